"""What each of the nine crossings would give, as a page of the right column: while row and column are chosen."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QTabWidget, QWidget

from aoc_desktop.games.monumental_duel.table.formula import sum_formula
from aoc_desktop.games.monumental_duel.table.place_words import category
from aoc_desktop.games.monumental_duel.table.rows.sums import ScoreRow, SumRow
from aoc_desktop.games.monumental_duel.table.rows.table import Outlook, SeatRow, TableModels
from aoc_desktop.kernel.errors import IllegalMove
from aoc_desktop.kernel.game import Move
from aoc_desktop.play.places import Place
from aoc_desktop.play.session import Session
from aoc_desktop.ui.kit.card_kit import fill, outline, rounded
from aoc_desktop.ui.kit.formula_paint import paint_formula
from aoc_desktop.ui.kit.icons import paint_icon, paint_seat
from aoc_desktop.ui.kit.lettering import Align, draw_text, grown_size, plain, text_width
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.theme import FACE
from aoc_desktop.ui.kit.tokens import BREAK_SIGN, Token, figure, thing
from aoc_desktop.ui.table.page.panel import RIGHT, TablePanel
from aoc_desktop.ui.table.page.seat_box import HEAD as SEAT_HEAD
from aoc_desktop.ui.table.page.seat_box import SeatBox
from aoc_desktop.ui.table.page.side_page import SidePage

translate = QCoreApplication.translate
LEFT = Align.AlignLeft | Align.AlignVCenter
GAP = 6.0
HEAD, FOOT = 22.0, 44.0


class SumsPage(SidePage, QWidget):
    """Three times three fields; pointing at one shows it on the table, a click plays it."""

    icon = "activated"

    def __init__(self, session: Session, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self._session = session
        self._rows: TableModels = TableModels.of(session, preferences.language)
        self._under = ""
        self._asked: bool | None = None
        """Whether row and column were being chosen when it was last looked at."""
        self._former: QWidget | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._rows.changed.connect(self._follow)
        self._rows.previewed.connect(lambda _preview: self.update())
        self.retranslate()

    def title(self) -> str:
        return translate("Duel", "Crossings")

    def topic(self) -> str:
        return "round"

    def look_at(self, session: Session) -> None:
        self._session = session
        self._rows = TableModels.of(session, self._preferences.language)
        self.update()

    def retranslate(self) -> None:
        self.setAccessibleName(self.title())
        self._follow()

    def restyle(self) -> None:
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(220, 260)

    def _follow(self, _turns: object = None) -> None:
        self._come_and_go()
        told = [self._words(row) for row in self._rows.sums.rows]
        self.setAccessibleDescription(" ".join(told))
        self.update()

    def _come_and_go(self) -> None:
        """While row and column are chosen the page shows by itself; then the former one returns."""
        tabs = self.parentWidget()
        while tabs is not None and not isinstance(tabs, QTabWidget):
            tabs = tabs.parentWidget()
        if tabs is None:
            return
        asked = self._rows.standing.step == "activation" and bool(self._rows.player_view.moves)
        if asked == self._asked:
            return
        self._asked = asked
        if asked:
            self._former = tabs.currentWidget()
            tabs.setCurrentWidget(self)
        elif tabs.currentWidget() is self:
            former = self._former if self._former not in (None, self) else tabs.widget(1)
            if former is not None:
                tabs.setCurrentWidget(former)

    def _words(self, row: SumRow) -> str:
        """A crossing in words, for who hears the table."""
        move: Move = ("activate", row.cell[0], row.cell[1])
        return f"{self._rows.words.move(move, self._preferences.language, {'state': self._session.match.state})}."

    # ------------------------------------------------------------------ fields

    def _field(self, number: int) -> QRectF:
        room = QRectF(self.rect()).adjusted(6, HEAD + 4, -6, -FOOT)
        wide, high = (room.width() - 2 * GAP) / 3, (room.height() - 2 * GAP) / 3
        high = min(high, 92.0)
        row, column = divmod(number, 3)
        return QRectF(room.left() + column * (wide + GAP), room.top() + row * (high + GAP), wide, high)

    def _cell_at(self, point: QPointF) -> str:
        for number, row in enumerate(self._rows.sums.rows):
            if self._field(number).contains(point):
                return row.cell
        return ""

    def _shown(self) -> str:
        """The crossing that is looked at, here or on the table."""
        preview = self._rows.preview
        if preview is not None and preview.move[:1] == ("activate",) and len(preview.move) == 3:
            return preview.move[1] + preview.move[2]
        return self._under

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._preferences.theme
        head = QRectF(8, 4, self.width() - 16, HEAD)
        draw_text(painter, head, translate("Duel", "What each crossing gives"), plain(13.5, theme.text, 700), LEFT)
        for number, row in enumerate(self._rows.sums.rows):
            self._paint_field(painter, self._field(number), row, row.cell == self._shown())
        if self.hasFocus():
            outline(painter, QRectF(self.rect()), 7, theme.lit, 2)
        y = self.height() - FOOT + 4
        for sign, words in (
            ("used", translate("Duel", "effects to use later as actions")),
            ("revolt", translate("Duel", "Revolts that leave")),
        ):
            paint_icon(painter, QRectF(10, y, 15, 15), sign, on_dark=theme.on_dark)
            draw_text(painter, QRectF(31, y - 1, self.width() - 39, 17), words, plain(12.5, theme.text), LEFT)
            y += 19
        painter.end()

    def _paint_field(self, painter: QPainter, rect: QRectF, row: SumRow, strong: bool) -> None:
        theme = self._preferences.theme
        fill(painter, rounded(rect, 7), FACE.target if strong else theme.raised)
        outline(painter, rect, 7, theme.lit if strong else theme.line, 2.5 if strong else 1)
        ink = FACE.ink if strong else theme.text
        dark = theme.on_dark and not strong
        name = QRectF(rect.left() + 6, rect.top() + 2, rect.width() - 12, 14)
        draw_text(painter, name, row.cell, plain(11.5, FACE.soft_ink if strong else theme.soft_text), LEFT)
        tokens = sum_formula(row.amounts)
        room = rect.adjusted(3, 15, -3, -22)
        paint_formula(painter, room, _broken(tokens), 18, dark, colour=ink, smallest=11)
        low: list[Token] = [thing("used"), figure(len(row.effects))] if row.effects else []
        if row.revolts:
            low += [Token("figure", text=f"−{row.revolts}"), thing("revolt")]
        paint_formula(
            painter,
            QRectF(rect.left() + 3, rect.bottom() - 22, rect.width() - 6, 20),
            low,
            15,
            dark,
            colour=ink,
            smallest=11,
        )

    # ------------------------------------------------------------------ pointing and playing

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(self._cell_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point("")

    def _point(self, cell: str) -> None:
        if cell == self._under:
            return
        self._under = cell
        move: Move = ("activate", *cell)
        legal = bool(cell) and move in self._rows.player_view.moves
        self._rows.show_preview(self._rows.preview_of(move) if legal else None)
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._play(self._cell_at(event.position()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        cells = [row.cell for row in self._rows.sums.rows]
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -3, Qt.Key.Key_Down: 3}
        key = Qt.Key(event.key())
        if key in steps and cells:
            here = cells.index(self._under) if self._under in cells else 4 - steps[key]
            self._point(cells[(here + steps[key]) % len(cells)])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._play(self._under)
        else:
            super().keyPressEvent(event)

    def _play(self, cell: str) -> None:
        move: Move = ("activate", *cell)
        if cell and move in self._rows.player_view.moves:
            try:
                self._session.play(move)
            except IllegalMove:
                self.update()  # somebody was quicker


def _broken(tokens: list[Token]) -> list[Token]:
    """Two resources in a row at most."""
    return [*tokens[:4], BREAK_SIGN, *tokens[4:]] if len(tokens) > 4 else tokens


# The duel in the right column: both totals and a scale for each thing that scores, with the dominations.


SIGNS = {
    "province": "province",
    "knowledge": "knowledge",
    "wonder": "wonder",
    "policy": "policy",
    "point_token": "point",
    "revolt": "revolt",
}
LINE = 25.0
CENTRE = Align.AlignHCenter | Align.AlignVCenter


class DuelShown(NamedTuple):
    """What the box shows beside the other player's own row."""

    viewer: int
    names: tuple[str, str]
    totals: tuple[int, int]
    after: tuple[int, int]
    """While a move is looked at; otherwise the same."""
    rows: tuple[ScoreRow, ...]
    worth: int


