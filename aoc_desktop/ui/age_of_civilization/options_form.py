"""What a table of Age of Civilization is set with: an edition or an own card set, variants, the track to begin with."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QComboBox, QWidget

from aoc_desktop.games.age_of_civilization.card_files import SHIPPED
from aoc_desktop.games.age_of_civilization.cards import CardSet
from aoc_desktop.games.age_of_civilization.game import card_set
from aoc_desktop.games.age_of_civilization.setup import (
    HOUSE_VARIANTS,
    VARIANTS,
    Options,
    check_options,
    first_game_track,
)
from aoc_desktop.kernel.card_files import parse_toml
from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.kernel.record import Record
from aoc_desktop.profile.places import card_sets_folder
from aoc_desktop.text.age_of_civilization.speech import load_language, say
from aoc_desktop.ui.controls import Check, choose, name_choice
from aoc_desktop.ui.options_form import OptionsForm
from aoc_desktop.ui.widgets import column, label, panel

if TYPE_CHECKING:
    from aoc_desktop.ui.look import Look
    from aoc_desktop.ui.preferences import Preferences


def breakable(path: Path) -> str:
    """A path that may go on in the next line after any of its parts."""
    return str(path).replace(os.sep, f"{os.sep}\u200b")


class EditionForm(OptionsForm):
    """Cards under the players, variants and the track over the seed."""

    def __init__(self, look: Look, preferences: Preferences) -> None:
        super().__init__(look, preferences, SHIPPED[0], (*VARIANTS, *HOUSE_VARIANTS))
        self._cards: CardSet | None = None
        self._bad_set = ""
        self._cards_title = label(role="heading")
        self.edition = QComboBox()
        self.edition.setObjectName("edition")
        self.edition_hint = label(role="caption", wrap=True)
        self.first_game, self._first_game_hint = Check(preferences), label(role="caption", wrap=True)
        self.first_game.setObjectName("first_game")
        self.first_game.toggled.connect(self.changed)
        self.edition.currentIndexChanged.connect(self._edition_changed)
        preferences.changed.connect(self._on_preference)

    def below(self) -> list[QWidget]:
        parts = (self._cards_title, self.edition, self.edition_hint)
        return [panel(column(*parts, gap=10, margins=(20, 16, 20, 18)))]

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
            "fair_start": self.tr("Whoever plays later in the first round begins with more coins."),
        }[name]

    def record(self, mode: str, players: int, seed: int) -> Record:
        record = super().record(mode, players, seed)
        if not self.first_game.isChecked():
            return record
        assert self._cards is not None
        return record._replace(setup={**record.setup, "track": first_game_track(self._cards, mode == "solo")})

    def choose_all(self, record: Record) -> None:
        choose(self.edition, record.card_set)
        super().choose_all(record)
        self.first_game.setChecked("track" in record.setup)

    def check(self, mode: str, players: int) -> str:
        return self._bad_set if self._cards is None else super().check(mode, players)

    def refuse_variant(self, name: str, mode: str, players: int) -> None:
        assert self._cards is not None
        check_options(Options(self._cards, players, mode, frozenset([name])))

    # ------------------------------------------------------------------ cards

    def _on_preference(self, name: str) -> None:
        if name == "card_sets":  # other sets lie in another folder
            self.retranslate()

    def _fill_editions(self) -> None:
        """The editions of the box, then the user's own sets."""
        chosen = self.edition.currentData()
        names = load_language(self.preferences.language).names["edition"]
        self.edition.blockSignals(True)
        self.edition.clear()
        for name in SHIPPED:
            self.edition.addItem(names[name].display, name)
        for path in sorted(card_sets_folder().glob("*.toml")):
            self.edition.addItem(self.tr("Own card set: {0}").format(path.stem), path)
        choose(self.edition, chosen)
        self.edition.blockSignals(False)
        self._edition_changed()

    def _edition_changed(self) -> None:
        chosen = self.edition.currentData()
        try:
            self.card_set = parse_toml(chosen) if isinstance(chosen, Path) else str(chosen)
            self._cards = card_set(self.card_set)
            self._bad_set = ""
        except DomainError as error:
            self._cards = None
            self._bad_set = say(error.reason, self.preferences.language)
        self.changed.emit()

    def retranslate(self) -> None:
        super().retranslate()
        self._cards_title.setText(self.tr("Cards"))
        self.first_game.setText(self.tr("Track for a first game"))
        self._first_game_hint.setText(self.tr("The action cards lie in a fixed order that is easy to begin with."))
        self.first_game.setAccessibleDescription(self._first_game_hint.text())
        self.edition_hint.setText(self.tr("Own card sets lie in {0}.").format(breakable(card_sets_folder())))
        name_choice(self.edition, self.tr("Cards"))
        self._fill_editions()
