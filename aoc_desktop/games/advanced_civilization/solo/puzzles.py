"""Puzzles of Advanced Civilization: the purchase of civilisation cards in the last turn."""

from __future__ import annotations

from typing import Any

from aoc_desktop.games.advanced_civilization.rules.phases.civilization_cards import ChooseCards
from aoc_desktop.games.advanced_civilization.rules.phases.succession import lacks
from aoc_desktop.games.advanced_civilization.rules.scoring import SQUARE_POINTS, points_of
from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.kernel.record import Record
from aoc_desktop.solo.puzzles import Kind, Puzzles

PHASE = "civilization_cards"
LAST_SQUARE = 16
WORTH_A_THOUGHT = 5
"""Cards that can be bought, at least."""


def _last_purchase(state: State, seat: int) -> bool:
    """Nothing chosen yet, in the last turn."""
    if state.phase != PHASE or state.turn < state.table.turn_limit:
        return False
    question = state.agenda[-1]
    if not isinstance(question, ChooseCards) or question.chosen:
        return False
    return sum(1 for _ in question.moves(state, seat)) > WORTH_A_THOUGHT


def _bought(first: State, state: State, seat: int) -> bool:
    """Chosen, paid and discarded: whatever comes is another seat's, or chance's, or nobody's."""
    if state.phase != PHASE or not state.agenda:
        return True
    question: Any = state.agenda[-1]
    return seat not in question.deciders(state)


def _final_score(state: State, seat: int) -> int:
    """What the seat has, and the square by which its marker will move: its demands are known."""
    points = points_of(state, seat)
    if state.phase != PHASE:  # the markers have moved
        return points
    nation, square = state.table.cards.nations[state.nation[seat]], state.ast[seat]
    if not state.map_cities(seat) and nation.epochs[square] is not nation.epochs[0]:
        return points - SQUARE_POINTS
    return points + (SQUARE_POINTS if square < LAST_SQUARE and not lacks(state, seat, nation, square) else 0)


def _own(state: State, seat: int) -> Any:
    return tuple(sorted(state.owned[seat])), bytes(state.hands[seat]), state.treasury[seat]


def _key(state: State, seat: int) -> Any:
    """Nobody else's side changes, and the order in which cards are chosen makes no difference."""
    question: Any = state.agenda[-1]
    chosen, spent = tuple(sorted(getattr(question, "chosen", ()))), getattr(question, "spent", ())
    return question.step, chosen, spent, *_own(state, seat)


PUZZLES = Puzzles(
    "advanced_civilization",
    "ac",
    (
        Kind(
            "last_purchase",
            (Record("advanced_civilization", "standard", 4, "table", (), {"turn_limit": 10}),),
            _last_purchase,
            _bought,
            _final_score,
            "knowledge",
            gap=10,
            key=_key,
            side=_own,
        ),
    ),
)
