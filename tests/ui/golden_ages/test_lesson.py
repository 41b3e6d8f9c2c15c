"""The guided first game of The Golden Ages, played to its end by mouse and keys in both languages."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from aoc_desktop.models.lesson import load_lesson
from aoc_desktop.text.golden_ages.speech import GAME_ID, load_language
from aoc_desktop.ui import lettering
from tests.ui.person import Key, Person, preferences_in
from tests.ui.walk.eyes import cut_off

PATIENCE = 30


@pytest.fixture(autouse=True)
def profile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path / "home"))


def step(person: Person) -> str:
    now = person.page.tutorial.guide.step
    return now.id if now is not None else ""


def open_lesson(person: Person) -> None:
    person.click_widget(person.window.home.findChild(QWidget, f"box_{GAME_ID}"))
    person.click_widget(person.window.stack.currentWidget().findChild(QWidget, "entry_learn"))
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


@pytest.mark.parametrize(("language", "hand", "size"), [("en", "drag", 100), ("fr", "click", 150), ("fr", "keys", 100)])
def test_the_lesson_is_played_step_by_step(tmp_path: Path, language: str, hand: str, size: int) -> None:
    person = Person(preferences_in(tmp_path, language=language, text_size=size, player_name="Ada"))
    open_lesson(person)
    speech, seen = load_language(language), []
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
    assert seen == [one.id for one in load_lesson(GAME_ID).steps]
    assert not lettering.overflows, lettering.overflows
    person.leave()
