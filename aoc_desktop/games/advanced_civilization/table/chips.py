"""Moves as buttons on the table: each a place that a click, Tab and Enter reach."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.kernel.game import Move
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.card_kit import fill, outline, rounded
from aoc_desktop.ui.kit.lettering import draw_text, grown_size, plain, text_width
from aoc_desktop.ui.kit.theme import Radius, Theme, Type
from aoc_desktop.ui.table.picture.draw_context import DrawContext

HEIGHT, PAD = 28.0, 14.0
MAP_SWITCH: Place = ("switch", "map")
"""Shows the map instead of floor or market, and back."""
SUGGESTION: Place = ("suggestion", "")
"""Chooses all that must be given up, as a sage would."""


def chip_place(move: Move) -> Place:
    return "chip", " ".join(move)


def chip_width(text: str) -> float:
    return text_width(text, 600, grown_size(Type.TEXT)) + 2 * PAD


def put_button(
    context: DrawContext,
    rect: QRectF,
    place: Place,
    text: str,
    primary: bool = False,
    usable: bool = True,
    z: float = 30,
) -> None:
    """A button; the primary one is filled."""
    strong = place == context.lights.about and usable
    draw = partial(_paint, text=text, primary=primary, usable=usable, strong=strong, theme=context.theme)
    look = (text, primary, usable, strong)
    context.stage.put(f"button:{place[0]}:{place[1]}", rect, look, draw, place, z=z, margin=6)


def put_chip(context: DrawContext, rect: QRectF, move: Move, text: str, primary: bool = False) -> None:
    """The button of a whole move; greyed while it is not legal."""
    place = chip_place(move)
    put_button(context, rect, place, text, primary, place in context.lights.ready)


def _paint(painter: QPainter, rect: QRectF, text: str, primary: bool, usable: bool, strong: bool, theme: Theme) -> None:
    ground = theme.primary if primary and usable else theme.raised
    ink = (theme.primary_text if primary else theme.text) if usable else theme.soft_text
    fill(painter, rounded(rect, Radius.BUTTON), ground)
    outline(painter, rect, Radius.BUTTON, theme.lit if strong else theme.line, 2.5 if strong else 1)
    draw_text(painter, rect.adjusted(6, 0, -6, 0), text, plain(Type.TEXT, ink, 600))
