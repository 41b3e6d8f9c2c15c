"""What a table of The Golden Ages is set with: its options, and how the square tile lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QWidget

from aoc_desktop.games.golden_ages.rules.card_files import SHIPPED, shipped_set
from aoc_desktop.games.golden_ages.rules.cards import ROTATIONS
from aoc_desktop.games.golden_ages.rules.setup import VARIANTS
from aoc_desktop.games.golden_ages.table.tiles import faces_of_placement, paint_tile
from aoc_desktop.games.golden_ages.words.speech import load_language
from aoc_desktop.kernel.record import Record
from aoc_desktop.ui.kit.controls import choose, name_choice
from aoc_desktop.ui.kit.widgets import column, label, panel
from aoc_desktop.ui.screens.new_game.options_form import OptionsForm

if TYPE_CHECKING:
    from aoc_desktop.ui.frame.look import Look
    from aoc_desktop.ui.kit.preferences import Preferences

FIRST_TILE = "square"


class TilePicture(QWidget):
    """The square tile as it will lie; nothing where it is drawn at random."""

    def __init__(self) -> None:
        super().__init__()
        self.rotation: int | None = None
        self.setFixedSize(QSize(96, 96))

    def turn(self, rotation: int | None) -> None:
        self.rotation = rotation
        self.setVisible(rotation is not None)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.rotation is None:
            return
        tile = shipped_set(SHIPPED[0]).tile[FIRST_TILE]
        placement = next(one for one in tile.placements if one.rotation == self.rotation)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_tile(painter, QRectF(self.rect()).adjusted(3, 3, -3, -3), faces_of_placement(placement))
        painter.end()


class AgesForm(OptionsForm):
    """The square tile under the players, options over the seed."""

    def __init__(self, look: Look, preferences: Preferences) -> None:
        super().__init__(look, preferences, SHIPPED[0], VARIANTS)
        self.whose = label(role="caption", wrap=True)
        """The options are the program's, not the booklet's."""
        self._tile_title, self._tile_hint = label(role="heading"), label(role="caption", wrap=True)
        self.rotation = QComboBox()
        self.rotation.setObjectName("square_rotation")
        self.picture = TilePicture()
        self.picture.turn(None)
        self._tile_title.setBuddy(self.rotation)
        self.rotation.currentIndexChanged.connect(self._turned)

    def below(self) -> list[QWidget]:
        parts = (self._tile_title, self._tile_hint, self.rotation, self.picture)
        return [*super().below(), panel(column(*parts, gap=10, margins=(20, 16, 20, 18)))]

    def beside(self) -> list[QWidget]:
        heading, *options = super().beside()
        return [heading, self.whose, *options]

    def about_variant(self, name: str) -> str:
        return load_language(self.preferences.language).text(f"option.{name}")

    def record(self, mode: str, players: int, seed: int) -> Record:
        record = super().record(mode, players, seed)
        rotation = self.rotation.currentData()
        if rotation is None:
            return record
        return record._replace(setup={**record.setup, "square_rotation": rotation})

    def choose_all(self, record: Record) -> None:
        super().choose_all(record)
        choose(self.rotation, record.setup.get("square_rotation"))

    def _turned(self) -> None:
        self.picture.turn(self.rotation.currentData())
        self.changed.emit()

    def retranslate(self) -> None:
        super().retranslate()
        self._tile_title.setText(self.tr("The tile in the middle"))
        speech = load_language(self.preferences.language)
        self._tile_hint.setText(speech.text("option.square_tile"))
        self.whose.setText(speech.text("option.above"))
        chosen = self.rotation.currentData()
        self.rotation.blockSignals(True)
        self.rotation.clear()
        self.rotation.addItem(self.tr("Drawn at random"), None)
        for rotation in ROTATIONS:
            words = self.tr("Turned {0}°").format(rotation) if rotation else self.tr("Not turned")
            self.rotation.addItem(words, rotation)
        choose(self.rotation, chosen)
        self.rotation.blockSignals(False)
        name_choice(self.rotation, self._tile_title.text())
