"""What a person names as output: a plain file or a new name is written, a link means what it leads to, and anything
else stays what it is."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from aoc_desktop.profile.places import drop_drafts, write_safely, write_where_named
from aoc_desktop.profile.settings import Settings
from aoc_desktop.ui.kit.save_dialog import save_text
from tests.bad_input.cases import ROOT

if sys.platform == "win32":
    pytest.skip("links, pipes and devices", allow_module_level=True)


def test_a_new_name_and_a_plain_file_are_written(tmp_path: Path) -> None:
    path = tmp_path / "new" / "game.json"
    write_where_named(path, "one")
    write_where_named(path, "two")
    assert path.read_text() == "two"
    assert [each.name for each in path.parent.iterdir()] == ["game.json"]


def test_a_link_stays_a_link_and_its_file_is_written(tmp_path: Path) -> None:
    (tmp_path / "shelf").mkdir()
    kept, path = tmp_path / "shelf" / "kept.json", tmp_path / "link.json"
    path.symlink_to(kept)
    write_where_named(path, "new")
    write_where_named(path, "newer")
    assert path.is_symlink()
    assert kept.read_text() == "newer"


@pytest.mark.parametrize("kind", ["pipe", "device", "link to a device", "loop", "folder"])
def test_anything_else_is_refused_and_stays_what_it_is(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "odd"
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "device":
        try:
            os.mknod(path, stat.S_IFCHR | 0o600, os.makedev(1, 3))
        except PermissionError:
            pytest.skip("only root makes devices")
    elif kind == "link to a device":
        path.symlink_to("/dev/null")
    elif kind == "loop":
        path.symlink_to(path)
    else:
        path.mkdir()
    before = os.lstat(path)
    with pytest.raises(OSError, match=r"Not a plain file|Is a directory|Too many levels"):
        write_where_named(path, "lost")
    assert os.lstat(path).st_mode == before.st_mode
    assert list(tmp_path.glob("*.new")) == []


@pytest.mark.parametrize("stream", ["/dev/stdout", "/proc/self/fd/1"])
@pytest.mark.parametrize("kind", ["pipe", "file"])
def test_our_own_output_is_refused(stream: str, kind: str, tmp_path: Path) -> None:
    """Through a link of ours: a program that replaced what is named, run by root, would replace the system's."""
    link, answer = tmp_path / "out.txt", tmp_path / "answer"
    link.symlink_to(stream)
    code = "import sys; from pathlib import Path; from aoc_desktop.profile.places import write_where_named\n"
    code += "try: write_where_named(Path(sys.argv[1]), 'lost')\nexcept OSError as error: print(error.strerror)"
    command = [sys.executable, "-c", code, str(link)]
    if kind == "pipe":
        told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    else:
        with answer.open("w") as out:
            subprocess.run(command, cwd=ROOT, stdout=out, check=True)
        told = answer.read_text()
    assert told == "Not a plain file\n"
    assert link.is_symlink()


def test_the_window_says_so_in_one_line(tmp_path: Path) -> None:
    path, told = tmp_path / "pipe.json", list[str]()
    os.mkfifo(path)
    assert not save_text(path, "text", told.append)
    assert told == ["pipe.json is not a plain file, and stays as it is."]
    assert path.is_fifo()


def test_the_terminal_says_so_in_one_line(tmp_path: Path) -> None:
    out = tmp_path / "pipe.png"
    os.mkfifo(out)
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "AOC_DESKTOP_HOME": str(tmp_path)}
    code = "import sys; from aoc_desktop.cli import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", code, "render", "--out", str(out)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "aoc-desktop: The command “render” cannot be run: pipe.png: Not a plain file.\n"
    assert out.is_fifo()


def test_a_process_that_ends_at_once_leaves_no_draft(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second request to leave comes while the settings are written."""

    def asked_again(file: int) -> None:
        assert len(list(tmp_path.glob("*.new"))) == 1
        drop_drafts()
        assert list(tmp_path.glob("*.new")) == []
        raise SystemExit

    monkeypatch.setattr(os, "fsync", asked_again)
    with pytest.raises(SystemExit):
        write_safely(tmp_path / "settings.json", "{}")


def test_who_asks_twice_while_settings_are_written_leaves_no_draft(tmp_path: Path) -> None:
    program = f"""
import os, signal, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from aoc_desktop.profile.places import write_safely
from aoc_desktop.ui.frame.app import application
from aoc_desktop.ui.frame.shutdown import Shutdown

app = application()
with Shutdown() as shutdown:
    QTimer.singleShot(0, lambda: os.kill(os.getpid(), signal.SIGTERM))
    assert shutdown.run(app) == 143
    os.fsync = lambda file: os.kill(os.getpid(), signal.SIGTERM)
    write_safely(Path({str(tmp_path)!r}) / "settings.json", "{{}}")
    print("not reached", flush=True)
"""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "AOC_DESKTOP_HOME": str(tmp_path / "home")}
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, timeout=60, env=environment)
    assert (done.returncode, done.stdout, done.stderr) == (143, b"", b"")
    assert list(tmp_path.glob("*.new")) == []


def test_a_draft_of_a_killed_program_goes_when_the_settings_are_written_next(tmp_path: Path) -> None:
    (tmp_path / "settings.json.99999.new").write_text("{")
    Settings(tmp_path / "settings.json")["welcomed"] = True
    assert list(tmp_path.glob("*.new")) == []
