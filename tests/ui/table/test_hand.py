"""The held thing and the remark beside the prompt: both end when their cause does."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QCursor, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from aoc_desktop.games.age_of_civilization.table.items_time import slots_of
from aoc_desktop.games.age_of_civilization.table.rows.gestures import RISE, WORKER
from aoc_desktop.kernel.game import Move
from aoc_desktop.play.places import Place
from aoc_desktop.ui.table.picture.dragging import Ghost
from aoc_desktop.ui.table.picture.draw_context import DrawContext
from tests.sessions import session
from tests.ui.person import CTRL, LEFT, NONE, SHIFT, Arrival, Key, Person

HUMAN = "human"
ALT = Qt.KeyboardModifier.AltModifier


def ghosts(person: Person) -> int:
    return sum(isinstance(item, Ghost) for item in person.view.scene().items())


def in_window(person: Person, point: QPoint) -> QPoint:
    return person.view.viewport().mapTo(person.window, point)


def lift(person: Person, place: Place) -> None:
    """As the window system tells it: the window knows which button is down."""
    handle, point = person.window.windowHandle(), in_window(person, person.point_of(place))
    QTest.mousePress(handle, LEFT, NONE, point)
    QTest.mouseMove(handle, point + QPoint(9, 9))
    assert person.view.dragging.active


def away(person: Person) -> None:
    """The pointer rests on the bar; Qt would remember where the test before left it."""
    QCursor.setPos(person.window.mapToGlobal(QPoint(400, 12)))
    QTest.mouseMove(person.window.windowHandle(), QPoint(400, 12))
    QApplication.processEvents()


def rising(person: Person) -> Move:
    return next(move for move in person.listed() if move[0] == "rise")


def risen(person: Person) -> Person:
    """At the actions, with workers to place."""
    person.perform(rising(person), person.by_dragging)
    return person


# ------------------------------------------------------------------ a drag ends
@pytest.mark.parametrize(
    ("key", "modifiers"),
    [(Key.Key_Comma, CTRL), (Key.Key_F3, NONE), (Key.Key_F1, SHIFT), (Key.Key_S, CTRL), (Key.Key_F10, NONE)],
    ids=["settings", "shortcuts", "about", "save as", "menu"],
)
def test_what_opens_over_the_table_takes_the_piece_out_of_the_hand(
    arrive: Arrival, key: Qt.Key, modifiers: Qt.KeyboardModifier
) -> None:
    """The button goes up over the dialog, where the table is not told: nothing is played, the next click is a click."""
    person = arrive()
    person.set_table((HUMAN, HUMAN), seed=4)
    before = risen(person).moves
    slot = next(move for move in person.listed() if move[0] == "act" and len(move) == 2)
    handle, spot = person.window.windowHandle(), in_window(person, person.point_of(("action", slot[1])))
    lift(person, WORKER)
    QTest.mouseMove(handle, spot)
    person.key(key, modifiers)
    over = person.wait_for(lambda: QApplication.activePopupWidget() or QApplication.activeModalWidget())
    assert not person.view.dragging.active
    QTest.mouseRelease(handle, LEFT, NONE, spot)
    over.close()
    assert ghosts(person) == 0
    assert person.view.hand.held is None
    person.window.activateWindow()
    assert QTest.qWaitForWindowActive(person.window)
    person.click(("market", person.models.market.rows[0].card))
    assert person.moves == before
    person.click(("action", slot[1]))
    assert person.moves == [*before, " ".join(slot)]


def test_a_move_of_the_mouse_without_its_button_ends_a_drag(arrive: Arrival) -> None:
    """The release went elsewhere: the piece does not stick to the pointer."""
    person = arrive()
    person.set_table((HUMAN, HUMAN), seed=4)
    before = risen(person).moves
    person.lift(WORKER)
    slot = next(move for move in person.listed() if move[0] == "act" and len(move) == 2)
    spot = QPointF(person.point_of(("action", slot[1])))
    nothing = Qt.MouseButton.NoButton
    moved = QMouseEvent(QEvent.Type.MouseMove, spot, spot, nothing, nothing, NONE)
    QApplication.sendEvent(person.view.viewport(), moved)
    assert not person.view.dragging.active
    assert ghosts(person) == 0
    person.click(("action", slot[1]))
    assert person.moves == [*before, " ".join(slot)]


def test_another_window_in_front_ends_a_drag(arrive: Arrival) -> None:
    person = arrive()
    person.set_table((HUMAN, HUMAN), seed=4)
    before = risen(person).moves
    lift(person, WORKER)
    other = QWidget()
    other.show()
    other.activateWindow()
    assert QTest.qWaitForWindowActive(other)
    assert not person.view.dragging.active
    assert person.view.hand.held is None
    assert person.moves == before
    other.close()
    QTest.mouseRelease(person.window.windowHandle(), LEFT)


# ------------------------------------------------------------------ thinking again
def answer(words: str) -> Callable[[], None]:
    def press() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        QTest.mouseClick(next(button for button in box.buttons() if button.text() == words), LEFT)

    return press


def test_a_drop_that_is_thought_over_again_glides_back(arrive: Arrival) -> None:
    """The table is as before the drag: the zone, the bubble and the changed numbers are gone, the card travels home."""
    person = arrive(ask_before_revelation=True, pace=150)
    person.set_table((HUMAN, HUMAN), seed=4)
    away(person)
    move = rising(person)
    assert person.session.reveals(move)
    source: Place = ("market", move[1])
    start = in_window(person, person.point_of(source))
    handle = person.window.windowHandle()
    lift(person, source)
    end = in_window(person, person.point_of(RISE))
    QTest.mouseMove(handle, end)
    assert person.models.preview is not None
    QTimer.singleShot(0, answer("Think again"))
    QTest.mouseRelease(handle, LEFT, NONE, end)
    assert person.moves == []
    assert person.view.dragging.gliding
    assert ghosts(person) == 1
    assert person.models.preview is None
    assert not person.view.hover.bubble.isVisible()
    assert person.view.stage.by_place(RISE) is None, "the zone is there only while something is held"
    assert person.page.prompt.remark == ""
    person.wait_for(lambda: True if ghosts(person) == 0 else None)
    assert in_window(person, person.point_of(source)) == start
    QTimer.singleShot(0, answer("Play it"))
    person.drag(source, RISE)
    assert person.moves == [" ".join(move)]


# ------------------------------------------------------------------ the remark beside the prompt
def test_what_is_said_is_true_after_a_drop(arrive: Arrival) -> None:
    """The sentence about the move is over when it is played; then it speaks of what lies under the pointer."""
    person = arrive()
    person.set_table((HUMAN, HUMAN), seed=4)
    move = rising(person)
    lift(person, ("market", move[1]))
    handle, end = person.window.windowHandle(), in_window(person, person.point_of(RISE))
    QTest.mouseMove(handle, end)
    told = person.page.prompt.remark
    assert told == person.models.legal.text(move)
    QTest.mouseRelease(handle, LEFT, NONE, end)
    assert person.moves == [" ".join(move)]
    assert said_of(person) == person.page.prompt.remark != told


def test_what_is_said_follows_the_language(arrive: Arrival) -> None:
    person = arrive()
    person.set_table((HUMAN, HUMAN), seed=4)
    card = ("market", person.models.market.rows[0].card)
    QTest.mouseMove(person.window.windowHandle(), in_window(person, person.point_of(card)))
    assert person.page.prompt.remark.startswith("Rise")
    person.window.preferences["language"] = "fr"
    person.settle()
    assert person.page.prompt.remark == person.models.legal.text(("rise", card[1]))
    assert not person.page.prompt.remark.startswith("Rise")
    person.window.preferences["language"] = "en"


def test_nothing_is_said_when_the_pointer_is_elsewhere(arrive: Arrival) -> None:
    """On the bar, or over a table of the past: the sentence of the place it came from is gone."""
    person = arrive()
    person.set_table((HUMAN, HUMAN), seed=4)
    handle = person.window.windowHandle()
    risen(person)
    spot = in_window(person, person.point_of(("market", person.models.market.rows[0].card)))
    away(person)
    QTest.mouseMove(handle, spot)
    assert person.page.prompt.remark, "told of the card"
    QTest.mouseMove(handle, QPoint(400, 12))
    assert person.page.prompt.remark == ""
    QTest.mouseMove(handle, spot)
    now = person.page.prompt.remark
    person.key(Key.Key_Left, ALT)
    assert person.page.history_view.past is not None
    assert person.page.prompt.remark == person.page.history_view.shown_view.hover.said != now
    person.key(Key.Key_End, ALT)
    assert person.page.history_view.past is None
    assert person.page.prompt.remark == person.view.hover.said
    assert person.page.prompt.remark in ("", now)


def said_of(person: Person) -> str:
    """What the table says of the place under the pointer, when the mouse comes to it anew."""
    view, handle = person.view, person.window.windowHandle()
    assert view.pointer is not None
    spot = in_window(person, view.mapFromScene(view.pointer))
    before = person.page.prompt.remark
    QTest.mouseMove(handle, QPoint(400, 12))
    assert person.page.prompt.remark == ""
    QTest.mouseMove(handle, spot)
    assert person.page.prompt.remark == before
    return before


# ------------------------------------------------------------------ the rest of a move
def at_actions(arrive: Arrival, **wanted: object) -> Person:
    person = arrive(play_forced_moves=False, **wanted)
    person.window.show_session(session(2, market=["egypt", "kush", "rome", "maya", "china"], first_player=0))
    person.listen()
    person.session.play(("rise", "egypt"))
    person.session.match.state.players[0].coins += 12
    person.session.look_again()
    person.models.refresh()
    person.view.sync()
    return person


def slot_seats(person: Person, action: str) -> list[object]:
    row = next(row for row in person.models.permanent.rows if row.card == action)
    return [slot.seat for slot in slots_of(person.view.context(), row)]


def test_the_choice_that_an_action_asks_for_is_asked_and_the_worker_stands_on_its_slot(arrive: Arrival) -> None:
    person = at_actions(arrive)
    before = person.page.prompt.text
    free = person.models.my_board.numbers.value("free_workers")
    assert f"worker:{free - 1}" in person.view.stage.pieces
    person.drag(WORKER, ("action", "wonder"))
    away(person)
    assert person.page.prompt.text == "Wonder: choose a wonder; Esc goes back."
    assert slot_seats(person, "wonder") == [person.view.context().seat(0)]
    assert f"worker:{free - 1}" not in person.view.stage.pieces
    person.key(Key.Key_Escape)
    assert person.page.prompt.text == before
    assert slot_seats(person, "wonder") == [None]
    assert f"worker:{free - 1}" in person.view.stage.pieces


def test_a_card_of_another_kind_says_its_own_reason_while_a_choice_is_asked(arrive: Arrival) -> None:
    person = at_actions(arrive)
    person.click(("action", "wonder"))
    person.click(("technology", "currency"))
    assert person.page.prompt.remark == "Currency needs Navigation or Mining first."


def test_a_card_in_the_hand_asks_where_it_goes(arrive: Arrival) -> None:
    person = arrive()
    person.set_table((HUMAN, HUMAN), ("draft",), seed=4)
    person.lift_curtain()
    pack: Place = ("pack", person.models.pack.rows[0].card)
    name = person.view.faces.name("civilization", pack[1])
    person.click(pack)
    assert person.page.prompt.text == f"{name}: choose where it goes; Esc puts it back."
    person.key(Key.Key_Escape)
    assert person.page.prompt.text.startswith("Player 1: Keep one of these")


def test_a_move_by_keys_is_not_followed_by_a_refusal(arrive: Arrival) -> None:
    """The ring still stands on the used slot; the player has not tried it again."""
    person = at_actions(arrive)
    person.view.setFocus()
    person.tab_to(("action", "enslave"))
    person.key(Key.Key_Return)
    assert person.moves[-1] == "act enslave"
    assert person.view.walk.place == ("action", "enslave")
    assert not person.view.hover.bubble.isVisible()
    person.key(Key.Key_Return)
    assert person.view.hover.bubble.words.refusal


# ------------------------------------------------------------------ the turn ends
def test_what_was_held_is_put_back_when_the_turn_ends(arrive: Arrival) -> None:
    """The next person's hand is empty, and is asked what the game asks."""
    person = at_actions(arrive)
    person.click(("technology", "writing"))
    assert person.view.hand.held == ("technology", "writing")
    person.key(Key.Key_R)
    assert person.moves[-1] == "rest"
    assert person.view.hand.held is None
    person.key(Key.Key_E)
    assert person.models.viewer == 1
    assert person.view.hand.held is None
    assert person.page.prompt.text.endswith(": Choose the civilisation that rises.")


