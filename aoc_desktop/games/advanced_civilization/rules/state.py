"""The playing state: small, flat, quick to copy. Areas, cards and seats are numbers.

Counts of pieces and cards are bytes, which the garbage collector need not look at; what is a tuple is shared.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from aoc_desktop.games.advanced_civilization.rules.board import Board
from aoc_desktop.games.advanced_civilization.rules.cards import Abilities, CardSet
from aoc_desktop.games.advanced_civilization.rules.scenarios import Scenario
from aoc_desktop.kernel.declared import Declared
from aoc_desktop.kernel.events import Event

if TYPE_CHECKING:
    from aoc_desktop.games.advanced_civilization.rules.tasks import Task

Log = list[Event] | None
Counts = MutableSequence[int]
"""A bytearray; mypyc cannot compile a loop over what is called one (mypy 2.4)."""
T = TypeVar("T")

ACTIVE, WAITING, INERT = 0, 1, 2
"""A seat plays, waits for a Civil War (latecomer), or has left (rules 22)."""
STATUS = ("active", "waiting", "inert")
NOBODY = -1
NO_COMMODITY = frozenset[int]()
CITY_POINTS = 5

PHASES = (
    "taxation",
    "expansion",
    "census",
    "ships",
    "movement",
    "conflict",
    "construction",
    "surplus",
    "support",
    "trade_cards",
    "trade",
    "calamities",
    "abilities",
    "support_again",
    "civilization_cards",
    "succession",
)
SETUP = "setup"
FINISHED = "finished"


class Table:
    """What set-up settled for the whole game; shared by every state of it, never changed."""

    __slots__ = (
        "board",
        "cards",
        "late",
        "neutral",
        "order",
        "players",
        "scenario",
        "trade_rounds",
        "turn_limit",
        "variants",
    )

    def __init__(
        self,
        cards: CardSet,
        board: Board,
        players: int,
        order: tuple[int, ...],
        late: tuple[int, ...],
        variants: frozenset[str],
        turn_limit: int,
        trade_rounds: int,
        scenario: Scenario | None = None,
    ) -> None:
        self.cards = cards
        self.board = board
        self.players = players
        self.neutral = players
        """Stands for barbarians and pirates wherever a seat is a number."""
        self.order = order
        """The drawn order, in which nations are chosen."""
        self.late = late
        self.variants = variants
        self.turn_limit = turn_limit
        self.trade_rounds = trade_rounds
        self.scenario = scenario


class Layer(NamedTuple):
    """Cards of a stack that are known as a set, their order unknown (rules 23)."""

    size: int
    """How many are left; 0: all of them were drawn this turn."""
    cards: tuple[int, ...]
    """What was put there, sorted; nothing where the set itself is not known."""
    kind: str
    """"first" (commodities set aside at set-up), "rest", "back" (put back later) or "bottom"."""
    unknown: int = 0
    """So many cards of a leaver are among them, known by number only."""
    drawers: tuple[int, ...] = ()
    """Who drew from it this turn."""


class LotHeard(NamedTuple):
    """A lot of this turn's trade, as it is remembered until the next trade."""

    giver: int
    taker: int
    """NOBODY: it went back to its giver's hand."""
    number: int
    true: tuple[int, ...]
    """The two cards that were announced."""
    content: tuple[int, ...]
    """How many of each trade card changed hands; only the two who dealt know."""


Stacks = tuple[tuple[int, ...], ...]
Layers = tuple[tuple[Layer, ...], ...]


