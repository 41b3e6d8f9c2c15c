"""At the window: effects whose order makes no difference go by themselves, are logged as such and go back together."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMessageBox

from aoc_desktop.ui.table.page import confirmations
from tests.games.age_of_civilization.position import Position
from tests.ui.person import CTRL, Arrival, Key, Person


def before_the_rest(arrive: Arrival, **settings: object) -> Person:
    """Mali, Currency and the Hanging Gardens will each give coins when the turn ends."""
    person = arrive(**settings)
    person.set_table(("human", "human"), seed=4)
    cards = {"technologies": ["currency"], "wonders": ["hanging_gardens"]}
    person.session.match.state = Position(2).hold(0, main="mali", workers=1, **cards).at("actions", round=2).state
    person.session.set_pace(person.session.pace)
    person.settle()
    return person


def test_they_are_resolved_and_logged_and_one_undo_takes_them_back(arrive: Arrival) -> None:
    person = before_the_rest(arrive, end_of_turn="ask")
    lines = len(person.page.side.log.lines())
    person.perform(("rest",), person.by_clicks)
    person.settle()
    assert person.moves == ["rest", "use mali", "use currency", "use hanging_gardens"]
    assert person.session.unconfirmed == 0
    assert person.page.prompt.text == "Your turn: +6 coins, +1 worker. End it?"
    told = [line for line in person.page.side.log.lines() if line.startswith("Played automatically")]
    assert told == [
        "Played automatically, the order makes no difference: Mali.",
        "Played automatically, the order makes no difference: Currency.",
        "Played automatically, the only choice: Hanging Gardens.",
    ]
    person.key(Key.Key_Z, CTRL)
    person.settle()
    assert person.moves == []
    assert ("rest",) in person.listed()
    assert len(person.page.side.log.lines()) == lines


def test_without_the_setting_the_player_chooses_the_order(arrive: Arrival) -> None:
    person = before_the_rest(arrive, play_forced_moves=False)
    person.perform(("rest",), person.by_clicks)
    person.settle()
    assert person.moves == ["rest"]
    assert person.listed() == [("use", "mali"), ("use", "currency"), ("use", "hanging_gardens")]
    person.perform(("use", "hanging_gardens"), person.by_clicks)
    assert person.moves == ["rest", "use hanging_gardens"]
    assert not any("by itself" in line for line in person.page.side.log.lines())


def test_an_outlined_technology_takes_the_click_that_an_effect_of_the_turns_end_asks_for(arrive: Arrival) -> None:
    """Babylon: the cards are outlined, and not only the small row of the effect is answered."""
    person = arrive()
    person.set_table(("human", "human"), seed=4)
    person.session.match.state = Position(2).hold(0, main="babylon", workers=1).at("end_of_turn", round=2).state
    person.session.set_pace(person.session.pace)
    person.settle()
    person.click(("technology", "writing"))
    assert person.moves == ["use babylon writing"]


def test_who_finishes_with_free_workers_is_asked(arrive: Arrival, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def answer(box: QMessageBox) -> bool:
        asked.append(box.text())
        return len(asked) > 1

    monkeypatch.setattr(confirmations, "said_yes", answer)
    person = arrive()
    person.set_table(("human", "human"), seed=4)
    person.session.match.state = Position(2).hold(0, main="egypt", workers=3).at("actions", round=2).state
    person.session.set_pace(person.session.pace)
    person.settle()
    act = next(move for move in person.session.legal() if move[0] == "act")
    person.session.play(act)
    person.settle()
    person.key(Key.Key_F)
    assert [words.split(".")[1] for words in asked] == [" Finish your actions?"], asked
    assert person.moves == [" ".join(act)]
    person.key(Key.Key_F)
    assert "done" in person.moves


def test_a_single_answer_is_not_asked_for_even_if_it_ends_the_round(arrive: Arrival) -> None:
    """One effect is left at the end of the turn: nobody clicks it away."""
    person = before_the_rest(arrive, end_of_turn="breath")
    person.session.set_pace(person.session.pace._replace(breath=20))
    person.perform(("rest",), person.by_clicks)
    person.wait_for(lambda: True if len(person.moves) > 3 else None)
    assert person.moves[:4] == ["rest", "use mali", "use currency", "use hanging_gardens"]
