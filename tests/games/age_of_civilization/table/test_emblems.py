"""Every people and every wonder has its own picture, legible when small, and painting leaves no trace outside."""

import os
import re
from functools import partial
from itertools import product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QTransform

from aoc_desktop.games.age_of_civilization.rules.card_files import SHIPPED, shipped_set
from aoc_desktop.games.golden_ages.rules.card_files import shipped_set as shipped_golden_ages
from aoc_desktop.games.golden_ages.table.colours import PEOPLES as LATER_PEOPLES
from aoc_desktop.games.golden_ages.table.colours import WONDER_PICTURES
from aoc_desktop.ui.art.drawings import UNKNOWN, notes, outline
from aoc_desktop.ui.art.emblems import paint_roundel, paint_vignette, paint_wonder
from aoc_desktop.ui.kit import svg
from aoc_desktop.ui.kit.groups import GROUPS
from aoc_desktop.ui.kit.svg import svg_names, svg_text
from tests.in_one import in_one

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
pytestmark = pytest.mark.usefixtures("qapp")

PEOPLES = {card.id: card.group for name in SHIPPED for card in shipped_set(name).civilizations}
WONDER_IDS = {card.id for name in SHIPPED for card in shipped_set(name).wonders}
PAPER = QColor("#FF00FF")  # in no palette of ours: whatever still shows it was not painted
CLEARLY = 8.0
"""Mean difference per channel (of 255) at 32 px between two emblems in the same colours.

Taking the largest sky sign away (Japan's sun) changes 1.6, a small sun 0.3: at 8 it is the charge that differs.
The closest pair we have, Maya and Sumer, is at 12.
"""


