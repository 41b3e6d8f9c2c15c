"""Signs of the eighteen commodities, in the colours of the goods."""

from __future__ import annotations

from collections.abc import Mapping

from aoc_desktop.games.advanced_civilization.table.signs.kit import Layer, Sign, box, disc


def _kernels(places: tuple[tuple[float, float], ...], lean: float) -> str:
    """Grains of an ear: leaves that lean outwards."""
    return " ".join(
        f"M {x} {y} C {x + lean * 0.2} {y - 7} {x + lean * 0.9} {y - 9} {x + lean} {y - 10} "
        f"C {x + lean * 1.3} {y - 4} {x + lean * 0.7} {y} {x} {y} Z"
        for x, y in places
    )


def _fan(x: float, y: float, reach: float) -> str:
    """The head of a papyrus reed."""
    tips = ((-0.95, -0.5), (-0.6, -0.85), (0, -1.05), (0.6, -0.85), (0.95, -0.5))
    return " ".join(f"M {x} {y} L {x + dx * reach:.1f} {y + dy * reach:.1f}" for dx, dy in tips)


def _log(x: float, y: float) -> Sign:
    return (
        Layer(disc(x, y, 10.5), "#6B4322"),
        Layer(disc(x, y, 7.8), "#DDB074"),
        Layer(disc(x, y, 4.4), "#9C6A35", 1.8),
        Layer(disc(x, y, 1.4), "#9C6A35"),
    )


def _coin(x: float, y: float) -> Sign:
    return (
        Layer(disc(x, y + 3, 10.5, 6.5), "#67747E"),
        Layer(disc(x, y, 10.5, 6.5), "#C3CDD4"),
        Layer(disc(x, y, 6.6, 3.6), "#8E9BA5", 1.6),
    )


def _bar(x: float, y: float) -> Sign:
    """A small ingot of gold, its upper edge at y."""
    return (
        Layer(f"M {x} {y} L {x + 11} {y} L {x + 14} {y + 6} L {x - 3} {y + 6} Z", "#F8D871"),
        Layer(f"M {x - 3} {y + 6} L {x + 14} {y + 6} L {x + 17} {y + 15} L {x - 6} {y + 15} Z", "#D9A11E"),
        Layer(f"M {x - 3} {y + 6} L {x + 14} {y + 6} L {x + 17} {y + 15} L {x - 6} {y + 15} Z", "#8E6408", 1.4),
    )


_GRAPES = ((14, 20), (24, 20), (34, 20), (19, 29), (29, 29), (24, 38))

