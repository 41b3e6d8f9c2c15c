"""Motion on the map: it shows what others did, in its true order, can be cut short, and is off where it is unwanted."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPathItem

from aoc_desktop.games.advanced_civilization.rules import events as kinds
from aoc_desktop.games.advanced_civilization.rules.events import calamity_cause
from aoc_desktop.games.advanced_civilization.table.motions import _removed
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.ui.table.picture.motion import Flyer
from tests.games.advanced_civilization.table.moments import asked, take_up, turn_begins
from tests.ui.person import Arrival, Person


def sit_down(arrive: Arrival, **settings: object) -> Person:
    """At a table where nothing goes on by itself."""
    person = arrive(**{"pace": 400, **settings})
    take_up(person, turn_begins(8), 0)
    person.session.pause()
    person.view.animator.finish()
    return person


def happen(person: Person, *events: Event) -> None:
    match = person.session.match
    moment = match.game.moment(match.state)
    person.view.animator.show((PlayedMove(1, ("done",), "done", events, moment),))


def flyers(person: Person) -> list[Flyer]:
    return [item for item in person.view.scene().items() if isinstance(item, Flyer)]


def a_move(person: Person) -> Event:
    board = person.models.state.table.board
    row = next(row for row in person.models.stacks.rows if row.seat == 1 and board.land[board.area[row.area]])
    beside = board.areas[board.land[board.area[row.area]][0]]
    return kinds.Moved(1, row.area, beside, 1)


def test_what_another_moves_slides_as_a_ghost_and_can_be_cut_short(arrive: Arrival) -> None:
    person = sit_down(arrive)
    happen(person, a_move(person), a_move(person))
    ghosts = flyers(person)
    assert len(ghosts) == 2
    assert all(ghost.opacity() < 1 for ghost in ghosts)
    person.view.animator.finish()
    assert flyers(person) == []


def test_tokens_of_a_fight_fade_in_the_order_in_which_they_were_removed(arrive: Arrival) -> None:
    fight = kinds.Fight("dacia", 8, 3, (kinds.Side(0, 2, 3), kinds.Side(1, 3, 0)))
    order = kinds.FightOrder(((1,), (0,)), ())
    assert _removed(fight, order) == [1, 0, 1, 0, 1]
    assert _removed(fight, kinds.FightOrder(((0,), (1,)), (1,))) == [0, 1, 0, 1, 1]
    person = sit_down(arrive)
    happen(person, fight, order)
    assert len(flyers(person)) == 5
    person.view.animator.finish()
    assert flyers(person) == []


def test_growth_drops_a_token_into_each_area_that_grew(arrive: Arrival) -> None:
    person = sit_down(arrive)
    stacks = [row for row in person.models.stacks.rows if row.seat == 1]
    happen(person, kinds.Grown(1, len(stacks), len(stacks), len(stacks)))
    assert 0 < len(flyers(person)) <= len(stacks)


@pytest.mark.parametrize("setting", [{"reduced_motion": True}, {"pace": 0}])
def test_nothing_travels_where_that_is_unwanted(arrive: Arrival, setting: dict[str, object]) -> None:
    person = sit_down(arrive, **setting)
    happen(person, a_move(person), kinds.Grown(1, 3, 3, 3))
    assert flyers(person) == []


def test_a_calamity_turns_its_card_and_reddens_what_it_struck(arrive: Arrival) -> None:
    person = arrive(pace=400)
    take_up(person, asked("lose", "epidemic"))
    person.session.pause()
    person.view.animator.finish()
    card = person.view.stage.pieces["calamity card"]
    area = person.models.cities.rows[0].area
    lost = kinds.Lost(0, area, "tokens", 1, calamity_cause("epidemic"))
    happen(person, kinds.CalamityStrikes(0, "epidemic", None), lost)
    assert card.transform() != QTransform()
    assert any(isinstance(item, QGraphicsPathItem) for item in person.view.scene().items())
    person.view.animator.finish()
    assert card.transform() == QTransform()
    assert not any(isinstance(item, QGraphicsPathItem) for item in person.view.scene().items())


def test_the_tax_goes_from_the_stock_to_the_chest(arrive: Arrival) -> None:
    person = sit_down(arrive)
    happen(person, kinds.PaidTax(person.models.viewer, 2, 3, 3, 20, 6))
    assert len(flyers(person)) == 1
