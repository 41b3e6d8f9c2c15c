"""How often an expert in the player's place earns a scenario's medals: `python -m aoc_desktop.ai.training.medals GAME
SCENARIO`. With `--file` every game is one line there, with all that the medals ask for, and a run that was cut off goes
on. The counts are what `[figures]` in the scenario's file says."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from aoc_desktop.ai.levels import level
from aoc_desktop.ai.series import play_game
from aoc_desktop.games import game_named, scenarios_of
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.kernel.scenarios import MEDALS, AnyScenario
from aoc_desktop.solo.scenarios import RANKS, Scenarios
from aoc_desktop.terminal import put


def played(chosen: Scenarios, scenario: AnyScenario, player: str, seed: int) -> dict[str, Any]:
    """One game: the best medal (0 to 3), and how much there was of everything that a medal asks for."""
    game, record = game_named(chosen.game), chosen.record(scenario, seed)
    state = game.setup(game.options(record), Rng(seed))
    play_game(game, state, [level(name) for name in (player, *scenario.levels)], Rng(seed).fork(0))
    outcome = game.outcome(state)
    assert outcome is not None
    asked = {part.kind: part.have for _, parts in chosen.progress(state) for part in parts}
    medal = RANKS.get(str(outcome.extras.get("medal", "")), 0)
    return {"seed": seed, "medal": medal, "points": outcome.points[0], "others": list(outcome.points[1:]), **asked}


def figures(games: Sequence[Mapping[str, Any]], player: str) -> str:
    """The lines of `[figures]`."""
    lines = [f'level = "{player}"', f"games = {len(games)}", f"seed = {games[0]['seed']}"]
    for rank, medal in enumerate(MEDALS, 1):
        lines.append(f"{medal} = {sum(game['medal'] >= rank for game in games)}")
    mean = sum(game["points"] for game in games) / len(games)
    return "\n".join(["[figures]", *lines, f"mean_points = {round(mean, 2)}"])


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("scenario")
    parser.add_argument("--level", default="expert")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path)
    asked = parser.parse_args(arguments)
    chosen = scenarios_of(asked.game)
    assert chosen is not None, asked.game
    scenario, kept = chosen.shipped(asked.scenario), {}
    if asked.file is not None and asked.file.exists():
        kept = {game["seed"]: game for game in map(json.loads, asked.file.read_text(encoding="utf-8").splitlines())}
    found = []
    for seed in range(asked.seed, asked.seed + asked.games):
        game = kept.get(seed) or played(chosen, scenario, asked.level, seed)
        if asked.file is not None and seed not in kept:
            with asked.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(game) + "\n")
        found.append(game)
    for line in figures(found, asked.level).splitlines():
        put(line)


if __name__ == "__main__":
    main()
