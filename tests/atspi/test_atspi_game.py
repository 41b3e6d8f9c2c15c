"""A blind player's whole game: the real program, a bus, keys, and nothing else (`python3 run.py slow -k atspi`)."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.atspi.session import LAUNCHER

ROOT = Path(__file__).parents[2]
SYSTEM = "/usr/bin/python3"
TOOLS = ("dbus-run-session", "Xvfb", "openbox", "xdotool", LAUNCHER, SYSTEM)
SAID = re.compile(r"SPEECH OUTPUT: '(.*)'\{")
pytestmark = pytest.mark.slow


def missing() -> str:
    """What is not here. Debian: at-spi2-core, dbus, xvfb, openbox, xdotool, gir1.2-atspi-2.0, libxcb-cursor0."""
    absent = [tool for tool in TOOLS if not shutil.which(tool)]
    if absent:
        return f"not there: {', '.join(absent)}"
    asked = subprocess.run([SYSTEM, "-c", "import gi; gi.require_version('Atspi', '2.0')"], capture_output=True)
    return "" if asked.returncode == 0 else "the system's Python has no bindings of AT-SPI (gir1.2-atspi-2.0)"


def played(folder: Path, seed: int, *orca: str) -> dict[str, Any]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "AOC_DESKTOP_HOME": str(folder / "home"), "LANG": "C.UTF-8"}
    environment |= {"HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), "LISTENS": "0.5" if orca else "0.06"}
    folder.chmod(0o700)
    player = (SYSTEM, "-m", "tests.atspi.player", str(seed), sys.executable, "-m", "aoc_desktop")
    session = ("dbus-run-session", "--", sys.executable, "-m", "tests.atspi.session", *orca, *player)
    output, errors = folder / "output", folder / "errors"  # no pipes: services that stay would keep them open
    with output.open("w") as told, errors.open("w") as wrong:
        done = subprocess.run(session, cwd=ROOT, env=environment, stdout=told, stderr=wrong, timeout=290, check=False)
    assert done.returncode == 0, errors.read_text()[-3000:]
    heard: dict[str, Any] = json.loads(output.read_text().splitlines()[-1])
    return heard


@pytest.fixture(autouse=True)
def tools() -> None:
    if reason := missing():
        pytest.skip(reason)


@pytest.mark.timeout(300)
def test_atspi_alone_is_enough_for_a_whole_game(tmp_path: Path) -> None:
    told = played(tmp_path, 3)
    assert told["finished"]
    assert "points" in " ".join(told["heard"][-6:])
    assert len(told["moves"]) >= 12, "two rounds at least were decided by ear"
    assert all(move.split(",")[0].strip() for move in told["moves"])
    silent = [line for line in told["heard"] if line.startswith(",") or not line.strip()]
    assert silent == []
    delays = sorted(told["delays"])
    middle, late = delays[len(delays) // 2], delays[len(delays) * 95 // 100]
    print(f"{len(told['moves'])} moves, {len(delays)} keys: heard after {middle:.3f} s, {late:.3f} s at the 95th")


@pytest.mark.timeout(300)
@pytest.mark.skipif(not shutil.which("orca"), reason="Orca is not there")
def test_atspi_orca_says_what_matters(tmp_path: Path) -> None:
    """Moves with what they bring, what is asked, what the others did, and the result."""
    log = tmp_path / "orca.log"
    told = played(tmp_path, 3, "--orca", str(log))
    said = SAID.findall(log.read_text(encoding="utf-8", errors="replace"))
    assert told["finished"]
    for words in ("Legal moves", "End it?", "The game ends."):
        assert any(words in line for line in said), words
    print(*said, sep="\n")
