"""Games for the tests of saved games, played by chance from a seed."""

from __future__ import annotations

from typing import Any

from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import Record, record_of_match, start
from aoc_desktop.kernel.rng import Rng

SEATS = [{"name": "Ada", "level": "human"}, {"name": "Bo", "level": "random", "seed": 7}]
SEATS += [{"name": "Cleo", "level": "novice", "seed": 7}, {"name": "Dai", "level": "human"}]


def played_match(
    moves: int | None = None,
    seed: int = 7,
    players: int = 2,
    variants: tuple[str, ...] = (),
    card_set: str = "second_edition",
) -> Match[Any]:
    """After so many moves; None: to the end."""
    mode = "solo" if players == 1 else "table"
    meta = {"seats": SEATS[:players], "id": f"{seed:016x}"}
    record = Record("age_of_civilization", card_set, players, mode, variants, {"seed": seed}, (), meta)
    match = start(GAME, record)
    rng = Rng(seed)
    while match.deciders and (moves is None or len(match.history) < moves):
        match.play(match.deciders[0], match.legal(match.deciders[0]).sample(rng))
    return match


def played_record(
    moves: int | None = None,
    seed: int = 7,
    players: int = 2,
    variants: tuple[str, ...] = (),
    card_set: str = "second_edition",
) -> Record:
    return record_of_match(played_match(moves, seed, players, variants, card_set))
