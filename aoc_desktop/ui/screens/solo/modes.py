"""A game's ways to play beside an ordinary table: the day's challenge, achievements, and codes to challenge a friend; a
game with more ways adds them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QLineEdit, QSizePolicy, QWidget

from aoc_desktop.games import awards_of, codes_of, day_of, puzzles_of, scenarios_of, words_of
from aoc_desktop.kernel.errors import DomainError, Reason
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.scenarios import scenario_named
from aoc_desktop.play.session import HUMAN, SeatInfo, Session
from aoc_desktop.profile import scenarios
from aoc_desktop.profile.awards import appraise, crown
from aoc_desktop.profile.days import days, first_game
from aoc_desktop.profile.solo_results import SoloResult, SoloResults
from aoc_desktop.solo.codes import CHECKS, GROUP
from aoc_desktop.solo.days import RIVALS
from aoc_desktop.text.reasons import say
from aoc_desktop.ui.frame.game_keeper import any_kept
from aoc_desktop.ui.frame.look import Look
from aoc_desktop.ui.kit.defaults import OPPONENTS
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.theme import FACE, Radius
from aoc_desktop.ui.kit.widgets import Screen, button, column, label, row

if TYPE_CHECKING:
    from aoc_desktop.profile.saved_index import SavedEntry
    from aoc_desktop.ui.frame.game_window import GameWindow


class WayScreen(Screen):
    """A screen that is filled anew whenever it is shown."""

    SPACIOUS = True

    def refresh(self) -> None:
        """Read again what the player has earned."""

    def take_focus(self) -> None:
        """Let the keyboard begin somewhere."""


class Modes(QObject):
    """Made when one of them is first asked for."""

    def __init__(self, look: Look, window: GameWindow) -> None:
        super().__init__(window)
        self.look, self.window = look, window
        self.preferences = window.preferences
        self.actions = window.actions_
        self.today: Callable[[], date] = date.today
        """Another clock for tests."""
        self.solo_results = SoloResults()
        self._ends: dict[str, object] = {}
        self._unkept: list[tuple[Record, date]] = []
        """Games that count, each with its day, until they are on disk."""

    def offered(self) -> dict[str, Callable[[], None]]:
        """By the action that leads there."""
        found: dict[str, Callable[[], None]] = {}
        if self.look.days() is not None:
            found["daily"] = self.show_daily
        if puzzles_of(self.look.id) is not None:
            found["puzzles"] = self.show_puzzles
        if self.look.award_book() is not None:
            found["achievements"] = self.show_achievements
        if scenarios_of(self.look.id) is not None:
            found["scenarios"] = self.show_scenarios
        if codes_of(self.look.id) is not None:
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

    def show_puzzles(self) -> None:
        from aoc_desktop.ui.screens.solo.puzzles import PuzzlesScreen

        self.show("puzzles", lambda: PuzzlesScreen(self))

    def show_scenarios(self, scenario: str = "") -> None:
        """The road; at a scenario, if one is named, ready to be begun."""
        from aoc_desktop.ui.screens.solo.scenarios_screen import ScenariosScreen

        self.show("path", self.scenarios_screen)
        screen = self.window.stack.currentWidget()
        if scenario and isinstance(screen, ScenariosScreen):
            screen.choose(scenario)
            screen.start.setFocus()

    def scenarios_screen(self) -> WayScreen:
        from aoc_desktop.ui.screens.solo.scenarios_screen import ScenariosScreen

        return ScenariosScreen(self)

    def show(self, name: str, make: Callable[[], WayScreen]) -> None:
        screen = self.window.open_screen(self.window.screen_name(name), make)
        self.keep()
        screen.refresh()
        screen.take_focus()

    # ------------------------------------------------------------------ tables

    @property
    def player(self) -> str:
        """Who sits down alone."""
        return str(self.preferences["player_name"] or self.tr("Player 1"))

    def play(self, record: Record) -> None:
        """Sit down alone, or against the computer players that the table is set for."""
        name = self.player
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
        record, over = offered.record(day), day in days(self.solo_results.all(), self.look.id)
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

    def replay(self, solo_result: SoloResult) -> None:
        """Replay the game that earned the result, from its first move."""
        from aoc_desktop.ui.frame.open_record import replay

        record = self.solo_results.record(solo_result)
        if record is None:
            self.window.notice.say(self.tr("The record of this game is no longer there."), warning=True)
        else:
            replay(self.window, record, trusted=True)

    def enter_code(self) -> None:
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
        session, codes = self.window.session, codes_of(self.look.id)
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
        """Whether a game at this table can earn achievements."""
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
        """Write the results that are not on disk yet; after a full disk, the next look at these screens tries again."""
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
        awards, day, offered = awards_of(self.look.id), day_of(self.look.id), scenarios_of(self.look.id)
        if offered is not None and scenario_named(record.mode):
            return scenarios.appraise(record, offered, self.solo_results, today)
        assert awards is not None, self.look.id
        return appraise(record, awards, day, self.solo_results, today, self.preferences["player_name"])

    def entered(self, record: Record, today: date) -> object:
        """The same, entered for good."""
        awards, day, offered = awards_of(self.look.id), day_of(self.look.id), scenarios_of(self.look.id)
        if offered is not None and scenario_named(record.mode):
            return scenarios.crown(record, offered, self.solo_results, today)
        assert awards is not None, self.look.id
        return crown(record, awards, day, self.solo_results, today, self.preferences["player_name"])

    def end_of(self, session: Session) -> object:
        """The rewards of a game that ended here, or why it counts for none; None for a replayed record."""
        return self._ends.get(session.id)

    def award_panel(self, session: Session) -> QWidget | None:
        """The final screen's panel of rewards; None if the game can earn none, or was not played here."""
        from aoc_desktop.ui.screens.result.podium import EarnedPanel, MedalPanel

        offered = scenarios_of(self.look.id)
        chosen = None if offered is None else offered.of_record(session.match.beginning)
        if offered is not None and chosen is not None:
            return MedalPanel(session, offered, chosen, self.end_of(session), self.preferences)
        end, book = self.end_of(session), self.look.award_book()
        if book is None or awards_of(self.look.id) is None or not isinstance(end, list | Reason):
            return None
        return EarnedPanel(book, end, self.solo_results.all(), self.preferences)

    def opened_by(self, end: object) -> str:
        """The scenario that follows one which has a medal, of this game or of one before; empty: none."""
        offered = scenarios_of(self.look.id)
        if (
            offered is None
            or not isinstance(end, scenarios.MedalWon)
            or not (end.solo_result.medal or end.medal_before)
        ):
            return ""
        return offered.following(end.solo_result.kind)

    def go_on(self, opened: str) -> None:
        """To the next scenario."""
        self.show_scenarios(opened)


