"""Check and fit the told chances: ask for hints in games between seats of one level, fit the curves by which chances
are told, and publish the told chances beside the results.

    python -m aoc_desktop.ai.training.calibration --game GAME --games 2000 --seed 10000 --lines games.jsonl \
        --fit --publish

Every game is one line of a file: who won, and how the asking seat stood whenever it asked, once in each part of the
game. A series that was cut off goes on after its last whole line. The curves are fitted to all games of the file; the
published table tells every game by curves that were fitted without it.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from aoc_desktop.ai.hints import HINT_BUDGET, try_moves
from aoc_desktop.ai.knowledge import judge_of, knowledge_of
from aoc_desktop.ai.levels import Player, level
from aoc_desktop.ai.odds import SEARCH, SEATS, Odds, inputs_of, rivals
from aoc_desktop.ai.search import Budget
from aoc_desktop.ai.series import play_game
from aoc_desktop.ai.training.balance import lines_of, whole_lines
from aoc_desktop.ai.training.calibration_table import chart, table
from aoc_desktop.ai.training.fitting import STEADY, Asked, fitted, told_unseen
from aoc_desktop.games import FIRST, GAMES, commands_of, game_named
from aoc_desktop.kernel.game import Game, Move, Seat
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.resources import resource
from aoc_desktop.kernel.rng import Rng


class Series(NamedTuple):
    """Which games are played: number n by the seed `seed` + n, levels and numbers of seats by turns."""

    levels: tuple[str, ...]
    players: tuple[int, ...]
    seed: int
    inputs: tuple[str, ...]
    seldom: int
    """A seat asks at one of so many decisions, at most once in each part of the game."""
    budget: Budget = HINT_BUDGET

    @property
    def searches(self) -> bool:
        return SEARCH in self.inputs

    def table(self, number: int) -> tuple[str, int, Seat]:
        """The level of all seats, how many there are, and the one that asks."""
        rest, which = divmod(number, len(self.levels))
        rest, seats = divmod(rest, len(self.players))
        players = self.players[seats]
        return self.levels[which], players, rest % players


class Asking:
    """A player who asks for a hint once in each part of a game, and then plays as if it had not asked."""

    def __init__(self, player: Player, series: Series, luck: Rng) -> None:
        self.player, self.series, self.luck = player, series, luck
        self.asked: dict[int, dict[str, float]] = {}
        """By part of the game: how the seat stood."""

    def __call__(self, game: Game[Any], state: Any, seat: Seat, rng: Rng) -> Move:
        if self.luck.below(self.series.seldom) == 0 and len(list(islice(game.legal(state, seat), 2))) > 1:
            part = knowledge_of(game.id).part(state, seat)
            if part not in self.asked:
                found = self.standing(game, game.view(state, seat), seat)
                self.asked[part] = {name: round(found[name], 3) for name in self.series.inputs}
        return self.player(game, state, seat, rng)

    def standing(self, game: Game[Any], view: Any, seat: Seat) -> dict[str, float]:
        """How the seat stands as far as it can know; play-outs are asked only where they tell the chance."""
        if self.series.searches:
            tried = try_moves(game, view, seat, self.luck, self.series.budget)
            return inputs_of(tried.judge, tried.state, seat, self.series.inputs, tried.trials[0].success)
        state = game.redraw(view, self.luck)
        return inputs_of(judge_of(game.id, state), state, seat, self.series.inputs)


def game_line(game: Game[Any], series: Series, number: int) -> dict[str, Any]:
    """One game in which a seat asks: its share of the victory, and how it stood when."""
    name, players, asks = series.table(number)
    rng = Rng(series.seed + number)
    record = Record(game.id, commands_of(game.id).card_set, players, "table", (), {"seed": series.seed + number})
    state = game.setup(game.options(record), rng)
    luck = rng.fork(1)
    # Without play-outs asking costs nothing: every seat does.
    asking = {seat: Asking(level(name), series, luck) for seat in range(players) if seat == asks or not series.searches}
    seats: list[Player] = [asking.get(seat, level(name)) for seat in range(players)]
    play_game(game, state, seats, rng.fork(0))
    outcome = game.outcome(state)
    assert outcome is not None
    best = outcome.ranking[0]

    def told(seat: Seat) -> dict[str, Any]:
        return {"seat": seat, "won": 1 / len(best) if seat in best else 0.0, "asked": asking[seat].asked}

    line = {"seed": series.seed + number, "level": name, "players": players, **told(asks)}
    others = [told(seat) for seat in asking if seat != asks]
    return {**line, "others": others} if others else line


def play_on(game: Game[Any], series: Series, games: int, path: Path) -> None:
    """Play what the file lacks of this many games."""
    for number in range(whole_lines(path), games):
        line = json.dumps(game_line(game, series, number))
        with path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")


def asked_in(path: Path) -> list[Asked]:
    """Every position of a file in which a seat asked for a hint."""
    found = []
    for number, line in enumerate(lines_of(path)):
        level, players = line["level"], line["players"]
        for seat in (line, *line.get("others", ())):
            for part, inputs in seat["asked"].items():
                known = {**inputs, SEATS: rivals(players)}
                found.append(Asked(level, players, int(part), known, seat["won"], number))
    return found


def write_odds(path: Path, odds: Odds, told: dict[str, Any]) -> None:
    """One curve a line: good to read and to compare."""
    levels = []
    for name, curves in odds.curves.items():
        lines = ",\n".join(json.dumps(curve) for curve in curves)
        levels.append(f"{json.dumps(name)}: [\n{lines}\n]")
    data = ",\n".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in told.items())
    curves_text = ",\n".join(levels)
    text = f'{{\n{data},\n"inputs": {json.dumps(odds.inputs)},\n"curves": {{\n{curves_text}\n}}\n}}\n'
    path.write_text(text, encoding="utf-8")


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--game", choices=list(GAMES), default=FIRST)
    made.add_argument("--levels", default="novice,adept,expert", help="all seats of a game are of one level, by turns")
    made.add_argument("--players", default="2", help="numbers of seats, by turns")
    made.add_argument("--seldom", type=int, default=4, help="a seat asks at one of so many decisions")
    made.add_argument("--games", type=int, default=0, help="play until the file has so many")
    made.add_argument("--seed", type=int, default=10000)
    made.add_argument("--inputs", default=f"{SEARCH},{SEATS}", help="what a chance is told by")
    made.add_argument("--lines", type=Path, required=True, help="the file that keeps a line for each game")
    made.add_argument("--steady", type=float, default=STEADY, help="games that the curve of all levels counts for")
    made.add_argument("--fit", action="store_true", help="write the curves fitted to the file's games")
    made.add_argument("--publish", action="store_true", help="write table and chart of told and won")
    made.add_argument("--out", type=Path, help="the folder to write to (default: beside the weights)")
    return made


def main(words: Sequence[str] | None = None) -> None:
    arguments = parser().parse_args(words)
    game = game_named(arguments.game)
    out = arguments.out or resource(game.id, "ai")
    inputs = tuple(arguments.inputs.split(","))
    players = tuple(map(int, arguments.players.split(",")))
    series = Series(tuple(arguments.levels.split(",")), players, arguments.seed, inputs, arguments.seldom)
    play_on(game, series, arguments.games, arguments.lines)
    asked = asked_in(arguments.lines)
    games = whole_lines(arguments.lines)
    if arguments.fit:
        write_odds(out / "odds.json", fitted(asked, inputs, arguments.steady), {"games": games, "players": players})
    if arguments.publish:
        told = told_unseen(asked, inputs, arguments.steady)
        (out / "odds.md").write_text(table(told, games), encoding="utf-8")
        (out / "odds.svg").write_text(chart(told), encoding="utf-8")


if __name__ == "__main__":
    main()
