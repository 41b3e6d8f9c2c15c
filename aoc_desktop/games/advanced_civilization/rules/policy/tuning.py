"""The numbers that a level plays by: read from `resources/advanced_civilization/ai/policy.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, NamedTuple

from aoc_desktop.kernel.resources import resource
from aoc_desktop.kernel.rng import Rng


class Tuning(NamedTuple):
    """What things are worth to a planner, in points, and how far it looks. Tuned by self-play."""

    # Settling: what a token is worth where.
    token: float = 1.0
    first: float = 1.5
    """The first token of an area brings another one each turn,"""
    second: float = 1.2
    """the second one more."""
    site: float = 0.6
    field: float = 0.8
    """Near free sites, by distance."""
    decay: float = 0.5
    city: float = 18.0
    demand: float = 20.0
    """Each city that the next square of the AST still asks for."""
    income: float = 0.5
    """What a trade card of the first stack each turn is worth; of the second twice as much …"""
    support: float = 6.0
    """Each token that is missing to support the cities,"""
    reserve: float = 4.0
    """and so many more should live on the map."""
    reserve_weight: float = 0.6
    tax: float = 8.0
    """Each token that is missing for the next taxes."""
    room: float = 6.0
    """So many tokens should be left in stock after the next taxes, so that areas grow;"""
    crowd: float = 1.5
    """each that is missing costs this."""
    kept_money: float = 0.7
    """The share of the treasury that is not spent before the next taxes."""
    plain: bool = True
    """Builds cities of twelve tokens."""
    contest: int = 2
    """Drives away so many strangers to build."""
    ship: float = 4.0
    """What a new ship must gain."""
    upkeep: float = 1.5
    look: int = 0
    """Turns of its own that it foresees while it settles."""
    opening: int = 0
    """The same in the first turns."""
    styles: int = 0
    """Other ways to spread that it tries while it foresees."""
    wide: int = 5
    """Plans that are foreseen."""
    patience: float = 0.8
    """What a city next turn counts beside one now."""

    # Goods.
    seed: float = 1.5
    """What one card of a set is worth beside its square, as something that grows."""
    greed: float = 3.0
    """The least gain for which it deals."""
    trust: float = 0.7
    """How far it believes what is said of the rest of a lot."""
    samples: int = 0
    """Redraws of others' hands that it weighs."""
    calamity: float = 1.0
    """How much it minds calamities."""
    offers: int = 12
    """Offers that it weighs."""

    # Cards.
    credit: float = 0.35
    """What a credit for a card not owned yet is worth of its number."""
    protection: float = 1.0
    square: float = 60.0
    """A step of the AST that a purchase makes possible."""
    step: float = 20.0
    """A card or group nearer to the next demand."""
    hold: float = 1.2
    """What a card kept in a set is worth beside its square, while it may grow."""

    money: float = 0.6
    """What a token of the treasury is worth to keep,"""
    revolt: float = 15.0
    """unless the next taxes lack it."""

    noise: float = 0.0
    """Share of values by which it misjudges at most."""
    blunder: float = 0.0
    """How often it plays any legal move instead of the best."""


EXACT = frozenset({"noise", "blunder", "decay", "patience"})


def blurred(tuning: Tuning, rng: Rng) -> Tuning:
    """What a weak player believes for a moment: everything is worth a little more or less than it is."""
    changes = {
        name: value * (1 + tuning.noise * (rng.below(2001) / 1000 - 1))
        for name, value in tuning._asdict().items()
        if isinstance(value, float) and name not in EXACT
    }
    return Tuning(**{**tuning._asdict(), **changes})


def tuning_from(data: dict[str, Any], level: str) -> Tuning:
    """All levels share what stands under `all`; a level may differ in anything."""
    return Tuning(**{**data.get("all", {}), **data.get(level, {})})


@cache
def tuning_of(level: str) -> Tuning:
    path = resource("advanced_civilization", "ai", "policy.toml")
    return tuning_from(tomllib.loads(path.read_text(encoding="utf-8")), level)
