"""A line of the log: the seat's sign, then the words, in which each noun can be pointed at."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QUrl,
    Signal,
)
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPalette,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextImageFormat,
    QTextOption,
)
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QToolTip, QWidget

from aoc_desktop.ui.fonts import text_font
from aoc_desktop.ui.icons import icon_pixmap, mix, noun_icon, paint_seat
from aoc_desktop.ui.preferences import Preferences
from aoc_desktop.ui.theme import Type

INDENT, HEAD_INDENT, RIGHT_EDGE = 24, 6, 8
SIGN = 10
SIGN_LENGTH = 2
"""Letters that the sign of a noun takes: itself and a space."""
MOST_DOCUMENTS = 160
Index = QModelIndex | QPersistentModelIndex
ExactHit = Qt.HitTestAccuracy.ExactHit


class Roles(NamedTuple):
    """Where the model keeps what a line is about."""

    turn: int
    seat: int
    round: int
    kind: int
    nouns: int


class Noun(Protocol):
    """A name inside the line: where it stands and what it means."""

    @property
    def start(self) -> int: ...
    @property
    def length(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def id(self) -> str: ...


class LineDelegate(QStyledItemDelegate):
    """Words in as many rows as they need; a new round is a heading."""

    def __init__(self, preferences: Preferences, roles: Roles, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences, self._roles = preferences, roles
        self._documents: OrderedDict[tuple[object, ...], QTextDocument] = OrderedDict()
        """Laid out once, for the height and for the picture."""
        self._sizes: dict[int, QSize] = {}
        """By row, for `_sizes_for`: the list asks for every line's height after each new one, and to ask the model
        for a line's words takes longer than all else."""
        self._sizes_for: tuple[int, float] = (0, 0.0)

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

    # ------------------------------------------------------------------ words

    @property
    def _scale(self) -> float:
        return self._preferences.scale

    def _is_heading(self, index: Index) -> bool:
        return bool(index.data(self._roles.kind) == "round_begins")

    def _left(self, heading: bool) -> int:
        return HEAD_INDENT if heading else round(INDENT * self._scale)

    def _top(self, heading: bool) -> int:
        return 5 if heading else 2

    def _document(self, index: Index, width: int, marked: bool = True) -> QTextDocument:
        """The words laid out for a list of this width; `marked`: nouns in their own colour."""
        text, heading = str(index.data(Qt.ItemDataRole.DisplayRole)), self._is_heading(index)
        theme, scale = self._preferences.theme, self._scale
        key = text, heading, width, scale, theme.name, marked
        document = self._documents.get(key)
        if document is not None:
            self._documents.move_to_end(key)
            return document
        document = self._documents[key] = QTextDocument()
        document.setDocumentMargin(0)
        document.setDefaultFont(text_font(Type.CAPTION * scale, 700 if heading else 400))
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        document.setDefaultTextOption(option)
        document.setPlainText(text)
        nouns = index.data(self._roles.nouns) or ()
        self._mark(document, nouns, theme.link if marked else theme.text)
        self._set_icons(document, nouns)
        document.setTextWidth(width - self._left(heading) - RIGHT_EDGE)
        if len(self._documents) > MOST_DOCUMENTS:
            self._documents.popitem(last=False)
        return document

    @staticmethod
    def _mark(document: QTextDocument, nouns: Sequence[Noun], colour: str) -> None:
        form = QTextCharFormat()
        form.setForeground(QColor(colour))
        form.setFontWeight(QFont.Weight.DemiBold)
        for noun in nouns:
            cursor = QTextCursor(document)
            cursor.setPosition(noun.start)
            cursor.setPosition(noun.start + noun.length, QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(form)

    def _set_icons(self, document: QTextDocument, nouns: Sequence[Noun]) -> None:
        """A noun that has a sign on the cards has it here too, so that the line is read at a glance."""
        theme, side = self._preferences.theme, round(Type.CAPTION * 1.1 * self._scale)
        for noun in reversed(_with_icons(nouns)):  # from the end, so that places before stay what they are
            icon = noun_icon(noun.kind, noun.id)
            picture = icon_pixmap(icon, side, None, 1.0, theme.on_dark)
            document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(f"icon:{icon}"), picture)
            image = QTextImageFormat()
            image.setName(f"icon:{icon}")
            image.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
            cursor = QTextCursor(document)
            cursor.setPosition(noun.start + noun.length)  # behind it: before it may stand an elided article
            cursor.insertText("\u202f", QTextCharFormat())
            cursor.insertImage(image)

    def noun_at(self, view: QListView, index: Index, point: QPoint) -> Noun | None:
        """The noun under a point of the list, in the line that is there."""
        heading = self._is_heading(index)
        corner = view.visualRect(index).topLeft() + QPoint(self._left(heading), self._top(heading))
        layout = self._document(index, _width(view)).documentLayout()
        place = layout.hitTest(QPointF(point - corner), ExactHit)
        nouns = index.data(self._roles.nouns) or ()
        signs = [noun.start for noun in _with_icons(nouns)]
        for noun in nouns:
            start = noun.start + SIGN_LENGTH * sum(at < noun.start for at in signs)
            if start <= place < start + noun.length:
                found: Noun = noun
                return found
        return None

    # ------------------------------------------------------------------ what a list asks of its delegate

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view, scale = option.widget, self._scale
        if self._sizes_for != (view.width(), scale):
            self._sizes_for = view.width(), scale
            self._sizes.clear()
        row = index.row()
        size = self._sizes.get(row)
        if size is None:
            width = _width(view)
            words = self._document(index, width).size().height()
            size = self._sizes[row] = QSize(width, round(words + (10 if self._is_heading(index) else 5)))
        return size

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, scale = self._preferences.theme, self._scale
        rect: QRect = option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            painter.fillRect(rect, QColor(mix(theme.panel, theme.primary, 0.25)))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, QColor(theme.raised))
        heading = self._is_heading(index)
        seat = index.data(self._roles.seat)
        if heading:
            painter.fillRect(QRectF(rect.left() + 4, rect.bottom() - 1, rect.width() - 8, 1), QColor(theme.line))
        elif seat is not None:
            place = QRectF(rect.left() + 7 * scale, rect.top() + 5 * scale, SIGN * scale, SIGN * scale)
            paint_seat(painter, place, self._preferences.seats[seat])
        document = self._document(index, _width(option.widget), marked=not chosen)
        painter.translate(rect.left() + self._left(heading), rect.top() + self._top(heading))
        document.documentLayout().draw(painter, _ink(theme.soft_text if heading else theme.text))
        painter.restore()


