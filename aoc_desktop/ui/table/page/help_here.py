"""F1 at the table: the rule of what the pointer or the keyboard is at, beside the table as well as on it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QPointF
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QWidget

from aoc_desktop.play.legal_moves import LegalRole
from aoc_desktop.ui.table.page.history_view import HistoryView
from aoc_desktop.ui.table.page.log_tools import line_topic
from aoc_desktop.ui.table.page.panel import TablePanel
from aoc_desktop.ui.table.page.score import ScorePanel
from aoc_desktop.ui.table.page.side_column import SideColumn


class HelpHere(QObject):
    """Knows what lies beside the table. Keys used in a list count until the pointer moves again."""

    def __init__(self, history_view: HistoryView, side: SideColumn) -> None:
        super().__init__(side)
        self._moments, self._side = history_view, side
        self._keyed_at: QPoint | None = None
        self._watch()
        history_view.changed.connect(self._watch)

    def _watch(self) -> None:
        """While one looks back, the players of then stand beside the table."""
        side = self._side
        for reader in (side.log.view, side.legal.view, *side.panels()):
            reader.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress:
            self._keyed_at = QCursor.pos()
        return False

    def topic(self) -> str:
        """The part of the rules for the thing under the pointer or focus; empty: for the current question."""
        view = self._moments.shown_view
        if view.hasFocus() and view.by_keyboard:
            return view.topic_here()
        if QCursor.pos() == self._keyed_at and (topic := self._at_focus()):
            return topic
        return self._under_pointer() or view.topic_here() or self._at_focus()

    def _under_pointer(self) -> str:
        side = self._side
        for panel in side.panels():
            if (point := _pointer_in(panel)) is not None:
                return self._in_panel(panel, point)
        if (point := _pointer_in(side.log.view.viewport())) is not None:
            return self._in_log(point)
        if (point := _pointer_in(side.legal.view.viewport())) is not None:
            return self._move_topic(side.legal.view.indexAt(point))
        return next((page.topic() for page in side.pages if _pointer_in(page) is not None), "")

    def _in_panel(self, panel: TablePanel, point: QPoint) -> str:
        place, _ = panel.told_at(QPointF(point) / panel.factor)
        look = panel.look
        return look.topic_of_place(place, panel.models) or (
            look.topics.score if isinstance(panel, ScorePanel) else look.topics.players
        )

    def _in_log(self, point: QPoint) -> str:
        """A name in a line tells more than the line."""
        log = self._side.log
        noun = log.reader.noun_at(point)
        if noun is None:
            return self._line_topic(log.view.indexAt(point))
        return self._moments.view.look.topics.of_noun(noun.kind, noun.id)

    def _at_focus(self) -> str:
        side = self._side
        if side.log.view.hasFocus():
            return self._line_topic(side.log.view.currentIndex())
        if side.legal.view.hasFocus():
            return self._move_topic(side.legal.view.currentIndex())
        if (page := next((page for page in side.pages if page.hasFocus()), None)) is not None:
            return page.topic()
        return next((panel.look.topics.players for panel in side.panels() if panel.hasFocus()), "")

    def _move_topic(self, index: QModelIndex) -> str:
        move = index.data(LegalRole.MOVE)
        return self._moments.view.look.topics.of_move(move) if move else ""

    def _line_topic(self, index: QModelIndex) -> str:
        return line_topic(self._moments.view.look, index)


def _pointer_in(widget: QWidget) -> QPoint | None:
    """Where in the widget the pointer is. `underMouse` still holds for what the pointer left without being told."""
    point = widget.mapFromGlobal(QCursor.pos())
    return point if widget.isVisible() and widget.rect().contains(point) else None
