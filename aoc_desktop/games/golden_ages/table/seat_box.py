"""A player's compact board: civilisation, colonists, numbers; opened, ladders of technologies and the cards by name."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from aoc_desktop.games.golden_ages.table.colours import people_of
from aoc_desktop.games.golden_ages.table.face_book import FaceBook
from aoc_desktop.games.golden_ages.table.faces import paint_small_card
from aoc_desktop.games.golden_ages.table.pieces import paint_colonist
from aoc_desktop.games.golden_ages.table.rows.seats import SeatRow
from aoc_desktop.play.places import Place
from aoc_desktop.ui.art.emblems import paint_roundel
from aoc_desktop.ui.kit.card_kit import fill, outline, rounded
from aoc_desktop.ui.kit.formula_paint import paint_formula
from aoc_desktop.ui.kit.high_contrast import LINE, sheer
from aoc_desktop.ui.kit.icons import paint_icon
from aoc_desktop.ui.kit.lettering import draw_text, heading, plain, text_width
from aoc_desktop.ui.kit.theme import Type
from aoc_desktop.ui.table.page.panel import LEFT
from aoc_desktop.ui.table.page.seat_box import HEAD, SeatBox

translate = QCoreApplication.translate
ROUNDEL, COLONIST = 36.0, 17.0
NUMBERS_TOP, LADDERS_TOP, CARDS_TOP = 70.0, 92.0, 113.0
"""The lines of a player's box."""
LADDERS = ("range", "symbol_wheat", "symbol_stone", "symbol_gem")
"""A sign for each row of technologies."""


def numbers_of(row: SeatRow) -> tuple[tuple[str, str, int], ...]:
    """Name, sign and value, from left to right."""
    return (
        ("gold", "coin", row.gold),
        ("cubes", "cube", row.cubes),
        ("technologies", "technology", row.technologies),
        ("buildings", "building", len(row.buildings)),
        ("wonders", "wonder", len(row.wonders)),
        ("glory", "glory", row.glory),
    )


