"""The log leads to the map: a click on an area's name, or on a line that names one."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip

from aoc_desktop.games.advanced_civilization.table.map.places import point_of
from aoc_desktop.games.advanced_civilization.table.map.shapes import LAND
from aoc_desktop.play.log import LogRole
from tests.games.advanced_civilization.table.moments import played_until, take_up
from tests.ui.person import Arrival, Person
from tests.ui.table.test_log import noun_of
from tests.ui.windows import click_at


def in_sight(person: Person, area: str) -> bool:
    panorama = person.page.history_view.shown_view.pan_zoom.panorama
    point = point_of((LAND, area))
    assert panorama is not None
    assert point is not None
    return bool(panorama.zone.contains(panorama.laid.to_table(point)))


def far_from(person: Person, area: str) -> None:
    """Look at a corner of the map from so near that the area is not seen."""
    for corner in ("topLeft", "bottomRight", "topRight", "bottomLeft"):
        panorama = person.view.pan_zoom.panorama
        assert panorama is not None
        panorama.whole()
        panorama.nearer(4, getattr(panorama.zone, corner)())
        person.view.pan_zoom.rest_now()
        if not in_sight(person, area):
            return
    raise AssertionError("it is seen from everywhere")


def test_an_area_that_a_line_names_is_led_to(arrive: Arrival) -> None:
    person = arrive()
    take_up(person, played_until(lambda state: state.turn == 6 and state.phase == "movement", 4))
    log = person.page.side.log
    point, area = noun_of(log, "area")
    far_from(person, area)
    QTest.mouseMove(log.view.viewport(), point)
    person.wait_for(lambda: QToolTip.text() or None)
    assert QToolTip.text() == "Click to see it on the table"
    click_at(log.view.viewport(), point)
    assert person.page.history_view.past is None, "the line itself is not opened"
    assert in_sight(person, area)
    assert person.view.walk.place == (LAND, area)
    assert person.view.hasFocus()


def test_the_trading_floor_gives_way_to_the_map(arrive: Arrival) -> None:
    person = arrive()
    take_up(person, played_until(lambda state: state.turn == 6 and state.phase == "trade", 4))
    assert person.view.pan_zoom.panorama is None, "the floor has the map's place"
    log = person.page.side.log
    log.view.scrollTo(line_with_area(person))
    point, area = noun_of(log, "area")
    click_at(log.view.viewport(), point)
    assert in_sight(person, area)


def test_the_moment_of_a_line_is_seen_from_where_one_looked_with_its_area(arrive: Arrival) -> None:
    person = arrive()
    take_up(person, played_until(lambda state: state.turn == 6 and state.phase == "movement", 4))
    line = line_with_area(person)
    area = next(noun.id for noun in line.data(LogRole.NOUNS) if noun.kind == "area")
    far_from(person, area)
    view = person.page.side.log.view
    view.scrollTo(line)
    click_at(view.viewport(), view.visualRect(line).topLeft() + QPoint(4, 4))
    assert person.page.history_view.past is not None
    panorama = person.page.history_view.shown_view.pan_zoom.panorama
    assert panorama is not None
    assert not panorama.is_whole
    assert in_sight(person, area)


def line_with_area(person: Person) -> QModelIndex:
    model = person.page.side.log.view.model()
    rows = (model.index(row, 0) for row in range(model.rowCount() - 1, -1, -1))
    return next(row for row in rows if any(noun.kind == "area" for noun in row.data(LogRole.NOUNS) or ()))
