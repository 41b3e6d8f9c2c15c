"""Small widgets that every screen is made of: labels by role, buttons, panels, seat signs, key caps."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QRadialGradient, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLayoutItem,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from aoc_desktop.ui.actions import Actions
from aoc_desktop.ui.icons import icon_pixmap, paint_icon, paint_seat
from aoc_desktop.ui.lettering import Align, draw_text, plain, text_width
from aoc_desktop.ui.preferences import Preferences
from aoc_desktop.ui.style import faint
from aoc_desktop.ui.theme import Seat, Theme, Type


class Screen(QWidget):
    """A whole page of the window: it repaints and reworders itself when theme or language change."""

    SPACIOUS = False
    """Its margins and gaps grow with the window, as its words do."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.preferences = preferences
        self.setObjectName("screen")
        preferences.changed.connect(self._on_preference)

    def retranslate(self) -> None:
        """Say everything again, in the language spoken now."""

    def restyle(self) -> None:
        """Take the colours of the theme now in force."""
        self.update()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.breathe()

    def breathe(self) -> None:
        """Margins and gaps as wide as a window of this size can afford; those of parts made later as well."""
        if self.SPACIOUS:
            for layout in self.findChildren(QLayout):
                spread(layout, self.preferences.frame)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.breathe()

    def _on_preference(self, name: str) -> None:
        if name in ("theme", "colour_blind_seats", "scale"):
            self.restyle()
            self.breathe()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_table(painter, QRectF(self.rect()), self.preferences.theme)
        painter.end()


def paint_table(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The quiet table, lighter in its middle."""
    light = QRadialGradient(rect.center(), max(rect.width(), rect.height()) * 0.62)
    light.setColorAt(0, QColor(theme.table_centre))
    light.setColorAt(1, QColor(theme.table_edge))
    painter.fillRect(rect, light)


def spread(layout: QLayout, factor: float) -> None:
    """So many times the margins and gaps that it was made with."""
    made_with = layout.property("made_with")
    if made_with is None:
        if factor == 1.0:
            return
        around = layout.contentsMargins()
        made_with = [around.left(), around.top(), around.right(), around.bottom(), *_gaps(layout)]
        layout.setProperty("made_with", made_with)
    left, top, right, bottom, across, down = (round(length * factor) for length in made_with)
    layout.setContentsMargins(left, top, right, bottom)
    if isinstance(layout, QGridLayout):
        layout.setHorizontalSpacing(across)
        layout.setVerticalSpacing(down)
    else:
        layout.setSpacing(across)


def _gaps(layout: QLayout) -> tuple[int, int]:
    if isinstance(layout, QGridLayout):
        return layout.horizontalSpacing(), layout.verticalSpacing()
    return layout.spacing(), layout.spacing()


def label(text: str = "", role: str = "", wrap: bool = False) -> QLabel:
    """Words on a panel; the stylesheet knows the roles title, heading, name, soft, caption, strong, error."""
    made = QLabel(text)
    made.setProperty("role", role)
    made.setWordWrap(wrap)
    made.setTextFormat(Qt.TextFormat.PlainText)
    if not wrap:
        made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    return made


def panel(layout: QLayout | None = None, role: str = "panel") -> QFrame:
    frame = QFrame()
    frame.setProperty("role", role)
    if layout is not None:
        frame.setLayout(layout)
    return frame


def rule() -> QFrame:
    """A thin line between two parts."""
    return panel(role="rule")


def button(text: str = "", primary: bool = False) -> QPushButton:
    made = QPushButton(text)
    made.setAutoDefault(True)
    if primary:
        made.setProperty("role", "primary")
    return made


def row(*widgets: QWidget | int | None, gap: int = 8, margins: tuple[int, int, int, int] = (0, 0, 0, 0)) -> QHBoxLayout:
    """Widgets side by side; a number is a fixed space, None takes what is left."""
    layout = QHBoxLayout()
    _fill(layout, widgets, gap, margins)
    return layout


def column(
    *widgets: QWidget | int | None, gap: int = 8, margins: tuple[int, int, int, int] = (0, 0, 0, 0)
) -> QVBoxLayout:
    layout = QVBoxLayout()
    _fill(layout, widgets, gap, margins)
    return layout


def _fill(
    layout: QHBoxLayout | QVBoxLayout,
    widgets: tuple[QWidget | int | None, ...],
    gap: int,
    margins: tuple[int, int, int, int],
) -> None:
    layout.setSpacing(gap)
    layout.setContentsMargins(*margins)
    for widget in widgets:
        if widget is None:
            layout.addStretch(1)
        elif isinstance(widget, int):
            layout.addSpacing(widget)
        else:
            layout.addWidget(widget)


class Flow(QLayout):
    """Widgets side by side, in as many rows as their words need; the last one of a row may be asked to fill it."""

    def __init__(self, *widgets: QWidget, gap: int = 8) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self.setContentsMargins(0, 0, 0, 0)
        for widget in widgets:
            self.addWidget(widget)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # None ends Qt's loops
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        rows = self._rows(width)
        return sum(max(item.sizeHint().height() for item in row) for row in rows) + self._gap * max(0, len(rows) - 1)

    def sizeHint(self) -> QSize:
        return QSize(400, self.heightForWidth(10_000))

    def minimumSize(self) -> QSize:
        widest = max((item.minimumSize().width() for item in self._items if not item.isEmpty()), default=0)
        return QSize(widest, self.heightForWidth(max(widest, self.geometry().width())))

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        y = rect.top()
        for row in self._rows(rect.width()):
            height = max(item.sizeHint().height() for item in row)
            spare = rect.width() - self._width(row)
            x = rect.left()
            for item in row:
                fills = bool(item.expandingDirections() & Qt.Orientation.Horizontal) and item is row[-1]
                width = item.sizeHint().width() + (spare if fills else 0)
                item.setGeometry(QRect(x, y, width, height))
                x += width + self._gap
            y += height + self._gap

    def _rows(self, width: int) -> list[list[QLayoutItem]]:
        rows: list[list[QLayoutItem]] = []
        for item in self._items:
            if item.isEmpty():
                continue
            if rows and self._width([*rows[-1], item]) <= width:
                rows[-1].append(item)
            else:
                rows.append([item])
        return rows

    def _width(self, row: list[QLayoutItem]) -> int:
        return sum(item.sizeHint().width() for item in row) + self._gap * (len(row) - 1)


def choose(combo: QComboBox, value: object) -> None:
    """Choose the entry with this data, else the first one. Qt itself compares Python objects badly."""
    places = [place for place in range(combo.count()) if combo.itemData(place) == value]
    combo.setCurrentIndex(places[0] if places else 0)


class ActionButton(QToolButton):
    """A button for an action of the registry: words, key, tooltip, accessible name and state are the action's."""

    def __init__(self, actions: Actions, action_id: str, role: str = "button", show_key: bool = True) -> None:
        super().__init__()
        self._actions = actions
        self.action_id = action_id
        self._show_key = show_key
        self.setProperty("role", role)
        self.setObjectName(f"button_{action_id}")
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setIconSize(QSize(16, 16))
        self.use(action_id)

    def use(self, action_id: str) -> None:
        """Offer another action from now on."""
        old = self.defaultAction()
        if old is self._actions[action_id]:
            return
        if old is not None:
            old.changed.disconnect(self._show)
            self.removeAction(old)
        self.action_id = action_id
        self.setDefaultAction(self._actions[action_id])
        self._actions[action_id].changed.connect(self._show)
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter works like Space, which the table may need for itself."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def _show(self) -> None:
        """Qt copies the action's state first; what it does not know (the key beside the words) is added here."""
        action = self._actions[self.action_id]
        key = self._actions.key_text(self.action_id) if self._show_key else ""
        self.setText(f"{action.text()}  [{key}]" if key else action.text())
        self.setAccessibleName(action.text())
        self.setAccessibleDescription(action.toolTip())
        if self.property("role") == "primary":
            self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)


