"""What the profile keeps, on a game with dice, hidden hands, secret choices and up to eight seats."""

from __future__ import annotations

import csv
import io
import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from aoc_desktop.games import GAMES
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import Record, record_of_match, replay, start
from aoc_desktop.profile.results import Results, result_of
from aoc_desktop.profile.saved_game import JOURNAL, RECORD, read_journal
from aoc_desktop.profile.saved_games import SavedGames
from aoc_desktop.profile.saved_index import SavedEntry
from aoc_desktop.profile.saved_record import sealed
from aoc_desktop.profile.settings import Settings
from aoc_desktop.profile.statistics import as_csv, profile_json, statistics
from aoc_desktop.text.reasons import say
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.saved.words import SavedWords
from tests.profile.games import played_match as civilization_match
from tests.toy.caravans import GAME, CaravanState
from tests.toy.registered import ENTRY
from tests.toy.test_caravans import random_match

NAMES = ("Ada", "Bo", "Cleo", "Dai", "Eve", "Finn", "Gus", "Hal")
EVENING = datetime(2026, 11, 17, 20, tzinfo=UTC)


@pytest.fixture(autouse=True)
def _with_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "caravans", ENTRY)


@pytest.fixture
def saved(tmp_path: Path) -> SavedGames:
    return SavedGames(tmp_path / "games")


def seats(players: int) -> list[dict[str, Any]]:
    return [{"name": name, "level": "human" if seat == 0 else "random"} for seat, name in enumerate(NAMES[:players])]


def named(match: Match[CaravanState], **meta: object) -> Record:
    record = record_of_match(match)
    return record._replace(meta={"id": f"caravans-{record.players}", "seats": seats(record.players), **meta})


def whole_game(players: int, seed: int = 3) -> Record:
    return named(random_match(players, seed))


def moment_of(record: Record, step: str) -> Record:
    """The record up to the first decision of this step."""
    match = start(GAME, record)
    for count, line in enumerate(record.moves):
        if GAME.moment(match.state).step == step:
            return record._replace(moves=record.moves[:count])
        match.play_lines([line])
    raise AssertionError(step)


def the_entry(saved: SavedGames, record: Record) -> SavedEntry:
    made = saved.add(record)
    return next(entry for entry in saved.entries() if entry.id == made)


# ------------------------------------------------------------------ saved games


@pytest.mark.parametrize("players", GAME.players)
def test_every_line_of_a_game_is_kept_before_it_is_shown(saved: SavedGames, players: int) -> None:
    """As if the program were killed after the last move: nothing was closed. Dice (`! 4`), a shuffle and secret choices
    of several seats (`@3 early`) are lines like any other."""
    record = whole_game(players)
    kept = saved.new_game()
    for count in range(1, len(record.moves) + 1):
        assert kept.keep(record._replace(moves=record.moves[:count])) == ""
    found = SavedGames(saved.folder).read(kept.id)
    assert found.damage is None
    assert found.record is not None
    assert found.match is not None
    assert found.record.moves == record.moves
    assert found.match.state == replay(GAME, record).state
    lines = [line.word for line in read_journal((saved.folder / kept.id / JOURNAL).read_bytes()).lines]
    assert lines == list(record.moves)
    assert any(word.startswith("! shuffle") for word in lines)
    kept.close()


def test_a_damaged_journal_loses_what_follows_and_says_so(saved: SavedGames) -> None:
    record = whole_game(8)
    kept = saved.new_game()
    for count in range(1, len(record.moves) + 1):
        kept.keep(record._replace(moves=record.moves[:count]))
    kept.close()
    journal = saved.folder / kept.id / JOURNAL
    lines = journal.read_bytes().splitlines(keepends=True)
    lines[40] = lines[40].replace(b" ", b"  ", 1)
    journal.write_bytes(b"".join(lines))
    found = saved.read(kept.id)
    assert found.damage is not None
    assert say(found.damage).startswith("The journal of the moves is damaged after move ")
    assert found.record is not None
    assert found.record.moves == record.moves[: len(found.record.moves)]


def test_a_die_that_nobody_rolled_is_refused_in_words(saved: SavedGames) -> None:
    record = moment_of(whole_game(3), "choice")
    forged = record._replace(moves=("! 7",))
    made = saved.folder / "20261117-200000-aaaaaa"
    made.mkdir()
    (made / RECORD).write_text(sealed(forged), encoding="utf-8")
    found = saved.read(made.name)
    assert found.match is not None
    assert len(found.match.history) == 0
    assert found.damage is not None
    assert "! 7" in say(found.damage)


def test_a_game_goes_by_mail_and_comes_back(saved: SavedGames, tmp_path: Path) -> None:
    record = moment_of(whole_game(8), "travel")
    saved.export(saved.add(record, "On the road"), tmp_path / "letter.aocgame")
    other = SavedGames(tmp_path / "other")
    found = other.read(other.take_in(tmp_path / "letter.aocgame"))
    assert found.damage is None
    assert found.record is not None
    assert found.record.moves == record.moves


# ------------------------------------------------------------------ the list


