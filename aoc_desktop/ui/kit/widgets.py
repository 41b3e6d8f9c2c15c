"""Small widgets that every screen is made of: labels by role, buttons, panels. Others are in `controls`."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from aoc_desktop.play.call_later import later
from aoc_desktop.ui.frame.actions import Actions
from aoc_desktop.ui.kit.high_contrast import radial
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.screen_reader import set_role
from aoc_desktop.ui.kit.theme import Theme


class Pages(QStackedWidget):
    """One page of several. A screen reader goes through it without a word: it would call a stack a layered pane."""

    def __init__(self) -> None:
        super().__init__()
        set_role(self, "Client")


class Screen(QWidget):
    """A whole page of the window: it repaints and reworders itself when theme or language change."""

    SPACIOUS = False
    """Its margins and gaps grow with the window, as its words do."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.preferences = preferences
        self.setObjectName("screen")
        set_role(self, "Grouping")
        preferences.changed.connect(self._on_preference)

    def retranslate(self) -> None:
        """Say everything again, in the language spoken now."""

    def spoken_title(self) -> str:
        """What the screen is called, as its heading says."""
        labels = (made for made in self.findChildren(QLabel) if made.property("role") in ("screen", "title"))
        return next((made.text() for made in labels if made.text()), self.accessibleName())

    def restyle(self) -> None:
        """Take the colours of the theme now in force."""
        self.update()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.breathe()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        later(self, self._keep_chosen_in_sight)

    def _keep_chosen_in_sight(self) -> None:
        """Larger letters, or a smaller window, leave room for fewer rows."""
        for view in self.findChildren(QAbstractItemView):
            if view.isVisible() and view.currentIndex().isValid():
                view.scrollTo(view.currentIndex())

    def breathe(self) -> None:
        """Margins and gaps as wide as a window of this size can afford; those of parts made later as well."""
        if self.SPACIOUS:
            for layout in self.findChildren(QLayout):
                spread(layout, self.preferences.frame)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            if self.accessibleName():
                self.setAccessibleName(self.spoken_title())
            self.breathe()

    def _on_preference(self, name: str) -> None:
        if name in ("theme", "colour_blind_seats", "seats", "scale"):
            self.restyle()
            self.breathe()
            later(self, self._keep_chosen_in_sight)  # once its rows have their new heights

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_table(painter, QRectF(self.rect()), self.preferences.theme)
        painter.end()


def paint_table(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The quiet table, lighter in its middle."""
    reach = max(rect.width(), rect.height()) * 0.62
    painter.fillRect(rect, radial(rect.center(), reach, ((0, theme.table_centre), (1, theme.table_edge))))


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


def step_button(sign: str) -> QPushButton:
    """To what comes before or after: its sign is larger than words."""
    made = button(sign)
    made.setProperty("role", "step")
    return made


def grey(made: QPushButton, usable: bool, reason: str) -> None:
    """Enable or grey a button; a greyed one tells its reason in tooltip and description."""
    made.setEnabled(usable)
    made.setToolTip("" if usable else reason)
    made.setAccessibleDescription(made.toolTip())


def row(*widgets: QWidget | int | None, gap: int = 8, margins: tuple[int, int, int, int] = (0, 0, 0, 0)) -> QHBoxLayout:
    """Widgets side by side; a number is a fixed space, None takes the remaining room."""
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


class ActionButton(QToolButton):
    """A button for an action of the registry: words, key, tooltip, accessible name and state are the action's."""

    def __init__(self, actions: Actions, action_id: str, role: str = "button", show_key: bool = True) -> None:
        super().__init__()
        self._actions = actions
        self.action_id = ""
        self._show_key = show_key
        self.setProperty("role", role)
        self.setObjectName(f"button_{action_id}")
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setIconSize(QSize(16, 16))
        self.clicked.connect(self._clicked)
        self.toggled.connect(self._toggled)
        self.use(action_id)

    def use(self, action_id: str) -> None:
        """Offer another action from now on. Not as Qt's default action, whose every property would be copied for each
        of them that changes."""
        if action_id == self.action_id:
            return
        if self.action_id:
            self._actions[self.action_id].changed.disconnect(self._follow)
        self.action_id = action_id
        self._actions[action_id].changed.connect(self._follow)
        self._show()

    def _clicked(self) -> None:
        if not self.isCheckable():
            self._actions[self.action_id].trigger()

    def _toggled(self, checked: bool) -> None:
        """By a click, or by a screen reader, which does not click what can be checked."""
        action = self._actions[self.action_id]
        if checked != action.isChecked():
            action.trigger()

    def _follow(self) -> None:
        if self.isVisible():
            self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter works like Space, which the table may need for itself."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def _show(self) -> None:
        action = self._actions[self.action_id]
        self.setEnabled(action.isEnabled())
        self.setCheckable(action.isCheckable())
        self.setChecked(action.isChecked())
        self.setToolTip(action.toolTip())
        self.setStatusTip(action.statusTip())
        self.setWhatsThis(action.whatsThis())
        key = self._actions.key_text(self.action_id) if self._show_key else ""
        self.setText(f"{action.text()}  [{key}]" if key else action.text())
        self.setAccessibleName(action.text())
        self.setAccessibleDescription(action.toolTip())
        if self.property("role") == "primary":
            self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
