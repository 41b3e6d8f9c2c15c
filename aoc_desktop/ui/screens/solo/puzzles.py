"""The puzzles of a box: small cards in three rows, one for each grade, and the puzzle of the day of all boxes."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from datetime import date, timedelta
from functools import partial

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QComboBox, QFrame, QSizePolicy, QVBoxLayout, QWidget

from aoc_desktop.games import game_named, puzzles_of
from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.play.puzzle import PuzzleSession
from aoc_desktop.profile.puzzles import PuzzleStanding, PuzzleTries, solved_days, solved_of_grades
from aoc_desktop.solo.puzzles import FIRST_DAY, GRADES, Puzzle, of_day, open_grades, shipped_puzzles, to_open
from aoc_desktop.text.puzzles import card_words, grade_words, kind_words, number_of
from aoc_desktop.text.reasons import say
from aoc_desktop.ui.frame.look import looks, title_of
from aoc_desktop.ui.kit.controls import Flow, Page, Scrolled, choose, name_choice
from aoc_desktop.ui.kit.defaults import OPPONENTS
from aoc_desktop.ui.kit.high_contrast import pale
from aoc_desktop.ui.kit.icons import mix, paint_icon
from aoc_desktop.ui.kit.lettering import Align, draw_text, plain
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.style import faint
from aoc_desktop.ui.kit.theme import Radius
from aoc_desktop.ui.kit.widgets import button, column, grey, label, row
from aoc_desktop.ui.screens.solo.modes import Modes, WayScreen

CARD = QSize(74, 62)
MOST_STARS = 3
BEADS = 7


class PuzzleCard(QAbstractButton):
    """A puzzle: its number, the icon of its kind, and the stars it has earned."""

    def __init__(self, preferences: Preferences, game: str, puzzle: Puzzle, icon: str) -> None:
        super().__init__()
        self._preferences, self._game, self.puzzle, self._icon = preferences, game, puzzle, icon
        self.standing = PuzzleStanding()
        self.setObjectName(f"puzzle_{puzzle.id}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_standing(self, standing: PuzzleStanding, why_shut: str) -> None:
        """`why_shut`: why its grade is not open yet; empty: it is."""
        self.standing = standing
        self.setEnabled(not why_shut)
        told = standing.stars, standing.tries, standing.seen
        words = card_words(self._game, self.puzzle, *told, self._preferences.language)
        self.setAccessibleName(words)
        self.setToolTip(why_shut or words)
        self.setAccessibleDescription(why_shut)
        self.update()

    def sizeHint(self) -> QSize:
        return CARD * self._preferences.scale

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.HoverLeave):
            self.update()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, scale = self._preferences.theme, self._preferences.scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        ground = theme.raised if self.isEnabled() else theme.inset
        if self.isEnabled() and self.underMouse():
            ground = mix(ground, theme.text, 0.08)
        edge = theme.lit if self.hasFocus() else theme.primary if self.standing.stars else theme.line
        pen = QPen(QColor(edge), 2.5 * theme.line_px if self.hasFocus() else theme.line_px)
        if theme.bold and not self.isEnabled():
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(rect, Radius.BUTTON, Radius.BUTTON)
        ink = theme.text if self.isEnabled() else faint(theme)
        number = QRectF(rect.left() + 8 * scale, rect.top() + 5 * scale, 40 * scale, 24 * scale)
        draw_text(painter, number, number_of(self.puzzle), plain(17 * scale, ink, 700), Align.AlignLeft)
        side = 22 * scale
        place = QRectF(rect.right() - side - 7 * scale, rect.top() + 6 * scale, side, side)
        icon = self._icon if self.isEnabled() else "lock"
        opacity = 1.0 if self.isEnabled() else pale(0.5)
        paint_icon(painter, place, icon, None if self.isEnabled() else ink, theme.on_dark, opacity)
        if self.isEnabled():
            self._paint_state(painter, rect, scale)
        painter.end()

    def _paint_state(self, painter: QPainter, rect: QRectF, scale: float) -> None:
        """Three places for stars; an eye where the solution was seen first."""
        theme, side = self._preferences.theme, 15 * scale
        y = rect.bottom() - side - 6 * scale
        if self.standing.seen and not self.standing.stars:
            paint_icon(painter, QRectF(rect.left() + 8 * scale, y, side, side), "eye", theme.soft_text, theme.on_dark)
            return
        for number in range(MOST_STARS):
            place = QRectF(rect.left() + 7 * scale + number * (side + 2 * scale), y, side, side)
            if number < self.standing.stars:
                paint_icon(painter, place, "point", None, theme.on_dark)
            else:
                painter.setPen(QPen(QColor(theme.soft_text if self.standing.tries else theme.line), theme.line_px))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(place.adjusted(4 * scale, 4 * scale, -4 * scale, -4 * scale))


class Beads(QWidget):
    """The last seven days: solved ones are full, the free day is grey, missed ones are empty."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences, self._beads = preferences, [("missed", "")] * BEADS
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(20 * BEADS, 24) * self._preferences.scale

    def show_days(self, solved: set[date], today: date) -> None:
        speech, self._beads = self._preferences.speech, []
        for back in range(BEADS - 1, -1, -1):
            day = today - timedelta(back)
            free = day != today and day not in solved and {day - timedelta(1), day + timedelta(1)} <= solved
            state = "solved" if day in solved else "free" if free else "missed"
            named = speech.date(day)
            self._beads.append((state, speech.sentence(f"puzzle.bead_{state}", day=named)))
        self.setToolTip("\n".join(words for _, words in self._beads))
        self.setAccessibleName(". ".join(words for _, words in self._beads))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, pitch = self._preferences.theme, self.width() / BEADS
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, (state, _) in enumerate(self._beads):
            side = pitch * 0.62
            place = QRectF((number + 0.5) * pitch - side / 2, (self.height() - side) / 2, side, side)
            colours = {"solved": theme.primary, "free": theme.soft_text, "missed": theme.inset}
            painter.setPen(QPen(QColor(theme.primary if state == "solved" else theme.soft_text), theme.line_px))
            painter.setBrush(QColor(colours[state]))
            painter.drawEllipse(place)
        painter.end()


