"""Output that cannot be written, and names that are not valid text: one line and a status, never a traceback."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.bad_input.cases import GOOD, ROOT, check_words, checked

if sys.platform == "win32":
    pytest.skip("streams and signals of Unix", allow_module_level=True)

CARDS = ROOT / "resources" / "age_of_civilization" / "cards" / "second_edition.toml"
COMMANDS: dict[str, tuple[str | Path, ...]] = {
    "replay": ("replay", "game.json"),
    "snapshots": ("replay", "game.json", "--snapshots"),
    "check-cards": ("check-cards", CARDS),
    "simulate": ("simulate", "--games", "1"),
    "help": ("--help",),
    "help of a command": ("simulate", "--help"),
    "version": ("--version",),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "game.json").write_text(json.dumps(GOOD))
    return tmp_path


def run(folder: Path, *arguments: str | bytes | Path, **more: Any) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen", **more.pop("env", {})}
    environment["AOC_DESKTOP_HOME"] = str(folder / "home")
    given = {"stderr": subprocess.PIPE, "stdout": subprocess.PIPE, "timeout": 100, **more}
    return subprocess.run([sys.executable, "-m", "aoc_desktop", *arguments], cwd=folder, env=environment, **given)


@pytest.mark.parametrize("command", COMMANDS)
def test_standard_output_is_closed(command: str, folder: Path) -> None:
    done = run(folder, *COMMANDS[command], stdout=None, preexec_fn=lambda: os.close(1))
    assert done.returncode == 2
    check_words(checked(done.stderr.decode()), ("Standard output", "Bad file descriptor"))


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_standard_output_is_full(command: str, folder: Path) -> None:
    with open("/dev/full", "wb") as full:
        done = run(folder, *COMMANDS[command], stdout=full)
    assert done.returncode == 2
    check_words(checked(done.stderr.decode()), ("Standard output", "No space left"))


@pytest.mark.parametrize("command", COMMANDS)
def test_nobody_reads(command: str, folder: Path) -> None:
    ours, theirs = os.pipe()
    os.close(ours)
    done = run(folder, *COMMANDS[command], stdout=theirs)
    os.close(theirs)
    assert (done.returncode, done.stderr) == (141, b"")


def test_standard_error_is_closed_or_full_too(folder: Path) -> None:
    assert run(folder, "replay", "none.json", stderr=None, preexec_fn=lambda: os.close(2)).returncode == 2
    assert run(folder, "simulate", "--games", "x", stderr=None, preexec_fn=lambda: os.close(2)).returncode == 2
    with open("/dev/full", "wb") as full:
        assert run(folder, "replay", "none.json", stderr=full).returncode == 2
        assert run(folder, "replay", "game.json", stderr=full, stdout=full).returncode == 2


@pytest.mark.parametrize("encoding", ["latin-1", "ascii"])
def test_a_terminal_that_knows_few_signs(encoding: str, folder: Path) -> None:
    """The dash of an interval, the quotation marks of a refusal."""
    few = {"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    thinking = ("simulate", "--games", "2", "--seats", "novice,random")
    done = run(folder, *thinking, env=few)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b" % wins (" in done.stdout
    refused = run(folder, "dance", env=few)
    assert refused.returncode == 2
    assert refused.stderr.startswith(b'aoc-desktop: "dance" is neither')


@pytest.mark.skipif(sys.platform == "darwin", reason="file names are texts there")
@pytest.mark.parametrize("name", [b"set\xff.toml", b"set\x1b[31m\nred.toml", "set\u202e.toml".encode()])
def test_a_file_name_that_is_no_text_or_moves_the_cursor(name: bytes, folder: Path) -> None:
    path = os.fsencode(folder) + b"/" + name
    with open(path, "wb") as file:
        file.write(CARDS.read_bytes())
    done = run(folder, "check-cards", path)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b"set\\")
    assert all(line.isprintable() for line in done.stdout.decode().splitlines())
    with open(path, "wb") as file:
        file.write(b"nonsense")
    refused = run(folder, "check-cards", path)
    assert refused.returncode == 2
    checked(refused.stderr.decode())


@pytest.mark.skipif(sys.platform == "darwin", reason="file names are texts there")
def test_a_picture_gets_the_very_name_that_was_given(folder: Path) -> None:
    name = os.fsencode(folder) + b"/table\xff.png"
    done = run(folder, "render", "--out", name)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"table\xff.png" in os.listdir(os.fsencode(folder))


def test_a_language_that_nobody_speaks(folder: Path) -> None:
    for language in ("xx", "", "../../x", "en fr"):
        done = run(folder, "render", "--language", language, "--out", "x.png")
        assert done.returncode == 2
        check_words(checked(done.stderr.decode()), ("--language", "render"))


# ------------------------------------------------------------------ Ctrl+C before the program is there


FIRST_STEPS = ("aoc_desktop.door", "aoc_desktop.cli", "argparse", "json", "aoc_desktop.kernel.errors", "pydantic")


@pytest.mark.parametrize("module", FIRST_STEPS)
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_while_the_program_is_loaded(module: str, number: signal.Signals, folder: Path) -> None:
    """As soon as a module is looked for: nothing of Python's is printed. The first is the door itself, at whose end it
    comes: before that only Python's own start can be hit."""
    program = f"""
import os, sys

class Interrupting:
    def find_spec(self, name, path=None, target=None):
        if name == {module!r} and name != "aoc_desktop.door":
            os.kill(os.getpid(), {int(number)})

sys.meta_path.insert(0, Interrupting())
sys.argv = ["aoc-desktop", "simulate", "--games", "100000"]
from aoc_desktop.door import heed_signals, main
if {module!r} == "aoc_desktop.door":
    heed_signals()
    os.kill(os.getpid(), {int(number)})
sys.exit(main())
"""
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        capture_output=True,
        timeout=60,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    assert (done.returncode, done.stdout, done.stderr) == (128 + number, b"", b"")


def test_what_a_shell_put_into_the_background_heeds_no_ctrl_c(folder: Path) -> None:
    program = (
        "import os, signal, sys\nfrom aoc_desktop.signals import heed_signals\nheed_signals()\nos.kill(os.getpid(), 2)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        timeout=60,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN),
    )
    assert done.returncode == 0