# Challenge a friend without any network: a table as a short code to type, or as a QR picture on the screen.


QUIET = 4
"""Modules of white around a QR picture, which readers need."""
SIDE = 232


class EnterCode(QDialog):
    """A code is checked while it is typed; what it stands for is told before it is played."""

    start_wanted = Signal(object)
    """The record that the code stands for."""

    def __init__(self, look: Look, preferences: Preferences, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Enter a code"))
        self._look, self._preferences = look, preferences
        codes = codes_of(look.id)
        assert codes is not None, look.id
        self._codes = codes
        self._record: Record | None = None
        self.code = QLineEdit()
        self.code.setObjectName("code")
        self.code.setProperty("role", "code")
        signs = "X" * (codes.SIGNS + CHECKS)
        self.code.setPlaceholderText("-".join(signs[start : start + GROUP] for start in range(0, len(signs), GROUP)))
        self.code.setAccessibleName(self.tr("Code"))
        self.code.setMinimumWidth(round(300 * preferences.scale))
        self.found = label(role="strong", wrap=True)
        self.problem = label(role="error", wrap=True)
        self.start, self.cancel = button(self.tr("Play"), primary=True), button(self.tr("Cancel"))
        self.start.setObjectName("start_code")
        about = label(self.tr("A code holds the seed and the options of a table: the same cards for you both."), "soft")
        about.setWordWrap(True)
        layout = column(label(self.tr("Enter a code"), "heading"), about, self.code, self.found, self.problem, gap=12)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.addLayout(row(None, self.cancel, self.start))
        self.setLayout(layout)
        self.setMinimumWidth(round(460 * preferences.scale))
        self.code.textEdited.connect(self._typed)
        self.start.clicked.connect(self._start)
        self.cancel.clicked.connect(self.reject)
        self._typed("")
        self.code.setFocus()

    def _typed(self, text: str) -> None:
        """Judge the typed code; an incomplete code is not an error yet."""
        self._record, refusal = None, ""
        signs = [sign for sign in text if sign.isalnum()]
        whole = self._codes.SIGNS + CHECKS
        try:
            self._record = self._codes.record_of_code(text)
        except DomainError as error:
            if len(signs) >= whole or error.reason.code == "code_sign":
                refusal = say(error.reason, self._preferences.language, self._look.id)
        if self._record is not None:
            self.found.setText(" · ".join(words_of(self._look.id).table(self._record, self._preferences.language)))
        else:
            left = whole - len(signs)
            self.found.setText(self.tr("%n letter(s) or digit(s) to go", "", left) if left > 0 and signs else "")
        self.problem.setText(refusal)
        self.start.setEnabled(self._record is not None)
        self.start.setDefault(self._record is not None)
        self.start.setToolTip("" if self._record is not None else refusal or self.tr("The code is not complete yet."))

    def _start(self) -> None:
        if self._record is not None:
            record = self._record
            self.accept()
            self.start_wanted.emit(record)


class QrPicture(QWidget):
    """A code as a QR picture, always dark on light."""

    def __init__(self, text: str, side: int) -> None:
        super().__init__()
        import segno  # only where a picture is asked for

        self._rows = [list(line) for line in segno.make_qr(text, error="m").matrix]
        self.setFixedSize(side, side)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def modules(self) -> int:
        return len(self._rows)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(FACE.slot))
        painter.drawRoundedRect(QRectF(self.rect()), Radius.CARD, Radius.CARD)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        whole = self.modules + 2 * QUIET
        pitch = max(1, self.width() // whole)
        left = (self.width() - pitch * self.modules) // 2
        for y, line in enumerate(self._rows):
            for x, dark in enumerate(line):
                if dark:
                    painter.fillRect(left + x * pitch, left + y * pitch, pitch, pitch, QColor(FACE.ink))
        painter.end()


class ShowCode(QDialog):
    """The code of a table, to type or to photograph."""

    def __init__(
        self, code: str, look: Look, preferences: Preferences, parent: QWidget, copy: Callable[[str, str], None]
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Challenge a friend"))
        self.code = label(code, "code")
        self.code.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.code.setObjectName("code")
        self.picture = QrPicture(code, round(SIDE * preferences.scale))
        self.picture.setAccessibleName(self.tr("QR picture of the code {0}").format(code))
        codes = codes_of(look.id)
        assert codes is not None, look.id
        table = words_of(look.id).table(codes.record_of_code(code), preferences.language)
        words = label(" · ".join(table), "strong", wrap=True)
        how = label(
            self.tr(
                "Anyone who types this code under Solo, Enter a code, plays the same table. The picture holds the same "
                "code, for a telephone to read."
            ),
            "soft",
            wrap=True,
        )
        self.copy, self.close_button = button(self.tr("Copy the code"), primary=True), button(self.tr("Close"))
        self.copy.setObjectName("copy_code")
        self.copy.clicked.connect(lambda: copy(code, self.tr("The code is on the clipboard.")))
        self.close_button.clicked.connect(self.accept)
        text = column(label(self.tr("Challenge a friend"), "heading"), words, self.code, how, None, gap=12)
        text.addLayout(row(self.copy, self.close_button, None))
        layout = row(self.picture, gap=24, margins=(24, 22, 24, 22))
        layout.addLayout(text, 1)
        self.setLayout(layout)
        self.setMinimumWidth(round(620 * preferences.scale))
        self.copy.setFocus()
