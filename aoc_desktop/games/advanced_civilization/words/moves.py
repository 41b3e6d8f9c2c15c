"""A move as the list of legal moves, a button or the undo menu names it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from aoc_desktop.games.advanced_civilization.rules.calamities.civil_war import ChooseFaction
from aoc_desktop.games.advanced_civilization.rules.calamities.hordes import GuideHorde
from aoc_desktop.games.advanced_civilization.rules.phases.civilization_cards import (
    SETTLE_WITHOUT_MINING,
    ChooseCards,
    Pay,
)
from aoc_desktop.games.advanced_civilization.rules.phases.voyage import Voyage
from aoc_desktop.games.advanced_civilization.rules.pieces import staying
from aoc_desktop.games.advanced_civilization.rules.state import CITY_POINTS, State
from aoc_desktop.games.advanced_civilization.rules.trade.lots import Lot
from aoc_desktop.games.advanced_civilization.rules.trade.rounds import Answers, Deal, MakeOffer
from aoc_desktop.games.advanced_civilization.rules.view import View
from aoc_desktop.games.advanced_civilization.words.nouns import Nouns
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.kernel.game import Move
from aoc_desktop.text.words import named_words

Told = tuple[str, dict[str, object]]
"""The key of a sentence and what fills it."""


def move_text(where: State | View, seat: int, move: Move, language: str) -> str:
    """The move in words, as it stands in this position, or as the seat's view shows it."""
    speech = load_language(language)
    nouns = Nouns(speech, where)
    state = where.state if isinstance(where, View) else where
    verb = move[0]
    key, values = TELLERS[verb](state, seat, move, nouns) if verb in TELLERS else (verb, {})
    places = {"area": nouns.area(move[1]), "berth": nouns.place(move[1])} if len(move) > 1 else {}
    return speech.sentence(f"move.{key}", **{**places, **values})


def _plain(key: str) -> Callable[[State, int, Move, Nouns], Told]:
    """Nothing but its place, or its last number."""

    def teller(state: State, seat: int, move: Move, nouns: Nouns) -> Told:
        return key, {"n": int(move[-1]) if move[-1].isdecimal() else 0}

    return teller


def _nation(state: State, seat: int, move: Move, nouns: Nouns) -> Told:
    board = state.table.board
    starts = [nouns.area(board.areas[area]) for area in board.start.get(move[1], ())]
    return "nation" if starts else "nation_late", {
        "nation": nouns.nation_named(move[1]),
        "starts": starts,
    }


