"""Colours: text can be read everywhere, and seats can be told apart by everybody."""

from itertools import combinations

import pytest

from aoc_desktop.ui.age_of_civilization.colours import card_text_pairs
from aoc_desktop.ui.art.groups import GROUPS
from aoc_desktop.ui.icons import tile_colours
from aoc_desktop.ui.theme import (
    COLOUR_BLIND_SEATS,
    DARK,
    FACE,
    LIGHT,
    SEATS,
    THEMES,
    Seat,
    Theme,
    seat_text_pairs,
    text_pairs,
)
from tests.ui.contrast import READABLE, SIGHT, contrast, lab, seen


def least_distance(seats: tuple[Seat, ...], sight: str) -> float:
    places = [lab(seen(seat.fill, sight)) for seat in seats]
    return min(sum((a - b) ** 2 for a, b in zip(p, q, strict=True)) ** 0.5 for p, q in combinations(places, 2))


def test_the_measure_of_contrast_is_the_known_one() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_every_text_of_a_theme_is_readable(theme: Theme) -> None:
    poor = {
        role: contrast(text, ground) for role, text, ground in text_pairs(theme) if contrast(text, ground) < READABLE
    }
    assert poor == {}


def test_every_text_on_cards_and_seats_is_readable() -> None:
    poor = {
        role: contrast(text, ground)
        for role, text, ground in (*card_text_pairs(), *seat_text_pairs())
        if contrast(text, ground) < READABLE
    }
    assert poor == {}


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_no_text_role_of_a_theme_is_left_unchecked(theme: Theme) -> None:
    checked = {text for _, text, _ in text_pairs(theme)}
    roles = [role for role in theme._fields if role.endswith("text") or role in ("loss", "gain", "link")]
    assert {getattr(theme, role) for role in roles} <= checked


@pytest.mark.parametrize(
    ("sight", "least"), [("normal", 60), ("protanopia", 30), ("tritanopia", 25), ("deuteranopia", 10)]
)
def test_the_first_four_seats_are_apart(sight: str, least: float) -> None:
    """The usual palette; deuteranopes lean on the shapes or choose the other one."""
    assert least_distance(SEATS[:4], sight) >= least


@pytest.mark.parametrize(
    ("sight", "least"), [("normal", 35), ("protanopia", 10), ("tritanopia", 10), ("deuteranopia", 10)]
)
def test_all_eight_seats_are_apart(sight: str, least: float) -> None:
    assert least_distance(SEATS, sight) >= least


@pytest.mark.parametrize("sight", SIGHT)
def test_the_colour_blind_palette_is_apart_for_everybody(sight: str) -> None:
    assert least_distance(COLOUR_BLIND_SEATS[:4], sight) >= 30
    assert least_distance(COLOUR_BLIND_SEATS, sight) >= 24


def test_a_seat_is_known_by_its_shape_alone() -> None:
    for palette in (SEATS, COLOUR_BLIND_SEATS):
        assert len({seat.shape for seat in palette}) == len(palette) == 8
    assert [seat.shape for seat in SEATS] == [seat.shape for seat in COLOUR_BLIND_SEATS]


def test_nothing_is_pure_black_or_white_but_names_on_accents() -> None:
    plain = [
        *DARK[2:],
        *LIGHT[2:],
        *tile_colours().values(),
        *(colour for group in GROUPS.values() for colour in group[:5]),
    ]
    assert not {"#000000", "#FFFFFF"} & {str(colour).upper() for colour in plain}
    assert FACE.paper != "#FFFFFF"
