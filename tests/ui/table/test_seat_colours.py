"""Players choose their colours: no two the same, and a continued game keeps them."""

from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.kit.theme import SEATS
from tests.ui.windows import Key, click, my_turn, open_page, opened

VIOLET, LAST = 2, 3


def choose_colour(window: MainWindow, colour: int) -> None:
    """An entry of the first seat's colours, by the keyboard."""
    window.actions_["new_game"].trigger()
    button = window.stack.currentWidget().seats[0].colour
    button.setFocus()

    def in_the_menu() -> None:
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        for key in (*[Key.Key_Down] * (colour + 1), Key.Key_Return):
            QTest.keyClick(menu, key)

    QTimer.singleShot(0, button, in_the_menu)
    QTest.keyClick(button, Key.Key_Space)


def shows(picture: QPixmap, colour: str) -> bool:
    image = picture.toImage()
    points = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return any(image.pixelColor(x, y) == QColor(colour) for x, y in points)


def test_who_takes_anothers_colour_leaves_his_own(window: MainWindow, qtbot: QtBot) -> None:
    choose_colour(window, VIOLET)
    screen = window.stack.currentWidget()
    assert [seat.colour.colour for seat in screen.seats] == [2, 1, 0, 3]
    click(screen.start)
    my_turn(window, qtbot)
    assert window.preferences.seats[:2] == (SEATS[2], SEATS[1])
    assert window.table is not None
    assert window.table.view.theme.seats[0] == SEATS[2]
    window.go_home()
    left = open_page(window).card.players.game
    assert left is not None
    assert [colour for colour, *_ in left.seats] == [2, 1]


def test_a_colour_is_remembered_for_the_next_game_and_the_next_start(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    choose_colour(window, VIOLET)
    click(window.stack.currentWidget().start)
    my_turn(window, qtbot)
    assert window.session is not None
    window.session.play(window.session.legal()[0])
    window.close()
    with opened(tmp_path) as again:
        again.continue_game()
        assert again.preferences.seats[0] == SEATS[2]
        again.actions_["new_game"].trigger()
        assert again.stack.currentWidget().seats[0].colour.colour == 2


def test_a_saved_game_is_listed_in_its_own_colours(window: MainWindow, qtbot: QtBot) -> None:
    """Whatever game is on the table now."""
    choose_colour(window, VIOLET)
    click(window.stack.currentWidget().start)
    my_turn(window, qtbot)
    assert window.session is not None
    window.session.play(window.session.legal()[0])
    kept = window.keeper.game_id
    choose_colour(window, LAST)
    click(window.stack.currentWidget().start)
    my_turn(window, qtbot)
    assert window.preferences.seats[0] == SEATS[LAST]
    window.actions_["load_game"].trigger()
    screen = window.stack.currentWidget()
    row = next(row for row, entry in enumerate(screen.model.rows) if entry.id == kept)
    index = screen.model.index(row, 0)
    screen.list.setCurrentIndex(index)
    for picture in (screen.details.grab(), screen.list.viewport().grab(screen.list.visualRect(index))):
        assert shows(picture, SEATS[VIOLET].fill)
        assert not shows(picture, SEATS[LAST].fill)