def test_a_worker_without_a_slot_says_that_none_is_left(arrive: Arrival) -> None:
    """The reason is the missing slot, not that the first card of the track offers none."""
    person = at_actions(arrive)
    player = person.session.match.state.players[0]
    player.coins = 0
    person.session.look_again()
    while acts := [move for move in person.session.legal() if move[0] == "act"]:
        person.session.play(acts[0])
        player.coins, player.free_workers = 0, 2
        person.session.look_again()
    person.models.refresh()
    person.view.sync()
    person.click(WORKER)
    assert person.page.prompt.remark == "No slot is left that you can use."
    person.lift(WORKER)
    person.move_to(person.point_of(("market", person.models.market.rows[0].card)))
    assert person.page.prompt.remark == "No slot is left that you can use."


def test_what_can_go_nowhere_does_not_ask_where_it_goes(arrive: Arrival) -> None:
    """The step is over in which a civilisation rises: the reason is told, once."""
    person = at_actions(arrive)
    before = person.page.prompt.text
    person.lift(("market", "rome"))
    assert person.page.prompt.text == before


def test_between_the_cards_too_it_is_said_where_a_thing_goes(arrive: Arrival) -> None:
    person = at_actions(arrive)
    person.lift(WORKER)
    free = next(
        point
        for y in range(person.view.viewport().height() - 4, 0, -7)
        for x in range(4, person.view.viewport().width(), 7)
        if person.view.stage.at(person.view.mapToScene(point := QPoint(x, y))) is None
    )
    person.move_to(free)
    assert person.page.prompt.remark == "Workers go onto the slots of actions."
    assert person.view.hover.bubble.words.refusal
    person.release(free)
    assert person.page.prompt.remark == "Workers go onto the slots of actions."


