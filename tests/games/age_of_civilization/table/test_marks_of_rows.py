"""What the last move changed is marked, and nothing else."""

from __future__ import annotations

import pytest

from aoc_desktop.games.age_of_civilization.table.rows.table import TableModels
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.past import PastSession
from tests.sessions import session

NAMES = ("points", "coins", "workers", "military", "technologies", "wonders")
Shown = list[dict[str, int]]


def shown(models: TableModels) -> Shown:
    """What stands on the boards."""
    return [{name: board.numbers.value(name) for name in NAMES} for board in models.boards]


def differences(old: Shown, new: Shown) -> Shown:
    pairs = zip(old, new, strict=True)
    return [{name: now[name] - was[name] for name in NAMES if now[name] != was[name]} for was, now in pairs]


@pytest.mark.parametrize("seed", [1, 2])
def test_the_marks_of_every_move_of_a_game(seed: int) -> None:
    """Also what war, plague and the end of a round do to players who do not move."""
    running = session(3, ("innovation", "changing_world"), seed=seed)
    models, rng = TableModels.of(running), Rng(seed)
    assert models.marks.numbers == ({}, {}, {})
    marked = others = 0
    while not running.finished:
        before, seat = shown(models), running.match.deciders[0]
        market = {row.card for row in models.market.rows}
        wonders = [{row.card for row in board.wonders.rows} for board in models.boards]
        running.play(rng.choice(running.legal()))
        assert list(models.marks.numbers) == differences(before, shown(models))
        came = {card for kind, card in models.marks.market if kind == "civilization"}
        assert came == {row.card for row in models.market.rows} - market
        for board, old, cards in zip(models.boards, wonders, models.marks.cards, strict=True):
            new = {row.card for row in board.wonders.rows} - old
            assert new == {card for kind, card in cards if kind == "wonder"}
        marked += any(models.marks.numbers)
        others += any(changes for other, changes in enumerate(models.marks.numbers) if other != seat)
    assert marked > 40
    assert others > 3


def test_undo_marks_what_the_move_before_changed() -> None:
    running = session(2, seed=3)
    models = TableModels.of(running)
    running.play(running.legal()[0])
    first = models.marks
    running.play(next(move for move in running.legal() if move[0] == "act"))
    assert models.marks != first
    running.undo()
    assert models.marks == first


def test_a_past_moment_has_its_own_marks() -> None:
    running = session(2, seed=3)
    models, rng = TableModels.of(running), Rng(1)
    told = [models.marks]
    for _ in range(12):
        running.play(rng.choice(running.legal()))
        told.append(models.marks)
    past = PastSession(running, 0)
    seen = TableModels.of(past)
    for moves, marks in enumerate(told):
        past.go_to(moves)
        assert seen.marks == marks
