"""The review of a finished game: each turn beside the one that the AI would have played, the largest swings first."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from aoc_desktop.games import words_of
from aoc_desktop.play.review import Review, TurnReview
from aoc_desktop.play.session import Session
from aoc_desktop.text.hints import figures_text
from aoc_desktop.text.words import Words
from aoc_desktop.ui.kit.charts import Progress
from aoc_desktop.ui.kit.controls import Scrolled
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.widgets import Screen, button, column, label, panel, row

SWING = 0.5
"""Fewer points than this are within what the AI may misjudge."""
MOST_NAMED = 3


class TurnCard(QWidget):
    """One turn: the played moves, the moves that the AI advises, and the difference."""

    def __init__(self, review: TurnReview, words: Words, preferences: Preferences) -> None:
        super().__init__()
        self._review, self._words, self._preferences = review, words, preferences
        self._round, self.lost = label(role="heading"), label(role="name")
        self._mine, self._theirs = label(role="strong", wrap=True), label(role="strong", wrap=True)
        self._my_figures, self._their_figures = label(role="caption", wrap=True), label(role="caption", wrap=True)
        self._my_head, self._their_head = label(role="soft", wrap=True), label(role="soft", wrap=True)
        self.look: QPushButton = button()
        head = column(self._round, self.lost, None, self.look, gap=4)
        mine = column(self._my_head, self._mine, self._my_figures, None, gap=3)
        theirs = column(self._their_head, self._theirs, self._their_figures, None, gap=3)
        layout = row(gap=20, margins=(18, 12, 18, 12))
        layout.addLayout(head, 2)
        layout.addLayout(mine, 5)
        layout.addLayout(theirs, 5)
        self.setLayout(column(panel(layout, role="raised" if review.lost >= SWING else "panel")))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.retranslate()

    def retranslate(self) -> None:
        language, review = self._preferences.language, self._review
        speech = self._preferences.speech
        self._round.setText(self._words.round_short(review.turn.moment.round, language))
        fine = review.agrees or review.lost < SWING
        lost = self.tr("{0} points", "", int(review.lost)).format(f"−{speech.decimal(review.lost)}")
        self.lost.setText(self.tr("well played") if fine else lost)
        self._my_head.setText(self.tr("You played"))
        self._mine.setText(self._words.turn(review.turn.moves, language))
        self._my_figures.setText(figures_text(review.played.points, review.played.chance, language))
        self._their_head.setText(self.tr("The AI agrees") if review.agrees else self.tr("The AI would have played"))
        self._theirs.setText("" if review.agrees else self._words.turn(review.best.line, language))
        figures = "" if review.agrees else figures_text(review.best.points, review.best.chance, language)
        self._their_figures.setText(figures)
        self.look.setText(self.tr("Look at it"))


class ReviewScreen(Screen):
    """Shows turns as the AI judges them; Stop keeps those that are there."""

    SPACIOUS = True

    back_wanted = Signal()
    moment_wanted = Signal(int)
    """Look at the table after so many moves."""

    def __init__(self, session: Session, preferences: Preferences) -> None:
        super().__init__(preferences)
        self._words: Words = words_of(session.match.game.id)
        people = [seat for seat, info in enumerate(session.seats) if info.is_human]
        self.review = Review(session, people[0] if people else 0)
        self._title, self._summary = label(role="title"), label(role="soft", wrap=True)
        self.progress = Progress(preferences)
        self.stop, self.back = button(), button(primary=True)
        self.stop.setObjectName("stop_review")
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
        layout.addWidget(self._summary)
        layout.addWidget(area, 1)
        self.stop.clicked.connect(self._toggle)
        self.back.clicked.connect(self.back_wanted)
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
            card = TurnCard(found, self._words, self.preferences)
            card.look.clicked.connect(lambda _checked=False, at=found.turn.first: self.moment_wanted.emit(at))
            self.cards.append(card)
            self._list.insertWidget(len(self.cards) - 1, card)
        self.breathe()
        self._say()

    def _finished(self) -> None:
        """In the order of their weight, now that all are known."""
        self.cards.sort(key=lambda card: -card._review.lost)
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
        if not review.done:
            words = self.tr("The AI looks at turn {0} of {1}: with what you knew then, on cards dealt anew.")
            self._summary.setText(words.format(len(review.found) + 1, len(review.turns)))
            return
        swings = sorted((found for found in review.found if found.lost >= SWING), key=lambda found: -found.lost)
        if not swings:
            self._summary.setText(self.tr("No turn promised less than the AI’s own: well played."))
            return
        told = [
            self.tr("round {0} (−{1})").format(found.turn.moment.round, self.preferences.speech.decimal(found.lost))
            for found in swings[:MOST_NAMED]
        ]
        self._summary.setText(self.tr("The biggest swings: {0}.").format(", ".join(told)))

    def retranslate(self) -> None:
        self._title.setText(self.tr("Review by the AI"))
        self.back.setText(self.tr("Back"))
        for card in self.cards:
            card.retranslate()
        self.setAccessibleName(self.tr("Review by the AI"))
        self._say()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
