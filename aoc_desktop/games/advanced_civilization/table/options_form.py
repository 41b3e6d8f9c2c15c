"""What a table of Advanced Civilization is set with: its board, its length, variants, and who enters late."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QWidget

from aoc_desktop.games.advanced_civilization.rules.card_files import STANDARD, shipped_set
from aoc_desktop.games.advanced_civilization.rules.setup import (
    TRADE_ROUND_NUMBERS,
    TRADE_ROUNDS,
    TURN_LIMIT,
    TURN_LIMITS,
    VARIANTS,
)
from aoc_desktop.games.advanced_civilization.table.board_choice import BoardChoice
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.ui.kit.controls import Check, Slider
from aoc_desktop.ui.kit.widgets import button, column, label, panel, row
from aoc_desktop.ui.screens.new_game.options_form import OptionsForm

if TYPE_CHECKING:
    from aoc_desktop.ui.frame.look import Look
    from aoc_desktop.ui.kit.preferences import Preferences

SHORT = (12, 16, 20)
"""Turns of a short game."""
LATE = "latecomers"
DRAWN = ("order", "nations", "stacks")
"""Parts of a set-up that are drawn, unless a record has them."""
MOST_SEATS = 8


class Amount(QWidget):
    """A number that is set by a slider, beside its name and in words."""

    changed = Signal()

    def __init__(self, name: str, allowed: range, usual: int, preferences: Preferences) -> None:
        super().__init__()
        self.slider = Slider(preferences)
        self.slider.setObjectName(name)
        self.slider.setRange(allowed[0], allowed[-1])
        self.slider.setPageStep(max(1, len(allowed) // 10))
        self.slider.setValue(usual)
        self._title, self._number, self._unit = label(), label(role="strong"), label(role="caption")
        self._number.setMinimumWidth(26)
        self._number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        parts: QHBoxLayout = row(self._title, self.slider, self._number, self._unit, gap=10)
        parts.setStretch(1, 1)
        self.setLayout(parts)
        self.slider.valueChanged.connect(self._moved)
        self._moved()

    @property
    def value(self) -> int:
        return self.slider.value()

    def set(self, value: object, usual: int) -> None:
        self.slider.setValue(value if isinstance(value, int) else usual)

    def say(self, title: str, unit: str, about: str, width: int) -> None:
        self._title.setText(title)
        self._title.setMinimumWidth(width)
        self._unit.setText(unit)
        self.slider.setAccessibleName(title)
        self.slider.setAccessibleDescription(about)
        self.setToolTip(about)

    def title_width(self, words: str) -> int:
        return self._title.fontMetrics().horizontalAdvance(words) + 4

    def _moved(self) -> None:
        self._number.setText(str(self.slider.value()))
        self.changed.emit()


class CivilizationForm(OptionsForm):
    """The board beside the players; under them how long the game is, and its variants."""

    colours = False

    def __init__(self, look: Look, preferences: Preferences) -> None:
        super().__init__(look, preferences, STANDARD, VARIANTS)
        self.boards = BoardChoice(shipped_set(STANDARD), preferences)
        self.turns = Amount("turn_limit", TURN_LIMITS, TURN_LIMIT, preferences)
        self.rounds = Amount("trade_rounds", TRADE_ROUND_NUMBERS, TRADE_ROUNDS, preferences)
        self._length, self._short = label(role="heading"), label(role="caption")
        self.short: dict[int, QPushButton] = {turns: button(str(turns)) for turns in SHORT}
        self._length_row = QWidget()
        self._length_row.setLayout(row(self._length, None, self._short, *self.short.values(), gap=6))
        self._late_title = label(role="caption", wrap=True)
        self.late = [Check(preferences) for _ in range(MOST_SEATS)]
        """Who waits, by seat."""
        self._late_row = _two_by_two(*self.late)
        self._variant_row = _two_by_two(*self.variants.values())
        self.kept = Check(preferences)
        """The order, nations and stacks of a record that was taken up."""
        self.kept.setObjectName("kept_setup")
        self._given: dict[str, Any] = {}
        self._players = 0
        self._connect()

    def _connect(self) -> None:
        for turns, made in self.short.items():
            made.setObjectName(f"short_{turns}")
            made.clicked.connect(lambda _checked=False, turns=turns: self.turns.slider.setValue(turns))
        for seat, check in enumerate(self.late):
            check.setObjectName(f"late_{seat + 1}")
            check.toggled.connect(self.changed)
        self.turns.changed.connect(self._length_changed)
        self.rounds.changed.connect(self._length_changed)
        self.boards.changed.connect(self.changed)
        self.kept.toggled.connect(self.changed)

    # ------------------------------------------------------------------ where things stand

    def aside(self) -> QWidget:
        layout = column(self.boards, margins=(14, 10, 14, 10))
        return panel(layout)

    def beside(self) -> list[QWidget]:
        length = (self._length_row, self.turns, self.rounds)
        return [*length, self.heading, self._variant_row, self._late_title, self._late_row, self.kept]

    def explained(self) -> list[QWidget]:
        return []

    def about_variant(self, name: str) -> str:
        return load_language(self.preferences.language).sentence(f"option_text.{name}")

    def seated(self, names: Sequence[str]) -> None:
        for seat, check in enumerate(self.late):
            check.setText(names[seat] if seat < len(names) else "")
            check.setVisible(seat < len(names))
            check.updateGeometry()

    # ------------------------------------------------------------------ what is chosen

    def _late(self) -> list[int]:
        if not self.variants[LATE].isChecked() or not self.variants[LATE].isEnabled():
            return []
        return [seat for seat, check in enumerate(self.late[: self._players]) if check.isChecked()]

    def record(self, mode: str, players: int, seed: int) -> Record:
        record = super().record(mode, players, seed)
        setup: dict[str, Any] = {**record.setup, "board": self.boards.chosen}
        setup |= {"turn_limit": self.turns.value, "trade_rounds": self.rounds.value}
        if late := self._late():
            setup["late"] = late
        if self._given and self.kept.isChecked():
            setup |= self._given
        return record._replace(setup=setup)

    def choose_all(self, record: Record) -> None:
        super().choose_all(record)
        setup = record.setup
        self.turns.set(setup.get("turn_limit"), TURN_LIMIT)
        self.rounds.set(setup.get("trade_rounds"), TRADE_ROUNDS)
        late = setup.get("late", [])
        for seat, check in enumerate(self.late):
            check.setChecked(seat in late)
        self._given = {name: setup[name] for name in DRAWN if name in setup}
        self.kept.setChecked(bool(self._given))
        self._players = record.players
        self.boards.offer(record.players - len(late))
        self.boards.choose(str(setup.get("board", "")))

    def check(self, mode: str, players: int) -> str:
        self._players = players
        problem = super().check(mode, players)
        for name, box in self.variants.items():
            box.setToolTip(self.reasons[name].text())
        waiting = self.variants[LATE].isChecked() and self.variants[LATE].isEnabled()
        self._late_title.setVisible(waiting)
        self._late_row.setVisible(waiting)
        self.kept.setVisible(bool(self._given))
        late = self._late()
        if waiting and not late:
            return self.tr("Choose who waits.")
        if players - len(late) < 2:
            return self.tr("At least two players must start.")
        self.boards.offer(players - len(late))
        return problem

    def refuse_variant(self, name: str, mode: str, players: int) -> None:
        """Of three players one may wait; the other variants can always be had."""
        setup: dict[str, Any] = {"seed": 1, "late": [players - 1]} if name == LATE else {"seed": 1}
        record = Record(self.game.id, self.card_set, players, mode, (name,), setup)
        self.game.setup(self.game.options(record), Rng(1))

    # ------------------------------------------------------------------ words

    def _length_changed(self) -> None:
        self._say_length()
        self.changed.emit()

    def _say_length(self) -> None:
        speech = load_language(self.preferences.language)
        titles = (self.tr("Turn limit"), self.tr("Trading rounds"))
        width = max(self.turns.title_width(title) for title in titles)
        about = speech.sentence("option_text.turn_limit", n=self.turns.value)
        self.turns.say(titles[0], self.tr("turns at most"), about, width)
        about = speech.sentence("option_text.trade_rounds", n=self.rounds.value)
        self.rounds.say(titles[1], self.tr("per turn"), about, width)

    def retranslate(self) -> None:
        super().retranslate()
        speech = load_language(self.preferences.language)
        self._length.setText(self.tr("Length"))
        self._say_length()
        self._short.setText(self.tr("Short game"))
        for turns, made in self.short.items():
            made.setAccessibleName(self.tr("Short game: {0} turns").format(turns))
            made.setToolTip(speech.sentence("option_text.short"))
        self._late_title.setText(self.tr("Who waits for a Civil War to enter:"))
        self.kept.setText(self.tr("Order, nations and stacks as in the game taken over"))
        self.boards.say()


def _two_by_two(*parts: QWidget) -> QWidget:
    made, grid = QWidget(), QGridLayout()
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setSpacing(0)
    for place, part in enumerate(parts):
        grid.addWidget(part, place // 2, place % 2)
    made.setLayout(grid)
    return made
