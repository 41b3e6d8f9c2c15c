"""How points grew, for any game that tells what its events change."""

from __future__ import annotations

from collections.abc import Iterable

from aoc_desktop.kernel.events import Cause, Event
from aoc_desktop.kernel.game import Change, Moment
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.solo.gains import END, Gained, by_round, by_source, gains_of, turning_points
from tests.toy import events


def changes(event: Event) -> Iterable[Change]:
    """Points by their cause, and the coins that are paid."""
    if isinstance(event, events.Gained):
        yield Change(event.seat, "points", event.points, event.cause)
    elif isinstance(event, events.Paid):
        yield Change(event.seat, "coins", -event.coins)


def played(round: int, *told: Event) -> PlayedMove:
    moment = Moment(round, 3, "play", ("play",), 0, 0, (0, 0), False)
    return PlayedMove(0, ("go",), "go", told, moment)


def test_only_points_are_gains_each_in_its_round_and_with_its_cause() -> None:
    history = [
        played(1, events.Gained(0, 2, Cause("card", "mill")), events.Paid(0, 5)),
        played(2, events.Gained(1, 3)),
    ]
    assert gains_of(history, changes) == [Gained(0, 1, 2, "card", "card", "mill"), Gained(1, 2, 3, "", "", "")]


def test_sums_by_round_and_by_source_end_at_the_same_points() -> None:
    gained = [Gained(0, 1, 2, "card", "", ""), Gained(0, 3, 4, "war", "", ""), Gained(1, END, 1, "card", "", "")]
    assert by_round(gained, 2, (1, 2, 3, END)) == [[2, 2, 6, 6], [0, 0, 0, 1]]
    assert by_source(gained, 2, ("card", "war")) == [{"card": 2, "war": 4}, {"card": 1, "war": 0}]


def test_what_counts_at_the_end_comes_last_however_many_rounds_there_were() -> None:
    late, end = Gained(0, 120, 9, "", "card", "mill"), Gained(1, END, 8, "", "card", "mill")
    assert turning_points([end, late]) == [[late], [end]]
    assert turning_points([]) == []
