"""What else an adversary found: a clock that is set back, points beyond counting."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from aoc_desktop.kernel.record import parse_record
from aoc_desktop.profile import saved_game
from aoc_desktop.profile.results import MOST_POINTS, Results, result_of
from aoc_desktop.profile.saved_games import SavedGames
from tests.profile.games import played_record
from tests.profile.test_results import NOON, finished


def set_clock(monkeypatch: pytest.MonkeyPatch, year: int) -> None:
    then = datetime(year, 5, 1, tzinfo=UTC)
    monkeypatch.setattr(saved_game, "now", then.isoformat)
    monkeypatch.setattr(saved_game, "time", then.timestamp, raising=False)


def begun(folder: Path, seed: int) -> str:
    """A game of a start of the program."""
    saved = SavedGames(folder)
    saved.entries()
    kept = saved.new_game(f"Game {seed}")
    kept.keep(played_record(5, seed=seed))
    kept.close()
    saved.close()
    return kept.id


def continued(folder: Path) -> str:
    saved = SavedGames(folder)
    entry = saved.newest_unfinished()
    saved.close()
    assert entry is not None
    return entry.id


def test_a_clock_that_is_set_back_does_not_hide_the_last_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    set_clock(monkeypatch, 2026)
    begun(tmp_path, 1)
    set_clock(monkeypatch, 2020)
    second = begun(tmp_path, 2)
    assert continued(tmp_path) == second
    third = begun(tmp_path, 3)
    assert continued(tmp_path) == third
    set_clock(monkeypatch, 2026)
    assert continued(tmp_path) == third, "also when the clock is right again"


def test_a_game_that_was_only_looked_at_is_not_the_last_one(tmp_path: Path) -> None:
    first, second = begun(tmp_path, 1), begun(tmp_path, 2)
    saved = SavedGames(tmp_path)
    found = saved.read(first)
    kept = saved.keep(first, found)
    assert found.record is not None
    kept.keep(found.record, whole=True)
    kept.close()
    saved.close()
    assert continued(tmp_path) == second


def test_a_letter_cannot_say_when_it_was_played_here(tmp_path: Path) -> None:
    """A file from elsewhere that claims to be of the year 9999 does not stand before all others for ever."""
    saved = SavedGames(tmp_path)
    record = played_record(5, seed=1)
    saved.add(parse_record(record._replace(meta={**record.meta, "played": 253e9}).to_json()))
    saved.close()
    second = begun(tmp_path, 2)
    assert continued(tmp_path) == second


def test_points_beyond_counting_are_kept_as_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A card set of one's own may multiply points as often as it likes."""
    record, match = finished()
    assert match.outcome is not None
    much = match.outcome._replace(points=(10**30, -(10**12)))
    monkeypatch.setattr(type(match), "outcome", much)
    results = Results(tmp_path / "results.jsonl")
    results.add(result_of(record, match, NOON))
    assert [seat.points for seat in results.all()[0].seats] == [MOST_POINTS, -MOST_POINTS]
