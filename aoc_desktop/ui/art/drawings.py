"""The drawings of resources/art: SVG files whose placeholder colours become the tones of a place.

A drawing stands in a box of 100×100 with the ground at y = 84, and may reach beyond it. Opened in any viewer it shows
its placeholders, which are the tones of a wonder.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from aoc_desktop.ui.kit.high_contrast import WHITE, between, is_bold, under_black
from aoc_desktop.ui.kit.icons import mix
from aoc_desktop.ui.kit.svg import Colours, svg_names, svg_text, tinted
from aoc_desktop.ui.kit.theme import CONTRAST

GROUND = 84.0
UNKNOWN = "unknown"
"""Drawn for what only a user's card set knows."""
_BOX = QRectF(0, 0, 100, 100)
_NOTE = re.compile(r'data-(\w+)="([^"]*)"')
_NUMBER_OR_COMMAND = re.compile(r"[MLHVQCZ]|-?\d*\.?\d+")
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6}


class Tones(NamedTuple):
    """The four tones that a drawing may use."""

    dark: str
    mid: str
    ivory: str
    gold: str


class Shades(NamedTuple):
    """What a drawing makes of its tones: most are a little lighter where the sky falls on them."""

    dark_lit: str
    dark: str
    mid_lit: str
    mid: str
    ivory: str
    gold_lit: str
    gold: str
    deep: str
    """The dark of the ground."""


PLACEHOLDERS = Shades("#574533", "#4a3a2b", "#9a8467", "#8a7153", "#fff6e5", "#f8cf75", "#f6c455", "#382c21")

INK, ACCENT = "#3b2a1f", "#f2a65b"
"""The placeholders of drawings that have no tones: signs, and what is drawn with a pen."""


def drawing_of(folder: str, name: str) -> str:
    """The drawing of a card, such as "wonders/petra"."""
    return f"{folder}/{name if name in svg_names(f'art/{folder}') else UNKNOWN}"


@cache
def notes(drawing: str) -> dict[str, str]:
    """What a drawing says about the place that it wants: its base, its sky."""
    return dict(_NOTE.findall(svg_text(f"art/{drawing}")))


def draw(painter: QPainter, drawing: str, tones: Tones) -> None:
    """Fill the painter's box of 100×100."""
    tinted(f"art/{drawing}", _colours(tones, is_bold()), is_bold()).render(painter, _BOX)


def draw_in(painter: QPainter, drawing: str, rect: QRectF, ink: str = INK, accent: str = ACCENT) -> None:
    """Fill any place with a drawing that has one ink and perhaps an accent, or only colours of its own."""
    tinted(f"art/{drawing}", ((INK, ink), (ACCENT, accent)), is_bold()).render(painter, rect)


def stand(painter: QPainter, drawing: str, tones: Tones, foot: QPointF, size: float) -> None:
    """Draw with the middle of the ground at a point; `size` is that of the box."""
    painter.save()
    painter.translate(foot.x() - size / 2, foot.y() - GROUND * size / 100)
    painter.scale(size / 100, size / 100)
    draw(painter, drawing, tones)
    painter.restore()


@lru_cache(maxsize=256)
def _colours(tones: Tones, bold: bool) -> Colours:
    return tuple(zip(PLACEHOLDERS, shades_of(tones, bold), strict=True))


@lru_cache(maxsize=256)
def shades_of(tones: Tones, bold: bool) -> Shades:
    """In high contrast as a woodcut on a black sky: what was dark is a tone that black and white both stand off."""
    dark, mid, ivory, gold = tones
    if bold:
        dark, mid, ivory, gold = between(mid), under_black(mid), WHITE, CONTRAST.lit
    lit = (mix(dark, mid, 0.2), mix(mid, ivory, 0.14), mix(gold, ivory, 0.22))
    return Shades(lit[0], dark, lit[1], mid, ivory, lit[2], gold, mix(dark, "#000000", 0.24))


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
