"""Pieces that are not rectangles, and pieces that lie askew."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from aoc_desktop.ui.table.picture.stage import Stage


def blank(painter: QPainter, rect: QRectF) -> None:
    painter.fillRect(rect, "#000000")


def place_at(stage: Stage, x: float, y: float) -> tuple[str, str] | None:
    piece = stage.at(QPointF(x, y))
    return piece.place if piece is not None else None


def test_a_shape_is_hit_where_it_is_and_not_in_its_corners(qtbot: QtBot) -> None:
    stage = Stage(QGraphicsScene())
    island = QPainterPath()
    island.addEllipse(QRectF(0, 0, 100, 100))
    stage.begin()
    stage.put("sea", QRectF(0, 0, 300, 300), "sea", blank, ("sea", ""), z=1)
    stage.put("island", QRectF(50, 50, 100, 100), "island", blank, ("land", "crete"), z=2, shape=island)
    stage.end()
    assert place_at(stage, 100, 100) == ("land", "crete")
    assert place_at(stage, 55, 55) == ("sea", "")


def test_a_turned_piece_is_hit_where_it_lies(qtbot: QtBot) -> None:
    stage = Stage(QGraphicsScene())
    stage.begin()
    stage.put("card", QRectF(100, 100, 100, 20), "card", blank, ("card", "a"), angle=90)
    stage.end()
    assert place_at(stage, 150, 70) == ("card", "a")
    assert place_at(stage, 105, 110) is None
    stage.begin()
    stage.put("card", QRectF(100, 100, 100, 20), "card", blank, ("card", "a"))
    stage.end()
    assert place_at(stage, 105, 110) == ("card", "a")
