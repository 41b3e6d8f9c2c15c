"""Goals side by side on the final screen: newly earned ones are struck one after the other. Below: the panels of
rewards for a game at a table, and of medals for a scenario."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import Any, NamedTuple, Protocol

from PySide6.QtCore import QEasingCurve, QRectF, QSize, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.scenarios import AnyScenario
from aoc_desktop.play.session import Session
from aoc_desktop.profile.awards import Crowned
from aoc_desktop.profile.scenarios import MedalWon
from aoc_desktop.profile.solo_results import SoloResult
from aoc_desktop.solo.scenarios import RANKS, Scenarios
from aoc_desktop.text.language import in_sentences
from aoc_desktop.text.reasons import say
from aoc_desktop.text.results import hint_words
from aoc_desktop.text.scenarios import GoalRow, medal_result, medal_rows, told
from aoc_desktop.ui.kit.lettering import Align, draw_text, plain
from aoc_desktop.ui.kit.medals import BEYOND, disc_of, paint_empty_medal, paint_medal, paint_rays
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.screen_reader import announce
from aoc_desktop.ui.kit.theme import Type
from aoc_desktop.ui.kit.widgets import column, label, panel
from aoc_desktop.ui.screens.awards.award_book import Award, AwardBook

EACH = 700
"""Milliseconds that a new medallion takes at the usual pace."""
BADGE, NARROWEST = 62.0, 66.0
WORDS, GAP = 32.0, 5.0
"""The height of a goal's name, and what is between it and the badge."""
GROWTH = 1.15


