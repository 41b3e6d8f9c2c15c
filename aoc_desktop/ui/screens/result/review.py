"""The review of a finished game: each turn beside the one that the AI would have played, the largest swings first."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QCheckBox, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from aoc_desktop.ai.hints import Candidate
from aoc_desktop.games import words_of
from aoc_desktop.kernel.game import Move
from aoc_desktop.play.review import Review, TurnReview
from aoc_desktop.play.session import Session
from aoc_desktop.text.hints import differences_text, figures_text
from aoc_desktop.text.words import Words
from aoc_desktop.ui.kit.charts import Progress
from aoc_desktop.ui.kit.controls import Scrolled
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.widgets import Screen, button, column, label, panel, row

MOST_NAMED = 3


class TurnCard(QWidget):
    """One turn: the played moves, the moves that the AI advises, and the difference."""

    def __init__(self, review: TurnReview, session: Session, words: Words, preferences: Preferences) -> None:
        super().__init__()
        self.review, self._words, self._preferences = review, words, preferences
        played = session.match.history[review.turn.first]
        self._state, self._seat = session.match.state_at(review.turn.first), played.seat
        self._round, self.lost = label(role="heading"), label(role="name")
        self._mine, self._theirs = label(role="strong", wrap=True), label(role="strong", wrap=True)
        self._my_figures, self._their_figures = label(role="caption", wrap=True), label(role="caption", wrap=True)
        self._reasons = label(role="caption", wrap=True)
        self._my_head, self._their_head = label(role="soft", wrap=True), label(role="soft", wrap=True)
        self.look: QPushButton = button()
        head = column(self._round, self.lost, None, self.look, gap=4)
        mine = column(self._my_head, self._mine, self._my_figures, None, gap=3)
        theirs = column(self._their_head, self._theirs, self._their_figures, self._reasons, None, gap=3)
        layout = row(gap=20, margins=(18, 12, 18, 12))
        layout.addLayout(head, 2)
        layout.addLayout(mine, 5)
        layout.addLayout(theirs, 5)
        self.setLayout(column(panel(layout, role="raised" if review.is_mistake else "panel")))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.retranslate()

    def retranslate(self) -> None:
        language, review = self._preferences.language, self.review
        self._round.setText(self._words.round_short(review.turn.moment.round, language))
        self.lost.setText(self.lost_text() if review.is_mistake else self.tr("well played"))
        self._my_head.setText(self.tr("You played"))
        self._mine.setText(self._told(review.turn.moves, played=True))
        self._my_figures.setText(self._figures(review.played))
        self._their_head.setText(self.tr("The AI agrees") if review.agrees else self.tr("The AI would have played"))
        self._theirs.setText("" if review.agrees else self._told(review.best.line))
        self._their_figures.setText("" if review.agrees else self._figures(review.best))
        reasons = differences_text(review.best.differences, self._words.speech(language), is_best=True)
        self._reasons.setText(reasons)
        self._reasons.setVisible(bool(reasons))
        self.look.setText(self.tr("Look at it"))

    def lost_text(self) -> str:
        """ "−8%" of winning chance, or "−2.3 points"."""
        review, speech = self.review, self._preferences.speech
        if review.best.chance is not None:
            return f"−{speech.percent(review.lost)}"
        return self.tr("{0} points", "", int(review.lost)).format(f"−{speech.decimal(review.lost)}")

    def _told(self, moves: Sequence[Move], played: bool = False) -> str:
        return self._words.turn(moves, self._preferences.language, self._state, self._seat, played)

    def _figures(self, found: Candidate) -> str:
        return figures_text(found.points, found.chance, self._preferences.language, found.goal)


class ReviewScreen(Screen):
    """Shows turns as the AI judges them; Stop keeps those that are there."""

    SPACIOUS = True

    back_wanted = Signal()
    moment_wanted = Signal(int)
    """Look at the table after so many moves."""

    def __init__(self, session: Session, preferences: Preferences) -> None:
        super().__init__(preferences)
        self._session = session
        self._words: Words = words_of(session.match.game.id)
        people = [seat for seat, info in enumerate(session.seats) if info.is_human]
        self.review = Review(session, people[0] if people else 0)
        self._title, self._summary = label(role="title"), label(role="soft", wrap=True)
        self.progress = Progress(preferences)
        self.stop, self.back = button(), button(primary=True)
        self.stop.setObjectName("stop_review")
        self.only_mistakes = QCheckBox()
        self.only_mistakes.setObjectName("only_mistakes")
        self.cards: list[TurnCard] = []
        self._list = QVBoxLayout()
        self._list.setContentsMargins(0, 0, 6, 0)
        self._list.setSpacing(10)
        self._list.addStretch(1)
        holder = QWidget()
        holder.setLayout(self._list)
        area = Scrolled(holder)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(36, 24, 36, 24)
        layout.setSpacing(12)
        layout.addLayout(row(self._title, None, self.progress, self.stop, self.back))
        told = row(self._summary, self.only_mistakes, gap=20)
        told.setStretch(0, 1)
        layout.addLayout(told)
        layout.addWidget(area, 1)
        self.stop.clicked.connect(self._toggle)
        self.back.clicked.connect(self.back_wanted)
        self.only_mistakes.toggled.connect(self._sift)
        self.review.progressed.connect(self._progressed)
        self.review.finished.connect(self._finished)
        self.review.stopped.connect(self._stopped)
        self.retranslate()

    def begin(self) -> None:
        if not self.review.done and not self.review.running:
            self.review.begin()
        self._say()
        self.stop.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the AI while the screen is hidden; its results stay."""
        super().hideEvent(event)
        self.review.stop()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._say()

    def _toggle(self) -> None:
        if self.review.running:
            self.review.stop()
        else:
            self.review.begin()
        self._say()

    def _progressed(self, done: int, of: int) -> None:
        self.progress.show_share(done, of)
        for found in self.review.found[len(self.cards) :]:
            card = TurnCard(found, self._session, self._words, self.preferences)
            card.look.clicked.connect(lambda _checked=False, at=found.turn.first: self.moment_wanted.emit(at))
            self.cards.append(card)
            self._list.insertWidget(len(self.cards) - 1, card)
        self._sift()
        self.breathe()
        self._say()

    def _sift(self) -> None:
        """All turns, or those that could have been better alone."""
        for card in self.cards:
            card.setVisible(card.review.is_mistake or not self.only_mistakes.isChecked())

    def _finished(self) -> None:
        """In the order of their weight, now that all are known."""
        self.cards.sort(key=lambda card: -card.review.lost)
        for place, card in enumerate(self.cards):
            self._list.insertWidget(place, card)
        self._say()

    def _stopped(self) -> None:
        """The turn that could not be judged can be tried again by Go on."""
        self._say()
        words = self.tr("The computer gives no answer for turn {0} of {1}. “Go on” asks it again.")
        self._summary.setText(words.format(len(self.review.found) + 1, len(self.review.turns)))

    def _say(self) -> None:
        review = self.review
        self.stop.setVisible(not review.done)
        self.progress.setVisible(not review.done)
        self.stop.setText(self.tr("Stop") if review.running else self.tr("Go on"))
        mistakes = [card for card in self.cards if card.review.is_mistake]
        mistakes.sort(key=lambda card: -card.review.lost)
        self.only_mistakes.setText(self.tr("Only what could be better (%n)", "", len(mistakes)))
        self.only_mistakes.setVisible(bool(mistakes))
        if not review.done:
            words = self.tr("The AI looks at turn {0} of {1}: with what you knew then, on cards dealt anew.")
            self._summary.setText(words.format(len(review.found) + 1, len(review.turns)))
            return
        if not mistakes:
            self._summary.setText(self.tr("No turn promised less than the AI’s own: well played."))
            return
        language = self.preferences.language
        told = [
            f"{self._words.round_short(card.review.turn.moment.round, language)} ({card.lost_text()})"
            for card in mistakes[:MOST_NAMED]
        ]
        fine = self.tr("%n turn(s) well played", "", len(self.cards) - len(mistakes))
        better = self.tr("%n could be better", "", len(mistakes))
        swings = self.tr("The biggest swings: {0}.").format(", ".join(told))
        self._summary.setText(f"{fine}, {better}. {swings}")

    def retranslate(self) -> None:
        self._title.setText(self.tr("Review by the AI"))
        self.back.setText(self.tr("Back"))
        for card in self.cards:
            card.retranslate()
        self.setAccessibleName(self.tr("Review by the AI"))
        self._say()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