def _tax(state: State, seat: int, move: Move, nouns: Nouns) -> Told:
    rate, cities = int(move[1]), state.map_cities(seat)
    paid = min(cities, state.stock[seat] // rate)
    key = "tax_with_revolt" if paid < cities else "tax"
    return key, {"n": rate, "m": paid * rate, "k": cities - paid}


def _done(state: State, seat: int, move: Move, nouns: Nouns) -> Told:
    question = state.agenda[-1]
    if isinstance(question, ChooseCards):
        return ("done_pay" if question.chosen else "done_no_card"), {"n": len(question.chosen), "m": question.price}
    return {"shipyard": "done_ships", "build": "done_construction"}.get(state.step, "done_movement"), {}


def _pass(state: State, seat: int, move: Move, nouns: Nouns) -> Told:
    return {"ninth": "pass_ninth", "offer": "pass_trade"}.get(state.step, "pass_conversion"), {}


def _keep(state: State, seat: int, move: Move, nouns: Nouns) -> Told:
    question = state.agenda[-1]
    if isinstance(question, ChooseFaction):
        units = question.war.units(state, move[1])
        told = nouns.units(sum(number for _, number in units.tokens), len(units.cities))
        return f"keep_{move[1]}", {"units": told}
    return f"keep_{move[2]}", {}


def _move(state: State, seat: int, move: Move, nouns: Nouns) -> Told:
    board = state.table.board
    by_road = board.area[move[2]] not in board.land[board.area[move[1]]]
    key = "move_by_road" if by_road else "move"
    return key, {"n": int(move[3]), "from": nouns.area(move[1]), "to": nouns.area(move[2])}


def _at_ship(key: str) -> Callable[[State, int, Move, Nouns], Told]:
    def teller(state: State, seat: int, move: Move, nouns: Nouns) -> Told:
        question = state.agenda[-1]
        assert isinstance(question, Voyage)
        berth = nouns.place(state.table.board.places[question.place])
        return key, {"n": int(move[1]) if len(move) > 1 else 0, "area": berth, "berth": berth}

    return teller


def _sail(state: State, seat: int, move: Move, nouns: Nouns) -> Told:
    return "sail", {"place": nouns.place(move[1])}


def _pillage(state: State, seat: int, move: Move, nouns: Nouns) -> Told:
    return "pillage_nothing" if move[1] == "0" else "pillage", {"n": int(move[1])}


def _build(state: State, seat: int, move: Move, nouns: Nouns) -> Told:
    area = state.table.board.area[move[1]]
    tokens = state.tokens[seat][area]
    if len(move) > 2:
        return "build_architecture", {"n": tokens, "m": state.table.board.city_tokens[area] - tokens}
    return "build", {"n": tokens}


def _reduce(state: State, seat: int, move: Move, nouns: Nouns) -> Told:
    left = staying(state, seat, state.table.board.area[move[1]])
    return "reduce" if left else "reduce_nothing", {"n": left}


def _buy(state: State, seat: int, move: Move, nouns: Nouns) -> Told:
    if len(move) == 1:
        return "buy_ninth", {}
    card = state.table.cards.civilization[move[1]]
    price = state.table.cards.price(card, state.owned_bits[seat])
    name = nouns.speech.names.name("civilization_card", card.id)
    return "buy" if price == card.cost else "buy_with_credits", {"card": name, "n": price, "cost": card.cost}


def _lot(state: State, seat: int) -> Lot:
    question = state.agenda[-1]
    if isinstance(question, MakeOffer):
        return question.lot
    assert isinstance(question, Answers)
    return question.answer_of(seat)[2]


def _give(state: State, seat: int, move: Move, nouns: Nouns) -> Told:
    commodity = state.table.cards.card[move[1]] < len(state.table.cards.commodities)
    return "give" if commodity else "give_calamity", {"card": nouns.card(move[1])}


def _close(state: State, seat: int, move: Move, nouns: Nouns) -> Told:
    return "close", {"n": sum(_lot(state, seat).content)}


def _pair(key: str) -> Callable[[State, int, Move, Nouns], Told]:
    return lambda state, seat, move, nouns: (key, {"pair": nouns.pair(move[1], move[2])})


def _say(state: State, seat: int, move: Move, nouns: Nouns) -> Told:
    return "say_nothing" if move[1] == "nothing" else "say", {"commodity": nouns.card(move[1])}


def _stop(state: State, seat: int, move: Move, nouns: Nouns) -> Told:
    return "stop_answering" if state.step == "answer" else "stop", {}


def _deal(state: State, seat: int, move: Move, nouns: Nouns) -> Told:
    question = state.agenda[-1]
    assert isinstance(question, Deal)
    other, _, lot = question.heard.answer_of(int(move[1]))
    return "deal", {"nation": nouns.nation(other), "n": nouns.lot_size(other, lot), "pair": nouns.pair(*lot.true)}


def _volcano(state: State, seat: int, move: Move, nouns: Nouns) -> Told:
    from aoc_desktop.games.advanced_civilization.rules.calamities.volcano import damage_of

    points = damage_of(state, state.table.board.volcanoes[move[1]])
    return "volcano", {"volcano": nouns.speech.names.name("volcano", move[1]), "n": points}


def _quake(state: State, seat: int, move: Move, nouns: Nouns) -> Told:
    if len(move) == 2:
        return "quake", {}
    owner = state.city[state.table.board.area[move[2]]]
    return "quake_beside", {"other": nouns.area(move[2]), "rival": nouns.nation(owner)}


def _betray(state: State, seat: int, move: Move, nouns: Nouns) -> Told:
    return "betray" if state.city_stock[seat] else "betray_destroys", {}


def _show(state: State, seat: int, move: Move, nouns: Nouns) -> Told:
    number = int(move[1])
    grain = nouns.card(state.table.cards.cards[state.table.cards.grain])
    saved = number * state.abilities[seat].famine_relief
    return "show" if number else "show_nothing", {"n": number, "m": saved, "commodity": grain}


def _lose(state: State, seat: int, move: Move, nouns: Nouns) -> Told:
    if move[2] != "city":
        return "lose", {"n": int(move[2])}
    left = int(move[3])
    return "lose_city_leaving" if left else "lose_city", {"k": left, "n": CITY_POINTS - left}


def _assign(state: State, seat: int, move: Move, nouns: Nouns) -> Told:
    cities = state.agenda[-1].pending(state)["calamity"] == "iconoclasm"  # type: ignore[attr-defined]
    return "assign_cities" if cities else "assign", {"nation": nouns.nation(move[1]), "n": int(move[2])}


def _unit(key: str) -> Callable[[State, int, Move, Nouns], Told]:
    def teller(state: State, seat: int, move: Move, nouns: Nouns) -> Told:
        return (f"{key}_city", {}) if move[2] == "city" else (key, {"n": int(move[2])})

    return teller


def _plain_id(state: State, seat: int, move: Move, nouns: Nouns) -> Told:
    return "plain", {"plain": nouns.speech.names.name("flood_plain", move[1])}


def _horde(state: State, seat: int, move: Move, nouns: Nouns) -> Told:
    question = state.agenda[-1]
    assert isinstance(question, GuideHorde)
    return "horde", {"n": question.number}


def _pirate(state: State, seat: int, move: Move, nouns: Nouns) -> Told:
    stage = state.agenda[-1].pending(state)["stage"]  # type: ignore[attr-defined]
    owner = state.city[state.table.board.area[move[1]]]
    return f"pirate_{stage}", {"rival": nouns.nation(owner)}


def _convert(state: State, seat: int, move: Move, nouns: Nouns) -> Told:
    from aoc_desktop.games.advanced_civilization.rules.phases.conversion import owners_in

    area = state.table.board.area[move[1]]
    owners = owners_in(state, seat, area)
    units = nouns.units(sum(state.tokens[other][area] for other in owners), int(state.city[area] in owners))
    return "convert", {"units": units, "rivals": [nouns.nation(other) for other in owners]}


def _spend(state: State, seat: int, move: Move, nouns: Nouns) -> Told:
    number = int(move[2])
    stack = state.table.cards.stack_of[state.table.cards.card[move[1]]]
    return "spend", {"n": number, "m": number * number * stack, "commodity": nouns.card(move[1])}


def _settle(state: State, seat: int, move: Move, nouns: Nouns) -> Told:
    question = state.agenda[-1]
    assert isinstance(question, Pay)
    if move == SETTLE_WITHOUT_MINING:
        return "settle_without_mining", {"n": question.price - question.plain_worth(state)}
    missing = question.price - question.worth(state)
    if missing > 0:
        return "settle_with_treasury", {"n": missing}
    return "settle_lost" if missing < 0 else "settle", {"n": -missing}


def _discard(state: State, seat: int, move: Move, nouns: Nouns) -> Told:
    return "discard", {"commodity": nouns.card(move[1])}


TELLERS: Mapping[str, Callable[[State, int, Move, Nouns], Told]] = {
    "nation": _nation,
    "tax": _tax,
    "keep": _keep,
    "ship": lambda state, seat, move, nouns: (f"ship_{move[2]}", {}),
    "move": _move,
    "load": _at_ship("load"),
    "unload": _at_ship("unload"),
    "anchor": _at_ship("anchor"),
    "sail": _sail,
    "done": _done,
    "pass": _pass,
    "pillage": _pillage,
    "build": _build,
    "reduce": _reduce,
    "buy": _buy,
    "give": _give,
    "close": _close,
    "true": _pair("true"),
    "want": _pair("want"),
    "say": _say,
    "ask": _plain("ask"),
    "stop": _stop,
    "deal": _deal,
    "volcano": _volcano,
    "quake": _quake,
    "betray": _betray,
    "show": _show,
    "lose": _lose,
    "assign": _assign,
    "pick": _unit("pick"),
    "annex": _unit("annex"),
    "plain": _plain_id,
    "horde": _horde,
    "pirate": _pirate,
    "convert": _convert,
    "spend": _spend,
    "settle": _settle,
    "discard": _discard,
}


# A move in words where the position is not at hand: in the look back, in the hints, before what played by itself.


KEYS = {
    "place": "place",
    "take": "take",
    "raze": "raze",
    "grow": "grow",
    "scrap": "scrap",
    "move": "move",
    "voyage": "voyage",
    "leave": "leave",
    "sail": "sail",
    "load": "load",
    "defend": "defend",
    "pillage": "pillage",
    "offer": "offer",
    "refuse": "refuse",
    "answer": "answer",
    "no_deal": "no_deal",
    "ask": "ask",
    "true": "true",
    "want": "want",
    "give": "give",
    "betray": "betray",
    "plain": "plain",
    "drown": "drown",
    "discard": "discard",
}
"""Moves whose usual sentence needs nothing but their own words."""
PAIRS = ("true", "want")


def plain_text(move: Move, language: str) -> str:
    """As much as its own words say."""
    speech = load_language(language)
    key = _key(move)
    if not key:
        return named_words(speech, move)
    nouns = Nouns(speech, None)
    word = move[1] if len(move) > 1 else ""
    values: dict[str, object] = {"n": int(move[-1]) if move[-1].isdecimal() else 0}
    values |= {"area": nouns.area(word), "berth": nouns.place(word), "place": nouns.place(word)}
    values |= {"card": nouns.card(word), "commodity": nouns.card(word), "plain": speech.names.name("flood_plain", word)}
    if move[0] in PAIRS:
        values["pair"] = nouns.pair(move[1], move[2])
    if move[0] == "move":
        values |= {"from": nouns.area(move[1]), "to": nouns.area(move[2])}
    return speech.sentence(f"move.{key}", **values)


def _key(move: Move) -> str:
    """The sentence of a move that is told by its words alone; none where it needs the position."""
    if move[0] in ("ship", "keep") and len(move) == 3:
        return f"{move[0]}_{move[2]}"
    if move[0] == "lose" and len(move) == 3:
        return "lose"
    if move[0] in ("pick", "annex"):
        return f"{move[0]}_city" if move[2] == "city" else move[0]
    if move == ("pillage", "0"):
        return "pillage_nothing"
    if move == ("say", "nothing"):
        return "say_nothing"
    return "say" if move[0] == "say" else KEYS.get(move[0], "")
