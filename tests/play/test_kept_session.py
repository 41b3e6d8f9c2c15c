"""A game that was kept and read again is the same game: the same table, the same decisions to come."""

from __future__ import annotations

from pathlib import Path

from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.session import HUMAN, Pace, SeatInfo, Session
from aoc_desktop.play.start import new_game, session_of
from aoc_desktop.profile.saved_games import SavedGames

PACE = Pace(delay=0, play_forced_moves=False)
SEATS = [SeatInfo("Ada", HUMAN), SeatInfo("Bo", "novice"), SeatInfo("Cleo", "sage")]


def read_again(saved: SavedGames, game_id: str) -> Session:
    found = saved.read(game_id)
    assert found.match is not None
    assert found.damage is None
    return session_of(found.match, PACE)


def test_ai_seats_are_asked_the_same_at_every_move_of_a_game(tmp_path: Path) -> None:
    """An AI seat's move depends on the question alone (tests/ai): its level, its seed, and what it sees."""
    record = Record("age_of_civilization", "second_edition", 3, "table", ("innovation",), {"seed": 41})
    session, saved, rng = new_game(record, SEATS, PACE), SavedGames(tmp_path / "games"), Rng(3)
    kept = saved.new_game()
    session.keep = lambda: kept.keep(session.record())
    asked = 0
    while not session.finished:
        session.unconfirmed = None
        seat = session.match.deciders[0]
        session._play(seat, session.match.legal(seat).sample(rng))
        session.pause()
        again = read_again(saved, kept.id)
        assert again.seats == session.seats
        assert again.match.state.key() == session.match.state.key()
        deciders = session.match.deciders
        if deciders and not session.seats[deciders[0]].is_human:
            level = session.seats[deciders[0]].level
            assert again._question(deciders[0], level) == session._question(deciders[0], level)
            asked += 1
    assert asked > 20
    assert read_again(saved, kept.id).record().meta["result"]["points"] == list(session.match.outcome.points)  # type: ignore[union-attr]


def test_hints_and_practice_are_remembered(tmp_path: Path) -> None:
    record = Record("age_of_civilization", "second_edition", 3, "table", (), {"seed": 4})
    session, saved = new_game(record, SEATS, PACE), SavedGames(tmp_path / "games")
    kept = saved.new_game()
    seat = session.match.deciders[0]
    session._play(seat, next(iter(session.match.legal(seat))))
    session.pause()
    kept.keep(session.record())
    session.aided = session.practice = True
    kept.keep(session.record())
    again = read_again(saved, kept.id)
    assert (again.aided, again.practice) == (True, True)
    assert saved.entries()[0].practice


def test_a_killed_game_has_kept_its_time_at_the_table(tmp_path: Path) -> None:
    """The record is written whole only when a game begins and is left: the time goes with the moves."""
    record = Record("age_of_civilization", "second_edition", 3, "table", (), {"seed": 4})
    session, saved, rng = new_game(record, SEATS, PACE), SavedGames(tmp_path / "games"), Rng(3)
    kept = saved.new_game()
    session.keep = lambda: kept.keep(session.record())
    for seconds in (7, 180, 420):
        session.unconfirmed = None
        session.seconds = seconds
        seat = session.match.deciders[0]
        session._play(seat, session.match.legal(seat).sample(rng))
        session.pause()
    assert read_again(saved, kept.id).seconds == 420
