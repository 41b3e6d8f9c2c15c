"""Why a move is not legal: losses, shares of them, and the factions of a Civil War."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from aoc_desktop.games.advanced_civilization.rules.calamities.civil_war import SECOND, Annex, FactionLoss, PickUnits
from aoc_desktop.games.advanced_civilization.rules.calamities.famine_flood_epidemic import ShowGrain
from aoc_desktop.games.advanced_civilization.rules.calamities.losing import MOST_STAYING, Loss
from aoc_desktop.games.advanced_civilization.rules.calamities.sharing import ShareOut
from aoc_desktop.games.advanced_civilization.rules.pieces import limit_for
from aoc_desktop.games.advanced_civilization.rules.state import CITY_POINTS, NOBODY, State, shown_nation
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import Move


def _show(state: State, seat: int, move: Move) -> Reason | None:
    question = state.agenda[-1]
    if not isinstance(question, ShowGrain) or len(move) != 2 or not move[1].isdecimal():
        return None
    held = question.unfrozen(state)
    if int(move[1]) > held:
        return Reason("show_grain", {"n": held})
    enough = -(-question.loss.due // state.abilities[seat].famine_relief)
    return Reason("show_too_many", {"n": enough, "m": question.loss.due})


def _lose(state: State, seat: int, move: Move) -> Reason | None:
    board, question = state.table.board, state.agenda[-1]
    if not isinstance(question, Loss) or len(move) < 3 or move[1] not in board.area or not move[-1].isdecimal():
        return None
    area = board.area[move[1]]
    if question.zone is not None and area not in question.zone:
        zone = [board.areas[place] for place in question.zone]
        return Reason("lose_outside", {"area": move[1], "zone": zone})
    if move[2] == "city":
        return _lose_city(state, question, area, int(move[-1]))
    return _lose_tokens(state, question, area, int(move[2]))


def _lose_tokens(state: State, loss: Loss, area: int, number: int) -> Reason:
    name, free = state.table.board.areas[area], dict(loss.tokens_in(state)).get(area, 0)
    there = state.tokens[loss.owner()][area]
    if area in loss.spent:
        return Reason("lose_replaced")
    if not there:
        return Reason("lose_none", {"area": name})
    if number > free:
        return Reason("lose_keep_one" if loss.keep else "lose_too_many", {"area": name, "n": free})
    if number > loss.due:
        return Reason("lose_more_than_due", {"n": loss.due})
    return Reason("lose_way", {"n": loss.due})


def _lose_city(state: State, loss: Loss, area: int, staying: int) -> Reason:
    name, owner = state.table.board.areas[area], loss.owner()
    if state.city[area] != owner or (isinstance(loss, FactionLoss) and area not in loss.cities_in(state)):
        return Reason("lose_none", {"area": name})
    if area not in loss.cities_in(state):
        return Reason("lose_black_site", {"area": name})
    most = min(MOST_STAYING, limit_for(state, owner, area))
    if staying > most:
        return Reason("city_too_many_stay", {"n": most})
    if staying < loss.keep:
        return Reason("city_at_least_one")
    if staying > state.stock[owner]:
        return Reason("city_stock", {"n": state.stock[owner], "k": staying})
    points = CITY_POINTS - staying
    return (
        Reason("lose_exact", {"n": loss.due, "m": points}) if points > loss.due else Reason("lose_way", {"n": loss.due})
    )


def _assign(state: State, seat: int, move: Move) -> Reason | None:
    question = state.agenda[-1]
    players = [str(other) for other in range(state.table.players)]
    if not isinstance(question, ShareOut) or len(move) != 3 or move[1] not in players or not move[2].isdecimal():
        return None
    other, number = int(move[1]), int(move[2])
    (asked, cap), *later = question.caps
    if other != asked:
        return _assign_other(state, question, other, asked)
    if number > question.left:
        return Reason("assign_left", {"n": question.left})
    rival = {"rival": shown_nation(state, other)}
    if number > cap:
        return Reason("assign_cap", {**rival, "n": cap})
    rest = sum(most for _, most in later)
    return Reason("assign_too_little", {"m": rest, "n": question.left - rest})


def _assign_other(state: State, question: ShareOut, other: int, asked: int) -> Reason:
    """Another seat than the one that is asked for: spared, or its turn comes later."""
    card = next(each for each in state.table.cards.calamities if each.id == question.calamity)
    number = state.table.cards.calamities.index(card)
    if not state.active(other):
        return Reason("assign_neutral")
    rival = {"rival": shown_nation(state, other)}
    if card.giver_exempt and other == state.givers[number] != NOBODY:
        return Reason("assign_giver", rival)
    if card.exempts(state.owned_bits[other]):
        owned = next(each.bit for each in card.modifiers_of(state.owned_bits[other]) if each.exempt)
        exempting = next(each.id for each in state.table.cards.civilization_cards if each.bit == owned)
        return Reason("assign_exempt", {**rival, "card": exempting})
    return Reason("assign_order", {"rival": shown_nation(state, asked)})


def _pick(state: State, seat: int, move: Move) -> Reason | None:
    board, question = state.table.board, state.agenda[-1]
    if not isinstance(question, PickUnits) or len(move) != 3 or move[1] not in board.area:
        return None
    area, war = board.area[move[1]], question.war
    left = war.units(state, SECOND)
    city = move[2] == "city"
    if not city and not move[2].isdecimal():
        return None
    if (city and area in war.first.cities) or (
        not city and not dict(left.tokens).get(area) and dict(war.first.tokens).get(area)
    ):
        return Reason("pick_picked")
    if (city and area not in left.cities) or (not city and int(move[2]) > dict(left.tokens).get(area, 0)):
        return Reason("pick_not_there", {"area": move[1], "rival": shown_nation(state, war.victim)})
    points = CITY_POINTS if city else int(move[2])
    if points > question.due and not city:
        return Reason("lose_more_than_due", {"n": question.due})
    exact = {"n": question.due, "m": points}
    return Reason("lose_exact", exact) if points > question.due else Reason("lose_way", {"n": question.due})


def _annex(state: State, seat: int, move: Move) -> Reason | None:
    board, question = state.table.board, state.agenda[-1]
    if not isinstance(question, Annex) or len(move) != 3 or move[1] not in board.area:
        return None
    area, units = board.area[move[1]], question.war.units(state, question.war.lost)
    if move[2] == "city":
        if area in units.cities:
            return Reason("annex_cities")
    elif not move[2].isdecimal():
        return None
    elif 0 < int(move[2]) <= dict(units.tokens).get(area, 0):
        return Reason("annex_tokens", {"n": state.stock[seat]})
    return Reason("annex_kept", {"rival": shown_nation(state, question.war.victim)})


FINDERS: Mapping[str, Callable[[State, int, Move], Reason | None]] = {
    "show": _show,
    "lose": _lose,
    "assign": _assign,
    "pick": _pick,
    "annex": _annex,
}
