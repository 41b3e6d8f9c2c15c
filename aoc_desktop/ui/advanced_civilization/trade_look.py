"""What the table toolkit asks of cards, trading floor and market: what lies where in words, and what buttons say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aoc_desktop.kernel.game import Move
from aoc_desktop.models.advanced_civilization.floor_rows import ANY, TALK, lies
from aoc_desktop.models.advanced_civilization.said_rows import ANSWERED, OFFERED
from aoc_desktop.models.advanced_civilization.table import TableModels
from aoc_desktop.models.places import Place
from aoc_desktop.text.advanced_civilization.notes import owners_note, price_note
from aoc_desktop.ui.advanced_civilization.card_picture import CardFaces
from aoc_desktop.ui.advanced_civilization.card_signs import CALAMITY, CARD, COMMODITY
from aoc_desktop.ui.advanced_civilization.chips import MAP_SWITCH
from aoc_desktop.ui.advanced_civilization.items_market import STAR
from aoc_desktop.ui.advanced_civilization.market_payment import ADVICE, CHOSEN, SPENT
from aoc_desktop.ui.advanced_civilization.own_actions import MAP
from aoc_desktop.ui.advanced_civilization.sections import Sections
from aoc_desktop.ui.advanced_civilization.trade_words import TradeWords
from aoc_desktop.ui.table.look import Card

if TYPE_CHECKING:
    from aoc_desktop.ui.table.view import TableView

PRESSES = frozenset((MAP_SWITCH[0], STAR, CHOSEN, SPENT, ADVICE[0]))
LOOKS = {MAP: MAP_SWITCH}
TAKEN_BACK = {CHOSEN: "buy", SPENT: "spend"}
"""Where a click takes back a move: its verb."""
TRADE_CARDS = frozenset(("hand", "lot", "goods", SPENT))
"""Kinds of places that are trade cards."""


def card_of(place: Place, rows: TableModels) -> Card | None:
    """The card that lies there: kind and id."""
    kind, name = place
    if kind in ("market", CHOSEN, STAR):
        return CARD, name
    if kind not in TRADE_CARDS or name == ANY:
        return None
    cards = rows.state.table.cards
    return (COMMODITY if cards.card[name] < len(cards.commodities) else CALAMITY), name


def place_lines(place: Place, rows: TableModels, faces: CardFaces) -> list[str]:
    """What lies there, in sentences; nothing: it is no place of trade or market."""
    kind, name = place
    words = TradeWords(rows, faces)
    if kind == "hand":
        row = rows.trade.sets.row(name)
        found = card_of(place, rows)
        told = words.set_lines(row) if row is not None else []
        return [*told, *(faces.lines(*found) if found is not None and row is not None and row.calamity else ())]
    if kind == "answer":
        answer = next((row for row in rows.trade.floor.answers if str(row.seat) == name), None)
        return [words.answer(answer)] if answer is not None else []
    if kind == "said":
        return said_lines(int(name), rows, words)
    if kind == "my side":
        return [words.text("floor.least")]
    if kind == "succession":
        return [words.forecast(row) for row in rows.trade.succession.rows if row.nation == name]
    if kind == STAR:
        starred = any(row.card == name and row.starred for row in rows.trade.market.rows)
        return [words.text("market.wish_drop" if starred else "market.wish_add")]
    if kind in ("market", CHOSEN):
        cards = rows.state.table.cards
        owned = rows.state.owned_bits[rows.viewer]
        own = [price_note(cards, name, owned, faces.language), owners_note(rows.state, name, faces.language)]
        return [faces.name(CARD, name, short=False), *faces.lines(CARD, name, notes=True), *own]
    if kind == "goods" and rows.trade.floor.asked == TALK:
        return talk_lines(name, rows, words)
    return [words.card(name)] if kind == "goods" and name == ANY else []


def talk_lines(name: str, rows: TableModels, words: TradeWords) -> list[str]:
    """The sentence that all would hear, and for me alone whether it is true."""
    floor = rows.trade.floor
    lot = floor.offer if floor.proposer == rows.viewer else floor.mine
    lie = lot is not None and lies(lot, name)
    return [words.rest(name), words.text(f"preview.talk_{'false' if lie else 'true'}_own_view_only")]


def said_lines(number: int, rows: TableModels, words: TradeWords) -> list[str]:
    """An offer with all its answers, and what I saw of it."""
    said = rows.trade.said.rows
    if number >= len(said):
        return []
    row = said[number]
    lines = [" ".join(part for part in (words.nation(row.seat).display, *words.said(row)) if part)]
    if row.kind == OFFERED:
        for other in said[number + 1 :]:
            if other.kind == OFFERED:
                break
            if other.kind == ANSWERED:
                lines.append(" ".join(part for part in (words.nation(other.seat).display, *words.said(other)) if part))
    return [*lines, *([words.saw(row)] if words.saw(row) else [])]


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
    elif place[0] in TAKEN_BACK:
        rows.take_out((TAKEN_BACK[place[0]], place[1]))
    view.sync()
    view.telling.refresh()
