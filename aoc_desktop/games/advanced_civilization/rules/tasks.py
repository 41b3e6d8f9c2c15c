"""What is still to be done: work that goes on by itself, and questions to seats or to chance.

Tasks are replaced, never changed: copies of a state share them. The next task is taken off the agenda before it is
done; a question that goes on puts its successor back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from aoc_desktop.games.advanced_civilization.rules.state import Log, State
from aoc_desktop.kernel.game import CHANCE, Move
from aoc_desktop.kernel.rng import Rng

DONE: Move = ("done",)
PASS: Move = ("pass",)


class Task:
    """Work that needs no decision."""

    @property
    def step(self) -> str:
        """A property, not a class variable: a dataclass that mypyc compiles makes a field of that."""
        return ""

    def go(self, state: State, log: Log) -> None:
        """Do it; it has left the agenda already."""
        raise NotImplementedError


class Question(Task):
    """A decision: who decides, what is legal, what a move does, what a snapshot tells of it."""

    def deciders(self, state: State) -> tuple[int, ...]:
        raise NotImplementedError

    def settled(self, state: State, log: Log) -> bool:
        """Judged before the question is asked: what the rules do without asking is done here."""
        return False

    def moves(self, state: State, seat: int) -> Iterable[Move]:
        """Every legal move, worked out as far as it is asked for."""
        raise NotImplementedError

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        """A legal move; the question has left the agenda already."""
        raise NotImplementedError

    def pending(self, state: State) -> dict[str, Any]:
        """What a snapshot says of the question (notation, `pending`)."""
        return {}

    # What a legal list of any size can do; wide questions do it without listing.

    def allows(self, state: State, seat: int, move: Move) -> bool:
        return move in self.moves(state, seat)

    def next(self, state: State, seat: int, prefix: Move) -> Sequence[str]:
        size = len(prefix)
        words = [move[size] for move in self.moves(state, seat) if len(move) > size and move[:size] == prefix]
        return list(dict.fromkeys(words))

    def sample(self, state: State, seat: int, rng: Rng) -> Move:
        return rng.choice(list(self.moves(state, seat)))


@dataclass(frozen=True)
class SeatQuestion(Question):
    """A question to one seat."""

    seat: int

    def deciders(self, state: State) -> tuple[int, ...]:
        return (self.seat,)


class Chance(Question):
    """A question to chance: results with their weights, or none where they cannot be listed."""

    def deciders(self, state: State) -> tuple[int, ...]:
        return (CHANCE,)

    def odds(self, state: State) -> Sequence[tuple[Move, int]] | None:
        raise NotImplementedError

    def moves(self, state: State, seat: int) -> Iterable[Move]:
        return [move for move, _ in self.odds(state) or ()]

    def draw(self, state: State, rng: Rng) -> Move:
        odds = self.odds(state)
        assert odds is not None
        number = rng.below(sum(weight for _, weight in odds))
        for move, weight in odds:
            number -= weight
            if number < 0:
                return move
        raise AssertionError("weights add up")


def only_move(question: Question, state: State, seat: int) -> tuple[int, Move | None]:
    """0 and nothing, 1 and the only legal move, or 2 and the first of several: no more than two are worked out."""
    found = list(islice(question.moves(state, seat), 2))
    return len(found), (found[0] if found else None)


def proceed(state: State, log: Log) -> bool:
    """Work off the agenda until somebody must decide (True) or nothing is left (False).

    A decision with exactly one legal move is never asked (rules 2.2); one without any is dropped."""
    while state.agenda:
        task = state.agenda[-1]
        if not isinstance(task, Question):
            state.agenda = state.agenda[:-1]
            task.go(state, log)
            continue
        asked = state.agenda
        state.agenda = asked[:-1]
        if task.settled(state, log):
            continue
        for seat in task.deciders(state):
            count, move = only_move(task, state, seat)
            if count < 2:
                if move is not None:
                    task.play(state, seat, move, log)
                break
        else:
            state.agenda = asked
            return True
    return False
