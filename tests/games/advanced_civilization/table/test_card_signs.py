"""Signs of cards, groups, phases and goods: every one there is has its own, and is seen at 22 pixels."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from aoc_desktop.games.advanced_civilization.rules.card_files import card_set
from aoc_desktop.games.advanced_civilization.rules.state import PHASES
from aoc_desktop.games.advanced_civilization.table.card_signs import (
    CALAMITY,
    CARD,
    COMMODITY,
    GROUP,
    PHASE,
    THING,
    paint_card_tile,
    paint_sign,
)
from aoc_desktop.games.advanced_civilization.table.colours import GROUPS
from aoc_desktop.kernel.resources import resource
from aoc_desktop.ui.art.drawings import UNKNOWN
from aoc_desktop.ui.kit.svg import svg_names

CARDS = card_set("standard")
OTHER_THINGS = ("civilization_cards", "hourglass", "lock", "talk", "tokens")
NAMES = [
    *((COMMODITY, card.id) for card in CARDS.commodities),
    *((CALAMITY, card.id) for card in CARDS.calamities),
    *((CARD, card.id) for card in CARDS.civilization_cards),
    *((GROUP, group) for group in GROUPS),
    *((PHASE, phase) for phase in PHASES),
    *((THING, thing) for thing in ("stock", "treasury", "hand")),
]


def drawn(kind: str, name: str, side: int = 22, ink: str = "#fff1d6") -> QImage:
    image = QImage(side + 2, side + 2, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_sign(painter, QRectF(1, 1, side, side), kind, name, ink)
    painter.end()
    return image


def test_there_are_as_many_signs_as_the_table_asks_for() -> None:
    assert len(NAMES) == 18 + 12 + 24 + 5 + 16 + 3
    files = {(kind.name, path.stem) for kind in resource("art", "signs").iterdir() for path in kind.iterdir()}
    assert {sign for sign in files if sign[1] != UNKNOWN} == {*NAMES, *((THING, thing) for thing in OTHER_THINGS)}


def test_a_sign_of_one_ink_wears_the_ink_of_its_place() -> None:
    image = drawn(PHASE, "census", ink="#00ff00")
    seen = (image.pixelColor(x, y) for x in range(24) for y in range(24))
    assert {colour.name() for colour in seen if colour.alpha() == 255} == {"#00ff00"}
    assert drawn(COMMODITY, "wine", ink="#00ff00") == drawn(COMMODITY, "wine"), "goods have their own colours"


@pytest.mark.parametrize(("kind", "name"), NAMES)
def test_a_sign_is_its_own_and_covers_enough_to_be_seen(kind: str, name: str) -> None:
    assert name in svg_names(f"art/signs/{kind}")
    image = drawn(kind, name)
    seen = sum(image.pixelColor(x, y).alpha() > 96 for x in range(24) for y in range(24))
    assert seen > 0.14 * 22 * 22


@pytest.mark.parametrize("kind", [COMMODITY, CALAMITY, CARD, GROUP, PHASE])
def test_no_two_signs_of_a_kind_look_alike(kind: str) -> None:
    pictures = {name: drawn(kind, name) for each, name in NAMES if each == kind}
    for name, one in pictures.items():
        for other, two in pictures.items():
            if name < other:
                apart = sum(one.pixel(x, y) != two.pixel(x, y) for x in range(24) for y in range(24))
                assert apart > 60, (name, other)


def test_a_card_of_two_groups_has_both_colours() -> None:
    image = QImage(22, 22, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_card_tile(painter, QRectF(0, 0, 22, 22), "engineering", ("crafts", "sciences"))
    painter.end()
    assert image.pixelColor(1, 16).name().upper() == GROUPS["crafts"]
    assert image.pixelColor(20, 16).name().upper() == GROUPS["sciences"]
