"""An editor for one value of a card, made from its shape: choices instead of text, rows that are added and removed.
`CardCells` makes the controls, `CardEditor` the rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QLineEdit, QPushButton, QSpinBox, QVBoxLayout, QWidget

from aoc_desktop.play.call_later import later
from aoc_desktop.profile.card_sets import read_value, toml_value
from aoc_desktop.profile.card_shapes import Choices, Free, Number, Pairs, Several, Shape, Table, Truth, Word, fits
from aoc_desktop.ui.kit.controls import Check, Flow, name_choice
from aoc_desktop.ui.kit.icons import icon_pixmap
from aoc_desktop.ui.kit.widgets import button, column, label, panel, row
from aoc_desktop.ui.screens.almanac.card_book import CardBook
from aoc_desktop.ui.screens.almanac.card_changes import marked_words
from aoc_desktop.ui.screens.almanac.card_field import small_button

# The controls of a card's form: one for each shape of a value, by its place in the value.


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
        """Words of the vocabulary with their signs; `absent` adds an entry for a missing field."""
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
        """The control for one value by its shape; a value of unknown shape is typed as in the file."""
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
        """The controls for an amount of a thing."""
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
        """Size the closed box by the chosen entry, and the open list by its widest."""
        box.ensurePolished()
        whole, measure = box.sizeHint().width(), box.fontMetrics().horizontalAdvance
        widest = max(measure(box.itemText(place)) for place in range(box.count()))
        box.view().setMinimumWidth(whole)
        box.setMaximumWidth(whole - widest + measure(box.currentText()) + 2)

    def _titled(self, title: str, widget: QWidget) -> QWidget:
        name_controls(widget, title or self.tr("More"))
        return held(column(label(title, "caption"), widget, gap=2))

    def _small(self, words: str, path: Path, what: str, new: Any = None) -> QPushButton:
        """A button that adds a value at this place, or removes it."""
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


class CardEditor(CardCells):
    """Shows a value of any shape; effects one below the other, each with its sentence."""

    def __init__(self, book: CardBook, choices: Choices, field: str, shape: Shape, value: Any) -> None:
        super().__init__(book, choices, field, value)
        self._shape = shape
        self._sentences: Sequence[str] = ()
        self._before: Sequence[str] = ()
        self._told: list[QLabel] = []
        """Under each effect: what it says, and beside it what it said before."""
        self._was: list[QLabel] = []
        self._paths: list[tuple[Path, Several, Table]] = []
        """Where each effect stands, in their order."""
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self.build()

    @property
    def is_small(self) -> bool:
        """One or two choices: they stand beside the field's name."""
        return not isinstance(self._shape, (Several, Pairs, Table))

    def set_value(self, value: Any) -> None:
        """Show another value without signalling a change."""
        if value != self._value:
            self._value = value
            self.build()

    def tell(self, sentences: Sequence[str], before: Sequence[str] = ()) -> None:
        """What its effects say, in their order, and what they said before; none while one of them cannot be said."""
        self._sentences, self._before = sentences, before
        whole = len(sentences) == len(self._told)
        for place, (words, was) in enumerate(zip(self._told, self._was, strict=True)):
            old = before[place] if place < len(before) else ""
            said = sentences[place] if whole else ""
            shown, gone = marked_words(old, said, self._book.preferences.theme.gain) if old else (escape(said), "")
            words.setText(shown)
            words.setAccessibleName(said)
            words.setVisible(bool(said))
            was.setText(self.tr("was {0}").format(gone))
            was.setVisible(bool(gone) and bool(said))

    # ------------------------------------------------------------------ whole effects

    def row_of(self, name: str) -> int | None:
        """Which effect a control of this name belongs to."""
        for place, (path, _, _) in enumerate(self._paths):
            if name.startswith(".".join(map(str, (self.field, *path))) + "."):
                return place
        return None

    def add_after(self, place: int) -> None:
        path, shape, table = self._paths[place]
        rows = self._at(path[:-1])
        if len(rows) < shape.most:
            here = int(path[-1]) + 1
            self.put(path[:-1], [*rows[:here], self._choices.first(self.field, table), *rows[here:]], True)

    def remove(self, place: int) -> None:
        path, shape, _ = self._paths[place]
        if len(self._at(path[:-1])) > shape.least:
            self.put(path, None, True)

    def shift(self, place: int, by: int) -> None:
        """Put an effect before or behind its neighbour."""
        path, _, _ = self._paths[place]
        rows, here = list(self._at(path[:-1])), int(path[-1])
        if 0 <= here + by < len(rows):
            rows[here], rows[here + by] = rows[here + by], rows[here]
            self.put(path[:-1], rows, True)

    def build(self) -> None:
        """Everything anew; the keyboard stays where it was."""
        holder = self.focusWidget()
        focused = holder.objectName() if holder is not None else ""
        while (item := self._outer.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.setParent(None)
                old.deleteLater()
        self._told, self._was, self._paths, self._optional = [], [], [], set()
        made = self._whole()
        self.tell(self._sentences, self._before)
        name_controls(made, self._book.field_name(self.field))
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
            return held(layout)
        if isinstance(shape, Table):
            return held(Flow(*self._cells(shape, self._value, ())))
        return held(row(self._cell(self.field, shape, self._value, ()), None))

    def _rows(self, shape: Several, table: Table, values: Sequence[Any], path: Path) -> QWidget:
        """Effects one below the other, each with its choices and its sentence."""
        layout = column(gap=6)
        for number, value in enumerate(values):
            layout.addWidget(self._row(shape, table, value, (*path, number), len(values) > shape.least))
        if not values:
            layout.addWidget(label(self.tr("Nothing: the card has no effect here."), "soft"))
        if len(values) < shape.most:
            first = self._choices.first(self.field, table)
            add = self._small(f"+  {self.tr('Add an effect')}", (*path, len(values)), "add", first)
            add.setProperty("role", "add")
            layout.addLayout(row(add, None))
        return held(layout)

    def _row(self, shape: Several, table: Table, value: Mapping[str, Any], path: Path, removable: bool) -> QWidget:
        self._paths.append((path, shape, table))
        number = label(str(int(path[-1]) + 1), "soft")
        number.setContentsMargins(0, round(26 * self._book.preferences.scale), 0, 0)
        inner = row(gap=10)
        inner.addWidget(number, 0, Qt.AlignmentFlag.AlignTop)
        inner.addLayout(Flow(*self._cells(table, value, path), gap=6), 1)
        if removable:
            out = small_button("close", self._book.preferences, self.tr("Remove"))
            self._named(out, (*path, "remove"))
            out.clicked.connect(lambda: self.put(path, None, True))
            inner.addWidget(out, 0, Qt.AlignmentFlag.AlignTop)
        words, was = label(wrap=True), label(role="chip")
        words.setTextFormat(Qt.TextFormat.RichText)
        self._told.append(words)
        self._was.append(was)
        told = row(18, words, was, gap=8)
        told.setStretch(1, 1)
        outer = column(gap=4, margins=(10, 6, 10, 8))
        outer.addLayout(inner)
        outer.addLayout(told)
        made = panel(outer, "row")
        made.setAccessibleName(self.tr("Effect {0}").format(int(path[-1]) + 1))
        return made

    def _cells(self, table: Table, value: Mapping[str, Any], path: Path) -> list[QWidget]:
        """The choices of a table side by side, those of tables within it among them, and what else it may have."""
        heads = self._choices.vocabulary.heads
        self._optional |= {(*path, name) for name in self._choices.removable(table, value)}
        cells = [self._head(table, value, path)] if any(head in table.fields for head in heads) else []
        cells += self._given(table, value, path, "")
        addable = self._choices.vocabulary.ordered(self._choices.addable(table, value))
        cells += [
            self._absent(name, table.fields[name], (*path, name)) for name in addable if self._offered(name, table)
        ]
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
        """The fields that can be added or removed: place, new value (None removes), and words."""
        ordered = self._choices.vocabulary.ordered
        for name in ordered(self._choices.addable(table, value)):
            if self._offered(name, table):
                continue
            yield (*path, name), self._choices.first(name, table.fields[name]), f"+ {self._within(before, name)}"
        for name, shape in table.fields.items():
            if name in value and isinstance(shape, Table):
                yield from self._further(shape, value[name], (*path, name), self._within(before, name))
        for name in ordered(self._choices.removable(table, value)):
            if self._offered(name, table):
                continue
            yield (*path, name), None, f"− {self._within(before, name)}"

    def _offered(self, name: str, table: Table) -> bool:
        """Whether an optional field has a list with an entry that names its absence."""
        shape = table.fields[name]
        key = shape.key if isinstance(shape, Pairs) and isinstance(shape.value, Number) else shape
        listed = isinstance(key, Word) and bool(self._choices.words(name, key))
        return listed and bool(self._book.absent_name(name))

    def _absent(self, name: str, shape: Shape, path: Path) -> QWidget:
        """The list of a field that the effect has not: what may be chosen, behind what there is without it."""
        key = shape.key if isinstance(shape, Pairs) else shape
        assert isinstance(key, Word)
        words = self._choices.words(name, key)
        box = self._listed(name, words, path, absent=True)
        box.setProperty("role", "absent")
        self._narrow(box)

        def choose(place: int) -> None:
            word = words[place - 1]
            self.put(path, {word: 1} if isinstance(shape, Pairs) else word, True)

        box.currentIndexChanged.connect(choose)
        return self._titled(self._book.value_name(name), box)

    def _head(self, table: Table, value: Mapping[str, Any], path: Path) -> QWidget:
        """The choice of the effect's kind among all kinds."""
        found = [(head, word) for head in self._choices.vocabulary.heads for word in self._words_of(table, head)]
        box = self._combo([(pair, self._book.word_name(*pair)) for pair in found], (*path, "head"))
        here = next((pair for pair in found if value.get(pair[0]) == pair[1]), None)
        box.setCurrentIndex(found.index(here) if here is not None else -1)
        self._narrow(box)

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
        self._narrow(box)

        def choose(place: int) -> None:
            where, new, _ = further[place - 1]
            self.put(where, new, True)

        box.currentIndexChanged.connect(choose)
        return self._titled("", box)
