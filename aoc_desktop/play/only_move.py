"""Find the moves that leave a person no decision."""

from __future__ import annotations

from itertools import islice

from aoc_desktop.kernel.game import Game, Legal, Move, S, Seat


def without_choice(game: Game[S], state: S, seat: Seat, legal: Legal | None = None) -> Move | None:
    """The only legal move, or the first of several that must all be played and lead to the same in every order.

    `legal`: what the seat may do, where that was listed before."""
    moves = list(islice(legal if legal is not None else game.legal(state, seat), 2))
    if not moves or (len(moves) > 1 and game.order_matters(state, seat)):
        return None
    return moves[0]
