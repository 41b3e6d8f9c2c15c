"""The end of a game: the winner, the margin, each player's place, and how the points grew."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from aoc_desktop.games import codes_of, words_of
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
from aoc_desktop.ui.kit.icons import mix, paint_icon, paint_seat
from aoc_desktop.ui.kit.key_cap import KeyButton
from aoc_desktop.ui.kit.lettering import Align, draw_text, heading, plain
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.screen_reader import listened_to, set_role, spoken
from aoc_desktop.ui.kit.theme import Radius, Type
from aoc_desktop.ui.kit.widgets import Screen, button, column, label, panel, row
from aoc_desktop.ui.saved.words import SavedWords
from aoc_desktop.ui.screens.result.result_parts import ResultParts, TurningPoints

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
        codes = () if codes_of(parts.look.id) is None else ("challenge_friend",)
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
        if listened_to():  # a listener hears first how the game ended
            spoken().note(self._title.accessibleName())
            self._let_be_heard()
            self._title.setFocus()
        else:
            self._table.setFocus()  # one Enter too many starts no other game

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()
        self._tell_when_laid_out()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lay out the turning points again when their room changes."""
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
        """The tie-break, the day's challenge if it is one, the variants, and what keeps the game from earning."""
        day, players = day_of(self._session.record().meta), self.tr("%n player(s)", "", len(self._session.seats))
        days = [SavedWords(self.preferences).day(day)] if day else []
        practice = [self.tr("practice game")] if self._session.practice else []
        practice += [self.tr("brought from elsewhere")] if self._session.brought else []
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


# A player's place at the end of a game.


LEFT = Align.AlignLeft | Align.AlignVCenter
RIGHT = Align.AlignRight | Align.AlignVCenter
WIDTH, HEIGHT = 520, 76
"""What a card needs at the usual size of words."""
LOW = 0.7
"""The share of that height which a card of one line needs."""
NARROW = 470.0
"""A card less wide than this leaves out the trophy: the numbers need the room."""


def rank_words(parts: ResultParts, seat: int, rank: int, points: int) -> str:
    """A player's place as it is heard."""
    player = f"{rank}. {parts.session.seats[seat].name}"
    return parts.preferences.speech.text("summary.score", player=player, n=points)


class RankCard(QWidget):
    """A player's place: rank, name, emblems, counts, points. Every number tells what it is the sum of."""

    def __init__(self, parts: ResultParts, seat: int, rank: int, points: int) -> None:
        super().__init__()
        self._parts, self._preferences = parts, parts.preferences
        self.seat, self._rank, self.points = seat, rank, points
        self._counts, self._tags = parts.counts(seat), parts.tags(seat)
        self._name = parts.session.seats[seat].name
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        set_role(self, "StaticText")
        self.restyle()
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(rank_words(self._parts, self.seat, self._rank, self.points))

    def restyle(self) -> None:
        scale, share = self._preferences.scale, 1.0 if self._two_lines else LOW
        self.setMinimumHeight(round(max(72.0, 64 * scale) * share))
        self.setMaximumHeight(round((128 if self._rank == 1 else 102) * scale * share))

    @property
    def _two_lines(self) -> bool:
        """Emblems stand under the name, counts in two lines."""
        return bool(self._tags) or len(self._counts) > 2

    @property
    def _scale(self) -> float:
        """Larger words only where the card has room for them."""
        height = HEIGHT * (1.0 if self._two_lines else LOW)
        return max(1.0, min(self._preferences.scale, self.width() / WIDTH, self.height() / height))

    @property
    def _rect(self) -> QRectF:
        return QRectF(0, 0, self.width() / self._scale, self.height() / self._scale).adjusted(1, 1, -1, -1)

    def number_at(self, point: QPointF) -> str:
        """Which number is there, by the name of its place; empty: none."""
        point, rect = point / self._scale, self._rect
        spots = {name: spot.adjusted(-29, 0, 0, 0) for name, spot in self._count_spots(rect).items()}
        spots["points"] = self._points_spot(rect).adjusted(-40, 0, 18, 0)
        return next((name for name, spot in spots.items() if spot.contains(point)), "")

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
        told = self._parts.sum_of(self.seat, number) if number else ""
        QToolTip.showText(self.mapToGlobal(point).toPoint(), told, self)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, seat = self._preferences.theme, self._preferences.seats[self.seat]
        scale, rect = self._scale, self._rect
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        first = self._rank == 1
        edge, width = (theme.primary, 1.5 * theme.line_px) if first else (theme.line, theme.line_px)
        if self.hasFocus():
            edge, width = theme.lit, 2 * theme.line_px
        painter.setPen(QPen(QColor(edge), width))
        painter.setBrush(QColor(mix(theme.raised, seat.fill, 0.12) if first and not theme.bold else theme.raised))
        painter.drawRoundedRect(rect, Radius.PANEL, Radius.PANEL)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(seat.fill))
        painter.drawRoundedRect(QRectF(rect.left(), rect.top() + 8, 5, rect.height() - 16), 2.5, 2.5)
        self._paint_rank(painter, rect)
        self._paint_person(painter, rect)
        self._paint_counts(painter, rect)
        star = 30.0 if first else 24.0
        number, spot = plain(40 if first else 28, theme.text, 900), self._points_spot(rect)
        draw_text(painter, spot, str(self.points), number, RIGHT)
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
        seat = self._preferences.seats[self.seat]
        top = middle - (15 if not self._tags else 34 if large else 30)
        left = rect.left() - (66 if rect.width() < NARROW else 0)
        paint_seat(painter, QRectF(left + 88, top + 8, 13, 13), seat)
        name = QRectF(left + 110, top, max(110.0, rect.width() - 400), 30)
        draw_text(painter, name, self._name, heading(Type.COUNTER if self._rank == 1 else 20, theme.text), LEFT)
        side, x = (38.0 if large else 30.0), left + 86
        room = self._counts_left(rect) - x
        side = min(side, room / max(1, len(self._tags)) - 8)
        for tag in self._tags:
            self._parts.paint_tag(painter, QRectF(x, top + 34, side, side), tag)
            x += side + 8

    def _points_spot(self, rect: QRectF) -> QRectF:
        return QRectF(rect.right() - 80, rect.top(), 62, rect.height())

    def _count_spots(self, rect: QRectF) -> dict[str, QRectF]:
        """Where the small numbers stand, two by two, with room for their signs before them."""
        left, top = self._counts_left(rect) + 29, rect.center().y() - (29 if self._two_lines else 13)
        return {
            count.name: QRectF(left + 64 * (place % 2), top + 31 * (place // 2), 34, 26)
            for place, count in enumerate(self._counts)
        }

    def _counts_left(self, rect: QRectF) -> float:
        return rect.right() - (250 if rect.width() < NARROW else 274)

    def _paint_counts(self, painter: QPainter, rect: QRectF) -> None:
        theme = self._preferences.theme
        for count, spot in zip(self._counts, self._count_spots(rect).values(), strict=True):
            paint_icon(painter, QRectF(spot.left() - 29, spot.top() + 2, 22, 22), count.icon, None, theme.on_dark)
            draw_text(painter, spot, str(count.amount), plain(Type.NAME, theme.text, 700), LEFT)
