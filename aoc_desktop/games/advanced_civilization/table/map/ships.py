"""A ship on its voyage: its course as a dotted line, and beside it a panel with steps left and cargo."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from aoc_desktop.games.advanced_civilization.rules.board import NO_AREA
from aoc_desktop.games.advanced_civilization.rules.phases.voyage import SHIP_ROOM
from aoc_desktop.games.advanced_civilization.table.colours import WATER_INK
from aoc_desktop.games.advanced_civilization.table.map.framing import Framing
from aoc_desktop.games.advanced_civilization.table.map.hand import reachable, steps_left
from aoc_desktop.games.advanced_civilization.table.map.marks import growth
from aoc_desktop.games.advanced_civilization.table.map.pieces import SHIP, paint_stack
from aoc_desktop.games.advanced_civilization.table.map.places import course_of
from aoc_desktop.games.advanced_civilization.table.map.rows import nation_of, voyage_of
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.ui.kit.card_kit import fill, outline, rounded
from aoc_desktop.ui.kit.lettering import draw_text, grown_size, plain, text_width
from aoc_desktop.ui.kit.theme import Theme
from aoc_desktop.ui.table.picture.draw_context import LEFT, Scenery

Z_COURSE, Z_PANEL = 11.0, 15.5
PAD, ROW, ROOM = 8.0, 19.0, 17.0
AWAY = 16.0


def put_voyage(scenery: Scenery, framing: Framing) -> None:
    """Nothing where no ship is on its way."""
    models: TableModels = scenery.models
    voyage, board = voyage_of(models.state), models.state.table.board
    if voyage is None:
        return
    points = [framing.to_table(point) for point in course_of([board.places[place] for place in voyage.course])]
    shown = tuple((point.x(), point.y()) for point in points)
    draw = partial(_paint_course, points=points, zone=framing.zone)
    if len(points) > 1:
        scenery.stage.put("map course", framing.zone, shown, draw, z=Z_COURSE, margin=0)
    _put_panel(scenery, framing, points[-1])


def water_steps(scenery: Scenery) -> dict[str, int]:
    """How far waters are for the ship that is held or pointed at; nothing: there is none."""
    models: TableModels = scenery.models
    place = scenery.lights.held or scenery.lights.about
    if place is None or place[0] != "ship" or models.standing.step not in ("movement", "voyage"):
        return {}
    if not models.standing.deciding or place not in scenery.lights.ready | {scenery.lights.held}:
        return {}
    return reachable(models.state, models.viewer, place[1])


def _paint_course(painter: QPainter, rect: QRectF, points: list[QPointF], zone: QRectF) -> None:
    painter.setClipRect(rect)
    painter.translate(rect.topLeft() - zone.topLeft())
    pen = QPen(QColor(WATER_INK), 3.0, Qt.PenStyle.DotLine, Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawPolyline(QPolygonF(points))


def _put_panel(scenery: Scenery, framing: Framing, ship: QPointF) -> None:
    models: TableModels = scenery.models
    lines, cargo = _panel_lines(models)
    px = grown_size(12.5)
    width = max(SHIP_ROOM * (ROOM + 4), *(text_width(line, 600, px) for line in lines)) + 2 * PAD
    size = QSizeF(width, ROW * len(lines) + ROOM + 2 * PAD + 4)
    rect = _beside(ship, size, framing)
    nation = nation_of(models.state, models.standing.deciders[0]) if models.standing.deciders else ""
    draw = partial(_paint_panel, lines=lines, cargo=cargo, nation=nation, theme=scenery.theme)
    scenery.stage.put("ship panel", rect, (lines, cargo, nation), draw, z=Z_PANEL, margin=4)


def _panel_lines(models: TableModels) -> tuple[tuple[str, ...], int]:
    voyage, speech = voyage_of(models.state), load_language(models.language)
    assert voyage is not None
    board, left = models.state.table.board, steps_left(models.state)
    told = [speech.text("preview.ship_steps", n=left, m=left + voyage.steps, k=voyage.cargo)]
    if board.place_area[voyage.place] == NO_AREA:
        told.append(speech.text("preview.ship_back_in_time", n=left))
    return tuple(told), voyage.cargo


def _beside(ship: QPointF, size: QSizeF, framing: Framing) -> QRectF:
    """At the right of the ship, or wherever there is room around it."""
    zone, away = framing.zone.adjusted(4, 4, -4, -4), AWAY + SHIP / 2 * growth(framing)
    right = ship.x() + away + size.width() <= zone.right()
    left = ship.x() + away if right else ship.x() - away - size.width()
    top = min(max(ship.y() - size.height() - away / 2, zone.top()), zone.bottom() - size.height())
    return QRectF(QPointF(max(left, zone.left()), top), size)


def _paint_panel(
    painter: QPainter, rect: QRectF, lines: tuple[str, ...], cargo: int, nation: str, theme: Theme
) -> None:
    fill(painter, rounded(rect, 8), theme.panel)
    outline(painter, rect, 8, theme.lit, 1.5)
    for number, line in enumerate(lines):
        place = QRectF(rect.left() + PAD, rect.top() + PAD + number * ROW, rect.width() - 2 * PAD, ROW)
        draw_text(painter, place, line, plain(12.5, theme.text if not number else theme.loss, 600), LEFT)
    y = rect.bottom() - PAD - ROOM / 2
    for room in range(SHIP_ROOM):
        middle = QPointF(rect.left() + PAD + ROOM / 2 + room * (ROOM + 4), y)
        if room < cargo:
            paint_stack(painter, middle, nation, 1, ROOM / 2)
        else:
            painter.setPen(QPen(QColor(theme.soft_text), 1.2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(middle, ROOM / 2 - 1, ROOM / 2 - 1)
