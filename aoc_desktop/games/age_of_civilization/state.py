"""The playing state: small, flat, quick to copy. Zones are tuples, so that copies may share them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from aoc_desktop.games.age_of_civilization.abilities import Abilities, AbilityBook
from aoc_desktop.games.age_of_civilization.cards import (
    CardSet,
    Civilization,
    Draft,
    Effect,
    EventToken,
    SpecialTechnology,
    Technology,
    Wonder,
)
from aoc_desktop.kernel.events import Cause, Event

ROUNDS = 6
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


class Table:
    """What set-up settled for the whole game; shared by every state of it, never changed."""

    __slots__ = (
        "_available_technologies",
        "available_slots",
        "book",
        "cards",
        "draft",
        "events",
        "packs",
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
        packs: tuple[tuple[Civilization, ...], ...],
    ) -> None:
        self.cards = cards
        self.solo = solo
        self.variants = variants
        self.draft: Draft | None = cards.draft if "draft" in variants else None
        self.track = track
        self.events = events
        self.packs = packs
        """The draft's packs as dealt, one per seat."""
        self.book = AbilityBook(cards)
        self.available_slots = tuple(self._slots(r, r + WINDOW - 1) for r in range(ROUNDS + 1))
        """Slots of each action in round r: the permanent card's and those of track cards r to r + 2."""
        self.upcoming_slots = tuple(self._slots(r, len(track)) for r in range(ROUNDS + 1))
        """The same with every upcoming card."""
        self._available_technologies: dict[tuple[str, int], tuple[Technology, ...]] = {}

    def _slots(self, first: int, last: int) -> tuple[int, ...]:
        shown = self.track[first - 1 : last] if first else ()
        return tuple(action.slots if action.permanent or action.id in shown else 0 for action in self.cards.actions)

    def technologies_for(self, special: SpecialTechnology | None) -> list[Technology]:
        """The technologies that exist for a player: a special card covers rows 1 and 2 of its column."""
        if special is None:
            return list(self.cards.technologies)
        kept = [card for card in self.cards.technologies if card.column != special.column or card.row == 3]
        return [special.row_1, special.row_2, *kept]

    def prerequisites(self, technology: Technology, special: SpecialTechnology | None) -> tuple[str, ...]:
        """What opens a technology for this player; covered ones are gone (ruling 9), a special row 2 opens row 3."""
        existing = {card.id for card in self.technologies_for(special)}
        needed = tuple(card for card in technology.after if card in existing)
        if special is not None and technology.column == special.column and technology.row == 3:
            needed += (special.row_2.id,)
        return needed

    def available_technologies(self, player: Player) -> tuple[Technology, ...]:
        """The technologies that the player could gain now, in the card file's order."""
        key = (player.special.id if player.special else "", player.technology_bits)
        known = self._available_technologies.get(key)
        if known is None:
            known = tuple(self._find_available(player.special, player.technology_bits))
            self._available_technologies[key] = known
        return known

    def _find_available(self, special: SpecialTechnology | None, owned: int) -> list[Technology]:
        found = []
        for technology in self.technologies_for(special):
            if technology.bit & owned:
                continue
            opening = [self.cards.technology[card].bit for card in self.prerequisites(technology, special)]
            if not technology.after or any(bit & owned for bit in opening):
                found.append(technology)
        return found


