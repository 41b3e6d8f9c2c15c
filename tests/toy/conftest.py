"""Every test of this folder finds Caravans in the registry."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest

from aoc_desktop.games import GAMES
from tests.toy.registered import ENTRY


@pytest.fixture(autouse=True)
def caravans(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "caravans", ENTRY)
