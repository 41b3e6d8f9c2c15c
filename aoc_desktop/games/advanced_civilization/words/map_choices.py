"""What a choice on the map would change at once: pieces of every nation before and after, points that are still due,
then support and tax. Played by the rules on a copy of what a seat knows."""

from __future__ import annotations

from collections.abc import Sequence

from aoc_desktop.games.advanced_civilization.rules.calamities.civil_war import PickUnits
from aoc_desktop.games.advanced_civilization.rules.calamities.losing import Loss
from aoc_desktop.games.advanced_civilization.rules.foresight import Footing
from aoc_desktop.games.advanced_civilization.rules.phases.taxation import least_tax, would_revolt
from aoc_desktop.games.advanced_civilization.rules.pieces import unit_points
from aoc_desktop.games.advanced_civilization.rules.state import CITY_POINTS, NOBODY, State
from aoc_desktop.games.advanced_civilization.rules.tasks import Question
from aoc_desktop.games.advanced_civilization.words.foresight import BAD, GOOD, Told, area_lines, footing_lines
from aoc_desktop.games.advanced_civilization.words.nouns import Nouns
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.kernel.game import Move

GROUPS = frozenset(("volcano", "plain"))
CHOICES = frozenset(
    [
        "place",
        "grow",
        "keep",
        "scrap",
        "ship",
        "take",
        "raze",
        "reduce",
        "defend",
        "betray",
        "drown",
        "pirate",
        "quake",
        "horde",
        "convert",
        "lose",
        "pick",
        "annex",
        "build",
        "volcano",
        "plain",
    ]
)
"""Verbs of moves that choose something on the map."""
COUNTED = ("cities", "tokens", "stock", "treasury", "ships")
SETTLING = frozenset(("place", "grow"))


def choice_lines(state: State, seat: int, move: Move, language: str) -> list[Told]:
    """What this legal move would change."""
    if move[0] in GROUPS:
        return _group_lines(state, move, language)
    after = played(state, seat, move)
    speech = load_language(language)
    lines = [*_due(state, move, language), *_changes(state, after, language)]
    if move[0] in SETTLING:
        lines += area_lines(after, seat, move[1], language)
    if move[0] == "build":
        lines.append(Told(speech.text("preview.stack_reached", n=after.map_cities(seat)), "", GOOD))
    if move[0] in ("lose", "reduce", "build", "take", "ship", "keep"):
        lines += footing_lines(standing(state, seat), standing(after, seat), language)
    return lines or [Told(speech.text("preview.no_damage"))]


def played(state: State, seat: int, move: Move) -> State:
    """After the move itself, before anything that follows."""
    after = state.copy()
    question = after.agenda[-1]
    assert isinstance(question, Question)
    after.agenda = after.agenda[:-1]
    question.play(after, seat, move, None)
    return after


def standing(state: State, seat: int) -> Footing:
    """Support and tax as the map stands."""
    tax, revolting = least_tax(state, seat), would_revolt(state, seat)
    return Footing(state.map_tokens(seat), state.map_cities(seat), state.stock[seat], tax, revolting)


def _due(state: State, move: Move, language: str) -> list[Told]:
    """Of the points that are to be lost or picked, how many this would be."""
    question = state.agenda[-1]
    if not isinstance(question, Loss | PickUnits) or move[0] not in ("lose", "pick"):
        return []
    speech = load_language(language)
    stays = int(move[3]) if len(move) > 3 else 0
    points = CITY_POINTS - stays if move[2] == "city" else int(move[2])
    if points > question.due:
        return [Told(speech.text("preview.losing_too_much", n=points, k=points - question.due), "", BAD)]
    return [Told(speech.text("preview.losing", n=points, m=question.due))]


def _counts(state: State, seat: int) -> dict[str, int]:
    numbers = (state.map_cities(seat), state.map_tokens(seat), state.stock[seat], state.treasury[seat])
    return dict(zip(COUNTED, (*numbers, len(state.ships[seat])), strict=True))


def _changes(state: State, after: State, language: str) -> list[Told]:
    nouns = Nouns(load_language(language), state)
    told = []
    for seat in range(state.table.players):
        if state.nation[seat] == NOBODY:
            continue
        old, new = _counts(state, seat), _counts(after, seat)
        words = [
            nouns.speech.text(f"preview.change_{what}", a=old[what], b=new[what])
            for what in COUNTED
            if old[what] != new[what]
        ]
        if words:
            changes = ", ".join(words)
            told.append(Told(nouns.speech.text("preview.of_nation", nation=nouns.nation(seat), changes=changes)))
    return told


def _group_lines(state: State, move: Move, language: str) -> list[Told]:
    """Who lives in a group of areas, with unit points."""
    board, nouns = state.table.board, Nouns(load_language(language), state)
    groups = board.volcanoes if move[0] == "volcano" else board.plains
    areas: Sequence[int] = groups[move[1]]
    points = {seat: sum(unit_points(state, seat, area) for area in areas) for seat in range(state.table.players)}
    told = [
        Told(nouns.speech.text("preview.units_there", nation=nouns.nation(seat), n=number))
        for seat, number in points.items()
        if number
    ]
    return told or [Told(nouns.speech.text("preview.nobody_there"))]
