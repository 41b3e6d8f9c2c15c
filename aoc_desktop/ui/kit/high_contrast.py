"""High contrast for painting code that gets no theme: cards, art and maps ask here. The whole program has one theme at
a time; under a theme that is not bold, all functions return their arguments."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QGradient, QLinearGradient, QRadialGradient

from aoc_desktop.ui.kit.theme import BOLD_PAPER, CONTRAST, FACE, PAPER, SEAT_TEXT, Seat, Theme

BLACK, WHITE = "#000000", "#FFFFFF"
READABLE = 7.2
"""The contrast that text gets, a little more than the 7 that it must have."""
MIDDLE = 4.45
PALE = 0.64
SEEN = 3.0
"""What a line or a sign has at least."""
LINE = 2.0
"""No line is thinner."""
Stop = tuple[float, QColor | str]
_bold = [False]


def put_on(theme: Theme) -> None:
    """From now on everything is painted for this theme."""
    _bold[0] = theme.bold
    FACE.print_as(BOLD_PAPER if theme.bold else PAPER)


def is_bold() -> bool:
    return _bold[0]


# ------------------------------------------------------------------ colours
def plain_or(colour: str, bold: str) -> str:
    """A colour, or what stands for it in high contrast."""
    return bold if _bold[0] else colour


def under_white(colour: str) -> str:
    """A ground that white letters are read on: its own tone, darker where that is needed."""
    return _readable(colour, WHITE, BLACK) if _bold[0] else colour


def under_black(colour: str) -> str:
    """A ground that black letters are read on; also a colour that stands out on the black table."""
    return _readable(colour, SEAT_TEXT, WHITE) if _bold[0] else colour


def on_black(colour: str) -> str:
    """A line or a sign: white where its own colour would not be seen."""
    return WHITE if _bold[0] and _contrast(QColor(colour), QColor(BLACK)) < SEEN else colour


def opposite(colour: str) -> str:
    """The ground for a sign of this colour: black or, for a dark sign, the yellow of the focus."""
    return BLACK if _contrast(QColor(colour), QColor(BLACK)) >= READABLE else CONTRAST.lit


def between(colour: str) -> str:
    """A tone that black and white both stand off by about 4.5."""
    return _readable(_readable(colour, BLACK, WHITE, MIDDLE), WHITE, BLACK, MIDDLE)


def bold_seat(seat: Seat) -> Seat:
    """A seat's colour on black, light enough for the number that stands on it; the shape stays."""
    fill = _readable(seat.fill, SEAT_TEXT, WHITE)
    return Seat(fill, _readable(fill, fill, BLACK, MIDDLE), seat.shape)


def sheer(colour: str, alpha: float) -> QColor:
    """A colour with this opacity in every theme: for the ends of a gradient."""
    tone = QColor(colour)
    tone.setAlphaF(alpha)
    return tone


def pale(alpha: float) -> float:
    """The opacity of a passed or unowned thing; in high contrast white keeps a contrast of 7 on black."""
    return max(PALE, alpha) if _bold[0] else alpha


def opaque(alpha: float) -> float:
    """Full opacity in high contrast."""
    return 1.0 if _bold[0] else alpha


@lru_cache(maxsize=1024)
def _readable(colour: str, letters: str, towards: str, least: float = READABLE) -> str:
    """A colour mixed with another until letters have so much contrast on it."""
    steps = (_mixed(colour, towards, share / 100) for share in range(101))
    return next((mixed for mixed in steps if _contrast(QColor(mixed), QColor(letters)) >= least), towards)


def _mixed(colour: str, other: str, share: float) -> str:
    """Lighter or darker by so much, as full in colour as before."""
    one, two = QColor(colour).toHsl(), QColor(other).lightnessF()
    lightness = one.lightnessF() + (two - one.lightnessF()) * share
    return QColor.fromHslF(max(0.0, one.hslHueF()), one.hslSaturationF(), min(1.0, lightness)).name()


def _contrast(one: QColor, other: QColor) -> float:
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


# ------------------------------------------------------------------ lines and grounds
def line_px(width: float) -> float:
    """A line as wide as given; in high contrast never a thin one."""
    return max(LINE, width) if _bold[0] else width


def downwards(rect: QRectF, top: QColor | str, bottom: QColor | str) -> QBrush:
    """From the top of a place to its foot."""
    return _shaded(QLinearGradient(rect.topLeft(), rect.bottomLeft()), ((0, top), (1, bottom)))


def linear(start: QPointF, end: QPointF, stops: Sequence[Stop]) -> QBrush:
    return _shaded(QLinearGradient(start, end), stops)


def radial(centre: QPointF, radius: float, stops: Sequence[Stop]) -> QBrush:
    return _shaded(QRadialGradient(centre, radius), stops)


def _shaded(gradient: QGradient, stops: Sequence[Stop]) -> QBrush:
    """In high contrast no gradients: the first colour everywhere, or none for a translucent gleam."""
    if _bold[0]:
        solid = all(QColor(colour).alpha() == 255 for _, colour in stops)
        return QBrush(QColor(stops[0][1])) if solid else QBrush()
    for place, colour in stops:
        gradient.setColorAt(place, colour)
    return QBrush(gradient)
