"""Whole solo games for tests, played by an AI seat: the same seed gives the same game."""

from __future__ import annotations

from functools import cache

from aoc_desktop.ai.levels import level
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.solo.days import record_of_kind
from aoc_desktop.kernel.record import Record, record_of_match, start
from aoc_desktop.kernel.rng import Rng

# What adept reaches with these seeds in Skirmish (second edition).
POINTS = {2: 16, 3: 22, 5: 31, 7: 26}
EARNED = {
    2: [],
    3: ["remarkable_clan"],
    5: ["remarkable_clan", "great_kingdom", "mighty_empire", "primitive_realm"],
    7: ["remarkable_clan", "great_kingdom"],
}


@cache
def finished(seed: int, kind: str = "skirmish", edition: str = "second_edition") -> Record:
    """A game of this kind to its end, with an id of its own."""
    return played(record_of_kind(kind, seed)._replace(card_set=edition, meta={"id": f"{kind}-{edition}-{seed}"}))


def played(beginning: Record) -> Record:
    match = start(GAME, beginning)
    adept = level("adept")
    while match.deciders:
        match.play(0, adept(GAME, match.state, 0, Rng(beginning.seed).fork(len(match.history))))
    return record_of_match(match)
