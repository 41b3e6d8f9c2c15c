"""The playing state: small, flat, quick to copy. Zones are tuples, so that copies may share them."""

from __future__ import annotations

from typing import NamedTuple

from aoc_desktop.games.monumental_duel.rules.cards import NONE, RESOURCES, Card, CardSet, Civilization, Effect, Standing
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


class Table:
    """Set-up settles this for the whole game. All its states share it; it never changes."""

    __slots__ = ("cards", "dealt", "variants")

    def __init__(self, cards: CardSet, variants: frozenset[str], dealt: dict[str, tuple[Card, ...]]) -> None:
        self.cards = cards
        self.variants = variants
        self.dealt = dealt
        """For every civilisation the cards dealt to its City, in the order dealt."""


class Player:
    """One seat's side of the table."""

    __slots__ = (
        "activated",
        "active",
        "agents",
        "ambassador_used",
        "archived",
        "attached",
        "bag",
        "civilization",
        "conquered",
        "construction",
        "discard",
        "drawn",
        "espionage",
        "faces",
        "gained",
        "in_force",
        "knowledge_used",
        "lines",
        "passed",
        "policies",
        "policies_used",
        "progress",
        "provinces",
        "reserved",
        "standing",
        "tokens",
        "top",
        "used",
        "warlord_used",
    )

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
    bag: tuple[Card, ...]
    """The City deck below `top`, without order; `discard` has none either."""
    discard: tuple[Card, ...]
    agents: int
    top: tuple[Card, ...]
    """Next card first."""
    drawn: tuple[Card, ...]
    """Being drawn and used, outermost first; in filling, knowledge that waits for its cover."""
    archived: tuple[Card, ...]
    active: int
    """Cells as bits; so are `used` (the face card) and `knowledge_used` (what is attached)."""
    used: int
    knowledge_used: int
    activated: tuple[str, ...]
    """The ids of the face cards activated in this round."""
    policies: tuple[Card, ...]
    """In the order developed; `lines`: where each lies, empty on a pile."""
    lines: tuple[str, ...]
    in_force: int
    """Policies as bits; `policies_used` likewise."""
    policies_used: int
    standing: tuple[Standing, ...]
    """The standing effects of active cards and of policies in force; `refresh_standing` keeps it."""
    provinces: tuple[Card, ...]
    """With the Barricades, bottom first."""
    construction: Card | None
    reserved: tuple[Card, ...]
    conquered: int
    progress: int
    warlord_used: bool
    ambassador_used: bool
    passed: bool

    def __init__(
        self,
        civilization: Civilization | None,
        espionage: Card,
        tokens: list[int],
        gained: list[int],
        faces: Cells,
        attached: Cells,
        bag: tuple[Card, ...],
        discard: tuple[Card, ...],
        agents: int,
        top: tuple[Card, ...] = (),
        drawn: tuple[Card, ...] = (),
        archived: tuple[Card, ...] = (),
        active: int = 0,
        used: int = 0,
        knowledge_used: int = 0,
        activated: tuple[str, ...] = (),
        policies: tuple[Card, ...] = (),
        lines: tuple[str, ...] = (),
        in_force: int = 0,
        policies_used: int = 0,
        standing: tuple[Standing, ...] = (),
        provinces: tuple[Card, ...] = (),
        construction: Card | None = None,
        reserved: tuple[Card, ...] = (),
        conquered: int = 0,
        progress: int = 0,
        warlord_used: bool = False,
        ambassador_used: bool = False,
        passed: bool = False,
    ) -> None:
        self.civilization = civilization
        self.espionage = espionage
        self.tokens = tokens
        self.gained = gained
        self.faces = faces
        self.attached = attached
        self.bag = bag
        self.discard = discard
        self.agents = agents
        self.top = top
        self.drawn = drawn
        self.archived = archived
        self.active = active
        self.used = used
        self.knowledge_used = knowledge_used
        self.activated = activated
        self.policies = policies
        self.lines = lines
        self.in_force = in_force
        self.policies_used = policies_used
        self.standing = standing
        self.provinces = provinces
        self.construction = construction
        self.reserved = reserved
        self.conquered, self.progress = conquered, progress
        self.warlord_used, self.ambassador_used, self.passed = warlord_used, ambassador_used, passed

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
        )

    def key(self) -> tuple[object, ...]:
        """Everything but the standing effects, which follow from the cards; what has no order is sorted."""
        return (
            "" if self.civilization is None else self.civilization.id,
            self.espionage.id,
            tuple(self.tokens),
            tuple(self.gained),
            ids_of(self.faces),
            ids_of(self.attached),
            tuple(sorted(ids_of(self.bag))),
            tuple(sorted(ids_of(self.discard))),
            self.agents,
            ids_of(self.top),
            ids_of(self.drawn),
            tuple(sorted(ids_of(self.archived))),
            self.active,
            self.used,
            self.knowledge_used,
            self.activated,
            ids_of(self.policies),
            self.lines,
            self.in_force,
            self.policies_used,
            ids_of(self.provinces),
            "" if self.construction is None else self.construction.id,
            ids_of(self.reserved),
            self.conquered,
            self.progress,
            self.warlord_used,
            self.ambassador_used,
            self.passed,
        )

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


