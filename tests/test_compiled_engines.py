"""The engines stay what mypyc can compile: a compiled copy of all four plays as the plain ones do."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from aoc_desktop.games import GAMES

ROOT = Path(__file__).parents[1]
KERNEL = "aoc_desktop/kernel"
READS_FILES = f"{KERNEL}/outside.py"
"""Its errors are OSErrors, which mypyc does not compile; like the card models, which are pydantic's, it stays plain."""


@pytest.mark.slow
def test_compiled_engines_play_the_same_games(tmp_path: Path) -> None:
    if not shutil.which("gcc"):
        pytest.skip("needs gcc and Python's headers (Debian: gcc libc6-dev python3-dev)")
    pytest.importorskip("setuptools")  # mypyc builds with it
    copy = _copy_of_the_program(tmp_path)
    modules = _modules_of_the_engines(copy)
    _run(copy, "mypyc", *modules)
    for module in modules:
        (copy / module).unlink()  # so that nothing but the compiled one can be imported
    _run(
        copy,
        "pytest",
        "-q",
        "tests/every_game/test_conformance.py",
        *(f"tests/games/{game}/rules/test_views.py" for game in GAMES),
    )


def _copy_of_the_program(folder: Path) -> Path:
    """Copy the sources: a module compiled beside its source would be imported instead of it, so never compile in the
    source tree."""
    for part in ("aoc_desktop", "tests"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    for part in ("resources", "translations"):
        (folder / part).symlink_to(ROOT / part)
    return folder


def _modules_of_the_engines(copy: Path) -> list[str]:
    """Kernel and games, but for the packages' first lines and what reads files."""
    folders = [KERNEL, *(f"aoc_desktop/games/{game}/rules" for game in GAMES)]
    found = [path for folder in folders for path in (copy / folder).rglob("*.py") if path.name != "__init__.py"]
    plain = [path for path in found if "\nfrom pydantic import" not in path.read_text(encoding="utf-8")]
    return [name for path in plain if (name := path.relative_to(copy).as_posix()) != READS_FILES]


def _run(copy: Path, tool: str, *arguments: str) -> None:
    quickly_made = {**os.environ, "MYPYC_OPT_LEVEL": "0"}
    command = [sys.executable, "-m", tool, *arguments]
    done = subprocess.run(command, cwd=copy, env=quickly_made, capture_output=True, text=True)
    assert done.returncode == 0, f"{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
