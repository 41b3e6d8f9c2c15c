"""Buttons that show their key: words, and the key in a small frame, as on the keyboard."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QStylePainter, QWidget

from aoc_desktop.ui.frame.actions import Actions
from aoc_desktop.ui.kit.high_contrast import line_px, opaque
from aoc_desktop.ui.kit.icons import ACTION, icon_pixmap, mix
from aoc_desktop.ui.kit.lettering import Align, draw_text, elided, plain, text_width
from aoc_desktop.ui.kit.picture_cache import KeptFaces
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.style import faint
from aoc_desktop.ui.kit.theme import Radius, Theme, Type
from aoc_desktop.ui.kit.widgets import ActionButton

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QEnterEvent, QPaintEvent

PAD, GAP, CAP_PAD = 12, 8, 5
BUTTON_CAP_PAD, BEFORE_CAP = 6, 10
ICON = 16
HEIGHT = 28


def paint_cap(painter: QPainter, rect: QRectF, key: str, ink: str, scale: float) -> None:
    """A key in its frame."""
    edge = QColor(ink)
    edge.setAlphaF(opaque(0.45))
    painter.setPen(QPen(edge, line_px(1)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, 4, 4)
    draw_text(painter, rect, key, plain(Type.CAPTION * scale, ink))


class KeyButton(ActionButton):
    """A button of the bar: icon, words, key cap. Where room is short the key, then the words are left out."""

    def __init__(
        self,
        actions: Actions,
        action_id: str,
        preferences: Preferences,
        primary: bool = False,
        longest: int = 150,
        height: int = HEIGHT,
        in_bar: bool = False,
    ) -> None:
        """`height`: in the table's bar, the bar's height at any text size."""
        self._preferences, self._primary, self._longest, self._height = preferences, primary, longest, height
        self._in_bar, self._largest = in_bar, inf
        self._brief = 0
        self._icon = ""
        self._filled = 0.0
        self._faces = KeptFaces()
        self._widths: dict[int, int] = {}
        """By brevity, for the words it has now."""
        super().__init__(actions, action_id, "key", show_key=False)  # paints itself: no sheet may size it
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        preferences.changed.connect(self._preferences_changed)

    def _preferences_changed(self) -> None:
        self._faces.clear()
        self._show()

    def set_brief(self, brief: int) -> None:
        """0: all; 1: without the key; 2: the declared words only ("Undo"); 3: the icon alone; 4: icon and key."""
        if brief != self._brief:
            self._brief = brief
            self.setFixedSize(self.sizeHint())
            self.update()

    def set_icon(self, name: str) -> None:
        """Another icon than the action's own, for now."""
        if name != self._icon:
            self._icon = name
            self.update()

    def fill(self, share: float) -> None:
        """How far a bar at its foot has come: at its end the button is pressed by itself."""
        if share != self._filled:
            self._filled = share
            self.update()

    def _show(self) -> None:
        super()._show()
        self._widths.clear()
        self.setFixedSize(self.sizeHint())
        self.update()

    @property
    def _scale(self) -> float:
        return min(self._largest, self._preferences.bar_scale if self._in_bar else self._preferences.scale)

    def grow_at_most(self, largest: float) -> None:
        """So many times the usual size, however large words are to be: its place has no more room."""
        if largest != self._largest:
            self._largest = largest
            self._show()

    def _key(self, brief: int) -> str:
        return "" if brief not in (0, 4) else self._actions.key_text(self.action_id).replace("+", " ")

    def _words(self, brief: int) -> str:
        return self._actions.text(self.action_id) if brief > 1 else self._actions[self.action_id].text()

    def _words_width(self, brief: int) -> float:
        if brief > 2 and not self._primary:
            return 0.0
        scale = self._scale
        wanted = text_width(self._words(brief), 700 if self._primary else 600, Type.TEXT * scale) + 2
        return min(self._longest * scale, wanted)

    def width_if(self, brief: int) -> int:
        """How wide it would be so brief."""
        if brief not in self._widths:
            self._widths[brief] = self._measured(brief)
        return self._widths[brief]

    def _measured(self, brief: int) -> int:
        scale, words = self._scale, self._words_width(brief)
        width = 2.0 * PAD * scale + words
        if not self._primary:
            width += (ICON + (GAP if words else 0)) * scale
        if key := self._key(brief):
            width += (GAP + 2 * CAP_PAD) * scale + text_width(key, 400, Type.CAPTION * scale)
        return round(width)

    def sizeHint(self) -> QSize:
        height = self._height * (self._preferences.frame if self._in_bar else self._scale)
        return QSize(self.width_if(self._brief), round(height))

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.update()
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        state = self.isEnabled(), self.underMouse(), self.isDown(), self.hasFocus()
        brief = self._brief
        words = self._words(brief), self._key(brief), self.action_id, self._icon, brief
        look = state, words, self._scale, self._preferences.theme
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._faces.get(look, self.size(), self.devicePixelRatioF(), self._paint))
        if self._filled:
            bar = QRectF(4, self.height() - 7, (self.width() - 8) * self._filled, 4)
            theme = self._preferences.theme
            painter.fillRect(bar, QColor(theme.primary_text if self._primary else theme.text))
        painter.end()

    def _paint(self, painter: QPainter) -> None:
        theme = self._preferences.theme
        ink = self._paint_ground(painter, theme)
        scale = self._scale
        x, side = (self.width() - self.width_if(self._brief)) / 2 + PAD * scale, ICON * scale
        if not self._primary:
            icon = self._icon or next(spec.icon for spec in self._actions if spec.id == self.action_id)
            # An action's tile keeps its colour while it can be used.
            colour = None if icon.startswith(ACTION) and self.isEnabled() else ink
            picture = icon_pixmap(icon, side, colour, self.devicePixelRatioF(), theme.on_dark)
            painter.drawPixmap(QPointF(x, (self.height() - side) / 2), picture)
            x += side + GAP * scale
        width = self._words_width(self._brief)
        words = plain(Type.TEXT * scale, ink, 700 if self._primary else 600)
        if width:
            place = QRectF(x, 0, width, self.height())
            text = elided(self._words(self._brief), words.weight, words.px, width)  # whole as its accessible name
            draw_text(painter, place, text, words, Align.AlignLeft | Align.AlignVCenter)
        if key := self._key(self._brief):
            self._paint_key(painter, x + width + GAP * scale, key, ink, scale)

    def _paint_ground(self, painter: QPainter, theme: Theme) -> str:
        """The button itself; returns the colour of its words."""
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        ground, ink, edge = theme.raised, theme.text, theme.line
        if not self.isEnabled():
            ground, ink = theme.top_bar, faint(theme)
        elif self._primary:
            ground, ink, edge = theme.primary, theme.primary_text, theme.primary
        if self.isEnabled() and (self.underMouse() or self.isDown()):
            ground = mix(ground, ink, 0.12)
        focus = self.hasFocus()
        if focus and theme.bold and not self._primary:
            ground, ink = theme.chosen
        pen = QPen(QColor(theme.text if focus and self._primary else theme.lit if focus else edge))
        pen.setWidth(max(theme.line_px, 1 + focus))
        if theme.bold and not self.isEnabled():
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(rect, Radius.BUTTON, Radius.BUTTON)
        if focus and theme.bold and self._primary:  # already filled: a line inside tells
            painter.setPen(QPen(QColor(ink), theme.line_px))
            painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), Radius.BUTTON - 2, Radius.BUTTON - 2)
        return ink

    def _paint_key(self, painter: QPainter, x: float, key: str, ink: str, scale: float) -> None:
        width = text_width(key, 400, Type.CAPTION * scale) + 2 * CAP_PAD * scale
        height = min(18 * scale, self.height() - 4)
        paint_cap(painter, QRectF(x, (self.height() - height) / 2, width, height), key, ink, scale)


