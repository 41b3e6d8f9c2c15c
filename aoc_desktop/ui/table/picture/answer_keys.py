"""Keys that change the setting of the held thing, or answer the question: R and the digits."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from aoc_desktop.play.game_rows import Rows
from aoc_desktop.play.places import Place
from aoc_desktop.ui.table.picture.hand import WORD, Hand

Key = Qt.Key
TURN, TURN_KEY = Key.Key_R, "R"
"""Sets the next word in the hand: turns a tile."""


class AnswerKeys:
    """For the hand at one table."""

    def __init__(self, hand: Hand, models: Rows) -> None:
        self._hand, self._models = hand, models

    def sets(self, key: int) -> bool:
        """Whether this key changes the setting of the held thing."""
        number = Key.Key_1 <= key <= Key.Key_9 or (key == Key.Key_0 and "0" in self._hand.settings())
        return (key == TURN or number) and len(self._hand.settings()) > 1

    def set_by(self, event: QKeyEvent) -> None:
        """Set it: R goes on, with Shift back, a digit sets it to that."""
        if event.key() == TURN:
            self._hand.turn(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        else:
            self._hand.set_to(event.key() - Key.Key_0)

    def answer(self, key: int) -> Place | None:
        """What a digit chooses of what the rules ask for: a number, else first come first numbered."""
        if self._hand.held is not None or not Key.Key_1 <= key <= Key.Key_9:
            return None
        if self._hand.asked is not None:
            return self._word(key - Key.Key_0)
        answers = list(self._hand.targets())
        if answers and all(answer[0] in self._models.handling.by_digit for answer in answers):
            return next((answer for answer in answers if answer[1] == str(key - Key.Key_0)), None)
        place = key - Key.Key_1
        fits = place < len(answers) and all(answer[0] in self._models.handling.numbered for answer in answers)
        return answers[place] if fits else None

    def _word(self, digit: int) -> Place | None:
        """What a digit answers to a question of ours: the word that is this number, else the one at this place."""
        words = list(self._hand.words())
        if (WORD, str(digit)) in words:
            return WORD, str(digit)
        named = [place for place in words if not place[1].isdecimal()]
        return named[digit - 1] if len(named) == len(words) and digit <= len(named) else None
