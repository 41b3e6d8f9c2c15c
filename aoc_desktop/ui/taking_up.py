"""Game records from outside and for others: from the command line, dropped on the window, by mail."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QAbstractButton, QMessageBox

from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.kernel.record import Record, read_record

if TYPE_CHECKING:
    from aoc_desktop.ui.game_window import GameWindow


def take_up(window: GameWindow, path: Path) -> None:
    """What is over is replayed; what was handed on greets its next player; anything else is asked for."""
    from aoc_desktop.models.start import continued_game
    from aoc_desktop.profile.age_of_civilization.solo import judged

    try:
        record = judged(read_record(path))
        session = continued_game(record, window.preferences.pace)
    except DomainError as error:
        window.complain(error)
        return
    finished = session.finished
    session.deleteLater()
    if finished:
        replay(window, record)
    elif record.meta.get("handed_on") is True:
        play_on(window, record)
        if window.table is not None:
            window.table.greet()
    elif record.moves:
        _ask(window, path, record)
    else:
        play_on(window, record)


def hand_on(window: GameWindow) -> None:
    """Play by mail: the game goes into a file for the next player, and the table is cleared."""
    session = window.session
    if session is None:
        return
    session.pause()
    record = session.record()
    meta = {name: value for name, value in record.meta.items() if name != "unconfirmed"}  # handing on confirms
    if window.files.save(record._replace(meta={**meta, "handed_on": True}), window.actions_.text("hand_on")):
        window.go_home()
    else:
        session.begin()


def play_on(window: GameWindow, record: Record) -> None:
    """From its last move."""
    meta = {name: value for name, value in record.meta.items() if name != "handed_on"}
    window.continue_record(record._replace(meta=meta))


def replay(window: GameWindow, record: Record) -> None:
    """From its first move, to look at."""
    play_on(window, record)
    if window.table is not None:
        window.table.start_replay()


def _ask(window: GameWindow, path: Path, record: Record) -> None:
    translate = QCoreApplication.translate
    box = QMessageBox(window)
    box.setObjectName("taking_up")
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setWindowTitle(path.name)
    box.setText(translate("TakingUp", "This game is not over. What would you like to do?"))
    on = box.addButton(translate("TakingUp", "Play on"), QMessageBox.ButtonRole.AcceptRole)
    look = box.addButton(translate("TakingUp", "Replay it"), QMessageBox.ButtonRole.ActionRole)
    box.addButton(translate("TakingUp", "Leave it"), QMessageBox.ButtonRole.RejectRole)

    def chosen(pressed: QAbstractButton) -> None:
        if pressed is on:
            play_on(window, record)
        elif pressed is look:
            replay(window, record)

    box.buttonClicked.connect(chosen)
    box.open()
