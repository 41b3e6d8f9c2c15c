"""The pace "step by step": an AI seat moves when it is asked to, by Space or by a click."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from aoc_desktop.kernel.rng import Rng
from aoc_desktop.profile.settings import PACES, STEP_BY_STEP, Settings
from tests.ui.person import NONE, SHIFT, Arrival, Key, Person, choose

LONG = 700
"""Milliseconds in which the usual pace would have played."""


def at_an_ai_seat(person: Person, level: str = "random") -> None:
    """Play until another seat is to move."""
    person.set_table(("human", level), seed=7)
    rng = Rng(2)
    for _ in range(30):
        if person.session.awaits_step:
            return
        if listed := person.listed():
            person.perform(choose(listed, rng, person.gestures), person.by_clicks)
        else:
            QTest.qWait(20)
    raise AssertionError("nobody else's turn comes")


@pytest.mark.parametrize(("language", "word"), [("en", "Next"), ("fr", "Suivant")])
def test_a_move_waits_for_space_or_a_click(arrive: Arrival, language: str, word: str) -> None:
    person = arrive(pace=STEP_BY_STEP, language=language)
    at_an_ai_seat(person)
    before = person.moves
    QTest.qWait(LONG)
    assert person.moves == before
    button = person.page.prompt.buttons["hurry"]
    assert button.isVisible()
    assert button.text().startswith(word)
    assert person.session.seats[1].name in person.page.prompt.text
    person.key(Key.Key_Space)
    assert len(person.moves) == len(before) + 1
    QTest.qWait(LONG)
    if person.session.awaits_step:
        assert len(person.moves) == len(before) + 1
        person.click_widget(button)
        assert len(person.moves) == len(before) + 2


def test_a_whole_turn_of_a_thinking_seat_and_then_ones_own(arrive: Arrival) -> None:
    person = arrive(pace=STEP_BY_STEP)
    at_an_ai_seat(person, "novice")
    pressed = 0
    while not person.session.human_decides:
        before = len(person.moves)
        assert person.session.awaits_step
        person.key(Key.Key_Space)
        pressed += 1
        if person.session.is_thinking:
            assert "thinking" in person.page.prompt.text
            person.key(Key.Key_Space)  # it is on its way already
        person.wait_for(lambda now=before: len(person.moves) > now or None)
        assert len(person.moves) == before + 1
    assert pressed >= 2
    assert not person.page.prompt.buttons["hurry"].isVisible()
    assert person.window.actions_["hurry"].text() == "Do not wait"


def test_the_pace_is_chosen_in_the_settings(arrive: Arrival, tmp_path: Path) -> None:
    """In the middle of an AI seat's turn: what waited goes on by itself, and the other way round."""
    person = arrive(pace=STEP_BY_STEP)
    at_an_ai_seat(person)
    before = person.moves
    person.window.show_settings("game")
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    combo = dialog.combos["pace"]  # type: ignore[attr-defined]
    assert [combo.itemText(place) for place in range(combo.count())] == [
        *("Step by step", "Slow", "Usual", "Quick", "At once")
    ]
    assert combo.currentText() == "Step by step"
    combo.setFocus()
    QTest.keyClick(combo, Key.Key_End)
    dialog.close()
    assert person.window.preferences["pace"] == 0
    person.wait_for(lambda: person.session.human_decides or None)
    assert len(person.moves) > len(before)


@pytest.mark.parametrize("pace", PACES)
def test_every_pace_is_kept(tmp_path: Path, pace: int) -> None:
    """Those of settings written before there were steps too."""
    file = tmp_path / "settings.json"
    file.write_text(json.dumps({"pace": pace}), encoding="utf-8")
    settings = Settings(file)
    assert settings["pace"] == pace
    assert settings.refused == []


def test_things_move_as_usual_between_the_steps(arrive: Arrival) -> None:
    preferences = arrive(pace=STEP_BY_STEP).window.preferences
    assert preferences.motion(600) == 600
    assert preferences.pace.delay == 400
    assert preferences.pace.step_by_step
    preferences["reduced_motion"] = True
    assert preferences.motion(600) == 120


def test_the_ring_is_on_the_table_as_soon_as_tab_comes_to_it(arrive: Arrival) -> None:
    """Also while nothing there can be used, for another seat is to move."""
    person = arrive(pace=STEP_BY_STEP)
    at_an_ai_seat(person)
    view = person.view
    for modifiers in (NONE, SHIFT):
        person.page.bar.primary.setFocus()
        view.walk.set(None)
        for _ in range(80):
            person.key(Key.Key_Tab, modifiers)
            if view.hasFocus():
                break
        assert view.walk.place is not None
        assert view.ring.isVisible()
        person.key(Key.Key_Tab, modifiers)
        assert not view.hasFocus()
