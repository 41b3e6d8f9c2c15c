"""What a seat does when it must lose, give up or share out: itself at least worth, the leader most."""

from __future__ import annotations

from collections.abc import Iterable

from aoc_desktop.games.advanced_civilization.rules.calamities.civil_war import Annex, ChooseFaction, PickUnits
from aoc_desktop.games.advanced_civilization.rules.calamities.losing import Loss
from aoc_desktop.games.advanced_civilization.rules.calamities.sharing import ShareOut
from aoc_desktop.games.advanced_civilization.rules.pieces import staying, unit_points
from aoc_desktop.games.advanced_civilization.rules.policy.ground import ground_of
from aoc_desktop.games.advanced_civilization.rules.policy.settling import token_values
from aoc_desktop.games.advanced_civilization.rules.policy.tuning import Tuning
from aoc_desktop.games.advanced_civilization.rules.scoring import points_of
from aoc_desktop.games.advanced_civilization.rules.state import CITY_POINTS, State
from aoc_desktop.kernel.game import Move

CITY = 12.0
"""A city beside tokens, when units are given up."""


def standing(state: State, seat: int) -> int:
    """Points that everybody can count."""
    return points_of(state, seat, hand=False)


def lose_line(state: State, seat: int, tuning: Tuning, legal: list[Move]) -> tuple[Move, ...]:
    """The move that costs least for each point; a stranger's faction loses what it has most of."""
    question = state.agenda[-1]
    assert isinstance(question, Loss)
    ground = ground_of(state, question.owner())
    values = token_values(ground, tuning)
    area_of = state.table.board.area
    spare = state.map_tokens(question.owner()) - 2 * state.map_cities(question.owner())

    def cost(move: Move) -> float:
        area = area_of[move[1]]
        if move[2] == "city":
            stays = int(move[3])
            return (CITY + CITY_POINTS - sum([1.0] * stays)) / (CITY_POINTS - stays)
        number = int(move[2])
        held = ground.own[area]
        lost = sum(values[area][max(0, held - number) : held])
        return (lost + 3.0 * max(0, number - max(0, spare))) / number

    return (min(legal, key=cost),)


def reduce_line(state: State, seat: int, tuning: Tuning, legal: list[Move]) -> tuple[Move, ...]:
    """The city that leaves most tokens and is soonest built again."""
    board = state.table.board

    def loss(move: Move) -> float:
        area = board.area[move[1]]
        return (3.0 if board.sites[area] == "none" else 0.0) - staying(state, seat, area)

    return (min(legal, key=loss),)


def assign_line(state: State, seat: int) -> tuple[Move, ...]:
    """The leader takes as much as it can, then the next."""
    question = state.agenda[-1]
    assert isinstance(question, ShareOut)
    left = question.left
    shares: dict[int, int] = {}
    for other, cap in sorted(question.caps, key=lambda each: -standing(state, each[0])):
        shares[other] = min(cap, left)
        left -= shares[other]
    return tuple(("assign", str(other), str(shares[other])) for other, _ in question.caps)


def pick_line(state: State, seat: int, legal: list[Move]) -> tuple[Move, ...]:
    """The victim parts its cities evenly; the heir takes tokens into the first faction, so that cities are left."""
    question = state.agenda[-1]
    assert isinstance(question, PickUnits)
    wants_cities = seat == question.war.victim
    cities = [move for move in legal if move[2] == "city"]
    tokens = [move for move in legal if move[2] != "city"]
    if cities and (wants_cities or not tokens):
        return (cities[0],)
    return (max(tokens, key=lambda move: int(move[2])),)


def faction_line(state: State) -> tuple[Move, ...]:
    question = state.agenda[-1]
    assert isinstance(question, ChooseFaction)
    worth = {}
    for faction in ("first", "second"):
        units = question.war.units(state, faction)
        worth[faction] = sum(number for _, number in units.tokens) + CITY * len(units.cities)
    return (("keep", "first" if worth["first"] >= worth["second"] else "second"),)


def annex_line(state: State, legal: list[Move]) -> tuple[Move, ...]:
    assert isinstance(state.agenda[-1], Annex)
    cities = [move for move in legal if move[2] == "city"]
    return (cities[0] if cities else max(legal, key=lambda move: int(move[2])),)


def near_own(state: State, seat: int, area: int) -> int:
    """Own unit points in the areas around."""
    return sum(unit_points(state, seat, near) for near in state.table.board.adjacent[area])


def foreign_city(state: State, seat: int, legal: Iterable[Move]) -> tuple[Move, ...]:
    """A city that another loses, perhaps to this seat: the leader's, near one's own land."""
    area_of = state.table.board.area

    def gain(move: Move) -> float:
        area = area_of[move[1]]
        owner = state.city[area]
        rival = standing(state, owner) / 100 if 0 <= owner < state.table.players and owner != seat else 0.0
        return rival + 0.2 * near_own(state, seat, area)

    return (max(legal, key=gain),)


def own_city(state: State, seat: int, legal: Iterable[Move]) -> tuple[Move, ...]:
    """A city of one's own that is missed least: one that stands far from the others."""
    area_of = state.table.board.area
    return (min(legal, key=lambda move: near_own(state, seat, area_of[move[1]])),)


def struck_city(state: State, seat: int, legal: list[Move]) -> tuple[Move, ...]:
    """Whichever it is: an own city if there is no other."""
    owners = {state.city[state.table.board.area[move[1]]] for move in legal}
    return own_city(state, seat, legal) if owners == {seat} else foreign_city(state, seat, legal)


def quake_line(state: State, seat: int, legal: list[Move]) -> tuple[Move, ...]:
    """A neighbour who suffers too is better than none."""
    area_of = state.table.board.area

    def gain(move: Move) -> float:
        other = standing(state, state.city[area_of[move[2]]]) if len(move) > 2 else 0.0
        return other / 100 - 0.2 * near_own(state, seat, area_of[move[1]])

    return (max(legal, key=gain),)
