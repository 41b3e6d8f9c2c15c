"""A move as the list of legal moves, a button or the undo menu names it, with what it costs and brings."""

from __future__ import annotations

from aoc_desktop.games.golden_ages.rules.attack import attack, attack_cost
from aoc_desktop.games.golden_ages.rules.cards import ERAS
from aoc_desktop.games.golden_ages.rules.counts import count_of
from aoc_desktop.games.golden_ages.rules.movement import arrival_gold
from aoc_desktop.games.golden_ages.rules.squares import NAMES, NOWHERE, SQUARES
from aoc_desktop.games.golden_ages.rules.state import State
from aoc_desktop.games.golden_ages.rules.technologies import price_of
from aoc_desktop.games.golden_ages.rules.turn import NONE, card_to_activate
from aoc_desktop.games.golden_ages.words.effects import amount_text
from aoc_desktop.games.golden_ages.words.speech import load_language
from aoc_desktop.kernel.game import Move
from aoc_desktop.text.language import Language


def move_text(state: State, move: Move, language: str) -> str:
    """The move in words, as it stands in this position."""
    speech = load_language(language)
    verb = move[0]
    if verb in _TELLERS:
        return _TELLERS[verb](state, move, speech)
    word = move[1] if len(move) > 1 else ""
    values = {"square": word, "wonder": word, "judgement": word, "n": int(word) if word.isdecimal() else 0}
    return speech.sentence(f"move.{verb}", **values) if speech.has(f"move.{verb}") else " ".join(move)


def _reveal(state: State, move: Move, speech: Language) -> str:
    card = state.table.cards.civilization[move[1]]
    return speech.sentence("move.reveal", civilization=card.id, n=card.value)


def _choose(state: State, move: Move, speech: Language) -> str:
    card = state.table.cards.civilization[move[1]]
    old = state.players[state.seat].civilization
    if old is None or old is card:
        return speech.sentence("move.choose_keep", civilization=card.id, n=card.value)
    return speech.sentence("move.choose_replace", old=old.id, civilization=card.id, n=card.value)


def _place(state: State, move: Move, speech: Language) -> str:
    key = "move.place_not_turned" if move[2] == "0" else "move.place"
    tile = "" if state.tile is None else state.tile.id
    return speech.sentence(key, tile=tile, square=move[1], rotation=int(move[2]))


def _capital(state: State, move: Move, speech: Language) -> str:
    if state.era == 1:
        return speech.sentence("move.capital_placed", square=move[1])
    player = state.players[state.seat]
    along = player.standing.count(player.capital)
    return speech.sentence("move.capital_with" if along else "move.capital", square=move[1], n=along)


def _stay(state: State, move: Move, speech: Language) -> str:
    return speech.sentence("move.stay", square=NAMES[state.players[state.seat].capital])


def _explore(state: State, move: Move, speech: Language) -> str:
    start, end = move[1], move[2]
    if start == end:
        return speech.sentence("move.explore_same", start=start)
    gold = arrival_gold(state, state.seat, SQUARES[start], SQUARES[end])
    return speech.sentence("move.explore_gold" if gold else "move.explore", start=start, square=end, n=gold)


def _build(state: State, move: Move, speech: Language) -> str:
    key = "move.build_none" if move[2] == NONE else "move.build"
    text = speech.sentence(key, building=move[1], start=move[2])
    if len(move) < 4:
        return text
    slot = int(move[3])
    old = state.players[state.seat].slots[slot - 1]
    return f"{text}{speech.text('move.build_slot', old='' if old is None else old.id, n=slot)}"


def _art(state: State, move: Move, speech: Language) -> str:
    return speech.sentence("move.art", start=move[1], n=state.table.cards.artist_points)


def _attack(state: State, move: Move, speech: Language) -> str:
    seat, cost = state.seat, attack_cost(state, state.seat, SQUARES[move[2]])
    tried = state.copy()
    attack(tried, seat, NOWHERE if move[1] == NONE else SQUARES[move[1]], SQUARES[move[2]], None)
    net = tried.players[seat].gold - state.players[seat].gold
    key = "move.attack_none" if move[1] == NONE else "move.attack_same" if move[1] == move[2] else "move.attack"
    if net == -cost:
        return speech.sentence(key, start=move[1], square=move[2], n=cost)
    amount = amount_text(speech, "gold", abs(net))
    told = speech.text(f"change.{'gain' if net > 0 else 'lose'}", amount=amount) if net else amount
    return speech.sentence(f"{key}_brings", start=move[1], square=move[2], net=told, n=cost, m=net + cost)


def _free_wonder(state: State, move: Move, speech: Language) -> str:
    effect = state.players[state.seat].powers.source("free_wonder")
    return speech.sentence("move.free_wonder", wonder=move[1], civilization="" if effect is None else effect.cause.id)


def _activate(state: State, move: Move, speech: Language) -> str:
    player = state.players[state.seat]
    if len(move) > 2:
        word = move[2]
        kind = word if word in ("agora", "capital") else "square" if word in SQUARES else "technology"
        count = len(player.lying) if word == "agora" else player.agora
        return speech.sentence(f"move.activate_{kind}", card=move[1], technology=word, square=word, n=count)
    found = card_to_activate(state, state.seat, move[1])
    effect = None if found is None else found[1].activate
    times = 1 if effect is None or not effect.per else count_of(state, state.seat, effect.per)
    given = [] if effect is None else [("gold", effect.gold * times), ("points", effect.points * times)]
    amounts = [amount_text(speech, kind, amount) for kind, amount in given if amount]
    amount = speech.join(amounts) if amounts else amount_text(speech, "gold", 0)
    return speech.sentence("move.activate", card=move[1], amount=amount)


def _develop(state: State, move: Move, speech: Language) -> str:
    technology = state.table.cards.technology[move[1]]
    given = state.pending.grant if state.step == "technology" else None
    discount = 0 if given is None or given.grant is None else given.grant.discount
    price = price_of(state, state.seat, technology, discount)
    if given is not None and given.grant is not None and not price:
        return speech.sentence("move.develop_given", technology=move[1], card=given.cause.id)
    return speech.sentence("move.develop", technology=move[1], n=price)


def _golden_age(state: State, move: Move, speech: Language) -> str:
    if state.judgement is not None:
        return speech.sentence("move.golden_age")
    if state.era < ERAS:
        return speech.sentence("move.golden_age_first")
    last_turns = "last_turns" in state.table.variants
    return speech.sentence("move.golden_age_last_turns" if last_turns else "move.golden_age_last")


def _found(state: State, move: Move, speech: Language) -> str:
    powers = state.players[state.seat].powers
    gold = powers.cubes_per_city * sum(effect.gold for effect in powers.cube)
    square = NAMES[state.pending.square]
    return speech.sentence("move.found", square=square, n=powers.cubes_per_city, m=gold)


def _no_city(state: State, move: Move, speech: Language) -> str:
    return speech.sentence("move.no_city", square=NAMES[state.pending.square])


_TELLERS = {
    "reveal": _reveal,
    "choose": _choose,
    "place": _place,
    "capital": _capital,
    "stay": _stay,
    "explore": _explore,
    "build": _build,
    "art": _art,
    "attack": _attack,
    "free_wonder": _free_wonder,
    "activate": _activate,
    "develop": _develop,
    "golden_age": _golden_age,
    "found": _found,
    "no_city": _no_city,
}
