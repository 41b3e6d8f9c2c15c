"""The scenarios of Roads of Bronze: a table, turns that were played before, changed pieces, and what goes otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from aoc_desktop.kernel.record import Record, read_record
from aoc_desktop.kernel.resources import resource
from aoc_desktop.kernel.scenarios import Figures, Medal, Shelf, Told

SCENARIOS = (
    "gift_of_the_nile",
    "smoke_over_thera",
    "last_to_bronze",
    "caravan_without_cities",
    "eight_peoples_one_sea",
)
"""In the order in which they open: each with at least bronze in the one before it."""
PERSON = 0
"""The seat whose table it is."""


class PiecesChanged(NamedTuple):
    """What a seat has otherwise when the scenario begins."""

    seat: int
    clear: bool
    """Everything leaves the map, the treasury goes to the stock."""
    tokens: tuple[tuple[str, int], ...]
    cities: tuple[str, ...]
    treasury: int
    """-1: as it is."""
    cards: tuple[str, ...]
    ast: int
    """-1: as it is."""


class Foretold(NamedTuple):
    """A calamity that the person holds in these turns, wherever its card lay."""

    calamity: str
    turns: tuple[int, ...]


class Fertile(NamedTuple):
    """Areas where the person's tokens grow by more in these turns."""

    areas: tuple[str, ...]
    turns: tuple[int, ...]
    amount: int


class Scenario(NamedTuple):
    """What a scenario changes at a table."""

    id: str
    emblem: tuple[str, str]
    levels: tuple[str, ...]
    """Of the computer players, from seat 1 on."""
    variants: tuple[str, ...]
    turn_limit: int
    trade_rounds: int
    turns: int
    """Of the prelude; the game begins with the next one."""
    prelude: str
    """The scenario of the box whose prelude it is."""
    changes: tuple[PiecesChanged, ...]
    strikes: tuple[Foretold, ...]
    growth: Fertile | None
    cities_most: int
    """The person founds no city while it has so many; -1: as usual."""
    draws_as: int
    """The person draws as if it had so many cities; -1: as usual."""
    marker_stays: bool
    medals: tuple[Medal, ...]
    figures: Figures | None
    told: Mapping[str, Told]
    own_table: Mapping[str, Any] | None = None
    """The table of one of the user's own, which stands whole in a record."""


@cache
def prelude(scenario: str) -> Record:
    """The turns before a scenario's first one, as they were once played."""
    return read_record(resource("advanced_civilization", "scenarios", f"{scenario}.record.json"))


def _load(data: Mapping[str, Any], file: str) -> Scenario:
    """What reads files is loaded when one is read."""
    from aoc_desktop.games.advanced_civilization.rules.scenario_files import load_scenario

    return load_scenario(data, file)


SHELF = Shelf("advanced_civilization", SCENARIOS, _load)
