#!/usr/bin/env python3
"""Set up and run aoc-desktop from a source checkout.

python3 run.py                    start the program
python3 run.py test [ARG...]      run every check and test; with arguments only: pytest ARG...
python3 run.py test --game G      run the suites of one game, without the general ones (pytest ARG... may follow)
python3 run.py slow [ARG...]      run the long proofs (pytest -m slow)
python3 run.py benchmark [ARG...] take the speed figures (pytest -m benchmark)
python3 run.py package [ARG...]   make wheel, sdist and the program as one folder, into dist (packaging/README.md)
python3 run.py --help             print this text, then the program's own help

Everything else is handed on to the program: python3 run.py simulate --games 3
runs aoc-desktop simulate --games 3. What is needed is first installed into .venv.
"""

import collections
import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

# Stands before anything that an older Python could stumble over; the file as a whole parses from 3.6 on.
if sys.version_info < (3, 11):  # noqa: UP036 - this is the very check of the version
    sys.exit(f"aoc-desktop needs Python 3.11 or later; {sys.executable} is Python {sys.version.split()[0]}.")

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
MADE = VENV / "made-by-run-py"  # written when the environment stands: for which Python, in which folder
INSTALLED = (
    VENV / "installed-by-run-py"
)  # written when pip has succeeded: hash of the pins and extras, then each package
PINS = (ROOT / "pyproject.toml", ROOT / "packaging" / "constraints.txt")

EXTRAS = {
    "test": {"test", "tools"},
    "slow": {"test", "tools"},
    "benchmark": {"test", "tools", "benchmark"},
    "package": {"packaging"},
}
PYTEST = {"test": [], "slow": ["-m", "slow", "tests/"], "benchmark": ["-m", "benchmark", "-s", "tests/"]}
# A file's tests stay together on one core: they share what they have made.
ALL_CORES = ("-n", "auto", "--dist", "loadfile")
CHECKS = (
    ("ruff check", "."),
    ("ruff format", "--check", "."),
    ("mypy",),
    ("lint-imports",),
    ("pytest", *ALL_CORES, "--cov", "--cov-branch", "--cov-fail-under=98"),
)


class Failure(Exception):
    """What went wrong, in one sentence for the user; further lines quote the tool that failed."""


def main(arguments: list[str]) -> int:
    """Do what the arguments ask for; the result is the exit status."""
    command, rest = split(arguments)
    if command == "help":
        return show_help()
    if command == "test" and rest[:1] == ["--game"]:
        rest = [*ALL_CORES, *rest[:2], *suites_of("".join(rest[1:2])), *rest[2:]]
    fresh = install(EXTRAS.get(command, set()))
    prepare_qt(command, fresh)
    if command in ("start", "program"):
        return start_program(rest)
    if command == "package":
        return run_tool("python", "packaging/build.py", *rest)
    if command == "test" and not rest:
        return run_checks()
    return run_tool("pytest", *PYTEST[command], *rest)


def split(arguments: list[str]) -> tuple[str, list[str]]:
    """Split the command line into a command and its arguments; "program" takes all that run.py does not know itself."""
    if not arguments:
        return "start", []
    if arguments[0] in ("-h", "--help"):
        return "help", []
    if arguments[0] in EXTRAS:
        return arguments[0], arguments[1:]
    return "program", arguments


def show_help() -> int:
    """Print what run.py does; add the program's help only if it is installed already, because help installs nothing."""
    print(__doc__.strip(), flush=True)
    if not installed():
        print("\nThe program is not installed yet; its own help stands here once it is.")
        return 0
    print("\nThe program's own help:\n", flush=True)
    return start_program(["--help"])


# --- The environment ---------------------------------------------------------------------------------------------


def executable(name: str) -> Path:
    """Where the environment keeps a command."""
    return VENV / "Scripts" / f"{name}.exe" if os.name == "nt" else VENV / "bin" / name


def pins() -> str:
    """A hash that changes with everything that decides what pip installs."""
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in PINS)).hexdigest()


def made_for() -> str:
    """The Python and the folder an environment is good for: its scripts name both, so neither may change."""
    return f"{sys.version.split()[0]} {ROOT}"


def read(path: Path) -> str:
    """The text of a stamp; empty if it is missing."""
    return path.read_text(encoding="utf-8", errors="replace") if path.is_file() else ""


def is_made() -> bool:
    """Whether .venv is whole and ours; a link to a Python that has gone does not count as existing."""
    return read(MADE) == made_for() and executable("python").exists()


def site_packages() -> Path:
    """Where pip puts the packages of the environment."""
    libraries = VENV / "Lib" if os.name == "nt" else next(VENV.glob("lib/python*"), VENV / "lib")
    return libraries / "site-packages"


def packages() -> set[str]:
    """The packages that pip has put into the environment."""
    try:
        found = {path.name for path in site_packages().iterdir() if path.is_dir()}
    except OSError:
        return set()
    return {name for name in found if name.isidentifier() and not name.startswith("_")}


