"""The hint: the best moves with what each is worth and why. Enter or a click plays one, Esc closes.

The first hint of a game says what it costs before it is given."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QPushButton, QSizePolicy, QWidget

from aoc_desktop.ai.hints import Candidate
from aoc_desktop.kernel.errors import IllegalMove
from aoc_desktop.kernel.events import seen
from aoc_desktop.kernel.game import Move
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.play.live_session import LiveSession
from aoc_desktop.text.hints import differences_text, figures_text
from aoc_desktop.ui.kit.controls import IconLabel
from aoc_desktop.ui.kit.overlay_places import is_free, least_covering, on_page
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.widgets import button, column, label, row, rule

WIDTH = 474
MOST = 3
LENGTHS = (MOST, 1, 0)
"""How many moves tell their reason: all, the best alone, or none until one points at it."""
MOST_OF_TABLE = 0.78
"""A panel higher than this share of the table says less."""
NUMBER = 14
Keep = QSizePolicy.Policy


class HintRow(QPushButton):
    """One move: its rank, its words, its figures, and why."""

    def __init__(self, rank: int) -> None:
        super().__init__()
        self.move_: Move = ()
        self.setObjectName(f"hint_{rank}")
        self.setProperty("role", "choice")
        self.setAutoDefault(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._words = label(role="strong", wrap=True)
        self._figures = label(wrap=True)
        self._why = label(role="caption", wrap=True)
        number = label(str(rank), role="name")
        number.setMinimumWidth(NUMBER)
        texts = column(self._words, self._figures, self._why, gap=2)
        layout = row(number, gap=12, margins=(12, 8, 12, 9))
        layout.setAlignment(number, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(texts, 1)
        self.setLayout(layout)
        self._labels = number, self._words, self._figures, self._why
        for part in self._labels:
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        policy = QSizePolicy(Keep.Preferred, Keep.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def tell(self, move: Move, words: str, figures: str, why: str) -> None:
        self.move_ = move
        self._words.setText(words)
        self._figures.setText(figures)
        self._why.setText(why)
        self.setAccessibleName(words)
        self.setAccessibleDescription(f"{figures}. {why}")

    def event(self, event: QEvent) -> bool:
        """High contrast fills what has the focus: its words take the colour that is read on it."""
        handled = super().event(event)
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            for part in self._labels:
                part.setProperty("filled", self.hasFocus())
                part.style().unpolish(part)
                part.style().polish(part)
        return handled

    def shorten(self, short: bool) -> None:
        """Where there is little room the reason waits for the pointer."""
        self._why.setVisible(not short)
        self.setToolTip(self._why.text() if short else "")

    def settle(self) -> None:
        """Measure anew: the words are others."""
        made = self.layout()
        if made is not None:
            made.invalidate()
            made.activate()

    def texts(self) -> tuple[str, str, str]:
        return self._words.text(), self._figures.text(), self._why.text()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        made = self.layout()
        return made.heightForWidth(width) if made is not None else -1

    def sizeHint(self) -> QSize:
        made = self.layout()
        return made.sizeHint() if made is not None else super().sizeHint()


class HintPanel(QFrame):
    """A panel over the table's lower right corner, from the question until a move, Esc, or a look at the past."""

    chosen = Signal(object)
    """The move to play."""
    advises = Signal(object)
    """The move that the table should point at; None: no longer."""
    resized = Signal()
    """The panel has come, gone, or changed its text."""

    def __init__(self, parent: QWidget, table: Rows, session: LiveSession, preferences: Preferences) -> None:
        super().__init__(parent)
        self._over, self._table, self._session, self._preferences = parent, table, session, preferences
        self._found: tuple[Candidate, ...] = ()
        self._seat = 0
        self._asked_after = -1
        self._offered = False
        """Whether it says what a hint costs, and waits for a yes."""
        self._came_from: QWidget | None = None
        self.setObjectName("hint_panel")
        self.setProperty("role", "bubble")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._title = label(role="heading")
        self._thinking = label(role="soft", wrap=True)
        self._keys = label(role="caption", wrap=True)
        self._cost = label(wrap=True)
        self._same = label(role="caption", wrap=True)
        self.accept: QPushButton = button(primary=True)
        self.accept.setObjectName("accept_hint")
        self.accept.setAutoDefault(True)
        self.rows = [HintRow(rank) for rank in range(1, MOST + 1)]
        self._layout = layout = column(gap=8, margins=(18, 14, 18, 14))
        layout.addLayout(row(IconLabel(preferences, "hint", 18, "text"), self._title, None))
        self._rule = rule()
        for part in (self._thinking, self._cost, *self.rows, self._same, self._rule, self._keys):
            layout.addWidget(part)
        layout.addLayout(row(None, self.accept))
        self.setLayout(layout)
        for made in self.rows:
            made.clicked.connect(lambda _checked=False, made=made: self.chosen.emit(made.move_))
        self.accept.clicked.connect(self._ask)
        session.hinted.connect(self._answer)
        session.hint_dropped.connect(self.dismiss)
        self.hide()

    def lie_over(self, parent: QWidget) -> None:
        """Over another part of the page from now on."""
        if parent is not self._over:
            shown, self._over = not self.isHidden(), parent
            self.setParent(parent)
            self.setVisible(shown)

    @property
    def thinks(self) -> bool:
        """Whether it is open and the answer has not come yet."""
        return not (self.isHidden() or self._found or self._offered)

    def toggle(self) -> None:
        """Offer a hint, take the offer, or close what is open. Raises the reason if hints are not available."""
        if self._offered:
            self._ask()
            return
        if not self.isHidden():
            self.dismiss()
            return
        if (reason := self._session.why_no_hint()) is not None:
            raise IllegalMove(reason.code, **reason.params)
        self._seat = self._session.decider or 0
        self._asked_after = len(self._session.match.history)
        self._came_from = QApplication.focusWidget()
        self.show()
        if self._session.aided or self._session.practice:  # there is no mark to lose
            self._ask()
            return
        self._offered = True
        self._say()
        self.accept.setFocus()

    def _ask(self) -> None:
        """Let the computer think."""
        self._session.ask_hint()
        self._offered, self._found = False, ()
        self._say()
        self.setFocus()

    def refresh(self) -> None:
        """After any change: a hint for another moment goes away, words may be in another language."""
        if not self.isHidden():
            if not self._session.still_asked(self._seat, self._asked_after):
                self.dismiss()
            else:
                self._say()

    def dismiss(self) -> None:
        if self.isHidden():
            return
        focus = QApplication.focusWidget()
        inside = focus is self or (focus is not None and self.isAncestorOf(focus))
        self._found, self._offered = (), False
        self.hide()
        self._session.drop_hint()
        self.advises.emit(None)
        self.resized.emit()
        if inside and self._came_from is not None:
            self._came_from.setFocus()

    def _answer(self, found: tuple[Candidate, ...]) -> None:
        if self.isHidden():
            return
        self._offered, self._found = False, found[:MOST]
        self._say()
        self.advises.emit(found[0].move)
        if self.hasFocus():
            self.rows[0].setFocus()

    def _say(self) -> None:
        language = self._preferences.language
        self._title.setText(self.tr("Good moves") if self._found else self.tr("Hint"))
        self.setAccessibleName(self._title.text())
        self._thinking.setText(self.tr("Thinking about your best moves…"))
        self._thinking.setVisible(self.thinks)
        self._keys.setText(
            self.tr("Enter or a click plays the move; Esc closes.") if self._found else self.tr("Esc closes.")
        )
        self._cost.setText(self._preferences.speech.sentence("hint.cost"))
        self.accept.setText(self.tr("Show good moves"))
        for part in (self._cost, self.accept):
            part.setVisible(self._offered)
        figures = [figures_text(found.points, found.chance, language, found.goal) for found in self._found]
        self._same.setText(self._preferences.speech.sentence("hint.same"))
        self._same.setVisible(len(figures) > 1 and len(set(figures)) == 1)
        for place, made in enumerate(self.rows):
            made.setVisible(place < len(self._found))
            if place < len(self._found):
                found = self._found[place]
                events, state = seen(found.events, self._seat), self._session.match.state
                words = self._table.words
                why = words.why(found.line, events, self._seat, language, state)
                because = words.because(found.reasons, language)
                against = differences_text(found.differences, words.speech(language), is_best=place == 0)
                made.tell(
                    found.move,
                    self._table.legal.text(found.move),
                    " · ".join(filter(None, (figures[place], because))),
                    f"{why} {against}".rstrip(),
                )
        self.raise_()
        self.resized.emit()

    def settle(self, page: QWidget, taken: Sequence[QRectF]) -> QRectF:
        """In its corner, if nothing is asked for there; in short, where it has no room with all its words."""
        if self.isHidden():
            return QRectF()
        width = min(round(WIDTH * self._preferences.scale), self._over.width() - 40)
        self.setFixedWidth(width)
        for part in self.findChildren(QWidget):
            part.ensurePolished()  # what was hidden until now has no font of its own yet
        table, place = on_page(page, self._over), QRectF()
        for reasons in LENGTHS:
            height = self._measured(width, reasons)
            left, top = self._over.width() - width - 20, max(8, self._over.height() - height - 20)
            usual = QRectF(left, top, width, height).translated(table.topLeft())
            place = least_covering(usual, taken, table)
            if height <= MOST_OF_TABLE * self._over.height() and is_free(place, taken):
                break
        self.setGeometry(place.translated(-table.topLeft()).toRect())
        return place

    def _measured(self, width: int, reasons: int) -> int:
        """The height that it takes with the reasons of so many moves."""
        for place, made in enumerate(self.rows):
            made.shorten(place >= reasons)
            made.settle()
        for part in (self._keys, self._rule):
            part.setVisible(reasons == MOST)
        self._layout.invalidate()
        self._layout.activate()
        return self.heightForWidth(width) if self.hasHeightForWidth() else self.sizeHint().height()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):  # nothing to play yet
            super().keyPressEvent(event)
