"""Moves as gestures: which thing is put where. One table for dragging, clicking and the keyboard."""

from __future__ import annotations

from collections.abc import Iterator

from aoc_desktop.games.golden_ages.rules.cards import CardSet
from aoc_desktop.games.golden_ages.rules.squares import NAMES, NOWHERE, SQUARES
from aoc_desktop.games.golden_ages.rules.state import WONDER_BIT, State
from aoc_desktop.games.golden_ages.rules.turn import NONE, card_to_activate, free_slot
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import Move
from aoc_desktop.play.places import Place

AGORA: Place = ("agora", "")
TILE: Place = ("tile", "")
CAPITAL: Place = ("capital", "")
MY_WONDERS: Place = ("my wonders", "")
ANSWERS = ("found", "no_city", "stay", "stop")
"""Moves of one word that answer a question: each is a chip."""


def gestures(move: Move, state: State) -> Iterator[tuple[Place, Place]]:
    """Every way to express a legal move: what is taken, where it is put. The same place twice: a click is enough."""
    verb, words = move[0], move[1:]
    if verb in ("explore", "attack"):
        target = ("square", words[1])
        yield (target if words[0] == NONE else ("colonist", words[0])), target
    elif verb == "art":
        yield ("colonist", words[0]), AGORA
    elif verb == "build":
        yield from _build(words, state)
    elif verb in ("wonder", "free_wonder"):
        yield ("wonder", words[0]), MY_WONDERS
    elif verb == "activate":
        card = own_card(words[0], state)
        yield card, card
    elif verb == "develop":
        yield ("technology", words[0]), ("technology", before(words[0], state.table.cards))
    elif verb == "place":
        yield TILE, ("square", words[0])
    elif verb == "capital":
        yield CAPITAL, ("square", words[0])
    elif verb == "judge":
        yield ("judgement", words[0]), AGORA
    elif verb in ("reveal", "choose"):
        yield ("offer", words[0]), ("offer", words[0])
    elif verb == "glory":
        yield ("glory", words[0]), ("glory", words[0])
    elif verb == "take":
        yield ("square", words[0]), ("square", words[0])
    elif verb == "golden_age":
        yield CAPITAL, CAPITAL
    else:
        yield ("chip", verb), ("chip", verb)


def _build(words: Move, state: State) -> Iterator[tuple[Place, Place]]:
    """A colonist onto the card; or the card onto the slot where it will lie."""
    building = ("building", words[0])
    if words[1] != NONE:
        yield ("colonist", words[1]), building
    slot = words[2] if len(words) > 2 else str(free_slot(state, state.seat) + 1)
    yield building, ("slot", slot)


def own_card(card: str, state: State) -> Place:
    """Where an own card that a move activates lies."""
    found = card_to_activate(state, state.seat, card)
    if found is not None and found[0] < 1 << WONDER_BIT:
        return "slot", str(found[0].bit_length())
    return "my wonder", card


def before(technology: str, cards: CardSet) -> str:
    """The tile that lies before a technology in its row: a new one is put onto it."""
    bit = cards.technology[technology].before
    return next((card.id for card in cards.technologies if card.bit == bit), technology)


def place_of_word(prefix: Move, word: str, state: State) -> Place:
    """The place that answers with this word to a move that has begun like this."""
    verb = prefix[0] if prefix else ""
    cards = state.table.cards
    if not prefix:
        return ("chip" if word in ANSWERS else "word"), word
    if word == NONE:
        return "word", word
    if verb == "build":
        return (("building", word), ("colonist", word), ("slot", word))[min(len(prefix), 3) - 1]
    if verb == "activate" and len(prefix) == 1:
        return own_card(word, state)
    if word in SQUARES:
        return ("colonist", word) if verb in ("explore", "attack", "art") and len(prefix) == 1 else ("square", word)
    if word == "agora":
        return AGORA
    if word == "capital":
        home = state.players[state.seat].capital
        return ("square", NAMES[home]) if home != NOWHERE else ("word", word)
    if word in cards.technology and verb in ("develop", "activate"):
        return "technology", word
    kinds = {"wonder": "wonder", "free_wonder": "wonder", "judge": "judgement", "glory": "glory"}
    kinds |= {"reveal": "offer", "choose": "offer"}
    return kinds.get(verb, "word"), word


def wish(source: Place, target: Place, state: State) -> Move | None:
    """The move that putting this there means, legal or not; None: the place takes nothing of this kind."""
    (kind, name), (where, there) = source, target
    if kind == "colonist":
        if where in ("square", "colonist"):
            return ("explore", name, there)
        if target == AGORA:
            return ("art", name)
        return ("build", there, name) if where == "building" else None
    if kind == "building" and where == "slot":
        return ("build", name, NONE)
    if kind == "wonder" and where in ("my wonders", "my wonder"):
        return ("wonder", name)
    if kind == "technology" and where in ("technology", "technologies"):
        return ("develop", name)
    if kind == "capital" and where == "square":
        return ("capital", there)
    return ("judge", name) if kind == "judgement" and target == AGORA else None


GOES = {
    "colonist": "goes_colonist",
    "building": "goes_building",
    "wonder": "goes_wonder",
    "technology": "goes_technology",
    "tile": "goes_tile",
    "capital": "goes_capital",
    "judgement": "goes_judgement",
}


def goes(source: Place) -> Reason | None:
    """The reason that tells where a thing in the hand goes, after it was put elsewhere."""
    code = GOES.get(source[0])
    return Reason(code) if code is not None else None
