"""A running game of the toy: several deciders, chance, private lines, eight seats."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from aoc_desktop.ai.search import Budget
from aoc_desktop.kernel.errors import IllegalMove
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.record import replay
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.past import FutureSession, PastSession, round_starts
from aoc_desktop.play.review import Review
from aoc_desktop.play.session import HUMAN, Pace, SeatInfo, Session, colours_of
from aoc_desktop.play.start import continued_game, new_game
from tests.toy.caravans import GAME, TOWNS
from tests.toy.registered import caravan_record

NAMES = ("Ada", "Livia", "Marcus", "Chandra", "Ines", "Omar", "Yuki", "Zoe")
QUIET = Pace(delay=100_000, play_forced_moves=False, end_of_turn="at_once")
AT_ONCE = Pace(delay=0, play_forced_moves=False, end_of_turn="at_once")


def table(*levels: str, pace: Pace = QUIET, seed: int = 1) -> Session:
    seats = [SeatInfo(NAMES[seat], level) for seat, level in enumerate(levels)]
    return new_game(caravan_record(len(levels), seed=seed), seats, pace)


def rolled(*levels: str, pace: Pace = QUIET) -> Session:
    """A table at which the die has been rolled: all have to choose."""
    session = table(*levels, pace=pace)
    session.begin()
    session.hurry()
    assert session.match.game.moment(session.match.state).step == "choice"
    return session


def test_chance_is_drawn_without_the_pace_of_the_ai(qtbot: QtBot) -> None:
    """The die is drawn at once, however slow the pace of AI seats."""
    session = table(HUMAN, HUMAN)
    session.begin()
    qtbot.waitUntil(lambda: len(session.match.history) == 1, timeout=5_000)
    assert session.match.history[0].seat == CHANCE
    assert session.human_decides


def test_people_at_one_screen_are_asked_one_after_the_other() -> None:
    session = rolled(HUMAN, HUMAN, HUMAN)
    for seat in range(3):
        assert session.decider == seat
        assert session.match.deciders == tuple(range(seat, 3))
        session.play(("late",))
    assert [played.seat for played in session.match.history[1:]] == [0, 1, 2]


def test_a_person_is_asked_though_ai_seats_come_first() -> None:
    session = rolled("random", "random", HUMAN, "random")
    assert session.decider == 2
    assert session.human_decides
    session.play(("early",))
    assert session.match.history[-1].seat == 2
    assert session.match.deciders == (0, 1, 3)


def test_ai_seats_answer_meanwhile_each_for_itself(qtbot: QtBot) -> None:
    """The person has not chosen yet; every answer of the worker is credited to the seat that was asked."""
    session = rolled("novice", HUMAN, "random", "novice", pace=AT_ONCE)
    qtbot.waitUntil(lambda: session.match.deciders == (1,), timeout=30_000)
    assert session.human_decides
    assert sorted(played.seat for played in session.match.history[1:]) == [0, 2, 3]
    session.pause()


def test_a_thought_outlasts_anothers_answer(qtbot: QtBot) -> None:
    """Two people choose while an AI seat thinks: its answer comes, and is its own."""
    session = rolled(HUMAN, "sage", HUMAN, pace=AT_ONCE)
    qtbot.waitUntil(lambda: session.is_thinking or len(session.match.history) > 1, timeout=5_000)
    session.play(("late",))
    session.play(("early",))
    qtbot.waitUntil(lambda: len(session.match.history) >= 4, timeout=30_000)
    session.pause()
    chosen = {played.seat: played.move for played in session.match.history[1:4]}
    assert (chosen[0], chosen[2]) == (("late",), ("early",))
    assert chosen[1] in (("late",), ("early",))


def test_an_own_secret_choice_is_taken_back_until_it_is_seen(qtbot: QtBot) -> None:
    session = rolled(HUMAN, "random", "random", pace=AT_ONCE)
    session.play(("early",))
    session.pause()
    session.undo()
    assert session.decider == 0
    session.play(("late",))
    qtbot.waitUntil(lambda: session.match.state.fair != "", timeout=10_000)
    session.pause()
    assert session.match.history[-1].revelation is not None
    assert session.why_no_undo() is not None, "all have seen it"


def test_what_others_chose_meanwhile_stays_when_an_own_choice_is_taken_back() -> None:
    session = rolled(HUMAN, "random", "random")
    session.play(("early",))
    session.match.play(2, ("late",))
    session.undo()
    assert session.match.state.chosen == ("", "", "late")
    assert session.decider == 0
    assert replay(GAME, session.record()).state == session.match.state


def test_nobody_takes_back_what_another_person_chose_in_secret() -> None:
    session = rolled(HUMAN, HUMAN, HUMAN)
    session.play(("early",))
    assert session.decider == 1
    assert session.why_no_undo() is not None
    with pytest.raises(IllegalMove):
        session.undo()


@pytest.mark.parametrize("players", [2, 5, 8])
def test_a_whole_game_plays_itself_and_is_continued_from_its_record(players: int, qtbot: QtBot) -> None:
    session = table(*["random"] * players, pace=AT_ONCE, seed=players)
    session.begin()
    qtbot.waitUntil(lambda: session.finished, timeout=30_000)
    assert len(set(colours_of(session.seats))) == players
    again = continued_game(session.record(), QUIET)
    assert again.finished
    assert again.match.state == session.match.state
    assert [seat.name for seat in again.seats] == list(NAMES[:players])


def test_a_game_left_in_the_middle_goes_on_the_same_way(qtbot: QtBot) -> None:
    """The die after a continued game is the die that would have come."""
    session = table("random", "random", seed=9)
    session.begin()
    for _ in range(12):
        session.hurry()
    left = session.record()
    while not session.finished:
        session.hurry()
    again = continued_game(left, QUIET)
    again.begin()
    while not again.finished:
        again.hurry()
    assert again.match.moves == session.match.moves


def test_the_past_of_a_game_and_where_its_rounds_begin() -> None:
    session = table("random", "random", "random")
    session.begin()
    while not session.finished:
        session.hurry()
    starts = round_starts(session.match.history)
    assert list(starts) == [1, 2, 3, 4]
    past = PastSession(session, starts[3])
    assert past.match.game.moment(past.match.state).round == 3
    assert past.legal() == []


def test_a_turn_of_the_toy_is_confirmed_where_it_ends_with_a_draw() -> None:
    """The journey ends after the bag was drawn from, which is chance's move: nothing is left to confirm."""
    session = rolled(HUMAN, HUMAN, pace=QUIET._replace(end_of_turn="ask"))
    session.play(("late",))
    session.play(("late",))
    session.play(("rest",))
    assert session.match.deciders == (CHANCE,)
    session.hurry()
    assert session.unconfirmed is None
    assert session.decider == 1


