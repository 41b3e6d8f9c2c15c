"""Spying: training and deploying Agents, rolling, re-rolling and resolving their dice (rules, 5.10)."""

from __future__ import annotations

from aoc_desktop.games.monumental_duel.rules import events as kinds
from aoc_desktop.games.monumental_duel.rules.cards import GOLD, NUMBER, RESOURCES
from aoc_desktop.games.monumental_duel.rules.events import REROLL
from aoc_desktop.games.monumental_duel.rules.purse import gain, pay
from aoc_desktop.games.monumental_duel.rules.state import State, Task
from aoc_desktop.kernel.events import Log, note
from aoc_desktop.kernel.game import Move

TRAIN: Move = ("train",)
DEPLOY: Move = ("deploy",)
STOP: Move = ("stop",)
DIE: list[Move] = [("1",), ("2",), ("3",), ("4",), ("5",), ("6",)]
TURNING = (2, 3)
"""The values that change the espionage card."""
FIRST_FACE = 4


def spying_moves(state: State) -> list[Move]:
    """Train with fewer than three dice, deploy with at least one."""
    moves: list[Move] = []
    if state.player.agents < state.table.cards.agents:
        moves.append(TRAIN)
    if state.player.agents:
        moves.append(DEPLOY)
    return moves


def start_spying(state: State, way: str, source: str, log: Log) -> None:
    """First the triggers, then a new Agent, or all of them are rolled."""
    player = state.player
    trigger(state, "spy", log)
    if way == "train":
        player.agents += 1
        note(log, kinds.Trains, state.seat, player.agents)
        return
    note(log, kinds.Deploys, state.seat, player.agents)
    if state.dice:  # dice of a deployment that led to this one
        state.agenda.append(Task("put_back", dice=state.dice))
        state.dice = ()
    state.free_reroll = any(standing.free_reroll for standing in player.standing)
    state.agenda.append(Task("roll", left=player.agents, source=source))


def trigger(state: State, event: str, log: Log) -> None:
    """The gains that come each time the player spies, or a province joins his pile."""
    for standing in state.player.standing:
        if standing.trigger == event:
            gain(state, state.seat, standing.gain, standing.cause, log)


def roll(state: State, task: Task, log: Log) -> None:
    """So many dice one after the other, then the re-rolls."""
    if task.left:
        state.ask(task, "chance", task.source, DIE)
        return
    moves = _rerolls(state)
    if moves:
        moves.append(STOP)
        state.ask(task, "reroll", task.source, moves)
    else:
        state.agenda.append(Task("dice", source=task.source))


def _rerolls(state: State) -> list[Move]:
    tokens = state.player.tokens
    paying = [RESOURCES[number] for number in range(GOLD + 1) if tokens[number]]
    if state.free_reroll:
        paying.append("free")
    return [("reroll", str(value), token) for value in dict.fromkeys(state.dice) for token in paying]


def answer_roll(state: State, task: Task, move: Move, log: Log) -> None:
    """A result of chance, a re-roll, or `stop`."""
    if state.step == "chance":
        value = int(move[0])
        state.dice = tuple(sorted((*state.dice, value)))
        note(log, kinds.Rolls, state.seat, value)
        state.agenda.append(Task("roll", left=task.left - 1, source=task.source))
    elif move == STOP:
        note(log, kinds.Stops, state.seat, state.dice)
        state.free_reroll = False
        state.agenda.append(Task("dice", source=task.source))
    else:
        _reroll(state, int(move[1]), move[2], log)
        state.agenda.append(Task("roll", left=1, source=task.source))


def _reroll(state: State, value: int, token: str, log: Log) -> None:
    note(log, kinds.Rerolls, state.seat, token, value)
    if token == "free":
        state.free_reroll = False
    else:
        pay(state, state.seat, NUMBER[token], 1, REROLL, log)
    _take_die(state, value)


def _take_die(state: State, value: int) -> None:
    place = state.dice.index(value)
    state.dice = state.dice[:place] + state.dice[place + 1 :]


def ask_die(state: State, task: Task, log: Log) -> None:
    """Ask which die is resolved next; 2 and 3 name the new espionage card."""
    moves: list[Move] = []
    for value in dict.fromkeys(state.dice):
        if value in TURNING:
            others = [card for card in state.table.cards.espionage if card is not state.player.espionage]
            moves += [("resolve", str(value), card.id) for card in others]
        else:
            moves.append(("resolve", str(value)))
    if moves:
        state.ask(task, "dice", task.source, moves)


def answer_die(state: State, task: Task, move: Move, log: Log) -> None:
    player, value = state.player, int(move[1])
    _take_die(state, value)
    state.agenda.append(task)
    if value == 1:
        player.agents -= 1
        note(log, kinds.LosesAgent, state.seat, player.agents)
    elif value in TURNING:
        player.espionage = state.table.cards.card[move[2]]
        note(log, kinds.TurnsCard, state.seat, move[2], value)
    else:
        note(log, kinds.Die, state.seat, player.espionage.id, value)
        state.agenda.append(Task("steps", effect=player.espionage.faces[value - FIRST_FACE]))


def put_back(state: State, task: Task, log: Log) -> None:
    """The dice of the deployment that led to the one just resolved."""
    state.dice = task.dice
