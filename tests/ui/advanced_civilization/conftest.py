"""Advanced Civilization stands beside the first game: the home screen is the shelf."""

import pytest
from PySide6.QtWidgets import QMessageBox

from aoc_desktop.games import FIRST
from aoc_desktop.ui.table import asking


@pytest.fixture(autouse=True)
def games_with_tables() -> tuple[str, ...]:
    return (FIRST, "advanced_civilization")


@pytest.fixture(autouse=True)
def means_it(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whoever plays here means every move: what was asked before one."""
    asked: list[str] = []

    def answer(box: QMessageBox) -> bool:
        asked.append(box.text())
        return True

    monkeypatch.setattr(asking, "said_yes", answer)
    return asked