class CapButton(QPushButton):
    """A button of the usual look with its key beside the words."""

    height_at_least = 0
    """At the usual size of a window."""

    def __init__(self, preferences: Preferences, primary: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences, self.key, self._shows_key = preferences, "", True
        if primary:
            self.setProperty("role", "primary")

    def show_key(self, shown: bool) -> None:
        """Where room is short the words stand alone; the tooltip has the key."""
        self._shows_key = shown
        self.setToolTip("" if shown else self.key)
        self.updateGeometry()

    def say(self, words: str, key: str) -> None:
        self.key = key
        self.setText(words)
        self.updateGeometry()

    @property
    def _cap(self) -> float:
        """How much wider the key makes it."""
        if not self._shows_key:
            return 0.0
        return BEFORE_CAP + text_width(self.key, 400, Type.CAPTION * self._preferences.scale) + 2 * BUTTON_CAP_PAD

    def sizeHint(self) -> QSize:
        usual, least = super().sizeHint(), round(self.height_at_least * self._preferences.frame)
        return QSize(usual.width() + round(self._cap), max(usual.height(), least))

    def paintEvent(self, event: QPaintEvent) -> None:
        option, painter = QStyleOptionButton(), QStylePainter(self)
        self.initStyleOption(option)
        option.text = ""
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, scale = self._preferences.theme, self._preferences.scale
        filled = self.property("role") == "primary" or (theme.bold and self.hasFocus())
        ink = (theme.primary_text if filled else theme.text) if self.isEnabled() else faint(theme)
        words, cap = QFontMetricsF(self.font()).horizontalAdvance(self.text()), self._cap
        left = (self.width() - words - cap) / 2
        painter.setPen(QColor(ink))
        painter.drawText(QRectF(left, 0, words + 2, self.height()), Align.AlignVCenter, self.text())
        height = min(22 * scale, self.height() - 8)
        frame = QRectF(left + words + BEFORE_CAP, (self.height() - height) / 2, cap - BEFORE_CAP, height)
        if self._shows_key:
            paint_cap(painter, frame, self.key, ink, scale)
        painter.end()
