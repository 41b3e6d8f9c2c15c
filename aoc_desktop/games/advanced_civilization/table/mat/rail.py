"""RAIL: the mat folded into a column of numbers where the board is wide; the whole mat opens over the map."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.games.advanced_civilization.table.card_signs import PHASE, paint_sign
from aoc_desktop.games.advanced_civilization.table.colours import nation_seat
from aoc_desktop.games.advanced_civilization.table.layout import MAT
from aoc_desktop.games.advanced_civilization.table.map.pieces import paint_city
from aoc_desktop.games.advanced_civilization.table.mat.faces import paint_thing
from aoc_desktop.games.advanced_civilization.table.mat.items import KINDS, MatSection
from aoc_desktop.games.advanced_civilization.table.mat.mats import Mat
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.icons import paint_icon
from aoc_desktop.ui.kit.lettering import draw_text, plain
from aoc_desktop.ui.kit.theme import Theme, Type
from aoc_desktop.ui.table.picture.draw_context import DrawContext, paint_box, paint_panel
from aoc_desktop.ui.table.picture.stage import Draw, Laid, Stage

RAIL: Place = ("rail", "")
STEP, EMBLEM, BUTTON = 46.0, 40.0, 30.0
ABOVE = 40.0
"""How much higher than the map the opened mat lies."""


class RailSection:
    """Puts the rail, and the mat over the map while it is open."""

    def __init__(self) -> None:
        self.kept_open = False
        """By its key or a click; it opens by itself under the pointer."""
        self._shown = False
        self._mat = MatSection()

    def put(self, context: DrawContext, rect: QRectF, sheet: Any = None) -> None:
        models: TableModels = context.models
        mat = models.my_mat
        words = context.faces.speech.text("mat.open_mat")
        rows = tuple(_numbers(mat, context))
        draw = partial(_paint_rail, mat=mat, rows=rows, words=words, theme=context.theme)
        context.stage.put("rail", rect, (mat, rows, words, rect.height()), draw, RAIL, z=3, margin=4)
        about = context.lights.about
        inside = about is not None and (about == RAIL or (self._shown and about[0] in KINDS))
        self._shown = self.kept_open or inside or sheet is not None
        if self._shown:
            above = replace(context, stage=_Above(context.stage))
            self._mat.put(above, QRectF(rect.left(), rect.top(), MAT, rect.height()), sheet)


class _Above(Stage):
    """The same stage, on which everything is put higher."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.pictures, self.pieces, self.scale, self.ratio = stage.pictures, stage.pieces, stage.scale, stage.ratio

    def lay(self, key: str, laid: Laid, draw: Draw) -> None:
        self._stage.lay(key, laid._replace(z=laid.z + ABOVE), draw)


def _numbers(mat: Mat, context: DrawContext) -> list[tuple[str, int, str, bool]]:
    """Sign, value, what it is called, and whether it is bad."""
    speech = context.faces.speech
    names = speech.names["term"]
    return [
        ("points", mat.points, speech.text("mat.points"), False),
        ("stock", mat.stock, speech.text("mat.stock"), bool(mat.revolting)),
        ("treasury", mat.treasury, speech.text("mat.treasury"), False),
        ("cities", mat.cities, speech.text("mat.cities"), False),
        ("tokens", mat.tokens, speech.text("mat.tokens"), mat.supporting < mat.needed),
        ("ships", mat.ships, speech.text("mat.ships"), False),
        ("hand", mat.hand, speech.text("mat.trade_cards"), False),
        ("civilization_cards", len(mat.cards), speech.text("mat.civil"), False),
        ("succession", mat.advance.square, names["ast_short"].display, False),
    ]


def _paint_rail(
    painter: QPainter, rect: QRectF, mat: Mat, rows: tuple[tuple[str, int, str, bool], ...], words: str, theme: Theme
) -> None:
    paint_panel(painter, rect, theme, nation_seat(mat.nation).fill)
    paint_city(painter, QRectF(rect.center().x() - 18, rect.top() + 9, 36, 36), mat.nation)
    top = rect.top() + 10 + EMBLEM
    step = min(STEP, (rect.height() - EMBLEM - BUTTON - 24) / len(rows))
    for number, (sign, value, name, bad) in enumerate(rows):
        line = QRectF(rect.left() + 4, top + number * step, rect.width() - 8, step)
        icon = QRectF(line.left() + 7, line.top() + 2, 18, 18)
        if sign == "points":
            paint_icon(painter, icon, "point", on_dark=theme.on_dark)
        elif sign == "succession":
            paint_sign(painter, icon, PHASE, sign, theme.text)
        else:
            paint_thing(painter, icon, sign)
        figure = QRectF(icon.right() + 3, line.top(), line.right() - icon.right() - 3, 22)
        draw_text(painter, figure, str(value), plain(16, theme.loss if bad else theme.text, 900))
        below = QRectF(line.left(), line.top() + 21, line.width(), min(16.0, step - 20))
        draw_text(painter, below, name, plain(Type.FLOOR, theme.soft_text))
    button = QRectF(rect.left() + 8, rect.bottom() - BUTTON - 6, rect.width() - 16, BUTTON)
    paint_box(painter, button, theme)
    draw_text(painter, button, f"{words}  M", plain(Type.CAPTION, theme.text, 700))
