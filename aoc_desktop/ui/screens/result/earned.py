"""What a game at a table brought, on the final screen: the achievements that it earned, or why nothing counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from aoc_desktop.kernel.errors import Reason
from aoc_desktop.profile.awards import Crowned
from aoc_desktop.profile.solo_results import Laurel
from aoc_desktop.text.language import in_sentences
from aoc_desktop.text.reasons import say
from aoc_desktop.text.results import hint_words
from aoc_desktop.ui.kit.medals import paint_rays
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.screen_reader import announce
from aoc_desktop.ui.kit.widgets import column, label, panel
from aoc_desktop.ui.screens.awards.award_book import Award, AwardBook
from aoc_desktop.ui.screens.result.podium import Podium


class EarnedRow(NamedTuple):
    """An achievement that this game has earned, new or again."""

    award: Award
    sentence: str

    @property
    def id(self) -> str:
        return self.award.id

    @property
    def name(self) -> str:
        return self.award.name

    @property
    def holds(self) -> bool:
        return True


class EarnedPanel(QWidget):
    """Heading, medallions, and a sentence: what is new, or why nothing counts."""

    def __init__(
        self, book: AwardBook, end: Sequence[Crowned] | Reason, laurels: Sequence[Laurel], preferences: Preferences
    ) -> None:
        super().__init__()
        self._book, self._end, self._laurels, self._preferences = book, end, laurels, preferences
        crowned = () if isinstance(end, Reason) else tuple(end)
        self.new = frozenset(award for one in crowned for award in one.achievements)
        self._aided = any(one.laurel.aided for one in crowned)
        self._ids = {
            attempt.achievement for one in crowned for attempt in one.laurel.attempts if attempt.earned
        } | self.new
        self.podium = Podium(self._rows(), self.new, preferences, self._paint_badge)
        self._heading, self.words = label(role="heading"), label(role="soft", wrap=True)
        body = column(self._heading, self.podium, self.words, gap=6, margins=(18, 12, 18, 12))
        self.setLayout(column(panel(body)))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.podium.setVisible(bool(self._ids))
        self.retranslate()

    def _rows(self) -> list[EarnedRow]:
        language = self._preferences.language
        found = [award for group in self._book.groups for award in self._book.awards(group, self._laurels, language)]
        labelled = self._preferences.speech.labelled
        return [EarnedRow(award, labelled(award.name, award.sentence)) for award in found if award.id in self._ids]

    def _paint_badge(self, painter: QPainter, spot: QRectF, row: EarnedRow, glow: float) -> None:
        if glow:
            paint_rays(painter, spot, self._preferences.theme, glow)
        self._book.paint(painter, spot, row.award, self._preferences.theme)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        announce(self, in_sentences([self._heading.text(), *self._names, self.words.text()]))

    def retranslate(self) -> None:
        language, rows = self._preferences.language, self._rows()
        self.podium.say(rows)
        self._names = [row.name for row in rows if row.id in self.new]
        new = len(self.new)
        self._heading.setText(self.tr("%n achievement(s) earned", "", new) if new else self.tr("Achievements"))
        if isinstance(self._end, Reason):
            self.words.setText(say(self._end, language))
        elif new:
            words = self.tr("Kept for good, with the record of this game: earned {0}.")
            self.words.setText(words.format(hint_words(self._aided, language)))
        elif self._ids:
            self.words.setText(self.tr("Reached again: nothing new this time."))
        else:
            self.words.setText(self.tr("Nothing reached this time."))