GOODS: Mapping[str, Sign] = {
    "ochre": (
        Layer("M 3 41 C 9 34 12 28 16 18 C 19 10 28 9 32 17 C 36 27 40 34 45 41 Z", "#B8481F"),
        Layer("M 16 18 C 19 10 28 9 32 17 C 29 22 27 18 24 22 C 21 25 19 20 16 18 Z", "#E98B4B"),
        Layer("M 17 41 L 21 32 L 29 30 L 34 35 L 35 41 Z", "#7A2A10"),
        Layer("M 21 32 L 29 30 L 27 35 Z", "#D7794A"),
    ),
    "hides": (
        Layer(
            "M 20 4 L 28 4 L 30 9 C 34 10 39 9 43 6 L 45 13 C 41 17 38 19 38 25 C 38 30 41 33 45 36 L 41 43 "
            "C 37 40 33 38 30 39 L 27 45 L 24 41 L 21 45 L 18 39 C 15 38 11 40 7 43 L 3 36 C 7 33 10 30 10 25 "
            "C 10 19 7 17 3 13 L 5 6 C 9 9 14 10 18 9 Z",
            "#8A5630",
        ),
        Layer("M 18 15 C 22 13 26 13 30 15 C 32 22 32 28 30 33 C 26 35 22 35 18 33 C 16 28 16 22 18 15 Z", "#B78155"),
        Layer("M 24 13 L 24 35", "#6B3F20", 2.0),
    ),
    "iron": (
        Layer("M 14 12 L 34 12 L 39 23 L 9 23 Z", "#93A1AC"),
        Layer("M 9 23 L 39 23 L 46 38 L 2 38 Z", "#47545F"),
        Layer("M 16 28 L 32 28", "#7C8B97", 3.0),
    ),
    "papyrus": (
        Layer("M 24 45 L 24 20 M 24 45 C 21 38 16 33 12 26 M 24 45 C 27 38 32 33 36 26", "#3F7A2B", 3.0),
        Layer(f"{_fan(24, 20, 16)} {_fan(11, 25, 11)} {_fan(37, 25, 11)}", "#5F9E3C", 2.6),
    ),
    "salt": (
        Layer("M 2 41 L 17 10 L 25 27 L 31 17 L 46 41 Z", "#EDF5F9"),
        Layer("M 17 10 L 25 27 L 19 41 L 13 41 Z M 31 17 L 46 41 L 33 41 Z", "#AFC6D4"),
        Layer("M 2 41 L 17 10 L 25 27 L 31 17 L 46 41 Z", "#587386", 2.4),
    ),
    "timber": (*_log(24, 14), *_log(13, 33), *_log(35, 33)),
    "grain": (
        Layer("M 24 46 L 24 12", "#A9770B", 2.6),
        Layer(_kernels(((24, 41), (24, 32), (24, 23)), -12), "#D9A21B"),
        Layer(_kernels(((24, 41), (24, 32), (24, 23)), 12), "#B9800C"),
        Layer("M 24 2 C 20 7 20 12 24 16 C 28 12 28 7 24 2 Z", "#E6B32C"),
    ),
    "oil": (
        Layer("M 18 11 C 8 10 8 19 14 22 M 30 11 C 40 10 40 19 34 22", "#4B5E12", 3.4),
        Layer("M 17 4 L 31 4 L 29 13 C 38 17 40 30 30 39 L 32 45 L 16 45 L 18 39 C 8 30 10 17 19 13 Z", "#6E8420"),
        Layer("M 11.5 22 C 19 26 29 26 36.5 22 L 37 26 C 29 30 19 30 11 26 Z", "#B9CB62"),
        Layer("M 17 4 L 31 4 L 30.3 8 L 17.7 8 Z", "#4B5E12"),
    ),
    "cloth": (
        Layer("M 11 6 L 38 6 L 38 21 L 24 21 L 24 36 L 9 36 L 9 10 Z", "#3A73B8"),
        Layer("M 9 14 L 24 14 L 24 19 L 9 19 Z", "#8FB6E4"),
        Layer(disc(38, 13.5, 6.5, 7.8), "#2A568E"),
        Layer(disc(38, 13.5, 3, 3.8), "#8FB6E4"),
        Layer("M 11 37 L 11 44 M 16.5 37 L 16.5 44 M 22 37 L 22 44", "#2A568E", 2.6),
    ),
    "wine": (
        *(Layer(disc(x, y, 6), "#7A2048") for x, y in _GRAPES),
        *(Layer(disc(x - 1.6, y - 1.8, 1.7), "#CB7F9F") for x, y in _GRAPES),
        Layer("M 24 15 L 24 5", "#5A3A1A", 2.8),
        Layer("M 25 9 C 29 2 37 2 41 5 C 39 12 31 14 25 9 Z", "#5F9E3C"),
    ),
    "bronze": (
        Layer("M 24 3 L 24 9", "#6F3A10", 5.0),
        Layer("M 24 6 C 34 6 36 14 36 22 C 36 29 39 33 43 37 L 5 37 C 9 33 12 29 12 22 C 12 14 14 6 24 6 Z", "#A85F22"),
        Layer("M 19 10 C 15 14 16 24 14 31 L 19 31 C 20 24 19 15 19 10 Z", "#DE9C55"),
        Layer(disc(24, 41, 4.6), "#6F3A10"),
    ),
    "silver": (*_coin(30, 37), *_coin(17, 30), *_coin(31, 22), *_coin(20, 13)),
    "spices": (
        Layer("M 29 24 L 41 5", "#7A4A24", 5.0),
        Layer("M 11 23 C 12 14 20 11 24 16 C 28 12 33 16 33 23 Z", "#E0752A"),
        Layer("M 3 23 L 45 23 C 44 34 37 41 31 41 L 33 45 L 15 45 L 17 41 C 11 41 4 34 3 23 Z", "#A93226"),
        Layer("M 3 23 L 45 23 L 44.6 28 L 3.4 28 Z", "#D5624F"),
    ),
    "resin": (
        Layer("M 24 3 C 32 15 38 22 38 31 C 38 40 32 45 24 45 C 16 45 10 40 10 31 C 10 22 16 15 24 3 Z", "#D58A12"),
        Layer("M 24 3 C 32 15 38 22 38 31 C 38 40 32 45 24 45 C 31 38 29 22 24 3 Z", "#A8630A"),
        Layer("M 16 31 C 16 27 18 23 20 20", "#FBD88A", 3.2),
    ),
    "gems": (
        Layer("M 12 7 L 36 7 L 46 19 L 24 44 L 2 19 Z", "#C2185B"),
        Layer("M 12 7 L 36 7 L 32 19 L 16 19 Z", "#F48FB1"),
        Layer("M 2 19 L 16 19 L 24 44 Z", "#8E0F42"),
        Layer("M 12 7 L 16 19 L 2 19 Z", "#E0477F"),
    ),
    "dye": (
        Layer(
            "M 6 24 C 6 12 16 5 27 6 C 39 7 45 17 43 27 C 41 37 32 44 22 43 C 18 45 10 46 4 45 C 8 42 10 39 10 36 "
            "C 7 33 6 29 6 24 Z",
            "#6A2A9C",
        ),
        Layer(
            "M 36 24 C 36 16 30 12 24 13 C 18 14 14 19 15 25 C 16 31 21 34 26 33 C 30 32 32 28 31 25 "
            "C 30 22 27 20 24 22 "
            "C 22 23 22 26 24 27",
            "#D9B3F0",
            3.0,
        ),
    ),
    "gold": (*_bar(18.5, 8), *_bar(8, 26), *_bar(29, 26)),
    "ivory": (
        Layer("M 6 10 C 8 31 20 43 43 41 C 33 36 24 24 21 5 C 16 3 9 5 6 10 Z", "#F5EBD2"),
        Layer("M 43 41 C 20 43 8 31 6 10 C 12 27 24 37 43 41 Z", "#CDB98C"),
        Layer("M 6 10 C 8 31 20 43 43 41 C 33 36 24 24 21 5 C 16 3 9 5 6 10 Z", "#8A744A", 2.0),
    ),
}
UNKNOWN: Sign = (
    Layer(box(8, 16, 40, 42), "#8A6A42"),
    Layer("M 8 16 L 14 8 L 34 8 L 40 16 Z", "#B08D5E"),
    Layer("M 24 16 L 24 42 M 8 29 L 40 29", "#5F4526", 2.4),
)
"""A bale: what only a card set of one's own knows."""
