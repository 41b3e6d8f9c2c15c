"""What an AI promises, in words."""

from __future__ import annotations

from aoc_desktop.text.language import load_language


def figures_text(points: float, chance: float | None, language: str) -> str:
    """ "about 28.7 points at the end, 59% to win"; alone, there is no chance."""
    speech = load_language(language)
    texts = [speech.sentence("hint.points", points=speech.decimal(points))]
    if chance is not None:
        texts.append(speech.text("hint.chance", share=speech.percent(chance)))
    return speech.join(texts, "comma")
