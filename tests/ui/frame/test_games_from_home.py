"""Whole games on the real window, by mouse and keys alone; the end is what the record says."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QComboBox

from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.rng import Rng
from tests.ui.person import Arrival, Key, Person

HUMAN, RANDOM = "human", "random"


def went_through(person: Person) -> set[str]:
    """The game is over, as its record says; the kinds of gestures that were really made."""
    person.check()
    print(
        f"\n  {len(person.gestures)} gestures, {person.automatic} automatic moves: {dict(sorted(person.kinds.items()))}"
    )
    return set(person.kinds)


def test_three_people_by_dragging(arrive: Arrival) -> None:
    """Hot seat, with the word at the end of each turn given on the summary."""
    person = arrive(end_of_turn="ask")
    person.set_table((HUMAN, HUMAN, HUMAN), ("innovation",), seed=5)
    person.play_to_the_end(person.by_dragging, Rng(1), person.confirm_by_mouse)
    assert went_through(person) >= {
        *("market>rise", "market>annex", "worker>action", "special>column"),
        *("technology>action", "wonder>action", "wonder>wonders"),
        *("button done", "button rest"),
    }


def test_keys_alone_from_the_home_screen_to_the_last(arrive: Arrival) -> None:
    """Two people and an AI seat: table, list of moves and shortcuts in turn; not one event of the mouse."""
    person = arrive(end_of_turn="ask")
    start_by_keys(person, (HUMAN, HUMAN, RANDOM), seed=8)
    rng = Rng(2)

    def gesture(move: Move) -> None:
        (person.by_list if rng.below(3) == 0 else person.by_keys)(move)

    def between() -> None:
        if person.session.unconfirmed is not None:
            person.key(Key.Key_E)
            person.settle()

    person.play_to_the_end(gesture, rng, between)
    assert went_through(person) >= {
        "list",
        "market",
        "rise",
        "annex",
        "worker",
        "action",
        "technology",
        "wonder",
        "key done",
    }


def start_by_keys(person: Person, seats: tuple[str, ...], seed: int) -> None:
    """The shelf, the game's page, the form, the table."""
    person.key(Key.Key_Return)
    tab_to(person, "entry_new_game")
    person.key(Key.Key_Return)
    for number in range(4):
        wanted = seats[number] if number < len(seats) else ""
        tab_to(person, f"player_{number + 1}")
        box = QApplication.focusWidget()
        assert isinstance(box, QComboBox)
        person.key(Key.Key_Home)
        while (box.currentData() or "") != wanted:
            person.key(Key.Key_Down)
    tab_to(person, "seed")
    person.write(str(seed))
    person.key(Key.Key_Return)
    person.listen()
    person.settle()
    assert tuple(seat.level for seat in person.session.seats) == seats


def tab_to(person: Person, name: str) -> None:
    for _ in range(40):
        here = QApplication.focusWidget()
        if here is not None and here.objectName() == name:
            return
        person.key(Key.Key_Tab)
    raise AssertionError(f"Tab never comes to {name}")


@pytest.mark.parametrize("variants", [(), ("innovation",)])
def test_a_solo_game(arrive: Arrival, variants: tuple[str, ...]) -> None:
    person = arrive()
    person.set_table((HUMAN,), variants, seed=3)
    assert person.session.record().mode == "solo"
    person.play_to_the_end(person.by_dragging, Rng(4))
    assert went_through(person) >= {"market>rise", "worker>action"}


def test_two_people_draft_behind_a_curtain(arrive: Arrival) -> None:
    """Hands are passed and played; the screen never shows the hand of the person who is away."""
    person = arrive(end_of_turn="ask")
    person.set_table((HUMAN, HUMAN), ("draft",), seed=6)
    curtains = 0
    knocks = (Key.Key_S, Key.Key_R, Key.Key_E, Key.Key_F)

    def between() -> None:
        nonlocal curtains
        person.confirm_by_mouse()
        if person.at_end:
            return
        if person.page.curtain.isVisible():
            assert not person.view.isVisible()
            assert not person.page.side.isVisible()
            before = person.moves
            for key in knocks:
                person.key(key)
            assert person.moves == before, "played behind the curtain"
            curtains += person.lift_curtain(by_key=curtains % 2 == 0)
        seat = person.models.viewer
        assert seat in (person.session.decider, person.session.unconfirmed)
        hand = person.session.match.state.players[seat].hand
        assert [row.card for row in person.models.hand.rows] == [card.id for card in hand]

    person.play_to_the_end(person.by_dragging, Rng(7), between)
    assert went_through(person) >= {"pack>keep", "hand>rise", "hand>annex", "worker>action"}
    assert curtains > 12


def test_three_people_by_clicks(arrive: Arrival) -> None:
    """Card, then target; one of the three is an AI seat."""
    person = arrive()
    person.set_table((HUMAN, HUMAN, RANDOM), ("innovation", "changing_world"), seed=9)
    person.play_to_the_end(person.by_clicks, Rng(3))
    assert went_through(person) >= {
        "market",
        "rise",
        "annex",
        "worker",
        "action",
        "special",
        "column",
        "technology",
        "wonder",
    }
