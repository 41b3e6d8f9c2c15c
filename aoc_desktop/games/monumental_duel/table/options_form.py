"""What a table of Monumental Duel is set with: who plays which civilisation, or picked in play; who begins."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from aoc_desktop.games.monumental_duel.rules.card_files import SHIPPED, shipped_set
from aoc_desktop.games.monumental_duel.rules.setup import BY_LOT, PICK, VARIANTS
from aoc_desktop.games.monumental_duel.table.face_book import FaceBook
from aoc_desktop.games.monumental_duel.table.items_tray import paint_small_civilization
from aoc_desktop.games.monumental_duel.words.cards import civilization_text
from aoc_desktop.kernel.record import Record
from aoc_desktop.ui.kit.card_kit import outline
from aoc_desktop.ui.kit.controls import choose, name_choice
from aoc_desktop.ui.kit.widgets import column, label, panel, row
from aoc_desktop.ui.screens.new_game.options_form import OptionsForm

if TYPE_CHECKING:
    from aoc_desktop.ui.frame.look import Look
    from aoc_desktop.ui.kit.preferences import Preferences

WIDE, HIGH = 150, 108
NOTE = 44
"""What the words about a civilisation take, at the usual size of letters."""


class CivilizationCard(QWidget):
    """A civilisation of one seat: a click chooses it, another leaves it to the lot."""

    chosen = Signal(str)

    def __init__(self, civilization: str, preferences: Preferences) -> None:
        super().__init__()
        self.civilization, self._preferences = civilization, preferences
        self.marked = self.taken = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumSize(WIDE - 30, HIGH)

    def sizeHint(self) -> QSize:
        return QSize(WIDE, HIGH)

    def show_as(self, marked: bool, taken: bool) -> None:
        self.marked, self.taken = marked, taken
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._preferences.theme
        book = FaceBook(shipped_set(SHIPPED[0]), self._preferences.language)
        rect = QRectF(self.rect()).adjusted(9, 9, -9, -9)
        paint_small_civilization(painter, rect, self.civilization, book, self.marked, not self.taken, theme)
        if self.hasFocus():
            outline(painter, rect.adjusted(-6, -6, 6, 6), 10, theme.text, 2)
        painter.end()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and not self.taken:
            self.chosen.emit(self.civilization)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.taken:
            self.chosen.emit(self.civilization)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().event(event)


class DuelForm(OptionsForm):
    """Three civilisations for each seat under the players; the variant and who begins over the seed."""

    both_sides = True

    def __init__(self, look: Look, preferences: Preferences) -> None:
        super().__init__(look, preferences, SHIPPED[0], VARIANTS)
        self.civilizations = [civilization.id for civilization in shipped_set(SHIPPED[0]).civilizations]
        self.picked: list[str] = [BY_LOT, BY_LOT]
        """The civilisation of each seat; BY_LOT: by lot."""
        self.choices = [[CivilizationCard(each, preferences) for each in self.civilizations] for _ in range(2)]
        self._titles = [label(role="heading") for _ in range(2)]
        self._notes = [label(role="caption", wrap=True) for _ in range(2)]
        for note in self._notes:
            note.setMinimumHeight(round(NOTE * preferences.text_size))
        self.first = QComboBox()
        self.first.setObjectName("first_player")
        self._first_title = label(role="heading")
        self._first_title.setBuddy(self.first)
        for seat, cards in enumerate(self.choices):
            for card in cards:
                card.chosen.connect(partial(self._choose, seat))
        self.first.currentIndexChanged.connect(self.changed)
        self.variants[PICK].toggled.connect(self._show)
        self._show()

    def below(self) -> list[QWidget]:
        panels = super().below()
        for seat in range(2):
            cards = row(*self.choices[seat], gap=4)
            layout = column(self._titles[seat], gap=6, margins=(20, 12, 20, 14))
            layout.addLayout(cards)
            layout.addWidget(self._notes[seat])
            panels.append(panel(layout))
        return panels

    def beside(self) -> list[QWidget]:
        return [*super().beside(), self._first_title, self.first]

    def about_variant(self, name: str) -> str:
        return self.tr("Each player picks a civilisation before the first round, the second player first.")

    def record(self, mode: str, players: int, seed: int) -> Record:
        record = super().record(mode, players, seed)
        setup = dict(record.setup)
        if PICK not in record.variants and any(self.picked):
            setup["civilizations"] = list(self.picked)
        if self.first.currentData() is not None:
            setup["first_player"] = int(self.first.currentData())
        return record._replace(setup=setup)

    def choose_all(self, record: Record) -> None:
        super().choose_all(record)
        given = record.setup.get("civilizations")
        self.picked = [str(each) for each in given] if isinstance(given, list) else [BY_LOT, BY_LOT]
        choose(self.first, record.setup.get("first_player"))
        self._show()

    def _choose(self, seat: int, civilization: str) -> None:
        self.picked[seat] = BY_LOT if self.picked[seat] == civilization else civilization
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        off = self.variants[PICK].isChecked()
        for seat, cards in enumerate(self.choices):
            for card in cards:
                taken = self.picked[1 - seat] == card.civilization
                card.show_as(self.picked[seat] == card.civilization and not off, taken or off)
                card.setEnabled(not off)
        self._say()

    def _say(self) -> None:
        language, cards = self.preferences.language, shipped_set(SHIPPED[0])
        names = self.preferences.speech_of(self.game.id).names["civilization"]
        speech = self.preferences.speech_of(self.game.id)
        for seat in range(2):
            picked = self.picked[seat]
            by_lot = self.tr("Drawn by lot unless you choose one.")
            self._notes[seat].setText(speech.sentence(f"civilizations.{picked}") if picked else by_lot)
            for card in self.choices[seat]:
                told, about = names[card.civilization].display, civilization_text(cards, card.civilization, language)
                card.setAccessibleName(told)
                card.setAccessibleDescription(about)
                taken = self.picked[1 - seat] == card.civilization
                card.setToolTip(self.tr("{0} is taken by the other player.").format(told) if taken else about)

    def retranslate(self) -> None:
        super().retranslate()
        for seat in range(2):
            self._titles[seat].setText(self.tr("Civilisation of player {0}").format(seat + 1))
        self._first_title.setText(self.tr("Who begins"))
        chosen = self.first.currentData()
        self.first.blockSignals(True)
        self.first.clear()
        for words, value in ((self.tr("Drawn by lot"), None), (self.tr("Player 1"), 0), (self.tr("Player 2"), 1)):
            self.first.addItem(words, value)
        choose(self.first, chosen)
        self.first.blockSignals(False)
        name_choice(self.first, self.tr("Who begins"))
        self._say()
