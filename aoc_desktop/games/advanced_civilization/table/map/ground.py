"""The map's ground: sea, coasts, land by its terrain, rivers and borders. Drawn once for a size and kept."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from aoc_desktop.games.advanced_civilization.table import colours
from aoc_desktop.games.advanced_civilization.table.map.framing import Framing
from aoc_desktop.games.advanced_civilization.table.map.shapes import AreaShape, Border, Shapes, load_shapes
from aoc_desktop.ui.art.drawings import outline
from aoc_desktop.ui.kit.high_contrast import is_bold, line_px, opaque, plain_or, radial, sheer
from aoc_desktop.ui.kit.theme import Theme

GLOW = ((15.0, 0.07), (10.0, 0.10), (5.5, 0.14))
"""Width and strength of the strokes that make the shallows along a coast."""
SHADE = ((9.0, 0.08), (5.0, 0.12))
"""The same inside the land."""
DROP = 2.0
FAR = 10.0
"""How far a stroke reaches beyond its line, at most."""


class Played:
    """What of the map is played on: lines and outlines brought to the table's measures."""

    def __init__(self, shapes: Shapes, areas: Collection[str], framing: Framing, part: QRectF) -> None:
        self.transform: QTransform = framing.transform()
        self.part = part
        self.reach = part.adjusted(-FAR, -FAR, FAR, FAR)
        self.ids = {name for name in shapes.areas if name in areas}
        self.waters = self._near(shapes.areas[name].waters for name in self.ids)
        near = [(shapes.areas[name], self.transform.map(shapes.areas[name].land)) for name in self.ids]
        self.land = [(shape, path) for shape, path in near if path.boundingRect().intersects(self.reach)]
        self.outside = self._near(
            (shapes.outside_land, *(shape.land for name, shape in shapes.areas.items() if name not in areas))
        )
        self.coasts = self._near(border.line for border in shapes.borders if border.kind == "coast")
        self.rivers = self._near(shapes.rivers)

    def _near(self, paths: Iterable[QPainterPath]) -> list[QPainterPath]:
        """What of these reaches into the part that is painted."""
        mapped = (self.transform.map(path) for path in paths)
        return [path for path in mapped if path.boundingRect().intersects(self.reach)]

    def lines(self, borders: Sequence[Border], kind: str, ids: Collection[str]) -> list[QPainterPath]:
        """Borders of a kind that touch something of these."""
        return self._near(
            border.line
            for border in borders
            if border.kind == kind and (border.between[0] in ids or border.between[1] in ids)
        )


def paint_ground(
    painter: QPainter,
    shapes: Shapes,
    areas: Collection[str],
    framing: Framing,
    theme: Theme,
    part: QRectF | None = None,
) -> None:
    """Everything under the signs: order as the eye sees it, from the bottom of the sea to the borders. `part`: no more
    than this of the zone."""
    ground = colours.ground_of(theme)
    part = part if part is not None else framing.zone
    played = Played(shapes, areas, framing, part)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(part, Qt.ClipOperation.IntersectClip)
    painter.fillRect(part, _sea(framing.zone, ground))
    _paint_waters(painter, shapes, played, ground)
    _paint_outside(painter, played, ground)
    _paint_land(painter, played, played.lines(shapes.borders, "coast", areas))
    for shape, _ in played.land if not is_bold() else ():  # fine drawings, that tell nothing
        paint_signs(painter, shape, framing)
    _paint_borders(painter, shapes, played, areas)
    painter.restore()


def _sea(zone: QRectF, ground: colours.Ground) -> QBrush:
    return radial(zone.center(), max(zone.width(), zone.height()) * 0.62, [(0, ground.sea), (1, ground.sea_edge)])


