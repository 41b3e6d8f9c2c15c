"""A line of the log: the seat's sign, then the words, in which each noun can be pointed at."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QListView, QToolTip

from aoc_desktop.ui.kit.icons import TERM, stamp_seat
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.rich_line import Dress, Index, Noun, RichLineDelegate, width_in

INDENT, HEAD_INDENT = 24, 6
SIGN = 10
CLOSE = 2, 3
"""Above and below a line."""


class Roles(NamedTuple):
    """Where the model keeps what a line is about."""

    key: int
    turn: int
    seat: int
    round: int
    kind: int
    nouns: int
    heading: int


class LineDelegate(RichLineDelegate):
    """Before the words the sign of the seat that they are about; a new round is a heading."""

    def __init__(self, preferences: Preferences, roles: Roles, parent: QObject) -> None:
        super().__init__(preferences, roles.nouns, parent)
        self._roles = roles

    def _is_heading(self, index: Index) -> bool:
        return bool(index.data(self._roles.heading))

    def dress(self, index: Index, chosen: bool = False) -> Dress:
        """Names can be clicked, and look like it; not in the chosen line, on whose ground they could not be read."""
        theme = self._preferences.theme
        ink = theme.chosen[1] if chosen else theme.text
        names = ink if chosen else theme.link
        if self._is_heading(index):
            soft = ink if chosen else theme.soft_text
            return super().dress(index)._replace(left=HEAD_INDENT, weight=700, ink=soft, names=names)
        return Dress(round(INDENT * self.scale), *CLOSE, 400, ink, names)

    def paint_beside(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        seat, scale = index.data(self._roles.seat), self.scale
        if self._is_heading(index):
            line = QRectF(rect.left() + 4, rect.bottom() - 2, rect.width() - 8, self._preferences.theme.line_px)
            painter.fillRect(line, QColor(self._preferences.theme.line))
        elif seat is not None and rect.top() >= -5 * scale:  # not half a sign at the upper edge
            place = QRectF(rect.left() + 7 * scale, rect.top() + 5 * scale, SIGN * scale, SIGN * scale)
            stamp_seat(painter, place, self._preferences.seats[seat])

    def noun_at(self, view: QListView, index: Index, point: QPoint) -> Noun | None:
        """The name under a point of the list, in the line that is there."""
        dress = self.dress(index)
        corner = view.visualRect(index).topLeft() + QPoint(dress.left, dress.above)
        noun = self.sentence(index, width_in(view), dress).noun_at(QPointF(point - corner))
        return noun if noun is not None and noun.kind != TERM else None


class LineReader(QObject):
    """The pointer on the list: a noun tells of its card at once, a click opens it; elsewhere a line tells of all."""

    noun_clicked = Signal(str, str)

    def __init__(
        self,
        view: QListView,
        delegate: LineDelegate,
        line_tip: Callable[[QModelIndex], str],
        noun_tip: Callable[[str, str], str],
    ) -> None:
        super().__init__(view)
        self._view, self._delegate = view, delegate
        self._line_tip, self._noun_tip = line_tip, noun_tip
        self._told: Noun | None = None
        view.viewport().installEventFilter(self)

    def noun_at(self, point: QPoint) -> Noun | None:
        index = self._view.indexAt(point)
        return self._delegate.noun_at(self._view, index, point) if index.isValid() else None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            self._tell_line(event)
            return True
        if isinstance(event, QMouseEvent):
            noun = self.noun_at(event.position().toPoint())
            if event.type() == QEvent.Type.MouseMove:
                self._tell_noun(noun, event)
            elif noun is not None and event.button() == Qt.MouseButton.LeftButton:
                if event.type() == QEvent.Type.MouseButtonRelease:
                    QToolTip.hideText()
                    self.noun_clicked.emit(noun.kind, noun.id)
                return True  # the line itself is not opened
        return False

    def _tell_noun(self, noun: Noun | None, event: QMouseEvent) -> None:
        shape = Qt.CursorShape.PointingHandCursor if noun is not None else Qt.CursorShape.ArrowCursor
        self._view.viewport().setCursor(shape)
        if noun is not None and noun is not self._told:
            point = event.globalPosition().toPoint()
            QToolTip.showText(point, self._noun_tip(noun.kind, noun.id), self._view.viewport())
        elif noun is None and self._told is not None:
            QToolTip.hideText()
        self._told = noun

    def _tell_line(self, event: QHelpEvent) -> None:
        if self._told is not None:
            return
        index = self._view.indexAt(event.pos())
        text = self._line_tip(index) if index.isValid() else ""
        QToolTip.showText(event.globalPos(), text, self._view.viewport(), self._view.visualRect(index))