class PodiumRow(Protocol):
    """A goal, and whether it is reached."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...

    @property
    def sentence(self) -> str: ...

    @property
    def holds(self) -> bool: ...


Badge = Callable[[QPainter, QRectF, Any, float], None]
"""Paints the sign of a row; the light behind it from 0 to 1."""


class Podium(QWidget):
    """The goals side by side. New ones grow into their place, with rays of light that stay."""

    def __init__(self, rows: Sequence[PodiumRow], new: frozenset[str], preferences: Preferences, paint: Badge) -> None:
        super().__init__()
        self._rows, self._new, self._preferences, self._badge = rows, new, preferences, paint
        self._shown = False
        self.progress = 1.0
        """From 0 to 1 while new ones are struck."""
        self._strike = QVariantAnimation(self)
        self._strike.setStartValue(0.0)
        self._strike.setEndValue(1.0)
        self._strike.setEasingCurve(QEasingCurve.Type.Linear)
        self._strike.valueChanged.connect(self._step)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        return QSize(300, self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines = self._lines(width)
        return round(sum(self._measures(width, lines)) * lines)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._lines(event.oldSize().width()) != self._lines(self.width()):
            self.updateGeometry()

    def _lines(self, width: int) -> int:
        """In how many lines all goals have room."""
        across = max(1, int(width / (NARROWEST * self._scale)))
        return max(1, ceil(len(self._rows) / across))

    def _measures(self, width: int, lines: int) -> tuple[float, float]:
        """The height of a badge with its rays, and that of its name."""
        across = max(1, ceil(len(self._rows) / lines))
        side = min(BADGE * self._scale, width / across / (1 + 2 * BEYOND))
        return side * (1 + 2 * BEYOND), (GAP + WORDS) * self._scale

    def spots(self) -> list[tuple[QRectF, QRectF]]:
        """For each goal the place of its badge, with room for rays around it, and that of its name."""
        lines = self._lines(self.width())
        across = max(1, ceil(len(self._rows) / lines))
        pitch, (high, words) = self.width() / across, self._measures(self.width(), lines)
        side = high / (1 + 2 * BEYOND)
        found = []
        for number in range(len(self._rows)):
            down, place = divmod(number, across)
            left, top = pitch * place, (high + words) * down
            badge = QRectF(left + (pitch - side) / 2, top + side * BEYOND, side, side)
            name = QRectF(left + 2, top + high + GAP * self._scale, pitch - 4, WORDS * self._scale)
            found.append((badge, name))
        return found

    @property
    def _scale(self) -> float:
        """Grows with the window; large words must leave room for the rest of the screen."""
        return self._preferences.frame * min(self._preferences.text_size, GROWTH)

    def say(self, rows: Sequence[PodiumRow]) -> None:
        """Tell the same goals in another language, and as accessible name."""
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
        fresh = 0
        for row, (badge, words) in zip(self._rows, self.spots(), strict=True):
            part = 1.0
            if row.id in self._new:
                part = self._part(fresh)
                fresh += 1
            self._paint_badge(painter, badge, row, part)
            ink = theme.text if row.holds else theme.soft_text
            weight = 700 if row.id in self._new else 400
            draw_text(painter, words, row.name, plain(Type.CAPTION * scale, ink, weight), Align.AlignCenter, lines=2)
        painter.end()

    def _paint_badge(self, painter: QPainter, place: QRectF, row: PodiumRow, part: float) -> None:
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
            self._badge(painter, spot, row, glow)
        painter.setOpacity(1.0)


# The rewards of a game at a table, on the final screen: the achievements that it earned, or why it counts for none.


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
    """Heading, medallions, and a sentence: the new achievements, or why the game earns none."""

    def __init__(
        self, book: AwardBook, end: Sequence[Crowned] | Reason, laurels: Sequence[SoloResult], preferences: Preferences
    ) -> None:
        super().__init__()
        self._book, self._end, self._laurels, self._preferences = book, end, laurels, preferences
        crowned = () if isinstance(end, Reason) else tuple(end)
        self.new = frozenset(award for one in crowned for award in one.achievements)
        self._aided = any(one.solo_result.aided for one in crowned)
        self._ids = {
            attempt.achievement for one in crowned for attempt in one.solo_result.attempts if attempt.earned
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


# What a game of a scenario brought: its three medals with their goals, and why nothing counts.


class MedalPanel(QWidget):
    """Heading, podium of medals, and a sentence."""

    def __init__(
        self, session: Session, offered: Scenarios, scenario: AnyScenario, end: object, preferences: Preferences
    ) -> None:
        super().__init__()
        self._session, self._offered, self._scenario = session, offered, scenario
        self._end, self._preferences = end, preferences
        self.podium = Podium(self._rows(), self._new(), preferences, self._paint)
        self._heading, self.words = label(role="heading"), label(role="soft", wrap=True)
        body = column(self._heading, self.podium, self.words, gap=6, margins=(18, 12, 18, 12))
        self.setLayout(column(panel(body)))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.retranslate()

    def _rows(self) -> list[GoalRow]:
        progress = self._offered.progress(self._session.match.state)
        return medal_rows(self._offered.game, progress, self._preferences.language)

    def _new(self) -> frozenset[str]:
        """The medals that no game before had."""
        if not isinstance(self._end, MedalWon) or not self._end.new:
            return frozenset()
        before = self._end.medal_before
        return frozenset(row.id for row in self._rows() if row.holds and RANKS[row.id] > before)

    def _told(self) -> str:
        language, medal = self._preferences.language, self._offered.medal(self._session.match.state)
        name = told(self._offered.game, self._scenario, language).name
        best = next((kind for kind, rank in RANKS.items() if rank == medal), None)
        return medal_result(self._offered.game, name, best, language)

    def _paint(self, painter: QPainter, spot: QRectF, row: GoalRow, glow: float) -> None:
        if not row.holds:
            paint_empty_medal(painter, spot, RANKS[row.id], self._preferences.theme)
            return
        if glow:
            paint_rays(painter, disc_of(spot), self._preferences.theme, glow)
        paint_medal(painter, spot, RANKS[row.id])

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        announce(self, in_sentences([self._heading.text(), self.words.text()]))

    def retranslate(self) -> None:
        rows, language = self._rows(), self._preferences.language
        self.podium.say(rows)
        self._heading.setText(self.tr("A medal!") if self._new() else self.tr("Medals"))
        sentences = [self._told()]
        if isinstance(self._end, Reason):
            sentences.append(say(self._end, language, self._offered.game))
        elif self._new():
            unaided = hint_words(self._session.aided, language)
            sentences.append(self.tr("Kept for good, with the record of this game: earned {0}.").format(unaided))
        elif self._end is None:
            sentences.append(self.tr("A record that is looked at earns nothing."))
        elif any(row.holds for row in rows):
            sentences.append(self.tr("Reached again: nothing new this time."))
        self.words.setText(" ".join(sentences))
