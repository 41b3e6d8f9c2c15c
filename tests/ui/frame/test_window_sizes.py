"""The window at any size, opened there or come there by a jump (maximised, full screen, another monitor)."""

from __future__ import annotations

from datetime import date
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from aoc_desktop.games.age_of_civilization.table.seat_box import EmpireBox
from aoc_desktop.games.age_of_civilization.table.solo import days
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.session import HUMAN, SeatInfo
from aoc_desktop.ui.frame.entries import Players
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.kit.picture_cache import KeptFaces
from aoc_desktop.ui.screens.new_game.screen import NewGameScreen
from aoc_desktop.ui.screens.result.screen import FinalScreen
from aoc_desktop.ui.screens.solo.days_screen import DailyScreen
from aoc_desktop.ui.table.page.side_column import LEAST_TABS
from tests.sessions import NAMES, record, session
from tests.ui.walk.eyes import painted_words
from tests.ui.windows import Key, click, click_at, key, open_page, opened

Extent = tuple[int, int]
SMALLEST, SMALL, MIDDLE, LARGE = (960, 600), (1280, 720), (1920, 1080), (3840, 2160)
JUMPS = [(SMALL, MIDDLE), (MIDDLE, SMALL), (SMALL, LARGE), (LARGE, SMALL), ((1000, 1400), (1366, 768))]
SCREENS = ["home", "new_game", "table", "result", "solo", "daily"]


@cache
def played_out(players: int) -> Record:
    running = session(players, seed=5)
    rng = Rng(1)
    while not running.finished:
        running.play(rng.choice(running.legal()))
    return running.record()


def double_click(widget: QWidget, point: QPoint) -> None:
    """As a hand does it: the first click is one, too."""
    click_at(widget, point)
    QTest.mouseDClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
    settle()


def sit_down(window: MainWindow, players: int) -> None:
    """One person against others who choose at random, before the first move."""
    seats = [SeatInfo(name, "random" if place else HUMAN) for place, name in enumerate(NAMES[:players])]
    window.start_game(record(players, seed=3), seats)


def go_on(window: MainWindow, players: int, share: float) -> None:
    """The same number of people in the middle of a game."""
    whole = played_out(players)
    window.continue_record(whole._replace(moves=whole.moves[: round(share * len(whole.moves))]))


def settle() -> None:
    for _ in range(5):
        QTest.qWait(5)
        QApplication.processEvents()


def show(window: MainWindow, screen: str) -> None:
    if screen == "table":
        go_on(window, 4, 0.5)
    elif screen == "result":
        window.continue_record(played_out(4))
        settle()
        window.ending.show_result()
    elif screen != "home":
        window.actions_[screen].trigger()
    settle()


def lie(window: MainWindow) -> list[tuple[str, str, QRect]]:
    """Everything that is seen, and where."""
    seen = [widget for widget in window.findChildren(QWidget) if widget.isVisible()]
    return [
        (type(widget).__name__, widget.objectName(), QRect(widget.mapTo(window, QPoint()), widget.size()))
        for widget in seen
    ]


@pytest.mark.parametrize("screen", SCREENS)
def test_a_window_that_jumped_looks_like_one_opened_there(folder: Path, screen: str) -> None:
    for before, after in JUMPS:
        with opened(folder, window_width=after[0], window_height=after[1]) as window:
            window.resize(*after)
            show(window, screen)
            wanted, scale = lie(window), window.table.view.stage.scale if window.table else 1
        with opened(folder, window_width=before[0], window_height=before[1]) as window:
            window.resize(*before)
            show(window, screen)
            window.resize(*after)
            settle()
            assert (window.width(), window.height()) == after
            assert lie(window) == wanted, (before, after)
            if screen == "table" and window.table is not None:
                assert window.table.view.stage.scale == scale


# ------------------------------------------------------------------ the right column
SIZES = [(960, 600), SMALL, (1366, 768), (1600, 900), MIDDLE, LARGE]


def wrong_in_column(window: MainWindow) -> list[str]:
    """What lies over something else, or is cut, or boards that do not fill the height that they have."""
    assert window.table is not None
    side = window.table.side
    parts = [part for part in (side.opponents, side.score, side.tabs) if part.isVisible() and part.height()]
    found = {
        "parts overlap": any(one.geometry().bottom() >= other.geometry().top() for one, other in pairwise(parts)),
        "the last part is cut": not side.rect().contains(parts[-1].geometry()),
        "tabs are too low": side.tabs.height() < LEAST_TABS,
    }
    if boxes := side.opponents.boxes():
        room = side.opponents.height() - boxes[-1].bottom() * side.opponents.factor
        found["boards do not fill their room"] = not 0 <= room < 2
        found["boards are too low"] = boxes[0].height() <= EmpireBox.closed - 1
    return [fault for fault, there in found.items() if there]


