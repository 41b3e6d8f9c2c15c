"""Colours of the map: every text can be read, nations are told apart by colour, or by shapes that are not alike."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from aoc_desktop.games.advanced_civilization.table.colours import (
    GROUNDS,
    LIKE_SHAPES,
    NATIONS,
    NEUTRAL,
    TERRAIN,
    nation_seat,
    text_pairs,
)
from aoc_desktop.kernel.card_files import parse_toml
from aoc_desktop.kernel.resources import resource
from tests.ui.contrast import READABLE, SIGHT, contrast, lab, seen

APART = 18.0
"""Distance from which two colours are not confused."""
EDGE = 3.0
"""Contrast of a sign that is no text."""


def distance(one: str, other: str, sight: str) -> float:
    return dist(lab(seen(one, sight)), lab(seen(other, sight)))


@pytest.mark.parametrize(("role", "text", "ground"), list(text_pairs()))
def test_every_text_can_be_read(role: str, text: str, ground: str) -> None:
    assert contrast(text, ground) >= READABLE, role


def test_nations_are_those_of_the_data() -> None:
    told = parse_toml(resource("advanced_civilization", "nations.toml"))["nation"]
    drawn = {"star": "sun"}  # a star of eight rays: that of five is a seat's in other games
    assert {nation["id"]: (nation["rgb"], drawn.get(nation["shape"], nation["shape"])) for nation in told} == {
        name: (seat.fill, seat.shape) for name, seat in NATIONS.items()
    }


@pytest.mark.parametrize("sight", SIGHT)
def test_look_alike_colours_have_shapes_that_are_not_alike(sight: str) -> None:
    close = [
        (one, other)
        for one, other in combinations((*NATIONS, "neutral"), 2)
        if distance(nation_seat(one).fill, nation_seat(other).fill, sight) < APART
    ]
    assert sight != "normal" or not close
    for one, other in close:
        shapes = {nation_seat(one).shape, nation_seat(other).shape}
        assert len(shapes) == 2, (one, other)
        assert not any(shapes <= family for family in LIKE_SHAPES), (sight, one, other)


@pytest.mark.parametrize("terrain", TERRAIN)
def test_every_piece_stands_out_from_the_land(terrain: str) -> None:
    """A light nation does by its dark edge."""
    for seat in (*NATIONS.values(), NEUTRAL):
        assert contrast(seat.edge, TERRAIN[terrain]) >= EDGE, seat.shape


@pytest.mark.parametrize("sight", SIGHT)
def test_land_sea_and_outside_are_apart(sight: str) -> None:
    for ground in GROUNDS.values():
        for land in TERRAIN.values():
            assert distance(land, ground.sea, sight) > APART
            assert distance(land, ground.shallow, sight) > APART
            assert distance(land, ground.outside, sight) > APART
        # In high contrast everything but the land is black, and a white line is the edge of what lies outside.
        assert ground.outside == ground.sea == "#000000" or distance(ground.outside, ground.sea, sight) > 10
