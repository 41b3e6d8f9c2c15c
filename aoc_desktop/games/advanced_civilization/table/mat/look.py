"""What the table toolkit asks of mats, seats and the AST: what lies where in words, numbers as sums."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from aoc_desktop.games.advanced_civilization.rules.scoring import sources_of
from aoc_desktop.games.advanced_civilization.table.card_picture import CardFaces
from aoc_desktop.games.advanced_civilization.table.card_signs import (
    THING,
    group_colour,
    paint_card_tile,
    paint_sign,
)
from aoc_desktop.games.advanced_civilization.table.colours import nation_seat
from aoc_desktop.games.advanced_civilization.table.faces import (
    OWNED,
    SHORT,
    CivilizationFace,
    paint_civilization_card,
    paint_owner_edge,
)
from aoc_desktop.games.advanced_civilization.table.layout import MAT
from aoc_desktop.games.advanced_civilization.table.map.pieces import paint_shape_of
from aoc_desktop.games.advanced_civilization.table.mat.faces import paint_thing
from aoc_desktop.games.advanced_civilization.table.mat.items import MatSection
from aoc_desktop.games.advanced_civilization.table.mat.rail import RAIL
from aoc_desktop.games.advanced_civilization.table.mat.words import outlook_lines
from aoc_desktop.games.advanced_civilization.table.rows.gestures import NEW_CITY, NEW_SHIP, STOCK
from aoc_desktop.games.advanced_civilization.table.rows.seats import SeatRow
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.games.advanced_civilization.table.succession_table import SuccessionTable
from aoc_desktop.games.advanced_civilization.words.summary import ast_lines
from aoc_desktop.kernel.game import Seat
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.card_kit import fill, outline, rounded
from aoc_desktop.ui.kit.high_contrast import sheer
from aoc_desktop.ui.kit.icons import paint_icon
from aoc_desktop.ui.kit.lettering import draw_text, elided, grown_size, heading, plain, text_width
from aoc_desktop.ui.kit.theme import Type
from aoc_desktop.ui.table.page.panel import LEFT, RIGHT
from aoc_desktop.ui.table.page.seat_box import CORNER, SeatBox
from aoc_desktop.ui.table.picture.draw_context import DrawContext
from aoc_desktop.ui.table.picture.stage import Draw

NUMBERS = frozenset(("points", "treasury", "tokens", "support", "tax", "outlook", "ast"))
"""Kinds of places whose number a click explains."""
OPEN_SOURCES = ("cards", "treasury", "ast", "cities")
"""Of the points that everybody may count."""
TERMS = {
    STOCK[0]: "stock",
    "treasury": "treasury",
    "tokens": "token",
    NEW_CITY[0]: "city",
    NEW_SHIP[0]: "ship",
    "cities": "city",
    "ships": "ship",
    "hand": "hand",
}
PHASES = {
    STOCK[0]: "expansion",
    "treasury": "taxation",
    "tokens": "support",
    NEW_CITY[0]: "construction",
    NEW_SHIP[0]: "ships",
}
"""The phase whose sentence tells what a number is good for."""


def place_lines(place: Place, rows: TableModels, faces: CardFaces, seat: Seat | None = None) -> list[str]:
    """What lies there, in sentences; nothing: it is no place of a mat."""
    kind, name = place
    mat = rows.mats[rows.viewer if seat is None else seat]
    speech = faces.speech
    if kind == "support":
        return [speech.sentence("summary.support", n=mat.supporting, m=mat.needed), speech.text("phase_text.support")]
    if kind == "tax":
        told = [speech.sentence("preview.tax_next_turn", n=mat.taxed, m=mat.tax) + "."]
        return [*told, *([speech.text("mat.revolt", n=mat.revolting)] if mat.revolting else [])]
    if kind == "outlook" and rows.outlook is not None:
        return [
            speech.text("label.headings_if_you_stop"),
            *(words for _, words, _ in outlook_lines(rows.outlook, speech)),
            speech.sentence("preview.not_counted") + ".",
        ]
    if kind == "ast":
        return ast_words(int(name), rows, faces)
    if kind == "mat" or place == RAIL:
        players = rows.session.names
        return list(rows.words.board(rows.player_view.view, int(name or rows.viewer), players, faces.language))
    if kind in TERMS and (seat is not None or kind in PHASES):
        number = {"city": mat.cities, "ship": mat.ships, "token": mat.tokens, "hand": mat.hand}.get(TERMS[kind])
        number = getattr(mat, TERMS[kind]) if number is None else number
        many = {"city": "mat.cities", "ship": "mat.ships", "token": "mat.tokens"}.get(TERMS[kind])
        name = speech.sentence(many) if many else speech.names["term"][TERMS[kind]].display
        told = [speech.labelled(name, number)]
        return [*told, *([speech.text(f"phase_text.{PHASES[kind]}", n=mat.cities)] if kind in PHASES else [])]
    return []


def ast_words(seat: Seat, rows: TableModels, faces: CardFaces) -> list[str]:
    """Where a marker stands, and what the next square asks."""
    players = rows.session.names
    order = [row.seat for row in rows.markers if row.seat in rows.state.ast_order]
    if seat not in order:
        return []
    return [ast_lines(rows.player_view.view, players, faces.language)[rows.state.ast_order.index(seat)]]


def number_rows(place: Place, rows: TableModels, faces: CardFaces, seat: Seat | None = None) -> list[tuple[str, str]]:
    """Points as everybody may count them."""
    if place[0] != "points":
        return []
    seat = rows.viewer if seat is None else seat
    parts, speech = sources_of(rows.state, seat), faces.speech
    told = [(str(parts[name]), speech.text(f"label.final_columns_{name}")) for name in OPEN_SOURCES]
    if rows.state.finished:
        told.insert(1, (str(parts["goods"]), speech.text("label.final_columns_goods")))
        return [*told, (str(sum(parts.values())), speech.text("label.final_columns_sum"))]
    return [*told, (str(rows.mats[seat].points), speech.text("mat.points_open"))]


# BOARD: the whole of a nation over the window: its mat, all cards as it would pay for them, the large AST.


BOARD = QSizeF(1010, 560)
COLUMNS, GAP, CARD = 6, 6.0, 64.0


class BoardSection:
    """Puts the mat of a seat, what each card costs it, and the table of all markers on a stage."""

    def put(self, context: DrawContext, area: QRectF, seat: Seat) -> None:
        models: TableModels = context.models
        MatSection().put(context, QRectF(area.left(), area.top(), MAT, area.height()), seat=seat)
        rest = area.adjusted(MAT + 8, 0, 0, 0)
        prices = models.prices(seat)
        wide = (rest.width() - GAP * (COLUMNS - 1)) / COLUMNS
        for number, (card, price, owned) in enumerate(prices):
            row, column = divmod(number, COLUMNS)
            rect = QRectF(rest.left() + column * (wide + GAP), rest.top() + row * (CARD + GAP), wide, CARD)
            self._put_card(context, rect, card, price, nation_seat(models.mats[seat].nation).fill if owned else "")
        rows = -(-len(prices) // COLUMNS)
        top = rest.top() + rows * (CARD + GAP) + 4
        SuccessionTable().put(context, QRectF(rest.left(), top, rest.width(), rest.bottom() - top))

    def _put_card(self, context: DrawContext, rect: QRectF, card: str, price: int, edge: str) -> None:
        """Owned: with the nation's edge; else veiled, with what it would cost."""
        faces: CardFaces = context.faces
        note = faces.speech.text("mat.owned_card") if edge else ""
        face = faces.civilization_card(card)._replace(price=price, state=OWNED if edge else SHORT, note=note)
        place: Place = ("civilization_card", card)
        draw: Draw = partial(_paint_card, face=face, edge=edge)
        context.stage.put(f"card:{card}", rect, (face, edge), draw, place, z=4, margin=4)


