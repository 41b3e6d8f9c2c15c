"""The table of Monumental Duel over whole games: nothing written is cut, nothing lies where it should not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.session import HUMAN, SeatInfo, Session
from aoc_desktop.play.start import new_game
from aoc_desktop.ui.kit import lettering
from aoc_desktop.ui.table.picture.view import TableView
from tests.games.monumental_duel.modes import MODES, Mode
from tests.sessions import AT_ONCE


def table(mode: Mode, seed: int, language: str = "en", size: tuple[int, int] = (1020, 652)) -> TableView:
    record = mode.record
    seats = [SeatInfo("Anna", HUMAN), SeatInfo("Ada", HUMAN)]
    running = new_game(record._replace(setup={**record.setup, "seed": seed}), seats, AT_ONCE)
    view = TableView(running, language)
    view.resize(*size)
    view.show()
    running.begin()
    return view


def settled(running: Session) -> Session:
    while not running.finished and not running.human_decides:
        running.hurry()
    return running


def chosen(moves: tuple[Move, ...], rng: Rng, made: dict[str, int]) -> Move:
    """The kind of move made least so far comes first, so that rare ones come too."""
    kinds = {move[0]: [other for other in moves if other[0] == move[0]] for move in moves}
    rare = min(kinds, key=lambda kind: made.get(kind, 0) * (4 if kind in ("pass", "skip") else 1))
    kind = rare if rng.below(3) else rng.choice(sorted(kinds))
    return rng.choice(kinds[kind])


@pytest.fixture
def opened() -> Iterator[list[TableView]]:
    views: list[TableView] = []
    yield views
    for view in views:
        view.close()


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_nothing_on_the_table_is_cut_in_either_language(mode: Mode, opened: list[TableView]) -> None:
    """Every third position of a game in French, which is longer; the same table in English every few moves."""
    view = table(mode, 8, "fr")
    opened.append(view)
    running, rng, made = view.session, Rng(8), dict[str, int]()
    number = 0
    while not settled(running).finished:
        if number % 3 == 0:
            view.grab()
        if number % 18 == 0:
            view.set_language("en")
            view.grab()
            view.set_language("fr")
        assert [found.text for found in lettering.overflows] == []
        move = chosen(view.models.player_view.moves, rng, made)
        made[move[0]] = made.get(move[0], 0) + 1
        running.play(move)
        number += 1
    assert number > 60


@pytest.mark.parametrize("size", [(1020, 652), (1500, 700), (1100, 1000), (2980, 2000)])
def test_pieces_lie_within_the_table_and_not_on_each_other(size: tuple[int, int], opened: list[TableView]) -> None:
    view = table(MODES[0], 3, size=size)
    opened.append(view)
    settled(view.session)
    bounds = view.sceneRect().adjusted(-1, -1, 1, 1)
    placed = [(piece.place or ("", ""), piece.rect) for piece in view.stage.with_places()]
    cells = [rect for place, rect in placed if place[0] in ("cell", "track", "pile")]
    assert len(cells) >= 9 + 6 + 4
    for piece in view.stage.pieces.values():
        assert bounds.contains(piece.rect), piece.key
    for number, one in enumerate(cells):
        assert not any(one.intersects(other) for other in cells[number + 1 :])
