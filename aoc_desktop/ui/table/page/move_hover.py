"""Moves pointed at beside the table, in the list or on the primary button: the table shows what they would do."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject

from aoc_desktop.kernel.game import Move
from aoc_desktop.ui.kit.key_cap import KeyButton
from aoc_desktop.ui.table.page.curtain import Curtain
from aoc_desktop.ui.table.page.game_actions import moves_now
from aoc_desktop.ui.table.page.history_view import Moments
from aoc_desktop.ui.table.page.legal_list import LegalList

Type = QEvent.Type


class Pointing(QObject):
    """Watches both, and tells the table of the present."""

    def __init__(self, moments: Moments, curtain: Curtain, primary: KeyButton, legal: LegalList) -> None:
        super().__init__(moments)
        self._moments, self._curtain, self._primary, self._legal = moments, curtain, primary, legal
        legal.looked_at.connect(self._look_at)
        primary.installEventFilter(self)

    def look_again(self) -> None:
        """After a change: what is pointed at now may mean another move."""
        if self._primary.underMouse():
            self._look_at(self._primary_move())
        else:
            self._legal.look_again()

    def _primary_move(self) -> Move | None:
        return moves_now(self._moments.view.models).get(self._primary.action_id)

    def _look_at(self, move: Move | None) -> None:
        """The past has no moves."""
        if self._moments.past is None and not self._curtain.is_down:
            self._moments.view.telling.look_at(move)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The primary button under the pointer or the focus."""
        if event.type() in (Type.Enter, Type.FocusIn):
            self._look_at(self._primary_move())
        elif event.type() in (Type.Leave, Type.FocusOut):
            self._look_at(None)
        return super().eventFilter(watched, event)
