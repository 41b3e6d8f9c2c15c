"""A player's compact board: the civilisation, the numbers and, where there is room, the last turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter

from aoc_desktop.games.age_of_civilization.rules.state import MOST_WORKERS
from aoc_desktop.games.age_of_civilization.table.face_book import FaceBook
from aoc_desktop.games.age_of_civilization.table.faces import CivilizationFace
from aoc_desktop.games.age_of_civilization.table.rows.seats import SeatRow
from aoc_desktop.games.age_of_civilization.table.rows.table import TableModels
from aoc_desktop.play.places import Place
from aoc_desktop.play.rows import Marks
from aoc_desktop.ui.art import emblems
from aoc_desktop.ui.kit.card_kit import fill, outline, rounded
from aoc_desktop.ui.kit.formula_paint import arrange, paint_formula
from aoc_desktop.ui.kit.icons import action_icon, mix, paint_icon, paint_worker
from aoc_desktop.ui.kit.lettering import draw_text, drawn_width, grown, heading, plain, text_width
from aoc_desktop.ui.kit.theme import Type
from aoc_desktop.ui.table.page.panel import LEFT
from aoc_desktop.ui.table.page.seat_box import HEAD, SeatBox

translate = QCoreApplication.translate
ROUNDEL, WORKER = 40.0, 18.0
Cells = tuple[tuple[int, int, str], ...]
"""The technology card in short: column, row and state of each cell."""
PILE_TOP, NUMBERS_TOP, LAST_TURN_TOP = HEAD, 77.0, 104.0
"""The lines of a player's box."""


