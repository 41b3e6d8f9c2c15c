"""The playing state: small, flat, quick to copy. Zones are tuples and sets of bits, so that copies may share them."""

from __future__ import annotations

from dataclasses import dataclass, field
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
from aoc_desktop.games.golden_ages.rules.scenarios import Scenario
from aoc_desktop.games.golden_ages.rules.squares import NOWHERE
from aoc_desktop.kernel.declared import Declared

Hand = tuple[tuple[Civilization, ...], ...]
"""For each era to come the card dealt; with `balanced_civilizations` two."""
Slots = tuple[Building | None, ...]
WONDER_BIT = 8
"""`Player.activated`: slots are its lowest bits, wonders follow from this bit on."""


class Tally(NamedTuple):
    """What a scenario's medals may ask for and the table does not show; counted in scenarios only."""

    crossings: int = 0
    """Moves over the date line."""
    voices: int = 0
    """Eras in which the player chose the judgement."""
    cities_lost: int = 0
    """To attacks."""


NO_TALLY = Tally()


@dataclass(slots=True, eq=False)
class Table:
    """What set-up settled for the whole game; shared by every state of it, never changed."""

    cards: CardSet
    count: int
    """How many players sit at the table."""
    variants: frozenset[str]
    square_rotation: int
    scenario: Scenario | None = None

    def clockwise(self, seat: int) -> list[int]:
        """All seats, this one first."""
        return [(seat + step) % self.count for step in range(self.count)]

    def others(self, seat: int) -> list[int]:
        """The other seats, clockwise from the next one."""
        return self.clockwise(seat)[1:]


def building_deck(table: Table, era: int) -> list[Building]:
    """The building cards of an era from which those of the game are drawn."""
    if table.scenario is not None:
        return table.scenario.building_deck(era)
    return table.cards.building_cards(era, table.count)


@dataclass(slots=True, eq=False)
class Player(Declared):
    """One seat's side of the table."""

    powers: Powers = field(compare=False)
    points: int
    gold: int
    reserve: int
    """Cubes at hand."""
    developed: int
    """Bits of the technologies, the starting ones included."""
    hand: Hand = ()
    future: Future | None = None
    """None where it is not known."""
    civilization: Civilization | None = None
    offer: Civilization | None = None
    """The civilisation revealed in phase A and not yet chosen."""
    technologies: tuple[Technology, ...] = ()
    """In the order developed, without the starting ones."""
    cities: int = 0
    """The squares with a city; `double_cities`: those of two cubes."""
    double_cities: int = 0
    capital: int = NOWHERE
    golden_age: bool = False
    standing: tuple[int, ...] = ()
    """The square of each standing colonist on the map, in order; `lying` likewise."""
    lying: tuple[int, ...] = ()
    agora: int = 0
    slots: Slots = NO_SLOTS
    wonders: tuple[Wonder, ...] = ()
    """In the order built."""
    activated: int = 0
    glory: tuple[int, ...] = ()
    free_wonder_used: bool = False
    besides: tuple[Effect, ...] = ()
    """In force although no card gives them: a scenario's."""
    tally: Tally = NO_TALLY

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
            self.besides,
            self.tally,
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

    def derive(self, table: Table) -> None:
        self.rebuild_powers(table.cards)

    def rebuild_powers(self, cards: CardSet) -> None:
        """To be called when a card came into force or left."""
        effects = effects_in_force(cards, self.developed, self.civilization, self.slots, self.wonders, self.besides)
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


@dataclass(slots=True, eq=False)
class State(Declared):
    """A whole game at one moment."""

    table: Table = field(compare=False)
    players: list[Player]
    board: Board
    three_stack: tuple[Tile, ...]
    """Top tile first; `three_known`: how many at its end everybody knows, because they were put back."""
    two_stack: tuple[Tile, ...]
    later_buildings: tuple[tuple[Building, ...], ...]
    """For each era to come the building cards that will lie face up."""
    judgements: tuple[Judgement, ...]
    """Face up and not chosen."""
    glory_stack: tuple[int, ...]
    three_known: int = 0
    two_known: int = 0
    glory_known: int = 0
    era: int = 0
    phase: str = "update"
    """"update", "continents", "actions" or "finished"."""
    step: str = ""
    """What is decided now, as records name it."""
    seat: int = 0
    """Who decides."""
    first_player: int = NOWHERE
    tile: Tile | None = None
    """Drawn and not yet placed."""
    buildings: tuple[Building, ...] = ()
    """Face up; `wonders` likewise."""
    wonders: tuple[Wonder, ...] = ()
    judgement: Judgement | None = None
    """The one chosen in this era."""
    last_turns_left: int = NO_LIMIT
    pending: Pending = NOTHING
    scored: tuple[Judgement, ...] = ()
    """The judgements of the eras that are over, first era first."""
    turns: int = 0
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

    def derive(self, table: Table) -> None:
        self.table = table

    def count(self, seat: int, crossings: int = 0, voices: int = 0, cities_lost: int = 0) -> None:
        """For a scenario's medals."""
        if self.table.scenario is not None:
            player = self.players[seat]
            old = player.tally
            player.tally = Tally(old.crossings + crossings, old.voices + voices, old.cities_lost + cities_lost)

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
