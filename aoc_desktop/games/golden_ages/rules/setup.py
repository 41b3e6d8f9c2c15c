"""Setting a game up: options are checked, what they leave open is drawn from the seed (rules, sections 1 and 8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from aoc_desktop.games.golden_ages.rules.cards import (
    ERAS,
    ROTATIONS,
    Building,
    CardSet,
    Civilization,
    Future,
    Judgement,
    Tile,
)
from aoc_desktop.games.golden_ages.rules.eras import begin_era
from aoc_desktop.games.golden_ages.rules.state import Hand, Player, State, Table
from aoc_desktop.kernel.errors import BadOptions
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.kernel.set_up import TableOptions, allow, check_table, given_ids, need, refuse, streams

VARIANTS = ("last_turns", "open_sea", "open_future", "balanced_civilizations")
PLAYERS = range(2, 5)
BALANCED_PLAYERS = range(2, 4)

# Each part of the set-up is drawn from its own stream, so that fixing one part leaves the others as they were.
FIELDS = (
    "square_rotation",
    "tiles_three",
    "tiles_two",
    "buildings",
    "civilizations",
    "futures",
    "judgements",
    "glory",
)


class Card(Protocol):
    @property
    def id(self) -> str: ...


C = TypeVar("C", bound=Card)


Options: TypeAlias = TableOptions[CardSet]


def check_options(options: Options) -> None:
    """Refuse combinations that the rules do not know."""
    check_table(options, PLAYERS, VARIANTS)
    if "balanced_civilizations" in options.variants and options.players not in BALANCED_PLAYERS:
        raise BadOptions("balanced_players", variant="balanced_civilizations", found=options.players)


def check_complete(options: Options) -> None:
    need(FIELDS, options.setup)


def set_up(options: Options, rng: Rng) -> State:
    """A new game, at its first decision."""
    check_options(options)
    return _SetUp(options, rng).state()


class _SetUp:
    """Draws or checks the parts of a set-up one by one."""

    def __init__(self, options: Options, rng: Rng) -> None:
        self.options = options
        self.cards = options.cards
        self.given = options.setup
        self.streams = streams(rng, FIELDS)
        allow(FIELDS, self.given)

    def state(self) -> State:
        cards, options = self.cards, self.options
        table = Table(cards, options.players, options.variants, self._square_rotation())
        hands, futures = self._civilizations(), self._futures()
        state = State(
            table=table,
            players=[
                Player(cards.first_powers, cards.points, cards.gold, cards.reserve, cards.starting, hand, future)
                for hand, future in zip(hands, futures, strict=True)
            ],
            board=cards.first_boards[table.square_rotation, "open_sea" in options.variants],
            three_stack=self._tiles("tiles_three", 3),
            two_stack=self._tiles("tiles_two", 2),
            later_buildings=self._buildings(),
            judgements=self._judgements(),
            glory_stack=self._glory(),
        )
        begin_era(state, None)
        return state

    def _square_rotation(self) -> int:
        if "square_rotation" not in self.given:
            return self.streams["square_rotation"].choice(ROTATIONS)
        rotation = self.given["square_rotation"]
        if type(rotation) is not int or rotation not in ROTATIONS:
            refuse("square_rotation", "wrong_type", rotation, "0, 90, 180, 270")
        return rotation

    def _tiles(self, field: str, size: int) -> tuple[Tile, ...]:
        """All tiles of a size, top first."""
        tiles = self.cards.tiles_of(size)
        if field not in self.given:
            return tuple(self._shuffled(field, tiles))
        chosen = self._known(field, given_ids(field, self.given[field]), self.cards.tile, len(tiles))
        for tile in chosen:
            if tile.size != size:
                refuse(field, "unknown_card", tile.id)
        return tuple(self._once(field, chosen))

    def _buildings(self) -> tuple[tuple[Building, ...], ...]:
        """For each era as many building cards as players."""
        count = self.options.players
        if "buildings" not in self.given:
            return tuple(self._drawn_buildings(era, count) for era in range(1, ERAS + 1))
        eras = self._lists("buildings", self.given["buildings"], ERAS)
        return tuple(self._given_buildings(era, ids, count) for era, ids in enumerate(eras, 1))

    def _drawn_buildings(self, era: int, count: int) -> tuple[Building, ...]:
        cards = self._shuffled("buildings", self.cards.building_cards(era, count))
        return tuple(cards[:count])

    def _given_buildings(self, era: int, given: object, count: int) -> tuple[Building, ...]:
        chosen = self._known("buildings", given_ids("buildings", given), self.cards.building, count)
        self._of_era("buildings", chosen, era)
        there = Counter(card.id for card in self.cards.building_cards(era, count))
        for card_id, times in Counter(card.id for card in chosen).items():
            if times > there[card_id]:
                refuse("buildings", "duplicate", card_id)
        return tuple(chosen)

    def _civilizations(self) -> list[Hand]:
        """For each seat its card of each era; with `balanced_civilizations` two."""
        count = self.options.players
        each = 2 if "balanced_civilizations" in self.options.variants else 1
        if "civilizations" not in self.given:
            return self._dealt_civilizations(count, each)
        hands = []
        for given in self._lists("civilizations", self.given["civilizations"], count):
            eras = self._lists("civilizations", given, ERAS)
            hands.append(tuple(self._given_civilizations(era, ids, each) for era, ids in enumerate(eras, 1)))
        self._once("civilizations", [card for hand in hands for cards in hand for card in cards])
        return hands

    def _given_civilizations(self, era: int, given: object, each: int) -> tuple[Civilization, ...]:
        ids = given_ids("civilizations", given if each > 1 else [given])
        chosen = self._known("civilizations", ids, self.cards.civilization, each)
        self._of_era("civilizations", chosen, era)
        return tuple(chosen)

    def _dealt_civilizations(self, count: int, each: int) -> list[Hand]:
        decks = []
        for era in range(1, ERAS + 1):
            deck = self._shuffled("civilizations", self.cards.civilizations_of(era))
            if len(deck) < count * each:
                raise BadOptions("not_enough_cards", kind="civilizations", needed=count * each, have=len(deck))
            decks.append(deck)
        return [tuple(tuple(deck[seat * each : (seat + 1) * each]) for deck in decks) for seat in range(count)]

    def _futures(self) -> list[Future]:
        count = self.options.players
        if "futures" not in self.given:
            return self._shuffled("futures", self.cards.futures)[:count]
        return self._once(
            "futures", self._known("futures", given_ids("futures", self.given["futures"]), self.cards.future, count)
        )

    def _judgements(self) -> tuple[Judgement, ...]:
        count = self.cards.judgements_shown
        if "judgements" not in self.given:
            return tuple(self._shuffled("judgements", self.cards.judgements)[:count])
        ids = given_ids("judgements", self.given["judgements"])
        return tuple(self._once("judgements", self._known("judgements", ids, self.cards.judgement, count)))

    def _glory(self) -> tuple[int, ...]:
        values = list(self.cards.glory)
        if "glory" not in self.given:
            self.streams["glory"].shuffle(values)
            return tuple(values)
        given = self.given["glory"]
        if not isinstance(given, list) or not all(type(value) is int for value in given):
            refuse("glory", "wrong_type", None, "list")
        if sorted(given) != sorted(values):
            refuse("glory", "not_the_cards", None, len(values))
        return tuple(given)

    # What is given, checked.

    def _shuffled(self, field: str, cards: Sequence[C]) -> list[C]:
        drawn = list(cards)
        self.streams[field].shuffle(drawn)
        return drawn

    def _lists(self, field: str, given: object, count: int) -> list[Any]:
        if not isinstance(given, list):
            refuse(field, "wrong_type", None, "list")
        if len(given) != count:
            refuse(field, "wrong_count", len(given), count)
        return given

    def _known(self, field: str, ids: list[str], by_id: Mapping[str, C], count: int) -> list[C]:
        if len(ids) != count:
            refuse(field, "wrong_count", len(ids), count)
        for card_id in ids:
            if card_id not in by_id:
                refuse(field, "unknown_card", card_id)
        return [by_id[card_id] for card_id in ids]

    def _once(self, field: str, cards: list[C]) -> list[C]:
        for card_id, times in Counter(card.id for card in cards).items():
            if times > 1:
                refuse(field, "duplicate", card_id)
        return cards

    def _of_era(self, field: str, cards: Sequence[Building] | Sequence[Civilization], era: int) -> None:
        for card in cards:
            if card.era != era:
                refuse(field, "wrong_era", card.id, era)


def setup_of(state: State) -> dict[str, Any]:
    """The full set-up of a new state, as a record holds it: phase A has revealed a card of each hand, not more."""
    table = state.table
    balanced = "balanced_civilizations" in table.variants
    unseen = len(state.three_stack) - state.three_known  # what did not fit has gone under the stack already
    drawn = () if state.tile is None else (state.tile,)
    stack = (*state.three_stack[unseen:], *drawn, *state.three_stack[:unseen])
    return {
        "square_rotation": table.square_rotation,
        "tiles_three": [tile.id for tile in stack],
        "tiles_two": [tile.id for tile in state.two_stack],
        "buildings": [[card.id for card in cards] for cards in (state.buildings, *state.later_buildings)],
        "civilizations": [
            [[card.id for card in cards] if balanced else cards[0].id for cards in _whole_hand(player)]
            for player in state.players
        ],
        "futures": [player.future.id for player in state.players if player.future is not None],
        "judgements": [judgement.id for judgement in state.judgements],
        "glory": list(state.glory_stack),
    }


def _whole_hand(player: Player) -> Hand:
    shown = player.civilization or player.offer
    return player.hand if shown is None else ((shown,), *player.hand)
