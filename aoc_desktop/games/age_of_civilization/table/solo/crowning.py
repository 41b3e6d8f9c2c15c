"""What a solo game brought, on the final screen: medallions are struck one after the other, medals hang beside."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from aoc_desktop.games.age_of_civilization.rules.medals import earned_medal
from aoc_desktop.games.age_of_civilization.solo.finished_game import Crowned
from aoc_desktop.games.age_of_civilization.table.rows.goals import MEDAL, GoalRow, goal_rows
from aoc_desktop.games.age_of_civilization.table.solo.goals import RANKS
from aoc_desktop.games.age_of_civilization.table.solo.medallions import paint_medallion
from aoc_desktop.games.age_of_civilization.words.scenarios import medal_result
from aoc_desktop.games.age_of_civilization.words.speech import say
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.play.session import Session
from aoc_desktop.text.language import in_sentences
from aoc_desktop.text.results import hint_words
from aoc_desktop.ui.kit.medals import paint_empty_medal, paint_medal, paint_rays
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.screen_reader import announce
from aoc_desktop.ui.kit.widgets import column, label, panel
from aoc_desktop.ui.screens.result.podium import Podium
from aoc_desktop.ui.screens.result.result_parts import Earned


class CrownPanel(QWidget):
    """Heading, podium, and a sentence: what is new, or why nothing counts."""

    def __init__(self, session: Session, end: Crowned | Reason | None, preferences: Preferences) -> None:
        super().__init__()
        self._session, self._end, self._preferences = session, end, preferences
        rows = goal_rows(session.match.state, preferences.language)
        self.new = self._fresh(rows)
        self.podium = Podium(rows, self.new, preferences, self._paint_badge)
        self._heading, self.words = label(role="heading"), label(role="soft", wrap=True)
        body = column(self._heading, self.podium, self.words, gap=6, margins=(18, 12, 18, 12))
        outer = column(panel(body))
        self.setLayout(outer)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, False)
        self.retranslate()

    def _paint_badge(self, painter: QPainter, spot: QRectF, row: GoalRow, glow: float) -> None:
        theme = self._preferences.theme
        if row.kind != MEDAL:
            paint_medallion(painter, spot, row.id, theme, row.holds, glow)
        elif row.holds:
            if glow:
                paint_rays(painter, spot.adjusted(5, 8, -5, -2), theme, glow)
            paint_medal(painter, spot, RANKS[row.id])
        else:
            paint_empty_medal(painter, spot.adjusted(4, 4, -4, -4), RANKS[row.id], theme)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        announce(self, in_sentences([self._heading.text(), *self._names, self.words.text()]))

    def _fresh(self, rows: list[GoalRow]) -> frozenset[str]:
        """What this game earned that no game before had."""
        if not isinstance(self._end, Crowned):
            return frozenset()
        medals = [row.id for row in rows if row.kind == MEDAL and row.holds and RANKS[row.id] > self._end.medal_before]
        return frozenset([*self._end.achievements, *(medals if self._end.new else [])])

    def earned(self) -> list[Earned]:
        """What is new, for the celebration; of several medals the best."""
        rows = [row for row in goal_rows(self._session.match.state, self._preferences.language) if row.id in self.new]
        medals = sorted((row for row in rows if row.kind == MEDAL), key=lambda row: RANKS[row.id])
        struck = partial(paint_medallion, theme=self._preferences.theme)
        goals = [Earned(row.name, partial(struck, achievement=row.id)) for row in rows if row.kind != MEDAL]
        best = [Earned(row.name, partial(paint_medal, rank=RANKS[row.id]), self._medal_words()) for row in medals[-1:]]
        return [*best, *goals]

    def _medal_words(self) -> str:
        state = self._session.match.state
        return medal_result(state.table.scenario.id, earned_medal(state), self._preferences.language)

    def retranslate(self) -> None:
        rows = goal_rows(self._session.match.state, self._preferences.language)
        self.podium.say(rows)
        self._names = names = [row.name for row in rows if row.id in self.new]
        medals = any(row.kind == MEDAL for row in rows)
        if names and not medals:
            self._heading.setText(self.tr("%n achievement(s) earned", "", len(names)))
        elif names:
            self._heading.setText(self.tr("A medal!"))
        else:
            self._heading.setText(self.tr("Medals") if medals else self.tr("Achievements"))
        language = self._preferences.language
        sentences = [self._medal_words()] if medals else []
        if isinstance(self._end, Reason):
            sentences.append(say(self._end, self._preferences.language))
        elif names:
            unaided = hint_words(self._session.aided, language)
            sentences.append(self.tr("Kept for good, with the record of this game: earned {0}.").format(unaided))
        elif self._end is None:
            sentences.append(self.tr("A record that is looked at earns nothing."))
        elif any(row.holds for row in rows):
            sentences.append(self.tr("Reached again: nothing new this time."))
        elif not medals:
            sentences.append(self.tr("Nothing reached this time."))
        self.words.setText(" ".join(sentences))
