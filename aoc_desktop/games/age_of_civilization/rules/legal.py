"""The legal moves of a decision, as a lazy view: listed, tested, narrowed word by word, or sampled."""

from __future__ import annotations

from aoc_desktop.games.age_of_civilization.rules.actions import (
    SPECIAL_TECHNOLOGY_PRICE,
    forbidding,
    slots_in_reach,
)
from aoc_desktop.games.age_of_civilization.rules.cards import Action
from aoc_desktop.games.age_of_civilization.rules.effects import choice_of
from aoc_desktop.games.age_of_civilization.rules.prices import price
from aoc_desktop.games.age_of_civilization.rules.special import can_perform
from aoc_desktop.games.age_of_civilization.rules.state import State
from aoc_desktop.games.age_of_civilization.rules.turn import can_take_offer, pending_effects
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.listed_moves import ListedMoves

SKIP: Move = ("skip",)
REST: Move = ("rest",)
DONE: Move = ("done",)
END: Move = ("end",)


class LegalMoves(ListedMoves[State]):
    """Of a seat in a state."""

    __slots__ = ()

    def _list(self) -> list[Move]:
        return list_moves(self._state) if self._seat == self._state.decider else []

    def _refusal(self, move: Move) -> Reason:
        from aoc_desktop.games.age_of_civilization.rules.why_not import why_not

        return why_not(self._state, move)


def list_moves(state: State) -> list[Move]:
    """Every legal move of the decision at hand."""
    if state.agenda:
        return _answers(state)
    if state.phase == "actions":
        return _action_moves(state)
    if state.phase == "civilization":
        return _civilization_moves(state)
    if state.phase == "end_of_turn":
        return _end_of_turn_moves(state)
    if state.phase == "draft":
        return [("keep", card.id) for card in state.packs[state.seat]]
    return []


def _answers(state: State) -> list[Move]:
    """The answers to the question on the agenda."""
    task = state.agenda[-1]
    if task.asks == "technology":
        available = state.players[task.seat].available_technologies(state.table.cards)
        return [("pick", technology.id) for technology in available]
    if task.asks == "wonder":
        return [("take", wonder.id) for wonder in state.wonder_market]
    card = task.effects[0].cause.id
    return [("use", card), ("decline", card)]


def _civilization_moves(state: State) -> list[Move]:
    """Round 1: must rise. Rounds 2 to 6: rise, annex or skip; from the hand too in the draft."""
    player = state.players[state.seat]
    scenario = state.table.scenario
    if scenario is not None and scenario.rises:
        if state.round == 1:
            return [("rise", scenario.rises)]
        return [*(("annex", card.id) for card, _ in state.market), SKIP]
    moves: list[Move] = [("rise", card.id) for card, _ in state.market]
    moves += [("rise", card.id, "hand") for card in player.hand]
    if state.round > 1:
        moves += [("annex", card.id) for card, _ in state.market]
        moves += [("annex", card.id, "hand") for card in player.hand]
        moves.append(SKIP)
    return moves


def _action_moves(state: State) -> list[Move]:
    """Actions with a free slot, enough free workers and coins; special technologies; and resting or finishing."""
    seat = state.seat
    player = state.players[seat]
    abilities = player.abilities
    moves: list[Move] = []
    forbidders = [other for other in state.players if other.abilities.forbids]
    free = player.free_workers
    coins = player.coins
    # The hottest loop of the engine: the printed lists side by side, the dear questions last.
    for action, table, own, used, workers, cost, discounts in zip(
        state.table.cards.actions,
        slots_in_reach(state, seat),
        abilities.own_slots,
        state.used_slots,
        abilities.workers,
        abilities.coins,
        abilities.discounts,
        strict=True,
    ):
        if used >= table + own or workers > free:
            continue
        if cost > coins and not discounts:
            continue
        if forbidders and forbidding(state, seat, action.id) is not None:
            continue
        asks = action.asks
        if asks == "technology":
            _add_technologies(state, seat, action, moves)
        elif not discounts or price(state, seat, action) <= coins:
            if asks and state.wonder_market:
                moves += [("act", action.id, wonder.id) for wonder in state.wonder_market]
            elif action.special is None or can_perform(state, seat, action):
                moves.append(action.move)
    if state.special_market and player.special is None and coins >= SPECIAL_TECHNOLOGY_PRICE:
        columns = {technology.column for technology in player.technologies}
        moves += [("buy", card.id) for card in state.special_market if card.column not in columns]
    moves.append(DONE if state.acted else REST)
    return moves


def _add_technologies(state: State, seat: int, action: Action, moves: list[Move]) -> None:
    """Costs that depend on the technology are known because it is chosen when the action is."""
    player = state.players[seat]
    available = player.available_technologies(state.table.cards)
    if player.abilities.discounts[action.place]:
        available = tuple(card for card in available if price(state, seat, action, card) <= player.coins)
    moves += [("act", action.id, technology.id) for technology in available]


def _end_of_turn_moves(state: State) -> list[Move]:
    """Mandatory effects in any order; offers that can be taken; `end` once nothing mandatory is left."""
    moves: list[Move] = []
    mandatory = False
    for name, effect in pending_effects(state):
        if effect.offer and not can_take_offer(state, effect):
            continue
        if effect.offer == "seed_market":
            moves += [("use", name, card.id) for card, _ in state.market]
            continue
        choice = choice_of(state, state.seat, effect)
        if choice == "technology":
            available = state.players[state.seat].available_technologies(state.table.cards)
            moves += [("use", name, technology.id) for technology in available]
        elif choice == "wonder":
            moves += [("use", name, wonder.id) for wonder in state.wonder_market]
        else:
            moves.append(("use", name))
        mandatory = mandatory or not effect.offer
    if not mandatory:
        moves.append(END)
    return moves
