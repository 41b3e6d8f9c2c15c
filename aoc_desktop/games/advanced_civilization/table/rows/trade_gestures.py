"""Moves of trade, purchase and discard as gestures: cards that are given, named, wanted, bought and spent.

Places: "hand" (a set of mine), "my side", "lot" (a card of what I give), "goods" (one of all commodities), "wanted",
"ask" (a number), "answer" (a seat's row), "market", "basket", "stacks".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from aoc_desktop.kernel.game import Move
from aoc_desktop.play.places import Place

MY_SIDE: Place = ("my side", "")
OFFERED: Place = ("offered", "")
"""The offer that everybody hears."""
BASKET: Place = ("basket", "")
STACKS: Place = ("stacks", "")
WANTED: Place = ("wanted", "")
PAIRS = {"true": "lot", "want": "goods"}
"""Moves that name two cards in any order: which places stand for them."""
WORDS = {"say": "goods", "ask": "ask", "deal": "answer"}
"""Moves with one word: its place."""
FROM_HAND = {"give": MY_SIDE, "spend": BASKET, "discard": STACKS}
ASKED = {"truth": "true", "talk": "say", "wish": "ask", "wanted": "want", "deal": "deal"}
"""Steps that ask for words: the verb of their moves."""
TAKEN_BACK = frozenset(("give", "buy", "spend"))
"""Moves that can be taken back one by one while they are put together."""
BY_HAND = frozenset(("offer", "content", "answer", "cards", "payment", "discard"))
"""Steps in which cards are taken up, or one of few buttons is pressed."""


def gestures(move: Move) -> Iterator[tuple[Place, Place]] | None:
    """Every way to express a move of trade or purchase; None: it is none."""
    verb, words = move[0], move[1:]
    if verb in FROM_HAND and words:
        return _taken(("hand", words[0]), FROM_HAND[verb])
    if verb == "buy" and words:
        return _taken(("market", words[0]), BASKET)
    if verb in PAIRS:
        return _pair(verb, words)
    if verb in WORDS and words and move != ("say", "nothing"):
        place: Place = (WORDS[verb], words[0])
        return iter(((place, place),))
    return None


def _taken(thing: Place, where: Place) -> Iterator[tuple[Place, Place]]:
    yield thing, where
    yield thing, thing


def _pair(verb: str, words: Sequence[str]) -> Iterator[tuple[Place, Place]]:
    for word in dict.fromkeys(words):
        place: Place = (PAIRS[verb], word)
        yield place, place
        if verb == "want":
            yield place, WANTED


def place_of_word(verb: str, word: str) -> Place | None:
    """The place that answers with this word; None: it is no word of trade or purchase."""
    if verb in FROM_HAND:
        return "hand", word
    if (verb, word) == ("say", "nothing"):
        return "chip", "say nothing"
    if verb in PAIRS or verb in WORDS:
        return PAIRS.get(verb) or WORDS[verb], word
    return ("market", word) if verb == "buy" else None


def picked(moves: Iterable[Move]) -> str:
    """The card that all these pairs have in common: it was named first."""
    shared = [set(move[1:]) for move in moves]
    common = set.intersection(*shared) if shared else set()
    return min(common) if common else ""


def pair_choices(moves: Sequence[Move]) -> dict[Place, list[Move]]:
    """The places that name a card of these pairs, whichever comes first; once one is named, those of the other."""
    first = picked(moves)
    found: dict[Place, list[Move]] = {}
    for move in moves:
        words = list(move[1:])
        if first:
            words.remove(first)
        for word in dict.fromkeys(words):
            found.setdefault((PAIRS[move[0]], word), []).append(move)
    return found


def wish(source: Place, target: Place) -> Move | None:
    """The move that somebody means who puts this there, legal or not."""
    kind, name = source
    for verb, where in FROM_HAND.items():
        if kind == "hand" and target == where:
            return (verb, name, "1") if verb == "spend" else (verb, name)
    if kind == "market" and target == BASKET:
        return ("buy", name)
    return ("want", name, "any") if kind == "goods" and target == WANTED else None
