"""Why a move is not legal: nations and first tokens, taxes, growth, upkeep of ships, sieges, reductions, leaving."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from aoc_desktop.games.advanced_civilization.rules.phases.conflict import MOST_PILLAGE, ChooseSiege
from aoc_desktop.games.advanced_civilization.rules.phases.expansion import GrowArea
from aoc_desktop.games.advanced_civilization.rules.phases.movement import MoveTokens
from aoc_desktop.games.advanced_civilization.rules.phases.ships import KeepShip
from aoc_desktop.games.advanced_civilization.rules.phases.support import Support
from aoc_desktop.games.advanced_civilization.rules.phases.taxation import TakeCities
from aoc_desktop.games.advanced_civilization.rules.state import State, shown_nation
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import Move


def _nation(state: State, seat: int, move: Move) -> Reason | None:
    number = state.table.cards.nation(move[1])
    if number is None:
        return None
    nation = {"nation": move[1]}
    if number in state.nation:
        return Reason("nation_taken", {**nation, "seat": state.nation.index(number)})
    return Reason("nation_not_on_board", nation)


def _place(state: State, seat: int, move: Move) -> Reason | None:
    board = state.table.board
    if move[1] not in board.area:
        return None
    nation = state.table.cards.nations[state.nation[seat]].id
    starts = [board.areas[area] for area in board.start[nation]]
    return Reason("place_not_start", {"area": move[1], "nation": shown_nation(state, seat), "starts": starts})


def _tax(state: State, seat: int, move: Move) -> Reason | None:
    return Reason("tax_rate", {"rates": list(state.abilities[seat].tax_rates)})


def _take(state: State, seat: int, move: Move) -> Reason | None:
    """Cities that revolt: taken or razed."""
    board, question = state.table.board, state.agenda[-1]
    if not isinstance(question, TakeCities) or move[1] not in board.area:
        return None
    if board.area[move[1]] in state.revolted:
        return Reason("revolt_changed", {"area": move[1]})
    return Reason("revolt_not_theirs", {"area": move[1], "rival": shown_nation(state, question.victim)})


def _grow(state: State, seat: int, move: Move) -> Reason | None:
    board, question = state.table.board, state.agenda[-1]
    if not isinstance(question, GrowArea) or move[1] not in board.area:
        return None
    area = board.area[move[1]]
    if state.city[area] == seat:
        return Reason("grow_city")
    if not state.tokens[seat][area]:
        return Reason("grow_no_token", {"area": move[1]})
    # Whatever stood there before, an area that is due no more has received its share.
    return Reason("grow_due", {"area": move[1], "n": 1 if state.tokens[seat][area] == 2 else 2})


def _upkeep(state: State, seat: int, move: Move) -> Reason | None:
    board, question = state.table.board, state.agenda[-1]
    if not isinstance(question, KeepShip) or move[1] not in board.place:
        return None
    place = board.place[move[1]]
    if place not in state.ships[seat]:
        return Reason("voyage_no_ship", {"berth": move[1]})
    if place != question.places[0]:
        return Reason("upkeep_first", {"berth": board.places[question.places[0]]})
    if move[2:] == ("treasury",):
        return Reason("keep_treasury")
    if move[2:] == ("levy",):
        return Reason("keep_levy", {"area": board.areas[board.place_area[place]]})
    return None


def _leave(state: State, seat: int, move: Move) -> Reason | None:
    question = state.agenda[-1]
    if "leaving" not in state.table.variants:
        return Reason("leave_variant")
    if len(state.ast_order) < 2:
        return Reason("leave_last")
    return Reason("leave_too_late") if isinstance(question, MoveTokens) and not question.first else None


def _defend(state: State, seat: int, move: Move) -> Reason | None:
    known = isinstance(state.agenda[-1], ChooseSiege) and move[1] in state.table.board.area
    return Reason("defend_not_besieged", {"area": move[1]}) if known else None


def _pillage(state: State, seat: int, move: Move) -> Reason | None:
    if not move[1].isdecimal():
        return None
    if int(move[1]) > MOST_PILLAGE:
        return Reason("pillage_most", {"n": MOST_PILLAGE})
    return Reason("pillage_stock", {"n": state.stock[seat]})


def _reduce(state: State, seat: int, move: Move) -> Reason | None:
    board, question = state.table.board, state.agenda[-1]
    if move[1] not in board.area:
        return None
    if state.city[board.area[move[1]]] != seat:
        return Reason("reduce_not_yours", {"area": move[1]})
    if isinstance(question, Support):
        return Reason("reduce_new_first", {"areas": [board.areas[area] for area in question.cities(state)]})
    return None


def _discard(state: State, seat: int, move: Move) -> Reason | None:
    cards = state.table.cards
    if move[1] not in cards.card:
        return Reason("unknown_card", {"text": move[1]})
    if cards.card[move[1]] >= len(cards.commodities):
        return Reason("calamity_kept")
    return Reason("discard_not_held", {"commodity": move[1]})


FINDERS: Mapping[str, Callable[[State, int, Move], Reason | None]] = {
    "nation": _nation,
    "place": _place,
    "tax": _tax,
    "take": _take,
    "raze": _take,
    "grow": _grow,
    "keep": _upkeep,
    "scrap": _upkeep,
    "leave": _leave,
    "defend": _defend,
    "pillage": _pillage,
    "reduce": _reduce,
    "discard": _discard,
}
