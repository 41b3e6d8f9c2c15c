"""Hints: the best moves of a decision, what each is worth, and what its best line would bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from aoc_desktop.ai.knowledge import Judge, judge_of
from aoc_desktop.ai.odds import USUAL, inputs_of, odds_of
from aoc_desktop.ai.policies import policy_of
from aoc_desktop.ai.reasons import Difference, differences
from aoc_desktop.ai.search import Budget, Plan, Searcher, Trial, play_out, searcher_for
from aoc_desktop.kernel.events import Event, seen
from aoc_desktop.kernel.game import Advice, Because, Game, Move, Seat
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
    """The events of that line, each with its cause, as the reason of the advice. Random results are left out."""
    playouts: int
    goal: float = 0.0
    """What a solo player's aim beside points (a medal) is worth in points; 0 without one."""
    reasons: tuple[Because, ...] = ()
    """Why, where a policy says so: codes of the game's sentences `advice.…` with what fills them."""
    differences: tuple[Difference, ...] = ()
    """Why, where play-outs say so: what it comes to more of than the next best; any but the best, than the best."""

    @property
    def figure(self) -> float:
        """The one figure that is told, and by which moves are ranked: the chance, or alone the points with the goal."""
        return self.points + self.goal if self.chance is None else self.chance


class Tried(NamedTuple):
    """What came of the moves that were tried, best first, and the redraw on which they were planned."""

    searcher: Searcher
    state: Any
    trials: list[Trial]

    @property
    def judge(self) -> Judge:
        return self.searcher.judge


def try_moves(game: Game[Any], view: Any, seat: Seat, rng: Rng, budget: Budget = HINT_BUDGET) -> Tried:
    """Play out the best turn that each of the best moves begins."""
    state = game.redraw(view, rng)
    searcher = searcher_for(game, judge_of(game.id, state), seat, budget, rng)
    plans = best_of_each_move(searcher.plans(state, max(budget.roots, budget.candidates), budget.width))
    trials = [Trial(plan) for plan in plans[: max(1, budget.candidates)]]
    play_out(searcher, view, rng, trials, max(1, budget.playouts // len(trials)), budget, explains=True)
    trials.sort(key=lambda trial: -trial.success)
    return Tried(searcher, state, trials)


def rank_moves(
    game: Game[Any], view: Any, seat: Seat, rng: Rng, budget: Budget = HINT_BUDGET, level: str = USUAL
) -> list[Candidate]:
    """The best moves for a seat, best first: at most `budget.candidates`, each with the best turn it begins.

    `view` is the seat's view; with a state, pass `game.view(state, seat)`. `level` is the others' level: chances are
    told as they were won among such seats.
    """
    if (policy := policy_of(game.id)) is not None:
        return advised(game, view, seat, policy.advise(view, seat, rng), level)
    tried = try_moves(game, view, seat, rng, budget)
    found = [candidate_of(tried.searcher, tried.state, trial, level) for trial in tried.trials]
    pairs = list(zip(found, tried.trials, strict=True))
    pairs.sort(key=lambda pair: -pair[0].figure)  # of equals the one that did better in the trials
    trials = [trial for _, trial in pairs]
    return [candidate._replace(differences=why(trials, place)) for place, (candidate, _) in enumerate(pairs)]


def why(trials: Sequence[Trial], place: int) -> tuple[Difference, ...]:
    """What speaks for the plan at a place: for the best against the next best, for any other against the best."""
    other = 0 if place else 1
    return differences(trials[place].parts, trials[other].parts) if other < len(trials) else ()


def advised(game: Game[Any], view: Any, seat: Seat, found: Sequence[Advice], level: str) -> list[Candidate]:
    """What a policy advises, told by the chance that the seat has where it stands: the best line keeps it, another
    lowers it by what the policy thinks it loses in points."""
    state = game.redraw(view, Rng(0))
    judge = judge_of(game.id, state)
    best = max(advice.value for advice in found)
    odds, knowledge = odds_of(game.id), judge.knowledge
    points = float(knowledge.points(state, seat))
    alone = knowledge.seats(state) == 1 or odds is None
    inputs = {} if alone or odds is None else inputs_of(judge, state, seat, odds.inputs)

    def chance(lost: float) -> float | None:
        if odds is None or not inputs:
            return None
        keeps = odds.chance(level, knowledge.part(state, seat), inputs)
        return round(odds.lowered(level, keeps, lost) if lost else keeps, 4)

    return [
        Candidate(line[0], round(points - best + value, 2), chance(best - value), line, (), 0, 0.0, reasons)
        for line, value, reasons in found
    ]


def best_of_each_move(plans: list[Plan]) -> list[Plan]:
    """The best plan for each first move, best first."""
    best: dict[Move, Plan] = {}
    for plan in plans:
        best.setdefault(plan.moves[0], plan)
    return list(best.values())


def candidate_of(searcher: Searcher, state: Any, trial: Trial, level: str, tells: bool = True) -> Candidate:
    """A plan that was tried, as it is told; `tells`: with its events."""
    plan, chance = trial.plan, chance_of(searcher, state, trial, level)
    return Candidate(
        move=plan.moves[0],
        points=round(trial.points, 2),
        chance=chance,
        line=plan.moves,
        events=events_of(searcher, state, plan) if tells else (),
        playouts=len(trial.results),
        goal=round(trial.success - trial.points, 2) if chance is None else 0.0,
    )


def chance_of(searcher: Searcher, state: Any, trial: Trial, level: str) -> float | None:
    """The winning chance that goes with a plan, as such positions were won; None for a seat that plays alone."""
    if searcher.knowledge.seats(state) == 1:
        return None
    odds = odds_of(searcher.game.id)
    if odds is None:
        return round(trial.success, 4)
    inputs = inputs_of(searcher.judge, state, searcher.seat, odds.inputs, trial.success)
    return round(odds.chance(level, searcher.knowledge.part(state, searcher.seat), inputs), 4)


def events_of(searcher: Searcher, state: Any, plan: Plan) -> tuple[Event, ...]:
    """The events of a plan as its seat would see them. Revelations are left out: the redraw invented them."""
    state = searcher.game.copy(state)
    log: list[Event] = []
    for move in plan.moves:
        searcher.game.apply(state, searcher.seat, move, log)
    return tuple(event for event in seen(log, searcher.seat) if not event.reveals)
