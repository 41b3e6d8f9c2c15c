"""A game's own part of the new-game screen. Here: its variants; a game with more to choose adds to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from aoc_desktop.games import game_named
from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.text.reasons import say
from aoc_desktop.ui.controls import Check
from aoc_desktop.ui.widgets import label

if TYPE_CHECKING:
    from aoc_desktop.ui.look import Look
    from aoc_desktop.ui.preferences import Preferences


class OptionsForm(QObject):
    """What can be chosen for a table beside its players and its seed."""

    changed = Signal()

    def __init__(self, look: Look, preferences: Preferences, card_set: str = "", variants: Sequence[str] = ()) -> None:
        """The cards of a table where nobody chose others, and the variants that can be chosen."""
        super().__init__()
        self.preferences, self.game = preferences, game_named(look.id)
        self.card_set: str | dict[str, Any] = card_set
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
        """Panels under the players."""
        return []

    def beside(self) -> list[QWidget]:
        """What stands over the seed."""
        return [self.heading, *(part for name in self.variants for part in (self.variants[name], self.reasons[name]))]

    def explained(self) -> list[QWidget]:
        """Words under a choice: they begin where its name does."""
        return list(self.reasons.values())

    def title(self, mode: str) -> str:
        """What the screen is called for this mode."""
        return self.tr("New game")

    def about_variant(self, name: str) -> str:
        """What a variant changes, in one sentence."""
        return ""

    # ------------------------------------------------------------------ what is chosen

    def record(self, mode: str, players: int, seed: int) -> Record:
        """The table as it is chosen."""
        variants = tuple(name for name, box in self.variants.items() if box.isChecked() and box.isEnabled())
        return Record(self.game.id, self.card_set, players, mode, variants, {"seed": seed})

    def choose_all(self, record: Record) -> None:
        """Everything as a record has it."""
        self._put_off.clear()
        for name, box in self.variants.items():
            box.setChecked(name in record.variants)

    def check(self, mode: str, players: int) -> str:
        """Grey what cannot be had, with the reason. Returns why no table can be set with what is chosen; "": it can."""
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

    def retranslate(self) -> None:
        self.heading.setText(self.tr("Variants"))
        self.heading.setVisible(bool(self.variants))
        names = self.preferences.speech_of(self.game.id).names["variant"]
        for name, box in self.variants.items():
            box.setText(names[name].display)
