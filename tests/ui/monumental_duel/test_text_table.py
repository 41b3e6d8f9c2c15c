"""Monumental Duel from the table as text: a whole game by the keyboard alone, rows and typed commands in turn."""

from __future__ import annotations

from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.rng import Rng
from tests.ui.person import Arrival

GAME = "monumental_duel"


def test_a_whole_game_from_the_text_table(arrive: Arrival) -> None:
    person = arrive(text_table="on")
    person.set_table(("human", "random"), (), seed=3, game=GAME)
    assert person.page.reads
    rng = Rng(3)

    def gesture(move: Move) -> None:
        (person.by_text if rng.below(3) == 0 else person.by_command)(move)

    person.play_to_the_end(gesture, rng, lambda: person.lift_curtain(by_key=True))
    person.check()
    assert {"command", "cell", "track"} <= set(person.kinds)
