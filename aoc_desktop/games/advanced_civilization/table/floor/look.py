"""Trading floor and market for the table toolkit: what buttons say, and what a click does that plays nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aoc_desktop.games.advanced_civilization.table.chips import MAP_SWITCH, SUGGESTION
from aoc_desktop.games.advanced_civilization.table.market.items import STAR
from aoc_desktop.games.advanced_civilization.table.market.payment import ADVICE, CHOSEN, SPENT
from aoc_desktop.games.advanced_civilization.table.own_actions import MAP
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.games.advanced_civilization.table.sections import Sections
from aoc_desktop.kernel.game import Move
from aoc_desktop.play.places import Place

if TYPE_CHECKING:
    from aoc_desktop.ui.table.picture.view import TableView

PRESSES = frozenset((MAP_SWITCH[0], STAR, CHOSEN, SPENT, ADVICE[0], SUGGESTION[0]))
LOOKS = {MAP: MAP_SWITCH}
TAKEN_BACK = {CHOSEN: "buy", SPENT: "spend"}
"""Where a click takes back a move: its verb."""


def move_now(rows: TableModels) -> Move | None:
    """The move of the primary button while it is not legal yet: greyed, it tells why."""
    return WAITING.get(rows.step_of_viewer()) if rows.standing.deciding else None


WAITING: dict[str, Move] = {"content": ("close",), "payment": ("settle",)}


def button_words(move: Move, rows: TableModels, language: str) -> str:
    """What the primary button says for a move of trade or market; empty: what its verb always says."""
    speech, floor = rows.words.speech(language), rows.trade.floor
    if move == ("close",):
        return speech.text("floor.close_offer" if floor.proposer == rows.viewer else "floor.close_answer")
    if move == ("say", "nothing"):
        return speech.text("floor.silent_button")
    if move == ("settle",):
        return speech.text("market.pay", n=rows.trade.purse.price)
    if move == ("done",) and rows.standing.step == "cards":
        price = rows.trade.purse.price
        return speech.text("market.go_pay", n=price) if rows.trade.basket.rows else speech.text("market.nothing_more")
    return ""


def press(place: Place, view: TableView) -> None:
    """The map instead of floor or market, and back; a star puts a card on the wish list."""
    layout, rows = view.layout_, view.models
    if place == MAP_SWITCH and isinstance(layout, Sections):
        layout.map_wanted = not layout.map_wanted
    elif place[0] == STAR:
        rows.wish_for(place[1])
    elif place == ADVICE:
        rows.spend_as_advised()
    elif place == SUGGESTION:
        rows.lose_as_suggested()
    elif place[0] in TAKEN_BACK:
        rows.take_out((TAKEN_BACK[place[0]], place[1]))
    view.sync()
    view.telling.refresh()
