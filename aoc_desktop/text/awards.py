"""Achievements of any game in words; the game's own grammar files have a name and a sentence for each."""

from __future__ import annotations

from aoc_desktop.text.language import load_language


def award_name(game: str, award: str, language: str) -> str:
    return load_language(language, game=game).text(f"achievement.{award}.name")


def award_sentence(game: str, award: str, language: str) -> str:
    """What is to be done for it."""
    return load_language(language, game=game).text(f"achievement.{award}.text")
