"""What a game offers beyond a table: the day's challenge, achievements, codes; a game with more ways adds them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from aoc_desktop.games import awards_of, day_of
from aoc_desktop.kernel.errors import DomainError, Reason
from aoc_desktop.kernel.record import Record
from aoc_desktop.play.session import HUMAN, SeatInfo, Session
from aoc_desktop.profile.awards import appraise, crown
from aoc_desktop.profile.days import days, first_game
from aoc_desktop.profile.solo_results import Laurel, Laurels
from aoc_desktop.solo.days import RIVALS
from aoc_desktop.ui.frame.game_keeper import any_kept
from aoc_desktop.ui.kit.defaults import OPPONENTS
from aoc_desktop.ui.kit.widgets import Screen

if TYPE_CHECKING:
    from aoc_desktop.profile.saved_index import SavedEntry
    from aoc_desktop.ui.frame.game_window import GameWindow
    from aoc_desktop.ui.frame.look import Look


class WayScreen(Screen):
    """A screen that is filled anew whenever it is shown."""

    SPACIOUS = True

    def refresh(self) -> None:
        """Read again what the player has earned."""

    def take_focus(self) -> None:
        """Let the keyboard begin somewhere."""


class Ways(QObject):
    """Made when one of them is first asked for."""

    def __init__(self, look: Look, window: GameWindow) -> None:
        super().__init__(window)
        self.look, self.window = look, window
        self.preferences = window.preferences
        self.actions = window.actions_
        self.today: Callable[[], date] = date.today
        """Another clock for tests."""
        self.laurels = Laurels()
        self._ends: dict[str, object] = {}
        self._unkept: list[tuple[Record, date]] = []
        """Games that count, each with its day, until they are on disk."""

    def offered(self) -> dict[str, Callable[[], None]]:
        """By the action that leads there."""
        found: dict[str, Callable[[], None]] = {}
        if self.look.days() is not None:
            found["daily"] = self.show_daily
        if self.look.award_book() is not None:
            found["achievements"] = self.show_achievements
        if self.look.codes() is not None:
            found |= {"enter_code": self.enter_code, "challenge_friend": self.challenge_friend}
        return found

    def act(self, name: str) -> None:
        """Do what an action of the registry says."""
        if (way := self.offered().get(name)) is not None:
            way()
        else:
            self.window.notice.say(self.tr("{0} does not offer this.").format(self.look.title))

    # ------------------------------------------------------------------ screens

    def show_daily(self) -> None:
        from aoc_desktop.ui.screens.solo.days_screen import DailyScreen

        self.show("daily", lambda: DailyScreen(self))

    def show_achievements(self) -> None:
        from aoc_desktop.ui.screens.awards.screen import AchievementsScreen

        self.show("achievements", lambda: AchievementsScreen(self))

    def show(self, name: str, make: Callable[[], WayScreen]) -> None:
        screen = self.window.open_screen(self.window.screen_name(name), make)
        self.keep()
        screen.refresh()
        screen.take_focus()

    # ------------------------------------------------------------------ tables

    def play(self, record: Record) -> None:
        """Sit down alone, or against the computer players that the table is set for."""
        name = self.preferences["player_name"] or self.tr("Player 1")
        others = [other for other in OPPONENTS if other != name]
        rivals = zip(others, record.meta.get(RIVALS, ()), strict=False)
        self.window.start_game(record, [SeatInfo(name, HUMAN), *(SeatInfo(*rival) for rival in rivals)])

    def first_of_day(self, day: date) -> SavedEntry | None:
        """The saved game in which a day's challenge was begun, even if it lies in the bin."""
        if not any_kept():
            return None
        saved = self.window.keeper.saved
        return first_game([*saved.entries(), *saved.entries(binned=True)], day, self.look.id)

    def play_day(self, day: date) -> None:
        """The first game of a day is gone on with until it is over; those after it know the cards: practice."""
        first, offered = self.first_of_day(day), self.look.days()
        assert offered is not None, self.look.id
        record, over = offered.record(day), day in days(self.laurels.all(), self.look.id)
        if first is None and not over:
            self.play(record)
        elif first is not None and not first.finished and not over:
            self._go_on(first)
        else:
            self.play(record._replace(meta={**record.meta, "practice": True}))

    def _go_on(self, entry: SavedEntry) -> None:
        try:
            game_id = self.window.keeper.saved.restore(entry.id) if entry.binned else entry.id
        except DomainError as error:
            self.window.complain(error)
            return
        self.window.load_game(game_id)

    def replay(self, laurel: Laurel) -> None:
        """The game that earned something, once more from its first move."""
        from aoc_desktop.ui.frame.open_record import replay

        record = self.laurels.record(laurel)
        if record is None:
            self.window.notice.say(self.tr("The record of this game is no longer there."), warning=True)
        else:
            replay(self.window, record)

    def enter_code(self) -> None:
        from aoc_desktop.ui.screens.solo.codes import EnterCode

        dialog = EnterCode(self.look, self.preferences, self.window)
        dialog.start_wanted.connect(self.play_code)
        dialog.open()

    def play_code(self, record: Record) -> None:
        """Alone at once; a table of several is set on the new-game screen first."""
        if record.players == 1:
            self.play(record)
        else:
            self.window.show_new_game("table", record)

    def challenge_friend(self) -> None:
        from aoc_desktop.ui.screens.solo.codes import ShowCode

        session, codes = self.window.session, self.look.codes()
        if session is None or codes is None:
            return
        try:
            code = codes.code_of(session.record())
        except DomainError as error:
            self.window.complain(error)
            return
        ShowCode(code, self.look, self.preferences, self.window, self.copy).open()

    def copy(self, text: str, said: str) -> None:
        """Onto the clipboard."""
        QGuiApplication.clipboard().setText(text)
        self.window.notice.say(said)

    # ------------------------------------------------------------------ the end of a game

    def earns(self, session: Session) -> bool:
        """Whether something can be earned at this table."""
        return awards_of(self.look.id) is not None

    def crown(self, session: Session) -> None:
        """A game that may earn has just ended: what it brought is kept at once."""
        record, today = session.record(), self.today()
        try:
            self._ends[session.id] = self.appraised(record, today)
        except DomainError as error:
            self._ends[session.id] = error.reason
            return
        self._unkept.append((record, today))
        self.keep()

    def keep(self) -> None:
        """Write what is not on disk yet; what a full disk refused is tried again whenever one of these is looked at."""
        while self._unkept:
            record, day = self._unkept[0]
            try:
                end = self.entered(record, day)
            except OSError as error:
                text = self.tr("What you have earned could not be kept on disk: {0}. It is tried again later.")
                self.window.notice.say(text.format(error.strerror or error), warning=True)
                return
            self._ends[str(record.meta["id"])] = end
            del self._unkept[0]

    def appraised(self, record: Record, today: date) -> object:
        """What a finished game brings, not entered yet; raises the reason where it does not count."""
        awards, day = awards_of(self.look.id), day_of(self.look.id)
        assert awards is not None, self.look.id
        return appraise(record, awards, day, self.laurels, today, self.preferences["player_name"])

    def entered(self, record: Record, today: date) -> object:
        """The same, entered for good."""
        awards, day = awards_of(self.look.id), day_of(self.look.id)
        assert awards is not None, self.look.id
        return crown(record, awards, day, self.laurels, today, self.preferences["player_name"])

    def end_of(self, session: Session) -> object:
        """What the end of a game played here brought, or why it counts for nothing; None for a record that is only
        looked at."""
        return self._ends.get(session.id)

    def award_panel(self, session: Session) -> QWidget | None:
        """What the final screen shows of it; None where nothing can be earned, or nothing was played."""
        from aoc_desktop.ui.screens.result.earned import EarnedPanel

        end, book = self.end_of(session), self.look.award_book()
        if book is None or awards_of(self.look.id) is None or not isinstance(end, list | Reason):
            return None
        return EarnedPanel(book, end, self.laurels.all(), self.preferences)

    def go_on(self, opened: str) -> None:
        """To what a game has opened."""
