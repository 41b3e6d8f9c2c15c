"""Measuring styles: what each costs in wins against the plain level, and how often it does what it likes.

python -m aoc_desktop.ai.training.styles --game GAME --level expert --games 200 --log games.jsonl

Seats are rotated on the same deals. How often a style does what it likes is compared with games in which every seat
plays the plain level, for in a game with a rival of that style the rival is kept from it.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from aoc_desktop.ai.levels import PlanningPlayer, Player
from aoc_desktop.ai.series import play_game
from aoc_desktop.ai.statistics import wilson
from aoc_desktop.ai.styles import LONGEST, STYLES, style_of, styles_of
from aoc_desktop.ai.training.balance import lines_of
from aoc_desktop.games import GAMES, commands_of, game_named
from aoc_desktop.kernel.game import Game, Move, Seat
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng


class Figures(NamedTuple):
    """What came of a style's games."""

    games: int
    wins: float
    done: Counter[str]
    """How often the seat's moves began with some words."""

    def often(self, shows: Sequence[str]) -> float:
        """How many of a game's moves of the seat begin so."""
        return sum(self.done[words] for words in shows) / max(1, self.games)


def counting(player: Player, done: Counter[str]) -> Player:
    """The player, with the beginnings of its moves counted."""

    def decide(game: Game[Any], state: Any, seat: Seat, rng: Rng) -> Move:
        move = player(game, state, seat, rng)
        done.update(" ".join(move[:length]) for length in range(1, min(LONGEST, len(move)) + 1))
        return move

    return decide


def play(game: Game[Any], options: Any, level: str, style: str, number: int, seed: int, seats: int) -> dict[str, Any]:
    """A game of the style on one seat among the plain level, as a line of the log."""
    done: Counter[str] = Counter()
    own = number % seats
    players: list[Player] = [PlanningPlayer(level) for _ in range(seats)]
    players[own] = counting(PlanningPlayer(level, style=style), done)
    rng = Rng(seed + number // seats)
    state = game.setup(options, rng)
    play_game(game, state, players, rng.fork(own))
    outcome = game.outcome(state)
    assert outcome is not None
    best = outcome.ranking[0]
    won = round(1 / len(best), 4) if own in best else 0.0
    return {"game": game.id, "level": level, "style": style, "seed": seed, "number": number, "won": won, "done": done}


def figures_of(lines: Sequence[dict[str, Any]], level: str, style: str) -> Figures:
    done: Counter[str] = Counter()
    mine = [line for line in lines if (line["level"], line["style"]) == (level, style)]
    for line in mine:
        done.update(line["done"])
    return Figures(len(mine), sum(line["won"] for line in mine), done)


def told(name: str, found: Figures, plain: Figures, shows: Sequence[str]) -> str:
    """A style's figures in a line."""
    low, high = wilson(found.wins, found.games)
    often, usual = found.often(shows), plain.often(shows)
    times = f"{often / usual:.2f} times" if usual else "never plain"
    share = f"{100 * found.wins / found.games:.1f} % ({100 * low:.1f}-{100 * high:.1f})"
    return f"{name}: {found.wins:g} of {found.games} = {share}; {often:.2f} a game, plain {usual:.2f}: {times}"


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(GAMES), required=True)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--styles", default=",".join(STYLES), help="joined by commas")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200, help="of each style")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log", type=Path, required=True, help="a line for each game: what it has is not played again")
    arguments = parser.parse_args(words)
    game = game_named(arguments.game)
    cards = commands_of(game.id).card_set
    record = Record(game.id, cards, arguments.players, "table", (), {"seed": arguments.seed})
    options = game.options(record)
    for style in ("", *(name for name in arguments.styles.split(",") if name in styles_of(game.id))):
        kept = {(line["level"], line["style"], line["number"]) for line in _lines(arguments.log, game.id)}
        with arguments.log.open("a", encoding="utf-8") as log:
            for number in range(arguments.games):
                if (arguments.level, style, number) not in kept:
                    line = play(game, options, arguments.level, style, number, arguments.seed, arguments.players)
                    log.write(json.dumps(line) + "\n")
                    log.flush()
        lines = _lines(arguments.log, game.id)
        if style:
            plain = figures_of(lines, arguments.level, "")
            print(told(style, figures_of(lines, arguments.level, style), plain, style_of(game.id, style).shows))


def _lines(path: Path, game_id: str) -> list[dict[str, Any]]:
    return [line for line in lines_of(path) if line["game"] == game_id] if path.exists() else []


if __name__ == "__main__":
    main()
