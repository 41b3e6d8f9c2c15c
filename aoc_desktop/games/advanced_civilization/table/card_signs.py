"""Every sign of cards, groups, phases and goods by its name, and the small tiles that they stand on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from aoc_desktop.games.advanced_civilization.table.colours import CALAMITY_BAND, GROUPS, IVORY, NO_GROUP
from aoc_desktop.ui.art.drawings import draw_in, drawing_of
from aoc_desktop.ui.kit.card_kit import rounded
from aoc_desktop.ui.kit.high_contrast import between, is_bold, under_white

COMMODITY, CALAMITY, CARD, GROUP, PHASE, THING = (
    "commodity",
    "calamity",
    "civilization_card",
    "group",
    "phase",
    "thing",
)
"""Kinds of signs, called as in `names.toml` where they have names."""
EMBER = "#F2A65A"
"""The second tone of a sign on a dark ground."""
INSET = 0.14
"""Air between the edge of a tile and its sign, as a share of its side."""
SLANT = 0.1
"""How far the border between two groups leans, as a share of the width."""


def paint_sign(painter: QPainter, rect: QRectF, kind: str, name: str, ink: str = IVORY, accent: str = EMBER) -> None:
    """Paint a sign alone, in a square, from a kept picture: it is painted after every move."""
    picture = _picture(kind, name, rect.width(), ink, accent, painter.device().devicePixelRatioF())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(QPointF(rect.left() - 1, rect.top() - 1), picture)
    painter.restore()


@lru_cache(maxsize=512)
def _picture(kind: str, name: str, side: float, ink: str, accent: str, ratio: float) -> QPixmap:
    """A pixel of air around it: round ends of lines reach over the box."""
    pixmap = QPixmap(ceil((side + 2) * ratio), ceil((side + 2) * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_in(painter, drawing_of(f"signs/{kind}", name), QRectF(1, 1, side, side), ink, accent)
    painter.end()
    return pixmap


def group_colour(group: str) -> str:
    return between(GROUPS.get(group, NO_GROUP)) if is_bold() else GROUPS.get(group, NO_GROUP)


def paint_groups(
    painter: QPainter, shape: QPainterPath, groups: Sequence[str], colours: Mapping[str, str] = GROUPS
) -> None:
    """A shape filled with the colour of a group; with those of two, parted by a slanting line."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(shape, QColor(under_white(colours.get(groups[0] if groups else "", NO_GROUP))))
    if len(groups) > 1:
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        box = shape.boundingRect()
        lean = box.width() * SLANT
        part = QPainterPath(QPointF(box.center().x() + lean, box.top()))
        for corner in (box.topRight(), box.bottomRight(), QPointF(box.center().x() - lean, box.bottom())):
            part.lineTo(corner)
        painter.fillPath(part, QColor(under_white(colours.get(groups[1], NO_GROUP))))
    painter.restore()


def paint_card_tile(painter: QPainter, rect: QRectF, card: str, groups: Sequence[str]) -> None:
    """A civilisation card as a small tile in the colours of its groups."""
    paint_groups(painter, rounded(rect, rect.width() * 0.2), groups)
    _inside(painter, rect, CARD, card)


def paint_calamity_tile(painter: QPainter, rect: QRectF, calamity: str) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(rounded(rect, rect.width() * 0.16), QColor(CALAMITY_BAND))
    painter.restore()
    _inside(painter, rect, CALAMITY, calamity)


def paint_group_disc(painter: QPainter, rect: QRectF, group: str) -> None:
    """A group's sign on a disc of its colour."""
    disc = QPainterPath()
    disc.addEllipse(rect)
    paint_groups(painter, disc, (group,))
    _inside(painter, rect.adjusted(1, 1, -1, -1), GROUP, group)


def _inside(painter: QPainter, rect: QRectF, kind: str, name: str) -> None:
    air = rect.width() * INSET
    paint_sign(painter, rect.adjusted(air, air, -air, -air), kind, name)
