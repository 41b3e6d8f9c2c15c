"""Setting a game up: options are checked, what they leave open is drawn from the seed (rules, sections 1 and 7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, TypeAlias

from aoc_desktop.games.monumental_duel.rules.cards import ERAS, GOLD, NUMBER, Card, CardSet, Civilization
from aoc_desktop.games.monumental_duel.rules.rounds import deal_cities
from aoc_desktop.games.monumental_duel.rules.scenarios import Scenario, SeatStart, check_scenario, scenario_of
from aoc_desktop.games.monumental_duel.rules.state import (
    CELL,
    CELLS,
    COLUMNS,
    ROWS,
    Player,
    State,
    Table,
    Task,
    new_tokens,
)
from aoc_desktop.games.monumental_duel.rules.turn import go_on
from aoc_desktop.kernel.errors import BadOptions
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.kernel.scenarios import OWN
from aoc_desktop.kernel.set_up import TableOptions, allow, check_table, given_ids, need, refuse, streams

PICK = "pick_civilizations"
VARIANTS = (PICK,)
PLAYERS = range(2, 3)
BY_LOT = ""
"""In the place of a civilisation that the seed draws."""

# Each part of the set-up is drawn from its own stream, so that fixing one part leaves the others as they were.
FIELDS = ("first_player", "civilizations", "city", "development")


Options: TypeAlias = TableOptions[CardSet]


def check_options(options: Options) -> None:
    """Refuse combinations that the rules do not know."""
    chosen = scenario_of(options.mode, options.setup)
    if chosen is not None:
        check_scenario(chosen, options.cards.id, options.players, options.variants)
    check_table(options if chosen is None else options._replace(mode="table"), PLAYERS, VARIANTS)


def check_complete(options: Options) -> None:
    picked = PICK in options.variants
    need([field for field in FIELDS if not (picked and field == "civilizations")], options.setup)


def set_up(options: Options, rng: Rng) -> State:
    """A new game, at its first decision."""
    check_options(options)
    return _SetUp(options, rng).state()


class _SetUp:
    """Draws or checks the parts of a set-up one by one."""

    def __init__(self, options: Options, rng: Rng) -> None:
        chosen = scenario_of(options.mode, options.setup)
        self.scenario = chosen
        self.cards = options.cards if chosen is None else chosen.cards
        self.variants = options.variants
        self.given = options.setup if chosen is None else {**chosen.setup, **options.setup}
        self.picked = PICK in options.variants
        self.streams = streams(rng if chosen is None or chosen.seed < 0 else Rng(chosen.seed), FIELDS)
        allow(FIELDS if chosen is None else (*FIELDS, OWN), self.given)

    def state(self) -> State:
        cards = self.cards
        first = self._first_player()
        civilizations = self._civilizations()
        table = Table(cards, self.variants, self._city(), self.scenario)
        deck = self._development()
        gone = () if self.scenario is None else _gone(self.scenario, deck)
        deck = tuple(card for card in deck if card.id not in gone)
        if len(deck) < cards.track:
            refuse("development", "wrong_count", len(deck), cards.track)
        state = State(
            table,
            [_new_player(cards, civilization) for civilization in civilizations],
            deck[: cards.track],
            deck[cards.track :],
            tuple(card.copies for card in cards.basic),
            first,
            era=max(card.era for card in deck[: cards.track]),
        )
        state.agenda = [Task("round"), Task("deal")]
        if self.scenario is not None:
            state.agenda = [Task("round")]
            deal_cities(state, Task("deal"), None)
            lay_out(state, self.scenario)
        if self.picked:
            state.agenda += [Task("civilization", first), Task("civilization", 1 - first)]
        go_on(state, None)
        return state

    def _first_player(self) -> int:
        if "first_player" not in self.given:
            return self.streams["first_player"].below(2)
        first = self.given["first_player"]
        if type(first) is not int or first not in (0, 1):
            refuse("first_player", "wrong_type", first, "0, 1")
        return first

    def _civilizations(self) -> list[Civilization | None]:
        if self.picked:
            if "civilizations" in self.given:
                raise BadOptions("civilizations_are_picked", variant=PICK)
            return [None, None]
        if "civilizations" not in self.given:
            drawn = list(self.cards.civilizations)
            self.streams["civilizations"].shuffle(drawn)
            return [drawn[0], drawn[1]]
        ids = given_ids("civilizations", self.given["civilizations"])
        if len(ids) != 2:
            refuse("civilizations", "wrong_count", len(ids), 2)
        chosen = [civilization for civilization in ids if civilization != BY_LOT]
        for civilization in chosen:
            if civilization not in self.cards.civilization:
                refuse("civilizations", "unknown_card", civilization)
        if len(set(chosen)) < len(chosen):
            raise BadOptions("same_civilization", civilization=chosen[0])
        left = [civilization for civilization in self.cards.civilizations if civilization.id not in chosen]
        self.streams["civilizations"].shuffle(left)
        return [self.cards.civilization[one] if one != BY_LOT else left.pop(0) for one in ids]

    def _city(self) -> dict[str, tuple[Card, ...]]:
        """For every civilisation the cards dealt, a knowledge followed by its cover."""
        if "city" not in self.given:
            return {civilization.id: self._dealt(civilization) for civilization in self.cards.civilizations}
        given = self.given["city"]
        if not isinstance(given, Mapping):
            refuse("city", "wrong_type", None, "table")
        for civilization in given:
            if civilization not in self.cards.civilization:
                refuse("city", "unknown_card", civilization)
        return {civilization.id: self._given_city(civilization, given) for civilization in self.cards.civilizations}

    def _dealt(self, civilization: Civilization) -> tuple[Card, ...]:
        deck = list(civilization.deck)
        self.streams["city"].shuffle(deck)
        count = len(CELLS)
        return tuple(deck[: count + any(card.is_knowledge for card in deck[:count])])

    def _given_city(self, civilization: Civilization, given: Mapping[str, Any]) -> tuple[Card, ...]:
        if civilization.id not in given:
            refuse(f"city.{civilization.id}", "missing")
        ids = given_ids(f"city.{civilization.id}", given[civilization.id])
        there = Counter(card.id for card in civilization.deck)
        strange = [card for card, times in Counter(ids).items() if times > there[card]]
        if strange:
            raise BadOptions("city_cards", civilization=civilization.id, cards=strange)
        cards = [self.cards.card[card] for card in ids]
        if cards and cards[-1].is_knowledge:
            raise BadOptions("city_cover", civilization=civilization.id)
        needed = len(CELLS) + sum(card.is_knowledge for card in cards)
        if len(cards) != needed:
            raise BadOptions("city_number", civilization=civilization.id, needed=needed, found=len(cards))
        return tuple(cards)

    def _development(self) -> tuple[Card, ...]:
        """Era I on top of II on top of III, as many cards of each kind as the table says."""
        if "development" not in self.given:
            return tuple(card for era in ERAS for card in self._shuffled_era(era))
        ids = given_ids("development", self.given["development"])
        known = {card.id for card in self.cards.development}
        for card_id, times in Counter(ids).items():
            if card_id not in known:
                refuse("development", "unknown_card", card_id)
            if times > 1:
                raise BadOptions("development_twice", card=card_id)
        deck = tuple(self.cards.card[card_id] for card_id in ids)
        self._check_deck(deck)
        return deck

    def _shuffled_era(self, era: int) -> list[Card]:
        """A set may have more cards than the table asks; then those of each kind are drawn at random."""
        stream = self.streams["development"]
        drawn: list[Card] = []
        for kind, counts in self.cards.deck_table.items():
            cards = [card for card in self.cards.development if card.era == era and card.kind == kind]
            stream.shuffle(cards)
            drawn += cards[: counts[era - 1]]
        stream.shuffle(drawn)
        return drawn

    def _check_deck(self, deck: tuple[Card, ...]) -> None:
        eras = [card.era for card in deck]
        if eras != sorted(eras):
            raise BadOptions("development_eras")
        for kind, counts in self.cards.deck_table.items():
            for era, needed in enumerate(counts, 1):
                found = sum(card.kind == kind and card.era == era for card in deck)
                if found != needed:
                    raise BadOptions("development_number", era=era, category=kind, needed=needed, found=found)


def _new_player(cards: CardSet, civilization: Civilization | None) -> Player:
    tokens = new_tokens()
    tokens[GOLD] = cards.start_gold
    empty = (None,) * len(CELLS)
    return Player(civilization, cards.espionage[0], tokens, new_tokens(), empty, empty, (), (), cards.start_agents)


def setup_of(state: State) -> dict[str, Any]:
    """The full set-up of a new state, as a record holds it."""
    found: dict[str, Any] = {"first_player": state.first_player}
    civilizations = [player.civilization.id for player in state.players if player.civilization is not None]
    if PICK not in state.table.variants:
        found["civilizations"] = civilizations
    found["city"] = {civilization: [card.id for card in dealt] for civilization, dealt in state.table.dealt.items()}
    deck = (*state.track, *state.development)
    scenario = state.table.scenario
    if scenario is not None:  # what it takes from the deck it takes again
        left = [card for card in state.table.cards.development if card not in deck]
        deck = tuple(card for era in ERAS for card in (*deck, *left) if card.era == era)
        if scenario.own_table is not None:
            found[OWN] = scenario.own_table
    found["development"] = [card.id for card in deck]
    return found


# What a scenario lays on the table when the Cities have been dealt.


def _gone(scenario: Scenario, deck: tuple[Card, ...]) -> set[str]:
    """The development cards that are not drawn: somebody has them, or they are out of the game."""
    early = [card.id for card in deck if card.era < scenario.from_era]
    return {*early, *scenario.removed, *(card for seat in scenario.seats for card in _owned(seat))}


def _owned(seat: SeatStart) -> tuple[str, ...]:
    return (*seat.top, *seat.discard, *seat.provinces, *seat.reserved, seat.construction)


def lay_out(state: State, scenario: Scenario) -> None:
    cards = state.table.cards
    owned = {card for seat in scenario.seats for card in _owned(seat)}
    out = [card for card in cards.development if card.era < scenario.from_era or card.id in scenario.removed]
    state.removed = tuple(card for card in out if card.id not in owned)
    for player, start in zip(state.players, scenario.seats, strict=True):
        _begin(state, player, start)
    given = scenario.advantage
    if given is not None:
        state.holder, state.holder_resource, state.holder_tokens = given.seat, NUMBER[given.resource], given.tokens


def _begin(state: State, player: Player, start: SeatStart) -> None:
    """Bonuses do not resolve; basic buildings and Revolts leave their piles."""
    cards = state.table.cards
    for resource, amount in start.tokens:
        player.tokens[NUMBER[resource]] = amount
    player.agents = player.agents if start.agents < 0 else start.agents
    if start.espionage:
        player.espionage = cards.card[start.espionage]
    for cell in start.revolts:
        _revolt_in(state, player, CELL[cell])
    for name in start.archived:
        card = cards.card[name]
        if card not in player.bag:
            refuse("archived", "unknown_card", name)
        player.bag = _without(player.bag, card)
        player.archived += (card,)
    player.top = _taken(state, start.top)
    player.discard = _taken(state, start.discard)
    player.provinces = _taken(state, start.provinces)
    player.reserved = _taken(state, start.reserved)
    player.construction = cards.card[start.construction] if start.construction else None
    _lay_policies(player, [cards.card[name] for name in start.policies])
    player.refresh_standing()


def _revolt_in(state: State, player: Player, cell: int) -> None:
    """Instead of the card dealt, which goes into the bag; knowledge stays under it."""
    (revolt,) = _taken(state, (state.table.cards.revolt.id,))
    old = player.faces[cell]
    assert old is not None
    player.bag += (old,)
    player.lay(cell, revolt, player.attached[cell])


def _taken(state: State, names: tuple[str, ...]) -> tuple[Card, ...]:
    found = []
    for name in names:
        card = state.table.cards.card[name]
        if card in state.table.cards.basic:
            if not state.pile(card):
                refuse("top", "wrong_count", name)
            state.change_pile(card, -1)
        elif not card.era:
            refuse("top", "unknown_card", name)
        found.append(card)
    return tuple(found)


def _without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def _lay_policies(player: Player, policies: list[Card]) -> None:
    """On the lines in their order, or on a pile of which the last is in force."""
    civilization = player.civilization
    if not policies or civilization is None:
        return
    player.policies = tuple(policies)
    if civilization.at_lines:
        player.lines = (*ROWS, *COLUMNS)[: len(policies)]
    else:
        player.lines = ("",) * len(policies)
        player.in_force = 1 << len(policies) - 1
