"""The door to the emblems: where they are absent, an empty sky is drawn instead."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import ModuleType

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from aoc_desktop.ui.theme import GROUPS, WONDER_GROUP, Group

EMBLEMS = "aoc_desktop.ui.age_of_civilization.emblems"


@cache
def _emblems() -> ModuleType | None:
    try:
        return import_module(EMBLEMS)
    except ModuleNotFoundError as error:
        if error.name != EMBLEMS:
            raise
        return None


def group_of(name: str) -> Group:
    """A group's colours; a card set of the player's own may name another."""
    return GROUPS.get(name, GROUPS["barbarians"])


def paint_vignette(painter: QPainter, rect: QRectF, civilization: str, group: str) -> None:
    """The band of art of a civilisation: sky, hill, charge, ground."""
    emblems = _emblems()
    if emblems is None:
        _paint_sky(painter, rect, group_of(group))
    else:
        emblems.paint_vignette(painter, rect, civilization, group)


def paint_roundel(painter: QPainter, rect: QRectF, civilization: str, group: str) -> None:
    """The round emblem of a civilisation."""
    emblems = _emblems()
    if emblems is None:
        painter.save()
        painter.setBrush(_sky(rect, group_of(group)))
        painter.setPen(QColor(group_of(group).accent))
        painter.drawEllipse(rect)
        painter.restore()
    else:
        emblems.paint_roundel(painter, rect, civilization, group)


def paint_wonder_art(painter: QPainter, rect: QRectF, wonder: str) -> None:
    emblems = _emblems()
    if emblems is None:
        _paint_sky(painter, rect, WONDER_GROUP)
    else:
        emblems.paint_wonder(painter, rect, wonder)


def _paint_sky(painter: QPainter, rect: QRectF, group: Group) -> None:
    painter.fillRect(rect, _sky(rect, group))
    ground = rect.height() * 0.16
    painter.fillRect(rect.adjusted(0, rect.height() - ground, 0, 0), QColor(group.dark))


def _sky(rect: QRectF, group: Group) -> QLinearGradient:
    sky = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    sky.setColorAt(0, QColor(group.sky_top))
    sky.setColorAt(1, QColor(group.sky_bottom))
    return sky