def _width(view: QWidget) -> int:
    """What a line has beside the scroll bar, whether that is there or not: lines are measured once."""
    assert isinstance(view, QListView)
    return view.width() - 2 * view.frameWidth() - view.verticalScrollBar().sizeHint().width()


def _with_icons(nouns: Sequence[Noun]) -> list[Noun]:
    return sorted((noun for noun in nouns if noun_icon(noun.kind, noun.id)), key=lambda noun: noun.start)


def _ink(colour: str) -> QAbstractTextDocumentLayout.PaintContext:
    context = QAbstractTextDocumentLayout.PaintContext()
    context.palette.setColor(QPalette.ColorRole.Text, QColor(colour))
    return context


class LineReader(QObject):
    """The pointer on the list: a noun tells of its card at once, a click opens it; elsewhere a line tells of all."""

    noun_clicked = Signal(str, str)

    def __init__(
        self,
        view: QListView,
        delegate: LineDelegate,
        line_tip: Callable[[QModelIndex], str],
        noun_tip: Callable[[str, str], str],
    ) -> None:
        super().__init__(view)
        self._view, self._delegate = view, delegate
        self._line_tip, self._noun_tip = line_tip, noun_tip
        self._told: Noun | None = None
        view.viewport().installEventFilter(self)

    def noun_at(self, point: QPoint) -> Noun | None:
        index = self._view.indexAt(point)
        return self._delegate.noun_at(self._view, index, point) if index.isValid() else None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            self._tell_line(event)
            return True
        if isinstance(event, QMouseEvent):
            noun = self.noun_at(event.position().toPoint())
            if event.type() == QEvent.Type.MouseMove:
                self._tell_noun(noun, event)
            elif noun is not None and event.button() == Qt.MouseButton.LeftButton:
                if event.type() == QEvent.Type.MouseButtonRelease:
                    QToolTip.hideText()
                    self.noun_clicked.emit(noun.kind, noun.id)
                return True  # the line itself is not opened
        return False

    def _tell_noun(self, noun: Noun | None, event: QMouseEvent) -> None:
        shape = Qt.CursorShape.PointingHandCursor if noun is not None else Qt.CursorShape.ArrowCursor
        self._view.viewport().setCursor(shape)
        if noun is not None and noun is not self._told:
            point = event.globalPosition().toPoint()
            QToolTip.showText(point, self._noun_tip(noun.kind, noun.id), self._view.viewport())
        elif noun is None and self._told is not None:
            QToolTip.hideText()
        self._told = noun

    def _tell_line(self, event: QHelpEvent) -> None:
        if self._told is not None:
            return
        index = self._view.indexAt(event.pos())
        text = self._line_tip(index) if index.isValid() else ""
        QToolTip.showText(event.globalPos(), text, self._view.viewport(), self._view.visualRect(index))
