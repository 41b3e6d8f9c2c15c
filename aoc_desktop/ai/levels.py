"""The levels that a seat can be given. They differ by how far they search and how clearly they see, never by rules."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from aoc_desktop.ai.knowledge import Judge, judge_of
from aoc_desktop.ai.odds import USUAL
from aoc_desktop.ai.policies import Line, policy_of, styled
from aoc_desktop.ai.search import Budget, decide, think
from aoc_desktop.kernel.errors import BadOptions
from aoc_desktop.kernel.game import Game, Move, Seat
from aoc_desktop.kernel.resources import resource
from aoc_desktop.kernel.rng import Rng

Player = Callable[[Game[Any], Any, Seat, Rng], Move]
"""Decides a move for a seat, from the state (which it must look at only through `game.view`) and its own chance."""

BUDGETS: Mapping[str, Budget] = {
    "novice": Budget(roots=3, width=1, noise=14.0),
    "apprentice": Budget(roots=4, width=2, noise=8.0),
    "adept": Budget(roots=4, width=2, noise=4.0),
    "expert": Budget(roots=6, width=3, noise=1.5),
    "sage": Budget(roots=8, width=3, candidates=8, playouts=40, turns=2, exact=5000),
}
"""For games of about 30 points; a game of another scale overrides them in its `ai/levels.toml`."""


def strongest(names: Iterable[str]) -> str:
    """The strongest of some levels, for telling chances; people count as the usual level."""
    order = list(BUDGETS)
    known = [name if name in BUDGETS else USUAL for name in names]
    return max(known, key=order.index, default=USUAL)


@cache
def budget_for(game_id: str, name: str) -> Budget:
    """What a level looks at in this game."""
    path = resource(game_id, "ai", "levels.toml")
    own = tomllib.loads(path.read_text(encoding="utf-8")).get(name, {}) if path.is_file() else {}
    return BUDGETS[name]._replace(**own)


def random_player(game: Game[Any], state: Any, seat: Seat, rng: Rng) -> Move:
    """Any legal move, each as likely as the others."""
    return game.legal(state, seat).sample(rng)


def searching_player(name: str) -> Player:
    """A player of a level that thinks anew for every move."""

    def player(game: Game[Any], state: Any, seat: Seat, rng: Rng) -> Move:
        policy = policy_of(game.id)
        if policy is not None:
            return policy(game.view(state, seat), seat, rng, name)[0]
        budget = budget_for(game.id, name)
        return decide(game, judge_of(game.id, state), game.view(state, seat), seat, rng, budget)

    return player


class PlanningPlayer:
    """A player that plans its turn and plays it to the end, unless the game departs from the plan."""

    def __init__(self, budget: Budget | str, judge_of: Callable[[str, Any], Judge] = judge_of, style: str = "") -> None:
        """`budget` may be a level's name: the budget is then looked up for each game. `judge_of` finds the judge of a
        game's positions by the game's id."""
        self.budget, self._style = budget, style
        self._judge_of = judge_of
        self._rest: tuple[Move, ...] = ()
        self._foreseen: Any = None
        """The redrawn state as it should be now, if there is a rest."""
        self._line = Line()
        """The same for a game that decides by a policy of its own."""

    def __call__(self, game: Game[Any], state: Any, seat: Seat, rng: Rng) -> Move:
        policy = policy_of(game.id)
        if policy is not None and isinstance(self.budget, str):
            decide = styled(policy, game.id, self.budget, self._style)
            return self._line.next_move(game, decide, state, seat, rng, self.budget)
        view = game.view(state, seat)
        if not self._rest or game.view(self._foreseen, seat) != view:
            budget = budget_for(game.id, self.budget) if isinstance(self.budget, str) else self.budget
            budget = budget._replace(style=self._style)
            plan, self._foreseen = think(game, self._judge_of(game.id, state), view, seat, rng, budget)
            self._rest = plan.moves
        move = self._rest[0]
        self._rest = self._rest[1:]
        if self._rest:
            game.apply(self._foreseen, seat, move)
        return move


LEVELS: Mapping[str, Player] = {
    "random": random_player,
    **{name: searching_player(name) for name in BUDGETS},
}


def level(name: str) -> Player:
    """A player of this level for one seat of one game after another."""
    if name not in LEVELS:
        raise BadOptions("unknown_level", level=name, known=list(LEVELS))
    return PlanningPlayer(name) if name in BUDGETS else LEVELS[name]
