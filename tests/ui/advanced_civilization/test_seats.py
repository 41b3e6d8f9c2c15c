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


def test_seven_boxes_leave_room_for_the_succession_table_and_the_log(arrive: Arrival) -> None:
    person = arrive()
    sit_down(person, (HUMAN, *[RANDOM] * 7), variants=("random_nations",))
    side = person.page.side
    assert {box.height() for box in side.opponents.boxes()} == {52}
    assert side.score.isVisible()
    assert side.log.view.isVisible()
    assert len(person.models.markers) == 8
    assert side.score.height() >= 36 + 8 * 9.5
    sit_down(person, (HUMAN, RANDOM, RANDOM))
    assert {box.height() for box in person.page.side.opponents.boxes()} == {84}


def test_a_row_of_the_succession_table_tells_what_the_next_square_asks(arrive: Arrival) -> None:
    person = arrive()
    sit_down(person, (HUMAN, RANDOM, RANDOM), variants=("random_nations",))
    told = person.page.side.score.accessibleDescription()
    assert all(person.models.nation_name(seat) in told for seat in range(3))


def test_the_succession_table_has_room_for_nations_that_are_still_to_be_chosen(arrive: Arrival) -> None:
    person = arrive()
    sit_down(person, (HUMAN, RANDOM, RANDOM))
    panel = person.page.side.score
    assert len(person.models.markers) < 3
    assert panel.height() >= 36 + 3 * 9.5
