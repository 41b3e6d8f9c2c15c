"""The scenarios of Chronicles of the Ages: data files compiled into a card set, a table and what lies on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from aoc_desktop.games.golden_ages.rules.cards import Building, CardSet, Effect
from aoc_desktop.kernel.errors import BadOptions
from aoc_desktop.kernel.scenarios import Figures, Medal, Shelf, Told

SCENARIOS = (
    "gift_of_the_nile",
    "wonders_of_the_world",
    "beyond_the_ocean",
    "walls_of_byzantium",
    "race_to_the_moon",
)
"""In the order in which they open: each with at least bronze in the one before it."""
BOX = "base"
"""The card set whose values they change."""


class SeatStart(NamedTuple):
    """What a seat begins with; cards by their ids. -1: as usual."""

    gold: int = -1
    points: int = -1
    technologies: tuple[str, ...] = ()
    civilization: str = ""
    capital: str = ""
    cities: tuple[tuple[str, int], ...] = ()
    buildings: tuple[str, ...] = ()
    wonders: tuple[str, ...] = ()
    glory: tuple[int, ...] = ()
    effects: tuple[Effect, ...] = ()


class Scenario(NamedTuple):
    """What a scenario changes at a table."""

    id: str
    emblem: tuple[str, str]
    levels: tuple[str, ...]
    """Of the computer players, from seat 1 on."""
    variants: tuple[str, ...]
    seed: int
    """-1: every game is dealt anew."""
    era: int
    first_player: int
    map: tuple[tuple[str, str, int], ...]
    building_cards: bool
    effects: tuple[Effect, ...]
    """In force for all seats, after those of cards."""
    setup: Mapping[str, Any]
    seats: tuple[SeatStart, ...]
    cards: CardSet
    medals: tuple[Medal, ...]
    figures: Figures | None
    told: Mapping[str, Told]
    own_table: Mapping[str, Any] | None = None
    """The table of one of the user's own, which stands whole in a record."""

    def effects_of(self, seat: int) -> tuple[Effect, ...]:
        """In force for a seat although no card of its gives them."""
        return (*self.effects, *self.seats[seat].effects)

    def building_deck(self, era: int) -> list[Building]:
        """The building cards of an era, without those that somebody begins with."""
        if not self.building_cards or era < self.era:
            return []
        owned = Counter(building for seat in self.seats for building in seat.buildings)
        deck = []
        for card in self.cards.building_cards(era, len(self.seats)):
            if owned[card.id]:
                owned[card.id] -= 1
            else:
                deck.append(card)
        return deck


def _load(data: Mapping[str, Any], file: str) -> Scenario:
    """What reads files is loaded when one is read."""
    from aoc_desktop.games.golden_ages.rules.scenario_files import load_scenario

    return load_scenario(data, file)


SHELF = Shelf("golden_ages", SCENARIOS, _load)
scenario, scenario_of = SHELF.shipped, SHELF.played


def check_scenario(chosen: Scenario, card_set: str, players: int, variants: frozenset[str]) -> None:
    """A scenario sets the whole table: a record cannot set it otherwise."""
    if card_set != BOX:
        raise BadOptions("scenario_own_cards", scenario=chosen.id)
    if players != len(chosen.seats):
        raise BadOptions("players", found=players)
    for variant in sorted(variants ^ frozenset(chosen.variants)):
        raise BadOptions("unknown_variant", variant=variant)
