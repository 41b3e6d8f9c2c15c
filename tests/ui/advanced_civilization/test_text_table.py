"""Advanced Civilization from the table as text: a whole game by the keyboard alone; areas lead to their neighbours."""

from __future__ import annotations

from aoc_desktop.kernel.rng import Rng
from aoc_desktop.ui.table.text_rows import Row
from tests.ui.advanced_civilization.tables import HUMAN, RANDOM, play_until, sensible, sit_down
from tests.ui.person import Arrival, Key


def test_a_whole_game_from_the_text_table(arrive: Arrival) -> None:
    """Rows and typed commands in turn; a short game."""
    person, rng = arrive(text_table="on"), Rng(1)
    sit_down(person, (HUMAN, RANDOM, RANDOM))
    assert person.page.reads
    for _ in range(400):
        if person.at_end:
            break
        if person.listed():
            person.perform(sensible(person, rng), person.by_command if rng.below(4) == 0 else person.by_text)
        else:
            person.settle()
    person.check()
    assert {"command", "area"} <= set(person.kinds)


def test_an_area_tells_its_pieces_and_leads_to_its_neighbours(arrive: Arrival) -> None:
    person = arrive(text_table="on")
    sit_down(person, (HUMAN, RANDOM, RANDOM))
    play_until(person, "movement", Rng(1))
    text, board = person.page.text, person.models.state.table.board
    mine = next(row.area for row in person.models.stacks.rows if row.area)
    person.key(Key.Key_Slash)
    person.write(f"go {mine}")
    person.key(Key.Key_Return)
    assert text.tree.here.of[1] == mine
    near = board.areas[board.land[board.area[mine]][0]]
    person.read_to(Row("link", (("area", mine), ("area", near))))
    person.key(Key.Key_Return)
    assert text.tree.here == Row("place", ("area", near), "map")
    assert "token" in text.model.told(Row("place", ("area", mine), "map")).text


def test_a_seat_is_named_once_in_its_row(arrive: Arrival) -> None:
    person = arrive(text_table="on")
    sit_down(person, (HUMAN, RANDOM, RANDOM), variants=("random_nations",))
    told = person.page.text.model.told(Row("section", "seat 1"))
    assert told.text == person.models.seats.rows[1].name
    assert told.summary.startswith(f"{person.models.nation_name(1)}:")
