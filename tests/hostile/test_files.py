"""Files that an adversary lays in our way: endless ones, links, depths, texts that are none. Each was once a traceback,
a hang or a write outside our folders; now it is a clean load or one clear sentence."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from aoc_desktop.games import FIRST
from aoc_desktop.games.age_of_civilization.rules.scenario_files import load_scenario
from aoc_desktop.kernel.card_files import parse_toml
from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.kernel.outside import DEEPEST, NotPlain, TooDeep, TooLarge, read_json, read_outside
from aoc_desktop.kernel.record import LARGEST_FILE, parse_record, read_record
from aoc_desktop.profile.lesson import keep_lesson, kept_lesson, lesson_file
from aoc_desktop.profile.log_file import LOGGER, last_lines, log_path, start_log, stop_log
from aoc_desktop.profile.places import data_folder, write_safely
from aoc_desktop.profile.results import Results
from aoc_desktop.profile.saved_game import PICTURE
from aoc_desktop.profile.saved_games import SavedGames
from aoc_desktop.profile.sealed_lines import seal
from aoc_desktop.profile.settings import LARGEST_FILE as LARGEST_SETTINGS
from aoc_desktop.profile.settings import Settings
from aoc_desktop.profile.solo_results import SoloResults
from aoc_desktop.text.reasons import say
from tests.bad_input.cases import GOOD, ROOT, check_words, checked, complaint
from tests.profile.games import played_record
from tests.profile.test_results import result

if sys.platform == "win32":
    pytest.skip("links, pipes and devices", allow_module_level=True)

HOLE = 3_000_000_000


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def written(path: Path, data: object) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data))
    return path


# ------------------------------------------------------------------ bytes that are not text (2)


@pytest.mark.parametrize("meta", [{"id": "\ud800"}, {"seats": [{"name": "A", "level": "\udfff"}]}, {"name": "\ud800"}])
def test_half_a_character_in_a_record_breaks_no_list(meta: dict[str, Any], tmp_path: Path) -> None:
    saved = SavedGames()
    saved.take_in(written(tmp_path / "letter.json", {**GOOD, "meta": meta}))
    (entry,) = saved.entries()
    assert entry.damage is None
    assert saved.newest_unfinished() == entry
    saved.close()
    again = SavedGames()
    assert again.entries() == [entry]
    assert (again.folder / "index.json").is_file()
    again.close()


def test_a_sealed_file_with_half_a_character_is_still_as_it_was_written() -> None:
    """An earlier version kept such texts: its checksum is that of what stands there."""
    from aoc_desktop.kernel.record import record_as_written
    from aoc_desktop.profile.saved_record import read_text, sealed

    record = record_as_written(json.dumps({**GOOD, "meta": {"note": "\ud800", "name": "Ada"}}))
    found = read_text(sealed(record))
    assert found.damage is None
    assert found.record is not None
    assert found.record.meta["note"] == "\ufffd"


# ------------------------------------------------------------------ written files can be read (3)


def test_a_record_with_a_flood_in_its_meta_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = written(tmp_path / "game.json", {**GOOD, "meta": {"x": [0] * 900_000}})
    check_words(complaint(capsys, "replay", str(path)), ("game.json", "meta", "too long"))
    saved = SavedGames()
    made = saved.take_in(path)
    (entry,) = saved.entries()
    assert entry.damage is not None
    found = saved.read(made)
    kept = saved.keep(made, found)
    assert found.record is not None
    assert kept.keep(found.record) == ""
    kept.close()
    assert saved.read(kept.id).damage is None, "what is played on from it can be read"
    saved.close()


def test_a_record_that_white_space_would_make_too_large_is_written_without() -> None:
    record = parse_record(json.dumps(GOOD))._replace(card_set={"flood": [[0]] * 800_000})
    assert len(record.to_json()) < LARGEST_FILE


def test_a_game_too_large_to_be_read_again_is_not_kept_in_silence() -> None:
    saved = SavedGames()
    kept = saved.new_game()
    record = played_record(4)
    assert kept.keep(record) == ""
    flooded = record._replace(meta={**record.meta, "x": "y" * LARGEST_FILE})
    assert kept.keep(flooded, whole=True) == "File too large"
    kept.close()
    assert saved.read(kept.id).damage is None
    saved.close()


@pytest.mark.parametrize("deep", [DEEPEST + 1, 600, 980])
def test_deep_meta_is_refused_when_it_is_opened(deep: int, tmp_path: Path) -> None:
    text = json.dumps({**GOOD, "meta": {"x": "DEEP"}}).replace('"DEEP"', "[" * deep + "]" * deep)
    (tmp_path / "game.json").write_text(text)
    with pytest.raises(DomainError) as refused:
        read_record(tmp_path / "game.json")
    assert refused.value.reason.code == "record_too_deep"


def test_settings_are_never_written_larger_than_they_are_read(home: Path) -> None:
    """Of 600 lists in one another white space makes 298 KB; of a long list of another version it doubles the size."""
    path = home / "config" / "settings.json"
    path.parent.mkdir(parents=True)
    for of_tomorrow in ("[" * 600 + "]" * 600, json.dumps([[0]] * 30_000), json.dumps([0] * 90_000)):
        path.write_text('{"theme": "light", "of_tomorrow": ' + of_tomorrow + "}")
        Settings()["pace"] = 0
        assert path.stat().st_size <= LARGEST_SETTINGS
        again = Settings()
        assert again.set_aside is None
        assert again["pace"] == 0


def test_shortcuts_have_an_end(home: Path) -> None:
    settings = Settings()
    with pytest.raises(ValueError, match="shortcuts"):
        settings["shortcuts"] = {"undo": "Ctrl+Z; " * 10_000}


# ------------------------------------------------------------------ links (4)


@pytest.fixture
def diary(tmp_path: Path) -> Path:
    path = tmp_path / "outside" / "diary.txt"
    path.parent.mkdir()
    path.write_text("mine")
    return path


def test_results_are_not_written_through_a_link(home: Path, diary: Path) -> None:
    data = home / "data"
    data.mkdir(parents=True)
    (data / "results.jsonl").symlink_to(diary)
    with pytest.raises(OSError, match="Not a plain file"):
        Results().add(result())
    assert diary.read_text() == "mine"


def test_damaged_lines_are_not_copied_through_a_link(home: Path, diary: Path) -> None:
    data = home / "data"
    data.mkdir(parents=True)
    (data / "results.damaged.jsonl").symlink_to(diary)
    (data / "results.jsonl").write_text("damaged\n")
    results = Results()
    assert results.all() == []
    assert results.damaged == 1
    assert diary.read_text() == "mine"


def test_nothing_is_written_into_a_folder_that_is_a_link(home: Path, diary: Path) -> None:
    data = home / "data"
    data.mkdir(parents=True)
    (data / "laurels").symlink_to(diary.parent)
    with pytest.raises(OSError, match="Not a plain file"):
        write_safely(data / "laurels" / "game.json", "{}")
    saved = SavedGames()
    made = saved.add(played_record(3))
    (saved.folder / "bin").symlink_to(diary.parent)
    with pytest.raises(DomainError):
        saved.delete(made)
    saved.empty_bin()
    saved.close()
    assert sorted(path.name for path in diary.parent.iterdir()) == ["diary.txt"]


def test_a_draft_that_is_a_link_is_not_followed(home: Path, diary: Path) -> None:
    path = home / "data" / "lesson.aocgame"
    path.parent.mkdir(parents=True)
    path.with_name(f"{path.name}.{os.getpid()}.new").symlink_to(diary)
    write_safely(path, "new")
    assert (path.read_text(), diary.read_text()) == ("new", "mine")


def test_an_older_version_is_not_written_through_a_link(diary: Path) -> None:
    saved = SavedGames()
    kept = saved.new_game()
    record = played_record(4)
    kept.keep(record._replace(moves=record.moves[:2]))
    (kept.folder / "record.bak.new").symlink_to(diary)
    kept.keep(record, whole=True)
    kept.close()
    saved.close()
    assert diary.read_text() == "mine"


def test_the_log_follows_no_link(home: Path, diary: Path) -> None:
    log_path().parent.mkdir(parents=True)
    log_path().symlink_to(diary)
    start_log()
    LOGGER.info("something")
    stop_log()
    assert diary.read_text() == "mine"
    assert last_lines() == ""


# ------------------------------------------------------------------ depth and length in refusals (5)


def test_a_set_up_of_600_lists_in_one_another(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = json.dumps({**GOOD, "setup": {"seed": 1, "first_player": "DEEP"}})
    (tmp_path / "game.json").write_text(text.replace('"DEEP"', "[" * 600 + "]" * 600))
    check_words(complaint(capsys, "replay", str(tmp_path / "game.json")), ("game.json", "too deeply"))


@pytest.mark.parametrize("dots", [60, 5_000, 40_000])
def test_a_key_of_many_dots(dots: int, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "set.toml"
    path.write_text(".".join("a" * dots) + " = 1\n")
    began = time.process_time()
    check_words(complaint(capsys, "check-cards", str(path)), ("set.toml", "too deeply"))
    assert time.process_time() - began < 2


@pytest.mark.parametrize("found", [list(range(3000)), ["x" * 50] * 500, {"a": "b" * 9000}, [[1] * 400] * 40])
def test_a_wrong_value_that_is_long_is_shortened(
    found: object, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = written(tmp_path / "game.json", {**GOOD, "setup": {"seed": 1, "first_player": found}})
    assert len(complaint(capsys, "replay", str(path))) < 400


# ------------------------------------------------------------------ endless and special files (7)


def hole(path: Path) -> None:
    path.write_bytes(b"")
    os.truncate(path, HOLE)


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


ENDLESS: dict[str, Callable[[Path], None]] = {"hole": hole, "pipe": lambda path: os.mkfifo(path), "device": device}


@pytest.mark.parametrize("kind", ENDLESS)
@pytest.mark.parametrize("command", ["replay", "check-cards", "simulate --games 1 --cards", "render --out x.png"])
def test_an_endless_file_is_refused_at_once(kind: str, command: str, tmp_path: Path) -> None:
    """In a process that may take 500 MB, and is not waited for."""
    ENDLESS[kind](tmp_path / "endless.json")
    done = subprocess.run(
        [sys.executable, "-m", "aoc_desktop", *command.split(), str(tmp_path / "endless.json")],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        timeout=60,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_DATA, (500_000_000, 500_000_000)),
    )
    assert (done.returncode, done.stdout) == (2, b"")
    line = checked(done.stderr.decode())
    assert "endless.json" in line
    assert "larger than" in line or "plain file" in line


@pytest.mark.parametrize("kind", ENDLESS)
def test_endless_files_in_our_own_folder_cost_nothing(kind: str, home: Path) -> None:
    make = ENDLESS[kind]
    for name in ("results.jsonl", "laurels.jsonl", "lesson.aocgame", "games/index.json"):
        (home / "data" / name).parent.mkdir(parents=True, exist_ok=True)
        make(home / "data" / name)
    (home / "log").mkdir()
    make(log_path())
    assert (Results().all(), SoloResults().all(), kept_lesson(FIRST), last_lines()) == ([], [], None, "")
    with pytest.raises(OSError, match=r"plain file|too large"):
        Results().add(result())
    saved = SavedGames()
    made = saved.add(played_record(3))
    make(saved.folder / made / PICTURE)
    (entry,) = saved.entries()
    assert saved.picture(entry) == b""
    saved.duplicate(made, "again")
    saved.close()
    assert keep_lesson(played_record(3)) == ""
    assert lesson_file(FIRST).is_file()
    assert kept_lesson(FIRST) is not None


def test_a_flood_of_short_lines_takes_no_time(home: Path) -> None:
    path = home / "data" / "results.jsonl"
    path.parent.mkdir(parents=True)
    for flood in (b"[[a]]\n" * 49_000, b"".join(b"%d\n" % number for number in range(2_000_000))):
        path.write_bytes(flood)
        results = Results()
        began = time.process_time()
        for _ in range(4):
            assert results.all() == []
        assert time.process_time() - began < 2
    with pytest.raises(OSError, match="too large"):
        Results().add(result())


def test_the_reader_says_what_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"12345")
    assert read_outside(path, 5) == b"12345"
    for wrong, largest, links, error in (
        (path, 4, True, TooLarge),
        (tmp_path, 9, True, IsADirectoryError),
        (tmp_path / "none", 9, True, FileNotFoundError),
        (Path("/dev/zero"), 9, True, NotPlain),
        (tmp_path / "link", 9, False, NotPlain),
    ):
        if wrong.name == "link":
            wrong.symlink_to(path)
            assert read_outside(wrong, 9) == b"12345"
        with pytest.raises(error):
            read_outside(wrong, largest, links)


def test_the_reader_of_json_knows_how_deep_is_too_deep() -> None:
    assert read_json("[" * DEEPEST + "]" * DEEPEST)
    for deep in (DEEPEST + 1, 900, 100_000):
        with pytest.raises(TooDeep):
            read_json("[" * deep + "]" * deep)
        with pytest.raises(TooDeep):
            read_json('{"a":' * deep + "1" + "}" * deep)


# ------------------------------------------------------------------ names of files (9)


@pytest.mark.parametrize("checksum", ["../../../outside/diary", "\u0000", "/etc/passwd", "a/b", "..", ""])
def test_a_laurel_names_no_file_elsewhere(checksum: str, home: Path, tmp_path: Path) -> None:
    """The line has a valid seal: anyone can compute it."""
    data = {"id": "x", "date": "2026-01-01", "game": "g", "card_set": "c", "kind": "k", "seed": 1, "points": 5}
    data = {**data, "checksum": checksum}
    line = {"format": 1, "sum": seal(data), "laurel": data}
    written(data_folder() / "laurels.jsonl", line)
    solo_results = SoloResults()
    for laurel in solo_results.all():
        solo_results.record(laurel)
    assert solo_results.all() == []
    assert solo_results.damaged == 1


def test_whatever_is_refused_is_said_in_both_languages(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(DomainError) as refused:
        read_record(tmp_path / "pipe")
    assert say(refused.value.reason) == "The game record cannot be read: it is not a plain file."
    assert "simple fichier" in say(refused.value.reason, "fr")


@pytest.mark.parametrize("game", ["x" * 10_000, "../../outside", "\ud800", "a/b"])
def test_a_game_that_nobody_knows_is_said_whatever_its_name(
    game: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = written(tmp_path / "game.json", {**GOOD, "game": game})
    check_words(complaint(capsys, "replay", str(path)), ("game.json", "is not known"))


def test_a_folder_of_card_sets_whose_name_is_too_long(home: Path) -> None:
    written(home / "config" / "settings.json", {"card_sets": "x" * 900, "language": "x" * 70, "theme": "light"})
    settings = Settings()
    assert sorted(settings.refused) == ["card_sets", "language"]
    assert settings["theme"] == "light"


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (("per = { control = 2 }", "per = {}"), ("scenario.toml", "caravanserai", "per")),
        (("format = 1", "format = 1\ncolour = 5"), ("scenario.toml", "colour", "no such field")),
        (("format = 1", "format = 1\n]"), ("scenario.toml", "not TOML", "line")),
    ],
)
def test_a_damaged_scenario_is_told_in_one_line(
    damage: tuple[str, str], words: tuple[str, ...], tmp_path: Path
) -> None:
    path = tmp_path / "scenario.toml"
    whole = (ROOT / "resources" / "age_of_civilization" / "scenarios" / "silk_road.toml").read_text()
    assert damage[0] in whole
    path.write_text(whole.replace(*damage))
    with pytest.raises(DomainError) as refused:
        load_scenario(parse_toml(path), path.name)
    check_words(say(refused.value.reason), words)