class PuzzleOfDay(QFrame):
    """Today's puzzle, of any box, with its row of days; `brief`: its button alone, which tells the rest when asked."""

    def __init__(self, modes: Modes, brief: bool = False) -> None:
        super().__init__()
        self._modes, self._preferences, self._tries, self._brief = modes, modes.preferences, PuzzleTries(), brief
        self._title, self._line, self._streak = label(role="name"), label(role="soft"), label(role="soft")
        self.play, self._beads = button(), Beads(modes.preferences)
        self.play.setObjectName("play_puzzle_of_day")
        self.play.clicked.connect(self._play)
        if brief:
            self.setLayout(row(self.play))
            return
        self.setProperty("role", "panel")
        across = row(gap=24, margins=(18, 8, 18, 8))
        across.addLayout(column(self._title, self._line, gap=0))
        across.addLayout(column(self._beads, self._streak, gap=0))
        across.addStretch(1)
        across.addWidget(self.play)
        self.setLayout(across)

    def _of_today(self) -> tuple[str, Puzzle] | None:
        """Of the boxes whose puzzles can be read."""
        shelves: dict[str, list[Puzzle]] = {}
        for look in looks():
            declared = puzzles_of(look.id)
            if declared is not None:
                with suppress(DomainError):
                    shelves[look.id] = shipped_puzzles(game_named(look.id), declared)
        return of_day(max(FIRST_DAY, self._modes.today()), shelves)

    def refresh(self) -> None:
        speech, today, found = self._preferences.speech, self._modes.today(), self._of_today()
        self.setVisible(found is not None)
        if found is None:
            return
        game, puzzle = found
        self._title.setText(speech.text("puzzle.day"))
        self.play.setText(speech.text("puzzle.day" if self._brief else "puzzle.day_play"))
        grade = grade_words(puzzle.grade, self._preferences.language)
        line = speech.text("puzzle.day_line", game=title_of(game), grade=grade)
        solved = solved_days(self._tries.read())
        self._line.setText(f"{line}. {speech.text('puzzle.day_solved')}" if today in solved else line)
        now, longest = self._tries.streak(today)
        told = [speech.text("puzzle.streak", n=now), *([speech.text("puzzle.longest", n=longest)] if longest else [])]
        self._streak.setText(" · ".join(told))
        self._beads.show_days(solved, today)
        if self._brief:
            self.play.setToolTip("\n".join((self._line.text(), self._streak.text())))

    def _play(self) -> None:
        if (found := self._of_today()) is not None:
            play_puzzle(self._modes, *found, day=self._modes.today())


