"""The first start: language and name once, then what to do first. Every answer has a default: one click is enough."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QRadioButton

from aoc_desktop.profile.settings import LONGEST_NAME
from aoc_desktop.text.language import languages
from aoc_desktop.ui.frame.actions import Actions
from aoc_desktop.ui.frame.entries import Backdrop, HomeEntry, paint_backdrop
from aoc_desktop.ui.frame.look import looks, program_title
from aoc_desktop.ui.kit.picture_cache import KeptFaces
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.widgets import Screen, column, label, panel, row

OFFERS = ("learn", "play_now", "solo", "home")
"""The first three belong to the first box; the last leads to the shelf with all of them."""
WIDTH, MARGIN = 560, 36


class FirstStart(Screen):
    """A panel before the home screen's picture."""

    SPACIOUS = True

    chosen = Signal(str)
    """The action that the player begins with."""

    def __init__(self, preferences: Preferences, actions: Actions) -> None:
        super().__init__(preferences)
        self._backdrop: Backdrop = looks()[0].box.scenery
        self._pictures = KeptFaces(most=1)
        self._title, self._language, self._asks, self._promise = (
            label(role="title", wrap=True),
            label(role="strong"),
            label(role="strong"),
            label(role="caption", wrap=True),
        )
        self.languages = {code: self._language_button(code, name) for code, name in languages().items()}
        self.name = QLineEdit()
        self.name.setObjectName("name")
        self._asks.setBuddy(self.name)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setText(preferences["player_name"])
        self.offers = [HomeEntry(actions, name, preferences) for name in OFFERS]
        self.name.returnPressed.connect(self.offers[0].setFocus)
        body = column(gap=10, margins=(MARGIN, 26, MARGIN, 24))
        body.addWidget(self._title)
        body.addSpacing(4)
        body.addWidget(self._language)
        body.addLayout(row(*self.languages.values(), None, gap=8))
        body.addSpacing(2)
        body.addWidget(self._asks)
        body.addWidget(self.name)
        body.addSpacing(10)
        for offer in self.offers:
            offer.clicked.disconnect()  # the answers are kept before anything opens
            offer.clicked.connect(lambda _checked=False, offer=offer: self._choose(offer.action_id))
            body.addWidget(offer)
        body.addSpacing(4)
        body.addWidget(self._promise)
        self._panel = panel(body)
        whole = column(None, self._panel, None)
        whole.setAlignment(self._panel, Qt.AlignmentFlag.AlignHCenter)
        self.setLayout(whole)
        self.restyle()
        self.retranslate()

    def _language_button(self, code: str, name: str) -> QRadioButton:
        made = QRadioButton(name)
        made.setObjectName(f"language_{code}")
        made.setChecked(code == self.preferences.language)
        made.clicked.connect(lambda: self._speak(code))
        return made

    def _speak(self, code: str) -> None:
        self.preferences["language"] = code
        for other, made in self.languages.items():
            made.setChecked(other == code)

    def _choose(self, action_id: str) -> None:
        self._keep()
        self.chosen.emit(action_id)

    def hideEvent(self, event: QHideEvent) -> None:
        """Leaving by another way (Esc, the menu) counts as an answer; after closing or minimising the window the
        questions are asked again."""
        super().hideEvent(event)
        if self.window().isVisible() and not event.spontaneous():
            self._keep()

    def _keep(self) -> None:
        self.preferences["player_name"] = self.name.text().strip()
        self.preferences["language"] = self.preferences.language  # the one that was marked here, not the system's next
        self.preferences["welcomed"] = True

    def take_focus(self) -> None:
        self.name.setFocus()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Welcome to {0}").format(program_title()))
        self._language.setText(self.tr("Language"))
        for made in self.languages.values():
            made.setAccessibleDescription(self._language.text())
        self._asks.setText(self.tr("What is your name?"))
        self.name.setPlaceholderText(self.tr("Your name at the table"))
        self.name.setAccessibleName(self._asks.text())
        title = looks()[0].title
        self.offers[0].say(self.tr("{0}: a guided first game of about ten minutes").format(title))
        self.offers[1].say(self.tr("{0}: a table at once, you against one novice").format(title))
        self.offers[2].say(self.tr("{0}: alone, with medals and achievements").format(title))
        boxes = self.tr("The shelf with %n boxes: choose for yourself", "", len(looks()))
        self.offers[3].say(boxes, name=self.tr("All games"))
        self._promise.setText(
            self.tr("Nothing is downloaded and nothing is sent. All this can be changed in the settings.")
        )

    def restyle(self) -> None:
        width = round(WIDTH * self.preferences.scale)
        self._panel.setFixedWidth(width)
        for offer in self.offers:
            offer.restyle()
            offer.setFixedWidth(width - 2 * MARGIN - 2)
        super().restyle()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_backdrop(painter, self, self._backdrop, self._pictures)
        painter.end()
