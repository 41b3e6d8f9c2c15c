"""The right column's own parts, and the first of them: compact boards of the other seats."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QTransform
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from aoc_desktop.games.age_of_civilization.state import MOST_WORKERS
from aoc_desktop.models.age_of_civilization.seats import SeatRow
from aoc_desktop.models.age_of_civilization.table import TableModels
from aoc_desktop.models.places import Place
from aoc_desktop.models.session import HUMAN, Session
from aoc_desktop.text.age_of_civilization.speech import load_language
from aoc_desktop.ui.age_of_civilization.face_book import FaceBook
from aoc_desktop.ui.age_of_civilization.faces import CivilizationFace
from aoc_desktop.ui.age_of_civilization.marks import paint_arrow
from aoc_desktop.ui.age_of_civilization.spoken import seat_words
from aoc_desktop.ui.age_of_civilization.tooltips import tooltip
from aoc_desktop.ui.art import emblems
from aoc_desktop.ui.art.card_kit import fill, outline, rounded
from aoc_desktop.ui.art.formula_paint import arrange, paint_formula
from aoc_desktop.ui.icons import action_icon, mix, paint_icon, paint_seat, paint_worker
from aoc_desktop.ui.lettering import Align, draw_text, drawn_width, elided, grown, heading, plain, text_width
from aoc_desktop.ui.notice import announce
from aoc_desktop.ui.table.stage import Draw, Pictures
from aoc_desktop.ui.theme import DARK, Theme, Type

LEFT = Align.AlignLeft | Align.AlignVCenter
RIGHT = Align.AlignRight | Align.AlignVCenter
translate = QCoreApplication.translate
NAME = 13.5
"""Letters of a player's name: small enough to grow with the others."""
WIDTH = 244.0
ROUNDEL, WORKER = 40.0, 18.0
Cells = tuple[tuple[int, int, str], ...]
"""The technology card in short: column, row and state of each cell."""
CLOSED_HEIGHT, OPEN_HEIGHT, GAP = 105.0, 146.0, 8.0
PILE_TOP, NUMBERS_TOP, LAST_TURN_TOP = 30.0, 77.0, 104.0
"""The lines of a player's box."""


