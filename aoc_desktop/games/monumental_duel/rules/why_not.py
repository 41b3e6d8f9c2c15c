"""Why a move is not legal: the reason nearest to the player's wish (step, then place, card, use, price)."""

from __future__ import annotations

from typing import NamedTuple

from aoc_desktop.games.monumental_duel.rules import why_not_actions, why_not_choices
from aoc_desktop.games.monumental_duel.rules.cards import RESOURCES
from aoc_desktop.games.monumental_duel.rules.state import CELL, COLUMNS, ROWS, State
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import Move


class Form(NamedTuple):
    """A verb: the steps it belongs to, what its words are, and how many of them may be left out."""

    steps: tuple[str, ...]
    words: tuple[str, ...] = ()
    optional: int = 0


ACTION = ("action",)
FORMS = {
    "choose": Form(("civilization", "choose"), ("word",)),
    "reserve": Form(("round_start", "reserve"), ("card",)),
    "skip": Form(("round_start", "exchange", "archive", "discard", "reinforce", "building", "draw", "use", "spy")),
    "activate": Form(("activation",), ("line", "line")),
    "swap": Form(("activation",), ("cell", "cell")),
    "exchange": Form(("exchange",), ("cell",)),
    "trigger": Form(("activated",), ("cell", "knowledge"), 1),
    "acquire": Form(ACTION, ("card",)),
    "complete": Form(ACTION),
    "develop": Form(ACTION, ("card", "line"), 1),
    "policy": Form(ACTION, ("card",)),
    "conquer": Form(ACTION),
    "use": Form(("action", "use"), ("cell", "knowledge"), 2),
    "progress": Form(ACTION),
    "advantage": Form(ACTION, ("resource", "number")),
    "warlord": Form(ACTION),
    "ambassador": Form(ACTION, ("way",)),
    "pass": Form(ACTION),
    "pay": Form(("pay",), ("resource", "resource"), 1),
    "gain": Form(("gain",), ("resource", "resource", "resource"), 2),
    "archive": Form(("archive",), ("place", "card"), 1),
    "discard": Form(("discard",), ("cell",)),
    "reinforce": Form(("reinforce",), ("cell",)),
    "building": Form(("building",), ("card",)),
    "bonus": Form(("bonus",), ("card",)),
    "copy": Form(("copy",), ("word",)),
    "convert": Form(("convert",), ("number",)),
    "build": Form(("build",), ("card",)),
    "keep": Form(("keep",), ("card",)),
    "draw": Form(("draw",)),
    "train": Form(("spy",)),
    "deploy": Form(("spy",)),
    "reroll": Form(("reroll",), ("value", "token")),
    "stop": Form(("reroll",)),
    "resolve": Form(("dice",), ("value", "card"), 1),
}
VALUES = ("1", "2", "3", "4", "5", "6")


def why_not(state: State, move: Move) -> Reason:
    """The reason against a move that is not in the list of legal moves."""
    text = " ".join(move)
    if state.phase == "finished":
        return Reason("finished")
    if state.step == "chance":
        return Reason("chance_decides")
    if not move or move[0] not in FORMS:
        return Reason("unknown_move", {"move": text})
    form = FORMS[move[0]]
    if len(move) > 1 + len(form.words):
        return Reason("too_many_words", {"move": text})
    if len(move) < 1 + len(form.words) - form.optional:
        return Reason("word_missing", {"move": text, "what": form.words[len(move) - 1]})
    if (reason := _unreadable(state, move, form)) is not None:
        return reason
    if state.step not in form.steps:
        return _wrong_step(state, move, form)
    if state.step == "action":
        return why_not_actions.why_not(state, move)
    return why_not_choices.why_not(state, move)


def _unreadable(state: State, move: Move, form: Form) -> Reason | None:
    """A word that is no cell, line, number, resource or card."""
    for kind, word in zip(form.words, move[1:], strict=False):
        if kind == "card" and word not in state.table.cards.card:
            return Reason("unknown_card", {"text": word})
        if (kind == "cell" and word not in CELL) or (kind == "place" and word not in CELL and word != "discard"):
            return Reason("unknown_cell", {"text": word})
        if kind == "line" and word not in ROWS and word not in COLUMNS:
            return Reason("no_such_line", {"text": word})
        if kind == "number" and (not word.isdecimal() or len(word) > 3):
            return Reason("unknown_number", {"text": word})
        if kind == "value" and word not in VALUES:
            return Reason("no_such_die", {"value": word})
        if kind in ("resource", "token") and word not in RESOURCES and (kind == "resource" or word != "free"):
            return Reason("unknown_resource", {"text": word})
        if kind == "way" and word not in ("train", "deploy"):
            return Reason("unknown_move", {"move": " ".join(move)})
        if kind == "knowledge" and word != "knowledge":
            return Reason("unknown_move", {"move": " ".join(move)})
    return None


def _wrong_step(state: State, move: Move, form: Form) -> Reason:
    """Another question is open; what belongs to no question now is told by its step."""
    verb, now = move[0], state.step
    if verb == "choose" and now in ("activation", "action"):
        return Reason("civilizations_set")
    if verb == "swap" and now == "action":
        return Reason("swap_too_late")
    if verb == "activate" and now == "action":
        return Reason("activated_already")
    if verb == "skip":
        return _no_declining(state)
    if now == "activation" and form.steps == ACTION:
        return Reason("activate_first")
    if now not in ("activation", "action") and state.source:
        return Reason("question_first", {"card": state.source})
    return Reason("wrong_step", {"step": form.steps[0], "now": now})


def _no_declining(state: State) -> Reason:
    if state.step == "activated":
        return Reason("triggers_compulsory", {"cards": why_not_choices.pending_triggers(state)})
    if state.step == "dice":
        return Reason("dice_compulsory")
    if state.source:
        return Reason("compulsory", {"card": state.source})
    return Reason("wrong_step", {"step": "archive", "now": state.step})
