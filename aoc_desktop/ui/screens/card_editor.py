"""An editor for one value of a card, made from its shape: choices instead of text, rows that are added and removed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QLineEdit, QPushButton, QSpinBox, QVBoxLayout, QWidget

from aoc_desktop.profile.card_sets import read_value, toml_value
from aoc_desktop.profile.card_shapes import Choices, Free, Number, Pairs, Several, Shape, Table, Truth, Word, fits
from aoc_desktop.ui.card_book import CardBook
from aoc_desktop.ui.controls import Check, Flow, name_choice
from aoc_desktop.ui.widgets import button, column, label, panel, row

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


class CardEditor(QWidget):
    """Holds a value and shows it; every change makes another value."""

    changed = Signal()

    def __init__(self, book: CardBook, choices: Choices, field: str, shape: Shape, value: Any) -> None:
        super().__init__()
        self._book, self._choices, self.field, self._shape = book, choices, field, shape
        self._value = value
        self._sentences: Sequence[str] = ()
        self._told: list[QLabel] = []
        """Under each effect: what it says."""
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._build()

    def value(self) -> Any:
        return self._value

    def set_value(self, value: Any) -> None:
        """Another value, from outside: nothing is told."""
        if value != self._value:
            self._value = value
            self._build()

    def tell(self, sentences: Sequence[str]) -> None:
        """What its effects say, in their order; none while one of them cannot be said."""
        self._sentences = sentences
        whole = len(sentences) == len(self._told)
        for place, words in enumerate(self._told):
            words.setText(sentences[place] if whole else "")
            words.setVisible(bool(words.text()))

    def put(self, path: Path, new: Any, anew: bool = False) -> None:
        """A part of it is another now; `anew`: there may be other choices."""
        self._value = replaced(self._value, path, new)
        if anew:
            QTimer.singleShot(0, self, self._build)  # not while one of its own parts is speaking
        self.changed.emit()

    def _build(self) -> None:
        """Everything anew; the keyboard stays where it was."""
        holder = self.focusWidget()
        focused = holder.objectName() if holder is not None else ""
        while (item := self._outer.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.setParent(None)
                old.deleteLater()
        self._told = []
        made = self._whole()
        self.tell(self._sentences)
        _name(made, self._book.field_name(self.field))
        self._outer.addWidget(made)
        again = self.findChild(QWidget, focused) if focused else None
        if again is not None:
            again.setFocus()

    # ------------------------------------------------------------------ parts

    def _whole(self) -> QWidget:
        shape = self._shape if fits(self._shape, self._value) else Free()
        if isinstance(shape, Several) and isinstance(shape.item, Table):
            return self._rows(shape, shape.item, self._value, ())
        if isinstance(shape, Pairs) and isinstance(shape.value, Several) and isinstance(shape.value.item, Table):
            layout = column(gap=4)
            for key, rows in self._value.items():
                layout.addWidget(label(self._book.word_name(self.field, key), "caption"))
                layout.addWidget(self._rows(shape.value, shape.value.item, rows, (key,)))
            return _held(layout)
        if isinstance(shape, Table):
            return _held(Flow(*self._cells(shape, self._value, ())))
        return _held(row(self._cell(self.field, shape, self._value, ()), None))

    def _rows(self, shape: Several, table: Table, values: Sequence[Any], path: Path) -> QWidget:
        """Effects one below the other, each with its choices."""
        layout = column(gap=6)
        for number, value in enumerate(values):
            inner = row(label(str(number + 1), "strong"), gap=10, margins=(8, 6, 8, 6))
            inner.addLayout(Flow(*self._cells(table, value, (*path, number)), gap=8), 1)
            if len(values) > shape.least:
                inner.addWidget(self._small(self.tr("Remove"), (*path, number), "remove"))
            words = label(role="caption", wrap=True)
            words.setContentsMargins(28, 0, 8, 6)
            self._told.append(words)
            outer = column(gap=0)
            outer.addLayout(inner)
            outer.addWidget(words)
            layout.addWidget(panel(outer, "raised"))
        if len(values) < shape.most:
            first = self._choices.first(self.field, table)
            layout.addLayout(row(self._small(self.tr("Add an effect"), (*path, len(values)), "add", first), None))
        return _held(layout)

    def _cells(self, table: Table, value: Mapping[str, Any], path: Path) -> list[QWidget]:
        """The choices of a table side by side, those of tables within it among them, and what else it may have."""
        heads = self._choices.vocabulary.heads
        cells = [self._head(table, value, path)] if any(head in table.fields for head in heads) else []
        cells += self._given(table, value, path, "")
        more = self._more(list(self._further(table, value, path, "")), path)
        return cells if more is None else [*cells, more]

    def _given(self, table: Table, value: Mapping[str, Any], path: Path, before: str) -> list[QWidget]:
        cells: list[QWidget] = []
        for name in self._choices.vocabulary.ordered(value):
            if name in self._choices.vocabulary.heads:
                continue
            shape, here = table.fields[name], (*path, name)
            title = self._within(before, name)
            if isinstance(shape, Table):
                cells += self._given(shape, value[name], here, title)
            else:
                cells.append(self._titled(title, self._cell(name, shape, value[name], here)))
        return cells

    def _within(self, before: str, name: str) -> str:
        """A field by its name; one of a table within, "Gain: coins"."""
        words = self._book.value_name(name)
        return self._book.preferences.speech.labelled(before, words.lower()) if before else words

    def _further(
        self, table: Table, value: Mapping[str, Any], path: Path, before: str
    ) -> Iterator[tuple[Path, Any, str]]:
        """What may be added or left out: its place, what comes there (None: nothing), and its words."""
        ordered = self._choices.vocabulary.ordered
        for name in ordered(self._choices.addable(table, value)):
            yield (*path, name), self._choices.first(name, table.fields[name]), f"+ {self._within(before, name)}"
        for name, shape in table.fields.items():
            if name in value and isinstance(shape, Table):
                yield from self._further(shape, value[name], (*path, name), self._within(before, name))
        for name in ordered(self._choices.removable(table, value)):
            yield (*path, name), None, f"− {self._within(before, name)}"

    def _head(self, table: Table, value: Mapping[str, Any], path: Path) -> QWidget:
        """What kind of effect it is, of all that there are."""
        found = [(head, word) for head in self._choices.vocabulary.heads for word in self._words_of(table, head)]
        box = self._combo([(pair, self._book.word_name(*pair)) for pair in found], (*path, "head"))
        here = next((pair for pair in found if value.get(pair[0]) == pair[1]), None)
        box.setCurrentIndex(found.index(here) if here is not None else -1)

        def choose(place: int) -> None:
            self.put(path, self._choices.with_head(table, value, *found[place]), True)

        box.currentIndexChanged.connect(choose)
        return self._titled(self._book.value_name("head"), box)

    def _words_of(self, table: Table, field: str) -> Sequence[Any]:
        shape = table.fields.get(field)
        return self._choices.words(field, shape) if isinstance(shape, Word) else ()

    def _more(self, further: Sequence[tuple[Path, Any, str]], path: Path) -> QWidget | None:
        if not further:
            return None
        box = self._combo([(None, self.tr("More")), *((None, words) for _, _, words in further)], (*path, "more"))

        def choose(place: int) -> None:
            where, new, _ = further[place - 1]
            self.put(where, new, True)

        box.currentIndexChanged.connect(choose)
        return self._titled("", box)

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
        listed = words if value in words else (*words, value)  # what an older set has stays
        box = self._combo([(word, self._book.word_name(field, word)) for word in listed], path)
        box.setCurrentIndex(list(listed).index(value))
        box.currentIndexChanged.connect(lambda place: self.put(path, listed[place], True))
        return box

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
        return _held(layout)

    def _pair(self, field: str, key: Word, number: Number, value: Mapping[str, Any], path: Path) -> QWidget:
        """So many of something."""
        word, amount = next(iter(value.items()))
        words = list(dict.fromkeys((*self._choices.words(field, key), word)))
        count = self._spin(number, amount, (*path, word))
        box = self._combo([(other, self._book.word_name(field, other)) for other in words], (*path, "key"))
        box.setCurrentIndex(words.index(word))
        box.currentIndexChanged.connect(lambda place: self.put(path, {words[place]: self._amount(path)}, True))
        return _held(row(count, box, gap=4))

    def _amount(self, path: Path) -> int:
        value = self._value
        for part in path:
            value = value[part]
        return int(next(iter(value.values())))

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

    def _titled(self, title: str, widget: QWidget) -> QWidget:
        _name(widget, title or self.tr("More"))
        return _held(column(label(title, "caption"), widget, gap=2))

    def _small(self, words: str, path: Path, what: str, new: Any = None) -> QPushButton:
        """Puts something there, or takes away what is there."""
        made = button(words)
        made.setAccessibleName({"remove": self.tr("Remove"), "add": self.tr("Add an effect")}[what])
        self._named(made, (*path, what))
        made.clicked.connect(lambda: self.put(path, new, True))
        return made


def _name(widget: QWidget, title: str) -> None:
    """Every control in it that has no name yet."""
    for control in (widget, *widget.findChildren(QWidget)):
        if isinstance(control, QComboBox) and not control.accessibleName():
            name_choice(control, title)
        elif isinstance(control, (QSpinBox, QLineEdit, QCheckBox)) and not control.accessibleName():
            control.setAccessibleName(title)


def _held(layout: Any) -> QWidget:
    widget = QWidget()
    widget.setLayout(layout)
    return widget
