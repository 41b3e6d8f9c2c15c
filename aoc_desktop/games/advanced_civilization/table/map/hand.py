"""The hand on the map: numbers that are set in it, units that are chosen, a ship that stays in it on its voyage."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from aoc_desktop.games.advanced_civilization.rules.phases.voyage import SHIP_RANGE, can_sail
from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.games.advanced_civilization.table.map.rows import voyage_of
from aoc_desktop.games.advanced_civilization.table.rows.gestures import BY_UNIT
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.play.places import Place

UNITS = frozenset(("stack", "city"))
NUMBER_OF_STACK = {"movement": 3, "voyage": 1, "lose": 2, "pick": 2, "annex": 2}
NUMBER_OF_CITY = {"lose": 3}
"""By step: which word of a move is the number of tokens, and how many stay where a city stood."""


def number_word(place: Place, step: str) -> int | None:
    """Which word of a move is set in the hand that holds something of the map."""
    if place[0] == "stack":
        return NUMBER_OF_STACK.get(step)
    if place[0] == "city":
        return NUMBER_OF_CITY.get(step)
    return 1 if place[0] in ("ship", "cargo") and step == "voyage" else None


def one_first(words: Iterable[str]) -> list[str]:
    """One token is taken, more by the wheel; R and Shift take all, then one fewer each time."""
    falling = numbers(words)
    return [*falling[-1:], *falling[:-1]]


def numbers(words: Iterable[str]) -> list[str]:
    """The largest first: most often all of them go."""
    return sorted((word for word in words if word.isdecimal()), key=int, reverse=True)


def as_set(moves: Sequence[Move], index: int, setting: str) -> list[Move]:
    """The moves with this number, or with the largest below it; those that have none are as they are."""
    plain = [move for move in moves if len(move) <= index or not move[index].isdecimal()]
    fitting = [move for move in moves if move not in plain and int(move[index]) <= int(setting)]
    return [*plain, *([max(fitting, key=lambda move: int(move[index]))] if fitting else [])]


def unit_seat(state: State, viewer: Seat) -> Seat:
    """Whose units are chosen: of a faction, its former owner's; otherwise the viewer's own."""
    question = state.agenda[-1] if state.agenda else None
    owner = getattr(question, "owner", None)
    if state.step in BY_UNIT and callable(owner):
        found = owner()
        return found if isinstance(found, int) else viewer
    victim = getattr(getattr(question, "war", None), "victim", None)
    return victim if state.step in BY_UNIT and isinstance(victim, int) else viewer


def ship_in_hand(state: State) -> Place | None:
    """A ship on its voyage stays in the hand until it anchors."""
    voyage = voyage_of(state)
    return ("ship", state.table.board.places[voyage.place]) if voyage is not None else None


def steps_left(state: State) -> int:
    voyage = voyage_of(state)
    if voyage is None:
        return 0
    return SHIP_RANGE + state.abilities[voyage.seat].ship_range - voyage.steps


def reachable(state: State, seat: Seat, place: str) -> dict[str, int]:
    """Berths and seas that a ship can come to from a place, with the steps that it takes."""
    return {end: len(way) for end, way in _ways(state, seat, place).items() if way}


def route(state: State, seat: Seat, held: Place, place: Place, moves: Collection[Move]) -> list[Move]:
    """How a ship comes to a place in as few steps as can be; nothing: it cannot. It sets out first. Who points at land
    means its coast, the nearer of two."""
    out: Move = ("voyage", held[1])
    sails = held == ship_in_hand(state)
    ways = _ways(state, seat, held[1]) if sails or out in moves else {}
    way = min((ways[end] for end in _coasts(state, place) if end in ways), key=len, default=[])
    return [*([] if sails or not way else [out]), *(("sail", place) for place in way)]


def _coasts(state: State, place: Place) -> list[str]:
    board = state.table.board
    if place[0] != "area" or place[1] not in board.area:
        return [place[1]]
    return [board.places[berth] for berth in board.berths_of[board.area[place[1]]]]


def _ways(state: State, seat: Seat, place: str) -> dict[str, list[str]]:
    """The shortest way to each place that is near enough."""
    board, voyage = state.table.board, voyage_of(state)
    sailed = voyage.steps if voyage is not None else 0
    found: dict[int, list[str]] = {board.place[place]: []}
    edge = [board.place[place]]
    while edge:
        following = []
        for here in edge:
            for end in board.water[here]:
                if end not in found and can_sail(state, seat, end, sailed + len(found[here])):
                    found[end] = [*found[here], board.places[end]]
                    following.append(end)
        edge = following
    return {board.places[end]: way for end, way in found.items()}
