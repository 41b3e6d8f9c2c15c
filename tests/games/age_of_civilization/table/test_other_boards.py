"""Other players' boards and numbers tell as much as one's own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from aoc_desktop.play.places import Place
from aoc_desktop.play.sums import terms_of
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.screens.rules import RulesScreen
from aoc_desktop.ui.table.page.panel import TablePanel
from aoc_desktop.ui.table.page.zoom import BoardZoom, CardZoom
from aoc_desktop.ui.table.picture.view import TableView
from tests.sessions import session
from tests.ui.person import LEFT, NONE, Person, preferences_in

Key = Qt.Key
MARKET = ["egypt", "rome", "maya", "china", "persia"]


@pytest.fixture
def person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Person]:
    """A table where Marcus has Rome, a technology and some points, and Ada is to move."""
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    made = Person(preferences_in(tmp_path, play_forced_moves=False))
    track = ["hunt", "fish", "farm", "conquest", "trade", "plague", "construction", "culture"]
    running = session(2, track=track, market=MARKET, first_player=1)
    made.window.show_session(running)
    running.match.state.players[1].coins += 9
    running.look_again()
    for move in (("rise", "rome"), ("act", "research", "writing"), ("act", "hunt"), ("act", "enslave"), ("done",)):
        running.play(move)
    assert made.models.viewer == 0
    QApplication.processEvents()
    yield made
    made.leave()


def opened(person: Person) -> BoardZoom:
    QTest.mouseClick(person.page.side.opponents, LEFT, NONE, QPoint(100, 50))
    board = person.window.findChild(BoardZoom)
    assert board.isVisible()
    return board


def test_only_ones_own_empty_board_says_your(tmp_path: Path) -> None:
    person = Person(preferences_in(tmp_path, play_forced_moves=False))
    person.window.show_session(session(2, market=MARKET))
    QApplication.processEvents()
    said = [stage.pieces["pile:empty"]._look for stage in (person.view.stage, opened(person).stage)]
    assert "Your first civilisation rises here" in str(said[0])
    assert "The first civilisation rises here" in str(said[1])
    person.leave()


def test_tab_stays_in_a_board_and_in_a_card_that_are_shown_large(person: Person) -> None:
    """What lies below is covered: Esc must close what is seen."""
    board = opened(person)
    for _ in range(3):
        person.key(Key.Key_Tab)
    assert board.hasFocus()
    person.key(Key.Key_Escape)
    assert person.window.findChild(BoardZoom) is None
    person.view.setFocus()
    person.move_to(person.point_of(("market", "egypt")))
    person.key(Key.Key_Z)
    card = person.window.findChild(CardZoom)
    assert card.isVisible()
    person.key(Key.Key_Tab)
    assert card.hasFocus()
    person.key(Key.Key_Escape)
    assert person.window.findChild(CardZoom) is None
    assert person.view.hasFocus()


def spot(board: BoardZoom, place: Place) -> QPoint:
    piece = board.stage.by_place(place)
    assert piece is not None, place
    return board.view.mapTo(board, board.view.mapFromScene(piece.rect.center()))


def tip_at(widget: QWidget, point: QPoint) -> str:
    """Let the pointer rest there."""
    QToolTip.hideText()
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, point, widget.mapToGlobal(point)))
    return QToolTip.text()


def large_card(person: Person) -> tuple[str, str]:
    zoom = next(zoom for zoom in person.window.findChildren(CardZoom) if zoom.isVisible())
    return zoom.kind, zoom.card


# ------------------------------------------------------------------ the opened board
def test_its_cards_have_tooltips(person: Person) -> None:
    board = opened(person)
    assert "Your military increases by 2" in tip_at(board, spot(board, ("mine", "rome")))
    assert "Writing" in tip_at(board, spot(board, ("technology", "writing")))


@pytest.mark.parametrize("button", [Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton])
def test_its_cards_are_shown_large(person: Person, button: Qt.MouseButton) -> None:
    board = opened(person)
    QTest.mouseClick(board, button, NONE, spot(board, ("mine", "rome")))
    assert large_card(person) == ("civilization", "rome")
    assert board.isVisible()
    person.key(Key.Key_Escape)
    assert board.isVisible(), "one key closes one thing"
    assert board.hasFocus()


@pytest.mark.parametrize("setting", [("theme", "light"), ("text_size", 150), ("colour_blind_seats", True)])
def test_an_open_board_follows_the_settings(person: Person, setting: tuple[str, object]) -> None:
    """It then looks as one that is opened now, and otherwise than before."""
    board = opened(person)
    before = board.view.grab().toImage()
    person.window.preferences[setting[0]] = setting[1]
    kept = board.view.grab().toImage()
    assert kept != before
    board.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert opened(person).view.grab().toImage() == kept


def test_on_a_finer_screen_everything_is_drawn_anew(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt tells every widget when the window is moved there."""
    board, window = opened(person), person.window
    window.actions_.menus(window)
    coarse = window.actions_["undo"].icon().availableSizes()[0]
    for kind in (TableView, BoardZoom, MainWindow):
        monkeypatch.setattr(kind, "devicePixelRatioF", lambda _: 2.0)
    for widget in (window, *window.findChildren(QWidget)):
        QApplication.sendEvent(widget, QEvent(QEvent.Type.DevicePixelRatioChange))
    for stage in (person.view.stage, board.stage):
        assert stage.device_ratio == 2.0
        pictures = [piece.picture(stage.ratio) for piece in stage.pieces.values()]
        assert all(abs(picture.devicePixelRatio() - stage.ratio) < 1e-6 for picture in pictures if picture is not None)
    assert window.actions_["undo"].icon().availableSizes()[0] == 2 * coarse


