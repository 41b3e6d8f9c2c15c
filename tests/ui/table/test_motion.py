"""Motion on the table: it shows what changed, can be cut short, and never stands in anybody's way."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from aoc_desktop.games.age_of_civilization.rules import events as kinds
from aoc_desktop.kernel.events import Cause, Event
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.table.page.table_page import TablePage
from aoc_desktop.ui.table.picture.motion import Flyer
from tests.ui.windows import Key, key, on_screen, opened, start_seeded

WAR = Cause("rule", "war")


@pytest.fixture
def window(folder: Path) -> Iterator[MainWindow]:
    with opened(folder, pace=800, end_of_turn="at_once") as made:
        start_seeded(made)
        assert made.session is not None
        while not made.session.human_decides:
            QTest.qWait(20)
        made.session.pause()
        yield made


def table_of(window: MainWindow) -> TablePage:
    assert window.table is not None
    window.table.view.animator.finish()
    return window.table


def flyers(table: TablePage) -> list[Flyer]:
    return [item for item in table.view.scene().items() if isinstance(item, Flyer)]


def happen(table: TablePage, *events: Event) -> None:
    """As if a move had just had these outcomes."""
    match = table.session.match
    moment = match.game.moment(match.state)
    table.view.animator.show((PlayedMove(table.view.viewer, ("done",), "done", events, moment),))


def a_rise(table: TablePage) -> tuple[str, ...]:
    return next(move for move in table.session.legal() if move[0] == "rise")


def test_a_card_travels_to_its_pile_and_can_be_used_at_once(window: MainWindow) -> None:
    table = table_of(window)
    move = a_rise(table)
    piece = table.view.stage.pieces[f"civilization:{move[1]}"]
    market = piece.pos()
    table.session.play(move)
    assert table.view.animator.running
    assert piece.pos() == market, "it starts where it lay"
    assert piece.rect.center() == table.view.place_point(("mine", move[1])), "a click finds it where it belongs"
    table.session.play(table.session.legal()[0])  # the next move need not wait for it
    table.view.animator.finish()
    assert piece.pos() == piece.home


def test_space_ends_all_motion(window: MainWindow) -> None:
    table = table_of(window)
    table.session.play(a_rise(table))
    table.session.pause()
    assert table.view.animator.running
    table.view.setFocus()
    key(Key.Key_Space)
    assert not table.view.animator.running
    assert flyers(table) == []


def test_numbers_roll_to_their_value(window: MainWindow) -> None:
    table = table_of(window)
    counter = table.view.stage.pieces["counter:coins"]
    now = table.view.look.counters.values(table.models)["coins"]
    faces, face = [], table.view.look.counters.face
    assert face is not None
    table.view.animator._roll("coins", now + 7, now)
    while table.view.animator.running:
        faces.append(counter._look)
        QTest.qWait(5)
    assert len(set(faces)) > 2
    assert counter._look == table.view.stage.face("counter:", face(table.view.context(), "coins", now)[0])


def test_war_drops_its_pennant_and_takes_workers_away(window: MainWindow) -> None:
    table = table_of(window)
    card = next(row.card for row in table.models.track.rows)
    happen(
        table,
        kinds.PermanentCardMoves(card),
        kinds.WarBreaksOut((), 0),
        kinds.Sacrificed(table.view.viewer, "workers", 2, WAR),
    )
    assert len(flyers(table)) == 3
    table.view.animator.finish()
    assert flyers(table) == []


def test_coins_and_workers_of_others_come_from_the_side(window: MainWindow) -> None:
    table = table_of(window)
    cause = Cause("action", "enslave")
    happen(table, kinds.Performs(1, "enslave", 1, cause), kinds.Gained(1, "coins", 2, cause))
    assert len(flyers(table)) == 3
    assert {flyer.x() + flyer.side / 2 for flyer in flyers(table)} >= {table.view.scene().width()}


def test_what_flies_is_the_same_painted_alone_or_with_all_the_table(window: MainWindow) -> None:
    """Between pixels, which of them a picture meets hung on how much was painted with it: it shimmered on its way."""
    table = table_of(window)
    cause = Cause("action", "enslave")
    happen(table, kinds.Performs(1, "enslave", 1, cause), kinds.Gained(1, "coins", 2, cause))
    looks = 0
    while table.view.animator.running:
        alone = on_screen(window)
        table.view.viewport().update()
        assert alone == on_screen(window), f"look {looks}"
        QTest.qWait(20)
        looks += 1
    assert looks > 5


def test_what_may_be_taken_rises_under_the_pointer(window: MainWindow) -> None:
    table = table_of(window)
    card = a_rise(table)[1]
    piece = table.view.stage.pieces[f"civilization:{card}"]
    table.view.hover.hover(("market", card), piece.rect.center())
    table.view.animator.finish()
    assert (piece.home - piece.pos()).y() == 2
    table.view.hover.hover(None, piece.rect.center())
    table.view.animator.finish()
    assert piece.pos() == piece.home


def test_less_motion_means_that_nothing_travels(window: MainWindow) -> None:
    table = table_of(window)
    window.preferences["reduced_motion"] = True
    move = a_rise(table)
    table.session.play(move)
    piece = table.view.stage.pieces[f"civilization:{move[1]}"]
    assert piece.pos() == piece.home
    assert flyers(table) == []


def test_less_motion_reaches_a_past_moment_that_is_looked_at(window: MainWindow) -> None:
    table = table_of(window)
    move = a_rise(table)
    table.session.play(move)
    rise = len(table.session.match.history)
    table.session.play(next(move for move in table.session.legal() if move[0] == "act"))
    table.history_view.show_moment(rise - 1)
    window.preferences["reduced_motion"] = True
    table.history_view.show_moment(rise)
    past = table.history_view.shown_view
    piece = past.stage.pieces[f"civilization:{move[1]}"]
    assert past is not table.view
    assert piece.pos() == piece.home
