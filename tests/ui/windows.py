"""A real window for tests: its own folder, no waiting, and the few gestures of a user."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from aoc_desktop.games import FIRST
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.profile.settings import Settings
from aoc_desktop.ui import load_qt
from aoc_desktop.ui.frame.app import application, make_window
from aoc_desktop.ui.frame.game_page import GamePage
from aoc_desktop.ui.frame.mail import PhraseShown
from aoc_desktop.ui.frame.main_window import MainWindow

load_qt()  # as the program does: Python looks for garbage rarely

Key, Ctrl = Qt.Key, Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton


@contextmanager
def opened(folder: Path, **values: object) -> Iterator[MainWindow]:
    """A window whose settings are `values`, closed at the end."""
    application()
    settings = Settings(folder / "settings.json")
    usual = {"language": "en", "pace": 0, "end_of_turn": "ask", "celebrate": False, "text_table": "off"}
    for name, value in {**usual, **values}.items():
        settings[name] = value
    window = make_window(settings)
    window.resize(1280, 720)
    window.show()
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    try:
        yield window
    finally:
        window.close()
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def key(which: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key wherever the keyboard is now."""
    target = QApplication.focusWidget() or QApplication.activeWindow()
    assert target is not None
    QTest.keyClick(target, which, modifiers)


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT, Qt.KeyboardModifier.NoModifier, widget.rect().center())


def click_at(widget: QWidget, point: QPoint) -> None:
    QTest.mouseClick(widget, LEFT, Qt.KeyboardModifier.NoModifier, point)


Dialog = TypeVar("Dialog", bound=QDialog)


def on_top(window: MainWindow, kind: type[Dialog]) -> Dialog | None:
    """The dialog of this kind that is open now."""
    return next((dialog for dialog in window.findChildren(kind) if dialog.isVisible()), None)


def hand_on(window: MainWindow) -> None:
    """Hand the game on; a phrase that is shown for the first time is agreed to."""
    window.actions_["hand_on"].trigger()
    if (shown := on_top(window, PhraseShown)) is not None:
        click(shown.hand_on)


def open_page(window: MainWindow, game: str = FIRST) -> GamePage:
    """The page of a game, by a click on its box on the shelf."""
    box = window.home.findChild(QWidget, f"box_{game}")
    assert box.isVisible()
    click(box)
    page = window.stack.currentWidget()
    assert isinstance(page, GamePage)
    return page


def entry_of(page: QWidget, action: str) -> QWidget:
    """What a page offers, by its action."""
    entry = page.findChild(QWidget, f"entry_{action}")
    assert entry is not None, action
    return entry


def start_seeded(window: MainWindow, seed: int = 7, opponents: int = 1) -> None:
    """A game against random players, from the new-game screen."""
    window.actions_["new_game"].trigger()
    screen = window.stack.currentWidget()
    screen.seed.setText(str(seed))
    for number, seat in enumerate(screen.seats):
        seat.choose("human" if number == 0 else "random" if number <= opponents else "")
    click(screen.start)


def my_turn(window: MainWindow, qtbot: QtBot) -> None:
    """Wait until a person decides, a confirmation is awaited, or the game is over."""
    session = window.session
    assert session is not None
    qtbot.waitUntil(lambda: session.human_decides or session.unconfirmed is not None or session.finished, timeout=4000)


def play_some(window: MainWindow, qtbot: QtBot, count: int) -> None:
    """A few moves by the person, any of them, each turn confirmed."""
    rng = Rng(count)
    for _ in range(count):
        my_turn(window, qtbot)
        session = window.session
        assert session is not None
        if session.unconfirmed is not None:
            session.confirm()
            my_turn(window, qtbot)
        session.play(rng.choice(session.legal()))


def on_screen(window: QWidget) -> QImage:
    """What stands on the screen once all that asked for it is painted, and no more."""
    for _ in range(3):
        QApplication.sendPostedEvents()
        QApplication.sendEvent(window, QEvent(QEvent.Type.UpdateRequest))
    seen = window.screen().grabWindow(window.winId()).toImage()
    assert not seen.isNull()
    return seen


def drop(window: MainWindow, *paths: Path) -> None:
    """Drop files on the window."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    none = Qt.KeyboardModifier.NoModifier
    enters = QDragEnterEvent(QPoint(300, 300), Qt.DropAction.CopyAction, data, LEFT, none)
    QApplication.sendEvent(window, enters)
    assert enters.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(300, 300), Qt.DropAction.CopyAction, data, LEFT, none))


@contextmanager
def focus_passed() -> Iterator[list[object]]:
    """Everything that the keyboard comes to meanwhile."""
    passed: list[object] = []

    def note(_left: QWidget | None, now: QWidget | None) -> None:
        passed.append(now)

    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.focusChanged.connect(note)
    try:
        yield passed
    finally:
        app.focusChanged.disconnect(note)  # it would keep every window that comes after
