#!/usr/bin/env python3
"""Make what users download: wheel, sdist, and the program as one folder with an archive and checksums.

python3 run.py package                  all of it, tried afterwards, into dist/
python3 run.py package --no-archive     without the archive (quicker)
python3 run.py package --only-try       try the folder that is there, and measure it

Works on the system it is for: a package for Windows is made on Windows.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from aoc_desktop import __version__  # noqa: E402 - found through the line above
from aoc_desktop.kernel.record import Record  # noqa: E402

WINDOWS, MACOS = sys.platform == "win32", sys.platform == "darwin"
SYSTEM = "windows" if WINDOWS else "macos" if MACOS else "linux"
LARGEST = 180_000_000
"""Bytes of the unpacked folder."""
SLOWEST = 1.5
"""How many times as long as a source checkout the package may take to show its home screen."""
RUNS = 9


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--no-archive", action="store_true")
    parser.add_argument("--only-try", action="store_true")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist")
    parser.add_argument("--work", type=Path, default=ROOT / "build")
    options = parser.parse_args()
    dist, work = options.dist.resolve(), options.work.resolve()
    made: list[Path] = []
    if not options.only_try:
        made += python_packages(dist)
        make_folder(dist, work)
    folder = dist / "aoc-desktop"
    check_size(folder)
    check_start(folder)
    check_game(folder)
    if not (options.no_archive or options.only_try):
        made.append(archive(dist))
        write_checksums(made, dist)
    return 0


# ---------------------------------------------------------------- making


def python_packages(dist: Path) -> list[Path]:
    """Wheel and sdist."""
    dist.mkdir(parents=True, exist_ok=True)
    run(sys.executable, "-m", "hatchling", "build", "-d", dist)
    return sorted([*dist.glob(f"aoc_desktop-{__version__}*.whl"), *dist.glob(f"aoc_desktop-{__version__}.tar.gz")])


def make_folder(dist: Path, work: Path) -> None:
    """The program with its Python and its Qt."""
    icons, compiled = work / "icons", work / "qm"
    run(sys.executable, ROOT / "packaging" / "icons.py", icons, QT_QPA_PLATFORM="offscreen")
    compile_translations(compiled)
    where = {"AOC_ICONS": str(icons), "AOC_QM": str(compiled), "AOC_VERSION": __version__}
    tool = (sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN")
    paths = ("--distpath", dist, "--workpath", work / "pyinstaller")
    run(*tool, *paths, ROOT / "packaging" / "aoc_desktop.spec", **where)
    if SYSTEM == "linux":
        add_desktop_files(dist / "aoc-desktop", icons)


def compile_translations(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    lrelease = "from PySide6.scripts.pyside_tool import lrelease; lrelease()"
    for source in sorted((ROOT / "translations").glob("*.ts")):
        run(sys.executable, "-c", lrelease, "-silent", source, "-qm", folder / f"{source.stem}.qm")


def add_desktop_files(folder: Path, icons: Path) -> None:
    """What install.sh puts into the user's menu."""
    linux = ROOT / "packaging" / "linux"
    share = folder / "share"
    share.mkdir(exist_ok=True)
    for path in (linux / "aoc-desktop.desktop", linux / "aoc-desktop-mime.xml", *icons.glob("*.png")):
        shutil.copy(path, share)
    shutil.copy(linux / "install.sh", folder)


def archive(dist: Path) -> Path:
    """One file to download."""
    name = dist / f"aoc-desktop-{__version__}-{SYSTEM}"
    if MACOS:  # only ditto keeps the links and signatures of a bundle
        target = name.with_name(f"{name.name}.zip")
        run("ditto", "-c", "-k", "--keepParent", dist / "Civilisation games.app", target)
        return target
    kind = "zip" if WINDOWS else "xztar"
    say(f"Packing {name.name} ...")
    return Path(shutil.make_archive(str(name), kind, root_dir=dist, base_dir="aoc-desktop"))


