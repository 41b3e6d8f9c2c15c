"""Every test of this folder finds Caravans in the registry; sessions need an application, and no screen."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtWidgets import QApplication

from aoc_desktop.games import GAMES
from tests.toy.registered import ENTRY
from tests.ui.conftest import no_overflows, nothing_left  # noqa: F401 (fixtures of these tests too)


@pytest.fixture(scope="session", autouse=True)
def application() -> QApplication:
    running = QApplication.instance()
    return running if isinstance(running, QApplication) else QApplication([])


@pytest.fixture(autouse=True)
def caravans(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "caravans", ENTRY)
