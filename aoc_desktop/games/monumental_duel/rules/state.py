"""The playing state: small, flat, quick to copy. Zones are tuples, so that copies may share them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from aoc_desktop.games.monumental_duel.rules.cards import NONE, RESOURCES, Card, CardSet, Civilization, Effect, Standing
from aoc_desktop.games.monumental_duel.rules.scenarios import Scenario
from aoc_desktop.kernel.declared import UNORDERED, Declared
from aoc_desktop.kernel.game import Move

CELLS = ("a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3")
"""Cell order."""
CELL = {name: number for number, name in enumerate(CELLS)}
ROWS = ("a", "b", "c")
COLUMNS = ("1", "2", "3")
IN_LINE = {line: sum(1 << cell for cell, name in enumerate(CELLS) if line in name) for line in (*ROWS, *COLUMNS)}
"""The cells of a row or column as bits."""
ALL_CELLS = 511
CELLS_OF = tuple(tuple(cell for cell in range(9) if cells >> cell & 1) for cells in range(ALL_CELLS + 1))
"""The cells of each set of bits, in cell order."""
NO_MOVES: list[Move] = []

Cells = tuple[Card | None, ...]
"""The contents of each cell."""


class Tally(NamedTuple):
    """What a scenario's medals may ask for and the table does not show; counted in scenarios only."""

    conquests: int = 0
    """Provinces taken from the other's pile."""
    provinces_lost: int = 0


NO_TALLY = Tally()


@dataclass(slots=True, eq=False)
class Table:
    """Set-up settles this for the whole game. All its states share it; it never changes."""

    cards: CardSet
    variants: frozenset[str]
    dealt: dict[str, tuple[Card, ...]]
    """For every civilisation the cards dealt to its City, in the order dealt."""
    scenario: Scenario | None = None


@dataclass(slots=True, eq=False)
class Player(Declared):
    """One seat's side of the table."""

    civilization: Civilization | None
    """None: not picked yet."""
    espionage: Card
    """The active one."""
    tokens: list[int]
    """By the number of the resource; `gained`: this round."""
    gained: list[int]
    faces: Cells
    """The face card of each cell; `attached`: the knowledge under it."""
    attached: Cells
    bag: tuple[Card, ...] = field(metadata=UNORDERED)
    """The City deck below `top`, without order; `discard` has none either."""
    discard: tuple[Card, ...] = field(metadata=UNORDERED)
    agents: int
    top: tuple[Card, ...] = ()
    """Next card first."""
    drawn: tuple[Card, ...] = ()
    """Being drawn and used, outermost first; in filling, knowledge that waits for its cover."""
    archived: tuple[Card, ...] = field(default=(), metadata=UNORDERED)
    active: int = 0
    """Cells as bits; so are `used` (the face card) and `knowledge_used` (what is attached)."""
    used: int = 0
    knowledge_used: int = 0
    activated: tuple[str, ...] = ()
    """The ids of the face cards activated in this round."""
    policies: tuple[Card, ...] = ()
    """In the order developed; `lines`: where each lies, empty on a pile."""
    lines: tuple[str, ...] = ()
    in_force: int = 0
    """Policies as bits; `policies_used` likewise."""
    policies_used: int = 0
    standing: tuple[Standing, ...] = field(default=(), compare=False)
    """The standing effects of active cards and of policies in force; `refresh_standing` keeps it."""
    provinces: tuple[Card, ...] = ()
    """With the Barricades, bottom first."""
    construction: Card | None = None
    reserved: tuple[Card, ...] = ()
    conquered: int = 0
    progress: int = 0
    warlord_used: bool = False
    ambassador_used: bool = False
    passed: bool = False
    tally: Tally = NO_TALLY

    def copy(self) -> Player:
        return Player(
            self.civilization,
            self.espionage,
            self.tokens[:],
            self.gained[:],
            self.faces,
            self.attached,
            self.bag,
            self.discard,
            self.agents,
            self.top,
            self.drawn,
            self.archived,
            self.active,
            self.used,
            self.knowledge_used,
            self.activated,
            self.policies,
            self.lines,
            self.in_force,
            self.policies_used,
            self.standing,
            self.provinces,
            self.construction,
            self.reserved,
            self.conquered,
            self.progress,
            self.warlord_used,
            self.ambassador_used,
            self.passed,
            self.tally,
        )

    def derive(self, table: Table) -> None:
        self.refresh_standing()

    def lay(self, cell: int, face: Card | None, knowledge: Card | None) -> None:
        """The new contents of a cell."""
        self.faces = (*self.faces[:cell], face, *self.faces[cell + 1 :])
        if self.attached[cell] is not knowledge:
            self.attached = (*self.attached[:cell], knowledge, *self.attached[cell + 1 :])

    @property
    def filled(self) -> int:
        """The cells that are not empty."""
        cells = 0
        for cell, card in enumerate(self.faces):
            if card is not None:
                cells |= 1 << cell
        return cells

    @property
    def inactive(self) -> int:
        """The cells that are not empty and not active."""
        return self.filled & ~self.active

    def refresh_standing(self) -> None:
        """To be called when a card became active or inactive, or the policies in force changed."""
        found: list[Standing] = []
        for cell in CELLS_OF[self.active]:
            for card in (self.faces[cell], self.attached[cell]):
                if card is not None and card.standing is not None:
                    found.append(card.standing)
        for number, policy in enumerate(self.policies):
            if self.in_force >> number & 1 and policy.standing is not None:
                found.append(policy.standing)
        self.standing = tuple(found)

    def owned(self) -> list[Card]:
        """The cards in City, deck, discard, and those being drawn."""
        cards = [card for card in (*self.faces, *self.attached) if card is not None]
        return [*cards, *self.top, *self.bag, *self.discard, *self.drawn]


