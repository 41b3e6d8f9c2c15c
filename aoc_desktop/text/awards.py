"""Achievements of any game in words; the game's own grammar files have a name and a sentence for each."""

from __future__ import annotations

from collections.abc import Sequence

from aoc_desktop.games import awards_of
from aoc_desktop.kernel.awards import Condition
from aoc_desktop.text.language import load_language


def award_name(game: str, award: str, language: str) -> str:
    return load_language(language, game=game).text(f"achievement.{award}.name")


def award_sentence(game: str, award: str, language: str) -> str:
    """What is to be done for it."""
    return load_language(language, game=game).text(f"achievement.{award}.text")


def award_earned(game: str, award: str, language: str) -> str:
    return load_language(language, game=game).text("award.earned", achievement=award_name(game, award, language))


def award_progress(game: str, award: str, conditions: Sequence[Condition], language: str) -> str:
    """ "All Five: 3 of 5"."""
    have, need = progress_of(conditions)
    awards = awards_of(game)
    if awards is not None and award in awards.enough:
        have, need = min(have, awards.enough[award]), awards.enough[award]
    name = award_name(game, award, language)
    return load_language(language, game=game).text("award.progress", achievement=name, n=have, m=need)


def progress_of(conditions: Sequence[Condition]) -> tuple[int, int]:
    """One number of another: that of the only condition that counts, or how many of the conditions hold."""
    counted = [condition for condition in conditions if condition.need > 1 and not condition.at_most]
    if len(counted) == 1:
        return min(counted[0].have, counted[0].need), counted[0].need
    return sum(condition.holds for condition in conditions), max(1, len(conditions))
