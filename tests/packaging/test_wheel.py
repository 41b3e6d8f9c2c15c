"""What a user gets from pipx: the built wheel in an environment of its own, away from the source."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

from aoc_desktop import __version__
from aoc_desktop.kernel.record import Record

pytest.importorskip("hatchling", reason="comes with the test extra; run.py installs it")

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(os.name == "nt", reason="looks for commands in bin")


def checked(*command: str | Path, folder: Path, **variables: str) -> str:
    """Run a command that must succeed, without anything of this checkout on its way; returns what it printed."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "QT_", "AOC_"))}
    environment = {**kept, "QT_QPA_PLATFORM": "offscreen", "AOC_DESKTOP_HOME": str(folder / "home"), **variables}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=180)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    checked(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, folder=ROOT)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of a clean environment with the wheel. Qt and pydantic are lent to it: no network is needed."""
    folder = tmp_path_factory.mktemp("clean")
    venv.create(folder / "venv", with_pip=False)
    python = folder / "venv" / "bin" / "python"
    pip = (sys.executable, "-m", "pip", "--python", python, "install", "--no-deps", "--no-index", "--quiet")
    checked(*pip, "--disable-pip-version-check", wheel, folder=folder)
    site = Path(checked(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", folder=folder).strip())
    (site / "lent.pth").write_text(sysconfig.get_path("platlib"))  # read without the .pth files that lie there
    return folder / "venv" / "bin"


def test_the_wheel_holds_all_that_the_program_reads(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for path in (ROOT / "resources").rglob("*"):
        if path.is_file():
            assert f"aoc_desktop/_resources/{path.relative_to(ROOT / 'resources').as_posix()}" in names
    into, folder = "aoc_desktop/_translations/", ROOT / "translations"
    translations = {name.removeprefix(into) for name in names if name.startswith(into)}
    sources = {path.relative_to(folder).as_posix() for path in folder.rglob("*.toml")}
    assert translations == sources | {"aoc_desktop_en.qm", "aoc_desktop_fr.qm"}
    assert not any("tests" in name or name.endswith(".ts") for name in names)
    assert not any("ai/training" in name for name in names)


def test_both_commands_start_from_a_clean_environment(installed: Path, tmp_path: Path) -> None:
    for command in ("aoc-desktop", "aoc-desktop-window"):
        assert checked(installed / command, "--version", folder=tmp_path) == f"aoc-desktop {__version__}\n"
    where = checked(installed / "python", "-c", "import aoc_desktop; print(aoc_desktop.__file__)", folder=tmp_path)
    assert where.startswith(str(installed.parent))


def test_the_window_plays_a_game_from_there(installed: Path, tmp_path: Path) -> None:
    """Window, fonts, cards, AI process: all from the wheel, in French, in another folder."""
    seats = [{"name": "Ada", "level": "novice"}, {"name": "Bo", "level": "novice"}]
    record = Record("age_of_civilization", "second_edition", 2, "table", (), {"seed": 3}, (), {"seats": seats})
    (tmp_path / "game.json").write_text(record.to_json(), encoding="utf-8")
    checked(installed / "aoc-desktop", "play", "game.json", "--finish", "end.json", folder=tmp_path, LANG="fr_FR.UTF-8")
    ended = json.loads((tmp_path / "end.json").read_text(encoding="utf-8"))
    assert ended["moves"]
    assert "finished" in checked(installed / "aoc-desktop", "replay", "end.json", folder=tmp_path)


def test_the_compiled_translations_are_used(installed: Path, tmp_path: Path) -> None:
    program = (
        "from aoc_desktop.ui.frame.app import application\n"
        "app = application()\n"
        "from aoc_desktop.ui.kit import translations\n"
        "translations.install_language('fr')\n"
        "print([type(one).__name__ for one in translations._installed][-1], app.translate('Actions', 'Rules'))\n"
    )
    assert checked(installed / "python", "-c", program, folder=tmp_path) == "QTranslator Règles\n"
