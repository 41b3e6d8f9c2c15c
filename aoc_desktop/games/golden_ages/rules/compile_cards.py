"""From validated models to the components that the engine plays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Protocol, TypeVar

from aoc_desktop.games.golden_ages.rules import card_models as models
from aoc_desktop.games.golden_ages.rules.board import Board, first_board, squares_with
from aoc_desktop.games.golden_ages.rules.card_models import CardSetData, EffectData, Named
from aoc_desktop.games.golden_ages.rules.cards import (
    ALL_GOLD,
    ANY_RANGE,
    ERAS,
    ROTATIONS,
    Building,
    CardSet,
    Cell,
    Civilization,
    Effect,
    Future,
    Grant,
    Island,
    Judgement,
    Meeting,
    Placement,
    Sides,
    Technology,
    Tile,
    Turned,
    Wonder,
)
from aoc_desktop.games.golden_ages.rules.powers import TechnologyTree, powers_of
from aoc_desktop.games.golden_ages.rules.squares import (
    COLUMNS,
    COUNT,
    NAMES,
    NOWHERE,
    SQUARES,
    beside,
    neighbour,
    set_of,
    square_at,
)
from aoc_desktop.kernel.card_files import Problem, duplicates
from aoc_desktop.kernel.card_models import checked_set
from aoc_desktop.kernel.events import Cause
from aoc_desktop.kernel.sources import sources_of

Spot = tuple[int, int]
Edges = tuple[bool, bool, bool, bool]
KINDS = ("technology", "wonder", "building", "civilization", "judgement", "future", "tile")


class Card(Protocol):
    @property
    def id(self) -> str: ...


C = TypeVar("C", bound=Card)


def compile_cards(data: models.CardSetData) -> CardSet:
    start = SQUARES[data.board.start]
    technologies = tuple(_technologies(data.technology))
    wonders = tuple(_wonder(card) for card in data.wonder)
    buildings = tuple(_building(card) for card in data.building)
    civilizations = tuple(_civilization(card) for card in data.civilization)
    tiles = tuple(_tile_once(tile.model_dump_json(), start) for tile in data.tile)
    islands = tuple(Island(SQUARES[island.square], tuple(island.symbols)) for island in data.island)
    judgements = tuple(_judgement(card) for card in data.judgement)
    futures = tuple(Future(card.id, card.points, card.most, Cause("future", card.id)) for card in data.future)
    starting = [technology for technology in technologies if technology.level == 1]
    return CardSet(
        id=data.id,
        gold=data.player.gold,
        points=data.player.points,
        reserve=data.player.reserve,
        colonists=data.player.colonists,
        artist_points=data.actions.artist_points,
        golden_age_gold=data.actions.golden_age_gold,
        invasion_costs=tuple(data.actions.invasion_costs),
        judgements_shown=data.actions.judgements_shown,
        gold_per_point=data.final.gold_per_point,
        first_boards=_first_boards(tiles, islands),
        islands=islands,
        tiles=tiles,
        glory=tuple(tile.value for tile in data.glory for _ in range(tile.copies)),
        technologies=technologies,
        wonders=wonders,
        buildings=buildings,
        civilizations=civilizations,
        judgements=judgements,
        futures=futures,
        tile=_by_id(tiles),
        technology=_by_id(technologies),
        wonder=_by_id(wonders),
        building=_by_id(buildings),
        civilization=_by_id(civilizations),
        judgement=_by_id(judgements),
        future=_by_id(futures),
        starting=sum(technology.bit for technology in starting),
        tree=TechnologyTree(technologies),
        first_powers=powers_of([effect for technology in starting for effect in technology.effects]),
        sources=sources_of({kind: getattr(data, kind) for kind in KINDS}),
    )


def _by_id(cards: Iterable[C]) -> dict[str, C]:
    return {card.id: card for card in cards}


def _at(moment: str, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    return tuple(effect for effect in effects if effect.when == moment)


def _technologies(cards: Sequence[models.TechnologyData]) -> Iterable[Technology]:
    bits = {card.id: 1 << place for place, card in enumerate(cards)}
    cells = {(card.row, card.level): card.id for card in cards}
    for card in cards:
        effects = _effects("technology", card.id, card.effects)
        yield Technology(
            id=card.id,
            bit=bits[card.id],
            row=card.row,
            level=card.level,
            cost=card.cost or 0,
            cubes=card.cubes or 0,
            points=card.points or 0,
            before=bits[cells[card.row, card.level - 1]] if card.level > 1 else 0,
            obsoletes=sum(bits[other] for other in set(card.obsoletes)),
            effects=effects,
            on_develop=_at("develop", effects),
            develop=("develop", card.id),
        )


def _wonder(data: models.WonderData) -> Wonder:
    effects = _effects("wonder", data.id, data.effects)
    return Wonder(
        data.id,
        data.era,
        data.cost,
        data.cost_for,
        effects,
        _at("build", effects),
        _activation(effects),
        ("wonder", data.id),
    )


def _building(data: models.BuildingData) -> Building:
    effects = _effects("building", data.id, data.effects)
    return Building(data.id, data.era, tuple(data.players), effects, _activation(effects))


def _activation(effects: tuple[Effect, ...]) -> Effect | None:
    return next(iter(_at("activate", effects)), None)


def _civilization(data: models.CivilizationData) -> Civilization:
    effects = _effects("civilization", data.id, data.effects)
    return Civilization(data.id, data.era, data.value, effects, _at("play", effects))


def _judgement(data: models.JudgementData) -> Judgement:
    return Judgement(data.id, data.points, data.per, data.each, Cause("judgement", data.id))


def _effects(kind: str, card: str, effects: Sequence[models.EffectData]) -> tuple[Effect, ...]:
    return tuple(effect_of(Cause(kind, card, "", nth), effect) for nth, effect in enumerate(effects))


def effect_of(cause: Cause, data: models.EffectData) -> Effect:
    squares = ANY_RANGE if data.squares == "any" else data.squares
    return Effect(
        cause=cause,
        always=data.always or "",
        when=data.when or "",
        symbol=data.symbol or "",
        per=data.per or "",
        gold=0 if data.gain is None else data.gain.gold or 0,
        points=0 if data.gain is None else data.gain.points or 0,
        amount=squares or data.slot or data.cubes or data.tiles or data.gold or 0,
        grant=None if data.technology is None else _grant(data.technology),
        stand_up=data.stand_up or 0,
        relocate=tuple(data.relocate or ()),
    )


def _grant(data: models.GrantData) -> Grant:
    return Grant(
        id=data.id or "",
        needs=data.needs or "",
        otherwise_gold=data.otherwise_gold or 0,
        choose=data.choose or 0,
        discount=ALL_GOLD if data.discount == "all" else data.discount or 0,
        level=data.level or 0,
        skip=data.skip,
        develop_effects=data.develop_effects,
    )


# ------------------------------------------------------------------ tiles


def _first_boards(tiles: tuple[Tile, ...], islands: tuple[Island, ...]) -> dict[tuple[int, bool], Board]:
    square = next(tile for tile in tiles if tile.size == 4)
    return {
        (placement.rotation, open_sea): first_board(square, placement, islands, open_sea)
        for placement in square.placements
        for open_sea in (False, True)
    }


@lru_cache(maxsize=200)
def _tile_once(data: str, start: int) -> Tile:
    """Most sets have the tiles of the box: they are worked out once, for that takes most of the time."""
    return _tile(models.TileData.model_validate_json(data), start)


def _tile(data: models.TileData, start: int) -> Tile:
    """A tile with every place that it can have on an empty board; the square tile only turns where it starts."""
    squares = range(COUNT) if data.size < 4 else (start,)
    tried = [_placement(data, square, rotation) for rotation in ROTATIONS for square in squares]
    placements = tuple(placement for placement in tried if placement is not None)
    return Tile(data.id, data.size, placements, tuple(_all_turned(placements, turn) for turn in ROTATIONS))


def _all_turned(placements: tuple[Placement, ...], rotation: int) -> Turned:
    at = {placement.square: placement for placement in placements if placement.rotation == rotation}
    first = next(iter(at.values()))
    cells = tuple(cell.square - first.square for cell in first.cells)
    meetings = []
    for number, away in enumerate(cells):
        for side, step in enumerate((-COLUMNS, 1, COLUMNS, -1)):
            if away + step not in cells:
                squares = [
                    place for place, there in at.items() if neighbour(there.cells[number].square, side) != NOWHERE
                ]
                on_board = set_of(tuple(squares))
                meetings.append(Meeting(away + step, on_board, first.cells[number].edges[side], (side + 2) % 4))
    return Turned(at, set_of(tuple(at)), cells, tuple(meetings))


def _placement(data: models.TileData, square: int, rotation: int) -> Placement | None:
    """The tile on a square, turned; None if a cell would be off the board."""
    spots = [_turned((cell.at[0], cell.at[1]), rotation) for cell in data.cells]
    if data.size == 4:  # it turns within its four squares
        south, east = min(spot[0] for spot in spots), min(spot[1] for spot in spots)
        spots = [(spot[0] - south, spot[1] - east) for spot in spots]
    row, column = divmod(square, COLUMNS)
    cells = []
    for spot, cell in zip(spots, data.cells, strict=True):
        place = square_at(row + spot[0], column + spot[1])
        if place == NOWHERE:
            return None
        cells.append(Cell(place, tuple(cell.symbols), _turned_edges(cell.edges, rotation)))
    return _settled(square, rotation, tuple(cells))


def _turned(spot: Spot, rotation: int) -> Spot:
    """Turning by 90 maps a cell at [south, east] = [y, x] to [x, -y]."""
    south, east = spot
    for _ in range(rotation // 90):
        south, east = east, -south
    return south, east


def _turned_edges(edges: str, rotation: int) -> Edges:
    """Turning by 90: north, east, south, west are the old west, north, east, south."""
    turns = rotation // 90
    north, east, south, west = (edges[(side - turns) % 4] == "L" for side in range(4))
    return north, east, south, west


def _settled(square: int, rotation: int, cells: tuple[Cell, ...]) -> Placement:
    covers = sum(1 << cell.square for cell in cells)
    meets = {True: [0, 0, 0, 0], False: [0, 0, 0, 0]}
    land = [0, 0, 0, 0]
    for cell in cells:
        for side, is_land in enumerate(cell.edges):
            beyond = neighbour(cell.square, side)
            if beyond != NOWHERE and not covers >> beyond & 1:
                meets[is_land][side] |= 1 << beyond
            if is_land:
                land[side] |= 1 << cell.square
    symbols = [(cell.square, cell.symbols) for cell in cells]
    return Placement(
        square,
        rotation,
        cells,
        covers,
        beside(covers) & ~covers,
        (_four(meets[True]), _four(meets[False])),
        _four(land),
        squares_with(symbols, 1),
        squares_with(symbols, 2),
        ("place", NAMES[square], str(rotation)),
    )


def _four(masks: list[int]) -> Sides:
    north, east, south, west = masks
    return north, east, south, west


# Is a card set playable? Models, then what concerns several cards; faults told as file, card, field and problem.


MOST_PLAYERS = 4
MOMENTS = {"play": "civilization", "build": "wonder", "develop": "technology"}
"""Moments that come for one kind of card only; `activate` comes for buildings and wonders."""


def validate(data: Mapping[str, Any], file: str) -> CardSetData:
    """The set as models, or BadCards naming file, card, field and problem."""
    return checked_set(CardSetData, data, file, _problems)


def _problems(cards: CardSetData) -> Iterator[Problem]:
    yield from _duplicates(cards)
    yield from _unknown_names(cards)
    yield from _wrong_moments(cards)
    yield from _technology_rows(cards)
    yield from _too_few(cards)
    yield from _board_problems(cards)
    yield from _not_in_the_box(cards)


def _duplicates(cards: CardSetData) -> Iterator[Problem]:
    """Ids are unique in their kind; `activate CARD` names buildings and wonders alike."""
    activated: list[Named] = [*cards.building, *cards.wonder]
    kinds: list[Sequence[Named]] = [
        activated,
        cards.technology,
        cards.civilization,
        cards.judgement,
        cards.future,
        cards.tile,
    ]
    for kind in kinds:
        yield from duplicates(card.id for card in kind)
    for square, times in Counter(island.square for island in cards.island).items():
        if times > 1:
            yield "", "island", "duplicate", square


def _effects_told(cards: CardSetData) -> Iterator[tuple[str, str, str, EffectData]]:
    """Every effect with its kind of card, the card's id, and its field, such as `effects.0`."""
    for kind in ("technology", "wonder", "building", "civilization"):
        for card in getattr(cards, kind):
            for number, effect in enumerate(card.effects):
                yield kind, card.id, f"effects.{number}", effect