def damage() -> str:
    """What is wrong with .venv that no installation can mend; empty where nothing is, or where there is none yet."""
    if not os.path.lexists(str(VENV)):
        return ""
    if not VENV.is_dir():
        return "it is not a folder"
    if any(os.path.lexists(str(stamp)) and not stamp.is_file() for stamp in (MADE, INSTALLED)):
        return "its stamp is not a file"
    if "\ufffd" in read(MADE) + read(INSTALLED):
        return "its stamp is not text"
    there = packages()
    lost = sorted(set(read(INSTALLED).split("\n")[1:]) - there)
    if lost or (INSTALLED.exists() and not there):
        return "it has lost {}".format(", ".join(lost[:3]) or "its packages")
    return ""


def installed() -> set[str]:
    """The extras that .venv holds at today's pins, and "program"; empty if .venv is missing or outdated."""
    stamp = read(INSTALLED).split("\n")[0].split()
    current = not damage() and is_made() and stamp[:1] == [pins()] and executable("aoc-desktop").exists()
    return set(stamp[1:]) if current else set()


def install(extras: set[str]) -> bool:
    """Make .venv and install what is missing; return whether anything had to be done."""
    there = installed()
    if {"program", *extras} <= there:
        return False
    wrong = damage()
    if wrong:
        say(f"The environment .venv is damaged ({wrong}); making it anew.")
        if not VENV.is_dir():
            VENV.unlink()
    if wrong or not is_made():
        make_venv()
    if not there:
        INSTALLED.unlink(missing_ok=True)  # from here on the old pins no longer hold, even if pip is cut off
    wanted = sorted((there | extras) - {"program"})
    target = f".[{','.join(wanted)}]" if wanted else "."
    say("Installing the pinned packages into .venv (the first time about 100 MB to download) ...")
    pip = [str(executable("python")), "-m", "pip", "install", "--disable-pip-version-check"]
    run_quietly([*pip, "-c", str(PINS[1]), "-e", target], f"pip could not install {target}")
    write(INSTALLED, "\n".join([" ".join([pins(), "program", *wanted]), *sorted(packages())]))
    return True


def write(stamp: Path, text: str) -> None:
    """Write a stamp whole or not at all."""
    draft = stamp.with_suffix(".new")
    draft.write_text(text, encoding="utf-8")
    draft.replace(stamp)


def make_venv() -> None:
    """Make .venv anew, replacing an old one."""
    try:
        import ensurepip  # noqa: F401 - Debian ships Python without it
    except ImportError:
        package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
        apt_install([package], "This Python cannot make virtual environments (its module ensurepip is missing)")
    say("Making the environment .venv ...")
    run_quietly([sys.executable, "-m", "venv", "--clear", str(VENV)], "Python could not make .venv")
    write(MADE, made_for())


# --- What Qt needs -----------------------------------------------------------------------------------------------


def prepare_qt(command: str, fresh: bool) -> None:
    """Install Qt's system libraries and compile the translations, each only if missing."""
    stale = stale_translations()
    if command == "program" and not (fresh or stale):
        return  # keeps the commands of the terminal quick: they load no Qt
    try:
        # PyInstaller silently leaves out the libraries of X that it does not find, and cannot work without binutils.
        if command == "package" and sys.platform.startswith("linux") and not shutil.which("objdump"):
            apt_install(["binutils"], "PyInstaller misses objdump")
        need_libraries(screen=command == "package" or (command == "start" and uses_x()))
        compile_translations(stale)
    except Failure as failure:
        if command != "program":
            raise
        say(f"{failure}\nGoing on without: the commands of the terminal need no Qt.")


def uses_x() -> bool:
    """Whether Qt will open its window through X, as it does on Linux unless told otherwise."""
    platform = os.environ.get("QT_QPA_PLATFORM", "")
    return platform.startswith("xcb") or not (platform or os.environ.get("WAYLAND_DISPLAY"))


def need_libraries(screen: bool) -> None:
    """Install the system libraries that Qt misses, or fail with the command that does."""
    missing = missing_libraries(screen)
    if not missing:
        return
    apt_install(sorted({debian_package(name) for name in missing}), f"Qt misses {', '.join(missing)}")
    missing = missing_libraries(screen)
    if missing:
        raise Failure(f"Qt still misses {', '.join(missing)}, although apt-get reported success.")


