"""Tuning the numbers of a game's policy by self-play: a seat with changed numbers among seats with the shipped ones.

python -m aoc_desktop.ai.training.tune --game GAME --level LEVEL --players 4 --games 48 --set city=20 --set tax=6
python -m aoc_desktop.ai.training.tune --game GAME --level LEVEL --search city,tax,reserve --log tuning.jsonl

A try is judged by the margin of points over the mean of the others, on the same seeds and seats for every try: it is
less noisy than wins. A search goes through the names again and again, keeps a change whose margin is better than its
error, and writes every try to the log, failures too.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from aoc_desktop.ai.levels import Player
from aoc_desktop.ai.policies import Decide, Line, policy_of
from aoc_desktop.ai.series import play_game
from aoc_desktop.games import FIRST, GAMES, commands_of, game_named
from aoc_desktop.kernel.game import Game, Move, Seat
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng

FACTORS = (1.4, 0.7)
"""A number is tried larger and smaller."""


class Tried(NamedTuple):
    """What came of some changes."""

    changes: Mapping[str, float]
    margin: float
    """Points more than the others' mean."""
    error: float
    wins: float
    games: int


def player_of(decide: Decide, level: str) -> Player:
    """A player that follows the lines of a policy."""
    line = Line()

    def player(game: Game[Any], state: Any, seat: Seat, rng: Rng) -> Move:
        return line.next_move(game, decide, state, seat, rng, level)

    return player


class Trial:
    """One setting in which changes are tried."""

    def __init__(self, game_id: str, level: str, players: int, games: int, seed: int) -> None:
        self.game = game_named(game_id)
        policy = policy_of(game_id)
        assert policy is not None, "the game has no policy to tune"
        self.policy = policy
        self.level = level
        self.players = players
        self.games = games
        self.seed = seed
        record = Record(game_id, commands_of(game_id).card_set, players, "table", (), {"seed": seed})
        self.options = self.game.options(record)

    def run(self, changes: Mapping[str, float], against: Mapping[str, float]) -> Tried:
        """A seat with these changes among seats with those, in every seat by turns."""
        margins = []
        wins = 0.0
        for number in range(self.games):
            rng = Rng(self.seed + number // self.players)
            state = self.game.setup(self.options, rng)
            own = number % self.players
            players = [
                player_of(self.policy.changed(self.level, changes if seat == own else against), self.level)
                for seat in range(self.players)
            ]
            play_game(self.game, state, players, rng.fork(own))
            outcome = self.game.outcome(state)
            assert outcome is not None
            others = sum(outcome.points) - outcome.points[own]
            margins.append(outcome.points[own] - others / (self.players - 1))
            best = outcome.ranking[0]
            wins += (own in best) / len(best)
        mean = sum(margins) / len(margins)
        spread = sum((margin - mean) ** 2 for margin in margins) / max(1, len(margins) - 1)
        return Tried(dict(changes), mean, sqrt(spread / len(margins)), wins / len(margins), len(margins))


def search(trial: Trial, names: Sequence[str], start: Mapping[str, float], rounds: int, log: Path | None) -> None:
    """Try one number after the other; a value that is better by more than its error is kept, and the opponents play it
    too."""
    kept = dict(start)
    for _ in range(rounds):
        for name in names:
            now = kept.get(name, trial.policy.numbers(trial.level)[name])
            best: Tried | None = None
            for factor in FACTORS:
                value = round(now * factor, 3) if isinstance(now, float) else now + (1 if factor > 1 else -1)
                tried = trial.run({**kept, name: value}, kept)
                tell(tried, log)
                if tried.margin > tried.error and (best is None or tried.margin > best.margin):
                    best = tried
            if best is not None:
                kept = dict(best.changes)
        print("kept", json.dumps(kept), flush=True)


def tell(tried: Tried, log: Path | None) -> None:
    print(
        f"{json.dumps(tried.changes)}: {tried.margin:+.0f} ± {tried.error:.0f} points, "
        f"{100 * tried.wins:.0f} % of {tried.games}",
        flush=True,
    )
    if log is not None:
        with log.open("a", encoding="utf-8") as file:
            file.write(json.dumps(tried._asdict()) + "\n")


def changes_in(words: Sequence[str], numbers: Mapping[str, float]) -> dict[str, float]:
    """`name=value` for each, of the kind that the name has."""
    found: dict[str, float] = {}
    for word in words:
        name, _, value = word.partition("=")
        found[name] = type(numbers[name])(float(value))
    return found


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(GAMES), default=FIRST, help=f"(default {FIRST})")
    parser.add_argument("--level", default="expert")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=48)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--search", help="names, such as city,tax: try them one after the other")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--log", type=Path)
    arguments = parser.parse_args(words)
    trial = Trial(arguments.game, arguments.level, arguments.players, arguments.games, arguments.seed)
    changes = changes_in(arguments.set, trial.policy.numbers(arguments.level))
    if arguments.search:
        search(trial, arguments.search.split(","), changes, arguments.rounds, arguments.log)
    else:
        tell(trial.run(changes, {}), arguments.log)


if __name__ == "__main__":
    main()
