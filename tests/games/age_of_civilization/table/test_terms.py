"""Coins and points as sums of named terms."""

import pytest

from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.session import Pace, SeatInfo
from aoc_desktop.play.start import new_game
from aoc_desktop.play.sums import terms_of


@pytest.mark.parametrize("variants", [(), ("innovation", "changing_world"), ("draft",)])
def test_at_any_moment_they_add_up_and_only_the_start_has_no_name(variants: tuple[str, ...]) -> None:
    record = Record("age_of_civilization", "second_edition", 3, "table", variants, {"seed": 5})
    pace = Pace(0, play_forced_moves=False, end_of_turn="at_once")
    session = new_game(record, [SeatInfo(name) for name in "abc"], pace)
    start = [player.coins for player in session.match.state.players]
    rng = Rng(5)
    while not session.finished:
        session.play(rng.choice(session.legal()))
    for seat, player in enumerate(session.match.state.players):
        coins = terms_of(session, seat, "coins")
        points = terms_of(session, seat, "points")
        assert sum(amount for amount, _ in coins) == player.coins
        assert sum(amount for amount, _ in points) == player.points
        assert [amount for amount, cause in coins if cause is None] == [start[seat]]
        assert all(cause is not None for _, cause in points)
