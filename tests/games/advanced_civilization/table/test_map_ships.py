"""Ships on the real window: built from the mat, on a voyage with cargo by drag, by clicks and by keys; units lost."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.games.advanced_civilization.table.map.hand import reachable
from aoc_desktop.play.places import Place
from tests.games.advanced_civilization.table.tables import open_at
from tests.ui.person import LEFT, NONE, Arrival, Key, Person


def may_sail(state: State) -> bool:
    """A ship lies where two of its owner's tokens may go aboard."""
    fresh, area = state.fresh, state.table.board.place_area
    return state.turn >= 9 and state.step == "movement" and any(fresh.get(area[place], 0) > 1 for place in state.ready)


def the_ship(person: Person) -> Place:
    """The one with tokens beside it."""
    state = person.models.state
    board = state.table.board
    places = [place for place in state.ready if state.fresh.get(board.place_area[place], 0) > 1]
    return "ship", board.places[places[0]]


@pytest.fixture
def captain(arrive: Arrival) -> Person:
    made = arrive()
    open_at(made, "08_full_7p", may_sail)
    return made


def test_a_voyage_with_cargo_by_hand(captain: Person) -> None:
    """A click begins it; the ship stays in the hand: tokens come aboard, it sails, they go ashore."""
    ship = the_ship(captain)
    captain.click(ship)
    assert captain.moves[-1] == f"voyage {ship[1]}"
    hand = captain.view.hand
    assert hand.held == ship
    assert "to load or unload" in captain.page.prompt.text
    stack = next(place for place in hand.targets() if place[0] == "stack")
    captain.drag(stack, ship, "2")
    assert captain.moves[-1] == "load 2"
    assert "ship panel" in captain.view.stage.pieces
    water = next(place for place in hand.targets() if place[0] == "berth")
    captain.drag(ship, water)
    assert captain.moves[-1] == f"sail {water[1]}"
    assert not captain.view.hover.bubble.words.refusal, "what worked is not refused"
    assert "map course" in captain.view.stage.pieces
    there = ("ship", water[1])
    land = own_land(captain, there)
    captain.drag(there, land)
    assert captain.moves[-1] == "unload 2"
    captain.key(Key.Key_E)
    assert captain.moves[-1] == "anchor"
    assert "ship panel" not in captain.view.stage.pieces


def test_an_empty_ship_stays_in_the_hand_and_what_it_can_do_is_asked(captain: Person) -> None:
    ship = the_ship(captain)
    captain.click(ship)
    state = captain.models.state
    board = state.table.board
    coasts = {board.places[place]: state.fresh.get(area, 0) for place, area in enumerate(board.place_area)}
    reached = [place for place in captain.view.hand.targets() if place[0] == "berth"]
    water = next(place for place in reached if coasts[place[1]] < 2)  # no number is to be set there
    captain.drag(ship, water)
    assert captain.view.hand.held == ("ship", water[1])
    assert "0 aboard" in captain.page.prompt.text


def test_the_same_by_keys(captain: Person) -> None:
    ship = the_ship(captain)
    captain.tab_to_table()
    captain.tab_to(ship)
    captain.key(Key.Key_Return)
    captain.key(Key.Key_Escape)
    captain.key(Key.Key_L)
    captain.key(Key.Key_2)
    assert captain.moves[-1] == "load 2"
    water = next(place for place in captain.view.hand.targets() if place[0] == "berth")
    captain.tab_to(water)
    captain.key(Key.Key_Return)
    assert captain.moves[-1] == f"sail {water[1]}"
    captain.key(Key.Key_Escape)
    captain.key(Key.Key_U)
    captain.key(Key.Key_1)
    assert captain.moves[-1] == "unload 1"


def test_waters_shine_by_their_steps(captain: Person) -> None:
    ship = the_ship(captain)
    captain.click(ship)
    lit = {piece.place: piece.laid.look[2] for piece in captain.view.stage.with_places() if piece.place[0] == "berth"}
    assert {"", "lit", "2 steps"} <= set(lit.values())
    board = captain.models.state.table.board
    start = board.place[ship[1]]
    for place, light in lit.items():
        if light == "lit":
            assert board.place[place[1]] in board.water[start]


def own_land(person: Person, ship: Place) -> Place:
    """Beside which the ship lies."""
    board = person.models.state.table.board
    return "area", board.areas[board.place_area[board.place[ship[1]]]]


def lands(person: Person, ship: Place) -> dict[Place, int]:
    """All whose coast the ship can come to, with the steps."""
    board, found = person.models.state.table.board, dict[Place, int]()
    for name, far in reachable(person.models.state, person.models.viewer, ship[1]).items():
        area = board.place_area[board.place[name]]
        if area >= 0 and (land := ("area", board.areas[area])) != own_land(person, ship):
            found[land] = min(far, found.get(land, far))
    return found


