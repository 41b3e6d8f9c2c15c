"""Ways through solo play: from the hub to its screens, from a code or a day to a table, and from its end to laurels."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from aoc_desktop.games.age_of_civilization.challenge import code_of
from aoc_desktop.games.age_of_civilization.daily import kind_of, record_of_day
from aoc_desktop.kernel.errors import DomainError, Reason
from aoc_desktop.kernel.record import Record
from aoc_desktop.models.session import HUMAN, SeatInfo, Session
from aoc_desktop.profile.age_of_civilization.solo import Crowned, appraise, crown
from aoc_desktop.profile.daily import days, first_game
from aoc_desktop.profile.laurels import Laurel, Laurels
from aoc_desktop.text.age_of_civilization.speech import GAME_ID
from aoc_desktop.ui.age_of_civilization.own_actions import PATH_OF_GLORY, SKIRMISH
from aoc_desktop.ui.game_keeper import any_kept
from aoc_desktop.ui.widgets import Screen

if TYPE_CHECKING:
    from aoc_desktop.profile.saved_index import Entry
    from aoc_desktop.ui.game_window import GameWindow


class SoloScreen(Screen):
    """A screen of solo play: it is filled anew whenever it is shown."""

    SPACIOUS = True

    def refresh(self) -> None:
        """Read again what the player has earned."""

    def take_focus(self) -> None:
        """Let the keyboard begin somewhere."""


class SoloWays(QObject):
    """Made when solo play is first asked for."""

    def __init__(self, window: GameWindow) -> None:
        super().__init__(window)
        self.window = window
        self.preferences = window.preferences
        self.actions = window.actions_
        self.today: Callable[[], date] = date.today
        """Another clock for tests."""
        self.laurels = Laurels()
        self._ends: dict[str, Crowned | Reason] = {}
        self._unkept: list[tuple[Record, date]] = []
        """Games that count, each with its day, until they are on disk."""

    def act(self, name: str) -> None:
        """Do what an action of the registry says."""
        {
            "solo": self.show_hub,
            SKIRMISH: lambda: self.window.show_new_game("solo"),
            PATH_OF_GLORY: self.show_path,
            "daily": self.show_daily,
            "achievements": self.show_achievements,
            "enter_code": self.enter_code,
            "challenge_friend": self.challenge_friend,
        }[name]()

    # ------------------------------------------------------------------ screens

    def show_hub(self) -> None:
        from aoc_desktop.ui.age_of_civilization.solo.hub import HubScreen

        self._show("solo", lambda: HubScreen(self))

    def show_achievements(self) -> None:
        from aoc_desktop.ui.age_of_civilization.solo.achievements import AchievementsScreen

        self._show("achievements", lambda: AchievementsScreen(self))

    def show_daily(self) -> None:
        from aoc_desktop.ui.age_of_civilization.solo.daily import DailyScreen

        self._show("daily", lambda: DailyScreen(self))

    def show_path(self, scenario: str = "") -> None:
        """The road; at a scenario, if one is named, ready to be begun."""
        from aoc_desktop.ui.age_of_civilization.solo.path import PathScreen

        self._show("path", lambda: PathScreen(self))
        screen = self.window.stack.currentWidget()
        if scenario and isinstance(screen, PathScreen):
            screen.choose(scenario)
            screen.start.setFocus()

    def go_on(self, opened: str) -> None:
        """To what a game has opened: the next scenario."""
        self.show_path(opened)

    def _show(self, name: str, make: Callable[[], SoloScreen]) -> None:
        screen = self.window.open_screen(name, make)
        assert isinstance(screen, SoloScreen)
        self.keep()
        screen.refresh()
        screen.take_focus()

    # ------------------------------------------------------------------ tables

    def play(self, record: Record) -> None:
        """Sit down alone."""
        name = self.preferences["player_name"] or self.tr("Player 1")
        self.window.start_game(record, [SeatInfo(name, HUMAN)])

    def first_of_day(self, day: date) -> Entry | None:
        """The saved game in which a day's challenge was begun, even if it lies in the bin."""
        if not any_kept():
            return None
        saved = self.window.keeper.saved
        return first_game([*saved.entries(), *saved.entries(binned=True)], day, GAME_ID)

    def play_day(self, day: date) -> None:
        """The first game of a day is gone on with until it is over; those after it know the cards: practice."""
        first = self.first_of_day(day)
        over = day in days(self.laurels.all(), GAME_ID)
        if first is None and not over:
            self.play(record_of_day(day))
        elif first is not None and not first.finished and not over:
            self._go_on(first)
        else:
            record = record_of_day(day)
            self.play(record._replace(meta={**record.meta, "practice": True}))

    def _go_on(self, entry: Entry) -> None:
        try:
            game_id = self.window.keeper.saved.restore(entry.id) if entry.binned else entry.id
        except DomainError as error:
            self.window.complain(error)
            return
        self.window.load_game(game_id)

    def replay(self, laurel: Laurel) -> None:
        """The game that earned something, once more from its first move."""
        from aoc_desktop.ui.taking_up import replay

        record = self.laurels.record(laurel)
        if record is None:
            self.window.notice.say(self.tr("The record of this game is no longer there."), warning=True)
        else:
            replay(self.window, record)

    def enter_code(self) -> None:
        from aoc_desktop.ui.screens.codes import EnterCode

        dialog = EnterCode(self.window.look, self.preferences, self.window)
        dialog.start_wanted.connect(self.play_code)
        dialog.open()

    def play_code(self, record: Record) -> None:
        """Alone at once; a table of several is set on the new-game screen first."""
        if kind_of(record):
            self.play(record)
        else:
            self.window.show_new_game("table", record)

    def challenge_friend(self) -> None:
        from aoc_desktop.ui.screens.codes import ShowCode

        session = self.window.session
        if session is None:
            return
        try:
            code = code_of(session.record())
        except DomainError as error:
            self.window.complain(error)
            return
        ShowCode(code, self.window.look, self.preferences, self.window, self.copy).open()

    def copy(self, text: str, said: str) -> None:
        """Onto the clipboard."""
        QGuiApplication.clipboard().setText(text)
        self.window.notice.say(said)

    # ------------------------------------------------------------------ the end of a game

    def crown(self, session: Session) -> None:
        """A solo game has just ended: what it brought is kept at once."""
        record, today = session.record(), self.today()
        try:
            self._ends[session.id] = appraise(record, self.laurels, today)
        except DomainError as error:
            self._ends[session.id] = error.reason
            return
        self._unkept.append((record, today))
        self.keep()

    def keep(self) -> None:
        """Write what is not on disk yet; what a full disk refused is tried again whenever solo play is looked at."""
        while self._unkept:
            record, day = self._unkept[0]
            try:
                crowned = crown(record, self.laurels, day)
            except OSError as error:
                text = self.tr("What you have earned could not be kept on disk: {0}. It is tried again later.")
                self.window.notice.say(text.format(error.strerror or error), warning=True)
                return
            self._ends[str(record.meta["id"])] = crowned
            del self._unkept[0]

    def end_of(self, session: Session) -> Crowned | Reason | None:
        """What the end of a game played here brought; None for a record that is only looked at."""
        return self._ends.get(session.id)
