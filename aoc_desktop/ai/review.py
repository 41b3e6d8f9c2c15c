"""Review a game: compare each turn that a seat played with the turn that a good player would have played.

Both are judged from the seat's knowledge at that time, on the same redraws of what it did not know, so that luck counts
neither for nor against it.
"""

from __future__ import annotations

from collections.abc import Hashable
from itertools import islice
from typing import Any, NamedTuple

from aoc_desktop.ai.hints import Candidate, advised, candidate_of, why
from aoc_desktop.ai.knowledge import judge_of, knowledge_of
from aoc_desktop.ai.odds import USUAL
from aoc_desktop.ai.policies import policy_of
from aoc_desktop.ai.search import Budget, Plan, Trial, chosen_for_trial, play_out, searcher_for
from aoc_desktop.kernel.game import Game, Moment, Move, Seat
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.rng import Rng

REVIEW_BUDGET = Budget(roots=8, width=3, candidates=4, playouts=120, turns=2)


class PlayedTurn(NamedTuple):
    """A turn of a finished game."""

    first: int
    """How many moves were played before it."""
    moment: Moment
    """When it began."""
    moves: tuple[Move, ...]


def turns_of(match: Match[Any], seat: Seat) -> list[PlayedTurn]:
    """The turns in which a seat had a choice that can be judged; dice and others' decisions part a turn in two."""
    knowledge, policy = knowledge_of(match.game.id), policy_of(match.game.id)
    found: list[PlayedTurn] = []
    chosen: list[bool] = []
    judged: list[bool] = []
    name: Hashable | None = None
    for number, (state, played) in enumerate(zip(match.states(), match.history, strict=True)):
        if played.seat != seat:
            continue
        before, name = name, knowledge.turn(state)
        last = found[-1] if found else None
        if last is not None and name is not None and name == before and number == last.first + len(last.moves):
            found[-1] = last._replace(moves=(*last.moves, played.move))
        else:
            found.append(PlayedTurn(number, played.moment, (played.move,)))
            chosen.append(_has_choice(match.game, state, seat))
            judged.append(policy is None or policy.weighs(state, seat))
    turns = zip(found, chosen, judged, strict=True)
    return [turn for turn, choice, weighed in turns if weighed and (choice or len(turn.moves) > 1)]


def _has_choice(game: Game[Any], state: Any, seat: Seat) -> bool:
    return len(list(islice(game.legal(state, seat), 2))) > 1


def compare(
    game: Game[Any],
    view: Any,
    seat: Seat,
    rng: Rng,
    played: tuple[Move, ...],
    budget: Budget = REVIEW_BUDGET,
    level: str = USUAL,
) -> tuple[Candidate, Candidate]:
    """The best turn that was found, which may be the played one, and the played one; chances as among such seats."""
    if (policy := policy_of(game.id)) is not None:
        *others_told, own = advised(game, view, seat, policy.advise(view, seat, rng, played), level)
        return max([own, *others_told], key=lambda candidate: candidate.figure), own
    state = game.redraw(view, rng)
    judge = judge_of(game.id, state)
    searcher = searcher_for(game, judge, seat, budget, rng)
    plans = chosen_for_trial(searcher.plans(state, budget.roots, budget.width), budget.candidates, budget.per_move)
    mine = Trial(Plan(played, 0.0))
    others = [Trial(plan) for plan in plans if plan.moves != played]
    trials = [mine, *others]
    play_out(searcher, view, rng, trials, max(1, budget.playouts // len(trials)), budget, explains=True)
    trials.sort(key=lambda trial: -trial.success)  # the first of equals: the played one
    best = candidate_of(searcher, state, trials[0], level)
    # The played turn has happened: its events stand in the game itself, and cards drawn in it may differ here.
    told = candidate_of(searcher, state, mine, level, tells=False)
    return best._replace(differences=why(trials, 0)), told._replace(differences=why(trials, trials.index(mine)))
