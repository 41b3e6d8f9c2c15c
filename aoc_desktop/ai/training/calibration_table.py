"""Chances told beside games won: a table and a chart for people to read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from aoc_desktop.ai.statistics import wilson
from aoc_desktop.ai.training.fitting import Asked

TENTHS = 10
ENOUGH = 300
"""Fewer games than this tell little: they are counted with their neighbours'."""
CLOSE = 0.05
"""Told and won should not be further apart."""


class Share(NamedTuple):
    """Positions whose chances were told alike."""

    low: int
    high: int
    """The first and the last of the tenths that are counted together."""
    games: int
    told: float
    """The mean of the chances."""
    won: float

    @property
    def gap(self) -> float:
        return self.won - self.told

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won * self.games, self.games)

    @property
    def name(self) -> str:
        return f"{100 * self.low // TENTHS}–{100 * (self.high + 1) // TENTHS} %"


Pairs = Sequence[tuple[float, float]]
"""The told chance and the result."""
Told = Sequence[tuple[Asked, float]]
"""A position, and the chance that was told there."""


def pairs_of(told: Told) -> list[tuple[float, float]]:
    return [(chance, position.won) for position, chance in told]


def tenths(told: Pairs, enough: int = ENOUGH) -> list[Share]:
    """By the tenth that the chance lies in; tenths with too few positions are joined with the next ones."""
    groups: list[tuple[int, int, list[tuple[float, float]]]] = []
    for tenth in range(TENTHS):
        inside = [pair for pair in told if min(TENTHS - 1, int(pair[0] * TENTHS)) == tenth]
        if groups and len(groups[-1][2]) < enough:
            low, _, before = groups.pop()
            groups.append((low, tenth, before + inside))
        else:
            groups.append((tenth, tenth, inside))
    if len(groups) > 1 and len(groups[-1][2]) < enough:
        (low, _, before), (_, high, last) = groups[-2:]
        groups[-2:] = [(low, high, before + last)]
    return [share_of(low, high, inside) for low, high, inside in groups]


def share_of(low: int, high: int, told: Pairs) -> Share:
    count = max(1, len(told))
    return Share(low, high, len(told), sum(pair[0] for pair in told) / count, sum(pair[1] for pair in told) / count)


def cells(told: Told) -> list[tuple[str, str, Share]]:
    """By level and part of the game; parts with too few positions are counted with the next."""
    found = []
    for level in dict.fromkeys(position.level for position, _ in told):
        parts: list[int] = []
        here: list[tuple[Asked, float]] = []
        for part in range(1 + max(position.part for position, _ in told)):
            parts.append(part)
            here += [pair for pair in told if (pair[0].level, pair[0].part) == (level, part)]
            if len(here) >= ENOUGH:
                name = "–".join(dict.fromkeys((f"{parts[0]}", f"{part}")))
                found += [(level, name, share) for share in tenths(pairs_of(here))]
                parts, here = [], []
    return found


def table(told: Told, games: int) -> str:
    """All positions by tenths, then by level and part of the game."""
    lines = [
        f"{games} games, {len(told)} positions. Each game is told by curves that were fitted to other games.",
        "",
        "| chance told | positions | told, mean | won | 95 % interval | won − told |",
        "|---|--:|--:|--:|---|--:|",
        *(f"| {share.name} | {cells_of(share)} |" for share in tenths(pairs_of(told))),
        "",
        f"Each level and part of the game (0: the end); what has under {ENOUGH} positions is joined with the next:",
        "",
        "| level | part | chance told | positions | told, mean | won | 95 % interval | won − told |",
        "|---|---|---|--:|--:|--:|---|--:|",
        *(f"| {level} | {part} | {share.name} | {cells_of(share)} |" for level, part, share in cells(told)),
    ]
    return "\n".join(lines) + "\n"


def cells_of(share: Share) -> str:
    low, high = share.interval
    return (
        f"{share.games} | {100 * share.told:.1f} % | {100 * share.won:.1f} % | "
        f"{100 * low:.1f}–{100 * high:.1f} % | {100 * share.gap:+.1f}"
    )


