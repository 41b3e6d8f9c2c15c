"""Every file that the program reads, damaged in its own terms (`fuzz_files`): only a clean load, one up to the damage,
or one clear line; no case over 2 s of the processor, all of them within 500 MB, nothing written outside our folders.

`python3 run.py slow -k fuzz` tries 50,000.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.bad_input.cases import ROOT

if sys.platform == "win32":
    pytest.skip("links and pipes", allow_module_level=True)

MOST_MEMORY = 500_000
"""Kilobytes."""


def fuzzed(folder: Path, times: int, seed: int) -> dict[str, Any]:
    """In a process of its own, whose memory is that of the files alone."""
    command = [sys.executable, "-m", "tests.hostile.fuzz_files", str(times), str(seed), str(folder / "desk")]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": str(ROOT)}
    )
    assert done.returncode == 0, done.stderr[-3000:]
    found: dict[str, Any] = json.loads(done.stdout)
    print(f"\n  {times} files: {found['total']}")
    print(f"  {found['seen']}")
    print(f"  the slowest ({found['slowest']}) took {found['seconds']:.2f} s; {found['kilobytes'] // 1000} MB at most")
    assert found["kilobytes"] < MOST_MEMORY
    return found


def test_500_fuzzed_files(tmp_path: Path) -> None:
    found = fuzzed(tmp_path, 500, 16)
    assert len(found["seen"]) == 15
    seen = {kind: ways for kind, ways in found["seen"].items() if kind != "index"}  # that is made anew from the games
    assert all(len(ways) >= 2 for ways in seen.values()), seen


@pytest.mark.slow
def test_50000_fuzzed_files(tmp_path: Path) -> None:
    found = fuzzed(tmp_path, 50_000, 1)
    assert min(found["total"].values()) > 1000
