"""Why a move is not legal: the reason nearest to the player's wish (step, then words, then the rule)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from aoc_desktop.games.advanced_civilization.rules import why_not_cities
from aoc_desktop.games.advanced_civilization.rules.board import NO_AREA, PLAIN_TOKENS
from aoc_desktop.games.advanced_civilization.rules.calamities import why_not as why_not_calamities
from aoc_desktop.games.advanced_civilization.rules.phases.civilization_cards import (
    SETTLE_WITHOUT_MINING,
    ChooseCards,
    Pay,
    goods_of,
    means,
    worth_of,
)
from aoc_desktop.games.advanced_civilization.rules.phases.construction import may_found
from aoc_desktop.games.advanced_civilization.rules.phases.ships import SHIP_COST
from aoc_desktop.games.advanced_civilization.rules.phases.voyage import SHIP_ROOM, Voyage, reach, steps_between
from aoc_desktop.games.advanced_civilization.rules.pieces import alone, unit_points
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, State
from aoc_desktop.games.advanced_civilization.rules.tasks import Question
from aoc_desktop.games.advanced_civilization.rules.trade import why_not_trade
from aoc_desktop.games.advanced_civilization.rules.trade.why_not_trade import no_wish
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.forms import Form, misread, number_of
from aoc_desktop.kernel.game import CHANCE, Move

# The steps in which each move belongs, and its words (notation, "Moves").
FORMS = {
    "nation": Form(("nation",), ("word",)),
    "place": Form(("place",), ("area",)),
    "tax": Form(("tax",), ("word",)),
    "take": Form(("revolt",), ("area",)),
    "raze": Form(("raze",), ("area",)),
    "grow": Form(("grow",), ("area",)),
    "keep": Form(("upkeep", "faction"), ("word", "word"), 1),
    "scrap": Form(("upkeep",), ("place",)),
    "ship": Form(("shipyard",), ("place", "word")),
    "move": Form(("movement",), ("area", "place", "number")),
    "voyage": Form(("movement",), ("place",)),
    "leave": Form(("movement",)),
    "done": Form(("movement", "shipyard", "build", "cards")),
    "unload": Form(("voyage",), ("number",)),
    "load": Form(("voyage",), ("number",)),
    "sail": Form(("voyage",), ("place",)),
    "anchor": Form(("voyage",)),
    "defend": Form(("defend",), ("area",)),
    "loot": Form(("loot",), ("word",)),
    "pillage": Form(("pillage",), ("number",)),
    "build": Form(("build",), ("area", "word"), 1),
    "reduce": Form(("reduce",), ("area",)),
    "buy": Form(("cards", "ninth"), ("word",), 1),
    "pass": Form(("offer", "ninth", "convert")),
    "offer": Form(("offer",)),
    "stop": Form(("offer", "answer")),
    "give": Form(("content", "answer"), ("word",)),
    "close": Form(("content", "answer")),
    "true": Form(("truth", "answer"), ("word", "word")),
    "say": Form(("talk", "answer"), ("word",)),
    "ask": Form(("wish",), ("word",)),
    "want": Form(("wanted",), ("word", "word")),
    "refuse": Form(("answer",)),
    "answer": Form(("answer",)),
    "deal": Form(("deal",), ("seat", "seat"), 1),
    "no_deal": Form(("deal",)),
    "calamities": Form(("spare",), ("seat", "word"), listed=True),
    "volcano": Form(("volcano",), ("word",)),
    "quake": Form(("quake",), ("area", "area"), 1),
    "betray": Form(("betray",), ("area",)),
    "show": Form(("pottery",), ("number",)),
    "lose": Form(("lose",), ("area", "units", "number"), 1),
    "assign": Form(("assign",), ("seat", "number")),
    "pick": Form(("pick",), ("area", "units")),
    "annex": Form(("annex",), ("area", "units")),
    "plain": Form(("plain",), ("word",)),
    "drown": Form(("drown",), ("area",)),
    "horde": Form(("horde",), ("area",)),
    "pirate": Form(("pirate",), ("area",)),
    "convert": Form(("convert",), ("area",)),
    "spend": Form(("payment",), ("word", "number")),
    "settle": Form(("payment",), ("word",), 1),
    "discard": Form(("discard",), ("word",)),
    "under": Form(("shuffle",), ("number", "word"), listed=True),
    "keeps": Form(("leaver",), ("word",), listed=True),
}

PHASE_STEPS = {
    "setup": ("nation", "place"),
    "taxation": ("tax", "revolt", "raze"),
    "expansion": ("grow",),
    "ships": ("upkeep", "shipyard"),
    "movement": ("movement", "voyage"),
    "conflict": ("defend", "pillage"),
    "construction": ("build",),
    "trade": ("offer", "content", "truth", "talk", "wish", "wanted", "answer", "deal"),
    "calamities": (
        *("volcano", "quake", "betray", "pottery", "lose", "assign", "pick", "faction", "annex"),
        *("plain", "drown", "horde", "pirate"),
    ),
    "abilities": ("convert",),
    "civilization_cards": ("cards", "payment", "discard"),
}
"""The steps that belong to one phase alone."""


def why_not(state: State, seat: int, move: Move) -> Reason:
    """The reason against a move that is not legal."""
    text = " ".join(move)
    if not move or move[0] not in FORMS:
        return Reason("unknown_move", {"move": text})
    if state.finished:
        return Reason("finished")
    question = state.agenda[-1]
    assert isinstance(question, Question)
    if CHANCE in question.deciders(state) and seat != CHANCE:
        return Reason("chance_decides")
    if state.step not in FORMS[move[0]].steps:
        return no_wish(state, seat, move) or wrong_time(state, move[0])
    return why_not_here(state, seat, move) or wrong_word(state, seat, question, move)


def wrong_time(state: State, verb: str) -> Reason:
    """A move of another step, or of another phase."""
    if verb in ("done", "pass"):
        return Reason("compulsory")
    if state.step == "voyage" and "movement" in FORMS[verb].steps:
        return Reason("voyage_first")
    step = FORMS[verb].steps[0]
    phase = next((phase for phase, steps in PHASE_STEPS.items() if step in steps), state.phase)
    if phase != state.phase:
        return Reason("wrong_phase", {"phase": phase, "now": state.phase})
    return Reason("wrong_step", {"step": step, "now": state.step})


def wrong_word(state: State, seat: int, question: Question, move: Move) -> Reason:
    """The first word that does not follow those before it, with what could stand there."""
    for place, word in enumerate(move):
        allowed = question.next(state, seat, move[:place])
        if not allowed:
            return Reason("too_many_words", {"move": " ".join(move)})
        if word not in allowed and all(each.isdecimal() for each in allowed):
            numbers = sorted(map(int, allowed))
            return Reason("number_range", {"a": numbers[0], "b": numbers[-1]})
        if word not in allowed:
            return Reason("word_not_allowed", {"move": " ".join(move), "word": word, "allowed": tuple(allowed)})
    return Reason("words_missing", {"move": " ".join(move), "allowed": tuple(question.next(state, seat, move))})


# Why a move of the right step is not legal: the reasons that players meet most, verb by verb.


def why_not_here(state: State, seat: int, move: Move) -> Reason | None:
    """A reason of the move's own kind, or nothing where its words say enough: those that cannot be read, too."""
    finder = FINDERS.get(move[0])
    if finder is None:
        return None
    if (elsewhere := not_in_play(state, move)) is not None:
        return elsewhere
    if misread(move, FORMS, partial(_unknown, state)) is not None:
        return None
    return finder(state, seat, move)


