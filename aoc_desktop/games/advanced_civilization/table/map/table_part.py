"""The map's part of what the table toolkit asks the game for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from aoc_desktop.games.advanced_civilization.table.card_picture import CardFaces
from aoc_desktop.games.advanced_civilization.table.map.bubbles import words_of
from aoc_desktop.games.advanced_civilization.table.map.preview import MapAhead
from aoc_desktop.games.advanced_civilization.table.map.shapes import LAND, SEA, WATERS
from aoc_desktop.games.advanced_civilization.table.map.words import found_places, note_lines, note_signs, place_name
from aoc_desktop.games.advanced_civilization.table.own_actions import BEGINNINGS
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.games.advanced_civilization.table.sections import Sections
from aoc_desktop.play.places import Place
from aoc_desktop.play.preview import Preview
from aoc_desktop.text.language import capital
from aoc_desktop.ui.table.look import TableLook
from aoc_desktop.ui.table.picture.bubbles import Words
from aoc_desktop.ui.table.picture.draw_context import Scenery

if TYPE_CHECKING:
    from aoc_desktop.ui.table.picture.view import TableView


LEAST = 100.0
"""Narrower than this nothing is laid yet."""


class MapTable(TableLook):
    """Names and notes of what lies on the map, bubbles of moves on it, finding an area by its name."""

    beginnings = BEGINNINGS
    beginnings_stay = False
    arrows_find_useful = True
    finds = True

    def find(self, typed: str, rows: TableModels, language: str) -> Sequence[Sequence[Place]]:
        return found_places(typed, rows, language)

    def place_of_noun(self, kind: str, name: str) -> Place | None:
        kinds = {"area": LAND, "berth": WATERS, "open_sea": SEA}
        return (kinds[kind], name) if kind in kinds else None

    def uncover(self, place: Place, view: TableView) -> None:
        """Trading floor and market give way to the map."""
        layout = view.layout_
        if place[0] in (LAND, SEA, WATERS) and isinstance(layout, Sections) and not layout.map.is_shown:
            layout.map_wanted = True
            view.sync()

    def behind_curtain(self, view: TableView) -> QPixmap | None:
        """The map, whatever had its place, with nothing lit: who may do what is the next player's to see."""
        layout, scene = view.layout_, view.sceneRect()
        if not isinstance(layout, Sections) or scene.width() < LEAST:
            return None
        wanted, layout.map_wanted = layout.map_wanted, True
        view.stage.begin()
        layout.put(Scenery(view.stage, view.models, view.theme, view.faces, interactive=False), scene)
        view.stage.end()
        zone, ratio = layout.map.zone, view.stage.ratio
        picture = QPixmap((zone.size() * ratio).toSize())
        painter = QPainter(picture)
        view.scene().render(painter, QRectF(picture.rect()), zone)
        painter.end()
        layout.map_wanted = wanted
        view.sync()
        return picture

    def describe(self, place: Place, rows: TableModels, faces: CardFaces) -> str:
        if named := place_name(place, rows, faces.language):
            return named
        lines = self.place_lines(place, rows, faces)
        if not lines:
            return super().describe(place, rows, faces)
        players = rows.session.names
        return lines[0] if lines[0].startswith(players) else capital(lines[0])

    def place_lines(self, place: Place, rows: TableModels, faces: CardFaces) -> list[str]:
        names = rows.session.names
        return note_lines(place, rows, names, faces.language) or super().place_lines(place, rows, faces)

    def note_signs(self, place: Place, rows: TableModels, faces: CardFaces) -> Mapping[str, str]:
        return note_signs(place, rows, faces.language)

    def setting_words(self, setting: str, held: Place, rows: TableModels, language: str) -> str:
        """How many are in the hand."""
        now = rows.calamity.now
        share = "cities" if now is not None and now.calamity == "iconoclasm" else "unit_points"
        key = {"stack": "tokens", "ship": "tokens_aboard", "city": "unit_points", "share": share}.get(held[0])
        known = key is not None and setting.isdecimal()
        return rows.words.speech(language).text(f"amount.{key}", n=int(setting)) if known else setting

    def bubble(self, preview: Preview, faces: CardFaces) -> Words | None:
        return words_of(preview.own) if isinstance(preview.own, MapAhead) else None

    def spared(self, view: TableView) -> Sequence[QRectF]:
        """Areas and pieces that shine."""
        lit = view.hand.targets()
        return [piece.rect for piece in view.stage.with_places() if piece.place in lit]
