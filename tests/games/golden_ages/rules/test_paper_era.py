"""One era on paper: the notation's worked example, move by move, with every number that it gives."""

from __future__ import annotations

from aoc_desktop.games.golden_ages.rules.card_files import shipped_set
from aoc_desktop.games.golden_ages.rules.game import GAME
from aoc_desktop.games.golden_ages.rules.setup import Options
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.rng import Rng

SETUP = {
    "square_rotation": 0,
    "tiles_three": ["t2", "t4", "t3", "t1"],
    "tiles_two": ["t9", "t16", "t5", "t12", "t8", "t14", "t7", "t10", "t6", "t15", "t13", "t11"],
    "buildings": [["market", "library"], ["wall", "bank"], ["museum", "factory"], ["laboratory", "power_plant"]],
    "civilizations": [["rome", "inca", "spain", "usa"], ["egypt", "france", "portugal", "japan"]],
    "judgements": ["richest", "strongest", "most_populous", "most_advanced", "most_ecological"],
    "glory": [4, 2, 5, 3, 3, 6, 4, 5, 3, 4, 2, 5, 6, 3, 5, 4],
}

# Each move with its seat, and what it leaves: gold, points or reserve of a seat.
ERA = [
    (1, "place e6 0", {}),
    (1, "capital e6", {}),
    (0, "place d5 270", {}),
    (0, "capital d5", {}),
    (1, "explore e6 e5", {"gold 1": 3}),
    (1, "found", {"gold 1": 4, "reserve 1": 5}),
    (0, "build market none", {}),
    (1, "explore e6 f6", {"gold 1": 5}),
    (1, "found", {"gold 1": 6, "reserve 1": 4}),
    (0, "attack d5 e5", {"gold 0": 2, "reserve 1": 5}),
    (0, "found", {"gold 0": 3, "reserve 0": 4}),
    (1, "wonder pyramids", {"gold 1": 4, "points 1": 2}),
    (0, "develop writing", {"gold 0": 0, "reserve 0": 5}),
    (1, "art e6", {"points 1": 5}),
    (0, "art d5", {"points 0": 3}),
    (1, "golden_age", {}),
    (1, "judge most_advanced", {}),
    (0, "activate market", {"gold 0": 2, "gold 1": 6}),
    (0, "explore d5 d5", {"gold 1": 8}),
    (0, "golden_age", {"points 0": 4, "points 1": 6, "gold 1": 8}),
    (1, "choose france", {}),
    (0, "choose rome", {"gold 0": 2}),
]


def test_the_era_on_paper() -> None:
    state = GAME.setup(Options(shipped_set("base"), 2, setup=SETUP), Rng(1))
    match = Match(GAME, state)
    first, second = match.state.players
    assert (first.gold, second.gold, second.reserve) == (5, 3, 6), "Rome's gold, Egypt's Metallurgy"
    assert match.state.first_player == 1
    for seat, move, leaves in ERA:
        assert match.deciders == (seat,), move
        match.play_line(move)
        for words, number in leaves.items():
            what, whose = words.split()
            assert getattr(match.state.players[int(whose)], what) == number, f"{what} after {move}"
    assert match.state.first_player == 1, "France 4, Rome 6"
    assert match.state.tile is not None
    assert match.state.tile.id == "t9"