class EmpireBox(SeatBox):
    """The box of one player."""

    low = closed = 105.0
    opened = 146.0

    @property
    def faces(self) -> FaceBook:
        assert isinstance(self.panel.faces, FaceBook)
        return self.panel.faces

    def shown(self, row: SeatRow, rows: TableModels) -> Cells:
        return tuple((cell.column, cell.row, cell.state) for cell in rows.boards[row.seat].technologies.rows)

    def paint_body(self, painter: QPainter, rect: QRectF, row: SeatRow, shown: Cells) -> None:
        pile = QRectF(rect.left() + 12, rect.top() + PILE_TOP, rect.width() - 22, 44)
        look = ("pile", row.pile, self.panel.theme.name, self.panel.language)
        # It changes three times in a game: the numbers around it change with every move.
        self.panel.stamp(painter, pile, look, partial(self._paint_civilization, row=row))
        numbers = QRectF(rect.left() + 10, rect.top() + NUMBERS_TOP, rect.width() - 18, 22)
        self._paint_numbers(painter, numbers, row)
        if rect.height() >= self.opened:
            last = QRectF(rect.left() + 12, rect.top() + LAST_TURN_TOP, rect.width() - 22, 36)
            self._paint_last_turn(painter, last, row, shown)

    def missing_roundels(self, cards: Iterable[str]) -> Iterator[Callable[[], object]]:
        """The signs of these civilisations, which any player may have next, as far as they are not drawn."""
        pictures = self.panel.pictures
        for card in cards:
            asked = ("stamp", ("roundel", card)), QSizeF(ROUNDEL, ROUNDEL), 0.0, self.panel.ratio
            if not pictures.has(*asked):
                yield partial(pictures.get, *asked, partial(_paint_roundel, face=self.faces.civilization(card)))

    def _paint_civilization(self, painter: QPainter, rect: QRectF, row: SeatRow) -> None:
        theme = self.panel.theme
        side = ROUNDEL
        if not row.pile:
            text = translate("Table", "no civilisation yet")
            draw_text(painter, rect, text, plain(Type.CAPTION, theme.soft_text), LEFT)
            return
        face = self.faces.civilization(row.pile[0])
        self._paint_roundel(painter, QRectF(rect.left(), rect.top() + 1, side, side), face)
        beside = rect.adjusted(side + 10, 0, 0, 0)
        name = QRectF(beside.left(), beside.top(), beside.width(), 22)
        under = row.pile[1:]
        room = name.adjusted(0, 0, -len(under) * 24, 0)
        draw_text(painter, room, face.name, heading(16, theme.text), LEFT)
        for number, card in enumerate(under):
            old = self.faces.civilization(card)
            box = QRectF(name.right() - (number + 1) * 24 + 2, name.top(), 21, 21)
            self._paint_roundel(painter, box, old)
        with grown(1.0):  # larger signs of the one would leave no room for the other
            self._paint_abilities(painter, QRectF(beside.left(), name.bottom(), beside.width(), 21), row)

    def _paint_roundel(self, painter: QPainter, box: QRectF, face: CivilizationFace) -> None:
        self.panel.stamp(painter, box, ("roundel", face.id), partial(_paint_roundel, face=face))

    def _paint_abilities(self, painter: QPainter, rect: QRectF, row: SeatRow) -> None:
        """Main ability, then its inherited one, as far as both fit; the board shows all."""
        theme, face = self.panel.theme, self.faces.civilization(row.pile[0])
        plan = arrange(face.main, QSizeF(rect.width(), rect.height()), 17)
        if not plan.fits:
            tokens = face.inherited
            if arrange(tokens, rect.size(), 17).fits:
                paint_formula(painter, rect, tokens, 17, theme.on_dark, LEFT, theme.text)
            return
        place = QRectF(rect.left(), rect.top(), plan.width + 1, rect.height())
        paint_formula(painter, place, face.main, 17, theme.on_dark, LEFT, theme.text)
        rest = rect.adjusted(plan.width + 34, 0, 0, 0)
        if rest.width() > 30 and arrange(face.inherited, rest.size(), 17).fits:
            line = QRectF(rest.left() - 24, rect.top() + 3, 1, rect.height() - 6)
            painter.fillRect(line, QColor(theme.line))
            sign = QRectF(rest.left() - 16, rect.center().y() - 6, 12, 12)
            paint_icon(painter, sign, "inherited", theme.soft_text)
            paint_formula(painter, rest, face.inherited, 17, theme.on_dark, LEFT, theme.text)

    def _columns(self, row: SeatRow) -> dict[str, tuple[float, float]]:
        """Where each number of a player begins and ends on its line."""
        coins = _number_width(row.coins)
        workers = max(coins + 12, 42.0)  # room for the arrow of coins that have changed
        columns = {"coins": (0.0, coins), "workers": (workers, workers + MOST_WORKERS * WORKER)}
        x = max(columns["workers"][1] + 8, 122.0)
        for name, value in (
            ("military", row.military),
            ("technologies", len(row.technologies)),
            ("wonders", len(row.wonders)),
        ):
            columns[name] = x, x + _number_width(value)
            x += 36 if value < 10 else 42
        return columns

    def _paint_numbers(self, painter: QPainter, rect: QRectF, row: SeatRow) -> None:
        theme, columns = self.panel.theme, self._columns(row)
        seat = self.panel.theme.seats[row.seat]
        side = WORKER - 2
        for number in range(MOST_WORKERS):
            x = rect.left() + columns["workers"][0] + number * WORKER
            box = QRectF(x, rect.center().y() - side / 2, side, side)
            if number < row.workers:
                paint_worker(painter, box, seat)
            else:
                paint_icon(painter, box, "worker_dashed", mix(theme.raised, theme.line, 0.9))
        for name, icon, value in (
            ("coins", "coin", row.coins),
            ("military", "military", row.military),
            ("technologies", "technology", len(row.technologies)),
            ("wonders", "wonder", len(row.wonders)),
        ):
            self._paint_number(painter, QPointF(rect.left() + columns[name][0], rect.top()), icon, value)

    def mark_place(self, rect: QRectF, row: SeatRow, name: str) -> QPointF | None:
        """Where the arrow of a number that has changed begins: after the number, after the last worker."""
        if name == "points":
            return super().mark_place(rect, row, name)
        start, end = self._columns(row)[name]
        if name == "workers" and row.workers < MOST_WORKERS:
            end = start + row.workers * WORKER + 4.5
        return QPointF(rect.left() + 10 + end, rect.top() + 88)

    def paint_marks(self, painter: QPainter, rect: QRectF, row: SeatRow, marks: Marks) -> None:
        super().paint_marks(painter, rect, row, marks)
        if row.pile and ("civilization", row.pile[0]) in marks.cards[row.seat]:
            ring = QRectF(rect.left() + 11, rect.top() + PILE_TOP, ROUNDEL + 2, ROUNDEL + 2)
            outline(painter, ring, 21, self.panel.theme.gain, 2)

    def _paint_number(self, painter: QPainter, corner: QPointF, icon: str, value: int) -> None:
        box = QRectF(corner.x(), corner.y() + 3.5, 15, 15)
        paint_icon(painter, box, icon, on_dark=self.panel.theme.on_dark)
        words = QRectF(box.right() + 4, corner.y(), _number_width(value) - 19, 22)
        draw_text(painter, words, str(value), plain(14, self.panel.theme.text, 700), LEFT)

    def _paint_last_turn(self, painter: QPainter, rect: QRectF, row: SeatRow, cells: Cells) -> None:
        theme = self.panel.theme
        painter.fillRect(QRectF(rect.left(), rect.top() - 2, rect.width(), theme.line_px), QColor(theme.line))
        words = translate("Table", "This turn") if row.turn else translate("Table", "Last turn")
        letters = plain(Type.CAPTION, theme.soft_text)
        place = QRectF(rect.topLeft(), QSizeF(min(drawn_width(words, letters), rect.width() * 0.45), rect.height()))
        draw_text(painter, place, words, letters, LEFT)
        x = place.right() + 8
        room = int((rect.right() - 41 - x) // 23)
        for action in row.last_turn[-room:]:
            name = "moment_rest" if action == "rest" else action_icon(action)
            paint_icon(painter, QRectF(x, rect.center().y() - 10, 20, 20), name, on_dark=theme.on_dark)
            x += 23
        if not row.last_turn:
            nothing = QRectF(x, rect.top(), 60, rect.height())
            draw_text(painter, nothing, "–", plain(Type.CAPTION, theme.soft_text), LEFT)
        self._paint_map(painter, QRectF(rect.right() - 33, rect.center().y() - 16, 33, 33), row, cells)

    def _paint_map(self, painter: QPainter, square: QRectF, row: SeatRow, cells: Cells) -> None:
        """The nine places of the technology card, owned ones filled."""
        seat = self.panel.theme.seats[row.seat]
        pitch = square.width() / 3
        for column, line, state in cells:
            cell = QRectF(square.left() + column * pitch, square.top() + line * pitch, pitch - 2, pitch - 2)
            if state == "owned":
                fill(painter, rounded(cell, 2), seat.fill)
            else:
                outline(painter, cell, 2, self.panel.theme.soft_text, 1)

    def told_at(self, point: QPointF, rect: QRectF, row: SeatRow) -> Place | None:
        """The number there, or the civilisation."""
        x, y = point.x(), point.y()
        if y < PILE_TOP:
            return super().told_at(point, rect, row)
        if y < NUMBERS_TOP:
            return ("mine", row.pile[0]) if row.pile else None
        for name, (left, right) in self._columns(row).items():
            if y < LAST_TURN_TOP and left - 3 <= x - 10 <= right + 3:
                return name, ""
        return None


def _number_width(value: int) -> float:
    """A sign and its number."""
    return 19 + text_width(str(value), 700, 14) + 1


def _paint_roundel(painter: QPainter, rect: QRectF, face: CivilizationFace) -> None:
    emblems.paint_roundel(painter, rect, face.id, face.group)
