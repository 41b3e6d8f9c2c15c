"""Whether the order of the effects at the end of a turn makes a difference: where it does not, nobody need be asked."""

from __future__ import annotations

from aoc_desktop.games.age_of_civilization.rules.legal import list_moves
from aoc_desktop.games.age_of_civilization.rules.state import State
from aoc_desktop.games.age_of_civilization.rules.turn import play

MOST_EFFECTS = 6
"""With more, which only a user's cards bring about, the player is asked: each one more takes twice as long to try."""


def order_matters(state: State) -> bool:
    """False if all that can be done is to resolve mandatory effects, and every order leads to the same position.

    Orders are tried out, not reasoned about: on the way there, nothing else may become possible either.
    """
    if state.phase != "end_of_turn" or state.agenda:
        return True
    effects = state.players[state.seat].abilities.end_of_turn
    moves = set(list_moves(state))
    if len(moves) > MOST_EFFECTS or any(len(move) != 2 or effects[move[1]].offer for move in moves):
        return True
    # Orders that have met in one position are followed together from there on: few positions, however many orders.
    positions = [state]
    for _ in moves:
        reached: list[State] = []
        keys: list[tuple[object, ...]] = []
        for before in positions:
            left = list_moves(before)
            if not moves.issuperset(left):
                return True
            for move in left:
                after = before.copy()
                play(after, move, None)
                after.used_effects = tuple(sorted(after.used_effects))  # only which were used is ever asked
                if (key := after.key()) not in keys:
                    keys.append(key)
                    reached.append(after)
        positions = reached
    return len(positions) > 1
