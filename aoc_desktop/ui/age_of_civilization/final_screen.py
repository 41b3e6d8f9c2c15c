"""The end of a game: who won, by what, and how the points grew."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from aoc_desktop.games.age_of_civilization.daily import kind_of
from aoc_desktop.games.age_of_civilization.military import military
from aoc_desktop.games.age_of_civilization.scenarios import SCENARIOS
from aoc_desktop.games.age_of_civilization.score_sources import (
    SOURCES,
    Gained,
    by_round,
    gains,
    sources,
    turning_points,
)
from aoc_desktop.games.age_of_civilization.state import ROUNDS, State
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.models.age_of_civilization.table import TableModels
from aoc_desktop.models.session import Session
from aoc_desktop.profile.age_of_civilization.solo import Crowned
from aoc_desktop.profile.saved_index import day_of
from aoc_desktop.text.age_of_civilization.prompts import result_title
from aoc_desktop.text.age_of_civilization.solo import kind_name
from aoc_desktop.text.age_of_civilization.speech import load_language
from aoc_desktop.ui.actions import Actions
from aoc_desktop.ui.age_of_civilization.colours import CHART
from aoc_desktop.ui.age_of_civilization.face_book import FaceBook
from aoc_desktop.ui.age_of_civilization.solo.crowning import CrownPanel
from aoc_desktop.ui.age_of_civilization.tooltips import tooltip
from aoc_desktop.ui.art.emblems import paint_roundel
from aoc_desktop.ui.art.tokens import signed
from aoc_desktop.ui.charts import Bar, Line, LineChart, Part, StackedBars
from aoc_desktop.ui.controls import Scrolled, SeatSign
from aoc_desktop.ui.icons import mix, paint_icon, paint_seat
from aoc_desktop.ui.key_cap import KeyButton
from aoc_desktop.ui.lettering import Align, draw_text, heading, plain
from aoc_desktop.ui.preferences import Preferences
from aoc_desktop.ui.saved_words import SavedWords
from aoc_desktop.ui.theme import Radius, Type
from aoc_desktop.ui.widgets import Screen, button, column, label, panel, row, rule

LEFT = Align.AlignLeft | Align.AlignVCenter
RIGHT = Align.AlignRight | Align.AlignVCenter
WIDTH, HEIGHT = 520, 76
"""What a player's card needs at the usual size of words."""
MARGIN = 36
SIGN = 11
"""The seat's sign beside a turning point."""
LEAST_POINTS, MOST_POINTS = 2, 7
"""How many turning points are told, as there is room for them."""
HIGHEST_POINT = 44
SHARE = 3
"""Of the height for a player's card."""
NARROW = 470.0
"""A rank card less wide than this leaves out the trophy: the numbers need the room."""


