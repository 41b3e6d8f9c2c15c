"""Why a hint's move is good: what follows it in its best turn, and what that turn brings, with its causes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from aoc_desktop.games.age_of_civilization.changes import changes
from aoc_desktop.kernel.changes import changes_for, totals
from aoc_desktop.kernel.events import Cause, Event
from aoc_desktop.kernel.game import Change, Move, Seat
from aoc_desktop.text.age_of_civilization.moves import changes_text, move_text
from aoc_desktop.text.age_of_civilization.prompts import COUNTED
from aoc_desktop.text.age_of_civilization.speech import load_language
from aoc_desktop.text.language import Language

SILENT = ("done", "end", "decline", "skip")
"""Moves that only close a step; nobody needs to be told of them."""
SHOWN = ("points", *(kind for kind in COUNTED if kind != "points"))


def why_text(line: Sequence[Move], events: Iterable[Event], seat: Seat, language: str) -> str:
    """One or two short sentences for a line of moves (the hint's move first) and the events it brings."""
    speech = load_language(language)
    sentences = []
    if following := _following(line[1:], speech):
        sentences.append(speech.sentence("hint.then", moves=following))
    if brought := _brought(list(events), seat, speech):
        sentences.append(speech.sentence("hint.turn", changes=brought))
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


def _brought(events: list[Event], seat: Seat, speech: Language) -> list[str]:
    """What the turn changes for its player, points first and with their causes; at the end of the game, also those."""
    ends = next((place for place, event in enumerate(events) if event.kind == "turn_ends"), len(events))
    counted = changes_for(seat, events[:ends], changes)
    if any(event.kind == "game_ends" for event in events):
        counted += [
            gain for gain in changes_for(seat, events[ends:], changes) if gain.what == "points" and gain.amount > 0
        ]
    amounts = totals(counted)
    texts = []
    for what in SHOWN:
        if what in amounts:
            text = changes_text([(what, amounts[what])], speech.code)
            parts = _parts(counted, speech) if what == "points" else []
            texts.append(speech.text("hint.parts", change=text, parts=parts) if parts else text)
    return texts


def _parts(counted: Iterable[Change], speech: Language) -> list[str]:
    """ "Culture 2, Writing 1": where the points come from, if every part has a name."""
    sums: dict[str, int] = {}
    for change in counted:
        if change.what == "points":
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
    return speech.names[cause.kind][cause.id].display