def blank(width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(PAPER)
    return image


def roundel(civilization: str, group: str, size: int) -> QImage:
    image = blank(size, size)
    painter = QPainter(image)
    paint_roundel(painter, QRectF(0, 0, size, size), civilization, group)
    painter.end()
    return image


def vignette(civilization: str, group: str, width: int, height: int) -> QImage:
    image = blank(width, height)
    painter = QPainter(image)
    paint_vignette(painter, QRectF(0, 0, width, height), civilization, group)
    painter.end()
    return image


def wonder(name: str, width: int, height: int) -> QImage:
    image = blank(width, height)
    painter = QPainter(image)
    paint_wonder(painter, QRectF(0, 0, width, height), name)
    painter.end()
    return image


def pixels(image: QImage) -> bytes:
    return bytes(image.constBits())


def difference(one: bytes, other: bytes) -> float:
    """Mean over red, green and blue; the fourth byte of RGB32 is always 255."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / (len(one) * 3 / 4)


def count(image: QImage, colour: QColor) -> int:
    return memoryview(image.constBits()).cast("I").tolist().count(colour.rgb())


def test_every_civilization_and_wonder_of_the_shipped_sets_has_a_drawing():
    assert len(PEOPLES) == 48
    assert len(WONDER_IDS) == 15
    later = {emblem for emblem, _ in LATER_PEOPLES.values()}
    assert svg_names("art/emblems") == set(PEOPLES) | later | {UNKNOWN}
    cards = shipped_golden_ages("base")
    assert set(LATER_PEOPLES) == set(cards.civilization)
    later_wonders = {WONDER_PICTURES.get(wonder, wonder) for wonder in cards.wonder}
    assert svg_names("art/wonders") == WONDER_IDS | later_wonders | {UNKNOWN}
    assert svg_names("art/houses") == {*cards.building, UNKNOWN}
    assert set(PEOPLES.values()) == set(GROUPS)


def test_no_wonder_borrows_the_picture_of_another():
    places = [f"art/{folder}/{name}" for folder in ("wonders", "houses") for name in svg_names(f"art/{folder}")]
    assert len({svg_text(place).split("<defs>")[1] for place in places}) == len(places) == 39


@in_one("civilization, group", PEOPLES.items())
def test_a_roundel_of_24_pixels_shows_ring_and_charge(civilization: str, group: str):
    image = roundel(civilization, group, 24)
    assert count(image, PAPER) == 4 * count(image.copy(0, 0, 12, 12), PAPER) > 0, "a disc: its four corners stay bare"
    dark = sum(image.pixelColor(x, y).lightness() < 110 for x in range(5, 19) for y in range(5, 19))
    light = sum(image.pixelColor(x, y).lightness() > 140 for x in range(5, 19) for y in range(5, 19))
    assert min(dark, light) >= 12, "too faint to read: one of its two tones is all but missing"
    assert difference(pixels(image), pixels(roundel("", group, 24))) > CLEARLY, "hardly more than the neutral emblem"


@in_one("people, size", product(PEOPLES.items(), [(114, 69), (400, 240), (172, 100), (60, 90)]))
def test_a_vignette_fills_its_band(people: tuple[str, str], size: tuple[int, int]):
    civilization, group = people
    image = vignette(civilization, group, *size)
    assert count(image, PAPER) == 0
    tones = GROUPS[group]
    assert difference_of(image.pixelColor(1, 0), QColor(tones.sky_top)) < 12
    assert image.pixelColor(1, size[1] - 1).lightness() < QColor(tones.dark).lightness() + 4, "the ground is dark"


def difference_of(one: QColor, other: QColor) -> int:
    return max(abs(one.red() - other.red()), abs(one.green() - other.green()), abs(one.blue() - other.blue()))


@in_one("name, size", product(sorted(WONDER_IDS), [(104, 36), (290, 91), (400, 240)]))
def test_a_wonder_fills_its_band(name: str, size: tuple[int, int]):
    image = wonder(name, *size)
    assert count(image, PAPER) == 0
    assert difference_of(image.pixelColor(0, 0), QColor(notes(f"wonders/{name}")["sky"].split()[0])) < 12


def test_any_two_peoples_are_told_apart_by_their_charge_alone():
    drawn = {name: pixels(roundel(name, "barbarians", 32)) for name in PEOPLES}
    names = sorted(drawn)
    alike = [
        (one, other, round(difference(drawn[one], drawn[other]), 1))
        for place, one in enumerate(names)
        for other in names[:place]
        if difference(drawn[one], drawn[other]) < CLEARLY
    ]
    assert alike == []


def test_the_measure_of_likeness_catches_a_mere_change_of_sky(monkeypatch: pytest.MonkeyPatch):
    before = pixels(roundel("japan", "east_asia", 32))
    sunless = svg_text("art/emblems/japan").replace('r="27"', 'r="0"')
    svg.tinted.cache_clear()
    with monkeypatch.context() as changed:
        changed.setattr(svg, "svg_text", {"art/emblems/japan": sunless}.get)
        after = pixels(roundel("japan", "east_asia", 32))
    svg.tinted.cache_clear()
    assert 0 < difference(before, after) < CLEARLY


def test_any_two_wonders_are_told_apart():
    drawn = {name: pixels(wonder(name, 104, 36)) for name in WONDER_IDS}
    names = sorted(drawn)
    pairs = [(one, other) for place, one in enumerate(names) for other in names[:place]]
    assert [pair for pair in pairs if difference(drawn[pair[0]], drawn[pair[1]]) < 4.0] == []


def test_drawing_twice_gives_the_same_picture():
    for name, group in PEOPLES.items():
        assert pixels(vignette(name, group, 114, 69)) == pixels(vignette(name, group, 114, 69))


PAINTERS = {
    "vignette": [partial(paint_vignette, civilization_id=name, group=group) for name, group in PEOPLES.items()],
    "roundel": [partial(paint_roundel, civilization_id=name, group=group) for name, group in PEOPLES.items()],
    "wonder": [partial(paint_wonder, wonder_id=name) for name in sorted(WONDER_IDS)],
}


@pytest.mark.parametrize("kind", PAINTERS)
def test_painting_stays_inside_its_rect_and_leaves_the_painter_as_it_was(kind: str):
    for paint in PAINTERS[kind]:
        image = blank(120, 100)
        painter = QPainter(image)
        painter.setPen(QPen(QColor("#123456"), 3))
        painter.setClipRect(10, 10, 90, 90)
        painter.translate(1, 2)
        paint(painter, QRectF(29, 28, 60, 40))
        assert painter.pen().color() == QColor("#123456")
        assert not painter.testRenderHint(QPainter.RenderHint.Antialiasing)
        assert painter.transform() == QTransform.fromTranslate(1, 2)
        assert painter.clipBoundingRect() == QRectF(9, 8, 90, 90)
        painter.end()
        bare = count(image.copy(30, 30, 60, 40), PAPER)
        assert count(image, PAPER) - bare == 120 * 100 - 60 * 40, f"{paint} spills over"
        assert bare < 60 * 40


def test_a_painter_that_is_already_clipped_stays_clipped():
    image = blank(100, 60)
    painter = QPainter(image)
    painter.setClipRect(0, 0, 50, 60)
    paint_vignette(painter, QRectF(0, 0, 100, 60), "egypt", "africa")
    paint_roundel(painter, QRectF(20, 0, 60, 60), "egypt", "africa")
    painter.end()
    assert count(image.copy(50, 0, 50, 60), PAPER) == 50 * 60
    assert count(image.copy(0, 0, 50, 60), PAPER) == 0


def test_cards_of_a_users_own_set_wear_a_neutral_emblem():
    assert pixels(roundel("atlantis", "africa", 48)) == pixels(roundel("mu", "africa", 48))
    assert pixels(vignette("atlantis", "the_moon", 114, 69)) == pixels(vignette("atlantis", "barbarians", 114, 69))
    assert difference(pixels(vignette("atlantis", "africa", 114, 69)), pixels(vignette("mu", "europe", 114, 69))) > 8
    assert count(wonder("space_elevator", 104, 36), PAPER) == 0
    assert pixels(wonder("space_elevator", 104, 36)) == pixels(wonder("atomium", 104, 36))


def test_an_outline_is_read_like_svg():
    path = outline("M 0 0 H 10 V 10 Q 5 15 0 10 C 0 8 0 4 0 0 Z M 20 20 30 20 L 30 30 Z")
    assert path.boundingRect().topLeft().isNull()
    assert path.boundingRect().right() == 30
    assert path.contains(QRectF(2, 2, 6, 6).center())
    assert not path.contains(QRectF(14, 2, 2, 2))


def test_no_line_is_drawn_thinner_than_the_style_allows():
    drawings = [svg_text(f"art/emblems/{name}") for name in PEOPLES]
    widths = [float(width) for drawing in drawings for width in re.findall(r'stroke-width="([^"]+)"', drawing)]
    assert len(widths) > 25, "the files hold no strokes"
    assert min(widths) >= 1.59
    turned = [matrix.split() for drawing in drawings for matrix in re.findall(r"matrix\(([^)]+)\)", drawing)]
    assert {round(abs(float(a) * float(d) - float(b) * float(c)), 2) for a, b, c, d, *_ in turned} == {1.0}
