"""Scenarios in words: what a medal asks for, how far the player is, and what one was played for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from aoc_desktop.kernel.condition import Condition
from aoc_desktop.kernel.scenarios import AnyScenario, Medal, Told, told_in
from aoc_desktop.solo.scenarios import Progress
from aoc_desktop.text.language import Language, load_language

MEDAL = "medal"
FALLS_AGAIN = frozenset(("max_revolts", "max_rival_provinces", "max_rank"))
"""What must not be exceeded, and may come down again."""


class GoalRow(NamedTuple):
    """A goal with how far the player has come."""

    kind: str
    """ "medal" for one of a scenario."""
    id: str
    name: str
    sentence: str
    """All of it in one line, with the numbers."""
    parts: tuple[Condition, ...]

    @property
    def holds(self) -> bool:
        return all(part.holds for part in self.parts)

    @property
    def out_of_reach(self) -> bool:
        """Where too many stay too many."""
        return any(part.at_most and not part.holds and part.kind not in FALLS_AGAIN for part in self.parts)


def told(game: str, scenario: AnyScenario, language: str) -> Told:
    """Its words; the name and the dates of a shipped one stand with the game's other names."""
    said, speech = told_in(scenario, language), load_language(language, game=game)
    names, typeset = speech.names["scenario"][scenario.id], speech.typeset
    return Told(
        typeset(said.name) or str(names.display),
        typeset(said.dates) or str(names.dates),
        typeset(said.story),
        tuple(map(typeset, said.different)),
        tuple(map(typeset, said.hints)),
    )


def medal_sentence(game: str, medal: Medal, language: str) -> str:
    """ "Gold: 6 wonders and a margin of 10 points"."""
    speech = load_language(language, game=game)
    parts = [_said(speech, "medal", kind, n=need) for kind, need in medal.asks]
    return speech.sentence("medal.asks", medal=medal.id, parts=parts)


def progress_text(game: str, asked: Iterable[Condition], language: str) -> str:
    """ "wonders 3/4, points 22/25": how far a medal is."""
    speech = load_language(language, game=game)
    texts = [_said(speech, "progress", part.kind, n=part.have, m=part.need) for part in asked]
    return speech.join(texts, "comma")


def _said(speech: Language, group: str, kind: str, **numbers: Any) -> str:
    what, _, card = kind.partition(":")
    return speech.text(f"{group}.{what}", **numbers, **({"card": card} if card else {}))


def medal_rows(game: str, progress: Progress, language: str) -> list[GoalRow]:
    """Bronze, silver, gold."""
    names = load_language(language, game=game).names["medal"]
    return [
        GoalRow(
            MEDAL,
            medal.id,
            str(names[medal.id].display),
            f"{medal_sentence(game, medal, language)} ({progress_text(game, asked, language)})",
            tuple(asked),
        )
        for medal, asked in progress
    ]


def medal_result(game: str, name: str, medal: str | None, language: str) -> str:
    """ "Silk Road: silver medal."."""
    key = "result.no_medal" if medal is None else f"result.medal_{medal}"
    return load_language(language, game=game).sentence(key, name=name)
