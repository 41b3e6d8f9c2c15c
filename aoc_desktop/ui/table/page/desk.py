"""What the parts of a table's page share; none of them knows the page."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from aoc_desktop.kernel.errors import DomainError, Reason
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.play.live_session import LiveSession
from aoc_desktop.ui.frame.actions import Actions
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.table.look import table_of


class Desk(QObject):
    """The game, how it is shown, and where its parts say what they want of the page."""

    zoom_wanted = Signal(str, str)
    help_wanted = Signal(str)
    notice = Signal(str)
    move_chosen = Signal(object)
    """A move from a list, a button or a typed command."""

    def __init__(self, session: LiveSession, preferences: Preferences, actions: Actions, page: QWidget) -> None:
        """`page`: what dialogs open over, and speech comes from."""
        super().__init__(page)
        self.session, self.preferences, self.actions, self.page = session, preferences, actions, page
        self.rows, self.look = Rows.of(session, preferences.language), table_of(session)

    def say(self, reason: Reason) -> str:
        return self.rows.say(reason, self.preferences.language)

    def attempt(self, what: Callable[[], object]) -> None:
        """Do it, or say why not."""
        try:
            what()
        except DomainError as error:
            self.notice.emit(self.say(error.reason))
