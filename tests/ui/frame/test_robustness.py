"""What people and window systems do to a game: nothing breaks, no move is lost or doubled, the record stays true."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from shiboken6 import isValid

from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.table.rows.gestures import RISE
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.kernel.record import replay
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.only_move import without_choice
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit import lettering
from aoc_desktop.ui.saved.screen import SavedGamesScreen
from tests.ui.person import CTRL, LEFT, NONE, SHIFT, Arrival, Key, Person, choose

HUMAN, RANDOM = "human", "random"
ALT = Qt.KeyboardModifier.AltModifier
SIZES = [(960, 600), (1280, 720), (1366, 768), (1600, 900), (1920, 1080), (2560, 1080), (1000, 1400), (1280, 720)]
COLUMNS = {(960, 600): 240, (1280, 720): 260, (1366, 768): 260, (1600, 900): 291, (1920, 1080): 351, (2560, 1080): 351}
"""The width of the right column, where it stands beside the table."""


def replays(person: Person) -> None:
    """The table equals the replayed record."""
    session = person.session
    assert replay(GAME, session.record()).state.key() == session.match.state.key()


def play_some(person: Person, rng: Rng, count: int) -> None:
    for _ in range(count):
        if listed := person.listed():
            person.perform(choose(listed, rng, person.gestures), person.by_dragging)


def something_to_drag(person: Person) -> tuple[Move, Place, Place]:
    """A legal move, with the place to take from and the place to drop at."""
    for move in person.listed():
        if move[0] == "rise":
            return move, ("market", move[1]), RISE
        if move[0] == "act" and len(move) == 2:
            return move, ("worker", ""), ("action", move[1])
    raise AssertionError(person.listed())


def reachable(person: Person, kinds: tuple[str, ...], rng: Rng) -> QPoint | None:
    """A point of any piece of these kinds; None if the piece chosen is covered, or still on its way to its place."""
    places = sorted(
        {piece.place for piece in person.view.stage.with_places() if piece.place and piece.place[0] in kinds}
    )
    try:
        return person.point_of(rng.choice(places))
    except AssertionError:
        return None


# ------------------------------------------------------------------ sizes
@pytest.mark.parametrize("players", [2, 4])
def test_every_size_in_mid_game(arrive: Arrival, players: int) -> None:
    """Small, wide, tall: everything stays within the window and can be played with."""
    person = arrive()
    person.set_table((HUMAN,) * players, ("innovation",), seed=3)
    rng = Rng(1)
    for size in SIZES:
        person.window.resize(*size)
        person.settle()
        assert (person.window.width(), person.window.height()) == size
        scene = person.view.sceneRect().adjusted(-1, -1, 1, 1)
        for piece in person.view.stage.with_places():
            assert scene.contains(piece.rect), (piece.key, size)
        side = person.page.side
        if size in COLUMNS:
            assert side.width() == COLUMNS[size], size
            crowded = size == (960, 600) and players == 4
            assert side.score.isVisible() != crowded, size
        if size[0] >= 1280:  # words on the table are as large as they were made, or larger
            assert person.view.stage.scale >= 1, size
        play_some(person, rng, 3)
        assert not person.session.finished
    person.check()


@pytest.mark.parametrize("size", SIZES)
def test_resized_in_the_middle_of_a_drag(arrive: Arrival, size: tuple[int, int]) -> None:
    """The held piece stays held, or lies where it was; the later drop plays one move, at the place's new position."""
    person = arrive()
    person.set_table((HUMAN, HUMAN), seed=4)
    for _ in range(4):
        move, source, target = something_to_drag(person)
        before = person.moves
        person.lift(source)
        person.window.resize(*size)
        QApplication.processEvents()
        assert person.moves == before
        if person.view.dragging.active:
            end = person.point_of(target)
            person.move_to(end)
            person.release(end)
            assert person.moves == [*before, " ".join(move)]
        else:
            person.release(QPoint(5, 5))
            assert person.moves == before
        person.settle()
        person.window.resize(1280, 720)
        QApplication.processEvents()
    replays(person)


# ------------------------------------------------------------------ leaving
def test_closed_in_mid_game_and_continued(arrive: Arrival) -> None:
    """Closed with a piece in the hand: the next start offers the game as it was, and it is played to its end."""
    person = arrive()
    person.set_table((HUMAN, RANDOM, RANDOM), ("changing_world",), seed=5)
    play_some(person, Rng(2), 4)
    _, source, _ = something_to_drag(person)
    person.lift(source)
    left, state = person.moves, person.session.match.state.key()
    person.window.close()
    person.settle()
    assert person.moves == left

    again = arrive()
    again.key(Key.Key_Return)  # the first thing on the home screen is to continue
    again.listen()
    again.settle()
    assert again.moves == left
    assert again.session.match.state.key() == state
    assert [seat.level for seat in again.session.seats] == [HUMAN, RANDOM, RANDOM]
    again.play_to_the_end(again.by_clicks, Rng(3))
    assert again.moves[: len(left)] == left
    replays(again)


