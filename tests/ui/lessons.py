"""The guided first game of any game, step by step: what its bubble asks for is done by hand."""

from __future__ import annotations

import time
from itertools import product
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from aoc_desktop.play.lesson import load_lesson
from aoc_desktop.text.language import load_language
from aoc_desktop.ui.kit import lettering
from tests.ui.person import Key, Person, preferences_in
from tests.ui.walk.eyes import cut_off
from tests.ui.windows import entry_of, open_page

PATIENCE = 30
SMALL, USUAL = (960, 600), (1280, 720)


class Way(NamedTuple):
    """How a lesson is gone through: language, how moves are made, the sizes of words and window, and what is asked."""

    language: str
    hand: str
    words: int = 100
    window: tuple[int, int] = USUAL
    ends: str = "at_once"
    """How turns end."""
    reveals: bool = False
    """Whether a card is asked about before it is revealed."""


WAYS = [
    Way("en", "drag", ends="breath"),
    Way("fr", "click", 150, ends="ask", reveals=True),
    Way("fr", "keys"),
    Way("fr", "drag", window=SMALL, ends="ask"),
    Way("en", "click", window=SMALL, ends="breath", reveals=True),
]
ALL_WAYS = [
    Way(language, "click", 100, window, ends, reveals)
    for language, window, ends in product(("en", "fr"), (SMALL, USUAL), ("at_once", "breath", "ask"))
    for reveals in (ends == "ask",)
]
BREATH = 100
"""Milliseconds: nobody looks at these turns."""


def step(person: Person) -> str:
    now = person.page.tutorial.guide.step
    return now.id if now is not None else ""


def open_lesson(person: Person, game: str) -> None:
    person.click_widget(entry_of(open_page(person.window, game), "learn"))
    person.listen()
    person.settle()


def take_step(person: Person, hand: str) -> None:
    """Do what the bubble asks: play the only move that is lit, or read on. A step may ask for several."""
    tutorial = person.page.tutorial
    now = tutorial.guide.step
    if person.page.summary.isVisible() and not person.session.breath_left:
        assert tutorial.bubble.words.text(), "the card teaches how a turn ends"
        person.click_widget(person.page.summary.end)
        now = now._replace(id="")  # the step that is told next is new
    elif moves := person.listed():
        gestures = {"drag": person.by_dragging, "click": person.by_clicks, "keys": person.by_keys}
        person.perform(moves[0], gestures[hand])
    elif now.is_read:
        button = tutorial.bubble.next
        if hand == "keys":
            person.tab_to_widget(button)
            person.key(Key.Key_Return)
        else:
            person.click_widget(button)
    end = time.monotonic() + PATIENCE
    while not _goes_on(person, now.id):
        assert time.monotonic() < end, now.id
        QTest.qWait(5)
    person.settle()


def _goes_on(person: Person, before: str) -> bool:
    """Whether the learner is told what to do next, or is free."""
    if not step(person):
        return True
    if person.session.unconfirmed is not None:
        return not person.session.breath_left and bool(person.page.tutorial.bubble.isVisible())
    told = person.page.tutorial.bubble.isVisible() and person.page.tutorial.guide.is_told
    return bool(told and (step(person) != before or person.listed()))


class _Yes(QObject):
    """Presses yes, by the mouse, in every question that comes."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.asked: list[str] = []
        self._looks = QTimer(self, interval=15)
        self._looks.timeout.connect(self._look)
        self._looks.start()

    def _look(self) -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox) and box.text() not in self.asked[-1:]:
            self.asked.append(box.text())
            yes = next(one for one in box.buttons() if box.buttonRole(one) == QMessageBox.ButtonRole.AcceptRole)
            QTest.mouseClick(yes, Qt.MouseButton.LeftButton, pos=yes.rect().center())
            QTimer.singleShot(0, self, self._window.activateWindow)  # as the system does when a dialog has gone
        elif box is None:
            self.asked.append("")


def play_lesson(folder: Path, game: str, way: Way) -> None:
    """From the shelf to its last step; every bubble is read whole, points at something, and is told only in the
    position that it needs."""
    language, hand, size = way[:3]
    wanted = {"language": language, "text_size": size, "end_of_turn": way.ends, "ask_before_revelation": way.reveals}
    person = Person(preferences_in(folder, player_name="Ada", **wanted), way.window)
    open_lesson(person, game)
    person.session.set_pace(person.session.pace._replace(breath=BREATH))
    _Yes(person.window)
    speech, seen = load_language(language, game), []
    while now := step(person):
        bubble = person.page.tutorial.bubble
        if person.session.unconfirmed is None and now not in seen:
            assert bubble.isVisible(), now
            assert person.page.tutorial.guide.is_told, now
            assert bubble.title.text() == speech.sentence(f"tutorial.{now}.title", opponent="Novice")
            assert person.window.rect().contains(bubble.mapTo(person.window, bubble.rect().bottomRight()))
            assert not cut_off([bubble, *(part for part in bubble.findChildren(QWidget) if part.isVisible())])
            points = not person.page.tutorial.target().isEmpty()
            assert points == bool(person.page.tutorial.guide.step.point), f"{now} points at nothing"
            seen.append(now)
        take_step(person, hand)
    told = [one.id for one in load_lesson(game).steps]
    assert seen == [one for one in told if one in seen]
    passed = {one.id for one in load_lesson(game).steps if one.wait}  # they may be over before one can look
    assert set(told) - set(seen) <= passed
    # Names of cards on the board are too long for a small window in French; they are whole when pointed at.
    assert way.window == SMALL or not lettering.overflows, lettering.overflows
    person.leave()
