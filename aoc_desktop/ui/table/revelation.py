"""What is asked before a move that shows a card or cannot be made good, and before an undo that goes beyond one."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from aoc_desktop.ui.question import question


def reveals(parent: QWidget, title: str) -> QMessageBox:
    """A card will be shown by the move of this title, which ends undo: is that wanted?"""
    translate = QCoreApplication.translate
    text = translate("Revelation", "This move reveals a card: it cannot be taken back afterwards.")
    yes, no = translate("Revelation", "Play it"), translate("Revelation", "Think again")
    return question(parent, "reveal", title, text, yes, no)


def is_meant(parent: QWidget, title: str, words: str) -> QMessageBox:
    """A move with more behind it than one sees: is it wanted?"""
    yes, no = (
        QCoreApplication.translate("Revelation", "Play it"),
        QCoreApplication.translate("Revelation", "Think again"),
    )
    return question(parent, "is_meant", title, words, yes, no)


def practises(parent: QWidget, title: str) -> QMessageBox:
    """What fair play would refuse makes it a practice game for ever: is that wanted?"""
    translate = QCoreApplication.translate
    text = translate("Revelation", "Take this back and make it a practice game?")
    more = translate(
        "Revelation", "Cards have come to light since. A practice game stays one: it earns no achievement and no medal."
    )
    yes, no = translate("Revelation", "Practise"), translate("Revelation", "Leave it")
    return question(parent, "practice", title, text, yes, no, more)
