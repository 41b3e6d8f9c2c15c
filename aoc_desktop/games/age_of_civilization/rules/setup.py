"""Setting a game up: options are checked, what they leave open is drawn from the seed (spec, sections 1, 7, 8)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

from aoc_desktop.games.age_of_civilization.rules.cards import (
    CardSet,
    Civilization,
    EventToken,
    SpecialTechnology,
    Wonder,
)
from aoc_desktop.games.age_of_civilization.rules.scenarios import Scenario, scenario_cards, scenario_of
from aoc_desktop.games.age_of_civilization.rules.state import Market, Packs, Player, State, Table
from aoc_desktop.kernel.errors import BadOptions
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.kernel.scenarios import PREFIX
from aoc_desktop.kernel.set_up import TableOptions, given_ids, need, refuse, streams

VARIANTS = ("innovation", "changing_world", "draft")
"""Those of the box; a card set says which of them it has cards for."""
FAIR_START = "fair_start"
HOUSE_VARIANTS = (FAIR_START,)
"""Our own, for tables of every card set."""
SOLO_VARIANTS = ("innovation",)
FAIR_COINS: Mapping[int, Sequence[int]] = {2: (0, 1), 3: (0, 1, 2), 4: (0, 1, 1, 1)}
"""Fair start: extra coins by place in the first round, for each number of players. Settled by series of games between
expert seats, see the README beside the weights of the AI seats."""
MARKET_SIZE = 5
SOLO_WONDERS = 4
EVENT_TOKENS = 3
PLAGUE = "plague"
SOLO_PLAGUE_POSITION = 5

# Each part of the set-up is drawn from its own stream, so that fixing one part leaves the others as they were.
STREAMS = ("first_player", "track", "wonders", "civilizations", "special_technologies", "events")

T = TypeVar("T")


Options: TypeAlias = TableOptions[CardSet]


def is_solo(mode: str) -> bool:
    """A Skirmish or a scenario."""
    return mode == "solo" or mode.startswith(PREFIX)


def check_options(options: Options) -> None:
    """Refuse combinations that the rules do not know."""
    mode, solo = options.mode, is_solo(options.mode)
    scenario_cards(options.cards, scenario_of(mode))
    if mode != "table" and not solo:
        raise BadOptions("unknown_mode", mode=mode)
    if solo and options.players != 1:
        raise BadOptions("solo_players", found=options.players)
    if mode == "table" and not 2 <= options.players <= 4:
        raise BadOptions("players", found=options.players)
    for variant in sorted(options.variants):
        if variant not in VARIANTS and variant not in HOUSE_VARIANTS:
            raise BadOptions("unknown_variant", variant=variant)
        if solo and variant not in SOLO_VARIANTS:
            raise BadOptions("solo_variant", variant=variant)
        if variant in VARIANTS and variant not in options.cards.variants:
            raise BadOptions("edition_variant", variant=variant, card_set=options.cards.id)


def check_complete(options: Options) -> None:
    need([field for field, needed in setup_fields(options.variants).items() if needed], options.setup)


def setup_fields(variants: frozenset[str]) -> dict[str, bool]:
    """The parts of a set-up, and whether a game with these variants has them."""
    return {
        "first_player": True,
        "track": True,
        "wonders": True,
        "market": True,
        "deck": True,
        "special_technologies": "innovation" in variants,
        "events": "changing_world" in variants,
        "packs": "draft" in variants,
    }


def set_up(options: Options, rng: Rng) -> State:
    """A new game, at its first decision."""
    check_options(options)
    return _SetUp(options, rng).state()


def first_game_track(cards: CardSet, solo: bool, scenario: Scenario | None = None) -> list[str]:
    """The fixed order for a first game; in solo Plague goes to position 5 and the others keep their order."""
    order = list(cards.first_game)
    if solo:
        order.remove(PLAGUE)
        order.insert(SOLO_PLAGUE_POSITION - 1, scenario_cards(cards, scenario).no_action)
    return order


class _SetUp:
    """Draws or checks the parts of a set-up one by one."""

    def __init__(self, options: Options, rng: Rng) -> None:
        self.options = options
        self.solo = is_solo(options.mode)
        self.scenario = scenario_of(options.mode)
        self.cards = scenario_cards(options.cards, self.scenario)
        self.given = options.setup
        self.streams = streams(rng, STREAMS)
        self._check_fields()

    def _check_fields(self) -> None:
        fields = setup_fields(self.options.variants)
        for field, value in self.given.items():
            if field not in fields:
                refuse(field, "not_allowed")
            if not fields[field] and value != []:
                refuse(field, "not_allowed")

    def state(self) -> State:
        options = self.options
        market, deck, packs = self._civilizations()
        events = tuple(self._events())
        table = Table(self.cards, self.solo, options.variants, self._track(), events, self.scenario)
        first_player = self._first_player()
        state = State(
            table=table,
            players=[Player(self.cards.printed_abilities) for _ in range(options.players)],
            first_player=first_player,
            market=market,
            deck=deck,
            wonder_market=tuple(self._wonders()),
            special_market=tuple(self._special_technologies()),
            dealt=packs,
            packs=packs,
            used_slots=[0] * len(self.cards.actions),
            phase="draft" if packs else "civilization",
            seat=0 if packs else first_player,
        )
        if FAIR_START in options.variants:
            for place, coins in enumerate(FAIR_COINS[options.players]):
                state.players[(first_player + place) % options.players].coins += coins
        if self.scenario is not None:
            state.players[0].coins = self.scenario.coins
            state.opponent_military = self.scenario.opponent_starts
            state.rebuild_abilities(0)
        return state

    def _first_player(self) -> int:
        if "first_player" not in self.given:
            return self.streams["first_player"].below(self.options.players)
        seat = self.given["first_player"]
        if type(seat) is not int or not 0 <= seat < self.options.players:
            expected = f"0–{self.options.players - 1}"
            refuse("first_player", "wrong_type", seat, expected)
        return seat

    def _track(self) -> tuple[str, ...]:
        cards = list(self.cards.track_cards)
        if "track" in self.given:
            track = self._ids("track")
            for place, card in enumerate(track, 1):
                if card in track[: place - 1]:
                    refuse("track", "twice_on_track", card, places=[track.index(card) + 1, place])
            if sorted(track) != sorted(cards):
                refuse("track", "not_the_cards", None, len(cards))
            if self.solo and track[SOLO_PLAGUE_POSITION - 1] != self.cards.no_action:
                refuse("track", "plague_place")
            return tuple(track)
        if self.solo:
            cards.remove(self.cards.no_action)
        self.streams["track"].shuffle(cards)
        if self.solo:
            cards.insert(SOLO_PLAGUE_POSITION - 1, self.cards.no_action)
        return tuple(cards)

    def _wonders(self) -> list[Wonder]:
        count = SOLO_WONDERS if self.solo else 3 + self.options.players
        if self.scenario is not None:
            count = self.scenario.wonders
        return self._some("wonders", self.cards.wonders, self.cards.wonder, count)

    def _special_technologies(self) -> list[SpecialTechnology]:
        if "innovation" not in self.options.variants:
            return []
        cards = self.cards
        count = 1 + self.options.players
        return self._some("special_technologies", cards.special_technologies, cards.special_technology, count)

    def _events(self) -> list[EventToken]:
        if self.scenario is not None:
            return list(self.scenario.events)
        if "changing_world" not in self.options.variants:
            return []
        return self._some("events", self.cards.events, self.cards.event, EVENT_TOKENS)

    def _some(self, field: str, cards: Sequence[T], by_id: Mapping[str, T], count: int) -> list[T]:
        """`count` cards of one kind: those given, or drawn."""
        if field in self.given:
            return self._given_cards(field, self._ids(field), by_id, count)
        if len(cards) < count:
            raise BadOptions("not_enough_cards", kind=field, needed=count, have=len(cards))
        drawn = list(cards)
        self.streams[field].shuffle(drawn)
        return drawn[:count]

    def _ids(self, field: str) -> list[str]:
        return given_ids(field, self.given[field])

    def _given_cards(self, field: str, ids: list[str], by_id: Mapping[str, T], count: int | None = None) -> list[T]:
        if count is not None and len(ids) != count:
            refuse(field, "wrong_count", len(ids), count)
        for number, card_id in enumerate(ids):
            if card_id not in by_id:
                refuse(field, "unknown_card", card_id)
            if card_id in ids[:number]:
                refuse(field, "duplicate", card_id)
        return [by_id[card_id] for card_id in ids]

    def _civilizations(self) -> tuple[Market, tuple[Civilization, ...], Packs]:
        """The market, the deck and the draft's packs: together every civilisation that the mode uses, once."""
        draft = self.cards.draft if "draft" in self.options.variants else None
        pack_size = draft.hand if draft else 0
        market_size = 0 if draft and not draft.market_from_deck else MARKET_SIZE
        if self.scenario is not None:
            market_size = self.scenario.market
        market = self._fixed_civilizations("market")
        deck = self._fixed_civilizations("deck")
        packs = self._fixed_packs(pack_size) if draft else []
        placed = [("market", market), *(("packs", pack) for pack in packs), ("deck", deck)]
        rest = self._rest(placed)
        to_deal = market_size if market is None else 0
        if draft and not packs:
            to_deal += pack_size * self.options.players
        if len(rest) < to_deal:
            laid = sum(len(zone or ()) for _, zone in placed)
            raise BadOptions("not_enough_cards", kind="civilizations", needed=laid + to_deal, have=laid + len(rest))
        if market is None:
            market = self._deal(rest, market_size)
        elif len(market) != market_size:
            refuse("market", "wrong_count", len(market), market_size)
        if draft and not packs:
            packs = [self._deal(rest, pack_size) for _ in range(self.options.players)]
        if deck is None:
            deck = rest
        elif rest:
            refuse("deck", "missing", min(card.id for card in rest))
        return tuple((card, 0) for card in market), tuple(deck), tuple(tuple(pack) for pack in packs)

    def _fixed_civilizations(self, field: str) -> list[Civilization] | None:
        return self._civilizations_of(field, self.given[field]) if field in self.given else None

    def _civilizations_of(self, field: str, value: object) -> list[Civilization]:
        chosen = self._given_cards(field, given_ids(field, value), self.cards.civilization)
        for card in chosen:
            if self.solo and not card.in_solo:
                refuse(field, "removed_in_solo", card.id)
            if self.scenario is not None and card.id == self.scenario.rises:
                refuse(field, "set_aside", card.id)
        return chosen

    def _fixed_packs(self, size: int) -> list[list[Civilization]]:
        if "packs" not in self.given:
            return []
        packs = self.given["packs"]
        if not isinstance(packs, list):
            refuse("packs", "wrong_type", None, "list")
        if len(packs) != self.options.players:
            expected = self.options.players
            refuse("packs", "wrong_count", len(packs), expected)
        chosen = [self._civilizations_of("packs", pack) for pack in packs]
        for pack in chosen:
            if len(pack) != size:
                refuse("packs", "wrong_count", len(pack), size)
        return chosen

    def _rest(self, used: Iterable[tuple[str, list[Civilization] | None]]) -> list[Civilization]:
        """The civilisations that are not placed yet, shuffled; one placed twice is refused."""
        placed: set[str] = set()
        for field, zone in used:
            for card in zone or ():
                if card.id in placed:
                    refuse(field, "duplicate", card.id)
                placed.add(card.id)
        # All are shuffled, whatever is placed: fixing one part must not disturb the order of the others.
        shuffled = [card for card in self.cards.civilizations if card.in_solo or not self.solo]
        self.streams["civilizations"].shuffle(shuffled)
        set_aside = "" if self.scenario is None else self.scenario.rises
        return [card for card in shuffled if card.id not in placed and card.id != set_aside]

    def _deal(self, rest: list[Civilization], count: int) -> list[Civilization]:
        dealt = rest[:count]
        del rest[:count]
        return dealt


def setup_of(state: State) -> dict[str, Any]:
    """The full set-up of a new state, as a record holds it."""
    table = state.table
    setup: dict[str, Any] = {
        "first_player": state.first_player,
        "track": list(table.track),
        "wonders": [card.id for card in state.wonder_market],
        "market": [card.id for card, _ in state.market],
        "deck": [card.id for card in state.deck],
    }
    if "innovation" in table.variants:
        setup["special_technologies"] = [card.id for card in state.special_market]
    if "changing_world" in table.variants:
        setup["events"] = [event.id for event in table.events]
    if table.draft is not None:
        setup["packs"] = [[card.id for card in pack] for pack in state.dealt]
    return setup