def _unknown_names(cards: CardSetData) -> Iterator[Problem]:
    """Every id that a card mentions must exist."""
    technologies = {card.id for card in cards.technology}
    civilizations = {card.id for card in cards.civilization}
    for _, card, field, effect in _effects_told(cards):
        grant = effect.technology
        for name in ("id", "needs"):
            mentioned = None if grant is None else getattr(grant, name)
            if mentioned is not None and mentioned not in technologies:
                yield card, f"{field}.technology.{name}", "unknown_technology", mentioned
    for technology in cards.technology:
        for other in technology.obsoletes:
            if other not in technologies:
                yield technology.id, "obsoletes", "unknown_technology", other
    for wonder in cards.wonder:
        for civilization in wonder.cost_for:
            if civilization not in civilizations:
                yield wonder.id, "cost_for", "unknown_card", civilization


def _wrong_moments(cards: CardSetData) -> Iterator[Problem]:
    """A moment that never comes for this kind of card; and two effects of one card to be activated."""
    for kind, card, field, effect in _effects_told(cards):
        if effect.when in MOMENTS and MOMENTS[effect.when] != kind:
            yield card, f"{field}.when", "not_for", effect.when
        if effect.when == "activate" and kind not in ("building", "wonder"):
            yield card, f"{field}.when", "not_for", effect.when
    for owner in [*cards.building, *cards.wonder]:
        if sum(effect.when == "activate" for effect in owner.effects) > 1:
            yield owner.id, "effects", "two_activations", None


