"""A sentence in which what it names has its sign beside it: laid out once, for rows of a list and single lines."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, Protocol, cast

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QTextCharFormat, QTextLayout, QTextLine
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from aoc_desktop.ui.kit.fonts import text_font
from aoc_desktop.ui.kit.icons import TERM, icon_pixmap, mix, noun_icon
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.theme import Theme, Type

NARROW, NO_BREAK = "\u202f", "\u00a0"
NUMBER = re.compile(r"(?<=\d) (?=\w)")
"""Between a number and what it counts no line ends."""
ONE_LINE = 1e6
"""Wider than any sentence."""
MOST_SENTENCES = 160
EDGE, MARGIN = 8, 5
CUT = 2.0
"""What a line may lose at the upper edge: the space above its letters."""
Index = QModelIndex | QPersistentModelIndex


class Noun(Protocol):
    """A name inside the sentence: where it stands and what it means."""

    @property
    def start(self) -> int: ...
    @property
    def length(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def id(self) -> str: ...


class Measure(NamedTuple):
    """What sentences of one size and weight share."""

    font: QFont
    capital: float
    """The height of a capital letter."""
    side: int
    """Of a sign."""
    sign: QTextCharFormat
    """The room of a sign is a no-break space, which keeps it on the line of its noun and of the comma that follows; a
    picture would not."""


@lru_cache(maxsize=64)
def _measure(px: float, weight: int) -> Measure:
    font, side = text_font(px, weight), round(px * 1.1)
    sizes, sign = QFontMetricsF(font), QTextCharFormat()
    sign.setFontLetterSpacingType(QFont.SpacingType.AbsoluteSpacing)
    sign.setFontLetterSpacing(side - sizes.horizontalAdvance(NO_BREAK))
    return Measure(font, sizes.capHeight(), side, sign)


@lru_cache(maxsize=16)
def _form_of_names(colour: str) -> QTextCharFormat:
    form = QTextCharFormat()
    form.setForeground(QColor(colour))
    form.setFontWeight(QFont.Weight.DemiBold)
    return form


class RichLine:
    """Words and signs laid out: on one line, or on as many as a width asks for."""

    def __init__(
        self,
        text: str,
        nouns: Sequence[Noun],
        px: float,
        weight: int,
        theme: Theme,
        names: str,
        width: float = ONE_LINE,
    ) -> None:
        """`names` is the colour of cards' names."""
        self._measure, self._on_dark = _measure(px, weight), theme.on_dark
        self._places: list[tuple[int, int, Noun]] = []
        """From where to where a noun stands."""
        self._signs: list[tuple[int, str]] = []
        self._layout = QTextLayout(self._with_room(NUMBER.sub(NO_BREAK, text), nouns), self._measure.font)
        self._layout.setCacheEnabled(True)
        named = [(start, end - start) for start, end, noun in self._places if noun.kind != TERM]
        forms = [_range(start, length, _form_of_names(names)) for start, length in named]
        self._layout.setFormats([*forms, *(_range(place, 1, self._measure.sign) for place, _ in self._signs)])
        self.height = self._lay_lines(width)
        self._drawn_signs = list(self._find_signs())

    def _with_room(self, text: str, nouns: Sequence[Noun]) -> str:
        """The text with room for the signs: behind their nouns, because an elided article may stand before."""
        parts, done, units = [], 0, 0
        for noun in sorted(nouns, key=lambda noun: noun.start):
            before, name = text[done : noun.start], text[noun.start : noun.start + noun.length]
            start = units + _units(before)
            units = start + _units(name)
            self._places.append((start, units, noun))
            parts += [before, name]
            done = noun.start + noun.length
            if icon := noun_icon(noun.kind, noun.id):
                parts.append(NARROW + NO_BREAK)
                self._signs.append((units + 1, icon))
                units += 2
        return "".join((*parts, text[done:]))

    def _lay_lines(self, width: float) -> float:
        """The height of all lines."""
        height = 0.0
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, height))
            height += line.height()
        self._layout.endLayout()
        return height

    def _find_signs(self) -> Iterator[tuple[QPointF, str]]:
        middle = self._measure.side / 2 + self._measure.capital / 2
        for place, icon in self._signs:
            line = self._layout.lineForTextPosition(place)
            x, _ = cast(tuple[float, int], line.cursorToX(place))
            yield QPointF(x, line.y() + line.ascent() - middle), icon

    @property
    def width(self) -> float:
        """Of its longest line."""
        return max((line.naturalTextWidth() for line in self._lines()), default=0.0)

    def _lines(self) -> Iterator[QTextLine]:
        return map(self._layout.lineAt, range(self._layout.lineCount()))

    def noun_at(self, point: QPointF) -> Noun | None:
        for line in self._lines():
            if line.naturalTextRect().contains(point):
                letter = line.xToCursor(point.x(), QTextLine.CursorPosition.CursorOnCharacter)
                return next((noun for start, end, noun in self._places if start <= letter < end), None)
        return None

    def draw(self, painter: QPainter, corner: QPointF, colour: str) -> None:
        """Draw the lines; one that the upper edge would cut is left out."""
        painter.setPen(QColor(colour))
        if corner.y() >= 0:
            self._layout.draw(painter, corner)
        else:
            for line in self._lines():
                if corner.y() + line.y() >= -CUT:
                    line.draw(painter, corner)
        ratio = painter.device().devicePixelRatioF()
        for place, icon in self._drawn_signs:
            if corner.y() + place.y() < -CUT:
                continue
            painter.drawPixmap(corner + place, icon_pixmap(icon, self._measure.side, None, ratio, self._on_dark))