@dataclass(slots=True, eq=False)
class State(Declared):
    """A whole game at one moment."""

    table: Table = field(compare=False)
    turn: int
    phase: str
    finished: bool
    nation: tuple[int, ...]
    """AST order of each seat's nation counted from 0, or NOBODY until it is chosen."""
    status: Counts
    ast_order: tuple[int, ...]
    """The active seats in AST order."""
    stock: Counts
    treasury: Counts
    city_stock: Counts
    ast: Counts
    owned: tuple[tuple[int, ...], ...]
    """Civilisation cards by number, in the order acquired."""
    owned_bits: tuple[int, ...] = field(compare=False)
    abilities: tuple[Abilities, ...] = field(compare=False)
    ships: list[tuple[int, ...]]
    """Places of each seat's ships, sorted."""
    hands: list[Counts]
    """Trade cards of each seat: how many of each."""
    frozen: Counts
    """Grain shown this turn."""
    bonus_used: frozenset[int]
    """Seats whose set bonus (Mining) helped a purchase this turn."""
    tokens: list[Counts]
    """By seat and area; the last row is the barbarians."""
    city: list[int]
    """The owner of the city of each area; the neutral number for pirates."""
    new: frozenset[int]
    """Areas of cities built this turn."""
    pool_tokens: int
    pool_cities: int
    stacks: Stacks
    """Top card first."""
    layers: Layers
    aside: Counts
    """Cards that lie aside until the stacks are filled up (rules 19): how many of each."""
    unseen: Counts
    """Those of them that a leaver put back: known to nobody."""
    givers: tuple[int, ...]
    """The last giver of each calamity this turn, or NOBODY."""
    gave: tuple[int, ...]
    """The seats that gave each calamity away this turn, one bit each: they remember."""
    lots_heard: tuple[LotHeard, ...]
    census: tuple[int, ...]
    trade_order: tuple[int, ...]
    fresh: dict[int, int]
    """During movement: tokens of the moving seat that may still move, by area."""
    ready: tuple[int, ...]
    """During movement: places of the ships that may still sail."""
    revolted: frozenset[int]
    """Areas of cities that changed hands in this turn's revolts."""
    agenda: tuple[Task, ...]
    """What is still to be done before the phase is over, the next one last."""

    def copy(self) -> State:
        return State(
            self.table,
            self.turn,
            self.phase,
            self.finished,
            self.nation,
            self.status[:],
            self.ast_order,
            self.stock[:],
            self.treasury[:],
            self.city_stock[:],
            self.ast[:],
            self.owned,
            self.owned_bits,
            self.abilities,
            self.ships[:],
            [hand[:] for hand in self.hands],
            self.frozen[:],
            self.bonus_used,
            [row[:] for row in self.tokens],
            self.city[:],
            self.new,
            self.pool_tokens,
            self.pool_cities,
            self.stacks,
            self.layers,
            self.aside[:],
            self.unseen[:],
            self.givers,
            self.gave,
            self.lots_heard,
            self.census,
            self.trade_order,
            self.fresh.copy(),
            self.ready,
            self.revolted,
            self.agenda,
        )

    def derive(self, table: Table) -> None:
        self.table, cards = table, table.cards
        self.owned_bits = tuple(sum(cards.civilization_cards[card].bit for card in owned) for owned in self.owned)
        self.abilities = tuple(cards.abilities(bits) for bits in self.owned_bits)

    def do(self, *tasks: Task) -> None:
        """Put tasks before everything that is still to be done, the first of them first."""
        self.agenda += tasks[::-1]

    def map_tokens(self, seat: int) -> int:
        """Tokens on the map: all that are neither in stock nor in the treasury."""
        return self.table.board.tokens - self.stock[seat] - self.treasury[seat]

    def map_cities(self, seat: int) -> int:
        return self.table.cards.cities - self.city_stock[seat]

    def stock_points(self, seat: int) -> int:
        return self.stock[seat] + CITY_POINTS * self.city_stock[seat]

    def map_points(self, seat: int) -> int:
        """Unit points on the map: a token 1, a city 5."""
        return self.map_tokens(seat) + CITY_POINTS * self.map_cities(seat)

    def set_bonus(self, seat: int) -> frozenset[int]:
        """The commodities of which one set counts a card more: Mining works once per turn (rules 18)."""
        return NO_COMMODITY if seat in self.bonus_used else self.abilities[seat].set_bonus

    def cities_of(self, seat: int) -> list[int]:
        """Areas with a city of the seat, in map order."""
        return [area for area, owner in enumerate(self.city) if owner == seat]

    def ranking(self) -> list[int]:
        """Active seats by stock points, most first; ties by AST order."""
        return sorted(self.ast_order, key=lambda seat: -self.stock_points(seat))

    def active(self, seat: int) -> bool:
        return self.status[seat] == ACTIVE

    def order_seats(self) -> None:
        """After a nation was chosen, entered or left."""
        playing = [seat for seat, status in enumerate(self.status) if status == ACTIVE]
        self.ast_order = tuple(sorted(playing, key=lambda seat: self.nation[seat]))

    def acquire(self, seat: int, card: int) -> None:
        """A civilisation card is owned from now on."""
        cards = self.table.cards
        bits = self.owned_bits[seat] | cards.civilization_cards[card].bit
        self.owned = replaced(self.owned, seat, (*self.owned[seat], card))
        self.owned_bits = replaced(self.owned_bits, seat, bits)
        self.abilities = replaced(self.abilities, seat, cards.abilities(bits))

    @property
    def step(self) -> str:
        """The question that is asked now (notation, "Moves"), or "finished"."""
        return FINISHED if self.finished else self.agenda[-1].step


RED = "italy"
"""The nation that starts in Spain with the West extension, and is shown by another name there (rules 1)."""


def shown_nation(state: State, seat: int) -> str:
    """The name's id of a seat's nation."""
    return shown_as(state.table.board, state.table.cards.nations[state.nation[seat]].id)


def shown_as(board: Board, nation: str) -> str:
    """The name's id of a nation on a board."""
    return f"{nation}_west" if nation == RED and board.west_extension else nation


def replaced(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """What is a tuple is shared by copies: it is replaced, never changed."""
    return (*values[:place], value, *values[place + 1 :])
