"""Players for measuring alone, which no seat is offered: sages of former versions, and levels that play by the weights
of a file."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from aoc_desktop.ai.knowledge import Judge, Weights, knowledge_of
from aoc_desktop.ai.levels import PlanningPlayer, Player, budget_for, level
from aoc_desktop.ai.search import Budget
from aoc_desktop.kernel.game import Game, Move, Seat
from aoc_desktop.kernel.rng import Rng

FOLDER = Path(__file__).with_name("former")
SAGE_0_1 = Budget(8, 3, candidates=8, playouts=40, turns=2)
"""The sage of version 0.1 in its measures: today's weights."""


def measured(name: str) -> Player:
    """A level of today; `sage_0_2`; `former_sage`, that of version 0.1; or `FILE@LEVEL`, a level of today that plays by
    the weights of a file."""
    if name == "sage_0_2":
        return MeasuredPlayer(lambda game_id: FOLDER / f"{name}_{game_id}.json", sage_0_2)
    if name == "former_sage":
        return PlanningPlayer(SAGE_0_1)
    path, _, today = name.rpartition("@")
    if not path:
        return level(name)
    return MeasuredPlayer(lambda game_id: Path(path), lambda game_id: budget_for(game_id, today))


@cache
def sage_0_2(game_id: str) -> Budget:
    """How far the sage of version 0.2 searched; its weights lie beside it."""
    return Budget(**tomllib.loads((FOLDER / "sage_0_2.toml").read_text(encoding="utf-8"))[game_id])


class MeasuredPlayer:
    """A player by a file's weights, for one seat of one game after another."""

    def __init__(self, file_of: Callable[[str], Path], budget_of: Callable[[str], Budget]) -> None:
        self._file_of, self._budget_of = file_of, budget_of
        self._players: dict[str, PlanningPlayer] = {}

    def __call__(self, game: Game[Any], state: Any, seat: Seat, rng: Rng) -> Move:
        if game.id not in self._players:
            judge = judge_by(self._file_of(game.id))
            self._players[game.id] = PlanningPlayer(self._budget_of(game.id), judge)
        return self._players[game.id](game, state, seat, rng)


def judge_by(path: Path) -> Callable[[str, Any], Judge]:
    """What judges a game's positions by the weights of a file."""

    @cache
    def of_kind(game_id: str, kind: str) -> Judge:
        return Judge(knowledge_of(game_id), weights_in(path, kind))

    return lambda game_id, state: of_kind(game_id, knowledge_of(game_id).weights_name(state))


def weights_in(path: Path, kind: str) -> Weights:
    """A set of weights of a file; the one for any table where the file has none for this number of seats."""
    sets = json.loads(path.read_text(encoding="utf-8"))
    return Weights.of(sets.get(kind) or sets["table"])
