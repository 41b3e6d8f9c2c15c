"""Puzzles in words: their results, their grades, and what the player has of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aoc_desktop.text.days import margin_words
from aoc_desktop.text.language import load_language

if TYPE_CHECKING:
    from aoc_desktop.solo.puzzles import Puzzle


def result_words(unit: str, result: int, language: str) -> str:
    """ "26 points", or for a lead "3 points ahead"."""
    if unit == "lead":
        return margin_words(result, language)
    return load_language(language).text("result.solo", n=result)


def number_of(puzzle: Puzzle) -> str:
    """ "17" of aoc-017."""
    return puzzle.id.rpartition("-")[2].lstrip("0")


def grade_words(grade: int, language: str) -> str:
    return load_language(language).text(f"puzzle.grade_{grade}")


def kind_words(game: str, kind: str, language: str) -> str:
    return load_language(language, game).text(f"puzzle.{kind}.name")


def task_words(game: str, kind: str, language: str) -> str:
    """What is asked, in a sentence or two."""
    return load_language(language, game).text(f"puzzle.{kind}.task")


def judgement(unit: str, result: int, best: int, language: str) -> str:
    """At the horizon: a value and what more was possible, never "wrong"."""
    speech, told = load_language(language), result_words(unit, result, language)
    if result >= best:
        return speech.sentence("puzzle.found", result=told)
    return speech.sentence("puzzle.missed", result=told, n=best - result)


def card_words(game: str, puzzle: Puzzle, stars: int, tries: int, seen: bool, language: str) -> str:
    """A puzzle of the page, for tooltip and screen reader."""
    speech = load_language(language)
    kind, grade = kind_words(game, puzzle.kind, language), grade_words(puzzle.grade, language)
    if stars:
        state = speech.text("puzzle.state_stars", n=stars)
    elif seen:
        state = speech.text("puzzle.state_seen")
    elif tries:
        state = speech.text("puzzle.state_tried", n=tries)
    else:
        state = speech.text("puzzle.state_new")
    return speech.sentence("puzzle.card", number=number_of(puzzle), grade=grade, kind=kind, state=state)
