"""What comes after a game: celebration, result, review, the player's records, and the next game of the same players."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

if TYPE_CHECKING:
    from aoc_desktop.play.live_session import LiveSession
    from aoc_desktop.ui.frame.game_window import GameWindow
    from aoc_desktop.ui.screens.result.result_parts import ResultParts
    from aoc_desktop.ui.screens.result.review import ReviewScreen
    from aoc_desktop.ui.screens.result.screen import FinalScreen


class GameEnd(QObject):
    """Of the game on the window's table."""

    def __init__(self, window: GameWindow) -> None:
        super().__init__(window)
        self._window = window
        self.just_ended: LiveSession | None = None
        """The game that was played to its end here and is not celebrated yet."""

    def note(self) -> None:
        """A game that has just ended goes into the player's records."""
        from aoc_desktop.profile.saved_record import earns

        window, session = self._window, self._window.session
        if (
            session is None
            or not session.finished
            or not session.counts
            or not any(seat.is_human for seat in session.seats)
        ):
            return
        if "lesson" in session.notes:
            return  # half of it was played by the lesson
        self.just_ended = session
        if window.solo.earns(session):
            window.solo.crown(session)
        if earns(session.match.beginning.meta):
            self.add_result(time())

    def add_result(self, ended: float) -> None:
        """The finished game on the table, once; `ended` in seconds since 1970."""
        from datetime import UTC, datetime

        from aoc_desktop.profile.results import result_of

        window, session = self._window, self._window.session
        assert session is not None
        try:
            window.results.add(result_of(session.record(), session.match, datetime.fromtimestamp(ended, UTC)))
        except OSError as error:
            text = QCoreApplication.translate(
                "GameWindow", "The result could not be kept on disk: {0}. It is tried again later."
            )
            window.notice.say(text.format(error.strerror or error), warning=True)

    def celebrate(self) -> None:
        """The game on the table is over: one that was played just now is celebrated before its result is told."""
        window, session, table = self._window, self._window.session, self._window.table
        ended, self.just_ended = self.just_ended, None
        from aoc_desktop.ui.screens.result.screen import FinalScreen

        if isinstance(window.stack.currentWidget(), FinalScreen):
            return  # the result is open already, and would be read out again
        if session is None or table is None or ended is not session or not window.at_table:
            self.show_result()
            return
        from aoc_desktop.ui.screens.result.celebration import Celebration
        from aoc_desktop.ui.screens.result.triumph import triumph_of

        parts = self.parts(session)
        triumph = triumph_of(parts)
        window.sounds.play("victory" if triumph is not None and triumph.festive else "ending")
        if triumph is None or not window.preferences["celebrate"]:
            self.show_result()
            return
        made = Celebration(window, table, triumph, parts)
        made.result_wanted.connect(self.show_result)
        made.show_now()

    def parts(self, session: LiveSession) -> ResultParts:
        """What the game tells at its end."""
        window = self._window
        end = window.solo.end_of(session) if window.solo.earns(session) else None
        parts = window.look.result(session, window.preferences, end)
        parts.end = end
        parts.onward = parts.onward or window.solo.opened_by(end)
        return parts

    def show_result(self) -> None:
        """The game is over: ranking and where the points came from."""
        window, session = self._window, self._window.session
        if session is None or not session.finished or not session.counts:
            return
        if window.table is not None and window.table.history_view.replaying:
            window.table.history_view.end_replay()
        window.keep_game()  # its picture in the list is that of its end, however the program is left
        window.close_screen("result")
        window.open_screen("result", lambda: self._result_screen(session), way_back=False)

    def _result_screen(self, session: LiveSession) -> FinalScreen:
        from aoc_desktop.ui.screens.result.screen import FinalScreen

        window, parts = self._window, self.parts(session)
        if parts.awards is None and "lesson" not in session.notes:
            parts.awards = window.solo.award_panel(session)
        made = FinalScreen(parts, window.preferences, window.actions_)
        made.table_wanted.connect(window.look_at_table)
        made.rematch_wanted.connect(self.rematch)
        made.same_table_wanted.connect(lambda: self.rematch(same_table=True))
        made.onward_wanted.connect(lambda opened: window.solo.go_on(opened))
        return made

    def show_review(self) -> None:
        """What the AI would have played."""
        session = self._window.session
        if session is not None and session.finished:
            self._window.open_screen("review", lambda: self._review_screen(session)).begin()

    def _review_screen(self, session: LiveSession) -> ReviewScreen:
        from aoc_desktop.ui.screens.result.review import ReviewScreen

        made = ReviewScreen(session, self._window.preferences)
        made.back_wanted.connect(self._window.back)
        made.moment_wanted.connect(self._window.look_at_moment)
        return made

    def rematch(self, same_table: bool = False) -> None:
        """The same players and options; another seed, or the same table with every player one seat further."""
        session = self._window.session
        if session is None:
            return
        from aoc_desktop.ui.kit.defaults import fresh_seed

        record, seats = session.record(), list(session.seats)
        if same_table:
            seats = [*seats[1:], seats[0]]
        else:
            record = record._replace(setup={"seed": fresh_seed()})
        self._window.start_game(record._replace(moves=(), meta={}), seats)
