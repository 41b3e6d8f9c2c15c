"""The engines stay what mypyc can compile: compiled, all four play and think as the plain ones do."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from aoc_desktop.games import GAMES

ROOT = Path(__file__).parents[1]


@pytest.fixture
def compiled() -> ModuleType:
    """packaging/compiled.py, which is no part of the program."""
    spec = importlib.util.spec_from_file_location("compiled", ROOT / "packaging" / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_rules_and_search_are_compiled_and_what_reads_files_is_not(compiled: ModuleType) -> None:
    names = compiled.modules()
    for name in ("kernel/match", "ai/search", *(f"games/{game}/rules/game" for game in GAMES)):
        assert f"aoc_desktop/{name}.py" in names
    for name in ("kernel/outside", "kernel/card_models", "ai/worker", "ai/training/ladder", "play/session"):
        assert f"aoc_desktop/{name}.py" not in names


def test_the_copy_is_named_by_all_that_the_program_is(
    compiled: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A changed source has another copy: yesterday's is not run any more."""
    rules = tmp_path / "aoc_desktop" / "kernel" / "rules.py"
    rules.parent.mkdir(parents=True)
    rules.write_text("points = 1\n")
    monkeypatch.setattr(compiled, "ROOT", tmp_path)
    before = compiled.program_folder()
    assert compiled.program_folder() == before
    rules.write_text("points = 2\n")
    assert compiled.program_folder() != before


def test_a_checkout_whose_sources_changed_runs_them_again(
    compiled: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    link = tmp_path / "AOC_COMPILED.pth"
    monkeypatch.setattr(compiled, "link_of_checkout", lambda: link)
    for arguments, found, kept, said in (
        ([], str(compiled.program_folder()), True, ""),  # of today's sources
        ([], "another", False, "The sources have changed since they were compiled: running them as they are.\n"),
    ):
        link.write_text(f"{found}\n")
        monkeypatch.setattr(sys, "argv", ["compiled.py", "--check", *arguments])
        assert compiled.main() == 0
        assert link.exists() == kept
        assert capsys.readouterr().err == said
    for said in ("This checkout runs its sources already.\n", "This checkout runs its sources again.\n"):
        monkeypatch.setattr(sys, "argv", ["compiled.py", "--undo"])
        assert compiled.main() == 0
        assert capsys.readouterr().out == said
        assert not link.exists()
        link.write_text("copy\n")


@pytest.mark.slow
def test_compiled_engines_play_and_think_the_same(compiled: ModuleType, tmp_path: Path) -> None:
    if not shutil.which("gcc"):
        pytest.skip("needs gcc and Python's headers (Debian: gcc libc6-dev python3-dev)")
    names = compiled.modules()
    for part in ("aoc_desktop", "tests"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__"))
    for part in ("resources", "translations"):
        (tmp_path / part).symlink_to(ROOT / part)
    compiled.compile_in(tmp_path, names, "0")
    for name in names:
        (tmp_path / name).unlink()  # so that nothing but the compiled one can be imported
    tests = ["tests/every_game/test_conformance.py", "tests/ai/test_golden_answers.py"]
    tests += [f"tests/games/{game}/rules/test_views.py" for game in GAMES]
    done = subprocess.run([sys.executable, "-m", "pytest", "-q", *tests], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, f"{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
