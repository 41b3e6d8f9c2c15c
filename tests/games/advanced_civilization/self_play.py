"""Figures of self-play: when games end, who enters the bronze age on time, points and calamities.

python -m tests.games.advanced_civilization.self_play --level sage --players 5 --games 20 --log games.jsonl

One line per finished game; what the file has already is not played again. With --write-nations all games of the file go
into `resources/advanced_civilization/ai/nations.toml`: how often each nation won.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from statistics import mean, median
from typing import Any

from aoc_desktop.ai.levels import level
from aoc_desktop.games.advanced_civilization.rules.card_files import shipped_set
from aoc_desktop.games.advanced_civilization.rules.cards import FINISH, Nation
from aoc_desktop.games.advanced_civilization.rules.events import Lost, Reduced
from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.rules.setup import Options
from aoc_desktop.games.advanced_civilization.rules.state import CITY_POINTS, State
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.resources import resource
from aoc_desktop.kernel.rng import Rng

CITY_LOST = ("razed", "taken", "pirates")


def first_bronze(nation: Nation) -> int:
    return next(square for square, epoch in enumerate(nation.epochs) if epoch is not nation.epochs[0])


def calamity_loss(event: Event) -> tuple[int, int]:
    """Cities and unit points that a calamity took, but for what hordes kill and a civil war hands over."""
    by_calamity = event.cause is not None and event.cause.kind == "calamity"
    if event.kind == "pirates" or (by_calamity and event.kind in CITY_LOST):
        return 1, CITY_POINTS
    if not by_calamity or event.kind not in ("lost", "reduced"):
        return 0, 0
    assert isinstance(event, Lost | Reduced)
    if isinstance(event, Lost) and event.unit == "tokens":
        return 0, event.tokens
    return 1, CITY_POINTS - event.tokens


def play(name: str, players: int, seed: int, random_nations: bool) -> dict[str, Any]:
    """One game, as a line of the log."""
    rng = Rng(seed)
    variants = frozenset({"random_nations"} if random_nations else ())
    state: State = GAME.setup(Options(shipped_set("standard"), players, variants=variants), rng)
    seats = [level(name) for _ in range(players)]
    nations = state.table.cards.nations
    bronze: dict[str, bool] = {}
    turn = cities = points = 0
    while deciders := GAME.deciders(state):
        seat = deciders[0]
        move = GAME.draw(state, rng) if seat == CHANCE else seats[seat](GAME, state, seat, rng)
        log: list[Event] = []
        GAME.apply(state, seat, move, log)
        for event in log:
            lost = calamity_loss(event)
            cities, points = cities + lost[0], points + lost[1]
        if state.turn != turn:
            turn = state.turn
            for other, number in enumerate(state.nation):
                nation = nations[number]
                if turn == first_bronze(nation) + 1:
                    bronze[nation.id] = state.ast[other] >= first_bronze(nation)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return {
        "level": name,
        "players": players,
        "seed": seed,
        "random_nations": random_nations,
        "turns": state.turn,
        "finished": FINISH in state.ast,
        "points": list(outcome.points),
        "nations": [nations[number].id for number in state.nation],
        "bronze": bronze,
        "calamity_cities": cities / players,
        "calamity_points": points / players,
        "cities": mean(state.map_cities(seat) for seat in range(players)),
    }


def told(games: Sequence[dict[str, Any]]) -> str:
    turns = sorted(game["turns"] for game in games)
    first = mean(max(game["points"]) for game in games)
    last = mean(min(game["points"]) for game in games)
    everyone = mean(mean(game["points"]) for game in games)
    reached = sum(game["finished"] for game in games)
    bronze: dict[str, list[bool]] = defaultdict(list)
    wins: dict[str, float] = defaultdict(float)
    for game in games:
        best = [
            nation for nation, each in zip(game["nations"], game["points"], strict=True) if each == max(game["points"])
        ]
        for nation in game["nations"]:
            wins[nation] += (nation in best) / len(best)
        for nation, on_time in game["bronze"].items():
            bronze[nation].append(on_time)
    lines = [
        f"{len(games)} games, {reached} ended on the last square",
        f"turns: median {median(turns)}, {turns[0]}-{turns[-1]}",
        f"points: first {first:.0f}, mean {everyone:.0f}, last {last:.0f}",
        f"calamities took per seat and game {mean(game['calamity_cities'] for game in games):.1f} cities, "
        f"{mean(game['calamity_points'] for game in games):.0f} unit points",
        "bronze age on time: "
        + ", ".join(f"{name} {sum(all_)} of {len(all_)}" for name, all_ in sorted(bronze.items())),
        "wins: " + ", ".join(f"{name} {won:g}" for name, won in sorted(wins.items())),
    ]
    return "\n".join(lines)


def nation_lines(games: Sequence[dict[str, Any]]) -> str:
    """The record of each nation, with what chance alone would give it."""
    played: dict[str, int] = defaultdict(int)
    won: dict[str, float] = defaultdict(float)
    expected: dict[str, float] = defaultdict(float)
    for game in games:
        best = max(game["points"])
        winners = [nation for nation, points in zip(game["nations"], game["points"], strict=True) if points == best]
        for nation in game["nations"]:
            played[nation] += 1
            won[nation] += (nation in winners) / len(winners)
            expected[nation] += 1 / game["players"]
    players = sorted({game["players"] for game in games})
    lines = [
        "# How sages fared with each nation, nations by lot: made by",
        "#     python -m tests.games.advanced_civilization.self_play --level sage --random-nations … --write-nations",
        "format = 1",
        f'level = "{games[0]["level"]}"',
        f'date = "{date.today().isoformat()}"',
        f"games = {len(games)}",
        f"players = {players}",
    ]
    for nation in sorted(played):
        lines += ["", f"[nation.{nation}]", f"games = {played[nation]}"]
        lines += [f"won = {round(won[nation], 1)}", f"expected = {round(expected[nation], 1)}"]
    return "\n".join(lines) + "\n"


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=2001)
    parser.add_argument("--random-nations", action="store_true")
    parser.add_argument("--log", type=Path, required=True)
    parser.add_argument("--write-nations", action="store_true", help="all games of the file, as the profiles tell them")
    arguments = parser.parse_args(words)
    known: list[dict[str, Any]] = []
    if arguments.log.exists():
        known = [json.loads(line) for line in arguments.log.read_text(encoding="utf-8").splitlines()]
    games = []
    for seed in range(arguments.seed, arguments.seed + arguments.games):
        wanted = (arguments.level, arguments.players, seed, arguments.random_nations)
        found = next((g for g in known if (g["level"], g["players"], g["seed"], g["random_nations"]) == wanted), None)
        if found is None:
            found = play(*wanted)
            with arguments.log.open("a", encoding="utf-8") as file:
                file.write(json.dumps(found) + "\n")
        games.append(found)
    if arguments.write_nations:
        lines = [json.loads(line) for line in arguments.log.read_text(encoding="utf-8").splitlines()]
        resource(GAME.id, "ai", "nations.toml").write_text(nation_lines(lines), encoding="utf-8")
    print(f"{arguments.level}, {arguments.players} players")
    print(told(games))


if __name__ == "__main__":
    main()
