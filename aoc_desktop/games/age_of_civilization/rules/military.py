"""Military strength and the comparisons that the rules make with it (spec, sections 5 and 8)."""

from __future__ import annotations

from aoc_desktop.games.age_of_civilization.rules.cards import Effect
from aoc_desktop.games.age_of_civilization.rules.state import State


def military(state: State, seat: int) -> int:
    """The sum of military effects on the player's civilisations and technologies (and wonders that have any)."""
    abilities = state.players[seat].abilities
    total = abilities.military
    for effect in abilities.military_per:
        total += effect.amount * times(state, seat, effect)
    return total


def has_most_military(state: State, seat: int) -> bool:
    """The player has the most military, alone or tied; in solo the virtual opponent is the only rival."""
    mine = military(state, seat)
    if state.table.solo:
        return mine >= state.opponent_military
    return all(military(state, other) <= mine for other in range(len(state.players)))


def least_military(state: State) -> int:
    """The lowest strength at the table, the virtual opponent's included."""
    strengths = [military(state, seat) for seat in range(len(state.players))]
    return min([*strengths, state.opponent_military]) if state.table.solo else min(strengths)


def count_of(state: State, seat: int, what: str) -> int:
    """How many of a thing that `per` and events count the player has."""
    player = state.players[seat]
    if what == "technologies":
        return len(player.technologies)
    if what == "coins":
        return player.coins
    if what == "points":
        return player.points
    if what == "wonders":
        return len(player.wonders)
    if what == "workers":
        return player.workers
    if what == "military":
        return military(state, seat)
    if what == "upcoming_actions":
        return state.upcoming
    if what == "bonus_coins":
        return state.bonus_coins
    if what == "control":
        return state.scenario.control
    assert what == "game", what
    return 1


def times(state: State, seat: int, effect: Effect) -> int:
    """How often an effect counts: once for each full k of what it is `per`, at most `max` times."""
    if not effect.per:
        return 1
    full = max(effect.min_times, full_times(state, seat, effect.per, effect.per_each))
    return min(full, effect.max_times) if effect.max_times else full


def full_times(state: State, seat: int, what: str, each: int) -> int:
    """How many full groups of `each` a player has of something; military alone could be negative."""
    return max(0, count_of(state, seat, what) // each)
