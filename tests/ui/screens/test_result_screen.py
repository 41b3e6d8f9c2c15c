"""The end of a game on the screen: every button says in words what it does, and nothing lies on anything."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QToolTip
from pytestqt.qtbot import QtBot

from aoc_desktop.games.age_of_civilization.table.result_parts import EmpireResult
from aoc_desktop.play.session import Pace
from aoc_desktop.play.start import continued_game
from aoc_desktop.play.sums import terms_of
from aoc_desktop.text.language import load_language
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.kit.tokens import signed
from aoc_desktop.ui.screens.result.result_parts import LEAST_POINTS, Shortened
from aoc_desktop.ui.screens.result.screen import FinalScreen
from tests.profile.games import played_record
from tests.ui.frame.test_window_sizes import played_out
from tests.ui.person import Arrival
from tests.ui.windows import LEFT, Ctrl, Key, key, opened


def result(window: MainWindow, players: int, size: tuple[int, int]) -> FinalScreen:
    window.resize(*size)
    window.continue_record(played_out(players))
    window.ending.show_result()
    QTest.qWait(30)
    screen = window.stack.currentWidget()
    assert isinstance(screen, FinalScreen)
    return screen


def place(screen: FinalScreen, button: QAbstractButton) -> QRect:
    return QRect(button.mapTo(screen, QPoint()), button.size())


@pytest.mark.parametrize("players", [1, 4])
@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (3840, 2160)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_button_has_its_words(
    folder: Path, language: str, size: tuple[int, int], text_size: int, players: int
) -> None:
    with opened(folder, language=language, text_size=text_size) as window:
        screen = result(window, players, size)
        buttons = [made for made in screen.findChildren(QAbstractButton) if made.isVisible()]
        assert len(buttons) >= 8
        known = {"home"} if (size, text_size) == ((960, 600), 150) else set()
        for made in screen._others:
            assert made.action_id in known or made.width() == made.width_if(1) > made.width_if(3), (
                f"{made.action_id} is an icon"
            )
        for one, other in combinations(buttons, 2):
            assert not place(screen, one).intersects(place(screen, other)), (one.objectName(), other.objectName())
        assert all(screen.rect().contains(place(screen, made)) for made in buttons)


def test_esc_leads_from_the_table_back_to_the_result_and_then_home(window: MainWindow) -> None:
    screen = result(window, 2, (1280, 720))
    screen.table_wanted.emit()
    assert window.stack.currentWidget() is window.table
    key(Key.Key_Escape)
    QTest.qWait(10)  # the old result is deleted
    assert isinstance(window.stack.currentWidget(), FinalScreen)
    key(Key.Key_Escape)
    assert window.stack.currentWidget() is window.home


def test_no_way_leads_back_to_the_result_of_a_game_that_was_deleted(window: MainWindow) -> None:
    result(window, 2, (1280, 720))
    key(Key.Key_O, Ctrl)
    window._clear_away(window.keeper.game_id)
    QTest.qWait(10)
    key(Key.Key_Escape)
    assert window.stack.currentWidget() is window.home


def test_more_turning_points_are_told_where_there_is_more_room(folder: Path, qtbot: QtBot) -> None:
    with opened(folder) as window:
        screen = result(window, 2, (1280, 720))
        usual = sum(point.isVisible() for point in screen._decided.lines)
        window.preferences["text_size"] = 150

        def last_is_seen() -> None:
            bottom = screen._decided.mapTo(screen, QPoint(0, screen._decided.height())).y()
            assert bottom <= screen.height(), "the last of them is seen without scrolling"
            large = sum(point.isVisible() for point in screen._decided.lines)
            assert usual > large >= LEAST_POINTS

        qtbot.waitUntil(last_is_seen)


def test_every_number_of_a_player_opens_its_sum(window: MainWindow) -> None:
    card = result(window, 4, (1280, 720))._cards[0]
    width, height = card.width(), card.height()
    spots = {card.number_at(QPointF(x, y)): QPoint(x, y) for x in range(0, width, 4) for y in range(0, height, 4)}
    assert set(spots) == {"", "points", "technologies", "wonders", "military", "coins"}
    QTest.mouseClick(card, LEFT, pos=spots["points"])
    terms = terms_of(window.session, card.seat, "points")
    told = QToolTip.text()
    assert sum(amount for amount, _ in terms) == card.points
    assert all(signed(amount) in told for amount, _ in terms)
    QTest.mouseClick(card, LEFT, pos=spots[""])
    QTest.qWait(350)
    assert not QToolTip.isVisible()


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Equal points, 5 workers against 3, 2 players"),
        ("fr", "À égalité de points, 5 Ouvriers contre 3, 2 joueurs"),
    ],
)
def test_what_broke_a_tie_is_named(folder: Path, language: str, told: str) -> None:
    with opened(folder, language=language) as window:
        window.continue_record(played_out(2))
        assert window.session is not None
        for player, workers in zip(window.session.match.state.players, (3, 5), strict=True):
            player.points, player.workers = 20, workers
        window.ending.show_result()
        screen = window.stack.currentWidget()
        assert isinstance(screen, FinalScreen)
        assert "tie-break" in screen._title.text() or "départage" in screen._title.text()
        assert screen._subtitle.text().startswith(told)
        assert [card.accessibleName()[-9:] for card in screen._cards] == ["20 points"] * 2


@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Marcus: equal points, 4 workers against 3", "Livia: equal points and workers, 5 coins against 3"]),
        (
            "fr",
            [
                "Marcus\u202f: à égalité de points, 4 Ouvriers contre 3",
                "Livia\u202f: à égalité de points et d’Ouvriers, 5 Pièces contre 3",
            ],
        ),
    ],
)
def test_what_broke_the_ties_of_the_others_is_told_in_the_room_of_turning_points(
    folder: Path, language: str, told: list[str], size: tuple[int, int]
) -> None:
    with opened(folder, language=language) as window:
        window.resize(*size)
        window.continue_record(played_out(4))
        assert window.session is not None
        kept = ((21, 3, 4), (20, 4, 2), (20, 3, 5), (20, 3, 3))
        for player, numbers in zip(window.session.match.state.players, kept, strict=True):
            player.points, player.workers, player.coins = numbers
        window.ending.show_result()
        QTest.qWait(30)
        screen = window.stack.currentWidget()
        assert isinstance(screen, FinalScreen)
        shown = [line.findChild(Shortened).accessibleName() for line in screen._decided.lines if line.isVisible()]
        assert shown[-2:] == told
        assert screen._told.verticalScrollBar().maximum() == 0, "nothing has to be scrolled for them"
        assert screen._subtitle.text().startswith("4 ")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_game_can_say_what_breaks_a_tie(language: str) -> None:
    broken = {"age_of_civilization": ("workers", "coins"), "golden_ages": ("cities",)}
    for game, words in (*broken.items(), ("monumental_duel", ("advantage", "gold", "culture"))):
        speech = load_language(language, game)
        for what in words:
            assert speech.text(f"tie.{what}", n=5, m=3)


def test_where_nothing_brought_much_no_panel_is_empty(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EmpireResult, "turning_points", lambda _parts, _count: [])
    screen = result(window, 2, (1280, 720))
    assert not screen._decided.isVisible()
    assert all(card.isVisible() and card.height() <= card.maximumHeight() for card in screen._cards)


def test_what_no_card_brought_is_called_other(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A share of a turning point is never a number alone."""
    monkeypatch.setattr(EmpireResult, "cause", lambda _parts, _gain: "")
    with opened(folder) as window:
        window.continue_record(played_out(2))
        window.ending.show_result()
        screen = window.stack.currentWidget()
        assert isinstance(screen, FinalScreen)
        told = [line.toolTip() for line in screen._decided.lines if not line.isHidden()]
        assert told
        assert all("other" in words.casefold() for words in told)


def test_one_enter_too_many_starts_no_other_game(arrive: Arrival) -> None:
    person = arrive()
    person.window.show_session(continued_game(played_record(seed=9), Pace(delay=0), person.window))
    person.window.ending.show_result()
    before = person.session
    person.key(Key.Key_Return)
    assert person.window.session is before


@pytest.mark.parametrize("players", [2, 4])
def test_what_decided_a_game_is_what_its_winner_gained(window: MainWindow, players: int) -> None:
    screen = result(window, players, (1280, 720))
    outcome = screen._parts.match.outcome
    assert outcome is not None
    told = screen._parts.turning_points(7)
    assert told
    assert {gain.seat for turn in told for gain in turn} <= set(outcome.ranking[0])
