"""The form that corrects a card's values into a card set of the user's own."""

from __future__ import annotations

import tomllib
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.profile.card_sets import read_value, toml_value
from aoc_desktop.profile.card_shapes import Free, Number
from aoc_desktop.text.reasons import say
from aoc_desktop.ui.card_book import CardBook
from aoc_desktop.ui.controls import Scrolled
from aoc_desktop.ui.question import question
from aoc_desktop.ui.screens.card_editor import CardEditor
from aoc_desktop.ui.widgets import button, column, label, row

if TYPE_CHECKING:
    from aoc_desktop.ui.table.look import Faces

WIDTH = 320
"""Of the live card: wide enough for its sentences."""


class LiveCard(QWidget):
    """The card as the set would show it."""

    def __init__(self, book: CardBook, kind: str, card: str) -> None:
        super().__init__()
        self._book, self._kind, self._card = book, kind, card
        self._faces = book.faces
        width = WIDTH * book.preferences.frame
        self.setFixedSize(round(width) + 24, round(book.height(kind, width, large=True)) + 24)

    def show_faces(self, faces: Faces) -> None:
        self._faces = faces
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, rect = QPainter(self), QRectF(12, 8, self.width() - 24, self.height() - 24)
        self._faces.paint_card(painter, rect, self._kind, self._card, self._book.preferences.theme)
        painter.end()


