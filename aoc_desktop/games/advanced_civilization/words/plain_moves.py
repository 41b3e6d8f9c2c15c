"""A move in words where the position is not at hand: in the look back, in the hints, before what played by itself."""

from __future__ import annotations

from aoc_desktop.games.advanced_civilization.words.nouns import Nouns
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.kernel.game import Move
from aoc_desktop.text.words import named_words

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
