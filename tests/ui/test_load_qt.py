"""Importing the window's package changes nothing of Python; the door asks for that by name."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

BEGIN = "import builtins, gc, sys; own, often = builtins.__import__, gc.get_threshold();"
SAME = "assert (builtins.__import__, gc.get_threshold()) == (own, often);"
LIGHT = "assert builtins.__import__ is own; assert gc.get_threshold()[0] > often[0]; assert 'PySide6' in sys.modules"


@pytest.mark.parametrize(
    "script",
    [
        f"import aoc_desktop.ui; {SAME} assert 'PySide6' not in sys.modules",
        f"from aoc_desktop.ui import load_qt; load_qt(); import aoc_desktop.ui.frame.app; {LIGHT}",
        f"from aoc_desktop.cli import main; main(['self-check', '--quick']); {LIGHT}",
    ],
)
def test_python_is_as_it_was_until_a_window_is_wanted(script: str, folder: Path) -> None:
    done = subprocess.run([sys.executable, "-c", BEGIN + script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
