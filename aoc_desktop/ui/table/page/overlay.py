"""What covers the window for a while, until a click or a key."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QCloseEvent, QColor, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from aoc_desktop.ui.frame.keys import CHORD
from aoc_desktop.ui.kit.high_contrast import BLACK, is_bold


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
