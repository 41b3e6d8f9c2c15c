"""What was not played on this machine earns nothing, and what was played here keeps its standing."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from aoc_desktop.kernel.record import Record, parse_record
from aoc_desktop.profile import own_games
from aoc_desktop.profile.days import first_game
from aoc_desktop.profile.own_games import FILE, OwnSeals
from aoc_desktop.profile.saved_game import BEFORE, JOURNAL, RECORD, JournalLine, line_text
from aoc_desktop.profile.saved_games import SavedGames
from aoc_desktop.profile.saved_record import earns, sealed
from tests.profile.games import played_record

HOME = Path(__file__).parent / "released" / "1_home" / "data" / "games"


@pytest.fixture(autouse=True)
def another_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test is a program of its own, which has read no secret yet."""
    monkeypatch.setattr(own_games, "_known", {})


@pytest.fixture
def saved(tmp_path: Path) -> SavedGames:
    return SavedGames(tmp_path / "games")


def keep(saved: SavedGames, record: Record, known: int = 0) -> Path:
    """A game kept as the table keeps it: the record after `known` moves, the others in the journal."""
    kept = saved.new_game()
    kept.keep(record._replace(moves=record.moves[:known]), whole=True)
    for count in range(known + 1, len(record.moves) + 1):
        assert kept.keep(record._replace(moves=record.moves[:count])) == ""
    return saved.folder / kept.id


def is_ours(folder: Path) -> bool:
    """As another start of the program reads it: whole, and fit to earn."""
    own_games._known.clear()
    found = SavedGames(folder.parent).read(folder.name)
    assert found.record is not None
    assert found.damage is None
    return earns(found.record.meta)


def change(folder: Path, how: Callable[[dict[str, Any]], object]) -> None:
    """Change the record by hand, and seal it again as anybody can."""
    data = json.loads((folder / RECORD).read_text(encoding="utf-8"))
    how(data)
    (folder / RECORD).write_text(sealed(parse_record(json.dumps(data))), encoding="utf-8")


def test_a_game_played_here_counts_after_every_start(saved: SavedGames) -> None:
    record = played_record()
    folder = keep(saved, record)
    assert is_ours(folder), "by its record and its journal"
    whole = saved.add(record, "Whole")
    assert is_ours(saved.folder / whole)
    saved.rename(whole, "Another name")
    assert is_ours(saved.folder / whole)
    assert is_ours(saved.folder / saved.duplicate(whole, "Copy"))
    saved.delete(whole)
    assert is_ours(saved.folder / saved.restore(whole))


@pytest.mark.parametrize(
    "how",
    [
        lambda data: data["moves"].pop(),
        lambda data: data["meta"].update(seats=[{"name": "Ada", "level": "human"}, {"name": "Bo", "level": "sage"}]),
        lambda data: data["meta"].update(practice=False),
        lambda data: data["meta"].pop("own"),
        lambda data: data["meta"].update(own="0" * 32),
    ],
    ids=["moves", "level", "mark", "no seal", "another seal"],
)
def test_a_record_changed_and_sealed_again_earns_nothing(saved: SavedGames, how: Callable[..., object]) -> None:
    folder = saved.folder / saved.add(played_record())
    change(folder, how)
    assert not is_ours(folder)


def test_a_record_without_its_checksum_earns_nothing(saved: SavedGames) -> None:
    folder = saved.folder / saved.add(played_record())
    data = json.loads((folder / RECORD).read_text(encoding="utf-8"))
    del data["meta"]["checksum"]
    data["moves"].pop()
    (folder / RECORD).write_text(json.dumps(data), encoding="utf-8")
    assert not is_ours(folder)


def test_moves_written_into_the_journal_by_hand_earn_nothing(saved: SavedGames) -> None:
    record = played_record(20)
    folder = keep(saved, record._replace(moves=record.moves[:19]))
    with (folder / JOURNAL).open("ab") as journal:
        journal.write(line_text(JournalLine(20, 20, record.moves[19])))
    found = saved.read(folder.name)
    assert found.record is not None
    assert found.record.moves == record.moves, "they can be played on"
    assert not is_ours(folder)


def test_a_journal_of_another_machine_loses_no_move(saved: SavedGames, tmp_path: Path) -> None:
    """A folder that was copied without its secret: brought from elsewhere, and whole."""
    record = played_record(20)
    folder = keep(saved, record, known=5)
    other = tmp_path / "other" / folder.name
    SavedGames(other.parent)
    shutil.copytree(folder, other)
    assert not is_ours(other)
    found = SavedGames(other.parent).read(folder.name)
    assert found.record is not None
    assert found.record.moves == record.moves


def test_a_copied_folder_of_games_takes_its_secret_along(saved: SavedGames, tmp_path: Path) -> None:
    folder = keep(saved, played_record(20), known=5)
    shutil.copytree(saved.folder, tmp_path / "new computer")
    assert is_ours(tmp_path / "new computer" / folder.name)


