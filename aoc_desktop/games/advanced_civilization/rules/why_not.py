"""Why a move is not legal: the reason nearest to the player's wish (step, then words, then the rule)."""

from __future__ import annotations

from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.games.advanced_civilization.rules.tasks import Question
from aoc_desktop.games.advanced_civilization.rules.trade.why_not_trade import no_wish
from aoc_desktop.games.advanced_civilization.rules.why_not_here import why_not_here
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import CHANCE, Move

# The steps in which each move belongs (notation, "Moves").
STEPS = {
    "nation": ("nation",),
    "place": ("place",),
    "tax": ("tax",),
    "take": ("revolt",),
    "raze": ("raze",),
    "grow": ("grow",),
    "keep": ("upkeep", "faction"),
    "scrap": ("upkeep",),
    "ship": ("shipyard",),
    "move": ("movement",),
    "voyage": ("movement",),
    "leave": ("movement",),
    "done": ("movement", "shipyard", "build", "cards"),
    "unload": ("voyage",),
    "load": ("voyage",),
    "sail": ("voyage",),
    "anchor": ("voyage",),
    "defend": ("defend",),
    "loot": ("loot",),
    "pillage": ("pillage",),
    "build": ("build",),
    "reduce": ("reduce",),
    "buy": ("cards", "ninth"),
    "pass": ("offer", "ninth", "convert"),
    "offer": ("offer",),
    "stop": ("offer", "answer"),
    "give": ("content", "answer"),
    "close": ("content", "answer"),
    "true": ("truth", "answer"),
    "say": ("talk", "answer"),
    "ask": ("wish",),
    "want": ("wanted",),
    "refuse": ("answer",),
    "answer": ("answer",),
    "deal": ("deal",),
    "no_deal": ("deal",),
    "calamities": ("spare",),
    "volcano": ("volcano",),
    "quake": ("quake",),
    "betray": ("betray",),
    "show": ("pottery",),
    "lose": ("lose",),
    "assign": ("assign",),
    "pick": ("pick",),
    "annex": ("annex",),
    "plain": ("plain",),
    "drown": ("drown",),
    "horde": ("horde",),
    "pirate": ("pirate",),
    "convert": ("convert",),
    "spend": ("payment",),
    "settle": ("payment",),
    "discard": ("discard",),
    "under": ("shuffle",),
    "keeps": ("leaver",),
}

PHASE_STEPS = {
    "setup": ("nation", "place"),
    "taxation": ("tax", "revolt", "raze"),
    "expansion": ("grow",),
    "ships": ("upkeep", "shipyard"),
    "movement": ("movement", "voyage"),
    "conflict": ("defend", "pillage"),
    "construction": ("build",),
    "trade": ("offer", "content", "truth", "talk", "wish", "wanted", "answer", "deal"),
    "calamities": (
        *("volcano", "quake", "betray", "pottery", "lose", "assign", "pick", "faction", "annex"),
        *("plain", "drown", "horde", "pirate"),
    ),
    "abilities": ("convert",),
    "civilization_cards": ("cards", "payment", "discard"),
}
"""The steps that belong to one phase alone."""


def why_not(state: State, seat: int, move: Move) -> Reason:
    """The reason against a move that is not legal."""
    text = " ".join(move)
    if not move or move[0] not in STEPS:
        return Reason("unknown_move", {"move": text})
    if state.finished:
        return Reason("finished")
    question = state.agenda[-1]
    assert isinstance(question, Question)
    if CHANCE in question.deciders(state) and seat != CHANCE:
        return Reason("chance_decides")
    if state.step not in STEPS[move[0]]:
        return no_wish(state, seat, move) or wrong_time(state, move[0])
    return why_not_here(state, seat, move) or wrong_word(state, seat, question, move)


def wrong_time(state: State, verb: str) -> Reason:
    """A move of another step, or of another phase."""
    if verb in ("done", "pass"):
        return Reason("compulsory")
    if state.step == "voyage" and "movement" in STEPS[verb]:
        return Reason("voyage_first")
    step = STEPS[verb][0]
    phase = next((phase for phase, steps in PHASE_STEPS.items() if step in steps), state.phase)
    if phase != state.phase:
        return Reason("wrong_phase", {"phase": phase, "now": state.phase})
    return Reason("wrong_step", {"step": step, "now": state.step})


def wrong_word(state: State, seat: int, question: Question, move: Move) -> Reason:
    """The first word that does not follow those before it, with what could stand there."""
    for place, word in enumerate(move):
        allowed = question.next(state, seat, move[:place])
        if not allowed:
            return Reason("too_many_words", {"move": " ".join(move)})
        if word not in allowed and all(each.isdecimal() for each in allowed):
            numbers = sorted(map(int, allowed))
            return Reason("number_range", {"a": numbers[0], "b": numbers[-1]})
        if word not in allowed:
            return Reason("word_not_allowed", {"move": " ".join(move), "word": word, "allowed": tuple(allowed)})
    return Reason("words_missing", {"move": " ".join(move), "allowed": tuple(question.next(state, seat, move))})
