"""The shelf and a game's page: boxes that open, keys that walk, what they say, and that nothing lies on anything."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from aoc_desktop.ui.frame.entries import LeftGame
from aoc_desktop.ui.frame.game_page import GamePage, Tallies
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.frame.shelf import Shelf
from aoc_desktop.ui.kit import lettering
from tests.ui.shelf_looks import FOUR
from tests.ui.walk.eyes import painted_words
from tests.ui.windows import Key

LEFT_GAME = LeftGame("Pebbles", "Round 3 of 6, your turn", ((0, "Anna", "5"), (1, "Ada", "7"), (5, "Marcus", "19")))
SIZES = ((1280, 720), (960, 600), (1920, 1080), (2560, 1080))


@pytest.fixture
def shelf(window: MainWindow, qtbot: QtBot) -> Shelf:
    made = Shelf(window.preferences, window.actions_, FOUR)
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> GamePage:
    made = GamePage(window.preferences, window.actions_, FOUR[0])
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def press(widget: QWidget, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(widget.focusWidget() or widget, key)


def apart(widgets: list[QWidget]) -> None:
    for one, other in combinations([widget for widget in widgets if widget.isVisible()], 2):
        shared: QRect = one.geometry() & other.geometry()
        assert shared.isEmpty(), (one.objectName(), other.objectName())


def test_a_box_opens_by_click_by_enter_and_by_its_number(shelf: Shelf) -> None:
    opened: list[str] = []
    shelf.opened.connect(opened.append)
    QTest.mouseClick(shelf.boxes[2], Qt.MouseButton.LeftButton)
    shelf.boxes[1].setFocus()
    press(shelf, Key.Key_Return, Key.Key_Space, Key.Key_4)
    assert opened == ["duel", "sea", "sea", "empires"]


def test_without_a_game_under_way_the_keyboard_begins_at_the_box_last_opened(shelf: Shelf) -> None:
    shelf.take_focus()
    assert shelf.boxes[0].hasFocus()
    press(shelf, Key.Key_3)
    shelf.take_focus()
    assert shelf.boxes[2].hasFocus()
    assert shelf.continue_panel.accessibleName() == "No game under way"


def test_a_game_under_way_has_the_first_focus_and_says_which_it_is(shelf: Shelf, window: MainWindow) -> None:
    window.actions_.enable("continue_game", True)
    shelf.show_left_game(LEFT_GAME)
    shelf.take_focus()
    assert shelf.continue_panel.button.hasFocus()
    assert shelf.continue_panel.button.accessibleName() == "Continue Pebbles, Round 3 of 6, your turn"


def test_arrows_walk_along_the_boxes_and_between_the_groups(shelf: Shelf) -> None:
    shelf.boxes[0].setFocus()
    press(shelf, Key.Key_Right, Key.Key_Right)
    assert shelf.boxes[2].hasFocus()
    press(shelf, Key.Key_End)
    assert shelf.boxes[3].hasFocus()
    press(shelf, Key.Key_Right)
    assert shelf.boxes[0].hasFocus()
    press(shelf, Key.Key_Up)
    assert shelf.entries[0].hasFocus()
    press(shelf, Key.Key_Down)
    assert shelf.boxes[0].hasFocus()


def test_a_letter_leads_to_a_title_and_n_begins_a_game_of_the_box(shelf: Shelf) -> None:
    begun: list[str] = []
    shelf.new_game_wanted.connect(begun.append)
    shelf.boxes[0].setFocus()
    press(shelf, Key.Key_S)
    assert shelf.boxes[1].hasFocus()  # The Sea: users do not look for it under T
    press(shelf, Key.Key_N)
    assert begun == ["sea"]


def test_a_box_tells_its_facts_and_records(shelf: Shelf) -> None:
    shelf.show_records({"pebbles": (34, 19), "sea": (1, 0)})
    assert [box.plate for box in shelf.boxes] == ["34 games, 19 won", "1 game", "not played yet", "not played yet"]
    assert shelf.boxes[0].accessibleName() == "Pebbles, 1 to 4 players, 20 minutes, 34 games, 19 won"
    assert shelf.boxes[3].accessibleName() == "Empires, 2 to 8 players, 6 hours, not played yet"
    assert shelf.boxes[1].accessibleDescription() == "2 of 4. Enter opens."


@pytest.mark.parametrize("size", [SIZES[0], (1264, 672), SIZES[2]])
@pytest.mark.parametrize("players", [4, 8])
def test_the_button_covers_no_player_of_the_game_that_was_left(
    shelf: Shelf, size: tuple[int, int], players: int
) -> None:
    shelf.resize(*size)
    names = tuple((seat, f"Player{seat}", str(seat)) for seat in range(players))
    shelf.show_left_game(LEFT_GAME._replace(seats=names))
    panel = shelf.continue_panel
    with painted_words([panel]) as painted:
        panel.grab()
    for _, name, _ in names:
        assert painted.ink[name].bottom() <= panel.button.geometry().top(), name


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", [None, LEFT_GAME], ids=["none", "left"])
def test_nothing_on_the_shelf_lies_on_anything(
    shelf: Shelf, window: MainWindow, size: tuple[int, int], language: str, game: LeftGame | None
) -> None:
    window.preferences["language"] = language
    window.preferences.fit(*size)
    shelf.resize(*size)
    shelf.show_left_game(game)
    shelf.show_records({"pebbles": (34, 19)})
    lettering.overflows.clear()
    shelf.grab()
    apart([*shelf.entries, shelf.continue_panel])
    apart(list(shelf.boxes))
    for box in shelf.boxes:
        assert box.geometry().top() >= shelf.entries[-1].geometry().bottom()
    assert lettering.overflows == []


def test_one_box_or_six_stand_in_the_middle(window: MainWindow, qtbot: QtBot) -> None:
    for looks in (FOUR[:2], FOUR[:3], (*FOUR, *FOUR[:2])):
        made = Shelf(window.preferences, window.actions_, looks)
        qtbot.addWidget(made)
        made.resize(1280, 720)
        made.show()
        left, right = made.boxes[0].geometry().left(), made.boxes[-1].geometry().right()
        assert abs(left - (1280 - right)) <= 2
        apart(list(made.boxes))


def test_a_page_walks_its_column_and_reaches_the_game_to_continue(page: GamePage, window: MainWindow) -> None:
    window.actions_.enable("continue_game", True)
    page.show_left_game(LEFT_GAME)
    page.entries[0].setFocus()
    press(page, Key.Key_Down, Key.Key_Down)
    assert page.entries[2].hasFocus()
    press(page, Key.Key_Down, Key.Key_Right)
    assert page.halves[1].hasFocus()
    press(page, Key.Key_Right)
    assert page.card.button.hasFocus()


def test_a_letter_of_the_page_does_what_the_entry_would(page: GamePage, window: MainWindow) -> None:
    """An entry that the game lacks has no key either: this game has no cards for an almanac."""
    called: list[str] = []
    for action in ("learn", "almanac"):
        window.actions_[action].triggered.disconnect()
        window.actions_[action].triggered.connect(lambda _checked, action=action: called.append(action))
    page.entries[0].setFocus()
    press(page, Key.Key_L, Key.Key_G)
    assert called == ["learn"]


def test_whoever_never_played_is_led_to_the_lesson(page: GamePage) -> None:
    page.take_focus()
    assert page.focusWidget() is page.entries[-1]
    page.show_records(Tallies(games=1))
    page.take_focus()
    assert page.focusWidget() is page.entries[0]


def test_with_no_game_under_way_the_page_says_what_to_do_next(page: GamePage) -> None:
    """It once said that no game was finished, whatever the records told."""
    page.show_left_game(None)
    assert page.nothing_words.text() == "Learn by playing leads you through a first game."
    page.show_records(Tallies(3, 1, 40, 1, (True, False, False)))
    assert page.nothing_words.text() == "New game sets the next table."


def test_the_strip_of_records_is_one_sentence(page: GamePage) -> None:
    page.show_records(Tallies(34, 19, 47, 12, (True,) * 7 + (False,) * 3))
    strip = page.findChild(QWidget, "records_strip")
    assert strip is not None
    spoken = "34 games, 19 won, 56%, 47 points, the best, 12 won unaided; of the last 10, 7 won."
    assert strip.accessibleName() == spoken
    page.show_records(Tallies(1, 0, 24, 0, (False,)))
    assert strip.accessibleName() == "1 game, 0 won, 0%, 24 points, the best, 0 won unaided."


def test_the_strip_of_records_agrees_in_french(page: GamePage, window: MainWindow) -> None:
    window.preferences["language"] = "fr"
    page.show_records(Tallies(3, 1, 24, 0, (False, True, False)))
    strip = page.findChild(QWidget, "records_strip")
    assert strip is not None
    numbers = "3 parties, 1 gagnée, 33\u202f%, 24 points, le record, 0 gagnée sans aide"
    assert strip.accessibleName() == f"{numbers}\u202f; sur les 3 dernières, 1 gagnée."


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_on_a_page_lies_on_anything(
    page: GamePage, window: MainWindow, size: tuple[int, int], language: str
) -> None:
    window.preferences["language"] = language
    window.preferences.fit(*size)
    page.resize(*size)
    page.show_left_game(LEFT_GAME)
    page.show_records(Tallies(34, 19, 47, 12, (True, False) * 5))
    lettering.overflows.clear()
    page.grab()
    apart([page.all_games, *page.entries, *page.halves, page.card])
    assert lettering.overflows == []
