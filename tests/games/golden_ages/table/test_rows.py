"""The rows over whole random games: always what the snapshot says, and never what the viewer may not know."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QAbstractItemModel
from PySide6.QtTest import QAbstractItemModelTester

from aoc_desktop.games.golden_ages.rules.scoring import judgement_points
from aoc_desktop.games.golden_ages.rules.squares import NAMES, SQUARES, beside, over_the_date_line
from aoc_desktop.games.golden_ages.table.rows.boards import DEVELOPED, OBSOLETE
from aoc_desktop.games.golden_ages.table.rows.chart import AGORA
from aoc_desktop.games.golden_ages.table.rows.offers import CHOSEN, UP, turn_order
from aoc_desktop.games.golden_ages.table.rows.table import TableModels
from aoc_desktop.kernel.errors import IllegalMove
from aoc_desktop.kernel.rng import Rng
from tests.games.golden_ages.tables import MODES, started


def all_models(rows: TableModels) -> Iterator[QAbstractItemModel]:
    yield from (rows.squares, rows.colonists, rows.cities, rows.capitals, rows.judgements, rows.wonders)
    yield from (rows.buildings, rows.offers, rows.seats, rows.legal, rows.log)
    for board in rows.boards:
        yield from (board.numbers, board.technologies, board.slots, board.wonders, board.glory)


def agrees(rows: TableModels) -> None:
    match = rows.session.match
    shot = match.game.snapshot(match.state)
    assert [row.card for row in rows.wonders.rows] == shot["wonders"]
    assert [row.card for row in rows.buildings.rows] == shot["buildings"]
    assert [row.card for row in rows.judgements.rows if row.state == UP] == shot["judgements"]
    chosen = [row.card for row in rows.judgements.rows if row.state == CHOSEN]
    assert not chosen or chosen == [shot["judgement"]]
    assert sorted(" ".join(row.move) for row in rows.legal.rows) == shot["legal"]
    placed = {row.name for row in rows.squares.rows if row.edges is not None}
    assert len(placed) == 4 + sum(3 if tile in ("t1", "t2", "t3", "t4") else 2 for tile, _, _ in shot["tiles"][1:])
    for seat, (board, player) in enumerate(zip(rows.boards, shot["players"], strict=True)):
        assert (board.value("gold"), board.value("points")) == (player["gold"], player["points"])
        assert {symbol: board.value(symbol) for symbol in player["controls"]} == player["controls"]
        developed = {
            row.card for row in board.technologies.rows if row.state in (DEVELOPED, OBSOLETE) and row.level > 1
        }
        assert developed == set(player["technologies"])
        assert [[row.card, row.used] if row.card else None for row in board.slots.rows] == player["slots"]
        assert [[row.card, row.used] for row in board.wonders.rows] == player["wonders"]
        assert [row.value for row in board.glory.rows if row.value] == player["glory"]
        mine = [row for row in rows.colonists.rows if row.seat == seat]
        for lying, name in ((False, "standing"), (True, "lying")):
            where = [row.where for row in mine if row.lying is lying and row.where != AGORA]
            assert {square: where.count(square) for square in where} == player[name]
        assert sum(row.where == AGORA for row in mine) == player["agora"]
        assert {row.square: row.cubes for row in rows.cities.rows if row.seat == seat} == player["cities"]
        assert [row.square for row in rows.capitals.rows if row.seat == seat] == [
            square for square in (player["capital"],) if square
        ]


def hides(rows: TableModels) -> None:
    """Civilisations to come and future technologies are shown to their owner alone."""
    state = rows.session.match.state
    opened = state.phase == "finished" or "open_future" in state.table.variants
    for board, player in zip(rows.boards, state.players, strict=True):
        if board.seat != rows.viewer:
            assert not board.secrets.coming
            assert opened or not board.secrets.future
        else:
            assert board.secrets.future == player.future.id
            assert len(board.secrets.coming) == len(player.hand)


@pytest.mark.parametrize(("players", "variants"), MODES)
def test_rows_tell_what_the_snapshot_tells(players: int, variants: tuple[str, ...]) -> None:
    rows, rng = started(players, variants, seed=players + 20), Rng(players)
    testers = [QAbstractItemModelTester(model) for model in all_models(rows)]
    agrees(rows)
    while not rows.session.finished:
        if rng.below(9) == 0:
            with contextlib.suppress(IllegalMove):
                rows.session.undo()
        rows.session.play(rng.choice(rows.player_view.moves))
        agrees(rows)
        hides(rows)
    assert testers


def test_a_colonist_that_stays_keeps_its_name() -> None:
    rows, rng = started(3, seed=4), Rng(4)
    moved = 0
    while not rows.session.finished:
        before = {row.key: (row.where, row.lying) for row in rows.colonists.rows}
        move = rng.choice(rows.player_view.moves)
        seat = rows.viewer
        rows.session.play(move)
        after = {row.key: (row.where, row.lying) for row in rows.colonists.rows}
        if move[0] == "explore" and rows.standing.phase == "actions" and rows.standing.square:
            changed = [key for key in before if before[key] != after[key]]
            assert len(changed) == 1
            assert changed[0].startswith(f"{seat}:")
            moved += 1
    assert moved > 3


def test_judgements_tell_what_each_seat_would_score() -> None:
    rows, rng = started(4, seed=11), Rng(11)
    while rows.standing.step != "judgement":
        rows.session.play(rng.choice(rows.player_view.moves))
    card = rows.player_view.moves[0][1]
    told = next(row.scores for row in rows.judgements.rows if row.card == card)
    state = rows.session.match.state
    judgement = state.table.cards.judgement[card]
    assert told == tuple(judgement_points(state, seat, judgement) for seat in range(4))


def test_a_judgement_previews_everybodys_points() -> None:
    rows, rng = started(4, seed=11), Rng(11)
    while rows.standing.step != "judgement":
        rows.session.play(rng.choice(rows.player_view.moves))
    for move in rows.player_view.moves:
        told = next(row.scores for row in rows.judgements.rows if row.card == move[1])
        preview = rows.preview_of(move)
        assert preview.amount("points") == told[preview.seat]
        others = {seat: change.amount for seat, change in preview.others if change.what == "points"}
        assert others == {seat: points for seat, points in enumerate(told) if points and seat != preview.seat}


def test_the_turn_order_that_a_choice_would_bring() -> None:
    """Rules, phase A.4: the lowest value begins, then clockwise."""
    rows, rng = started(2, seed=2), Rng(2)
    while rows.standing.step != "civilization":
        rows.session.play(rng.choice(rows.player_view.moves))
    first = rows.viewer
    rows.session.play(rows.player_view.moves[0])
    promised = {row.card: row.order for row in rows.offers.rows}
    assert rows.viewer != first
    card = rows.player_view.moves[1][1]
    assert promised[card] == turn_order(rows.state, rows.viewer, card)
    rows.session.play(("choose", card))
    while rows.standing.step == "technology":  # India's gift comes before the order is settled
        rows.session.play(rows.player_view.moves[0])
    assert rows.session.match.state.first_player == promised[card][0]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_moves_have_words_with_and_without_a_position(language: str) -> None:
    """The list tells prices; undo and the log's forced moves have no position to ask."""
    rows, rng = started(4, ("last_turns",), seed=6), Rng(6)
    rows.set_language(language)
    while not rows.session.finished:
        texts = [rows.legal.text(move) for move in rows.player_view.moves]
        assert len(set(texts)) == len(texts), texts
        for move in rows.player_view.moves:
            plain = rows.words.move(move, language)
            assert plain
            assert "{" not in plain
            assert plain != " ".join(move)
        rows.session.play(rng.choice(rows.player_view.moves))
    assert all(row.text for row in rows.log.rows)


