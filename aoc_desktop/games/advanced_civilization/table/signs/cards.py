"""Signs of the twenty-four civilisation cards and of their five groups: one ink, so that they stand on any colour."""

from __future__ import annotations

from collections.abc import Mapping

from aoc_desktop.games.advanced_civilization.table.signs.kit import INK, Layer, Sign, box, disc, rays, star

_SCALES: Sign = (
    Layer("M 24 5 L 24 41 M 8 13 L 40 13 M 15 43 L 33 43", INK, 3.6),
    Layer("M 10 14 L 4 28 M 10 14 L 16 28 M 38 14 L 32 28 M 38 14 L 44 28", INK, 2.2),
    Layer("M 2 28 L 18 28 C 17 34 3 34 2 28 Z M 30 28 L 46 28 C 45 34 31 34 30 28 Z"),
)
_LYRE: Sign = (
    Layer("M 13 5 C 6 14 7 30 14 36 C 19 41 29 41 34 36 C 41 30 42 14 35 5", INK, 4.6),
    Layer("M 10 14 L 38 14 M 19 15 L 19 36 M 24 15 L 24 37 M 29 15 L 29 36", INK, 2.6),
    Layer("M 16 44 L 32 44", INK, 4.6),
)
_SUN: Sign = (Layer(disc(24, 24, 9.4)), Layer(rays(24, 24, 14.5, 21.5, 8), INK, 4.0))
_TORCH_FLAME = "M 24 2 C 27 7 33 10 30 18 L 18 18 C 15 12 20 10 21 7 C 23 8 24 5 24 2 Z"

