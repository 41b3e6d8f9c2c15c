"""The rows over random games: always what the snapshot says; every legal move has a gesture that means it."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from PySide6.QtTest import QAbstractItemModelTester, QTest

from aoc_desktop.games.advanced_civilization.rules.board import NO_AREA
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.kernel.game import CHANCE, Move
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.live_session import LiveSession
from aoc_desktop.play.places import Place
from aoc_desktop.play.session import HUMAN, SeatInfo
from aoc_desktop.play.start import new_game
from tests.games.advanced_civilization.player import choose
from tests.sessions import AT_ONCE, NAMES

SET_IN_HAND = frozenset({"move", "load", "unload", "lose", "pick", "annex", "spend"})
ASKED_AFTERWARDS = frozenset({"ship", "keep", "build", "quake", "true", "want"})


def session(players: int, seed: int) -> LiveSession:
    seats = [SeatInfo(NAMES[seat], HUMAN) for seat in range(players)]
    setup = {"seed": seed, "turn_limit": 12}
    return new_game(Record("advanced_civilization", "standard", players, "table", (), setup), seats, AT_ONCE)


def started(players: int = 3, seed: int = 1) -> TableModels:
    """The rows of a table where everybody is a person; its session keeps them."""
    running = session(players, seed)
    rows = TableModels.of(running)
    running.begin()
    return rows


def play_one(rows: TableModels, rng: Rng) -> Move:
    move = choose(rows.session.match.state, rows.player_view.moves, rng)
    rows.session.play(move)
    chance_decides(rows)
    return move


def chance_decides(rows: TableModels) -> None:
    """Chance plays by the session's own clock."""
    for _ in range(1000):
        if rows.session.decider != CHANCE:
            return
        QTest.qWait(1)
    raise AssertionError("chance never decides")


def agrees(rows: TableModels) -> None:
    match = rows.session.match
    shot = match.game.snapshot(match.state)
    tokens: dict[str, dict[str, int]] = {}
    for row in rows.stacks.rows:
        owner = "barbarians" if row.seat == len(rows.session.seats) else str(row.seat)
        tokens.setdefault(row.area, {})[owner] = row.tokens
    assert tokens == {area: told["tokens"] for area, told in shot["areas"].items() if "tokens" in told}
    cities = {row.area: (row.seat, row.new) for row in rows.cities.rows}
    pirates = len(rows.session.seats)
    assert cities == {
        area: (pirates if told["city"] == "pirates" else told["city"], "new" in told)
        for area, told in shot["areas"].items()
        if "city" in told
    }
    for row, player in zip(rows.seats.rows, shot["players"], strict=True):
        assert sorted(ship.place for ship in rows.ships.rows if ship.seat == row.seat) == sorted(player["ships"])
        assert (row.nation or None) == player["nation"]
        assert (row.stock, row.treasury, row.cities) == (player["stock"], player["treasury"], player["cities"])
        assert (row.ast, list(row.cards)) == (player["ast"], player["owned"])
        assert row.hand == sum(player["hand"].values())
    moving = shot["pending"]
    if shot["step"] in ("movement", "voyage"):
        seat = shot["seats"][0]
        fresh = {row.area: row.fresh for row in rows.stacks.rows if row.seat == seat and row.fresh}
        assert fresh == moving["fresh"]
        ready = [row.place for row in rows.ships.rows if row.seat == seat and row.ready]
        assert sorted(ready) == sorted(moving["ready"])
    if shot["step"] == "voyage":
        assert [(row.place, row.cargo) for row in rows.ships.rows if row.sailing] == [
            (moving["berth"], moving["cargo"])
        ]


