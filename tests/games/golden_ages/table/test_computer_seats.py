"""Computer players at the table of The Golden Ages, and the hint that they give."""

from __future__ import annotations

from aoc_desktop.kernel.rng import Rng
from aoc_desktop.ui.kit import lettering
from tests.ui.person import Arrival


def test_a_computer_player_answers_and_a_hint_is_told(arrive: Arrival) -> None:
    person = arrive(player_name="Ada")
    person.set_table(("human", "novice"), (), seed=4, game="golden_ages")
    rng = Rng(4)
    for _ in range(4):
        moves = person.wait_for(lambda: person.listed() or None, 60)
        person.perform(rng.choice(moves), person.by_list)
    person.wait_for(lambda: person.listed() or None, 60)
    person.page.act("hint")
    hints = person.page.hints
    person.wait_for(lambda: hints.isVisible() or None)
    hints.accept.click()
    best = person.wait_for(lambda: hints.rows[0].move_ or None, 120)
    assert best in person.listed()
    person.window.grab()
    assert not lettering.overflows, lettering.overflows
