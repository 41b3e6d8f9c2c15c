"""The tests notice faults: each small rule fault, put into a copy of the project, must make a test fail."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.faults.faults import FAULTS, Fault

ROOT = Path(__file__).parents[2]
# The rule cases must notice alone: golden games, conformance and properties would notice nearly anything.
RULE_CASES = ["tests/age_of_civilization", "--ignore-glob=*conformance*", "--ignore-glob=*golden*"]


@pytest.fixture(scope="session")
def copy_of_the_project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("faults")
    for part in ("aoc_desktop", "resources", "translations", "tests"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.says)
def test_the_fault_can_be_put_in(fault: Fault) -> None:
    """The list stays true to the code: what a fault changes stands there exactly once."""
    assert (ROOT / fault.file).read_text().count(fault.right) == 1


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.says)
def test_a_rule_case_notices(fault: Fault, copy_of_the_project: Path) -> None:
    file = copy_of_the_project / fault.file
    right = file.read_text()
    file.write_text(right.replace(fault.right, fault.wrong))
    try:
        run = subprocess.run(
            [
                sys.executable,
                "-B",
                "-m",
                "pytest",
                "-x",
                "-q",
                "-p",
                "no:cacheprovider",
                "-k",
                "not random",
                *RULE_CASES,
            ],
            cwd=copy_of_the_project,
            env={**os.environ, "PYTHONPATH": str(copy_of_the_project)},
            capture_output=True,
            text=True,
        )
    finally:
        file.write_text(right)
    assert run.returncode == 1, run.stdout[-2000:]
