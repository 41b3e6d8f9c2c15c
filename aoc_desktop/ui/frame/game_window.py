"""The window at a table: games are begun, continued, kept, ended, looked at again."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QWidget

from aoc_desktop.games import modes_of
from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.profile.saved_record import card_set_of
from aoc_desktop.ui.frame.game_end import GameEnd
from aoc_desktop.ui.frame.game_keeper import GameKeeper
from aoc_desktop.ui.frame.game_page import GamePage
from aoc_desktop.ui.frame.look import Look, look_named, looks, program_title, set_title, title_of
from aoc_desktop.ui.frame.window_frame import AnyScreen, WindowFrame
from aoc_desktop.ui.kit.preferences import Preferences

if TYPE_CHECKING:
    from aoc_desktop.kernel.record import Record
    from aoc_desktop.play.live_session import LiveSession
    from aoc_desktop.play.session import SeatInfo
    from aoc_desktop.profile.results import Results
    from aoc_desktop.profile.saved_game import Found
    from aoc_desktop.ui.frame.record_files import RecordFiles
    from aoc_desktop.ui.frame.sounds import Sounds
    from aoc_desktop.ui.screens.solo.modes import Modes
    from aoc_desktop.ui.table.page.table_page import TablePage

OF_A_GAME = ("result", "challenge_friend", "review")
"""What can be done with a game, at its table or at its result."""


class GameWindow(WindowFrame):
    """A frame in which at most one game lies on the table."""

    def __init__(self, preferences: Preferences) -> None:
        self.session: LiveSession | None = None
        super().__init__(preferences)
        self.table: TablePage | None = None
        self._ways: dict[str, Modes] = {}
        self._page_of = ""
        """The game whose page or table was opened last."""
        self.ending = GameEnd(self)
        self.home.opened.connect(self.show_page)
        self.home.new_game_wanted.connect(self._new_game_of)
        self.keeper = GameKeeper(self._picture, self)
        self.keeper.refused.connect(self.complain)
        self.keeper.said.connect(self.notice.say)

    # ------------------------------------------------------------------ sitting down

    def show_new_game(self, mode: str, record: Record | None = None) -> None:
        """Choose the table; `record`, from a code, has chosen already."""
        from aoc_desktop.ui.screens.new_game.screen import NewGameScreen

        def make() -> NewGameScreen:
            made = NewGameScreen(self.look, self.preferences)
            made.start_wanted.connect(self.start_game)
            made.back_wanted.connect(self.back)
            made.code_wanted.connect(self.actions_["enter_code"].trigger)
            return made

        screen = self._game_screen("new_game", make)
        screen.rules_key = self.actions_.key_text("rules") or self.actions_.text("rules")
        screen.prepare(mode)
        if record is not None:
            screen.choose_all(record)
        self._go(screen)
        screen.take_focus()

    def _new_game_of(self, game_id: str) -> None:
        self._page_of = game_id
        self.show_new_game("table")

    def start_game(self, record: Record, seats: list[SeatInfo]) -> None:
        """A new game."""
        from aoc_desktop.play.start import new_game

        try:
            session = new_game(record, seats, self.preferences.pace, self)
        except DomainError as error:
            self.complain(error, record.game)
            return
        self.show_session(session)

    def continue_record(self, record: Record) -> None:
        """Play on from a record."""
        from aoc_desktop.play.start import continued_game

        try:
            session = continued_game(record, self.preferences.pace, self)
        except DomainError as error:
            self.complain(error, record.game)
            return
        self.show_session(session)

    def continue_here(self, record: Record) -> None:
        """Play on from an earlier moment. The table looks as before: it is said that it is another game."""
        kept = self.keeper.game_id
        self.continue_record(record)
        words = self.tr("A practice copy from this moment on; the game itself is kept among the saved games.")
        self.notice.say(words if kept else self.tr("A practice copy from this moment on."))

    def continue_game(self) -> None:
        """The game that was left: the one still open, or the one kept on disk."""
        table = self.table
        if table is not None and table.session.counts and not table.session.finished and not table.in_lesson:
            self._back_to_table()
        elif (entry := self.keeper.left_game()) is not None:
            self.load_game(entry.id)

    def load_game(self, game_id: str) -> None:
        """Go on with a saved game; with a damaged one as far as it can be read, in files of its own."""
        from aoc_desktop.play.start import session_of

        if self.session is not None and game_id == self.keeper.game_id and self.table is not None:
            self._back_to_table()
            return
        found = self.keeper.saved.read(game_id)
        if found.match is None:
            from aoc_desktop.profile.saved_games import refusal

            self.complain(refusal(found.damage))
            return
        from aoc_desktop.profile.saved_record import judged

        found.match.beginning = judged(found.match.beginning, found.damage)
        self.show_session(session_of(found.match, self.preferences.pace, self), game_id, found)

    def show_session(self, session: LiveSession, game_id: str = "", found: Found | None = None) -> None:
        """Sit down at a table; the game before it is put away. A saved game (its id, and as it was read) is kept on."""
        from aoc_desktop.play.session import colours_of
        from aoc_desktop.ui.table.page.event_sounds import EventSounds
        from aoc_desktop.ui.table.page.table_page import TablePage

        self.put_away()
        self.session = session
        self.preferences.seat_players(colours_of(session.seats))
        self.table = TablePage(session, self.preferences, self.actions_, self.stack)
        if self.table.in_lesson and self.table.tutorial is not None:  # a lesson is kept apart until it becomes a game
            guide = self.table.tutorial.guide
            guide.freed.connect(lambda: self._keep_from_now(session))
            guide.unwritten.connect(self.keeper.tell)
            self.keeper.tell(guide.problem)
        elif session.counts:
            self.keeper.take(session, game_id, found)
        self.table.zoom_wanted.connect(self.show_card)
        self.table.help_wanted.connect(self.show_rules)
        self.table.notice.connect(self.notice.say)
        self.table.host(self.notice)
        self.table.looked_enough.connect(self.back)
        self.table.finished.connect(self.ending.celebrate)
        self.table.continue_wanted.connect(self.continue_here)
        EventSounds(session, self.table.view.hand, self.sounds)
        session.played.connect(self.ending.note)
        self.stack.addWidget(self.table)
        self._way_back = [self.home]
        self.table.make_ready()
        self._go(self.table, way_back=False)
        self.table.begin()
        self._retitle()

    def _keep_from_now(self, session: LiveSession) -> None:
        """A lesson has become a game: it is kept among the others before its own file is forgotten."""
        self.keeper.take(session)
        self.keeper.put_down(picture=False)

    def put_away(self, picture: bool = True) -> None:
        """The game on the table is kept, and the table cleared."""
        self.keep_game(picture)
        self.keeper.let_go()
        for name in ("result", "review"):
            self.close_screen(name)
        if self.table is not None:
            self.table.close_table()
            self._drop(self.table)
        if self.session is not None:
            self.session.pause()
            self.session.deleteLater()
        self.table = self.session = None

    def _back_to_table(self) -> None:
        """Return to the table to play on; a replay or a look back ends."""
        if self.session is not None and self.table is not None:
            self._way_back = [self.home]
            self._go(self.table, way_back=False)
            self.table.history_view.leave()
            self.session.begin()

    def _clear_away(self, game_id: str) -> None:
        """A game that is deleted leaves the table."""
        if game_id == self.keeper.game_id and self.table is not None:
            self.put_away()

    def recover(self) -> None:
        """After an unexpected error at the table: the same game anew, from its last move."""
        if self.session is None or self.stack.currentWidget() is not self.table:
            return
        if not self.session.counts:
            self.leave_table()
            return
        record, game_id = self.session.record(), self.keeper.game_id
        self.put_away(picture=False)  # the error may have come from painting
        if game_id:
            self.load_game(game_id)
        if self.session is None or len(self.session.match.history) < len(record.moves):  # it could not be kept on disk
            self.continue_record(record)

    def leave_table(self, picture: bool = False) -> None:
        """Clear the table and go home. The game stays on disk; after an error no picture of it is taken, because that
        could fail again."""
        self.put_away(picture)
        self._show_home()

    # ------------------------------------------------------------------ keeping

    def go_home(self) -> None:
        """Leave the current screen; a game in progress is saved."""
        if self.table is not None:
            self.table.curtain.fall_again()
        self.keep_game()
        if self.session is not None:
            self.session.pause()
        self._show_home()

    def save_game_as(self) -> None:
        """Under a name, as it stands now: the game on the table goes on in its own file."""
        if self.session is not None:
            from aoc_desktop.ui.saved.words import SavedWords

            self.keeper.save_as(self, SavedWords(self.preferences))

    def record_text(self) -> str:
        """The game on the table, for a report; empty if there is none."""
        return self.session.record().to_json() if self.session is not None else ""

    def keep_game(self, picture: bool = True) -> None:
        """The record with a picture of the table, for the home screen and the list."""
        if self.table is not None:
            self.keeper.put_down(picture)

    def _picture(self) -> QPixmap:
        return self.table.picture() if self.table is not None else QPixmap()

    def _show_left_game(self, in_words: bool = True) -> None:
        """Show the game to continue on the home screen; its description may follow later."""
        entry = self.keeper.left_game()
        left = None
        if entry is not None:
            from aoc_desktop.ui.frame.last_game import describe, players_of
            from aoc_desktop.ui.saved.thumbnail import kept_picture

            left = describe(entry, self.preferences) if in_words else players_of(entry)
            picture = kept_picture(self.keeper.saved.picture(entry)) if entry.id else QImage()
            left = left._replace(picture=None if picture.isNull() else QPixmap.fromImage(picture))
        self.home.show_left_game(left)
        if in_words:  # results are dear to read: the window is there the sooner without them
            self._show_tallies()
        self.actions_.enable("continue_game", left is not None, self.tr("There is no game to continue."))

    def _show_tallies(self) -> None:
        """Games and wins on the boxes of the shelf."""
        from aoc_desktop.ui.frame.game_page_text import tallies_of

        found = {look.id: tallies_of(self, look.id) for look in looks()}
        counts = {game: (tally.games, tally.won) for game, tally in found.items()}
        self.home.show_records(counts, self.keeper.games_under_way())

    def show_page(self, game_id: str) -> None:
        """The page of a game, from its box."""
        from aoc_desktop.ui.frame.game_page_text import fill_page

        self._page_of = game_id
        page = self._screen(f"page_{game_id}", lambda: GamePage(self.preferences, self.actions_, look_named(game_id)))
        fill_page(page, self)
        page.take_focus()  # before it is shown: the keyboard would come by its first entry on its way
        self._go(page)

    def _show_home(self, in_words: bool = True) -> None:
        self._show_left_game(in_words)
        super()._show_home()

    # ------------------------------------------------------------------ at the table and after it

    @property
    def at_table(self) -> bool:
        """Whether the window shows the table."""
        here: QWidget | None = self.stack.currentWidget()
        return self.table is not None and here is self.table

    def _title(self) -> str:
        """By the game on the table, with the cards if they are not its usual ones."""
        elsewhere = self.stack.currentWidget() is self.home or isinstance(self.stack.currentWidget(), GamePage)
        if self.session is None or elsewhere:
            return program_title()
        match = self.session.match
        if match.game.id != self.game_id:
            return title_of(self.game_id)
        cards = set_title(self.game_id, card_set_of(match.beginning), self.preferences.speech_of(self.game_id))
        return ", ".join(filter(None, (title_of(self.game_id), cards)))

    @property
    def look(self) -> Look:
        """How the game looks that the window is about."""
        return look_named(self.game_id)

    def _game_screen(self, name: str, make: Callable[[], AnyScreen]) -> AnyScreen:
        """A screen of the game that the window is about."""
        return self._screen(self.screen_name(name), make)

    def screen_name(self, name: str) -> str:
        """What a screen is called that every game has one of."""
        return name if self.game_id == looks()[0].id else f"{name}_{self.game_id}"

    @property
    def game_id(self) -> str:
        """The game that the window is about: the one on the table, or the one whose page or table was opened last."""
        if self.session is not None and (self.at_table or not self._page_of):
            return self.session.match.game.id
        return self._page_of or looks()[0].id

    def _screen_shown(self) -> None:
        super()._screen_shown()
        if self.at_table:
            self._page_of = self.game_id
        self._retitle()
        self.actions_.set_game(self.game_id, self.tr("This belongs to another game."))
        alone = self.tr("{0} is not played alone.").format(self.look.title)
        self.actions_.enable("solo", "solo" in self.look.modes, alone)
        cardless = self.tr("{0} has no cards for an almanac.").format(self.look.title)
        self.actions_.enable("almanac", self.look.has_card_book, cardless)
        if self.table is not None and self.at_table:
            self.table.refresh_actions()
            self.actions_.enable("challenge_friend", True)
            over = self.session is not None and self.session.finished
            self.actions_.enable("review", over, self.tr("The game is not over yet."))
            return
        reason = self.tr("You are not at a table.")
        for name in (*self.actions_.at_table, *OF_A_GAME):
            self.actions_.enable(name, False, reason)
            self.actions_.say(name)
        if self.stack.currentWidget() is self._made.get("result"):
            for name in ("copy_record", "save_record", "save_game_as", "challenge_friend", "review", "replay"):
                self.actions_.enable(name, True)

    def show_card(self, kind: str, card_id: str) -> None:
        """Show a card large, over the current screen."""
        from aoc_desktop.ui.table.page.zoom import CardZoom

        if self.table is not None:
            zoom = CardZoom(self, self.table.models, (kind, card_id), self.preferences)
            zoom.help_wanted.connect(self.show_rules)
            zoom.show_now()

    def show_rules(self, topic: str = "") -> None:
        """The rules at a topic or for a card ("kind:id"); none: at what the table asks for now."""
        from aoc_desktop.ui.screens.rules import RulesScreen
        from aoc_desktop.ui.table.look import table_named

        def make() -> RulesScreen:
            made = RulesScreen(self.look, self.preferences)
            made.back_wanted.connect(self.back)
            return made

        screen = self._game_screen("rules", make)
        topic = table_named(self.game_id).topics.of_card(topic)
        if not topic and self.table is not None and self.at_table:
            topic = self.table.look.topic_of_moment(self.table.history_view.shown_view.models)
        screen.contents.setFocus()  # before: it would come by the search on its way
        self._go(screen)
        screen.open_at(topic)

    def _write_waiting_results(self) -> None:
        """What a full disk refused gets its last chance."""
        if "results" in self.__dict__:  # made when first asked for
            with suppress(OSError):
                self.results.write_waiting()

    def _be_silent(self) -> None:
        if "sounds" in self.__dict__:
            self.sounds.close()

    @cached_property
    def sounds(self) -> Sounds:
        """What can be heard, in the whole window."""
        from aoc_desktop.ui.frame.sounds import Sounds

        return Sounds(self.preferences, self)

    @cached_property
    def files(self) -> RecordFiles:
        """Records as files and on the clipboard."""
        from aoc_desktop.ui.frame.record_files import RecordFiles

        return RecordFiles(self, self.actions_, self.notice.say)

    @cached_property
    def results(self) -> Results:
        """The player's finished games."""
        from aoc_desktop.profile.results import Results

        return Results()

    @property
    def solo(self) -> Modes:
        """What the game offers beyond a single table: solo play, challenges, codes."""
        if self.game_id not in self._ways:
            self._ways[self.game_id] = modes_of(self.game_id)(self.look, self)
        return self._ways[self.game_id]

    def look_at_moment(self, moves: int) -> None:
        """The table as it was then; Esc leads back here."""
        if self.table is not None:
            self._go(self.table)
            self.table.visit(moves)

    def look_at_table(self) -> None:
        """The table, and back from it."""
        if self.table is not None:
            self._go(self.table)

    def replay_game(self) -> None:
        """Step through the game, from its table or from its result."""
        if self.table is not None:
            if not self.at_table:
                self._go(self.table)
                self.table.history_view.start_replay()
            else:
                self.table.act("replay")