def _unknown(state: State, kind: str, word: str) -> Reason | None:
    """A word that is no area, place, seat or number of units."""
    board = state.table.board
    known = {
        "area": word in board.area,
        "place": word in board.place or word in board.area,
        "seat": number_of(word) in range(state.table.players),
        "units": word == "city" or number_of(word) is not None,
    }
    return None if known.get(kind, True) else Reason("unknown_word", {"text": word})


def not_in_play(state: State, move: Move) -> Reason | None:
    """A place that other boards have."""
    board, plans = state.table.board, state.table.cards.boards.values()
    for word in move[1:]:
        if word in board.area or word in board.place:
            continue
        if any(area.id == word for plan in plans for area in plan.areas):
            return Reason("not_in_play", {"area": word})
    return None


def _move(state: State, seat: int, move: Move) -> Reason | None:
    board = state.table.board
    if len(move) == 4 and move[1] in board.area and move[2] in board.place and move[2] not in board.area:
        return Reason("move_into_sea")
    if len(move) != 4 or not move[3].isdecimal() or move[1] not in board.area or move[2] not in board.area:
        return None
    start, end, number = board.area[move[1]], board.area[move[2]], int(move[3])
    fresh = state.fresh.get(start, 0)
    if not state.tokens[seat][start]:
        return Reason("move_no_token", {"area": move[1]})
    if not fresh:
        return Reason("move_all_moved", {"area": move[1]})
    if start == end:
        return Reason("move_same_place")
    if end in board.land[start] or (state.abilities[seat].roads and end in dict(board.roads[start])):
        if number > fresh:
            return Reason("move_too_many", {"area": move[1], "n": fresh, "m": number})
        vias = dict(board.roads[start]).get(end, ())
        return Reason("move_blocked", {"to": move[2], "areas": [board.areas[via] for via in vias]}) if vias else None
    if end in board.adjacent[start]:
        return Reason("move_water_only", {"from": move[1], "to": move[2]})
    if end in dict(board.roads[start]):
        return Reason("move_two_steps")
    if state.abilities[seat].roads:
        return Reason("move_three_steps")
    return Reason("move_not_adjacent", {"from": move[1], "to": move[2]})


