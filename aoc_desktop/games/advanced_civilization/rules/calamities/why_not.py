"""Why a move is not legal: places that a calamity strikes, and conversion."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from aoc_desktop.games.advanced_civilization.rules.calamities.city_calamities import Betray
from aoc_desktop.games.advanced_civilization.rules.calamities.civil_war import SECOND, Annex, FactionLoss, PickUnits
from aoc_desktop.games.advanced_civilization.rules.calamities.famine_flood_epidemic import (
    ChoosePlain,
    ShowGrain,
    plain_points,
)
from aoc_desktop.games.advanced_civilization.rules.calamities.hordes import GuideHorde, can_enter, damage, lives_alone
from aoc_desktop.games.advanced_civilization.rules.calamities.losing import MOST_STAYING, Loss
from aoc_desktop.games.advanced_civilization.rules.calamities.piracy import OthersCities, OwnCities
from aoc_desktop.games.advanced_civilization.rules.calamities.sharing import ShareOut
from aoc_desktop.games.advanced_civilization.rules.calamities.volcano import (
    ChooseQuake,
    ChooseVolcano,
    damage_of,
    lives_at,
    quake_damage,
)
from aoc_desktop.games.advanced_civilization.rules.phases.conversion import owners_in
from aoc_desktop.games.advanced_civilization.rules.pieces import limit_for, unit_points
from aoc_desktop.games.advanced_civilization.rules.state import CITY_POINTS, NOBODY, State, shown_nation
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import Move


def _volcano(state: State, seat: int, move: Move) -> Reason | None:
    question, volcanoes = state.agenda[-1], state.table.board.volcanoes
    if not isinstance(question, ChooseVolcano) or move[1] not in volcanoes:
        return None
    if not lives_at(state, seat, volcanoes[move[1]]):
        return Reason("volcano_no_unit", {"volcano": move[1]})
    most = damage_of(state, volcanoes[question.volcanoes[0]])
    return Reason("volcano_less", {"volcano": move[1], "n": damage_of(state, volcanoes[move[1]]), "m": most})


def _quake(state: State, seat: int, move: Move) -> Reason | None:
    question, board = state.agenda[-1], state.table.board
    if not isinstance(question, ChooseQuake) or any(word not in board.area for word in move[1:]):
        return None
    areas = [board.area[word] for word in move[1:]]
    if state.city[areas[0]] != seat:
        return Reason("reduce_not_yours", {"area": move[1]})
    if len(areas) == 2 and areas[1] not in board.adjacent[areas[0]]:
        return Reason("quake_not_adjacent", {"area": move[1], "other": move[2]})
    if len(areas) == 2 and state.city[areas[1]] in (NOBODY, seat, state.table.neutral):
        return Reason("quake_no_city", {"area": move[2]})
    card = state.table.cards.calamities[question.calamity]
    if len(areas) == 2 and card.exempts(state.owned_bits[state.city[areas[1]]]):
        return Reason("quake_engineering", {"rival": shown_nation(state, state.city[areas[1]])})
    site = (areas[0], areas[1] if len(areas) == 2 else NOBODY)
    here, most = (quake_damage(state, question.calamity, each) for each in (site, question.sites[0]))
    return Reason("quake_less", {"n": here, "m": most}) if here < most else None


def _betray(state: State, seat: int, move: Move) -> Reason | None:
    question = state.agenda[-1]
    if not isinstance(question, Betray) or move[1] not in state.table.board.area:
        return None
    return Reason("not_their_city", {"area": move[1], "rival": shown_nation(state, question.victim)})


def _plain(state: State, seat: int, move: Move) -> Reason | None:
    question, plains = state.agenda[-1], state.table.board.plains
    if not isinstance(question, ChoosePlain) or move[1] not in plains:
        return None
    best = question.plains[0]
    here, most = (plain_points(state, seat, plains[name]) for name in (move[1], best))
    return Reason("plain_fewer", {"n": here, "m": most, "plain": best})


def _drown(state: State, seat: int, move: Move) -> Reason | None:
    board = state.table.board
    if move[1] not in board.area:
        return None
    mine = state.city[board.area[move[1]]] == seat
    return Reason("ship_inland" if mine else "reduce_not_yours", {"area": move[1]})


def _horde(state: State, seat: int, move: Move) -> Reason | None:
    question, board = state.agenda[-1], state.table.board
    if not isinstance(question, GuideHorde) or move[1] not in board.area:
        return None
    area = board.area[move[1]]
    if not can_enter(state, area):
        return Reason("horde_pirates")
    victim = state.table.cards.nations[state.nation[question.victim]].id
    if question.start == NOBODY and area not in board.start.get(victim, ()):
        return Reason("horde_start", {"rival": shown_nation(state, question.victim)})
    most = damage(state, question.victim, question.areas[0], question.number)
    here = damage(state, question.victim, area, question.number)
    near = question.start == NOBODY or area in board.adjacent[question.start]
    if near and here < most:
        return Reason("horde_less", {"n": here, "m": most})
    if near and here and not lives_alone(state, question.victim, area):
        return Reason("horde_alone", {"rival": shown_nation(state, question.victim)})
    return Reason("horde_way", {"area": move[1]})


def _pirate(state: State, seat: int, move: Move) -> Reason | None:
    question, board = state.agenda[-1], state.table.board
    if not isinstance(question, OwnCities | OthersCities) or move[1] not in board.area:
        return None
    owner = state.city[board.area[move[1]]]
    if isinstance(question, OwnCities):
        if owner != question.victim:
            return Reason("not_their_city", {"area": move[1], "rival": shown_nation(state, question.victim)})
    elif owner == seat:
        return Reason("pirate_own")
    elif owner == question.giver != NOBODY:
        return Reason("assign_giver", {"rival": shown_nation(state, owner)})
    elif owner in question.struck:
        return Reason("pirate_same", {"rival": shown_nation(state, owner)})
    elif owner not in state.ast_order:
        return Reason("pirate_no_city", {"area": move[1]})
    return None if board.coastal[board.area[move[1]]] else Reason("pirate_inland", {"area": move[1]})


def _convert(state: State, seat: int, move: Move) -> Reason | None:
    board = state.table.board
    if move[1] not in board.area:
        return None
    area = board.area[move[1]]
    owners = owners_in(state, seat, area)
    if not owners:
        return _nobody_to_convert(state, move[1], area)
    if not any(unit_points(state, seat, near) for near in board.land[area]):
        return Reason("convert_border", {"area": move[1]})
    for other in owners:
        if state.abilities[other].no_conversion:
            return Reason("convert_immune", {"rival": shown_nation(state, other), "card": _guard(state, other)})
    tokens = sum(state.tokens[other][area] for other in owners)
    if tokens > state.stock[seat]:
        return Reason("convert_tokens", {"m": tokens, "n": state.stock[seat]})
    return Reason("convert_city")


def _nobody_to_convert(state: State, name: str, area: int) -> Reason:
    if state.city[area] == state.table.neutral:
        return Reason("convert_pirates")
    if state.tokens[state.table.neutral][area]:
        return Reason("convert_barbarians")
    return Reason("convert_nobody", {"area": name})


def _guard(state: State, seat: int) -> str:
    """The card that keeps a seat's areas from being converted."""
    owned = state.table.cards.owned_cards(state.owned_bits[seat])
    return next(card.id for card in owned if card.abilities.no_conversion)


FINDERS: Mapping[str, Callable[[State, int, Move], Reason | None]] = {
    "volcano": _volcano,
    "quake": _quake,
    "betray": _betray,
    "plain": _plain,
    "drown": _drown,
    "horde": _horde,
    "pirate": _pirate,
    "convert": _convert,
}


# Why a move is not legal: losses, shares of them, and the factions of a Civil War.


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


LOSS_FINDERS: Mapping[str, Callable[[State, int, Move], Reason | None]] = {
    "show": _show,
    "lose": _lose,
    "assign": _assign,
    "pick": _pick,
    "annex": _annex,
}
