"""Small widgets that only some screens have: check boxes, rows that wrap, signs. The home screen needs none of them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QLayout, QLayoutItem, QScrollArea, QSlider, QWidget

from aoc_desktop.ui.kit.icons import icon_pixmap, paint_icon, paint_seat
from aoc_desktop.ui.kit.lettering import Align, draw_text, plain, text_width
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.style import faint
from aoc_desktop.ui.kit.theme import Seat, Type


class Flow(QLayout):
    """Widgets side by side, in as many rows as their words need; one that wants all room of its row has it."""

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
                fills = bool(item.expandingDirections() & Qt.Orientation.Horizontal)
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


class Page(QWidget):
    """What scrolls: as high as its wrapped words ask for at its width, at once (a scroll area alone would cut them)."""

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.fit()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        made = self.layout()
        if made is None:
            return
        height = made.totalHeightForWidth(self.width())
        if height != self.minimumHeight():
            self.setMinimumHeight(height)
        if self.height() < height:
            self.resize(self.width(), height)


class Scrolled(QScrollArea):
    """A scroll area for contents that may be larger than the window.

    Tab goes to the controls inside, which scroll into view. An area that is only `read` takes the focus itself while it
    can scroll: it then has a ring and a name, and the arrow keys scroll it.
    """

    def __init__(self, inner: QWidget, read: bool = False) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        if read:
            self.setProperty("role", "read")
            self.verticalScrollBar().rangeChanged.connect(self._reach)
        self.setWidget(inner)

    def _reach(self, _least: int, most: int) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if most else Qt.FocusPolicy.NoFocus)


def choose(combo: QComboBox, value: object) -> None:
    """Choose the entry with this data, else the first one. Qt itself compares Python objects badly."""
    places = [place for place in range(combo.count()) if combo.itemData(place) == value]
    combo.setCurrentIndex(places[0] if places else 0)


def name_choice(combo: QComboBox, name: str, about: str = "") -> None:
    """Name a combo box, with a description. On Linux Qt names a combo box by its current entry, whatever its accessible
    name: there the description tells a screen reader its purpose."""
    combo.setAccessibleName(name)
    combo.setAccessibleDescription(f"{name}. {about}" if about else name)


class Check(QCheckBox):
    """A check box in the theme's colours."""

    WORDS = 32
    """The left edge of the words, at the usual size: hints below start there too."""

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
        ink, width = theme.text if self.isEnabled() else faint(theme), 1.2 * theme.line_px
        edge = theme.lit if self.hasFocus() else ink if self.isEnabled() else theme.line
        if self.hasFocus() and theme.bold:
            ground, ink = theme.chosen
            edge = ink
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ground))
            painter.drawRoundedRect(QRectF(self.rect()), 5 * scale, 5 * scale)
        dashed = theme.bold and not self.isEnabled()
        line = Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine
        painter.setPen(QPen(QColor(edge), 2.5 if self.hasFocus() else width, line))
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


class Slider(QSlider):
    """A slider in the theme's colours: a click jumps there."""

    EDGE = 10
    """Room for half of the knob at both ends."""
    low = 0.5
    """Where its groove lies, of its height."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._preferences = preferences
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        return QSize(120, round(19 * self._preferences.frame))

    def minimumSizeHint(self) -> QSize:
        return QSize(70, round(18 * self._preferences.frame))

    def x_of(self, value: int) -> float:
        span = max(1, self.maximum() - self.minimum())
        return self.EDGE + (self.width() - 2 * self.EDGE) * (value - self.minimum()) / span

    def _at(self, x: float) -> int:
        share = (x - self.EDGE) / max(1.0, self.width() - 2 * self.EDGE)
        wanted = self.minimum() + round(share * (self.maximum() - self.minimum()))
        return min(self.maximum(), max(self.minimum(), wanted))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self._at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setValue(self._at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, middle = self._preferences.theme, self.height() * self.low
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        groove = QRectF(self.EDGE, middle - 3, self.width() - 2 * self.EDGE, 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.line))
        painter.drawRoundedRect(groove, 3, 3)
        here = self.x_of(self.value())
        painter.setBrush(QColor(theme.primary))
        painter.drawRoundedRect(QRectF(groove.left(), groove.top(), here - groove.left(), 6), 3, 3)
        self.paint_under(painter, middle)
        painter.setPen(QPen(QColor(theme.lit if self.hasFocus() else theme.top_bar), 2))
        painter.setBrush(QColor(theme.primary))
        painter.drawEllipse(QRectF(here - 8, middle - 8, 16, 16))
        painter.end()

    def paint_under(self, painter: QPainter, middle: float) -> None:
        """What lies between the groove and the knob."""


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

    def _show(self) -> None:
        theme = self._preferences.theme
        colour = getattr(theme, self._role) if self._role else None
        self.setPixmap(icon_pixmap(self._name, self._side, colour, self.devicePixelRatioF(), theme.on_dark))
