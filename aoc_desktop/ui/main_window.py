"""The window: screens one behind the other, the menu, and what leads from one screen to the next."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.profile.places import choose_card_sets_folder
from aoc_desktop.profile.saved_games import refusal
from aoc_desktop.ui.action_list import SAVED, SPECS
from aoc_desktop.ui.actions import Actions
from aoc_desktop.ui.age_of_civilization.home_picture import paint_home_picture
from aoc_desktop.ui.age_of_civilization.program_icon import program_icon
from aoc_desktop.ui.game_keeper import GameKeeper
from aoc_desktop.ui.home import HomeScreen
from aoc_desktop.ui.notice import Notice
from aoc_desktop.ui.preferences import Preferences
from aoc_desktop.ui.record_files import RecordFiles
from aoc_desktop.ui.style import palette, stylesheet
from aoc_desktop.ui.translations import install_language

if TYPE_CHECKING:
    from aoc_desktop.kernel.record import Record
    from aoc_desktop.models.session import SeatInfo, Session
    from aoc_desktop.profile.results import Results
    from aoc_desktop.profile.saved_game import Found
    from aoc_desktop.ui.age_of_civilization.solo.ways import SoloWays
    from aoc_desktop.ui.age_of_civilization.table_page import TablePage

SMALLEST = (960, 600)
SAVED_ACTIONS = tuple(spec.id for spec in SPECS if spec.menu == SAVED)
TABLE_ACTIONS = (
    *("undo", "redo", "hint", "end_turn", "finish_actions", "rest", "skip", "hurry"),
    *("zoom", "legal_moves", "log", "why", "export_log", "since_last_turn"),
    *("first_moment", "previous_moment", "play_moments", "next_moment", "present", "continue_here", "replay"),
    *("save_game_as", "save_record", "copy_record", "hand_on", "home"),
)
SOLO_ACTIONS = ("solo", "path_of_glory", "daily", "achievements", "enter_code", "challenge_friend")


class MainWindow(QMainWindow):
    """All screens and the way between them. What a screen does not know, it asks for by a signal."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self.preferences = preferences
        self.session: Session | None = None
        self.table: TablePage | None = None
        self._language = ""
        self._set_language()
        self._use_card_sets()
        self.actions_ = Actions(preferences, self)
        self._restyle()
        self.stack = QStackedWidget()
        self.setCentralWidget(self.stack)
        self.home = HomeScreen(preferences, self.actions_, paint_home_picture, self._game_name)
        self.stack.addWidget(self.home)
        self.notice = Notice(self)
        self.keeper = GameKeeper(self._picture, self)
        self.keeper.refused.connect(self.complain)
        self.keeper.said.connect(self.notice.say)
        self.files = RecordFiles(self, self.actions_, self.notice.say)
        self._way_back: list[QWidget] = []
        self._made: dict[str, QWidget] = {}
        self._connect()
        self.setAcceptDrops(True)
        self.setMinimumSize(*SMALLEST)
        self.resize(preferences["window_width"], preferences["window_height"])
        self._retitle()
        self.stack.setCurrentWidget(self.home)
        self.home.take_focus()
        self._screen_shown()
        QTimer.singleShot(0, self, self._wake)

    # ------------------------------------------------------------------ making

    def _connect(self) -> None:
        self.preferences.changed.connect(self._preference_changed)
        self.actions_.connect_all(
            {
                "new_game": lambda: self.show_new_game("table"),
                "skirmish": lambda: self.show_new_game("solo"),
                "continue_game": self.continue_game,
                "load_game": self.show_saved_games,
                "save_game_as": self.save_game_as,
                "open_record": self.choose_record,
                "save_record": self.save_record,
                "copy_record": self.copy_record,
                "hand_on": self.hand_on,
                "replay": self.replay_game,
                "home": self.go_home,
                "records": self.show_records,
                "settings": lambda: self.show_settings(),
                "shortcuts": lambda: self.show_settings("shortcuts"),
                "quit": lambda: self._close(),
                "full_screen": self._toggle_full_screen,
                "light_theme": self._toggle_theme,
                "menu": self.show_menu,
                "rules": self._help,
                "result": self.show_result,
                "review": self.show_review,
                "almanac": self.show_almanac,
                "about": self.show_about,
                "learn": self.learn,
                "play_now": self.play_now,
            }
        )
        for name in SOLO_ACTIONS:
            self.actions_[name].triggered.connect(lambda _checked=False, name=name: self.solo.act(name))
        for name in TABLE_ACTIONS:
            self.actions_[name].triggered.connect(lambda _checked=False, name=name: self._table_action(name))
        for name in SAVED_ACTIONS:
            self.actions_[name].triggered.connect(lambda _checked=False, name=name: self._saved_action(name))

    def _screen(self, name: str, make: Callable[[], QWidget]) -> QWidget:
        """A screen that is made when it is first asked for, so that the program starts quickly."""
        if name not in self._made:
            self._made[name] = make()
            self.stack.addWidget(self._made[name])
        return self._made[name]

    def _close(self) -> None:
        self.close()

    # ------------------------------------------------------------------ from screen to screen

    def _go(self, screen: QWidget, way_back: bool = True) -> None:
        """Show a screen; `back` will return to the one shown now."""
        here = self.stack.currentWidget()
        if screen is here:
            return
        if way_back and here is not None:
            self._way_back = [shown for shown in self._way_back if shown not in (here, screen)] + [here]
        self.stack.setCurrentWidget(screen)
        self._screen_shown()

    def open_screen(self, name: str, make: Callable[[], QWidget]) -> QWidget:
        """Show a screen that somebody else makes."""
        screen = self._screen(name, make)
        self._go(screen)
        return screen

    def back(self) -> None:
        """Return to the screen before."""
        screen = self._way_back.pop() if self._way_back else self.home
        if screen is self.home:
            self._show_home()
        else:
            self.stack.setCurrentWidget(screen)
            self._screen_shown()

    def _show_home(self) -> None:
        self._way_back.clear()
        self._show_left_game()
        self.stack.setCurrentWidget(self.home)
        self._screen_shown()
        self.home.take_focus()

    def _screen_shown(self) -> None:
        for card in self.findChildren(QWidget, "overlay"):
            card.close()  # it lay over the screen before
        if self.stack.currentWidget() is not self._made.get("saved_games"):
            for name in SAVED_ACTIONS:
                self.actions_.enable(name, False, self.tr("The list of saved games is not in front of you."))
        if self.table is not None and self.stack.currentWidget() is self.table:
            self.table.refresh_actions()
            self.actions_.enable("challenge_friend", True)
            over = self.session is not None and self.session.finished
            self.actions_.enable("review", over, self.tr("The game is not over yet."))
            return
        reason = self.tr("No table is in front of you.")
        for name in (*TABLE_ACTIONS, "result", "challenge_friend", "review"):
            self.actions_.enable(name, False, reason)
        if self.stack.currentWidget() is self._made.get("result"):
            for name in ("copy_record", "save_record", "save_game_as", "challenge_friend", "review", "replay"):
                self.actions_.enable(name, True)
        self.actions_.enable("home", self.stack.currentWidget() is not self.home, self.tr("You are there."))

    def go_home(self) -> None:
        """Leave whatever is shown; a game in progress is kept."""
        self._keep_game()
        if self.session is not None:
            self.session.pause()
        self._show_home()

    def show_new_game(self, mode: str, record: Record | None = None) -> None:
        """Choose the table; `record`, from a code, has chosen already."""
        from aoc_desktop.ui.age_of_civilization.new_game import NewGameScreen

        def make() -> QWidget:
            made = NewGameScreen(self.preferences)
            made.start_wanted.connect(self.start_game)
            made.back_wanted.connect(self.back)
            made.code_wanted.connect(self.actions_["enter_code"].trigger)
            return made

        screen = self._screen("new_game", make)
        assert isinstance(screen, NewGameScreen)
        screen.prepare(mode)
        if record is not None:
            screen.choose_all(record)
        self._go(screen)
        screen.take_focus()

    def show_records(self) -> None:
        from aoc_desktop.ui.age_of_civilization.records import RecordsScreen

        def make() -> QWidget:
            made = RecordsScreen(self.preferences, self.actions_, self.results)
            made.back_wanted.connect(self.back)
            made.notice.connect(self.notice.say)
            return made

        screen = self._screen("records", make)
        assert isinstance(screen, RecordsScreen)
        screen.refresh()
        self._go(screen)
        screen.take_focus()

    def show_settings(self, page: str = "") -> None:
        from aoc_desktop.ui.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self.preferences, self.actions_, self)
        dialog.show_page(page)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def show_rules(self, topic: str = "") -> None:
        """The rules at a topic or for a card ("kind:id"); none: at what the table asks for now."""
        from aoc_desktop.ui.age_of_civilization.large_card import topic_of_card
        from aoc_desktop.ui.age_of_civilization.rules_screen import RulesScreen

        def make() -> QWidget:
            made = RulesScreen(self.preferences)
            made.back_wanted.connect(self.back)
            return made

        screen = self._screen("rules", make)
        assert isinstance(screen, RulesScreen)
        topic = topic_of_card(topic)
        if not topic and self.table is not None and self.stack.currentWidget() is self.table:
            topic = self.table.rules_topic()
        self._go(screen)
        screen.open_at(topic)

    def _help(self) -> None:
        """The rule of the card that the table's focus is on, or of what is asked now."""
        here = self.stack.currentWidget()
        if self.table is not None and here is self.table:
            self.table.ask_help()
        else:
            self.show_rules("ai-levels" if here is self._made.get("new_game") else "")

    def show_almanac(self) -> None:
        from aoc_desktop.ui.age_of_civilization.almanac import AlmanacScreen

        def make() -> QWidget:
            made = AlmanacScreen(self.preferences)
            made.back_wanted.connect(self.back)
            return made

        screen = self._screen("almanac", make)
        assert isinstance(screen, AlmanacScreen)
        screen.set_session(self.session)
        self._go(screen)
        screen.take_focus()

    def show_about(self) -> None:
        from aoc_desktop.ui.about import show_about

        show_about(self, self.actions_.text("about"))

    def show_menu(self) -> None:
        menu = self.actions_.menus(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.mapToGlobal(QPoint(8, 42)))

    # ------------------------------------------------------------------ games

    def start_game(self, record: Record, seats: list[SeatInfo]) -> None:
        """A new game."""
        from aoc_desktop.models.start import new_game

        try:
            session = new_game(record, seats, self.preferences.pace, self)
        except DomainError as error:
            self.complain(error)
            return
        self.show_session(session)

    def show_session(self, session: Session, game_id: str = "", found: Found | None = None) -> None:
        """Sit down at a table; the game before it is put away. A saved game (its id, and as it was read) is kept on."""
        from aoc_desktop.models.session import colours_of
        from aoc_desktop.ui.age_of_civilization.table_page import TablePage

        self._put_away()
        self.session = session
        self.preferences.seat_players(colours_of(session.seats))
        self.table = TablePage(session, self.preferences, self.actions_)
        if self.table.in_lesson and self.table.tutorial is not None:  # a lesson is kept apart until it becomes a game
            self.table.tutorial.guide.freed.connect(lambda: self.keeper.take(session))
        else:
            self.keeper.take(session, game_id, found)
        self.table.zoom_wanted.connect(self.show_card)
        self.table.help_wanted.connect(self.show_rules)
        self.table.notice.connect(self.notice.say)
        self.table.finished.connect(self.show_result)
        self.table.continue_wanted.connect(self.continue_record)
        session.played.connect(self._note_result)
        self.stack.addWidget(self.table)
        self._way_back = [self.home]
        self._go(self.table, way_back=False)
        self.table.begin()
        self._retitle()

    def _put_away(self, picture: bool = True) -> None:
        self._keep_game(picture)
        self.keeper.let_go()
        for name in ("result", "review"):
            if (screen := self._made.pop(name, None)) is not None:
                self.stack.removeWidget(screen)
                screen.deleteLater()
        if self.table is not None:
            self.stack.removeWidget(self.table)
            self.table.close_table()
            self.table.deleteLater()
        if self.session is not None:
            self.session.pause()
            self.session.deleteLater()
        self.table = self.session = None

    def continue_game(self) -> None:
        """The game that was left: the one still open, or the one kept on disk."""
        if self.table is not None and not self.table.session.finished and not self.table.in_lesson:
            self._back_to_table()
        elif (entry := self.keeper.left_game()) is not None:
            self.load_game(entry.id)

    def _back_to_table(self) -> None:
        if self.session is not None and self.table is not None:
            self._way_back = [self.home]
            self._go(self.table, way_back=False)
            self.session.begin()

    def load_game(self, game_id: str) -> None:
        """Go on with a saved game; with a damaged one as far as it can be read, in files of its own."""
        from aoc_desktop.models.start import session_of

        if self.session is not None and game_id == self.keeper.game_id and self.table is not None:
            self._back_to_table()
            return
        found = self.keeper.saved.read(game_id)
        if found.match is None:
            self.complain(refusal(found.damage))
            return
        if found.damage is not None:
            from aoc_desktop.profile.age_of_civilization.solo import CHANGED

            beginning = found.match.beginning
            found.match.beginning = beginning._replace(meta={**beginning.meta, CHANGED: True})
        self.show_session(session_of(found.match, self.preferences.pace, self), game_id, found)

    def show_saved_games(self) -> None:
        """The list of saved games; the one on the table is put down first, so that it is there as it stands."""
        from aoc_desktop.ui.saved_screen import SavedGamesScreen

        def make() -> QWidget:
            made = SavedGamesScreen(self.preferences, self.actions_, self.keeper.saved)
            made.back_wanted.connect(self.back)
            made.game_wanted.connect(self.load_game)
            made.going.connect(self._clear_away)
            made.said.connect(self.notice.say)
            return made

        if self.stack.currentWidget() is self.table:
            self._keep_game()
        screen = self._screen("saved_games", make)
        assert isinstance(screen, SavedGamesScreen)
        self._go(screen)
        screen.open()

    def _clear_away(self, game_id: str) -> None:
        """A game that is deleted leaves the table."""
        if game_id == self.keeper.game_id and self.table is not None:
            self._way_back = [screen for screen in self._way_back if screen is not self.table]
            self._put_away()

    def _saved_action(self, name: str) -> None:
        screen = self._made.get("saved_games")
        if screen is not None and screen is self.stack.currentWidget():
            screen.act(name)  # type: ignore[attr-defined]

    def save_game_as(self) -> None:
        """Under a name, as it stands now: the game on the table goes on in its own file."""
        if self.session is not None:
            self.keeper.save_as(self)

    def continue_record(self, record: Record) -> None:
        """Play on from a record."""
        from aoc_desktop.models.start import continued_game

        try:
            session = continued_game(record, self.preferences.pace, self)
        except DomainError as error:
            self.complain(error)
            return
        self.show_session(session)

    def learn(self) -> None:
        """The guided first game: the one at the table, the one that was left, or a new one."""
        from aoc_desktop.models.age_of_civilization.lesson import load_lesson
        from aoc_desktop.profile.lesson import kept_lesson

        if self.table is not None and self.table.in_lesson:
            self._back_to_table()
        else:
            self.continue_record(kept_lesson() or load_lesson().record(*self._names()))

    def play_now(self) -> None:
        """A table without questions: against one opponent of the first level."""
        from aoc_desktop.kernel.record import Record
        from aoc_desktop.models.session import SeatInfo
        from aoc_desktop.ui.age_of_civilization.new_game import fresh_seed

        record = Record("age_of_civilization", "second_edition", 2, "table", (), {"seed": fresh_seed()})
        you, novice = self._names()
        self.start_game(record, [SeatInfo(you), SeatInfo(novice, "novice")])

    def _names(self) -> tuple[str, str]:
        return self.preferences["player_name"] or self.tr("You"), self.tr("Novice")

    def welcome(self) -> None:
        """The first start: language, name, and what to begin with. Asked once."""
        from aoc_desktop.ui.first_start import FirstStart

        def make() -> QWidget:
            made = FirstStart(self.preferences, self.actions_, paint_home_picture, self._game_name)
            made.chosen.connect(self._begin_with)
            return made

        screen = self._screen("first_start", make)
        assert isinstance(screen, FirstStart)
        self._go(screen, way_back=False)
        screen.take_focus()

    def _begin_with(self, action_id: str) -> None:
        self._show_home()
        self.actions_[action_id].trigger()

    def recover(self) -> None:
        """After an unexpected error at the table: the same game anew, from its last move."""
        if self.session is None or self.stack.currentWidget() is not self.table:
            return
        record, game_id = self.session.record(), self.keeper.game_id
        self._put_away(picture=False)  # painting may be what has failed
        if game_id:
            self.load_game(game_id)
        if self.session is None or len(self.session.match.history) < len(record.moves):  # it could not be kept on disk
            self.continue_record(record)

    def leave_table(self) -> None:
        """Where even that fails: the home screen. The game is kept on disk."""
        self._put_away(picture=False)
        self._show_home()

    def record_text(self) -> str:
        """The game on the table, for a report; nothing if there is none."""
        return self.session.record().to_json() if self.session is not None else ""

    def show_result(self) -> None:
        """The game is over: ranking and where the points came from."""
        from aoc_desktop.ui.age_of_civilization.final_screen import FinalScreen

        session = self.session
        if session is None or not session.finished:
            return
        if self.table is not None and self.table.replaying:
            self.table.end_replay()
        if (old := self._made.pop("result", None)) is not None:
            self.stack.removeWidget(old)
            old.deleteLater()

        def make() -> QWidget:
            end = self.solo.end_of(session) if len(session.seats) == 1 else None
            made = FinalScreen(session, self.preferences, self.actions_, end)
            made.table_wanted.connect(self._look_at_table)
            made.rematch_wanted.connect(self.rematch)
            made.same_table_wanted.connect(lambda: self.rematch(same_table=True))
            return made

        self._go(self._screen("result", make), way_back=False)

    @cached_property
    def solo(self) -> SoloWays:
        """Solo play beyond a single table."""
        from aoc_desktop.ui.age_of_civilization.solo.ways import SoloWays

        return SoloWays(self)

    @cached_property
    def results(self) -> Results:
        """The player's finished games."""
        from aoc_desktop.profile.results import Results

        return Results()

    def _note_result(self) -> None:
        """A game that has just ended goes into the player's records."""
        session = self.session
        if session is None or not session.finished or not any(seat.is_human for seat in session.seats):
            return
        if "lesson" in session.notes:
            return  # half of it was played by the lesson
        from aoc_desktop.profile.results import result_of

        if len(session.seats) == 1:
            self.solo.crown(session)
        try:
            self.results.add(result_of(session.record(), session.match.game.snapshot(session.match.state)))
        except OSError as error:
            text = self.tr("The result could not be kept on disk: {0}. It is tried again later.")
            self.notice.say(text.format(error.strerror or error), warning=True)

    def _write_waiting_results(self) -> None:
        """What a full disk refused gets its last chance."""
        if "results" in self.__dict__:  # made when first asked for
            with suppress(OSError):
                self.results.write_waiting()

    def show_review(self) -> None:
        """What the AI would have played."""
        from aoc_desktop.ui.age_of_civilization.review_screen import ReviewScreen

        session = self.session
        if session is None or not session.finished:
            return

        def make() -> QWidget:
            made = ReviewScreen(session, self.preferences)
            made.back_wanted.connect(self.back)
            made.moment_wanted.connect(self._look_at_moment)
            return made

        screen = self.open_screen("review", make)
        assert isinstance(screen, ReviewScreen)
        screen.begin()

    def _look_at_moment(self, moves: int) -> None:
        if self.table is not None:
            self._go(self.table)
            self.table.show_moment(moves)

    def _look_at_table(self) -> None:
        if self.table is not None:
            self._go(self.table)

    def rematch(self, same_table: bool = False) -> None:
        """The same players and options; another seed, or the same table with every player one seat further."""
        if self.session is None:
            return
        from aoc_desktop.ui.age_of_civilization.new_game import fresh_seed

        record, seats = self.session.record(), list(self.session.seats)
        if same_table:
            seats = [*seats[1:], seats[0]]
        else:
            record = record._replace(setup={"seed": fresh_seed()})
        self.start_game(record._replace(moves=(), meta={}), seats)

    def show_card(self, kind: str, card_id: str) -> None:
        """A card large, over whatever is shown."""
        from aoc_desktop.ui.age_of_civilization.zoom import CardZoom

        if self.table is not None:
            zoom = CardZoom(self, self.table.models.cards, (kind, card_id), self.preferences)
            zoom.help_wanted.connect(self.show_rules)
            zoom.show_now()

    def _table_action(self, name: str) -> None:
        elsewhere = ("home", "save_game_as", "save_record", "copy_record", "hand_on", "replay")
        if self.table is not None and name not in elsewhere:
            self.table.act(name)

    # ------------------------------------------------------------------ records

    def choose_record(self) -> None:
        if (path := self.files.choose()) is not None:
            self.open_file(path)

    def open_file(self, path: Path) -> None:
        """A record file: one that is over is replayed, one that goes on may be played on or replayed."""
        from aoc_desktop.ui.taking_up import take_up

        take_up(self, path)

    def hand_on(self) -> None:
        from aoc_desktop.ui.taking_up import hand_on

        hand_on(self)

    def replay_game(self) -> None:
        """Step through the game, from its table or from its result."""
        if self.table is not None:
            if self.stack.currentWidget() is not self.table:
                self._go(self.table)
                self.table.start_replay()
            else:
                self.table.act("replay")

    def save_record(self) -> None:
        if self.session is not None:
            self.files.save(self.session.record())

    def copy_record(self) -> None:
        if self.session is not None:
            self.files.copy(self.session.record())

    def complain(self, error: DomainError) -> None:
        """What a person asked for cannot be done: one sentence."""
        from aoc_desktop.text.reasons import say

        self.notice.say(say(error.reason, self.preferences.language), warning=True)

    def _keep_game(self, picture: bool = True) -> None:
        """The record with a picture of the table, for the home screen and the list."""
        if self.table is not None:
            self.keeper.put_down(picture)

    def _picture(self) -> QPixmap:
        return self.table.picture() if self.table is not None else QPixmap()

    def _show_left_game(self) -> None:
        entry = self.keeper.left_game()
        left = None
        if entry is not None:
            from aoc_desktop.ui.left_game import describe

            left = describe(entry, self.preferences)
            picture = QPixmap(str(self.keeper.saved.picture(entry))) if entry.id else QPixmap()
            left = left._replace(picture=None if picture.isNull() else picture)
        self.home.show_left_game(left)
        self.actions_.enable("continue_game", left is not None, self.tr("There is no game to continue."))

    # ------------------------------------------------------------------ settings at work

    def _preference_changed(self, name: str) -> None:
        if name == "language":
            self._set_language()
        elif name in ("theme", "colour_blind_seats", "scale"):
            self._restyle()
        elif name == "full_screen":
            self.show_as_set()
        elif name == "card_sets":
            self._use_card_sets()
        if self.session is not None and name in (
            "pace",
            "play_forced_moves",
            "confirm_end_of_turn",
            "ask_before_revelation",
            "take_back",
        ):
            self.session.set_pace(self.preferences.pace)

    def _use_card_sets(self) -> None:
        choose_card_sets_folder(Path(chosen) if (chosen := self.preferences["card_sets"]) else None)

    def _set_language(self) -> None:
        if self.preferences.language != self._language:
            self._language = self.preferences.language
            install_language(self._language)

    def _restyle(self) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        theme = self.preferences.theme
        app.setPalette(palette(theme))
        app.setStyleSheet(stylesheet(theme, self.preferences.scale))
        self.actions_["light_theme"].setChecked(theme.name == "light")

    def _toggle_theme(self) -> None:
        self.preferences["theme"] = "dark" if self.preferences["theme"] == "light" else "light"

    def _toggle_full_screen(self) -> None:
        self.preferences["full_screen"] = not self.preferences["full_screen"]

    def show_as_set(self) -> None:
        """As a window or over the whole screen, as the user wants it."""
        full = bool(self.preferences["full_screen"])
        self.actions_["full_screen"].setChecked(full)
        if full:
            self.showFullScreen()
        else:
            self.showNormal()

    def _wake(self) -> None:
        """What can wait until the window is seen."""
        self.keeper.tell_of_others()
        self.setWindowIcon(program_icon())
        self._tell_of_settings()
        if self.stack.currentWidget() is self.home:
            self._show_home()

    def _tell_of_settings(self) -> None:
        """What was wrong with the settings file."""
        settings = self.preferences.settings
        if settings.set_aside is not None:
            text = self.tr("The settings could not be read and begin anew. The old file is kept as {0}.")
            self.notice.say(text.format(settings.set_aside.name), warning=True)
        elif settings.refused:
            text = self.tr("Some settings could not be used and were set back: {0}.")
            self.notice.say(text.format(", ".join(settings.refused)), warning=True)

    def _game_name(self) -> str:
        return self.tr("Age of Civilization")

    def _retitle(self) -> None:
        self.setWindowTitle(self._game_name())

    # ------------------------------------------------------------------ events

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "actions_"):
            self.actions_.retranslate()
            self._retitle()
            if hasattr(self, "notice"):
                self._show_left_game()
                self._screen_shown()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.preferences.fit(self.width(), self.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        here = self.stack.currentWidget()
        if event.key() == Qt.Key.Key_Escape and self.table is not None and here is self.table and self.table.replaying:
            self.table.end_replay()
        elif event.key() == Qt.Key.Key_Escape and here is self.table and self.actions_["result"].isEnabled():
            self.show_result()
        elif event.key() == Qt.Key.Key_Escape and here not in (self.home, self.table):
            self.back()
        elif here is self.table and self.actions_.taken_by(QKeySequence(event.keyCombination())) == "hint":
            # Only a greyed action leaves its key to the window: who asks for a hint hears why there is none.
            self.notice.say(self.actions_.reason("hint"))
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """A record file dropped on the window is opened."""
        for url in event.mimeData().urls()[:1]:
            self.open_file(Path(url.toLocalFile()))

    def closeEvent(self, event: QCloseEvent) -> None:
        """The game in progress is kept; nothing is asked."""
        self._keep_game()
        if self.session is not None:
            self.session.pause()
        self.keeper.close()
        self._write_waiting_results()
        if not self.isFullScreen() and not self.isMaximized():
            self.preferences["window_width"] = max(640, self.width())
            self.preferences["window_height"] = max(480, self.height())
        super().closeEvent(event)
