"""run.py in folders of its own, with small shell scripts in the place of Python, pip, ldd and apt-get."""

import ast
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-ins are shell scripts")

SOURCE = Path(__file__).resolve().parent.parent / "run.py"

# Stands in for `python -m venv --clear FOLDER` and, copied into that folder, for `python -m pip install ...`.
PYTHON = """
echo "$@" >> calls
case "$2" in
venv) rm -rf "$4"; mkdir -p "$4/bin" "$4/lib/python3.11/site-packages/pip"; cp "$0" "$4/bin/python" ;;
pip) if [ -e offline ]; then cat offline; exit 1; fi; here="$(dirname "$0")"; touch "$here/aoc-desktop"
     mkdir -p "$here/../lib/python3.11/site-packages/PySide6" ;;
esac
"""

OFFLINE = """\
WARNING: Retrying after connection broken by 'NewConnectionError'
ERROR: No matching distribution found for hatchling>=1.27
error: subprocess-exited-with-error
"""

LDD = """\
.venv/lib/python3.11/site-packages/PySide6/QtWidgets.abi3.so:
\tlinux-vdso.so.1 (0x00007ffd)
\tlibEGL.so.1 => not found
\tlibglib-2.0.so.0 => /lib/x86_64-linux-gnu/libglib-2.0.so.0 (0x00007f01)
.venv/lib/python3.11/site-packages/PySide6/Qt/plugins/platforms/libqxcb.so:
\tlibxcb-icccm.so.4 => not found
\tlibEGL.so.1 => not found
\tlibc.so.6: version `GLIBC_2.34' not found (required by libqxcb.so)
"""


def script(path: Path, body: str) -> Path:
    """An executable shell script."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{body}\n")
    path.chmod(0o755)
    return path


def calls(run: ModuleType) -> list[str]:
    """What the stand-ins were called with so far."""
    log = run.ROOT / "calls"
    return log.read_text().splitlines() if log.exists() else []


def python_calls(run: ModuleType) -> list[str]:
    """Which modules of the Python stand-in ran."""
    return [line.split()[1] for line in calls(run)]


def launch(
    run: ModuleType, *arguments: str, typed: str = "", folder: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Run the project's run.py as a user does."""
    command = [sys.executable, str(run.ROOT / "run.py"), *arguments]
    return subprocess.run(command, input=typed, cwd=folder, capture_output=True, text=True, timeout=60)


def load(root: Path) -> ModuleType:
    """The run.py of a folder, as a module."""
    spec = importlib.util.spec_from_file_location("run_py_under_test", root / "run.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def run(tmp_path: Path) -> ModuleType:
    """run.py loaded from a project folder of its own, in which nothing is installed."""
    root = tmp_path / "project"
    (root / "packaging").mkdir(parents=True)
    (root / "pyproject.toml").write_text("[project]\n")
    (root / "packaging" / "constraints.txt").write_text("pytest==9\n")
    shutil.copy(SOURCE, root)
    return load(root)


@pytest.fixture
def fake_python(run: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Puts the stand-in in the place of the Python that makes the environment."""
    monkeypatch.setattr(sys, "executable", str(script(tmp_path / "fake" / "python3", PYTHON)))


@pytest.fixture
def installed(run: ModuleType, fake_python: None, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A project with the program installed; Python is the real one again."""
    run.install(set())
    monkeypatch.undo()
    return run


# --- Arguments


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], ("start", [])),
        (["--help"], ("help", [])),
        (["-h"], ("help", [])),
        (["test"], ("test", [])),
        (["test", "-k", "rise"], ("test", ["-k", "rise"])),
        (["slow", "-x"], ("slow", ["-x"])),
        (["benchmark"], ("benchmark", [])),
        (["package", "--no-archive"], ("package", ["--no-archive"])),
        (["simulate", "--games", "3"], ("program", ["simulate", "--games", "3"])),
        (["simulate", "--help"], ("program", ["simulate", "--help"])),
        (["--version"], ("program", ["--version"])),
    ],
)
def test_arguments_are_split(run: ModuleType, arguments: list[str], expected: tuple[str, list[str]]) -> None:
    assert run.split(arguments) == expected


def test_help_is_quick_and_installs_nothing(run: ModuleType) -> None:
    begin = time.monotonic()
    result = launch(run, "--help")
    assert (result.returncode, result.stderr) == (0, "")
    assert "run.py test" in result.stdout
    assert "handed on to the program" in result.stdout
    assert "not installed yet" in result.stdout
    assert time.monotonic() - begin < 5
    assert not run.VENV.exists()


