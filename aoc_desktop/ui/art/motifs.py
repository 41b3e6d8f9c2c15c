"""The motif kit: a painter in a box of 100×100 with the ground at y = 84, sky signs and bases.

Charges live beside it by family: `motifs_buildings`, `motifs_monuments`, `motifs_living`, `motifs_signs`.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Concatenate, NamedTuple, ParamSpec

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from aoc_desktop.ui.kit.high_contrast import WHITE, between, downwards, is_bold, under_black
from aoc_desktop.ui.kit.theme import CONTRAST

GROUND = 84.0
_NUMBER_OR_COMMAND = re.compile(r"[MLHVQCZ]|-?\d*\.?\d+")
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6}
P = ParamSpec("P")


class Tones(NamedTuple):
    """The four tones an emblem may use."""

    dark: QColor
    mid: QColor
    ivory: QColor
    gold: QColor


def mix(one: QColor, other: QColor, share: float) -> QColor:
    """`one` with a `share` of `other` in it."""
    return QColor.fromRgbF(
        one.redF() + (other.redF() - one.redF()) * share,
        one.greenF() + (other.greenF() - one.greenF()) * share,
        one.blueF() + (other.blueF() - one.blueF()) * share,
    )


@cache
def outline(text: str) -> QPainterPath:
    """A path from its text in absolute commands: M L H V Q C Z, as in SVG."""
    path = QPainterPath()
    words = _NUMBER_OR_COMMAND.findall(text)
    command, place = "M", 0
    while place < len(words):
        if words[place].isalpha():
            command, place = words[place], place + 1
            if command == "Z":
                path.closeSubpath()
                continue
        count = _ARGUMENTS[command]
        _extend(path, command, [float(word) for word in words[place : place + count]])
        command, place = ("L" if command == "M" else command), place + count
    return path


def _extend(path: QPainterPath, command: str, at: Sequence[float]) -> None:
    here = path.currentPosition()
    if command == "M":
        path.moveTo(at[0], at[1])
    elif command == "L":
        path.lineTo(at[0], at[1])
    elif command == "H":
        path.lineTo(at[0], here.y())
    elif command == "V":
        path.lineTo(here.x(), at[0])
    elif command == "Q":
        path.quadTo(at[0], at[1], at[2], at[3])
    else:
        path.cubicTo(at[0], at[1], at[2], at[3], at[4], at[5])


@cache
def mirrored(text: str) -> QPainterPath:
    """The outline and its mirror image across x = 50."""
    path = QPainterPath(outline(text))
    path.addPath(QTransform(-1, 0, 0, 1, 100, 0).map(outline(text)))
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def arch(x: float, foot: float, width: float, height: float, pointed: bool = False) -> QPainterPath:
    """A doorway or window: upright sides under a round or pointed head."""
    half, spring = width / 2, foot - height + width / 2
    path = QPainterPath(QPointF(x - half, foot))
    path.lineTo(x - half, spring)
    if pointed:
        path.quadTo(x - half, foot - height + half * 0.4, x, foot - height - half * 0.2)
        path.quadTo(x + half, foot - height + half * 0.4, x + half, spring)
    else:
        path.arcTo(QRectF(x - half, foot - height, width, width), 180, -180)
    path.lineTo(x + half, foot)
    path.closeSubpath()
    return path


def _woodcut(tones: Tones) -> Tones:
    """For high contrast, on a black sky: what was dark is a tone between black and white, and stands off both."""
    return Tones(
        QColor(between(tones.mid.name())), QColor(under_black(tones.mid.name())), QColor(WHITE), QColor(CONTRAST.lit)
    )


class Kit:
    """A painter in the box, its tones, and how far to left and right a base must reach."""

    def __init__(self, painter: QPainter, tones: Tones, span: tuple[float, float] = (0.0, 100.0)) -> None:
        self.painter = painter
        self.tones = _woodcut(tones) if is_bold() else tones
        self.span = span

    def brush(self, tone: str, area: QRectF) -> QColor | QBrush:
        """A quiet gradient of two stops: each tone is a little lighter where the sky falls on it."""
        dark, mid, ivory, gold = self.tones
        if tone == "deep":
            return mix(dark, QColor(0, 0, 0), 0.24)
        low, light, share = {
            "dark": (dark, mid, 0.20),
            "mid": (mid, ivory, 0.14),
            "ivory": (ivory, gold, 0.0),
            "gold": (gold, ivory, 0.22),
        }[tone]
        return downwards(area, mix(low, light, share), low)

    def fill(self, shape: str | QPainterPath, tone: str) -> None:
        """Fill an outline with a tone: dark, mid, ivory, gold, or deep (the dark of the ground)."""
        path = outline(shape) if isinstance(shape, str) else shape
        self.painter.fillPath(path, self.brush(tone, path.boundingRect()))

    def twice(self, shape: str, tone: str) -> None:
        """Fill an outline and its mirror image across x = 50."""
        self.fill(mirrored(shape), tone)

    def box(self, left: float, top: float, right: float, bottom: float, tone: str) -> None:
        """Fill a rectangle given by its edges."""
        path = QPainterPath()
        path.addRect(QRectF(left, top, right - left, bottom - top))
        self.fill(path, tone)

    def disc(self, x: float, y: float, radius: float, tone: str) -> None:
        """Fill a circle."""
        self.oval(x, y, radius, radius, tone)

    def oval(self, x: float, y: float, across: float, down: float, tone: str) -> None:
        """Fill an ellipse given by its two radii."""
        path = QPainterPath()
        path.addEllipse(QPointF(x, y), across, down)
        self.fill(path, tone)

    def poly(self, points: Sequence[tuple[float, float]], tone: str) -> None:
        """Fill a polygon."""
        path = QPainterPath()
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
        path.closeSubpath()
        self.fill(path, tone)

    def ring(self, x: float, y: float, radius: float, width: float, tone: str) -> None:
        """Fill a ring whose outer edge has this radius."""
        path = QPainterPath()
        path.addEllipse(QPointF(x, y), radius, radius)
        path.addEllipse(QPointF(x, y), radius - width, radius - width)
        self.fill(path, tone)

    def stroke(self, shape: str | QPainterPath, width: float, tone: str, flat: bool = False) -> None:
        """Draw an open line as a bold stroke with round (or flat) ends."""
        path = outline(shape) if isinstance(shape, str) else shape
        cap = Qt.PenCapStyle.FlatCap if flat else Qt.PenCapStyle.RoundCap
        brush = self.brush(tone, path.boundingRect().adjusted(-width, -width, width, width))
        self.painter.strokePath(path, QPen(brush, max(width, 1.6), Qt.PenStyle.SolidLine, cap))

    @contextmanager
    def at(self, x: float, y: float, scale: float = 1.0, turn: float = 0.0, flip: bool = False) -> Iterator[None]:
        """Draw with the origin moved to a point, scaled, turned in degrees, or mirrored."""
        self.painter.save()
        self.painter.translate(x, y)
        self.painter.rotate(turn)
        self.painter.scale(-scale if flip else scale, scale)
        try:
            yield
        finally:
            self.painter.restore()


Part = Callable[[Kit], None]


def part(motif: Callable[Concatenate[Kit, P], None], *args: P.args, **kwargs: P.kwargs) -> Part:
    """A motif with its parameters, ready to be drawn by any kit: the words of a recipe."""

    def draw(kit: Kit) -> None:
        motif(kit, *args, **kwargs)

    return draw


def around(count: int, start: float = -90.0) -> Iterator[tuple[float, float, float]]:
    """Directions evenly spread on a circle: the angle in degrees with its cosine and sine."""
    for step in range(count):
        angle = start + step * 360 / count
        yield angle, math.cos(math.radians(angle)), math.sin(math.radians(angle))


# Sky signs -----------------------------------------------------------------------------------------------------------


def sun(kit: Kit, x: float, y: float, radius: float, rays: int = 0) -> None:
    """A plain disc, or one with pointed rays."""
    kit.disc(x, y, radius, "gold")
    for angle, _, _ in around(rays):
        with kit.at(x, y, radius, angle):
            width = min(0.2, 2.2 / rays)
            kit.poly([(1.22, -width), (1.72, 0), (1.22, width)], "gold")


def crescent(kit: Kit, x: float, y: float, radius: float, turn: float = 0.0) -> None:
    """A waxing moon; unturned it lies on its back like the moon of the south."""
    whole, bite = QPainterPath(), QPainterPath()
    whole.addEllipse(QPointF(0, 0), radius, radius)
    bite.addEllipse(QPointF(0, -radius * 0.42), radius * 0.86, radius * 0.86)
    with kit.at(x, y, turn=turn):
        kit.fill(whole.subtracted(bite), "gold")


def star(kit: Kit, x: float, y: float, radius: float, points: int, waist: float = 0.45, tone: str = "gold") -> None:
    """A star of any number of points; `waist` is its inner radius as a share of the outer."""
    corners = []
    for place, (_, cos, sin) in enumerate(around(points * 2)):
        reach = radius if place % 2 == 0 else radius * waist
        corners.append((x + cos * reach, y + sin * reach))
    kit.poly(corners, tone)


def crown(kit: Kit, x: float, y: float, width: float) -> None:
    """A small crown of three points whose foot is at y."""
    with kit.at(x, y, width / 20):
        kit.fill("M -9 0 L -10.5 -12 L -5 -6.5 L 0 -14 L 5 -6.5 L 10.5 -12 L 9 0 Z", "gold")


# Bases ---------------------------------------------------------------------------------------------------------------


def ground(kit: Kit) -> None:
    """Flat land with the faintest swell, as wide as the picture."""
    left, right = kit.span
    path = QPainterPath(QPointF(left, GROUND + 0.8))
    path.cubicTo(left + (right - left) * 0.3, GROUND - 1.6, left + (right - left) * 0.7, GROUND + 1.6, right, GROUND)
    path.lineTo(right, 130)
    path.lineTo(left, 130)
    kit.fill(path, "deep")


def waves(kit: Kit, rows: int = 1) -> None:
    """The sea, scalloped; two rows have a lighter swell behind."""
    if rows > 1:
        kit.fill(_swell(kit.span, GROUND - 6.5, 7.0), "mid")
    kit.fill(_swell(kit.span, GROUND - 1, 0.0), "deep")


def _swell(span: tuple[float, float], level: float, shift: float) -> QPainterPath:
    """Crests pointing up between hollows, one every 14 units, in step with the box."""
    pace = 14.0
    x = 50 + shift - math.ceil((50 + shift - span[0]) / pace) * pace
    path = QPainterPath(QPointF(x, level))
    while x < span[1]:
        path.cubicTo(x + pace * 0.3, level + 5, x + pace * 0.7, level + 5, x + pace, level)
        x += pace
    path.lineTo(x, 130)
    path.lineTo(span[0] - pace, 130)
    return path


def dunes(kit: Kit) -> None:
    """Two long dunes of sand before flat land."""
    left, right = kit.span
    path = QPainterPath(QPointF(left, 79))
    path.cubicTo(left * 0.5 + 10, 68, 24, 72, 46, 80)
    path.cubicTo(60, 76, 72, 72, (right + 90) / 2, 75)
    path.quadTo(right, 76, right, 78)
    path.lineTo(right, 130)
    path.lineTo(left, 130)
    kit.fill(path, "mid")
    ground(kit)


def hill(kit: Kit) -> None:
    """The pale hills far behind, the same under every sky; high contrast leaves them out."""
    if is_bold():
        return
    left, right = kit.span
    path = QPainterPath(QPointF(left, 68))
    path.cubicTo(left * 0.6 + 10, 56, 26, 58, 50, 68)
    path.cubicTo(66, 60, (right + 50) / 2, 54, right, 66)
    path.lineTo(right, 130)
    path.lineTo(left, 130)
    tint = QColor(kit.tones.mid)
    tint.setAlphaF(0.35)
    kit.painter.fillPath(path, tint)