def write_checksums(files: list[Path], dist: Path) -> None:
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (dist / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")
    for path in files:
        say(f"{path.stat().st_size / 1e6:7.1f} MB  {path.name}")


# ---------------------------------------------------------------- trying


def program(folder: Path) -> Path:
    return folder / ("aoc-desktop.exe" if WINDOWS else "aoc-desktop")


def bare(home: Path) -> dict[str, str]:
    """An environment in which no Python can be found, nor anything of this checkout."""
    kept = ("SYSTEMROOT", "TEMP", "TMP", "DISPLAY", "XAUTHORITY")
    found = {name: os.environ[name] for name in kept if name in os.environ}
    return {**found, "PATH": str(home), "HOME": str(home), "AOC_DESKTOP_HOME": str(home), "LANG": "C.UTF-8"}


def check_size(folder: Path) -> None:
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    say(f"Unpacked: {size / 1e6:.0f} MB")
    if size > LARGEST:
        raise SystemExit(f"build.py: {folder} has {size / 1e6:.0f} MB, more than {LARGEST / 1e6:.0f}.")


def check_start(folder: Path) -> None:
    """From the call to the home screen and out again: package and checkout by turns, the median of each."""
    with tempfile.TemporaryDirectory() as home:
        package = [str(program(folder)), "self-check", "--quick"]
        source = [sys.executable, "-m", "aoc_desktop", "self-check", "--quick"]
        offscreen = {**bare(Path(home)), "QT_QPA_PLATFORM": "offscreen"}
        checkout = {**os.environ, **offscreen, "PATH": os.environ.get("PATH", ""), "PYTHONPATH": str(ROOT)}
        times: dict[str, list[float]] = {"package": [], "checkout": []}
        for number in range(RUNS + 1):
            for name, command, environment in (("package", package, offscreen), ("checkout", source, checkout)):
                seconds = timed(command, environment)
                if number:  # the first run fills the system's caches
                    times[name].append(seconds)
    ours, theirs = (statistics.median(times[name]) for name in ("package", "checkout"))
    say(f"Start to home screen: package {ours:.2f} s, checkout {theirs:.2f} s, {ours / theirs:.2f} times")
    if ours > SLOWEST * theirs:
        raise SystemExit(f"build.py: the package starts more than {SLOWEST} times as slowly as the checkout.")


def timed(command: list[str], environment: Mapping[str, str]) -> float:
    begin = time.perf_counter()
    checked(command, environment, Path(tempfile.gettempdir()))
    return time.perf_counter() - begin


def check_game(folder: Path) -> None:
    """Two AI seats finish a game in the window: without a screen, and on a virtual one where there is such a thing."""
    ways: dict[str, tuple[list[str], dict[str, str]]] = {"offscreen": ([], {"QT_QPA_PLATFORM": "offscreen"})}
    if (xvfb := shutil.which("xvfb-run")) is not None:
        # xvfb-run is a shell script and needs the usual path; the program itself again gets none.
        ways["Xvfb"] = ([xvfb, "-a", "-s", "-screen 0 1280x720x24"], {"QT_QPA_PLATFORM": "xcb"})
    elif not (WINDOWS or MACOS):
        say("Xvfb is not installed: not tried on a virtual screen.")
    if WINDOWS or MACOS:
        ways["screen"] = ([], {})
    for name, (before, variables) in ways.items():
        with tempfile.TemporaryDirectory() as home:
            play(program(folder), before, variables, Path(home))
        say(f"A game was opened, finished by two AI seats and saved ({name}).")


def new_game() -> str:
    """A record with two AI seats and no move yet."""
    seats = [{"name": "Ada", "level": "adept"}, {"name": "Bo", "level": "novice"}]
    return Record("age_of_civilization", "second_edition", 2, "table", (), {"seed": 11}, (), {"seats": seats}).to_json()


def play(started: Path, before: list[str], variables: Mapping[str, str], home: Path) -> None:
    (home / "game.aocgame").write_text(new_game(), encoding="utf-8")
    environment = {**bare(home), **variables}
    command = [str(started), "play", "game.aocgame", "--finish", "end.aocgame"]
    if before:
        words = [f"{name}={value}" for name, value in environment.items() if name not in ("DISPLAY", "XAUTHORITY")]
        command = [*before, shutil.which("env") or "env", *words, *command]
        environment = dict(os.environ)
    checked(command, environment, home)
    found = checked([str(started), "self-check"], {**bare(home), "QT_QPA_PLATFORM": "offscreen"}, home)
    if "sounds play" not in found:
        raise SystemExit(f"build.py: the packaged program has no sound:\n{found}")
    replayed = checked([str(started), "replay", "end.aocgame"], bare(home), home)
    if "finished" not in replayed:
        raise SystemExit(f"build.py: the packaged program saved a game that is not over:\n{replayed}")


def checked(command: list[str], environment: Mapping[str, str], folder: Path) -> str:
    """Run the program; what it printed. Anything but success ends the build."""
    done = subprocess.run(command, env=dict(environment), cwd=folder, capture_output=True, text=True, timeout=300)
    if done.returncode:
        raise SystemExit(f"build.py: {' '.join(command)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


# ---------------------------------------------------------------- helpers


def say(text: str) -> None:
    print(text, flush=True)


def run(*command: str | Path, **variables: str) -> None:
    """Run a tool in the project's folder; a failure ends the build."""
    words = [str(word) for word in command]
    if subprocess.run(words, cwd=ROOT, env={**os.environ, **variables}).returncode:
        raise SystemExit(f"build.py: this failed: {' '.join(words)}")


if __name__ == "__main__":
    sys.exit(main())
