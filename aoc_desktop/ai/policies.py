"""A game's own way to choose moves, for games with too many moves to search. The registry says which game has one.

A policy sees only a seat's view, and answers with a line of moves: the first is played now, the rest as long as the
seat is asked within the same part of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import cache
from typing import Any, Protocol

from aoc_desktop import games
from aoc_desktop.ai.styles import style_of
from aoc_desktop.kernel.game import Advice, Game, Move, Seat
from aoc_desktop.kernel.rng import Rng

Decide = Callable[[Any, Seat, Rng, str], tuple[Move, ...]]
"""A view, its seat, chance, the level's name; what the seat does next, one move at least."""


class Policy(Protocol):
    """How the levels of a game decide."""

    def __call__(self, view: Any, seat: Seat, rng: Rng, level: str, /) -> tuple[Move, ...]: ...

    def weighs(self, state: Any, seat: Seat, /) -> bool:
        """Whether it puts a figure to each way that the seat has here."""
        ...

    def advise(self, view: Any, seat: Seat, rng: Rng, played: tuple[Move, ...] = (), /) -> list[Advice]:
        """The best lines, best first, each beginning with another move; `played`, if there is one, comes last."""
        ...

    def numbers(self, level: str) -> Mapping[str, float]:
        """The numbers that a level plays by, for tuning them."""
        ...

    def changed(self, level: str, changes: Mapping[str, float]) -> Decide:
        """The level with some of its numbers changed."""
        ...


@cache
def policy_of(game_id: str) -> Policy | None:
    """The policy of the game with this id; None: its seats search."""
    found: Policy | None = games.policy_of(game_id)
    return found


def styled(policy: Policy, game_id: str, level: str, style: str) -> Decide:
    """The policy of a level, with the numbers that a style has otherwise."""
    numbers = style_of(game_id, style).numbers
    return policy.changed(level, numbers) if numbers else policy


class Line:
    """The moves that a policy has planned and that are still to come."""

    def __init__(self) -> None:
        self._rest: tuple[Move, ...] = ()
        self._when: Hashable = None

    def next_move(self, game: Game[Any], policy: Decide, state: Any, seat: Seat, rng: Rng, level: str) -> Move:
        """The next planned move, or the first of a new line. What the rules have made meanwhile is passed over."""
        if (planned := self.following(game, state, seat)) is not None:
            return planned
        line = policy(game.view(state, seat), seat, rng, level)
        self.begin(game, state, line[1:])
        return line[0]

    def begin(self, game: Game[Any], state: Any, rest: tuple[Move, ...]) -> None:
        """A new line was planned at this state; its first move is played already."""
        self._rest, self._when = rest, _part(game, state)

    def following(self, game: Game[Any], state: Any, seat: Seat) -> Move | None:
        """The next planned move that is still legal in the same part of the game, if there is one."""
        if not self._rest or _part(game, state) != self._when:
            return None
        legal = game.legal(state, seat)
        while self._rest:
            move, self._rest = self._rest[0], self._rest[1:]
            if move in legal:
                return move
        return None


def _part(game: Game[Any], state: Any) -> Hashable:
    moment = game.moment(state)
    return moment.round, moment.step
