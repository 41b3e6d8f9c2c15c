"""Everything that can be read on the screen, and everything that is cut off there."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from html import unescape
from itertools import combinations
from math import sqrt
from typing import NamedTuple

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QFont, QFontInfo, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QDialog,
    QHeaderView,
    QLabel,
    QLayout,
    QLineEdit,
    QListView,
    QMenu,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTextEdit,
    QTreeView,
    QWidget,
)

from aoc_desktop.ui.kit import formula_paint, lettering, rich_line
from aoc_desktop.ui.kit.theme import Type

ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
OF_QT = ("qtooltip", "Scroll")
"""Parts that Qt makes by itself: an open tooltip, the arrows of a row of tabs that is too long (a fault anyway)."""
SLACK = 1
ROUNDING = 0.05
"""Pixels that rounding may cost."""


class Seen(NamedTuple):
    """A text, and what shows it."""

    where: str
    text: str


def all_seen(widgets: Iterable[QWidget]) -> list[Seen]:
    """Every text of theirs: words, tooltips, what a screen reader says, entries of lists and menus."""
    found: list[Seen] = []
    for widget in widgets:
        where = name_of(widget)
        texts = [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), widget.statusTip()]
        texts += [*widget_words(widget)]
        if widget.isWindow():
            texts.append(widget.windowTitle())
        found += [Seen(where, plain_text(text)) for text in texts if text]
    return sorted(found)  # Qt tells of its widgets in any order


def visible_widgets() -> list[QWidget]:
    shown = [widget for widget in QApplication.allWidgets() if widget.isVisible()]
    return [widget for widget in shown if not widget.objectName().startswith(OF_QT)]


def name_of(widget: QWidget) -> str:
    parent = widget.parentWidget()
    own = f"{type(widget).__name__}#{widget.objectName()}" if widget.objectName() else type(widget).__name__
    return f"{type(parent).__name__} > {own}" if parent is not None else own


def widget_words(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QAbstractButton) or (isinstance(widget, QLabel) and widget.pixmap().isNull()):
        yield widget.text()
    elif isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    elif isinstance(widget, QComboBox):
        yield from _entries(widget.model())
    elif isinstance(widget, QTabBar):
        for tab in range(widget.count()):
            yield widget.tabText(tab)
            yield widget.tabToolTip(tab)
    elif isinstance(widget, QTextEdit):
        yield widget.toPlainText()
    elif isinstance(widget, QMenu):
        yield from menu_words(widget)
    elif isinstance(widget, QHeaderView):
        pass  # told by its view's model
    elif isinstance(widget, QAbstractItemView) and not isinstance(widget.parent(), QComboBox):
        yield from _entries(widget.model())


def menu_words(menu: QMenu) -> Iterator[str]:
    for action in menu.actions():
        yield from (action.text(), action.toolTip(), action.statusTip(), action.whatsThis())
        submenu = action.menu()
        if isinstance(submenu, QMenu):
            yield from menu_words(submenu)


def _entries(model: QAbstractItemModel | None, parent: QModelIndex | None = None) -> Iterator[str]:
    if model is None:
        return
    at = parent or QModelIndex()
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(at)
    if parent is None and not isinstance(model, QAbstractListModel):
        for column in range(columns):
            head = model.headerData(column, Qt.Orientation.Horizontal)
            yield head if isinstance(head, str) else ""
    for row in range(model.rowCount(at)):
        for column in range(columns):
            index = model.index(row, column, at)
            yield from (text for role in ROLES if isinstance(text := index.data(role), str))
        first = model.index(row, 0, at)
        if columns > 1 and model.hasChildren(first):
            yield from _entries(model, first)


def plain_text(text: str) -> str:
    """Without the tags of tooltips and pages."""
    return unescape(re.sub(r"<[^<>]+>", " ", text)) if "<" in text and ">" in text else text


# ------------------------------------------------------------------ painted text


class Painted(NamedTuple):
    """What the one helper of the scene was asked to draw, and what of it lies beyond the edge of what it draws on."""

    words: dict[str, float]
    """Each with the width of the room for it."""
    beyond: set[str]
    ink: dict[str, QRectF]
    """Where each line came to stand on what it was drawn on."""


@contextmanager
def painted_words(widgets: Iterable[QWidget]) -> Iterator[Painted]:
    """`widgets` are all that will be painted."""
    painted = Painted({}, set(), {})
    fit, draw_line = lettering.fit, lettering.draw_line
    # Of what a list draws its rows on, Qt's binding tells the size only.
    views = [widget for widget in widgets if isinstance(widget, QAbstractItemView)]
    lists = {(view.viewport().width(), view.viewport().height()) for view in views}

    def noting(text: str, letters: lettering.Letters, width: float, height: float, lines: int = 1) -> object:
        painted.words[text] = width
        return fit(text, letters, width, height, lines)

    def watching(painter: QPainter, baseline: QPointF, text: str, letters: lettering.Letters, px: float) -> None:
        device, ratio = painter.device(), painter.device().devicePixelRatioF()
        paper = QRectF(0, 0, device.width(), device.height())
        if not isinstance(device, QWidget):
            paper = QRectF(0, 0, device.width() / ratio, device.height() / ratio)
        width = lettering.text_width(text, letters.weight, px)
        if (device.width(), device.height()) in lists:
            paper.adjust(0, -9999, 0, 9999)  # a list is scrolled
        ink = QRectF(baseline.x(), baseline.y() - px * 0.7, width, px * 0.7)
        painted.ink[text] = painter.worldTransform().mapRect(ink)
        if text and not paper.adjusted(-1.5, -1.5, 1.5, 1.5).contains(painted.ink[text]):
            painted.beyond.add(text)
        draw_line(painter, baseline, text, letters, px)

    lettering.fit, lettering.draw_line = noting, watching  # type: ignore[assignment]
    try:
        yield painted
    finally:
        lettering.fit, lettering.draw_line = fit, draw_line


# ------------------------------------------------------------------ how small letters are


@contextmanager
def small_letters() -> Iterator[set[str]]:
    """Collect the texts that are drawn below the smallest size, however their painter is scaled. Enter it before a
    screen is shown: pictures of cards are drawn once and kept."""
    small: set[str] = set()
    draw_line, text_font = lettering.draw_line, rich_line.text_font

    def measuring(painter: QPainter, baseline: QPointF, text: str, letters: lettering.Letters, px: float) -> None:
        size = px * sqrt(abs(painter.deviceTransform().determinant()))
        if text.strip() and size < Type.FLOOR - ROUNDING:
            small.add(f"{text!r} is drawn at {size:.1f} px")
        draw_line(painter, baseline, text, letters, px)

    def setting(px: float, weight: int = 400) -> QFont:
        if px < Type.FLOOR - ROUNDING:
            small.add(f"a sentence is set at {px:.1f} px")
        return text_font(px, weight)

    lettering.draw_line = formula_paint.draw_line = measuring
    rich_line.text_font = setting
    try:
        yield small
    finally:
        lettering.draw_line = formula_paint.draw_line = draw_line
        rich_line.text_font = text_font


def small_words(widgets: Iterable[QWidget]) -> list[str]:
    """Those whose font, or that of a part of their page, is smaller than anything may be."""
    found = []
    for widget in widgets:
        fonts = [widget.font()]
        if isinstance(widget, QTextEdit):
            fonts = [form.toCharFormat().font() for form in widget.document().allFormats() if form.isCharFormat()]
        smallest = min((QFontInfo(font).pixelSize() for font in fonts), default=99)
        if smallest < Type.FLOOR and any(widget_words(widget)):
            found.append(f"{name_of(widget)}: {next(filter(None, widget_words(widget)))!r} at {smallest} px")
    return found


# ------------------------------------------------------------------ cut texts and missing names


def heard(widget: QWidget, text: QAccessible.Text) -> str:
    """What a screen reader is told of it."""
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(text) if interface is not None else ""


def cut_off(widgets: Iterable[QWidget]) -> list[str]:
    """Those whose words do not fit into them, which stick out of what holds them or lie on one another."""
    return [f"{name_of(widget)}: {problem}" for widget in widgets for problem in _problems(widget)]


def _problems(widget: QWidget) -> Iterator[str]:
    if widget.width() == 0 or widget.height() == 0:
        return
    if isinstance(widget, QLabel):
        yield from _label(widget)
    elif isinstance(widget, QAbstractButton):
        if widget.text() and not _paints_itself(widget) and widget.sizeHint().width() > widget.width() + SLACK:
            yield f"{widget.text()!r} needs {widget.sizeHint().width()}, has {widget.width()}"
    elif isinstance(widget, QComboBox):
        yield from _combo(widget)
    elif isinstance(widget, QTabBar):
        if widget.sizeHint().width() > widget.width() + SLACK:
            yield f"tabs need {widget.sizeHint().width()}, have {widget.width()}"
    elif isinstance(widget, QLineEdit):
        wanted = widget.fontMetrics().horizontalAdvance(widget.placeholderText())
        if wanted > widget.contentsRect().width() - 4:
            yield f"{widget.placeholderText()!r} needs {wanted}, has {widget.contentsRect().width() - 4}"
    elif isinstance(widget, QHeaderView):
        for place in range(widget.count()):
            if widget.sectionSizeHint(place) > widget.sectionSize(place) + SLACK:
                yield f"column {place} needs {widget.sectionSizeHint(place)}, has {widget.sectionSize(place)}"
    elif isinstance(widget, QTreeView):
        for place in range(widget.model().columnCount()):
            if widget.sizeHintForColumn(place) > widget.columnWidth(place) + SLACK:
                yield f"column {place} needs {widget.sizeHintForColumn(place)}, has {widget.columnWidth(place)}"
    elif isinstance(widget, QListView):
        yield from _list(widget)
    if isinstance(widget, QAbstractScrollArea) and widget.horizontalScrollBar().isVisible():
        yield "must be scrolled sideways"
    if isinstance(widget, QDialog) and widget.parentWidget() is not None:
        around = widget.parentWidget().window().size()
        if widget.width() > around.width() or widget.height() > around.height():
            yield f"dialog of {widget.width()} × {widget.height()} is larger than the window"
    yield from _sticks_out(widget)
    for one, other in combinations(_laid_out(widget), 2):
        if one.geometry().intersects(other.geometry().adjusted(SLACK, SLACK, -SLACK, -SLACK)):
            yield f"{name_of(one)} {one.geometry().getRect()} lies on {name_of(other)}"


def _laid_out(widget: QWidget) -> list[QWidget]:
    """Its parts that a layout puts side by side; others may lie over them."""
    layout = widget.layout()
    if layout is None:
        return []
    layouts = [layout, *layout.findChildren(QLayout)]
    parts = [part for part in widget.children() if isinstance(part, QWidget) and part.isVisible()]
    return [part for part in parts if any(one.indexOf(part) >= 0 for one in layouts)]


def _paints_itself(widget: QWidget) -> bool:
    """Its words are drawn by the helper, which reports what does not fit."""
    return type(widget).paintEvent is not QWidget.paintEvent and any(
        "paintEvent" in vars(kind) for kind in type(widget).__mro__ if kind.__module__.startswith("aoc_desktop")
    )


def _label(label: QLabel) -> Iterator[str]:
    if not label.text() or not label.pixmap().isNull():
        return
    metrics = label.fontMetrics()
    room = label.contentsRect().width() - 2 * label.margin()
    if label.wordWrap():
        needed = label.heightForWidth(label.width())
        if needed > label.height() + SLACK:
            yield f"{label.text()!r} needs a height of {needed}, has {label.height()}"
        pieces = plain_text(label.text()).replace("\u200b", " ").split()
    else:
        pieces = plain_text(label.text()).split("\n")
        if metrics.height() > label.height() + SLACK + 2:
            yield f"{label.text()!r} is {metrics.height()} high, has {label.height()}"
    widest = max((metrics.horizontalAdvance(piece) for piece in pieces), default=0)
    if widest > room + SLACK:
        yield f"{label.text()!r} needs {widest}, has {room}"


def _combo(combo: QComboBox) -> Iterator[str]:
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    field = combo.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, combo
    )
    open_list = combo.view().minimumWidth()  # wider than its box, where it was told to be
    for place in range(combo.count()):
        wanted = combo.fontMetrics().boundingRect(combo.itemText(place)).width()  # as Qt itself measures it
        room = field.width() if place == combo.currentIndex() else max(field.width(), open_list)
        if wanted > room + SLACK:
            yield f"{combo.itemText(place)!r} needs {wanted}, has {room}"


def _list(view: QListView) -> Iterator[str]:
    for row in range(view.model().rowCount()):
        index = view.model().index(row, 0)
        wanted, place = view.sizeHintForIndex(index), view.visualRect(index)
        if wanted.width() > view.viewport().width() + SLACK and not view.wordWrap():
            yield f"{index.data()!r} needs {wanted.width()}, has {view.viewport().width()}"
        elif place.isValid() and wanted.height() > place.height() + SLACK:
            yield f"{index.data()!r} needs a height of {wanted.height()}, has {place.height()}"


def _sticks_out(widget: QWidget) -> Iterator[str]:
    """What scrolls may be longer than its window onto it; everything else must lie inside what holds it."""
    parent = widget.parentWidget()
    if parent is None or widget.isWindow() or isinstance(parent, (QAbstractScrollArea, QTabBar, QComboBox)):
        return
    if isinstance(parent.parentWidget(), QAbstractScrollArea) and parent.objectName() == "qt_scrollarea_viewport":
        return
    if not any(True for text in widget_words(widget) if text) and not _paints_itself(widget):
        return
    inside = QRect(parent.rect()).adjusted(-SLACK, -SLACK, SLACK, SLACK)
    if not inside.contains(widget.geometry()):
        yield f"{widget.geometry().getRect()} sticks out of {parent.rect().getRect()}"
