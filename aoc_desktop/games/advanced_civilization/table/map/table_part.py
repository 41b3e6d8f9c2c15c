"""The map's part of what the table toolkit asks the game for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from aoc_desktop.games.advanced_civilization.table.card_picture import CardFaces
from aoc_desktop.games.advanced_civilization.table.colours import nation_seat
from aoc_desktop.games.advanced_civilization.table.map.pieces import paint_stack
from aoc_desktop.games.advanced_civilization.table.map.preview import Force, MapAhead
from aoc_desktop.games.advanced_civilization.table.map.shapes import LAND, SEA, WATERS
from aoc_desktop.games.advanced_civilization.table.map.words import found_places, note_lines, note_signs, place_name
from aoc_desktop.games.advanced_civilization.table.own_actions import BEGINNINGS
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.games.advanced_civilization.table.sections import Sections
from aoc_desktop.games.advanced_civilization.words.foresight import BAD, GOOD
from aoc_desktop.kernel.game import Seat
from aoc_desktop.play.places import Place
from aoc_desktop.play.preview import Preview
from aoc_desktop.text.language import capital
from aoc_desktop.ui.kit.lettering import draw_text, plain
from aoc_desktop.ui.kit.theme import FACE
from aoc_desktop.ui.table.answers import Beginnings, Finding, Foretold, Free, NounPlaces
from aoc_desktop.ui.table.look import TableLook
from aoc_desktop.ui.table.picture.bubbles import Line, Sketch, Words
from aoc_desktop.ui.table.picture.draw_context import DrawContext

if TYPE_CHECKING:
    from aoc_desktop.ui.table.picture.view import TableView

LEAST = 100.0
"""Narrower than this nothing is laid yet."""


NEVER_COVERED = frozenset(("hand", "offered", "answer", "chip", "switch", "market", "basket", "succession"))
"""Kinds of places that the panel of recent events leaves free."""


class MapTable(TableLook[TableModels, CardFaces]):
    """Names and notes of what lies on the map, bubbles of moves on it, finding an area by its name."""

    beginnings = Beginnings(BEGINNINGS, stay=False)
    noun_places = NounPlaces({"area": LAND, "berth": WATERS, "open_sea": SEA}, lambda place, view: uncover(place, view))
    finding = Finding(found_places, arrows_to_useful=True)
    free = Free(from_panel=NEVER_COVERED, lit=True)

    def behind_curtain(self, view: TableView) -> QPixmap | None:
        """The map, whatever had its place, with nothing lit: who may do what is the next player's to see."""
        layout, scene = view.layout_, view.sceneRect()
        if not isinstance(layout, Sections) or scene.width() < LEAST:
            return None
        wanted, layout.map_wanted = layout.map_wanted, True
        view.stage.begin()
        layout.put(DrawContext(view.stage, view.models, view.theme, view.faces, interactive=False), scene)
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

    def place_lines(self, place: Place, rows: TableModels, faces: CardFaces, seat: Seat | None = None) -> list[str]:
        names = rows.session.names
        return note_lines(place, rows, names, faces.language) or super().place_lines(place, rows, faces, seat)

    def note_signs(self, place: Place, rows: TableModels, faces: CardFaces) -> Mapping[str, str]:
        return note_signs(place, rows, faces.language)

    def setting_words(self, setting: str, held: Place, rows: TableModels, language: str) -> str:
        """How many are in the hand."""
        now = rows.calamity.now
        share = "cities" if now is not None and now.calamity == "iconoclasm" else "unit_points"
        key = {
            "stack": "tokens",
            "cargo": "tokens",
            "ship": "tokens_aboard",
            "city": "unit_points",
            "share": share,
        }.get(held[0])
        known = key is not None and setting.isdecimal()
        return rows.words.speech(language).text(f"amount.{key}", n=int(setting)) if known else setting

    def foretold(self, preview: Preview, faces: CardFaces) -> Foretold:
        return Foretold(whole=words_of(preview.own) if isinstance(preview.own, MapAhead) else None)


def uncover(place: Place, view: TableView) -> None:
    """Trading floor and market give way to the map."""
    layout = view.layout_
    if place[0] in (LAND, SEA, WATERS) and isinstance(layout, Sections) and not layout.map.is_shown:
        layout.map_wanted = True
        view.sync()


# Bubbles on the map: a row of discs for the number, the fight in pictures, then what it means in words.


