"""Colours of The Golden Ages: every text can be read, land and water are told apart by everybody."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from aoc_desktop.games.golden_ages.table import colours
from aoc_desktop.games.golden_ages.table.box import LID, LID_TEXT
from aoc_desktop.ui.kit.theme import DARK, FACE, LIGHT
from tests.ui.contrast import READABLE, SIGHT, contrast, lab, seen

GLORY_TEXT = FACE.glyph
TEXTS = [
    ("names of judgements", FACE.ink, FACE.paper),
    ("scores of judgements", FACE.ink, colours.JUDGEMENT_TINT),
    ("a score that grows", FACE.gain, colours.JUDGEMENT_TINT),
    ("a score that shrinks", FACE.loss, colours.JUDGEMENT_TINT),
    ("the judgement pointed at", FACE.ink, FACE.target),
    ("an obsolete technology", colours.OBSOLETE_TEXT, colours.OBSOLETE),
    ("a future technology, above", DARK.text, colours.NIGHT),
    ("a future technology, below", DARK.soft_text, colours.NIGHT_LOW),
    ("a glory tile, above", GLORY_TEXT, colours.GLORY),
    ("a glory tile, below", GLORY_TEXT, colours.GLORY_LOW),
    *((f"the chart's rim, {name}", chart.frame, chart.sheet) for name, chart in colours.CHARTS.items()),
    *((f"the lid of the box {number}", LID_TEXT, paper) for number, paper in enumerate(LID)),
]


@pytest.mark.parametrize(("role", "text", "ground"), TEXTS)
def test_every_text_can_be_read(role: str, text: str, ground: str) -> None:
    assert contrast(text, ground) >= READABLE, role


@pytest.mark.parametrize("sight", SIGHT)
def test_land_shallow_water_and_open_sea_are_apart(sight: str) -> None:
    """The coast has a line besides: this is what is seen from afar."""
    for chart in colours.CHARTS.values():
        grounds = (colours.LAND, colours.SHALLOW, chart.sea)
        for one, other in combinations(grounds, 2):
            assert dist(lab(seen(one, sight)), lab(seen(other, sight))) > 14, (sight, one, other)


@pytest.mark.parametrize("sight", SIGHT)
def test_a_land_edge_that_waits_stands_out_from_land_and_water(sight: str) -> None:
    for ground in (colours.LAND, colours.SHALLOW, *(chart.sea for chart in colours.CHARTS.values())):
        assert dist(lab(seen(colours.OCHRE, sight)), lab(seen(ground, sight))) > 20, (sight, ground)


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=["dark", "light"])
def test_what_is_lit_is_seen_on_the_chart(theme: object) -> None:
    lit = theme.lit  # type: ignore[attr-defined]
    chart = colours.chart_of(theme)  # type: ignore[arg-type]
    for ground in (chart.sea, chart.sea_edge, colours.LAND, colours.SHALLOW):
        assert dist(lab(seen(lit, "normal")), lab(seen(ground, "normal"))) > 25, ground


def test_each_source_of_points_has_a_hatching_of_its_own() -> None:
    hatchings = [part.hatching for part in colours.SOURCES.values()]
    assert len(set(hatchings)) == len(hatchings)
