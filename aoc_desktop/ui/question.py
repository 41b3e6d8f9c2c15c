"""A question with two answers, over the window that asks it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

Role = QMessageBox.ButtonRole


def question(
    parent: QWidget, name: str, title: str, text: str, yes: str, no: str, more: str = "", destroys: bool = False
) -> QMessageBox:
    """To be opened, or asked at once by `said_yes`. What destroys something is not the answer that Enter gives."""
    box = QMessageBox(parent)
    box.setObjectName(name)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setWindowTitle(title)
    box.setText(text)
    box.setInformativeText(more)
    box.addButton(yes, Role.AcceptRole)
    stay = box.addButton(no, Role.RejectRole)
    if destroys:
        box.setDefaultButton(stay)
    return box


def said_yes(box: QMessageBox) -> bool:
    """Wait for the answer; Esc means no."""
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    box.exec()
    answer = box.buttonRole(box.clickedButton()) == Role.AcceptRole
    box.deleteLater()
    return answer
