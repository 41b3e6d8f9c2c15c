"""`play`: the one door through which a move changes a state, and all that then follows by itself."""

from __future__ import annotations

from collections.abc import Callable

from aoc_desktop.games.monumental_duel.rules import actions, construction, effects, rounds, spying
from aoc_desktop.games.monumental_duel.rules.events import Forced
from aoc_desktop.games.monumental_duel.rules.state import NO_MOVES, State, Task
from aoc_desktop.kernel.events import Log, TurnBegins, TurnEnds, note
from aoc_desktop.kernel.game import Move


def play(state: State, move: Move, log: Log) -> None:
    """Apply a legal move, then everything up to the next decision."""
    _answer(state, move, log)
    go_on(state, log)


def go_on(state: State, log: Log) -> None:
    """What follows without a decision: a question with one answer is not asked (ruling 25)."""
    while True:
        moves = state.moves
        if len(moves) > 1:
            return
        if moves:
            if log is not None and state.step != "chance":
                note(log, Forced, state.seat, moves[0])
            _answer(state, moves[0], log)
        elif state.agenda:
            task = state.agenda.pop()
            DO[task.do](state, task, log)
        else:
            return


def _answer(state: State, move: Move, log: Log) -> None:
    task = state.task
    assert task is not None
    state.moves = NO_MOVES
    ANSWER[task.do](state, task, move, log)


def ask_action(state: State, task: Task, log: Log) -> None:
    """A player's turn: exactly one action."""
    state.phase = "actions"
    state.seat = task.seat
    if log is not None:
        note(log, TurnBegins, task.seat)
    state.ask(task, "action", "", actions.list_actions(state))


def answer_action(state: State, task: Task, move: Move, log: Log) -> None:
    state.agenda.append(TURN_ENDS)
    actions.act(state, move, log)


TURN_ENDS = Task("turn_ends")


def end_turn(state: State, task: Task, log: Log) -> None:
    """The other player's turn, unless he has passed; when both have, the round ends."""
    if log is not None:
        note(log, TurnEnds, state.seat)
    if not state.opponent.passed:
        ask_action(state, Task("turn", 1 - state.seat), log)
    elif not state.player.passed:
        ask_action(state, Task("turn", state.seat), log)
    else:
        rounds.end_round(state, log)


DO: dict[str, Callable[[State, Task, Log], None]] = {
    "civilization": rounds.ask_civilization,
    "deal": rounds.deal_cities,
    "round": rounds.begin_round,
    "round_start": rounds.ask_round_start,
    "activation": rounds.ask_activation,
    "resources": rounds.gain_resources,
    "triggers": rounds.ask_trigger,
    "turn": ask_action,
    "turn_ends": end_turn,
    "fill": rounds.fill,
    "refresh": rounds.end_of_round,
    "steps": effects.resolve,
    "draw": effects.draw,
    "drop": effects.drop,
    "bonuses": actions.ask_bonus,
    "pay": construction.pay_mixed,
    "build": construction.built,
    "completed": construction.completed,
    "roll": spying.roll,
    "dice": spying.ask_die,
    "put_back": spying.put_back,
}
ANSWER: dict[str, Callable[[State, Task, Move, Log], None]] = {
    "civilization": rounds.answer_civilization,
    "round_start": rounds.answer_round_start,
    "activation": rounds.answer_activation,
    "exchange": rounds.answer_exchange,
    "triggers": rounds.answer_trigger,
    "turn": answer_action,
    "fill": rounds.answer_fill,
    "steps": effects.answer,
    "draw": effects.answer_draw,
    "offer": effects.answer_offer,
    "bonuses": actions.answer_bonus,
    "pay": construction.answer_pay,
    "build": construction.answer_keep,
    "roll": spying.answer_roll,
    "dice": spying.answer_die,
}
