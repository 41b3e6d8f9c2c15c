"""Moves that a game shows together: they follow each other without a pause, the table changes once, and they are one
step back."""

from __future__ import annotations

from collections.abc import Callable

from pytestqt.qtbot import QtBot

from aoc_desktop.kernel.game import CHANCE, Moment, Seat
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.play.live_session import LiveSession, NoTable
from aoc_desktop.play.move_batches import belongs_next, last_stop, next_stop
from aoc_desktop.play.past import PastSession
from aoc_desktop.play.session import HUMAN, Pace
from tests.toy.test_session import table

SLOW = Pace(delay=60_000, play_forced_moves=False, end_of_turn="at_once")
STEPS = SLOW._replace(delay=0, step_by_step=True)


def same_round(last: PlayedMove, moment: Moment, seat: Seat) -> bool:
    """All that the seats choose after a roll."""
    return last.seat != CHANCE and seat != CHANCE and last.moment.round == moment.round


class Bundling(NoTable):
    """A table that shows some moves together."""

    def __init__(self, shows_with_last: Callable[[Seat], bool]) -> None:
        self._shows_with_last = shows_with_last

    def shows_with_last(self, seat: Seat) -> bool:
        return self._shows_with_last(seat)


def bundled(pace: Pace) -> LiveSession:
    session = table("random", "random", "random", pace=pace)
    assert isinstance(session, LiveSession)
    session.table = Bundling(lambda seat: belongs_next(session.match, seat, same_round))
    return session


def rounds(session: LiveSession) -> list[int]:
    return [played.moment.round for played in session.match.history]


def rest(session: LiveSession, qtbot: QtBot) -> None:
    """Wait until the session waits for a move."""
    qtbot.waitUntil(lambda: session.time_left > 1_000, timeout=5_000)


def test_a_round_that_is_shown_together_needs_one_pause_and_one_change(qtbot: QtBot) -> None:
    session, changes = bundled(SLOW), list[int]()
    Rows.of(session).changed.connect(lambda turns: changes.append(len(turns)))
    session.begin()
    rest(session, qtbot)
    assert changes == [0, 1]
    session.hurry()
    rest(session, qtbot)
    played = session.match.history[1:]
    choices = next((n for n, one in enumerate(played) if one.seat == CHANCE), len(played))
    assert choices > len(session.seats) / 2
    assert changes[:3] == [0, 1, choices]
    assert sum(changes) == len(session.match.history)


def test_step_by_step_one_key_plays_what_is_shown_together(qtbot: QtBot) -> None:
    session = bundled(STEPS)
    session.begin()
    for number in (1, 2):
        qtbot.waitUntil(lambda: session.awaits_step, timeout=5_000)
        assert set(rounds(session)) <= set(range(1, number + 1))
        session.hurry()


def test_a_person_who_decides_sees_every_move_at_once(qtbot: QtBot) -> None:
    """While a person here decides, the table shows every move at once."""
    session = table("random", HUMAN, "random", pace=SLOW)
    session.table = Bundling(lambda _seat: True)
    changes = list[int]()
    Rows.of(session).changed.connect(lambda turns: changes.append(len(turns)))
    session.begin()
    qtbot.waitUntil(lambda: session.human_decides, timeout=5_000)
    before = len(session.match.history)
    session.hurry()
    assert len(session.match.history) == before + 1
    assert sum(changes) == before + 1


def test_what_was_shown_together_is_one_step_of_looking_back(qtbot: QtBot) -> None:
    session = bundled(SLOW)
    session.begin()
    rest(session, qtbot)
    while sum(played.seat == CHANCE for played in session.match.history) < 2:
        session.hurry()
        rest(session, qtbot)
    history = session.match.history
    rolled = next(n for n, one in enumerate(history) if n and one.seat == CHANCE)
    assert rolled > 2
    assert [next_stop(history, moves, same_round) for moves in (0, 1, rolled)] == [1, rolled, rolled + 1]
    assert [last_stop(history, moves, same_round) for moves in (rolled + 1, rolled, 1)] == [rolled, 1, 0]
    past, told = PastSession(session, 1), list[PlayedMove]()
    past.played.connect(told.append)
    past.go_to(rolled, told=True)
    assert told == history[1:rolled]
    past.go_to(0)
    assert len(told) == rolled - 1
