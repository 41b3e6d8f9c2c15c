"""What a solo game brought, on the final screen: medallions are struck one after the other, medals hang beside."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from aoc_desktop.games.age_of_civilization.medals import earned_medal
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.models.age_of_civilization.goals import MEDAL, GoalRow, goal_rows
from aoc_desktop.models.session import Session
from aoc_desktop.profile.age_of_civilization.solo import Crowned
from aoc_desktop.text.age_of_civilization.scenarios import medal_result
from aoc_desktop.text.age_of_civilization.speech import say
from aoc_desktop.text.language import in_sentences
from aoc_desktop.text.results import hint_words
from aoc_desktop.ui.age_of_civilization.solo.goals import RANKS
from aoc_desktop.ui.age_of_civilization.solo.medallions import paint_medallion
from aoc_desktop.ui.art.medals import paint_empty_medal, paint_medal, paint_rays
from aoc_desktop.ui.lettering import Align, draw_text, plain
from aoc_desktop.ui.notice import announce
from aoc_desktop.ui.preferences import Preferences
from aoc_desktop.ui.theme import Type
from aoc_desktop.ui.widgets import column, label, panel

EACH = 700
"""Milliseconds that a new medallion takes at the usual pace."""
BADGE, NARROWEST = 62.0, 66.0
GROWTH = 1.15


class Podium(QWidget):
    """The goals side by side. New ones grow into their place, with rays of light that stay."""

    def __init__(self, rows: list[GoalRow], new: frozenset[str], preferences: Preferences) -> None:
        super().__init__()
        self._rows, self._new, self._preferences = rows, new, preferences
        self._shown = False
        self.progress = 1.0
        """From 0 to 1 while new ones are struck."""
        self._strike = QVariantAnimation(self)
        self._strike.setStartValue(0.0)
        self._strike.setEndValue(1.0)
        self._strike.setEasingCurve(QEasingCurve.Type.Linear)
        self._strike.valueChanged.connect(self._step)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(300, 112) * self._scale

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def shown_rows(self) -> list[GoalRow]:
        """As many as there is room for: what is new and what was reached before the others, in the box's order."""
        room = max(1, int(self.width() / (NARROWEST * self._scale)))
        ranked = sorted(self._rows, key=lambda row: (row.id not in self._new, not row.holds))
        kept = set(ranked[:room])
        return [row for row in self._rows if row in kept]

    @property
    def _scale(self) -> float:
        """Grows with the window; large words must leave room for the rest of the screen."""
        return self._preferences.frame * min(self._preferences.text_size, GROWTH)

    def say(self, rows: list[GoalRow]) -> None:
        """The same goals in another language; what is painted is read out too."""
        self._rows = rows
        self.setAccessibleName(" ".join(row.sentence for row in rows))
        self.update()

    @property
    def striking(self) -> bool:
        return self._strike.state() == QVariantAnimation.State.Running

    def showEvent(self, event: QShowEvent) -> None:
        """Once, when it is first seen; reduced motion fades in, no motion is at its end at once."""
        super().showEvent(event)
        duration = self._preferences.motion(EACH * max(1, len(self._new)))
        if self._new and duration and not self._shown:
            self.progress = 0.0
            self._strike.setDuration(duration)
            self._strike.start()
        self._shown = True

    def _step(self, value: float) -> None:
        self.progress = value
        self.update()

    def _part(self, number: int) -> float:
        """How far the new one with this number has come: one after the other, overlapping a little."""
        count = max(1, len(self._new))
        return min(1.0, max(0.0, (self.progress * (count + 0.5) - number) / 1.5))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, scale = self._preferences.theme, self._scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rows = self.shown_rows()
        pitch = self.width() / max(1, len(rows))
        side = min(BADGE * scale, pitch * 0.86)
        fresh = 0
        for number, row in enumerate(rows):
            middle = pitch * (number + 0.5)
            part = 1.0
            if row.id in self._new:
                part = self._part(fresh)
                fresh += 1
            self._paint_badge(painter, QRectF(middle - side / 2, 9 * scale, side, side), row, part)
            ink = theme.text if row.holds else theme.soft_text
            words = QRectF(middle - pitch / 2 + 2, (BADGE + 14) * scale, pitch - 4, 32 * scale)
            weight = 700 if row.id in self._new else 400
            draw_text(painter, words, row.name, plain(Type.CAPTION * scale, ink, weight), Align.AlignCenter, lines=2)
        painter.end()

    def _paint_badge(self, painter: QPainter, place: QRectF, row: GoalRow, part: float) -> None:
        theme = self._preferences.theme
        glow, grown = 0.0, 1.0
        if row.id in self._new:
            glow = part
            if self._preferences["reduced_motion"]:
                painter.setOpacity(part)
            else:
                grown = QEasingCurve(QEasingCurve.Type.OutBack).valueForProgress(part)
        inset = place.width() * (1 - grown) / 2
        spot = place.adjusted(inset, inset, -inset, -inset)
        if spot.width() > 2:
            if row.kind != MEDAL:
                paint_medallion(painter, spot, row.id, theme, row.holds, glow)
            elif row.holds:
                if glow:
                    paint_rays(painter, spot.adjusted(5, 8, -5, -2), theme, glow)
                paint_medal(painter, spot, RANKS[row.id])
            else:
                paint_empty_medal(painter, spot.adjusted(4, 4, -4, -4), RANKS[row.id], theme)
        painter.setOpacity(1.0)


class CrownPanel(QWidget):
    """Heading, podium, and a sentence: what is new, or why nothing counts."""

    def __init__(self, session: Session, end: Crowned | Reason | None, preferences: Preferences) -> None:
        super().__init__()
        self._session, self._end, self._preferences = session, end, preferences
        rows = goal_rows(session.match.state, preferences.language)
        self.new = self._fresh(rows)
        self.podium = Podium(rows, self.new, preferences)
        self._heading, self.words = label(role="heading"), label(role="soft", wrap=True)
        body = column(self._heading, self.podium, self.words, gap=6, margins=(18, 12, 18, 12))
        outer = column(panel(body))
        self.setLayout(outer)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, False)
        self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        announce(self, in_sentences([self._heading.text(), *self._names, self.words.text()]))

    def _fresh(self, rows: list[GoalRow]) -> frozenset[str]:
        """What this game earned that no game before had."""
        if not isinstance(self._end, Crowned):
            return frozenset()
        medals = [row.id for row in rows if row.kind == MEDAL and row.holds and RANKS[row.id] > self._end.medal_before]
        return frozenset([*self._end.achievements, *(medals if self._end.new else [])])

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
        state = self._session.match.state
        scenario, language = state.table.scenario, self._preferences.language
        sentences = [medal_result(scenario.id, earned_medal(state), language)] if medals else []
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
