"""Whom the rules favour: a command that publishes how often each place of the first round, and the owner of each card,
wins between seats of one level.

    python -m aoc_desktop.ai.training.balance --seats expert,expert,expert --games 6000 --lines games.jsonl \
        --out cards.json

Every game is one line of a file. A series that was cut off goes on after its last whole line.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from aoc_desktop.ai.levels import level
from aoc_desktop.ai.series import play_game
from aoc_desktop.ai.statistics import wilson
from aoc_desktop.ai.training.ladder import record
from aoc_desktop.games import FIRST, GAMES, commands_of, game_named
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import Game
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.resources import resource
from aoc_desktop.kernel.rng import Rng

TOLD = ("seed", "first_player", "best", "points", "offered")
"""What a line tells beside what each seat has had."""
BOUGHT = "bought"
"""The table of offered cards, with how often a seat bought each."""
CLOSE = 0.03
"""An error of a share, with 95 % certainty, that tells cards apart."""


class Series(NamedTuple):
    """Which games are played: number n by the seed `seed` + n."""

    record: Record
    seats: tuple[str, ...]
    kinds: tuple[str, ...]
    """The parts of a player's snapshot that hold cards."""
    seed: int


class Share(NamedTuple):
    """Wins out of the times that something occurred."""

    wins: float = 0.0
    times: int = 0

    def plus(self, won: float) -> Share:
        return Share(self.wins + won, self.times + 1)

    def as_data(self) -> dict[str, Any]:
        low, high = wilson(self.wins, self.times)
        return {
            "times": self.times,
            "share": round(self.wins / self.times, 4),
            "interval": [round(low, 4), round(high, 4)],
        }


def play_on(game: Game[Any], series: Series, games: int, path: Path) -> None:
    """Play what the file lacks of this many games."""
    for number in range(whole_lines(path), games):
        line = json.dumps(_played(game, series, series.seed + number))
        with path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")


def whole_lines(path: Path) -> int:
    """How many games a file holds; what a cut has left of a line is taken away."""
    if not path.exists():
        return 0
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if whole != data:
        path.write_bytes(whole)
    return whole.count(b"\n")


def _played(game: Game[Any], series: Series, seed: int) -> dict[str, Any]:
    rng = Rng(seed)
    state = game.setup(game.options(series.record), rng)
    first = game.snapshot(state)["first_player"]
    log: list[Event] = []
    play_game(game, state, [level(name) for name in series.seats], rng.fork(0), log)
    shot = game.snapshot(state)
    return {
        "seed": seed,
        "first_player": first,
        "best": shot["result"]["ranking"][0],
        "points": shot["result"]["points"],
        **{kind: [player[kind] for player in shot["players"]] for kind in series.kinds},
        **commands_of(game.id).holdings(state, log),
    }


def shares(lines: Iterator[dict[str, Any]], kinds: Sequence[str]) -> dict[str, dict[str, Any]]:
    """The share of wins by place in the first round and by card, over the games of a file; "bought": the share of games
    in which a seat bought the offered card."""
    found: dict[str, dict[str, Share]] = {kind: {} for kind in ("place", *kinds)}
    for line in lines:
        seats = len(line["points"])
        for seat in range(seats):
            won = 1 / len(line["best"]) if seat in line["best"] else 0.0
            place = str((seat - line["first_player"]) % seats + 1)
            owned = [("place", place), *((kind, card) for kind in kinds for card in line[kind][seat])]
            for kind, name in owned:
                found[kind][name] = found[kind].get(name, Share()).plus(won)
        for name in line.get("offered", [[]])[0]:
            bought = any(name in owned for kind in kinds for owned in line[kind])
            part = found.setdefault(BOUGHT, {})
            part[name] = part.get(name, Share()).plus(float(bought))
    return {kind: {name: part[name].as_data() for name in sorted(part)} for kind, part in found.items()}


def table(found: dict[str, dict[str, Any]]) -> str:
    """The shares for people to read, the highest first; "within" those known to ±3 points of a hundred."""
    lines = []
    for kind, part in found.items():
        share = "taken" if kind == BOUGHT else "won"
        lines += [f"| {kind} | times | {share} | ± | within |", "|---|---|---|---|---|"]
        for name in sorted(part, key=lambda name: -part[name]["share"]):
            low, high = part[name]["interval"]
            error = (high - low) / 2
            within = "yes" if error <= CLOSE else ""
            percent = f"{100 * part[name]['share']:.1f} %"
            lines.append(f"| {name} | {part[name]['times']} | {percent} | {100 * error:.1f} | {within} |")
        lines.append("")
    return "\n".join(lines)


def lines_of(path: Path) -> Iterator[dict[str, Any]]:
    with path.open(encoding="utf-8") as file:
        yield from map(json.loads, file)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(GAMES), default=FIRST)
    parser.add_argument("--cards", help="the card set as a record names it (default: the game's usual one)")
    parser.add_argument("--seats", default="expert,expert,expert", help="levels, one for each seat")
    parser.add_argument("--variants", default="", help="joined by commas")
    parser.add_argument("--kinds", default="civilizations,wonders", help="cards of a snapshot whose owners are told")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lines", type=Path, required=True, help="the file that keeps a line for each game")
    parser.add_argument("--out", type=Path, help="default: balance.json beside the weights")
    parser.add_argument("--table", type=Path, help="write the shares as a table too")
    arguments = parser.parse_args(words)
    game = game_named(arguments.game)
    seats = tuple(arguments.seats.split(","))
    variants = tuple(arguments.variants.split(",")) if arguments.variants else ()
    kinds = tuple(kind for kind in arguments.kinds.split(",") if kind)
    cards = arguments.cards or commands_of(game.id).card_set
    asked = Record(arguments.game, cards, len(seats), "table", variants, {"seed": arguments.seed})
    play_on(game, Series(asked, seats, kinds, arguments.seed), arguments.games, arguments.lines)
    first = next(lines_of(arguments.lines))
    told = shares(lines_of(arguments.lines), (*kinds, *(kind for kind in first if kind not in (*TOLD, *kinds))))
    name = " ".join([arguments.seats, cards, *variants])
    out = arguments.out or resource(arguments.game, "ai", "balance.json")
    record(out, name, {"games": whole_lines(arguments.lines), "seed": arguments.seed, **told})
    if arguments.table is not None:
        arguments.table.write_text(table(told), encoding="utf-8")


if __name__ == "__main__":
    main()
