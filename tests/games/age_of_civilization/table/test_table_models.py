"""The models over whole random games: fine-grained changes only, and always what the state says."""

from __future__ import annotations

import time
from collections.abc import Iterator
from statistics import quantiles

import pytest
from PySide6.QtCore import QAbstractItemModel
from PySide6.QtTest import QAbstractItemModelTester

from aoc_desktop.games.age_of_civilization.table.rows.boards import CLOSED, OWNED
from aoc_desktop.games.age_of_civilization.table.rows.markets import CivilizationRow
from aoc_desktop.games.age_of_civilization.table.rows.preview import preview_of
from aoc_desktop.games.age_of_civilization.table.rows.table import TableModels
from aoc_desktop.kernel.errors import IllegalMove
from aoc_desktop.kernel.events import Cause
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.rows import FIRST
from aoc_desktop.play.session import Pace, SeatInfo, Session
from aoc_desktop.play.start import new_game
from tests.games.age_of_civilization.position import Position
from tests.sessions import AT_ONCE, MODES, session


def all_models(table: TableModels) -> Iterator[QAbstractItemModel]:
    yield from (table.track, table.permanent, table.market, table.hand, table.pack, table.wonders, table.specials)
    yield from (table.seats, table.legal, table.log)
    for board in table.boards:
        yield from (board.numbers, board.pile, board.technologies, board.wonders, board.end)


def agrees(table: TableModels) -> None:
    """Rows and snapshot tell the same."""
    running = table.session
    shot = running.match.game.snapshot(running.match.state)
    assert [[row.card, row.coins] for row in table.market.rows] == shot["market"]
    assert [row.card for row in table.wonders.rows] == shot["wonder_market"]
    assert [row.card for row in table.specials.rows] == shot["special_market"]
    assert sorted(" ".join(row.move) for row in table.legal.rows) == shot["legal"]
    for board, player in zip(table.boards, shot["players"], strict=True):
        for name in ("points", "coins", "workers", "free_workers", "military"):
            assert board.numbers.value(name) == player[name]
        assert sorted(row.card for row in board.pile.rows) == sorted(player["civilizations"])
        owned = {row.card for row in board.technologies.rows if row.state == OWNED}
        assert owned == set(player["technologies"])
        assert [row.card for row in board.wonders.rows] == player["wonders"]
    assert [row.card for row in table.hand.rows] == shot["players"][table.viewer]["hand"]


def step(running: Session, rng: Rng) -> None:
    """A random move, now and then an undo and perhaps a redo."""
    if rng.below(8) == 0:
        try:
            running.undo()
            if rng.below(2):
                running.redo()
        except IllegalMove:
            pass
    moves = running.legal()
    if moves:
        running.play(rng.choice(moves))


@pytest.mark.parametrize(("players", "variants", "edition"), MODES)
def test_random_games(players: int, variants: tuple[str, ...], edition: str) -> None:
    running = session(players, variants, edition, seed=players)
    table = TableModels.of(running)
    testers = [
        QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
        for model in all_models(table)
    ]
    resets: list[object] = []
    for model in all_models(table):
        model.modelReset.connect(lambda model=model: resets.append(model))
    rng = Rng(7)
    while not running.finished:
        step(running, rng)
        agrees(table)
    assert len(testers) > 10
    assert resets == []


def test_a_change_names_its_roles_only() -> None:
    running = session(2)
    table = TableModels.of(running)
    seen: list[tuple[int, list[int]]] = []
    table.market.dataChanged.connect(lambda first, _last, roles: seen.append((first.row(), list(roles))))
    first = table.market.rows[0].card
    gone: list[int] = []
    table.market.rowsRemoved.connect(lambda _parent, row, _last: gone.append(row))
    running.play(("rise", first))
    assert gone == [0]
    assert table.market.rowCount() == 5
    coins = FIRST + CivilizationRow._fields.index("coins")
    assert all(coins in roles for _, roles in seen if _ < 4)
    assert table.market.rows[0].coins == 1


def test_nobody_sees_another_hand() -> None:
    running = session(2, ("draft",), humans=1)
    table = TableModels.of(running)
    running.play(running.legal()[0])
    assert table.viewer == 0
    assert len(table.hand.rows) == 1
    assert table.pack.rows == []  # the other seat chooses now
    assert not any("Marcus" in row.text and "keep" in row.text for row in table.log.rows)
    assert any("Ada" in row.text for row in table.log.rows)


def test_the_log_follows_undo_and_language() -> None:
    running = session(2)
    table = TableModels.of(running)
    running.play(running.legal()[0])
    before = [row.text for row in table.log.rows]
    running.play(("rest",))
    assert len(table.log.rows) > len(before)
    table.set_language("fr")
    assert "se repose" in " ".join(row.text for row in table.log.rows)
    running.undo()
    table.set_language("en")
    assert [row.text for row in table.log.rows] == before