class RankCard(QWidget):
    """A player's place: rank, name, civilisations, what was built, points. Every number tells what it is the sum of."""

    def __init__(self, session: Session, seat: int, rank: int, preferences: Preferences) -> None:
        super().__init__()
        self._preferences, self._seat, self._rank = preferences, seat, rank
        self._models = TableModels.of(session)
        state: State = session.match.state
        self._player = state.players[seat]
        self._military = military(state, seat)
        self._name = session.seats[seat].name
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        self.restyle()
        self.setAccessibleName(preferences.speech.labelled(f"{rank}. {self._name}", self._player.points))

    def restyle(self) -> None:
        scale = self._preferences.scale
        self.setMinimumHeight(round(max(72.0, 64 * scale)))
        self.setMaximumHeight(round((128 if self._rank == 1 else 102) * scale))

    @property
    def _scale(self) -> float:
        """Larger words only where the card has room for them."""
        return max(1.0, min(self._preferences.scale, self.width() / WIDTH, self.height() / HEIGHT))

    @property
    def _rect(self) -> QRectF:
        return QRectF(0, 0, self.width() / self._scale, self.height() / self._scale).adjusted(1, 1, -1, -1)

    def number_at(self, point: QPointF) -> str:
        """Which number is there, by the name of its place; empty: none."""
        point, rect = point / self._scale, self._rect
        spots = {name: spot.adjusted(-29, 0, 0, 0) for name, spot in self._count_spots(rect).items()}
        spots["points"] = self._points_spot(rect).adjusted(-40, 0, 18, 0)
        return next((name for name, spot in spots.items() if spot.contains(point)), "")

    def sum_of(self, number: str) -> str:
        """What it is made of, as the table tells it."""
        models, language = self._models, self._preferences.language
        faces = FaceBook(models.cards, language, models.standing.solo)
        return tooltip((number, ""), models, faces, models.boards[self._seat])

    def event(self, event: QEvent) -> bool:
        """A number under the pointer opens its sum: when it rests there, or clicks."""
        if isinstance(event, QHelpEvent):
            self._explain(QPointF(event.pos()))
            return True
        return super().event(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
        self.setCursor(hand if self.number_at(event.position()) else arrow)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._explain(event.position())

    def _explain(self, point: QPointF) -> None:
        number = self.number_at(point)
        QToolTip.showText(self.mapToGlobal(point).toPoint(), self.sum_of(number) if number else "", self)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, seat = self._preferences.theme, self._preferences.seats[self._seat]
        scale, rect = self._scale, self._rect
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        first = self._rank == 1
        painter.setPen(QPen(QColor(theme.primary if first else theme.line), 1.5 if first else 1))
        painter.setBrush(QColor(mix(theme.raised, seat.fill, 0.12) if first else theme.raised))
        painter.drawRoundedRect(rect, Radius.PANEL, Radius.PANEL)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(seat.fill))
        painter.drawRoundedRect(QRectF(rect.left(), rect.top() + 8, 5, rect.height() - 16), 2.5, 2.5)
        self._paint_rank(painter, rect)
        self._paint_person(painter, rect)
        self._paint_counts(painter, rect)
        star = 30.0 if first else 24.0
        number, spot = plain(40 if first else 28, theme.text, 900), self._points_spot(rect)
        draw_text(painter, spot, str(self._player.points), number, RIGHT)
        place = QRectF(spot.left() - 10 - star, rect.center().y() - star / 2, star, star)
        paint_icon(painter, place, "point", None, theme.on_dark)
        painter.end()

    def _paint_rank(self, painter: QPainter, rect: QRectF) -> None:
        theme, middle = self._preferences.theme, rect.center().y()
        if rect.width() < NARROW:
            return
        if self._rank == 1:
            paint_icon(painter, QRectF(rect.left() + 24, middle - 20, 40, 40), "trophy", theme.primary)
            return
        place = QRectF(rect.left() + 20, middle - 16, 48, 32)
        draw_text(painter, place, str(self._rank), plain(Type.COUNTER, theme.text, 700))

    def _paint_person(self, painter: QPainter, rect: QRectF) -> None:
        theme, middle = self._preferences.theme, rect.center().y()
        large = rect.height() > 90
        seat = self._preferences.seats[self._seat]
        top = middle - (34 if large else 30)
        left = rect.left() - (66 if rect.width() < NARROW else 0)
        paint_seat(painter, QRectF(left + 88, top + 8, 13, 13), seat)
        name = QRectF(left + 110, top, max(110.0, rect.width() - 400), 30)
        draw_text(painter, name, self._name, heading(Type.COUNTER if self._rank == 1 else 20, theme.text), LEFT)
        side, x = (38.0 if large else 30.0), left + 86
        room = self._counts_left(rect) - x
        side = min(side, room / max(1, len(self._player.civilizations)) - 8)
        for card in self._player.civilizations:
            paint_roundel(painter, QRectF(x, top + 34, side, side), card.id, card.group)
            x += side + 8

    def _points_spot(self, rect: QRectF) -> QRectF:
        return QRectF(rect.right() - 80, rect.top(), 62, rect.height())

    def _count_spots(self, rect: QRectF) -> dict[str, QRectF]:
        """Where the small numbers stand, two by two, with room for their signs before them."""
        left, top = self._counts_left(rect) + 29, rect.center().y() - 29
        names = ("technologies", "wonders", "military", "coins")
        return {
            name: QRectF(left + 64 * (place % 2), top + 31 * (place // 2), 34, 26) for place, name in enumerate(names)
        }

    def _counts_left(self, rect: QRectF) -> float:
        return rect.right() - (250 if rect.width() < NARROW else 274)

    def _paint_counts(self, painter: QPainter, rect: QRectF) -> None:
        player, theme = self._player, self._preferences.theme
        counts = (
            ("technology", len(player.technologies)),
            ("wonder", len(player.wonders)),
            ("military", self._military),
            ("coin", player.coins),
        )
        for (icon, amount), spot in zip(counts, self._count_spots(rect).values(), strict=True):
            paint_icon(painter, QRectF(spot.left() - 29, spot.top() + 2, 22, 22), icon, None, theme.on_dark)
            draw_text(painter, spot, str(amount), plain(Type.NAME, theme.text, 700), LEFT)


class Shortened(QLabel):
    """Words of which as much is shown as there is room for."""

    def __init__(self) -> None:
        super().__init__()
        self._words = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def say(self, words: str) -> None:
        self._words = words
        self.setAccessibleName(words)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        self.setText(self.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, self.width()))


class TurningPoint(QWidget):
    """A line: when, who by what, as far as there is room, and how many points; its tooltip names every cause."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self._when, self._what, self._amount = label(role="caption"), Shortened(), label(role="strong")
        self._sign = SeatSign(preferences.seats[0])
        parts = row(self._when, self._sign, self._what, self._amount, gap=10)
        parts.setStretch(2, 1)
        line = QWidget()
        line.setLayout(parts)
        self.setLayout(column(rule(), line, gap=4))
        self.restyle()

    def restyle(self) -> None:
        scale = self._preferences.scale
        self._when.setMinimumWidth(round(70 * scale))
        self._sign.set_side(SIGN * scale)
        self.setMaximumHeight(round(HIGHEST_POINT * scale))

    def tell(self, seat: int, when: str, what: str, points: int, causes: str) -> None:
        self._sign.set_seat(self._preferences.seats[seat])
        self._when.setText(when)
        self._what.say(what)
        self._amount.setText(f"+{points}")
        self.setToolTip(causes)


class FinalScreen(Screen):
    """Ranking and turning points on the left, the two charts on the right."""

    SPACIOUS = True

    table_wanted = Signal()
    rematch_wanted = Signal()
    same_table_wanted = Signal()
    scenario_wanted = Signal(str)
    """The one that a medal has opened."""

    def __init__(
        self, session: Session, preferences: Preferences, actions: Actions, end: Crowned | Reason | None = None
    ) -> None:
        """`end`: what a solo game brought, or why it counts for nothing."""
        super().__init__(preferences)
        self._session = session
        alone = session.match.state.table.solo
        self.crowning = CrownPanel(session, end, preferences) if alone else None
        outcome = session.match.outcome
        assert outcome is not None
        self._outcome: Any = outcome
        events = [event for turn in session.match.history for event in turn.events]
        self._gains = gains(events)
        self._title, self._subtitle = label(role="screen"), label(role="soft", wrap=True)
        self._headings = {name: label(role="heading") for name in ("lines", "bars", "decided")}
        self._table = button()
        self._table.setObjectName("look_at_table")
        self._same_table = button()
        self._same_table.setObjectName("same_table")
        self._same_table.clicked.connect(self.same_table_wanted)
        opened = next_scenario(end)
        self.next_scenario = button(primary=True) if opened else None
        if self.next_scenario is not None:
            self.next_scenario.setObjectName("next_scenario")
            self.next_scenario.clicked.connect(lambda: self.scenario_wanted.emit(opened))
        self._rematch = button(primary=not opened)
        self._rematch.setObjectName("rematch")
        self._table.clicked.connect(self.table_wanted)
        self._rematch.clicked.connect(self.rematch_wanted)
        offered = ("review", "challenge_friend", "replay", "home", "solo" if alone else "new_game")
        self._others = [KeyButton(actions, name, preferences, height=32) for name in offered]
        self._make_charts()
        self._decided = self._turning_points()
        self._lay_out()
        self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        (self.next_scenario or self._rematch).setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()
        QTimer.singleShot(0, self, self._tell_turning_points)  # once the others have taken their room

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
        names = [seat.name for seat in self._session.seats]
        order = [seat for group in self._outcome.ranking for seat in group]
        parts = sources(self._gains, len(names))
        courses = by_round(self._gains, len(names), ROUNDS)
        shown = list(SOURCES)
        bars = [Bar(seat, names[seat], tuple(parts[seat][source] for source in shown)) for seat in order]
        self.bars = StackedBars(self.preferences, bars, [Part(source, CHART[source]) for source in shown])
        lines = [Line(seat, names[seat], tuple(courses[seat])) for seat in order]
        self.lines = LineChart(self.preferences, lines, [str(n) for n in range(ROUNDS + 1)])

    def _lay_out(self) -> None:
        self._lines = [row(gap=12) for _ in range(3)]
        head = column(gap=4)
        for line in self._lines:
            head.addLayout(line)
        self._again, self._elsewhere = QWidget(), QWidget()
        onward = [] if self.next_scenario is None else [self.next_scenario]
        self._again.setLayout(row(self._table, self._same_table, self._rematch, *onward))
        self._elsewhere.setLayout(row(*self._others))
        left = column(gap=10)
        rank = 1
        self._cards: list[RankCard] = []
        for group in self._outcome.ranking:
            for seat in group:
                self._cards.append(RankCard(self._session, seat, rank, self.preferences))
                left.addWidget(self._cards[-1], SHARE)
            rank += len(group)
        if self.crowning is not None:
            left.addWidget(self.crowning)
        left.addWidget(self._decided, self._share_told)
        self._told = _scrolled(left)
        grid = QGridLayout()
        grid.setSpacing(20)
        grid.setColumnStretch(0, 9)
        grid.setColumnStretch(1, 10)
        grid.addWidget(self._told, 0, 0)
        right = QVBoxLayout()
        right.setSpacing(14)
        # Few bars need little height: the courses take the rest.
        for name, chart, share in (("lines", self.lines, 10), ("bars", self.bars, 2.6 + 1.85 * len(self._cards))):
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

    def _turning_points(self) -> QWidget:
        """What decided it: the turns that brought most, as many as there is room for."""
        box = column(self._headings["decided"], gap=4, margins=(18, 12, 18, 12))
        self._points: list[TurningPoint] = []
        for _ in range(MOST_POINTS):
            self._points.append(TurningPoint(self.preferences))
            box.addWidget(self._points[-1], 10)
        box.addStretch(1)
        return panel(box)

    def _tell_turning_points(self) -> None:
        frame, height = self.preferences.frame, self._told.viewport().height()
        share = SHARE * height / (SHARE * len(self._cards) + self._share_told)
        cards = sum(max(card.minimumHeight(), min(card.maximumHeight(), share)) for card in self._cards)
        crown = self.crowning.sizeHint().height() + 10 * frame if self.crowning is not None else 0.0
        heading = self._headings["decided"].sizeHint().height() + 28 * frame
        each = self._points[0].sizeHint().height() + 4 * frame
        room = int((height - cards - 10 * frame * len(self._cards) - crown - heading) / each)
        count = max(LEAST_POINTS, min(MOST_POINTS, room))
        found = turning_points(self._gains, count)
        for place, point in enumerate(self._points):
            point.setVisible(place < len(found))
            if place < len(found):
                self._tell(point, found[place])

    @property
    def _share_told(self) -> int:
        """Of the height, beside `SHARE` for each player's card."""
        return 8 if self.crowning is not None else 2 + len(self._session.seats)

    def _tell(self, point: TurningPoint, turn: list[Gained]) -> None:
        speech, first = self.preferences.speech, turn[0]
        name = self._session.seats[first.seat].name
        when = speech.text("bar.round_short", round=first.round) if first.round else self.tr("End")
        causes = speech.join([f"{self._cause(gain)} {signed(gain.points)}".strip() for gain in turn], "comma")
        what = self.tr("{0}: {1}", "player: causes").format(name, causes)
        point.tell(first.seat, when, what, sum(gain.points for gain in turn), causes)

    def restyle(self) -> None:
        for card in self._cards:
            card.restyle()
        for point in self._points:
            point.restyle()
        self._make_room()
        super().restyle()

    def retranslate(self) -> None:
        if self.crowning is not None:
            self.crowning.retranslate()
        names = [seat.name for seat in self._session.seats]
        title = result_title(self._outcome.ranking, self._outcome.points, names, self.preferences.language)
        self._title.setText(title)
        self._subtitle.setText(self._course_words())
        self._headings["lines"].setText(self.tr("Points by round"))
        self._headings["bars"].setText(self.tr("Where the points came from"))
        self._headings["decided"].setText(self.tr("What decided it"))
        self._told.setAccessibleName(self.tr("What decided it"))
        self._charts.setAccessibleName(self.tr("Points by round"))
        self._table.setText(self.tr("Look at the table"))
        self._rematch.setText(self.tr("Play again"))
        if self.next_scenario is not None:
            self.next_scenario.setText(self.tr("Next scenario"))
        self._rematch.setToolTip(self.tr("The same players, another table."))
        self._same_table.setText(self.tr("Same table again"))
        alone = len(self._session.seats) == 1
        swapped = self.tr("The same cards in the same order, with everybody on another seat.")
        self._same_table.setToolTip(self.tr("The same cards in the same order.") if alone else swapped)
        self._make_room()
        words = {
            "actions": self.tr("Actions"),
            "technologies": self.tr("Technologies"),
            "civilizations": self.tr("Civilisations"),
            "wonders": self.tr("Wonders"),
            "end_of_game": self.tr("End of game"),
        }
        self.bars.say([Part(words[source], CHART[source]) for source in SOURCES])
        self.lines.say([*(self.tr("R{0}", "short for round").format(n) for n in range(1, ROUNDS + 1)), self.tr("End")])
        self._tell_turning_points()

    def _cause(self, gain: Gained) -> str:
        speech = load_language(self.preferences.language)
        if gain.cause_kind and gain.cause_kind != "rule":
            return str(speech.names[gain.cause_kind][gain.cause].display)
        key = f"rule.{gain.cause}"
        return speech.text(key) if speech.has(key) else ""

    def _course_words(self) -> str:
        """The day's challenge, if it is one, players, edition and variants, in one line."""
        speech, record = load_language(self.preferences.language), self._session.record()
        kind = kind_of(record)
        parts = [SavedWords(self.preferences).day(day)] if (day := day_of(record.meta)) else []
        parts += [kind_name(kind, speech.code) if kind else self.tr("%n player(s)", "", record.players)]
        if isinstance(record.card_set, str):
            parts.append(speech.names["edition"][record.card_set].display)
        parts += [speech.names["variant"][name].display for name in record.variants if kind != "innovation"]
        practice = [self.tr("practice game")] if self._session.practice else []
        return ", ".join([*parts, *practice])


def next_scenario(end: Crowned | Reason | None) -> str:
    """What follows on the road after a scenario that has a medal, of this game or of one before; empty: nothing."""
    if not isinstance(end, Crowned) or not (end.laurel.medal or end.medal_before) or end.laurel.kind not in SCENARIOS:
        return ""
    place = SCENARIOS.index(end.laurel.kind) + 1
    return SCENARIOS[place] if place < len(SCENARIOS) else ""


def _scrolled(layout: QVBoxLayout) -> Scrolled:
    """With larger words there may be more to tell than room."""
    inner = QWidget()
    layout.setContentsMargins(0, 0, 0, 0)
    inner.setLayout(layout)
    area = Scrolled(inner, read=True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return area
