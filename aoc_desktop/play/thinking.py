"""Ask the worker process for AI moves without ever blocking the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from aoc_desktop.ai.worker import Answer, NoWorker, Question, Thinker, WorkerFailed, answer
from aoc_desktop.profile.log_file import LOGGER

FIRST_LOOK, LISTEN_EVERY = 2, 15
"""Milliseconds until the first look at the worker's pipe, for quick answers; the interval then doubles up to the second
number."""


class Thinking(QObject):
    """Asks the worker one question at a time. A new question, or `cancel`, drops the old one at once."""

    answered = Signal(object)
    """The Answer."""
    failed = Signal()
    """No answer will come: workers hang, die or answer nonsense at this question. The log says which."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = Thinker()
        self._asked: Question | None = None
        self._failure: WorkerFailed | None = None
        """What went wrong already while the question was put."""
        self._alone = False
        """True if no worker process can be started (memory, a system that forbids processes): the answer is then
        computed here."""
        self._listen = QTimer(self)
        self._listen.timeout.connect(self._look)
        # The bound method of the thinker, not of this object: it must work while this object dies.
        self.destroyed.connect(self._thinker.close)

    @property
    def is_thinking(self) -> bool:
        return self._asked is not None

    def ask(self, question: Question, is_sound: Callable[[Answer], bool]) -> None:
        """`is_sound`: whether the rules allow an answer. A worker whose answer they do not allow is replaced."""
        self._asked, self._alone, self._failure = question, False, None
        try:
            self._thinker.ask(question, is_sound)
        except NoWorker:
            self._alone = True
        except WorkerFailed as failure:
            self._failure = failure
        self._listen.start(FIRST_LOOK)

    def cancel(self) -> None:
        self._asked = None
        self._listen.stop()
        self._thinker.cancel()

    def _look(self) -> None:
        asked = self._asked
        if asked is None:
            return
        try:
            if self._failure is not None:
                raise self._failure
            found = None if self._alone else self._thinker.poll()
        except NoWorker:
            self._alone = True
        except WorkerFailed as failure:
            self._fail(failure)
            return
        if self._alone:
            found = answer(asked)
        if found is not None:
            self._tell(found)
        else:
            self._listen.setInterval(min(LISTEN_EVERY, 2 * self._listen.interval()))

    def _fail(self, failure: WorkerFailed) -> None:
        LOGGER.error("a computer player gives no answer: %s", failure)
        self._asked = None
        self._listen.stop()
        self.failed.emit()

    def _tell(self, found: Answer) -> None:
        self._asked = None
        self._listen.stop()
        self.answered.emit(found)
