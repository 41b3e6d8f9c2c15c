"""How long a short game is: whole games between experts, the decisions of each seat counted, each record loaded again.

python -m tests.games.advanced_civilization.short_games --games 10 --write

Prints a line for each number of seats; with --write the figures go into `short_games.toml` of the resources.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Sequence
from datetime import date
from statistics import median
from typing import Any

from aoc_desktop.ai.levels import level
from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.rules.setup import short_game, short_games
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import Record, record_of_match, replay, start
from aoc_desktop.kernel.resources import resource
from aoc_desktop.kernel.rng import Rng

MOST = 450
"""Decisions of a person in about an hour."""


def play(players: int, seed: int, name: str) -> Match[Any]:
    """A whole short game."""
    record = Record(GAME.id, "standard", players, "table", (), {"seed": seed, **short_game(players)})
    match: Match[Any] = start(GAME, record)
    rng, seats = Rng(seed), [level(name) for _ in range(players)]
    while match.deciders:
        seat, state = match.deciders[0], match.state
        match.play(seat, GAME.draw(state, rng) if seat == CHANCE else seats[seat](GAME, state, seat, rng))
    return match


def decisions(match: Match[Any]) -> list[int]:
    """Of each seat."""
    return [sum(played.seat == seat for played in match.history) for seat in range(match.state.table.players)]


def measured(players: int, games: int, seed: int, name: str) -> dict[str, Any]:
    counts: list[int] = []
    turns: list[int] = []
    for number in range(games):
        match = play(players, seed + number, name)
        again = replay(GAME, record_of_match(match))
        assert again.state.key() == match.state.key(), "the record loads and comes to the same end"
        counts += decisions(match)
        turns.append(match.state.turn)
    return {
        "level": name,
        "games": games,
        "seed": seed,
        "date": date.today().isoformat(),
        "decisions": int(median(counts)),
        "fewest": min(counts),
        "most": max(counts),
        "turns": int(median(turns)),
    }


def write(players: int, figures: dict[str, Any]) -> None:
    """Into the line `figures` of this number of players."""
    path = resource(GAME.id, "short_games.toml")
    line = "figures = { " + ", ".join(f"{name} = {json.dumps(value)}" for name, value in figures.items()) + " }\n"
    head, *tables = path.read_text(encoding="utf-8").split("[[table]]\n")
    kept = [re.sub(r"figures = .*\n", "", table) for table in tables]
    places = [number for number, table in enumerate(kept) if f"players = {players}\n" in table]
    for place in range(len(kept)):
        if place in places:
            kept[place] = kept[place].rstrip("\n") + "\n" + line + ("\n" if place < len(kept) - 1 else "")
        else:
            kept[place] = tables[place]
    path.write_text("[[table]]\n".join([head, *kept]), encoding="utf-8")


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--players", type=int, nargs="*", default=list(short_games()))
    parser.add_argument("--level", default="expert")
    parser.add_argument("--seed", type=int, default=7001)
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args(words)
    for players in arguments.players:
        figures = measured(players, arguments.games, arguments.seed, arguments.level)
        told = "at most" if figures["decisions"] <= MOST else "MORE THAN"
        print(f"{players} players: median {figures['decisions']} decisions, {told} {MOST}; {figures}", flush=True)
        if arguments.write:
            write(players, figures)


if __name__ == "__main__":
    main()
