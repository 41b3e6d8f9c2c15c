"""What is asked of whom, in one sentence under the bar; the same sentence is announced to assistive technology."""

from __future__ import annotations

from typing import Any

from aoc_desktop.games.advanced_civilization.rules.calamities.civil_war import FIRST, FactionLoss
from aoc_desktop.games.advanced_civilization.rules.calamities.losing import Loss
from aoc_desktop.games.advanced_civilization.rules.calamities.reckoning import reckoned
from aoc_desktop.games.advanced_civilization.rules.calamities.sharing import ShareOut
from aoc_desktop.games.advanced_civilization.rules.cards import Calamity
from aoc_desktop.games.advanced_civilization.rules.events import Term
from aoc_desktop.games.advanced_civilization.rules.phases.civilization_cards import means
from aoc_desktop.games.advanced_civilization.rules.phases.support import TOKENS_PER_CITY, Support
from aoc_desktop.games.advanced_civilization.rules.phases.voyage import reach
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, State
from aoc_desktop.games.advanced_civilization.rules.tasks import Question
from aoc_desktop.games.advanced_civilization.rules.trade.rounds import Answers, progress
from aoc_desktop.games.advanced_civilization.rules.view import View
from aoc_desktop.games.advanced_civilization.words.nouns import Nouns
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.games.advanced_civilization.words.sums import sum_text
from aoc_desktop.kernel.game import CHANCE

MOST_NAMED = 3
"""More nations that answer at the same time are counted, not named."""


def prompt(where: State | View, seat: int, language: str) -> str:
    """What the person who decides is asked now, in this position or as the seat's view shows it."""
    speech = load_language(language)
    state = where.state if isinstance(where, View) else where
    question = state.agenda[-1]
    assert isinstance(question, Question)
    pending = question.pending(state)
    nouns = Nouns(speech, where)
    step = answering_step(question, seat)
    values = {**_numbers(state, seat), **_names(state, seat, pending, nouns), **_asked(state, seat, question, nouns)}
    told = speech.sentence(f"prompt.{_key(state, seat, step, question)}", **values)
    return " ".join([told, *_besides(state, seat, step, question, nouns)])


def waiting_prompt(where: State | View, seat: int, player: str, language: str) -> str:
    """Another seat decides."""
    speech, state = load_language(language), where.state if isinstance(where, View) else where
    if state.nation[seat] == NOBODY:
        return speech.sentence("prompt.waiting_nameless", player=player)
    return speech.sentence("prompt.waiting", player=player, nation=Nouns(speech, where).nation(seat))


def answering_step(question: Question, seat: int) -> str:
    """While several answer, each is at a step of its own."""
    if isinstance(question, Answers) and seat != CHANCE:
        _, word, lot = question.answer_of(seat)
        return progress(word, lot)
    return question.step


def _key(state: State, seat: int, step: str, question: Question) -> str:
    """The sentence of a step, where it has several."""
    pending = question.pending(state)
    if step == "nation" and seat in state.table.late:
        return "nation_late"
    if step == "voyage" and state.table.board.place[pending["berth"]] not in _berths(state):
        return "voyage_at_sea"
    if step == "reduce" and pending["cause"] != "support":
        return "reduce_slaves" if pending["left"] is None else "reduce_calamity"
    if step == "raze" and pending["victim"] == seat:
        return "raze_own"
    if step == "betray" and not state.city_stock[seat]:
        return "betray_removed"
    if isinstance(question, Loss) and step == "lose":
        return _losing(state, seat, question)
    if step == "pick":
        return "pick_heir" if pending["victim"] != seat else "pick"
    if step == "drown" and _calamity(state, pending["calamity"]).softened(state.owned_bits[seat]):
        return "drown_reduced"
    if step == "horde" and pending["from"] is not None:
        return "horde_on"
    if step == "pirate":
        own = "own" if pending["victim"] == seat else "giver"
        return "pirate_secondary" if pending["stage"] == "secondary" else f"pirate_{own}"
    return step


def _losing(state: State, seat: int, loss: Loss) -> str:
    """Losses of a faction, of a share, in an Epidemic, on a plain; at their beginning with the cards that matter."""
    if isinstance(loss, FactionLoss):
        return "lose_war" if loss.faction == FIRST else "lose_war_heir"
    if loss.victim != seat:
        return "lose_share"
    if loss.keep:
        return "lose_epidemic"
    if loss.zone is not None:
        return "lose_plain"
    return "lose_sum" if _terms_of(state, seat, loss) else "lose"


def _calamity(state: State, name: str) -> Calamity:
    return next(each for each in state.table.cards.calamities if each.id == name)


def _terms_of(state: State, seat: int, loss: Loss) -> list[Term]:
    """How the points arise, as long as none is lost yet; empty where no card changes them."""
    card = _calamity(state, loss.calamity)
    begins = loss.due == card.for_victim(card.points, state.owned_bits[seat])
    return reckoned(state.table.cards, card, card.points, state.owned_bits[seat]) if begins else []


def _besides(state: State, seat: int, step: str, question: Question, nouns: Nouns) -> list[str]:
    """A second sentence where there is more to know."""
    speech = nouns.speech
    if step == "movement" and state.abilities[seat].act_last:
        return [speech.sentence("prompt.movement_last")]
    if isinstance(question, Support) and any(area in state.new for area in question.cities(state)):
        return [speech.sentence("prompt.reduce_new_first")]
    if isinstance(question, Answers) and step == "answer":
        others = [other for other in question.deciders(state) if other != seat]
        if len(others) > MOST_NAMED:
            return [speech.sentence("prompt.answer_many", n=len(others))]
        if others:
            return [speech.sentence("prompt.answer_others", nations=[nouns.nation(other) for other in others])]
    return []