def test_help_ends_with_that_of_the_installed_program(installed: ModuleType) -> None:
    script(installed.executable("aoc-desktop"), 'echo "program: $*"')
    assert launch(installed, "--help").stdout.endswith("program: --help\n")


def test_the_program_gets_arguments_input_and_folder_and_gives_its_status(
    installed: ModuleType, tmp_path: Path
) -> None:
    script(installed.executable("aoc-desktop"), 'echo "$# $2"; pwd; cat; exit 7')
    result = launch(installed, "replay", "a file", typed="from the terminal", folder=tmp_path)
    assert result.stdout == f"2 a file\n{tmp_path}\nfrom the terminal"
    assert (result.returncode, result.stderr) == (7, "")


# --- Old Pythons


def test_the_file_parses_on_old_pythons() -> None:
    assert ast.parse(SOURCE.read_text(encoding="utf-8"), feature_version=(3, 6)).body


def test_an_old_python_is_refused_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    code = compile(SOURCE.read_text(encoding="utf-8"), str(SOURCE), "exec")
    monkeypatch.setattr(sys, "version_info", (3, 9, 2, "final", 0))
    with pytest.raises(SystemExit, match=r"^aoc-desktop needs Python 3\.11 or later; .*\.$"):
        exec(code, {"__name__": "run", "__file__": str(SOURCE)})


# --- Installing


@pytest.mark.usefixtures("fake_python")
def test_a_second_run_installs_nothing(run: ModuleType) -> None:
    assert run.install(set())
    assert calls(run)[1].endswith(f"-c {run.ROOT}/packaging/constraints.txt -e .")
    assert not run.install(set())
    assert python_calls(run) == ["venv", "pip"]


@pytest.mark.usefixtures("fake_python")
def test_extras_are_added_and_kept(run: ModuleType) -> None:
    run.install(set())
    assert run.install({"test", "tools"})
    assert calls(run)[-1].endswith("-e .[test,tools]")
    assert not run.install(set())
    assert not run.install({"test"})
    assert run.install({"benchmark"})
    assert calls(run)[-1].endswith("-e .[benchmark,test,tools]")
    assert python_calls(run).count("venv") == 1


def forget_python(run: ModuleType) -> None:
    run.executable("python").unlink()
    run.executable("python").symlink_to("/nowhere/python")


def change_python(run: ModuleType) -> None:
    run.MADE.write_text(f"3.10.1 {run.ROOT}")


def change_pins(run: ModuleType) -> None:
    (run.ROOT / "packaging" / "constraints.txt").write_text("pytest==10\n")


def change_project(run: ModuleType) -> None:
    (run.ROOT / "pyproject.toml").write_text("[project]\nname = 'x'\n")


def lose_program(run: ModuleType) -> None:
    run.executable("aoc-desktop").unlink()


@pytest.mark.usefixtures("fake_python")
@pytest.mark.parametrize(
    ("damage", "repair"),
    [
        (forget_python, ["venv", "pip"]),
        (change_python, ["venv", "pip"]),
        (change_pins, ["pip"]),
        (change_project, ["pip"]),
        (lose_program, ["pip"]),
    ],
)
def test_what_is_broken_or_outdated_is_made_anew(
    run: ModuleType, damage: Callable[[ModuleType], None], repair: list[str]
) -> None:
    run.install({"test"})
    damage(run)
    assert run.installed() == set()
    assert run.install(set())
    assert python_calls(run)[2:] == repair
    assert run.installed() == {"program"}


def lose_a_package(run: ModuleType) -> None:
    next(run.VENV.glob("lib/*/site-packages/PySide6")).rmdir()


def lose_all_packages(run: ModuleType) -> None:
    shutil.rmtree(run.VENV / "lib")


def scribble_on_a_stamp(run: ModuleType) -> None:
    run.INSTALLED.write_bytes(b"\xff\xfe\x00stamp")


def put_a_folder_for_a_stamp(run: ModuleType) -> None:
    run.MADE.unlink()
    run.MADE.mkdir()


def put_a_file_for_it(run: ModuleType) -> None:
    shutil.rmtree(run.VENV)
    run.VENV.write_text("elsewhere")


def put_a_dangling_link_for_it(run: ModuleType) -> None:
    shutil.rmtree(run.VENV)
    run.VENV.symlink_to("/nowhere/at/all")


