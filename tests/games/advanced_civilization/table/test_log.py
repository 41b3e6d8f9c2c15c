"""The log of a whole game: moves that belong together share a line, whoever reads and however it came about."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.words.words import WORDS
from aoc_desktop.kernel.record import read_record, replay
from aoc_desktop.play.log import LogModel, LogRow
from aoc_desktop.play.past import PastSession
from aoc_desktop.play.session import HUMAN, SeatInfo, Session
from tests.games import data_of
from tests.games.advanced_civilization.table.moments import played_until, take_up
from tests.ui.person import Arrival

FOLDER = data_of("advanced_civilization", "conformance")


@pytest.fixture(scope="module")
def session() -> Session:
    record = read_record(next(FOLDER.glob("02_*.record.json")))
    match = replay(GAME, record._replace(moves=record.moves[:700]))
    return Session(match, [SeatInfo(f"Player {seat}", HUMAN) for seat in range(record.players)])


def told(session: Session, reader: int) -> list[LogRow]:
    log = LogModel(WORDS)
    log.follow(session, "en", reader)
    return list(log.rows)


def test_it_is_the_same_move_by_move_back_again_and_for_another_reader(session: Session) -> None:
    last, log = len(session.match.history), LogModel(WORDS)
    tester = QAbstractItemModelTester(log, QAbstractItemModelTester.FailureReportingMode.Fatal)
    past = PastSession(session, 0)
    for moves in (*range(1, last + 1), *range(last, 0, -23), last):
        past.go_to(moves)
        log.follow(past, "en", 0)
        if moves % 23 == 0:
            assert list(log.rows) == told(past, 0), moves
    for reader in (1, 2, 0):
        log.follow(past, "en", reader)
        assert list(log.rows) == told(session, reader)
    del tester


def test_a_nations_movement_is_one_line_that_opens_after_its_last_move(session: Session) -> None:
    history = session.match.history
    rows = [row for row in told(session, 0) if row.kind == "moved"]
    assert any(row.turn > row.key[0] for row in rows)
    for row in rows:
        moved = {played.seat for played in history[row.key[0] - 1 : row.turn] if played.move[0] == "move"}
        assert moved == {row.seat}
    lines = {(row.round, row.seat) for row in rows}
    assert len(rows) < 1.2 * len(lines), "a nation moves once in a turn"


def test_a_single_move_of_a_line_can_be_told_alone(session: Session) -> None:
    log = LogModel(WORDS)
    log.follow(session, "en", 0)
    long = next(row for row in log.rows if row.kind == "moved" and row.turn > row.key[0] + 1)
    (alone,) = log.rows_of(range(long.turn, long.turn + 1))
    assert alone.text != long.text
    assert alone.text.removesuffix(".").split(": ")[1] in long.text
    assert log.rows_of(range(long.key[0], long.turn + 1)) == [long]


def test_it_is_filtered_by_the_turns_that_were_played(arrive: Arrival) -> None:
    """Forty turns are only the limit."""
    person = arrive()
    take_up(person, played_until(lambda state: state.turn == 4, 3))
    log = person.page.side.log
    assert [log.rounds.itemText(place) for place in range(log.rounds.count())] == ["T1–4", "T1", "T2", "T3", "T4"]
    everything = log.lines()
    log.rounds.setFocus()
    for _ in range(2):
        person.key(Qt.Key.Key_Down)
    chosen = log.lines()
    rows = [row for row in person.models.log.rows if row.round == 2]
    assert 0 < len(chosen) < len(everything)
    assert set(chosen) <= {row.text for row in rows}
