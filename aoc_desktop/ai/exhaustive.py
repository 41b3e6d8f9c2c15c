"""Exhaustive search: every line by which one seat, deciding alone, comes to a horizon at which its result stands.

Depth first over `legal`, `copy` and `apply`, with a table by the state's whole key: the `turn_key` of AI seats leaves
things out. A move after which chance or another seat would decide before the horizon is closed: no line goes through
it. What is hidden is taken as it lies in the state: who must not know it compares the lines of several redraws.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.horizon import Horizon

MOST_ENDS = 1000
"""More final positions than that are not told apart."""


class TooManyPositions(Exception):
    """There are more positions than may be looked at."""


class Outlook(NamedTuple):
    """What can be had from a position."""

    best: float | None
    """None: every line is closed."""
    chance: float = 0.0
    """How likely somebody who plays any open move finds the best."""
    length: int = 0
    """Decisions of the shortest best line; moves that are the only open one do not count."""
    move: Move | None = None
    """The first move of that line."""
    lines: int = 0
    """All lines, in every order."""
    best_lines: int = 0


NOTHING = Outlook(None)


class Exhaustive:
    """All lines from the positions that it is asked about, up to a horizon."""

    def __init__(self, horizon: Horizon, most: int) -> None:
        """`most`: positions that are looked at; above, TooManyPositions is raised."""
        self.horizon = horizon
        self.closed = 0
        """Moves met that are closed."""
        self._most = most
        self._known: dict[Any, Outlook] = {}

    @property
    def positions(self) -> int:
        """How many were looked at."""
        return len(self._known)

    def following(self, state: Any) -> Iterator[tuple[Move, Any]]:
        """Every open move with the position after it."""
        horizon, game, seat = self.horizon, self.horizon.game, self.horizon.seat
        for move in game.legal(state, seat):
            after = game.copy(state)
            game.apply(after, seat, move)
            if horizon.why_closed(after) is not None:
                self.closed += 1
            else:
                yield move, after

    def outlook(self, state: Any) -> Outlook:
        """What can be had from here."""
        horizon = self.horizon
        if horizon.over(state):
            return Outlook(horizon.value(state), 1.0, 0, None, 1, 1)
        key = horizon.key(state)
        if key in self._known:
            return self._known[key]
        if len(self._known) >= self._most:
            raise TooManyPositions
        self._known[key] = NOTHING  # a line that comes back here leads nowhere
        ways = [(move, self.outlook(after)) for move, after in self.following(state)]
        self._known[key] = found = _united([(move, way) for move, way in ways if way.best is not None])
        return found

    def firsts(self, state: Any) -> list[tuple[Move, float]]:
        """The best that each open move still allows, best first."""
        found = [(move, self.outlook(after).best) for move, after in self.following(state)]
        return sorted(((move, best) for move, best in found if best is not None), key=lambda pair: -pair[1])

    def line(self, state: Any) -> tuple[Move, ...]:
        """The best line that has fewest decisions."""
        horizon, moves = self.horizon, list[Move]()
        state = horizon.game.copy(state)
        while not horizon.over(state) and (move := self.outlook(state).move) is not None:
            moves.append(move)
            horizon.game.apply(state, horizon.seat, move)
        return tuple(moves)

    def best_ends(self, state: Any, side: Callable[[Any], Any]) -> int:
        """How many different final positions are best, told apart by `side`; orders of the same moves count once."""
        horizon, best = self.horizon, self.outlook(state).best
        ends, seen, waiting = set[Any](), set[Any](), [state]
        while waiting and len(ends) < MOST_ENDS:
            for _, after in self.following(waiting.pop()):
                if self.outlook(after).best != best:
                    continue
                if horizon.over(after):
                    ends.add(side(after))
                elif (key := horizon.key(after)) not in seen:
                    seen.add(key)
                    waiting.append(after)
        return len(ends)


def _united(ways: list[tuple[Move, Outlook]]) -> Outlook:
    """What a position allows, from what each of its moves does."""
    if not ways:
        return NOTHING
    best = max(way.best for _, way in ways if way.best is not None)
    good = [(move, way) for move, way in ways if way.best == best]
    first, shortest = min(good, key=lambda pair: pair[1].length)
    return Outlook(
        best,
        sum(way.chance for _, way in good) / len(ways),
        shortest.length + (len(ways) > 1),
        first,
        sum(way.lines for _, way in ways),
        sum(way.best_lines for _, way in good),
    )


def every_line(horizon: Horizon, state: Any) -> tuple[float | None, int]:
    """The best result and the number of lines, every one played to its end without a table: proves the table right."""
    search = Exhaustive(horizon, 0)
    best: float | None = None
    lines, waiting = 0, [state]
    while waiting:
        here = waiting.pop()
        if horizon.over(here):
            value, lines = horizon.value(here), lines + 1
            best = value if best is None else max(best, value)
        else:
            waiting += [after for _, after in search.following(here)]
    return best, lines
