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
from aoc_desktop.games.golden_ages.rules.scenarios import Scenario, SeatStart, check_scenario, scenario_of
from aoc_desktop.games.golden_ages.rules.squares import NAMES, NOWHERE, SQUARES, listed
from aoc_desktop.games.golden_ages.rules.state import Hand, Player, State, Table, building_deck
from aoc_desktop.kernel.errors import BadOptions
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.kernel.scenarios import OWN
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
    chosen = scenario_of(options.mode, options.setup)
    if chosen is not None:
        check_scenario(chosen, options.cards.id, options.players, options.variants)
    check_table(options if chosen is None else options._replace(mode="table"), PLAYERS, VARIANTS)
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
        chosen = scenario_of(options.mode, options.setup)
        self.scenario = chosen
        self.options = options
        self.cards = options.cards if chosen is None else chosen.cards
        self.given = options.setup if chosen is None else {**chosen.setup, **options.setup}
        self.streams = streams(rng if chosen is None or chosen.seed < 0 else Rng(chosen.seed), FIELDS)
        allow(FIELDS if chosen is None else (*FIELDS, OWN), self.given)
        self.table = Table(self.cards, options.players, options.variants, self._square_rotation(), chosen)

    def state(self) -> State:
        cards, options = self.cards, self.options
        table = self.table
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
        if self.scenario is not None:
            lay_out(state, self.scenario)
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
        cards = self._shuffled("buildings", building_deck(self.table, era))
        return tuple(cards[:count])

    def _given_buildings(self, era: int, given: object, count: int) -> tuple[Building, ...]:
        deck = building_deck(self.table, era)
        if not deck:
            return ()  # of an era that a scenario leaves out, or of a table without buildings
        chosen = self._known("buildings", given_ids("buildings", given), self.cards.building, min(count, len(deck)))
        self._of_era("buildings", chosen, era)
        there = Counter(card.id for card in deck)
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
        if self.scenario is not None and era < self.scenario.era:
            return ()  # it leaves the game unseen
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
    """The full set-up of a new state, as a record holds it: phase A has revealed a card of each hand, not more. What a
    scenario takes from the stacks it takes again."""
    table = state.table
    gone = 0 if table.scenario is None else table.scenario.era - 1
    balanced = "balanced_civilizations" in table.variants
    unseen = len(state.three_stack) - state.three_known  # what did not fit has gone under the stack already
    drawn = () if state.tile is None else (state.tile,)
    laid = tuple(tile for tile, _ in state.board.placed)
    stack = (*state.three_stack[unseen:], *drawn, *state.three_stack[:unseen], *laid)
    taken = [value for player in state.players for value in player.glory]
    own = {} if table.scenario is None or table.scenario.own_table is None else {OWN: table.scenario.own_table}
    return {
        "square_rotation": table.square_rotation,
        "tiles_three": [tile.id for tile in stack if tile.size == 3],
        "tiles_two": [tile.id for tile in (*state.two_stack, *laid) if tile.size == 2],
        "buildings": [
            *([] for _ in range(gone)),
            *([card.id for card in cards] for cards in (state.buildings, *state.later_buildings)),
        ],
        "civilizations": [
            [""] * gone + [[card.id for card in cards] if balanced else cards[0].id for cards in _whole_hand(player)]
            for player in state.players
        ],
        "futures": [player.future.id for player in state.players if player.future is not None],
        "judgements": [judgement.id for judgement in state.judgements],
        "glory": taken + list(state.glory_stack),
        **own,
    }


def _whole_hand(player: Player) -> Hand:
    shown = player.offer or player.civilization
    return player.hand if shown is None else ((shown,), *player.hand)


# What a scenario lays on the table before phase A of its first era.


def lay_out(state: State, scenario: Scenario) -> None:
    """The map, the seats in their order, and the eras that are over."""
    for tile_id, square, rotation in scenario.map:
        _lay_tile(state, tile_id, ("place", square, str(rotation)))
    values = list(state.glory_stack)
    for number, (player, start) in enumerate(zip(state.players, scenario.seats, strict=True)):
        player.besides = scenario.effects_of(number)
        _begin(state, player, start)
        for value in start.glory:
            if value not in values:
                refuse("glory", "not_the_cards", value, len(values))
            values.remove(value)
        player.glory = start.glory
        player.rebuild_powers(state.table.cards)
        _own_buildings(player, [state.table.cards.building[name] for name in start.buildings])
        player.rebuild_powers(state.table.cards)
    state.glory_stack = tuple(values)
    _check_squares(state)
    state.era = scenario.era - 1
    state.later_buildings = state.later_buildings[state.era :]
    if state.era:
        state.first_player = scenario.first_player
        for player in state.players:
            player.hand = player.hand[state.era :]


def _lay_tile(state: State, tile_id: str, move: Move) -> None:
    tile = state.table.cards.tile[tile_id]
    found = [placement for placement in state.board.places(tile) if placement.move == move]
    if not found or tile in (laid for laid, _ in state.board.placed):
        refuse("map", "unknown_card", f"{tile_id} {' '.join(move[1:])}")
    state.board = state.board.with_tile(tile, found[0])
    state.three_stack = tuple(other for other in state.three_stack if other is not tile)
    state.two_stack = tuple(other for other in state.two_stack if other is not tile)


def _begin(state: State, player: Player, start: SeatStart) -> None:
    """Technologies free their cubes and nothing else happens; cities take theirs from the reserve."""
    cards = state.table.cards
    player.gold = player.gold if start.gold < 0 else start.gold
    player.points = player.points if start.points < 0 else start.points
    for name in start.technologies:
        technology = cards.technology[name]
        if technology.bit & player.developed or not technology.before & player.developed:
            refuse("technologies", "unknown_card", name)
        player.developed |= technology.bit
        player.technologies += (technology,)
        player.reserve += technology.cubes
    if start.civilization:
        player.civilization = cards.civilization[start.civilization]
        player.capital = SQUARES[start.capital]
        player.standing = (player.capital,) * cards.colonists
    for name, cubes in start.cities:
        bit = 1 << SQUARES[name]
        player.cities |= bit
        player.double_cities |= bit if cubes > 1 else 0
        player.reserve -= cubes
    if player.reserve < 0:
        refuse("cities", "wrong_count", len(start.cities), player.reserve + player.cubes_on_map)
    player.wonders = tuple(cards.wonder[name] for name in start.wonders)


def _own_buildings(player: Player, buildings: Sequence[Building]) -> None:
    """On the open slots, from the lowest on."""
    if len(buildings) > len(player.powers.slots):
        refuse("buildings", "wrong_count", len(buildings), len(player.powers.slots))
    slots = list(player.slots)
    for slot, building in zip(player.powers.slots, buildings, strict=False):
        slots[slot] = building
    player.slots = tuple(slots)


def _check_squares(state: State) -> None:
    """Capitals and cities lie on the continent, each on a square of its own."""
    taken = 0
    for player in state.players:
        own = [player.cities, *([1 << player.capital] if player.capital != NOWHERE else [])]
        for squares in own:
            if squares & (taken | ~state.board.continent):
                refuse("cities", "not_allowed", " ".join(NAMES[square] for square in listed(squares)))
            taken |= squares
