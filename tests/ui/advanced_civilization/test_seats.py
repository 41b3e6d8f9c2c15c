"""The seats beside the table of Advanced Civilization."""

from __future__ import annotations

from aoc_desktop.ui.advanced_civilization.colours import NATIONS
from tests.ui.advanced_civilization.tables import HUMAN, RANDOM, sit_down
from tests.ui.person import Arrival


def test_a_seat_takes_its_nations_colour_everywhere(arrive: Arrival) -> None:
    """From the moment it is chosen: on the table, in bar, log and curtain; before, it has its player's."""
    person = arrive()
    sit_down(person, (HUMAN, RANDOM, RANDOM))
    seats = person.window.preferences.seats
    assert seats[0] not in NATIONS.values()
    person.perform(next(move for move in person.listed() if move == ("nation", "crete")), person.by_clicks)
    assert person.window.preferences.seats[0] == NATIONS["crete"]
    assert person.view.theme.seats[0] == NATIONS["crete"]
    assert person.page.side.opponents.theme.seats[0] == NATIONS["crete"]
    person.window.go_home()
    sit_down(person, (HUMAN, RANDOM))
    assert person.window.preferences.seats[0] == seats[0]
