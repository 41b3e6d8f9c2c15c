"""Moving colonists: reach, arrival, the Agora and the way home (rules, section 4, Moving)."""

from __future__ import annotations

from aoc_desktop.games.golden_ages.rules.cards import Effect
from aoc_desktop.games.golden_ages.rules.effects import gain, gain_all
from aoc_desktop.games.golden_ages.rules.events import Crosses, GivesUp, GoesHome, TakesControl, ToAgora
from aoc_desktop.games.golden_ages.rules.squares import NAMES
from aoc_desktop.games.golden_ages.rules.state import Player, State
from aoc_desktop.kernel.events import Log, note


def crosses_date_line(state: State, seat: int, start: int, end: int) -> bool:
    """Whether some way to a square in reach leads over the date line: the player is taken to go it."""
    return bool(state.board.crossing(state.players[seat].powers.range, start) >> end & 1)


def has_others(state: State, seat: int, square: int) -> bool:
    """Whether another player's colonist, city or capital is on the square."""
    others = [player for other, player in enumerate(state.players) if other != seat]
    return any(player.held >> square & 1 or player.capital == square for player in others)


def without(squares: tuple[int, ...], square: int) -> tuple[int, ...]:
    """One colonist less on a square."""
    place = squares.index(square)
    return squares[:place] + squares[place + 1 :]


def with_one(squares: tuple[int, ...], square: int) -> tuple[int, ...]:
    return tuple(sorted((*squares, square)))


def move_colonist(state: State, seat: int, start: int, end: int, log: Log) -> None:
    """A standing colonist moves and arrives; without movement nothing happens (ruling 8)."""
    if start == end:
        return
    player = state.players[seat]
    held = player.held
    player.standing = with_one(without(player.standing, start), end)
    if log is not None and not player.held >> start & 1 and (left := state.symbols_on(start)):
        note(log, GivesUp, seat, NAMES[start], left)
    if not held >> end & 1:
        take_control(state, seat, end, log)
    if player.powers.land and has_others(state, seat, end):
        gain_all(state, seat, player.powers.land, log)
    if crosses_date_line(state, seat, start, end):
        note(log, Crosses, seat, NAMES[start], NAMES[end])
        state.count(seat, crossings=1)
        gain_all(state, seat, player.powers.date_line, log)


def take_control(state: State, seat: int, square: int, log: Log) -> None:
    """`control` effects for every symbol on a square that the seat did not hold before."""
    symbols = state.symbols_on(square)
    if not symbols:
        return
    note(log, TakesControl, seat, NAMES[square], symbols)
    for effect in state.players[seat].powers.control:
        if times := symbols.count(effect.symbol):
            gain(state, seat, effect, log, times)


def arrival_gold(state: State, seat: int, start: int, end: int) -> int:
    """The gold that a colonist's arrival would bring."""
    if start == end:
        return 0
    player = state.players[seat]
    powers = player.powers
    effects: list[tuple[Effect, int]] = []
    if not player.held >> end & 1:
        symbols = state.symbols_on(end)
        effects += [(effect, symbols.count(effect.symbol)) for effect in powers.control]
    if powers.land and has_others(state, seat, end):
        effects += [(effect, 1) for effect in powers.land]
    if powers.date_line and crosses_date_line(state, seat, start, end):
        effects += [(effect, 1) for effect in powers.date_line]
    if any(effect.per for effect, _ in effects):
        # What is counted may change on the way: a colonist that is only tried tells.
        tried = state.copy()
        move_colonist(tried, seat, start, end, None)
        return tried.players[seat].gold - player.gold
    return sum(effect.gold * times for effect, times in effects)


def lay_down(player: Player, square: int) -> None:
    player.standing = without(player.standing, square)
    player.lying = with_one(player.lying, square)


def send_to_agora(state: State, seat: int, square: int, log: Log) -> None:
    """A standing colonist leaves the map for the Agora."""
    player = state.players[seat]
    player.standing = without(player.standing, square)
    player.agora += 1
    note(log, ToAgora, seat, NAMES[square], 1)
    if log is not None and not player.held >> square & 1 and (left := state.symbols_on(square)):
        note(log, GivesUp, seat, NAMES[square], left)
    gain_all(state, seat, player.powers.agora, log)


def send_home(state: State, seat: int, square: int, log: Log) -> None:
    """All colonists of a seat on a square go to its capital, each keeping its posture."""
    player = state.players[seat]
    home = player.capital
    for posture in ("lying", "standing"):
        colonists: tuple[int, ...] = getattr(player, posture)
        if count := colonists.count(square):
            moved = tuple(sorted(home if place == square else place for place in colonists))
            setattr(player, posture, moved)
            note(log, GoesHome, seat, NAMES[square], NAMES[home], posture, count)
