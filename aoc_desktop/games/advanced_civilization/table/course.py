"""How the course of a game is followed at the table: how fast others play, what is told of it, what a banner says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.games.advanced_civilization.table import pace
from aoc_desktop.games.advanced_civilization.table.announcements import Telling, announcements
from aoc_desktop.games.advanced_civilization.table.motions import CivilizationAnimator
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.games.advanced_civilization.table.signs.card_signs import PHASE, paint_calamity_tile, paint_sign
from aoc_desktop.games.advanced_civilization.words.since import since_lines
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.ui.kit.theme import Theme
from aoc_desktop.ui.table.look import TableLook
from aoc_desktop.ui.table.page.banner import Announcement

if TYPE_CHECKING:
    from aoc_desktop.ui.table.picture.view import TableView


class CourseTable(TableLook):
    """The part of the table's look that time passes in."""

    together = staticmethod(pace.together)
    together_at_once = staticmethod(pace.together_at_once)
    looked_at = staticmethod(pace.looked_at)

    def animator(self, view: TableView) -> CivilizationAnimator:
        return CivilizationAnimator(view)

    kept_free = frozenset(("hand", "answer", "chip", "switch", "market", "basket", "succession"))

    def tidings(self, turns: Sequence[PlayedMove], rows: TableModels, language: str) -> Sequence[str]:
        """Of the viewer's own move only the phases that passed by themselves after it."""
        events = [event for turn in turns for event in turn.events]
        if turns and turns[0].seat == rows.viewer:
            own = turns[0].events
            begins = next((place for place, event in enumerate(own) if event.kind == "phase"), len(own))
            events = events[begins:]
        return since_lines(events, rows.state, language, rows.session.names)

    def announcements(self, events: Sequence[Event], rows: TableModels, language: str) -> Sequence[Announcement]:
        session = rows.session
        people = [seat for seat, info in enumerate(session.seats) if info.is_human]
        return announcements(Telling(events, session.match.history, rows.state, session.names, people, language))

    def paint_announcement(self, painter: QPainter, rect: QRectF, told: Announcement, theme: Theme) -> None:
        if told.kind in ("calamity", "horde"):
            paint_calamity_tile(painter, rect.adjusted(4, 4, -4, -4), told.id)
        else:
            paint_sign(painter, rect.adjusted(8, 8, -8, -8), PHASE, told.id, theme.text)
