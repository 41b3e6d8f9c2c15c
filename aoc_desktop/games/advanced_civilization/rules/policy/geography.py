"""What a planner asks of a board again and again: how far by land, and which way a ship goes."""

from __future__ import annotations

from functools import cache

from aoc_desktop.games.advanced_civilization.rules.board import NO_AREA, Board

FAR = 99
MOST_SAILED = 5
"""No ship has a longer voyage."""
NEAR = 3
"""A site draws people from so many areas away."""

Routes = dict[int, tuple[int, ...]]
"""Berths within a voyage, each with the places on the way, itself last."""


class Geography:
    """Distances of one board, worked out once."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.steps = [self._steps_from(area) for area in range(len(board.areas))]
        """Land borders between two areas."""
        self.sites = tuple(area for area, site in enumerate(board.sites) if site != "none")
        self.around = {
            site: tuple((area, steps) for area, steps in enumerate(self.steps[site]) if steps <= NEAR)
            for site in self.sites
        }
        """The areas near each site, with their distance."""
        self._routes: dict[tuple[int, bool], Routes] = {}

    def _steps_from(self, start: int) -> list[int]:
        steps = [FAR] * len(self.board.areas)
        steps[start] = 0
        edge = [start]
        while edge:
            following = []
            for area in edge:
                for near in self.board.land[area]:
                    if steps[near] == FAR:
                        steps[near] = steps[area] + 1
                        following.append(near)
            edge = following
        return steps

    def routes(self, start: int, open_sea: bool) -> Routes:
        """Shortest ways of a ship from a berth; open seas are crossed, never the end."""
        known = self._routes.get((start, open_sea))
        if known is None:
            known = self._routes[start, open_sea] = self._find_routes(start, open_sea)
        return known

    def _find_routes(self, start: int, open_sea: bool) -> Routes:
        board = self.board
        found: Routes = {start: ()}
        edge = [start]
        for _ in range(MOST_SAILED):
            following = []
            for place in edge:
                for near in board.water[place]:
                    if near not in found and (open_sea or board.place_area[near] != NO_AREA):
                        found[near] = (*found[place], near)
                        following.append(near)
            edge = following
        return {place: way for place, way in found.items() if board.place_area[place] != NO_AREA}


@cache
def geography(board: Board) -> Geography:
    return Geography(board)