def test_a_ship_dropped_on_land_goes_to_its_coast(captain: Person) -> None:
    ship = the_ship(captain)
    land = max(lands(captain, ship), key=lands(captain, ship).__getitem__)
    far = lands(captain, ship)[land]
    captain.drag(ship, land)
    assert sailed_last(captain, far + 1) == ["voyage", *["sail"] * far]
    held = captain.view.hand.held
    assert held is not None
    assert own_land(captain, held) == land


def test_a_click_on_land_brings_a_ship_there_and_then_all_ashore(captain: Person) -> None:
    """As large as it looks: every land whose coast can be reached is lit with its waters."""
    ship = the_ship(captain)
    captain.click(ship)
    stack = next(place for place in captain.view.hand.targets() if place[0] == "stack")
    captain.drag(stack, ship, "2")
    near = lands(captain, ship)
    lit = {piece.place for piece in captain.view.stage.with_places() if piece.place[0] == "area" and piece.laid.look[2]}
    assert lit >= set(near)
    land = min(near, key=near.__getitem__)
    captain.click(land)
    assert captain.moves[-1].startswith("sail ")
    assert not captain.view.hover.bubble.words.refusal
    captain.click(land)
    assert captain.moves[-1] == "unload 2"


def test_the_panel_lies_over_nothing_that_can_go_aboard(captain: Person) -> None:
    ship = the_ship(captain)
    captain.click(ship)
    stage = captain.view.stage
    panel = stage.pieces["ship panel"]
    for place in captain.view.hand.targets():
        piece = stage.by_place(place)
        if place[0] == "stack" and piece is not None:
            assert not piece.rect.intersects(panel.rect)


def test_tokens_aboard_are_dragged_ashore(captain: Person) -> None:
    ship = the_ship(captain)
    captain.click(ship)
    stack = next(place for place in captain.view.hand.targets() if place[0] == "stack")
    captain.drag(stack, ship)
    assert captain.moves[-1] == "load 1"
    water = next(place for place in captain.view.hand.targets() if place[0] == "berth")
    captain.drag(ship, water)
    captain.drag(("cargo", ""), own_land(captain, ("ship", water[1])))
    assert captain.moves[-1] == "unload 1"


def test_what_cannot_be_meant_is_not_refused(captain: Person) -> None:
    """No water border leads from a coast to itself, and who has loaded is not told to land."""
    ship = the_ship(captain)
    captain.click(ship)
    stack = next(place for place in captain.view.hand.targets() if place[0] == "stack")
    captain.drag(stack, ship)
    for place in (("berth", ship[1]), own_land(captain, ship)):
        assert captain.view.hand.meaning(place).reason is None, place


def far_water(person: Person, ship: Place, steps: int) -> Place:
    found = reachable(person.models.state, person.models.viewer, ship[1])
    return next(("berth", name) for name, far in found.items() if far == steps)


def sailed_last(person: Person, count: int) -> list[str]:
    return [line.split()[0] for line in person.moves[-count:]]


def test_a_click_on_far_water_sails_there_step_by_step(captain: Person) -> None:
    ship = the_ship(captain)
    captain.click(ship)
    water = far_water(captain, ship, 2)
    captain.move_to(captain.point_of(water))
    assert "2 steps, 2 left after it" in captain.view.hover.words.more(water)
    captain.click(water)
    assert sailed_last(captain, 2) == ["sail"] * 2
    assert captain.moves[-1] == f"sail {water[1]}"
    assert captain.view.hand.held == ("ship", water[1]), "it is still in the hand: it may land, or sail on"


def test_a_ship_is_dragged_to_far_water_and_sets_out_by_itself(captain: Person) -> None:
    ship = the_ship(captain)
    water = far_water(captain, ship, 2)
    captain.drag(ship, water)
    assert sailed_last(captain, 3) == ["voyage", "sail", "sail"]
    assert captain.moves[-1] == f"sail {water[1]}"


def test_water_that_cannot_be_reached_says_why(captain: Person) -> None:
    state, viewer = captain.models.state, captain.models.viewer
    board = state.table.board
    ships = [board.places[place] for place in state.ready]
    ship: Place = "ship", max(ships, key=lambda name: len(reachable(state, viewer, name)))
    captain.click(ship)
    before, near, reasons = len(captain.moves), reachable(state, viewer, ship[1]), []
    for place in [name for name in board.places if name not in near and name != ship[1]]:
        where = ("berth", place)
        meaning = captain.view.hand.meaning(where)
        assert not meaning.moves
        assert meaning.reason is not None
        reasons.append(captain.view.say(meaning.reason))
    assert any("steps away" in reason or "Astronomy" in reason for reason in reasons), set(reasons)
    assert len(captain.moves) == before


