"""One field of a card in the form that corrects it: its name, where its value comes from, and its choices."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QButtonGroup, QFrame, QPushButton, QWidget

from aoc_desktop.kernel.sources import HOUSE
from aoc_desktop.profile.card_sets import BOX
from aoc_desktop.ui.kit.icons import icon_pixmap
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.widgets import button, column, label, row

SIDE = 15
ICONS = {"rulebook": "rules", "public": "everyone", "deduced": "deduced", HOUSE: "house", BOX: "box"}
"""By where a value comes from."""


class SourceSwitch(QWidget):
    """Where does the value come from: where it came from before, the user's box, or our own guess? One button is
    down."""

    chosen = Signal(str)
    """A kind of source, or the box."""

    def __init__(self, preferences: Preferences, about: str, before: str, words: str) -> None:
        """`before`: the kind that the value had so far, in these words."""
        super().__init__()
        texts = {before: words} | {BOX: self.tr("In the box"), HOUSE: self.tr("House")}
        self.buttons = {kind: self._button(kind, text, about, preferences) for kind, text in texts.items()}
        group = QButtonGroup(self)
        for kind, made in self.buttons.items():
            group.addButton(made)
            made.clicked.connect(lambda _checked, kind=kind: self.chosen.emit(kind))
        self.buttons[BOX].setToolTip(self.tr("The value that the card of your box has."))
        self.buttons[HOUSE].setToolTip(self.tr("Our own value: no material at hand states it."))
        self.setLayout(row(*self.buttons.values(), gap=0))

    def _button(self, kind: str, text: str, about: str, preferences: Preferences) -> QPushButton:
        made = button(f" {text}")  # a little room behind the sign
        made.setCheckable(True)
        made.setAccessibleName(text)
        made.setAccessibleDescription(about)
        made.setProperty("role", "switch")
        side = round(SIDE * preferences.scale)
        made.setIcon(QIcon(icon_pixmap(ICONS[kind], side, preferences.theme.text, self.devicePixelRatioF())))
        made.setIconSize(QSize(side, side))
        return made

    @property
    def kind(self) -> str:
        """The one that is down."""
        return next(kind for kind, made in self.buttons.items() if made.isChecked())

    def show_kind(self, kind: str) -> None:
        self.buttons[kind].setChecked(True)


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
