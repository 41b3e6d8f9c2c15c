"""The map in words: what lies where, in a line or in full, and what is found by its name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from aoc_desktop.games.advanced_civilization.table.map.items import map_names
from aoc_desktop.games.advanced_civilization.table.map.rows import voyage_of
from aoc_desktop.games.advanced_civilization.table.map.shapes import LAND, SEA, WATERS
from aoc_desktop.games.advanced_civilization.table.rows.gestures import CARGO
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.games.advanced_civilization.words.nouns import Nouns
from aoc_desktop.games.advanced_civilization.words.places import area_note, disputed_text, sea_text
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.text_search import SearchLine, search
from aoc_desktop.ui.table.picture.pan_zoom import BUTTON, IN, OUT

translate = QCoreApplication.translate
ON_LAND = frozenset((LAND, "stack", "city"))
ON_WATER = frozenset((WATERS, SEA, "ship"))


def place_name(place: Place, rows: TableModels, language: str) -> str:
    """One line; empty: it lies elsewhere."""
    kind, name = place
    if kind == BUTTON:
        return _button(name)
    nouns = Nouns(load_language(language), rows.player_view.view)
    if place == CARGO and (voyage := voyage_of(rows.state)) is not None:
        return nouns.speech.text("preview.aboard", n=voyage.cargo)
    if kind in ON_LAND and name in rows.state.table.board.area:
        return nouns.area(name).display
    return nouns.place(name).display if kind in ON_WATER and name in rows.state.table.board.place else ""


def _button(name: str) -> str:
    if name == IN:
        return translate("Map", "Look from nearer (+)")
    return translate("Map", "Look from farther away (−)") if name == OUT else translate("Map", "The whole map (Home)")


def note_lines(place: Place, rows: TableModels, players: Sequence[str], language: str) -> list[str]:
    """All that is to be known of an area or a sea; nothing: it lies elsewhere."""
    kind, name = place
    board, view = rows.state.table.board, rows.player_view.view
    if kind in ON_LAND and name in board.area:
        return area_note(view, name, players, language)
    if kind not in ON_WATER or name not in board.place:
        return []
    area = board.place_area[board.place[name]]
    return area_note(view, board.areas[area], players, language) if area >= 0 else [sea_text(view, name, language)]


def note_signs(place: Place, rows: TableModels, language: str) -> Mapping[str, str]:
    """A disputed border bears the house mark."""
    kind, name = place
    if kind not in ON_LAND or name not in rows.state.table.board.area:
        return {}
    return {disputed_text(rows.player_view.view, name, language): "house"}


def found_places(typed: str, rows: TableModels, language: str) -> list[list[Place]]:
    """What is called like this: whatever of it can be used is meant, else the land or the water itself."""
    board = rows.state.table.board
    return [_meant(name, name in board.area) for name in found(map_names(board, language), typed)]


def _meant(name: str, land: bool) -> list[Place]:
    kinds = ("stack", "city", "ship", WATERS, LAND) if land else ("ship", SEA)
    return [(kind, name) for kind in kinds]


# Finding an area by typing: accents and capitals make no difference, beginnings of names come first.


def found(names: Mapping[str, str], typed: str) -> list[str]:
    """The ids of areas and seas whose names have these letters, the best first; none for nothing typed."""
    if not typed.strip():
        return []
    ids = sorted(names, key=lambda name: names[name])
    # Every name is a line of its own; a title would come before all others.
    return [ids[hit.line] for hit in search([SearchLine(names[name], "") for name in ids], typed)]
