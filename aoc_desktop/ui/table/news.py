"""What is told beside the question under the bar: what happened meanwhile, in few words, and the key that goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from aoc_desktop.models.texts import LogRow

if TYPE_CHECKING:
    from aoc_desktop.ui.table.page import TablePage

MOST_WORDS = 25
"""Of what is read out at a time; who wants to hear more goes through the moves or the log."""


class News(QObject):
    """Follows the log of the game on the page."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._told_lines = len(page.models.log.rows)
        """How much of the log was read out, or had been read before."""

    def fresh(self) -> list[str]:
        """What was logged last, in a few words. While others play nothing is told: it comes at once, when somebody here
        is to do something."""
        session, rows = self._page.session, self._page.models.log.rows
        others_play = session.decider is not None and not session.human_decides and not session.awaits_step
        if others_play or self._page.moments.past is not None:
            return []
        fresh, self._told_lines = rows[self._told_lines :], len(rows)
        if self._page.preferences["linear"]:  # one sentence for each move
            fresh = [row for row, before in zip(fresh, [None, *fresh], strict=False) if not _goes_on(row, before)]
        told: list[str] = []
        for row in reversed(fresh):
            if told and len(" ".join([row.text, *told]).split()) > MOST_WORDS:
                return [self._where_the_rest_is(), *told]
            told.insert(0, row.text)
        return told

    def _where_the_rest_is(self) -> str:
        key = self._page.actions_.key_text
        if self._page.reads:
            return self.tr("Much has happened: {0} tells it all.").format(key("say_since"))
        if self._page.moments.since():
            return self.tr("Much has happened: {0} goes through it step by step.").format(key("since_last_turn"))
        return self.tr("More is in the log: {0}.").format(key("log"))

    def how(self) -> str:
        """The key that goes on, where no move of the list does."""
        key = self._page.actions_.key_text
        if self._page.moments.walk_begins:
            how = self.tr("{0} next, {1} goes on by itself or waits, Esc leads back.")
            return how.format(key("next_moment"), key("since_last_turn"))
        if self._page.moments.past is not None:
            return ""
        if (
            self._page.session.unconfirmed is not None and self._page.reads
        ):  # among the rows a letter leads to one of them
            letter = self._page.actions_.text("primary")[:1]
            return self.tr("{0} and Enter end the turn, {1} takes it back.").format(letter, key("undo"))
        if self._page.session.unconfirmed is not None:
            return self.tr("{0} ends the turn, {1} takes it back.").format(key("primary"), key("undo"))
        return self.tr("{0} lets them play.").format(key("hurry")) if self._page.session.awaits_step else ""


def _goes_on(row: LogRow, before: LogRow | None) -> bool:
    """Whether a line tells more of the move that the line before it tells of."""
    return before is not None and before.turn == row.turn
