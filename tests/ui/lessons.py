"""The guided first game of any game, step by step: what its bubble asks for is done by hand."""

from __future__ import annotations

import time
from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from aoc_desktop.play.lesson import load_lesson
from aoc_desktop.text.language import load_language
from aoc_desktop.ui.kit import lettering
from tests.ui.person import Key, Person, preferences_in
from tests.ui.walk.eyes import cut_off
from tests.ui.windows import entry_of, open_page

PATIENCE = 30
HANDS = [("en", "drag", 100), ("fr", "click", 150), ("fr", "keys", 100)]
"""Language, how moves are made, and the size of words."""


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
    if moves := person.listed():
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
    while step(person) == now.id and not person.listed():
        assert time.monotonic() < end, now.id
        QTest.qWait(5)
    person.settle()


def play_lesson(folder: Path, game: str, language: str, hand: str, size: int) -> None:
    """From the shelf to its last step; every bubble is read whole, and points at something."""
    person = Person(preferences_in(folder, language=language, text_size=size, player_name="Ada"))
    open_lesson(person, game)
    speech, seen = load_language(language, game), []
    while now := step(person):
        bubble = person.page.tutorial.bubble
        if now not in seen:
            assert bubble.isVisible(), now
            assert bubble.title.text() == speech.sentence(f"tutorial.{now}.title", opponent="Novice")
            assert person.window.rect().contains(bubble.mapTo(person.window, bubble.rect().bottomRight()))
            assert not cut_off([bubble, *(part for part in bubble.findChildren(QWidget) if part.isVisible())])
            assert not person.page.tutorial.target().isEmpty(), f"{now} points at nothing"
            seen.append(now)
        take_step(person, hand)
    assert seen == [one.id for one in load_lesson(game).steps]
    assert not lettering.overflows, lettering.overflows
    person.leave()
