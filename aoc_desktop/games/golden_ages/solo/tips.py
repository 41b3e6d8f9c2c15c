"""Moments at which the guided game has a tip for the learner (`when` in tutorial.toml), asked while he decides."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from aoc_desktop.games.golden_ages.rules.cards import ERAS
from aoc_desktop.games.golden_ages.rules.game import GAME
from aoc_desktop.games.golden_ages.rules.squares import SQUARES, beside, over_the_date_line
from aoc_desktop.games.golden_ages.rules.state import State
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.kernel.match import Match

When = Callable[[Match[State], Seat], bool]


def _explorations(match: Match[State], seat: Seat) -> list[Move]:
    return [move for move in GAME.legal(match.state, seat) if move[0] == "explore"]


def _last_era(match: Match[State], seat: Seat) -> bool:
    return match.state.era == ERAS


def _reaches_held(match: Match[State], seat: Seat) -> bool:
    """A colonist may go to another square that the seat holds already."""
    held = match.state.players[seat].held
    return any(move[1] != move[2] and held >> SQUARES[move[2]] & 1 for move in _explorations(match, seat))


def _stays(match: Match[State], seat: Seat) -> bool:
    """A colonist has no way to a square that the seat does not hold."""
    held, moves = match.state.players[seat].held, _explorations(match, seat)
    return bool(moves) and all(held >> SQUARES[move[2]] & 1 for move in moves)


def _rival_beside_city(match: Match[State], seat: Seat) -> bool:
    state = match.state
    cities = state.players[seat].cities
    near = beside(cities) | over_the_date_line(cities)
    rivals = [other for number, other in enumerate(state.players) if number != seat]
    return any(near >> square & 1 for rival in rivals for square in rival.standing)


def _rival_at_home(match: Match[State], seat: Seat) -> bool:
    """An attack on the seat's own capital's square is legal."""
    home = match.state.players[seat].capital
    return any(move[0] == "attack" and SQUARES[move[2]] == home for move in GAME.legal(match.state, seat))


WHEN: Mapping[str, When] = {
    "last_era": _last_era,
    "reaches_held": _reaches_held,
    "stays": _stays,
    "rival_beside_city": _rival_beside_city,
    "rival_at_home": _rival_at_home,
}
