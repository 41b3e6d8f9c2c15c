"""The line under the bar: what is asked now, in one sentence, seen and announced."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from aoc_desktop.ui.icons import paint_seat
from aoc_desktop.ui.lettering import Align, draw_text, plain, text_width
from aoc_desktop.ui.notice import announce
from aoc_desktop.ui.preferences import Preferences
from aoc_desktop.ui.theme import Size, Type

LEFT = Align.AlignLeft | Align.AlignVCenter


class PromptLine(QWidget):
    """One sentence on the left, a short remark on the right, and buttons while the past is shown."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self.text, self.remark = "", ""
        self._seat: int | None = None
        self.restyle()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # what lies below need not be painted
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._buttons = QHBoxLayout(self)
        self._buttons.setContentsMargins(0, 0, 8, 0)
        self._buttons.setSpacing(6)
        self._buttons.addStretch(1)
        self._offered: list[QWidget] = []

    def restyle(self) -> None:
        self.setFixedHeight(round(Size.PROMPT * self._preferences.frame))
        self.update()

    def ask(self, text: str, seat: int | None = None) -> None:
        """Another sentence; a screen reader says it."""
        changed = text != self.text
        self.text, self._seat = text, seat
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.update()
        if changed:
            announce(self, text)

    def remember(self, remark: str) -> None:
        self.remark = remark
        self.update()

    def offer(self, *buttons: QWidget) -> None:
        """Buttons at the right end, instead of those offered before."""
        for old in self._offered:
            self._buttons.removeWidget(old)
            old.hide()
        self._offered = list(buttons)
        for button in buttons:
            self._buttons.addWidget(button)
            button.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._preferences.theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.table_edge))
        frame, scale = self._preferences.frame, self._preferences.scale
        x, side = 14.0 * frame, 12 * frame
        if self._seat is not None:
            place = QRectF(x, (self.height() - side) / 2, side, side)
            paint_seat(painter, place, self._preferences.seats[self._seat])
            x += 24 * frame
        right = min((button.x() for button in self._offered), default=self.width()) - 12
        ink = plain(15 * scale, theme.text, 600)
        room = right - x
        if self.remark and not self._offered:
            # What is asked takes what it needs, up to two thirds; the remark has the rest, in two lines if need be.
            room = min(room * 0.66, text_width(self.text, ink.weight, ink.px) + 24 * frame)
            rest = QRectF(x + room, 0, right - x - room, self.height())
            letters = plain(Type.TEXT * scale, theme.soft_text)
            draw_text(painter, rest, self.remark, letters, Align.AlignRight | Align.AlignVCenter, lines=2)
        draw_text(painter, QRectF(x, 0, room, self.height()), self.text, ink, LEFT)
        painter.end()
