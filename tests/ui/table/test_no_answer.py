"""A computer player whose process hangs or answers nonsense is asked again; then the person decides who plays on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from aoc_desktop import cli
from aoc_desktop.ai import worker
from aoc_desktop.kernel.record import Record, read_record
from aoc_desktop.profile.log_file import last_lines, start_log, stop_log
from aoc_desktop.ui.screens.result.review import ReviewScreen
from tests.ai.bad_workers import Fault, bad_worker, dies_in_the_middle, hangs, plays_against_the_rules
from tests.solo_games import finished
from tests.ui.person import Arrival, Key, Person

HUMAN = "human"
EASIER, AGAIN = 0, 1
"""The answers, in their order."""
ENGLISH = ("The computer finds no move for {}.", "It was asked twice.", "Let “", "Ask again")
FRENCH = (
    "L’ordinateur ne trouve pas de coup pour {}.",
    "Il a été interrogé deux fois.",
    "Confier à",
    "Interroger encore",
)

Spoil = Callable[..., None]


@pytest.fixture
def spoil(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Spoil:
    """The next workers, so many of them, have this fault; a worker hangs after so many seconds."""

    def spoil(fault: Fault, bad: int = 1000, seconds: float = 1.0) -> None:
        starts = tmp_path / "starts"
        starts.unlink(missing_ok=True)
        monkeypatch.setattr(worker, "serve", partial(bad_worker, fault, starts, bad))
        monkeypatch.setattr(worker, "PATIENCE", seconds)

    return spoil


def sit(arrive: Arrival, level: str, **wanted: object) -> Person:
    person = arrive(**wanted)
    person.set_table((HUMAN, level), seed=6)
    return person


def turn_of_computer(person: Person) -> None:
    """The person plays until the computer is asked."""
    session = person.session
    while session.human_decides:
        session.play(session.legal()[0])
        person.settle()


def box_before(person: Person) -> QMessageBox:
    """The question that the person is asked, as soon as it stands there."""
    turn_of_computer(person)

    def look() -> QMessageBox | None:
        box = QApplication.activeModalWidget()
        return box if isinstance(box, QMessageBox) else None

    box = person.wait_for(look)
    assert box.objectName() == "no_answer"
    return box


def goes_on(person: Person, moves: int) -> None:
    """The computer has played, and it is the person's turn again, or will be."""
    person.wait_for(lambda: True if len(person.session.match.history) > moves else None)


@pytest.mark.parametrize(("language", "words"), [("en", ENGLISH), ("fr", FRENCH)])
def test_who_hangs_twice_is_named_and_an_easier_level_plays_on(
    arrive: Arrival, spoil: Spoil, language: str, words: tuple[str, ...]
) -> None:
    person = sit(arrive, "sage", language=language)
    start_log()
    spoil(hangs)
    box = box_before(person)
    seat, moves = person.session.match.deciders[0], len(person.session.match.history)
    text, more, easier, again = words
    assert box.text() == text.format(person.session.seats[seat].name)
    assert box.informativeText().startswith(more)
    assert box.buttons()[EASIER].text().startswith(easier)
    assert box.buttons()[AGAIN].text() == again
    assert "does not answer" in last_lines()
    stop_log()
    spoil(hangs, bad=0, seconds=60)
    person.click_widget(box.buttons()[EASIER])
    goes_on(person, moves)
    assert person.session.seats[seat].level == "novice"
    assert [row.level for row in person.models.seats.rows][seat] == "novice"
    assert person.session.record().meta["seats"][seat]["level"] == "novice"


def test_where_no_worker_is_of_use_a_level_without_thought_plays_on(arrive: Arrival, spoil: Spoil) -> None:
    person = sit(arrive, "novice")
    spoil(dies_in_the_middle)
    box = box_before(person)
    seat, moves = person.session.match.deciders[0], len(person.session.match.history)
    person.click_widget(box.buttons()[EASIER])
    goes_on(person, moves)
    assert person.session.seats[seat].level == "random"
    for _ in range(3):
        turn_of_computer(person)
        person.wait_for(lambda: True if person.session.human_decides or person.session.finished else None)


@pytest.mark.parametrize("key", [Key.Key_Escape, Key.Key_Return])
def test_asked_again_by_key_it_may_answer(arrive: Arrival, spoil: Spoil, key: Key) -> None:
    """Esc asks again; Enter on the first answer lets another play."""
    person = sit(arrive, "adept")
    spoil(plays_against_the_rules, seconds=60)
    box = box_before(person)
    seat, moves = person.session.match.deciders[0], len(person.session.match.history)
    spoil(plays_against_the_rules, bad=0, seconds=60)
    QTest.keyClick(box, key)
    goes_on(person, moves)
    assert person.session.seats[seat].level == ("adept" if key == Key.Key_Escape else "novice")


def test_one_bad_answer_is_not_even_noticed(arrive: Arrival, spoil: Spoil) -> None:
    person = sit(arrive, "novice")
    spoil(plays_against_the_rules, bad=1, seconds=60)
    turn_of_computer(person)
    goes_on(person, len(person.session.match.history))
    assert QApplication.activeModalWidget() is None


def test_a_hint_that_never_comes_is_told(arrive: Arrival, spoil: Spoil) -> None:
    person = sit(arrive, HUMAN)
    spoil(hangs)
    person.key(Key.Key_H)
    person.key(Key.Key_H)
    assert person.page.hints.thinks
    person.wait_for(lambda: True if person.window.notice.bubble.isVisible() else None)
    assert person.window.notice.words.text() == "No hint can be found now: the computer gives no answer."
    assert not person.page.hints.isVisible()
    spoil(hangs, bad=0, seconds=60)
    person.key(Key.Key_H)
    person.key(Key.Key_H)
    person.wait_for(lambda: True if person.page.hints.isVisible() and not person.page.hints.thinks else None)


def test_a_review_that_stops_says_so_and_goes_on_when_asked(arrive: Arrival, spoil: Spoil) -> None:
    person = arrive()
    seats = [{"name": "Ada", "level": HUMAN}]
    person.window.continue_record(finished(2)._replace(meta={"seats": seats}))
    person.settle()
    spoil(hangs)
    person.window.ending.show_review()
    screen = person.window.stack.currentWidget()
    assert isinstance(screen, ReviewScreen)
    person.wait_for(lambda: None if screen.review.running else True)
    assert screen._summary.text().startswith("The computer gives no answer for turn 1 of ")
    assert screen.stop.text() == "Go on"
    spoil(hangs, bad=0, seconds=60)
    person.click_widget(screen.stop)
    person.wait_for(lambda: True if screen.cards else None)


def test_a_game_that_nobody_watches_ends_where_it_stands(spoil: Spoil, folder: Path) -> None:
    spoil(hangs)
    seats = [{"name": "Ada", "level": HUMAN}, {"name": "Bo", "level": "random"}]
    record = Record("age_of_civilization", "second_edition", 2, "table", (), {"seed": 5}, (), {"seats": seats})
    path, out = folder / "game.json", folder / "end.json"
    path.write_text(record.to_json(), encoding="utf-8")
    assert cli.main(["play", str(path), "--finish", str(out), "--level", "adept"]) == 1
    assert read_record(out).game == record.game
