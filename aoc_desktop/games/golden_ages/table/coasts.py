"""Where land ends on a square of the map: a line worked out from the edges alone, so that neighbours always meet.

All in units of a square's side, the north-west corner at (0, 0). Sides are north, east, south, west; corners follow
the sides clockwise: corner N lies between side N - 1 and side N.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from aoc_desktop.kernel.rng import Rng

WIDTH = 0.17
"""Of the water along a water edge."""
JITTER = 0.06
SMOOTHINGS = 3
Point = tuple[float, float]
Edges = tuple[bool, bool, bool, bool]
ROUND = 0.11
"""How far before a corner of two coasts the curve begins."""


class Land(NamedTuple):
    """The outline of a square's land, and the parts of it that are coast."""

    outline: tuple[Point, ...]
    coasts: tuple[tuple[Point, ...], ...]


@lru_cache(maxsize=512)
def land_of(edges: Edges, bites: Edges, seed: int) -> Land:
    """`edges`: True for land; `bites`: corners between two land edges that the sea takes."""
    if not any(edges):
        shore = _smooth_ring(_all_around(seed))
        return Land(shore, ((*shore, shore[0]),))
    start = next(side for side in range(4) if edges[side])
    outline: list[Point] = []
    coasts: list[tuple[Point, ...]] = []
    open_coast: list[Point] = []
    for step in range(4):
        side = (start + step) % 4
        ahead = (side + 1) % 4
        if edges[side]:
            outline += [_on(side, WIDTH)] if not edges[side - 1] or bites[side] else [_on(side, 0.0)]
            if not edges[ahead] or bites[ahead]:
                outline.append(_on(side, 1 - WIDTH))
            if bites[ahead] and edges[ahead]:
                bite = _smooth([_on(side, 1 - WIDTH), _inward(side, 1 - WIDTH, WIDTH * 0.9), _on(ahead, WIDTH)])
                coasts.append(bite)
                outline += bite[1:-1]
            elif not edges[ahead]:
                open_coast = [_on(side, 1 - WIDTH)]
        else:
            open_coast += _along(side, seed, edges)
            if edges[ahead]:
                open_coast.append(_on(ahead, WIDTH))
                shore = _smooth(open_coast)
                coasts.append(shore)
                outline += shore[1:-1]
    return Land(tuple(outline), tuple(coasts))


def _on(side: int, share: float) -> Point:
    """A point on the rim, `share` of the way along a side, clockwise."""
    return _inward(side, share, 0.0)


def _inward(side: int, share: float, depth: float) -> Point:
    return ((share, depth), (1 - depth, share), (1 - share, 1 - depth), (depth, 1 - share))[side]


def _along(side: int, seed: int, edges: Edges) -> list[Point]:
    """The coast of a water edge: three points with a little chance in them, and a round corner after another coast."""
    rng = Rng(seed * 4 + side)
    points = []
    if not edges[side - 1]:
        points.append(_inward(side, WIDTH + ROUND * 0.35, WIDTH + ROUND * 0.35))
    for share in (0.3, 0.5, 0.7):
        points.append(_inward(side, share, WIDTH + (rng.below(1000) / 500 - 1) * JITTER))
    return points


def _all_around(seed: int) -> list[Point]:
    none = (False, False, False, False)
    return [point for side in range(4) for point in _along(side, seed, none)]


def _smooth(points: list[Point]) -> tuple[Point, ...]:
    """Corners cut three times (Chaikin); both ends stay."""
    for _ in range(SMOOTHINGS):
        cut = [points[0]]
        for one, two in pairwise(points):
            cut += [_between(one, two, 0.25), _between(one, two, 0.75)]
        points = [*cut, points[-1]]
    return tuple(points)


def _smooth_ring(points: list[Point]) -> tuple[Point, ...]:
    for _ in range(SMOOTHINGS):
        pairs = zip(points, [*points[1:], points[0]], strict=True)
        points = [_between(one, two, share) for one, two in pairs for share in (0.25, 0.75)]
    return tuple(points)


def _between(one: Point, two: Point, share: float) -> Point:
    return one[0] + (two[0] - one[0]) * share, one[1] + (two[1] - one[1]) * share
