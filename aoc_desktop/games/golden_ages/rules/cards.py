"""The components as the engine plays them: immutable, shared by all states, made once from a validated card set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from aoc_desktop.kernel.events import Cause
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.sources import CardSources

if TYPE_CHECKING:  # in quotes below: a NamedTuple that mypyc compiles looks for the class itself at once
    from aoc_desktop.games.golden_ages.rules.board import Board
    from aoc_desktop.games.golden_ages.rules.powers import Powers, TechnologyTree

ERAS = 4
ROTATIONS = (0, 90, 180, 270)
SYMBOLS = ("game", "gem", "stone", "wheat")
ANY_RANGE = 1000
"""A range that reaches every land square."""
ALL_GOLD = 1000
"""A discount that leaves nothing to pay."""
SLOTS = 3


class Grant(NamedTuple):
    """A technology that an effect gives: a certain one (`id`), or as many as the player `choose`s."""

    id: str = ""
    needs: str = ""
    otherwise_gold: int = 0
    choose: int = 0
    discount: int = 0
    """Less gold to pay; ALL_GOLD: nothing is paid."""
    level: int = 0
    """Only of this level; 0: of any."""
    skip: bool = False
    """Without need of a predecessor."""
    develop_effects: bool = True


class Effect(NamedTuple):
    """One effect of a card: standing (`always`) or triggered (`when`). Rules, section 9."""

    cause: Cause
    always: str = ""
    when: str = ""
    symbol: str = ""
    per: str = ""
    gold: int = 0
    points: int = 0
    amount: int = 0
    """Standing effects: squares, slot, cubes, tiles or gold, whichever the effect speaks of."""
    grant: Grant | None = None
    stand_up: int = 0
    relocate: tuple[str, ...] = ()


class Technology(NamedTuple):
    id: str
    bit: int
    row: int
    level: int
    cost: int
    cubes: int
    points: int
    before: int
    """The bit of its predecessor in the row; 0: it is in force from the start."""
    obsoletes: int
    """Bits of the technologies that it puts out of force."""
    effects: tuple[Effect, ...]
    on_develop: tuple[Effect, ...]
    develop: Move
    """`develop TECH`."""


class Wonder(NamedTuple):
    id: str
    era: int
    cost: int
    cost_for: Mapping[str, int]
    effects: tuple[Effect, ...]
    on_build: tuple[Effect, ...]
    activate: Effect | None
    build: Move
    """`wonder WONDER`."""


class Building(NamedTuple):
    id: str
    era: int
    players: tuple[int, ...]
    """The smallest number of players of each of its cards."""
    effects: tuple[Effect, ...]
    activate: Effect | None


class Civilization(NamedTuple):
    id: str
    era: int
    value: int
    effects: tuple[Effect, ...]
    on_play: tuple[Effect, ...]


class Judgement(NamedTuple):
    id: str
    points: int
    per: str
    each: int
    cause: Cause


class Future(NamedTuple):
    id: str
    points: int
    most: str
    cause: Cause


Sides = tuple[int, int, int, int]
"""Four sets of squares: one for each side, or one for each symbol."""


class Cell(NamedTuple):
    """A square of a tile where it lies: `edges` for north, east, south, west, True for land."""

    square: int
    symbols: tuple[str, ...]
    edges: tuple[bool, bool, bool, bool]


class Placement(NamedTuple):
    """One way in which a tile can lie on an empty board."""

    square: int
    rotation: int
    cells: tuple[Cell, ...]
    covers: int
    around: int
    """The neighbours of its cells, themselves not covered."""
    meets: tuple[Sides, Sides]
    """For each side, the squares beyond that side of a cell where the cell's edge is land; then those of water."""
    land_edges: Sides
    """For each side, the cells whose edge at that side is land."""
    once: Sides
    """For each symbol, the cells that have it; `twice`: those that have it twice."""
    twice: Sides
    move: Move
    """`place SQUARE ROT`."""


class Meeting(NamedTuple):
    """An outer edge of a turned tile: the square beyond it lies `away` from the tile's first cell."""

    away: int
    on_board: int
    """The first cell's squares for which it lies on the board."""
    land: bool
    facing: int
    """The side of the square beyond that meets this edge."""


class Turned(NamedTuple):
    """A tile in one rotation, wherever it lies."""

    at: Mapping[int, Placement]
    on_board: int
    """The first cell's squares for which all of it is on the board."""
    cells: tuple[int, ...]
    """How far each cell lies from the first one."""
    meetings: tuple[Meeting, ...]


class Tile(NamedTuple):
    id: str
    size: int
    placements: tuple[Placement, ...]
    turned: tuple[Turned, ...]
    """The same, sorted by rotation, for finding all legal places at once."""


class Island(NamedTuple):
    square: int
    symbols: tuple[str, ...]


class CardSet(NamedTuple):
    """Everything a game of The Golden Ages is played with."""

    id: str
    gold: int
    points: int
    reserve: int
    colonists: int
    artist_points: int
    golden_age_gold: int
    invasion_costs: tuple[int, ...]
    judgements_shown: int
    gold_per_point: int
    first_boards: Mapping[tuple[int, bool], Board]
    """The map at the beginning, by the square tile's rotation and by `open_sea`."""
    islands: tuple[Island, ...]
    tiles: tuple[Tile, ...]
    glory: tuple[int, ...]
    technologies: tuple[Technology, ...]
    wonders: tuple[Wonder, ...]
    buildings: tuple[Building, ...]
    civilizations: tuple[Civilization, ...]
    judgements: tuple[Judgement, ...]
    futures: tuple[Future, ...]
    tile: Mapping[str, Tile]
    technology: Mapping[str, Technology]
    wonder: Mapping[str, Wonder]
    building: Mapping[str, Building]
    civilization: Mapping[str, Civilization]
    judgement: Mapping[str, Judgement]
    future: Mapping[str, Future]
    starting: int
    """Bits of the technologies in force from the start."""
    tree: "TechnologyTree"  # noqa: UP037
    first_powers: "Powers"  # noqa: UP037
    """Those of a player with the starting technologies alone."""
    sources: Mapping[tuple[str, str], CardSources] = {}
    """By kind and id: where the values of a card come from."""
    own_table: Mapping[str, Any] | None = None
    """The table of a user's set that stands whole in a record; None: a shipped set."""

    def tiles_of(self, size: int) -> tuple[Tile, ...]:
        return tuple(tile for tile in self.tiles if tile.size == size)

    def wonders_of(self, era: int) -> tuple[Wonder, ...]:
        return tuple(wonder for wonder in self.wonders if wonder.era == era)

    def civilizations_of(self, era: int) -> tuple[Civilization, ...]:
        return tuple(civilization for civilization in self.civilizations if civilization.era == era)

    def building_cards(self, era: int, players: int) -> list[Building]:
        """The building cards of an era that are used with so many players, each as often as it is there."""
        return [
            building
            for building in self.buildings
            if building.era == era
            for least in building.players
            if least <= players
        ]
