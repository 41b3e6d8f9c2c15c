"""A game's own part of the new-game screen. Here: its cards and variants; a game with more to choose adds to it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from aoc_desktop.games import game_named, has_card_files
from aoc_desktop.kernel.card_files import parse_toml
from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.profile.card_sets import CardSets
from aoc_desktop.text.reasons import say
from aoc_desktop.ui.kit.controls import Check, choose, name_choice
from aoc_desktop.ui.kit.widgets import column, label, panel

if TYPE_CHECKING:
    from aoc_desktop.ui.frame.look import Look
    from aoc_desktop.ui.kit.preferences import Preferences


def breakable(path: Path) -> str:
    """A path that may go on in the next line after any of its parts."""
    return str(path).replace(os.sep, f"{os.sep}\u200b")


class OptionsForm(QObject):
    """What can be chosen for a table beside its players and its seed."""

    changed = Signal()
    set_kind = "card_set"
    """What the game's names call the sets of its box: "edition"."""
    both_sides = False
    """Whether the last two panels under the players stand side by side, the second under the options."""
    colours = True
    """Whether players choose colours; False where what they play with has its own."""

    def __init__(self, look: Look, preferences: Preferences, card_set: str = "", variants: Sequence[str] = ()) -> None:
        """`card_set`: the default cards; `variants`: those to choose from."""
        super().__init__()
        self.preferences, self.game = preferences, game_named(look.id)
        self.card_set: str | dict[str, Any] = card_set
        self.cards: Any = None
        """Of the chosen set; None: it cannot be read, or the game has no files of cards."""
        self._sets = CardSets(look.id) if has_card_files(look.id) else None
        self._bad_set = ""
        self.edition, self._cards_title = QComboBox(), label(role="heading")
        self.edition.setObjectName("edition")
        self.edition_hint = label(role="caption", wrap=True)
        self.edition.currentIndexChanged.connect(self._edition_changed)
        self._cards_title.setBuddy(self.edition)
        cards = (self._cards_title, self.edition, self.edition_hint)
        self._cards_panel = panel(column(*cards, gap=10, margins=(20, 16, 20, 18)))
        preferences.changed.connect(self._on_preference)
        self.heading = label(role="heading")
        self.variants = {name: Check(preferences) for name in variants}
        self.reasons = {name: label(role="caption", wrap=True) for name in variants}
        """What a variant is, or why it cannot be had."""
        self._put_off: set[str] = set()
        """The variants that were chosen and cannot be had now: they are chosen again when they can."""
        for name, box in self.variants.items():
            box.setObjectName(f"variant_{name}")
            box.toggled.connect(self.changed)

    def below(self) -> list[QWidget]:
        """Panels under the players; of the cards where there is a choice."""
        return [self._cards_panel]

    def beside(self) -> list[QWidget]:
        """What stands over the seed."""
        return [self.heading, *(part for name in self.variants for part in (self.variants[name], self.reasons[name]))]

    def aside(self) -> QWidget | None:
        """A widget that needs half of the screen, such as a map: it stands beside players and options, which share the
        other half, with rows only for filled seats and the seed under "More"."""
        return None

    def seated(self, names: Sequence[str]) -> None:
        """Called with the players' names, in order."""

    def explained(self) -> list[QWidget]:
        """Words under a choice: they begin where its name does."""
        return list(self.reasons.values())

    def title(self, mode: str) -> str:
        """What the screen is called for this mode."""
        return self.tr("New game")

    def about_variant(self, name: str) -> str:
        """What a variant changes, in one sentence."""
        return ""

    # ------------------------------------------------------------------ the chosen table

    def record(self, mode: str, players: int, seed: int) -> Record:
        """The table as it is chosen."""
        variants = tuple(name for name, box in self.variants.items() if box.isChecked() and box.isEnabled())
        return Record(self.game.id, self.card_set, players, mode, variants, {"seed": seed})

    def choose_all(self, record: Record) -> None:
        """Everything as a record has it."""
        choose(self.edition, record.card_set)
        self._put_off.clear()
        for name, box in self.variants.items():
            box.setChecked(name in record.variants)

    def check(self, mode: str, players: int) -> str:
        """Grey unavailable options, with the reason. Return why no table can be set up with these options, or ""."""
        if self._sets is not None and self.cards is None:
            return self._bad_set
        for name, box in self.variants.items():
            reason = self._why_no_variant(name, mode, players)
            self._choose_if_possible(name, not reason)
            box.setEnabled(not reason)
            box.setToolTip(reason)
            self.reasons[name].setText(reason or self.about_variant(name))
            box.setAccessibleDescription(self.reasons[name].text())
        return ""

    def _why_no_variant(self, name: str, mode: str, players: int) -> str:
        try:
            self.refuse_variant(name, mode, players)
        except DomainError as error:
            return say(error.reason, self.preferences.language, self.game.id)
        return ""

    def refuse_variant(self, name: str, mode: str, players: int) -> None:
        """Raise the reason why this variant cannot be had with so many players."""
        record = Record(self.game.id, self.card_set, players, mode, (name,), {"seed": 1})
        self.game.setup(self.game.options(record), Rng(1))

    def _choose_if_possible(self, name: str, possible: bool) -> None:
        """What cannot be played does not look chosen."""
        box = self.variants[name]
        box.blockSignals(True)  # we are checking already
        if box.isChecked() and not possible:
            self._put_off.add(name)
            box.setChecked(False)
        elif possible and name in self._put_off:
            self._put_off.remove(name)
            box.setChecked(True)
        box.blockSignals(False)

    # ------------------------------------------------------------------ cards

    def _on_preference(self, name: str) -> None:
        if name == "card_sets":  # other sets lie in another folder
            self.retranslate()

    def _fill_sets(self) -> None:
        """The sets of the box, then the user's own."""
        if self._sets is None:
            self._cards_panel.hide()
            return
        chosen = self.edition.currentData()
        names = self.preferences.speech_of(self.game.id).names[self.set_kind]
        self.edition.blockSignals(True)
        self.edition.clear()
        for name in self._sets.files.SHIPPED:
            self.edition.addItem(names[name].display, name)
        for path in self._sets.own_sets():
            self.edition.addItem(self.tr("Own card set: {0}").format(path.stem), path)
        choose(self.edition, chosen)
        self.edition.blockSignals(False)
        several = self.edition.count() > 1
        if not several or self._cards_panel.parentWidget() is not None:  # alone it would be a window of its own
            self._cards_panel.setVisible(several)
        self.edition_hint.setText(self.tr("Own card sets lie in {0}.").format(breakable(self._sets.folder)))
        self._edition_changed()

    def _edition_changed(self) -> None:
        assert self._sets is not None
        chosen = self.edition.currentData()
        try:
            self.card_set = parse_toml(chosen) if isinstance(chosen, Path) else str(chosen)
            self.cards = self._sets.cards(chosen)
            self._bad_set = ""
        except DomainError as error:
            self.cards = None
            self._bad_set = say(error.reason, self.preferences.language, self.game.id)
        self.changed.emit()

    def retranslate(self) -> None:
        self._cards_title.setText(self.tr("Cards"))
        name_choice(self.edition, self._cards_title.text())
        self._fill_sets()
        self.heading.setText(self.tr("Variants"))
        self.heading.setVisible(bool(self.variants))
        names = self.preferences.speech_of(self.game.id).names["variant"]
        for name, box in self.variants.items():
            box.setText(names[name].display)