def _technology_rows(cards: CardSetData) -> Iterator[Problem]:
    """Each row goes from level 1 on without a gap, so that every technology has its predecessor."""
    cells = Counter((card.row, card.level) for card in cards.technology)
    for card in cards.technology:
        if cells[card.row, card.level] > 1:
            yield card.id, "level", "cell_taken_twice", f"{card.row} {card.level}"
        if card.level > 1 and not cells[card.row, card.level - 1]:
            yield card.id, "level", "no_predecessor", card.level
    if not any(effect.always == "range" for card in cards.technology if card.level == 1 for effect in card.effects):
        yield "", "technology", "no_range", None


def _too_few(cards: CardSetData) -> Iterator[Problem]:
    """Enough cards for every number of players that may sit down."""
    for era in range(1, ERAS + 1):
        civilizations = sum(card.era == era for card in cards.civilization)
        if civilizations < MOST_PLAYERS:
            yield "", "civilization", "too_few", civilizations
        for players in range(2, MOST_PLAYERS + 1):
            marks = [least for card in cards.building if card.era == era for least in card.players]
            if (usable := sum(least <= players for least in marks)) < players:
                yield "", "building", "too_few", usable
    if len(cards.future) < MOST_PLAYERS:
        yield "", "future", "too_few", len(cards.future)
    if len(cards.judgement) < cards.actions.judgements_shown:
        yield "", "judgement", "too_few", len(cards.judgement)
    glory = sum(tile.copies for tile in cards.glory)
    if glory < MOST_PLAYERS * len(cards.actions.invasion_costs):
        yield "", "glory", "too_few", glory
    values = Counter((card.era, card.value) for card in cards.civilization)
    for card in cards.civilization:
        if values[card.era, card.value] > 1:
            yield card.id, "value", "duplicate", card.value