@pytest.mark.usefixtures("fake_python")
@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (lose_a_package, "it has lost PySide6"),
        (lose_all_packages, "it has lost PySide6, pip"),
        (scribble_on_a_stamp, "its stamp is not text"),
        (put_a_folder_for_a_stamp, "its stamp is not a file"),
        (put_a_file_for_it, "it is not a folder"),
        (put_a_dangling_link_for_it, "it is not a folder"),
    ],
)
def test_an_environment_that_is_damaged_is_made_anew_and_told_in_a_line(
    run: ModuleType, damage: Callable[[ModuleType], None], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    run.install(set())
    capsys.readouterr()
    damage(run)
    assert run.installed() == set()
    assert run.install(set())
    assert capsys.readouterr().err.splitlines()[0] == f"The environment .venv is damaged ({told}); making it anew."
    assert python_calls(run)[2:] == ["venv", "pip"]
    assert run.installed() == {"program"}
    assert not run.install(set())


@pytest.mark.usefixtures("fake_python")
def test_a_folder_that_was_moved_gets_a_new_environment(run: ModuleType, tmp_path: Path) -> None:
    run.install(set())
    moved = load(run.ROOT.rename(tmp_path / "elsewhere"))
    assert moved.install(set())
    assert python_calls(moved) == ["venv", "pip", "venv", "pip"]


@pytest.mark.usefixtures("fake_python")
def test_a_failed_installation_leaves_no_stamp(run: ModuleType) -> None:
    run.install(set())
    change_pins(run)
    (run.ROOT / "offline").write_text(OFFLINE)
    with pytest.raises(run.Failure, match="pip could not install"):
        run.install(set())
    run.PINS[1].write_text("pytest==9\n")  # the old pins again: what pip left half done must not pass for them
    assert run.installed() == set()


@pytest.mark.usefixtures("fake_python")
def test_extras_that_fail_leave_the_program_installed(run: ModuleType) -> None:
    run.install(set())
    (run.ROOT / "offline").write_text(OFFLINE)
    with pytest.raises(run.Failure):
        run.install({"test"})
    assert run.installed() == {"program"}


def test_without_network_one_sentence_and_the_last_lines_of_pip(installed: ModuleType) -> None:
    change_pins(installed)
    (installed.ROOT / "offline").write_text(OFFLINE)
    result = launch(installed, "simulate")
    assert (result.returncode, result.stdout) == (1, "")
    assert "run.py: pip could not install .: no connection to the package index\n" in result.stderr
    assert "error: subprocess-exited-with-error" in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (
            ["  OSError: Readme file does not exist", "error: metadata-generation-failed"],
            "OSError: Readme file does not exist",
        ),
        (["Reading package lists...", "E: Unable to locate package x", ""], "E: Unable to locate package x"),
        (["all I have to say"], "all I have to say"),
        ([], "it says nothing"),
    ],
)
def test_the_telling_line_is_found(run: ModuleType, lines: list[str], expected: str) -> None:
    assert run.reason(lines) == expected


