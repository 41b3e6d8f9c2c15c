"""The scenarios of The Secret Chronicle: data files compiled into a card set, a table and what lies on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from aoc_desktop.games.monumental_duel.rules.cards import CardSet
from aoc_desktop.kernel.errors import BadOptions
from aoc_desktop.kernel.scenarios import Figures, Medal, Shelf, Told

SCENARIOS = (
    "voice_of_the_assembly",
    "kings_of_the_stelae",
    "road_to_panipat",
    "whispers_in_the_streets",
    "twilight_of_adulis",
)
"""In the order in which they open: each with at least bronze in the one before it."""
BOX = "espionage"
"""The card set whose values they change."""


class SeatStart(NamedTuple):
    """What a seat begins with; cards by their ids."""

    tokens: tuple[tuple[str, int], ...] = ()
    agents: int = -1
    """-1: as usual."""
    espionage: str = ""
    top: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    revolts: tuple[str, ...] = ()
    provinces: tuple[str, ...] = ()
    policies: tuple[str, ...] = ()
    construction: str = ""
    reserved: tuple[str, ...] = ()
    archived: tuple[str, ...] = ()


class Advantage(NamedTuple):
    seat: int
    resource: str
    tokens: int


class Scenario(NamedTuple):
    """What a scenario changes at a table."""

    id: str
    emblem: tuple[str, str]
    levels: tuple[str, ...]
    """Of the rival."""
    variants: tuple[str, ...]
    seed: int
    """-1: every game is dealt anew."""
    from_era: int
    removed: tuple[str, ...]
    advantage: Advantage | None
    setup: Mapping[str, Any]
    seats: tuple[SeatStart, SeatStart]
    cards: CardSet
    medals: tuple[Medal, ...]
    figures: Figures | None
    told: Mapping[str, Told]
    own_table: Mapping[str, Any] | None = None
    """The table of one of the user's own, which stands whole in a record."""


def _load(data: Mapping[str, Any], file: str) -> Scenario:
    """What reads files is loaded when one is read."""
    from aoc_desktop.games.monumental_duel.rules.scenario_files import load_scenario

    return load_scenario(data, file)


SHELF = Shelf("monumental_duel", SCENARIOS, _load)
scenario, scenario_of = SHELF.shipped, SHELF.played


def check_scenario(chosen: Scenario, card_set: str, players: int, variants: frozenset[str]) -> None:
    """A scenario sets the whole table: a record cannot set it otherwise."""
    if card_set != BOX:
        raise BadOptions("scenario_own_cards", scenario=chosen.id)
    if players != len(chosen.seats):
        raise BadOptions("players", found=players)
    for variant in sorted(variants):
        raise BadOptions("unknown_variant", variant=variant)