def test_the_list_says_where_each_game_stands(saved: SavedGames) -> None:
    record = whole_game(8)
    weather, choice = the_entry(saved, moment_of(record, "weather")), the_entry(saved, moment_of(record, "choice"))
    travel, over = the_entry(saved, moment_of(record, "travel")), the_entry(saved, record)
    assert [(entry.round, entry.rounds) for entry in (weather, choice, travel)] == [(1, 4)] * 3
    assert [entry.step for entry in (weather, choice, travel, over)] == ["weather", "choice", "travel", "finished"]
    assert weather.seat is None, "chance decides"
    assert choice.seat == 0, "the first of all who choose at once"
    assert travel.seat == GAME.moment(replay(GAME, moment_of(record, "travel")).state).turn
    assert (over.finished, over.seat) == (True, None)
    assert list(over.points) == random_match(8, 3).state.points


def test_eight_seats_have_names_and_colours_of_their_own(saved: SavedGames) -> None:
    record = whole_game(8)
    wanted = [{**seat, "colour": 7 - number} for number, seat in enumerate(seats(8))]
    entry = the_entry(saved, record._replace(meta={**record.meta, "seats": wanted}))
    assert [name for name, _ in entry.seats] == list(NAMES)
    assert entry.colours == (7, 6, 5, 4, 3, 2, 1, 0)
    assert sorted(the_entry(saved, record).colours) == list(range(8))


def test_the_index_knows_all_games_and_rebuilds_itself(saved: SavedGames, monkeypatch: pytest.MonkeyPatch) -> None:
    for players in (2, 8):
        saved.add(whole_game(players))
    saved.add(record_of_match(civilization_match(9)))
    listed = saved.entries()
    assert sorted(entry.game for entry in listed) == ["age_of_civilization", "caravans", "caravans"]
    with monkeypatch.context() as patched:
        patched.setattr("aoc_desktop.profile.saved_games.entry_of", lambda *_: pytest.fail("read again"))
        assert SavedGames(saved.folder).entries() == listed
    (saved.folder / "index.json").write_text('{"form": 3, "games": {}}', encoding="utf-8")
    assert SavedGames(saved.folder).entries() == listed


@pytest.mark.parametrize(
    ("step", "words"), [("travel", "Round 1 of 4, {}, Travel"), ("weather", "Round 1 of 4, Weather")]
)
def test_what_is_said_of_a_saved_game(saved: SavedGames, tmp_path: Path, step: str, words: str) -> None:
    entry = the_entry(saved, moment_of(whole_game(5), step))
    settings = Settings(tmp_path / "settings.json")
    settings["language"] = "en"
    name = entry.seats[entry.seat][0] if entry.seat is not None else ""
    assert SavedWords(Preferences(settings)).where(entry) == words.format(name)


def test_a_toy_without_a_table_is_listed_and_says_so(saved: SavedGames, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "caravans", ENTRY._replace(look=""))
    entry = the_entry(saved, whole_game(2))
    assert entry.damage is not None
    assert say(entry.damage).startswith("Caravans cannot be shown yet")


def test_a_toy_that_is_gone_is_listed_and_says_so(saved: SavedGames, monkeypatch: pytest.MonkeyPatch) -> None:
    saved.add(whole_game(8), "Far away")
    monkeypatch.delitem(GAMES, "caravans")
    (entry,) = SavedGames(saved.folder).entries()
    assert (entry.name, entry.game, len(entry.seats), entry.playable) == ("Far away", "caravans", 8, False)
    assert entry.damage is not None
    assert say(entry.damage).startswith("The game “caravans” is not known here")


# ------------------------------------------------------------------ results


@pytest.mark.parametrize("players", [2, 5, 8])
def test_a_finished_game_is_counted_for_all_its_seats(tmp_path: Path, players: int) -> None:
    match = random_match(players, 3)
    told = result_of(named(match), match, EVENING)
    assert [seat.points for seat in told.seats] == match.state.points
    assert [seat.tags for seat in told.seats] == [()] * players, "a game that names nothing"
    outcome = match.outcome
    assert outcome is not None
    assert (told.ranking, told.extras) == (outcome.ranking, dict(outcome.extras))
    results = Results(tmp_path / "results.jsonl")
    assert results.add(told)
    assert Results(results.path).all() == [told]
    assert results.damaged == 0


def test_statistics_and_export_of_two_games_side_by_side() -> None:
    road, eight = random_match(2, 3), random_match(8, 4)
    civilization = civilization_match()
    history = [
        result_of(named(road), road, EVENING),
        result_of(named(eight), eight, EVENING),
        result_of(record_of_match(civilization), civilization, EVENING),
    ]
    numbers = statistics(history, "Ada", ["random"], game="caravans")
    assert numbers.total.games == 2
    assert list(numbers.by_mode) == ["table:2", "table:8"]
    assert numbers.points == (road.state.points[0], eight.state.points[0])
    assert (numbers.tags, numbers.favourite) == ({}, "")
    told = json.loads(profile_json("Ada", ["random"], history, {}))
    assert {game: data["statistics"]["total"]["games"] for game, data in told["games"].items()} == {
        "caravans": 2,
        "age_of_civilization": 1,
    }
    rows = list(csv.DictReader(io.StringIO(as_csv(history))))
    assert [row["game"] for row in rows].count("caravans") == 2 + 8


def test_the_seat_of_chance_never_earns_anything() -> None:
    match = random_match(4, 5)
    assert any(played.seat == CHANCE for played in match.history)
    assert len(result_of(named(match), match, EVENING).seats) == 4
