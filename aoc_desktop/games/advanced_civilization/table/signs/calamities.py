"""Signs of the twelve calamities: light on a dark red ground, embers in the second tone."""

from __future__ import annotations

from collections.abc import Mapping

from aoc_desktop.games.advanced_civilization.table.signs.kit import ACCENT, INK, Layer, Sign, box, disc

CALAMITIES: Mapping[str, Sign] = {
    "volcano": (
        Layer("M 3 43 L 17 20 L 31 20 L 45 43 Z"),
        Layer("M 17 20 L 20 26 L 23 22 L 26 29 L 28 22 L 31 20 Z", ACCENT),
        Layer("M 24 16 L 24 5 M 17 15 L 13 8 M 31 15 L 35 8", ACCENT, 3.6),
    ),
    "treachery": (
        Layer("M 21 28 L 39 5 L 43 4 L 43 9 L 24 31 Z"),
        Layer("M 14 22 L 28 34", INK, 5.0),
        Layer("M 18 31 L 8 42", ACCENT, 6.4),
    ),
    "famine": (
        Layer("M 17 45 C 20 34 25 24 33 10", INK, 3.0),
        Layer("M 32 12 C 25 10 25 5 29 2 C 34 4 36 8 32 12 Z"),
        Layer("M 27 22 C 20 20 18 15 20 11 C 26 12 29 16 27 22 Z M 29 20 C 30 14 35 11 40 12 C 40 18 36 21 29 20 Z"),
        Layer("M 22 33 C 15 31 13 26 15 22 C 21 23 24 27 22 33 Z M 24 31 C 25 25 30 22 35 23 C 35 29 31 32 24 31 Z"),
        Layer("M 6 10 L 42 40", ACCENT, 4.4),
    ),
    "superstition": (
        Layer(
            "M 2 24 C 11 9 37 9 46 24 C 37 39 11 39 2 24 Z M 8 24 C 15 34 33 34 40 24 C 33 14 15 14 8 24 Z",
        ),
        Layer(disc(24, 24, 7.4), ACCENT),
        Layer(disc(24, 24, 2.8), "#2A0C0A"),
    ),
    "civil_war": (
        Layer("M 22 4 L 18 14 L 23 21 L 17 30 L 20 43 C 10 38 6 28 6 9 C 12 9 17 7 22 4 Z"),
        Layer("M 27 5 C 32 8 36 9 42 9 C 42 28 37 38 26 44 L 23 31 L 29 21 L 24 14 Z", ACCENT),
    ),
    "slave_revolt": (
        Layer(disc(12, 24, 8, 9.5), INK, 4.6),
        Layer(disc(36, 24, 8, 9.5), INK, 4.6),
        Layer(
            "M 24 14 L 24 6 M 20 16 L 17 10 M 28 16 L 31 10 M 24 34 L 24 42 M 20 32 L 17 38 M 28 32 L 31 38",
            ACCENT,
            2.8,
        ),
    ),
    "flood": (
        Layer("M 24 5 L 42 21 L 36 21 L 36 29 L 12 29 L 12 21 L 6 21 Z"),
        Layer("M 3 34 C 8 29 12 29 17 34 C 22 39 26 39 31 34 C 36 29 40 29 45 34", ACCENT, 3.8),
        Layer("M 3 43 C 8 38 12 38 17 43 C 22 48 26 48 31 43 C 36 38 40 38 45 43", ACCENT, 3.8),
    ),
    "barbarian_hordes": (
        Layer("M 11 20 C 3 19 2 11 5 4 C 8 11 11 13 16 13 Z M 37 20 C 45 19 46 11 43 4 C 40 11 37 13 32 13 Z", ACCENT),
        Layer("M 10 28 C 10 16 16 10 24 10 C 32 10 38 16 38 28 L 38 43 L 30 45 L 30 33 L 18 33 L 18 45 L 10 43 Z"),
        Layer("M 24 10 L 24 41", "#2A0C0A", 2.2),
    ),
    "epidemic": (
        Layer(
            "M 24 4 C 35 4 42 11 42 21 C 42 27 40 31 35 33 L 35 43 L 13 43 L 13 33 C 8 31 6 27 6 21 "
            "C 6 11 13 4 24 4 Z "
            f"{disc(16, 22, 4.8, 5.4)} {disc(32, 22, 4.8, 5.4)} M 24 27 L 27 33 L 21 33 Z",
        ),
        Layer("M 19 38 L 19 43 M 24 38 L 24 43 M 29 38 L 29 43", "#2A0C0A", 1.8),
    ),
    "civil_disorder": (
        Layer("M 15 22 L 33 22 L 30 28 L 18 28 Z"),
        Layer("M 20 28 L 28 28 L 26 46 L 22 46 Z"),
        Layer("M 24 2 C 26 8 34 11 31 20 L 17 20 C 14 14 19 11 20 7 C 22 9 23 10 23 12 C 25 9 25 5 24 2 Z", ACCENT),
    ),
    "iconoclasm": (
        Layer("M 8 4 L 40 4 L 40 10 L 35 10 L 35 19 L 27 24 L 31 27 L 13 25 L 13 10 L 8 10 Z"),
        Layer("M 13 29 L 25 31 L 22 35 L 35 31 L 35 39 L 40 39 L 40 45 L 8 45 L 8 39 L 13 39 Z"),
        Layer("M 39 18 L 45 14 M 40 25 L 46 26", ACCENT, 3.0),
    ),
    "piracy": (
        Layer("M 9 3 L 9 46", INK, 4.0),
        Layer("M 12 5 C 20 1 28 9 44 5 L 44 30 C 30 34 22 26 12 30 Z"),
        Layer(disc(28, 15, 6.4, 5.6), "#2A0C0A"),
        Layer(box(25, 19, 31, 24), "#2A0C0A"),
        Layer(f"{disc(25.6, 15.4, 1.6)} {disc(30.4, 15.4, 1.6)}", "#FFF3E4"),
    ),
}
UNKNOWN: Sign = (Layer("M 24 4 L 45 42 L 3 42 Z"), Layer("M 24 17 L 24 29 M 24 36 L 24 36.1", "#2A0C0A", 4.4))