def test_missing_ensurepip_names_the_package(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(run.Failure, match=rf"sudo apt-get install .* python3\.{sys.version_info[1]}-venv$"):
        run.make_venv()


# --- System libraries


def test_ldd_names_what_is_missing(run: ModuleType) -> None:
    assert run.not_found(LDD) == ["libEGL.so.1", "libxcb-icccm.so.4"]


@pytest.mark.parametrize(
    ("soname", "package"),
    [
        ("libglib-2.0.so.0", "libglib2.0-0"),
        ("libgthread-2.0.so.0", "libglib2.0-0"),
        ("libGL.so.1", "libgl1"),
        ("libEGL.so.1", "libegl1"),
        ("libfontconfig.so.1", "libfontconfig1"),
        ("libdbus-1.so.3", "libdbus-1-3"),
        ("libxkbcommon.so.0", "libxkbcommon0"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libxcb-icccm.so.4", "libxcb-icccm4"),
        ("libxcb-keysyms.so.1", "libxcb-keysyms1"),
        ("libxcb-shape.so.0", "libxcb-shape0"),
        ("libX11-xcb.so.1", "libx11-xcb1"),
        ("libX11.so.6", "libx11-6"),
        ("libgcc_s.so.1", "libgcc-s1"),
    ],
)
def test_libraries_have_their_debian_names(run: ModuleType, soname: str, package: str) -> None:
    assert run.debian_package(soname) == package


@pytest.fixture
def bare_linux(run: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A machine whose ldd misses libraries until apt-get has installed something; we are root on it."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setenv("PATH", f"{tmp_path / 'fake'}:/usr/bin:/bin")
    for name in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    (run.VENV / "lib" / "python3.11" / "site-packages" / "PySide6").mkdir(parents=True)
    monkeypatch.chdir(run.ROOT)
    (run.ROOT / "ldd-says").write_text(LDD)
    script(tmp_path / "fake" / "ldd", 'echo "$@" >> ldd-asked; cat ldd-says')
    script(tmp_path / "fake" / "apt-get", 'echo "$@" >> calls; [ "$1" = update ] || echo > ldd-says')
    return run


def test_root_gets_the_missing_libraries_installed(bare_linux: ModuleType) -> None:
    bare_linux.prepare_qt("start", fresh=False)
    assert calls(bare_linux) == ["install -y --no-install-recommends libegl1 libxcb-icccm4"]


def test_a_machine_without_package_lists_gets_them_first(bare_linux: ModuleType, tmp_path: Path) -> None:
    body = 'echo "$1" >> calls; [ "$1" = update ] && exit 0; grep -q update calls && echo > ldd-says'
    script(tmp_path / "fake" / "apt-get", body)
    bare_linux.prepare_qt("test", fresh=False)
    assert calls(bare_linux) == ["install", "update", "install"]


def test_an_installation_that_does_not_help_is_told(bare_linux: ModuleType, tmp_path: Path) -> None:
    script(tmp_path / "fake" / "apt-get", "exit 0")
    with pytest.raises(bare_linux.Failure, match=r"Qt still misses libEGL\.so\.1, libxcb-icccm\.so\.4"):
        bare_linux.prepare_qt("start", fresh=False)


def test_others_get_the_exact_command(bare_linux: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    command = "sudo apt-get install -y --no-install-recommends libegl1 libxcb-icccm4$"
    with pytest.raises(bare_linux.Failure, match=rf"Qt misses libEGL\.so\.1, libxcb-icccm\.so\.4; .* {command}"):
        bare_linux.prepare_qt("test", fresh=False)
    assert calls(bare_linux) == []


def test_commands_of_the_terminal_go_on_without_qt(
    bare_linux: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    bare_linux.prepare_qt("program", fresh=True)
    assert "sudo apt-get install" in capsys.readouterr().err
    bare_linux.prepare_qt("program", fresh=False)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("command", "environment", "expected"),
    [
        ("start", {}, True),
        ("start", {"QT_QPA_PLATFORM": "xcb"}, True),
        ("start", {"QT_QPA_PLATFORM": "offscreen"}, False),
        ("start", {"WAYLAND_DISPLAY": "wayland-0"}, False),
        ("test", {}, False),
    ],
)
def test_only_a_window_in_x_needs_the_libraries_of_x(
    bare_linux: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    command: str,
    environment: dict[str, str],
    expected: bool,
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    bare_linux.prepare_qt(command, fresh=False)
    asked = (bare_linux.ROOT / "ldd-asked").read_text()
    assert "libqoffscreen.so" in asked
    assert ("libqxcb.so" in asked) is expected


# --- Translations


def translation(run: ModuleType, name: str, age: int) -> Path:
    """A file of the translations, last changed so many seconds ago."""
    path: Path = run.ROOT / "translations" / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(name)
    os.utime(path, (1_000_000 - age, 1_000_000 - age))
    return path


def test_only_changed_translations_are_compiled(run: ModuleType) -> None:
    assert run.stale_translations() == []
    translation(run, "de.ts", 20)
    translation(run, "de.qm", 10)
    changed = translation(run, "en.ts", 10)
    translation(run, "en.qm", 20)
    new = translation(run, "fr.ts", 30)
    assert run.stale_translations() == [changed, new]
    script(run.executable("pyside6-lrelease"), 'cp "$1" "$3"')
    run.compile_translations([changed, new])
    assert new.with_suffix(".qm").read_text() == "fr.ts"
    assert run.stale_translations() == []


def test_a_translation_that_does_not_compile_is_named(run: ModuleType) -> None:
    script(run.executable("pyside6-lrelease"), "echo 'lrelease error: Parse error'; echo returned 1; exit 1")
    with pytest.raises(run.Failure, match=r"could not compile fr\.ts: lrelease error: Parse error"):
        run.compile_translations([translation(run, "fr.ts", 0)])


# --- Checks


@pytest.fixture
def tools(run: ModuleType, fake_python: None, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A project whose checks all pass and print how they were called."""
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    run.install({"test", "tools", "benchmark"})
    for name in ("ruff", "mypy", "lint-imports", "pytest"):
        script(run.executable(name), f'echo "{name} $* on $QT_QPA_PLATFORM"')
    return run


def test_every_check_runs_and_the_failed_ones_are_named(tools: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    script(tools.executable("mypy"), "echo mypy; exit 2")
    script(tools.executable("lint-imports"), "echo lint-imports; exit 1")
    assert tools.main(["test"]) == 1
    lines = capfd.readouterr().out.splitlines()
    assert [line for line in lines if line.startswith(("ruff", "mypy", "lint", "pytest"))] == [
        "ruff check . on offscreen",
        "ruff format --check . on offscreen",
        "mypy",
        "lint-imports",
        "pytest -n auto --dist loadfile --cov --cov-branch --cov-fail-under=98 on offscreen",
    ]
    assert any(line.startswith("--- mypy: FAILED in ") for line in lines)
    assert lines[-1] == "Failed: mypy, lint-imports"


def test_the_last_line_says_that_all_passed(tools: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    assert tools.main(["test"]) == 0
    assert capfd.readouterr().out.endswith("\nAll checks and tests passed.\n")


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["test", "-k", "rise"], "pytest -k rise on offscreen\n"),
        (["slow"], "pytest -m slow tests/ on offscreen\n"),
        (["benchmark", "-x"], "pytest -m benchmark -s tests/ -x on offscreen\n"),
    ],
)
def test_parts_of_the_tests_run_without_the_checks(
    tools: ModuleType, capfd: pytest.CaptureFixture[str], arguments: list[str], expected: str
) -> None:
    assert tools.main(arguments) == 0
    assert capfd.readouterr().out == expected


def test_the_suites_of_one_game_are_the_folders_of_its_name_and_what_every_game_is_asked(
    tools: ModuleType, capfd: pytest.CaptureFixture[str]
) -> None:
    for folder in (
        "aoc_desktop/games/chess/rules",
        "aoc_desktop/games/go/rules",
        "tests/games/chess",
        "tests/games/go",
        "tests/ui/chess",
    ):
        (tools.ROOT / folder).mkdir(parents=True)
    for game in ("chess", "go"):
        (tools.ROOT / "aoc_desktop" / "games" / game / "rules" / "game.py").touch()
    pytest_line = "pytest -n auto --dist loadfile --game chess tests/every_game"
    assert tools.main(["test", "--game", "chess", "-x"]) == 0
    assert capfd.readouterr().out == f"{pytest_line} tests/games/chess tests/ui/chess -x on offscreen\n"
    for unknown in (["tag"], []):
        with pytest.raises(tools.Failure, match=r"known: chess, go\.$"):
            tools.main(["test", "--game", *unknown])


def test_tests_bear_the_mark_of_their_game_and_a_limit(request: pytest.FixtureRequest) -> None:
    names = {path.parents[1].name for path in (SOURCE.parent / "aoc_desktop" / "games").glob("*/rules/game.py")}
    assert {mark.partition(":")[0] for mark in request.config.getini("markers")} >= names
    limit = request.node.get_closest_marker("timeout")
    assert limit is not None
    assert limit.args[0] >= 60
    assert not any(request.node.get_closest_marker(name) for name in names)


@pytest.mark.parametrize("game", ["golden_ages", "monumental_duel"])
def test_one_game_is_picked_from_what_every_game_is_asked(game: str) -> None:
    asked = ["--collect-only", "-q", "--game", game, "tests/every_game/test_registry.py"]
    told = subprocess.run(
        [sys.executable, "-m", "pytest", *asked], cwd=SOURCE.parent, capture_output=True, text=True, check=True
    ).stdout
    assert [line for line in told.splitlines() if "::" in line] == [
        f"tests/every_game/test_registry.py::test_a_games_parts_are_found[{game}]"
    ]


def test_a_chosen_screen_and_the_status_of_pytest_are_kept(
    tools: ModuleType, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    script(tools.executable("pytest"), 'echo "$QT_QPA_PLATFORM"; exit 5')
    assert tools.main(["test", "-k", "nothing"]) == 5
    assert capfd.readouterr().out == "xcb\n"
