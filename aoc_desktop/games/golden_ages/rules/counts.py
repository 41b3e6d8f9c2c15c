"""Counts of a player at a moment: what effects, judgements and future technologies go by (rules, section 9)."""

from __future__ import annotations

from aoc_desktop.games.golden_ages.rules.cards import SYMBOLS
from aoc_desktop.games.golden_ages.rules.state import State

HIGH_LEVEL = 4


def controlled(state: State, seat: int, symbol: str) -> int:
    """How many of these symbols the seat controls: a square with two counts twice, one under a capital not at all."""
    place = SYMBOLS.index(symbol)
    squares = state.players[seat].held & ~state.capitals
    return (squares & state.board.once[place]).bit_count() + (squares & state.board.twice[place]).bit_count()


def count_of(state: State, seat: int, what: str) -> int:
    player = state.players[seat]
    if what in SYMBOLS:
        return controlled(state, seat, what)
    if what == "cubes":
        return player.cubes_on_map
    if what == "cities_and_capital":
        return player.cities.bit_count() + 1
    if what == "buildings":
        return sum(building is not None for building in player.slots)
    if what == "wonders":
        return len(player.wonders)
    if what == "glory":
        return len(player.glory)
    if what == "technologies":
        return len(player.technologies)
    if what == "high_technologies":
        return sum(technology.level >= HIGH_LEVEL for technology in player.technologies)
    if what == "gold":
        return player.gold
    if what == "own_standing":
        return len(player.standing)
    if what == "agora_all":
        return sum(other.agora for other in state.players)
    return sum(len(other.lying) for other in state.players)
