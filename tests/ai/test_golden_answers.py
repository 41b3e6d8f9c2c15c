"""The same question (view, seed, budget) has the same answer from one version to the next: levels, hints, review.

A change of search that is meant shows here as a difference in review.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from aoc_desktop.ai.hints import Candidate
from aoc_desktop.ai.levels import BUDGETS
from aoc_desktop.ai.search import Budget
from aoc_desktop.ai.training.train import course_of, train
from aoc_desktop.ai.worker import Answer, Question, answer
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.rules.view_data import CODEC
from tests import golden
from tests.ai.games import state_of
from tests.games.age_of_civilization.modes import Mode

FOLDER = Path(__file__).parent / "golden"
SECOND, FIRST = "second_edition", "first_edition"
MODES = [
    Mode(SECOND, 2, ()),
    Mode(SECOND, 3, ("draft",)),
    Mode(FIRST, 4, ()),
    Mode(SECOND, 1, ()),
    Mode(SECOND, 1, (), "silk_road"),
]
MOVES = (0, 7, 16, 31)
"""After how many random moves the question is put; some games are over before the last."""
HINTS = Budget(roots=6, width=2, candidates=4, playouts=16, turns=2)


def told(found: Candidate) -> str:
    line = ", ".join(" ".join(move) for move in found.line)
    return f"    {line}: {found.points} points, chance {found.chance}, {found.playouts} played out"


def lines_of(name: str, found: Answer) -> list[str]:
    line = ", ".join(" ".join(move) for move in found.line)
    return [f"  {name}: {line}", *(told(candidate) for candidate in found.candidates)]


def answers(mode: Mode) -> str:
    lines = [mode.name]
    for moves in MOVES:
        state = state_of(mode, moves, seed=moves + 5)
        if not GAME.deciders(state):
            break
        seat = GAME.deciders(state)[0]
        view = CODEC.to_data(GAME.view(state, seat))
        lines.append(f"after {moves} moves, seat {seat}")
        for level, budget in BUDGETS.items():
            lines += lines_of(level, answer(Question(GAME.id, view, seat, moves, budget)))
        hints = answer(Question(GAME.id, view, seat, moves, HINTS, hints=True))
        lines += lines_of("hints", hints)
        played = hints.candidates[-1].line
        lines += lines_of("review", answer(Question(GAME.id, view, seat, moves, HINTS, played=played)))
    return "\n".join([*lines, ""])


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_golden_answers(mode: Mode) -> None:
    golden.check(FOLDER / f"{mode.name}.txt", answers(mode))


def test_golden_lesson() -> None:
    """A course of self-play learns the same values."""
    values = train(GAME, "table", course_of(6, 2), seed=3).values
    lines = [f"{name} {value:.6f}" for name, value in sorted(values.items())]
    golden.check(FOLDER / "course.txt", "\n".join([*lines, ""]))
