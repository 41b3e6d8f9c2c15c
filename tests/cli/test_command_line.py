"""Every command: help, version, and the message where the system lacks a library."""

from __future__ import annotations

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
    assert said.startswith(
        "aoc-desktop: This system lacks libGL.so.1 (on Debian and Ubuntu: sudo apt-get install libegl1"
    )
    assert said.count("\n") == 1
    monkeypatch.setattr(cli, "_self_check", importing("No module named 'cards'"))
    with pytest.raises(ImportError, match="cards"):
        cli.main(["self-check"])
