"""The form that corrects a card's values into a card set of the user's own."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.profile.card_sets import read_value, toml_value
from aoc_desktop.text.reasons import say
from aoc_desktop.ui.card_book import CardBook
from aoc_desktop.ui.controls import Scrolled
from aoc_desktop.ui.question import question
from aoc_desktop.ui.widgets import button, column, label, row


class CorrectionDialog(QDialog):
    """Each value as the card file has it; what it means is said below while one types."""

    saved = Signal(object)
    """The set that now holds the correction."""

    def __init__(self, book: CardBook, kind: str, card: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._book, self._sets, self._shown = book, book.card_sets, book.shown
        self._kind, self._card, self._over = book.file_kind(kind, card), card, parent.window()
        self._preferences, self._title = book.preferences, book.name(kind, card)
        self._before = self._sets.card_data(self._shown, self._kind, card)
        self.name = QLineEdit(self._sets.name_for(self._shown))
        self.name.setObjectName("set_name")
        self.fields: dict[str, QSpinBox | QPlainTextEdit] = {}
        self._meaning, self._problem = label(role="soft", wrap=True), label(role="error", wrap=True)
        self.save, self._cancel = button(self.tr("Save"), primary=True), button(self.tr("Cancel"))
        self.save.setObjectName("save_correction")
        self._data: dict[str, Any] = {}
        self._lay_out()
        self.save.clicked.connect(self._ask_and_save)
        self._cancel.clicked.connect(self.reject)
        self.name.textChanged.connect(self._check)
        self._check()

    def _lay_out(self) -> None:
        self.setWindowTitle(self.tr("Correct: {0}").format(self._title))
        form = QFormLayout()
        form.setSpacing(10)
        for field, value in self._before.items():
            if field not in self._book.fixed:
                self.fields[field] = self._editor(field, value)
                self.fields[field].setAccessibleName(self._book.field_name(field))
        self.name.setAccessibleName(self.tr("Card set"))
        for editor in (*self.fields.values(), self.name):
            form.addRow(label(editor.accessibleName(), "strong"), editor)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 18, 22, 16)
        layout.setSpacing(12)
        layout.addWidget(label(self._title, "heading"))
        about = self.tr(
            "Write each value as the card files do. The set of this name keeps them; its other cards stay as they are. "
            "A game under way keeps the cards that it began with."
        )
        layout.addWidget(label(about, "caption", wrap=True))
        body = column(gap=12, margins=(0, 0, 6, 0))
        body.addLayout(form)
        body.addWidget(self._meaning, 1)
        inner = QWidget()
        inner.setLayout(body)
        area = Scrolled(inner)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        layout.addWidget(area, 1)
        layout.addWidget(self._problem)
        layout.addLayout(row(None, self._cancel, self.save))
        scale, around = self._preferences.scale, self._over.size()
        self.resize(min(round(620 * scale), around.width() - 40), min(round(560 * scale), around.height() - 40))

    def _editor(self, field: str, value: Any) -> QSpinBox | QPlainTextEdit:
        if isinstance(value, int) and not isinstance(value, bool):
            number = QSpinBox()
            number.setRange(-99, 99)
            number.lineEdit().setTextMargins(round(8 * self._preferences.scale), 0, 0, 0)
            number.setValue(value)
            number.valueChanged.connect(self._check)
            number.setObjectName(f"field_{field}")
            return number
        text = QPlainTextEdit(toml_value(value))
        text.setObjectName(f"field_{field}")
        text.setTabChangesFocus(True)
        text.setMinimumHeight(54)
        text.setMaximumHeight(84)
        text.textChanged.connect(self._check)
        return text

    def _values(self) -> dict[str, Any]:
        """What the form says; ValueError for what cannot be read."""
        found: dict[str, Any] = {}
        for field, editor in self.fields.items():
            if isinstance(editor, QSpinBox):
                found[field] = editor.value()
            else:
                found[field] = read_value(" ".join(editor.toPlainText().split()))
        return found

    def _set_name(self) -> str:
        return self.name.text().strip()

    def _check(self) -> None:
        """Validate at every key: what it would mean, or what is wrong."""
        name = self._set_name()
        self._problem.setText("")
        if self._sets.is_a_name(name) and not self._sets.suits(name, self._shown):
            self._refuse(self.tr("“{0}” takes its cards from another edition: choose another name.").format(name))
            return
        try:
            values = self._values()
            self._data = self._sets.corrected(name, self._shown, self._kind, self._card, values)
            cards = self._sets.files.load_cards(self._data, f"{name}.toml")
        except DomainError as error:
            self._refuse(say(error.reason, self._preferences.language, self._book.game))
            return
        except ValueError as error:
            self._refuse(self.tr("This cannot be read: {0}").format(error))
            return
        lines = self._book.faces_of(cards).lines(self._kind, self._card)
        self._meaning.setText("\n".join(lines))
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

    def _save(self) -> None:
        try:
            path = self._sets.save(self._set_name(), self._data)
        except OSError as error:
            self._refuse(self.tr("The file could not be written: {0}.").format(error.strerror or error))
            return
        self.accept()
        self.saved.emit(path)
