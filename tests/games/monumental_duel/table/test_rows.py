"""Monumental Duel's rows over whole random games: always what the view says, and every move can be made by hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractItemModel
from PySide6.QtTest import QAbstractItemModelTester

from aoc_desktop.games.monumental_duel.rules.cards import RESOURCES
from aoc_desktop.games.monumental_duel.rules.scoring import score
from aoc_desktop.games.monumental_duel.rules.state import CELLS, State
from aoc_desktop.games.monumental_duel.table.rows.table import WORDS_ONLY, TableModels
from aoc_desktop.games.monumental_duel.words.moves import activation_gains
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.session import HUMAN, SeatInfo, Session
from aoc_desktop.play.start import new_game
from tests.games.monumental_duel.modes import MODES, Mode
from tests.sessions import AT_ONCE

BUTTONS = {("pass",), ("stop",), ("skip",)}
"""Moves that are buttons of the bar."""


def duel(mode: Mode, seed: int) -> Session:
    record: Record = mode.record
    seats = [SeatInfo(name, HUMAN) for name in ("Anna", "Ada")]
    return new_game(record._replace(setup={**record.setup, "seed": seed}), seats, AT_ONCE)


def settled(running: Session) -> Session:
    """Chance has done what it does."""
    while not running.finished and not running.human_decides:
        running.hurry()
    return running


def played(mode: Mode, seed: int) -> Iterator[tuple[Session, TableModels]]:
    """Every position of a random game in which a person decides."""
    running, rng = duel(mode, seed), Rng(seed)
    rows = TableModels.of(running)
    running.begin()
    while not settled(running).finished:
        yield running, rows
        running.play(rng.choice(rows.player_view.moves))


def all_models(rows: TableModels) -> Iterator[QAbstractItemModel]:
    yield from (rows.track, rows.piles, rows.to_come, rows.sums, rows.score, rows.seats, rows.legal, rows.log)
    for city in rows.cities:
        yield from (city.cells, city.policies, city.provinces, city.purse)


def agrees(running: Session, rows: TableModels) -> None:
    """Rows and snapshot tell the same."""
    shot = running.match.game.snapshot(running.match.state)
    assert [row.card for row in rows.track.rows] == shot["track"]
    assert {row.card: row.left for row in rows.piles.rows} | {"revolt": rows.standing.revolts} == shot["piles"]
    assert sorted(" ".join(row.move) for row in rows.legal.rows) == shot["legal"]
    assert rows.standing.deck == shot["development"]
    assert list(rows.standing.dice) == shot["dice"]
    for city, player in zip(rows.cities, shot["players"], strict=True):
        assert {row.resource: row.value for row in city.purse.rows} == {name: player[name] for name in RESOURCES}
        assert {row.resource: row.gained for row in city.purse.rows} == player["gained"]
        for row, cell in zip(city.cells.rows, player["city"], strict=True):
            there = cell or {"card": "", "knowledge": None, "active": False, "used": False, "knowledge_used": False}
            told = row.card, row.knowledge or None, row.used, row.knowledge_used
            assert told == (there["card"], there["knowledge"], there["used"], there["knowledge_used"])
        assert [row.card for row in reversed(city.provinces.rows)] == player["provinces"]
        assert [(row.card, row.line or None) for row in city.policies.rows] == [
            (policy["id"], policy["line"]) for policy in player["policies"]
        ]
        assert list(city.holding.top) == player["top"]
        assert sorted(card for card, count in city.holding.bag for _ in range(count)) == player["bag"]
    assert [row.points for row in rows.seats.rows] == [player["score"] for player in shot["players"]]


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_rows_say_what_the_position_is(mode: Mode) -> None:
    running = duel(mode, 3)
    rows = TableModels.of(running)
    testers = [QAbstractItemModelTester(model) for model in all_models(rows)]
    rng = Rng(5)
    running.begin()
    while not settled(running).finished:
        agrees(running, rows)
        running.play(rng.choice(rows.player_view.moves))
    assert testers
    assert rows.standing.finished


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_every_legal_move_has_a_gesture_or_is_asked_word_by_word(mode: Mode) -> None:
    verbs = set()
    for seed in (1, 2):
        for _, rows in played(mode, seed):
            for move in rows.player_view.moves:
                verbs.add(move[0])
                ways = list(rows.gestures(move))
                asked = rows.standing.step in WORDS_ONLY and bool(rows.questions())
                assert ways or asked or move in BUTTONS, move
                for taken, put in ways:
                    assert move in rows.gesture_index.targets(taken)[put]
                    assert taken == put or taken[0] in rows.handling.holdable
    assert {"activate", "acquire", "use", "pass", "develop", "ambassador", "advantage"} <= verbs


@pytest.mark.parametrize("mode", MODES[:3], ids=lambda mode: mode.name)
def test_clicks_alone_lead_to_every_move(mode: Mode) -> None:
    """From what a click leaves, word by word, each move can be reached and no other."""
    for _, rows in played(mode, 7):
        reached = set(BUTTONS)
        for source in rows.gesture_index.sources:
            found = rows.gesture_index.targets(source).get(source, [])
            if len(found) == 1:
                reached |= set(found)
            elif found:
                reached |= set(_spelled(rows, list(found)))
        for prefix in rows.questions():
            reached |= {move for moves in rows.choices(prefix).values() for move in moves}
        swaps = {move for move in rows.player_view.moves if move[0] == "swap"}  # of two cards one is always held
        assert set(rows.player_view.moves) <= reached | swaps


def _spelled(rows: TableModels, moves: list[tuple[str, ...]]) -> Iterator[tuple[str, ...]]:
    from aoc_desktop.play.preview import common_beginning

    if len(moves) == 1:
        yield moves[0]
        return
    answers = rows.choices(common_beginning(moves), moves)
    assert len(answers) > 1, moves
    for left in answers.values():
        yield from _spelled(rows, left)


def test_what_can_be_clicked_is_told_why_not_otherwise() -> None:
    """A place that means nothing now has a reason, as the engine gives it."""
    places = [("deck", ""), ("site", ""), ("their province", ""), ("advantage", ""), ("warlord", ""), ("cell", "a1")]
    told = 0
    for running, rows in played(MODES[0], 11):
        for place in places:
            moves, wish = rows.direct(place)
            if not moves and wish is not None:
                reason = running.why_not(wish)
                assert reason is not None, (place, wish, rows.standing.step)
                told += 1
    assert told > 100


@pytest.mark.parametrize("mode", MODES[:2], ids=lambda mode: mode.name)
def test_the_nine_sums_are_what_an_activation_gives(mode: Mode) -> None:
    seen = 0
    for running, rows in played(mode, 4):
        if rows.standing.step != "activation":
            continue
        state: State = running.match.state
        assert [row.cell for row in rows.sums.rows] == list(CELLS)
        for row in rows.sums.rows:
            gains, revolts = activation_gains(state.players[rows.viewer], row.cell[0], row.cell[1])
            assert (row.amounts, row.revolts) == (_full(gains), revolts)
            named = sum(map(bool, row.sources))
            assert named == sum(map(bool, row.amounts))
        seen += 1
    assert seen >= 18


def _full(gains: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    amounts = [0] * len(RESOURCES)
    for number, amount in gains:
        amounts[number] = amount
    return tuple(amounts)


@pytest.mark.parametrize("mode", MODES[:2], ids=lambda mode: mode.name)
def test_the_deck_tells_what_is_to_come_and_when_the_game_ends(mode: Mode) -> None:
    """Counts by kind and era are those of the hidden deck; the last round comes within the rounds that were told."""
    told: list[tuple[int, int, int]] = []
    last = 0
    for running, rows in played(mode, 4):
        state: State = running.match.state
        hidden = [(card.era, card.kind) for card in state.development]
        shown = [(row.era, kind) for row in rows.to_come.rows for kind, count in row.kinds for _ in range(count)]
        assert sorted(shown) == sorted(hidden)
        if state.last_round:
            last = state.round
        else:
            told.append((state.round, *rows.standing.last_in))
    assert last
    assert all(round + soonest <= last <= round + latest for round, soonest, latest in told)


def test_the_score_and_its_dominations_add_up() -> None:
    for running, rows in played(MODES[1], 6):
        worth = rows.cards.points["domination"]
        for seat in range(2):
            total = sum(row.points[seat] + worth * row.dominates[seat] for row in rows.score.rows)
            assert total == score(running.match.state, seat)


def test_a_preview_tells_what_the_move_then_does() -> None:
    """Tokens before and after; what chance or the next round brings is not promised."""
    checked = 0
    for running, rows in played(MODES[4], 9):
        if rows.standing.step != "action":
            continue
        state: State = running.match.state
        for move in rows.player_view.moves:
            preview = rows.preview_of(move)
            after, _ = running.match.preview(state.seat, move)
            if after.step != "action" or after.round != state.round:
                continue
            for number, resource in enumerate(RESOURCES):
                before, now = (each.players[preview.seat].tokens[number] for each in (state, after))
                assert preview.amount(resource) == now - before, (move, resource)
            assert preview.own.after[preview.seat] == score(after, preview.seat)
            checked += 1
    assert checked > 200
