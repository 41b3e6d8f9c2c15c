"""The challenge of the day: today's table, a calendar of the days before, streaks, and a result to show around."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta

from PySide6.QtCore import QDate, QEvent, QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from aoc_desktop.games import codes_of
from aoc_desktop.profile.days import Day, days, longest_streak, streak
from aoc_desktop.profile.saved_index import SavedEntry
from aoc_desktop.profile.solo_results import SoloResult
from aoc_desktop.text.days import margin_words, signed
from aoc_desktop.text.language import load_language
from aoc_desktop.text.results import hint_words
from aoc_desktop.ui.kit.high_contrast import pale
from aoc_desktop.ui.kit.icons import mix, paint_icon
from aoc_desktop.ui.kit.lettering import Align, draw_text, plain
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.style import faint
from aoc_desktop.ui.kit.theme import Radius, Type
from aoc_desktop.ui.kit.widgets import button, column, grey, label, panel, row, step_button
from aoc_desktop.ui.saved.words import SavedWords
from aoc_desktop.ui.screens.solo.days import Days
from aoc_desktop.ui.screens.solo.modes import Modes, WayScreen
from aoc_desktop.ui.screens.solo.puzzles import PuzzleOfDay

WEEKS, WEEK = 6, 7
WIDTH = 72
"""Of a day, at the usual size of words."""
LEFT = Align.AlignLeft | Align.AlignVCenter
ARROWS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -WEEK, Qt.Key.Key_Down: WEEK}


class DayCell(QAbstractButton):
    """A day of the calendar: its number, its challenge, and the result."""

    def __init__(self, offered: Days, preferences: Preferences) -> None:
        super().__init__()
        self._offered, self._preferences = offered, preferences
        self.day = offered.first
        self.played: Day | None = None
        self.chosen = self.is_today = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, 62) * self._preferences.scale

    def minimumSizeHint(self) -> QSize:
        return QSize(46, 40)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.HoverLeave):
            self.update()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows belong to the calendar."""
        if event.key() in ARROWS:
            event.ignore()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._preferences.theme
        scale = min(self._preferences.scale, max(1.0, self.width() / WIDTH))  # larger words only where there is room
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        ground = theme.inset if not self.isEnabled() else theme.raised
        if self.isEnabled() and self.underMouse():
            ground = mix(ground, theme.text, 0.08)
        edge = theme.lit if self.hasFocus() or self.chosen else theme.primary if self.is_today else theme.line
        width = 2.5 * theme.line_px if self.hasFocus() else 2 if self.chosen or self.is_today else theme.line_px
        line = Qt.PenStyle.DashLine if theme.bold and not self.isEnabled() else Qt.PenStyle.SolidLine
        painter.setPen(QPen(QColor(edge), width, line))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(rect, Radius.BUTTON, Radius.BUTTON)
        ink = theme.text if self.isEnabled() else faint(theme)
        number = QRectF(rect.left() + 7 * scale, rect.top() + 3 * scale, 30 * scale, 18 * scale)
        left = Align.AlignLeft | Align.AlignVCenter
        draw_text(painter, number, str(self.day.day), plain(Type.TEXT * scale, ink, 700), left)
        if self.isEnabled():
            side = min(rect.height() * 0.52, 30 * scale)
            place = QRectF(rect.right() - side - 5 * scale, rect.top() + 5 * scale, side, side)
            painter.setOpacity(1.0 if self.played else pale(0.45))
            self._offered.paint_kind(painter, place, self._offered.kind(self.day))
            painter.setOpacity(1.0)
            if self.played is not None:
                self._paint_result(painter, rect, self.played, scale)
        painter.end()

    def _paint_result(self, painter: QPainter, rect: QRectF, played: Day, scale: float) -> None:
        theme = self._preferences.theme
        side = 13 * scale
        y = rect.bottom() - side - 4 * scale
        star = QRectF(rect.left() + 6 * scale, y, side, side)
        if played.first.medal:
            self._offered.paint_medal(painter, star.adjusted(0, -2 * scale, 0, 0), played.first.medal)
        else:
            paint_icon(painter, star, "point", None, theme.on_dark)
        words = QRectF(star.right() + 3 * scale, y - 1, 40 * scale, side + 2)
        ink = plain(12.5 * scale, theme.text, 700)
        draw_text(painter, words, score_signs(played.first), ink, Align.AlignLeft | Align.AlignVCenter)


