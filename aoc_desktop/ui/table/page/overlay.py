"""What covers the window for a while, until a click or a key; and a ring with an arrow, which lets clicks through."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from aoc_desktop.ui.frame.keys import CHORD
from aoc_desktop.ui.kit.high_contrast import BLACK, is_bold

LONGEST_ARROW = 260


class Overlay(QWidget):
    """Covers its window, darkens it, and goes away by itself."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setObjectName("overlay")
        self.setGeometry(window.rect())
        self._before: QWidget | None = None
        """The widget that had the focus before."""
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return super().eventFilter(watched, event)

    def show_now(self) -> None:
        self._before = QApplication.focusWidget()
        self.show()
        self.raise_()
        self.setFocus()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.close()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab stays here: what lies below is covered."""
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.close()
        if event.modifiers() & CHORD:
            event.ignore()  # a shortcut is meant for what lies below

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Alt:
            self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """The keyboard goes back to where it was, if that is still there."""
        super().closeEvent(event)
        if self._before is not None and isValid(self._before) and self._before.isVisible():
            self._before.setFocus()

    def darken(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), QColor(BLACK) if is_bold() else QColor(4, 10, 14, 190))


class Pointer(QWidget):
    """Lies over the whole page, lets every click through, and draws a ring and an arrow."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self._target, self._bubble, self._colour = QRectF(), QRectF(), QColor()
        self._ground = QColor()
        self.hide()

    def show_way(self, target: QRectF, bubble: QRectF, colour: str, ground: str) -> None:
        self._target = target.adjusted(-5, -5, 5, 5) if not target.isEmpty() else target
        self._bubble = bubble
        self._colour, self._ground = QColor(colour), QColor(ground)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._target.isEmpty():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        arrow, head = self._arrow()
        near = arrow.length() < LONGEST_ARROW  # a longer one would cross text
        for colour, extra in ((self._ground, 4.0), (self._colour, 0.0)):  # readable on cards and on the table
            painter.setPen(QPen(colour, 3.0 + extra))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self._target, 10, 10)
            if not near:
                continue
            painter.setPen(QPen(colour, 4.0 + extra, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPath(arrow)
            painter.setPen(QPen(colour, 1.0 + extra))
            painter.setBrush(colour)
            painter.drawPolygon(head)
        painter.end()

    def _arrow(self) -> tuple[QPainterPath, QPolygonF]:
        """From the middle of the bubble's nearest side to the ring, slightly bent."""
        start = _nearest(self._bubble, self._target.center())
        end = _nearest(self._target, start)
        way = end - start
        length = max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
        along = QPointF(way.x() / length, way.y() / length)
        across = QPointF(-along.y(), along.x())
        foot = end - along * 14
        path = QPainterPath(start)
        path.quadTo((start + foot) / 2 + across * min(18.0, length * 0.15), foot)
        return path, QPolygonF([end - along * 2, foot + across * 9, foot - across * 9])


def _nearest(rect: QRectF, point: QPointF) -> QPointF:
    """The point of a rectangle nearest to another."""
    x = min(max(point.x(), rect.left()), rect.right())
    y = min(max(point.y(), rect.top()), rect.bottom())
    return QPointF(x, y)
