"""Puzzles are free proofs of the rules: a small fault of a rule, put into a copy of the project, makes some fail."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.faults.planting import run_with
from tests.faults.test_faults_are_noticed import FAULTS, copy_of_the_project
from tests.puzzles.test_shipped import WITH_PUZZLES

__all__ = ["copy_of_the_project"]
ONE_OF = {
    "age_of_civilization": "rest gives 3 coins",
    "golden_ages": "judgements round up",
    "monumental_duel": "the starting knowledge counts",
    "advanced_civilization": "a city scores 100",
}


@pytest.mark.slow
@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_faulty_rule_makes_puzzles_fail(game: str, copy_of_the_project: Path) -> None:
    fault = next(fault for fault in FAULTS[game] if fault.says == ONE_OF[game])
    run = run_with(fault, copy_of_the_project, game, "tests/puzzles/test_shipped.py", "-k", f"{game} and is_one")
    assert run.returncode == 1, run.stdout[-2000:]