def test_home_and_back_in_mid_game(arrive: Arrival) -> None:
    """An AI seat's turn waits while the window shows another screen."""
    person = arrive(pace=150)
    person.set_table((HUMAN, RANDOM), seed=6)
    while person.session.human_decides:
        person.session.play(person.session.legal()[0])
    if person.session.unconfirmed is not None:
        person.session.confirm()
    assert person.session.waits, "the AI seat is about to move"
    person.key(Key.Key_Home, CTRL)
    assert person.window.stack.currentWidget() is person.window.home
    left = person.moves
    QTest.qWait(400)
    assert person.moves == left
    person.key(Key.Key_G, CTRL)
    assert person.window.stack.currentWidget() is person.page
    person.wait_for(lambda: len(person.moves) > len(left) or None)
    assert person.moves[: len(left)] == left
    replays(person)


# ------------------------------------------------------------------ hasty hands
def test_double_clicks_everywhere(arrive: Arrival) -> None:
    """A double click is at most one move."""
    person = arrive()
    person.set_table((HUMAN, HUMAN, HUMAN), ("innovation",), seed=7)
    rng = Rng(4)
    made = 0
    for _ in range(150):
        if person.session.finished:
            break
        places = sorted({piece.place for piece in person.view.stage.with_places() if piece.place})
        useful = sorted(person.view.hand.targets() or person.view.hand.ready())
        try:
            point = person.point_of(rng.choice(useful if rng.below(3) and useful else places))
        except AssertionError:  # covered, or not on the table
            continue
        before = list(person.session.match.history)
        spot = person.view.viewport().mapTo(person.window, point)
        QTest.mouseDClick(person.window.windowHandle(), LEFT, NONE, spot)  # both clicks, as a system sends them
        judge(person, before, f"double click at {point.toTuple()}")
        made += len(person.session.match.history) > len(before)
        person.settle()
    assert made > 5
    replays(person)


def test_dragging_while_others_play(arrive: Arrival) -> None:
    """Pieces are held, moved and dropped through the turns of AI seats: each drop plays a move only if it is legal
    then, and once."""
    person = arrive(pace=150)
    person.set_table((HUMAN, RANDOM, RANDOM), seed=8)
    rng, seen = Rng(5), Counter[str]()
    kinds = ("market", "worker", "wonder", "technology")
    for number in range(40):
        if person.session.finished:
            break
        mine = within_reach(person) if number % 2 else None
        start = person.point_of(mine[1]) if mine else person.wait_for(lambda: reachable(person, kinds, rng))
        QTest.mousePress(person.view.viewport(), LEFT, NONE, start)
        held = len(person.moves)
        for _ in range(6):
            person.move_to(QPoint(rng.below(person.view.width()), rng.below(person.view.height())))
            QTest.qWait(30)
        active = person.view.dragging.active
        seen["held"] += active
        seen["others moved meanwhile"] += active and len(person.moves) > held
        end = QPoint(rng.below(person.view.width()), rng.below(person.view.height()))
        if mine and active:
            end = person.point_of(mine[2])
            person.move_to(end)
        before = person.moves
        humans = by_the_person(person)
        person.release(end)
        assert not person.view.dragging.active
        assert person.moves[: len(before)] == before
        dropped = by_the_person(person)[len(humans) :]
        assert len(dropped) <= 1
        if mine and active:
            assert dropped == [mine[0]]
        seen["dropped"] += len(dropped)
        if person.listed() and rng.below(2):
            person.page.side.tabs.setCurrentWidget(person.page.side.legal)
            person.by_list(person.listed()[0])
        replays(person)
    assert seen["held"] >= 10, seen
    assert seen["others moved meanwhile"] >= 3, seen
    assert seen["dropped"] >= 3, seen


def within_reach(person: Person) -> tuple[Move, Place, Place] | None:
    """A choice of the person's that can be made by a drag now."""
    try:
        found = something_to_drag(person)
        person.point_of(found[1])
    except AssertionError:
        return None
    return found if len(person.listed()) > 1 else None


def by_the_person(person: Person) -> list[Move]:
    return [played.move for played in person.session.match.history if played.seat == 0]