def shipyard(state: State) -> bool:
    return state.step == "shipyard" and state.turn > 3


def test_a_ship_is_dragged_from_the_mat_to_a_coast(arrive: Arrival) -> None:
    person = arrive()
    open_at(person, "08_full_7p", shipyard)
    move = next(move for move in person.listed() if move[0] == "ship")
    ways = {other for other in person.listed() if other[:2] == move[:2]}
    person.drag(("new ship", ""), ("berth", move[1]))
    if len(ways) > 1:
        person.key(Key.Key_1)
    assert person.moves[-1].startswith(f"ship {move[1]}")


def upkeep(state: State) -> bool:
    question = state.agenda[-1]
    return state.step == "upkeep" and len(list(question.moves(state, question.seat))) > 2  # type: ignore[attr-defined]


def test_a_ship_is_kept_by_a_digit(arrive: Arrival) -> None:
    person = arrive()
    open_at(person, "08_full_7p", upkeep)
    offered = person.listed()
    assert {place[1] for place in person.view.hand.words()} == {" ".join(move) for move in offered}
    person.click(("word", " ".join(offered[1])))
    assert person.moves[-1] == " ".join(offered[1])


def can_be_paid_so_or_so(state: State) -> bool:
    if not shipyard(state):
        return False
    question = state.agenda[-1]
    coasts = [move[1] for move in question.moves(state, question.seat) if move[0] == "ship"]  # type: ignore[attr-defined]
    return len(coasts) > len(set(coasts))


def test_what_pays_for_a_ship_is_asked_where_it_is_to_lie(arrive: Arrival) -> None:
    person = arrive()
    open_at(person, "08_full_7p", can_be_paid_so_or_so)
    coasts = [move[1] for move in person.listed() if move[0] == "ship"]
    coast = next(coast for coast in coasts if coasts.count(coast) > 1)
    person.click(("berth", coast))
    prompt = person.page.prompt.accessibleName() or person.page.prompt.text()
    assert "what pays for the ship" in prompt
    berth, answers = person.view.stage.by_place(("berth", coast)), list(person.view.hand.words())
    assert berth is not None
    assert len(answers) == coasts.count(coast)
    for place in answers:
        button = person.view.stage.by_place(place)
        assert button is not None
        away = button.rect.center() - berth.rect.center()
        assert abs(away.x()) < 240
        assert abs(away.y()) < 160
    person.click(answers[0])
    assert person.moves[-1].startswith(f"ship {coast}")


def losing(state: State) -> bool:
    question = state.agenda[-1]
    if state.step != "lose":
        return False
    moves = list(question.moves(state, question.seat))  # type: ignore[attr-defined]
    return any(move[2] == "3" for move in moves) and any(move[2] == "city" for move in moves)


def test_units_are_lost_by_click_and_digit(arrive: Arrival) -> None:
    """A unit is taken up with the largest number set; a second click loses it."""
    person = arrive()
    open_at(person, "08_full_7p", losing)
    move = next(move for move in person.listed() if move[2] == "3")
    stack = ("stack", move[1])
    person.click(stack)
    assert person.view.hand.held == stack
    person.key(Key.Key_2)
    person.click(stack)
    assert person.moves[-1] == f"lose {move[1]} 2"


def test_several_units_are_swept_together(arrive: Arrival) -> None:
    """Each goes with the largest number that is allowed; what follows is another question, and nothing more is lost."""
    person = arrive()
    open_at(person, "08_full_7p", losing)
    before = len(person.moves)
    units = [place for place in person.models.gesture_index.sources if place[0] == "stack"]
    first, second = sorted(units)[:2]
    point, end = person.point_of(first), person.point_of(second)
    QTest.mousePress(person.view.viewport(), LEFT, NONE, point)
    person.move_to(point + QPoint(8, 0))
    person.move_to(end)
    assert person.view.drag_select.swept[0] == first
    assert person.view.drag_select.swept[-1] == second
    assert not person.view.dragging.active
    person.release(end)
    lost = person.moves[before:]
    assert lost
    assert all(line.startswith("lose ") for line in lost[:2])
    assert lost[0].split()[1] == first[1]


@pytest.mark.parametrize("way", ["by_dragging", "by_clicks", "by_keys"])
@pytest.mark.parametrize("what", ["2", "city"])
def test_a_unit_is_lost_by_every_hand(arrive: Arrival, way: str, what: str) -> None:
    person = arrive()
    open_at(person, "08_full_7p", losing)
    move = next(move for move in person.listed() if move[2] == what)
    person.perform(move, getattr(person, way))
