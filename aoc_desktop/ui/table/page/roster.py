"""The other seats in the right column, one below the other, as many as there are."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QTransform
from PySide6.QtWidgets import QWidget

from aoc_desktop.kernel.game import Seat
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.play.places import Place
from aoc_desktop.play.session import Session
from aoc_desktop.ui.kit.card_kit import outline
from aoc_desktop.ui.kit.screen_reader import announce_here
from aoc_desktop.ui.kit.theme import DARK, Theme
from aoc_desktop.ui.table.page.panel import WIDTH, TablePanel
from aoc_desktop.ui.table.page.seat_box import CORNER
from aoc_desktop.ui.table.picture.stage import Draw

GAP = 8.0
"""Between two boxes; half of it where many share a low column."""
SLACK = 0.01


class Roster(TablePanel):
    """The other seats; a click opens the whole board."""

    board_wanted = Signal(int)
    """The board of this seat is to be shown whole."""

    def __init__(self, session: Session, language: str, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(session, language, theme, parent)
        self.box = self.look.seat_box(self)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click opens a board and leaves the keyboard where it was
        self._focused = 0
        self.told = [QWidget(self) for _ in self.rows()]
        """Over each box, with nothing to be seen: the player for who hears the table."""
        for each in self.told:
            each.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.name()

    def name(self) -> None:
        self.setAccessibleName(self.tr("Other players"))
        self.describe()

    def describe(self) -> None:
        texts = [self.words_of(row) for row in self.rows()]
        for told, text, row, box in zip(self.told, texts, self.rows(), self.boxes(), strict=True):
            told.setAccessibleName(row.name)
            told.setAccessibleDescription(text)
            told.setGeometry(QTransform.fromScale(self.factor, self.factor).mapRect(box).toRect())
        self.setAccessibleDescription(" ".join(texts))

    def words_of(self, row: Any) -> str:
        """A player in sentences."""
        return self.look.seat_words(row.seat, self.models, self.language).words

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.describe()

    def rows(self, models: Rows | None = None) -> list[Any]:
        """The others in the order in which they play after the viewer."""
        models = models or self.models
        seats = models.seats.rows
        count = len(seats)
        return [seats[(models.viewer + step) % count] for step in range(1, count)]

    # ------------------------------------------------------------------ how high

    def height_of(self, box: float) -> float:
        """How high the roster is, in our measures, with boxes of this height."""
        count = len(self.rows())
        return count * (box + self._gap(box)) - self._gap(box) if count else 0.0

    def _gap(self, box: float) -> float:
        return GAP if box >= self.box.closed else GAP / 2

    def height_for(self, room: float, room_for_all: float) -> float:
        """How high it had better be: with opened boxes where they leave enough of the column (`room_for_all`), with
        closed ones where those fit the `room` there is at most, otherwise with low ones."""
        if self.height_of(self.box.opened) <= room_for_all:
            return self.height_of(self.box.opened)
        closed = self.height_of(self.box.closed)
        return closed if closed <= room else self.height_of(self.box.low)

    def sizeHint(self) -> QSize:
        return QSize(int(WIDTH), int(self.height_of(self.box.closed)))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, int(self.height_of(self.box.low)))

    def boxes(self) -> list[QRectF]:
        """In our measures: the highest for which there is room."""
        count = len(self.rows())
        if not count:
            return []
        whole = self.height() / self.factor
        heights = (self.box.opened, self.box.closed, self.box.low)
        fitting = [height for height in heights if self.height_of(height) <= whole + count * SLACK]
        height = fitting[0] if fitting else (whole + self._gap(0)) / count - self._gap(0)
        return [QRectF(0, number * (height + self._gap(height)), WIDTH, height) for number in range(count)]

    # ------------------------------------------------------------------ painting

    def shown(self) -> object:
        faces, marks = [self._face(row, self.models)[0] for row in self.rows()], self.models.marks
        return faces, marks.numbers, marks.cards

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.factor, self.factor)
        for number, (row, rect) in enumerate(zip(self.rows(), self.boxes(), strict=True)):
            look, draw = self._face(row, self.models)
            self.stamp(painter, rect, look, draw)
            self.box.paint_marks(painter, rect, row, self.models.marks)
            if self.hasFocus() and number == self._focused:
                outline(painter, rect, CORNER, self.theme.text, 2.5)
        painter.end()

    def _face(self, row: Any, models: Rows) -> tuple[Hashable, Draw]:
        """What a seat's box looks like, and how it is drawn."""
        shown = self.box.shown(row, models)
        look = (row, shown, self.theme.name, self.theme.seats, self.language)
        return look, partial(self.box.paint, row=row, shown=shown)

    def missing(self, models: Rows) -> Iterator[Callable[[], object]]:
        """The pictures that would have to be drawn if these were the models."""
        for row, rect in zip(self.rows(models), self.boxes(), strict=False):
            look, draw = self._face(row, models)
            asked = ("stamp", look), rect.size(), 0.0, self.ratio
            if not self.pictures.has(*asked):
                yield partial(self.pictures.get, *asked, draw)

    def told_at(self, point: QPointF) -> tuple[Place | None, Seat]:
        for row, rect in zip(self.rows(), self.boxes(), strict=True):
            if rect.contains(point):
                return self.box.told_at(point - rect.topLeft(), rect, row), row.seat
        return None, 0

    # ------------------------------------------------------------------ opening

    def _seat_at(self, point: QPointF) -> Seat | None:
        inside = QPointF(point.x() / self.factor, point.y() / self.factor)
        for row, rect in zip(self.rows(), self.boxes(), strict=True):
            if rect.contains(inside):
                return int(row.seat)
        return None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        seat = self._seat_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and seat is not None:
            self.board_wanted.emit(seat)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        rows = self.rows()
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and rows:
            step = 1 if event.key() == Qt.Key.Key_Down else -1
            self._focused = (self._focused + step) % len(rows)
            self.update()
            announce_here(self, self.words_of(rows[self._focused]))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and rows:
            self.board_wanted.emit(rows[self._focused % len(rows)].seat)
        else:
            super().keyPressEvent(event)
