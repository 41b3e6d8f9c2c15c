"""What chance does: a die, or a card from a bag, each with its weight (rules, section 8)."""

from __future__ import annotations

from collections.abc import Sequence

from aoc_desktop.games.monumental_duel.rules.city import kinds
from aoc_desktop.games.monumental_duel.rules.spying import DIE
from aoc_desktop.games.monumental_duel.rules.state import State
from aoc_desktop.kernel.errors import IllegalMove
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.rng import Rng


def draw(state: State, rng: Rng) -> Move:
    """Every face of the die and every card of the bag is equally likely."""
    if state.step != "chance":
        raise IllegalMove("no_chance")
    if state.moves is DIE:
        return rng.choice(DIE)
    return rng.choice(state.player.bag).draw


def odds(state: State) -> Sequence[tuple[Move, int]]:
    """Cards of one kind come once, with their number."""
    if state.step != "chance":
        raise IllegalMove("no_chance")
    if state.moves is DIE:
        return [(face, 1) for face in DIE]
    bag = [card.id for card in state.player.bag]
    return [(card.draw, bag.count(card.id)) for card in kinds(state.player.bag)]
