"""What a corrected card has that it did not have before, each difference with its way back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from html import escape
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from aoc_desktop.kernel.sources import WHOLE
from aoc_desktop.ui.kit.widgets import column, label, panel
from aoc_desktop.ui.screens.almanac.card_book import CardBook
from aoc_desktop.ui.screens.almanac.card_field import small_button
from aoc_desktop.ui.screens.almanac.card_steps import Draft

Told = Mapping[str, Sequence[str]]
"""By field, the sentence of each of its effects."""


class Difference(NamedTuple):
    """One thing that is another now."""

    title: str
    words: str
    back: Draft
    """The card without it."""


class Changes(QObject):
    """Compares a card with what it was."""

    def __init__(self, book: CardBook, before: Draft, told: Told) -> None:
        super().__init__()
        self._book, self._before, self._told = book, before, told

    def found(self, now: Draft, told: Told) -> Iterator[Difference]:
        for field, value in now.values.items():
            old = self._before.values[field]
            if value == old:
                continue
            if isinstance(value, list) and isinstance(old, list) and (self._told.get(field) or told.get(field)):
                yield from self._effects(now, field, told.get(field, ()))
            else:
                words = self.tr("{0} becomes {1}").format(self._words(field, old), self._words(field, value))
                yield Difference(self._book.field_name(field), words, now.put(field, old))
        yield from self._sources(now)

    def _words(self, field: str, value: Any) -> str:
        return self._book.value_words(field, value) or self.tr("nothing")

    def _effects(self, now: Draft, field: str, told: Sequence[str]) -> Iterator[Difference]:
        """Of a list of effects: those that are new, gone or others."""
        old, new, name = self._before.values[field], now.values[field], self._book.field_name(field)
        if len(new) < len(old):
            yield Difference(name, self.tr("%n effect(s) taken out", "", len(old) - len(new)), now.put(field, old))
            return
        for number, effect in enumerate(new):
            sentence = told[number] if number < len(told) else self.tr("not finished yet")
            title = f"{name} {number + 1}"
            if number >= len(old):
                yield Difference(title, self.tr("new: {0}").format(sentence), now.put(field, _without(new, number)))
            elif effect != old[number]:
                yield Difference(title, sentence, now.put(field, [*new[:number], old[number], *new[number + 1 :]]))

    def _sources(self, now: Draft) -> Iterator[Difference]:
        for part, kind in now.kinds.items():
            if kind != (old := self._before.kinds[part]):
                name = self.tr("Whole card") if part == WHOLE else self._book.part_name(part)
                words = self.tr("{0} becomes {1}").format(self._book.source_name(old), self._book.source_name(kind))
                yield Difference(name, words, now._replace(kinds={**now.kinds, part: old}))


def marked_words(old: str, new: str, colour: str) -> tuple[str, str]:
    """A sentence as rich text with the words that are new in a colour; and the words that stood in their place."""
    before, after = old.split(), new.split()
    shown, gone = [], []
    for kind, left, end, begin, right in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        words = escape(" ".join(after[begin:right]))
        if kind != "equal":
            gone += before[left:end]
            words = f'<b style="color: {colour}">{words}</b>' if words else ""
        shown.append(words)
    return " ".join(words for words in shown if words), " ".join(gone).rstrip(".")


class ChangesPanel(QWidget):
    """Lists the changed values, or tells that there are none."""

    put_back = Signal(object)
    """The draft without one of the differences."""

    def __init__(self, book: CardBook) -> None:
        super().__init__()
        self._book = book
        self._rows = QGridLayout()
        self._rows.setHorizontalSpacing(14)
        self._rows.setVerticalSpacing(4)
        self._rows.setColumnStretch(1, 1)
        self._count = label(role="caption")
        inner = column(label(self.tr("Changed"), "name"), self._count, gap=2, margins=(14, 8, 14, 10))
        inner.addLayout(self._rows)
        self.setLayout(column(panel(inner)))

    def show_differences(self, found: Sequence[Difference]) -> None:
        while (item := self._rows.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        self._count.setText(self.tr("%n difference(s)", "", len(found)) if found else self.tr("Nothing yet"))
        for place, one in enumerate(found):
            self._rows.addWidget(label(one.title, "soft"), place, 0)
            self._rows.addWidget(label(one.words, wrap=True), place, 1)
            back = small_button("undo", self._book.preferences, self.tr("Put back: {0}").format(one.title))
            back.setText(self.tr("Put back"))
            back.setObjectName(f"put_back_{place}")
            back.clicked.connect(_sending(self.put_back.emit, one.back))
            self._rows.addWidget(back, place, 2)


def _sending(send: Callable[[object], None], draft: Draft) -> Callable[[], None]:
    return lambda: send(draft)


def _without(values: Sequence[Any], number: int) -> list[Any]:
    return [*values[:number], *values[number + 1 :]]