def _build(state: State, seat: int, move: Move) -> Reason | None:
    board = state.table.board
    if len(move) < 2 or move[1] not in board.area:
        return None
    area = board.area[move[1]]
    tokens, needed = state.tokens[seat][area], board.city_tokens[area]
    if state.city[area] == state.table.neutral:
        return Reason("build_pirate_city", {"area": move[1]})
    if state.city[area] != NOBODY:
        return Reason("build_city_there", {"area": move[1]})
    if not tokens:
        return Reason("build_no_token", {"area": move[1]})
    if not state.city_stock[seat]:
        return Reason("build_nine")
    if not may_found(state, seat):
        return Reason("build_scenario")
    if move[2:] == ("architecture",):
        return _architecture(state, seat, move[1], tokens, needed)
    key = "build_too_few_no_site" if needed == PLAIN_TOKENS else "build_too_few"
    plan = state.table.cards.boards[board.id].areas[area]
    void = board.sites[area] == "none" != plan.site
    return Reason("build_void_site" if void else key, {"area": move[1], "n": tokens})


def _architecture(state: State, seat: int, area: str, tokens: int, needed: int) -> Reason:
    if not state.abilities[seat].treasury_building:
        return Reason("architecture_not_owned")
    if tokens >= needed:
        return Reason("architecture_not_needed", {"area": area, "n": tokens})
    if 2 * tokens < needed:
        return Reason("architecture_half", {"area": area, "n": tokens, "h": needed // 2})
    if not alone(state, seat, state.table.board.area[area]):
        return Reason("architecture_others", {"area": area})
    if state.treasury[seat] < needed - tokens:
        return Reason("architecture_treasury", {"m": needed - tokens, "n": state.treasury[seat]})
    return Reason("architecture_used")


def _ship(state: State, seat: int, move: Move) -> Reason | None:
    board = state.table.board
    if len(move) != 3 or move[2] not in ("treasury", "mixed", "levy"):
        return None
    if move[1] in board.area and move[1] not in board.place:
        two = bool(board.berths_of[board.area[move[1]]])
        return Reason("ship_two_coasts" if two else "ship_inland", {"area": move[1]})
    area = board.place_area[board.place[move[1]]]
    if area == NO_AREA:
        return None
    if len(state.ships[seat]) >= state.table.cards.ships:
        return Reason("ship_four")
    if not unit_points(state, seat, area):
        return Reason("ship_no_unit", {"area": board.areas[area]})
    if move[2] == "treasury":
        return Reason("ship_treasury", {"n": state.treasury[seat]})
    if move[2] == "mixed":
        return Reason("ship_mixed_token" if state.treasury[seat] else "ship_mixed_treasury")
    return Reason("ship_levy", {"n": state.tokens[seat][area], "needed": SHIP_COST})


def _voyage(state: State, seat: int, move: Move) -> Reason | None:
    board = state.table.board
    if len(move) != 2 or move[1] not in board.place:
        return None
    if board.place[move[1]] not in state.ships[seat]:
        return Reason("voyage_no_ship", {"berth": move[1]})
    ready = board.place[move[1]] in state.ready
    return Reason("voyage_nowhere" if ready else "voyage_used", {"berth": move[1]})


def _sail(state: State, seat: int, move: Move) -> Reason | None:
    board, voyage = state.table.board, state.agenda[-1]
    if not isinstance(voyage, Voyage) or len(move) != 2:
        return None
    if move[1] in board.area and move[1] not in board.place:
        two = bool(board.berths_of[board.area[move[1]]])
        return Reason("ship_two_coasts" if two else "ship_inland", {"area": move[1]})
    if move[1] not in board.place:
        return None
    end, left = board.place[move[1]], reach(state, seat) - voyage.steps
    if not left:
        return Reason("sail_no_step", {"n": reach(state, seat)})
    if end not in board.water[voyage.place]:
        coasts = board.berths_of[board.place_area[end]] if board.place_area[end] != NO_AREA else ()
        if any(other in board.water[voyage.place] for other in coasts):
            return Reason("sail_other_coast", {"berth": move[1]})
        far = steps_between(state, seat, voyage.place, end)
        if far is None and not state.abilities[seat].open_sea:
            return Reason("sail_no_way")
        if far is not None and far > left:
            return Reason("sail_too_far", {"to": move[1], "n": far, "m": left})
        return Reason("sail_not_adjacent", {"from": board.places[voyage.place], "to": move[1]})
    if not state.abilities[seat].open_sea:
        return Reason("sail_astronomy")
    return Reason("sail_no_return", {"n": left - 1})


def _cargo(state: State, seat: int, move: Move) -> Reason | None:
    """Loading, landing and anchoring."""
    voyage = state.agenda[-1]
    if not isinstance(voyage, Voyage):
        return None
    area = state.table.board.place_area[voyage.place]
    if move == ("anchor",):
        return Reason("anchor_at_sea") if area == NO_AREA else Reason("anchor_cargo", {"n": voyage.cargo})
    if len(move) != 2 or not move[1].isdecimal():
        return None
    if area == NO_AREA:
        return Reason("cargo_at_sea")
    if move[0] == "unload":
        if voyage.loaded or voyage.unloaded:
            return Reason("unload_after_loading" if voyage.loaded else "unload_twice")
        if not voyage.cargo:
            return Reason("unload_none")
        return Reason("unload_too_many" if int(move[1]) > voyage.cargo else "unload_all", {"n": voyage.cargo})
    if voyage.loaded:
        return Reason("load_twice")
    if voyage.cargo + int(move[1]) > SHIP_ROOM:
        return Reason("load_full", {"n": voyage.cargo})
    willing = state.fresh.get(area, 0) + voyage.landed_at(area)
    if willing >= int(move[1]) > 0:
        return Reason("load_cannot_sail")
    if not willing:
        moved = state.tokens[seat][area] > 0
        return Reason("load_moved" if moved else "load_none", {"area": state.table.board.areas[area]})
    return Reason("load_too_many", {"n": willing, "area": state.table.board.areas[area]})


def _buy(state: State, seat: int, move: Move) -> Reason | None:
    cards, question = state.table.cards, state.agenda[-1]
    if not isinstance(question, ChooseCards) or len(move) != 2 or move[1] not in cards.civilization:
        return None
    card, owned = cards.civilization[move[1]], state.owned_bits[seat]
    if card.bit & owned:
        return Reason("card_owned", {"card": card.id})
    if card.number in question.chosen:
        return Reason("card_chosen", {"card": card.id})
    if card.requires and not card.requires & owned:
        other = next(each for each in cards.civilization_cards if each.bit == card.requires)
        if other.number in question.chosen:
            return Reason("card_requires_earlier", {"other": other.id})
        return Reason("card_requires", {"card": card.id, "other": other.id})
    left = means(state, seat) - question.price
    return Reason("card_price", {"card": card.id, "n": cards.price(card, owned), "m": left})


def _spend(state: State, seat: int, move: Move) -> Reason | None:
    cards, question = state.table.cards, state.agenda[-1]
    known = {card.id: number for number, card in enumerate(cards.commodities)}
    if not isinstance(question, Pay) or len(move) != 3 or move[1] not in known or not move[2].isdecimal():
        return None
    if question.spent[known[move[1]]]:
        return Reason("spend_twice", {"commodity": move[1]})
    held, number = goods_of(state, seat)[known[move[1]]], int(move[2])
    if number > held and known[move[1]] == cards.grain and state.frozen[seat]:
        return Reason("spend_shown", {"n": state.frozen[seat]})
    if number > held:
        return Reason("spend_not_held", {"commodity": move[1], "n": held})
    if question.worth(state) >= question.price:
        return Reason("spend_enough", {"n": question.price})
    unspent = [0 if spent else left for spent, left in zip(question.spent, goods_of(state, seat), strict=True)]
    most = [spent + left for spent, left in zip(question.spent, unspent, strict=True)]
    most[known[move[1]]] = number
    short = question.price - worth_of(state, seat, most) - state.treasury[seat]
    return Reason("spend_too_few", {"n": number, "commodity": move[1], "d": question.price, "k": short})


def _settle(state: State, seat: int, move: Move) -> Reason | None:
    question = state.agenda[-1]
    without = move == SETTLE_WITHOUT_MINING
    if not isinstance(question, Pay) or (len(move) != 1 and not without):
        return None
    worth, treasury = question.plain_worth(state) if without else question.worth(state), state.treasury[seat]
    if worth + treasury >= question.price:
        return Reason("settle_keeps_mining")
    short = question.price - worth - treasury
    return Reason("settle_short", {"n": worth, "d": question.price, "t": treasury, "k": short})


FINDERS: Mapping[str, Callable[[State, int, Move], Reason | None]] = {
    **why_not_cities.FINDERS,
    **why_not_trade.FINDERS,
    **why_not_calamities.LOSS_FINDERS,
    **why_not_calamities.FINDERS,
    "move": _move,
    "build": _build,
    "ship": _ship,
    "voyage": _voyage,
    "sail": _sail,
    "load": _cargo,
    "unload": _cargo,
    "anchor": _cargo,
    "buy": _buy,
    "spend": _spend,
    "settle": _settle,
}