def test_a_wonder_that_is_dragged_as_the_answer_leaves_the_worker_on_its_slot(arrive: Arrival) -> None:
    person = at_actions(arrive)
    person.click(("action", "wonder"))
    wonder: Place = ("wonder", person.models.wonders.rows[0].card)
    person.lift(wonder)
    assert slot_seats(person, "wonder") == [person.view.context().seat(0)]
    person.release(person.point_of(("action", "wonder")))
    assert person.moves[-1] == f"act wonder {wonder[1]}"


# ------------------------------------------------------------------ the table is laid out no oftener than it changes
def laid_out(person: Person, monkeypatch: pytest.MonkeyPatch) -> list[Place | None]:
    """What was spoken of each time the table was laid out, from now on."""
    about: list[Place | None] = []
    put = person.view.layout_.put

    def counted(context: DrawContext, room: QRectF) -> None:
        about.append(person.view.hover.about)
        put(context, room)

    monkeypatch.setattr(person.view.layout_, "put", counted)
    return about


@pytest.mark.parametrize("place", [WORKER, ("market", "")])
def test_lifting_lays_the_table_out_once(arrive: Arrival, monkeypatch: pytest.MonkeyPatch, place: Place) -> None:
    person = arrive()
    person.set_table((HUMAN, HUMAN))
    if place == WORKER:
        risen(person)
    else:
        place = ("market", rising(person)[1])
    start = person.point_of(place)
    person.move_to(start)
    times = laid_out(person, monkeypatch)
    QTest.mousePress(person.view.viewport(), LEFT, NONE, start)
    person.move_to(start + QPoint(5, 4))
    assert person.view.hand.held == place
    assert times == [place]
    times.clear()
    person.key(Key.Key_Escape)
    assert person.view.hand.held is None
    assert times == [place], "put back, it is laid out once more"
