"""From validated models to the cards that the engine plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from aoc_desktop.games.advanced_civilization.rules import card_models as models
from aoc_desktop.games.advanced_civilization.rules.board import Area, BoardPlan
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
