"""Speed of the engine on one core, beside catanatron's in the same run: `python3 run.py benchmark`.

Figures are recorded in figures.json (AOC_RECORD_FIGURES=1 writes them). A figure that fell by 30 % fails; it is
compared relative to a fixed piece of Python timed in the same run, so that a slower machine is not mistaken for it.
"""

from __future__ import annotations

import importlib.util
import json
import os
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time

import pytest

from aoc_desktop.games.age_of_civilization.rules.card_files import shipped_set
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.rules.setup import Options
from aoc_desktop.games.age_of_civilization.rules.state import State
from aoc_desktop.kernel.rng import Rng

pytestmark = pytest.mark.benchmark

RECORDED = Path(__file__).parent / "figures.json"
WORST_FALL = 0.7
ROUNDS = 7
GAMES = 150


def best(measure: Callable[[int], float]) -> float:
    """The best of several rounds: what the code can do when the machine lets it."""
    return max(measure(number) for number in range(ROUNDS))


def timed(work: Callable[[], int]) -> float:
    """Units of work per second of this process's own time."""
    began = process_time()
    units = work()
    return units / (process_time() - began)


def new_game(seed: int) -> tuple[State, Rng]:
    rng = Rng(seed)
    return GAME.setup(Options(shipped_set("second_edition"), 4), rng), rng


def play_random_game(seed: int) -> int:
    """Through the Game protocol, as any user of the engine plays; returns the number of moves."""
    state, rng = new_game(seed)
    moves = 0
    while deciders := GAME.deciders(state):
        GAME.apply(state, deciders[0], GAME.legal(state, deciders[0]).sample(rng))
        moves += 1
    return moves


def moves_per_second(number: int) -> float:
    return timed(lambda: sum(play_random_game(number * GAMES + game) for game in range(GAMES)))


def games_per_second(number: int) -> float:
    return timed(lambda: len([play_random_game(number * GAMES + game) for game in range(GAMES)]))


def copies_per_second(number: int) -> float:
    state, rng = new_game(number)
    for _ in range(60):
        seat = GAME.deciders(state)[0]
        GAME.apply(state, seat, GAME.legal(state, seat).sample(rng))
    return timed(lambda: len([GAME.copy(state) for _ in range(5_000)]))


def python_per_second(number: int) -> float:
    """A fixed piece of plain Python: how fast this machine is today."""

    def work() -> int:
        total: dict[int, int] = {}
        for step in range(200_000):
            total[step & 255] = total.get(step & 255, 0) + step
        return 200_000

    return timed(work)


def catanatron_figures() -> dict[str, float]:
    """The same figures for catanatron's random games with four players."""
    catanatron = importlib.import_module("catanatron")
    colors = [catanatron.Color.RED, catanatron.Color.BLUE, catanatron.Color.WHITE, catanatron.Color.ORANGE]

    def play(seed: int) -> int:
        game = catanatron.Game([catanatron.RandomPlayer(color) for color in colors], seed=seed)
        game.play()
        return len(game.state.actions)

    game = catanatron.Game([catanatron.RandomPlayer(color) for color in colors], seed=1)
    for _ in range(100):
        game.play_tick()
    return {
        "catanatron moves/s": best(lambda number: timed(lambda: sum(play(5 * number + game) for game in range(5)))),
        "catanatron games/s": best(lambda number: timed(lambda: len([play(5 * number + game) for game in range(5)]))),
        "catanatron copies/s": best(lambda number: timed(lambda: len([game.copy() for _ in range(2_000)]))),
    }


@pytest.fixture(scope="module")
def figures() -> dict[str, float]:
    play_random_game(0)
    measured = {
        "moves/s": best(moves_per_second),
        "games/s": best(games_per_second),
        "copies/s": best(copies_per_second),
        "plain Python/s": best(python_per_second),
    }
    if importlib.util.find_spec("catanatron") is not None:
        measured |= catanatron_figures()
    print()
    for name, figure in measured.items():
        print(f"  {name:22}{figure:14,.0f}")
    return measured


def test_speed(figures: dict[str, float]) -> None:
    assert figures["moves/s"] >= 50_000
    assert figures["copies/s"] >= 100_000
    assert figures["games/s"] >= 500


def test_speed_beside_the_recorded_one(figures: dict[str, float]) -> None:
    recorded = json.loads(RECORDED.read_text())
    if os.environ.get("AOC_RECORD_FIGURES"):  # those of a peer that is not here stay as they were
        recorded |= {name: round(figure) for name, figure in figures.items()}
        RECORDED.write_text(json.dumps(recorded, indent=1) + "\n")
    for name in ("moves/s", "games/s", "copies/s"):
        before = recorded[name] / recorded["plain Python/s"]
        assert figures[name] / figures["plain Python/s"] >= WORST_FALL * before, f"{name} fell by more than 30 %"


def test_speed_beside_a_peer(figures: dict[str, float]) -> None:
    pytest.importorskip("catanatron")
    assert figures["moves/s"] >= 2 * figures["catanatron moves/s"]


def test_a_move_in_the_last_round_costs_at_most_twice_one_in_the_first() -> None:
    seconds = {1: 0.0, 6: 0.0}
    moves = {1: 0, 6: 0}
    for seed in range(400):
        state, rng = new_game(seed)
        while deciders := GAME.deciders(state):
            in_round = state.round
            began = perf_counter()
            GAME.apply(state, deciders[0], GAME.legal(state, deciders[0]).sample(rng))
            if in_round in seconds:
                seconds[in_round] += perf_counter() - began
                moves[in_round] += 1
    per_move = {number: 1e6 * seconds[number] / moves[number] for number in seconds}
    print(f"\n  a move in round 1: {per_move[1]:.1f} µs, in round 6: {per_move[6]:.1f} µs")
    assert per_move[6] <= 2 * per_move[1]
