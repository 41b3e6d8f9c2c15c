"""Actions on whole cards and the user's own sets: add a card, leave one out, export a set to a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.profile.card_sets import CardSets, id_of
from aoc_desktop.text.reasons import say
from aoc_desktop.ui.kit.confirm_dialog import question
from aoc_desktop.ui.kit.name_dialog import NameDialog
from aoc_desktop.ui.kit.save_dialog import save_text, where_to_save
from aoc_desktop.ui.screens.almanac.card_book import CardBook

SUFFIX = ".toml"


class SetMenu(QObject):
    """Acts on the open set of a book and the card that is chosen in it."""

    changed = Signal(object, str)
    """A set of the user's own is another now: its file, and the card to look at."""
    said = Signal(str)

    def __init__(self, book: CardBook, over: QWidget) -> None:
        super().__init__(over)
        self._book, self._over = book, over

    @property
    def _sets(self) -> CardSets:
        """Asked for only where the user may have sets of their own."""
        return self._book.card_sets

    def menu(self, kind: str, card: str) -> QMenu:
        """For a card that is chosen; empty: none is."""
        menu = QMenu(self._over)
        menu.setObjectName("card_set_menu")
        for name, words, act, usable in (
            ("new_card", self.tr("New card like this one…"), lambda: self.ask_new(kind, card), bool(card)),
            ("leave_out", self.tr("Leave this card out…"), lambda: self.ask_to_leave_out(kind, card), bool(card)),
            ("export_set", self.tr("Export this set…"), self.export, isinstance(self._book.shown, Path)),
            ("import_set", self.tr("Import a set…"), self.import_set, True),
        ):
            action = menu.addAction(words, act)
            action.setObjectName(name)
            action.setEnabled(usable and (not card or self._book.can_correct(kind, card) or name.endswith("_set")))
        return menu

    def _refuse(self, error: DomainError) -> None:
        self.said.emit(say(error.reason, self._book.preferences.language, self._book.game))

    def _keep(self, name: str, data: dict[str, object], card: str) -> None:
        try:
            self.changed.emit(self._sets.save(name, data), card)
        except OSError as error:
            self.said.emit(self.tr("The file could not be written: {0}.").format(error.strerror or error))

    # ------------------------------------------------------------------ cards

    def ask_new(self, kind: str, like: str) -> None:
        title = self.tr("A new card like {0}").format(self._book.name(kind, like))
        dialog = NameDialog(self._over, "", title, self.tr("Name of the new card"))
        dialog.accepted.connect(lambda: self.add(kind, like, dialog.name.text()))
        dialog.open()

    def add(self, kind: str, like: str, name: str) -> None:
        """Its id is made from its name, and its name shown from that."""
        card, own = id_of(name), self._sets.name_for(self._book.shown)
        if not card:
            self.said.emit(self.tr("A card needs a name that begins with a letter."))
            return
        try:
            data = self._sets.added(own, self._book.shown, self._book.file_kind(kind, like), card, like)
        except DomainError as error:
            self._refuse(error)
            return
        self._keep(own, data, card)

    def ask_to_leave_out(self, kind: str, card: str) -> None:
        own, name = self._sets.name_for(self._book.shown), self._book.name(kind, card)
        text = self.tr("Leave “{0}” out of the set “{1}”?").format(name, own)
        more = self.tr("The set then has all its cards for its own: what the box changes later does not reach it.")
        box = question(
            self._over, "leave_out", self.tr("Card set"), text, self.tr("Leave it out"), self.tr("Keep it"), more, True
        )
        box.accepted.connect(lambda: self.leave_out(kind, card))
        box.open()

    def leave_out(self, kind: str, card: str) -> None:
        own = self._sets.name_for(self._book.shown)
        try:
            data = self._sets.without(own, self._book.shown, self._book.file_kind(kind, card), card)
        except DomainError as error:
            self._refuse(error)
            return
        self._keep(own, data, "")

    # ------------------------------------------------------------------ files

    def _kinds(self) -> dict[str, tuple[str, ...]]:
        return {f"{self.tr('Card sets')} (*{SUFFIX})": (SUFFIX,)}

    def export(self) -> None:
        """The open set as one file, wherever the user wants it."""
        shown = self._book.shown
        if not isinstance(shown, Path):
            return
        path = where_to_save(self._over, self.tr("Export this set"), shown.name, self._kinds())
        if path is not None:
            save_text(path, self._sets.to_toml(self._sets.set_table(shown)), self.said.emit)

    def import_set(self) -> None:
        title = self.tr("Import a set")
        name, _ = QFileDialog.getOpenFileName(self._over, title, "", next(iter(self._kinds())))
        if name:
            self.take(Path(name))

    def take(self, path: Path) -> None:
        """A set from elsewhere, if it can be played with."""
        try:
            made = self._sets.imported(path)
        except DomainError as error:
            self._refuse(error)
        except OSError as error:
            self.said.emit(self.tr("The file could not be written: {0}.").format(error.strerror or error))
        else:
            self.changed.emit(made, "")
