"""Play by mail at the window: hand a game on as a sealed letter, show or ask for the phrase that opens it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QLineEdit, QVBoxLayout, QWidget

from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.profile.letters import Letter, Phrase, Phrases, new_phrase, phrase_of, sealed_letter
from aoc_desktop.profile.saved_record import LETTERS
from aoc_desktop.text.reasons import say
from aoc_desktop.ui.kit.widgets import button, label, row

if TYPE_CHECKING:
    from aoc_desktop.kernel.record import Record
    from aoc_desktop.play.live_session import LiveSession
    from aoc_desktop.ui.frame.game_window import GameWindow

WIDTH = 460
translate = QCoreApplication.translate


def hand_on(window: GameWindow) -> None:
    """Write the game into a letter for the next player, and clear the table. The saved copy waits for that player, too.
    The first letter to these people shows its phrase, once."""
    session = window.session
    if session is None:
        return
    session.pause()
    people = [seat.name for seat in session.seats if seat.is_human]
    known = Phrases().for_game(session.record(), people)
    if known is not None:
        _send(window, session, known)
        return
    phrase = new_phrase(window.preferences.language, people)
    dialog = PhraseShown(window, phrase)
    dialog.accepted.connect(lambda: _send(window, session, phrase))
    dialog.rejected.connect(lambda: _stay(window))
    dialog.open()


def _send(window: GameWindow, session: LiveSession, phrase: Phrase) -> None:
    if session is not window.session:  # the table was cleared while the phrase was read
        return
    to = session.seats[session.decider].name if session.human_decides and session.decider is not None else ""
    text = sealed_letter(_for_the_next(window, session), phrase, window.preferences["player_name"], to)
    title = translate("Mail", "Hand on to {0}: where to save the sealed letter").format(to)
    if not window.files.save_as(text, session.record(), title if to else window.actions_.text("hand_on")):
        _stay(window)
        return
    know(window, phrase)
    session.notes[LETTERS] = phrase.id
    session.hand_on()
    window.leave_table(picture=True)


def _for_the_next(window: GameWindow, session: LiveSession) -> Record:
    record = session.record()
    meta = {name: value for name, value in record.meta.items() if name != "unconfirmed"}  # handing on confirms
    return window.keeper.for_file(record._replace(meta={**meta, "handed_on": True}))


def _stay(window: GameWindow) -> None:
    if window.table is not None:
        window.table.history_view.go_on()


def know(window: GameWindow, phrase: Phrase) -> None:
    """Keep the phrase, so that it is not asked again."""
    try:
        Phrases().add(phrase)
    except OSError as error:
        told = translate("Mail", "The phrase could not be kept: {0}. It will be asked for again.")
        window.notice.say(told.format(error.strerror or error), warning=True)


class PhraseShown(QDialog):
    """The four words, to be given to the other players."""

    def __init__(self, parent: QWidget, phrase: Phrase) -> None:
        super().__init__(parent)
        self.setObjectName("phrase_shown")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("The phrase of your letters"))
        self.words = label(phrase.words, "code", wrap=True)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        about = self.tr(
            "The letter is sealed, so that it shows no cards on its way. These four words open it: tell them to the "
            "other players, best not in the same message. Each machine asks for them once; later letters to the same "
            "people need no others."
        )
        self.copy = button(self.tr("Copy the words"))
        self.hand_on, self.cancel = button(self.tr("Hand on"), primary=True), button(self.tr("Cancel"))
        self.hand_on.setDefault(True)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(phrase.words))
        self.hand_on.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)
        _lay_out(self, label(self.windowTitle(), "heading"), self.words, label(about, "soft", wrap=True))
        self.layout().addLayout(row(self.copy, None, self.cancel, self.hand_on))  # type: ignore[union-attr]
        self.hand_on.setFocus()


class PhraseAsked(QDialog):
    """Asks for the phrase of a letter until it is the right one."""

    def __init__(self, parent: QWidget, letter: Letter, language: str) -> None:
        super().__init__(parent)
        self.setObjectName("phrase_asked")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("A sealed letter"))
        self._letter, self._language = letter, language
        self.phrase: Phrase | None = None
        heading = self.tr("A sealed letter from {0}").format(letter.sender) if letter.sender else self.windowTitle()
        about = self.tr("Type the four words that you were told. This machine will remember them.")
        self.words = QLineEdit()
        self.words.setObjectName("phrase")
        self.words.setMaxLength(200)
        self.words.setAccessibleName(self.tr("The four words"))
        self.problem = label(role="error", wrap=True)
        self.problem.setMinimumHeight(2 * self.fontMetrics().lineSpacing() + 8)  # the dialog does not grow
        self.open_letter, self.cancel = button(self.tr("Open"), primary=True), button(self.tr("Cancel"))
        self.open_letter.setDefault(True)
        self.open_letter.clicked.connect(self._try)
        self.cancel.clicked.connect(self.reject)
        _lay_out(self, label(heading, "heading"), label(about, "soft", wrap=True), self.words, self.problem)
        self.layout().addLayout(row(None, self.cancel, self.open_letter))  # type: ignore[union-attr]
        self.words.setFocus()

    def _try(self) -> None:
        try:
            self.phrase = phrase_of(self._letter, self.words.text())
        except DomainError as error:
            self.problem.setText(say(error.reason, self._language))
            self.problem.setAccessibleName(self.problem.text())
            self.words.selectAll()
            self.words.setFocus()
            return
        self.accept()


def _lay_out(dialog: QDialog, *parts: QWidget) -> None:
    layout = QVBoxLayout(dialog)
    layout.setContentsMargins(24, 20, 24, 20)
    layout.setSpacing(12)
    for part in parts:
        part.setMinimumWidth(WIDTH)
        layout.addWidget(part)


def ask_phrase(window: GameWindow, letter: Letter, found: Callable[[Phrase], object]) -> None:
    """Until the right phrase is typed, or the letter is left alone."""
    dialog = PhraseAsked(window, letter, window.preferences.language)

    def accepted() -> None:
        if dialog.phrase is not None:
            found(dialog.phrase)

    dialog.accepted.connect(accepted)
    dialog.open()
