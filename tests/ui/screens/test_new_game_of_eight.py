"""The new-game screen of a game for eight, at which only the toy plays: every seat is seen and can be filled."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from aoc_desktop.games import GAMES
from aoc_desktop.kernel.record import Record
from aoc_desktop.play.session import SeatInfo
from aoc_desktop.ui.screens.new_game.screen import NewGameScreen
from tests.toy.registered import ENTRY
from tests.ui.shelf_looks import PlainLook
from tests.ui.windows import opened

CARAVANS = PlainLook("caravans", "Caravans", (2, 8), 30)


@pytest.fixture
def screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[NewGameScreen]:
    monkeypatch.setitem(GAMES, "caravans", ENTRY)
    with opened(tmp_path) as window:
        made = NewGameScreen(CARAVANS, window.preferences)
        made.prepare("table")
        window.open_screen("caravans", lambda: made)
        yield made


@pytest.mark.parametrize("size", [(1280, 720), (960, 600)])
def test_all_eight_seats_are_seen_at_once(screen: NewGameScreen, qtbot: QtBot, size: tuple[int, int]) -> None:
    screen.window().resize(*size)
    qtbot.waitUntil(lambda: screen.width() == size[0])
    foot = screen.start.parentWidget().mapTo(screen, QPoint(0, 0)).y()
    for seat in screen.seats:
        top_left = seat.mapTo(screen, QPoint(0, 0))
        assert top_left.y() + seat.height() <= foot
        assert top_left.x() + seat.width() <= screen.width()
        for place in range(seat.player.count()):
            words = seat.player.fontMetrics().horizontalAdvance(seat.player.itemText(place))
            assert words < seat.player.width() - 38 * screen.preferences.scale
        assert seat.name.width() > seat.name.fontMetrics().horizontalAdvance("Nebuchadnezzar")


def test_eight_sit_down_with_names_and_colours_of_their_own(screen: NewGameScreen, qtbot: QtBot) -> None:
    assert [seat.taken for seat in screen.seats] == [True, True, *[False] * 6]
    for seat in screen.seats[2:]:
        seat.choose("novice")
    assert screen.problem.text() == ""
    with qtbot.waitSignal(screen.start_wanted) as started:
        screen.start.click()
    assert started.args is not None
    record, seats = started.args
    assert isinstance(record, Record)
    assert (record.game, record.players, record.mode) == ("caravans", 8, "table")
    assert all(isinstance(seat, SeatInfo) for seat in seats)
    assert len({seat.name for seat in seats}) == len({seat.colour for seat in seats}) == 8


def test_a_game_without_codes_and_variants_offers_none(screen: NewGameScreen) -> None:
    assert not screen.code.isVisible()
    assert not screen.options.heading.isVisible()
    assert screen.seed.isVisible()
