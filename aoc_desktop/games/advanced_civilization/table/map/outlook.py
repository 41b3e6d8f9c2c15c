"""What would come of the map as it stands: fights, sieges, cities that could be built, tokens that would leave.

Worked out on a copy of what the viewer knows, by the rules of the phases after movement; nobody else moves.
"""

from __future__ import annotations

from typing import NamedTuple

from aoc_desktop.games.advanced_civilization.rules.phases import conflict, surplus
from aoc_desktop.games.advanced_civilization.rules.phases.construction import BuildCity
from aoc_desktop.games.advanced_civilization.rules.phases.fights import sides_in
from aoc_desktop.games.advanced_civilization.rules.phases.support import TOKENS_PER_CITY
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, State
from aoc_desktop.kernel.game import Seat


class Clash(NamedTuple):
    """A fight or siege in which the seat has a part."""

    area: str
    rival: Seat
    """The strongest of the others; the neutral number for barbarians and pirates."""
    before: tuple[int, int]
    """Own tokens, and the rival's (of a city: its defenders)."""
    after: tuple[int, int]
    city: str
    """"": no city; "falls", "stands": an attacked city of the rival; "lost", "holds": one's own."""

    @property
    def lost(self) -> bool:
        """The seat has nothing left there."""
        return self.after[0] == 0 and self.city != "holds"


class Leaving(NamedTuple):
    area: str
    tokens: int
    limit: int


class Outlook(NamedTuple):
    clashes: tuple[Clash, ...]
    building: tuple[str, ...]
    """Areas that could become a city."""
    leaving: tuple[Leaving, ...]
    """Tokens above the limit, where no city can be built."""
    tokens: int
    """On the map afterwards, if nothing is built."""
    cities: int

    @property
    def unsupported(self) -> int:
        """Cities that would have to be reduced."""
        return max(0, self.cities - self.tokens // TOKENS_PER_CITY)


def outlook(state: State, seat: Seat) -> Outlook:
    """For a seat, from a state that holds no more than its viewer knows."""
    after = state.copy()
    after.agenda = ()
    board, limits = state.table.board, state.table.board.limits
    _fight(after)
    clashes = tuple(
        clash_in(state, after, seat, area)
        for area in range(len(board.areas))
        if _clashes(state, seat, area, limits[area])
    )
    building = tuple(move[1] for move in BuildCity(seat, False).moves(after, seat) if move[0] == "build")
    standing = after.tokens[seat][:]
    surplus.begin(after, None)
    leaving = []
    for area, name in enumerate(board.areas):
        gone = standing[area] - after.tokens[seat][area]
        if gone and name in building:
            after.stock[seat] -= gone
        elif gone:
            leaving.append(Leaving(name, gone, standing[area] - gone))
    return Outlook(clashes, building, tuple(leaving), after.map_tokens(seat), after.map_cities(seat))


def _fight(state: State) -> None:
    """The conflict phase without what follows a siege."""
    conflict.begin(state, None)
    task = state.agenda[-1] if state.agenda else None
    for area in task.areas if isinstance(task, conflict.Sieges) else ():
        conflict.siege(state, area, None)
    state.agenda = ()


def _clashes(state: State, seat: Seat, area: int, limit: int) -> bool:
    """Whether the seat takes part in a fight here."""
    sides, owner = sides_in(state, area), state.city[area]
    mine = state.tokens[seat][area]
    if owner == NOBODY:
        return bool(mine) and len(sides) > 1 and sum(count for _, count in sides) > limit
    return bool(mine and owner != seat) or (owner == seat and any(nation != seat for nation, _ in sides))


def clash_in(state: State, after: State, seat: Seat, area: int) -> Clash:
    """The fight of a seat in an area: who stood there, and who is left."""
    owner, others = state.city[area], [side for side in sides_in(state, area) if side[0] != seat]
    rival = owner if owner not in (NOBODY, seat) else max(others, key=lambda side: side[1])[0]
    city = ""
    if owner == seat:
        city = "holds" if after.city[area] == seat else "lost"
    elif owner != NOBODY:
        city = "stands" if after.city[area] == owner else "falls"
    left = after.tokens[seat][area], after.tokens[rival][area]
    return Clash(
        state.table.board.areas[area], rival, (state.tokens[seat][area], state.tokens[rival][area]), left, city
    )
