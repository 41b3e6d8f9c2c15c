"""The playing state: small, flat, quick to copy. Zones are tuples and sets of bits, so that copies may share them."""

from __future__ import annotations

from typing import NamedTuple

from aoc_desktop.games.golden_ages.rules.board import Board
from aoc_desktop.games.golden_ages.rules.cards import (
    Building,
    CardSet,
    Civilization,
    Effect,
    Future,
    Judgement,
    Technology,
    Tile,
    Wonder,
)
from aoc_desktop.games.golden_ages.rules.powers import NO_SLOTS, Powers, effects_in_force, powers_of
from aoc_desktop.games.golden_ages.rules.squares import NOWHERE

Hand = tuple[tuple[Civilization, ...], ...]
"""For each era to come the card dealt; with `balanced_civilizations` two."""
Slots = tuple[Building | None, ...]
WONDER_BIT = 8
"""`Player.activated`: slots are its lowest bits, wonders follow from this bit on."""


class Table:
    """What set-up settled for the whole game; shared by every state of it, never changed."""

    __slots__ = ("cards", "count", "square_rotation", "variants")

    def __init__(self, cards: CardSet, count: int, variants: frozenset[str], square_rotation: int) -> None:
        self.cards = cards
        self.count = count
        """How many players sit at the table."""
        self.variants = variants
        self.square_rotation = square_rotation

    def clockwise(self, seat: int) -> list[int]:
        """All seats, this one first."""
        return [(seat + step) % self.count for step in range(self.count)]

    def others(self, seat: int) -> list[int]:
        """The other seats, clockwise from the next one."""
        return self.clockwise(seat)[1:]


class Player:
    """One seat's side of the table."""

    __slots__ = (
        "activated",
        "agora",
        "capital",
        "cities",
        "civilization",
        "developed",
        "double_cities",
        "free_wonder_used",
        "future",
        "glory",
        "gold",
        "golden_age",
        "hand",
        "lying",
        "offer",
        "points",
        "powers",
        "reserve",
        "slots",
        "standing",
        "technologies",
        "wonders",
    )

    def __init__(
        self,
        powers: Powers,
        points: int,
        gold: int,
        reserve: int,
        developed: int,
        hand: Hand = (),
        future: Future | None = None,
        civilization: Civilization | None = None,
        offer: Civilization | None = None,
        technologies: tuple[Technology, ...] = (),
        cities: int = 0,
        double_cities: int = 0,
        capital: int = NOWHERE,
        golden_age: bool = False,
        standing: tuple[int, ...] = (),
        lying: tuple[int, ...] = (),
        agora: int = 0,
        slots: Slots = NO_SLOTS,
        wonders: tuple[Wonder, ...] = (),
        activated: int = 0,
        glory: tuple[int, ...] = (),
        free_wonder_used: bool = False,
    ) -> None:
        self.powers = powers
        self.points = points
        self.gold = gold
        self.reserve = reserve
        """Cubes at hand."""
        self.developed = developed
        """Bits of the technologies, the starting ones included."""
        self.hand = hand
        self.future = future
        """None where it is not known."""
        self.civilization = civilization
        self.offer = offer
        """The civilisation revealed in phase A and not yet chosen."""
        self.technologies = technologies
        """In the order developed, without the starting ones."""
        self.cities = cities
        """The squares with a city; `double_cities`: those of two cubes."""
        self.double_cities = double_cities
        self.capital = capital
        self.golden_age = golden_age
        self.standing = standing
        """The square of each standing colonist on the map, in order; `lying` likewise."""
        self.lying = lying
        self.agora = agora
        self.slots = slots
        self.wonders = wonders
        """In the order built."""
        self.activated = activated
        self.glory = glory
        self.free_wonder_used = free_wonder_used

    def copy(self) -> Player:
        return Player(
            self.powers,
            self.points,
            self.gold,
            self.reserve,
            self.developed,
            self.hand,
            self.future,
            self.civilization,
            self.offer,
            self.technologies,
            self.cities,
            self.double_cities,
            self.capital,
            self.golden_age,
            self.standing,
            self.lying,
            self.agora,
            self.slots,
            self.wonders,
            self.activated,
            self.glory,
            self.free_wonder_used,
        )

    def key(self) -> tuple[object, ...]:
        """Everything but the powers, which follow from the cards."""
        return (
            self.points,
            self.gold,
            self.reserve,
            self.developed,
            tuple(tuple(card.id for card in cards) for cards in self.hand),
            "" if self.future is None else self.future.id,
            "" if self.civilization is None else self.civilization.id,
            "" if self.offer is None else self.offer.id,
            tuple(technology.id for technology in self.technologies),
            self.cities,
            self.double_cities,
            self.capital,
            self.golden_age,
            self.standing,
            self.lying,
            self.agora,
            tuple("" if building is None else building.id for building in self.slots),
            tuple(wonder.id for wonder in self.wonders),
            self.activated,
            self.glory,
            self.free_wonder_used,
        )

    @property
    def held(self) -> int:
        """The squares that the player holds: with a colonist, standing or lying, or a city (rules, section 2)."""
        squares = self.cities
        for square in self.standing:
            squares |= 1 << square
        for square in self.lying:
            squares |= 1 << square
        return squares

    @property
    def cubes_on_map(self) -> int:
        return self.cities.bit_count() + self.double_cities.bit_count()

    def cubes_on(self, square: int) -> int:
        return (self.cities >> square & 1) + (self.double_cities >> square & 1)

    def rebuild_powers(self, cards: CardSet) -> None:
        """To be called when a card came into force or left."""
        effects = effects_in_force(cards, self.developed, self.civilization, self.slots, self.wonders)
        self.powers = powers_of(effects)


