"""Whole games of Advanced Civilization on the real window; the end is what the record says."""

from __future__ import annotations

from collections.abc import Callable

from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.rng import Rng
from tests.games.advanced_civilization.table.tables import HUMAN, RANDOM, sensible, sit_down
from tests.ui.person import Arrival, Person

TURNS = 9
"""Long enough for cities, trade and a calamity."""


def play(
    person: Person, gesture: Callable[[Move], None], rng: Rng, between: Callable[[], object] = lambda: None
) -> set[str]:
    """As a player would who knows the rules; the kinds of gestures that were really made."""
    for _ in range(1500):
        if person.at_end:
            break
        between()
        if person.listed():
            person.perform(sensible(person, rng), gesture)
        else:
            person.settle()
    person.check()
    print(
        f"\n  {len(person.gestures)} gestures, {person.automatic} by themselves: {dict(sorted(person.kinds.items()))}"
    )
    return set(person.kinds)


def test_three_people_by_dragging(arrive: Arrival) -> None:
    """Hot seat: the curtain falls between them as soon as somebody has a hand."""
    person = arrive()
    sit_down(person, (HUMAN, HUMAN, HUMAN), seed=2, turn_limit=TURNS, trade_rounds=1)
    assert play(person, person.by_dragging, Rng(1), person.lift_curtain) >= {
        *("stack>area", "new city>area", "new ship>berth", "hand>my side", "ship>stock"),
        *("nation", "lot", "goods", "ask", "answer", "button done", "button offer"),
    }


def test_three_people_by_clicks(arrive: Arrival) -> None:
    person = arrive()
    sit_down(person, (HUMAN, HUMAN, HUMAN), seed=3, turn_limit=TURNS, trade_rounds=1)
    assert play(person, person.by_clicks, Rng(2), person.lift_curtain) >= {
        *("stack", "area", "berth", "hand", "lot", "goods", "ask", "answer", "button done")
    }


def test_three_people_by_keys(arrive: Arrival) -> None:
    """Tab, arrows, Enter."""
    person = arrive()
    sit_down(person, (HUMAN, HUMAN, HUMAN), seed=4, turn_limit=TURNS, trade_rounds=1)
    assert play(person, person.by_keys, Rng(3), lambda: person.lift_curtain(by_key=True)) >= {
        *("stack", "area", "berth", "hand", "lot", "goods", "ask", "answer", "key done", "key offer", "key answer")
    }


def test_from_the_list_alone(arrive: Arrival) -> None:
    """What nothing else offers, the list of legal moves does."""
    person = arrive()
    sit_down(person, (HUMAN, RANDOM, RANDOM))
    assert "list" in play(person, person.by_list, Rng(1))


def test_two_turns_of_three_people_and_ai_seats_by_mouse(arrive: Arrival) -> None:
    """With the settings of a first start: a phase ends when its player presses Done, also after the last token."""
    person, rng, waited = arrive(end_of_turn="breath"), Rng(5), 0
    sit_down(person, (HUMAN, HUMAN, HUMAN, RANDOM, RANDOM), seed=5)
    for _ in range(200):
        if person.session.match.state.turn > 2:
            break
        person.lift_curtain()
        if person.session.unconfirmed is not None:
            waited += 1
            person.click_widget(person.page.bar.primary)
            person.settle()
        elif person.listed():
            person.perform(sensible(person, rng), person.by_clicks if rng.below(2) else person.by_dragging)
        else:
            person.settle()
    assert person.session.match.state.turn == 3
    assert waited, "somebody moved the last token"
    person.check()
