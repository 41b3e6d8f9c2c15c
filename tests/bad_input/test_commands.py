"""Arguments that make no sense, and bad input to real processes.

Bad input gets exit status 2 and one line that names the file, the place and the reason. Never a traceback.

Each case is an input and the telling words of the line that answers it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bad_input.cases import GOOD, ROOT, Words, check_words, checked, complaint
from tests.bad_input.test_card_sets import egypt
from tests.bad_input.test_records import WHOLE_GAME

# ---------------------------------------------------------------- arguments

ARGUMENTS: dict[str, tuple[str, Words]] = {
    "unknown command": (
        "dance",
        ("dance", "simulate, play, self-check, replay, check-cards or render", ".aocgame or .json"),
    ),
    "a record without its ending": ("games/monday", ("games/monday", "neither a command", ".aocgame or .json")),
    "unknown option": ("simulate --colour red", ("“aoc-desktop simulate”", "--colour")),
    "no record": ("replay", ("aoc-desktop replay", "record")),
    "two records": ("replay a.json b.json", ("b.json",)),
    "no card file": ("check-cards", ("aoc-desktop check-cards", "file")),
    "games 0": ("simulate --games 0", ("--games", "'0'", "from 1")),
    "games -5": ("simulate --games -5", ("--games",)),
    "games x": ("simulate --games x", ("--games", "'x'", "whole number")),
    "games 1.5": ("simulate --games 1.5", ("--games", "'1.5'", "whole number")),
    "games without a number": ("simulate --games", ("--games", "expected one argument")),
    "seed x": ("simulate --seed x", ("--seed", "'x'")),
    "unknown edition": ("simulate --edition third", ("--edition", "third", "first", "second")),
    "unknown level": ("simulate --seats random,genius", ("genius", "random")),
    "an empty level": ("simulate --seats random,", ("level",)),
    "1 seat": ("simulate --seats random", ("2 to 4 players", "1")),
    "5 seats": ("simulate --seats random,random,random,random,random", ("2 to 4 players", "5")),
    "solo with 2 seats": ("simulate --solo --seats random,random", ("solo", "1 player", "2")),
    "a variant twice": ("simulate --variants draft,draft", ("Draft", "named twice")),
    "unknown variant": ("simulate --variants speed", ("speed",)),
    "solo with the draft": ("simulate --solo --variants draft", ("Draft", "solo")),
    "solo with events": ("simulate --solo --variants changing_world", ("A changing world", "solo")),
    "first edition with innovation": (
        "simulate --edition first --variants innovation",
        ("Innovation", "First edition"),
    ),
    "first edition with events": (
        "simulate --edition first --variants changing_world",
        ("A changing world", "First edition"),
    ),
    "a card file that is missing": ("simulate --cards lost.toml", ("lost.toml", "No such file")),
}


@pytest.mark.parametrize("case", ARGUMENTS)
def test_arguments(case: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments, words = ARGUMENTS[case]
    check_words(complaint(capsys, *arguments.split()), words)


# ---------------------------------------------------------------- as real processes


def run(*arguments: str | bytes, **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "aoc_desktop", *arguments],
        cwd=ROOT,
        capture_output=True,
        timeout=60,
        env={**os.environ, **environment},
    )


def test_a_process_ends_with_status_2_and_one_line(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps({**GOOD, "moves": ["rise egypt", "act wonder petra"]}))
    result = run("replay", str(path))
    assert result.returncode == 2
    assert result.stdout == b""
    assert result.stderr.decode() == (
        "aoc-desktop: game.json: move 2 (act wonder petra): Wonder costs 5 coins; you have 3.\n"
    )


def test_a_process_with_bad_arguments(tmp_path: Path) -> None:
    result = run("simulate", "--games", "many")
    assert result.returncode == 2
    assert result.stdout == b""
    check_words(checked(result.stderr.decode()), ("--games", "'many'"))


def test_a_process_with_a_faulty_card_set(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(egypt('{ always = "luck" }'))
    result = run("check-cards", str(path))
    assert result.returncode == 2
    assert result.stdout == b""
    check_words(checked(result.stderr.decode()), ("mine.toml", "egypt", "main.0.always", "luck"))


def test_a_terminal_that_knows_only_ascii(tmp_path: Path) -> None:
    """The line has typographic signs; a terminal that cannot show them is no reason to fall over."""
    path = tmp_path / "game.json"
    path.write_text(json.dumps({**GOOD, "moves": ["dance"]}))
    result = run("replay", str(path), PYTHONIOENCODING="ascii", PYTHONUTF8="0", LC_ALL="C")
    assert result.returncode == 2
    assert b"Traceback" not in result.stderr
    assert b"dance" in result.stderr
    assert result.stderr.count(b"\n") == 1


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="file names are texts there")
def test_a_file_name_that_is_no_text(tmp_path: Path) -> None:
    path = os.fsencode(tmp_path) + b"/g\xff.json"
    with open(path, "w") as file:
        file.write("{}")
    result = run("replay", path)
    assert result.returncode == 2
    assert b"Traceback" not in result.stderr
    assert result.stderr.count(b"\n") == 1


def test_nobody_reads_to_the_end(tmp_path: Path) -> None:
    """`aoc-desktop replay game.json --snapshots | head -1` ends quietly."""
    path = tmp_path / "game.json"
    path.write_text(json.dumps({**GOOD, "moves": WHOLE_GAME}))
    command = [sys.executable, "-m", "aoc_desktop", "replay", str(path), "--snapshots"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
