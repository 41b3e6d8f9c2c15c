"""The tree of the table as text: an ordinary view, walked by arrows, letters and Alt with a digit; and the painting of
its rows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QEvent, QModelIndex, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from aoc_desktop.play.call_later import later
from aoc_desktop.play.rows import Index
from aoc_desktop.play.text_table import Key, Role, TextModel, Told
from aoc_desktop.ui.frame.keys import CHORD
from aoc_desktop.ui.kit.icons import paint_seat
from aoc_desktop.ui.kit.key_cap import paint_cap
from aoc_desktop.ui.kit.lettering import Align, capital_height, draw_line, draw_text, text_width
from aoc_desktop.ui.kit.lettering import plain as plain_letters
from aoc_desktop.ui.kit.preferences import SMALLEST, Preferences
from aoc_desktop.ui.kit.screen_reader import listened_to, tell_focus
from aoc_desktop.ui.kit.theme import Theme, Type
from aoc_desktop.ui.table.picture.view import ENTER
from aoc_desktop.ui.table.text.commands import plain
from aoc_desktop.ui.table.text.text_rows import Row

TOGETHER = 900
"""Milliseconds between letters that look for one row."""
LAID_OUT = 30
"""Milliseconds after which rows are where they belong, if the tree got more or less room with the focus: rows that are
laid out anew are others to a screen reader."""


class TextTree(QTreeView):
    """The tree view: which row has the focus, and the actions on it. It knows no game."""

    chosen = Signal(object)
    """Enter, or a click on the row in focus: the row's key."""
    reached = Signal(object)
    """The keyboard is at another row."""
    cancelled = Signal()
    """Esc."""
    missed = Signal(str)
    """No row in sight begins with these letters."""
    own_key = Signal(QKeyEvent)
    """A key that `wanted` took."""

    def __init__(self, model: TextModel, preferences: Preferences) -> None:
        super().__init__()
        self.setObjectName("text_table")
        self.setModel(model)
        self.rows = model
        self.delegate = TextDelegate(preferences, self)
        self.setItemDelegate(self.delegate)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setExpandsOnDoubleClick(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.clicked.connect(self._click)
        self.selectionModel().currentChanged.connect(self._reach)
        self._typed = ""
        self._typing = QTimer(self, singleShot=True, interval=TOGETHER)
        """Runs while a letter belongs to those before it."""
        self._at: Key = None
        """Where the keyboard was before a click."""
        self.wanted: Callable[[QKeyEvent], bool] = lambda _event: False
        """Whether a key has a meaning here that it lacks elsewhere."""

    # ------------------------------------------------------------------ where the keyboard is

    @property
    def here(self) -> Key:
        return self.rows.key_of(self.currentIndex())

    def go_to(self, key: Key) -> bool:
        """Focus this row; False if there is none."""
        index = self.rows.index_of(key)
        if not index.isValid():
            return False
        above = index.parent()
        while above.isValid():
            self.expand(above)
            above = above.parent()
        self.setCurrentIndex(index)
        self.scrollTo(index)
        return True

    def open_row(self, key: Key) -> QModelIndex:
        """Open a row and return its first child."""
        index = self.rows.index_of(key)
        self.expand(index)
        return self.rows.index(0, 0, index)

    def _reach(self, now: Index, _before: Index) -> None:
        self.reached.emit(self.rows.key_of(now))

    def said(self) -> str:
        """What a screen reader says of the row."""
        return str(self.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole) or "")

    # ------------------------------------------------------------------ hands

    def _click(self, index: QModelIndex) -> None:
        """On a section: it opens or closes; on another row: once to go there, once more to do it."""
        key = index.data(Role.KEY)
        if not index.parent().isValid():
            self.setExpanded(index, not self.isExpanded(index))
        elif key == self._at:
            self.chosen.emit(key)
        self._at = key

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            letter = bool(event.text().strip()) and event.text() != "/" and not event.modifiers() & CHORD
            if (letter and event.text().isprintable()) or self.wanted(event):
                event.accept()  # it looks for a row, or means something here
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, index = event.key(), self.currentIndex()
        if self.wanted(event):
            self.own_key.emit(event)
        elif key in ENTER:
            if not event.isAutoRepeat():
                self.chosen.emit(self.rows.key_of(index))
        elif key == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif key == Qt.Key.Key_Space or event.modifiers() & CHORD:
            event.ignore()  # untaken shortcuts do not belong to the tree
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """To the next row in sight that begins so; quick letters belong together, accents do not matter."""
        again = self._typing.isActive()
        self._typed = self._typed + search if again else search
        self._typing.start()
        wanted = " ".join(plain(self._typed))
        rows = list(self._in_sight())
        here = rows.index(self.currentIndex()) if self.currentIndex() in rows else -1
        following = here if again else here + 1
        for index in (*rows[following:], *rows[:following]):
            if wanted and " ".join(plain(str(index.data()))).startswith(wanted):
                self.setCurrentIndex(index)
                return
        self.missed.emit(self._typed)

    def _in_sight(self) -> Iterator[QModelIndex]:
        """All rows whose sections are open."""
        index = self.rows.index(0, 0)
        while index.isValid():
            yield index
            index = self.indexBelow(index)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.rows.index(0, 0))
        elif listened_to():  # Qt tells of the tree alone, after this
            later(self, lambda: tell_focus(self), LAID_OUT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Sentences break elsewhere."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


# Paint a row of the table as text: its sentence in as many lines as it needs, its position or its key at the right.


PX, BOLD_PX, LARGEST = 15.0, 16.5, 18.0
"""Of the letters, usually and in high contrast: in a large window there are more rows, not larger ones."""
LINE, PAD = 1.36, 3.8
LEFT, STEP, RIGHT, GAP = 14.0, 34.0, 16.0, 10.0
ARROW, SIGN = 7.0, 12.0
POSITION = 56.0
APART = 0.35
"""Between a section's title and its summary, of the size of the letters."""
CAP = 20.0


class Run(NamedTuple):
    """Words in one kind of letters."""

    text: str
    weight: int
    colour: str
    apart: float = 0.0
    """From what follows it in the same line, besides a space."""


class Laid(NamedTuple):
    """A run, or what of it stands in one line, and where."""

    run: Run
    x: float
    line: int


@lru_cache(maxsize=2048)
def flow(runs: tuple[Run, ...], px: float, room: float) -> tuple[tuple[Laid, ...], int]:
    """Runs one after the other, broken at spaces; and how many lines they take."""
    laid: list[Laid] = []
    x, line = 0.0, 0
    for run in runs:
        start, words = x, ""
        for word in run.text.split(" "):
            longer = f"{words} {word}" if words else word
            if start + text_width(longer, run.weight, px) > room and (words or start):
                if words:
                    laid.append(Laid(run._replace(text=words), start, line))
                start, line, words = 0.0, line + 1, word
            else:
                words = longer
        laid.append(Laid(run._replace(text=words), start, line))
        x = start + text_width(words + " ", run.weight, px) + run.apart * px
    return tuple(laid), line + 1


def draw_flow(painter: QPainter, runs: tuple[Run, ...], px: float, rect: QRectF) -> None:
    """Inside of the rectangle, from its top."""
    laid, _ = flow(runs, px, rect.width())
    first = rect.top() + (LINE * px + capital_height(400, px)) / 2
    for part in laid:
        letters = plain_letters(px, part.run.colour, part.run.weight)
        draw_line(painter, QPointF(rect.left() + part.x, first + part.line * LINE * px), part.run.text, letters, px)


def letters_of(theme: Theme) -> float:
    """The size of rows and commands."""
    return BOLD_PX if theme.bold else PX


class TextDelegate(QStyledItemDelegate):
    """Sections with their summaries, rows with what they would bring."""

    def __init__(self, preferences: Preferences, view: QTreeView) -> None:
        super().__init__(view)
        self._preferences, self._view = preferences, view
        self.sections: Sequence[str] = ()
        """Those that have a key, in order."""
        self._measure()
        preferences.changed.connect(self._measure)

    # ------------------------------------------------------------------ measures

    def _measure(self) -> None:
        """Asked for by every row: worked out once for each size of words."""
        wished = self._preferences.wished_size
        usual = letters_of(self._preferences.theme) * max(SMALLEST, self._preferences.frame * min(1.0, wished))
        self.px = min(usual, LARGEST) * max(1.0, wished)
        self._unit = self.px / PX

    def _left(self, index: Index) -> float:
        depth, above = 0, index.parent()
        while above.isValid():
            depth, above = depth + 1, above.parent()
        return (LEFT + (GAP + 2 * ARROW if not depth else STEP + (depth - 1) * STEP / 2)) * self._unit

    def _room(self, index: Index) -> float:
        sign = SIGN + GAP if self._seat(index) is not None else 0.0
        used = self._left(index) + (RIGHT + POSITION + GAP + sign) * self._unit
        return max(120.0, self._view.viewport().width() - used)

    def _seat(self, index: Index) -> int | None:
        key = index.data(Role.KEY)
        seat = isinstance(key, Row) and key.kind == "section" and key.of.startswith("seat ")
        return int(key.of.split()[1]) if seat else None

    def runs(self, index: Index, ink: str = "", soft: str = "") -> tuple[Run, ...]:
        """What the row says: a title and its summary, or a sentence and its end."""
        theme: Theme = self._preferences.theme
        told: Told = index.data(Role.TOLD)
        ink, soft = ink or theme.text, soft or theme.soft_text
        if not index.parent().isValid():
            return Run(told.text, 700, ink, APART), *([Run(told.summary, 400, soft)] if told.summary else [])
        text = Run(told.text, 400, ink if told.usable else soft)
        return (text, Run(told.brings, 700, ink)) if told.brings else (text,)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        _, lines = flow(self.runs(index), self.px, self._room(index))
        return QSize(self._view.viewport().width(), round(lines * LINE * self.px + 2 * PAD * self._unit))

    # ------------------------------------------------------------------ painting

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, unit = self._preferences.theme, self._unit
        rect = QRectF(option.rect)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink, soft = self._paint_ground(painter, rect, chosen, bool(option.state & QStyle.StateFlag.State_HasFocus))
        left = rect.left() + self._left(index)
        top = rect.top() + PAD * unit
        middle = top + LINE * self.px / 2
        if not index.parent().isValid() or self._view.model().hasChildren(index):
            x = left - (ARROW + GAP) * unit
            _paint_arrow(painter, QPointF(x, middle), ARROW * unit, self._view.isExpanded(index), ink or theme.primary)
        if (seat := self._seat(index)) is not None:
            side = SIGN * unit
            paint_seat(painter, QRectF(left, middle - side / 2, side, side), self._preferences.seats[seat])
            left += (SIGN + GAP) * unit
        draw_flow(painter, self.runs(index, ink, soft), self.px, QRectF(left, top, self._room(index), rect.height()))
        self._paint_right(painter, QRectF(rect.left(), top, rect.width(), LINE * self.px), index, soft)
        painter.restore()

    def _paint_ground(self, painter: QPainter, rect: QRectF, chosen: bool, focused: bool) -> tuple[str, str]:
        """What tells the row at which the keyboard is; and the letters on it, where they are others."""
        theme = self._preferences.theme
        if not chosen:
            return "", ""
        frame = rect.adjusted(3, 1.5, -3, -1.5)
        filled = focused or not theme.bold
        ground, ink = theme.chosen if filled else (theme.panel, theme.text)
        painter.setBrush(QColor(ground))
        painter.setPen(
            QPen(QColor(theme.lit if focused or theme.bold else theme.line), 2 if focused else theme.line_px)
        )
        painter.drawRoundedRect(frame, 7, 7)
        return (ink, ink) if theme.bold and filled else ("", "")

    def _paint_right(self, painter: QPainter, line: QRectF, index: Index, soft: str) -> None:
        """The position, or the key of a section."""
        theme, unit = self._preferences.theme, self._unit
        right = line.right() - RIGHT * unit
        ink = soft or theme.soft_text
        if index.parent().isValid():
            rect = QRectF(right - POSITION * unit, line.top(), POSITION * unit, line.height())
            draw_text(painter, rect, str(index.data(Role.POSITION)), plain_letters(Type.CAPTION * unit, ink), _RIGHT)
        elif key := self.key_of(index):
            width = text_width(key, 400, Type.CAPTION * unit) + 10 * unit
            side = CAP * unit
            paint_cap(painter, QRectF(right - width, line.center().y() - side / 2, width, side), key, ink, unit)

    def key_of(self, index: Index) -> str:
        """ "Alt 3": what leads to a section."""
        name = index.data(Role.KEY).of
        number = self.sections.index(name) + 1 if name in self.sections else 0 if name == "now" else 10
        return f"Alt {number}" if number < 10 else ""


_RIGHT = Align.AlignRight | Align.AlignVCenter


def _paint_arrow(painter: QPainter, middle: QPointF, side: float, is_open: bool, colour: str) -> None:
    half = side / 2
    right = [QPointF(-half, -side * 0.7), QPointF(half, 0), QPointF(-half, side * 0.7)]
    down = [QPointF(-side * 0.7, -half), QPointF(side * 0.7, -half), QPointF(0, half)]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawPolygon(QPolygonF([middle + point for point in (down if is_open else right)]))