class DuelBox(SeatBox):
    """Mine at the left, the other's at the right."""

    low = SEAT_HEAD
    closed = SEAT_HEAD + 6 * 18
    opened = SEAT_HEAD + 34 + 6 * LINE + 6

    def __init__(self, panel: TablePanel) -> None:
        super().__init__(panel)
        panel.models.previewed.connect(lambda _preview: panel.follow())

    def shown(self, row: SeatRow, rows: TableModels) -> DuelShown:
        seats = rows.seats.rows
        totals = seats[0].points, seats[1].points
        own = rows.preview.own if rows.preview is not None else None
        after = own.after if isinstance(own, Outlook) else totals
        worth = rows.cards.points["domination"]
        names = seats[0].name, seats[1].name
        return DuelShown(rows.viewer, names, totals, after, tuple(rows.score.rows), worth)

    def paint_body(self, painter: QPainter, rect: QRectF, row: SeatRow, shown: DuelShown) -> None:
        room = rect.adjusted(12, SEAT_HEAD, -12, -4)
        lines = len(shown.rows)
        high = room.height() / (lines + (1 if rect.height() >= self.opened - 1 else 0))
        if high < 15:
            return
        y = room.top()
        if rect.height() >= self.opened - 1:
            self._paint_totals(painter, QRectF(room.left(), y, room.width(), high), shown)
            y += high
        for score in shown.rows:
            self._paint_scale(painter, QRectF(room.left(), y, room.width(), high), score, shown)
            y += high

    def _paint_totals(self, painter: QPainter, rect: QRectF, shown: DuelShown) -> None:
        theme, me = self.panel.theme, shown.viewer
        for seat, align, x in ((me, LEFT, rect.left()), (1 - me, RIGHT, rect.right() - 11)):
            paint_seat(painter, QRectF(x, rect.center().y() - 5, 11, 11), theme.seats[seat])
            inner = rect.adjusted(17, 0, -17, 0)
            text = str(shown.totals[seat])
            draw_text(painter, inner, text, plain(19, theme.text, 900), align)
            change = shown.after[seat] - shown.totals[seat]
            if change:
                wide = text_width(text, 900, 19) + 5
                place = inner.adjusted(wide, 0, 0, 0) if align == LEFT else inner.adjusted(0, 0, -wide, 0)
                colour = theme.gain if change > 0 else theme.loss
                draw_text(painter, place, f"▸{shown.after[seat]}", plain(14, colour, 900), align)
        side = 20.0
        paint_icon(
            painter,
            QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side),
            "point",
            on_dark=theme.on_dark,
        )

    def _paint_scale(self, painter: QPainter, rect: QRectF, score: ScoreRow, shown: DuelShown) -> None:
        theme, me = self.panel.theme, shown.viewer
        painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), theme.line_px), QColor(theme.line))
        for seat, align in ((me, LEFT), (1 - me, RIGHT)):
            text = str(score.points[seat]).replace("-", "−")
            colour = theme.loss if score.points[seat] < 0 else theme.text
            draw_text(painter, rect, text, plain(14.5, colour, 900), align)
            if score.dominates[seat]:
                self._paint_laurel(painter, rect, align == LEFT, shown.worth)
        side = min(16.0, rect.height() - 6)
        words = category(score.what)
        marks = 2 * 61  # numbers and laurels at both ends
        wide = min(text_width(words, 400, grown_size(12)), rect.width() - marks - side - 4)
        left = rect.center().x() - (side + 4 + wide) / 2
        paint_icon(
            painter, QRectF(left, rect.center().y() - side / 2, side, side), SIGNS[score.what], on_dark=theme.on_dark
        )
        draw_text(
            painter,
            QRectF(left + side + 4, rect.top(), wide + 2, rect.height()),
            words,
            plain(12, theme.soft_text),
            LEFT,
        )

    def _paint_laurel(self, painter: QPainter, rect: QRectF, left: bool, worth: int) -> None:
        theme, side = self.panel.theme, 15.0
        x = rect.left() + 24 if left else rect.right() - 24 - side - 16
        paint_icon(painter, QRectF(x, rect.center().y() - side / 2, side, side), "domination")
        words = QRectF(x + side + 1, rect.top(), 20, rect.height())
        draw_text(painter, words, f"+{worth}", plain(12, theme.link, 700), LEFT)

    def told_at(self, point: QPointF, rect: QRectF, row: SeatRow) -> Place | None:
        """The head is the other's; below it each side tells of its own player."""
        mine = point.y() >= SEAT_HEAD and point.x() < rect.width() / 2
        return "seat", str(self.panel.models.viewer if mine else row.seat)
