"""A sentence in which what it names has its sign beside it: laid out once, for rows of a list and single lines."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Sequence
from typing import Protocol, cast

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
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPalette,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from aoc_desktop.ui.fonts import text_font
from aoc_desktop.ui.icons import TERM, icon_pixmap, mix, noun_icon
from aoc_desktop.ui.preferences import Preferences
from aoc_desktop.ui.theme import Theme, Type

NARROW, NO_BREAK = "\u202f", "\u00a0"
NUMBER = re.compile(r"(?<=\d) (?=\w)")
"""Between a number and what it counts no line ends."""
SIGN_LENGTH = 2
"""Letters that the sign of a noun takes: a narrow space and room for itself."""
MOST_SENTENCES = 160
EDGE, MARGIN = 8, 5
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


class Sentence:
    """Words and signs laid out: on one line until `set_width`."""

    def __init__(self, text: str, nouns: Sequence[Noun], px: float, weight: int, theme: Theme, names: str) -> None:
        """`names` is the colour of cards' names."""
        self._side, self._on_dark = round(px * 1.1), theme.on_dark
        self._document = document = QTextDocument()
        document.setDocumentMargin(0)
        document.setDefaultFont(text_font(px, weight))
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        document.setDefaultTextOption(option)
        document.setPlainText(NUMBER.sub(NO_BREAK, text))
        self._places: list[tuple[int, int, Noun]] = []
        """From where to where a noun stands."""
        self._signs: list[tuple[int, str]] = []
        form, room = self._form_of_names(names), self._form_of_signs()
        for noun in sorted(nouns, key=lambda noun: noun.start):
            self._set(noun, text, form, room)

    @staticmethod
    def _form_of_names(colour: str) -> QTextCharFormat:
        form = QTextCharFormat()
        form.setForeground(QColor(colour))
        form.setFontWeight(QFont.Weight.DemiBold)
        return form

    def _form_of_signs(self) -> QTextCharFormat:
        """The room of a sign is a no-break space, which keeps it on the line of its noun and of the comma that follows;
        a picture would not."""
        form = QTextCharFormat()
        form.setFontLetterSpacingType(QFont.SpacingType.AbsoluteSpacing)
        wide = QFontMetricsF(self._document.defaultFont()).horizontalAdvance(NO_BREAK)
        form.setFontLetterSpacing(self._side - wide)
        return form

    def _set(self, noun: Noun, text: str, form: QTextCharFormat, room: QTextCharFormat) -> None:
        """Mark a card's name and give the noun its sign: behind it, since before it may stand an elided article."""
        start = _units(text[: noun.start]) + SIGN_LENGTH * len(self._signs)
        end = start + _units(text[noun.start : noun.start + noun.length])
        self._places.append((start, end, noun))
        cursor = QTextCursor(self._document)
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        if noun.kind != TERM:
            cursor.mergeCharFormat(form)
        if icon := noun_icon(noun.kind, noun.id):
            cursor.setPosition(end)
            cursor.insertText(NARROW, QTextCharFormat())
            cursor.insertText(NO_BREAK, room)
            self._signs.append((end + 1, icon))

    def set_width(self, width: float) -> None:
        self._document.setTextWidth(width)

    @property
    def width(self) -> float:
        """Of its longest line."""
        return self._document.idealWidth()

    @property
    def height(self) -> float:
        return self._document.size().height()

    def noun_at(self, point: QPointF) -> Noun | None:
        letter = self._document.documentLayout().hitTest(point, Qt.HitTestAccuracy.ExactHit)
        return next((noun for start, end, noun in self._places if start <= letter < end), None)

    def draw(self, painter: QPainter, corner: QPointF, colour: str) -> None:
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette.setColor(QPalette.ColorRole.Text, QColor(colour))
        painter.save()
        painter.translate(corner)
        self._document.documentLayout().draw(painter, context)
        words, ratio = self._document.firstBlock().layout(), painter.device().devicePixelRatioF()
        middle = self._side / 2 + QFontMetricsF(self._document.defaultFont()).capHeight() / 2
        for place, icon in self._signs:
            line = words.lineForTextPosition(place)
            x, _ = cast(tuple[float, int], line.cursorToX(place))
            picture = icon_pixmap(icon, self._side, None, ratio, self._on_dark)
            painter.drawPixmap(QPointF(x, line.y() + line.ascent() - middle), picture)
        painter.restore()


def _units(text: str) -> int:
    """Letters as Qt counts them: a picture in a player's name is two."""
    return len(text.encode("utf-16-le")) // 2


def width_in(view: QWidget) -> int:
    """What a row has beside the scroll bar, whether that is there or not: rows are measured once."""
    assert isinstance(view, QListView)
    return view.width() - 2 * view.frameWidth() - view.verticalScrollBar().sizeHint().width()


class SentenceDelegate(QStyledItemDelegate):
    """Rows of a list: sentences in as many lines as they need."""

    def __init__(self, preferences: Preferences, nouns: int, parent: QObject) -> None:
        """`nouns` is the role under which the model keeps what a sentence names."""
        super().__init__(parent)
        self._preferences, self._nouns = preferences, nouns
        self._laid_out: OrderedDict[tuple[object, ...], Sentence] = OrderedDict()
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
        for signal in (model.dataChanged, model.rowsMoved, model.layoutChanged, model.modelReset):
            signal.connect(self._forget)

    def _forget(self) -> None:
        self._sizes.clear()

    def _forget_from(self, _parent: QModelIndex, first: int, _last: int) -> None:
        """Rows before the first one stay as they are."""
        for row in [row for row in self._sizes if row >= first]:
            del self._sizes[row]

    # ------------------------------------------------------------------ where the words of a row stand

    @property
    def scale(self) -> float:
        return self._preferences.scale

    def left(self, index: Index) -> int:
        return EDGE

    def margins(self, index: Index) -> tuple[int, int]:
        """Above and below the words."""
        return MARGIN, MARGIN

    def weight(self, index: Index) -> int:
        return 400

    def colours(self, index: Index, chosen: bool) -> tuple[str, str]:
        """Of the words, and of names among them."""
        theme = self._preferences.theme
        return theme.text, theme.text

    def sentence(self, index: Index, width: int, chosen: bool = False) -> Sentence:
        """The words laid out for a list of this width."""
        text, weight, theme = str(index.data(Qt.ItemDataRole.DisplayRole)), self.weight(index), self._preferences.theme
        names = self.colours(index, chosen)[1]
        key = text, weight, width, self.scale, theme.name, names
        made = self._laid_out.get(key)
        if made is not None:
            self._laid_out.move_to_end(key)
            return made
        nouns = index.data(self._nouns) or ()
        made = self._laid_out[key] = Sentence(text, nouns, Type.CAPTION * self.scale, weight, theme, names)
        made.set_width(width - self.left(index) - EDGE)
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
            width = width_in(view)
            words = self.sentence(index, width).height
            size = self._sizes[row] = QSize(width, round(words + sum(self.margins(index))))
        return size

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self._preferences.theme
        rect: QRect = option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            painter.fillRect(rect, QColor(mix(theme.panel, theme.primary, 0.25)))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, QColor(theme.raised))
        self.paint_beside(painter, QRectF(rect), index)
        corner = QPointF(rect.left() + self.left(index), rect.top() + self.margins(index)[0])
        self.sentence(index, width_in(option.widget), chosen).draw(painter, corner, self.colours(index, chosen)[0])
        painter.restore()

    def paint_beside(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        """What a row shows besides its words."""
