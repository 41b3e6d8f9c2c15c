"""The hub of solo play: where one can go, and what one has earned so far."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from aoc_desktop.games.age_of_civilization.solo.achievements import standings
from aoc_desktop.games.age_of_civilization.solo.best_medals import best_of_all
from aoc_desktop.games.age_of_civilization.solo.days import kind_of_day
from aoc_desktop.games.age_of_civilization.table.own_actions import PATH_OF_GLORY, SKIRMISH
from aoc_desktop.games.age_of_civilization.table.solo.medallions import paint_medallion
from aoc_desktop.games.age_of_civilization.table.solo.modes import SoloWays
from aoc_desktop.games.age_of_civilization.words.solo import kind_name
from aoc_desktop.games.age_of_civilization.words.speech import GAME_ID
from aoc_desktop.profile.days import days, streak
from aoc_desktop.ui.art.home_picture import paint_home_picture
from aoc_desktop.ui.frame.entries import HomeEntry, paint_backdrop, walk
from aoc_desktop.ui.kit.controls import Page, Scrolled
from aoc_desktop.ui.kit.lettering import Align
from aoc_desktop.ui.kit.medals import paint_empty_medal, paint_medal
from aoc_desktop.ui.kit.picture_cache import KeptFaces
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.widgets import button, column, label, panel, row
from aoc_desktop.ui.screens.solo.days_screen import Streak
from aoc_desktop.ui.screens.solo.modes import WayScreen

ENTRIES = (SKIRMISH, PATH_OF_GLORY, "daily", "achievements", "enter_code")
LEFT = Align.AlignLeft | Align.AlignVCenter


class Trophies(QWidget):
    """A row of medals or medallions, won and still to be won."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self._medals: list[int] | None = None
        self._goals: list[tuple[str, bool]] = []

    def show_medals(self, medals: list[int]) -> None:
        self._medals = medals
        self.update()

    def show_goals(self, goals: list[tuple[str, bool]]) -> None:
        self._goals = goals
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, 40) * self._preferences.scale

    def minimumSizeHint(self) -> QSize:
        return QSize(200, round(40 * self._preferences.scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, scale = self._preferences.theme, self._preferences.scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        count = len(self._medals if self._medals is not None else self._goals)
        pitch = min(52 * scale, self.width() / max(1, count))
        side = min(40 * scale, pitch - 3)
        for number in range(count):
            place = QRectF(number * pitch, (self.height() - side) / 2, side, side)
            if self._medals is None:
                goal, earned = self._goals[number]
                paint_medallion(painter, place, goal, theme, earned)
            elif rank := self._medals[number]:
                paint_medal(painter, place, rank)
            else:
                paint_empty_medal(painter, place, 1, theme)
        painter.end()


class HubScreen(WayScreen):
    """Entries on the left, as on the home screen; on the right what was earned."""

    def __init__(self, ways: SoloWays) -> None:
        super().__init__(ways.preferences)
        self._ways = ways
        self._pictures = KeptFaces(most=1)
        self.entries = [HomeEntry(ways.actions, name, ways.preferences) for name in ENTRIES]
        self.back = button()
        self.back.clicked.connect(ways.window.back)
        self._title, self._subtitle = label(role="screen"), label(role="soft", wrap=True)
        self._heads = {name: label(role="heading") for name in ("daily", "path", "achievements")}
        self._words = {name: label(role="soft", wrap=True) for name in ("daily", "path", "achievements")}
        self._medals, self._goals = Trophies(ways.preferences), Trophies(ways.preferences)
        self._streak = Streak(ways.preferences)
        left = column(self._title, self._subtitle, 10, gap=9)
        for entry in self.entries:
            left.addWidget(entry)
        left.addStretch(1)
        left.addLayout(row(self.back, None))
        self._panels = [
            self._panel("daily", self._streak),
            self._panel("path", self._medals),
            self._panel("achievements", self._goals),
        ]
        earned = Page()
        earned.setLayout(column(*self._panels, None, gap=14))
        self._earned = Scrolled(earned, read=True)  # with larger words there may be more than room
        self._earned.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(52, 36, 48, 30)
        layout.setSpacing(40)
        layout.addLayout(left)
        layout.addStretch(1)
        layout.addWidget(self._earned)
        self.restyle()
        self.retranslate()

    def _panel(self, name: str, widget: QWidget) -> QWidget:
        return panel(column(self._heads[name], widget, self._words[name], gap=6, margins=(18, 12, 18, 14)))

    def restyle(self) -> None:
        self._size_panels()
        super().restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size_panels()

    def _size_panels(self) -> None:
        """What the entries leave of the width, up to a comfortable one; the entries leave enough for each title."""
        room = self.width() - round(140 * self.preferences.frame)
        words = max(head.fontMetrics().horizontalAdvance(head.text()) for head in self._heads.values())
        least = words + round(56 * self.preferences.frame)
        for entry in self.entries:
            entry.restyle()
            entry.setFixedWidth(min(entry.minimumWidth(), room - least))
        self._earned.setFixedWidth(min(round(372 * self.preferences.scale), room - self.entries[0].minimumWidth()))

    def take_focus(self) -> None:
        self.entries[0].setFocus()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Solo"))
        self._subtitle.setText(self.tr("One player, one table, and something to come back for"))
        self._heads["daily"].setText(self.tr("Challenge of the day"))
        self._heads["path"].setText(self.tr("Path of Glory"))
        self._heads["achievements"].setText(self.tr("Achievements"))
        self._earned.setAccessibleName(self._heads["achievements"].text())
        self.back.setText(self.tr("Back"))
        self.refresh()

    def refresh(self) -> None:
        laurels, today = self._ways.solo_results.all(), self._ways.today()
        played = days(laurels, GAME_ID)
        row_of_days = streak(played, today)
        self._streak.show_streak(row_of_days, self.tr("day(s) in a row", "", row_of_days))
        kind = kind_name(kind_of_day(today), self.preferences.language)
        if today in played:
            reached = self.tr("%n point(s)", "", played[today].first.points)
            self._words["daily"].setText(self.tr("Today: {0}. You have reached {1}.").format(kind, reached))
        elif self._ways.first_of_day(today) is not None:
            self._words["daily"].setText(self.tr("Today: {0}. Begun.").format(kind))
        else:
            self._words["daily"].setText(self.tr("Today: {0}. Not played yet.").format(kind))
        medals = best_of_all(laurels)
        self._medals.show_medals([best.medal for best in medals])
        won = sum(best.medal > 0 for best in medals)
        self._words["path"].setText(self.tr("{0} of {1} scenarios have a medal").format(won, len(medals)))
        goals = standings(laurels)
        shown = [goal for goal in goals if goal.edition == goals[0].edition]
        self._goals.show_goals([(goal.goal.id, goal.earned is not None) for goal in shown])
        earned = sum(goal.earned is not None for goal in goals)
        self._words["achievements"].setText(self.tr("{0} of {1} earned").format(earned, len(goals)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not walk(self, event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_backdrop(painter, self, paint_home_picture, self._pictures)
        painter.end()