class PuzzlesScreen(WayScreen):
    """What a box has, and the puzzle of the day, which may be another's."""

    def __init__(self, modes: Modes) -> None:
        super().__init__(modes.preferences)
        self._modes, self._game = modes, modes.look.id
        self.tries = PuzzleTries()
        declared = puzzles_of(self._game)
        assert declared is not None, self._game
        self._declared, self._problem = declared, None
        self.puzzles: list[Puzzle] = []
        try:
            self.puzzles = shipped_puzzles(game_named(self._game), declared)
        except DomainError as error:
            self._problem = error.reason
        icons = {kind.name: kind.icon for kind in declared.kinds}
        self.cards = {one.id: PuzzleCard(modes.preferences, self._game, one, icons[one.kind]) for one in self.puzzles}
        for card in self.cards.values():
            card.clicked.connect(partial(self._play, card.puzzle))
        self._title, self._count, self._about = label(role="title"), label(role="soft"), label(role="soft", wrap=True)
        self.empty = label(role="strong", wrap=True)
        self.kinds, self.next, self.back = QComboBox(), button(primary=True), button()
        self.kinds.setObjectName("puzzle_kinds")
        self.next.setObjectName("next_puzzle")
        self.kinds.currentIndexChanged.connect(self._filter)
        self.next.clicked.connect(self.play_next)
        self.back.clicked.connect(modes.window.back)
        self.day = PuzzleOfDay(modes)
        self._grades = {grade: (label(role="heading"), label(role="soft")) for grade in GRADES}
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        rows = Page()
        body = QVBoxLayout(rows)
        body.setContentsMargins(0, 0, 6, 0)
        body.setSpacing(8)
        for grade, (name, about) in self._grades.items():
            body.addLayout(row(name, about, None, gap=14))
            body.addLayout(Flow(*(card for card in self.cards.values() if card.puzzle.grade == grade), gap=8))
            body.addSpacing(6)
        body.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(36, 22, 36, 18)
        layout.setSpacing(10)
        self._count.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        ways = QWidget()
        ways.setLayout(row(self.kinds, self.next, self.back))
        layout.addLayout(Flow(self._title, self._count, ways, gap=12))
        layout.addWidget(self.day)
        layout.addWidget(self._about)
        layout.addWidget(self.empty)
        layout.addWidget(Scrolled(rows), 1)

    # ------------------------------------------------------------------ words

    def retranslate(self) -> None:
        speech, language = self.preferences.speech, self.preferences.language
        self._title.setText(speech.text("puzzle.title"))
        self._about.setText(speech.text("puzzle.about"))
        self.back.setText(self.tr("Back"))
        self.next.setText(speech.text("puzzle.next"))
        for grade, (name, _) in self._grades.items():
            name.setText(grade_words(grade, language))
        chosen = self.kinds.currentData()
        self.kinds.blockSignals(True)
        self.kinds.clear()
        self.kinds.addItem(speech.text("puzzle.all_kinds"), "")
        for kind in self._declared.kinds:
            self.kinds.addItem(kind_words(self._game, kind.name, language), kind.name)
        choose(self.kinds, chosen)
        self.kinds.blockSignals(False)
        name_choice(self.kinds, speech.text("puzzle.kinds"))
        self.refresh()

    def restyle(self) -> None:
        for card in self.cards.values():
            card.updateGeometry()
        super().restyle()

    def take_focus(self) -> None:
        (self.next if self.next.isEnabled() else self.back).setFocus()

    def refresh(self) -> None:
        speech = self.preferences.speech
        standings = self.tries.standings(self._game)
        counts = solved_of_grades(self.puzzles, standings)
        opened = open_grades(counts, self._there)
        self._count.setText(speech.text("puzzle.solved", n=sum(counts.values()), m=len(self.puzzles)))
        for grade, (name, about) in self._grades.items():
            there = [one for one in self.puzzles if one.grade == grade]
            left = to_open(grade, counts, self._there)
            told = speech.text("puzzle.solved", n=counts.get(grade, 0), m=len(there))
            why = "" if grade in opened else speech.text("puzzle.opens", n=max(1, left))
            about.setText(why or told)
            name.setVisible(bool(there))
            about.setVisible(bool(there))
            for one in there:
                self.cards[one.id].show_standing(standings.get(one.id, PuzzleStanding()), why)
        self._show_empty()
        self.kinds.setVisible(len(self._declared.kinds) > 1)
        grey(self.next, self.next_puzzle() is not None, speech.text("puzzle.all_solved"))
        self._filter()
        self.day.refresh()
        self.breathe()

    @property
    def _there(self) -> Counter[int]:
        """How many puzzles of each grade."""
        return Counter(one.grade for one in self.puzzles)

    def _show_empty(self) -> None:
        speech, words = self.preferences.speech, ""
        if self._problem is not None:
            words = speech.text("puzzle.unread", reason=say(self._problem, self.preferences.language))
        elif not self.puzzles:
            words = speech.text("puzzle.none", game=self._modes.look.title)
        self.empty.setText(words)
        self.empty.setVisible(bool(words))
        for part in (self._about, self._count):
            part.setVisible(not words)

    def _filter(self) -> None:
        kind = self.kinds.currentData()
        for card in self.cards.values():
            card.setVisible(not kind or card.puzzle.kind == kind)

    # ------------------------------------------------------------------ to the table

    def next_puzzle(self) -> Puzzle | None:
        """The first open one that is neither solved nor looked up."""
        standings = self.tries.standings(self._game)
        opened = open_grades(solved_of_grades(self.puzzles, standings), self._there)
        done = {name for name, standing in standings.items() if standing.solved_at or standing.seen}
        return next((one for one in self.puzzles if one.grade in opened and one.id not in done), None)

    def play_next(self) -> None:
        if (puzzle := self.next_puzzle()) is not None:
            self._play(puzzle)

    def _play(self, puzzle: Puzzle) -> None:
        play_puzzle(self._modes, self._game, puzzle)


def play_puzzle(modes: Modes, game_id: str, puzzle: Puzzle, day: date | None = None) -> None:
    """Lay a puzzle on the table; the page of its own box, which may be another, is where it leads back to."""
    window, game = modes.window, game_named(game_id)
    try:
        match = puzzle.position(game)
    except DomainError as error:
        window.complain(error, game_id)
        return
    others = [name for name in OPPONENTS if name != modes.player]
    window.show_session(PuzzleSession(puzzle, match, modes.player, others, modes.preferences.pace, window))
    bar = window.table.puzzle if window.table is not None else None
    assert bar is not None
    bar.day, bar.today = day, modes.today
    bar.leave_wanted.connect(window.solo.show_puzzles)
    bar.next_wanted.connect(partial(_play_next, window.solo))


def _play_next(modes: Modes) -> None:
    """The page, and at once the table of its next puzzle, if there is one."""
    modes.show_puzzles()
    page = modes.window.stack.currentWidget()
    if isinstance(page, PuzzlesScreen):
        page.play_next()
