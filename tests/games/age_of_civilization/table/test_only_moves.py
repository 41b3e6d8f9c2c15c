"""What leaves a person nothing to decide is played by itself; where it makes a difference, the person is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import permutations
from time import perf_counter

import pytest

from aoc_desktop.games.age_of_civilization.rules.card_files import shipped_set
from aoc_desktop.games.age_of_civilization.rules.cards import Civilization, Technology, Wonder
from aoc_desktop.games.age_of_civilization.rules.events import Gained
from aoc_desktop.games.age_of_civilization.rules.game import GAME, MOST_EFFECTS
from aoc_desktop.games.age_of_civilization.rules.state import State
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.session import Pace, SeatInfo, Session
from aoc_desktop.play.start import continued_game, new_game
from tests.games.age_of_civilization.modes import MODES, Mode
from tests.games.age_of_civilization.position import ALL_NINE, Position, cards_with

SLOW = Pace(delay=100_000)
"""What moves by itself waits until it is hurried."""
THREE = [("use", "mali"), ("use", "currency"), ("use", "hanging_gardens")]


def people(position: Position, pace: Pace = SLOW) -> Session:
    """Two people at a table that has come to this position."""
    record = Record("age_of_civilization", "second_edition", 2, "table", (), {"seed": 1})
    session = new_game(record, [SeatInfo("Ada"), SeatInfo("Livia")], pace)
    session.match.state = position.state
    return session


def with_three_effects(**holding: object) -> Position:
    """Mali, Currency and the Hanging Gardens give coins that none of them counts."""
    cards = {"main": "mali", "technologies": ["currency"], "wonders": ["hanging_gardens"]}
    return Position(2).hold(0, **{**cards, **holding})  # type: ignore[arg-type]


def test_effects_whose_order_makes_no_difference_are_resolved_by_themselves_in_the_order_of_the_list() -> None:
    session = people(with_three_effects(workers=1).at("actions", round=2))
    session.begin()
    session.play(("rest",))
    assert session.legal() == THREE
    for _ in THREE:
        assert session.unconfirmed is None
        session.hurry()
    assert [played.move for played in session.match.history] == [("rest",), *THREE]
    assert session.by_itself == {2, 3, 4}
    assert session.unconfirmed == 0, "the person still ends the turn"
    summed = [event for event in session.turn_events(0) if isinstance(event, Gained) and event.what == "coins"]
    assert [event.cause.id for event in summed if event.cause] == ["rest", "mali", "currency", "hanging_gardens"]


def test_one_undo_takes_them_back_with_the_move_that_led_to_them_and_redo_plays_them_again() -> None:
    session = people(with_three_effects(workers=1).at("actions", round=2))
    session.begin()
    session.play(("rest",))
    for _ in THREE:
        session.hurry()
    assert session.next_undone.move == ("rest",)
    session.undo()
    assert session.match.history == []
    assert session.by_itself == set()
    assert ("rest",) in session.legal()
    session.redo()
    for _ in THREE:
        session.hurry()
    assert [played.move for played in session.match.history] == [("rest",), *THREE]
    assert session.by_itself == {2, 3, 4}
    assert session.unconfirmed == 0


def test_an_undo_never_takes_back_a_revelation_with_what_followed_by_itself() -> None:
    record = Record("age_of_civilization", "second_edition", 2, "table", (), {"seed": 1})
    session = new_game(record, [SeatInfo("Ada"), SeatInfo("Livia")], SLOW)
    session.play(session.legal()[0])
    assert session.match.history[0].revelation is not None
    session.match.state.players[session.decider].free_workers = 0
    session.look_again()
    assert session.legal() == [("rest",)]
    session.set_pace(SLOW)
    session.hurry()
    assert len(session.match.history) == 2
    session.undo()
    assert len(session.match.history) == 1
    assert session.why_no_undo().code == "revealed"


def test_without_the_setting_every_effect_is_asked_for_and_taken_back_alone() -> None:
    session = people(with_three_effects().at("end_of_turn"), SLOW._replace(play_forced_moves=False))
    session.begin()
    session.hurry()
    assert session.match.history == []
    session.play(THREE[0])
    session.play(THREE[1])
    session.undo()
    assert [played.move for played in session.match.history] == THREE[:1]


def test_a_lesson_lets_the_learner_do_everything_by_hand() -> None:
    session = people(with_three_effects().at("end_of_turn"))
    session.allows = lambda move: True
    session.begin()
    session.hurry()
    assert session.match.history == []


def bankers() -> Position:
    position = Position(2, variants=["innovation"])
    return position.hold(0, main="mali", special="bankers", technologies=["banking"], coins=2).at("end_of_turn")


ASKED = {
    "banking counts the coins that Mali gives": bankers(),
    "the offer of Education stands beside them": with_three_effects(technologies=["currency", "education"], coins=9),
    "the coins of one pay for an offer before the others": with_three_effects(
        technologies=["currency", "education"], coins=2
    ),
}


@pytest.mark.parametrize("why", ASKED)
def test_the_person_is_asked_where_something_can_be_decided(why: str) -> None:
    session = people(ASKED[why].at("end_of_turn"))
    session.begin()
    assert len(session.legal()) > 1
    session.hurry()
    assert session.match.history == []


def test_a_users_cards_may_bring_more_effects_together_than_can_be_tried_out() -> None:
    """Nine have 362,880 orders: the person is asked, and at once."""
    income = [{"when": "end_of_turn", "gain": {"coins": 1}}]
    cards = cards_with(technology=[{"id": name, "effects": income} for name in ALL_NINE])
    for count in (MOST_EFFECTS, MOST_EFFECTS + 1, len(ALL_NINE)):
        session = people(Position(2, cards).hold(0, main="egypt", technologies=ALL_NINE[:count]).at("end_of_turn"))
        assert len(session.legal()) == count
        began = perf_counter()
        assert (session.forced_move() is None) == (count > MOST_EFFECTS)
        assert perf_counter() - began < 0.5


def test_the_record_does_not_say_what_was_played_by_itself() -> None:
    session = people(with_three_effects().at("end_of_turn"))
    session.begin()
    session.hurry()
    assert session.record().moves == ("use mali",)
    assert "by_itself" not in session.record().meta
    fresh = Record("age_of_civilization", "second_edition", 2, "table", (), {"seed": 1})
    assert continued_game(fresh, SLOW).by_itself == set()


# ---------------------------------------------------------------- all modes


def session_of(mode: Mode, seed: int) -> Session:
    kind = f"scenario:{mode.scenario}" if mode.scenario else "solo" if mode.players == 1 else "table"
    record = Record("age_of_civilization", mode.edition, mode.players, kind, mode.variants, {"seed": seed})
    pace = SLOW._replace(end_of_turn="at_once")
    return new_game(record, [SeatInfo(str(seat)) for seat in range(mode.players)], pace)


def every_order(state: State, moves: list[Move]) -> str:
    """What comes of playing these moves in every order: "the same", "different", or "something else" could be done."""
    ends = []
    for order in permutations(moves):
        match = Match(GAME, GAME.copy(state))
        for place, move in enumerate(order):
            if match.deciders != (state.seat,) or set(match.legal(state.seat)) != set(order[place:]):
                return "something else"
            match.play(state.seat, move)
        ends.append((GAME.snapshot(match.state), match.state.deck, match.state.agenda))
    return "the same" if all(end == ends[0] for end in ends) else "different"


def judged(session: Session) -> str:
    """What comes of every order; asserts that the session decides by itself exactly where it is the same."""
    moves, state = session.legal(), session.match.state
    decided = session.forced_move() is not None
    if len(moves) == 1:
        assert decided, moves
        return "one move"
    if state.phase != "end_of_turn" or state.agenda or len(moves) > MOST_EFFECTS:
        assert not decided, moves
        return "a choice"
    comes = every_order(state, moves)
    assert decided == (comes == "the same"), (comes, moves)
    return comes


def test_over_random_games_of_all_modes_it_decides_by_itself_exactly_where_every_order_leads_to_the_same() -> None:
    counted: Counter[str] = Counter()
    for seed in range(4):
        for mode in MODES:
            session, rng = session_of(mode, seed), Rng(seed)
            while not session.finished:
                counted[judged(session)] += 1
                session.play(rng.choice(session.legal()))
    assert counted["the same"] > 100, counted
    assert counted["something else"] > 100, counted


@pytest.mark.parametrize("edition", ["second_edition", "first_edition"])
def test_for_any_cards_with_effects_at_the_end_of_the_turn_too(edition: str) -> None:
    """Hands that random games seldom come to: several such cards, few or many coins, the limit of workers near."""
    cards, rng, counted = shipped_set(edition), Rng(5), Counter[str]()

    def some(kind: Mapping[str, Civilization | Technology | Wonder], most: int) -> list[str]:
        names = [name for name, card in kind.items() if "end_of_turn" in str(card)]
        rng.shuffle(names)
        return names[: rng.below(most + 1)]

    for _ in range(400):
        civilizations = some(cards.civilization, 3)
        position = Position(3, edition).hold(
            0,
            main="".join(civilizations[:1]),
            inherited=civilizations[1:],
            technologies=some(cards.technology, 2),
            wonders=some(cards.wonder, 2),
            coins=rng.below(8),
            workers=rng.below(5),
        )
        session = people(position.at("end_of_turn", round=1 + rng.below(6)))
        if len(session.legal()) > 1:
            counted[judged(session)] += 1
    assert min(counted["the same"], counted["different"], counted["something else"]) > 5, counted
