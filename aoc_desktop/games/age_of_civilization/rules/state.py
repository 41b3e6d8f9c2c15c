"""The playing state: small, flat, quick to copy. Zones are tuples, so that copies may share them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from aoc_desktop.games.age_of_civilization.rules.abilities import Abilities, effects_in_force
from aoc_desktop.games.age_of_civilization.rules.cards import (
    CardSet,
    Civilization,
    Draft,
    Effect,
    EventToken,
    SpecialTechnology,
    Technology,
    Wonder,
)
from aoc_desktop.games.age_of_civilization.rules.scenarios import Scenario
from aoc_desktop.kernel.declared import Declared
from aoc_desktop.kernel.events import Cause, Event

ROUNDS = 6
STEPS = ("civilization", "actions", "end_of_turn", "end_of_round")
"""The phases of a round; before the first there may be a "draft", after the last the game is "finished"."""
START_COINS = 3
MOST_WORKERS = 4
MOST_CIVILIZATIONS = 3
WINDOW = 3
"""The permanent card spans three cards of the track."""
FIRST_EVENT_POSITION = 6
"""Event tokens lie above positions 6, 7 and 8."""

Log = list[Event] | None
Market = tuple[tuple[Civilization, int], ...]
"""The civilisations on offer, each with the bonus coins lying on it."""


Packs = tuple[tuple[Civilization, ...], ...]


class Table:
    """What set-up settled for the whole game; shared by every state of it, never changed."""

    __slots__ = (
        "available_slots",
        "cards",
        "draft",
        "events",
        "first_event",
        "scenario",
        "solo",
        "track",
        "upcoming_slots",
        "variants",
    )

    def __init__(
        self,
        cards: CardSet,
        solo: bool,
        variants: frozenset[str],
        track: tuple[str, ...],
        events: tuple[EventToken, ...],
        scenario: Scenario | None = None,
    ) -> None:
        self.cards = cards
        """A scenario's special actions are among its actions."""
        self.scenario = scenario
        self.solo = solo
        self.variants = variants
        self.draft: Draft | None = cards.draft if "draft" in variants else None
        self.track = track
        self.events = events
        self.first_event = FIRST_EVENT_POSITION if scenario is None else scenario.first_event
        """The position that the first event token lies above."""
        self.available_slots = tuple(self._slots(r, r + WINDOW - 1) for r in range(1, ROUNDS + 1))
        """Slots of each action in round r (at r - 1): the permanent card's and those of track cards r to r + 2."""
        self.upcoming_slots = tuple(self._slots(r, len(track)) for r in range(1, ROUNDS + 1))
        """The same with every upcoming card."""

    def _slots(self, first: int, last: int) -> tuple[int, ...]:
        slots = [action.slots if action.permanent else 0 for action in self.cards.actions]
        for card in self.track[first - 1 : last]:
            if (action := self.cards.action.get(card)) is not None:
                slots[action.place] = action.slots
        return tuple(slots)

    def event_above(self, position: int) -> EventToken | None:
        """The token that lies above a card of the track, if any."""
        place = position - self.first_event
        return self.events[place] if 0 <= place < len(self.events) else None


@dataclass(slots=True, eq=False)
class Player(Declared):
    """One seat's side of the table."""

    abilities: Abilities = field(compare=False)
    points: int = 0
    coins: int = START_COINS
    workers: int = 0
    """All that the player owns, placed or not."""
    free_workers: int = 0
    main: Civilization | None = None
    civilizations: tuple[Civilization, ...] = ()
    technologies: tuple[Technology, ...] = ()
    technology_bits: int = field(default=0, compare=False)
    wonders: tuple[Wonder, ...] = ()
    special: SpecialTechnology | None = None
    hand: tuple[Civilization, ...] = ()
    kept: tuple[Civilization, ...] = ()
    """What the player kept in the draft, in that order, played since or not."""

    def copy(self) -> Player:
        return Player(
            self.abilities,
            self.points,
            self.coins,
            self.workers,
            self.free_workers,
            self.main,
            self.civilizations,
            self.technologies,
            self.technology_bits,
            self.wonders,
            self.special,
            self.hand,
            self.kept,
        )

    def derive(self, table: Table) -> None:
        self.technology_bits = sum(card.bit for card in self.technologies)

    @property
    def effects(self) -> list[Effect]:
        """Those of the player's own cards."""
        return effects_in_force(self.main, self.civilizations, self.technologies, self.wonders)

    def available_technologies(self, cards: CardSet) -> tuple[Technology, ...]:
        """The technologies that the player could gain now."""
        return cards.tree.available(self.special, self.technology_bits)


RULES: dict[str, Callable[[State, Log], None]] = {}
"""The rules that a task may go on with, by name: a state holds words, which can be written down, and no functions."""


class Task(NamedTuple):
    """Something still to be done: a question to a seat (`asks`), effects that wait, or a rule to go on with."""

    seat: int
    asks: str = ""
    """"technology", "wonder" or "offer"."""
    cause: Cause | None = None
    often: int = 0
    """How many technologies or wonders are still to be chosen."""
    effects: tuple[Effect, ...] = ()
    """What is offered, or waits to be resolved."""
    rule: str = ""
    """The rule to go on with, by its name in RULES."""


