"""A short celebration over the table when a game is over; whoever wants goes on at once."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from aoc_desktop.ui.frame.keys import CHORD
from aoc_desktop.ui.kit.key_cap import CapButton, paint_cap
from aoc_desktop.ui.kit.lettering import draw_text, plain, text_width
from aoc_desktop.ui.kit.screen_reader import announce
from aoc_desktop.ui.kit.theme import Type
from aoc_desktop.ui.screens.result.celebration_picture import WHOLE, CelebrationPicture
from aoc_desktop.ui.screens.result.result_parts import ResultParts
from aoc_desktop.ui.screens.result.triumph import Triumph, triumph_of
from aoc_desktop.ui.table.page.overlay import Overlay

Key = Qt.Key
ENTER = (Key.Key_Return, Key.Key_Enter)
OURS = (*ENTER, Key.Key_Space, Key.Key_T, Key.Key_Escape)
BUTTONS_AT = 626.0
"""Where the buttons begin, in a window 720 high."""
CAP, PAD, HEIGHT = 22, 6, 42


class Celebration(Overlay):
    """Over the window: laurel, points, stars. Nothing is blocked; it closes by a choice only."""

    result_wanted = Signal()

    def __init__(self, window: QWidget, below: QWidget, triumph: Triumph, parts: ResultParts) -> None:
        """`below`: the table, which shines through."""
        super().__init__(window)
        self._below, self._parts, self.preferences = below, parts, parts.preferences
        self.picture = CelebrationPicture(triumph, parts, parts.preferences)
        self._table = QPixmap()
        self.at = float(WHOLE)
        """Milliseconds since its beginning, at the usual pace."""
        self._faded = 1.0
        """Where things fade instead of moving: how much of it is seen."""
        self.motion = QVariantAnimation(self)
        self.motion.setStartValue(0.0)
        self.motion.setEndValue(1.0)
        self.motion.valueChanged.connect(self._step)
        self.result = CapButton(self.preferences, True, self)
        self.result.setObjectName("see_result")
        self.result.clicked.connect(self._go_to_result)
        self.table = CapButton(self.preferences, False, self)
        self.table.setObjectName("look_at_table")
        self.table.clicked.connect(self.close)
        for made in (self.result, self.table):
            made.height_at_least = HEIGHT
            made.installEventFilter(self)
        self.setFocusProxy(self.result)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._say()

    def _say(self) -> None:
        self.result.setText(self.tr("See the result"))
        self.table.setText(self.tr("Look at the table"))
        self.result.key, self.table.key, self._skip = self.tr("Enter"), "T", self.tr("Space")
        self.setAccessibleName(self.picture.triumph.sentence)

    # ------------------------------------------------------------------ time

    @property
    def moving(self) -> bool:
        return self.motion.state() == QVariantAnimation.State.Running

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._place()
        announce(self, self.picture.triumph.sentence)
        duration = self.preferences.motion(WHOLE)
        if duration:
            self._step(0.0)
            self.motion.setDuration(duration)
            self.motion.start()

    def _step(self, share: float) -> None:
        if self.preferences["reduced_motion"]:
            self._faded = share
        else:
            self.at = share * WHOLE
        self.update()

    def finish(self) -> None:
        """Everything is where it belongs."""
        self.motion.stop()
        self.at, self._faded = float(WHOLE), 1.0
        self.update()

    def _skip_on(self) -> None:
        """First to the end of the motion, then to the result."""
        if self.moving:
            self.finish()
        else:
            self._go_to_result()

    def _go_to_result(self) -> None:
        """The keyboard goes there at once: it would be told of the table on the way."""
        self.result_wanted.emit()
        self.close()

    # ------------------------------------------------------------------ hands

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._skip_on()

    def focusNextPrevChild(self, forward: bool) -> bool:
        (self.table if self.result.hasFocus() else self.result).setFocus()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in ENTER:
            (self.table if self.table.hasFocus() else self.result).click()
        elif key == Key.Key_Space:
            if not event.isAutoRepeat():
                self._skip_on()
        elif key in (Key.Key_T, Key.Key_Escape):
            self.close()
        elif key in (Key.Key_Left, Key.Key_Right):
            self.focusNextPrevChild(True)
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The buttons leave the keys to us: Space would press them. A key that is a shortcut elsewhere is ours here."""
        if watched not in (self.result, self.table):
            return super().eventFilter(watched, event)
        if not isinstance(event, QKeyEvent) or event.key() not in OURS or event.modifiers() & CHORD:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
        elif event.type() == QEvent.Type.KeyPress:
            self.keyPressEvent(event)
        return True

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.picture.triumph = triumph_of(self._parts) or self.picture.triumph
            self._say()
            self._place()

    # ------------------------------------------------------------------ picture

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._table = QPixmap()
        if self.isVisible():
            self._place()

    def _place(self) -> None:
        """The buttons side by side under the words."""
        width, height = self.width(), self.height()
        scale, gap = self.picture.scale(width, height), 12
        sizes = [made.sizeHint() for made in (self.result, self.table)]
        x = (width - sum(size.width() for size in sizes) - gap) // 2
        y = round(self.picture.origin(width, height).y() + BUTTONS_AT * scale)
        y = min(y, height - max(size.height() for size in sizes) - 8)
        for made, size in zip((self.result, self.table), sizes, strict=True):
            made.setGeometry(x, y, size.width(), size.height())
            x += size.width() + gap

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table is painted once: each of its pieces would be painted for every frame."""
        if self._table.isNull():
            self._table = self._below.grab()
        painter = QPainter(self)
        painter.drawPixmap(
            self._below.mapTo(self.window(), QPoint()) - self.mapTo(self.window(), QPoint()), self._table
        )
        painter.setOpacity(self._faded)
        self.picture.paint(painter, self.width(), self.height(), self.at)
        if self.moving and not self.preferences["reduced_motion"]:
            self._paint_skip(painter)
        painter.end()

    def _paint_skip(self, painter: QPainter) -> None:
        theme, scale = self.preferences.theme, self.preferences.scale
        size, words = Type.TEXT * scale, self.tr("skips", "the Space key")
        cap = text_width(self._skip, 400, Type.CAPTION * scale) + 2 * PAD
        wide = text_width(words, 400, size) + 2
        right, middle = self.width() - 24 * scale, self.height() - 25 * scale
        draw_text(painter, QRectF(right - wide, middle - 12 * scale, wide, 24 * scale), words, plain(size, theme.text))
        frame = QRectF(right - wide - 8 - cap, middle - 9 * scale, cap, 18 * scale)
        paint_cap(painter, frame, self._skip, theme.text, scale)
