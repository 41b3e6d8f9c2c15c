"""Is a card set playable? Models, then what concerns several tables; faults told as file, card, field and problem."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from aoc_desktop.games.advanced_civilization.rules.card_models import BoardData, CardSetData, Named
from aoc_desktop.kernel.card_files import Problem, duplicates, refuse_first
from aoc_desktop.kernel.card_models import model_of
from aoc_desktop.kernel.errors import BadCards


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
