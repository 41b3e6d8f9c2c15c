"""The eight actions of a turn: small buttons under the bar, each on its digit; a greyed one says why."""

from __future__ import annotations

import pytest

from aoc_desktop.games.golden_ages.table.own_actions import BEGINNINGS, OWN_ACTIONS
from aoc_desktop.kernel.rng import Rng
from tests.ui.person import Arrival, Key, Person

DIGITS = (Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4, Key.Key_5, Key.Key_6, Key.Key_7, Key.Key_8)


@pytest.fixture
def acting(arrive: Arrival) -> Person:
    """At a turn with standing colonists."""
    person = arrive()
    person.set_table(("human", "random"), (), seed=3, game="golden_ages")
    rng = Rng(1)
    while person.models.standing.step != "turn":
        person.perform(rng.choice(person.listed()), person.by_list)
    return person


def verbs(person: Person) -> set[str]:
    return {move[0] for move in person.listed()}


def test_each_action_is_lit_if_a_move_begins_with_it(acting: Person) -> None:
    rail = {button.action_id: button for button in acting.page.prompt.rail}
    assert list(rail) == list(BEGINNINGS) == [spec.id for spec in OWN_ACTIONS]
    for action, (verb,) in BEGINNINGS.items():
        assert rail[action].isVisible()
        possible = verb in verbs(acting) or (verb == "wonder" and "free_wonder" in verbs(acting))
        assert rail[action].isEnabled() == possible, verb
        if not possible:
            assert acting.window.actions_.reason(action), verb


def test_a_digit_asks_for_what_is_missing(acting: Person) -> None:
    acting.tab_to_table()
    acting.key(DIGITS[2])
    assert acting.view.hand.asked == ("art",)
    lit = acting.view.hand.targets()
    assert {place[0] for place in lit} == {"colonist"}
    acting.tab_to(next(iter(lit)))
    before = len(acting.moves)
    acting.key(Key.Key_Return)
    assert acting.session.match.history[before].move[0] == "art"


def test_explorer_by_digit_colonist_and_square(acting: Person) -> None:
    acting.tab_to_table()
    acting.key(DIGITS[0])
    start = next(place for place in acting.view.hand.targets() if place[0] in ("colonist", "square"))
    if start[0] == "colonist":
        acting.click(start)
    lit = acting.view.hand.targets()
    assert {place[0] for place in lit} == {"square"}
    before = len(acting.moves)
    acting.click(next(iter(lit)))
    assert acting.session.match.history[before].move[0] == "explore"


def test_esc_takes_the_question_back(acting: Person) -> None:
    acting.tab_to_table()
    acting.key(DIGITS[2])
    acting.key(Key.Key_Escape)
    assert acting.view.hand.asked is None
    assert acting.view.hand.targets() == {}


def test_a_digit_chooses_the_judgement(acting: Person) -> None:
    """While the rules ask for one of a few cards, digits are theirs."""
    rng = Rng(5)
    while not (acting.models.standing.step == "judgement" and acting.listed()):
        if acting.listed():
            acting.perform(rng.choice(acting.listed()), acting.by_list)
        else:
            acting.settle()
    acting.tab_to_table()
    cards = [move[1] for move in acting.listed()]
    before = len(acting.moves)
    acting.key(DIGITS[1])
    assert acting.session.match.history[before].move == ("judge", cards[1])
