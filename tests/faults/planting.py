"""Planting faults: each, put into a copy of the project, must make a rule case fail."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple


class Fault(NamedTuple):
    """A small rule fault: file, what stands there, what the fault makes of it."""

    says: str
    file: str
    right: str
    wrong: str


def rule_cases(game: str) -> list[str]:
    """The rule cases must notice alone: what every game is asked, golden games or conformance, would notice nearly
    anything."""
    return [f"tests/games/{game}/{room}" for room in ("rules", "solo")]


def run_with(fault: Fault, project: Path, game: str, *cases: str) -> subprocess.CompletedProcess[str]:
    """The game's rule cases, or those given, in a copy of the project that has this fault."""
    file = project / fault.file
    right = file.read_text()
    file.write_text(right.replace(fault.right, fault.wrong))
    command = [sys.executable, "-B", "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *(cases or rule_cases(game))]
    environment = {**os.environ, "PYTHONPATH": str(project)}
    try:
        return subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True)
    finally:
        file.write_text(right)