def test_a_file_taken_into_the_list_is_brought_and_stays_so(saved: SavedGames, tmp_path: Path) -> None:
    record = played_record(12)
    (tmp_path / "a.json").write_text(sealed(record), encoding="utf-8")
    made = saved.take_in(tmp_path / "a.json")
    entry = next(entry for entry in saved.entries() if entry.id == made)
    assert entry.brought
    assert not is_ours(saved.folder / saved.duplicate(made, "Copy"))
    saved.rename(made, "Mine")
    assert not is_ours(saved.folder / made)
    found = saved.read(made)
    assert found.record is not None
    kept = saved.keep(made, found)
    kept.keep(found.record, whole=True)
    kept.close()
    assert not is_ours(saved.folder / made), "whatever is played on it"


def test_a_damaged_game_that_is_duplicated_earns_nothing(saved: SavedGames) -> None:
    folder = saved.folder / saved.add(played_record(20))
    text = (folder / RECORD).read_text(encoding="utf-8")
    (folder / RECORD).write_text(text.replace('"Ada"', '"Eve"'), encoding="utf-8")
    (folder / BEFORE).unlink(missing_ok=True)
    assert saved.read(folder.name).damage is not None
    assert not is_ours(saved.folder / saved.duplicate(folder.name, "Copy"))


def test_games_of_earlier_versions_count_as_long_as_nothing_changes_them(tmp_path: Path) -> None:
    """Version 0.1.0 made no seals: what lay there at the first start of this version, sealed and with a journal."""
    games = tmp_path / "games"
    shutil.copytree(HOME, games)
    ids = sorted(place.name for place in games.iterdir() if place.is_dir())
    saved = SavedGames(games)
    assert [entry.brought for entry in saved.entries()] == [False] * len(ids)
    assert all(is_ours(games / game_id) for game_id in ids)
    shutil.copytree(games / ids[0], games / "later")
    assert not is_ours(games / "later"), "it came after this version"
    change(games / ids[1], lambda data: data["moves"].pop())
    assert not is_ours(games / ids[1])


def test_an_earlier_game_that_is_played_on_gets_the_seal(tmp_path: Path) -> None:
    games = tmp_path / "games"
    shutil.copytree(HOME, games)
    saved = SavedGames(games)
    game_id = "20261117-200000-753317"
    found = saved.read(game_id)
    assert found.record is not None
    kept = saved.keep(game_id, found)
    assert kept.keep(found.record._replace(moves=found.record.moves[:-1])) == ""
    kept.close()
    assert is_ours(games / game_id)
    assert "own" in json.loads((games / game_id / RECORD).read_text(encoding="utf-8"))["meta"]


def test_a_loose_record_in_the_folder_is_brought(tmp_path: Path) -> None:
    games = tmp_path / "games"
    games.mkdir()
    (games / "current.json").write_text(sealed(played_record(12)), encoding="utf-8")
    (entry,) = SavedGames(games).entries()
    assert entry.brought
    assert entry.moves == 12


def test_the_challenge_of_a_day_that_was_brought_is_not_the_first_game_of_the_day(saved: SavedGames) -> None:
    from datetime import date

    record = played_record(5)
    record = record._replace(meta={**record.meta, "daily": "2026-11-18"})
    (saved.folder.parent / "a.json").write_text(sealed(record), encoding="utf-8")
    saved.take_in(saved.folder.parent / "a.json")
    assert first_game(saved.entries(), date(2026, 11, 18), record.game) is None


def test_two_programs_that_start_at_once_have_one_secret(tmp_path: Path) -> None:
    first, second = OwnSeals(tmp_path), OwnSeals(tmp_path)
    assert first.of(b"x") != second.of(b"x")
    first.keep()
    second.keep()
    assert first.of(b"x") == second.of(b"x") == OwnSeals(tmp_path).of(b"x")
    assert [place.name for place in tmp_path.iterdir()] == [FILE], "no draft is left"


@pytest.mark.parametrize("text", ["", "{}", '{"key": "00", "earlier": {}}', '{"key": 5, "earlier": []}', "\x00"])
def test_a_damaged_secret_is_made_anew(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    seals = OwnSeals(tmp_path)
    seals.keep()
    assert OwnSeals(tmp_path).of(b"x") == seals.of(b"x")


def test_a_flipped_bit_in_the_secret_makes_no_stranger_of_our_games(saved: SavedGames) -> None:
    folder = keep(saved, played_record(12), known=5)
    text = (saved.folder / FILE).read_text(encoding="utf-8")
    key = json.loads(text)["key"]
    (saved.folder / FILE).write_text(text.replace(key, ("0" if key[0] != "0" else "1") + key[1:]), encoding="utf-8")
    assert is_ours(folder)
    assert is_ours(folder), "at the next start, too"
