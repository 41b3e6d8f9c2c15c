"""Signs of the sixteen phases, and of what a nation has beside the map: one ink."""

from __future__ import annotations

from collections.abc import Mapping

from aoc_desktop.games.advanced_civilization.table.signs.kit import INK, Layer, Sign, box, disc, star

_POSTS = f"{box(8, 30, 13, 45)} {box(21, 30, 26, 45)} {box(34, 30, 39, 45)}"
_TOWER = "M 7 4 L 14 4 L 14 10 L 20 10 L 20 4 L 27 4 L 27 10 L 33 10 L 33 4 L 40 4 L 40 26 L 7 26 Z"

PHASES: Mapping[str, Sign] = {
    "taxation": (
        Layer(disc(24, 11, 16, 7), INK, 3.6),
        Layer("M 8 13 L 8 36 C 8 46 40 46 40 36 L 40 13 M 8 24 C 8 34 40 34 40 24", INK, 3.6),
    ),
    "expansion": (
        Layer(disc(18, 30, 13), INK, 4.0),
        Layer(disc(18, 30, 6)),
        Layer("M 37 4 L 37 22 M 28 13 L 46 13", INK, 4.6),
    ),
    "census": (Layer("M 6 9 L 42 9 M 6 19 L 34 19 M 6 29 L 25 29 M 6 39 L 15 39", INK, 5.6),),
    "ships": (
        Layer("M 22 3 L 22 29 L 6 29 C 13 22 19 14 22 3 Z M 26 7 C 35 12 40 20 41 29 L 26 29 Z"),
        Layer("M 3 33 L 45 33 C 43 40 38 45 32 45 L 16 45 C 10 45 5 40 3 33 Z"),
    ),
    "movement": (
        Layer("M 5 42 C 7 25 16 17 30 17", INK, 6.4),
        Layer("M 27 4 L 45 17 L 27 30 Z"),
    ),
    "conflict": (
        Layer("M 6 5 L 35 34 M 42 5 L 13 34", INK, 4.6),
        Layer("M 25 42 L 42 25 M 23 42 L 6 25 M 37 36 L 44 43 M 11 36 L 4 43", INK, 4.6),
    ),
    "construction": (
        Layer(
            "M 4 4 L 13 4 L 13 10 L 19 10 L 19 4 L 29 4 L 29 10 L 35 10 L 35 4 L 44 4 L 44 45 L 30 45 "
            "L 30 34 C 30 25 18 25 18 34 L 18 45 L 4 45 Z"
        ),
    ),
    "surplus": (
        Layer(disc(22, 28, 15), INK, 4.4),
        Layer("M 15 28 L 29 28", INK, 4.8),
        Layer("M 33 8 L 46 8", INK, 5.0),
    ),
    "support": (Layer(_TOWER), Layer(_POSTS)),
    "trade_cards": (
        Layer("M 4 10 L 20 5 L 22 12 L 17 40 L 13 41 Z"),
        Layer(box(21, 8, 43, 42)),
    ),
    "trade": (
        Layer("M 6 15 L 34 15 M 42 33 L 14 33", INK, 5.6),
        Layer("M 31 4 L 45 15 L 31 26 Z M 17 22 L 3 33 L 17 44 Z"),
    ),
    "calamities": (Layer("M 29 2 L 9 27 L 22 27 L 17 46 L 40 19 L 27 19 Z"),),
    "abilities": (Layer(star(24, 26, 22, 5, 0.44)),),
    "support_again": (
        Layer("M 4 4 L 10 4 L 10 9 L 15 9 L 15 4 L 21 4 L 21 9 L 26 9 L 26 4 L 32 4 L 32 24 L 4 24 Z"),
        Layer(f"{box(6, 28, 11, 45)} {box(17, 28, 22, 45)}"),
        Layer("M 28 34 L 34 41 L 45 26", INK, 5.2),
    ),
    "civilization_cards": (Layer(f"{box(9, 3, 39, 45)} {star(24, 25, 11, 5, 0.44)}"),),
    "succession": (Layer(f"{box(3, 31, 15, 45)} {box(18, 19, 30, 45)} {box(33, 6, 45, 45)}"),),
}
THINGS: Mapping[str, Sign] = {
    "stock": (
        Layer(disc(15, 15, 8), "#E9D6B0"),
        Layer(disc(24, 11, 8), "#F7E8C8"),
        Layer(disc(33, 15, 8), "#DCC497"),
        Layer("M 4 19 L 44 19 L 41 45 L 7 45 Z", "#A9825A"),
        Layer("M 4 19 L 44 19 L 43.3 25 L 4.7 25 Z", "#C9A377"),
        Layer("M 16 27 L 17 44 M 24 27 L 24 44 M 32 27 L 31 44", "#7B5A37", 2.2),
    ),
    "treasury": (
        Layer("M 4 21 C 4 10 9 6 14 6 L 34 6 C 39 6 44 10 44 21 Z", "#B9752E"),
        Layer(box(4, 24, 44, 43), "#96581D"),
        Layer("M 13 6 L 13 43 M 35 6 L 35 43", "#5E3410", 2.6),
        Layer("M 4 22.5 L 44 22.5", "#5E3410", 3.0),
        Layer(box(19, 18, 29, 30), "#F2C14E"),
        Layer(disc(24, 23, 2.4), "#5E3410"),
    ),
    "hand": (
        Layer("M 3 13 L 17 8 L 24 36 L 11 41 Z", "#BCA987"),
        Layer("M 17 7 L 32 7 L 32 39 L 17 39 Z", "#DCCBA8"),
        Layer("M 30 9 L 45 13 L 37 42 L 23 39 Z", "#F7ECD4"),
        Layer("M 30 9 L 45 13 L 37 42 L 23 39 Z", "#7B6A48", 1.6),
    ),
    "tokens": (
        Layer(disc(24, 27, 19), "#8A775A"),
        Layer(disc(24, 23, 19), "#E6D5B4"),
        Layer(disc(24, 23, 12), "#B9A37B", 2.6),
    ),
    "civilization_cards": (
        Layer(box(9, 3, 39, 45), "#EADBBB"),
        Layer(box(9, 3, 39, 45), "#8A775A", 2.0),
        Layer(star(24, 25, 10, 5, 0.44), "#8C5A14"),
    ),
    "talk": (
        Layer(
            "M 3 6 L 45 6 L 45 34 L 22 34 L 12 44 L 13 34 L 3 34 Z M 10 13 L 10 16 L 38 16 L 38 13 Z "
            "M 10 20 L 10 23 L 38 23 L 38 20 Z M 10 27 L 10 30 L 26 30 L 26 27 Z"
        ),
    ),
    "hourglass": (
        Layer("M 9 4 L 39 4 M 9 44 L 39 44", INK, 4.6),
        Layer("M 13 6 C 13 17 35 31 35 42 M 35 6 C 35 17 13 31 13 42", INK, 3.4),
        Layer("M 17 14 L 31 14 L 24 22 Z M 24 29 L 33 41 L 15 41 Z"),
    ),
    "lock": (Layer("M 14 22 L 14 15 C 14 2 34 2 34 15 L 34 22", INK, 5.0), Layer(box(8, 21, 40, 45))),
}
