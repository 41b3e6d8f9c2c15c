"""A board in play: areas, berths and open seas as numbers, with everything that follows from the map alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

SITE_TOKENS = 6
PLAIN_TOKENS = 12
NO_AREA = -1


class Area(NamedTuple):
    """One area of the map as the file tells it."""

    id: str
    limit: int
    site: str
    flood: str
    volcano: str
    coastal: bool
    island: bool
    land: tuple[str, ...]
    water: tuple[str, ...]
    berths: Mapping[str, tuple[str, ...]]


class BoardPlan:
    """What the files say of a board; a Board is made of it for a number of players who start."""

    def __init__(
        self,
        id: str,
        areas: tuple[Area, ...],
        seas: Mapping[str, tuple[str, ...]],
        players: frozenset[int],
        default_for: frozenset[int],
        tokens: Mapping[int, int],
        void_island_sites: frozenset[int],
        start: Mapping[str, tuple[str, ...]],
        nations: Mapping[int, tuple[str, ...]],
        west_extension: bool,
    ) -> None:
        self.id = id
        self.areas = areas
        """In play, in map order."""
        self.seas = seas
        self.players = players
        self.default_for = default_for
        self.tokens = tokens
        self.void_island_sites = void_island_sites
        self.start = start
        self.nations = nations
        self.west_extension = west_extension
        self._boards: dict[int, Board] = {}

    def board(self, starting: int) -> Board:
        if starting not in self._boards:
            self._boards[starting] = Board(self, starting)
        return self._boards[starting]


class Board:
    """A board for a number of players. Areas and places (berths and open seas) are numbered in map order."""

    __slots__ = (
        "adjacent",
        "area",
        "areas",
        "berths_of",
        "city_tokens",
        "coastal",
        "id",
        "islands",
        "land",
        "limits",
        "nations",
        "near_berth",
        "place",
        "place_area",
        "places",
        "plains",
        "roads",
        "sea_distance",
        "sheltered",
        "shores",
        "sites",
        "start",
        "tokens",
        "volcanoes",
        "water",
        "west_extension",
    )

    def __init__(self, plan: BoardPlan, starting: int) -> None:
        areas = plan.areas
        self.id = plan.id
        self.west_extension = plan.west_extension
        self.tokens = plan.tokens[starting]
        self.nations = plan.nations[starting]
        self.areas = tuple(area.id for area in areas)
        self.area = {name: number for number, name in enumerate(self.areas)}
        self.limits = tuple(area.limit for area in areas)
        void = starting in plan.void_island_sites
        self.sites = tuple("none" if void and area.island else area.site for area in areas)
        self.islands = tuple(area.island for area in areas)
        self.city_tokens = tuple(PLAIN_TOKENS if site == "none" else SITE_TOKENS for site in self.sites)
        self.sheltered = tuple(site == "black" for site in self.sites)
        """The water never reaches a city on a black site."""
        self.coastal = tuple(area.coastal for area in areas)
        self.land = tuple(self._numbers(area.land) for area in areas)
        self.adjacent = tuple(self._numbers({*area.land, *area.water}) for area in areas)
        self.roads = tuple(self._roads(number) for number in range(len(areas)))
        """Areas two land borders away, each with the areas between."""
        self.start = {nation: self._numbers(names) for nation, names in plan.start.items()}
        self.plains = self._zones([area.flood for area in areas])
        self.volcanoes = self._zones([area.volcano for area in areas])
        self._lay_out_water(plan)

    def _numbers(self, names: object) -> tuple[int, ...]:
        """Those of the areas that are in play, in map order."""
        return tuple(sorted(self.area[name] for name in names if name in self.area))  # type: ignore[attr-defined]

    def _roads(self, start: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
        between: dict[int, list[int]] = {}
        for via in self.land[start]:
            for end in self.land[via]:
                if end != start and end not in self.land[start]:
                    between.setdefault(end, []).append(via)
        return tuple((end, tuple(vias)) for end, vias in sorted(between.items()))

    def _zones(self, names: list[str]) -> dict[str, tuple[int, ...]]:
        zones: dict[str, list[int]] = {}
        for number, name in enumerate(names):
            if name:
                zones.setdefault(name, []).append(number)
        return {name: tuple(zones[name]) for name in sorted(zones)}

    def _lay_out_water(self, plan: BoardPlan) -> None:
        """The water graph: berths and open seas are its points, water borders its lines (rules 1, Berth)."""
        shores: dict[str, tuple[str, ...]] = {}
        """The berths of each coastal area."""
        sides: dict[str, tuple[str, ...]] = dict(plan.seas)
        """What each place lists as its neighbours: areas and seas."""
        for area in plan.areas:
            if area.coastal:
                shores[area.id] = tuple(area.berths) or (area.id,)
                sides |= area.berths or {area.id: area.water}
        self.places = tuple(sorted(sides))
        self.place = {name: number for number, name in enumerate(self.places)}
        areas = {berth: area for area, berths in shores.items() for berth in berths}
        self.place_area = tuple(self.area[areas[name]] if name in areas else NO_AREA for name in self.places)
        self.berths_of = tuple(tuple(self.place[berth] for berth in shores.get(area, ())) for area in self.areas)
        self.water = tuple(
            tuple(
                sorted(
                    self.place[other]
                    for neighbour in sides[name]
                    for other in shores.get(neighbour, (neighbour,))
                    if other in sides and areas.get(name, name) in sides[other]
                )
            )
            for name in self.places
        )
        self.near_berth = tuple(
            any(self.place_area[other] != NO_AREA for other in neighbours) for neighbours in self.water
        )
        """A ship can sail from here to a berth in one step."""
        self.shores = tuple((area, places) for area, places in enumerate(self.berths_of) if places)
        self.sea_distance = self._sea_distances()

    def _sea_distances(self) -> tuple[int, ...]:
        """Steps from each place to the nearest berth."""
        far = len(self.places)
        distance = [far if area == NO_AREA else 0 for area in self.place_area]
        for _ in self.places:
            distance = [
                min([distance[place], *(distance[other] + 1 for other in self.water[place])])
                for place in range(len(distance))
            ]
        return tuple(distance)
