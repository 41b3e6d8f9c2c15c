"""Path of Glory: the page of scenarios with what is Age of Civilization's own, its special cards and Innovation."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from aoc_desktop.games.age_of_civilization.rules.card_files import shipped_set
from aoc_desktop.games.age_of_civilization.rules.scenarios import Scenario, scenario_cards
from aoc_desktop.games.age_of_civilization.table.card_picture import paint_card
from aoc_desktop.games.age_of_civilization.table.face_book import FaceBook
from aoc_desktop.games.age_of_civilization.words.scenarios import control_card_lines, medal_sentence, scenario_lines
from aoc_desktop.games.age_of_civilization.words.speech import load_language
from aoc_desktop.kernel.scenarios import AnyScenario, Medal, Told
from aoc_desktop.ui.kit.card_kit import paint_shadow
from aoc_desktop.ui.kit.controls import Flow
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.theme import Radius
from aoc_desktop.ui.kit.widgets import button, label
from aoc_desktop.ui.screens.solo.scenarios_screen import ScenariosScreen

BOX = "second_edition"
CARD = 300.0
"""Cards are painted so wide that they say their sentences, and shown smaller."""
SHOWN, WIDEST, SHAPE = 0.82, 1.35, 0.62


def card_scale(preferences: Preferences) -> float:
    """With larger words as far as two cards have room side by side; never so small that they cannot be read."""
    return SHOWN * preferences.frame * min(max(preferences.text_size, 1.0), WIDEST)


class CardView(QWidget):
    """A special action card, with its sentences."""

    def __init__(self, book: FaceBook, card: str, preferences: Preferences) -> None:
        super().__init__()
        self._book, self._card, self._preferences = book, card, preferences
        scale = card_scale(preferences)
        self.setFixedSize(round((CARD + 16) * scale), round((CARD * SHAPE + 16) * scale))
        self.setAccessibleName(book.name("action", card, short=False))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        scale = card_scale(self._preferences)
        painter.scale(scale, scale)
        rect = QRectF(6, 4, CARD, CARD * SHAPE)
        paint_shadow(painter, rect, Radius.ZOOM)
        paint_card(painter, rect, self._book, "action", self._card, self._preferences.theme)
        painter.end()


class PathScreen(ScenariosScreen):
    """Special action cards under the rules; each scenario can be played with Innovation too."""

    def add_more(self, body: QVBoxLayout) -> None:
        self._actions, self._cards = label(role="strong", wrap=True), Flow(gap=6)
        body.addWidget(self._actions)
        body.addLayout(self._cards)
        self.innovation = button()
        self.innovation.setObjectName("start_innovation")
        self.innovation.clicked.connect(lambda: self.begin(("innovation",)))

    def ways_to_start(self) -> list[QPushButton]:
        return [self.start, self.innovation]

    def retranslate(self) -> None:
        self._actions.setText(self.tr("Special actions, open in every round"))
        self.innovation.setText(self.tr("With Innovation"))
        super().retranslate()

    def different(self, shown: AnyScenario, said: Told) -> list[str]:
        assert isinstance(shown, Scenario)
        language = self.preferences.language
        return scenario_lines(shown, shipped_set(BOX), language) + self._row_lines(shown, language)

    def asks(self, medal: Medal) -> str:
        return medal_sentence(medal, self.preferences.language)

    def _row_lines(self, shown: Scenario, language: str) -> list[str]:
        """Each card of a row in one line."""
        cards, names = (
            scenario_cards(shipped_set(BOX), shown),
            load_language(self.preferences.language).names["control_card"],
        )
        found = []
        for card in shown.control_cards:
            text = " ".join(control_card_lines(card, cards, language))
            found.append(self.tr("{0}: {1}", "card: what it does").format(names[card.id].display, text))
        return found

    def show_more(self, shown: AnyScenario) -> None:
        assert isinstance(shown, Scenario)
        while self._cards.count():
            item = self._cards.takeAt(0)
            if item is not None and (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        cards = scenario_cards(shipped_set(BOX), shown)
        book = FaceBook(cards, self.preferences.language, solo=True)
        for action in shown.special_actions:
            card = CardView(book, action.id, self.preferences)
            self._cards.addWidget(card)
            card.show()  # now, not with the next event: its height counts already
        self._actions.setVisible(bool(shown.special_actions))
