"""Every test of this folder finds Caravans in the registry; sessions need an application, and no screen."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtWidgets import QApplication

from aoc_desktop.games import GAMES
from tests.toy.registered import ENTRY


@pytest.fixture(scope="session", autouse=True)
def application() -> QApplication:
    running = QApplication.instance()
    return running if isinstance(running, QApplication) else QApplication([])


@pytest.fixture(autouse=True)
def caravans(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "caravans", ENTRY)
