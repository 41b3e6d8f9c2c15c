"""The right column of any game: as many seats as there are, the plain box of a player, the score, the log's rounds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.session import HUMAN, Session
from aoc_desktop.ui.frame.app import application
from aoc_desktop.ui.kit import lettering
from aoc_desktop.ui.kit.theme import Size
from aoc_desktop.ui.table.page.seat_box import SeatBox
from aoc_desktop.ui.table.page.side_column import LEAST_TABS, SideColumn
from aoc_desktop.ui.table.page.zoom import BoardZoom
from tests.toy.caravans import GAME
from tests.toy.test_session import AT_ONCE, rolled
from tests.ui.person import preferences_in

HEIGHT = 668
"""Of the column in a window of 1280 × 720."""


def played(seats: int, moves: int = 60) -> Session:
    session, rng = rolled(*([HUMAN] * seats), pace=AT_ONCE), Rng(2)
    for _ in range(moves):
        if session.human_decides:
            session.play(rng.choice(session.legal()))
        QApplication.processEvents()
    return session


@pytest.fixture
def column(tmp_path: Path) -> Iterator[list[SideColumn]]:
    application()
    made: list[SideColumn] = []
    yield made
    for one in made:
        one.close()
        one.deleteLater()


def opened(session: Session, folder: Path, made: list[SideColumn]) -> SideColumn:
    side = SideColumn(session, preferences_in(folder))
    made.append(side)
    side.resize(Size.RIGHT_COLUMN, HEIGHT)
    side.show()
    for _ in range(4):
        QApplication.processEvents()
    return side


@pytest.mark.parametrize("seats", range(2, 9))
def test_everybody_fits_the_column(seats: int, tmp_path: Path, column: list[SideColumn]) -> None:
    lettering.overflows.clear()
    side = opened(played(seats), tmp_path, column)
    parts: list[QWidget] = [side.opponents, side.score, side.tabs]
    assert all(part.isVisible() for part in parts)
    assert all(one.geometry().bottom() < other.geometry().top() for one, other in pairwise(parts))
    assert side.rect().contains(side.tabs.geometry())
    assert side.tabs.height() >= LEAST_TABS
    boxes = side.opponents.boxes()
    assert len(boxes) == seats - 1
    assert all(one.bottom() < other.top() for one, other in pairwise(boxes))
    assert boxes[-1].bottom() * side.opponents.factor <= side.opponents.height() + 1
    assert boxes[0].height() == SeatBox.low
    side.grab()
    assert [overflow.text for overflow in lettering.overflows] == []


def test_where_many_share_a_low_column_boxes_are_low(tmp_path: Path, column: list[SideColumn]) -> None:
    """A game's box that is usually higher gives way before the pages do."""
    side = opened(played(8), tmp_path, column)
    side.opponents.box.closed = side.opponents.box.opened = 105.0
    side.resize(Size.RIGHT_COLUMN, HEIGHT + 1)
    for _ in range(4):
        QApplication.processEvents()
    assert {box.height() for box in side.opponents.boxes()} == {SeatBox.low}
    assert side.tabs.height() >= LEAST_TABS


def test_the_plain_box_tells_points_and_the_player_in_a_sentence(tmp_path: Path, column: list[SideColumn]) -> None:
    session = played(3)
    panel = opened(session, tmp_path, column).opponents
    row = panel.rows()[0]
    assert panel.told_at(QPointF(230, 12)) == (("points", ""), row.seat)
    assert panel.told_at(QPointF(60, 12))[0] is None
    assert panel.told[0].accessibleName() == row.name
    assert str(row.points) in panel.told[0].accessibleDescription()


def test_a_game_without_whole_boards_opens_none(tmp_path: Path, column: list[SideColumn]) -> None:
    side = opened(played(3), tmp_path, column)
    QTest.mouseClick(side.opponents, Qt.MouseButton.LeftButton, pos=QPoint(100, 12))
    assert side.window().findChild(BoardZoom) is None


def test_the_log_is_filtered_by_the_rounds_that_have_begun(tmp_path: Path, column: list[SideColumn]) -> None:
    session, rng = rolled(HUMAN, HUMAN, pace=AT_ONCE), Rng(2)
    log = opened(session, tmp_path, column).log
    seen = set()
    while not session.finished:
        if session.human_decides:
            session.play(rng.choice(session.legal()))
        QApplication.processEvents()
        seen.add((GAME.moment(session.match.state).round, log.rounds.count() - 1))
    assert {count for _, count in seen} == {1, 2, 3, 4}
    assert all(count <= number for number, count in seen)
    log.rounds.setCurrentIndex(2)
    assert "Round 2 begins." in log.lines()
    assert "Round 3 begins." not in log.lines()