def _berths(state: State) -> set[int]:
    return {place for place, area in enumerate(state.table.board.place_area) if area != NOBODY}


def _numbers(state: State, seat: int) -> dict[str, object]:
    """What a seat has, for the questions that say it."""
    if seat == CHANCE:
        return {"n": 0}
    cities, tokens = state.map_cities(seat), state.map_tokens(seat)
    counts = {
        "tax": cities,
        "grow": state.stock[seat],
        "shipyard": len(state.ships[seat]),
        "movement": sum(state.fresh.values()),
        "build": cities,
        "pillage": min(3, state.stock[seat]),
        "ninth": state.treasury[seat],
        "annex": state.stock[seat],
    }
    needed = {"build": TOKENS_PER_CITY * cities, "reduce": TOKENS_PER_CITY * cities, "annex": state.city_stock[seat]}
    return {
        "n": counts.get(state.step, 0),
        "m": needed.get(state.step, state.table.trade_rounds),
        "s": state.stock[seat],
        "t": tokens,
        "c": cities,
        "i": 1,
    }


def _names(state: State, seat: int, pending: dict[str, Any], nouns: Nouns) -> dict[str, object]:
    """Nations, places and cards that the pending question names."""
    names: dict[str, object] = {}
    if seat != CHANCE and state.nation[seat] != NOBODY:
        names["nation"] = nouns.nation(seat)
    other = pending.get("victim", pending.get("seat", pending.get("defender")))
    if other == seat and "heir" in pending:
        other = pending["heir"]
    if other is not None:
        names["rival"] = names["nation"] = nouns.nation(other) if other != seat else names.get("nation")
    if "berth" in pending:
        names["berth"] = nouns.place(pending["berth"])
    if pending.get("area") or pending.get("from"):
        names["area"] = nouns.area(pending.get("area") or pending["from"])
    calamity = pending.get("calamity", pending.get("cause"))
    if calamity is not None:
        names["calamity"] = nouns.speech.names.name("calamity", calamity)
    return names


def _asked(state: State, seat: int, question: Question, nouns: Nouns) -> dict[str, object]:
    """The numbers of the question itself."""
    pending = question.pending(state)
    values: dict[str, object] = {}
    for field, name in (("due", "n"), ("number", "n"), ("round", "r"), ("worth", "w"), ("cargo", "k")):
        if field in pending:
            values[name] = pending[field]
    left = pending.get("left")
    if isinstance(left, int):
        values |= {"n": left, "i": 3 - left if question.step == "pirate" else 1}
    if question.step == "reduce":
        values["n"] = pending["left"] or pending["blocked"]
    if question.step == "grow":
        values["m"] = sum(pending["left"].values())
    if question.step == "upkeep":
        ships = len(state.ships[seat])
        values |= {"i": ships - len(pending["left"]), "n": ships}
    if question.step == "defend":
        values["n"] = len(pending["sieges"])
    if question.step == "voyage":
        values |= {"n": reach(state, seat) - pending["steps"], "m": reach(state, seat)}
    if question.step in ("spare", "leaver", "shuffle"):
        values["n"] = len(pending["cards"])
    if question.step == "cards":
        values |= {"n": pending["price"], "m": means(state, seat)}
    if question.step == "payment":
        values["n"] = pending["price"]
    if question.step == "volcano":
        values["n"] = len(list(question.moves(state, seat)))
    if isinstance(question, Loss):
        values |= _loss_values(state, seat, question, nouns)
    if isinstance(question, ShareOut):
        values |= {"rival": nouns.nation(question.caps[0][0]), "m": min(question.caps[0][1], question.left)}
    if "proposer" in pending:
        values |= _trade(question, seat, pending, nouns)
    return values


def _loss_values(state: State, seat: int, loss: Loss, nouns: Nouns) -> dict[str, object]:
    """The plain that is flooded, and how the points arise."""
    zones = [name for name, areas in state.table.board.plains.items() if areas == loss.zone]
    terms = [] if isinstance(loss, FactionLoss) else _terms_of(state, seat, loss)
    base = _calamity(state, loss.calamity).points if terms else 0
    told = sum_text(nouns.speech, base, terms, loss.due, "unit_points") if terms else ""
    return {"plain": zones[0] if zones else "", "sum": told}


def _trade(question: Question, seat: int, pending: dict[str, Any], nouns: Nouns) -> dict[str, object]:
    """An offer as everybody hears it, or how far one's own lot is."""
    lots = [pending["offer"] or {"content": {}}, *pending["answers"].values()]
    values: dict[str, object] = {"n": sum(lots[0]["content"].values())}
    if isinstance(question, Answers):
        _, word, lot = question.answer_of(seat)
        offer = question.offer
        values |= {
            "nation": nouns.nation(question.proposer),
            "n": sum(lot.content) if word else nouns.lot_size(question.proposer, offer.lot),
            "m": offer.ask,
            "pair": nouns.pair(*offer.lot.true),
            "wanted": nouns.pair(*offer.want),
        }
    return values
