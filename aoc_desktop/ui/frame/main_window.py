"""The window: the handlers of all actions, the screens that lead to a table or away from it, and the dialog about the
program."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from aoc_desktop import __version__
from aoc_desktop.kernel.resources import engines
from aoc_desktop.play.call_later import later
from aoc_desktop.profile.lesson import kept_lesson, lesson_file
from aoc_desktop.profile.places import choose_card_sets_folder, config_folder
from aoc_desktop.ui.frame.action_list import SAVED, SOLO, SPECS, TABLE_ACTIONS
from aoc_desktop.ui.frame.game_window import OF_A_GAME, GameWindow
from aoc_desktop.ui.frame.look import looks, program_title
from aoc_desktop.ui.kit.click_guard import ClickGuard
from aoc_desktop.ui.kit.os_settings import watch_contrast
from aoc_desktop.ui.kit.preferences import Preferences

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent

SEEN_AFTER = 100
"""Milliseconds until the home screen is painted and the rest of the start may follow."""
SAVED_ACTIONS = tuple(spec.id for spec in SPECS if spec.menu == SAVED)
SOLO_ACTIONS = ("solo", "scenarios", "daily", "puzzles", "achievements", "enter_code", "challenge_friend")


class MainWindow(GameWindow):
    """All screens and the way between them. What a screen does not know, it asks for by a signal."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__(preferences)
        self._use_card_sets()
        self._connect()
        self.setAcceptDrops(True)
        ClickGuard(self)
        self.stack.setCurrentWidget(self.home)
        self.home.take_focus()
        self._screen_shown()
        later(self, self._wake)

    def _connect(self) -> None:
        self.preferences.changed.connect(self._preference_changed)
        self.actions_["mute"].setChecked(not self.preferences["sound"])
        self.actions_.connect_all(
            {
                "new_game": lambda: self.show_new_game("table"),
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
                "mute": self._toggle_sound,
                "menu": self.show_menu,
                "rules": self._help,
                "result": self.ending.show_result,
                "review": self.ending.show_review,
                "almanac": self.show_almanac,
                "about": self.show_about,
                "learn": self.learn,
                "play_now": self.play_now,
            }
        )
        own = [spec for spec in self.actions_ if spec.scope]
        for name in (*SOLO_ACTIONS, *(spec.id for spec in own if spec.menu == SOLO)):
            self.actions_[name].triggered.connect(lambda _checked=False, name=name: self.solo.act(name))
        for name in (*TABLE_ACTIONS, *(spec.id for spec in own if spec.menu != SOLO)):
            self.actions_[name].triggered.connect(lambda _checked=False, name=name: self._table_action(name))
        for name in SAVED_ACTIONS:
            self.actions_[name].triggered.connect(lambda _checked=False, name=name: self._saved_action(name))

    def _table_action(self, name: str) -> None:
        elsewhere = ("home", "save_game_as", "save_record", "copy_record", "hand_on", "replay")
        if self.table is not None and name not in elsewhere:
            self.table.act(name)

    def _saved_action(self, name: str) -> None:
        screen = self._made.get("saved_games")
        if screen is not None and screen is self.stack.currentWidget():
            screen.act(name)  # type: ignore[attr-defined]

    def _screen_shown(self) -> None:
        super()._screen_shown()
        in_list = self.stack.currentWidget() is self._made.get("saved_games")
        if not in_list:
            for name in SAVED_ACTIONS:
                self.actions_.enable(name, False, self.tr("Open the list of saved games first."))
        self._name_lesson()
        away = (*(() if in_list else SAVED_ACTIONS), *(() if self.at_table else (*self.actions_.at_table, *OF_A_GAME)))
        self.actions_.put_elsewhere(name for name in away if not self.actions_[name].isEnabled())

    def _toggle_sound(self) -> None:
        self.preferences["sound"] = not self.preferences["sound"]
        self.notice.say(self.tr("Sounds are on.") if self.preferences["sound"] else self.tr("Sounds are off."))

    def _wake(self) -> None:
        """What can wait until the window is there."""
        later(self, self._seen, SEEN_AFTER)
        self._tell_of_settings()
        if self.stack.currentWidget() is self.home:
            self._show_home(in_words=False)

    def _seen(self) -> None:
        """Do what can wait until the window is on screen."""
        self.stay_on_screen()
        watch_contrast(self.preferences.follow_system)
        self._show_left_game()
        self.keeper.tell_of_others()
        from PySide6.QtCore import QSettings

        from aoc_desktop.ui.art.home_picture import program_icon

        self.setWindowIcon(program_icon())
        # What Qt's own file dialog remembers (its size, the last folders) stays in our folder too.
        QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, str(config_folder()))

    def _close(self) -> None:
        self.close()

    # ------------------------------------------------------------------ before a game

    def welcome(self) -> None:
        """The first start: language, name, and what to begin with. Asked once."""
        from aoc_desktop.ui.frame.first_start import FirstStart

        def make() -> FirstStart:
            made = FirstStart(self.preferences, self.actions_)
            made.chosen.connect(self._begin_with)
            return made

        screen = self._screen("first_start", make)
        self._go(screen, way_back=False)
        screen.take_focus()

    def _name_lesson(self) -> None:
        """Rename the lesson's action while an unfinished lesson waits."""
        self.actions_.say("learn", self.tr("Resume the lesson") if lesson_file(self.game_id).exists() else "")

    def _begin_with(self, action_id: str) -> None:
        """The home screen lies under it: shown on the way, a screen reader would begin to read it."""
        self.actions_[action_id].trigger()
        self.close_screen("first_start")

    def learn(self) -> None:
        """The guided first game: the one at the table, the one that was left, or a new one."""
        if self.table is not None and self.table.in_lesson:
            self._back_to_table()
        else:
            from aoc_desktop.play.lesson import load_lesson

            self.continue_record(kept_lesson(self.game_id) or load_lesson(self.game_id).record(*self._names()))

    def play_now(self) -> None:
        """A table without questions: against one opponent of the first level."""
        from aoc_desktop.play.session import SeatInfo
        from aoc_desktop.ui.kit.defaults import OPPONENTS

        you, _ = self._names()
        other = next(name for name in OPPONENTS if name != you)
        self.start_game(self.look.quick_game(), [SeatInfo(you), SeatInfo(other, "novice")])

    def _names(self) -> tuple[str, str]:
        return self.preferences["player_name"] or self.tr("Player 1"), self.tr("Novice")

    def show_saved_games(self) -> None:
        """The list of saved games; the one on the table is put down first, so that it is there as it stands."""
        from aoc_desktop.ui.saved.screen import SavedGamesScreen

        def make() -> SavedGamesScreen:
            made = SavedGamesScreen(self.preferences, self.actions_, self.keeper.saved)
            made.back_wanted.connect(self.back)
            made.game_wanted.connect(self.load_game)
            made.going.connect(self._clear_away)
            made.said.connect(self.notice.say)
            return made

        if self.stack.currentWidget() is self.table:
            self.keep_game()
        screen = self._screen("saved_games", make)
        self._go(screen)
        screen.open(self.keeper.game_id)

    # ------------------------------------------------------------------ beside a game

    def show_records(self) -> None:
        from aoc_desktop.ui.screens.records import RecordsScreen

        def make() -> RecordsScreen:
            made = RecordsScreen(self.look, self.preferences, self.actions_, self.results)
            made.back_wanted.connect(self.back)
            made.notice.connect(self.notice.say)
            return made

        screen = self._game_screen("records", make)
        screen.refresh()
        self._go(screen)
        screen.take_focus()

    def show_settings(self, page: str = "") -> None:
        from aoc_desktop.ui.frame.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self.preferences, self.actions_, self)
        dialog.show_page(page)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _help(self) -> None:
        """Show the rule of the card in focus, or of the current decision."""
        here = self.stack.currentWidget()
        if self.table is not None and self.at_table:
            self.table.ask_help()
        else:
            self.show_rules("ai-levels" if here is self._made.get(self.screen_name("new_game")) else "")

    def show_almanac(self) -> None:
        from aoc_desktop.ui.screens.almanac.screen import AlmanacScreen

        def make() -> AlmanacScreen:
            made = AlmanacScreen(self.look, self.preferences)
            made.back_wanted.connect(self.back)
            made.said.connect(self.notice.say)
            return made

        screen = self._game_screen("almanac", make)
        session, table = self.session, self.table
        if session is not None and table is not None and session.match.game.id == self.game_id:
            screen.set_session(session, table.onlooker)
        else:
            screen.set_session(None, None)
        self._go(screen)
        screen.take_focus()

    def show_about(self) -> None:
        show_about(self, self.actions_.text("about"))

    def show_menu(self) -> None:
        menu = self.actions_.menus(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.mapToGlobal(QPoint(8, 42)))
        down = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Down, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(menu, down)  # to the first entry, which a screen reader says; unopened, as by hand

    # ------------------------------------------------------------------ records

    def choose_record(self) -> None:
        if (path := self.files.choose()) is not None:
            self.open_file(path)

    def open_file(self, *paths: Path) -> None:
        """A record file: one that is over is replayed, one that goes on may be played on or replayed."""
        from aoc_desktop.ui.frame.open_record import take_up

        take_up(self, paths)

    def hand_on(self) -> None:
        from aoc_desktop.ui.frame.mail import hand_on

        hand_on(self)

    def save_record(self) -> None:
        if self.session is not None:
            self.files.save(self.keeper.for_file(self.session.record()))

    def copy_record(self) -> None:
        if self.session is not None:
            self.files.copy(self.session.record())

    # ------------------------------------------------------------------ settings and events

    def _preference_changed(self, name: str) -> None:
        if name == "language":
            self._set_language()
        elif name in ("theme", "colour_blind_seats", "scale"):
            self._restyle()
        elif name == "full_screen":
            self.show_as_set()
        elif name == "card_sets":
            self._use_card_sets()
        elif name in ("sound", "volume"):
            self.actions_["mute"].setChecked(not self.preferences["sound"])
            self.sounds.play("turn")  # as it sounds now
        if self.session is not None and name in (
            "pace",
            "play_forced_moves",
            "end_of_turn",
            "ask_before_revelation",
            "take_back",
            "linear",
            "text_table",
        ):
            self.session.set_pace(self.preferences.pace)

    def _use_card_sets(self) -> None:
        choose_card_sets_folder(Path(chosen) if (chosen := self.preferences["card_sets"]) else None)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "actions_"):
            self.actions_.retranslate()
            self._retitle()
            if hasattr(self, "keeper"):
                self._show_left_game()
                self._name_lesson()
                self._screen_shown()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        here = self.stack.currentWidget()
        if self.table is not None and self.at_table and self.table.keys.answers(event):
            return
        if event.key() == Qt.Key.Key_Escape and here is self.table and self.actions_["result"].isEnabled():
            self.ending.show_result()
        elif event.key() == Qt.Key.Key_Escape and here not in (self.home, self.table):
            self.back()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """A record file dropped on the window is opened."""
        self.open_file(*(Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closing saves the game in progress and asks no question."""
        self.keep_game()
        if self.session is not None:
            self.session.pause()
        self.keeper.close()
        self._write_waiting_results()
        self._note_place()
        self._be_silent()
        super().closeEvent(event)


# The dialog about the program and its authors.


translate = QCoreApplication.translate


def show_about(window: QWidget, title: str) -> None:
    box = QMessageBox(window)
    box.setWindowTitle(title)
    box.setText(translate("About", "{0}, desktop edition {1}").format(program_title(), __version__))
    box.setInformativeText(
        translate(
            "About",
            "An unofficial, offline fan edition, free software under the MIT licence. Drawings and texts are our own. "
            "Fonts: Marcellus, Source Sans 3 (Open Font License).",
        )
        + "\n\n"
        + "\n".join(look.told().credit for look in looks())
        + "\n\n"
        + (
            translate("About", "The engines are compiled.")
            if engines() == "compiled"
            else translate("About", "The engines run as plain Python.")
        )
    )
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()
