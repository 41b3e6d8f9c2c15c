"""A short message at the foot of the window that goes by itself, and is announced to assistive technology."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QTimer, Signal
from PySide6.QtWidgets import QWidget

from aoc_desktop.ui.kit.overlay_places import free_place
from aoc_desktop.ui.kit.screen_reader import announce
from aoc_desktop.ui.kit.widgets import column, label, panel

SHORT, LONG = 3500, 9000
WIDEST = 32
"""In heights of a line: words grow with the window."""


class Notice(QObject):
    """One message at a time over the window's foot; a click or time takes it away."""

    resized = Signal()
    """It has come or gone, or the window has another size."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.words = label(wrap=True)
        self.bubble = panel(column(self.words, margins=(16, 10, 16, 10)), role="bubble")
        self.bubble.setParent(window)
        self.bubble.setObjectName("notice")
        self.bubble.hide()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.bubble.hide)
        self._fresh = QTimer(self, singleShot=True, interval=0)
        """Runs until the events of the current message are handled."""
        self.bubble.installEventFilter(self)
        self.words.installEventFilter(self)

    def say(self, text: str, warning: bool = False) -> None:
        """Show a message; a warning stays longer."""
        if not text:
            self.bubble.hide()
            return
        self.words.setText(text)
        self._place()
        self.bubble.show()
        self.bubble.raise_()
        self._timer.start(LONG if warning else SHORT)
        self._fresh.start()
        self.resized.emit()
        announce(self._window, text)

    def leave_screen(self) -> None:
        """Hide a message that belongs to the screen before."""
        if not self._fresh.isActive():
            self.bubble.hide()

    def settle(self, page: QWidget, taken: Sequence[QRectF]) -> QRectF:
        """Where it is clear of what else lies over a page: the free place nearest to the window's foot."""
        if self.bubble.isHidden():
            return QRectF()
        self._place()
        corner = QPointF(page.mapTo(self._window, QPoint()))
        usual, window = QRectF(self.bubble.geometry()), QRectF(self._window.rect())
        place = free_place(usual, [rect.translated(corner) for rect in taken], window) or usual
        self.bubble.move(place.topLeft().toPoint())
        return place.translated(-corner)

    def _place(self) -> None:
        self.words.ensurePolished()
        self.words.setMinimumSize(0, 0)  # the height of another message, or of larger letters, would be the least
        letters = self.words.fontMetrics()
        width = min(WIDEST * letters.height(), self._window.width() - 80)
        room = min(width - 36, letters.horizontalAdvance(self.words.text()) + 8)
        # A layout asks for the height of its whole width, which is a little more: a row too few on the edge.
        self.words.setFixedSize(room, self.words.heightForWidth(room))
        self.bubble.adjustSize()
        size = self.bubble.sizeHint()
        self.bubble.resize(size)
        self.bubble.move((self._window.width() - size.width()) // 2, self._window.height() - size.height() - 28)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The window is watched only while there is a message: every event of it would pass through here."""
        kind = event.type()
        room_or_letters = (self._window, QEvent.Type.Resize), (self.words, QEvent.Type.FontChange)
        if (watched, kind) in room_or_letters and self.bubble.isVisible():
            self._place()
            self.resized.emit()
        elif watched is self.bubble and kind == QEvent.Type.Show:
            self._window.installEventFilter(self)
        elif watched is self.bubble and kind == QEvent.Type.Hide:
            self._window.removeEventFilter(self)
            self.resized.emit()
        elif watched is self.bubble and kind == QEvent.Type.MouseButtonRelease:
            self.bubble.hide()
        return super().eventFilter(watched, event)
