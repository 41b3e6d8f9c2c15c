"""The bundled fonts have what English, French and players' names need, without help from the machine."""

import pytest
from PySide6.QtGui import QFont, QFontMetricsF, QRawFont, QTextLayout

from aoc_desktop.kernel.resources import resource
from aoc_desktop.ui.kit.fonts import WEIGHTS, heading_families, heading_font, text_families, text_font

FRENCH = "éèêëàâçîïôùûœŒÉÀÇ’«»−×…·–\u00a0\u202f"
NAMES = "ŁłŞşőČžāØñü"


def families_used(text: str, font: QFont) -> set[str]:
    layout = QTextLayout(text, font)
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(10_000)
    layout.endLayout()
    return {run.rawFont().familyName() for run in line.glyphRuns(0, -1)}


@pytest.mark.parametrize("weight", WEIGHTS)
def test_text_needs_no_other_font(weight: int) -> None:
    assert families_used("Aa0" + FRENCH + NAMES, text_font(16, weight)) <= set(text_families())


def test_headings_need_no_other_font() -> None:
    assert families_used("Aa0" + FRENCH + NAMES, heading_font(16)) <= set(heading_families())


def test_french_headings_are_all_in_their_own_typeface() -> None:
    letters = FRENCH.replace("\u202f", "")
    assert families_used(letters, heading_font(16)) == {"Marcellus"}


@pytest.mark.parametrize("weight", WEIGHTS)
def test_a_weight_is_drawn_with_its_own_file(weight: int) -> None:
    assert QRawFont.fromFont(text_font(16, weight)).weight() == weight


def test_each_typeface_has_its_licence_beside_it() -> None:
    for name in ("OFL-marcellus.txt", "OFL-source-sans-3.txt"):
        assert "SIL OPEN FONT LICENSE" in resource("fonts", name).read_text(encoding="utf-8").upper()


def test_figures_in_headings_are_no_letters() -> None:
    """Marcellus writes 11 as II; a line of heading is as high as without its figures."""
    assert families_used("0123456789", heading_font(16)) == {"AoC Heading Figures"}
    letters = QRawFont(str(resource("fonts", "marcellus-latin-400-normal.ttf")), 38)
    lines = QFontMetricsF(heading_font(38))
    assert abs(lines.ascent() - letters.ascent()) < 0.1
    assert abs(lines.descent() - letters.descent()) < 0.1
