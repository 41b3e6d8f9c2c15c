"""Drawing needs an application, and no screen."""

import os
from collections.abc import Iterator

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from aoc_desktop.ui import lettering


@pytest.fixture(scope="session", autouse=True)
def application() -> QApplication:
    running = QApplication.instance()
    return running if isinstance(running, QApplication) else QApplication([])


@pytest.fixture(autouse=True)
def no_overflows() -> Iterator[None]:
    """Each test begins with an empty list."""
    lettering.overflows.clear()
    yield
    lettering.overflows.clear()


@pytest.fixture(autouse=True)
def no_widgets_left(application: QApplication) -> Iterator[None]:
    """What a test leaves open is deleted by Qt: a scene that Python's garbage collector takes apart may crash."""
    yield
    for widget in QApplication.topLevelWidgets():
        widget.close()
        widget.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