class CorrectionDialog(QDialog):
    """Each value by choices, or as the card file has it; the card and what it means follow while one works."""

    saved = Signal(object)
    """The set that now holds the correction."""

    def __init__(self, book: CardBook, kind: str, card: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._book, self._sets, self._shown = book, book.card_sets, book.shown
        self._kind, self._card, self._over = book.file_kind(kind, card), card, parent.window()
        self._preferences, self._title = book.preferences, book.name(kind, card)
        self._before = self._sets.card_data(self._shown, self._kind, card)
        self._shapes = book.shapes(self._kind) if book.vocabulary is not None else {}
        self._choices = book.choices()
        self.name = QLineEdit(self._sets.name_for(self._shown))
        self.name.setObjectName("set_name")
        self.fields: dict[str, QSpinBox | QPlainTextEdit | CardEditor] = {}
        self._marks: dict[str, QLabel] = {}
        """Whose value a field has."""
        self._backs: dict[str, QPushButton] = {}
        self.live = LiveCard(book, kind, card)
        self._meaning, self._problem = label(role="soft", wrap=True), label(role="error", wrap=True)
        self.save, self._cancel = button(self.tr("Save"), primary=True), button(self.tr("Cancel"))
        self.undo, self.redo, self.as_text = button(), button(), button(self.tr("As text"))
        self.text = QPlainTextEdit()
        self.save.setObjectName("save_correction")
        self._data: dict[str, Any] = {}
        self._lay_out()
        self._past: list[dict[str, Any]] = [self._values()]
        self._future: list[dict[str, Any]] = []
        self._connect()
        self._check()
        self._begin_at_first_field()

    def _begin_at_first_field(self) -> None:
        first = next(iter(self.fields.values()), None)
        inner = first.findChild(QComboBox) if isinstance(first, CardEditor) else first
        if (chosen := inner or first) is not None:
            chosen.setFocus()

    def _connect(self) -> None:
        self.save.clicked.connect(self._ask_and_save)
        self._cancel.clicked.connect(self.reject)
        self.name.textChanged.connect(self._check)
        steps = (self.undo, self.tr("Undo"), "Ctrl+Z", self._undo), (self.redo, self.tr("Redo"), "Ctrl+Y", self._redo)
        for made, words, key, act in steps:
            made.setText(words)
            made.clicked.connect(act)
            QShortcut(QKeySequence(key), self, act)
        self.as_text.clicked.connect(self._toggle_text)
        QShortcut(QKeySequence("F4"), self, self._toggle_text)
        self.text.setObjectName("card_as_text")
        self.text.setAccessibleName(self.as_text.text())
        self.text.textChanged.connect(self._read_text)
        self.text.hide()

    def _lay_out(self) -> None:
        self.setWindowTitle(self.tr("Correct: {0}").format(self._title))
        form = QFormLayout()
        form.setSpacing(10)
        for field, value in self._before.items():
            if field not in self._book.fixed:
                self.fields[field] = self._editor(field, value)
                self.fields[field].setAccessibleName(self._book.field_name(field))
                self._marks[field], self._backs[field] = label(role="caption"), self._way_back(field)
        self.name.setAccessibleName(self.tr("Card set"))
        for field, editor in self.fields.items():
            title = label(editor.accessibleName(), "strong")
            if isinstance(editor, CardEditor):
                form.addRow(row(title, 8, self._marks[field], None, self._backs[field]))
                form.addRow(editor)
            else:
                form.addRow(title, row(editor, 8, self._marks[field], None, self._backs[field]))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 18, 22, 16)
        layout.setSpacing(12)
        self.name.setMinimumWidth(round(200 * self._preferences.scale))
        layout.addLayout(row(label(self._title, "heading"), None, label(self.tr("Card set"), "soft"), self.name))
        about = self.tr(
            "The set of this name keeps the values; its other cards stay as they are. A game under way keeps the cards "
            "that it began with."
        )
        layout.addWidget(label(about, "caption", wrap=True))
        layout.addLayout(self._middle(form), 1)
        layout.addWidget(self._problem)
        layout.addLayout(row(self.undo, self.redo, self.as_text, None, self._cancel, self.save))
        scale, around = self._preferences.scale, self._over.size()
        self.resize(min(round(1080 * scale), around.width() - 40), min(round(700 * scale), around.height() - 40))

    def _middle(self, form: QFormLayout) -> QHBoxLayout:
        """The values on the left, the card and its words on the right."""
        body = column(gap=12, margins=(0, 0, 6, 0))
        body.addLayout(form)
        body.addStretch(1)
        areas = []
        for layout in (body, column(self.live, self._meaning, None, gap=10, margins=(0, 0, 6, 0))):
            inner = QWidget()
            inner.setLayout(layout)
            area = Scrolled(inner)
            area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            areas.append(area)
        areas[1].setFixedWidth(self.live.width() + 24)
        middle = QHBoxLayout()
        middle.setSpacing(14)
        middle.addWidget(areas[0], 3)
        middle.addWidget(self.text, 2)
        middle.addWidget(areas[1])
        return middle

    def _editor(self, field: str, value: Any) -> QSpinBox | QPlainTextEdit | CardEditor:
        shape = self._shapes.get(field)
        if isinstance(value, int) and not isinstance(value, bool):
            number = QSpinBox()
            number.setRange(*(shape if isinstance(shape, Number) else (-99, 99)))
            number.lineEdit().setTextMargins(round(8 * self._preferences.scale), 0, 0, 0)
            number.setValue(value)
            number.valueChanged.connect(self._changed)
            number.setObjectName(f"field_{field}")
            number.setMaximumWidth(round(110 * self._preferences.scale))
            return number
        if shape is not None and not isinstance(shape, Free):
            made = CardEditor(self._book, self._choices, field, shape, value)
            made.changed.connect(self._changed)
            made.setObjectName(f"field_{field}")
            return made
        text = QPlainTextEdit(toml_value(value))
        text.setObjectName(f"field_{field}")
        text.setTabChangesFocus(True)
        text.setMinimumHeight(54)
        text.setMaximumHeight(84)
        text.textChanged.connect(self._changed)
        return text

    def _way_back(self, field: str) -> QPushButton:
        made = button(self.tr("Put back"))
        made.setObjectName(f"put_back_{field}")
        made.setAccessibleDescription(self._book.field_name(field))
        made.clicked.connect(lambda: self._step({**self._past[-1], field: self._before[field]}))
        made.hide()
        return made

    def _mark(self, values: dict[str, Any]) -> None:
        """Beside each field: whose value it is, and the way back to what the set had."""
        source = self._before.get("source", "")
        for field, value in values.items():
            changed = value != self._before[field]
            told = source.get(field, source.get("card", "")) if isinstance(source, dict) else source
            house = self.tr("House value") if "house" in str(told) else ""
            self._marks[field].setText(self.tr("Your value") if changed else house)
            self._backs[field].setVisible(changed)

    def _values(self) -> dict[str, Any]:
        """What the form says; ValueError for what cannot be read."""
        found: dict[str, Any] = {}
        for field, editor in self.fields.items():
            if isinstance(editor, QPlainTextEdit):
                found[field] = read_value(" ".join(editor.toPlainText().split()))
            else:
                found[field] = editor.value()
        return found

    # ------------------------------------------------------------------ steps

    def _changed(self) -> None:
        """Something was changed by hand: that is a step."""
        with suppress(ValueError):
            values = self._values()
            if values != self._past[-1]:
                self._past.append(values)
                self._future.clear()
                self._write_text()
        self._check()

    def _step(self, values: dict[str, Any]) -> None:
        """Other values that no editor has given."""
        self._past.append(values)
        self._future.clear()
        self._show(values)

    def _undo(self) -> None:
        if len(self._past) > 1:
            self._future.append(self._past.pop())
            self._show(self._past[-1])

    def _redo(self) -> None:
        if self._future:
            self._past.append(self._future.pop())
            self._show(self._past[-1])

    def _show(self, values: dict[str, Any]) -> None:
        """These values in every editor, without a step of its own."""
        for field, editor in self.fields.items():
            editor.blockSignals(True)
            if isinstance(editor, QPlainTextEdit):
                editor.setPlainText(toml_value(values[field]))
            elif isinstance(editor, QSpinBox):
                editor.setValue(values[field])
            else:
                editor.set_value(values[field])
            editor.blockSignals(False)
        self._write_text()
        self._check()

    # ------------------------------------------------------------------ as text

    def _toggle_text(self) -> None:
        """The card as its file has it, beside the choices: each follows the other."""
        self.text.setVisible(self.text.isHidden())
        self._write_text()

    def _write_text(self) -> None:
        if self.text.isHidden() or self.text.hasFocus():
            return
        lines = [f"{field} = {toml_value(value)}" for field, value in self._past[-1].items()]
        self.text.blockSignals(True)
        self.text.setPlainText("\n\n".join(lines))
        self.text.blockSignals(False)

    def _read_text(self) -> None:
        """A text that cannot be read leaves the last good card."""
        try:
            given = tomllib.loads(self.text.toPlainText())
            sound = given.keys() == self.fields.keys()
            for field, value in given.items() if sound else ():
                if isinstance(self.fields[field], QSpinBox) and type(value) is not int:
                    raise ValueError(field)
        except ValueError as error:
            self._refuse(self.tr("This cannot be read: {0}").format(error))
            return
        if not sound:
            self._refuse(self.tr("The text has other fields than the card."))
        elif given != self._past[-1]:
            self._step(given)

    def _set_name(self) -> str:
        return self.name.text().strip()

    def _check(self) -> None:
        """Validate at every key: what it would mean, or what is wrong."""
        name = self._set_name()
        self._problem.setText("")
        self.undo.setEnabled(len(self._past) > 1)
        self.redo.setEnabled(bool(self._future))
        if self._sets.is_a_name(name) and not self._sets.suits(name, self._shown):
            self._refuse(self.tr("“{0}” takes its cards from another edition: choose another name.").format(name))
            return
        try:
            values = self._values()
            self._mark(values)
            self._data = self._sets.corrected(name, self._shown, self._kind, self._card, values)
            cards = self._sets.files.load_cards(self._data, f"{name}.toml")
        except DomainError as error:
            self._refuse(say(error.reason, self._preferences.language, self._book.game))
            return
        except ValueError as error:
            self._refuse(self.tr("This cannot be read: {0}").format(error))
            return
        faces = self._book.faces_of(cards)
        self.live.show_faces(faces)
        self._meaning.setText("\n".join(faces.lines(self._kind, self._card)))
        for field, editor in self.fields.items():
            if isinstance(editor, CardEditor):
                editor.tell(self._book.effect_words(cards, self._kind, self._card, field))
        changed = any(values[field] != self._before[field] for field in values)
        self.save.setEnabled(changed)
        self.save.setToolTip("" if changed else self.tr("Nothing has been changed yet."))

    def _refuse(self, reason: str) -> None:
        self._problem.setText(reason)
        self.save.setEnabled(False)
        self.save.setToolTip(reason)

    def _ask_and_save(self) -> None:
        """An earlier correction that the form did not begin with is not lost unasked."""
        name = self._set_name()
        lost = self._sets.replaced(name, self._shown, self._kind, self._card, self._values())
        if not lost:
            self._save()
            return
        text = self.tr("“{0}” has other values for this card already. Replace them?").format(name)
        more = "\n".join(f"{self._book.field_name(field)}: {toml_value(value)}" for field, value in lost.items())
        box = question(
            self, "replace_values", self.windowTitle(), text, self.tr("Replace"), self.tr("Leave them"), more, True
        )
        box.accepted.connect(self._save)
        box.open()

    def reject(self) -> None:
        """Leaving with changes asks once."""
        if self._past[-1] == self._past[0]:
            super().reject()
            return
        text = self.tr("Leave the card as it was?")
        more = self.tr("What you have changed here is not kept.")
        yes, no = self.tr("Discard the changes"), self.tr("Stay")
        box = question(self, "discard_changes", self.windowTitle(), text, yes, no, more, True)
        box.accepted.connect(lambda: self.done(QDialog.DialogCode.Rejected))
        box.open()

    def _save(self) -> None:
        try:
            path = self._sets.save(self._set_name(), self._data)
        except OSError as error:
            self._refuse(self.tr("The file could not be written: {0}.").format(error.strerror or error))
            return
        self.accept()
        self.saved.emit(path)