def _range(start: int, length: int, form: QTextCharFormat) -> QTextLayout.FormatRange:
    made = QTextLayout.FormatRange()
    made.start, made.length, made.format = start, length, form
    return made


def _units(text: str) -> int:
    """Letters as Qt counts them: a picture in a player's name is two."""
    return len(text.encode("utf-16-le")) // 2


def width_in(view: QWidget) -> int:
    """What a row has beside the scroll bar, whether that is there or not: rows are measured once."""
    assert isinstance(view, QListView)
    return view.width() - 2 * view.frameWidth() - view.verticalScrollBar().sizeHint().width()


class Dress(NamedTuple):
    """How the words of a row stand in it and look."""

    left: int
    above: int
    below: int
    weight: int
    ink: str
    names: str
    """The colour of cards' names."""


class RichLineDelegate(QStyledItemDelegate):
    """Rows of a list: sentences in as many lines as they need."""

    def __init__(self, preferences: Preferences, nouns: int, parent: QObject) -> None:
        """`nouns` is the role under which the model keeps what a sentence names."""
        super().__init__(parent)
        self._preferences, self._nouns = preferences, nouns
        self._laid_out: OrderedDict[tuple[object, ...], RichLine] = OrderedDict()
        """Laid out once, for the height and for the picture."""
        self._sizes: dict[int, QSize] = {}
        """By row, for a list that is `_sizes_for` wide: it asks for every line's height after each new one, and to ask
        the model for a line's words takes longer than all else."""
        self._sizes_for = 0
        preferences.changed.connect(self._forget)

    def follow(self, model: QAbstractItemModel) -> None:
        """Forget sizes by row as soon as rows become others. To be called before a view listens to the model."""
        model.rowsInserted.connect(self._forget_from)
        model.rowsRemoved.connect(self._forget_from)
        model.dataChanged.connect(self._forget_changed)
        for signal in (model.rowsMoved, model.layoutChanged, model.modelReset):
            signal.connect(self._forget)

    def _forget(self) -> None:
        self._sizes.clear()

    def _forget_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        """Forget the sizes of changed rows only: measuring a long list anew is slow."""
        for row in range(first.row(), last.row() + 1):
            self._sizes.pop(row, None)

    def _forget_from(self, _parent: QModelIndex, first: int, _last: int) -> None:
        """Rows before the first one stay as they are."""
        for row in [row for row in self._sizes if row >= first]:
            del self._sizes[row]

    # ------------------------------------------------------------------ where the words of a row stand

    @property
    def scale(self) -> float:
        return self._preferences.scale

    def dress(self, index: Index, chosen: bool = False) -> Dress:
        theme = self._preferences.theme
        ink = theme.chosen[1] if chosen else theme.text
        return Dress(EDGE, MARGIN, MARGIN, 400, ink, ink)

    def sentence(self, index: Index, width: int, dress: Dress) -> RichLine:
        """The words laid out for a list of this width."""
        text, theme = str(index.data(Qt.ItemDataRole.DisplayRole)), self._preferences.theme
        key = text, dress, width, self.scale, theme.name
        made = self._laid_out.get(key)
        if made is not None:
            self._laid_out.move_to_end(key)
            return made
        nouns, px, room = index.data(self._nouns) or (), Type.CAPTION * self.scale, width - dress.left - EDGE
        made = self._laid_out[key] = RichLine(text, nouns, px, dress.weight, theme, dress.names, room)
        if len(self._laid_out) > MOST_SENTENCES:
            self._laid_out.popitem(last=False)
        return made

    # ------------------------------------------------------------------ what a list asks of its delegate

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = option.widget
        if self._sizes_for != (width := view.width()):
            self._sizes_for = width
            self._sizes.clear()
        row = index.row()
        size = self._sizes.get(row)
        if size is None:
            width, dress = width_in(view), self.dress(index)
            words = self.sentence(index, width, dress).height
            size = self._sizes[row] = QSize(width, round(dress.above + words + dress.below))
        return size

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self._preferences.theme
        rect: QRect = option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        dress = self.dress(index, chosen and (focused or not theme.bold))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen and focused and theme.bold:
            painter.fillRect(rect, QColor(theme.lit))
        elif chosen:
            painter.fillRect(rect, QColor(theme.panel if theme.bold else mix(theme.panel, theme.primary, 0.25)))
            if focused or theme.bold:
                painter.setPen(QPen(QColor(theme.lit), 2))
                painter.drawRect(QRectF(rect).adjusted(1, 1, -1, -1))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, QColor(theme.raised))
        self.paint_beside(painter, QRectF(rect), index)
        corner = QPointF(rect.left() + dress.left, rect.top() + dress.above)
        self.sentence(index, width_in(option.widget), dress).draw(painter, corner, dress.ink)
        painter.restore()

    def paint_beside(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        """What a row shows besides its words."""
