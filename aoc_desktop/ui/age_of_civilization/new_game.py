"""The screen that sets a table: who plays, with which cards, by which variants."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QVBoxLayout, QWidget

from aoc_desktop.ai.levels import LEVELS
from aoc_desktop.games.age_of_civilization.card_files import SHIPPED
from aoc_desktop.games.age_of_civilization.cards import CardSet
from aoc_desktop.games.age_of_civilization.game import GAME, card_set
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
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.models.session import HUMAN
from aoc_desktop.profile.places import card_sets_folder
from aoc_desktop.text.age_of_civilization.speech import load_language, say
from aoc_desktop.ui.art.home_picture import paint_home_picture
from aoc_desktop.ui.controls import Check, Scrolled, choose, name_choice
from aoc_desktop.ui.preferences import Preferences
from aoc_desktop.ui.seat_row import ColourChoice, SeatRow
from aoc_desktop.ui.seeds import LARGEST_SEED, OPPONENTS, fresh_seed
from aoc_desktop.ui.widgets import Screen, button, column, label, panel, row

MOST_SEATS = 4
USUAL_LEVEL = "adept"
OFFERED = (*VARIANTS, *HOUSE_VARIANTS)
SEED = 200
"""How wide the line for the seed may become, at the usual size of words."""
NARROW = 800
"""In a window less wide than this, at the usual size of words, the variants stand below the players."""


def breakable(path: Path) -> str:
    """A path that may go on in the next line after any of its parts."""
    return str(path).replace(os.sep, f"{os.sep}\u200b")


class NewGameScreen(Screen):
    """Sensible choices are made already: Enter starts."""

    SPACIOUS = True

    start_wanted = Signal(object, object)
    """The record to start from, and the seats."""
    back_wanted = Signal()
    code_wanted = Signal()

    def __init__(self, preferences: Preferences) -> None:
        super().__init__(preferences)
        self.mode = "table"
        self.rules_key = ""
        """The key that opens the rules, or what they are called in the menu."""
        self._cards: CardSet | None = None
        self._given: str | dict[str, Any] = SHIPPED[0]
        self._bad_set = ""
        self.seats = [SeatRow(seat, preferences) for seat in range(MOST_SEATS)]
        self.edition = QComboBox()
        self.edition.setObjectName("edition")
        self.variants = {name: Check(preferences) for name in OFFERED}
        self._put_off: set[str] = set()
        """The variants that were chosen and cannot be had now: they are chosen again when they can."""
        self.reasons = {name: label(role="caption", wrap=True) for name in OFFERED}
        self.first_game = Check(preferences)
        self.seed = QLineEdit()
        self.seed.setObjectName("seed")
        self.problem = label(role="error", wrap=True)
        self.start = button(primary=True)
        self.start.setObjectName("start")
        self.back = button()
        self.code = button()
        self.code.setObjectName("enter_code")
        self._titles = {name: label(role="heading") for name in ("players", "cards", "options")}
        self._title = label(role="title")
        self._hints = {name: label(role="caption", wrap=True) for name in ("first_game", "seed", "edition", "levels")}
        self._seed_label = label()
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(52, 30, 52, 28)
        layout.setSpacing(14)
        layout.addWidget(self._title)
        self._grid = grid = QGridLayout()
        self._options = self._options_panel()
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(16)
        grid.addWidget(self._players_panel(), 0, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self._cards_panel(), 1, 0, Qt.AlignmentFlag.AlignTop)
        self._arrange()
        holder = QWidget()
        holder.setLayout(grid)
        grid.setContentsMargins(0, 0, 0, 0)
        area = Scrolled(holder)
        layout.addWidget(area, 1)
        foot = row(self.back, self.problem, self.start, margins=(14, 10, 14, 10))
        foot.setStretch(1, 1)
        self.problem.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for made in (self.start, self.back):
            made.setMinimumSize(150, 38)
        layout.addWidget(panel(foot))

    def _arrange(self) -> None:
        """Variants beside the players, or below them; what is said of a variant begins where its name does."""
        scale, top = self.preferences.scale, Qt.AlignmentFlag.AlignTop
        narrow = self.width() < NARROW * scale
        self._grid.removeWidget(self._options)
        if narrow:
            self._grid.addWidget(self._options, 2, 0, top)
        else:
            self._grid.addWidget(self._options, 0, 1, 2, 1, top)
        self._grid.setColumnStretch(0, 5)
        self._grid.setColumnStretch(1, 0 if narrow else 6)
        self._grid.setRowStretch(2 if narrow else 1, 1)
        self._grid.setRowStretch(1 if narrow else 2, 0)
        for said in (*self.reasons.values(), self._hints["first_game"]):
            said.setContentsMargins(round(Check.WORDS * scale), 0, 0, 6)
        self.seed.setMaximumWidth(round(SEED * scale))

    def _players_panel(self) -> QWidget:
        parts = (self._titles["players"], *self.seats, self._hints["levels"])
        return panel(column(*parts, gap=10, margins=(20, 16, 20, 18)))

    def _cards_panel(self) -> QWidget:
        return panel(
            column(self._titles["cards"], self.edition, self._hints["edition"], gap=10, margins=(20, 16, 20, 18))
        )

    def _options_panel(self) -> QWidget:
        parts: list[QWidget] = [self._titles["options"]]
        for name in OFFERED:
            parts += [self.variants[name], self.reasons[name]]
            self.variants[name].setObjectName(f"variant_{name}")
        self.first_game.setObjectName("first_game")
        layout = column(*parts, self.first_game, self._hints["first_game"], gap=3, margins=(20, 16, 20, 18))
        layout.addSpacing(6)
        layout.addLayout(row(self._seed_label, self.seed, self.code, None))
        layout.addWidget(self._hints["seed"])
        return panel(layout)

    def _connect(self) -> None:
        for seat in self.seats:
            seat.changed.connect(self._check)
            seat.colour.wanted.connect(self._exchange_colours)
        self.edition.currentIndexChanged.connect(self._edition_changed)
        for box in (*self.variants.values(), self.first_game):
            box.toggled.connect(self._check)
        self.seed.textChanged.connect(self._check)
        self.start.clicked.connect(self._start)
        self.back.clicked.connect(self.back_wanted)
        self.code.clicked.connect(self.code_wanted)

    # ------------------------------------------------------------------ preparing

    def prepare(self, mode: str) -> None:
        """For a table game or for solo. What was chosen before stays, but not the seed: nobody means to play the table
        of an earlier game or a friend's code once more without saying so."""
        fresh = not self.seats[0].name.text()
        if not self.isVisible():
            self.seed.clear()
        self.mode = mode
        if fresh:
            self._first_choices()
        self._fill_editions()
        self.retranslate()
        if fresh:
            self._choose_levels()
        self._check()

    def _choose_levels(self) -> None:
        """Who played each seat last; a seat of which nothing is known is the usual level's."""
        wanted = self.preferences.settings.players_of(GAME.id, GAME.players)
        last = self.preferences["seat_levels"].split(",")
        last += [""] * len(self.seats)
        for place, seat in enumerate(self.seats):
            usual = HUMAN if place == 0 else USUAL_LEVEL if place < wanted else ""
            seat.choose(usual)
            if usual and last[place]:
                seat.choose(last[place])

    def choose_all(self, record: Record) -> None:
        """Everything as a record has it; the seats are still the user's to fill."""
        choose(self.edition, record.card_set)
        self._put_off.clear()
        for name, box in self.variants.items():
            box.setChecked(name in record.variants)
        self.first_game.setChecked("track" in record.setup)
        self.seed.setText(str(record.seed))
        for place, seat in enumerate(self.seats if self.mode == "table" else ()):
            if place >= record.players:
                seat.choose("")
            elif not seat.taken:
                seat.choose(USUAL_LEVEL)
        self._check()

    def _first_choices(self) -> None:
        me = self.preferences["player_name"] or self.tr("Player 1")
        for seat, name in zip(self.seats, (me, *OPPONENTS), strict=False):
            seat.name.setText(name)
        self._exchange_colours(self.seats[0].colour, self.preferences["player_colour"])

    def _exchange_colours(self, chooser: ColourChoice, colour: int) -> None:
        """Whoever had the colour gets the chooser's: no two players ever have the same."""
        for seat in self.seats:
            if seat.colour is not chooser and seat.colour.colour == colour:
                seat.colour.take(chooser.colour)
        chooser.take(colour)

    def _on_preference(self, name: str) -> None:
        super()._on_preference(name)
        if name == "player_name" and self.preferences[name]:
            self.seats[0].name.setText(self.preferences[name])
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
            self._given = parse_toml(chosen) if isinstance(chosen, Path) else str(chosen)
            self._cards = card_set(self._given)
            self._bad_set = ""
        except DomainError as error:
            self._cards = None
            self._bad_set = say(error.reason, self.preferences.language)
        self._check()

    def take_focus(self) -> None:
        self.start.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.take_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.start.isEnabled():
            self._start()
        else:
            super().keyPressEvent(event)

    # ------------------------------------------------------------------ checking

    def _check(self) -> None:
        """Grey what cannot be had, with the reason; say what keeps the game from starting."""
        self._tell_levels()
        self._tell_seed()
        if self._cards is None:
            self._refuse(self._bad_set)
            return
        for name, box in self.variants.items():
            reason = self._why_no_variant(name)
            self._choose_if_possible(name, not reason)
            box.setEnabled(not reason)
            box.setToolTip(reason)
            self.reasons[name].setText(reason or self._about_variant(name))
            box.setAccessibleDescription(self.reasons[name].text())
        self._refuse(self._why_not())

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

    def _tell_levels(self) -> None:
        """How the AI players that were chosen play."""
        names = self.preferences.speech.names["ai_level"]
        chosen = {seat.level: seat.about(seat.level) for seat in self._taken()}
        lines = [
            self.tr("{0} – {1}").format(names[level].display, chosen[level]) for level in LEVELS if chosen.get(level)
        ]
        if lines:
            lines.append(self.tr("{0} tells how strong each level was measured to be.").format(self.rules_key))
        self._hints["levels"].setText("\n".join(lines))
        self._hints["levels"].setVisible(bool(lines))

    def _tell_seed(self) -> None:
        """What the seed is for; or that there is one."""
        if self.seed.text():
            text = self.tr("The cards come as this seed sets them. Leave it empty for a table that nobody knows.")
        else:
            text = self.tr("The same seed sets the same table: to play it again, or against a friend.")
        self._hints["seed"].setText(text)

    def _refuse(self, reason: str) -> None:
        self.problem.setText(reason)
        self.start.setEnabled(not reason)
        self.start.setToolTip(reason)

    def _why_no_variant(self, name: str) -> str:
        assert self._cards is not None
        players = 1 if self.mode == "solo" else max(2, len(self._taken()))
        try:
            check_options(Options(self._cards, players, self.mode, frozenset([name])))
        except DomainError as error:
            return say(error.reason, self.preferences.language)
        return ""

    def _why_not(self) -> str:
        seats = [seat.info() for seat in self._taken()]
        names = [seat.name for seat in seats]
        if not all(names) or len(set(names)) < len(names):
            return self.tr("Each player needs a name of their own.")
        if self.seed.text() and self._typed_seed() is None:
            return self.tr("The seed is a whole number from 0 to {0}.").format(LARGEST_SEED)
        try:
            record = self.record()
            GAME.setup(GAME.options(record), Rng(record.seed))
        except DomainError as error:
            return say(error.reason, self.preferences.language)
        return ""

    def _typed_seed(self) -> int | None:
        text = self.seed.text().strip()
        number = int(text) if text.isdecimal() and len(text) < 12 else -1
        return number if 0 <= number <= LARGEST_SEED else None

    def _taken(self) -> list[SeatRow]:
        """The seats that somebody sits on; those left empty in between are closed up."""
        return self.seats[:1] if self.mode == "solo" else [seat for seat in self.seats if seat.taken]

    # ------------------------------------------------------------------ starting

    def record(self) -> Record:
        """The game as chosen; without a seed of the user's, one is drawn when it starts."""
        assert self._cards is not None
        typed = self._typed_seed()
        setup: dict[str, object] = {"seed": 1 if typed is None else typed}
        if self.first_game.isChecked():
            setup["track"] = first_game_track(self._cards, self.mode == "solo")
        variants = tuple(name for name, box in self.variants.items() if box.isChecked() and box.isEnabled())
        return Record(GAME.id, self._given, len(self._taken()), self.mode, variants, setup)

    def _start(self) -> None:
        if not self.start.isEnabled():
            return
        record = self.record()
        if self._typed_seed() is None:
            record = record._replace(setup={**record.setup, "seed": fresh_seed()})
        seats = [seat.info() for seat in self._taken()]
        if seats[0].is_human:
            self.preferences["player_name"] = seats[0].name
            self.preferences["player_colour"] = seats[0].colour
        if self.mode == "table":
            self.preferences.settings.keep_players(GAME.id, len(seats))
            self.preferences["seat_levels"] = ",".join(seat.level for seat in seats)
        self.start_wanted.emit(record, seats)

    # ------------------------------------------------------------------ words

    def retranslate(self) -> None:
        solo = self.mode == "solo"
        self._title.setText(self.tr("Solo skirmish") if solo else self.tr("New game"))
        self._titles["players"].setText(self.tr("Player") if solo else self.tr("Players"))
        self._titles["cards"].setText(self.tr("Cards"))
        self._titles["options"].setText(self.tr("Variants"))
        names = load_language(self.preferences.language).names["variant"]
        for name, box in self.variants.items():
            box.setText(names[name].display)
        self.first_game.setText(self.tr("Track for a first game"))
        self._hints["first_game"].setText(self.tr("The action cards lie in a fixed order that is easy to begin with."))
        self.first_game.setAccessibleDescription(self._hints["first_game"].text())
        self._seed_label.setText(self.tr("Seed"))
        self.seed.setPlaceholderText(self.tr("drawn by itself"))
        self.seed.setAccessibleName(self.tr("Seed"))
        self._hints["edition"].setText(self.tr("Own card sets lie in {0}.").format(breakable(card_sets_folder())))
        name_choice(self.edition, self.tr("Cards"))
        self.start.setText(self.tr("Start the game"))
        self.back.setText(self.tr("Back"))
        self.code.setText(self.tr("Enter a code…"))
        for place, seat in enumerate(self.seats):
            seat.setVisible(not solo or place == 0)
            seat.fill(alone=solo and place == 0)
        self._fill_editions()

    def _about_variant(self, name: str) -> str:
        return {
            "innovation": self.tr("Special technology cards replace a part of your own technologies."),
            "changing_world": self.tr("Three event tokens lie over the last cards of the track."),
            "draft": self.tr("Civilisations are drafted into secret hands before the first round."),
            "fair_start": self.tr("Whoever plays later in the first round begins with more coins."),
        }[name]

    def paintEvent(self, event: QPaintEvent) -> None:
        """The same evening as on the home screen."""
        painter = QPainter(self)
        paint_home_picture(painter, QRectF(self.rect()), self.preferences.theme)
        painter.end()

    def restyle(self) -> None:
        for seat in self.seats:
            seat.colour.refresh()
        self._arrange()
        super().restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
