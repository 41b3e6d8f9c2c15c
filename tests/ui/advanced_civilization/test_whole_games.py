"""Whole games of Advanced Civilization on the real window; the end is what the record says."""

from __future__ import annotations

from aoc_desktop.kernel.rng import Rng
from tests.ui.advanced_civilization.tables import HUMAN, RANDOM, sensible, sit_down
from tests.ui.person import Arrival


def test_from_the_list_alone(arrive: Arrival) -> None:
    """What nothing else offers, the list of legal moves does."""
    person, rng = arrive(), Rng(1)
    sit_down(person, (HUMAN, RANDOM, RANDOM))
    for _ in range(400):
        if person.at_end:
            break
        if person.listed():
            person.perform(sensible(person, rng), person.by_list)
        else:
            person.settle()
    person.check()
