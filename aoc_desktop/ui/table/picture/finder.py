"""Finding something on the table by typing its name: a line over the table; the focus follows what is typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit

from aoc_desktop.play.places import Place

if TYPE_CHECKING:
    from aoc_desktop.ui.table.picture.view import TableView

Key = Qt.Key
FIND = "/"
"""The key that opens it, by what it writes."""
WIDTH = 240
STEPS = {Key.Key_Down: 1, Key.Key_Up: -1}


class Finder(QLineEdit):
    """Enter stays where the focus is, Esc goes back to where it was; the arrows go to the next that is called so."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._from: Place | None = None
        self._found: Sequence[Place] = ()
        self._at = 0
        self.setVisible(False)
        self.textChanged.connect(self._look)

    def open(self) -> None:
        self._from = self._view.walk.place
        self.setAccessibleName(self.tr("Find by name"))
        self.setPlaceholderText(self.tr("Name, then Enter"))
        self.clear()
        panorama = self._view.looking.panorama
        place = self._view.mapFromScene(panorama.zone.topLeft()) if panorama is not None else self.rect().topLeft()
        self.setGeometry(place.x() + 12, place.y() + 12, WIDTH, self.sizeHint().height())
        self.setVisible(True)
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _look(self, typed: str) -> None:
        view = self._view
        meant = view.look.find(typed, view.models, view.language)
        self._found, self._at = [place for places in meant if (place := self._best(places)) is not None], 0
        self._show()

    def _best(self, places: Sequence[Place]) -> Place | None:
        """What can be used of all that has this name; else the last, which is what the others stand on."""
        useful = self._view.useful()
        return next((place for place in places if place in useful), places[-1] if places else None)

    def _show(self) -> None:
        if self._found:
            self._view.go_to(self._found[self._at % len(self._found)])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Key(event.key())
        if key in STEPS:
            self._at += STEPS[key]
            self._show()
        elif key in (Key.Key_Return, Key.Key_Enter):
            self._close()
        elif key == Key.Key_Escape:
            if self._from is not None:
                self._view.go_to(self._from)
            self._close()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.setVisible(False)

    def _close(self) -> None:
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)  # first: what is hidden hands its focus on
        self.setVisible(False)
        self._view.by_keyboard = True
        self._view.walk.show(self._view.theme, True)