def test_a_hint_is_given_where_several_decide(qtbot: QtBot) -> None:
    session = rolled("random", HUMAN, "random")
    with qtbot.waitSignal(session.hinted, timeout=30_000) as hinted:
        session.ask_hint()
    assert {candidate.move for candidate in hinted.args[0]} == {("early",), ("late",)}


def test_a_finished_game_is_reviewed(qtbot: QtBot) -> None:
    session = table(HUMAN, "random", pace=AT_ONCE, seed=4)
    session.begin()
    while not session.finished:
        if session.human_decides:
            session.play(session.legal()[-1])
        else:
            session.hurry()
    review = Review(session, 0, Budget(roots=3, width=1, candidates=2, playouts=2, turns=1))
    assert review.turns
    with qtbot.waitSignal(review.finished, timeout=60_000):
        review.begin()
    assert [found.turn for found in review.found] == review.turns


def test_what_a_seat_is_told_of_its_turn_is_what_it_saw() -> None:
    session = rolled(HUMAN, HUMAN)
    session.play(("late",))
    assert [event.kind for event in session.turn_events(0)] == ["chose"]
    played = session.match.history[-1]
    assert [event for number, event in session.match.log(1) if number == 2] == []
    assert played.events[0].seen_by == (0,)


def test_games_without_a_seed_do_not_all_see_the_same_dice() -> None:
    """A set-up that was written down whole needs no seed, and has luck of its own all the same."""
    rolled_first = set()
    for first in TOWNS:
        for second in TOWNS[:3]:
            session = continued_game(caravan_record(2, fairs=[first, second]), QUIET)
            session.begin()
            session.hurry()
            rolled_first.add(session.match.moves[0])
    assert len(rolled_first) >= 4
    again = continued_game(caravan_record(2, fairs=["elche", "denia"]), QUIET)
    same = continued_game(caravan_record(2, fairs=["elche", "denia"]), QUIET)
    for session in (again, same):
        session.begin()
        session.hurry()
    assert again.match.moves == same.match.moves


def test_what_is_drawn_ahead_shows_nothing_hidden() -> None:
    """The last choice turns a fair card up: trying it out tells nothing of the stack, nor of what another chose."""
    session, tried, stacks = rolled(HUMAN, HUMAN), [], set()
    session.play(("early",))
    future, view = FutureSession(session), GAME.view(session.match.state, 1)
    for seed in range(6):
        session.match.state = state = GAME.redraw(view, Rng(seed))
        stacks.add(state.fairs)
        future.try_out(session, ("late",))
        assert future.match.history[-1].seat == future.looks_from == 1
        assert session.match.state is state
        tried.append(GAME.view(future.match.state, 1))
    assert len(stacks) > 1
    assert all(found == tried[0] for found in tried)


# ------------------------------------------------------------ wide sets of moves
def travelling() -> Session:
    """Ada's caravan travels with many goods."""
    session = rolled(HUMAN, HUMAN)
    session.play(("late",))
    session.play(("late",))
    session.match.state.hands[0] = ("salt",) * 200 + ("silk",)
    return session


def test_a_session_never_lists_the_moves_of_a_wide_set_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forced moves, undo and the clock look at two moves at most."""
    from tests.toy.caravans import CaravanLegal

    listed: list[int] = []
    plain = CaravanLegal.__iter__

    def counted(self: CaravanLegal):  # type: ignore[no-untyped-def]
        for number, move in enumerate(plain(self), 1):
            listed.append(number)
            yield move

    session = travelling()
    session.set_pace(session.pace._replace(play_forced_moves=True))
    monkeypatch.setattr(CaravanLegal, "__iter__", counted)
    session.play(("sell", "salt", "120"))
    session.undo()
    session.redo()
    assert session.why_not(("sell", "salt", "999")) is not None
    assert max(listed, default=0) <= 2
