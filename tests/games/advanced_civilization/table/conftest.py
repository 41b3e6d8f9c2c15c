"""Tables need an application, and no screen; moves at the tables of Advanced Civilization that ask first are meant."""

import pytest
from PySide6.QtWidgets import QMessageBox

from aoc_desktop.ui.table.page import confirmations
from tests.ui.conftest import announced, application, arrive, folder, no_overflows, nothing_left, window

__all__ = ["announced", "application", "arrive", "folder", "means_it", "no_overflows", "nothing_left", "window"]


@pytest.fixture(autouse=True)
def means_it(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The person who plays here means every move: what was asked before one."""
    asked: list[str] = []

    def answer(box: QMessageBox) -> bool:
        asked.append(box.text())
        return True

    monkeypatch.setattr(confirmations, "said_yes", answer)
    return asked
