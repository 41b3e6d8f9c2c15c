"""Drawings of resources/art: each is there and small, wears the colours of its place, and is flat in high contrast."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from aoc_desktop.kernel.resources import resource
from aoc_desktop.ui.art.drawings import ACCENT, INK, PLACEHOLDERS, Tones, draw, draw_in, shades_of
from aoc_desktop.ui.kit import high_contrast
from aoc_desktop.ui.kit.svg import svg_names, svg_text
from aoc_desktop.ui.kit.theme import CONTRAST, DARK
from tests.in_one import in_one

pytestmark = pytest.mark.usefixtures("qapp")

FOLDERS = {"emblems": 56, "wonders": 26, "houses": 13, "vignettes": 47, "scenes": 18, "chart": 4}
DRAWINGS = sorted(f"{folder}/{name}" for folder in FOLDERS for name in svg_names(f"art/{folder}"))
INKED = [drawing for drawing in DRAWINGS if drawing.startswith("chart/") or drawing == "scenes/galley"]
TONED = [drawing for drawing in DRAWINGS if drawing not in INKED]
RED = Tones("#600000", "#a00000", "#d00000", "#ff0000")
OWN_COLOURS = {
    "scenes/galley": {"#3a160c", "#7a3a22", "#a8623a", "#fff1d6"},
    "scenes/program": {"#d7b25a", "#8a6a33", "#2a6272", "#0d1c25"},
    "scenes/program_small": {"#8a6a33", "#2a6272", "#0d1c25"},
    "vignettes/ethiopia": {"#7fa84e", "#4f7a38"},
    "vignettes/ganges_delta": {"#7fa84e", "#7fb4c9"},
    "vignettes/punjab": {"#7fa84e", "#4f7a38"},
    "wonders/hanging_gardens": {"#6e9a5a", "#3f6b3c"},
    "wonders/lighthouse": {"#fff3c4"},
    "wonders/machu_picchu": {"#6e9a5a"},
}
"""What no theme tints: leaves, water, light, and the plate of the program's sign."""


def painted(drawing: str, tones: Tones, side: int = 64) -> QImage:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.scale(side / 100, side / 100)
    draw(painter, drawing, tones)
    painter.end()
    return image


def colours(image: QImage) -> Counter[str]:
    """Of the pixels that are wholly covered."""
    seen = Counter(memoryview(image.constBits()).cast("I").tolist())
    return Counter({f"#{pixel & 0xFFFFFF:06x}": count for pixel, count in seen.items() if pixel >> 24 == 255})


def test_the_files_are_those_that_were_drawn() -> None:
    assert {folder: len(svg_names(f"art/{folder}")) for folder in FOLDERS} == FOLDERS
    assert {path.name for path in resource("art").iterdir()} == {*FOLDERS, "signs"}


@in_one("drawing", DRAWINGS)
def test_a_drawing_is_small_and_names_the_colours_of_its_place_alone(drawing: str) -> None:
    text = svg_text(f"art/{drawing}")
    assert QSvgRenderer(text.encode()).isValid()
    assert len(text) < 13_000
    body = re.sub(r'data-sky="[^"]*"', "", text)
    assert set(re.findall(r'"(#\w{6})"', body)) - {*PLACEHOLDERS, INK, ACCENT} == OWN_COLOURS.get(drawing, set())


@in_one("drawing", TONED)
def test_a_drawing_wears_the_tones_of_its_place(drawing: str) -> None:
    seen = colours(painted(drawing, RED))
    assert seen.total() > 0.05 * 64 * 64, "hardly anything is painted"
    own = OWN_COLOURS.get(drawing, set())
    tinted = sum(count for name, count in seen.items() if name[3:] == "0000")
    assert tinted == seen.total() if not own else tinted > 0


@in_one("drawing", INKED)
def test_a_drawing_of_one_ink_wears_the_ink_of_its_place(drawing: str) -> None:
    image = QImage(64, 64, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_in(painter, drawing, QRectF(6, 6, 50, 50), "#0000ff", "#00ff00")
    painter.end()
    own = OWN_COLOURS.get(drawing, set())
    seen = colours(image)
    assert any(bytes(image.constBits())), "nothing is painted"
    assert set(own) <= set(seen) if own else all(name.startswith("#0000") or name == "#00ff00" for name in seen)


@in_one("drawing", TONED)
def test_in_high_contrast_a_drawing_is_flat(drawing: str) -> None:
    high_contrast.put_on(CONTRAST)
    try:
        seen = colours(painted(drawing, RED, 120))
    finally:
        high_contrast.put_on(DARK)
    plain = {colour.lower() for colour in shades_of(RED, True)} | OWN_COLOURS.get(drawing, set())
    assert sum(count for name, count in seen.items() if name in plain) > 0.5 * seen.total(), "more than edges is shaded"


def test_a_gleam_is_not_drawn_in_high_contrast() -> None:
    high_contrast.put_on(CONTRAST)
    try:
        assert painted("wonders/lighthouse", RED).pixelColor(10, 12).alpha() == 0
    finally:
        high_contrast.put_on(DARK)
    assert painted("wonders/lighthouse", RED).pixelColor(20, 13).alpha() > 60


def test_painting_leaves_the_painter_as_it_was() -> None:
    image = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.setClipRect(QRectF(2, 2, 30, 30))
    before = painter.transform(), painter.pen(), painter.brush(), painter.opacity(), painter.clipBoundingRect()
    draw(painter, "emblems/rome", RED)
    after = painter.transform(), painter.pen(), painter.brush(), painter.opacity(), painter.clipBoundingRect()
    painter.end()
    assert after == before
