"""The table in sentences that every game uses, for players who hear it instead of seeing it."""

from __future__ import annotations

from collections.abc import Sequence

from aoc_desktop.text.language import Language


def hidden_summary(cards: int, player: str, speech: Language) -> list[str]:
    """How many hidden cards a player holds; empty if none."""
    return [speech.sentence("summary.hidden", n=cards, player=player)] if cards else []


def score_summary(players: Sequence[tuple[str, int]], speech: Language) -> str:
    """Everybody's points, in the order of the seats."""
    return speech.join([speech.text("summary.score", player=name, n=points) for name, points in players], "comma") + "."
