"""Drawing needs an application, and no screen."""

import ctypes
import os
import sys
from collections.abc import Iterator

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtWidgets import QApplication

from aoc_desktop.ui import lettering

if sys.version_info < (3, 12):
    # PySide6 6.12.0 gives out None without counting it on Python 3.11: some thousand calls later None is freed and the
    # process dies ("none_dealloc: deallocating None"). Until that version is avoided, give None a long life here.
    ctypes.c_ssize_t.from_address(id(None)).value += 1 << 40


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