DISC, GAP, ROW = 20.0, 6.0, 30.0
MOST_DISCS = 9
"""More are told by the first, the last and those around the number."""
STACK, STEP = 11.5, 44.0
TONES = {GOOD: "gain", BAD: "loss"}


def words_of(ahead: MapAhead) -> Words:
    """The bubble of a move."""
    lines = tuple(Line(told.text, strong=told.tone == GOOD, tone=TONES.get(told.tone, "")) for told in ahead.lines)
    return Words(lines=lines, sketch=_sketch(ahead))


def _sketch(ahead: MapAhead) -> Sketch | None:
    rows = [row for row in (_discs(ahead), _fight(ahead)) if row is not None]
    if not rows:
        return None
    width, height = max(row.width for row in rows), sum(row.height for row in rows)
    look = tuple(row.look for row in rows)
    return Sketch(width, height, look, partial(_paint_rows, rows=rows))


def _paint_rows(painter: QPainter, rect: QRectF, rows: list[Sketch]) -> None:
    top = rect.top()
    for row in rows:
        row.draw(painter, QRectF(rect.left(), top, rect.width(), row.height))
        top += row.height


# ------------------------------------------------------------------ the number


def shown_numbers(number: int, most: int) -> list[int]:
    """The discs of a row: all of them, or those around the number with the first and the last; 0: a gap."""
    if most <= MOST_DISCS:
        return list(range(1, most + 1))
    first = min(max(1, number - 3), most - 6)
    near = list(range(first, first + 7))
    head = [] if first == 1 else [1, *([0] if first > 2 else [])]
    tail = [] if near[-1] == most else [*([0] if near[-1] < most - 1 else []), most]
    return [*head, *near, *tail]


def _discs(ahead: MapAhead) -> Sketch | None:
    if not ahead.most:
        return None
    numbers = shown_numbers(ahead.number, ahead.most)
    width = len(numbers) * (DISC + GAP)
    draw = partial(_paint_discs, numbers=numbers, chosen=ahead.number, nation=ahead.nation)
    return Sketch(width, ROW, ("discs", ahead.number, ahead.most, ahead.nation), draw)


def _paint_discs(painter: QPainter, rect: QRectF, numbers: list[int], chosen: int, nation: str) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    x, y = rect.left() + DISC / 2, rect.top() + DISC / 2 + 2
    for number in numbers:
        box = QRectF(x - DISC / 2, y - DISC / 2, DISC, DISC)
        if number == chosen:
            paint_stack(painter, QPointF(x, y), nation, number, DISC / 2)
        elif number:
            painter.setPen(QPen(QColor(FACE.soft_ink), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(box)
            draw_text(painter, box, str(number), plain(11.5, FACE.ink, 600))
        else:
            draw_text(painter, box, "…", plain(12, FACE.soft_ink))
        x += DISC + GAP


# ------------------------------------------------------------------ the fight


def _fight(ahead: MapAhead) -> Sketch | None:
    if len(ahead.forces) < 2:
        return None
    width = (2 * len(ahead.forces)) * STEP
    return Sketch(width, ROW + 6, ("fight", ahead.forces), partial(_paint_fight, forces=ahead.forces))


def _paint_fight(painter: QPainter, rect: QRectF, forces: tuple[Force, ...]) -> None:
    """Who stood there, and who is left."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    y = rect.center().y()
    x = _paint_side(painter, QPointF(rect.left(), y), [(force.nation, force.before) for force in forces])
    arrow = "▸"
    draw_text(painter, QRectF(x, y - 12, 20, 24), arrow, plain(15, FACE.ink, 600))
    _paint_side(painter, QPointF(x + 24, y), [(force.nation, force.after) for force in forces])


def _paint_side(painter: QPainter, at: QPointF, counts: list[tuple[str, int]]) -> float:
    x = at.x()
    for number, (nation, count) in enumerate(counts):
        if number:
            draw_text(painter, QRectF(x, at.y() - 12, 12, 24), ":", plain(15, FACE.ink, 600))
            x += 12
        if count:
            paint_stack(painter, QPointF(x + STACK + 1, at.y()), nation, count, STACK)
        else:
            gone = QColor(nation_seat(nation).fill)
            painter.setPen(QPen(gone, 1.4, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(x + STACK + 1, at.y()), STACK - 2, STACK - 2)
            draw_text(painter, QRectF(x + 1, at.y() - 9, 2 * STACK, 18), "0", plain(12, FACE.ink, 700))
        x += 2 * STACK + 8
    return x