CARDS: Mapping[str, Sign] = {
    "pottery": (Layer("M 17 3 L 31 3 L 29 11 C 40 16 41 31 31 39 L 33 45 L 15 45 L 17 39 C 7 31 8 16 19 11 Z"),),
    "cloth_making": (
        Layer("M 24 2 L 24 46", INK, 3.4),
        Layer("M 24 8 C 34 12 38 18 38 23 L 10 23 C 10 18 14 12 24 8 Z"),
        Layer("M 10 27 L 38 27 C 36 34 31 38 24 39 C 17 38 12 34 10 27 Z"),
    ),
    "metalworking": (
        Layer(
            "M 3 11 L 45 11 L 45 20 C 37 21 32 24 31 30 L 36 37 L 36 42 L 12 42 L 12 37 L 17 30 C 17 24 10 21 3 17 Z"
        ),
    ),
    "agriculture": (
        Layer("M 30 5 C 43 12 44 30 29 39 C 25 41 20 41 16 39 C 30 36 36 20 25 8 Z"),
        Layer("M 18 37 L 7 45", INK, 6.0),
        Layer("M 12 24 L 12 6 M 12 12 L 6 8 M 12 12 L 18 8 M 12 19 L 6 15 M 12 19 L 18 15", INK, 2.6),
    ),
    "roadbuilding": (
        Layer(
            "M 18 4 L 30 4 L 44 45 L 4 45 Z M 22.6 9 L 25.4 9 L 26 16 L 22 16 Z M 21.6 21 L 26.4 21 L 27 29 "
            "L 21 29 Z "
            "M 20.6 34 L 27.4 34 L 28 42 L 20 42 Z"
        ),
    ),
    "mining": (
        Layer("M 5 20 C 13 5 34 3 45 16 C 35 12 28 12 24 15 C 17 13 11 15 5 20 Z"),
        Layer("M 26 14 L 12 44", INK, 5.4),
    ),
    "engineering": (
        Layer("M 3 8 L 45 8 L 45 16 L 3 16 Z"),
        Layer("M 6 19 L 42 19 L 42 44 L 33 44 L 33 36 C 33 24 15 24 15 36 L 15 44 L 6 44 Z"),
    ),
    "astronomy": (
        Layer("M 24 2 C 26 17 31 22 46 24 C 31 26 26 31 24 46 C 22 31 17 26 2 24 C 17 22 22 17 24 2 Z"),
        Layer(f"{disc(38, 10, 2.6)} {disc(10, 38, 2.6)}"),
    ),
    "coinage": (
        Layer(disc(24, 24, 19), INK, 4.0),
        Layer(f"{disc(24, 24, 13.4)} M 24 14 L 31 22 L 31 34 L 17 34 L 17 22 Z"),
    ),
    "medicine": (
        Layer("M 24 4 L 24 46", INK, 3.8),
        Layer("M 33 9 C 26 5 14 9 16 15 C 18 21 32 19 32 26 C 32 32 18 31 18 36 C 18 39 22 41 24 41", INK, 4.2),
        Layer(disc(34, 10, 3.6)),
    ),
    "mathematics": (Layer("M 6 6 L 43 43 L 6 43 Z M 13 23 L 13 36 L 26 36 Z"),),
    "drama_and_poetry": (
        Layer(
            "M 5 8 C 17 12 31 12 43 8 C 46 30 37 43 24 45 C 11 43 2 30 5 8 Z M 11 20 C 14 16 19 17 20 21 "
            "C 17 23 13 23 11 20 Z "
            "M 28 21 C 29 17 34 16 37 20 C 35 23 31 23 28 21 Z M 13 30 C 20 34 28 34 35 30 C 32 40 16 40 13 30 Z"
        ),
    ),
    "music": _LYRE,
    "architecture": (
        Layer("M 24 2 L 45 12 L 45 16 L 3 16 L 3 12 Z"),
        Layer(f"{box(7, 19, 13, 39)} {box(17, 19, 22, 39)} {box(26, 19, 31, 39)} {box(35, 19, 41, 39)}"),
        Layer(box(3, 41, 45, 46)),
    ),
    "literacy": (
        Layer(
            "M 12 4 L 44 4 C 40 7 39 9 39 14 L 38 14 L 38 40 C 38 44 35 45 32 45 L 6 45 C 3 45 3 40 6 39 L 12 39 Z "
            "M 17 13 L 33 13 L 33 16 L 17 16 Z M 17 21 L 33 21 L 33 24 L 17 24 Z M 17 29 L 33 29 L 33 32 L 17 32 Z"
        ),
    ),
    "law": _SCALES,
    "military": (
        Layer(
            "M 24 3 C 30 7 36 8 43 8 C 44 26 38 39 24 45 C 10 39 4 26 5 8 C 12 8 18 7 24 3 Z M 24 12 "
            "L 15 21 L 15 27 L 24 18 "
            "L 33 27 L 33 21 Z M 24 24 L 17 31 L 20 35 L 24 31 L 28 35 L 31 31 Z"
        ),
    ),
    "democracy": (
        Layer("M 8 22 L 40 22 L 37 45 L 11 45 Z M 17 28 L 31 28 L 31 31 L 17 31 Z"),
        Layer("M 5 16 L 43 16 L 43 21 L 5 21 Z"),
        Layer("M 18 3 L 30 3 L 30 14 L 18 14 Z"),
    ),
    "philosophy": (
        Layer("M 6 25 L 36 25 C 39 25 42 22 46 20 C 45 29 39 36 30 37 L 33 43 L 13 43 L 16 37 C 10 36 6 31 6 25 Z"),
        Layer("M 10 26 C 1 25 1 35 9 34", INK, 3.4),
        Layer("M 41 2 C 45 8 46 12 43 16 C 40 18 37 15 38 11 C 39 8 41 6 41 2 Z"),
    ),
    "mysticism": (
        Layer("M 22 4 C 9 6 2 18 6 30 C 10 41 24 47 35 39 C 22 40 14 31 14 20 C 14 13 17 8 22 4 Z"),
        Layer(star(34, 17, 10.5, 5, 0.42)),
    ),
    "deism": _SUN,
    "enlightenment": (
        Layer("M 14 21 L 34 21 L 30 28 L 18 28 Z M 20 30 L 28 30 L 26 46 L 22 46 Z"),
        Layer(_TORCH_FLAME),
        Layer("M 11 9 L 7 6 M 37 9 L 41 6 M 10 17 L 4 17 M 38 17 L 44 17", INK, 3.0),
    ),
    "monotheism": (Layer(disc(24, 24, 19.5), INK, 3.8), Layer(star(24, 25, 13.5, 5, 0.42))),
    "theology": (
        Layer(
            "M 22 10 C 16 6 9 6 3 8 L 3 39 C 9 37 16 37 22 41 Z M 26 10 C 32 6 39 6 45 8 L 45 39 "
            "C 39 37 32 37 26 41 Z "
            "M 32 15 L 32 19 L 40 18 L 40 14 Z M 32 23 L 32 27 L 40 26 L 40 22 Z M 16 15 L 16 19 L 8 18 L 8 14 Z "
            "M 16 23 L 16 27 L 8 26 L 8 22 Z"
        ),
    ),
}
GROUPS: Mapping[str, Sign] = {
    "crafts": (Layer("M 12 8 L 30 4 L 40 14 L 34 20 L 28 14 L 22 20 L 14 20 Z"), Layer("M 26 20 L 10 43", INK, 6.4)),
    "sciences": (
        Layer(disc(24, 8, 4.6)),
        Layer("M 22 11 L 10 43 M 26 11 L 38 43", INK, 4.6),
        Layer("M 12 31 C 19 37 29 37 36 31", INK, 3.6),
    ),
    "arts": _LYRE,
    "civics": _SCALES,
    "religion": _SUN,
}
UNKNOWN: Sign = (Layer(star(24, 25, 21, 5, 0.42)),)