def every_move_has_a_gesture(rows: TableModels) -> None:
    """What two moves share with one gesture is told by a number in the hand or by a word asked afterwards."""
    meant: dict[tuple[Place, Place], set[Move]] = {}
    for move in rows.player_view.moves:
        found = list(rows.gestures(move))
        assert found, move
        for gesture in found:
            meant.setdefault(gesture, set()).add(move)
    for gesture, moves in meant.items():
        verbs = {move[0] for move in moves}
        assert len(moves) == 1 or verbs <= SET_IN_HAND | ASKED_AFTERWARDS, (gesture, moves)


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2)])
def test_rows_follow_a_game(players: int, seed: int) -> None:
    rows, rng = started(players, seed), Rng(seed)
    for model in (rows.stacks, rows.cities, rows.ships, rows.seats):
        QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, rows)
    seen: Counter[str] = Counter()
    for _ in range(600):
        if rows.session.finished:
            break
        agrees(rows)
        every_move_has_a_gesture(rows)
        seen[play_one(rows, rng)[0]] += 1
    assert {"move", "done", "place", "build", "voyage", "sail", "give", "deal"} <= set(seen)


@cache
def moving_table() -> TableModels:
    """The first movement of a game in which somebody has two tokens side by side with nobody."""
    rows, rng = started(3, 5), Rng(5)
    while rows.standing.step != "movement" or max(row.tokens for row in rows.stacks.rows) < 2:
        play_one(rows, rng)
    return rows


def test_a_stack_goes_to_its_neighbours_with_a_number_set_in_the_hand() -> None:
    rows = moving_table()
    mine = [row for row in rows.stacks.rows if row.seat == rows.viewer and row.fresh > 1]
    assert mine
    board = rows.state.table.board
    for row in mine:
        targets = rows.gesture_index.targets(("stack", row.area))
        near = {("area", board.areas[area]) for area in board.land[board.area[row.area]]}
        assert set(targets) == near
        setting = rows.setting(("stack", row.area))
        assert setting is not None
        for moves in targets.values():
            numbers = setting.order([move[setting.word] for move in moves])
            assert numbers == ["1", *(str(number) for number in range(row.fresh, 1, -1))]


def test_a_stack_put_too_far_away_says_why() -> None:
    rows = moving_table()
    board = rows.state.table.board
    start = next(row.area for row in rows.stacks.rows if row.seat == rows.viewer and row.fresh)
    near = board.adjacent[board.area[start]]
    far = next(name for number, name in enumerate(board.areas) if number not in near and name != start)
    wish = rows.wish(("stack", start), ("area", far))
    assert wish == ("move", start, far, "1")
    assert rows.why_not(wish) is not None
    assert rows.wish(("stack", start), ("area", start)) is None


def test_what_is_not_mine_cannot_be_taken_up() -> None:
    rows = moving_table()
    other = next(row.area for row in rows.stacks.rows if row.seat != rows.viewer)
    assert ("stack", other) not in rows.gesture_index.sources
    assert rows.why_stays(("stack", other)) is not None


def test_words_of_a_move_are_answered_by_places() -> None:
    """The same move word by word: move, from, to, how many."""
    rows = moving_table()
    move = next(move for move in rows.player_view.moves if move[0] == "move")
    assert rows.place_of_word(("move",), move[1]) == ("stack", move[1])
    assert rows.place_of_word(move[:2], move[2]) == ("area", move[2])
    assert rows.place_of_word(move[:3], move[3]) == ("word", move[3])


def test_ships_sail_along_the_water() -> None:
    rows, rng = started(3, 9), Rng(9)
    sailed = 0
    for _ in range(1200):
        if rows.session.finished or sailed >= 3:
            break
        for move in rows.player_view.moves:
            if move[0] == "sail":
                taken, put = next(iter(rows.gestures(move)))
                board = rows.state.table.board
                at_coast = board.place_area[board.place[move[1]]] != NO_AREA
                assert put == ("berth" if at_coast else "sea", move[1])
                assert taken == next(("ship", row.place) for row in rows.ships.rows if row.sailing)
                sailed += 1
        play_one(rows, rng)
    assert sailed >= 3
