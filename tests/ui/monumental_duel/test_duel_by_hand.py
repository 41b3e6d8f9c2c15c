"""Whole games of Monumental Duel at its table: by dragging, by clicks, by keys; then compared with the record."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication

from aoc_desktop.games.monumental_duel.game import GAME
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.record import replay
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.models.session import HUMAN, SeatInfo, Session
from aoc_desktop.models.start import new_game
from aoc_desktop.ui import lettering
from aoc_desktop.ui.table.view import TableView
from tests.monumental_duel.modes import MODES, Mode
from tests.sessions import AT_ONCE
from tests.ui.monumental_duel.table_hands import Hands


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


def play(view: TableView, seed: int, way: str) -> tuple[Hands, dict[str, int]]:
    """A whole game; every move must have been played exactly so when the hand rests."""
    running, rng, made = view.session, Rng(seed), dict[str, int]()
    hands = Hands(view, running.play)
    gesture: Callable[[Move], None] = getattr(hands, way)
    while not settled(running).finished:
        QApplication.processEvents()
        move = chosen(view.models.sight.moves, rng, made)
        before = list(running.match.moves)
        gesture(move)
        assert running.match.moves[: len(before) + 1] == [*before, " ".join(move)], move
        made[move[0]] = made.get(move[0], 0) + 1
    return hands, made


@pytest.fixture
def opened() -> Iterator[list[TableView]]:
    views: list[TableView] = []
    yield views
    for view in views:
        view.close()


@pytest.mark.parametrize("way", ["by_dragging", "by_clicks", "by_keys"])
def test_a_whole_game_by_hand_is_the_record_replayed(way: str, opened: list[TableView]) -> None:
    mode = MODES[{"by_dragging": 0, "by_clicks": 3, "by_keys": 6}[way]]
    view = table(mode, 5)
    opened.append(view)
    hands, made = play(view, 5, way)
    running = view.session
    record = running.record()
    assert replay(GAME, record).state.key() == running.match.state.key()
    assert {"activate", "acquire", "use", "pass", "ambassador"} <= set(made)
    if way == "by_dragging":
        assert {"track>deck", "pile>deck", "row>column"} & hands.kinds
        assert any(kind.startswith("purse>") for kind in hands.kinds)


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_nothing_on_the_table_is_cut_in_either_language(mode: Mode, opened: list[TableView]) -> None:
    """Every position of a game, in French, which is longer; the same table in English every few moves."""
    view = table(mode, 8, "fr")
    opened.append(view)
    running, rng, made = view.session, Rng(8), dict[str, int]()
    number = 0
    while not settled(running).finished:
        view.grab()
        if number % 12 == 0:
            view.set_language("en")
            view.grab()
            view.set_language("fr")
        assert [found.text for found in lettering.overflows] == []
        move = chosen(view.models.sight.moves, rng, made)
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