@pytest.mark.parametrize(("players", "text_size"), [(2, 100), (3, 100), (4, 100), (4, 150)])
def test_nothing_overlaps_in_the_right_column(folder: Path, players: int, text_size: int) -> None:
    """Before the first move, and in mid-game."""
    with opened(folder, text_size=text_size) as window:
        for start in (lambda: sit_down(window, players), lambda: go_on(window, players, 0.6)):
            start()
            for size in SIZES:
                window.resize(*size)
                settle()
                assert wrong_in_column(window) == [], size


@pytest.mark.parametrize(
    ("players", "size", "opened_boards"),
    [(2, SMALL, True), (2, MIDDLE, True), (3, (1600, 900), True), (4, SMALL, False), (4, LARGE, True)],
)
def test_the_other_boards_open_where_the_window_has_room(
    folder: Path, players: int, size: Extent, opened_boards: bool
) -> None:
    with opened(folder) as window:
        window.resize(*size)
        go_on(window, players, 0.5)
        settle()
        assert window.table is not None
        heights = {box.height() for box in window.table.side.opponents.boxes()}
        assert heights == {EmpireBox.opened if opened_boards else EmpireBox.closed}


def test_nothing_is_painted_where_there_is_no_room(qtlog: Any) -> None:  # pytest-qt names no type
    """A part of the bar that a small window leaves no width: Qt would complain of every line drawn on it."""
    painted: list[QPainter] = []
    assert KeptFaces().get("round", QSize(0, 40), 1.0, painted.append).isNull()
    assert painted == []
    assert [record.message for record in qtlog.records] == []


@pytest.mark.parametrize("text_size", [100, 150])
def test_the_log_can_have_the_whole_column(folder: Path, text_size: int) -> None:
    """With four players at 1280 × 720 it shows three lines; a button gives it the room of boards and score."""
    with opened(folder, text_size=text_size) as window:
        go_on(window, 4, 0.5)
        settle()
        assert window.table is not None
        side = window.table.side
        low = side.log.view.height()
        assert side.tall.isVisible()
        click(side.tall)
        settle()
        assert side.log.view.height() > 3 * low
        assert not side.opponents.isVisible()
        assert not side.score.isVisible()
        assert side.tall.toolTip() == side.tall.accessibleName() == "Show the players again"
        click(side.tall)
        settle()
        assert abs(side.log.view.height() - low) <= 1
        assert side.opponents.isVisible()


def test_a_double_click_on_a_tab_gives_its_page_the_whole_column(folder: Path) -> None:
    """Where the column is too narrow for the button, it is the way; the second one takes the room back."""
    with opened(folder) as window:
        go_on(window, 4, 0.5)
        settle()
        assert window.table is not None
        side = window.table.side
        low, tabs = side.log.view.height(), side.tabs.tabBar()
        on_the_log = tabs.tabRect(side.tabs.indexOf(side.log)).center()
        double_click(tabs, on_the_log)
        assert side.log.view.height() > 3 * low
        assert not side.opponents.isVisible()
        double_click(tabs, on_the_log)
        assert abs(side.log.view.height() - low) <= 1
        assert side.opponents.isVisible()


# ------------------------------------------------------------------ what Qt complains of
SWEEP = [
    (2560, 1080),
    SMALLEST,
    MIDDLE,
    SMALL,
    (1000, 1400),
    SMALLEST,
    *((wide, 600) for wide in range(1080, 2500, 200)),
]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_size_makes_qt_complain(folder: Path, language: str, qtlog: Any) -> None:  # pytest-qt names no type
    """Large words and a long name, in a window that jumps and is drawn wider. It is painted before its parts have
    found their places, too: one of them may have no width then, and no painter can begin on it."""
    with opened(folder, language=language, text_size=150) as window:
        names = ("Maximilienne de Bourbon", *NAMES[1:])
        seats = [SeatInfo(name, "random" if place else HUMAN) for place, name in enumerate(names)]
        window.start_game(record(4, seed=3), seats)
        for size in SWEEP:
            window.resize(*size)
            window.grab()
            settle()
        assert window.size().toTuple() == SWEEP[-1]
    assert [record.message for record in qtlog.records if "QPainter" in record.message] == []


# ------------------------------------------------------------------ the line under the bar
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("text_size", [100, 125, 150])
def test_what_is_asked_stands_under_the_bar_at_every_size(folder: Path, language: str, text_size: int) -> None:
    """A sentence of one line that is higher than its line would be left out as half letters are."""
    with opened(folder, language=language, text_size=text_size) as window:
        go_on(window, 3, 0.5)
        for size in [*SIZES, (2560, 1080)]:
            window.resize(*size)
            settle()
            assert window.table is not None
            prompt, seen = window.table.prompt, []
            for words in ("Who?", ""):  # without a sign, which would be seen anyway
                prompt.ask(words)
                seen.append(prompt.grab().toImage())
            assert seen[0] != seen[1], size