def _board_problems(cards: CardSetData) -> Iterator[Problem]:
    """One square tile of two by two, whole on the board where it starts."""
    four = [tile for tile in cards.tile if tile.size == 4]
    if len(four) != 1:
        yield "", "tile", "one_square_tile", len(four)
        return
    if sorted(tuple(cell.at) for cell in four[0].cells) != [(0, 0), (0, 1), (1, 0), (1, 1)]:
        yield four[0].id, "cells", "one_square_tile", None
    if cards.board.start[0] == "j" or cards.board.start[1] == "6":
        yield "", "board.start", "off_the_board", cards.board.start


def _not_in_the_box(cards: CardSetData) -> Iterator[Problem]:
    """The list of components counts what the tables hold."""
    freed = sum(card.cubes or 0 for card in cards.technology)
    counts = {
        "continent_tiles": len(cards.tile),
        "buildings": sum(len(card.players) for card in cards.building),
        "wonders": len(cards.wonder),
        "civilizations": len(cards.civilization),
        "judgements_and_futures": len(cards.judgement) + len(cards.future),
        "glory_tiles": sum(tile.copies for tile in cards.glory),
        "technology_tiles": sum(card.level > 1 for card in cards.technology),
        "colonists": cards.player.colonists,
        "cubes": cards.player.reserve + freed,
    }
    for field, count in counts.items():
        if getattr(cards.components, field) != count:
            yield "", f"components.{field}", "not_the_count", count
