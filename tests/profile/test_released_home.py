"""A player's whole folder as version 0.1.0 left it: every kind of file that it wrote is read for ever.

Never change a file of that folder. When a form changes, add a folder beside it.
"""

from __future__ import annotations

import shutil
from datetime import date
from pathlib import Path

import pytest

from aoc_desktop.games import FIRST
from aoc_desktop.games.age_of_civilization.rules.card_files import read_card_file
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.solo.achievements import standings
from aoc_desktop.games.age_of_civilization.solo.best_medals import best_of_all
from aoc_desktop.games.age_of_civilization.solo.challenge import code_of, record_of_code
from aoc_desktop.kernel.record import replay
from aoc_desktop.profile.card_sets import CardSets
from aoc_desktop.profile.days import days, longest_streak, streak
from aoc_desktop.profile.lesson import kept_lesson
from aoc_desktop.profile.results import Results
from aoc_desktop.profile.saved_games import SavedGames
from aoc_desktop.profile.saved_index import SavedEntry
from aoc_desktop.profile.settings import Settings
from aoc_desktop.profile.solo_results import SoloResults
from aoc_desktop.profile.statistics import statistics

RELEASED = Path(__file__).parent / "released" / "1_home"
LEVELS = ("random", "novice", "adept", "expert", "sage")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    shutil.copytree(RELEASED, tmp_path / "home")
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def test_settings() -> None:
    settings = Settings()
    assert (settings.refused, settings.set_aside) == ([], None)
    changed = {"language": "fr", "theme": "light", "text_size": 110, "pace": 150, "take_back": "practice"}
    changed |= {"end_of_turn": "at_once", "player_name": "Livia", "welcomed": True, "player_colour": 3}
    assert {name: settings[name] for name in changed} == changed
    assert settings["shortcuts"] == {"undo": "Ctrl+Z; Backspace"}
    assert settings["players"] == 4


def test_results() -> None:
    results = Results()
    found = results.all()
    assert results.damaged == 0
    assert [(result.mode, len(result.seats)) for result in found[:3]] == [("table", 2), ("table", 3), ("table", 4)]
    assert [result.mode for result in found[3:]] == ["scenario:age_of_wonders", "solo"]
    assert found[0].seats[0].tags == ("byzantium", "britain", "assyria")
    assert found[0].winners == (1,)


def test_statistics() -> None:
    numbers = statistics(Results().all(), "Ada", LEVELS)
    assert (numbers.total.games, numbers.total.wins) == (5, 3), "a medal and an achievement alone are successes"
    assert numbers.by_mode["table:2"].best == 9
    assert numbers.tags["assyria"].games == 4
    assert numbers.favourite == "assyria"


def test_achievements_and_medals() -> None:
    solo_results = SoloResults()
    games = solo_results.all()
    assert (solo_results.damaged, len(games)) == (0, 3)
    assert [one.goal.id for one in standings(games) if one.earned is not None] == [
        "remarkable_clan",
        "great_kingdom",
        "mighty_empire",
        "primitive_realm",
    ]
    assert all(solo_results.record(game) is not None for game in games), "the game itself can be looked at again"
    assert {best.scenario: best.medal for best in best_of_all(games) if best.games} == {"age_of_wonders": 1}


def test_days_and_streak() -> None:
    played = days(SoloResults().all(), "age_of_civilization")
    assert sorted(played) == [date(2026, 11, 14), date(2026, 11, 15)]
    assert (streak(played, date(2026, 11, 16)), longest_streak(played)) == (2, 2)


def test_lesson() -> None:
    lesson = kept_lesson("age_of_civilization")
    assert lesson is not None
    assert lesson.meta["lesson"]["step"] == "fish"
    assert replay(GAME, lesson).deciders == (0,)


def test_card_set() -> None:
    (path,) = CardSets(FIRST).own_sets()
    cards = read_card_file(path)
    assert (path.name, cards.id, cards.civilization["axum"].population) == ("my_cards.toml", "my_cards", 2)


def entries(saved: SavedGames) -> list[SavedEntry]:
    return sorted(saved.entries(), key=lambda entry: entry.id)


@pytest.mark.parametrize("index", ["kept", "lost"])
def test_saved_games_with_their_index_and_without(home: Path, index: str) -> None:
    """The copy has other dates on disk, so that the index of old is never believed blindly."""
    if index == "lost":
        (home / "data" / "games" / "index.json").unlink()
    going_on, over = entries(SavedGames())
    assert (going_on.name, going_on.moves, going_on.aided, going_on.finished) == ("Chez Bo", 25, True, False)
    # 0.1.0 counted 4, 2, 6: the corrected Conquest gives its extra point to a player without the most military, too.
    assert (going_on.game, going_on.round, going_on.seat, going_on.points) == ("age_of_civilization", 3, 0, (5, 2, 6))
    assert (over.name, over.moves, over.finished, over.points) == ("Fini", 48, True, (7, 7))
    assert (going_on.damage, over.damage) == (None, None)


def test_a_journal_goes_on_where_the_record_ended() -> None:
    saved = SavedGames()
    found = saved.read("20261117-200000-753317")
    assert found.damage is None
    assert found.record is not None
    assert (len(found.record.moves), found.line) == (25, 28)


def test_a_mailed_record(home: Path) -> None:
    saved = SavedGames()
    made = saved.take_in(home / "mailed.aocgame")
    (entry,) = [one for one in saved.entries() if one.id == made]
    assert (entry.name, entry.handed_on, entry.moves) == ("Par la poste", True, 9)


def test_a_code_of_twelve_signs(home: Path) -> None:
    code = (home / "code.txt").read_text(encoding="utf-8").strip()
    record = record_of_code(code)
    assert (record.card_set, record.players, record.variants, record.seed) == ("first_edition", 3, ("draft",), 1234567)
    assert code_of(record) == code


def test_results_of_format_2(tmp_path: Path) -> None:
    """Seats have tags, and there is more than one game."""
    path = tmp_path / "results.jsonl"
    shutil.copyfile(RELEASED.parent / "2_results.jsonl", path)
    results = Results(path)
    civilization, caravans = results.all()
    assert results.damaged == 0
    assert civilization.seats[0].tags == ("byzantium", "britain", "assyria")
    assert (caravans.game, len(caravans.seats)) == ("caravans", 8)
