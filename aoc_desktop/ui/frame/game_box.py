"""A game's box on the shelf, and the emblems by which statistics count: what its Look declares."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.ui.kit.theme import Seat, Theme

Paint = Callable[[QPainter, QRectF, Theme], None]


class Box(NamedTuple):
    """The box, and the scenery behind its page."""

    lid: str
    """Its own dark tone: lid edge and spine."""
    foot: str
    """The band at the foot."""
    front: Paint
    """Title and one scene. The foot's band is painted by the shelf."""
    scenery: Paint
    """Behind its page; the left 520 of 1280 stay quiet."""
    quick: Paint | None = None
    """The title on quiet colours: enough until the window is seen, where the front takes time."""


class BoxWords(NamedTuple):
    """What is said of the game, in the user's language."""

    tagline: str
    """The line under its title."""
    credit: str
    """Whose game it is, for About: designer and publisher."""


class Tags(NamedTuple):
    """What statistics count by: civilisations, nations."""

    kind: str
    """The kind of name."""
    title: str
    """Over them, marked for translation in the context "RecordsScreen"."""
    paint: Callable[[QPainter, QRectF, str], None]
    """Paints the emblem of one."""
    sign: Callable[[str], Seat] | None = None
    """Colour and shape that a seat takes from it; None: as its player chose."""
