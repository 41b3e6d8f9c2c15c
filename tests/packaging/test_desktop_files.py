"""What systems need to know of the program: icons, menu entry, the type of game records."""

from __future__ import annotations

import configparser
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage, QImageReader

from aoc_desktop import __version__
from aoc_desktop.profile.places import RECORD_SUFFIX

PACKAGING = Path(__file__).parents[2] / "packaging"
MIME = "application/x-aoc-desktop-record"


@pytest.fixture(scope="module")
def icons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("icons")
    environment = {**os.environ, "PYTHONPATH": str(PACKAGING.parent), "QT_QPA_PLATFORM": "offscreen"}
    subprocess.run([sys.executable, PACKAGING / "icons.py", folder], check=True, env=environment, timeout=60)
    return folder


def test_icons_can_be_read_at_every_size(icons: Path) -> None:
    for path in icons.glob("*.png"):
        assert QImage(str(path)).width() == int(path.stem.rpartition("-")[2])
    reader = QImageReader(str(icons / "aoc-desktop.ico"))
    widths = []
    for number in range(reader.imageCount()):
        reader.jumpToImage(number)
        widths.append(reader.read().width())
    assert widths == [16, 24, 32, 48, 64, 128, 256]
    data = (icons / "aoc-desktop.icns").read_bytes()
    assert data[:4] == b"icns"
    assert int.from_bytes(data[4:8], "big") == len(data)
    assert QImageReader(str(icons / "aoc-desktop.icns")).canRead()


def test_the_menu_entry_opens_records() -> None:
    entry = configparser.RawConfigParser(strict=True)
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read(PACKAGING / "linux" / "aoc-desktop.desktop", encoding="utf-8")
    keys = entry["Desktop Entry"]
    assert keys["Exec"] == "aoc-desktop %f"
    assert keys["MimeType"] == f"{MIME};"
    assert {"GenericName[fr]", "Comment[fr]"} <= set(keys)


def test_all_systems_know_the_same_suffix() -> None:
    tree = ElementTree.parse(PACKAGING / "linux" / "aoc-desktop-mime.xml")
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    kind = tree.getroot().find(f"{space}mime-type")
    assert kind is not None
    assert kind.get("type") == MIME
    assert [glob.get("pattern") for glob in kind.iter(f"{space}glob")] == [f"*{RECORD_SUFFIX}"]
    assert f"\\{RECORD_SUFFIX}" in (PACKAGING / "windows" / "aoc-desktop.iss").read_text(encoding="utf-8")
    assert f'["{RECORD_SUFFIX[1:]}"]' in (PACKAGING / "aoc_desktop.spec").read_text(encoding="utf-8")


@pytest.mark.skipif(os.name == "nt", reason="a shell script for Linux")
def test_the_menu_entry_is_installed_and_taken_back(icons: Path, tmp_path: Path) -> None:
    folder, home = tmp_path / "a folder" / "aoc-desktop", tmp_path / "home"
    (folder / "share").mkdir(parents=True)
    home.mkdir()
    (folder / "aoc-desktop").touch(mode=0o755)
    for path in (*icons.glob("*.png"), *(PACKAGING / "linux").glob("aoc-desktop*")):
        (folder / "share" / path.name).write_bytes(path.read_bytes())
    script = folder / "install.sh"
    script.write_bytes((PACKAGING / "linux" / "install.sh").read_bytes())
    environment = {"HOME": str(home), "PATH": os.environ["PATH"]}
    subprocess.run(["sh", script], check=True, env=environment, timeout=60, capture_output=True)
    entry = (home / ".local/share/applications/aoc-desktop.desktop").read_text(encoding="utf-8")
    assert f'Exec="{folder}/aoc-desktop" %f' in entry
    assert (home / ".local/share/icons/hicolor/48x48/apps/aoc-desktop.png").exists()
    assert (home / ".local/share/mime/packages/aoc-desktop-mime.xml").exists()
    subprocess.run(["sh", script, "--remove"], check=True, env=environment, timeout=60, capture_output=True)
    left = [path.name for path in home.rglob("aoc-desktop*")]
    assert left == []


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((PACKAGING.parent / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert project["tool"]["hatch"]["version"]["path"] == "aoc_desktop/__init__.py"


def test_the_changelog_begins_with_this_version() -> None:
    changes = (PACKAGING.parent / "CHANGELOG.md").read_text(encoding="utf-8")
    assert changes.splitlines()[2].startswith(f"## {__version__}")
