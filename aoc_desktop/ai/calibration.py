"""Are the chances what they say? A command that asks for hints in the course of games between seats of one level, and
compares the winning chance of the best move with how often that seat won in the end.

    python -m aoc_desktop.ai.calibration --game GAME --level expert --games 100 --lines hints.jsonl

Every game is one line of a file. A series that was cut off goes on after its last whole line.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from aoc_desktop.ai.balance import lines_of, whole_lines
from aoc_desktop.ai.hints import rank_moves
from aoc_desktop.ai.levels import Player, level
from aoc_desktop.ai.series import play_game
from aoc_desktop.games import FIRST, GAMES, commands_of, game_named
from aoc_desktop.kernel.game import Game, Move, Seat
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng

PARTS = 4
"""Parts of a game that are told apart, by the decisions of the seat that asks."""
BANDS = 5
"""Chances are told in so many bands."""


class Asking:
    """A player who asks for a hint now and then, and plays on as it would have played."""

    def __init__(self, player: Player, every: int, luck: Rng) -> None:
        self.player, self.every, self.luck = player, every, luck
        self.decisions = 0
        self.told: list[tuple[int, float]] = []
        """The decision's number, and the chance that goes with the best move."""

    def __call__(self, game: Game[Any], state: Any, seat: Seat, rng: Rng) -> Move:
        if self.decisions % self.every == 0:
            chance = rank_moves(game, game.view(state, seat), seat, self.luck)[0].chance
            assert chance is not None, "alone there is no chance"
            self.told.append((self.decisions, chance))
        self.decisions += 1
        return self.player(game, state, seat, rng)


def hints_of(game: Game[Any], record: Record, name: str, seed: int, every: int) -> dict[str, Any]:
    """One game in which seat 0 asks: its share of the victory, and what it was told when."""
    rng = Rng(seed)
    state = game.setup(game.options(record), rng)
    asking = Asking(level(name), every, rng.fork(1))
    play_game(game, state, [asking, *(level(name) for _ in range(record.players - 1))], rng.fork(0))
    outcome = game.outcome(state)
    assert outcome is not None
    best = outcome.ranking[0]
    told = [(place / asking.decisions, chance) for place, chance in asking.told]
    return {"seed": seed, "won": 1 / len(best) if 0 in best else 0.0, "told": told}


def bands(lines: Iterator[dict[str, Any]]) -> list[list[tuple[int, float, float]]]:
    """By part of the game and band of chances: how many hints, the mean chance told, the share won."""
    found = [[(0, 0.0, 0.0)] * BANDS for _ in range(PARTS)]
    for line in lines:
        for place, chance in line["told"]:
            part, band = min(PARTS - 1, int(place * PARTS)), min(BANDS - 1, int(chance * BANDS))
            count, chances, won = found[part][band]
            found[part][band] = (count + 1, chances + chance, won + line["won"])
    return [[(count, chances / max(1, count), won / max(1, count)) for count, chances, won in part] for part in found]


def table(found: Sequence[Sequence[tuple[int, float, float]]]) -> str:
    """For people to read: the share won, the mean chance told, and of how many hints."""
    heads = [f"{100 * band // BANDS}–{100 * (band + 1) // BANDS} %" for band in range(BANDS)]
    lines = [f"| part of the game | {' | '.join(heads)} |", "|---" * (BANDS + 1) + "|"]
    for number, part in enumerate(found, 1):
        cells = [f"{100 * won:.0f} % (told {100 * told:.0f}) of {count}" if count else "–" for count, told, won in part]
        lines.append(f"| {number} of {PARTS} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(GAMES), default=FIRST)
    parser.add_argument("--level", default="expert", help="the level of all seats")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=5000)
    parser.add_argument("--every", type=int, default=8, help="a hint at one of so many decisions")
    parser.add_argument("--lines", type=Path, required=True, help="the file that keeps a line for each game")
    arguments = parser.parse_args(words)
    game = game_named(arguments.game)
    asked = Record(game.id, commands_of(game.id).card_set, arguments.players, "table", (), {"seed": 1})
    for number in range(whole_lines(arguments.lines), arguments.games):
        line = hints_of(game, asked, arguments.level, arguments.seed + number, arguments.every)
        with arguments.lines.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
    print(table(bands(lines_of(arguments.lines))))


if __name__ == "__main__":
    main()
