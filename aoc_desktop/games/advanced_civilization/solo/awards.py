"""The achievements of Advanced Civilization: what a finished game has of each, read from its events and positions."""

from __future__ import annotations

from collections import Counter

from aoc_desktop.games.advanced_civilization.rules import events as kinds
from aoc_desktop.games.advanced_civilization.rules.board import NO_AREA
from aoc_desktop.games.advanced_civilization.rules.card_files import STANDARD
from aoc_desktop.games.advanced_civilization.rules.changes import changes
from aoc_desktop.games.advanced_civilization.rules.events import BARBARIANS
from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.rules.state import CITY_POINTS, State
from aoc_desktop.kernel.condition import Condition
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import Seat
from aoc_desktop.kernel.match import Match, PlayedMove
from aoc_desktop.solo.awards import Awards, Tries, margin, won

LEAST_LIMIT = 12
"""A table with fewer turns counts for the first achievement only."""
EARLY = 12
"""By this turn cards of all groups are owned for "five colours"."""
SETTLED = 6
"""After this turn a spared turn counts."""
LEAST_POINTS = 20
"""Unit points from which losing half of them counts."""
TRIBES = 5
SAGES = ("law", "philosophy", "democracy")


class SeatStory:
    """What happened to one seat in the story of a game."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.deals = self.sieges = self.pirates = self.gifts = self.potatoes = self.heirs = self.shores = 0
        self.lies = self.spent = self.gate = self.fall = self.groups = self.cities = self.sets = 0
        """Of these the most at one time, but of lies how many."""
        self.spared = self._streak = 0
        """Turns running without a calamity of one's own: the most, and those of now."""
        self._lot: Counter[str] = Counter()
        self._received: set[str] = set()
        """Calamities that came in deals of this turn."""
        self._calamities: frozenset[str] = frozenset()
        self._struck = self._sailed_open = False
        self._points = self._before = 0
        """Unit points on the map, now and when the calamities began."""

    def look(self, state: State) -> None:
        """At a position between two moves."""
        cards = state.table.cards
        self.cities = max(self.cities, state.map_cities(self.seat))
        self._calamities = frozenset(cards.cards[len(cards.commodities) :])
        hand = state.hands[self.seat]
        self.sets = max(self.sets, *(int(hand[n] == each.copies) for n, each in enumerate(cards.commodities)))
        if 0 < state.turn <= EARLY:
            owned = cards.owned_cards(state.owned_bits[self.seat])
            self.groups = max(self.groups, len(frozenset[str]().union(*(card.groups for card in owned))))
        self._points = state.map_points(self.seat)

    def read(self, state: State, played: PlayedMove) -> None:
        """A move, and the position before it."""
        self._voyage(state, played)
        phase = state.phase
        for event in played.events:
            phase = event.phase if isinstance(event, kinds.PhaseBegins) else phase
            self._units(event)
            self._trade(event)
            if isinstance(event, kinds.Annexed) and event.seat == self.seat:
                self.heirs += phase == "calamities"
            elif isinstance(event, kinds.TooWeak) and event.seat != self.seat:
                area = state.table.board.area[event.area]
                self.gate = max(self.gate, event.tokens if state.city[area] == self.seat else 0)
            elif event.seat == self.seat:
                self._own(event)
            if isinstance(event, kinds.TurnOver):
                self._turn_ends(event.turn)

    def _own(self, event: Event) -> None:
        if isinstance(event, kinds.CityBesieged):
            self.sieges += 1
            self.pirates += event.rival == BARBARIANS
        elif isinstance(event, kinds.Taken):
            self.gifts += event.cause.id == "treachery"
        elif isinstance(event, kinds.Paid):
            self.spent = max(self.spent, event.worth)
        elif isinstance(event, kinds.Revealed):
            self._struck = True

    def _turn_ends(self, turn: int) -> None:
        self._streak = 0 if self._struck or turn <= SETTLED else self._streak + 1
        self.spared = max(self.spared, self._streak)
        self._struck = False
        self._received.clear()

    def _units(self, event: Event) -> None:
        """Unit points when the calamities begin and when they are over: half of them or more may be lost."""
        phase = event.phase if isinstance(event, kinds.PhaseBegins) else ""
        if phase == "calamities":
            self._before = self._points
        elif phase == "abilities" and self._before >= LEAST_POINTS:
            self.fall = max(self.fall, int(2 * self._points <= self._before))
        for change in changes(event):
            if change.seat == self.seat:
                self._points += change.amount * {"tokens": 1, "cities": CITY_POINTS}.get(change.what, 0)

    def _trade(self, event: Event) -> None:
        """Deals, words that were not true, and calamities that go on the turn they came."""
        if isinstance(event, kinds.Dealt):
            self.deals += self.seat in (event.seat, event.rival)
        elif isinstance(event, kinds.LotTold) and event.seat == self.seat:
            self._lot = Counter(event.cards)
        elif isinstance(event, kinds.Offered | kinds.Answered) and event.seat == self.seat:
            rest = self._lot - Counter(event.true)
            self.lies += event.say != "nothing" and set(rest) != {event.say}
        elif isinstance(event, kinds.Exchanged) and self.seat in event.seen_by:
            cards = set(event.cards)
            if event.seat == self.seat:
                self._received |= cards & self._calamities
            else:
                self.potatoes += bool(cards & self._received)

    def _voyage(self, state: State, played: PlayedMove) -> None:
        """A ship that crossed an open sea lands tokens."""
        if played.seat != self.seat:
            return
        board, verb = state.table.board, played.move[0]
        if verb == "voyage":
            self._sailed_open = False
        elif verb == "sail":
            self._sailed_open = self._sailed_open or board.place_area[board.place[played.move[1]]] == NO_AREA
        elif verb == "unload":
            self.shores += self._sailed_open