class Pending(NamedTuple):
    """What the decision at hand is about, beside the step itself."""

    squares: tuple[int, ...] = ()
    """`capital`: where it may go."""
    square: int = NOWHERE
    """`glory`, `found`, `take`: the square of the attack or the city."""
    values: tuple[int, ...] = ()
    """`glory`: the tiles drawn."""
    grant: Effect | None = None
    """`technology`: the effect that gives it; of `many_technologies` the standing effect."""
    left: int = 0
    """`technology`: how many are still to be developed, the one asked for included."""
    waiting: tuple[Effect, ...] = ()
    """`technology`: effects of the same card that follow."""


NOTHING = Pending()
NO_LIMIT = -1


class State:
    """A whole game at one moment."""

    __slots__ = (
        "board",
        "buildings",
        "era",
        "first_player",
        "glory_known",
        "glory_stack",
        "judgement",
        "judgements",
        "last_turns_left",
        "later_buildings",
        "pending",
        "phase",
        "players",
        "scored",
        "seat",
        "step",
        "table",
        "three_known",
        "three_stack",
        "tile",
        "turns",
        "two_known",
        "two_stack",
        "wonders",
    )

    def __init__(
        self,
        table: Table,
        players: list[Player],
        board: Board,
        three_stack: tuple[Tile, ...],
        two_stack: tuple[Tile, ...],
        later_buildings: tuple[tuple[Building, ...], ...],
        judgements: tuple[Judgement, ...],
        glory_stack: tuple[int, ...],
        three_known: int = 0,
        two_known: int = 0,
        glory_known: int = 0,
        era: int = 0,
        phase: str = "update",
        step: str = "",
        seat: int = 0,
        first_player: int = NOWHERE,
        tile: Tile | None = None,
        buildings: tuple[Building, ...] = (),
        wonders: tuple[Wonder, ...] = (),
        judgement: Judgement | None = None,
        last_turns_left: int = NO_LIMIT,
        pending: Pending = NOTHING,
        scored: tuple[Judgement, ...] = (),
        turns: int = 0,
    ) -> None:
        self.table = table
        self.players = players
        self.board = board
        self.three_stack = three_stack
        """Top tile first; `three_known`: how many at its end everybody knows, because they were put back."""
        self.two_stack = two_stack
        self.later_buildings = later_buildings
        """For each era to come the building cards that will lie face up."""
        self.judgements = judgements
        """Face up and not chosen."""
        self.glory_stack = glory_stack
        self.three_known, self.two_known, self.glory_known = three_known, two_known, glory_known
        self.era = era
        self.phase = phase
        """"update", "continents", "actions" or "finished"."""
        self.step = step
        """What is decided now, as records name it."""
        self.seat = seat
        """Who decides."""
        self.first_player = first_player
        self.tile = tile
        """Drawn and not yet placed."""
        self.buildings = buildings
        """Face up; `wonders` likewise."""
        self.wonders = wonders
        self.judgement = judgement
        """The one chosen in this era."""
        self.last_turns_left = last_turns_left
        self.pending = pending
        self.scored = scored
        """The judgements of the eras that are over, first era first."""
        self.turns = turns
        """How many turns have ended: it tells one turn from the next, and no rule asks for it."""

    def copy(self) -> State:
        return State(
            self.table,
            [player.copy() for player in self.players],
            self.board,
            self.three_stack,
            self.two_stack,
            self.later_buildings,
            self.judgements,
            self.glory_stack,
            self.three_known,
            self.two_known,
            self.glory_known,
            self.era,
            self.phase,
            self.step,
            self.seat,
            self.first_player,
            self.tile,
            self.buildings,
            self.wonders,
            self.judgement,
            self.last_turns_left,
            self.pending,
            self.scored,
            self.turns,
        )

    def key(self) -> tuple[object, ...]:
        """Everything that can change, as one value: two states of a table are the same if their keys are."""
        return (
            tuple([player.key() for player in self.players]),
            tuple((tile.id, placement.move) for tile, placement in self.board.placed),
            _ids(self.three_stack),
            _ids(self.two_stack),
            tuple(_ids(buildings) for buildings in self.later_buildings),
            tuple(judgement.id for judgement in self.judgements),
            self.glory_stack,
            self.three_known,
            self.two_known,
            self.glory_known,
            self.era,
            self.phase,
            self.step,
            self.seat,
            self.first_player,
            "" if self.tile is None else self.tile.id,
            _ids(self.buildings),
            tuple(wonder.id for wonder in self.wonders),
            "" if self.judgement is None else self.judgement.id,
            self.last_turns_left,
            self.pending,
            tuple(judgement.id for judgement in self.scored),
        )

    @property
    def decider(self) -> int | None:
        return None if self.phase == "finished" else self.seat

    @property
    def capitals(self) -> int:
        """The squares with a capital on them."""
        squares = 0
        for player in self.players:
            if player.capital != NOWHERE:
                squares |= 1 << player.capital
        return squares

    def symbols_on(self, square: int) -> tuple[str, ...]:
        """The symbols that exist there now: none under a capital (rules, section 2)."""
        return () if self.capitals >> square & 1 else self.board.symbols[square]


def _ids(cards: tuple[Tile, ...] | tuple[Building, ...]) -> tuple[str, ...]:
    return tuple(card.id for card in cards)
