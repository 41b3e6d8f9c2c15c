"""The tests notice faults: each small rule fault, put into a copy of the project, must make a test fail."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.faults import advanced_civilization, age_of_civilization, golden_ages, monumental_duel
from tests.faults.planting import Fault, run_with

ROOT = Path(__file__).parents[2]
FAULTS = {
    "advanced_civilization": advanced_civilization.FAULTS,
    "age_of_civilization": age_of_civilization.FAULTS,
    "golden_ages": golden_ages.FAULTS,
    "monumental_duel": monumental_duel.FAULTS,
}
CASES = [pytest.param(game, fault, id=f"{game}: {fault.says}") for game in FAULTS for fault in FAULTS[game]]


@pytest.fixture(scope="session")
def copy_of_the_project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("faults")
    for part in ("aoc_desktop", "resources", "translations", "tests"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


@pytest.mark.parametrize(("game", "fault"), CASES)
def test_the_fault_can_be_put_in(game: str, fault: Fault) -> None:
    """The list stays true to the code: what a fault changes stands there exactly once."""
    assert (ROOT / fault.file).read_text().count(fault.right) == 1


@pytest.mark.slow
@pytest.mark.parametrize(("game", "fault"), CASES)
def test_a_rule_case_notices(game: str, fault: Fault, copy_of_the_project: Path) -> None:
    run = run_with(fault, copy_of_the_project, game)
    assert run.returncode == 1, run.stdout[-2000:]
