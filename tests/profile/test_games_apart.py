"""Files of several games side by side: each finds its own, and a game that cannot be shown here says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from aoc_desktop.games import FIRST, GAMES
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.record import Record, read_record
from aoc_desktop.profile.lesson import forget_lesson, keep_lesson, kept_lesson, lesson_file
from aoc_desktop.profile.places import card_sets_folder, data_folder
from aoc_desktop.profile.saved_games import SavedGames
from aoc_desktop.profile.saved_index import SavedEntry
from aoc_desktop.profile.saved_record import sealed
from aoc_desktop.profile.settings import Settings
from aoc_desktop.text.reasons import say
from tests.profile.games import played_record


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))


def the_entry(record: Record) -> SavedEntry:
    """A saved game as another program, or another version, has put it there."""
    folder = data_folder() / "games" / "20261118-010000-abcdef"
    folder.mkdir(parents=True)
    (folder / "record.json").write_text(sealed(record), encoding="utf-8")
    (entry,) = SavedGames().entries()
    assert read_record(folder / "record.json").moves == record.moves, "the file stays as it is"
    return entry


def chess(players: int = 2) -> Record:
    seats = [{"name": "Ada", "level": "human"}, {"name": "Bo", "level": "human", "colour": 6}]
    meta = {"seats": seats, "name": "By the fire", "id": "chess-1", "updated": "2026-11-17T20:00:00+00:00"}
    return Record("chess", "none", players, "table", ("blitz",), {"seed": 3}, ("e2 e4", "e7 e5"), meta)


# ------------------------------------------------------------------ a game that cannot be shown


def test_a_game_that_nobody_knows_here_is_listed_and_says_so() -> None:
    entry = the_entry(chess())
    assert (entry.name, entry.game, entry.moves, entry.playable) == ("By the fire", "chess", 2, False)
    assert entry.seats == (("Ada", "human"), ("Bo", "human"))
    assert entry.damage is not None
    known = {"en": "The game “chess” is not known here", "fr": "Le jeu «\u202fchess\u202f» n’est pas connu ici"}
    for language, words in known.items():
        assert say(entry.damage, language).startswith(words)


@pytest.mark.parametrize("players", [-5, 0, 10**9])
def test_how_many_play_an_unknown_game_is_not_believed(players: int) -> None:
    assert len(the_entry(chess(players)).seats) <= 8


def test_a_game_without_a_table_is_listed_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, FIRST, GAMES[FIRST]._replace(look=""))
    entry = the_entry(played_record(9))
    assert (entry.game, entry.moves, entry.playable) == (FIRST, 9, False)
    assert entry.damage == Reason("no_table", {"game": FIRST})
    assert say(entry.damage).startswith("Age of Civilization cannot be shown yet")
    assert say(entry.damage, "fr").startswith("Age of Civilization ne peut pas encore être montré")
    assert SavedGames().newest_unfinished() is None, "nothing offers to go on with it"


def test_it_can_be_played_once_there_is_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setitem(GAMES, FIRST, GAMES[FIRST]._replace(look=""))
        the_entry(played_record(9))
    (entry,) = SavedGames().entries()
    assert (entry.damage, entry.playable) == (None, True)


# ------------------------------------------------------------------ names of files


def test_files_of_the_first_game_keep_their_names(tmp_path: Path) -> None:
    assert lesson_file(FIRST) == tmp_path / "data" / "lesson.aocgame"
    assert card_sets_folder(FIRST) == card_sets_folder() == tmp_path / "data" / "card_sets"


def test_each_other_game_has_its_own(tmp_path: Path) -> None:
    assert lesson_file("caravans") == tmp_path / "data" / "lesson_caravans.aocgame"
    assert card_sets_folder("caravans") == tmp_path / "data" / "card_sets" / "caravans"


def test_lessons_of_two_games_do_not_meet() -> None:
    here, there = played_record(3), chess()
    assert (keep_lesson(here), keep_lesson(there)) == ("", "")
    assert (kept_lesson(FIRST), kept_lesson("chess")) == (here, there)
    forget_lesson("chess")
    assert (kept_lesson(FIRST), kept_lesson("chess")) == (here, None)


def test_a_lesson_of_another_game_is_not_taken_for_one() -> None:
    lesson_file(FIRST).parent.mkdir(parents=True)
    lesson_file(FIRST).write_text(chess().to_json(), encoding="utf-8")
    assert kept_lesson(FIRST) is None


# ------------------------------------------------------------------ how many play


def test_each_game_remembers_how_many_played_it() -> None:
    settings = Settings()
    settings["players"] = 4  # as an earlier version kept it
    assert settings.players_of(FIRST, range(2, 5)) == 4
    assert settings.players_of("duel", range(2, 3)) == 2, "a game for two stays one"
    settings.keep_players("caravans", 8)
    settings.keep_players(FIRST, 3)
    again = Settings()
    assert again.players_of("caravans", range(2, 9)) == 8
    assert again.players_of(FIRST, range(2, 5)) == 3


@pytest.mark.parametrize("kept", ["", "-3", "99999", "many", "²"])
def test_a_number_that_no_table_has_is_brought_to_one_that_it_has(kept: str) -> None:
    settings = Settings()
    settings["players_by_game"] = {"caravans": kept}
    assert settings.players_of("caravans", range(3, 9)) in range(3, 9)
