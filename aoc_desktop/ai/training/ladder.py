"""Measuring the levels of a game against each other, and alone against the deck; the goals are read, and the figures
written, beside the game's weights.

python -m aoc_desktop.ai.training.ladder --game GAME --only "sage,expert" --games 400

A match ends early once Wald's test has decided whether its goal is reached, unless `--whole` is said. With `--goal`
any match can be measured, also of players for measuring alone (aoc_desktop.ai.training.former).
"""

from __future__ import annotations

import argparse
import json
import tomllib
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from aoc_desktop.ai.levels import PlanningPlayer
from aoc_desktop.ai.results_log import ResultsLog
from aoc_desktop.ai.series import play_game, play_series
from aoc_desktop.ai.statistics import decided, wilson
from aoc_desktop.ai.training.former import measured
from aoc_desktop.games import FIRST, GAMES, commands_of, game_named
from aoc_desktop.kernel.game import Game
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.resources import resource
from aoc_desktop.kernel.rng import Rng


class Goal(NamedTuple):
    """The share of wins that the first level should reach."""

    levels: tuple[str, ...]
    share: float


class Goals(NamedTuple):
    """What a game asks of its levels."""

    matches: tuple[Goal, ...]
    alone: tuple[int, ...]
    """Points whose share of solo games is told."""


def goals_of(game: str) -> Goals:
    """The goals in the file beside the game's weights; empty if the game has no file."""
    path = resource(game, "ai", "goals.toml")
    data = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    matches = tuple(Goal(tuple(one["levels"]), float(one["share"])) for one in data.get("match", ()))
    return Goals(matches, tuple(data.get("alone", ())))


class _Open:
    """A view of everything: only for measuring what hidden cards cost, never for a player."""

    def __init__(self, state: Any) -> None:
        self.state = state

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Open) and bool(self.state.key() == other.state.key())

    __hash__ = None  # type: ignore[assignment]


class OpenGame:
    """A game without hidden parts."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def view(self, state: Any, seat: int | None) -> _Open:
        return _Open(self._game.copy(state))

    def redraw(self, view: _Open, rng: Rng) -> Any:
        return self._game.copy(view.state)


def measure(
    game: Game[Any],
    options: Any,
    goal: Goal,
    games: int,
    seed: int,
    whole: bool = False,
    kept: ResultsLog | None = None,
) -> dict[str, Any]:
    """One match, as data."""
    share = None if whole else goal.share
    tally = play_series(game, options, goal.levels, games, seed, lambda number: None, share, kept, measured)
    wins = tally.wins[0]
    return {
        "levels": list(goal.levels),
        "goal": goal.share,
        "seed": seed,
        "games": tally.games,
        "wins": round(wins, 2),
        "share": round(wins / tally.games, 4),
        "interval": [round(bound, 4) for bound in wilson(wins, tally.games)],
        "proved": decided(wins, tally.games, goal.share),
        "mean_points": [round(points / tally.games, 2) for points in tally.points],
        "seconds_mean": [seat.get("seconds_mean") for seat in tally.as_data()["seats"]],
        "seconds_95": [seat.get("seconds_95") for seat in tally.as_data()["seats"]],
    }


def measure_alone(game: Any, options: Any, level: str, games: int, seed: int) -> dict[str, Any]:
    """A level alone at the table."""
    points = []
    began = perf_counter()
    for number in range(games):
        rng = Rng(seed + number)
        state = game.setup(options, rng)
        play_game(game, state, [PlanningPlayer(level)], rng.fork(0))
        outcome = game.outcome(state)
        assert outcome is not None
        points.append(outcome.points[0])
    data: dict[str, Any] = {"level": level, "seed": seed, "games": games, "mean_points": sum(points) / games}
    for goal in goals_of(game.id).alone:
        reached = sum(each >= goal for each in points)
        data[f"at_least_{goal}"] = reached
        data[f"at_least_{goal}_interval"] = [round(bound, 4) for bound in wilson(reached, games)]
    data["points"] = points
    data["seconds"] = round(perf_counter() - began, 1)
    return data


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(GAMES), default=FIRST, help=f"(default {FIRST})")
    parser.add_argument("--cards", help="the card set as a record names it (default: the game's usual one)")
    parser.add_argument("--only", help="one match such as sage,expert; or solo:sage, solo-open:sage")
    parser.add_argument(
        "--goal", type=float, help="the share that the first of --only should reach, for a match without a goal"
    )
    parser.add_argument("--games", type=int, default=400, help="at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--whole", action="store_true", help="play all games, even if a sequential test has decided")
    parser.add_argument("--out", type=Path, help="default: ladder.json beside the weights")
    parser.add_argument(
        "--log", type=Path, help="every finished game, one line each: a series that was cut off resumes"
    )
    arguments = parser.parse_args(words)
    game = game_named(arguments.game)
    out = arguments.out or resource(arguments.game, "ai", "ladder.json")

    def options(players: int, mode: str) -> Any:
        cards = arguments.cards or commands_of(game.id).card_set
        return game.options(Record(game.id, cards, players, mode, (), {"seed": arguments.seed}))

    kind, _, level = (arguments.only or "").partition(":")
    if level:
        played: Any = OpenGame(game) if kind == "solo-open" else game
        found = measure_alone(played, options(1, "solo"), level, arguments.games, arguments.seed)
        record(out, arguments.only, found)
        return
    kept = None if arguments.log is None else ResultsLog(arguments.log)
    goals: Sequence[Goal] = goals_of(game.id).matches
    if arguments.goal is not None:
        goals = [Goal(tuple(arguments.only.split(",")), arguments.goal)]
    for goal in goals:
        name = ",".join(goal.levels)
        if arguments.only in (None, name):
            seated = options(len(goal.levels), "table")
            found = measure(game, seated, goal, arguments.games, arguments.seed, arguments.whole, kept)
            record(out, name, found)


def record(path: Path, name: str, found: dict[str, Any]) -> None:
    """Write a figure into the file, in place of the one of the same name."""
    data = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    data[name] = found
    text = "{\n" + ",\n".join(f"{json.dumps(key)}: {json.dumps(data[key])}" for key in sorted(data)) + "\n}\n"
    path.write_text(text, encoding="utf-8")
    print(name, {key: value for key, value in found.items() if key != "points"}, flush=True)


if __name__ == "__main__":
    main()
