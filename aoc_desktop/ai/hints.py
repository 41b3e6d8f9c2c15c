"""Hints: the best moves of a decision, what each is worth, and what its best line would bring."""

from __future__ import annotations

from typing import Any, NamedTuple

from aoc_desktop.ai.knowledge import judge_of
from aoc_desktop.ai.search import Budget, Plan, Searcher, Trial, play_out, searcher_for
from aoc_desktop.kernel.events import Event, seen
from aoc_desktop.kernel.game import Game, Move, Seat
from aoc_desktop.kernel.rng import Rng

HINT_BUDGET = Budget(roots=8, width=3, candidates=5, playouts=40, turns=2)


class Candidate(NamedTuple):
    """A move that the seat could play now."""

    move: Move
    points: float
    """The seat's expected final points."""
    chance: float | None
    """Its winning chance; None for a seat that plays alone."""
    line: tuple[Move, ...]
    """The rest of the turn that goes best with the move, itself included."""
    events: tuple[Event, ...]
    """What that line brings, each event with its cause: the reason in data. Nothing that is drawn is told."""
    playouts: int


def rank_moves(game: Game[Any], view: Any, seat: Seat, rng: Rng, budget: Budget = HINT_BUDGET) -> list[Candidate]:
    """The best moves for a seat, best first: at most `budget.candidates`, each with the best turn it begins.

    `view` is the seat's view; whoever has a state passes `game.view(state, seat)`.
    """
    state = game.redraw(view, rng)
    judge = judge_of(game.id, state)
    searcher = searcher_for(game, judge, seat, budget, rng)
    plans = best_of_each_move(searcher.plans(state, max(budget.roots, budget.candidates), budget.width))
    trials = [Trial(plan) for plan in plans[: max(1, budget.candidates)]]
    play_out(searcher, view, rng, trials, max(1, budget.playouts // len(trials)), budget)
    trials.sort(key=lambda trial: -trial.success)
    alone = judge.knowledge.seats(state) == 1
    return [candidate_of(searcher, state, trial, alone) for trial in trials]


def best_of_each_move(plans: list[Plan]) -> list[Plan]:
    """The best plan for each first move, best first."""
    best: dict[Move, Plan] = {}
    for plan in plans:
        best.setdefault(plan.moves[0], plan)
    return list(best.values())


def candidate_of(searcher: Searcher, state: Any, trial: Trial, alone: bool) -> Candidate:
    """A plan that was tried, as it is told."""
    plan = trial.plan
    return Candidate(
        move=plan.moves[0],
        points=round(trial.points, 2),
        chance=None if alone else round(trial.success, 4),
        line=plan.moves,
        events=events_of(searcher, state, plan),
        playouts=len(trial.results),
    )


def events_of(searcher: Searcher, state: Any, plan: Plan) -> tuple[Event, ...]:
    """The events of a plan as its seat would see them. Revelations are left out: the redraw invented them."""
    state = searcher.game.copy(state)
    log: list[Event] = []
    for move in plan.moves:
        searcher.game.apply(state, searcher.seat, move, log)
    return tuple(event for event in seen(log, searcher.seat) if not event.reveals)
