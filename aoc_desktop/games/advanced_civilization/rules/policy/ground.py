"""The map as one seat plans on it: its own tokens, what stands in their way, what it may hold."""

from __future__ import annotations

from aoc_desktop.games.advanced_civilization.rules.board import Board
from aoc_desktop.games.advanced_civilization.rules.phases.movement import targets
from aoc_desktop.games.advanced_civilization.rules.phases.support import TOKENS_PER_CITY
from aoc_desktop.games.advanced_civilization.rules.phases.voyage import reach
from aoc_desktop.games.advanced_civilization.rules.policy.geography import Geography, geography
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, State

BLOCKED = -2
"""An area whose city is somebody else's."""


class Ground:
    """Copied and changed while plans are tried; the other nations stay where they are."""

    __slots__ = (
        "all_tokens",
        "board",
        "cap",
        "cities",
        "city",
        "foe",
        "fresh",
        "geography",
        "near",
        "open_sea",
        "own",
        "reach",
        "ships",
        "spare_cities",
        "treasury",
    )

    board: Board
    geography: Geography
    own: list[int]
    """The seat's tokens by area."""
    fresh: list[int]
    """Those of them that may still move."""
    foe: list[int]
    """Tokens of all others together."""
    city: list[int]
    """0 for an own city, NOBODY, or BLOCKED for another's."""
    cap: list[int]
    """How many own tokens can live in an area after the surplus is gone."""
    near: list[tuple[int, ...]]
    """Where tokens of an area may go by land."""
    cities: int
    spare_cities: int
    all_tokens: int
    treasury: int
    ships: tuple[int, ...]
    reach: int
    open_sea: bool

    def copy(self) -> Ground:
        other = Ground()
        other.board = self.board
        other.geography = self.geography
        other.own = self.own[:]
        other.fresh = self.fresh[:]
        other.foe = self.foe
        other.city = self.city[:]
        other.cap = self.cap[:]
        other.near = self.near
        other.cities = self.cities
        other.spare_cities = self.spare_cities
        other.all_tokens = self.all_tokens
        other.treasury = self.treasury
        other.ships = self.ships
        other.reach = self.reach
        other.open_sea = self.open_sea
        return other

    def free_site(self, area: int) -> bool:
        return self.city[area] == NOBODY and self.board.sites[area] != "none"

    def on_map(self) -> int:
        return sum(self.own)

    def build(self, area: int) -> None:
        """A city stands where the tokens were."""
        self.own[area] = 0
        self.cap[area] = 0
        self.city[area] = 0
        self.cities += 1
        self.spare_cities -= 1

    def settle_surplus(self) -> None:
        """What an area cannot hold goes back to the stock."""
        cap = self.cap
        self.own = [min(tokens, cap[area]) if tokens else 0 for area, tokens in enumerate(self.own)]

    def next_turn(self, kept_money: float) -> None:
        """Cities without support or tax are lost, taxes paid, every area grows as far as the stock reaches."""
        on_map = sum(self.own)
        stock = self.all_tokens - on_map - int(kept_money * self.treasury)
        held = min(self.cities, on_map // TOKENS_PER_CITY, max(0, stock) // TOKENS_PER_CITY)
        self.spare_cities += self.cities - held
        self.cities = held
        self.treasury = TOKENS_PER_CITY * held
        stock -= self.treasury
        for area, tokens in enumerate(self.own):
            if tokens and self.city[area] == NOBODY:
                grown = min(1 if tokens == 1 else 2, max(0, stock))
                self.own[area] += grown
                stock -= grown
        self.fresh = self.own[:]


def ground_of(state: State, seat: int) -> Ground:
    """As things stand; within the seat's movement only fresh tokens and ready ships move."""
    board = state.table.board
    ground = Ground()
    ground.board = board
    ground.geography = geography(board)
    ground.own = list(state.tokens[seat])
    if state.phase == "movement" and (state.fresh or state.ready):
        ground.fresh = [state.fresh.get(area, 0) for area in range(len(ground.own))]
        ground.ships = state.ready
    else:
        ground.fresh = ground.own[:]
        ground.ships = state.ships[seat]
    others = [row for nation, row in enumerate(state.tokens) if nation != seat]
    ground.foe = list(map(sum, zip(*others, strict=True)))
    ground.city = [owner if owner == NOBODY else 0 if owner == seat else BLOCKED for owner in state.city]
    abilities = state.abilities[seat]
    bonus = abilities.limit_bonus
    ground.cap = [
        0 if city != NOBODY else max(0, limit - foe) if foe else limit + bonus
        for limit, foe, city in zip(board.limits, ground.foe, ground.city, strict=True)
    ]
    if abilities.roads:
        ground.near = [
            tuple(targets(state, seat, area)) if tokens else board.land[area] for area, tokens in enumerate(ground.own)
        ]
    else:
        ground.near = list(board.land)
    ground.cities = state.map_cities(seat)
    ground.spare_cities = state.city_stock[seat]
    ground.all_tokens = board.tokens
    ground.treasury = state.treasury[seat]
    ground.reach = reach(state, seat)
    ground.open_sea = abilities.open_sea
    return ground
