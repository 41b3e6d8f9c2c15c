"""A question with two answers, over the window that asks it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget

from aoc_desktop.play.call_later import later
from aoc_desktop.ui.kit.click_guard import ClickGuard

Role = QMessageBox.ButtonRole


def question(
    parent: QWidget, name: str, title: str, text: str, yes: str, no: str, more: str = "", destroys: bool = False
) -> QMessageBox:
    """A question box, to be opened, or asked at once by `said_yes`. Enter never chooses an answer that destroys
    something."""
    box = QMessageBox(parent)
    box.setObjectName(name)
    ClickGuard(box)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setWindowTitle(title)
    box.setText(text)
    box.setInformativeText(more)
    box.addButton(yes, Role.AcceptRole)
    stay = box.addButton(no, Role.RejectRole)
    if destroys:
        box.setDefaultButton(stay)
    return box


def read_rules_by_key(dialog: QDialog, parent: QObject, keys: Iterable[QKeySequence], read: Callable[[], None]) -> None:
    """The window's own key for the rules does not reach a dialog over it: here it closes it, and leads there too."""

    def leave() -> None:
        dialog.reject()
        later(parent, read)

    for sequence in keys:
        QShortcut(sequence, dialog, leave)


def said_yes(box: QMessageBox) -> bool:
    """Wait for the answer; Esc means no."""
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    box.exec()
    answer = box.buttonRole(box.clickedButton()) == Role.AcceptRole
    box.deleteLater()
    return answer
