"""Why a hint's move is good: what follows it in its best turn, and what that turn brings, with its causes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from aoc_desktop.kernel.events import Cause, Event
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.text.age_of_civilization.moves import changes_text, move_text
from aoc_desktop.text.age_of_civilization.prompts import COUNTED, count_changes
from aoc_desktop.text.language import Language, load_language

SILENT = ("done", "end", "decline", "skip")
"""Moves that only close a step; nobody needs to be told of them."""
SHOWN = ("points", *(kind for kind in COUNTED if kind != "points"))


def figures_text(points: float, chance: float | None, language: str) -> str:
    """ "about 28.7 points at the end, 59% to win"; alone, there is no chance."""
    speech = load_language(language)
    texts = [speech.sentence("hint.points", points=speech.decimal(points))]
    if chance is not None:
        texts.append(speech.text("hint.chance", share=speech.percent(chance)))
    return speech.join(texts, "comma")


def why_text(line: Sequence[Move], events: Iterable[Event], seat: Seat, language: str) -> str:
    """One or two short sentences for a line of moves (the hint's move first) and the events it brings."""
    speech = load_language(language)
    sentences = []
    if following := _following(line[1:], speech):
        sentences.append(speech.sentence("hint.then", moves=following))
    if changes := _changes(list(events), seat, speech):
        sentences.append(speech.sentence("hint.turn", changes=changes))
    return " ".join(sentences) or speech.sentence("hint.later")


def line_text(moves: Sequence[Move], language: str) -> str:
    """The moves of a turn that are worth a word, in one line."""
    speech = load_language(language)
    return speech.join(_following(moves, speech), "comma") or speech.text("move.rest")


def _following(moves: Sequence[Move], speech: Language) -> list[str]:
    """The moves worth a word, the same ones counted. What an effect gives by itself is told by its gains."""
    counts: dict[str, int] = {}
    for move in moves:
        if move[0] not in SILENT and not (move[0] == "use" and len(move) == 2):
            text = speech.text("move.rest") if move[0] == "rest" else move_text(move, speech.code)
            counts[text] = counts.get(text, 0) + 1
    return [text if n == 1 else speech.text("hint.times", n=n, move=text) for text, n in counts.items()]


def _changes(events: list[Event], seat: Seat, speech: Language) -> list[str]:
    """What the turn changes for its player, points first and with their causes; at the end of the game, also those."""
    ends = next((place for place, event in enumerate(events) if event.kind == "turn_ends"), len(events))
    counted = events[:ends]
    if any(event.kind == "game_ends" for event in events):
        counted += [event for event in events[ends:] if event.kind == "gained" and event.what == "points"]
    amounts = dict.fromkeys(SHOWN, 0)
    for event in counted:
        if event.seat == seat:
            count_changes(event, amounts)
    texts = []
    for kind, amount in amounts.items():
        if amount:
            text = changes_text([(kind, amount)], speech.code)
            parts = _parts(counted, seat, speech) if kind == "points" else []
            texts.append(speech.text("hint.parts", change=text, parts=parts) if parts else text)
    return texts


def _parts(events: Iterable[Event], seat: Seat, speech: Language) -> list[str]:
    """ "Culture 2, Writing 1": where the points come from, if every part has a name."""
    sums: dict[str, int] = {}
    for event in events:
        if event.seat == seat and event.what == "points" and event.kind in ("gained", "paid", "lost"):
            cause = _cause(event.cause, speech)
            sums[cause] = sums.get(cause, 0) + (event.amount if event.kind == "gained" else -event.amount)
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
    return speech.names[cause.kind][cause.id].display
