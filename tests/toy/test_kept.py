"""The toy on the user's disk: saved games, journal, replay, results, for any number of seats."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from aoc_desktop import cli
from aoc_desktop.games import GAMES
from aoc_desktop.kernel.record import Record, replay
from aoc_desktop.play.session import HUMAN, Pace, SeatInfo, Session
from aoc_desktop.play.start import new_game, session_of
from aoc_desktop.profile.results import Results, result_of
from aoc_desktop.profile.saved_games import SavedGames
from tests.toy.caravans import GAME
from tests.toy.registered import ENTRY, caravan_record

QUIET = Pace(delay=100_000, play_forced_moves=False, end_of_turn="at_once")


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))


def played(players: int, moves: int | None = None, seed: int = 3) -> Session:
    """So many moves of a game between people and random seats; None: to its end."""
    seats = [SeatInfo(f"S{seat}", HUMAN if seat % 2 == 0 else "random") for seat in range(players)]
    session = new_game(caravan_record(players, seed=seed), seats, QUIET)
    session.begin()
    while not session.finished and (moves is None or len(session.match.history) < moves):
        if session.human_decides:
            session.play(session.legal()[len(session.match.history) % len(session.legal())])
        else:
            session.hurry()
    return session


@pytest.mark.parametrize("players", [2, 8])
def test_a_game_is_kept_move_by_move_and_read_again(players: int) -> None:
    saved = SavedGames()
    session = played(players)
    record = session.record()
    kept = saved.new_game()
    for count in range(1, len(record.moves) + 1):
        assert kept.keep(record._replace(moves=record.moves[:count])) == ""
    # Not closed: as if the program had been killed, so that all but the first move is in the journal alone.
    found = SavedGames().read(kept.id)
    assert found.damage is None
    assert found.match is not None
    assert found.match.state == session.match.state
    kept.close()


def test_moves_taken_back_are_taken_back_on_disk() -> None:
    saved = SavedGames()
    session = played(4, moves=1)
    kept = saved.new_game()
    session.keep = lambda: kept.keep(session.record())
    session.play(("early",))
    session.match.play(1, ("late",))
    session.looks_from = 0
    session.undo()
    session.play(("late",))
    found = saved.read(kept.id)
    assert found.match is not None
    assert found.match.moves == session.match.moves
    assert found.match.state.chosen == ("late", "late", "", "")
    kept.close()


def test_a_kept_game_goes_on_where_it_was_left() -> None:
    saved = SavedGames()
    session = played(3, moves=20)
    kept = saved.new_game()
    kept.keep(session.record(), whole=True)
    kept.close()
    found = saved.read(kept.id)
    assert found.match is not None
    again = session_of(found.match, QUIET)
    assert [seat.level for seat in again.seats] == [HUMAN, "random", HUMAN]
    assert again.decider == session.decider


def test_a_saved_game_without_a_table_is_listed_with_its_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "caravans", ENTRY._replace(look=""))
    saved = SavedGames()
    session = played(8, moves=30)
    kept = saved.new_game()
    kept.keep(session.record(), whole=True)
    kept.close()
    (entry,) = SavedGames().entries()
    assert (entry.game, len(entry.seats), entry.moves) == ("caravans", 8, 30)
    assert entry.round == GAME.moment(session.match.state).round
    assert entry.damage is not None
    assert entry.damage.code == "no_table"


@pytest.mark.parametrize("players", [2, 5, 8])
def test_a_result_is_noted_with_whatever_the_game_tells(players: int) -> None:
    session = played(players)
    result = result_of(session.record(), session.match)
    results = Results()
    assert results.add(result)
    (read,) = results.all()
    outcome = session.match.outcome
    assert outcome is not None
    assert read.game == "caravans"
    assert [seat.points for seat in read.seats] == list(outcome.points)
    assert read.ranking == outcome.ranking
    assert read.extras == outcome.extras


def test_the_terminal_replays_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = played(4)
    path = tmp_path / "game.json"
    path.write_text(session.record().to_json(), encoding="utf-8")
    assert cli.main(["replay", str(path), "--snapshots"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(session.match.history) + 1
    assert json.loads(lines[-1]) == json.loads(json.dumps(GAME.snapshot(session.match.state)))


def test_a_record_with_a_die_that_cannot_be_is_refused_by_its_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    path.write_text(caravan_record(2, ["! 7"], seed=1).to_json(), encoding="utf-8")
    assert cli.main(["replay", str(path)]) != 0
    said = capsys.readouterr().err
    assert "! 7" in said
    assert len(said.strip().splitlines()) == 1


def test_a_record_needs_no_generator_to_be_replayed() -> None:
    record: Record = played(5).record()
    without_seed = record._replace(setup={name: value for name, value in record.setup.items() if name != "seed"})
    assert replay(GAME, without_seed).state == replay(GAME, record).state


def test_the_terminal_plays_series_of_the_toy(capsys: pytest.CaptureFixture[str]) -> None:
    seats = ["expert", "random", "random", "random", "random"]
    words = ["simulate", "--game", "caravans", "--seats", ",".join(seats), "--games", "5", "--json"]
    assert cli.main([*words, "--set", 'fairs=["elche", "denia"]']) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["games"] == 5
    assert [seat["level"] for seat in data["seats"]] == seats
    assert data["seats"][0]["mean_points"] > max(seat["mean_points"] for seat in data["seats"][1:])


def test_too_many_seats_are_refused_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "--game", "caravans", "--seats", ",".join(["random"] * 9)]) != 0
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_a_toy_without_card_sets_checks_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "cards.toml").write_text("format = 1\n", encoding="utf-8")
    assert cli.main(["check-cards", "--game", "caravans", str(tmp_path / "cards.toml")]) != 0
    assert len(capsys.readouterr().err.strip().splitlines()) == 1
