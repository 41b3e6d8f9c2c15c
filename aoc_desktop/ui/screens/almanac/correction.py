"""The form that corrects a card's values into a card set of the user's own, and the preview of the corrected card."""

from __future__ import annotations

import tomllib
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.kernel.sources import WHOLE
from aoc_desktop.profile.card_sets import kinds_of, part_of, read_value, toml_value
from aoc_desktop.profile.card_shapes import Free, Number
from aoc_desktop.text.reasons import say
from aoc_desktop.ui.kit.card_kit import paint_shadow
from aoc_desktop.ui.kit.confirm_dialog import question
from aoc_desktop.ui.kit.controls import Flow, Scrolled
from aoc_desktop.ui.kit.key_cap import CapButton
from aoc_desktop.ui.kit.theme import Radius
from aoc_desktop.ui.kit.widgets import button, column, grey, label, panel, row
from aoc_desktop.ui.screens.almanac.card_book import CardBook
from aoc_desktop.ui.screens.almanac.card_changes import Changes, ChangesPanel
from aoc_desktop.ui.screens.almanac.card_editor import CardEditor
from aoc_desktop.ui.screens.almanac.card_field import FieldPanel, SourceSwitch
from aoc_desktop.ui.screens.almanac.card_steps import Draft, Steps

if TYPE_CHECKING:
    from aoc_desktop.ui.table.picture.faces import Faces

