"""The session: moves of people, of AI seats and of chance, undo, redo and the end of a turn."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from pytestqt.qtbot import QtBot

from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.kernel.errors import IllegalMove, Reason
from aoc_desktop.kernel.game import CHANCE, Seat
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.kernel.record import Record, replay, start
from aoc_desktop.play.live_session import LiveSession, NoTable
from aoc_desktop.play.past import PastSession, moves_since, round_starts
from aoc_desktop.play.session import HUMAN, Pace, SeatInfo, Session, colours_of
from aoc_desktop.play.start import continued_game, new_game, seats_of
from tests.kernel.toy_games import AMBUSH, toy_record

QUIET = Pace(delay=100_000, play_forced_moves=False)


def record(**changes: object) -> Record:
    setup = {"seed": 1, "market": ["egypt", "rome", "khmer", "axum", "china"]}
    return Record("age_of_civilization", "second_edition", 2, "table", (), setup)._replace(**changes)


def two_people(pace: Pace = QUIET) -> Session:
    return new_game(record(), [SeatInfo("Ada"), SeatInfo("Livia")], pace)


def first_turn(session: Session) -> None:
    """A rise and a rest: the turn is over."""
    session.play(("rise", "egypt"))
    session.play(("rest",))


def test_a_turn_that_ended_waits_for_its_confirmation() -> None:
    session = two_people()
    seat = session.decider
    first_turn(session)
    assert session.unconfirmed == seat
    assert session.decider is None
    assert session.legal() == []
    assert session.why_not(("act", "hunt")) == Reason("turn_ends")
    session.confirm()
    assert session.decider == 1 - seat


def test_a_turn_that_is_redone_waits_for_its_confirmation_too() -> None:
    session = two_people()
    first_turn(session)
    session.undo()
    assert session.unconfirmed is None
    session.redo()
    assert session.unconfirmed is not None


def test_undo_stops_at_another_persons_confirmed_turn() -> None:
    session = two_people()
    first_turn(session)
    assert session.why_no_undo() is None
    session.confirm()
    assert session.why_no_undo().code == "other_played"


def test_nobody_takes_back_or_sees_what_another_person_kept_in_the_draft() -> None:
    drafting = Record("age_of_civilization", "second_edition", 2, "table", ("draft",), {"seed": 1})
    session = new_game(drafting, [SeatInfo("Ada"), SeatInfo("Livia")], QUIET)
    session.play(session.legal()[0])
    assert session.decider == 1
    assert session.why_no_undo().code == "other_played"


def test_undo_stops_at_a_card_that_was_drawn() -> None:
    session = two_people()
    session.play(session.legal()[0])
    reason = session.why_no_undo()
    assert reason.code == "revealed"
    assert reason.params["kind"] == "drawn"


def test_chance_sits_on_no_chair() -> None:
    session = LiveSession(start(AMBUSH, toy_record("ambush", 2)), [SeatInfo("Ada"), SeatInfo("Livia")], QUIET)
    while session.match.deciders != (CHANCE,):
        seat = session.match.deciders[0]
        session._play(seat, next(iter(session.match.legal(seat))))
    assert not session.human_decides
    assert session.legal() == []
    moves = len(session.match.history)
    session.begin()
    session.hurry()
    assert len(session.match.history) == moves + 1


def test_the_record_of_a_session_holds_the_full_set_up_and_the_seats() -> None:
    session = continued_game(record(), QUIET)
    first_turn(session)
    kept = session.record()
    assert set(kept.setup) >= {"first_player", "track", "wonders", "market", "deck"}
    assert kept.meta["seats"] == [{"name": "P1", "level": HUMAN}, {"name": "P2", "level": HUMAN}]
    without_seed = kept._replace(setup={field: value for field, value in kept.setup.items() if field != "seed"})
    assert replay(GAME, without_seed).state.key() == session.match.state.key()


def test_what_meta_says_otherwise_is_ignored() -> None:
    people = [SeatInfo("P1"), SeatInfo("P2")]
    for odd in (5, "x", {}, ["x"], [None, 3]):
        assert seats_of(record(meta={"seats": odd})) == people
    assert seats_of(record(meta={"seats": [{"name": "Ada", "level": "oracle"}]}))[0] == SeatInfo("Ada", HUMAN)


def test_an_ai_seat_thinks_in_its_own_process_and_its_move_is_played(qtbot: QtBot) -> None:
    session = new_game(record(), [SeatInfo("Ada", "novice"), SeatInfo("Livia", "novice")], Pace(delay=0))
    with qtbot.waitSignal(session.played, timeout=20_000):
        session.begin()
    assert len(session.match.history) == 1
    qtbot.waitUntil(lambda: len(session.match.history) >= 4, timeout=20_000)
    session.pause()
    moves = session.match.moves
    again = new_game(record(), [SeatInfo("Ada", "novice"), SeatInfo("Livia", "novice")], Pace(delay=0))
    again.begin()
    qtbot.waitUntil(lambda: len(again.match.history) >= 4, timeout=20_000)
    again.pause()
    assert again.match.moves[:4] == moves[:4]


def test_a_thought_is_forgotten_when_the_game_is_paused(qtbot: QtBot) -> None:
    session = new_game(record(), [SeatInfo("Ada", "sage"), SeatInfo("Livia", "sage")], Pace(delay=0))
    session.begin()
    qtbot.waitUntil(lambda: session.is_thinking, timeout=5_000)
    session.pause()
    assert not session.is_thinking
    qtbot.wait(50)
    assert session.match.history == []


def test_a_hint_is_given_on_a_persons_turn_and_marks_the_game(qtbot: QtBot) -> None:
    session = two_people()
    session.begin()
    with qtbot.waitSignal(session.hinted, timeout=30_000) as asked:
        session.ask_hint()
        assert session.awaits_hint
        assert not session.aided
    (candidates,) = asked.args
    assert len(candidates) >= 3
    assert all(candidate.move in session.legal() for candidate in candidates)
    assert session.aided
    assert session.record().meta["aided"] is True
    assert continued_game(session.record(), QUIET).aided
    assert not session.match.history


def test_a_move_a_pause_and_an_undo_drop_the_hint(qtbot: QtBot) -> None:
    session = two_people()
    session.begin()
    session.play(("rise", "egypt"))
    act = next(move for move in session.legal() if move[0] == "act")
    for happens in (session.pause, lambda: session.play(act), session.undo):
        session.ask_hint()
        with qtbot.waitSignal(session.hint_dropped, timeout=100):
            happens()
        assert not session.awaits_hint
    assert not session.aided


def test_no_hint_without_a_person_to_give_it_to() -> None:
    session = new_game(record(), [SeatInfo("Ada", "random"), SeatInfo("Livia", "random")], QUIET)
    assert session.why_no_hint() == Reason("hint_not_yours")
    with pytest.raises(IllegalMove):
        session.ask_hint()
    assert not session.awaits_hint
    waiting = two_people()
    first_turn(waiting)
    assert waiting.why_no_hint() == Reason("hint_not_yours"), "the turn waits for its confirmation"
    assert PastSession(two_people(), 0).why_no_hint() == Reason("looking_back")


PRACTICE = QUIET._replace(practice=True)


def test_practice_goes_back_beyond_a_revelation_and_is_never_forgotten() -> None:
    session = two_people(PRACTICE)
    session.play(session.legal()[0])
    assert session.undo_is_practice
    assert not session.practice
    session.undo()
    assert session.match.history == []
    assert session.practice
    assert session.record().meta["practice"] is True
    fair = continued_game(session.record(), QUIET)
    assert fair.practice, "whatever the rule is later"
    assert "practice" not in two_people(PRACTICE).record().meta


def test_an_undo_that_fair_play_allows_makes_no_practice_game() -> None:
    session = two_people(PRACTICE)
    session.play(("rise", "egypt"))
    act = next(move for move in session.legal() if move[0] == "act")
    session.play(act)
    assert not session.undo_is_practice
    session.undo()
    assert not session.practice


def against_random(pace: Pace) -> Session:
    """A person on the seat that begins, and a seat of AI that needs no thought."""
    first = new_game(record(), [SeatInfo("Ada"), SeatInfo("Livia")], QUIET).decider
    seats = [SeatInfo("Ada"), SeatInfo("Livia", "random")]
    return new_game(record(), seats if first == 0 else seats[::-1], pace)


def test_practice_goes_back_over_an_ai_seats_moves_to_ones_own_decision() -> None:
    session = against_random(PRACTICE._replace(end_of_turn="at_once"))
    mine = session.decider
    first_turn(session)
    while session.decider != mine:
        session.hurry()
    moves = session.match.moves
    assert len(moves) > 3
    assert session.next_undone.move == ("rest",)
    session.undo()
    assert session.match.moves == moves[:1]
    session.redo()
    while session.decider != mine:
        session.hurry()
    assert session.match.moves == moves, "the others do again what they did"
    session.undo()
    session.play(next(move for move in session.legal() if move[0] == "act"))
    assert not session.match.can_redo


def test_practice_skips_what_was_played_by_itself() -> None:
    session = against_random(PRACTICE._replace(play_forced_moves=True, end_of_turn="at_once"))
    mine = session.decider
    session.play(("rise", "egypt"))
    chosen = next(move for move in session.legal() if move[0] == "act")
    session.play(chosen)
    while session.decider == mine and session.forced_move() is not None:
        session.hurry()
    if ("done",) in session.legal():
        session.play(("done",))
    while session.decider != mine:
        session.hurry()
    left = session.next_undone
    assert left.seat == mine
    assert len(list(session.match.game.legal(session.match.state_at(session.match.history.index(left)), mine))) > 1


def test_practice_shows_nobody_what_another_person_kept_in_the_draft() -> None:
    drafting = Record("age_of_civilization", "second_edition", 2, "table", ("draft",), {"seed": 1})
    session = new_game(drafting, [SeatInfo("Ada"), SeatInfo("Livia")], PRACTICE)
    session.play(session.legal()[0])
    assert session.why_no_undo().code == "other_played"


def test_a_finished_game_is_not_taken_back() -> None:
    for pace in (QUIET, PRACTICE):
        session = two_people(pace._replace(end_of_turn="at_once"))
        while not session.finished:
            session.play(session.legal()[-1])
        assert session.why_no_undo() == Reason("finished")


def test_each_new_game_has_a_name_of_its_own_and_a_record_keeps_it() -> None:
    one, two = two_people(), two_people()
    assert one.id != two.id
    assert continued_game(one.record(), QUIET).id == one.id
    past = PastSession(one, 0)
    branch = continued_game(past.record(), QUIET)
    assert branch.id not in (one.id, "")
    assert branch.practice, "what comes is known"
    unnamed = record(meta={"id": ["odd"]})
    assert continued_game(unnamed, QUIET).id == continued_game(unnamed, QUIET).id


def test_the_time_of_play_is_kept_and_odd_times_are_ignored(qtbot: QtBot) -> None:
    session = two_people()
    session.begin()
    qtbot.wait(20)
    session.play(("rise", "egypt"))
    assert 0.02 <= session.seconds < 60
    later = continued_game(record(meta={"seconds": 500}), QUIET)
    assert later.record().meta["seconds"] == 500
    for odd in (-1, True, "9", None, 10**12):
        assert continued_game(record(meta={"seconds": odd}), QUIET).seconds == 0


def test_each_seat_has_a_colour_of_its_own() -> None:
    def colours(*chosen: int | None) -> tuple[int, ...]:
        return colours_of([SeatInfo("x", HUMAN, colour) for colour in chosen])

    assert colours(None, None, None) == (0, 1, 2)
    assert colours(1, None) == (1, 0)
    assert colours(None, 0, None) == (1, 0, 2)
    assert colours(3, 3, None, 3) == (3, 1, 2, 0), "a record may say anything"


def test_a_continued_game_keeps_the_chosen_colours() -> None:
    session = new_game(record(), [SeatInfo("Ada", HUMAN, 3), SeatInfo("Livia")], QUIET)
    kept = session.record()
    assert seats_of(kept) == [SeatInfo("Ada", HUMAN, 3), SeatInfo("Livia")]
    assert seats_of(record(meta={"seats": [{"name": "Ada", "colour": "red"}, {"colour": 9}]}))[0].colour is None


def test_a_continued_game_keeps_the_styles_of_its_computer_players() -> None:
    seats = [SeatInfo("Ada"), SeatInfo("Livia", "adept", None, "raider")]
    kept = new_game(record(), seats, QUIET).record()
    assert kept.meta["seats"][1]["style"] == "raider"
    assert seats_of(kept) == seats
    assert "style" not in kept.meta["seats"][0], "a record without styles is what it always was"
    for odd in ("gambler", 7, None, "raider" * 9):
        assert seats_of(record(meta={"seats": [{}, {"name": "B", "level": "adept", "style": odd}]}))[1].style == ""
    assert seats_of(record(meta={"seats": [{"level": "human", "style": "raider"}]}))[0].style == ""


def test_where_rounds_begin_and_what_the_others_did_meanwhile() -> None:
    session = two_people(QUIET._replace(end_of_turn="at_once"))
    while not session.finished:
        session.play(session.legal()[-1])
    history = session.match.history
    starts = round_starts(history)
    assert list(starts) == [1, 2, 3, 4, 5, 6]
    assert starts[1] == 0
    for number, moves in starts.items():
        assert history[moves].moment.round == number
        assert moves == 0 or history[moves - 1].moment.round == number - 1
    seats = [played.seat for played in history]
    first = seats[0]
    turned = next(number for number, seat in enumerate(seats) if seat != first)
    back = next(number for number in range(turned, len(seats)) if seats[number] == first)
    assert moves_since(history[:turned], first) == range(0), "nobody else has played"
    assert moves_since(history[:back], first) == range(turned, back)
    assert moves_since(history[: back + 1], first) == range(turned, back), "the next turn has begun"


def test_undo_does_not_call_oneself_another_who_has_played() -> None:
    """Unconfirmed turns end at once: the AI seat is to move, and no other seat has played since."""
    setup = {**record().setup, "first_player": 0}
    seats = [SeatInfo("Ada"), SeatInfo("Marcus", "random")]
    session = new_game(record(setup=setup), seats, QUIET._replace(end_of_turn="at_once"))
    first_turn(session)
    assert not session.human_decides
    assert session.why_no_undo() == Reason("turn_over")
    session.set_pace(session.pace._replace(practice=True))
    session.pause()
    assert session.why_no_undo() is None


def test_nothing_moves_by_itself_while_the_table_shows_what_befell() -> None:
    class WithBanner(NoTable):
        def pause_before(self, seat: Seat, shown: Sequence[PlayedMove], delay: int) -> int:
            return 5000 + delay

    session = two_people()
    session.table = WithBanner()
    session.set_pace(session.pace._replace(delay=100))
    session.seats = (session.seats[0], session.seats[1]._replace(level="random"))
    first_turn(session)
    if session.unconfirmed is not None:
        session.confirm()
    assert session.waits
    assert 4000 < session.time_left < 5400, "Qt may round its timers by a twentieth"
