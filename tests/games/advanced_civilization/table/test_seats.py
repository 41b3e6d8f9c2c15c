"""The seats beside the table of Advanced Civilization."""

from __future__ import annotations

from PySide6.QtGui import QColor

from aoc_desktop.games.advanced_civilization.rules.state import NOBODY
from aoc_desktop.games.advanced_civilization.table.colours import NATIONS
from aoc_desktop.games.advanced_civilization.words.words import WORDS
from tests.games.advanced_civilization.table.tables import HUMAN, RANDOM, open_at, sit_down
from tests.ui.person import Arrival
from tests.ui.walk.eyes import painted_words


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


def test_who_has_no_nation_yet_is_named_once(arrive: Arrival) -> None:
    """Not as "Bo (Bo) is thinking", nor twice on the mat."""
    person = arrive()
    sit_down(person, (HUMAN, HUMAN))
    state, seats = person.session.match.state, person.session.names
    assert state.nation[1] == NOBODY
    assert WORDS.waiting_prompt(state, 1, seats[1], "en") == f"{seats[1]} is thinking …"
    assert WORDS.waiting_prompt(state, 1, seats[1], "fr") == f"{seats[1]} réfléchit…"
    head = person.view.stage.pieces["mat head"].laid.look
    assert [word for word in head if word] in [[name] for name in seats]


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


def test_a_seat_that_waits_is_told_beside_its_name_in_high_contrast(arrive: Arrival) -> None:
    """Nothing lies on its name or on its numbers."""
    person = arrive()
    person.window.preferences["theme"] = "contrast"
    open_at(person, "14", lambda state: state.turn == 2)
    roster = person.page.side.opponents
    rows = [row for row in roster.rows() if row.status == "waiting"]
    roster.pictures.clear()
    with painted_words([roster]) as painted:
        roster.grab()
    word = painted.ink[WORDS.speech("en").text("label.status_waiting")]
    last = painted.ink[person.models.nation_name(rows[-1].seat)]  # each is a picture of its own
    assert last.right() < word.left()
    assert word.bottom() < painted.ink["0"].top()


def test_a_nation_without_cards_shows_none_in_high_contrast(arrive: Arrival) -> None:
    """A place for a group's cards is left empty: a line around it would look like a card."""
    person = arrive()
    person.window.preferences["theme"] = "contrast"
    sit_down(person, (HUMAN, *[RANDOM] * 7), variants=("random_nations",))
    roster = person.page.side.opponents
    box = roster.boxes()[0]
    assert not roster.rows()[0].cards
    image = roster.grab().toImage()
    foot = [
        QColor(image.pixel(x, round(box.bottom()) - 6)) for x in range(round(box.left()) + 12, round(box.right()) - 8)
    ]
    assert all(pixel.lightnessF() < 0.1 for pixel in foot)
