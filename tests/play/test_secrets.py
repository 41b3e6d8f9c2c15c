"""What the models tell is what the viewer may know."""

from __future__ import annotations

from aoc_desktop.games.age_of_civilization.rules.events import Drawn
from aoc_desktop.games.age_of_civilization.table.rows.table import TableModels
from aoc_desktop.play.gestures import GestureIndex, Place
from aoc_desktop.play.session import SeatInfo
from aoc_desktop.play.start import new_game
from tests.sessions import AT_ONCE, record, session


def kept_lines(table: TableModels) -> list[str]:
    return [row.text for row in table.log.rows if row.kind == "kept"]


def test_in_hot_seat_a_persons_private_lines_are_shown_to_that_person() -> None:
    running = session(2, ("draft",))
    table = TableModels.of(running)
    first = running.legal()[0]
    running.play(first)
    assert (table.viewer, kept_lines(table)) == (1, []), "Marcus does not read what Ada kept"
    running.play(running.legal()[0])
    assert table.viewer == 0
    assert len(kept_lines(table)) == 1, "Ada reads again what she kept, and nothing of Marcus's"
    name = table.log.rows[-1].text
    running.play(running.legal()[0])
    assert table.viewer == 1
    assert len(kept_lines(table)) == 1
    assert name not in kept_lines(table)


def test_a_secret_move_that_was_played_by_itself_is_told_to_its_player_alone() -> None:
    """The line that says why nothing was asked names the card."""
    running = session(2, ("draft",))
    table = TableModels.of(running)
    running.by_itself |= {1, 2}
    running.play(running.legal()[0])
    assert (table.viewer, [row.turn for row in table.log.rows if row.turn]) == (1, [])
    running.play(running.legal()[0])
    assert table.viewer == 0
    assert [row.turn for row in table.log.rows if row.kind in ("only_choice", "any_order")] == [1]


def test_nobody_reads_private_lines_at_a_table_without_people() -> None:
    seats = [SeatInfo("Ada", "random"), SeatInfo("Marcus", "random")]
    running = new_game(record(2, ("draft",)), seats, AT_ONCE._replace(delay=100_000))
    table = TableModels.of(running)
    running.begin()
    running.hurry()
    running.hurry()
    assert kept_lines(table) == []


def test_rows_are_made_from_what_the_viewer_knows() -> None:
    running = session(3, ("draft",))
    table = TableModels.of(running)
    running.play(running.legal()[0])
    state = table.player_view.view.state
    assert state.deck == ()
    assert [bool(pack) for pack in state.packs] == [False, True, False]
    assert [row.hand for row in table.seats.rows] == [1, 0, 0], "how many cards others hold is no secret"
    assert table.standing.deck == len(running.match.state.deck)


def test_a_preview_draws_other_cards_than_will_come() -> None:
    """A player who tries a move out must not learn the next card of the deck."""
    told = set()
    for seed in range(8):
        running = session(2, seed=seed)
        rise = next(move for move in running.legal() if move[0] == "rise")
        drawn = [event.civilization for event in running.preview(rise)[1] if isinstance(event, Drawn)]
        running.play(rise)
        really = [event.civilization for event in running.match.history[-1].events if isinstance(event, Drawn)]
        assert len(drawn) == len(really)
        told.add(drawn == really)
    assert False in told


def test_what_is_shown_of_a_move_leaves_out_what_the_viewer_may_not_see() -> None:
    running = session(2, ("draft",))
    table = TableModels.of(running)
    shown = []
    table.changed.connect(lambda played: shown.extend(played))
    running.play(running.legal()[0])
    assert running.match.history[0].events[0].kind == "kept"
    assert all(event.kind != "kept" for event in shown[0].events)


def test_gestures_are_walked_once_however_often_they_are_asked_for() -> None:
    walked = []

    def gestures(move: tuple[str, ...]) -> list[tuple[Place, Place]]:
        walked.append(move)
        return [(("card", move[1]), ("pile", "")), (("card", move[1]), ("bin", ""))]

    gesture_index = GestureIndex([("play", "a"), ("play", "b")], gestures)
    assert gesture_index.sources == {("card", "a"), ("card", "b")}
    assert gesture_index.targets(("card", "a")) == {("pile", ""): [("play", "a")], ("bin", ""): [("play", "a")]}
    assert gesture_index.targets(("coin", "")) == {}
    assert walked == [("play", "a"), ("play", "b")]