NARROW = 1100
"""A form less wide than this, at the usual size, shows the card only when it is asked for."""


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
        self.switches: dict[str, SourceSwitch] = {}
        """By part: where its value, or the whole card, comes from."""
        self._first_of: dict[str, str] = {}
        """By part, the first of its fields, beside which it is asked."""
        self.live = LiveCard(book, kind, card)
        self._meaning, self._problem = label(role="caption", wrap=True), label(role="error", wrap=True)
        self.save, self._cancel = CapButton(self._preferences, primary=True), button(self.tr("Cancel"))
        self.undo, self.redo, self.as_text, self.card = (CapButton(self._preferences) for _ in range(4))
        self.text = QPlainTextEdit()
        self.changes = ChangesPanel(book)
        self._data: dict[str, Any] = {}
        self._wrong = ""
        """The field that the last problem is about."""
        self._make_fields()
        values = {field: self._before[field] for field in self.fields}
        self._told = {field: book.effect_words(book.cards, self._kind, card, field) for field in self.fields}
        self._steps = Steps(values, self._before.get("source"), self._sets.files.PARTS)
        self._compare = Changes(book, self._steps.first, self._told)
        self._lay_out()
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
        self.undo.clicked.connect(self._undo)
        self.redo.clicked.connect(self._redo)
        self.as_text.clicked.connect(self._toggle_text)
        self.card.clicked.connect(self._toggle_card)
        for key, act in (
            ("Ctrl+Z", self._undo),
            ("Ctrl+Shift+Z", self._redo),
            ("Ctrl+Y", self._redo),
            ("Ctrl+S", self.save.click),
            ("F4", self._toggle_text),
            ("F6", self._toggle_card),
            ("F8", self._go_to_problem),
            ("Ctrl+Return", lambda: self._at_row(CardEditor.add_after)),
            ("Ctrl+Del", lambda: self._at_row(CardEditor.remove)),
            ("Alt+Up", lambda: self._at_row(lambda editor, place: editor.shift(place, -1))),
            ("Alt+Down", lambda: self._at_row(lambda editor, place: editor.shift(place, 1))),
        ):
            QShortcut(QKeySequence(key), self, act)
        self.changes.put_back.connect(self._step)
        self.text.setObjectName("card_as_text")
        self.text.setAccessibleName(self.as_text.text())
        self.text.textChanged.connect(self._read_text)
        self.text.hide()

    # ------------------------------------------------------------------ layout

    def _make_fields(self) -> None:
        source, parts = self._before.get("source"), self._sets.files.PARTS
        kinds = kinds_of(source)
        for field, value in self._before.items():
            if field in self._book.fixed:
                continue
            self.fields[field] = self._editor(field, value)
            self.fields[field].setAccessibleName(self._book.field_name(field))
            part = part_of(source, field, parts)
            self._first_of.setdefault(part, field)
            if part in kinds and part not in self.switches:
                about = self._book.field_name(field) if part != WHOLE else self._title
                switch = SourceSwitch(self._preferences, about, kinds[part], self._book.source_name(kinds[part]))
                switch.setObjectName(f"source_{part}")
                switch.chosen.connect(lambda kind, part=part: self._set_kind(part, kind))
                self.switches[part] = switch

    def _lay_out(self) -> None:
        self.setWindowTitle(self.tr("Correct: {0}").format(self._title))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._bar())
        layout.addLayout(self._middle(), 1)
        layout.addWidget(self._foot())
        layout.setSizeConstraint(
            QVBoxLayout.SizeConstraint.SetNoConstraint
        )  # as large as the window, whatever it holds
        self.resize(self._over.size())

    def _bar(self) -> QWidget:
        self.name.setMinimumWidth(round(200 * self._preferences.scale))
        self.name.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.name.setAccessibleName(self.tr("Card set"))
        self.name.setToolTip(
            self.tr(
                "The set of this name keeps the values; its other cards stay as they are. A game under way keeps the "
                "cards that it began with."
            )
        )
        self.name.setCompleter(QCompleter([path.stem for path in self._sets.own_sets()], self))
        self._back = CapButton(self._preferences)
        self._back.say(self.tr("Almanac"), self.tr("Esc"))
        self._back.clicked.connect(self.reject)
        words = label(self.windowTitle(), "heading")
        into = label(self.tr("Into my set"), "soft")
        into.setBuddy(self.name)
        words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        return _bar_of(self._back, words, into, self.name)

    def _foot(self) -> QWidget:
        self.undo.say(self.tr("Undo"), "Ctrl Z")
        self.redo.say(self.tr("Redo"), "Ctrl Y")
        self.as_text.say(self.tr("As text"), "F4")
        self.card.say(self.tr("Card"), "F6")
        self.save.say(self.tr("Save"), "Ctrl S")
        self.save.setObjectName("save_correction")
        self.mend = CapButton(self._preferences)
        self.mend.say(self.tr("Show it"), "F8")
        self.mend.clicked.connect(self._go_to_problem)
        self._problem.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        steps = self.undo, self.redo, self.as_text, self.card
        return _bar_of(*steps, self._problem, self.mend, self._cancel, self.save)

    def _middle(self) -> QHBoxLayout:
        """The values on the left, the card and its words on the right."""
        body = column(gap=8, margins=(0, 0, 6, 0))
        for field, editor in self.fields.items():
            beside = not isinstance(editor, CardEditor) or editor.is_small
            part = next((part for part, first in self._first_of.items() if first == field), "")
            switch = self.switches.get(part)
            body.addWidget(
                FieldPanel(self._book.field_name(field), self._book.field_about(field), editor, beside, switch)
            )
        body.addWidget(self.changes)
        body.addStretch(1)
        marks = self.tr("The hut and the magnifying glass mark what the box may say differently.")
        hut = label(marks, "caption", wrap=True)
        areas = []
        for layout in (body, column(self.live, hut, self._meaning, None, gap=6, margins=(0, 0, 6, 0))):
            inner = QWidget()
            inner.setLayout(layout)
            area = Scrolled(inner)
            area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            areas.append(area)
        self._side = areas[1]
        self._side.setFixedWidth(self.live.width() + 24)
        middle = row(gap=14, margins=(22, 12, 14, 8))
        middle.addWidget(areas[0], 3)
        middle.addWidget(self.text, 2)
        middle.addWidget(self._side)
        return middle

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._side.setVisible(self._is_wide)
        self.card.setVisible(not self._is_wide)
        for made in self.findChildren(CapButton):
            made.show_key(self._is_wide)

    @property
    def _is_wide(self) -> bool:
        return self.width() >= NARROW * self._preferences.text_size

    def _toggle_card(self) -> None:
        """Show or hide the card, where it has no room beside the values."""
        self._side.setVisible(self._side.isHidden() or self._is_wide)

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

    # ------------------------------------------------------------------ steps

    def _values(self) -> dict[str, Any]:
        """What the form says; ValueError for what cannot be read."""
        found: dict[str, Any] = {}
        for field, editor in self.fields.items():
            if isinstance(editor, QPlainTextEdit):
                found[field] = read_value(" ".join(editor.toPlainText().split()))
            else:
                found[field] = editor.value()
        return found

    def _changed(self) -> None:
        """The user changed a value: add a step."""
        with suppress(ValueError):
            values = self._values()
            if values != self._steps.now.values:
                self._steps.go_on(self._steps.now._replace(values=values))
                self._write_text()
        self._check()

    def _set_kind(self, part: str, kind: str) -> None:
        draft = self._steps.now
        self._step(draft._replace(kinds={**draft.kinds, part: kind}))

    def _step(self, draft: Draft) -> None:
        """Another card that no editor has given."""
        self._steps.go_on(draft)
        self._show(self._steps.now)

    def _undo(self) -> None:
        if self._steps.can_undo:
            self._steps.undo()
            self._show(self._steps.now)

    def _redo(self) -> None:
        if self._steps.can_redo:
            self._steps.redo()
            self._show(self._steps.now)

    def _show(self, draft: Draft) -> None:
        """This card in every editor, without a step of its own."""
        for field, editor in self.fields.items():
            editor.blockSignals(True)
            if isinstance(editor, QPlainTextEdit):
                editor.setPlainText(toml_value(draft.values[field]))
            elif isinstance(editor, QSpinBox):
                editor.setValue(draft.values[field])
            else:
                editor.set_value(draft.values[field])
            editor.blockSignals(False)
        self._write_text()
        self._check()

    def _at_row(self, act: Any) -> None:
        """Call `act` with the effect that has the focus."""
        holder = self.focusWidget()
        for editor in self.fields.values():
            if holder is None or not isinstance(editor, CardEditor) or not editor.isAncestorOf(holder):
                continue
            if (place := editor.row_of(holder.objectName())) is not None:
                act(editor, place)

    # ------------------------------------------------------------------ as text

    def _toggle_text(self) -> None:
        """The card as its file has it, beside the choices: each follows the other."""
        self.text.setVisible(self.text.isHidden())
        self._write_text()

    def _write_text(self) -> None:
        if self.text.isHidden() or self.text.hasFocus():
            return
        lines = [f"{field} = {toml_value(value)}" for field, value in self._steps.now.values.items()]
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
        elif given != self._steps.now.values:
            self._step(self._steps.now._replace(values=given))

    # ------------------------------------------------------------------ checking

    def _set_name(self) -> str:
        """The id of the set that the name in the bar stands for."""
        return self._sets.id_for(self.name.text())

    def _check(self) -> None:
        """Validate at every key: show the new meaning, or the fault."""
        name, draft = self._set_name(), self._steps.now
        self._say_problem("")
        grey(self.undo, self._steps.can_undo, self.tr("Nothing has been changed yet."))
        grey(self.redo, self._steps.can_redo, self.tr("Nothing was undone."))
        for part, switch in self.switches.items():
            switch.show_kind(draft.kinds[part])
        if not name:
            self._refuse(self.tr("Your set needs a name."))
            return
        if self._sets.is_a_name(name) and not self._sets.suits(name, self._shown):
            self._refuse(self.tr("“{0}” takes its cards from another edition: choose another name.").format(name))
            return
        try:
            values = self._values()
            self._data = self._sets.corrected(name, self._shown, self._kind, self._card, values, draft.kinds)
            cards = self._sets.files.load_cards(self._data, f"{name}.toml")
        except DomainError as error:
            self._refuse(
                say(error.reason, self._preferences.language, self._book.game),
                str(error.reason.params.get("field", "")),
            )
            return
        except ValueError as error:
            self._refuse(self.tr("This cannot be read: {0}").format(error))
            return
        self._tell(cards, draft)

    def _tell(self, cards: Any, draft: Draft) -> None:
        """What the card says now, and what of it is new."""
        faces = self._book.faces_of(cards)
        self.live.show_faces(faces)
        self._meaning.setText("\n".join(faces.lines(self._kind, self._card)))
        told = {field: self._book.effect_words(cards, self._kind, self._card, field) for field in self.fields}
        for field, editor in self.fields.items():
            if isinstance(editor, CardEditor):
                editor.tell(told[field], self._told[field])
        found = list(self._compare.found(draft, told))
        self.changes.show_differences(found)
        grey(self.save, bool(found), self.tr("Nothing has been changed yet."))

    def _refuse(self, reason: str, field: str = "") -> None:
        self._say_problem(reason, field)
        grey(self.save, False, reason)

    def _say_problem(self, reason: str, field: str = "") -> None:
        """At the foot; the choice that it is about has a red edge."""
        self._problem.setText(reason)
        self._outline(False)
        self._wrong = field
        self._outline(True)
        self.mend.setVisible(self._wrong_choice() is not None)

    def _wrong_choice(self) -> QWidget | None:
        """The choice that the problem names, or the nearest around it."""
        parts = self._wrong.split(".") if self._wrong else []
        for size in range(len(parts), 0, -1):
            path = ".".join(parts[:size])
            for name in (path, f"{path}.head", f"field_{path}"):
                if (found := self.findChild(QWidget, name)) is not None:
                    return found
        return None

    def _outline(self, wrong: bool) -> None:
        if (choice := self._wrong_choice()) is not None:
            choice.setProperty("wrong", wrong)
            choice.style().unpolish(choice)
            choice.style().polish(choice)

    def _go_to_problem(self) -> None:
        if (choice := self._wrong_choice()) is not None:
            (choice.findChild(QComboBox) or choice if isinstance(choice, CardEditor) else choice).setFocus()

    # ------------------------------------------------------------------ leaving

    def _ask_and_save(self) -> None:
        """An earlier correction that the form did not begin with is not lost unasked."""
        name = self._set_name()
        lost = self._sets.replaced(name, self._shown, self._kind, self._card, self._values())
        if not lost:
            self._save()
            return
        text = self.tr("“{0}” has other values for this card already. Replace them?").format(name)
        more = "\n".join(
            self._preferences.speech.labelled(self._book.field_name(field), self._book.value_words(field, value))
            for field, value in lost.items()
        )
        box = question(
            self, "replace_values", self.windowTitle(), text, self.tr("Replace"), self.tr("Leave them"), more, True
        )
        box.accepted.connect(self._save)
        box.open()

    def reject(self) -> None:
        """Leaving with changes asks once."""
        if not self._steps.changed:
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


def _bar_of(*widgets: QWidget) -> QWidget:
    """A band over the whole width; widgets without room go into another row of it."""
    layout = column(margins=(22, 9, 22, 9))
    layout.addLayout(Flow(*widgets, gap=8))
    return panel(layout, "bar")


# The card as the corrected set would show it.


WIDTH = 300
"""Wide enough for its sentences."""
AROUND = 12


class LiveCard(QWidget):
    """Its face follows the values."""

    def __init__(self, book: CardBook, kind: str, card: str) -> None:
        super().__init__()
        self._book, self._kind, self._card = book, kind, card
        self._faces = book.faces
        width = WIDTH * book.preferences.frame
        self.setFixedSize(round(width) + 2 * AROUND, round(book.height(kind, width, large=True)) + 2 * AROUND)

    def show_faces(self, faces: Faces) -> None:
        self._faces = faces
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect()).adjusted(AROUND, AROUND - 4, -AROUND, -AROUND - 4)
        if not self._faces.flat(self._kind):
            paint_shadow(painter, rect, Radius.ZOOM, "raised")
        self._faces.paint_card(painter, rect, self._kind, self._card, self._book.preferences.theme)
        painter.end()