def _paint_card(painter: QPainter, rect: QRectF, face: CivilizationFace, edge: str) -> None:
    paint_civilization_card(painter, rect, face)
    if edge:
        paint_owner_edge(painter, rect, edge)


# A nation's compact board: its name, what it has, the colours of its cards; opened, the cards themselves.


SEAT_NUMBERS = ("cities", "tokens", "stock", "treasury", "hand", "ships")
"""From left to right."""
GROUPS = ("crafts", "sciences", "arts", "civics", "religion")
EDGE = 12.0
NAME_HIGH, LINE_HIGH = 24.0, 18.0
TILE, PIP = 18.0, 8.0
VEIL = 0.62


class Shown(NamedTuple):
    """What stands beside the row itself."""

    nation: str
    """Its name on this board."""
    groups: tuple[tuple[str, ...], ...]
    """Of each card."""
    status: str
    """In words, where the seat does not play."""
    awaited: bool


class NationBox(SeatBox):
    """The box of one seat."""

    low, closed, opened = 52.0, 62.0, 84.0

    def shown(self, row: SeatRow, rows: TableModels) -> Hashable:
        faces = self.faces
        status = "" if row.status == "active" else faces.speech.text(f"label.status_{row.status}")
        groups = tuple(tuple(faces.groups(card)) for card in row.cards)
        return Shown(rows.nation_name(row.seat), groups, status, row.turn)

    @property
    def faces(self) -> CardFaces:
        assert isinstance(self.panel.faces, CardFaces)
        return self.panel.faces

    def paint(self, painter: QPainter, rect: QRectF, row: SeatRow, shown: Shown) -> None:
        theme, seat = self.panel.theme, self.panel.theme.seats[row.seat]
        fill(painter, rounded(rect, CORNER), theme.raised)
        broken = theme.bold and bool(shown.status)
        outline(painter, rect, CORNER, theme.lit if row.turn else theme.line, 2 if row.turn else 1, dashed=broken)
        painter.save()
        painter.setClipRect(QRectF(rect.left(), rect.top(), 4, rect.height()))
        fill(painter, rounded(rect, CORNER), seat.fill)
        painter.restore()
        self._paint_names(painter, rect, row, shown)
        for name, spot in self._spots(rect):
            self._paint_number(painter, spot, name, row)
        self._paint_cards(painter, rect, row, shown)
        if shown.status and not theme.bold:
            self._paint_veil(painter, rect, shown.status)

    def _paint_names(self, painter: QPainter, rect: QRectF, row: SeatRow, shown: Shown) -> None:
        """Nation and player at the left, points at the right, an hourglass where the seat is waited for."""
        theme = self.panel.theme
        line = QRectF(rect.left() + EDGE, rect.top() + 2, rect.width() - EDGE - 8, NAME_HIGH)
        if row.nation:
            paint_shape_of(painter, QPointF(line.left() + 6, line.center().y()), row.nation, 6)
        points = str(row.points)
        draw_text(painter, line, points, plain(15, theme.text, 900), RIGHT)
        star = self._star(rect, row)
        paint_icon(painter, star, "point", on_dark=theme.on_dark)
        right = star.left() - 4
        if shown.awaited:
            right -= 16
            paint_sign(painter, QRectF(right + 2, line.center().y() - 6.5, 13, 13), THING, "hourglass", theme.lit)
        left = line.left() + 19
        if shown.nation:
            broad = min(text_width(shown.nation, 0, 17) + 1, right - left)
            name = QRectF(left, line.top(), broad, line.height())
            draw_text(painter, name, shown.nation, heading(17, theme.text), LEFT)
            left = name.right() + 6
        beside = QRectF(left, line.top() + 2, right - left, line.height() - 2)
        if beside.width() > 24:
            if theme.bold and shown.status:
                who = elided(shown.status, 700, grown_size(Type.CAPTION), beside.width())
                draw_text(painter, beside, who, plain(Type.CAPTION, theme.text, 700), LEFT)
            else:
                who = self._player(row, beside.width())
                draw_text(painter, beside, who, plain(Type.CAPTION, theme.soft_text), LEFT)

    def _star(self, rect: QRectF, row: SeatRow) -> QRectF:
        """Before the points."""
        wide = text_width(str(row.points), 900, 15) + 1
        return QRectF(rect.right() - 8 - wide - 18, rect.top() + 2 + NAME_HIGH / 2 - 8, 15, 15)

    def _player(self, row: SeatRow, width: float) -> str:
        """With the level of an AI seat where both fit."""
        level = self.panel.models.played_by(row.seat)
        whole = f"{row.name}, {level}" if level else row.name
        fits = text_width(whole, 400, Type.CAPTION) <= width
        return whole if fits else elided(row.name, 400, Type.CAPTION, width)

    def _spots(self, rect: QRectF) -> list[tuple[str, QRectF]]:
        """Where each number stands."""
        pitch = (rect.width() - EDGE - 4) / len(SEAT_NUMBERS)
        top = rect.top() + NAME_HIGH + (1 if rect.height() < self.closed else 4)
        return [
            (name, QRectF(rect.left() + EDGE + number * pitch, top, pitch, LINE_HIGH))
            for number, name in enumerate(SEAT_NUMBERS)
        ]

    def _paint_number(self, painter: QPainter, spot: QRectF, name: str, row: SeatRow) -> None:
        theme = self.panel.theme
        low = (name == "stock" and not row.pays) or (name == "tokens" and not row.supports)
        paint_thing(painter, QRectF(spot.left(), spot.center().y() - 7, 14, 14), name)
        place = spot.adjusted(18, 0, 0, 0)
        ink = theme.loss if low else theme.text
        draw_text(painter, place, str(getattr(row, name)), plain(13.5, ink, 700), LEFT)

    def _paint_cards(self, painter: QPainter, rect: QRectF, row: SeatRow, shown: Shown) -> None:
        """The cards as small tiles where there is room for all; else a pip for each, every group at its own place."""
        room = QRectF(rect.left() + EDGE, 0, rect.width() - EDGE - 8, 0)
        if rect.height() >= self.opened:
            step = min(TILE + 3, room.width() / max(1, len(row.cards)))
            for number, (card, groups) in enumerate(zip(row.cards, shown.groups, strict=True)):
                box = QRectF(room.left() + number * step, rect.bottom() - TILE - 9, TILE, TILE)
                paint_card_tile(painter, box, card, groups)
            return
        place, top = room.width() / len(GROUPS), rect.bottom() - (8 if rect.height() < self.closed else 11)
        for number, group in enumerate(GROUPS):
            count = sum(group in groups for groups in shown.groups)
            step = min(PIP + 1, (place - 3) / max(1, count))
            for pip in range(max(1, count)):
                box = QRectF(room.left() + number * place + pip * step, top, min(PIP, step - 1), 4)
                if count:
                    fill(painter, rounded(box, 1.5), group_colour(group))
                elif not self.panel.theme.bold:  # its line would be wide enough to look like a card
                    outline(painter, box, 1.5, group_colour(group), 0.8)

    def _paint_veil(self, painter: QPainter, rect: QRectF, words: str) -> None:
        """A seat that waits for its nation, or has left; in high contrast its line is broken and the word stands beside
        its name."""
        theme = self.panel.theme
        fill(painter, rounded(rect, CORNER), sheer(theme.panel, VEIL))
        draw_text(painter, rect, words, plain(Type.TEXT, theme.text, 700))

    # ------------------------------------------------------------------ marks and tips

    def mark_place(self, rect: QRectF, row: SeatRow, name: str) -> QPointF | None:
        found = next((spot for known, spot in self._spots(rect) if known == name), None)
        if found is not None:
            return QPointF(found.left() + 12, found.top() + 2)
        return self._star(rect, row).topRight() if name == "points" else None

    def told_at(self, point: QPointF, rect: QRectF, row: SeatRow) -> Place | None:
        """A number under the pointer; elsewhere the whole seat."""
        inside = point + rect.topLeft()
        found = next((name for name, spot in self._spots(rect) if spot.contains(inside)), None)
        if found is not None:
            return found, ""
        return ("points", "") if point.y() < NAME_HIGH and point.x() > rect.width() - 70 else ("mat", str(row.seat))
