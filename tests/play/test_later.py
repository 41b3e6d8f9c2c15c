"""A moment later, if what wants it is still there."""

from __future__ import annotations

import gc
import weakref

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from pytestqt.qtbot import QtBot

from aoc_desktop.play.call_later import later


class Caller(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.calls = 0

    def call(self) -> None:
        self.calls += 1


def test_it_is_done_once_and_nothing_is_left_of_it(qtbot: QtBot) -> None:
    caller = Caller()
    later(caller, caller.call)
    assert caller.calls == 0
    qtbot.waitUntil(lambda: caller.calls == 1)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert caller.children() == []


def test_who_is_gone_before_is_let_go_of_and_not_called(qtbot: QtBot) -> None:
    calls: list[Caller] = []
    caller = Caller()
    later(caller, lambda caller=caller: calls.append(caller))  # type: ignore[misc]
    gone = weakref.ref(caller)
    caller.deleteLater()
    del caller
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qtbot.wait(10)
    gc.collect()
    assert calls == []
    assert gone() is None