class Check(QCheckBox):
    """A check box in the theme's colours."""

    WORDS = 32
    """Where its words begin, at the usual size: what is said below it begins there too."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        scale = self._preferences.scale
        width = text_width(self.text(), 600, Type.FIGURE * scale) + 42 * scale
        return QSize(round(width), round(30 * scale))

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, scale = self._preferences.theme, self._preferences.scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = 18 * scale
        box = QRectF(4 * scale, (self.height() - side) / 2, side, side)
        ink = theme.text if self.isEnabled() else faint(theme)
        edge = theme.lit if self.hasFocus() else ink if self.isEnabled() else theme.line
        painter.setPen(QPen(QColor(edge), 2.5 if self.hasFocus() else 1.2))
        painter.setBrush(QColor(theme.primary if self.isChecked() and self.isEnabled() else theme.inset))
        painter.drawRoundedRect(box, 5 * scale, 5 * scale)
        if self.isChecked():
            inset = side * 0.18
            tick = theme.primary_text if self.isEnabled() else faint(theme)
            paint_icon(painter, box.adjusted(inset, inset, -inset, -inset), "check", tick)
        words = QRectF(box.right() + 10 * scale, 0, self.width() - box.right() - 10 * scale, self.height())
        draw_text(
            painter, words, self.text(), plain(Type.FIGURE * scale, ink, 600), Align.AlignLeft | Align.AlignVCenter
        )
        painter.end()


class SeatSign(QWidget):
    """A seat's shape in its colour."""

    def __init__(self, seat: Seat, side: float = 14) -> None:
        super().__init__()
        self._seat = seat
        self.set_side(side)

    def set_side(self, side: float) -> None:
        self.setFixedSize(round(side + 4), round(side + 4))

    def set_seat(self, seat: Seat) -> None:
        self._seat = seat
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        inset = self.width() * 0.16
        paint_seat(painter, QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), self._seat)
        painter.end()


class IconLabel(QLabel):
    """An icon of the set, in its own colours or in one of the theme's."""

    def __init__(self, preferences: Preferences, name: str, side: int = 18, role: str = "") -> None:
        super().__init__()
        self._preferences, self._name, self._side, self._role = preferences, name, side, role
        self.setFixedSize(side, side)
        preferences.changed.connect(self._show)
        self._show()

    def set_icon(self, name: str) -> None:
        self._name = name
        self._show()

    def _show(self, changed: str = "theme") -> None:
        theme = self._preferences.theme
        colour = getattr(theme, self._role) if self._role else None
        self.setPixmap(icon_pixmap(self._name, self._side, colour, self.devicePixelRatioF(), theme.on_dark))


class ClickLabel(QLabel):
    """Words that can be clicked or entered."""

    clicked = Signal()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()
        super().mouseReleaseEvent(event)


def spacer() -> QWidget:
    """Takes the room that is left."""
    made = QWidget()
    made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    return made