def score_signs(solo_result: SoloResult) -> str:
    """What a day of the calendar has room for."""
    return str(solo_result.points) if solo_result.margin is None else signed(solo_result.margin)


class Calendar(QWidget):
    """A month; arrows walk through its days, Page Up and Down through the months."""

    chosen = Signal(object)

    def __init__(self, offered: Days, preferences: Preferences) -> None:
        super().__init__()
        self._offered, self._preferences = offered, preferences
        self.month = self._today = self._selected = offered.first
        self._played: dict[date, Day] = {}
        self.earlier, self.later = step_button("‹"), step_button("›")
        self.earlier.setObjectName("earlier_month")
        self.later.setObjectName("later_month")
        self.earlier.clicked.connect(lambda: self._turn(-1))
        self.later.clicked.connect(lambda: self._turn(1))
        self._title = label(role="heading")
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._weekdays = [label(role="caption") for _ in range(WEEK)]
        self.cells = [DayCell(offered, preferences) for _ in range(WEEKS * WEEK)]
        grid = QGridLayout()
        grid.setSpacing(5)
        for number, name in enumerate(self._weekdays):
            name.setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(name, 0, number)
            grid.setColumnStretch(number, 1)
        for number, cell in enumerate(self.cells):
            grid.addWidget(cell, 1 + number // WEEK, number % WEEK)
            cell.clicked.connect(lambda _checked=False, cell=cell: self.select(cell.day))
        for week in range(WEEKS):
            grid.setRowStretch(1 + week, 1)
        head = row(self.earlier, self._title, self.later)
        head.setStretch(1, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 14, 18, 16)
        layout.setSpacing(8)
        layout.addLayout(head)
        layout.addLayout(grid, 1)

    def show_days(self, played: dict[date, Day], today: date, selected: date) -> None:
        self._played, self._today, self._selected = played, today, selected
        self.month = selected.replace(day=1)
        self._fill()

    def select(self, day: date) -> None:
        """Choose a day, turning to its month if need be."""
        if not self._offered.first <= day <= self._today:
            return
        self._selected = day
        self.month = day.replace(day=1)
        self._fill()
        self.cell_of(day).setFocus()
        self.chosen.emit(day)

    def cell_of(self, day: date) -> DayCell:
        return next(cell for cell in self.cells if cell.day == day and not cell.isHidden())

    def _turn(self, months: int) -> None:
        at = self.month.year * 12 + self.month.month - 1 + months
        self.month = date(at // 12, at % 12 + 1, 1)
        self._fill()

    def _fill(self) -> None:
        locale = QLocale(self._preferences.language)
        first = QDate(self.month.year, self.month.month, 1)
        self._title.setText(locale.toString(first, "MMMM yyyy").capitalize())
        for number, name in enumerate(self._weekdays):
            name.setText(locale.standaloneDayName(number + 1, QLocale.FormatType.ShortFormat))
        grey(self.earlier, self.month > self._offered.first, self.tr("There are no earlier days."))
        grey(self.later, self.month < self._today.replace(day=1), self.tr("The next month is still to come."))
        self.earlier.setAccessibleName(self.tr("Earlier month"))
        self.later.setAccessibleName(self.tr("Later month"))
        start = self.month - timedelta(days=self.month.weekday())
        for number, cell in enumerate(self.cells):
            day = start + timedelta(days=number)
            cell.day, cell.played = day, self._played.get(day)
            cell.chosen, cell.is_today = day == self._selected, day == self._today
            cell.setVisible(day.month == self.month.month)
            cell.setEnabled(self._offered.first <= day <= self._today)
            self._describe(cell)
            cell.update()

    def _describe(self, cell: DayCell) -> None:
        day = day_words(cell.day, self._preferences.language)
        if not cell.isEnabled():
            words = self.tr("{0}: this day is still to come.").format(day)
        else:
            kind = self._offered.kind_name(self._offered.kind(cell.day), self._preferences.language)
            words = self._preferences.speech.labelled(day, kind)
            if cell.played is not None:
                first = cell.played.first
                reached = self.tr("%n point(s)", "", first.points)
                words += ", " + (
                    margin_words(first.margin, self._preferences.language) if first.margin is not None else reached
                )
        cell.setToolTip(words)
        cell.setAccessibleName(words)

    def _score(self, solo_result: SoloResult) -> str:
        if solo_result.margin is not None:
            return margin_words(solo_result.margin, self._preferences.language)
        return self.tr("%n point(s)", "", solo_result.points)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS:
            self.select(self._selected + timedelta(days=ARROWS[Qt.Key(event.key())]))
        elif event.key() == Qt.Key.Key_PageUp and self.earlier.isEnabled():
            self._turn(-1)
        elif event.key() == Qt.Key.Key_PageDown and self.later.isEnabled():
            self._turn(1)
        else:
            super().keyPressEvent(event)


class Scene(QWidget):
    """The picture of the challenge, in a rounded frame."""

    def __init__(self, paint: Callable[[QPainter, QRectF, str], None]) -> None:
        super().__init__()
        self._paint, self.kind = paint, ""
        self.setMinimumHeight(40)  # words need the room before pictures
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QPainterPath()
        frame.addRoundedRect(QRectF(self.rect()), Radius.CARD, Radius.CARD)
        painter.setClipPath(frame)
        self._paint(painter, QRectF(self.rect()), self.kind)
        painter.end()


class Streak(QWidget):
    """A number that one wants to keep growing."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences, self._words, self._number = preferences, "", 0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(200, 34) * self._preferences.scale

    def show_streak(self, number: int, words: str) -> None:
        self._number, self._words = number, words
        self.setAccessibleName(f"{number} {words}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, scale = self._preferences.theme, self._preferences.scale
        painter = QPainter(self)
        number = QRectF(0, 0, 34 * scale, self.height())
        draw_text(painter, number, str(self._number), plain(Type.COUNTER * scale, theme.text, 900), LEFT)
        beside = QRectF(38 * scale, 0, self.width() - 38 * scale, self.height())
        draw_text(painter, beside, self._words, plain(Type.TEXT * scale, theme.soft_text), LEFT)
        painter.end()


class DailyScreen(WayScreen):
    """The chosen day on the left, the calendar on the right."""

    def __init__(self, modes: Modes) -> None:
        super().__init__(modes.preferences)
        offered = modes.look.days()
        assert offered is not None, modes.look.id
        self._ways, self._offered = modes, offered
        self.day = modes.today()
        self._played: dict[date, Day] = {}
        self._title = label(role="title")
        self.back = button()
        self.back.clicked.connect(modes.window.back)
        self._date, self._kind = label(role="soft"), label(role="heading", wrap=True)
        self._scene = Scene(offered.paint_scene)
        self._result, self._note = label(role="strong", wrap=True), label(role="caption", wrap=True)
        self.play, self.copy = button(primary=True), button()
        self.play.setObjectName("play_day")
        self.copy.setObjectName("copy_result")
        self.play.clicked.connect(self._play)
        self.copy.clicked.connect(self._copy)
        self._streak, self._longest = Streak(modes.preferences), Streak(modes.preferences)
        self.puzzle = PuzzleOfDay(modes, brief=True)
        self.calendar = Calendar(offered, modes.preferences)
        self.calendar.chosen.connect(self._choose)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        chosen = column(self._date, self._kind, gap=6, margins=(20, 16, 20, 18))
        chosen.addWidget(self._scene, 1)
        for part in (self._result, self._note):
            chosen.addWidget(part)
        chosen.addLayout(row(self.play, self.copy, None))
        left = column(panel(chosen), gap=14)
        left.setStretch(0, 1)
        left.addWidget(panel(row(self._streak, self._longest, margins=(20, 8, 20, 8))))
        middle = QHBoxLayout()
        middle.setSpacing(18)
        middle.addLayout(left, 9)
        box = column(self.calendar)
        middle.addWidget(panel(box), 13)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(36, 26, 36, 26)
        layout.setSpacing(14)
        layout.addLayout(row(self._title, None, self.puzzle, self.back))
        layout.addLayout(middle, 1)

    def take_focus(self) -> None:
        self.play.setFocus()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Challenge of the day"))
        self.back.setText(self.tr("Back"))
        self.copy.setText(self.tr("Copy the result"))
        self.refresh()

    def refresh(self) -> None:
        today = self._ways.today()
        self.day = min(self.day, today)
        self._played = days(self._ways.solo_results.all(), self._ways.look.id)
        self.calendar.show_days(self._played, today, self.day)
        now = streak(self._played, today)
        self._streak.show_streak(now, self.tr("day(s) in a row", "", now))
        longest = longest_streak(self._played)
        self._longest.show_streak(longest, self.tr("longest streak", "", longest))
        self.puzzle.refresh()
        self._show_day()

    def _choose(self, day: date) -> None:
        self.day = day
        self._show_day()

    def _show_day(self) -> None:
        language, today = self.preferences.language, self._ways.today()
        words = day_words(self.day, language)
        self._date.setText(self.tr("Today, {0}").format(words) if self.day == today else words)
        kind = self._offered.kind(self.day)
        self._kind.setText(self._offered.kind_name(kind, language))
        self._scene.kind = kind
        self._scene.update()
        played = self._played.get(self.day)
        grey(self.copy, played is not None, self.tr("Play this day first."))
        begun = self._begun() if played is None else None
        self.play.setText(self._play_words(played, begun))
        if begun is not None:
            self._show_begun(begun)
            return
        if played is None:
            late = self.tr("Past days can be played at any time; they do not count for the row of days.")
            fresh = self.tr("Everybody who plays today finds the same cards. The first game counts.")
            self._result.setText(self.tr("Not played yet"))
            self._note.setText(fresh if self.day == today else late)
            return
        self._result.setText(self.tr("You have reached {0}.").format(self._reached(played)))
        best = self._score(played.best)
        again = self.tr("Best of %n game(s):", "", played.games) + " " + best if played.games > 1 else ""
        self._note.setText(again or self.tr("The first game counts; another may be played for practice."))

    def _begun(self) -> SavedEntry | None:
        """The chosen day's first game; later ones do not count."""
        return self._ways.first_of_day(self.day)

    def _play_words(self, played: Day | None, begun: SavedEntry | None) -> str:
        if played is not None or (begun is not None and begun.finished):
            return self.tr("Play again")
        return self.tr("Play") if begun is None else self.tr("Continue")

    def _show_begun(self, begun: SavedEntry) -> None:
        if begun.finished:  # as practice: else its result would stand among the days
            self._result.setText(self.tr("Played for practice: it does not count."))
            self._note.setText(self.tr("The first game counts; another may be played for practice."))
            return
        where = SavedWords(self.preferences).where(begun)
        self._result.setText(self.tr("Begun: {0}").format(where))
        self._note.setText(self.tr("The first game counts. It goes on where you left it."))

    def _score(self, solo_result: SoloResult) -> str:
        """Points, or at a table of several the margin."""
        if solo_result.margin is not None:
            return margin_words(solo_result.margin, self.preferences.language)
        return self.tr("%n point(s)", "", solo_result.points)

    def _reached(self, played: Day) -> str:
        """Points, the medal of a scenario, and whether hints were asked for."""
        first, language = played.first, self.preferences.language
        parts = [self._score(first)]
        if first.medal:
            parts.append(self._offered.medal_name(first.medal, language))
        return ", ".join([*parts, hint_words(first.aided, language)])

    def _play(self) -> None:
        self._ways.play_day(self.day)

    def _copy(self) -> None:
        played = self._played.get(self.day)
        if played is None:
            return
        language, codes = self.preferences.language, codes_of(self._ways.look.id)
        code = codes.code_of(self._offered.record(self.day)) if codes is not None else ""
        row_of_days = streak(self._played, self._ways.today()) if played.in_time else 0
        text = self._offered.to_share(day_words(self.day, language), played.first, row_of_days, code, language)
        self._ways.copy(text, self.tr("The result is on the clipboard."))


def day_words(day: object, language: str) -> str:
    """A date as the language writes it."""
    return load_language(language).date(day if isinstance(day, date) else date.fromisoformat(str(day)[:10]))
