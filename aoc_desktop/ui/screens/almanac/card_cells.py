"""The choices that a card's form is made of: one control for each shape of a value, by its place in the value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QPushButton, QSpinBox, QWidget

from aoc_desktop.play.call_later import later
from aoc_desktop.profile.card_sets import read_value, toml_value
from aoc_desktop.profile.card_shapes import Choices, Number, Pairs, Several, Shape, Truth, Word
from aoc_desktop.ui.kit.controls import Check, name_choice
from aoc_desktop.ui.kit.icons import icon_pixmap
from aoc_desktop.ui.kit.widgets import button, column, label, row
from aoc_desktop.ui.screens.almanac.card_book import CardBook

ICON = 18
Path = tuple[str | int, ...]


def replaced(value: Any, path: Path, new: Any) -> Any:
    """The same value with another one at a place; None: that place is taken out."""
    if not path:
        return new
    first, rest = path[0], path[1:]
    if isinstance(value, Mapping):
        changed = {**value, first: replaced(value.get(str(first)), rest, new)}
        return {key: kept for key, kept in changed.items() if kept is not None}
    changed_list = list(value)
    if not rest and new is None:
        del changed_list[int(first)]
    elif int(first) == len(changed_list):
        changed_list.append(new)
    else:
        changed_list[int(first)] = replaced(changed_list[int(first)], rest, new)
    return changed_list


class CardCells(QWidget):
    """Holds a value and makes the controls of its parts; every change makes another value."""

    changed = Signal()

    def __init__(self, book: CardBook, choices: Choices, field: str, value: Any) -> None:
        super().__init__()
        self._book, self._choices, self.field, self._value = book, choices, field, value
        self._optional: set[Path] = set()
        """The fields that an effect may do without as it is."""

    def value(self) -> Any:
        return self._value

    def _at(self, path: Path) -> Any:
        value = self._value
        for part in path:
            value = value[part]
        return value

    def put(self, path: Path, new: Any, anew: bool = False) -> None:
        """A part of it is another now; `anew`: there may be other choices."""
        self._value = replaced(self._value, path, new)
        if anew:
            later(self, self.build)  # not while one of its own parts is speaking
        self.changed.emit()

    def build(self) -> None:
        """Show the value anew: there may be other choices."""
        raise NotImplementedError

    def _listed(self, field: str, words: Sequence[Any], path: Path, absent: bool) -> QComboBox:
        """Words of the vocabulary with their signs; `absent`: and that there is none."""
        items = [(word, self._book.word_name(field, word)) for word in words]
        box = self._combo([(None, self._book.absent_name(field)), *items] if absent else items, path)
        preferences = self._book.preferences
        side = round(ICON * preferences.scale)
        box.setIconSize(QSize(side, side))
        for place in range(box.count()):
            sign = self._book.word_icon(field, box.itemData(place))
            if sign:
                ratio, on_dark = self.devicePixelRatioF(), preferences.theme.on_dark
                box.setItemIcon(place, QIcon(icon_pixmap(sign, side, None, ratio, on_dark)))
        return box

    def _cell(self, field: str, shape: Shape, value: Any, path: Path) -> QWidget:
        """One choice by its shape; whatever has none is written as the file has it."""
        if isinstance(shape, Number) and type(value) is int:
            return self._spin(shape, value, path)
        if isinstance(shape, Truth):
            box = Check(self._book.preferences)
            box.setChecked(bool(value))
            box.toggled.connect(lambda on: self.put(path, on))
            return self._named(box, path)
        if isinstance(shape, Word) and (words := self._choices.words(field, shape)):
            return self._word(field, words, value, path)
        if isinstance(shape, Several) and isinstance(shape.item, (Word, Number)):
            return self._list(field, shape, value, path)
        if (
            isinstance(shape, Pairs)
            and isinstance(shape.key, Word)
            and isinstance(shape.value, Number)
            and len(value) == 1
        ):
            return self._pair(field, shape.key, shape.value, value, path)
        line = QLineEdit(toml_value(value))
        line.setMinimumWidth(round(260 * self._book.preferences.scale))
        line.editingFinished.connect(lambda: self._read(line, path))
        return self._named(line, path)

    def _read(self, line: QLineEdit, path: Path) -> None:
        try:
            self.put(path, read_value(line.text()))
        except ValueError:
            line.selectAll()

    def _spin(self, shape: Number, value: int, path: Path) -> QWidget:
        number = QSpinBox()
        number.setRange(shape.least, shape.most)
        number.lineEdit().setTextMargins(round(8 * self._book.preferences.scale), 0, 0, 0)
        number.setValue(value)
        number.setMaximumWidth(round(110 * self._book.preferences.scale))
        number.valueChanged.connect(lambda new: self.put(path, new))
        return self._named(number, path)

    def _word(self, field: str, words: Sequence[Any], value: Any, path: Path) -> QWidget:
        listed = list(words if value in words else (*words, value))  # what an older set has stays
        absent = self._may_go(path)
        box = self._listed(field, listed, path, absent)
        box.setCurrentIndex(listed.index(value) + absent)

        def choose(place: int) -> None:
            self.put(path, None if place < absent else listed[place - absent], True)

        box.currentIndexChanged.connect(choose)
        return box

    def _may_go(self, path: Path) -> bool:
        """Whether a field has a word for its absence, and the effect may do without it now."""
        name = str(path[-1]) if path else ""
        return bool(name) and path in self._optional and bool(self._book.absent_name(name))

    def _list(self, field: str, shape: Several, value: Sequence[Any], path: Path) -> QWidget:
        layout = row(gap=4)
        for place, item in enumerate(value):
            layout.addWidget(self._cell(field, shape.item, item, (*path, place)))
            if len(value) > shape.least:
                layout.addWidget(self._small("×", (*path, place), "remove"))
        if len(value) < shape.most:
            end = (*path, len(value))
            first = self._choices.first(field, shape.item)
            layout.addWidget(self._small("+", end, "add", first))
        return held(layout)

    def _pair(self, field: str, key: Word, number: Number, value: Mapping[str, Any], path: Path) -> QWidget:
        """So many of something."""
        word, amount = next(iter(value.items()))
        words = list(dict.fromkeys((*self._choices.words(field, key), word)))
        absent = self._may_go(path)
        count = self._spin(number, amount, (*path, word))
        box = self._listed(field, words, (*path, "key"), absent)
        box.setCurrentIndex(words.index(word) + absent)

        def choose(place: int) -> None:
            kept = int(next(iter(self._at(path).values())))
            self.put(path, None if place < absent else {words[place - absent]: kept}, True)

        box.currentIndexChanged.connect(choose)
        return held(row(count, box, gap=4))

    # ------------------------------------------------------------------ small things

    def _named(self, widget: QWidget, path: Path) -> QWidget:
        widget.setObjectName(".".join(map(str, (self.field, *path))))
        return widget

    def _combo(self, items: Sequence[tuple[Any, str]], path: Path) -> QComboBox:
        box = QComboBox()
        for value, words in items:
            box.addItem(words, value)
        self._named(box, path)
        return box

    def _narrow(self, box: QComboBox) -> None:
        """While it is closed, as wide as what is chosen; open, as wide as its entries."""
        box.ensurePolished()
        whole, measure = box.sizeHint().width(), box.fontMetrics().horizontalAdvance
        widest = max(measure(box.itemText(place)) for place in range(box.count()))
        box.view().setMinimumWidth(whole)
        box.setMaximumWidth(whole - widest + measure(box.currentText()) + 2)

    def _titled(self, title: str, widget: QWidget) -> QWidget:
        name_controls(widget, title or self.tr("More"))
        return held(column(label(title, "caption"), widget, gap=2))

    def _small(self, words: str, path: Path, what: str, new: Any = None) -> QPushButton:
        """Puts something there, or takes away what is there."""
        made = button(words)
        made.setAccessibleName({"remove": self.tr("Remove"), "add": self.tr("Add an effect")}[what])
        self._named(made, (*path, what))
        made.clicked.connect(lambda: self.put(path, new, True))
        return made


def name_controls(widget: QWidget, title: str) -> None:
    """Every control in it that has no name yet."""
    for control in (widget, *widget.findChildren(QWidget)):
        if isinstance(control, QComboBox) and not control.accessibleName():
            name_choice(control, title)
        elif isinstance(control, (QSpinBox, QLineEdit, QCheckBox)) and not control.accessibleName():
            control.setAccessibleName(title)


def held(layout: Any) -> QWidget:
    widget = QWidget()
    widget.setLayout(layout)
    return widget