class Task(NamedTuple):
    """Something still to be done by the seat that decides; which fields mean something depends on `do`."""

    do: str
    seat: int = NONE
    effect: Effect | None = None
    """`steps`: what is being resolved, from its step `at` on; `left`: how often that step is still to be done (0: it
    has not begun)."""
    at: int = 0
    left: int = 0
    cell: int = NONE
    """The cell of the card whose effect it is; NONE: it lies in no cell."""
    paid: int = NONE
    """The basic resource that this effect's `pay_any` took."""
    revolt: bool = False
    """The card archived last by this effect is a Revolt."""
    again: bool = False
    """It was begun again, the effect or the start of the round: its first choice may be declined."""
    card: Card | None = None
    cards: tuple[Card, ...] = ()
    source: str = ""
    """The card that lets one do it; empty: an action."""
    dice: tuple[int, ...] = ()


@dataclass(slots=True, eq=False)
class State(Declared):
    """A whole game at one moment."""

    table: Table = field(compare=False)
    players: list[Player]
    track: tuple[Card, ...]
    """Oldest first."""
    development: tuple[Card, ...]
    """Next card first."""
    piles: tuple[int, ...]
    """How many cards are left of `CardSet.basic`, in its order: the Revolts last."""
    first_player: int
    development_discard: tuple[Card, ...] = ()
    removed: tuple[Card, ...] = ()
    round: int = 1
    last_round: bool = False
    era: int = 1
    phase: str = ""
    """"civilizations", "round_start", "activation", "actions", "round_end" or "finished"."""
    step: str = ""
    """The decision that is open now, as records name it."""
    seat: int = 0
    """Whose turn, activation or filling it is; in step "chance" chance decides for it."""
    source: str = ""
    """The card whose effect asks; empty: none."""
    moves: list[Move] = field(default_factory=list, metadata=UNORDERED)
    """The legal moves of the decision; the list is never changed, so copies share it."""
    task: Task | None = None
    """The task that asks the open question."""
    agenda: list[Task] = field(default_factory=list)
    """The tasks that follow, the next one last."""
    holder: int = NONE
    """The seat that holds the Advantage; NONE: it is neutral."""
    holder_resource: int = NONE
    holder_tokens: int = 0
    dice: tuple[int, ...] = ()
    """Rolled and not resolved, in order."""
    free_reroll: bool = False

    def copy(self) -> State:
        return State(
            self.table,
            [player.copy() for player in self.players],
            self.track,
            self.development,
            self.piles,
            self.first_player,
            self.development_discard,
            self.removed,
            self.round,
            self.last_round,
            self.era,
            self.phase,
            self.step,
            self.seat,
            self.source,
            self.moves,
            self.task,
            self.agenda[:],
            self.holder,
            self.holder_resource,
            self.holder_tokens,
            self.dice,
            self.free_reroll,
        )

    def derive(self, table: Table) -> None:
        self.table = table

    @property
    def player(self) -> Player:
        return self.players[self.seat]

    @property
    def opponent(self) -> Player:
        return self.players[1 - self.seat]

    def ask(self, task: Task, step: str, source: str, moves: list[Move]) -> None:
        """Put a question. If there is only one answer, `play` gives it by itself."""
        self.task = task
        self.step = step
        self.source = source
        self.moves = moves

    def pile(self, card: Card) -> int:
        return self.piles[self.table.cards.basic.index(card)]

    def change_pile(self, card: Card, amount: int) -> None:
        number = self.table.cards.basic.index(card)
        self.piles = (*self.piles[:number], self.piles[number] + amount, *self.piles[number + 1 :])


def ids_of(cards: Cells | tuple[Card, ...]) -> tuple[str, ...]:
    """The ids of cards, an empty text where there is none."""
    return tuple(["" if card is None else card.id for card in cards])


def new_tokens() -> list[int]:
    return [0] * len(RESOURCES)
