"""The cards as the engine plays them: immutable, shared by all states, made once from a validated card set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from aoc_desktop.kernel.events import Cause
from aoc_desktop.kernel.sources import CardSources

if TYPE_CHECKING:  # in quotes below: a NamedTuple that mypyc compiles looks for the class itself at once
    from aoc_desktop.games.age_of_civilization.rules.abilities import Abilities
    from aoc_desktop.games.age_of_civilization.rules.technologies import TechnologyTree


COLUMNS = ("left", "middle", "right")


class Gain(NamedTuple):
    """What an effect or action gives its player."""

    coins: int = 0
    points: int = 0
    workers: int = 0
    technologies: int = 0
    wonders: int = 0


class Others(NamedTuple):
    """What each other player receives or suffers."""

    coins: int = 0
    sacrifice: int = 0


NO_GAIN = Gain()
NO_OTHERS = Others()


class Effect(NamedTuple):
    """One effect of a card: standing (`always`) or triggered (`when`). Spec, section 10."""

    cause: Cause
    always: str = ""
    when: str = ""
    action: str = ""
    technologies: frozenset[str] = frozenset()
    requires_most_military: bool = False
    per: str = ""
    per_each: int = 1
    max_times: int = 0
    """0: no limit."""
    min_times: int = 0
    amount: int = 0
    """military: how much; discount: how many coins less; workers: how many more."""
    except_offer: str = ""
    gain: Gain = NO_GAIN
    others: Others = NO_OTHERS
    offer: str = ""
    multiply_bonus_coins: int = 0
    from_round: int = 1
    """Scenarios: not in force before this round."""
    lasts: str = ""
    """Scenarios: "next", until the next such action of the turn, or "round"; empty: for good."""


class Special(NamedTuple):
    """What a special action of a scenario does beside its gain."""

    sacrificed: int = 0
    """How many of its workers are sacrificed."""
    grants: Effect | None = None
    """Put into force for a while."""
    control: bool = False
    """Takes control of the next card of the row, at that card's cost."""
    remove_drought: bool = False


class Action(NamedTuple):
    id: str
    place: int
    """Its place in `CardSet.actions`, and in every list that has one entry per action."""
    permanent: bool
    slots: int
    workers: int
    coins: int
    sacrifice: bool
    gain: Gain
    gain_without_technology: Gain
    others: Others
    share: tuple[Effect, ...]
    """`others` as an effect of its own: it waits until the gain is complete."""
    requires_most_military: bool
    symbol: str
    printed_gain: Gain
    """`gain` without what the move names: coins, points, workers."""
    asks: str
    """What the move must name: "technology", "wonder" or nothing."""
    move: tuple[str, ...]
    """`act ACTION`."""
    cause: Cause
    special: Special | None = None
    """A scenario's special action: beside the permanent card, available in every round."""


class Technology(NamedTuple):
    id: str
    bit: int
    column: str
    row: int
    after: tuple[str, ...]
    effects: tuple[Effect, ...]
    on_gain: tuple[Effect, ...]
    special: str = ""
    """The special technology card that it stands on, if any."""


class SpecialTechnology(NamedTuple):
    """A card of Innovation: it covers rows 1 and 2 of its column."""

    id: str
    column: str
    row_1: Technology
    row_2: Technology


class Civilization(NamedTuple):
    id: str
    bit: int
    group: str
    population: int
    main: tuple[Effect, ...]
    inherited: tuple[Effect, ...]
    on_rise: tuple[Effect, ...]
    in_solo: bool


class Wonder(NamedTuple):
    id: str
    bit: int
    effects: tuple[Effect, ...]
    on_gain: tuple[Effect, ...]


class EventToken(NamedTuple):
    """A token of A changing world: `everyone`, or those with the `most` or `least` of `compare`."""

    id: str
    who: str
    """Which players it concerns: everyone, most, least; empty: none."""
    compare: str
    gain: Gain
    sacrifice: int
    per: str
    per_each: int
    cause: Cause


class ControlCard(NamedTuple):
    """A card of a scenario's row, taken in its order."""

    id: str
    coins: int
    effects: tuple[Effect, ...]


class Achievement(NamedTuple):
    """A goal of solo play; every condition must hold. -1: no such condition."""

    id: str
    points: int = -1
    technologies: int = -1
    wonders: int = -1
    military: int = -1
    max_technologies: int = -1
    civilizations_population: int = -1
    civilizations_count: int = -1


class Draft(NamedTuple):
    """How a card set drafts: cards dealt, cards kept, and where the market comes from."""

    hand: int = 7
    keep: int = 5
    market_from_deck: bool = False


class CardSet(NamedTuple):
    """Everything a game of Age of Civilization is played with."""

    id: str
    actions: tuple[Action, ...]
    technologies: tuple[Technology, ...]
    civilizations: tuple[Civilization, ...]
    wonders: tuple[Wonder, ...]
    special_technologies: tuple[SpecialTechnology, ...]
    events: tuple[EventToken, ...]
    achievements: tuple[Achievement, ...]
    first_game: tuple[str, ...]
    draft: Draft | None
    variants: frozenset[str]
    """The variants that this set can be played with."""
    action: Mapping[str, Action]
    technology: Mapping[str, Technology]
    """Special ones included."""
    civilization: Mapping[str, Civilization]
    wonder: Mapping[str, Wonder]
    special_technology: Mapping[str, SpecialTechnology]
    event: Mapping[str, EventToken]
    printed_abilities: "Abilities"  # noqa: UP037
    """Those of a player without any card."""
    tree: "TechnologyTree"  # noqa: UP037
    sources: Mapping[tuple[str, str], CardSources] = {}
    """By kind and id: where the values of a card come from."""
    control_card: Mapping[str, ControlCard] = {}
    """Those of the scenario."""
    no_action: str = "plague"
    """The card of the track without an action: Plague, or the blank card of a scenario without it."""
    own_table: Mapping[str, Any] | None = None
    """A set of the user's own: the table that stands whole in a record. None: a shipped set, known by its id."""
    our_choice: frozenset[str] = frozenset()
    """The civilisations and wonders that we selected because the edition's rulebook does not name them."""

    @property
    def track_cards(self) -> tuple[str, ...]:
        """The ids of the cards of the time track: its actions, then Plague."""
        return (*(action.id for action in self.actions if not action.permanent), self.no_action)
