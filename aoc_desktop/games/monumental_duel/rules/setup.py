"""Setting a game up: options are checked, what they leave open is drawn from the seed (rules, sections 1 and 7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, TypeAlias

from aoc_desktop.games.monumental_duel.rules.cards import ERAS, GOLD, Card, CardSet, Civilization
from aoc_desktop.games.monumental_duel.rules.state import CELLS, Player, State, Table, Task, new_tokens
from aoc_desktop.games.monumental_duel.rules.turn import go_on
from aoc_desktop.kernel.errors import BadOptions
from aoc_desktop.kernel.rng import Rng
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
    check_table(options, PLAYERS, VARIANTS)


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
        self.cards = options.cards
        self.variants = options.variants
        self.given = options.setup
        self.picked = PICK in options.variants
        self.streams = streams(rng, FIELDS)
        allow(FIELDS, self.given)

    def state(self) -> State:
        cards = self.cards
        first = self._first_player()
        civilizations = self._civilizations()
        table = Table(cards, self.variants, self._city())
        deck = self._development()
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
    found["development"] = [card.id for card in (*state.track, *state.development)]
    return found