def test_keys_work_there_as_on_the_table(person: Person) -> None:
    board = opened(person)
    QTest.mouseMove(board, spot(board, ("technology", "writing")))
    person.key(Key.Key_Z)
    assert large_card(person) == ("technology", "writing")
    person.key(Key.Key_Escape)
    person.key(Key.Key_Right)
    assert board.walk.place is not None
    assert board.ring.isVisible()
    QTest.mouseMove(board, spot(board, ("mine", "rome")))
    person.key(Key.Key_F1)
    assert not [left for left in person.window.findChildren(BoardZoom) if left.isVisible()]
    rules = person.window.stack.currentWidget()
    assert isinstance(rules, RulesScreen)


def test_a_click_beside_the_cards_closes_it(person: Person) -> None:
    board = opened(person)
    QTest.mouseClick(board, LEFT, NONE, spot(board, ("mine", "rome")))
    assert board.isVisible()
    QTest.mouseClick(board, LEFT, NONE, QPoint(4, 4))
    assert not board.isVisible()


def test_its_numbers_open_their_sums(person: Person) -> None:
    board = opened(person)
    QTest.mouseClick(board, LEFT, NONE, spot(board, ("coins of", "")))
    told = QToolTip.text()
    coins = person.session.match.state.players[1].coins
    assert f"<b>{coins}</b>" in told
    assert "Marcus: coins" in told
    assert "Research" in told
    assert "Marcus: military" in tip_at(board, spot(board, ("military", "")))
    assert "Marcus: workers" in tip_at(board, spot(board, ("workers", "")))


# ------------------------------------------------------------------ the right column
def in_panel(panel: TablePanel, place: Place) -> QPoint:
    """Where the panel has something to tell of a place: found as the pointer finds it."""
    for y in range(0, panel.height(), 2):
        for x in range(0, panel.width(), 2):
            if panel.told_at(QPointF(x, y) / panel.factor)[0] == place:
                return QPoint(x, y) + QPoint(2, 2)
    raise AssertionError(f"{place} is told nowhere")


@pytest.mark.parametrize("name", ["points", "coins", "workers", "military"])
def test_a_number_of_another_player_opens_its_sum(person: Person, name: str) -> None:
    panel = person.page.side.opponents
    told = tip_at(panel, in_panel(panel, (name, "")))
    assert f"Marcus: {name}" in told
    assert f"<b>{person.models.boards[1].numbers.value(name)}</b>" in told


def test_technologies_of_another_player_are_named(person: Person) -> None:
    panel = person.page.side.opponents
    assert tip_at(panel, in_panel(panel, ("technologies", ""))) == "Writing"
    assert "Rome" in tip_at(panel, in_panel(panel, ("mine", "rome")))


def test_a_line_of_the_score_opens_its_sum(person: Person) -> None:
    panel = person.page.side.score
    where = in_panel(panel, ("points", ""))
    assert "Your points" in tip_at(panel, where)
    assert "Marcus: points" in tip_at(panel, QPoint(where.x(), panel.height() - 12))


# ------------------------------------------------------------------ one's own workers
def test_ones_own_workers_are_a_sum_too(person: Person) -> None:
    """Three came with Rome, one was sacrificed on the red slot."""
    named = {cause.id if cause else "": amount for amount, cause in terms_of(person.session, 1, "workers")}
    assert named == {"population": 3, "red_slot": -1}
    person.session.play(("rise", "egypt"))
    QTest.mouseMove(person.view.viewport(), person.point_of(("worker", "")))
    person.view.hover.tell_more()  # as for whoever stays there
    told = person.view.hover.note.words.text
    assert "population" in told
    assert "Your workers" in told


def test_a_board_of_the_past_goes_with_the_past(person: Person) -> None:
    person.key(Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert person.page.history_view.past is not None
    opened(person)
    person.page.history_view.show_present()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    board = person.window.findChild(BoardZoom)
    assert board is None or not board.isVisible()
    assert person.view.isVisible()