class AgesBox(SeatBox):
    """The box of one player."""

    low = closed = 94.0
    opened = 138.0

    @property
    def faces(self) -> FaceBook:
        assert isinstance(self.panel.faces, FaceBook)
        return self.panel.faces

    def paint_body(self, painter: QPainter, rect: QRectF, row: SeatRow, shown: object) -> None:
        self._paint_civilization(painter, QRectF(rect.left() + 12, rect.top() + HEAD, rect.width() - 20, 38), row)
        self._paint_numbers(painter, rect, row)
        if rect.height() >= self.opened:
            self._paint_ladders(painter, QRectF(rect.left() + 12, rect.top() + LADDERS_TOP, rect.width() - 20, 18), row)
            self._paint_cards(painter, QRectF(rect.left() + 12, rect.top() + CARDS_TOP, rect.width() - 20, 20), row)
        if row.golden_age:
            outline(painter, rect, 10, self.panel.theme.lit, 2)

    def _paint_civilization(self, painter: QPainter, rect: QRectF, row: SeatRow) -> None:
        theme = self.panel.theme
        if not row.civilization:
            text = translate("GoldenAges", "no civilisation yet")
            draw_text(painter, rect, text, plain(Type.CAPTION, theme.soft_text), LEFT)
            return
        face = self.faces.civilization(row.civilization)
        spot = QRectF(rect.left(), rect.top() + 1, ROUNDEL, ROUNDEL)
        paint_roundel(painter, spot, *people_of(row.civilization))
        beside = rect.adjusted(ROUNDEL + 8, 0, 0, 0)
        men = (row.standing + row.lying + row.agora) * COLONIST * 0.86 + 4
        badge = 0.0
        if row.golden_age:  # in words where the name leaves room for them
            badge = 82.0 if text_width(face.name, 0, 15.0) < beside.width() - 84 else 20.0
        name = QRectF(beside.left(), beside.top(), beside.width() - badge, 20)
        draw_text(painter, name, face.name, heading(16, theme.text), LEFT)
        room = QRectF(beside.left(), name.bottom() - 1, beside.width() - men, 19)
        paint_formula(painter, room, face.tokens, 16, theme.on_dark, LEFT, theme.text, smallest=10)
        self._paint_men(painter, QPointF(rect.right() - men, rect.bottom() - COLONIST), row)
        if row.golden_age:
            self._paint_sun(painter, QRectF(rect.right() - badge + 2, rect.top(), badge - 2, 17))

    def _paint_sun(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.panel.theme
        if theme.bold:
            outline(painter, rect, 8, theme.lit, LINE)
        else:
            fill(painter, rounded(rect, 8), sheer(theme.lit, 0.24))
        paint_icon(painter, QRectF(rect.left() + 3, rect.top() + 2, 13, 13), "golden_age")
        if rect.width() > 40:
            words = translate("GoldenAges", "golden age")
            draw_text(painter, rect.adjusted(17, 0, -3, 0), words, plain(Type.FLOOR, theme.text, 600))

    def _paint_men(self, painter: QPainter, left: QPointF, row: SeatRow) -> None:
        """Standing, lying on the map, in the Agora: how soon a golden age is possible."""
        seat = self.panel.theme.seats[row.seat]
        for number in range(row.standing + row.lying + row.agora):
            box = QRectF(left.x() + number * COLONIST * 0.86, left.y(), COLONIST, COLONIST)
            if number >= row.standing + row.lying:
                paint_icon(painter, box.adjusted(1, 1, -1, -1), "agora")
            else:
                paint_colonist(painter, box, seat, lying=number >= row.standing)

    def _spots(self, rect: QRectF, row: SeatRow) -> list[tuple[str, str, int, QRectF]]:
        """Where each number stands."""
        numbers = numbers_of(row)
        pitch = (rect.width() - 20) / len(numbers)
        top = rect.top() + NUMBERS_TOP
        return [
            (name, sign, value, QRectF(rect.left() + 11 + number * pitch, top, pitch, 20))
            for number, (name, sign, value) in enumerate(numbers)
        ]

    def _paint_numbers(self, painter: QPainter, rect: QRectF, row: SeatRow) -> None:
        theme = self.panel.theme
        for _, sign, value, spot in self._spots(rect, row):
            side = 15.0
            paint_icon(painter, QRectF(spot.left(), spot.center().y() - 7.5, side, side), sign, on_dark=theme.on_dark)
            place = QRectF(spot.left() + side + 3, spot.top(), spot.width() - side - 3, spot.height())
            draw_text(painter, place, str(value), plain(13.5, theme.text, 600), LEFT)

    def _paint_ladders(self, painter: QPainter, rect: QRectF, row: SeatRow) -> None:
        """Five pips for each row of technologies."""
        theme, seat = self.panel.theme, self.panel.theme.seats[row.seat]
        painter.fillRect(QRectF(rect.left(), rect.top() - 1, rect.width(), theme.line_px), QColor(theme.line))
        pitch = rect.width() / len(row.ladders)
        for number, height in enumerate(row.ladders):
            x = rect.left() + number * pitch
            sign = LADDERS[number % len(LADDERS)]
            paint_icon(painter, QRectF(x, rect.top() + 3, 13, 13), sign, on_dark=theme.on_dark)
            for pip in range(5):
                box = QRectF(x + 16 + pip * 7, rect.top() + 4, 5, 11)
                fill(painter, rounded(box, 1.5), seat.fill if pip < height else theme.inset)

    def _paint_cards(self, painter: QPainter, rect: QRectF, row: SeatRow) -> None:
        cards = [("building", card) for card in row.buildings] + [("wonder", card) for card in row.wonders]
        if not cards:
            words = translate("GoldenAges", "no building, no wonder")
            draw_text(painter, rect, words, plain(Type.FLOOR, self.panel.theme.soft_text), LEFT)
            return
        gap = 4.0
        wide = min(110.0, (rect.width() - gap * (len(cards) - 1)) / len(cards))
        for number, (kind, card) in enumerate(cards):
            box = QRectF(rect.left() + number * (wide + gap), rect.top(), wide, rect.height())
            name = self.faces.name(kind, card) if wide >= 84 else ""
            paint_small_card(painter, box, kind, card, name)

    # ------------------------------------------------------------------ marks and tips

    def mark_place(self, rect: QRectF, row: SeatRow, name: str) -> QPointF | None:
        found = next((spot for known, _, _, spot in self._spots(rect, row) if known == name), None)
        if found is not None:
            return QPointF(found.left() + 12, found.top() + 2)
        return super().mark_place(rect, row, name)

    def told_at(self, point: QPointF, rect: QRectF, row: SeatRow) -> Place | None:
        """What lies under the pointer, from the box's corner."""
        inside = point + rect.topLeft()
        if QRectF(rect.left(), rect.top() + HEAD, rect.width(), 40).contains(inside) and row.civilization:
            return "civilization", row.civilization
        return super().told_at(point, rect, row)
