"""Drawing needs an application, and no screen."""

import os

import pytest
from PySide6.QtWidgets import QApplication

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(scope="session", autouse=True)
def application() -> QApplication:
    running = QApplication.instance()
    return running if isinstance(running, QApplication) else QApplication([])
