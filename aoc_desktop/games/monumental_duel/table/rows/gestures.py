"""Moves as gestures: which thing is put where. One table for dragging, clicking and the keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from aoc_desktop.games.monumental_duel.rules.actions import free_lines
from aoc_desktop.games.monumental_duel.rules.cards import BASIC, CardSet
from aoc_desktop.games.monumental_duel.rules.state import CELL, State
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import Move
from aoc_desktop.play.places import Place

DECK: Place = ("deck", "")
PROVINCES: Place = ("provinces", "")
SITE: Place = ("site", "")
POLICIES: Place = ("policies", "")
THEIR_PROVINCE: Place = ("their province", "")
ADVANTAGE: Place = ("advantage", "")
WARLORD: Place = ("warlord", "")
AMBASSADOR: Place = ("ambassador", "")
RESERVE: Place = ("reserve", "")
CELL_VERBS = ("archive", "discard", "reinforce", "exchange", "copy")
HOLDABLE = frozenset(("track", "pile", "reserved", "cell", "purse", "die", "row", "column", "new policy"))
CARD_KINDS = frozenset(("track", "pile", "reserved", "new policy"))
"""Places whose card, under an empty hand, tells what it is good for."""
Gesture = tuple[Place, Place]


def card_place(card: str, state: State, seat: int) -> Place:
    """Where a card that a move names lies: on the track, a pile, in the reserve, or under construction."""
    player = state.players[seat]
    if player.construction is not None and player.construction.id == card:
        return SITE
    if any(held.id == card for held in player.reserved):
        return "reserved", card
    return ("track" if any(held.id == card for held in state.track) else "pile"), card


def home_of(card: str, cards: CardSet) -> Place:
    """Where an acquired card comes to lie."""
    data = cards.card[card]
    if data.kind == "province" or data.defence:
        return PROVINCES
    return SITE if data.kind == "wonder" else DECK


def cell_place(words: Move) -> Place:
    """A cell, or the knowledge under its card."""
    return ("knowledge" if words[1:] == ("knowledge",) else "cell"), words[0]


def gestures(move: Move, state: State, seat: int) -> Iterator[Gesture]:
    """Every way to express a legal move: what is taken, where it is put. The same place twice: a click is enough."""
    verb, words = move[0], move[1:]
    if verb in SIMPLE:
        yield SIMPLE[verb], SIMPLE[verb]
        if verb == "complete":
            yield ("purse", "production"), SITE
        elif verb == "conquer":
            yield ("purse", "military"), THEIR_PROVINCE
    elif words and verb in TELLERS:
        yield from TELLERS[verb](words, state, seat)


def _twice(place: Place) -> Iterator[Gesture]:
    yield place, place


def _activate(words: Move, state: State, seat: int) -> Iterator[Gesture]:
    """Point at the crossing; or row and column one after the other, in either order."""
    row, column = ("row", words[0]), ("column", words[1])
    yield from _twice(("cell", "".join(words)))
    yield row, column
    yield column, row


def _swap(words: Move, state: State, seat: int) -> Iterator[Gesture]:
    one, other = ("cell", words[0]), ("cell", words[1])
    yield one, other
    yield other, one


def _in_cell(words: Move, state: State, seat: int) -> Iterator[Gesture]:
    if words[0] == "discard":
        yield from _twice(("discarded", words[1]))
    else:
        yield from _twice(cell_place(words) if words[0] in CELL else ("policy", words[0]))


def _acquire(words: Move, state: State, seat: int) -> Iterator[Gesture]:
    place = card_place(words[0], state, seat)
    yield from _twice(place)
    yield place, home_of(words[0], state.table.cards)


def _build(words: Move, state: State, seat: int) -> Iterator[Gesture]:
    place = card_place(words[0], state, seat)
    yield from _twice(place)
    if place != SITE:
        yield place, SITE


def _reserve(words: Move, state: State, seat: int) -> Iterator[Gesture]:
    yield from _twice(("track", words[0]))
    yield ("track", words[0]), RESERVE


def _develop(words: Move, state: State, seat: int) -> Iterator[Gesture]:
    """Click where policies lie and pick one; or a policy onto its pile or line."""
    policy = ("new policy", words[0])
    yield from _twice(POLICIES)
    yield from _twice(policy)
    if len(words) > 1:
        yield policy, ("line", words[1])
        yield from _twice(("line", words[1]))
    else:
        yield policy, POLICIES


def _tokens(words: Move, state: State, seat: int) -> Iterator[Gesture]:
    """Any of the tokens may be named first: what is left is asked for."""
    for resource in dict.fromkeys(words):
        yield from _twice(("purse", resource))


def _advantage(words: Move, state: State, seat: int) -> Iterator[Gesture]:
    yield ("purse", words[0]), ADVANTAGE
    yield from _twice(ADVANTAGE)


def _reroll(words: Move, state: State, seat: int) -> Iterator[Gesture]:
    """A token onto the die, or the button under it."""
    value, token = words
    yield from _twice(("reroll", f"{value} {token}"))
    if token != "free":
        yield ("purse", token), ("die", value)


def _resolve(words: Move, state: State, seat: int) -> Iterator[Gesture]:
    """Click the die, or lay it onto the card: a 2 or 3 onto another one."""
    die = ("die", words[0])
    yield from _twice(die)
    yield die, ("espionage", words[1] if len(words) > 1 else state.players[seat].espionage.id)


def _named(kind: str) -> Any:
    def tell(words: Move, state: State, seat: int) -> Iterator[Gesture]:
        yield from _twice((kind, words[0]))

    return tell


def _choose(words: Move, state: State, seat: int) -> Iterator[Gesture]:
    """A civilisation lies on the table; the halves of a card are words."""
    if words[0] in state.table.cards.civilization:
        yield from _twice(("civilization", words[0]))


def _ambassador(words: Move, state: State, seat: int) -> Iterator[Gesture]:
    yield from _twice(AMBASSADOR)


SIMPLE = {"complete": SITE, "conquer": THEIR_PROVINCE, "progress": DECK, "warlord": WARLORD}
"""Moves of one word that are a click."""
TELLERS: dict[str, Any] = {
    "activate": _activate,
    "swap": _swap,
    "trigger": _in_cell,
    "use": _in_cell,
    **dict.fromkeys(CELL_VERBS, _in_cell),
    "acquire": _acquire,
    "build": _build,
    "reserve": _reserve,
    "develop": _develop,
    "policy": _named("policy"),
    "bonus": _named("policy"),
    "building": _named("pile"),
    "keep": _named("keep"),
    "pay": _tokens,
    "gain": _tokens,
    "advantage": _advantage,
    "ambassador": _ambassador,
    "reroll": _reroll,
    "resolve": _resolve,
    "choose": _choose,
}


def place_of_word(prefix: Move, word: str, state: State, seat: int) -> Place:
    """The place that answers with this word to a move that has begun like this; a word without one has a button."""
    verb = prefix[0] if prefix else ""
    if verb in ("gain", "pay") or (verb == "advantage" and word in BASIC):
        return "purse", word
    if verb == "develop":
        return ("new policy" if len(prefix) == 1 else "line"), word
    if verb == "resolve" and len(prefix) == 2:
        return "espionage", word
    if verb == "choose" and word in state.table.cards.civilization:
        return "civilization", word
    return "word", word


def wish(source: Place, target: Place, state: State) -> Move | None:
    """The move that somebody means who puts this there, legal or not; None: nothing of the kind goes there."""
    (kind, name), (where, there) = source, target
    if kind in ("track", "pile", "reserved"):
        return ("acquire", name) if where in ("deck", "provinces", "site") else None
    if kind == "purse":
        wishes: dict[str, Move] = {
            "advantage": ("advantage", name, "1"),
            "their province": ("conquer",),
            "site": ("complete",),
            "die": ("reroll", there, name),
        }
        return wishes.get(where)
    if kind == "die" and where == "espionage":
        return ("resolve", name, there) if name in ("2", "3") else ("resolve", name)
    if kind == "new policy" and where in ("policies", "line"):
        return ("develop", name) if where == "policies" else ("develop", name, there)
    if kind == "cell" and where == "cell" and state.step == "activation":
        first, second = sorted((name, there))
        return "swap", first, second
    return None


def click_wish(place: Place, state: State, seat: int) -> Move | None:
    """The move that a click there would mean, to tell why nothing happens."""
    kind, name = place
    player = state.players[seat]
    if kind in ("track", "reserved", "pile"):
        verb = {"round_start": "reserve", "reserve": "reserve", "build": "build", "building": "building"}
        return verb.get(state.step, "acquire"), name
    if kind in ("cell", "knowledge"):
        if state.step == "activation":
            return "activate", name[0], name[1]
        if state.step in CELL_VERBS:
            return state.step, name
        verb_there = "trigger" if state.step == "activated" else "use"
        return (verb_there, name, "knowledge") if kind == "knowledge" else (verb_there, name)
    if kind == "policy":
        return (state.step if state.step in ("bonus", "copy") else "policy"), name
    if kind in ("policies", "line", "new policy") and player.civilization is not None:
        left = [card.id for card in player.civilization.policies if card not in player.policies]
        if not left:
            return None
        line = name if kind == "line" else next(iter(free_lines(player)), "a")
        policy = name if kind == "new policy" else left[0]
        return ("develop", policy, line) if player.civilization.at_lines else ("develop", policy)
    wishes: dict[str, Move] = {
        "deck": ("progress",),
        "site": ("complete",),
        "their province": ("conquer",),
        "advantage": ("advantage", BASIC[0], "1"),
        "warlord": ("warlord",),
        "ambassador": ("ambassador", "deploy"),
        "die": ("resolve", name),
    }
    return wishes.get(kind)


def goes(source: Place, cards: CardSet) -> Reason | None:
    """The reason that tells a person where a held thing can be put."""
    kind, name = source
    if kind in ("track", "pile", "reserved"):
        return Reason({PROVINCES: "goes_provinces", SITE: "goes_site", DECK: "goes_deck"}[home_of(name, cards)])
    codes = {
        "purse": "goes_tokens",
        "die": "goes_die",
        "row": "goes_row",
        "column": "goes_column",
        "cell": "goes_cell",
        "new policy": "goes_policy",
    }
    return Reason(codes[kind]) if kind in codes else None
