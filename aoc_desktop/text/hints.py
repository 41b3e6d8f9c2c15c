"""What an AI promises and what a turn brings, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile

from aoc_desktop.kernel.changes import Reading, changes_for, totals
from aoc_desktop.kernel.events import Cause, Event
from aoc_desktop.kernel.game import Change, Seat
from aoc_desktop.text.language import Language, load_language

POINTS = "points"
Told = Callable[[str, int], str]
"""An amount in words: "+3 gold"; empty where the grammar has no words for it."""


PARTS = (
    *((1, 20), (1, 15), (1, 10), (1, 8), (1, 7), (1, 6), (1, 5), (1, 4), (3, 10), (1, 3), (3, 8), (2, 5), (9, 20)),
    *((1, 2), (11, 20), (3, 5), (5, 8), (2, 3), (7, 10), (3, 4), (4, 5), (5, 6), (6, 7), (7, 8), (9, 10)),
    *((14, 15), (19, 20)),
)
"""Chances that are easily pictured: so many of so many games. One of them is within 2 % of every chance."""
HARDLY = 0.03
"""A chance under this, or as near to 1, has words of its own."""
LEAST = 0.01
"""Percentages never reach 0 or 100: a hint only estimates."""


def figures_text(points: float, chance: float | None, language: str, goal: float = 0.0) -> str:
    """ "59% to win (about 3 in 5)"; alone "about 28.7 points at the end", with what a goal beside points is worth.

    One figure: the one by which moves are ranked."""
    speech = load_language(language)
    if chance is None:
        return speech.sentence("hint.with_goal" if goal else "hint.points", points=speech.decimal(points + goal))
    share = round(max(LEAST, min(1 - LEAST, chance)), 2)
    return speech.sentence("hint.chance", share=speech.percent(share), words=chance_text(share, speech))


def chance_text(chance: float, speech: Language) -> str:
    """ "about 1 in 3": a chance as one would say it."""
    if chance < HARDLY:
        return speech.text("hint.hardly")
    if chance > 1 - HARDLY:
        return speech.text("hint.surely")
    n, of = min(PARTS, key=lambda part: abs(part[0] / part[1] - chance))
    return speech.text("hint.even") if (n, of) == (1, 2) else speech.text("hint.about", n=n, of=of)


def differences_text(reasons: Iterable[tuple[str, float]], speech: Language, is_best: bool) -> str:
    """What a plan comes to more or less of than another one, in points; empty where no difference is large."""
    told = [
        speech.text(
            "hint.difference",
            what=speech.text(f"difference.{group}"),
            amount=("+" if points > 0 else "") + speech.decimal(points),
        )
        for group, points in reasons
    ]
    return speech.sentence("hint.against_next" if is_best else "hint.against_best", parts=told) if told else ""


def turn_amounts(events: Iterable[Event], seat: Seat, reading: Reading, order: Sequence[str]) -> list[tuple[str, int]]:
    """What a turn changes for its player; what follows its end is the end of the round."""
    of_turn = takewhile(lambda event: event.kind != "turn_ends", events)
    amounts = totals(changes_for(seat, of_turn, reading))
    return [(what, amounts[what]) for what in order or amounts if what in amounts]


def brought_texts(
    events: Sequence[Event], seat: Seat, reading: Reading, order: Sequence[str], told: Told, speech: Language
) -> list[str]:
    """What the turn changes for its player, points first and with their causes; at the end of the game, also those."""
    ends = next((place for place, event in enumerate(events) if event.kind == "turn_ends"), len(events))
    counted = changes_for(seat, events[:ends], reading)
    if any(event.kind == "game_ends" for event in events):
        later = changes_for(seat, events[ends:], reading)
        counted += [gain for gain in later if gain.what == POINTS and gain.amount > 0]
    amounts = totals(counted)
    texts = []
    for what in dict.fromkeys((POINTS, *(order or amounts))):
        if what in amounts and (text := told(what, amounts[what])):
            parts = _parts(counted, speech) if what == POINTS else []
            texts.append(speech.text("hint.parts", change=text, parts=parts) if parts else text)
    return texts


def _parts(counted: Iterable[Change], speech: Language) -> list[str]:
    """ "Culture 2, Writing 1": where the points come from, if every part has a name."""
    sums: dict[str, int] = {}
    for change in counted:
        if change.what == POINTS:
            cause = _cause(change.cause, speech)
            sums[cause] = sums.get(cause, 0) + change.amount
    if "" in sums:
        return []
    if len(sums) == 1:
        return list(sums)
    return [speech.text("hint.part", cause=cause, n=n) for cause, n in sums.items() if n]


def _cause(cause: Cause | None, speech: Language) -> str:
    if cause is None:
        return ""
    if cause.kind == "rule":
        key = f"rule.{cause.id}"
        return speech.text(key) if speech.has(key) else ""
    return speech.names.name(cause.kind, cause.id).display if speech.names.knows(cause.kind, cause.id) else ""
