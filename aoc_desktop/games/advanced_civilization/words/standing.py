"""Where a game stands, as plain text for the terminal: map by area, nations with their stocks, a hand, the AST."""

from __future__ import annotations

from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, PHASES, State
from aoc_desktop.games.advanced_civilization.rules.view import View
from aoc_desktop.games.advanced_civilization.words.nouns import Nouns
from aoc_desktop.games.advanced_civilization.words.places import held_areas, stack_lines
from aoc_desktop.games.advanced_civilization.words.prompts import prompt
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.games.advanced_civilization.words.summary import ast_lines, hand_lines, mat_lines
from aoc_desktop.kernel.game import CHANCE


def standing_lines(state: State, moves: int, language: str) -> list[str]:
    """As the seat that is asked sees it: no other hand is told. With nobody asked, as an onlooker does."""
    speech = load_language(language)
    players = [speech.sentence("reason.player", number=seat + 1) for seat in range(state.table.players)]
    seats = [seat for seat in GAME.deciders(state) if seat != CHANCE]
    view = GAME.view(state, seats[0] if seats else None)
    nouns = Nouns(speech, view, players)
    parts = {
        "map": held_areas(view, players, language),
        "nations": _nations(view, players, language),
        "hand": _hand(nouns, view),
        "ast": ast_lines(view, players, language) if state.turn else [],
        "stacks": stack_lines(view, language),
    }
    told = [f"{speech.text('standing.moves', n=moves)} · {_where(nouns, state, seats)}"]
    if seats:
        told.append(prompt(view, seats[0], language))
    for part, lines in parts.items():
        if lines:
            told += [speech.sentence(f"standing.{part}"), *(f"  {line}" for line in lines)]
    return told


def _where(nouns: Nouns, state: State, seats: list[int]) -> str:
    """Turn, phase and who decides; at the end who won."""
    speech = nouns.speech
    if state.finished:
        outcome = GAME.outcome(state)
        assert outcome is not None
        best, points = outcome.ranking[0], max(outcome.points)
        players = [f"{nouns.players[seat]} ({nouns.nation(seat).display})" for seat in best]
        return speech.text("standing.finished", t=state.turn, players=players, n=points)
    if not state.turn:
        return speech.names["phase"]["setup"].display
    deciding = speech.join([nouns.nation(seat).display for seat in seats]) or speech.text("standing.chance")
    values = {"t": state.turn, "phase": state.phase, "i": PHASES.index(state.phase) + 1, "nation": deciding}
    return speech.text("label.bar", **values)


def _nations(view: View, players: list[str], language: str) -> list[str]:
    """Everybody's mat without the hands, a line each."""
    told = []
    for seat in range(view.state.table.players):
        lines = mat_lines(view, seat, players, language)
        hands = len(hand_lines(Nouns(load_language(language), view, players), view, seat))
        known = view.state.nation[seat] != NOBODY
        told.append(" ".join(lines[: len(lines) - hands] if known else lines))
    return told


def _hand(nouns: Nouns, view: View) -> list[str]:
    """That of the seat that is asked; at the end all of them."""
    if view.state.finished:
        return [line for seat in range(view.state.table.players) for line in hand_lines(nouns, view, seat)]
    return hand_lines(nouns, view, view.seat) if view.seat is not None and view.state.turn else []
