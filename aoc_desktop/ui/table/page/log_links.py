"""From the log to the table: where the log stands, what its lines name and rest on, and the moments that they open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QModelIndex, QObject

from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.play.log import LogRole
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.confirm_dialog import read_rules_by_key
from aoc_desktop.ui.table.page.log_tools import WhyDialog, export_lines

if TYPE_CHECKING:
    from aoc_desktop.ui.table.page.table_page import TablePage


class Leading(QObject):
    """Between the log and the table of one page."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page, self._moments, self._log = page, page.moments, page.side.log
        page.session.played.connect(self._follow_own_move)
        self._moments.returned.connect(self._come_back)
        page.side.moment_wanted.connect(self._open_line)
        self._log.noun_clicked.connect(self._open_noun)
        self._log.why.clicked.connect(self._why)
        self._log.export.clicked.connect(lambda: page.act("export_log"))

    def handlers(self) -> dict[str, Callable[[], object]]:
        """By the ids of their actions."""
        page = self._page
        return {"why": self._why, "export_log": lambda: export_lines(page, self._log.lines(), page.notice.emit)}

    # ------------------------------------------------------------------ where the log stands

    def choose_line(self) -> None:
        """That of the moment that is looked at."""
        if self._moments.past is not None:
            self._log.choose_turn(self._moments.here)

    def _come_back(self) -> None:
        """Who goes through the log by keys is at the same line again; otherwise it is at its end, and the keyboard, if
        it was there, on the table."""
        if self._log.view.hasFocus() and self._log.by_keyboard:
            return
        self._log.show_end()
        if self._log.view.hasFocus():
            self._page.take_focus()

    def _follow_own_move(self, turn: PlayedMove) -> None:
        """Whoever plays sees it in the log, even after reading what was before."""
        session = self._page.session
        if self._moments.last not in session.by_itself and session.is_human(turn.seat):
            self._log.show_end()

    # ------------------------------------------------------------------ where its lines lead

    def explain(self, index: QModelIndex) -> None:
        """The cards and rules behind a line."""
        page = self._page
        if not index.isValid():
            page.notice.emit(QCoreApplication.translate("TablePage", "Choose a line of the log first."))
            return
        dialog = WhyDialog(page, index, page.models, page.preferences)
        dialog.zoom_wanted.connect(page.zoom_wanted)
        dialog.help_wanted.connect(page.help_wanted)
        topic = dialog.topic
        read_rules_by_key(dialog, page, page.actions_.keys("rules"), lambda: page.help_wanted.emit(topic))
        dialog.open()

    def _why(self) -> None:
        self.explain(self._log.current())

    def _open_line(self, moves: int) -> None:
        """The moment after the chosen line, with the first place that it names."""
        named, look = self._log.current().data(LogRole.NOUNS) or (), self._page.look
        self._moments.show_moment(moves)
        places = (look.place_of_noun(noun.kind, noun.id) for noun in named)
        self._moments.shown_view.looking.show(next((place for place in places if place is not None), None))

    def _open_noun(self, kind: str, card: str) -> None:
        """A name: where it lies on the table, its card large, or its rule."""
        page = self._page
        if (place := page.look.place_of_noun(kind, card)) is not None:
            self._show_place(place)
        elif kind == "rule":
            page.help_wanted.emit(page.look.topic_of_noun(kind, card))
        else:
            page.zoom_wanted.emit(kind, card)

    def _show_place(self, place: Place) -> None:
        """The focus comes to this place of the table that is shown, whatever covers it goes away."""
        view = self._moments.shown_view
        view.look.uncover(place, view)
        view.setFocus()
        view.go_to(place)