@pytest.mark.parametrize("place", [QPoint(-400, -300), QPoint(4000, 200), QPoint(300, 3000)])
def test_released_outside_the_window(arrive: Arrival, place: QPoint) -> None:
    person = arrive()
    person.set_table((HUMAN, HUMAN), seed=9)
    for _ in range(3):
        move, source, _ = something_to_drag(person)
        before = person.moves
        person.lift(source)
        person.move_to(place)
        person.release(place)
        QApplication.processEvents()
        assert person.moves == before
        assert not person.view.dragging.active
        assert person.view.hand.held is None
        person.perform(move, person.by_dragging)
    person.check()


def test_escape_while_dragging(arrive: Arrival) -> None:
    """The piece glides back; the release that follows means nothing."""
    person = arrive()
    person.set_table((HUMAN, HUMAN), seed=9)
    for _ in range(3):
        move, source, target = something_to_drag(person)
        before = person.moves
        person.lift(source)
        end = person.point_of(target)
        person.move_to(end)
        person.key(Key.Key_Escape)
        assert not person.view.dragging.active
        person.release(end)
        QApplication.processEvents()
        assert person.moves == before
        assert person.window.stack.currentWidget() is person.page
        person.perform(move, person.by_dragging)
    person.check()


# ------------------------------------------------------------------ a cat on the keyboard
PLAIN = (
    *(Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Tab, Key.Key_Backtab, Key.Key_Return),
    *(Key.Key_Return, Key.Key_Return, Key.Key_Escape, Key.Key_Space, Key.Key_E, Key.Key_F, Key.Key_R, Key.Key_S),
    *(Key.Key_H, Key.Key_B, Key.Key_W, Key.Key_Z, Key.Key_F1, Key.Key_F2, Key.Key_F10, Key.Key_X, Key.Key_1),
)
CHORDS = (
    *((Key.Key_Z, CTRL), (Key.Key_Z, CTRL), (Key.Key_Y, CTRL), (Key.Key_L, CTRL), (Key.Key_L, CTRL | SHIFT)),
    *((Key.Key_T, CTRL), (Key.Key_Home, CTRL), (Key.Key_G, CTRL), (Key.Key_G, CTRL), (Key.Key_C, CTRL | SHIFT)),
    *((Key.Key_Left, ALT), (Key.Key_Left, ALT), (Key.Key_Right, ALT), (Key.Key_End, ALT), (Key.Key_F1, SHIFT)),
    *((Key.Key_O, CTRL), (Key.Key_S, CTRL), (Key.Key_E, CTRL), (Key.Key_Comma, CTRL), (Key.Key_F3, Qt.NoModifier)),
)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_mashing(arrive: Arrival, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Random keys, clicks, drags and wheels anywhere: each event plays at most one move or takes one back."""
    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_args, **_more: ("", ""))
    person = arrive(end_of_turn="ask" if seed % 2 else "at_once")
    monkeypatch.setattr(person.window, "_close", lambda: None)
    monkeypatch.setattr(SavedGamesScreen, "_delete_game", lambda _: None)  # the game on the table must stay
    person.set_table((HUMAN, HUMAN, RANDOM), ("draft",) if seed == 3 else (), seed=seed)
    rng = Rng(seed)
    made = 0
    for number in range(300):
        before = list(person.session.match.history)
        session = person.session
        done = mash(person, rng)
        QApplication.processEvents()
        if person.window.session is session:
            judge(person, before, f"{number}: {done}")
            made += len(session.match.history) > len(before)
        if number % 10 == 9:
            come_back(person)
            replays(person)
    assert made > 3, "the table was hit, not only the frame around it"


def mash(person: Person, rng: Rng) -> str:
    target = QApplication.activePopupWidget() or QApplication.activeModalWidget() or person.window
    kind = rng.below(10)
    handle = target.windowHandle()
    if handle is None:
        return "nothing"
    if kind < 5:
        key = rng.choice(PLAIN)
        QTest.keyClick(handle, key)
        return key.name
    if kind < 6:
        chord, modifiers = rng.choice(CHORDS)
        QTest.keyClick(handle, chord, modifiers)
        return f"{modifiers.name} {chord.name}"
    point = aimed(person, rng) if target is person.window else None
    point = point or QPoint(rng.below(target.width()), rng.below(target.height()))
    if quits(target, point):
        return "kept from quitting"
    if kind < 8:
        QTest.mouseClick(handle, LEFT if rng.below(5) else Qt.MouseButton.RightButton, NONE, point)
        return f"click {point.toTuple()}"
    there = QPoint(rng.below(target.width()), rng.below(target.height()))
    QTest.mousePress(handle, LEFT, NONE, point)
    for step in (lambda: QTest.mouseMove(handle, (point + there) / 2), lambda: QTest.mouseMove(handle, there)):
        if isValid(handle):  # what was pressed may have closed a menu
            step()
        if isValid(handle) and rng.below(6) == 0:
            QTest.keyClick(handle, Key.Key_Escape)
    if isValid(handle):
        QTest.mouseRelease(handle, LEFT, NONE, there)
    return f"drag {point.toTuple()} {there.toTuple()}"


def aimed(person: Person, rng: Rng) -> QPoint | None:
    """Half of the time a place of the table where something can be done: at random few would be hit."""
    if rng.below(2) or person.window.stack.currentWidget() is not person.page:
        return None
    useful = sorted(person.view.hand.targets() or person.view.hand.ready())
    try:
        return person.view.viewport().mapTo(person.window, person.point_of(rng.choice(useful))) if useful else None
    except AssertionError:  # covered, or not on the table
        return None


def quits(target: QWidget, point: QPoint) -> bool:
    """Whether a click here would end the program or start another game."""
    here = target.childAt(point)
    return here is not None and here.objectName() in ("entry_quit", "entry_new_game", "entry_solo", "start", "rematch")


def judge(person: Person, before: list[PlayedMove], done: str) -> None:
    """At most one move by hand was added, or at most one taken back; what goes by itself may go with it."""

    match = person.session.match
    now = match.history
    common = min(len(before), len(now))

    def by_hand(moves: list[PlayedMove]) -> int:
        state, found = GAME.copy(match.state_at(common)), 0
        for played in moves:
            human = person.session.seats[played.seat].is_human
            found += human and without_choice(GAME, state, played.seat) is None
            GAME.apply(state, played.seat, played.move)
        return found

    assert all(one is other for one, other in zip(before[:common], now[:common], strict=True)), done
    assert by_hand(before[common:]) <= 1, f"{done} took back {[move.move for move in before[common:]]}"
    assert by_hand(now[common:]) <= 1, f"{done} played {[move.move for move in now[common:]]}"


def come_back(person: Person) -> None:
    """Close what lies over the table and return to it."""
    for _ in range(5):
        if (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        if (modal := QApplication.activeModalWidget()) is not None:
            modal.close()
        QApplication.processEvents()
    for _ in range(6):
        if person.window.stack.currentWidget() in (person.window.table, person.window.home):
            break
        person.key(Key.Key_Escape)
    if person.window.stack.currentWidget() is person.window.home and not person.session.finished:
        person.key(Key.Key_G, CTRL)
        assert person.window.stack.currentWidget() is person.window.table
    person.settle()
    if person.page.curtain.isVisible() and QApplication.activeModalWidget() is None:
        person.lift_curtain()  # no key lifts it as fast as keys come here


# ------------------------------------------------------------------ words
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_text_is_cut_over_a_whole_game(arrive: Arrival, language: str) -> None:
    """At 1280 × 720, with the previews that hovering and dragging show, up to the final screen."""
    person = arrive(language=language)
    person.set_table((HUMAN, HUMAN, RANDOM, RANDOM), ("innovation", "changing_world"), seed=11)
    person.play_to_the_end(person.by_dragging, Rng(8), lambda: look_around(person))
    person.settle()
    cut = {(overflow.text, round(overflow.rect.width())) for overflow in lettering.overflows}
    assert cut == set()


def look_around(person: Person) -> None:
    """Hover over a few of the places, so that what would happen there is told."""
    places = sorted({piece.place for piece in person.view.stage.with_places() if piece.place})
    for place in places[len(person.gestures) % 7 :: 7]:
        person.move_to(person.point_of(place))
        QApplication.processEvents()


# ------------------------------------------------------------------ mouse or keyboard
def test_the_ring_of_the_keyboard_shows_only_after_a_key(arrive: Arrival) -> None:
    """Curtains that go and buttons that turn grey hand the focus on, as if by Tab: a user of the mouse sees no ring."""
    person = arrive()
    person.set_table((HUMAN, HUMAN, HUMAN), ("innovation", "draft"), seed=22)
    rng = Rng(1)
    for _ in range(50):
        person.lift_curtain()
        assert not person.view.ring.isVisible()
        person.perform(choose(person.listed(), rng, person.gestures), person.by_clicks)
        assert not person.view.ring.isVisible()
    person.lift_curtain()
    person.view.setFocus()
    person.key(Key.Key_Down)
    assert person.view.ring.isVisible()
    person.page.bar.menu.setFocus()
    assert not person.view.ring.isVisible()
    for _ in range(8):
        person.key(Key.Key_Tab)
        if person.view.ring.isVisible():
            break
    assert person.view.hasFocus(), QApplication.focusWidget()
    assert person.view.ring.isVisible()
