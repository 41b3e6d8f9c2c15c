"""Colours: text can be read everywhere, and seats can be told apart by everybody."""

import re
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPalette

import aoc_desktop
from aoc_desktop.games.advanced_civilization.table.colours import GROUNDS
from aoc_desktop.games.age_of_civilization.table.colours import card_text_pairs
from aoc_desktop.games.golden_ages.table.box import DAWNS
from aoc_desktop.games.golden_ages.table.colours import CHARTS
from aoc_desktop.ui.kit import high_contrast, style
from aoc_desktop.ui.kit.groups import GROUPS
from aoc_desktop.ui.kit.icons import tile_colours
from aoc_desktop.ui.kit.theme import (
    BOLD_PAPER,
    COLOUR_BLIND_SEATS,
    CONTRAST,
    DARK,
    FACE,
    LIGHT,
    PAPER,
    SEAT_TEXT,
    SEATS,
    SKIES,
    THEMES,
    Face,
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


def test_high_contrast_is_high() -> None:
    """Text at least 7:1, lines, focus and placeholders too; only black, white and yellow lie around the cards."""
    pairs = {role: contrast(text, ground) for role, text, ground in text_pairs(CONTRAST)}
    pairs |= {"disabled": contrast(style.faint(CONTRAST), CONTRAST.panel), "chosen": contrast(*CONTRAST.chosen)}
    placeholder = style.palette(CONTRAST).color(QPalette.ColorRole.PlaceholderText).name()
    pairs["placeholder"] = contrast(placeholder, CONTRAST.inset)
    assert {role: found for role, found in pairs.items() if found < 7} == {}
    grounds = {CONTRAST.table_centre, CONTRAST.top_bar, CONTRAST.panel, CONTRAST.raised, CONTRAST.trough}
    for ground in grounds:
        assert min(contrast(CONTRAST.line, ground), contrast(CONTRAST.lit, ground)) >= 3
    assert grounds == {"#000000"}
    assert {CONTRAST.text, CONTRAST.line} == {"#FFFFFF"}
    assert {CONTRAST.lit, CONTRAST.primary, CONTRAST.link} == {"#FFE94D"}


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_lines_and_focus_are_seen(theme: Theme) -> None:
    """What has the focus is told by an outline of at least 3:1 around it; in high contrast lines are twice as wide."""
    for ground in (theme.panel, theme.raised, theme.top_bar, theme.table_centre):
        assert contrast(theme.lit, ground) >= (3 if theme.bold else 2.2)
    sheet = style.stylesheet(theme)
    assert f"border: {theme.line_px}px solid {theme.line}" in sheet
    assert (f"QComboBox:focus {{ background: {theme.lit}; color: {theme.lit_text}; }}" in sheet) == theme.bold
    assert f"placeholder-text-color: {theme.soft_text}" in sheet


def test_every_game_paints_its_pictures_in_every_theme() -> None:
    for pictures in (SKIES, CHARTS, DAWNS, GROUNDS):
        assert set(pictures) == set(THEMES)


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


def test_paper_in_high_contrast_has_the_colours_of_any_paper() -> None:
    assert vars(BOLD_PAPER).keys() <= Face.__annotations__.keys()
    printed = Face()
    printed.print_as(BOLD_PAPER)
    assert (printed.ink, printed.accent_text) == (BOLD_PAPER.ink, PAPER.accent_text)
    printed.print_as(PAPER)
    assert printed.ink == PAPER.ink


def test_nothing_fades_in_high_contrast() -> None:
    """Gradients are made in one place only: there they are one colour, or nothing where they would shine through."""
    sources = Path(aoc_desktop.__file__).parent.rglob("*.py")
    gradient = re.compile("Q(Linear|Radial|Conical)Gradient")
    assert [path.name for path in sources if gradient.search(path.read_text(encoding="utf-8"))] == ["high_contrast.py"]
    place = QRectF(0, 0, 10, 10)
    for theme in THEMES.values():
        high_contrast.put_on(theme)
        solid = high_contrast.downwards(place, "#102030", "#405060")
        gleam = high_contrast.downwards(place, high_contrast.sheer("#FFFFFF", 0.5), "#FFFFFF")
        assert (solid.style() == Qt.BrushStyle.SolidPattern) == theme.bold
        assert (gleam.style() == Qt.BrushStyle.NoBrush) == theme.bold


@pytest.mark.parametrize("seat", [*SEATS, *COLOUR_BLIND_SEATS])
def test_a_seat_in_high_contrast_is_light_and_keeps_its_shape(seat: Seat) -> None:
    shown = high_contrast.bold_seat(seat)
    assert shown.shape == seat.shape
    assert high_contrast.bold_seat(shown).fill == shown.fill
    assert contrast(SEAT_TEXT, shown.fill) >= 7
    assert contrast(shown.fill, CONTRAST.table_centre) >= 7
    assert contrast(shown.edge, shown.fill) >= 3