def _paint_waters(painter: QPainter, shapes: Shapes, played: Played, ground: colours.Ground) -> None:
    """Waters of areas are lighter; a border between two of them is dashed, the edge of an open sea a line."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_faint(ground.shallow, 0.55))
    for path in played.waters:
        painter.drawPath(path)
    if is_bold():
        _stroke(painter, played.coasts, ground.outside_ink, 1.0)
    else:
        _paint_soft(painter, played.part, played.coasts, colours.GLOW, GLOW)
    ids = played.ids
    water = [border for border in shapes.borders if border.kind == "water"]
    between = [border for border in water if ids.issuperset(border.between)]
    edges = [border for border in water if border not in between]
    _stroke(painter, played.lines(between, "water", ids), colours.GLOW, 1.0, 0.55, (4.0, 3.0))
    _stroke(painter, played.lines(edges, "water", ids), colours.GLOW, 1.0, 0.42)
    _stroke(painter, played.lines(shapes.links, "link", ids), colours.WATER_INK, 1.6, 0.85, (0.4, 2.6))


def _paint_outside(painter: QPainter, played: Played, ground: colours.Ground) -> None:
    painter.setPen(QPen(QColor(ground.outside), 0.8))
    painter.setBrush(QColor(ground.outside))
    for path in played.outside:
        painter.drawPath(path)


def _paint_land(painter: QPainter, played: Played, coasts: Sequence[QPainterPath]) -> None:
    """A shadow on the water, the terrain's colour, and the coast's shade inside each area."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_faint(colours.DROP, 0.5))
    for _, path in played.land:
        painter.drawPath(path.translated(0, DROP))
    for shape, path in played.land:
        colour = QColor(colours.TERRAIN[shape.terrain])
        painter.setPen(QPen(colour, 0.8))  # no sea between two neighbours
        painter.setBrush(colour)
        painter.drawPath(path)
        if shape.terrain == "flood":
            painter.save()
            painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
            paint_waves(painter, path.boundingRect(), played.part)
            painter.restore()
    painter.save()
    painter.setClipPath(_together(path for _, path in played.land), Qt.ClipOperation.IntersectClip)
    _stroke(painter, played.rivers, plain_or(colours.RIVER, colours.BOLD_RIVER), 1.6, 0.8)
    if not is_bold():
        _paint_soft(painter, played.part, coasts, colours.SHADE, SHADE)
    painter.restore()


def _paint_borders(painter: QPainter, shapes: Shapes, played: Played, areas: Collection[str]) -> None:
    _stroke(painter, played.lines(shapes.borders, "land", areas), plain_or(colours.BORDER, colours.COAST), 1.0)
    _stroke(painter, played.lines(shapes.borders, "coast", areas), colours.COAST, 1.25)


