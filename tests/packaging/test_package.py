"""The packaged program, made and tried by build.py: minutes, so by hand (python3 run.py slow -k package)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_the_package_starts_without_python_and_finishes_a_game(tmp_path: Path) -> None:
    pytest.importorskip("PyInstaller", reason="run python3 run.py package once")
    command = [sys.executable, ROOT / "packaging" / "build.py", "--no-archive"]
    places = ["--dist", tmp_path / "dist", "--work", tmp_path / "build"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run([*command, *places], env=environment, capture_output=True, text=True, timeout=1200)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "saved (offscreen)" in done.stdout
