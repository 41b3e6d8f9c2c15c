"""Spoken sentences reach every screen reader, by the focus, by names, by notifications, and are not cut off."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from aoc_desktop.ui.kit import screen_reader
from aoc_desktop.ui.kit.screen_reader import announce, announce_here, spoken
from tests.ui.walk.eyes import heard

Name = QAccessible.Text.Name


@pytest.fixture
def events(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[QAccessibleEvent]]:
    """A screen reader is there: what Qt is asked to tell it."""
    told: list[QAccessibleEvent] = []
    QAccessible.setActive(True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", told.append)
    yield told
    QAccessible.setActive(False)


@pytest.fixture
def two_fields() -> Iterator[tuple[QLineEdit, QLineEdit]]:
    window = QWidget()
    one, other = QLineEdit(window), QLineEdit(window)
    layout = QVBoxLayout(window)
    for field in (one, other):
        layout.addWidget(field)
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    one.setFocus()
    yield one, other
    window.close()


def lines() -> list[str]:
    return list(spoken().lines)


def test_a_sentence_waits_until_the_focus_rests(two_fields: tuple[QLineEdit, QLineEdit]) -> None:
    """A move of the focus would cut it off."""
    one, other = two_fields
    spoken().forget()
    announce(one, "Your turn.")
    announce(other, "Place a worker.")
    QTest.qWait(screen_reader.SETTLED_AFTER // 2)
    other.setFocus()
    assert spoken().settling.remainingTime() > screen_reader.SETTLED_AFTER // 2
    assert lines() == []
    QTest.qWait(screen_reader.SETTLED_AFTER * 3)
    assert lines() == ["Your turn. Place a worker."]


def test_on_linux_it_is_a_notification_that_shows_itself(
    two_fields: tuple[QLineEdit, QLineEdit], events: list[QAccessibleEvent], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first time Qt tells of it, because it is there now; after that it is told of each time, once."""
    monkeypatch.setattr(screen_reader, "NOTIFIES", True)
    announce(two_fields[0], "Your turn.")
    spoken().speak()
    notification = two_fields[0].window().findChild(screen_reader._Notification)
    assert notification.isVisible()
    assert notification.accessibleName() == "Your turn."
    assert events == []
    for text in ("Ada plays.", "Your turn."):
        announce(two_fields[0], text)
        spoken().speak()
        interface = events[-1].accessibleInterface()
        assert events[-1].type() == QAccessible.Event.ObjectShow
        assert interface.role() == QAccessible.Role.Notification
        assert interface.text(Name) == text
    assert len(events) == 2
    window = QAccessible.queryAccessibleInterface(two_fields[0].window())
    assert window is not None
    roles = [window.child(number).role() for number in range(window.childCount())]
    assert roles.count(QAccessible.Role.Notification) == 1


def test_elsewhere_it_is_announced(
    two_fields: tuple[QLineEdit, QLineEdit], events: list[QAccessibleEvent], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screen_reader, "NOTIFIES", False)
    announce(two_fields[0], "Your turn.")
    spoken().speak()
    (event,) = events
    assert isinstance(event, QAccessibleAnnouncementEvent)
    assert event.message() == "Your turn."


def test_what_the_keyboard_is_at_is_the_name_until_the_focus_goes(two_fields: tuple[QLineEdit, QLineEdit]) -> None:
    one, other = two_fields
    one.setAccessibleName("Table")
    for place in ("Farm", "Hunt", "Hunt"):
        announce_here(one, place)
        assert heard(one, Name) == place == lines()[-1]
    other.setFocus()
    assert heard(one, Name) == "Table"


FIRST_LOOK = """
from PySide6.QtGui import QAccessible
from aoc_desktop.ui.frame.app import application, make_window

application()
print(QAccessible.queryAccessibleInterface(make_window().stack).role())
"""


def test_roles_are_told_before_a_screen_reader_looks() -> None:
    """One that runs when the program starts has seen all screens before the window is shown: what it takes the stack of
    them for stays so. A process of its own, for here Qt has been told long ago."""
    done = subprocess.run([sys.executable, "-c", FIRST_LOOK], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.strip() == str(QAccessible.Role.Client), "otherwise it is said: layered pane"