def missing_libraries(screen: bool) -> list[str]:
    """The sonames that Qt misses. Asks ldd, for Qt's own message blames libxcb-cursor0 whichever it is."""
    folder = next(VENV.glob("lib/python*/site-packages/PySide6"), None)
    if not sys.platform.startswith("linux") or not folder or not shutil.which("ldd"):
        return []
    files = [folder / "QtWidgets.abi3.so", folder / "Qt/plugins/platforms/libqoffscreen.so"]
    if screen:
        files.append(folder / "Qt/plugins/platforms/libqxcb.so")
    answer = subprocess.run(["ldd", *files], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return not_found(answer.stdout)


def not_found(ldd_output: str) -> list[str]:
    """The sonames that ldd did not find, each once."""
    return sorted(set(re.findall(r"^\s*(\S+) => not found", ldd_output, re.MULTILINE)))


def debian_package(soname: str) -> str:
    """The Debian package of a library: named after the soname by Debian's rule, but for GLib's."""
    if soname in ("libglib-2.0.so.0", "libgthread-2.0.so.0"):
        return "libglib2.0-0"
    name, _, version = soname.partition(".so.")
    hyphen = "-" if name[-1:].isdigit() else ""
    return f"{name}{hyphen}{version}".lower().replace("_", "-")


def apt_install(packages: list[str], why: str) -> None:
    """Install Debian packages where we may; otherwise fail with the exact command."""
    command = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not (root and shutil.which("apt-get")):
        sudo = "" if root else "sudo "
        raise Failure(f"{why}; on Debian and Ubuntu install with: {sudo}{' '.join(command)}")
    say(f"{why}: installing {' '.join(packages)} ...")
    try:
        run_quietly(command, "apt-get failed")
    except Failure:  # a fresh machine has no package lists yet, or old ones
        run_quietly(["apt-get", "update"], f"{why}, and apt-get could not fetch its package lists")
        run_quietly(command, f"{why}, and this failed: {' '.join(command)}")


def stale_translations() -> list[Path]:
    """The translations whose compiled form is missing or older."""

    def is_stale(source: Path) -> bool:
        compiled = source.with_suffix(".qm")
        return not compiled.exists() or source.stat().st_mtime > compiled.stat().st_mtime

    return [source for source in sorted((ROOT / "translations").glob("*.ts")) if is_stale(source)]


def compile_translations(sources: list[Path]) -> None:
    """Compile each translation beside its source."""
    for source in sources:
        command = [str(executable("pyside6-lrelease")), str(source), "-qm", str(source.with_suffix(".qm"))]
        run_quietly(command, f"pyside6-lrelease could not compile {source.name}")


# --- Running things ----------------------------------------------------------------------------------------------


def say(text: str) -> None:
    """Tell the user; not on standard output, which belongs to the program."""
    print(text, file=sys.stderr, flush=True)


def run_quietly(command: list[str], complaint: str) -> None:
    """Run a helper, showing only its downloads; if it fails, fail with its last lines."""
    tail: collections.deque[str] = collections.deque(maxlen=24)  # pip puts up to 20 lines after the cause
    environment = {"DEBIAN_FRONTEND": "noninteractive", **os.environ}  # apt-get must not stop to ask
    nothing, out, err = subprocess.DEVNULL, subprocess.PIPE, subprocess.STDOUT  # standard input is the program's
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdin=nothing, stdout=out, stderr=err, errors="replace"
    ) as process:
        for line in process.stdout or ():
            tail.append(line.rstrip())
            if line.lstrip().startswith("Downloading "):
                say(f"  {line.strip()}")
    if process.returncode:
        lines = list(tail)
        raise Failure("\n    ".join([f"{complaint}: {reason(lines)}", "The last lines were:", *lines[-8:]]))


def reason(lines: list[str]) -> str:
    """The line of a failed helper's output that says why: pip and apt-get end with less telling ones."""
    if any("connection broken" in line for line in lines):
        return "no connection to the package index"
    telling = [line for line in lines if re.search(r"(Error|ERROR|lrelease error|^E): ", line)]
    return (telling or lines or ["it says nothing"])[-1].strip()


def start_program(arguments: list[str]) -> int:
    """Become the program where the system can; elsewhere run it and pass on its exit status."""
    command = [str(executable("aoc-desktop")), *arguments]
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.call(command)  # the exec of Windows would return to the terminal before the program ends


def run_tool(name: str, *arguments: str) -> int:
    """Run a check in the project's folder, without a screen unless one is chosen."""
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    return subprocess.call([str(executable(name)), *arguments], cwd=ROOT, env=environment)


def suites_of(game: str) -> list[str]:
    """The folders of tests that are named after a game, and the one of what every game is asked."""
    known = sorted(path.parents[1].name for path in (ROOT / "aoc_desktop" / "games").glob("*/rules/game.py"))
    if game not in known:
        raise Failure(f"There is no game “{game}”; known: {', '.join(known)}.")
    folders = [path for path in (ROOT / "tests").rglob(game) if path.is_dir()]
    return ["tests/every_game", *sorted(path.relative_to(ROOT).as_posix() for path in folders)]


def run_checks() -> int:
    """Run every check to its end; the last line names those that failed."""
    failed = []
    for name, *arguments in CHECKS:
        words = [*name.split(), *arguments]
        print(f"\n=== {' '.join(words)}", flush=True)
        begin = time.monotonic()
        status = run_tool(*words)
        print(f"--- {name}: {'FAILED' if status else 'passed'} in {time.monotonic() - begin:.1f} s", flush=True)
        if status:
            failed.append(name)
    print(f"\nFailed: {', '.join(failed)}" if failed else "\nAll checks and tests passed.", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (Failure, OSError) as failure:
        sys.exit(f"run.py: {failure}")
    except KeyboardInterrupt:
        sys.exit(130)
