"""What a card set can be played as: a set may have cards enough for a solo game and too few for a table of four."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from aoc_desktop.games.age_of_civilization.rules.cards import CardSet
from aoc_desktop.games.age_of_civilization.rules.scenarios import PREFIX, SCENARIOS
from aoc_desktop.games.age_of_civilization.rules.setup import SOLO_VARIANTS, VARIANTS, Options, set_up
from aoc_desktop.kernel.errors import BadOptions, Reason
from aoc_desktop.kernel.rng import Rng


class Way(NamedTuple):
    """A way to play, with at most one variant: each variant draws from cards of its own kind."""

    players: int
    mode: str = "table"
    variant: str = ""


def ways_to_play(cards: CardSet) -> dict[Way, Reason | None]:
    """Every way that the rules know for this set, with what keeps it from being set up, if anything."""
    return {way: _why_not(cards, way) for way in _ways(cards)}


def _ways(cards: CardSet) -> Iterator[Way]:
    modes = [(players, "table") for players in (2, 3, 4)]
    modes += [(1, "solo"), *((1, f"{PREFIX}{scenario}") for scenario in SCENARIOS)]
    for players, mode in modes:
        yield Way(players, mode)
        for variant in VARIANTS if mode == "table" else SOLO_VARIANTS:
            if variant in cards.variants:
                yield Way(players, mode, variant)


def _why_not(cards: CardSet, way: Way) -> Reason | None:
    variants = frozenset({way.variant} - {""})
    try:
        set_up(Options(cards, way.players, way.mode, variants), Rng(0))
    except BadOptions as error:
        return error.reason
    return None
