"""What keys mean on the table's page that nothing on it has taken, and which keys its lists do not get."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from aoc_desktop.ui.frame.keys import CHORD
from aoc_desktop.ui.table.picture.view import ENTER

if TYPE_CHECKING:
    from aoc_desktop.ui.table.page.table_page import TablePage


class PageKeys(QObject):
    """Listens before the parts of the page do, and after them."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page

    def answers(self, event: QKeyEvent) -> bool:
        """A key that nothing else wanted: Esc leaves the past, Space sends a banner away; the key of a greyed action is
        told why it is grey."""
        page, moments = self._page, self._page.moments
        if self._goes_on(event):
            return True
        if event.key() == Qt.Key.Key_Escape and moments.past is not None:
            visited = moments.visited
            moments.leave()
            if visited:
                page.looked_enough.emit()
            return True
        if event.key() == Qt.Key.Key_Escape and any(part.hasFocus() for part in page.lists):
            page.take_focus()
            return True
        by_control = event.modifiers() & Qt.KeyboardModifier.ControlModifier  # alone Tab walks, also out of a list
        if event.key() == Qt.Key.Key_Tab and by_control and page.look.looks and not page.curtain.is_down:
            page.act(next(iter(page.look.looks)))
            return True
        action = page.actions_.taken_by(QKeySequence(event.keyCombination()))
        if action == "hurry" and page.banner.isVisible():
            page.banner.dismiss()
            return True
        reason = page.actions_.reason(action)
        if reason:
            page.notice.emit(reason)
        return bool(reason)

    def _goes_on(self, event: QKeyEvent) -> bool:
        """Enter presses the one button that is left, the lesson's Next (Space too) or the end of the turn: nothing can
        be played then. In the log and on a number of the table it has a meaning still."""
        page, view = self._page, self._page.view
        lesson = page.tutorial.waits_for if page.tutorial is not None else None
        keys = ENTER if lesson is None else (*ENTER, Qt.Key.Key_Space)
        button = lesson or (page.summary.end if page.summary.isVisible() else None)
        on_number = view.hasFocus() and view.by_keyboard and view.explains(view.walk.place)
        if button is None or event.key() not in keys or on_number or page.side.log.view.hasFocus():
            return False
        if not event.isAutoRepeat():  # the key that played the last move is still down
            button.click()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A list would look for a line that begins with the letter: it gets only the keys that mean nothing here. The
        curtain's button would take Alt and an arrow for the arrow."""
        page = self._page
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if watched is page.curtain.button and not event.modifiers() & CHORD:
                return False
            if watched is page.side.legal.view and page.side.legal.searches(event):
                return False
            return self._goes_on(event) if watched is page.view else self.answers(event)
        return super().eventFilter(watched, event)
