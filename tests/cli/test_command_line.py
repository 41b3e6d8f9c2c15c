"""Every command: help, version, and the message where the system lacks a library."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from aoc_desktop import __version__, cli
from tests.cli.commands import Capture


@pytest.mark.parametrize("arguments", [["--help"], ["simulate", "--help"], ["replay", "-h"], ["check-cards", "-h"]])
def test_help_is_given(capsys: Capture, arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(arguments)
    assert end.value.code == 0
    assert capsys.readouterr().out.startswith("usage: aoc-desktop")


def test_the_version_is_given(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out == f"aoc-desktop {__version__}\n"


def test_a_missing_system_library_is_named_with_its_packages(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    """As Python tells it on a machine that never had a screen; any other import that fails is a fault of ours."""

    def importing(told: str) -> Callable[[object], int]:
        def command(_options: object) -> int:
            raise ImportError(told)

        return command

    told = "libGL.so.1: cannot open shared object file: No such file or directory"
    monkeypatch.setattr(cli, "_self_check", importing(told))
    assert cli.main(["self-check"]) == cli.FAULT
    said = capsys.readouterr().err
    advice = "(on Debian and Ubuntu: sudo apt-get install libgl1)"
    assert said == f"aoc-desktop: This system lacks libGL.so.1 {advice}.\n"
    monkeypatch.setattr(cli, "_self_check", importing("No module named 'cards'"))
    with pytest.raises(ImportError, match="cards"):
        cli.main(["self-check"])


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X11")
@pytest.mark.parametrize("command", [[], ["self-check"]])
def test_a_library_that_only_qts_part_for_x11_needs_is_named(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """Qt itself would abort and name libxcb-cursor0."""

    def load(path: str) -> None:
        assert path.endswith("libqxcb.so")
        raise OSError("libxcb-icccm.so.4: cannot open shared object file: No such file or directory")

    monkeypatch.setattr("ctypes.CDLL", load)
    monkeypatch.setattr("aoc_desktop.ui.lacking_libraries", lambda: ["libxcb-icccm.so.4", "libxcb-keysyms.so.1"])
    monkeypatch.setenv("DISPLAY", ":99")
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    assert cli.main(command) == cli.FAULT
    said = capsys.readouterr().err
    assert "lacks libxcb-icccm.so.4, libxcb-keysyms.so.1 " in said
    assert "apt-get install libxcb-icccm4 libxcb-keysyms1)" in said
