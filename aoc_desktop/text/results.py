"""The end of a game in words, and the names and conditions of achievements."""

from __future__ import annotations

from collections.abc import Sequence

from aoc_desktop.text.language import load_language


def result_title(ranking: Sequence[Sequence[int]], points: Sequence[int], players: Sequence[str], language: str) -> str:
    """The headline of the final screen: who won, and by how much."""
    speech = load_language(language)
    best = ranking[0]
    if len(players) == 1:
        return speech.sentence("result.solo", n=points[0])
    if len(best) > 1:
        return speech.text("result.shared", players=[players[seat] for seat in best])
    second = max(points[seat] for group in ranking[1:] for seat in group)
    lead = points[best[0]] - second
    if lead < 0:  # a seat with more points can be ranked lower for another reason
        return speech.sentence("result.wins_at_all", player=players[best[0]])
    key = "result.wins" if lead else "result.wins_tie"
    return speech.sentence(key, player=players[best[0]], n=lead)


def hint_words(aided: bool, language: str) -> str:
    """ "with hints" or "without hints"."""
    return load_language(language).text("solo.aided" if aided else "solo.unaided")


# Achievements of any game in words; the game's own grammar files have a name and a sentence for each.


def award_name(game: str, award: str, language: str) -> str:
    return load_language(language, game=game).text(f"achievement.{award}.name")


def award_sentence(game: str, award: str, language: str) -> str:
    """The condition of an award."""
    return load_language(language, game=game).text(f"achievement.{award}.text")
