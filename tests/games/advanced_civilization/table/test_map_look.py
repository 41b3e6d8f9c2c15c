"""The map looked at from nearer and elsewhere on the real window: wheel, keys, buttons, drags; sharp again at rest."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from aoc_desktop.games.advanced_civilization.table.map.items import MapSection
from aoc_desktop.games.advanced_civilization.table.map.places import point_of
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.preferences import STEP_BY_STEP
from aoc_desktop.ui.table.page.table_page import TablePage
from aoc_desktop.ui.table.picture.view import TableView
from tests.games.advanced_civilization.table.moments import NAMES, turn_begins
from tests.games.advanced_civilization.table.tables import HUMAN, RANDOM, open_at, sensible, sit_down
from tests.ui.person import CTRL, LEFT, NONE, Arrival, Person

MIDDLE, NO_BUTTON = Qt.MouseButton.MiddleButton, Qt.MouseButton.NoButton


class Map:
    """The map before a person."""

    def __init__(self, page: Person | TablePage) -> None:
        self.view: TableView = page.view
        found = self.view.layout_.panorama
        assert isinstance(found, MapSection)
        self.look = found

    @property
    def zoom(self) -> float:
        assert self.look._seen is not None
        return self.look._seen.zoom

    def pixel(self, place: Place) -> QPoint:
        """Where a place of the map is seen now."""
        point = point_of(place)
        assert point is not None
        assert self.look._seen is not None
        return self.view.mapFromScene(self.look._seen.to_table(point))

    def wheel(self, at: QPoint, steps: int, keys: Qt.KeyboardModifier = NONE) -> None:
        self.wheel_by(at, 120 * steps, keys)

    def wheel_by(self, at: QPoint, turn: int, keys: Qt.KeyboardModifier = NONE) -> None:
        place = QPointF(at), QPointF(self.view.viewport().mapToGlobal(at))
        phase = Qt.ScrollPhase.NoScrollPhase
        turned = QWheelEvent(*place, QPoint(), QPoint(0, turn), NO_BUTTON, keys, phase, False)
        QApplication.sendEvent(self.view.viewport(), turned)

    def hold(self, at: QPoint, button: Qt.MouseButton) -> None:
        QTest.mousePress(self.view.viewport(), button, NONE, at)

    def carry(self, to: QPoint, button: Qt.MouseButton) -> None:
        place = QPointF(to), QPointF(self.view.viewport().mapToGlobal(to))
        QApplication.sendEvent(
            self.view.viewport(), QMouseEvent(QEvent.Type.MouseMove, *place, NO_BUTTON, button, NONE)
        )

    def let_go(self, at: QPoint, button: Qt.MouseButton) -> None:
        QTest.mouseRelease(self.view.viewport(), button, NONE, at)

    def drag(self, start: QPoint, by: QPoint, button: Qt.MouseButton) -> None:
        self.hold(start, button)
        for part in (0.3, 0.7, 1.0):
            self.carry((QPointF(start) + QPointF(by) * part).toPoint(), button)
        self.let_go(start + by, button)

    def rests(self) -> None:
        """Everything has been drawn anew."""
        for _ in range(500):
            if not self.look.gliding:
                return
            QTest.qWait(5)
        raise AssertionError("it never rests")


@pytest.fixture
def map_of(arrive: Arrival) -> Callable[[], Map]:
    def sit() -> Map:
        person = arrive()
        sit_down(person, (HUMAN, RANDOM, RANDOM))
        return Map(person)

    return sit


def test_the_wheel_brings_what_is_under_it_nearer(map_of: Callable[[], Map]) -> None:
    seen = map_of()
    place = ("area", "athens")
    before = seen.pixel(place)
    seen.wheel(before, 3)
    assert seen.look.gliding
    assert seen.zoom == pytest.approx(1.25**3)
    assert (seen.pixel(place) - before).manhattanLength() <= 2
    seen.rests()
    assert seen.look.laid == seen.look._seen
    piece = seen.view.stage.at(seen.view.mapToScene(before))
    assert piece is not None
    assert piece.place == place
    seen.wheel(before, 20)
    assert seen.zoom == pytest.approx(4.0)
    seen.wheel(before, -40)
    assert seen.zoom == pytest.approx(1.0)


def test_while_it_glides_everything_is_hit_where_it_is_seen(map_of: Callable[[], Map]) -> None:
    seen = map_of()
    seen.wheel(seen.pixel(("area", "athens")), 4)
    for place in (("area", "athens"), ("area", "sparta"), ("berth", "knossos")):
        point = seen.view.mapToScene(seen.pixel(place))
        piece = seen.view.stage.at(point)
        assert piece is not None
        assert piece.place == place


def test_keys_and_buttons(map_of: Callable[[], Map]) -> None:
    seen = map_of()
    view = seen.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Plus)
    assert seen.zoom == pytest.approx(1.25)
    QTest.keyClick(view, Qt.Key.Key_Minus)
    assert seen.zoom == pytest.approx(1.0)
    for _ in range(2):
        seen.rests()
        point = view.place_point(("look", "in"))
        assert point is not None
        QTest.mouseClick(view.viewport(), LEFT, NONE, view.mapFromScene(point))
    assert seen.zoom == pytest.approx(1.25**2)
    QTest.keyClick(view, Qt.Key.Key_Home)
    seen.rests()
    assert seen.zoom == pytest.approx(1.0)


@pytest.mark.parametrize(("button", "place"), [(MIDDLE, ("area", "athens")), (LEFT, ("berth", "knossos"))])
def test_a_drag_on_water_or_with_the_middle_button_moves_it(
    map_of: Callable[[], Map], button: Qt.MouseButton, place: Place
) -> None:
    seen = map_of()
    seen.wheel(seen.pixel(("area", "athens")), 4)
    seen.rests()
    start, by = seen.pixel(place), QPoint(60, -40)
    seen.drag(start, by, button)
    assert (seen.pixel(place) - start - by).manhattanLength() <= 3
    seen.rests()
    assert seen.view.hand.held is None


def test_a_drag_on_land_moves_nothing(map_of: Callable[[], Map]) -> None:
    seen = map_of()
    seen.wheel(seen.pixel(("area", "athens")), 4)
    seen.rests()
    before = seen.look._seen
    seen.drag(seen.pixel(("area", "athens")), QPoint(60, -40), LEFT)
    assert seen.look._seen == before


def test_what_is_seen_stays_while_the_game_goes_on(arrive: Arrival) -> None:
    person = arrive()
    sit_down(person, (HUMAN, RANDOM, RANDOM))
    seen = Map(person)
    seen.wheel(seen.pixel(("area", "athens")), 4, CTRL)
    looked = seen.look._seen
    person.perform(person.listed()[0], person.by_list)
    assert seen.look._seen == looked
    assert seen.look.laid == looked


def test_a_carried_stack_draws_the_look_along_at_the_edge(arrive: Arrival) -> None:
    person = arrive()
    open_at(person, "08_full_7p", lambda state: state.turn >= 9 and state.step == "movement")
    seen = Map(person)
    stack = next(place for place in sorted(person.models.gesture_index.sources) if place[0] == "stack")
    seen.wheel(seen.pixel(stack), 5)
    seen.rests()
    before = seen.look._seen
    seen.hold(person.point_of(stack), LEFT)
    seen.carry(person.point_of(stack) + QPoint(12, 0), LEFT)
    assert seen.view.dragging.active
    zone = seen.look.zone
    edge = seen.view.mapFromScene(QPointF(zone.left() + 6, zone.center().y()))
    seen.carry(edge, LEFT)
    QTest.qWait(120)
    assert seen.look._seen != before
    assert seen.view.hand.held == stack
    seen.let_go(edge, LEFT)
    seen.rests()
    still = seen.look._seen
    QTest.qWait(60)
    assert seen.look._seen == still


def test_two_fingers_bring_it_nearer(map_of: Callable[[], Map]) -> None:
    seen = map_of()
    at = QPointF(seen.pixel(("area", "athens")))
    pad = QPointingDevice.primaryPointingDevice()
    pinch = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture, pad, 2, at, at, seen.view.viewport().mapToGlobal(at), 0.5, QPointF()
    )
    QApplication.sendEvent(seen.view.viewport(), pinch)
    assert seen.zoom == pytest.approx(1.5)


def test_what_was_looked_at_stays_when_the_map_gets_another_place(arrive: Arrival) -> None:
    """A larger window, or the way to the rules and back: as near as before, around the same middle."""
    person = arrive()
    sit_down(person, (HUMAN, RANDOM, RANDOM))
    seen = Map(person)
    seen.wheel(seen.pixel(("area", "athens")), 4)
    seen.rests()
    near, middle = seen.zoom, seen.look._seen.seen.center()
    person.window.resize(1100, 660)
    person.settle()
    assert seen.look._seen.zone.width() < 1100
    assert seen.zoom == pytest.approx(near)
    assert (seen.look._seen.seen.center() - middle).manhattanLength() < 12
    person.window.show_rules()
    person.settle()
    person.window.back()
    person.settle()
    assert seen.zoom == pytest.approx(near)
    person.window.go_home()
    person.window.resize(1280, 720)
    person.window.continue_game()
    person.settle()
    assert seen.zoom == pytest.approx(near)
    assert (seen.look._seen.seen.center() - middle).manhattanLength() < 12


def test_the_map_is_seen_as_it_was_left(arrive: Arrival) -> None:
    """Near and far are kept for the whole game: from turn to turn, past the trading floor, past other screens."""
    person = arrive()
    sit_down(person, (HUMAN, RANDOM, RANDOM), variants=("random_nations",))
    seen = Map(person)
    for _ in range(3):
        seen.wheel(seen.pixel(("area", "rome")), 1)
    seen.view.pan_zoom.rest_now()
    zoom, rome = seen.zoom, seen.pixel(("area", "rome"))
    assert zoom > 1.5
    person.session.play(person.listed()[0])
    person.settle()
    record = person.session.record()
    person.window.continue_record(record)
    person.settle()
    again = Map(person)
    assert again.view is not seen.view
    assert again.zoom == pytest.approx(zoom, abs=0.02)
    assert (again.pixel(("area", "rome")) - rome).manhattanLength() < 6


def test_step_by_step_the_map_goes_to_what_others_do(arrive: Arrival) -> None:
    """What they do out of sight is flown to; what is in sight leaves the map where it is."""
    person = arrive(pace=STEP_BY_STEP)
    record = turn_begins(9)
    seats = [{"name": name, "level": RANDOM if seat else HUMAN} for seat, name in enumerate(NAMES)]
    person.window.continue_record(record._replace(meta={"seats": seats}))
    person.settle()
    seen = Map(person)
    for _ in range(8):
        seen.wheel(seen.pixel(("area", "thapsus")), 1)
    seen.view.pan_zoom.rest_now()
    before = seen.look.kept
    for _ in range(40):
        if seen.look.kept != before:
            break
        if person.session.awaits_step:
            person.session.hurry()
        elif person.listed():
            person.session.play(sensible(person, Rng(1)))
        person.settle()
    assert seen.look.kept[0] == pytest.approx(before[0], abs=0.01)
    assert seen.look.kept != before