SIDE, EDGE = 400, 56
COLOURS = ("#1b6ca8", "#c8553d", "#2e7d4f", "#7b4ea3", "#333333")
SHAPES = ("circle", "square", "diamond", "up", "down")


def chart(told: Told) -> str:
    """Told from left to right, won from below: on the line, chances are what they say; the band is CLOSE to it."""
    levels = list(dict.fromkeys(position.level for position, _ in told))
    parts = [*_frame(), *_curve(tenths(pairs_of(told)), len(COLOURS) - 1, bars=True)]
    for number, level in enumerate(levels):
        here = [pair for pair in told if pair[0].level == level]
        parts += _curve(tenths(pairs_of(here)), number, bars=False)
    for place, (name, number) in enumerate([*((name, n) for n, name in enumerate(levels)), ("all", len(COLOURS) - 1)]):
        y = EDGE + 18 + 20 * place
        parts.append(_mark(EDGE + 16, y, number))
        parts.append(f'<text x="{EDGE + 28}" y="{y + 4}">{name}</text>')
    size = SIDE + 2 * EDGE
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" font-family="sans-serif" font-size="12">'
    )
    return "\n".join([head, f'<rect width="{size}" height="{size}" fill="#ffffff"/>', *parts, "</svg>", ""])


def _x(share: float) -> float:
    return round(EDGE + SIDE * share, 1)


def _y(share: float) -> float:
    return round(EDGE + SIDE * (1 - share), 1)


def _frame() -> list[str]:
    corners = ((0, 0), (0, CLOSE), (1 - CLOSE, 1), (1, 1), (1, 1 - CLOSE), (CLOSE, 0))
    band = " ".join(f"{_x(told)},{_y(won)}" for told, won in corners)
    parts = [f'<polygon points="{band}" fill="#e8efe4"/>']
    for tenth in range(0, TENTHS + 1, 2):
        at = tenth / TENTHS
        parts.append(f'<path d="M{_x(at)} {_y(0)}V{_y(1)}M{_x(0)} {_y(at)}H{_x(1)}" stroke="#d5d5d5"/>')
        parts.append(f'<text x="{_x(at)}" y="{_y(0) + 18}" text-anchor="middle">{100 * tenth // TENTHS}</text>')
        parts.append(f'<text x="{_x(0) - 8}" y="{_y(at) + 4}" text-anchor="end">{100 * tenth // TENTHS}</text>')
    parts.append(f'<path d="M{_x(0)} {_y(0)}L{_x(1)} {_y(1)}" stroke="#666666" stroke-dasharray="5 4"/>')
    parts.append(f'<text x="{_x(0.5)}" y="{_y(0) + 40}" text-anchor="middle">chance told, %</text>')
    parts.append(
        f'<text transform="translate({_x(0) - 38} {_y(0.5)}) rotate(-90)" text-anchor="middle">games won, %</text>'
    )
    return parts


def _curve(shares: Sequence[Share], number: int, bars: bool) -> list[str]:
    parts = []
    for share in shares:
        x, y = _x(share.told), _y(share.won)
        if bars:
            low, high = share.interval
            parts.append(f'<path d="M{x} {_y(low)}V{_y(high)}" stroke="{COLOURS[number]}" stroke-width="1.5"/>')
        parts.append(_mark(x, y, number))
    return parts


def _mark(x: float, y: float, number: int) -> str:
    """A shape for each level: readable without colour."""
    colour, shape = COLOURS[number], SHAPES[number]
    if shape == "circle":
        return f'<circle cx="{x}" cy="{y}" r="4" fill="{colour}"/>'
    corners = {
        "square": "-4,-4 4,-4 4,4 -4,4",
        "diamond": "0,-5 5,0 0,5 -5,0",
        "up": "0,-5 5,4 -5,4",
        "down": "0,5 5,-4 -5,-4",
    }[shape]
    return f'<polygon points="{corners}" transform="translate({x} {y})" fill="{colour}"/>'
