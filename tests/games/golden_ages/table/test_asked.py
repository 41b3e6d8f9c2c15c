"""What the person is asked before, and what a single click does: an attack, a technology."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMessageBox

from aoc_desktop.games import game_named
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.record import start
from aoc_desktop.play.lesson import load_lesson
from aoc_desktop.play.live_session import LiveSession
from aoc_desktop.play.session import SeatInfo
from aoc_desktop.ui.table.page import confirmations
from tests.sessions import AT_ONCE
from tests.ui.person import Arrival, Key, Person


def at_the_lessons(arrive: Arrival, until: Move) -> Person:
    """A free game in the position in which the lesson asks for this move."""
    lesson = load_lesson("golden_ages")
    match = start(game_named("golden_ages"), lesson.record("Ada", "Novice"))
    mine = [move for step in lesson.steps for move in (*step.moves, *step.then)]
    waiting = {0: mine, 1: list(lesson.replies[1])}
    while mine[0] != until:
        seat = match.deciders[0]
        match.play(seat, waiting[seat].pop(0))
    while match.deciders[0] != 0:
        match.play(1, waiting[1].pop(0))
    match.beginning = match.beginning._replace(meta={"id": "asked"})
    person = arrive()
    person.window.show_session(
        LiveSession(match, [SeatInfo("Ada"), SeatInfo("Livia", "novice")], AT_ONCE, person.window)
    )
    person.page.banner.dismiss()
    person.page.since_panel.dismiss()
    person.settle()
    return person


def test_an_attack_names_target_cost_and_gain_before_it_happens(
    arrive: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Key 4 and a click are not enough, even if there is only one target."""
    asked: list[tuple[str, str]] = []

    def thinks_again(box: QMessageBox) -> bool:
        asked.append((box.windowTitle(), box.text()))
        return False

    monkeypatch.setattr(confirmations, "said_yes", thinks_again)
    person = at_the_lessons(arrive, ("attack", "g3", "f3"))
    before = person.moves
    person.key(Key.Key_4)
    for _ in range(3):
        if asked or not (targets := person.view.hand.targets()):
            break
        person.click(next(iter(targets)))
    assert len(asked) == 1
    title, text = asked[0]
    assert "f3" in title
    assert "Ada attacks f3 from g3: −3 gold (3, first attack)." in text
    assert "+1 gold (Agriculture)" in text
    assert "Livia loses the city on f3" in text
    assert "4 points" not in text, "the tile is drawn only then"
    assert "You take a glory tile" in text
    assert "cannot be taken back" in text
    assert person.moves == before


def test_one_click_buys_a_technology(arrive: Arrival) -> None:
    person = at_the_lessons(arrive, ("develop", "agriculture"))
    before = person.moves
    person.click(("technology", "agriculture"))
    assert person.moves == [*before, "develop agriculture"]