def story_of(match: Match[State], seat: Seat) -> SeatStory:
    story = SeatStory(seat)
    for state, played in zip(match.states(), match.history, strict=True):
        story.look(state)
        story.read(state, played)
    story.look(match.state)
    return story


def tries(match: Match[State], seat: Seat) -> Tries:
    """What a seat has of each achievement at the end. A very short game counts for the first of them only."""
    finished = {"first_steps": (Condition("finished", 1, 1),)}
    state = match.state
    found = {**_of_the_end(match, seat), **_of_the_story(match, seat, story_of(match, seat))}
    if state.table.turn_limit < LEAST_LIMIT:
        found = {award: (Condition("long_game", 0, 1), *map(_unmet, parts)) for award, parts in found.items()}
    return {**finished, **{award: found[award] for award in IDS[1:]}}


def _unmet(condition: Condition) -> Condition:
    """Nothing of a very short game adds up with others."""
    return condition._replace(have=condition.need + 1 if condition.at_most else 0)


def _of_the_end(match: Match[State], seat: Seat) -> dict[str, tuple[Condition, ...]]:
    """What the last position and the ranking say."""
    state, outcome = match.state, match.outcome
    assert outcome is not None
    victory, square = won(match, seat), state.ast[seat]
    cards = state.table.cards
    owned = {cards.civilization_cards[card].id for card in state.owned[seat]}
    ahead = max(each for other, each in enumerate(state.ast) if other != seat)
    nation = cards.nations[state.nation[seat]].id
    return {
        "cradle": (victory,),
        "last_square": (Condition("square", square, len(cards.nations[0].epochs) - 1),),
        "other_measure": (victory, Condition("behind", int(ahead > square), 1)),
        "dozen": (Condition("civilization_cards", len(owned), 12),),
        "philosopher": tuple(Condition(card, int(card in owned), 1) for card in SAGES),
        "crown": (victory, Condition("points", outcome.points[seat], 4500)),
        "photo_finish": (won(match, seat, alone=True), Condition("max_margin", margin(match, seat), 50)),
        "five_peoples": tuple(
            Condition(each.id, int(victory.holds and each.id == nation), 1) for each in cards.nations
        ),
    }


def _of_the_story(match: Match[State], seat: Seat, story: SeatStory) -> dict[str, tuple[Condition, ...]]:
    victory = won(match, seat)
    return {
        "nine_cities": (Condition("cities", story.cities, match.state.table.cards.cities),),
        "five_colours": (Condition("groups", story.groups, 5),),
        "full_set": (Condition("sets", story.sets, 1),),
        "big_spender": (Condition("spent", story.spent, 300),),
        "merchant": (Condition("deals", story.deals, 50),),
        "honest": (victory, Condition("deals", story.deals, 8), Condition("max_lies", story.lies, 0)),
        "hot_potato": (Condition("potatoes", story.potatoes, 1),),
        "gift": (Condition("gifts", story.gifts, 1),),
        "untouched": (Condition("spared", story.spared, 10),),
        "phoenix": (victory, Condition("fall", story.fall, 1)),
        "dove": (victory, Condition("max_sieges", story.sieges, 0)),
        "breaker": (Condition("sieges", story.sieges, 3),),
        "pirate_hunter": (Condition("pirates", story.pirates, 1),),
        "heir": (Condition("heirs", story.heirs, 1),),
        "far_shores": (Condition("shores", story.shores, 1),),
        "gate": (Condition("gate", story.gate, 5),),
    }


IDS = (
    *("first_steps", "cradle", "last_square", "other_measure", "nine_cities", "five_colours", "dozen", "philosopher"),
    *("full_set", "big_spender", "merchant", "crown", "honest", "hot_potato", "gift", "untouched", "phoenix", "dove"),
    *("breaker", "pirate_hunter", "heir", "far_shores", "gate", "photo_finish", "five_peoples"),
)
AWARDS = Awards(
    game=GAME.id,
    card_sets=(STANDARD,),
    ids=IDS,
    tries=tries,
    across=frozenset({"five_peoples"}),
    against_computer=True,
    enough={"five_peoples": TRIBES},
    set_with=("board", "turn_limit", "trade_rounds", "late"),
)
