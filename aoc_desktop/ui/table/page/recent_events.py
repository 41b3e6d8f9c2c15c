"""What is told beside the question under the bar: what happened meanwhile, in few words, and the key that goes on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from aoc_desktop.kernel.game import Seat
from aoc_desktop.play.log import LogRow
from aoc_desktop.text.language import sentences
from aoc_desktop.ui.frame.keys import shown, written

if TYPE_CHECKING:
    from aoc_desktop.ui.table.page.table_page import TablePage

MOST_WORDS = 25
"""Of what is read out at a time; who wants to hear more goes through the moves or the log."""
NEXT = "turn_begins"
"""Of a line that tells who is to play."""


class News(QObject):
    """Follows the log of the game on the page."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._told_moves = len(page.session.match.history)
        """Of how many the log was read out, or had been read before."""

    def fresh(self) -> list[str]:
        """What was logged last, in a few words. While others play nothing is told: it comes at once, when somebody here
        is to do something."""
        session, log = self._page.session, self._page.models.log
        others_play = session.decider is not None and not session.human_decides and not session.awaits_step
        if others_play or self._page.moments.past is not None:
            return []
        played = len(session.match.history)
        fresh, self._told_moves = log.rows_of(range(self._told_moves + 1, played + 1)), played
        fresh = [row for row in fresh if row.kind != NEXT]  # what is asked says it
        lines = [row.text for row in fresh]
        if self._page.preferences["linear"]:
            lines = one_each(fresh, [turn.seat for turn in session.match.history])
        told: list[str] = []
        for line in reversed(lines):
            if told and len(" ".join([line, *told]).split()) > MOST_WORDS:
                return [self._where_the_rest_is(), *told]
            told.insert(0, line)
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
        if self._page.session.unconfirmed is not None:
            return self.tr("{0} ends the turn, {1} takes it back.").format(self._key_of_turn(), key("undo"))
        return self.tr("{0} lets them play.").format(key("hurry")) if self._page.session.awaits_step else ""

    def _key_of_turn(self) -> str:
        """Among the rows of the text a letter leads to one of them, so another key is told there."""
        keys = self._page.actions_.keys("primary")
        named = [key for key in keys if not (self._page.reads and len(written(key)) == 1)]
        return shown((named or keys)[0]) if keys else ""

    def awaited(self) -> str:
        """What is asked and the key that answers it; while others play, how one hears of it."""
        session, how = self._page.session, self.how()
        if not how and self._page.moments.past is None and not session.human_decides and not session.finished:
            how = self.tr("{0} tells what happened.").format(self._page.actions_.key_text("say_since"))
        return " ".join(filter(None, (self._page.prompt.text, how)))


def one_each(rows: Iterable[LogRow], seats: Sequence[Seat]) -> list[str]:
    """One sentence for each move, where `seats` made them: what its player did, or what came of it last."""
    told = []
    for turn, lines in groupby(rows, lambda row: row.turn):
        found = list(lines)
        own = next((row for row in found if turn and row.seat == seats[turn - 1]), None)
        told.append(sentences(own.text)[0] if own is not None else sentences(found[-1].text)[-1])
    return told