class TablePanel(QWidget):
    """A widget that paints from the models and scales with its width."""

    def __init__(self, session: Session, language: str, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.models = TableModels.of(session, language)
        self.language = language
        self.theme = theme
        self.faces = FaceBook(self.models.cards, language, self.models.standing.solo)
        self._pictures = Pictures()
        self._look: object = None
        self.models.changed.connect(self.follow)
        self.models.settled.connect(self.describe)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def look(self) -> object:
        """All that it shows of the models, whatever that is: only compared."""
        return tuple(self.models.seats.rows)

    def follow(self) -> None:
        """Most moves change little: what looks as before is not painted again."""
        if (look := self.look()) != self._look:
            self._look = look
            self.update()

    def set_language(self, code: str) -> None:
        self.language = code
        self.faces = FaceBook(self.models.cards, code, self.models.standing.solo)
        self.name()
        self.update()

    def name(self) -> None:
        """What a screen reader calls it, in the language spoken now."""

    def describe(self) -> None:
        """What a screen reader says of it."""

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.update()

    def set_text_size(self, factor: float) -> None:
        self._pictures.set_text_size(factor)
        self.update()

    def forget(self) -> None:
        """Let go of all pictures."""
        self._pictures.clear()

    @property
    def factor(self) -> float:
        return max(0.5, self.width() / WIDTH)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            place, seat = self.told_at(QPointF(event.pos()) / self.factor)
            text = tooltip(place, self.models, self.faces, self.models.boards[seat]) if place else ""
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    def told_at(self, point: QPointF) -> tuple[Place | None, int]:
        """What a tooltip tells of at a point in our measures, and whose it is."""
        return None, 0


class OpponentsPanel(TablePanel):
    """The other seats, one below the other; a click opens the whole board."""

    board_wanted = Signal(int)
    """The board of this seat is to be shown whole."""

    def __init__(self, session: Session, language: str, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(session, language, theme, parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click opens a board and leaves the keyboard where it was
        self._focused = 0
        self.told = [QWidget(self) for _ in self.rows()]
        """Over each box, with nothing to be seen: the player for who hears the table."""
        for each in self.told:
            each.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.name()

    def name(self) -> None:
        self.setAccessibleName(self.tr("Other players"))
        self.describe()

    def describe(self) -> None:
        texts = [seat_words(row, self.language) for row in self.rows()]
        for told, text, row, box in zip(self.told, texts, self.rows(), self.boxes(), strict=True):
            told.setAccessibleName(row.name)
            told.setAccessibleDescription(text)
            told.setGeometry(QTransform.fromScale(self.factor, self.factor).mapRect(box).toRect())
        self.setAccessibleDescription(" ".join(texts))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.describe()

    def _who(self, row: SeatRow) -> str:
        if row.level == HUMAN:
            return translate("Table", "person")
        return translate("Table", "AI, {0}").format(load_language(self.language).names["ai_level"][row.level].display)

    def rows(self, models: TableModels | None = None) -> list[SeatRow]:
        """The others in the order in which they play after the viewer."""
        models = models or self.models
        seats = models.seats.rows
        count = len(seats)
        return [seats[(models.viewer + step) % count] for step in range(1, count)]

    def sizeHint(self) -> QSize:
        count = len(self.rows())
        return QSize(int(WIDTH), int(count * (CLOSED_HEIGHT + GAP) - GAP) if count else 0)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height() if self.rows() else 0)

    def boxes(self) -> list[QRectF]:
        """In our measures: open where there is room for the last turn, closed otherwise."""
        rows = self.rows()
        if not rows:
            return []
        room = (self.height() / self.factor - GAP * (len(rows) - 1)) / len(rows)
        height = OPEN_HEIGHT if room > OPEN_HEIGHT - 0.01 else min(room, CLOSED_HEIGHT)
        return [QRectF(0, number * (height + GAP), WIDTH, height) for number in range(len(rows))]

    def look(self) -> object:
        faces, marks = [self._face(row, self.models)[0] for row in self.rows()], self.models.marks
        return faces, marks.numbers, marks.cards

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.factor, self.factor)
        for number, (row, rect) in enumerate(zip(self.rows(), self.boxes(), strict=True)):
            look, draw = self._face(row, self.models)
            self._pictures.stamp(painter, rect, look, self._ratio, draw)
            self._paint_marks(painter, rect, row)
            if self.hasFocus() and number == self._focused:
                outline(painter, rect, 10, self.theme.text, 2.5)
        painter.end()

    @property
    def _ratio(self) -> float:
        return self.factor * self.devicePixelRatioF()

    def _face(self, row: SeatRow, models: TableModels) -> tuple[Hashable, Draw]:
        """What a seat's box looks like, and how it is drawn."""
        cells = tuple((cell.column, cell.row, cell.state) for cell in models.boards[row.seat].technologies.rows)
        look = (row, cells, self.theme.name, self.theme.seats, self.language)
        return look, partial(self._paint_seat, row=row, cells=cells)

    def missing_roundels(self, cards: Iterable[str]) -> Iterator[Callable[[], object]]:
        """The same for the signs of these civilisations, which any player may have next."""
        for card in cards:
            asked = ("stamp", ("roundel", card)), QSizeF(ROUNDEL, ROUNDEL), 0.0, self._ratio
            if not self._pictures.has(*asked):
                yield partial(self._pictures.get, *asked, partial(_paint_roundel, face=self.faces.civilization(card)))

    def missing(self, models: TableModels) -> Iterator[Callable[[], object]]:
        """The pictures that would have to be drawn if these were the models."""
        for row, rect in zip(self.rows(models), self.boxes(), strict=False):
            look, draw = self._face(row, models)
            asked = ("stamp", look), rect.size(), 0.0, self._ratio
            if not self._pictures.has(*asked):
                yield partial(self._pictures.get, *asked, draw)

    def _paint_seat(self, painter: QPainter, rect: QRectF, row: SeatRow, cells: Cells) -> None:
        theme, seat = self.theme, self.theme.seats[row.seat]
        fill(painter, rounded(rect, 10), theme.raised)
        outline(painter, rect, 10, theme.lit if row.turn else theme.line, 2 if row.turn else 1)
        painter.save()
        painter.setClipRect(QRectF(rect.left(), rect.top(), 4, rect.height()))
        fill(painter, rounded(rect, 10), seat.fill)
        painter.restore()
        self._paint_head(painter, QRectF(rect.left() + 12, rect.top() + 5, rect.width() - 30, 22), row)
        pile = QRectF(rect.left() + 12, rect.top() + PILE_TOP, rect.width() - 22, 44)
        look = ("pile", row.pile, theme.name, self.language)
        # It changes three times in a game: the numbers around it change with every move.
        self._pictures.stamp(painter, pile, look, self._ratio, partial(self._paint_civilization, row=row))
        numbers = QRectF(rect.left() + 10, rect.top() + NUMBERS_TOP, rect.width() - 18, 22)
        self._paint_numbers(painter, numbers, row)
        if rect.height() >= OPEN_HEIGHT:
            last = QRectF(rect.left() + 12, rect.top() + LAST_TURN_TOP, rect.width() - 22, 36)
            self._paint_last_turn(painter, last, row, cells)

    def _paint_head(self, painter: QPainter, rect: QRectF, row: SeatRow) -> None:
        theme = self.theme
        paint_seat(painter, QRectF(rect.left() + 1, rect.center().y() - 6, 12, 12), self.theme.seats[row.seat])
        points = str(row.points)
        width = text_width(points, 900, 17) + 1
        draw_text(painter, rect, points, plain(17, theme.text, 900), RIGHT)
        star = QRectF(rect.right() - width - 21, rect.center().y() - 9, 18, 18)
        paint_icon(painter, star, "point", on_dark=theme.on_dark)
        name = rect.adjusted(20, 0, -width - 26, 0)
        letters = plain(NAME, theme.text, 700)
        room = min(name.width(), drawn_width(row.name, letters) + 1)
        cut = name.adjusted(0, 0, room - name.width(), 0)
        draw_text(painter, cut, elided(row.name, 700, 12.5, cut.width()), letters, LEFT)
        x = cut.right() + 6
        if row.first_player:
            paint_icon(painter, QRectF(x, rect.center().y() - 8, 16, 16), "first_player", on_dark=theme.on_dark)
            x += 20
        note, beside = self._who(row), QRectF(x, rect.top(), star.left() - x - 4, rect.height())
        if text_width(note, 400, 12) <= beside.width():
            draw_text(painter, beside, note, plain(12, theme.soft_text), LEFT)

    def _paint_civilization(self, painter: QPainter, rect: QRectF, row: SeatRow) -> None:
        theme = self.theme
        side = ROUNDEL
        if not row.pile:
            text = translate("Table", "no civilisation yet")
            draw_text(painter, rect, text, plain(Type.CAPTION, theme.soft_text), LEFT)
            return
        face = self.faces.civilization(row.pile[0])
        self._paint_roundel(painter, QRectF(rect.left(), rect.top() + 1, side, side), face)
        beside = rect.adjusted(side + 10, 0, 0, 0)
        name = QRectF(beside.left(), beside.top(), beside.width(), 22)
        under = row.pile[1:]
        room = name.adjusted(0, 0, -len(under) * 24, 0)
        draw_text(painter, room, face.name, heading(16, theme.text), LEFT)
        for number, card in enumerate(under):
            old = self.faces.civilization(card)
            box = QRectF(name.right() - (number + 1) * 24 + 2, name.top(), 21, 21)
            self._paint_roundel(painter, box, old)
        with grown(1.0):  # larger signs of the one would leave no room for the other
            self._paint_abilities(painter, QRectF(beside.left(), name.bottom(), beside.width(), 21), row)

    def _paint_roundel(self, painter: QPainter, box: QRectF, face: CivilizationFace) -> None:
        self._pictures.stamp(painter, box, ("roundel", face.id), self._ratio, partial(_paint_roundel, face=face))

    def _paint_abilities(self, painter: QPainter, rect: QRectF, row: SeatRow) -> None:
        """Main ability, then its inherited one, as far as both fit; the board shows all."""
        theme, face = self.theme, self.faces.civilization(row.pile[0])
        plan = arrange(face.main, QSizeF(rect.width(), rect.height()), 17)
        if not plan.fits:
            tokens = face.inherited
            if arrange(tokens, rect.size(), 17).fits:
                paint_formula(painter, rect, tokens, 17, theme.on_dark, LEFT, theme.text)
            return
        place = QRectF(rect.left(), rect.top(), plan.width + 1, rect.height())
        paint_formula(painter, place, face.main, 17, theme.on_dark, LEFT, theme.text)
        rest = rect.adjusted(plan.width + 34, 0, 0, 0)
        if rest.width() > 30 and arrange(face.inherited, rest.size(), 17).fits:
            line = QRectF(rest.left() - 24, rect.top() + 3, 1, rect.height() - 6)
            painter.fillRect(line, QColor(theme.line))
            sign = QRectF(rest.left() - 16, rect.center().y() - 6, 12, 12)
            paint_icon(painter, sign, "inherited", theme.soft_text)
            paint_formula(painter, rest, face.inherited, 17, theme.on_dark, LEFT, theme.text)

    def _columns(self, row: SeatRow) -> dict[str, tuple[float, float]]:
        """Where each number of a player begins and ends on its line."""
        coins = _number_width(row.coins)
        workers = max(coins + 12, 42.0)  # room for the arrow of coins that have changed
        columns = {"coins": (0.0, coins), "workers": (workers, workers + MOST_WORKERS * WORKER)}
        x = max(columns["workers"][1] + 8, 122.0)
        for name, value in (
            ("military", row.military),
            ("technologies", len(row.technologies)),
            ("wonders", len(row.wonders)),
        ):
            columns[name] = x, x + _number_width(value)
            x += 36 if value < 10 else 42
        return columns

    def _paint_numbers(self, painter: QPainter, rect: QRectF, row: SeatRow) -> None:
        theme, columns = self.theme, self._columns(row)
        seat = self.theme.seats[row.seat]
        side = WORKER - 2
        for number in range(MOST_WORKERS):
            x = rect.left() + columns["workers"][0] + number * WORKER
            box = QRectF(x, rect.center().y() - side / 2, side, side)
            if number < row.workers:
                paint_worker(painter, box, seat)
            else:
                paint_icon(painter, box, "worker_dashed", mix(theme.raised, theme.line, 0.9))
        for name, icon, value in (
            ("coins", "coin", row.coins),
            ("military", "military", row.military),
            ("technologies", "technology", len(row.technologies)),
            ("wonders", "wonder", len(row.wonders)),
        ):
            self._paint_number(painter, QPointF(rect.left() + columns[name][0], rect.top()), icon, value)

    def mark_place(self, rect: QRectF, row: SeatRow, name: str) -> QPointF:
        """Where the arrow of a number that has changed begins: after the number, after the last worker."""
        if name == "points":
            return QPointF(rect.right() - 15, rect.top() + 16)
        start, end = self._columns(row)[name]
        if name == "workers" and row.workers < MOST_WORKERS:
            end = start + row.workers * WORKER + 4.5
        return QPointF(rect.left() + 10 + end, rect.top() + 88)

    def _paint_marks(self, painter: QPainter, rect: QRectF, row: SeatRow) -> None:
        """What the last move changed. Over the picture of the box, which therefore stays the same."""
        marks = self.models.marks
        for name, amount in marks.numbers[row.seat].items():
            paint_arrow(painter, self.mark_place(rect, row, name), amount, self.theme)
        if row.pile and ("civilization", row.pile[0]) in marks.cards[row.seat]:
            outline(
                painter, QRectF(rect.left() + 11, rect.top() + 30, ROUNDEL + 2, ROUNDEL + 2), 21, self.theme.gain, 2
            )

    def _paint_number(self, painter: QPainter, corner: QPointF, icon: str, value: int) -> None:
        box = QRectF(corner.x(), corner.y() + 3.5, 15, 15)
        paint_icon(painter, box, icon, on_dark=self.theme.on_dark)
        words = QRectF(box.right() + 4, corner.y(), _number_width(value) - 19, 22)
        draw_text(painter, words, str(value), plain(14, self.theme.text, 700), LEFT)

    def _paint_last_turn(self, painter: QPainter, rect: QRectF, row: SeatRow, cells: Cells) -> None:
        theme = self.theme
        painter.fillRect(QRectF(rect.left(), rect.top() - 2, rect.width(), 1), QColor(theme.line))
        words = translate("Table", "This turn") if row.turn else translate("Table", "Last turn")
        letters = plain(Type.CAPTION, theme.soft_text)
        place = QRectF(rect.topLeft(), QSizeF(min(drawn_width(words, letters), rect.width() * 0.45), rect.height()))
        draw_text(painter, place, words, letters, LEFT)
        x = place.right() + 8
        room = int((rect.right() - 41 - x) // 23)
        for action in row.last_turn[-room:]:
            name = "moment_rest" if action == "rest" else action_icon(action)
            paint_icon(painter, QRectF(x, rect.center().y() - 10, 20, 20), name, on_dark=theme.on_dark)
            x += 23
        if not row.last_turn:
            nothing = QRectF(x, rect.top(), 60, rect.height())
            draw_text(painter, nothing, "–", plain(Type.CAPTION, theme.soft_text), LEFT)
        self._paint_map(painter, QRectF(rect.right() - 33, rect.center().y() - 16, 33, 33), row, cells)

    def _paint_map(self, painter: QPainter, square: QRectF, row: SeatRow, cells: Cells) -> None:
        """The nine places of the technology card, owned ones filled."""
        seat = self.theme.seats[row.seat]
        pitch = square.width() / 3
        for column, line, state in cells:
            cell = QRectF(square.left() + column * pitch, square.top() + line * pitch, pitch - 2, pitch - 2)
            if state == "owned":
                fill(painter, rounded(cell, 2), seat.fill)
            else:
                outline(painter, cell, 2, self.theme.soft_text, 1)

    def told_at(self, point: QPointF) -> tuple[Place | None, int]:
        """The number there, or the civilisation."""
        for row, rect in zip(self.rows(), self.boxes(), strict=True):
            if not rect.contains(point):
                continue
            x, y = point.x() - rect.left(), point.y() - rect.top()
            if y < PILE_TOP:
                return ("points", "") if x > rect.width() - 60 else None, row.seat
            if y < NUMBERS_TOP:
                return ("mine", row.pile[0]) if row.pile else None, row.seat
            for name, (left, right) in self._columns(row).items():
                if y < LAST_TURN_TOP and left - 3 <= x - 10 <= right + 3:
                    return (name, ""), row.seat
        return None, 0

    # ------------------------------------------------------------------ opening

    def _seat_at(self, point: QPointF) -> int | None:
        inside = QPointF(point.x() / self.factor, point.y() / self.factor)
        for row, rect in zip(self.rows(), self.boxes(), strict=True):
            if rect.contains(inside):
                return row.seat
        return None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        seat = self._seat_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and seat is not None:
            self.board_wanted.emit(seat)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        rows = self.rows()
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and rows:
            step = 1 if event.key() == Qt.Key.Key_Down else -1
            self._focused = (self._focused + step) % len(rows)
            self.update()
            announce(self, seat_words(rows[self._focused], self.language))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and rows:
            self.board_wanted.emit(rows[self._focused % len(rows)].seat)
        else:
            super().keyPressEvent(event)


def _number_width(value: int) -> float:
    """A sign and its number."""
    return 19 + text_width(str(value), 700, 14) + 1


def _paint_roundel(painter: QPainter, rect: QRectF, face: CivilizationFace) -> None:
    emblems.paint_roundel(painter, rect, face.id, face.group)