class ScenarioState(NamedTuple):
    """What only scenarios count. Replaced, never changed: copies of a state share it."""

    control: int = 0
    """How many cards of the row the player controls."""
    drought: int = 0
    """Tokens."""
    wars_lost: int = 0
    lost: bool = False
    """The civilisation is lost: the game ended without a medal."""
    passing: tuple[Effect, ...] = ()
    """What special actions have put into force for a while."""


NOTHING_SPECIAL = ScenarioState()


@dataclass(slots=True, eq=False)
class State(Declared):
    """A whole game at one moment."""

    table: Table = field(compare=False)
    players: list[Player]
    first_player: int
    market: Market
    deck: tuple[Civilization, ...]
    """Top card first."""
    wonder_market: tuple[Wonder, ...]
    special_market: tuple[SpecialTechnology, ...]
    dealt: Packs
    """The draft's packs as they were dealt, one per seat."""
    packs: Packs
    """What each seat holds to choose from in the draft."""
    used_slots: list[int]
    """How often each action's slots have been used this turn."""
    phase: str = "civilization"
    """"draft", "civilization", "actions", "end_of_turn", "end_of_round" or "finished": where the game is."""
    round: int = 1
    seat: int = 0
    """Whose turn it is."""
    opponent_military: int = 0
    """The virtual opponent's, in solo."""
    red_workers: int = 0
    """Workers placed on red slots this turn: they are sacrificed when the workers return."""
    acted: bool = False
    bonus_coins: int = 0
    """Received with the civilisation that is rising."""
    used_effects: tuple[str, ...] = ()
    """End-of-turn effects resolved this turn, by name."""
    agenda: tuple[Task, ...] = ()
    """What is still to be done before the phase goes on, the next one last."""
    scenario: ScenarioState = NOTHING_SPECIAL

    def copy(self) -> State:
        return State(
            self.table,
            [player.copy() for player in self.players],
            self.first_player,
            self.market,
            self.deck,
            self.wonder_market,
            self.special_market,
            self.dealt,
            self.packs,
            self.used_slots[:],
            self.phase,
            self.round,
            self.seat,
            self.opponent_military,
            self.red_workers,
            self.acted,
            self.bonus_coins,
            self.used_effects,
            self.agenda,
            self.scenario,
        )

    def derive(self, table: Table) -> None:
        self.table = table
        for seat in range(len(self.players)):
            self.rebuild_abilities(seat)

    def effects_of(self, seat: int) -> list[Effect]:
        """Every effect in force for a seat: its cards', and what a scenario gives."""
        return self.players[seat].effects + self.scenario_effects()

    def scenario_effects(self) -> list[Effect]:
        """The scenario's own effects and those of controlled cards, from their round on; then what is passing."""
        # At the end of a round the permanent card has moved on already, but the next round has not begun.
        begun = self.round - (self.phase == "end_of_round")
        lasting = [effect for effect in self.lasting_effects() if effect.from_round <= begun]
        return [*lasting, *self.scenario.passing]

    def lasting_effects(self) -> list[Effect]:
        """The scenario's own effects and those of controlled cards, begun or not."""
        scenario = self.table.scenario
        if scenario is None:
            return []
        controlled = scenario.control_cards[: self.scenario.control]
        return [*scenario.effects, *(effect for card in controlled for effect in card.effects)]

    def rebuild_abilities(self, seat: int) -> None:
        """To be called when an ability ended: cards that only add go through `Abilities.plus`."""
        self.players[seat].abilities = self.table.cards.printed_abilities.plus(self.effects_of(seat))

    @property
    def step(self) -> str:
        """The step as records name it: a pending question comes before the phase."""
        if not self.agenda:
            return self.phase
        return "offer" if self.agenda[-1].asks == "offer" else "pick"

    @property
    def decider(self) -> int | None:
        """The seat that must decide now."""
        if self.agenda:
            return self.agenda[-1].seat
        return None if self.phase == "finished" else self.seat

    def others(self, seat: int) -> list[int]:
        """The other seats, clockwise from the next one."""
        count = len(self.players)
        return [(seat + step) % count for step in range(1, count)]

    def later(self, task: Task) -> None:
        """Put a task on the agenda: it comes before all that is on it already."""
        self.agenda += (task,)

    def wait(self, base: int, task: Task) -> None:
        """Let `task` follow what was put on the agenda above `base`."""
        self.agenda = (*self.agenda[:base], task, *self.agenda[base:])

    def then(self, base: int, rule: str, log: Log) -> None:
        """Go on with a rule of RULES: now, or once what was put on the agenda above `base` is done."""
        if len(self.agenda) > base:
            self.wait(base, Task(self.seat, rule=rule))
        else:
            RULES[rule](self, log)

    def for_each(self, seats: Sequence[int], do: Callable[[int], None]) -> None:
        """Do something for several seats; what they are asked is asked in the same order."""
        base = len(self.agenda)
        for seat in seats:
            before = len(self.agenda)
            do(seat)
            if len(self.agenda) > before > base:
                agenda = self.agenda
                self.agenda = (*agenda[:base], *agenda[before:], *agenda[base:before])

    @property
    def upcoming(self) -> int:
        """How many track cards are upcoming, Plague included."""
        return ROUNDS - self.round