def paint_wash(painter: QPainter, land: QPainterPath, colour: str) -> None:
    """A nation lives here alone: a breath of its colour, and a thin edge inside the border."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(land, Qt.ClipOperation.IntersectClip)
    if not is_bold():
        painter.fillPath(land, sheer(colour, 0.14))
    _stroke(painter, (land,), colour, 5.0, 0.75)
    painter.restore()


def _together(paths: Iterable[QPainterPath]) -> QPainterPath:
    whole = QPainterPath()
    for path in paths:
        whole.addPath(path)
    return whole


def _paint_soft(
    painter: QPainter,
    zone: QRectF,
    lines: Sequence[QPainterPath],
    colour: str,
    strokes: Sequence[tuple[float, float]],
) -> None:
    """Wide strokes over each other that are nowhere darker for crossing themselves. On a layer of their own, each line
    for itself, for Qt takes ten times as long for one path of them all."""
    ratio = painter.device().devicePixelRatioF()
    layer = QPixmap((zone.size() * ratio).toSize())
    layer.setDevicePixelRatio(ratio)
    layer.fill(Qt.GlobalColor.transparent)
    over = QPainter(layer)
    over.setRenderHint(QPainter.RenderHint.Antialiasing)
    over.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    over.translate(-zone.topLeft())
    through = 1.0
    for width, strength in strokes:
        through *= 1 - strength
        _stroke(over, lines, colour, width, 1 - through)
    over.end()
    painter.drawPixmap(zone.topLeft(), layer)


def _stroke(
    painter: QPainter,
    lines: Iterable[QPainterPath],
    colour: str,
    width: float,
    strength: float = 1.0,
    dashes: tuple[float, ...] = (),
) -> None:
    pen = QPen(
        _faint(colour, strength),
        line_px(width),
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.BevelJoin,
    )
    if dashes:
        pen.setDashPattern(dashes)
    for line in lines:
        painter.strokePath(line, pen)


def _faint(colour: str, strength: float) -> QColor:
    return sheer(colour, opaque(strength))


# Signs of the land: mountains, trees, grass, dunes and the waves of a flood plain, away from what stands there.


SIGNS = {
    "mountain": "M -7 4 L -2 -5 L 1 0 L 3 -3 L 7 4",
    "forest": (
        "M -4 4 L -4 1 M -4 1 C -8 1 -6 -5 -4 -6 C -2 -5 0 1 -4 1 M 4 4 L 4 2 M 4 2 C 1 2 2 -3 4 -4 C 6 -3 7 2 4 2"
    ),
    "steppe": "M -3 3 L -5 -2 M -2 3 L -2 -3 M -1 3 L 1 -2",
    "desert": "M -7 2 C -4 -3 -1 -3 1 2 M 0 0 C 2 -3 5 -3 7 2",
}
"""What is drawn for a terrain, about its middle; fertile land is left clear."""
APART, CLEAR, INSIDE = 17.0, 17.0, 6.5
"""Units of the canvas between signs, from a sign to a stack or badge, and to the border."""
MOST = 5
WAVE = 7.0
"""Between two rows of waves."""


def paint_signs(painter: QPainter, shape: AreaShape, framing: Framing) -> None:
    sign = SIGNS.get(shape.terrain)
    if sign is None:
        return
    ink = QColor(colours.SIGN_INK)
    ink.setAlphaF(0.75)
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, 1.1, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    for place in _sign_places(shape.id):
        painter.drawPath(outline(sign).translated(framing.to_table(place)))
    painter.restore()


@cache
def _sign_places(area: str) -> list[QPointF]:
    return sign_places(load_shapes().areas[area])


def sign_places(shape: AreaShape) -> list[QPointF]:
    """Where signs have room, the same at every drawing."""
    taken = (shape.token, shape.badge, shape.label, shape.label + QPointF(11, 0), shape.label - QPointF(11, 0))
    found = []
    for place in _grid(shape.land.boundingRect()):
        around = QRectF(place.x() - INSIDE, place.y() - INSIDE, 2 * INSIDE, 2 * INSIDE)
        if shape.land.contains(around) and all(_apart(place, other) > CLEAR for other in taken):
            found.append(place)
    return found[:: max(1, -(-len(found) // MOST))]


def _grid(box: QRectF) -> Iterator[QPointF]:
    """Rows that stand between those above."""
    y, row = box.top(), 0
    while y < box.bottom():
        x = box.left() + (row % 2) * APART / 2
        while x < box.right():
            yield QPointF(x, y)
            x += APART
        y, row = y + APART * 0.55, row + 1


def _apart(one: QPointF, other: QPointF) -> float:
    gap = one - other
    return float((gap.x() ** 2 + gap.y() ** 2) ** 0.5)


def paint_waves(painter: QPainter, box: QRectF, part: QRectF) -> None:
    """Wavy rows over a flood plain; the painter is clipped to its land. `part`: what of it is painted."""
    ink = sheer(plain_or(colours.WAVES, colours.BOLD_WAVES), opaque(0.5))
    painter.setPen(QPen(ink, line_px(1.0)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    path, y = QPainterPath(), box.top() + 3
    wave = WAVE * (2 if is_bold() else 1)  # strong ones are fewer
    while y < min(box.bottom(), part.bottom() + wave):
        if y < part.top() - wave:
            y += wave
            continue
        x = box.left() - 6
        path.moveTo(x, y)
        while x < box.right():
            path.quadTo(x + 3, y - 2.4, x + 6, y)
            path.quadTo(x + 9, y + 2.4, x + 12, y)
            x += 12
        y += wave
    painter.drawPath(path)
