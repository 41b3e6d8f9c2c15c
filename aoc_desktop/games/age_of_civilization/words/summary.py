"""A board in sentences: for who hears the table instead of seeing it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from aoc_desktop.games.age_of_civilization.words.speech import load_language
from aoc_desktop.text.language import Language


def player_summary(player: Mapping[str, Any], language: str) -> str:
    """All that lies before a player; `player` has the names of the numbers, and tuples of card ids."""
    speech = load_language(language)
    return " ".join(
        [
            speech.sentence("summary.numbers", **{**player, "player": player["name"]}),
            cards_sentence("civilizations", player["pile"], speech),
            cards_sentence("technologies", player["technologies"], speech),
            cards_sentence("wonders", player["wonders"], speech),
        ]
    )


def market_summary(civilizations: Sequence[str], wonders: Sequence[str], language: str) -> str:
    speech = load_language(language)
    return f"{cards_sentence('market', civilizations, speech)} {cards_sentence('wonder_market', wonders, speech)}"


def opponent_summary(military: int, language: str) -> str:
    """The virtual opponent of a game alone."""
    return load_language(language).sentence("summary.opponent", n=military)


def cards_sentence(which: str, cards: Sequence[str], speech: Language) -> str:
    """Their names, or that there are none."""
    return speech.sentence(f"summary.{which}" if cards else f"summary.no_{which}", cards=list(cards))