def test_the_log_opens_with_who_plays_first_and_shows_the_table_before_the_first_move() -> None:
    running = session(2, first_player=1)
    table = TableModels.of(running, "en")
    assert [row.text for row in table.log.rows] == ["The game begins. Marcus plays first.", "Round 1 of 6."]
    running.play(running.legal()[0])
    assert [row.turn for row in table.log.rows][:3] == [0, 0, 1]
    table.set_language("fr")
    assert table.log.rows[0].text == "La partie commence. Marcus joue en premier."
    running.pace = running.pace._replace(practice=True)
    running.undo()
    assert [row.text for row in table.log.rows][1:] == ["Manche 1 sur 6."]


def test_a_draft_and_a_game_alone_begin_in_their_own_words() -> None:
    drafted = TableModels.of(session(2, ("draft",), first_player=0)).log
    assert [row.text for row in drafted.rows] == ["The game begins. Ada plays first."], "round 1 follows the draft"
    alone = TableModels.of(session(1, ("innovation",))).log
    assert alone.rows[0].text == "A solo game begins: Skirmish with Innovation."
    glory = Record("age_of_civilization", "second_edition", 1, "scenario:silk_road", (), {"seed": 1})
    told = TableModels.of(new_game(glory, [SeatInfo("Ada")], AT_ONCE), "fr").log
    assert told.rows[0].text == "Une partie solo commence\u202f: Route de la soie."


def test_what_is_played_by_itself_is_logged_as_such() -> None:
    """First the two effects whose order makes no difference, then the one that is left."""
    running = session(2, pace=Pace(delay=100_000, end_of_turn="at_once"))
    position = Position(2).hold(0, main="mali", technologies=["currency"]).at("end_of_turn")
    running.match.state = position.state
    table = TableModels.of(running, "en")
    running.begin()
    running.hurry()
    running.hurry()
    wanted = [
        (1, 0, "any_order", "Played automatically, the order makes no difference: Mali."),
        (1, 0, "gained", "Ada: +2 coins (Mali)."),
        (2, 0, "only_choice", "Played automatically, the only choice: Currency."),
        (2, 0, "gained", "Ada: +1 coin (Currency)."),
    ]
    assert [(row.turn, row.seat, row.kind, row.text) for row in table.log.rows[2:6]] == wanted
    assert [noun.id for noun in table.log.rows[2].nouns] == ["mali"]
    assert table.log.rows[2].cards == (("civilization", "mali"),)
    table.set_language("fr")
    assert table.log.rows[2].text == "Joué automatiquement, l’ordre ne change rien\u202f: Mali."
    assert table.log.rows[4].text == "Joué automatiquement, seul choix possible\u202f: Monnaie."
    keys = [row.key for row in table.log.rows]
    assert len(set(keys)) == len(keys)


def test_what_a_person_did_by_hand_is_not_called_forced() -> None:
    running = session(2)
    running.match.state = Position(2).hold(0, main="mali").at("end_of_turn").state
    table = TableModels.of(running, "en")
    running.play(("use", "mali"))
    assert table.log.rows[2].text == "Ada: +2 coins (Mali)."


def test_a_preview_has_its_causes() -> None:
    running = session(2, track=["culture", "fish", "farm", "conquest", "trade", "plague", "construction", "hunt"])
    table = TableModels.of(running)
    running.play(("rise", table.market.rows[0].card))
    seat = running.decider
    assert seat is not None
    board = table.boards[seat]
    preview = preview_of(running, ("act", "fish"))
    assert preview.own.placed == 1
    coins = next(change for change in preview.changes if change.what == "coins")
    assert (1, Cause("action", "fish")) in coins.terms
    assert all(cause is not None for _, cause in coins.terms)
    assert sum(amount for amount, _ in coins.terms) == preview.amount("coins") >= 1
    before = board.numbers.value("coins")
    running.play(("act", "fish"))
    assert board.numbers.value("coins") == before + preview.amount("coins")
    assert all(row.state != CLOSED or row.after for row in board.technologies.rows)


def test_a_move_updates_all_models_within_8_ms() -> None:
    running = session(4, ("innovation", "changing_world"), seed=3)
    table = TableModels.of(running)
    rng = Rng(1)
    times = []
    refresh = table.refresh

    def timed() -> None:
        begin = time.process_time()
        refresh()
        times.append((time.process_time() - begin) * 1000)

    table.refresh = timed  # type: ignore[method-assign]
    while not running.finished:
        running.play(rng.choice(running.legal()))
    print("95 %:", quantiles(times, n=20)[-1], "ms")
    assert quantiles(times, n=20)[-1] < 8


def test_a_worker_on_a_red_slot_stays_lost_when_the_slot_is_red_no_longer() -> None:
    """The line of the end of the turn still names the action on which it stands."""
    position = Position(2, variants=["innovation"]).hold(
        0, main="rome", special="horsemen", technologies=["horseback_riding"], workers=4, coins=20
    )
    running = session(2, ("innovation",))
    running.match.state = position.at("actions", round=2).state
    table = TableModels.of(running)
    running.play(("act", "conquest"))
    running.play(("act", "research", "stirrup"))
    red = table.my_board.end.row("red")
    assert red is not None
    assert (red.amount, red.actions) == (1, ("conquest",))
