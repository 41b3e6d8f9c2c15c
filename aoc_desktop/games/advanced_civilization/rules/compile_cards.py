"""From validated models to the cards that the engine plays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from aoc_desktop.games.advanced_civilization.rules import card_models as models
from aoc_desktop.games.advanced_civilization.rules.board import Area, BoardPlan
from aoc_desktop.games.advanced_civilization.rules.card_models import BoardData, CardSetData, Named
from aoc_desktop.games.advanced_civilization.rules.cards import (
    FINISH,
    Abilities,
    Calamity,
    CardSet,
    CivilizationCard,
    Commodity,
    Epoch,
    Modifier,
    Nation,
    together,
)
from aoc_desktop.kernel.card_files import Problem, duplicates, refuse_first
from aoc_desktop.kernel.card_models import model_of
from aoc_desktop.kernel.errors import BadCards
from aoc_desktop.kernel.sources import sources_of

EPOCHS = ("stone", "early_bronze", "late_bronze", "early_iron", "late_iron")


def compile_cards(data: models.CardSetData, set_id: str, own_table: Mapping[str, Any] | None) -> CardSet:
    commodities = tuple(
        Commodity(card.id, card.stack, card.count, card.mineral)
        for card in sorted(data.commodities.commodity, key=lambda card: card.id)
    )
    goods = {card.id: number for number, card in enumerate(commodities)}
    bits = {card.id: 1 << number for number, card in enumerate(data.civilization_cards.card)}
    relief = [each.commodity for card in data.civilization_cards.card for each in card.effects if each.commodity]
    pieces = data.nations.pieces
    return CardSet(
        set_id,
        {board.id: _board(board, data.map) for board in data.boards.board},
        tuple(_nation(nation, data.nations) for nation in sorted(data.nations.nation, key=lambda each: each.order)),
        commodities,
        tuple(_calamity(card, bits) for card in sorted(data.calamities.calamity, key=lambda card: card.id)),
        tuple(_card(card, number, bits, goods) for number, card in enumerate(data.civilization_cards.card)),
        pieces.tokens,
        pieces.cities,
        pieces.ships,
        goods[relief[0]] if relief else -1,
        own_table,
        sources_of(
            {
                "commodity": data.commodities.commodity,
                "calamity": data.calamities.calamity,
                "civilization_card": data.civilization_cards.card,
                "nation": data.nations.nation,
                "board": data.boards.board,
            }
        ),
    )


def _board(board: models.BoardData, world: models.MapData) -> BoardPlan:
    in_play = {*board.areas, *board.seas}
    areas = [_area(area, in_play) for area in sorted(world.area, key=lambda area: area.id) if area.id in in_play]
    return BoardPlan(
        board.id,
        tuple(areas),
        {sea.id: _kept(sea.water, in_play) for sea in world.open_sea if sea.id in in_play},
        frozenset(board.players),
        frozenset(board.default_for),
        {int(players): tokens for players, tokens in board.tokens.items()},
        frozenset(board.void_island_sites),
        {nation: tuple(start) for nation, start in board.start.items()},
        {int(players): tuple(nations) for players, nations in board.nations.items()},
        board.west_extension,
    )


def _area(area: models.AreaData, in_play: set[str]) -> Area:
    return Area(
        area.id,
        area.limit,
        area.site,
        area.flood,
        area.volcano,
        area.coastal,
        area.island,
        _kept(area.land, in_play),
        _kept(area.water, in_play),
        {berth: _kept(side, in_play) for berth, side in area.berths.items()},
    )


def _kept(names: list[str], in_play: set[str]) -> tuple[str, ...]:
    """A border with something that is not in play does not exist."""
    return tuple(name for name in names if name in in_play)


def _nation(nation: models.NationData, data: models.NationsData) -> Nation:
    epochs = {name: Epoch(name, **getattr(data.epochs, name).model_dump()) for name in EPOCHS}
    first = {"stone": 0, **nation.first.model_dump()}
    squares = [[name for name in EPOCHS if first[name] <= square][-1] for square in range(FINISH + 1)]
    values = tuple(nation.values.get(str(square), 0) for square in range(FINISH + 1))  # type: ignore[call-overload]
    return Nation(
        nation.id,
        nation.order,
        tuple(epochs[name] for name in squares),
        values,
        nation.colour,
        tuple(nation.start),
        tuple(nation.start_west_extension),
    )


def _calamity(card: models.CalamityData, bits: dict[str, int]) -> Calamity:
    primary = card.primary
    secondary = card.secondary
    return Calamity(
        card.id,
        card.order,
        card.stack,
        card.tradable,
        card.giver_exempt,
        primary.kind,
        primary.points,
        primary.cities,
        primary.tokens,
        primary.spared,
        primary.left_in_area,
        primary.victim_points,
        primary.beneficiary_points,
        primary.immune_nation,
        any(each.per for each in card.modifiers),
        "" if secondary is None else secondary.kind,
        0 if secondary is None else secondary.points,
        0 if secondary is None else secondary.cities,
        0 if secondary is None else secondary.most_each,
        tuple(_modifier(each, bits) for each in card.modifiers),
    )


def _modifier(data: models.ModifierData, bits: dict[str, int]) -> Modifier:
    return Modifier(
        bits[data.card],
        # Pottery changes a famine by Grain shown: the seat decides, nothing is taken off beforehand.
        0 if data.per or isinstance(data.primary, str) else data.primary,
        0 if data.per or isinstance(data.secondary, str) else data.secondary,
        data.secondary == "exempt",
        isinstance(data.primary, str) or bool(data.otherwise),
        data.secondary_most,
        data.set,
        data.cap,
        data.victim_points,
        data.set_victim_points,
        data.set_beneficiary_points,
        data.each_faction_loses,
    )


def _card(
    card: models.CivilizationCardData, number: int, bits: dict[str, int], goods: dict[str, int]
) -> CivilizationCard:
    return CivilizationCard(
        card.id,
        number,
        bits[card.id],
        frozenset(card.groups),
        card.cost,
        bits.get(card.requires, 0),
        tuple(card.credits.get(name, 0) for name in bits),
        together(_abilities(effect, goods) for effect in card.effects),
    )


def _abilities(effect: models.EffectData, goods: dict[str, int]) -> Abilities:
    """Each kind of effect in one place (rules 24)."""
    kind = effect.effect
    return Abilities(
        ship_range=effect.amount if kind == "ship_range" else 0,
        open_sea=kind == "open_sea",
        remove_last=kind == "remove_last",
        limit_bonus=effect.amount if kind == "limit_bonus" else 0,
        roads=kind == "land_range" and effect.amount > 0,
        set_bonus=frozenset(goods[name] for name in effect.commodities) if kind == "set_bonus" else frozenset(),
        siege_attack=effect.attack if kind == "siege" else 0,
        siege_defence=effect.defence if kind == "siege" else 0,
        tax_rates=tuple(effect.rates) if kind == "tax_rates" else (2,),
        treasury_building=kind == "treasury_building",
        act_last=kind == "act_last",
        no_tax_revolt=kind == "no_tax_revolt",
        converts=kind == "convert",
        no_conversion=kind == "no_conversion",
        famine_relief=effect.points if kind == "famine_relief" else 0,
    )


# Is a card set playable? Models, then what concerns several tables; faults told as file, card, field and problem.


def validate(data: Mapping[str, Any], file: str) -> CardSetData:
    """The set as models, or BadCards naming file, card, field and problem. Each table is a file of its own."""
    models = CardSetData.model_fields
    for name in data:
        if name not in models:
            raise BadCards("card_field", file=file, card="", field=name, problem="extra_forbidden", found=None)
    tables = {name: _validated(name, field.annotation, data.get(name), file) for name, field in models.items()}
    cards = CardSetData.model_construct(**tables)
    for table, problems in _problems(cards):
        refuse_first(problems, f"{file}: {table}")
    return cards


def _validated(name: str, model: Any, table: object, file: str) -> Any:
    if not isinstance(table, Mapping):
        problem = "missing" if table is None else "dict_type"
        raise BadCards("card_field", file=file, card="", field=name, problem=problem, found=None)
    return model_of(model, table, f"{file}: {name}")


def _problems(cards: CardSetData) -> Iterator[tuple[str, Iterator[Problem]]]:
    """What is wrong between tables, by file."""
    for table, ids in _names(cards):
        yield table, duplicates(ids)
    yield "map", _map_problems(cards)
    for board in cards.boards.board:
        yield "boards", _board_problems(cards, board)
    yield "nations", _nation_problems(cards)
    yield "civilization_cards", _card_problems(cards)
    yield "calamities", _calamity_problems(cards)
    yield "commodities", _stack_problems(cards)


def _names(cards: CardSetData) -> list[tuple[str, list[str]]]:
    """Names that must differ: places share one name space, trade cards another."""
    berths = [berth for area in cards.map.area for berth in area.berths]
    return [
        ("map", [*_ids(cards.map.area), *_ids(cards.map.open_sea), *berths]),
        ("boards", _ids(cards.boards.board)),
        ("nations", _ids(cards.nations.nation)),
        ("commodities", [*_ids(cards.commodities.commodity), *_ids(cards.calamities.calamity)]),
        ("civilization_cards", _ids(cards.civilization_cards.card)),
    ]


def _ids(cards: Sequence[Named]) -> list[str]:
    return [card.id for card in cards]


def _unknown(card: str, field: str, names: Iterable[str], known: Iterable[str]) -> Iterator[Problem]:
    allowed = set(known)
    for name in names:
        if name and name not in allowed:
            yield card, field, "unknown_name", name


def _map_problems(cards: CardSetData) -> Iterator[Problem]:
    areas = _ids(cards.map.area)
    waters = [*areas, *_ids(cards.map.open_sea)]
    lands = {area.id: set(area.land) for area in cards.map.area}
    for area in cards.map.area:
        yield from _unknown(area.id, "land", area.land, areas)
        yield from _unknown(area.id, "water", area.water, waters)
        yield from _unknown(area.id, "flood", [area.flood], _ids(cards.map.flood_plain))
        yield from _unknown(area.id, "volcano", [area.volcano], _ids(cards.map.volcano))
        for berth, side in area.berths.items():
            yield from _unknown(area.id, f"berths.{berth}", side, area.water)
        if area.water and not area.coastal:
            yield area.id, "coastal", "wrong_value", False
        for other in area.land:
            if area.id not in lands[other]:
                yield area.id, "land", "one_sided_border", other
    for sea in cards.map.open_sea:
        yield from _unknown(sea.id, "water", sea.water, waters)


def _board_problems(cards: CardSetData, board: BoardData) -> Iterator[Problem]:
    yield from _unknown(board.id, "areas", board.areas, _ids(cards.map.area))
    yield from _unknown(board.id, "seas", board.seas, _ids(cards.map.open_sea))
    yield from _unknown(board.id, "start", board.start, _ids(cards.nations.nation))
    for starts in board.start.values():
        yield from _unknown(board.id, "start", starts, board.areas)
    nations = {int(players): chosen for players, chosen in board.nations.items()}
    for players in board.players:
        chosen = nations.get(players, [])
        if players not in {int(number) for number in board.tokens}:
            yield board.id, f"tokens.{players}", "missing", None
        if len(set(chosen)) < players:
            yield board.id, f"nations.{players}", "too_few", len(chosen)
        yield from _unknown(board.id, f"nations.{players}", chosen, board.start)


def _nation_problems(cards: CardSetData) -> Iterator[Problem]:
    orders: set[int] = set()
    for nation in cards.nations.nation:
        if nation.order in orders:
            yield nation.id, "order", "duplicate", nation.order
        orders.add(nation.order)
        first = nation.first
        squares = [first.early_bronze, first.late_bronze, first.early_iron, first.late_iron]
        if squares != sorted(set(squares)):
            yield nation.id, "first", "wrong_value", None


def _card_problems(cards: CardSetData) -> Iterator[Problem]:
    names = _ids(cards.civilization_cards.card)
    commodities = _ids(cards.commodities.commodity)
    for card in cards.civilization_cards.card:
        yield from _unknown(card.id, "groups", card.groups, cards.civilization_cards.groups)
        yield from _unknown(card.id, "requires", [card.requires], names)
        yield from _unknown(card.id, "credits", card.credits, names)
        for effect in card.effects:
            yield from _unknown(card.id, "effects", [*effect.commodities, effect.commodity], commodities)


def _calamity_problems(cards: CardSetData) -> Iterator[Problem]:
    names = _ids(cards.civilization_cards.card)
    places = [(calamity.stack, calamity.tradable) for calamity in cards.calamities.calamity]
    for calamity in cards.calamities.calamity:
        yield from _unknown(calamity.id, "modifiers", [each.card for each in calamity.modifiers], names)
        if places.count((calamity.stack, calamity.tradable)) > 1:
            yield calamity.id, "stack", "duplicate", calamity.stack
        if calamity.stack == 1:
            yield calamity.id, "stack", "wrong_value", 1


def _stack_problems(cards: CardSetData) -> Iterator[Problem]:
    stacks = {commodity.stack for commodity in cards.commodities.commodity}
    for stack in range(1, 10):
        if stack not in stacks:
            yield "", "stack", "missing", stack
