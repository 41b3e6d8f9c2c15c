"""The rows of hand, trading floor, card market and Succession Table, kept up to date together."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject

from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.games.advanced_civilization.table.floor.rows import NO_FLOOR, floor_of
from aoc_desktop.games.advanced_civilization.table.floor.said_rows import SaidRow, said_rows
from aoc_desktop.games.advanced_civilization.table.market.rows import (
    NO_PURSE,
    BasketRow,
    GoodsRow,
    MarketRow,
    basket_rows,
    goods_rows,
    market_rows,
    purse_of_viewer,
)
from aoc_desktop.games.advanced_civilization.table.mat.hand_rows import SetRow, set_rows
from aoc_desktop.games.advanced_civilization.table.rows.succession_rows import SuccessionRow, succession_rows
from aoc_desktop.games.advanced_civilization.words.foresight import trade_lines
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.play.player_view import PlayerView
from aoc_desktop.play.rows import RowModel
from aoc_desktop.play.session import Session

TRADE, MARKET = "trade", "civilization_cards"
"""The phases that have a floor of their own in place of the map."""


class TradeAhead(NamedTuple):
    """What a move of trade or purchase would change, in lines."""

    lines: tuple[str, ...]


class TradeModels(QObject):
    """What lies on the trading floor and in the market, all of it from the viewer's view."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.sets = RowModel(SetRow, self)
        self.said = RowModel(SaidRow, self)
        self.market = RowModel(MarketRow, self)
        self.basket = RowModel(BasketRow, self)
        self.goods = RowModel(GoodsRow, self)
        self.succession = RowModel(SuccessionRow, self)
        self.floor = NO_FLOOR
        self.purse = NO_PURSE

    def show(self, player_view: PlayerView, session: Session) -> None:
        state: State = player_view.view.state
        viewer, phase = player_view.viewer, state.phase
        playing = bool(state.ast_order)
        self.sets.show(set_rows(state, viewer))
        deciding = player_view.legal is not None
        self.floor = floor_of(player_view.view, viewer, state.step if deciding else "") if phase == TRADE else NO_FLOOR
        history = session.on_table.history if phase == TRADE else ()
        self.said.show(said_rows(history, viewer, self.floor.offer is not None))
        self.market.show(market_rows(state, viewer) if playing else [])
        buying = phase == MARKET
        self.basket.show(basket_rows(state, viewer) if buying else [])
        self.goods.show(goods_rows(state, viewer) if buying else [])
        self.purse = purse_of_viewer(state, viewer) if buying else NO_PURSE
        self.succession.show(succession_rows(state, viewer) if playing else [])

    def asked(self, step: str) -> str:
        """The step as the viewer meets it: those who answer at the same time are at different parts of it."""
        return self.floor.asked or step

    def ahead(self, state: State, viewer: Seat, move: Move, language: str) -> TradeAhead | None:
        """What a move with cards would change; None: there is no more to tell than its events."""
        row = self.sets.row(move[1]) if move[0] == "give" else None
        lines = trade_lines(state, viewer, move, language, row.given if row is not None else 0)
        return TradeAhead(tuple(lines)) if lines else None

    def star(self, cards: frozenset[str]) -> None:
        """The viewer's wish list."""
        self.market.show([row._replace(starred=row.card in cards) for row in self.market.rows])
