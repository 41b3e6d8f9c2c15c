"""The table as text: its parts, the state of an area, and where one goes on from it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from aoc_desktop.games.advanced_civilization.table.map.shapes import LAND, SEA, WATERS
from aoc_desktop.games.advanced_civilization.table.map.words import ON_LAND
from aoc_desktop.games.advanced_civilization.table.own_actions import MAP
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.games.advanced_civilization.words.places import area_lines
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.play.places import Place
from aoc_desktop.text.language import Language
from aoc_desktop.ui.table.look import Zone
from aoc_desktop.ui.table.picture.pan_zoom import BUTTON

translate = QCoreApplication.translate
UNTOLD = frozenset((WATERS, BUTTON, "rail", "mat", "switch", "groups", "turn"))
"""Waters are told with their area; the others change the picture only."""
MINE = (
    *("points", "stock", "treasury", "tokens", "new city", "new ship", "support", "tax", "outlook", "ast"),
    *("hand", "card"),
)
"""Kinds of places on one's own mat."""
PHASES = {
    "trade": ("my side", "lot", "ask", "goods", "wanted", "answer", "chip", "said"),
    "calamities": ("calamity", "stage", "share", "faction", "calamity sum"),
    "civilization_cards": ("market", "basket", "chosen", "advice", "spent", "stacks", "succession", "star"),
}
"""Kinds of places that are there in a phase only."""
INSTEAD = ("trade", "civilization_cards")
"""Phases whose floor or market lies over the map."""


def zones(rows: TableModels) -> list[Zone]:
    """The map, what the phase is about, and one's own mat."""
    phase = rows.standing.phase
    made = [Zone("map", translate("Map", "The map"), (LAND, "stack", "city", "ship", SEA), shown_by=MAP)]
    if rows.standing.step == "nation":
        made.append(Zone("nations", translate("RecordsScreen", "Nations"), ("nation",)))
    elif phase in PHASES:
        shown_by = MAP if phase in INSTEAD else ""
        made.append(Zone(phase, rows.words.step(phase, rows.language), PHASES[phase], shown_by=shown_by))
    return [*made, Zone("me", "", MINE, rows.viewer)]


def state_words(place: Place, rows: TableModels, players: Sequence[str], language: str) -> str:
    """Whose pieces stand in an area; of what lies there, what it is; how many of a card are in a lot."""
    kind, name = place
    if kind == "lot":
        return _lot_words(name, rows, load_language(language))
    if kind not in ON_LAND or name not in rows.state.table.board.area:
        return ""
    told = area_lines(rows.sight.view, name, players, language)[1:]
    what = "" if kind == LAND else load_language(language).text(f"text.{kind}")
    known = not what or any(line.startswith(what) for line in told)  # "City of Crete" says it
    return " ".join(part for part in ("" if known else f"{what}.", *told) if part).removesuffix(".")


def _lot_words(card: str, rows: TableModels, speech: Language) -> str:
    """The picture shows them one beside the other, under a ribbon; of another's lot only the two promised."""
    floor = rows.trade.floor
    lots = [lot for lot in (floor.mine, floor.offer) if lot is not None]
    if given := sum(lot.content.count(card) for lot in lots):
        return speech.text("floor.set_given", n=given)
    certain = sum(lot.true.count(card) for lot in lots)
    return f"{certain}, {speech.text('floor.for_certain')}" if certain else ""


def links(place: Place, rows: TableModels) -> list[Place]:
    """The areas that one comes to from an area by land."""
    board = rows.state.table.board
    if place[0] != LAND or place[1] not in board.area:
        return []
    return [(LAND, board.areas[near]) for near in board.land[board.area[place[1]]]]