class State:
    """A whole game at one moment."""

    __slots__ = (
        "agenda",
        "development",
        "development_discard",
        "dice",
        "era",
        "first_player",
        "free_reroll",
        "holder",
        "holder_resource",
        "holder_tokens",
        "last_round",
        "moves",
        "phase",
        "piles",
        "players",
        "removed",
        "round",
        "seat",
        "source",
        "step",
        "table",
        "task",
        "track",
    )

    table: Table
    players: list[Player]
    track: tuple[Card, ...]
    """Oldest first."""
    development: tuple[Card, ...]
    """Next card first."""
    piles: tuple[int, ...]
    """How many cards are left of `CardSet.basic`, in its order: the Revolts last."""
    first_player: int
    development_discard: tuple[Card, ...]
    removed: tuple[Card, ...]
    round: int
    last_round: bool
    era: int
    phase: str
    """"civilizations", "round_start", "activation", "actions", "round_end" or "finished"."""
    step: str
    """The decision that is open now, as records name it."""
    seat: int
    """Whose turn, activation or filling it is; in step "chance" chance decides for it."""
    source: str
    """The card whose effect asks; empty: none."""
    moves: list[Move]
    """The legal moves of the decision; the list is never changed, so copies share it."""
    task: Task | None
    """The task that asks the open question."""
    agenda: list[Task]
    """The tasks that follow, the next one last."""
    holder: int
    """The seat that holds the Advantage; NONE: it is neutral."""
    holder_resource: int
    holder_tokens: int
    dice: tuple[int, ...]
    """Rolled and not resolved, in order."""
    free_reroll: bool

    def __init__(
        self,
        table: Table,
        players: list[Player],
        track: tuple[Card, ...],
        development: tuple[Card, ...],
        piles: tuple[int, ...],
        first_player: int,
        development_discard: tuple[Card, ...] = (),
        removed: tuple[Card, ...] = (),
        round: int = 1,
        last_round: bool = False,
        era: int = 1,
        phase: str = "",
        step: str = "",
        seat: int = 0,
        source: str = "",
        moves: list[Move] = NO_MOVES,
        task: Task | None = None,
        agenda: list[Task] | None = None,
        holder: int = NONE,
        holder_resource: int = NONE,
        holder_tokens: int = 0,
        dice: tuple[int, ...] = (),
        free_reroll: bool = False,
    ) -> None:
        self.table = table
        self.players = players
        self.track = track
        self.development = development
        self.piles = piles
        self.first_player = first_player
        self.development_discard = development_discard
        self.removed = removed
        self.round = round
        self.last_round = last_round
        self.era = era
        self.phase = phase
        self.step = step
        self.seat = seat
        self.source = source
        self.moves = moves
        self.task = task
        self.agenda = [] if agenda is None else agenda
        self.holder = holder
        self.holder_resource = holder_resource
        self.holder_tokens = holder_tokens
        self.dice = dice
        self.free_reroll = free_reroll

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

    def key(self) -> tuple[object, ...]:
        """Everything that can change, as one value: two states of a table are the same if their keys are."""
        return (
            tuple([player.key() for player in self.players]),
            ids_of(self.track),
            ids_of(self.development),
            self.piles,
            self.first_player,
            ids_of(self.development_discard),
            ids_of(self.removed),
            self.round,
            self.last_round,
            self.era,
            self.phase,
            self.step,
            self.seat,
            self.source,
            tuple(sorted(self.moves)),
            self.task,
            tuple(self.agenda),
            self.holder,
            self.holder_resource,
            self.holder_tokens,
            self.dice,
            self.free_reroll,
        )

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