def test_a_preview_of_the_last_move_guesses_nobodys_future() -> None:
    """The end of the game shows the future technologies; a preview must not seem to know them."""
    for seed in range(3):
        rows, rng = started(3, seed=seed), Rng(seed)
        while not (rows.standing.era == 4 and rows.standing.step == "judgement"):
            rows.session.play(rng.choice(rows.player_view.moves))
        preview = rows.preview_of(rows.player_view.moves[0])
        kinds = {cause.kind for _, change in preview.others for _, cause in change.terms if cause is not None}
        assert "future" not in kinds


def test_the_way_of_a_colonist_is_as_long_as_its_reach_allows() -> None:
    """Each step leads to a neighbour, the date line included; never more steps than the range."""
    crossed = 0
    for seed in range(4):
        rows, rng = started(4, ("open_sea",) if seed % 2 else (), seed=seed), Rng(seed)
        while not rows.session.finished:
            state = rows.state
            for move in rows.player_view.moves:
                if move[0] != "explore":
                    continue
                way = [SQUARES[name] for name in rows.way(move[1], move[2])]
                assert (NAMES[way[0]], NAMES[way[-1]]) == move[1:]
                assert len(way) - 1 <= state.players[state.seat].powers.range
                for one, two in pairwise(way):
                    assert (beside(1 << one) | over_the_date_line(1 << one)) >> two & 1
                    crossed += not beside(1 << one) >> two & 1
            rows.session.play(rng.choice(rows.player_view.moves))
    assert crossed
