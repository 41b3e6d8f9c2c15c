"""The course of the game: set-up, then turns of sixteen phases (rules 4). `play` is the one door for a move."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from aoc_desktop.games.advanced_civilization.rules import events as kinds
from aoc_desktop.games.advanced_civilization.rules.calamities import phase as calamities
from aoc_desktop.games.advanced_civilization.rules.phases import (
    civilization_cards,
    conflict,
    construction,
    conversion,
    expansion,
    movement,
    ships,
    succession,
    support,
    surplus,
    taxation,
)
from aoc_desktop.games.advanced_civilization.rules.phases.opening import open_game
from aoc_desktop.games.advanced_civilization.rules.scoring import is_over
from aoc_desktop.games.advanced_civilization.rules.state import PHASES, SETUP, Log, State
from aoc_desktop.games.advanced_civilization.rules.tasks import Question, proceed
from aoc_desktop.games.advanced_civilization.rules.trade import rounds as trade
from aoc_desktop.games.advanced_civilization.rules.trade import trade_cards
from aoc_desktop.kernel.events import note
from aoc_desktop.kernel.game import Move

# Phase 3: tokens on the map are counted; the order of the next two phases (rules 7).


def begin(state: State, log: Log) -> None:
    """Most tokens first, those with Military behind all others, ties by AST order."""
    counted = {seat: state.map_tokens(seat) for seat in state.ast_order}
    state.census = tuple(sorted(counted, key=lambda seat: (state.abilities[seat].act_last, -counted[seat])))
    note(log, kinds.Census, tuple([kinds.Counted(seat, counted[seat]) for seat in state.census]))


BEGIN: Mapping[str, Callable[[State, Log], None]] = {
    "taxation": taxation.begin,
    "expansion": expansion.begin,
    "census": begin,
    "ships": ships.begin,
    "movement": movement.begin,
    "conflict": conflict.begin,
    "construction": construction.begin,
    "surplus": surplus.begin,
    "support": support.begin,
    "trade_cards": trade_cards.begin,
    "trade": trade.begin,
    "calamities": calamities.begin,
    "abilities": conversion.begin,
    "support_again": support.begin,
    "civilization_cards": civilization_cards.begin,
    "succession": succession.begin,
}


def start(state: State, log: Log) -> None:
    """From the set-up to the first decision."""
    open_game(state, log)
    go_on(state, log)


def play(state: State, seat: int, move: Move, log: Log) -> None:
    """Apply a legal move, then everything that follows without a decision."""
    question = state.agenda[-1]
    assert isinstance(question, Question)
    state.agenda = state.agenda[:-1]
    question.play(state, seat, move, log)
    go_on(state, log)


def go_on(state: State, log: Log) -> None:
    """Phase after phase, until somebody must decide or the game is over."""
    while not proceed(state, log):
        if state.phase == PHASES[-1]:
            end_turn(state, log)
            if state.finished:
                return
        begin_phase(state, log)


def begin_phase(state: State, log: Log) -> None:
    if state.phase in (SETUP, PHASES[-1]):
        state.turn += 1
        state.phase = PHASES[0]
        note(log, kinds.NewTurn, state.turn)
    else:
        state.phase = PHASES[PHASES.index(state.phase) + 1]
    note(log, kinds.PhaseBegins, state.phase)
    BEGIN[state.phase](state, log)


def end_turn(state: State, log: Log) -> None:
    """No city is new any more, no Grain frozen; Mining that helped a purchase stays used in the final score."""
    state.new = frozenset()
    state.frozen = bytearray(state.table.players)
    note(log, kinds.TurnOver, state.turn)
    if is_over(state):
        state.finished = True
        note(log, kinds.Finished)
    else:
        state.bonus_used = frozenset()
