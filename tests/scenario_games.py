"""Whole games of scenarios for tests: an AI seat in the person's place, the scenario's own levels on the others."""

from __future__ import annotations

from functools import cache

from aoc_desktop.ai.levels import level
from aoc_desktop.games import GAMES, game_named, scenarios_of
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.record import Record, record_of_match, start
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.session import HUMAN
from aoc_desktop.solo.scenarios import Scenarios

TABLES = [game for game in GAMES if (offered := scenarios_of(game)) is not None and offered.users_own]
"""The games whose scenarios are played against computer players."""


def offered_by(game: str) -> Scenarios:
    offered = scenarios_of(game)
    assert offered is not None, game
    return offered


@cache
def finished(game: str, scenario: str, seed: int = 5, player: str = "expert") -> Record:
    """A game of this scenario to its end, as the window would keep it."""
    offered = offered_by(game)
    chosen = offered.shipped(scenario)
    beginning, rng = offered.record(chosen, seed), Rng(seed).fork(0)
    match = start(game_named(game), beginning)
    seats = [level(name) for name in (player, *chosen.levels)]
    while match.deciders:
        seat = match.deciders[0]
        if seat == CHANCE:
            match.draw(rng)
        else:
            match.play(seat, seats[seat](match.game, match.state, seat, rng))
    record = record_of_match(match)
    told = [{"name": name, "level": name} for name in (HUMAN, *chosen.levels)]
    return record._replace(meta={**record.meta, "id": f"{scenario}-{seed}", "seats": told})