# ------------------------------------------------------------------ the log's filters
@pytest.mark.parametrize(("language", "words"), [("en", "Filter the log"), ("fr", "Filtrer le journal")])
def test_the_filters_can_be_had_in_a_low_log(folder: Path, language: str, words: str) -> None:
    """With four players at 1280 × 720 the lines have all the room; a funnel beside the tab brings the filters."""
    with opened(folder, language=language) as window:
        go_on(window, 4, 0.5)
        settle()
        assert window.table is not None
        side = window.table.side
        log, funnel = side.log, side.log.filter
        assert not log.seats.isVisible()
        assert funnel.isVisible()
        assert (funnel.toolTip(), funnel.accessibleName()) == (words, words)
        assert side.tabs.rect().contains(funnel.geometry())
        bar = side.tabs.tabBar()
        assert bar.x() + bar.tabRect(bar.count() - 1).right() <= funnel.x()
        click(funnel)
        settle()
        assert log.seats.isVisible()
        assert log.view.height() >= 48
        assert wrong_in_column(window) == []
        whole = log.view.model().rowCount()
        log.seats.setFocus()
        key(Key.Key_Down)
        assert log.view.model().rowCount() < whole
        click(funnel)  # a filtered list says so
        assert log.seats.isVisible()
        log.seats.setFocus()
        key(Key.Key_Up)
        assert log.view.model().rowCount() == whole
        side.tabs.setCurrentWidget(side.legal)
        assert not funnel.isVisible()
        side.tabs.setCurrentWidget(log)
        assert funnel.isVisible()
        assert not log.seats.isVisible()
        window.resize(*MIDDLE)
        settle()
        assert log.seats.isVisible()
        assert not funnel.isVisible()


# ------------------------------------------------------------------ the largest window
def test_menus_of_a_large_window_have_large_words(folder: Path) -> None:
    """The hint in the line of the seed is whole; the players of the left game are as large as the card around them."""
    with opened(folder) as window:
        window.resize(*LARGE)
        show(window, "new_game")
        screen = window.stack.currentWidget()
        assert isinstance(screen, NewGameScreen)
        hint = screen.seed.fontMetrics().horizontalAdvance(screen.seed.placeholderText())
        assert hint < screen.seed.width() - 2 * 8 * window.preferences.scale
        go_on(window, 4, 0.3)
        window.actions_["home"].trigger()
        players = open_page(window).findChild(Players)
        settle()
        assert players is not None
        assert players.isVisible()
        assert players.height() == round(24 * window.preferences.scale)


@pytest.mark.parametrize("players", [1, 4])
def test_margins_and_gaps_grow_with_the_window_and_shrink_again(folder: Path, players: int) -> None:
    """Words grow with the window; without room around them a page would look torn into its corners."""
    with opened(folder) as window:
        go_on(window, players, 1.0)
        window.ending.show_result()
        settle()
        screen = window.stack.currentWidget()
        assert isinstance(screen, FinalScreen)
        seen = []
        for size in (SMALL, LARGE, SMALL):
            window.resize(*size)
            settle()
            title = screen._title.mapTo(screen, QPoint())
            one, other = screen.lines.parentWidget(), screen.bars.parentWidget()
            between = other.mapTo(screen, QPoint()).y() - one.mapTo(screen, QPoint(0, one.height())).y()
            seen.append((title.x(), between))
        assert seen[0] == seen[2] == (36, 14)
        assert seen[1][0] > 2 * 36
        assert seen[1][1] > 2 * 14


def test_in_the_smallest_window_nothing_lies_on_the_words_of_the_home_screen(folder: Path) -> None:
    with opened(folder, language="fr", text_size=150) as window:
        window.resize(*SMALLEST)
        go_on(window, 2, 0.5)
        window.go_home()
        settle()
        home = window.home
        assert home.continue_panel.has_game
        with painted_words([home]) as painted:
            home.grab()
        parts = [*home.entries, home.continue_panel, *home.boxes, home._menu]
        for words in (home.tr("Your games"), "Version "):
            ink = next(ink.toRect() for text, ink in painted.ink.items() if text.startswith(words))
            assert not [part.objectName() for part in parts if part.geometry().intersects(ink)], words


def test_the_picture_of_a_day_leaves_its_number_alone(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pictures: list[QRectF] = []
    monkeypatch.setattr(days, "paint_kind", lambda painter, place, kind: pictures.append(place))
    with opened(folder, language="fr", text_size=150) as window:
        window.resize(*SMALLEST)
        window.solo.today = lambda: date(2026, 11, 30)
        show(window, "daily")
        screen = window.stack.currentWidget()
        assert isinstance(screen, DailyScreen)
        pictures.clear()
        with painted_words([screen]) as painted:
            screen.calendar.cell_of(date(2026, 11, 28)).grab()
        assert len(pictures) == 1
        assert not pictures[0].intersects(painted.ink["28"])


@pytest.mark.parametrize("size", [SMALLEST, (1100, 1000), SMALL])
def test_the_words_below_the_deck_end_before_the_cards_beside_it(folder: Path, size: Extent) -> None:
    with opened(folder, language="fr", text_size=150) as window:
        window.resize(*size)
        sit_down(window, 2)
        settle()
        assert window.table is not None
        with painted_words([window.table.view]) as painted:
            window.table.view.stage.forget()
            window.grab()
        deck = window.table.view.stage.by_place(("deck", ""))
        assert deck is not None
        assert painted.words["en pioche"] <= deck.rect.width()
