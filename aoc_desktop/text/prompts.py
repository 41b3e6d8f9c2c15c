"""What the line under the bar says in any game: whose turn is over, who is waited for, who won."""

from __future__ import annotations

from collections.abc import Sequence

from aoc_desktop.text.language import capital, load_language


def confirm_prompt(summary: str, language: str) -> str:
    """The turn has ended and waits for its player's word; `summary`: what it brought."""
    return load_language(language).sentence("prompt.confirm", summary=summary)


def next_prompt(player: str, language: str) -> str:
    """Step by step: an AI seat waits to be asked to play."""
    return load_language(language).sentence("prompt.waiting_step", player=player)


def result_prompt(
    ranking: Sequence[Sequence[int]], points: Sequence[int], players: Sequence[str], language: str
) -> str:
    """The game is over: who won."""
    speech = load_language(language)
    best = ranking[0]
    if len(players) == 1:
        return speech.sentence("prompt.solo_score", n=points[0])
    if len(best) > 1:
        names = [players[seat] for seat in best]
        return capital(speech.text("prompt.shared", players=names, n=points[best[0]]))
    return speech.sentence("prompt.won", player=players[best[0]], n=points[best[0]])
