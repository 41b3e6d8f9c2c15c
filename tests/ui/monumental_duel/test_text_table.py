"""Monumental Duel from the table as text: a whole game by the keyboard alone, rows and typed commands in turn."""

from __future__ import annotations

from aoc_desktop.kernel.rng import Rng
from tests.ui.person import Arrival

GAME = "monumental_duel"


def test_a_whole_game_from_the_text_table(arrive: Arrival) -> None:
    person = arrive(text_table="on")
    person.set_table(("human", "random"), (), seed=3, game=GAME)
    rng = Rng(3)
    person.read_to_the_end(rng, lambda: rng.below(3) > 0)
    assert {"command", "cell", "track"} <= set(person.kinds)
