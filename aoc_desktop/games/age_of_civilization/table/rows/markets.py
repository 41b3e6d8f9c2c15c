"""What can be taken: civilisations (market, hand, the draft's pack), wonders, special technology cards."""

from __future__ import annotations

from typing import NamedTuple

from aoc_desktop.games.age_of_civilization.rules.cards import COLUMNS
from aoc_desktop.play.player_view import PlayerView


class CivilizationRow(NamedTuple):
    """A civilisation that the viewer sees on offer."""

    card: str
    coins: int
    """Bonus coins that lie on it."""
    rise: bool
    annex: bool
    keep: bool
    """The draft: it may be kept."""
    seed: str
    """The effect by which coins may be laid on it (Phoenicia), or nothing."""


class WonderRow(NamedTuple):
    card: str
    legal: bool
    """A move names it now."""


class SpecialRow(NamedTuple):
    """A special technology card of Innovation."""

    card: str
    column: int
    buy: bool


def market_rows(player_view: PlayerView) -> list[CivilizationRow]:
    moves = set(player_view.moves)
    seeds = {move[2]: move[1] for move in player_view.moves if len(move) == 3 and move[0] == "use"}
    rows = []
    # A scenario may have set a civilisation aside that rises in round 1: it lies before the market.
    market = {card.id for card, _ in player_view.view.state.market}
    aside = [move[1] for move in player_view.moves if move[0] == "rise" and len(move) == 2 and move[1] not in market]
    cards = player_view.view.state.table.cards.civilization
    for card, coins in [*((cards[name], 0) for name in aside), *player_view.view.state.market]:
        rise, annex = ("rise", card.id) in moves, ("annex", card.id) in moves
        rows.append(CivilizationRow(card.id, coins, rise, annex, False, seeds.get(card.id, "")))
    return rows


def hand_rows(player_view: PlayerView) -> list[CivilizationRow]:
    """The viewer's own hand, the only one that is shown."""
    moves = set(player_view.moves)
    rows = []
    for card in player_view.view.state.players[player_view.viewer].hand:
        rise, annex = ("rise", card.id, "hand") in moves, ("annex", card.id, "hand") in moves
        rows.append(CivilizationRow(card.id, 0, rise, annex, False, ""))
    return rows


def pack_rows(player_view: PlayerView) -> list[CivilizationRow]:
    """The pack that the viewer chooses from; what the others hold, and one's next pack, is hidden."""
    state = player_view.view.state
    if state.phase != "draft" or state.seat != player_view.viewer or not state.packs:
        return []
    pack = state.packs[player_view.viewer]
    return [CivilizationRow(card.id, 0, False, False, ("keep", card.id) in player_view.moves, "") for card in pack]


def wonder_rows(player_view: PlayerView) -> list[WonderRow]:
    named = {move[-1] for move in player_view.moves if len(move) > 1}
    return [WonderRow(card.id, card.id in named) for card in player_view.view.state.wonder_market]


def special_rows(player_view: PlayerView) -> list[SpecialRow]:
    market = player_view.view.state.special_market
    return [SpecialRow(card.id, COLUMNS.index(card.column), ("buy", card.id) in player_view.moves) for card in market]
