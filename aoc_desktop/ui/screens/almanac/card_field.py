"""One field of a card in the form that corrects it: its name, where its value comes from, and its choices."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QButtonGroup, QFrame, QPushButton, QWidget

from aoc_desktop.ui.kit.icons import icon_pixmap
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.widgets import button, column, label, row

SIDE = 15


class SourceSwitch(QWidget):
    """Is the value as the box has it, or our own guess? Two buttons, of which one is down."""

    chosen = Signal(bool)
    """Whether it is a house value from now on."""

    def __init__(self, preferences: Preferences, about: str) -> None:
        super().__init__()
        self.box, self.house = button(self.tr("In the box")), button(self.tr("House"))
        group = QButtonGroup(self)
        for made, icon in ((self.box, "box"), (self.house, "house")):
            made.setCheckable(True)
            made.setAccessibleName(made.text())
            made.setText(f" {made.text()}")  # a little room behind the sign
            made.setProperty("role", "switch")
            side = round(SIDE * preferences.scale)
            made.setIcon(QIcon(icon_pixmap(icon, side, preferences.theme.text, self.devicePixelRatioF())))
            made.setIconSize(QSize(side, side))
            made.setAccessibleDescription(about)
            group.addButton(made)
        self.box.setToolTip(self.tr("The value that the card of your box has."))
        self.house.setToolTip(self.tr("Our own value: no material at hand states it."))
        self.setLayout(row(self.box, self.house, gap=0))
        group.buttonClicked.connect(lambda made: self.chosen.emit(made is self.house))

    def show_house(self, house: bool) -> None:
        (self.house if house else self.box).setChecked(True)


class FieldPanel(QFrame):
    """A field with its heading; small values stand beside it, effects below."""

    def __init__(self, title: str, about: str, editor: QWidget, beside: bool, switch: SourceSwitch | None) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        head: list[QWidget | int | None] = [label(title, "name")]
        if about:
            head += [4, label(about, "caption")]
        if beside:
            head += [8, editor]
        head.append(None)
        if switch is not None:
            head.append(switch)
        layout = column(gap=6, margins=(14, 8, 14, 10))
        layout.addLayout(row(*head))
        if not beside:
            layout.addWidget(editor)
        self.setLayout(layout)


def small_button(icon: str, preferences: Preferences, name: str, words: str = "") -> QPushButton:
    """A button that is mostly its sign."""
    made = button(words)
    made.setProperty("role", "small")
    side = round(SIDE * preferences.scale)
    made.setIcon(QIcon(icon_pixmap(icon, side, preferences.theme.text)))
    made.setIconSize(QSize(side, side))
    made.setAccessibleName(name)
    made.setToolTip(name)
    return made