class Player:
    """One seat's side of the table."""

    __slots__ = (
        "abilities",
        "civilizations",
        "coins",
        "free_workers",
        "hand",
        "kept",
        "main",
        "points",
        "special",
        "technologies",
        "technology_bits",
        "wonders",
        "workers",
    )

    def __init__(
        self,
        abilities: Abilities,
        points: int = 0,
        coins: int = START_COINS,
        workers: int = 0,
        free_workers: int = 0,
        main: Civilization | None = None,
        civilizations: tuple[Civilization, ...] = (),
        technologies: tuple[Technology, ...] = (),
        technology_bits: int = 0,
        wonders: tuple[Wonder, ...] = (),
        special: SpecialTechnology | None = None,
        hand: tuple[Civilization, ...] = (),
        kept: tuple[Civilization, ...] = (),
    ) -> None:
        self.abilities = abilities
        self.points = points
        self.coins = coins
        self.workers = workers
        """All that the player owns, placed or not."""
        self.free_workers = free_workers
        self.main = main
        self.civilizations = civilizations
        self.technologies = technologies
        self.technology_bits = technology_bits
        self.wonders = wonders
        self.special = special
        self.hand = hand
        self.kept = kept
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

    def renew_abilities(self, book: AbilityBook) -> None:
        """To be called whenever the player's cards changed."""
        self.abilities = book.of(self.main, self.civilizations, self.technologies, self.wonders)


class Task(NamedTuple):
    """Something still to be done: a rule to go on with, or a question to a seat (`asks` is its step)."""

    rule: Callable[[State, Task, Log], None]
    seat: int
    asks: str = ""
    """"technology", "wonder" or "offer"; empty: nothing is asked, the rule goes on by itself."""
    cause: Cause | None = None
    effects: tuple[Effect, ...] = ()
    often: int = 0
    """How many technologies or wonders are still to be chosen."""


class State:
    """A whole game at one moment."""

    __slots__ = (
        "acted",
        "agenda",
        "bonus_coins",
        "deck",
        "first_player",
        "market",
        "opponent_military",
        "packs",
        "phase",
        "players",
        "red_workers",
        "round",
        "seat",
        "special_market",
        "table",
        "used_effects",
        "used_slots",
        "wonder_market",
    )

    def __init__(
        self,
        table: Table,
        players: list[Player],
        first_player: int,
        market: Market,
        deck: tuple[Civilization, ...],
        wonder_market: tuple[Wonder, ...],
        special_market: tuple[SpecialTechnology, ...],
        packs: tuple[tuple[Civilization, ...], ...],
        used_slots: list[int],
        phase: str = "civilization",
        round: int = 1,
        seat: int = 0,
        opponent_military: int = 0,
        red_workers: int = 0,
        acted: bool = False,
        bonus_coins: int = 0,
        used_effects: tuple[Effect, ...] = (),
        agenda: tuple[Task, ...] = (),
    ) -> None:
        self.table = table
        self.players = players
        self.first_player = first_player
        self.market = market
        self.deck = deck
        """Top card first."""
        self.wonder_market = wonder_market
        self.special_market = special_market
        self.packs = packs
        """What each seat holds to choose from in the draft."""
        self.used_slots = used_slots
        """How often each action's slots have been used this turn."""
        self.phase = phase
        """"draft", "civilization", "actions", "end_of_turn" or "finished": where the turn is, questions aside."""
        self.round = round
        self.seat = seat
        """Whose turn it is."""
        self.opponent_military = opponent_military
        """The virtual opponent's, in solo."""
        self.red_workers = red_workers
        """Workers placed on red slots this turn: they are sacrificed when the workers return."""
        self.acted = acted
        self.bonus_coins = bonus_coins
        """Received with the civilisation that is rising."""
        self.used_effects = used_effects
        """End-of-turn effects resolved this turn."""
        self.agenda = agenda
        """What is still to be done before the phase goes on, the next one last."""

    def copy(self) -> State:
        return State(
            self.table,
            [player.copy() for player in self.players],
            self.first_player,
            self.market,
            self.deck,
            self.wonder_market,
            self.special_market,
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
        )

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

    def defer(self, base: int, task: Task) -> bool:
        """If questions were put on the agenda above `base`, let `task` follow them; otherwise do nothing."""
        if len(self.agenda) == base:
            return False
        self.agenda = (*self.agenda[:base], task, *self.agenda[base:])
        return True

    @property
    def upcoming(self) -> int:
        """How many track cards are upcoming, Plague included."""
        return ROUNDS - self.round
