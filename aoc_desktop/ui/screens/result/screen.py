"""The end of a game: who won, by what, and how the points grew."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from aoc_desktop.games import words_of
from aoc_desktop.kernel.game import Outcome, Seat
from aoc_desktop.play.call_later import later
from aoc_desktop.profile.saved_index import day_of
from aoc_desktop.solo.gains import END
from aoc_desktop.text.language import capital, in_sentences
from aoc_desktop.text.results import result_title
from aoc_desktop.text.words import Words
from aoc_desktop.ui.frame.actions import Actions
from aoc_desktop.ui.kit.charts import Bar, ChartLine, LineChart, StackedBars
from aoc_desktop.ui.kit.controls import Scrolled
from aoc_desktop.ui.kit.key_cap import KeyButton
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.screen_reader import listened_to, set_role, spoken
from aoc_desktop.ui.kit.widgets import Screen, button, column, label, panel, row
from aoc_desktop.ui.saved.words import SavedWords
from aoc_desktop.ui.screens.result.rank_card import RankCard, rank_words
from aoc_desktop.ui.screens.result.result_parts import ResultParts
from aoc_desktop.ui.screens.result.turning_points import TurningPoints

MARGIN = 36
SHARE = 3
"""Of the height for a player's card."""


class FinalScreen(Screen):
    """Ranking and turning points on the left, the two charts on the right."""

    SPACIOUS = True

    table_wanted = Signal()
    rematch_wanted = Signal()
    same_table_wanted = Signal()
    onward_wanted = Signal(str)
    """What this game has opened."""

    def __init__(self, parts: ResultParts, preferences: Preferences, actions: Actions) -> None:
        super().__init__(preferences)
        set_role(self, "Client")  # the title says what it is called, and a named group all its labels in one breath
        self._parts, self._session = parts, parts.session
        self._rounds: Words = words_of(parts.session.match.game.id)
        """What the game calls its rounds."""
        alone = len(self._session.seats) == 1
        self.awards = parts.awards
        self.sheet, self._second = parts.ranking(), parts.second_chart()
        self._drawn = [drawn for drawn in (self.sheet, self._second) if drawn is not None]
        outcome = parts.match.outcome
        assert outcome is not None
        self._outcome: Outcome = outcome
        self._title, self._subtitle = label(role="screen"), label(role="soft", wrap=True)
        set_role(self._title, "Heading")
        self._headings = {name: label(role="heading") for name in ("lines", "bars")}
        self._table = button()
        self._table.setObjectName("look_at_table")
        self._same_table = button()
        self._same_table.setObjectName("same_table")
        self._same_table.clicked.connect(self.same_table_wanted)
        self.onward = button(primary=True) if parts.onward else None
        if self.onward is not None:
            self.onward.setObjectName("onward")
            self.onward.clicked.connect(lambda: self.onward_wanted.emit(parts.onward))
        self._rematch = button(primary=self.onward is None)
        self._rematch.setObjectName("rematch")
        self._table.clicked.connect(self.table_wanted)
        self._rematch.clicked.connect(self.rematch_wanted)
        codes = () if parts.look.codes() is None else ("challenge_friend",)
        offered = ("review", *codes, "replay", "home", "solo" if alone else "new_game")
        self._others = [KeyButton(actions, name, preferences, height=32) for name in offered]
        self._make_charts()
        self._decided = TurningPoints(parts)
        self._lay_out()
        self.retranslate()

    def _let_be_heard(self) -> None:
        """The keyboard comes to the title and from there to each player's place, which are only seen otherwise."""
        ranked: list[QWidget] = [*self._cards] if self.sheet is None else [self.sheet]
        for part in (self._title, *ranked):
            part.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for part, following in pairwise((self._title, *ranked)):
            QWidget.setTabOrder(part, following)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if listened_to():  # what is heard first is how it ended
            spoken().note(self._title.accessibleName())
            self._let_be_heard()
            self._title.setFocus()
        else:
            (self.onward or self._rematch).setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()
        self._tell_when_laid_out()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The room for what decided the game has changed, whatever took it."""
        if event.type() == QEvent.Type.Resize:
            self._tell_when_laid_out()
        return super().eventFilter(watched, event)

    def _tell_when_laid_out(self) -> None:
        later(self, self._tell_turning_points)  # once the others have taken their room

    def _make_room(self) -> None:
        """What goes on with this game stands beside the title, other ways beside the line below it.

        Where words need more room, a group goes one line lower; only then they are shorter, and at last icons.
        """
        frame = self.preferences.frame
        whole, gap = self.width() - round(2 * MARGIN * frame), round(12 * frame)
        words = self._subtitle.fontMetrics().horizontalAdvance(self._subtitle.text())
        subtitle = min(words + 8, round(whole * 0.3))  # longer ones go on in another line
        beside_title = self._title.sizeHint().width() + gap + self._again.sizeHint().width() <= whole
        beside = whole - subtitle - gap
        known, everything = ["home", "new_game", "solo", "replay"], [made.action_id for made in self._others]
        for room, icons in ((beside, []), (whole, []), (whole, ["home"]), (whole, known), (whole, everything)):
            for made in self._others:
                made.set_brief(3 if made.action_id in icons else 1)
            if self._elsewhere.sizeHint().width() <= room:
                break
        lower = room == whole or not beside_title
        lines: list[list[QWidget]] = [[self._title], [self._subtitle], []]
        lines[0 if beside_title else 1].append(self._again)
        lines[2 if lower else 1].append(self._elsewhere)
        for line, parts in zip(self._lines, lines, strict=True):
            while line.count():
                line.takeAt(0)
            for part in parts:
                line.addWidget(part, 1 if part in (self._title, self._subtitle) else 0)
            line.insertStretch(0, 1 if parts == [self._elsewhere] else 0)
        self._page.invalidate()  # by itself it would not, while it is being resized
        self._page.activate()

    def _make_charts(self) -> None:
        names = self._session.names
        order = [seat for group in self._outcome.ranking for seat in group]
        found, courses = self._parts.by_source() if self._parts.sources else [], self._parts.courses()
        bars = [Bar(seat, names[seat], tuple(found[seat].values())) for seat in order] if found else []
        self.bars = StackedBars(self.preferences, bars, self._parts.source_parts())
        lines = [ChartLine(seat, names[seat], tuple(courses[seat])) for seat in order]
        self.lines = LineChart(self.preferences, lines, [""] * len(self._parts.stops))

    def _lay_out(self) -> None:
        self._lines = [row(gap=12) for _ in range(3)]
        head = column(gap=4)
        for line in self._lines:
            head.addLayout(line)
        self._again, self._elsewhere = QWidget(), QWidget()
        onward = [] if self.onward is None else [self.onward]
        self._again.setLayout(row(self._table, self._same_table, self._rematch, *onward))
        self._elsewhere.setLayout(row(*self._others))
        left = column(gap=10)
        self._cards: list[RankCard] = []
        if self.sheet is not None:
            left.addWidget(self.sheet)
        for rank, seat in self._places() if self.sheet is None else ():
            self._cards.append(RankCard(self._parts, seat, rank, self._outcome.points[seat]))
            left.addWidget(self._cards[-1], SHARE)
        if self.awards is not None:
            left.addWidget(self.awards)
        left.addWidget(self._decided, self._share_told)
        left.addStretch(0)  # takes the room where nothing is told
        self._told = _scrolled(left)
        self._told.viewport().installEventFilter(self)
        grid = QGridLayout()
        grid.setSpacing(20)
        grid.setColumnStretch(0, 9 if self.sheet is None else 11)  # its columns need room
        grid.setColumnStretch(1, 10)
        grid.addWidget(self._told, 0, 0)
        right = QVBoxLayout()
        right.setSpacing(14)
        # Few bars need little height: the courses take the rest.
        charts: list[tuple[str, QWidget, float]] = [("lines", self.lines, 10)]
        if self._second is not None:
            charts.append(("bars", self._second, 2.6 + 1.3 * len(self._session.seats)))
        elif self._parts.sources:
            charts.append(("bars", self.bars, 2.6 + 1.85 * len(self._cards)))
        for name, chart, share in charts:
            box = column(self._headings[name], gap=8, margins=(20, 14, 20, 14))
            box.addWidget(chart, 1)
            right.addWidget(panel(box), round(share))
        self._charts = _scrolled(right)
        grid.addWidget(self._charts, 0, 1)
        self._page = layout = QVBoxLayout(self)
        layout.setContentsMargins(MARGIN, 24, MARGIN, 28)
        layout.setSpacing(16)
        layout.addLayout(head)
        layout.addLayout(grid, 1)

    def _places(self) -> Iterator[tuple[int, Seat]]:
        """Everybody's rank, the best first; equals share theirs."""
        rank = 1
        for group in self._outcome.ranking:
            yield from ((rank, seat) for seat in group)
            rank += len(group)

    def _tell_turning_points(self) -> None:
        """In the height that the ranking and the awards leave."""
        frame, height = self.preferences.frame, self._told.viewport().height()
        share = SHARE * height / (SHARE * len(self._cards) + self._share_told)
        cards = sum(max(card.minimumHeight(), min(card.maximumHeight(), share)) for card in self._cards)
        cards += self.sheet.height() + 10 * frame if self.sheet is not None else 0
        crown = self.awards.sizeHint().height() + 10 * frame if self.awards is not None else 0.0
        self._decided.tell(height - cards - 10 * frame * len(self._cards) - crown)

    @property
    def _share_told(self) -> int:
        """Of the height, beside `SHARE` for each player's card."""
        return 8 if self.awards is not None else 2 + len(self._session.seats)

    def restyle(self) -> None:
        for card in self._cards:
            card.restyle()
        for drawn in self._drawn:
            drawn.restyle()
        self._decided.restyle()
        self._make_room()
        super().restyle()
        self._tell_when_laid_out()

    def retranslate(self) -> None:
        self._parts.retranslate()
        names = self._session.names
        title = result_title(self._outcome.ranking, self._outcome.points, names, self.preferences.language)
        self._title.setText(title)
        told = [rank_words(self._parts, seat, rank, self._outcome.points[seat]) for rank, seat in self._places()]
        self._title.setAccessibleName(in_sentences([title, *told]))
        for card in self._cards:
            card.retranslate()
        self._subtitle.setText(self._about())
        self._headings["lines"].setText(self.tr("Course of the points"))
        second = self._parts.second_chart_title() or self.tr("Where the points came from")
        self._headings["bars"].setText(second)
        for drawn in self._drawn:
            drawn.retranslate()
        decided = self._parts.decided_title() or self.tr("What decided it")
        self._decided.title.setText(decided)
        self._told.setAccessibleName(decided)
        self._charts.setAccessibleName(self.tr("Course of the points"))
        self._table.setText(self.tr("Look at the table"))
        self._rematch.setText(self.tr("Play again"))
        if self.onward is not None:
            self.onward.setText(self._parts.onward_words())
        self._rematch.setToolTip(self.tr("The same players, another table."))
        self._same_table.setText(self.tr("Same table again"))
        alone = len(self._session.seats) == 1
        swapped = self.tr("The same cards in the same order, with everybody on another seat.")
        self._same_table.setToolTip(self.tr("The same cards in the same order.") if alone else swapped)
        self._make_room()
        self.bars.say(self._parts.source_parts())
        end, language = self.tr("End"), self.preferences.language
        stops = [end if stop == END else self._rounds.round_mark(stop, language) for stop in self._parts.stops]
        self.lines.say(stops)
        self._tell_turning_points()

    def _about(self) -> str:
        """What broke a tie; the day's challenge, if it is one, what was played, and whether it was practice."""
        day, players = day_of(self._session.record().meta), self.tr("%n player(s)", "", len(self._session.seats))
        days = [SavedWords(self.preferences).day(day)] if day else []
        practice = [self.tr("practice game")] if self._session.practice else []
        first = self._outcome.ranking[0]
        tie = [broken for seat, broken in self._parts.ties() if first == (seat,)]
        return capital(", ".join([*tie, *days, *self._parts.about(players), *practice]))


def _scrolled(layout: QVBoxLayout) -> Scrolled:
    """With larger words there may be more to tell than room."""
    inner = QWidget()
    layout.setContentsMargins(0, 0, 0, 0)
    inner.setLayout(layout)
    area = Scrolled(inner, read=True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return area
