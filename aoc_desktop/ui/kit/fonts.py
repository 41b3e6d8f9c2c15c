"""The bundled typefaces: Marcellus for names and titles, Source Sans 3 for everything else.

Where a letter is missing Qt goes on to the next family of the list. The "extended" families are the same typefaces'
further Latin letters (players' names: Ł, ş, ő …) and the narrow no-break space, under a name of their own because Qt
keeps only one file per family and weight. "Figures" are Source Sans' own with the lines of Marcellus, whose 1 is an I:
they come first, for that typeface has figures too.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from aoc_desktop.kernel.resources import resource

HEADING_FILES = ("aoc-heading-figures-400", "marcellus-latin-400-normal", "aoc-heading-extended-400")
TEXT_FILES = ("source-sans-3-latin-{0}-normal", "aoc-sans-extended-{0}")
WEIGHTS = (400, 600, 700, 900)


class MissingFont(RuntimeError):
    """A bundled font file is absent or unreadable: the installation is broken."""


@cache
def _family(file: str) -> str:
    """The family that a bundled file adds, loaded once per process."""
    path = resource("fonts", f"{file}.ttf")
    families = QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(path)))
    if not families:
        raise MissingFont(str(path))
    return families[0]


@cache
def heading_families() -> tuple[str, ...]:
    """The sans extension closes the list: it has letters that the heading's lacks."""
    return (*(_family(file) for file in HEADING_FILES), text_families()[-1])


@cache
def text_families() -> tuple[str, ...]:
    names = [_family(file.format(weight)) for file in TEXT_FILES for weight in WEIGHTS]
    return tuple(dict.fromkeys(names))


def load_fonts() -> None:
    """Load every bundled font now, rather than at the first letter drawn."""
    heading_families()


def heading_font(px: float) -> QFont:
    """Names of cards, screens and rounds; one weight only."""
    return _font(heading_families(), px, 400)


def text_font(px: float, weight: int = 400) -> QFont:
    """Everything else; 900 for the figures of formulas."""
    return _font(text_families(), px, weight)


def _font(families: tuple[str, ...], px: float, weight: int) -> QFont:
    font = QFont()
    font.setFamilies(list(families))
    font.setPixelSize(max(1, round(px)))
    font.setWeight(QFont.Weight(weight))
    # Cards are drawn at any scale: outlines that snap to the pixel grid would change a line's width with its size.
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
