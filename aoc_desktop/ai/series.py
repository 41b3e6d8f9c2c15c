"""Series of games between levels, with seats rotated so that pairs are fair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from time import perf_counter, process_time
from typing import Any

from aoc_desktop.ai.levels import Player, level
from aoc_desktop.ai.results_log import ResultsLog, played_of
from aoc_desktop.ai.statistics import decided, percentile, wilson
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import CHANCE, Game, Move, Outcome, Seat
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.kernel.scenarios import PREFIX

MOST_MOVES = 100_000
"""A game that has not ended by then never will: a rule is broken."""


class SeriesTally:
    """What came of a series, level by level in the order in which they were given."""

    def __init__(self, levels: Sequence[str]) -> None:
        self.levels = list(levels)
        self.games = 0
        self.moves = 0
        self.seconds = 0.0
        self.wins = [0.0] * len(levels)
        """A shared victory counts as an equal part for each winner. A solo game counts as won if its outcome has extras
        beside points (an achievement, a medal)."""
        self.points = [0] * len(levels)
        self.told: dict[str, Counter[str]] = {}
        """How often each word was among what `Outcome.extras` tells, by its name there."""
        self.thinking: list[list[float]] = [[] for _ in levels]
        """Seconds of this process's own time for each decision, of the levels that think."""

    def add(self, outcome: Outcome, seated: Sequence[int], moves: int) -> None:
        """`seated[seat]` is the number of the level that played on that seat."""
        self.games += 1
        self.moves += moves
        best = outcome.ranking[0]
        if len(seated) > 1 or outcome.extras:
            for seat in best:
                self.wins[seated[seat]] += 1 / len(best)
        for seat, points in enumerate(outcome.points):
            self.points[seated[seat]] += points
        for name, found in outcome.extras.items():
            words = [found] if isinstance(found, str) else found if isinstance(found, (list, tuple)) else ()
            self.told.setdefault(name, Counter()).update(map(str, words))

    def as_data(self) -> dict[str, Any]:
        seconds = max(self.seconds, 1e-9)
        return {
            "games": self.games,
            "moves": self.moves,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / seconds, 1),
            "moves_per_second": round(self.moves / seconds, 1),
            "seats": [self._seat_data(which) for which in range(len(self.levels))],
        }

    def _seat_data(self, which: int) -> dict[str, Any]:
        wins = self.wins[which]
        data: dict[str, Any] = {
            "level": self.levels[which],
            "wins": _whole(wins),
            "mean_points": round(self.points[which] / self.games, 2),
        }
        if self.thinking[which]:
            data["interval"] = [round(bound, 4) for bound in wilson(wins, self.games)]
            data["seconds_mean"] = round(sum(self.thinking[which]) / len(self.thinking[which]), 4)
            data["seconds_95"] = round(percentile(self.thinking[which], 0.95), 4)
        return data


def _whole(wins: float) -> int | float:
    """Halves and thirds of shared victories are rounded for reading; whole numbers stay whole."""
    return int(wins) if wins == int(wins) else round(wins, 2)


def play_game(game: Game[Any], state: Any, players: Sequence[Player], rng: Rng, log: list[Event] | None = None) -> int:
    """Play a state to its end; returns the number of moves."""
    moves = 0
    deciders = game.deciders(state)
    while deciders:
        seat = deciders[0]
        move = game.draw(state, rng) if seat == CHANCE else players[seat](game, state, seat, rng)
        game.apply(state, seat, move, log)
        moves += 1
        assert moves < MOST_MOVES, "the game does not end"
        deciders = game.deciders(state)
    return moves


def timed(player: Player, seconds: list[float]) -> Player:
    """The player, with the processor time of each decision noted."""

    def decide(game: Game[Any], state: Any, seat: Seat, rng: Rng) -> Move:
        began = process_time()
        move = player(game, state, seat, rng)
        seconds.append(process_time() - began)
        return move

    return decide


def play_series(
    game: Game[Any],
    options: Any,
    levels: Sequence[str],
    games: int,
    seed: int,
    after: Callable[[int], None],
    goal: float | None = None,
    kept: ResultsLog | None = None,
    player_of: Callable[[str], Player] = level,
) -> SeriesTally:
    """Games number 0, 1, …: each seed is played once with every rotation of the seats; `after` hears of progress.

    With a `goal` the series ends, at a full rotation, once it is proved that the first level reaches that share of
    wins or that it does not. Games that `kept` has are not played again.
    """
    tally = SeriesTally(levels)
    # A random seat decides in microseconds: no clock for it.
    players = [
        level(name) if name == "random" else timed(player_of(name), tally.thinking[which])
        for which, name in enumerate(levels)
    ]
    # In a scenario each seat has its own part to play.
    count = 1 if getattr(options, "mode", "").startswith(PREFIX) else len(levels)
    started = perf_counter()
    for number in range(games):
        seated = [(seat + number % count) % len(levels) for seat in range(len(levels))]
        played = None if kept is None else kept.get(game.id, levels, seed, number)
        if played is not None:
            for seconds, more in zip(tally.thinking, played.thinking, strict=True):
                seconds += more
        else:
            rng = Rng(seed + number // count)
            state = game.setup(options, rng)
            before = [len(seconds) for seconds in tally.thinking]
            moves = play_game(game, state, [players[which] for which in seated], rng.fork(number % count))
            outcome = game.outcome(state)
            assert outcome is not None
            new = [seconds[done:] for seconds, done in zip(tally.thinking, before, strict=True)]
            played = played_of(outcome, moves, new)
            if kept is not None:
                kept.add(game.id, levels, seed, number, played)
        tally.add(played, seated, played.moves)
        tally.seconds = perf_counter() - started
        after(number + 1)
        if goal is not None and (number + 1) % count == 0 and decided(tally.wins[0], number + 1, goal) is not None:
            break
    return tally
