"""What a table of Age of Civilization is set with: an edition or an own card set, variants, the track to begin with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from aoc_desktop.games.age_of_civilization.rules.card_files import SHIPPED
from aoc_desktop.games.age_of_civilization.rules.cards import CardSet
from aoc_desktop.games.age_of_civilization.rules.setup import (
    HOUSE_VARIANTS,
    VARIANTS,
    Options,
    check_options,
    first_game_track,
)
from aoc_desktop.kernel.record import Record
from aoc_desktop.ui.kit.controls import Check
from aoc_desktop.ui.kit.widgets import label
from aoc_desktop.ui.screens.new_game.options_form import OptionsForm

if TYPE_CHECKING:
    from aoc_desktop.ui.frame.look import Look
    from aoc_desktop.ui.kit.preferences import Preferences


class EditionForm(OptionsForm):
    """Cards under the players, variants and the track over the seed."""

    set_kind = "edition"
    cards: CardSet | None

    def __init__(self, look: Look, preferences: Preferences) -> None:
        super().__init__(look, preferences, SHIPPED[0], (*VARIANTS, *HOUSE_VARIANTS))
        self.first_game, self._first_game_hint = Check(preferences), label(role="caption", wrap=True)
        self.first_game.setObjectName("first_game")
        self.first_game.toggled.connect(self.changed)

    def beside(self) -> list[QWidget]:
        return [*super().beside(), self.first_game, self._first_game_hint]

    def explained(self) -> list[QWidget]:
        return [*super().explained(), self._first_game_hint]

    def title(self, mode: str) -> str:
        return self.tr("Solo skirmish") if mode == "solo" else super().title(mode)

    def about_variant(self, name: str) -> str:
        return {
            "innovation": self.tr("Special technology cards replace a part of your own technologies."),
            "changing_world": self.tr("Three event tokens lie over the last cards of the track."),
            "draft": self.tr("Civilisations are drafted into secret hands before the first round."),
            "fair_start": self.tr(
                "Ours, not in the box: those who play later in the first round begin with more coins."
            ),
        }[name]

    def record(self, mode: str, players: int, seed: int) -> Record:
        record = super().record(mode, players, seed)
        if not self.first_game.isChecked():
            return record
        assert self.cards is not None
        return record._replace(setup={**record.setup, "track": first_game_track(self.cards, mode == "solo")})

    def choose_all(self, record: Record) -> None:
        super().choose_all(record)
        self.first_game.setChecked("track" in record.setup)

    def refuse_variant(self, name: str, mode: str, players: int) -> None:
        assert self.cards is not None
        check_options(Options(self.cards, players, mode, frozenset([name])))

    def retranslate(self) -> None:
        super().retranslate()
        self.first_game.setText(self.tr("Track for a first game"))
        self._first_game_hint.setText(self.tr("The action cards lie in a fixed order that is easy to begin with."))
        self.first_game.setAccessibleDescription(self._first_game_hint.text())
