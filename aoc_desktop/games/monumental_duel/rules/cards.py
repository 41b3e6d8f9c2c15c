"""The components as the engine plays them: plain values, compiled once from a card set file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from aoc_desktop.kernel.events import Cause
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.sources import CardSources

RESOURCES = ("production", "science", "military", "gold", "culture", "points")
"""In the order in which amounts are always listed; the first three are the basic ones."""
PRODUCTION, SCIENCE, MILITARY, GOLD, CULTURE, POINTS = range(6)
BASIC = RESOURCES[:3]
NUMBER = {resource: number for number, resource in enumerate(RESOURCES)}
NONE = -1
ERAS = (1, 2, 3)
ERA_COUNT = 0
"""`Step.times`: as many as the number of the current era."""

Amounts = tuple[tuple[int, int], ...]
"""Resources by their numbers, each with an amount above 0."""


class Condition(NamedTuple):
    """`gained` so much of a resource this round, `conquered` a province this round, or holds the `advantage`."""

    what: str
    resource: int = NONE
    least: int = 0


class Per(NamedTuple):
    """A gain comes once for each full `each` of `what`."""

    what: str
    each: int = 1
    ids: tuple[str, ...] = ()
    terrain: str = ""


class Step(NamedTuple):
    """One step of an effect (rules, 9.3); fields that a kind of step does not use keep their defaults."""

    do: str
    amounts: Amounts = ()
    times: int = 1
    """How often, or how many: `count` in the files."""
    kind: str = ""
    """`gain_basic`: "identical", "different", "free" or "other"."""
    building: str = ""
    """`gain_building`: a certain one; empty: any basic building."""
    who: str = ""
    condition: Condition | None = None
    per: Per | None = None
    most: int = 0
    """`per` counts at most so often; 0: without limit."""
    cost: bool = False
    skip: bool = False
    """The player may decline it (rules, 9.4)."""
    discard_too: bool = False
    """`archive`: also from the discard."""
    gold: bool = True
    """`pay_any`: Gold may pay."""
    discount: int = 0
    given: int = NONE
    """`convert`: the resource that is given for `taken`."""
    taken: int = NONE
    options: tuple[tuple[str, Effect], ...] = ()
    asks: bool = False
    """It puts a question, or brings a card that may; the others are done by themselves."""


class Effect(NamedTuple):
    """A list of steps of one card; `cause.ability` names the part of the card."""

    cause: Cause
    steps: tuple[Step, ...]
    costs: tuple[Step, ...]
    """The steps that must be payable, and `results`, of which one must be possible (rules, 9.2)."""
    results: tuple[Step, ...]


class Standing(NamedTuple):
    """An effect that lasts while its card is active or its policy in force."""

    cause: Cause
    trigger: str = ""
    gain: Amounts = ()
    discount: str = ""
    amount: int = 0
    first_each_round: bool = False
    any_basic_for_wonders: bool = False
    first_section_bonus: bool = False
    free_reroll: bool = False


class Card(NamedTuple):
    """Any card of the box; `kind` is the table of the card file in which it stands."""

    id: str
    kind: str
    set: str = ""
    """A building or knowledge is of the set "start", "basic" or "development"."""
    era: int = 0
    """0: no development card."""
    cost: tuple[int, ...] = ()
    """The price; of a wonder its two sections."""
    pays: int = NONE
    """The basic resource of the price."""
    resources: Amounts = ()
    use: Effect | None = None
    on_activated: Effect | None = None
    effect: Effect | None = None
    """`use` or `on_activated`, whichever it has: a drawn or copied card does this."""
    exchange: Amounts = ()
    swap: Amounts = ()
    round_start: Effect | None = None
    standing: Standing | None = None
    bonus: Effect | None = None
    terrain: str = ""
    faces: tuple[Effect, ...] = ()
    """The effects of 4, 5 and 6; only an espionage card has them."""
    copies: int = 0
    defence: int = 0
    cause: Cause = Cause("rule", "")
    acquire: Move = ()
    """`acquire ID`."""
    draw: Move = ()
    """`draw ID`, as chance says it."""

    @property
    def is_knowledge(self) -> bool:
        return self.kind == "knowledge"


class Civilization(NamedTuple):
    id: str
    at_lines: bool
    """Its policies lie at rows and columns, not on one pile."""
    deck: tuple[Card, ...]
    policies: tuple[Card, ...]
    warlord: Card


class CardSet(NamedTuple):
    """Everything a game of Monumental Duel is played with."""

    id: str
    track: int
    track_kept: int
    end_track: int
    agents: int
    """The most that a player can have; `reserved` likewise."""
    reserved: int
    start_gold: int
    start_agents: int
    progress_science: int
    policy_culture: tuple[int, ...]
    points: Mapping[str, int]
    """The points of each thing, by the words of the table `scoring`."""
    deck_table: Mapping[str, tuple[int, ...]]
    """How many development cards of each kind and era a deck has."""
    development: tuple[Card, ...]
    basic: tuple[Card, ...]
    """The basic buildings, and last the Revolt: the piles."""
    revolt: Card
    espionage: tuple[Card, ...]
    """The one that is active at the start first."""
    civilizations: tuple[Civilization, ...]
    civilization: Mapping[str, Civilization]
    card: Mapping[str, Card]
    """Every card by its id."""
    effects: Mapping[Cause, Effect]
    """Every effect by the place where it is printed."""
    sources: Mapping[tuple[str, str], CardSources] = {}
    """By kind and id: where the values of a card come from."""
    own_table: Mapping[str, Any] | None = None
    """The table of a user's set that stands whole in a record; None: a shipped set."""
