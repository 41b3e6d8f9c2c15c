"""In the corners of the map: what its numbers mean, and buttons that bring it nearer."""

from __future__ import annotations

from functools import partial
from itertools import product

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from aoc_desktop.games.advanced_civilization.rules.board import Board
from aoc_desktop.games.advanced_civilization.table.map.framing import Framing
from aoc_desktop.games.advanced_civilization.table.map.marks import Printed, paint_badge
from aoc_desktop.games.advanced_civilization.table.map.shapes import load_shapes
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.ui.kit.card_kit import fill, outline, rounded
from aoc_desktop.ui.kit.high_contrast import opaque
from aoc_desktop.ui.kit.lettering import draw_text, grown_size, plain, text_width
from aoc_desktop.ui.kit.theme import FACE, Theme
from aoc_desktop.ui.table.picture.draw_context import LEFT, Scenery
from aoc_desktop.ui.table.picture.pan_zoom import BUTTON, IN, OUT, WHOLE

SIDE, GAP, EDGE = 28.0, 6.0, 12.0
ROW, PAD = 19.0, 8.0
Z_CORNER = 16.0
LEGEND = (("black", 3), ("white", 3), ("none", 3))
"""A site of each kind, with a limit for an example."""
STEPS = 12
"""Places along an edge where the legend is tried."""


def put_buttons(scenery: Scenery, zone: QRectF, whole: bool) -> None:
    """Nearer and farther at the lower right; while a part is seen, all of it."""
    names = (OUT, IN) if whole else (OUT, IN, WHOLE)
    for number, name in enumerate(names):
        rect = QRectF(zone.right() - EDGE - SIDE, zone.bottom() - EDGE - SIDE - number * (SIDE + GAP), SIDE, SIDE)
        strong = scenery.lights.about == (BUTTON, name)
        draw = partial(_paint_button, name=name, strong=strong, theme=scenery.theme)
        place = (BUTTON, name)
        scenery.stage.put(f"{BUTTON}:{name}", rect, (name, strong), draw, place, z=Z_CORNER, margin=3)


def _paint_button(painter: QPainter, rect: QRectF, name: str, strong: bool, theme: Theme) -> None:
    fill(painter, rounded(rect, 7), theme.raised)
    outline(painter, rect, 7, theme.lit if strong else theme.line, 2 if strong else 1)
    painter.setPen(QPen(QColor(theme.text), 2.2))
    middle, reach = rect.center(), 5.5
    if name == WHOLE:
        painter.drawRect(rect.adjusted(8, 9, -8, -9))
        return
    painter.drawLine(QLineF(middle - QPointF(reach, 0), middle + QPointF(reach, 0)))
    if name == IN:
        painter.drawLine(QLineF(middle - QPointF(0, reach), middle + QPointF(0, reach)))


def put_legend(scenery: Scenery, framing: Framing) -> list[QRectF]:
    """What the numbers mean, where the whole board is seen and no land of it lies; what it covers. While nations are
    chosen their cards lie there."""
    models: TableModels = scenery.models
    if framing.zoom > 1.0001 or models.nations_left():
        return []
    speech = load_language(models.language)
    lines = tuple(speech.text(f"legend.site_{site}") for site, _ in LEGEND)
    px = grown_size(12.5)
    width = max(text_width(line, 400, px) for line in lines) + ROW + 3 * PAD
    size = QRectF(0, 0, width, ROW * len(lines) + PAD)
    rect = _free(size, models.state.table.board, framing)
    if rect is None:
        return []
    draw = partial(_paint_legend, lines=lines, theme=scenery.theme)
    scenery.stage.put("map legend", rect, lines, draw, z=Z_CORNER - 1, margin=2)
    return [rect]


def _free(size: QRectF, board: Board, framing: Framing) -> QRectF | None:
    """At the lower left, or as near to it as nothing of the board lies."""
    zone = framing.zone.adjusted(EDGE, EDGE, -EDGE - SIDE - GAP, -EDGE)
    room = zone.width() - size.width(), zone.height() - size.height()
    tried = sorted(product(range(STEPS), repeat=2), key=sum)
    shapes, to_canvas = load_shapes(), framing.transform().inverted()[0]
    played = [path for area in board.areas for path in (shapes.areas[area].land, shapes.areas[area].waters)]
    for right, up in tried:
        rect = size.translated(
            zone.left() + room[0] * right / STEPS, zone.bottom() - size.height() - room[1] * up / STEPS
        )
        there = QPainterPath()
        there.addRect(to_canvas.mapRect(rect))
        if not any(path.intersects(there) for path in played if path.boundingRect().intersects(there.boundingRect())):
            return rect
    return None


def _paint_legend(painter: QPainter, rect: QRectF, lines: tuple[str, ...], theme: Theme) -> None:
    ground = QColor(theme.panel)
    ground.setAlphaF(opaque(0.82))
    painter.fillPath(rounded(rect, 8), ground)
    for number, ((site, limit), line) in enumerate(zip(LEGEND, lines, strict=True)):
        y = rect.top() + PAD / 2 + (number + 0.5) * ROW
        middle = QPointF(rect.left() + PAD + ROW / 2 - 2, y)
        if site == "none":
            ink = plain(12.0, theme.text if theme.on_dark else FACE.ink, 700)
            draw_text(painter, QRectF(middle.x() - 8, y - 8, 16, 16), str(limit), ink)
        else:
            paint_badge(painter, middle, Printed(limit, site), True, 0.95)
        place = QRectF(rect.left() + PAD + ROW + 4, y - ROW / 2, rect.width() - ROW - 2 * PAD, ROW)
        draw_text(painter, place, line, plain(12.5, theme.text), LEFT)
