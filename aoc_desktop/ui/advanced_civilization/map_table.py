"""The map's part of what the table toolkit asks the game for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from aoc_desktop.models.advanced_civilization.map_preview import MapAhead
from aoc_desktop.models.advanced_civilization.table import TableModels
from aoc_desktop.models.places import Place
from aoc_desktop.models.preview import Preview
from aoc_desktop.ui.advanced_civilization.card_picture import CardFaces
from aoc_desktop.ui.advanced_civilization.map_bubbles import words_of
from aoc_desktop.ui.advanced_civilization.map_words import found_places, note_lines, note_signs, place_name
from aoc_desktop.ui.advanced_civilization.own_actions import BEGINNINGS
from aoc_desktop.ui.table.bubbles import Words
from aoc_desktop.ui.table.look import TableLook

if TYPE_CHECKING:
    from aoc_desktop.ui.table.view import TableView


class MapTable(TableLook):
    """Names and notes of what lies on the map, bubbles of moves on it, finding an area by its name."""

    beginnings = BEGINNINGS
    beginnings_stay = False
    arrows_find_useful = True
    finds = True

    def find(self, typed: str, rows: TableModels, language: str) -> Sequence[Sequence[Place]]:
        return found_places(typed, rows, language)

    def describe(self, place: Place, rows: TableModels, faces: CardFaces) -> str:
        if named := place_name(place, rows, faces.language):
            return named
        lines = self.place_lines(place, rows, faces)
        return lines[0] if lines else super().describe(place, rows, faces)

    def place_lines(self, place: Place, rows: TableModels, faces: CardFaces) -> list[str]:
        names = [info.name for info in rows.session.seats]
        return note_lines(place, rows, names, faces.language) or super().place_lines(place, rows, faces)

    def note_signs(self, place: Place, rows: TableModels, faces: CardFaces) -> Mapping[str, str]:
        return note_signs(place, rows, faces.language)

    def setting_words(self, setting: str, held: Place, rows: TableModels, language: str) -> str:
        """How many are in the hand."""
        key = {"stack": "tokens", "ship": "tokens_aboard"}.get(held[0])
        known = key is not None and setting.isdecimal()
        return rows.words.speech(language).text(f"amount.{key}", n=int(setting)) if known else setting

    def bubble(self, preview: Preview, faces: CardFaces) -> Words | None:
        return words_of(preview.own) if isinstance(preview.own, MapAhead) else None

    def spared(self, view: TableView) -> Sequence[QRectF]:
        """Areas and pieces that shine."""
        lit = view.hand.targets()
        return [piece.rect for piece in view.stage.with_places() if piece.place in lit]
