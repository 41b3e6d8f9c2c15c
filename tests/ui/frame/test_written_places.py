"""Nothing is written outside the program's folders: a home that is empty stays empty."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog
from tests.ui.windows import opened, start_seeded

seen = []

def think_better_of_it():
    for dialog in QApplication.topLevelWidgets() + QApplication.allWidgets():
        if isinstance(dialog, QFileDialog) and dialog.isVisible():
            seen.append(dialog)
            dialog.reject()
            return
    QTimer.singleShot(50, think_better_of_it)

with opened(Path(sys.argv[1]) / "config") as window:
    start_seeded(window)
    for act in (window.save_record, window.choose_record):
        QTimer.singleShot(50, think_better_of_it)
        act()
assert len(seen) == 2, seen
"""


def files_in(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere Qt asks the system's own dialog")
@pytest.mark.parametrize("portable", [True, False])
def test_a_file_dialog_that_is_cancelled_leaves_nothing_in_the_home_folder(tmp_path: Path, portable: bool) -> None:
    home, own = tmp_path / "home", tmp_path / "own"
    home.mkdir()
    own.mkdir()
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "AOC_"))}
    env = {**clean, "HOME": str(home), "QT_QPA_PLATFORM": "offscreen", "PYTHONDONTWRITEBYTECODE": "1"}
    if portable:
        env["AOC_DESKTOP_HOME"] = str(own)
    root = Path(__file__).parents[3]
    env["PYTHONPATH"] = str(root)
    done = subprocess.run([sys.executable, "-c", SCRIPT, str(own)], env=env, timeout=60, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    written = files_in(home)
    if portable:
        assert written == []
        assert "config/QtProject.conf" in files_in(own), "what the dialog remembers"
    else:
        assert written
        assert all("aoc-desktop" in name for name in written)
