"""Settings: declared once, checked, kept, and never a reason to fail."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from aoc_desktop.kernel.rng import Rng
from aoc_desktop.profile.places import (
    card_sets_folder,
    config_folder,
    data_folder,
    games_folder,
    log_folder,
    write_safely,
)
from aoc_desktop.profile.settings import FILE, OPTIONS, Settings


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def test_every_default_is_allowed() -> None:
    assert all(option.allows(option.default) for option in OPTIONS.values())


def test_a_change_is_kept_and_told(file: Path) -> None:
    settings, told = Settings(file), []
    settings.watch(told.append)
    settings["theme"] = "light"
    settings["theme"] = "light"
    settings["shortcuts"] = {"rest": "Ctrl+R"}
    assert told == ["theme", "shortcuts"]
    again = Settings(file)
    assert (again["theme"], again["shortcuts"], again["pace"]) == ("light", {"rest": "Ctrl+R"}, 400)


@pytest.mark.parametrize(
    ("entries", "ends"),
    [
        ({}, "breath"),
        ({"confirm_end_of_turn": True}, "ask"),
        ({"confirm_end_of_turn": False}, "at_once"),
        ({"confirm_end_of_turn": False, "end_of_turn": "ask"}, "ask"),
        ({"confirm_end_of_turn": "yes"}, "breath"),
    ],
)
def test_the_end_of_a_turn_is_as_an_earlier_version_kept_it(file: Path, entries: dict[str, object], ends: str) -> None:
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps(entries), encoding="utf-8")
    settings = Settings(file)
    assert (settings["end_of_turn"], settings.refused) == (ends, [])
    settings["theme"] = "light"
    assert Settings(file)["end_of_turn"] == ends


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("theme", "pink"),
        ("pace", 399),
        ("pace", True),
        ("players", 9),
        ("shortcuts", {"a": 1}),
        ("player_name", "x" * 99),
        ("player_name", "\ud800"),
        ("shortcuts", {"undo": "\ud800"}),
        ("language", "zz"),
        ("language", "../en"),
        ("card_sets", "/no/such/folder"),
        ("window_width", 16000),
        ("window_height", 16000),
    ],
)
def test_a_value_that_is_not_allowed_is_refused(file: Path, name: str, value: object) -> None:
    settings = Settings(file)
    with pytest.raises(ValueError, match=name):
        settings[name] = value
    file.parent.mkdir()
    file.write_text(json.dumps({name: value, "theme": "light"} if name != "theme" else {name: value}))
    stored = Settings(file)
    assert stored[name] == OPTIONS[name].default
    assert stored.refused == [name]
    stored["player_colour"] = 3
    assert json.loads(file.read_text())[name] == value, "a newer version may know what to do with it"
    stored[name] = OPTIONS[name].default
    assert Settings(file).refused == []


@pytest.mark.parametrize("text", ["", "{", "[1]", "null", '"x"', "\x00", "[" * 100_000])
def test_a_file_that_cannot_be_read_is_set_aside(file: Path, text: str) -> None:
    file.parent.mkdir()
    file.write_text(text)
    settings = Settings(file)
    assert settings["theme"] == "dark"
    assert settings.set_aside == file.with_name("settings.json.broken")
    assert settings.set_aside.read_text() == text
    settings["theme"] = "light"
    assert Settings(file)["theme"] == "light"


def test_a_full_disk_does_not_stop_a_change(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    settings, told = Settings(file), []
    settings.tell = told.append
    monkeypatch.setattr(os, "fsync", full)
    settings["theme"] = "light"
    assert settings["theme"] == "light"
    assert "No space" in settings.write_error
    assert [path.name for path in file.parent.iterdir()] == ["settings.json.lock"]
    settings["text_size"] = 125
    monkeypatch.undo()
    settings["pace"] = 0
    assert settings.write_error == ""
    assert [bool(problem) for problem in told] == [True, False], "once each"
    again = Settings(file)
    assert (again["theme"], again["text_size"], again["pace"]) == ("light", 125, 0), "all that was missing"


def test_two_running_programs_keep_each_others_changes(file: Path) -> None:
    one, other = Settings(file), Settings(file)
    one["player_name"] = "Ada"
    other["text_size"] = 125
    one["theme"] = "light"
    again = Settings(file)
    assert (again["player_name"], again["text_size"], again["theme"]) == ("Ada", 125, "light")


def test_two_programs_that_write_at_the_same_time_lose_nothing(file: Path) -> None:
    code = "import sys; from pathlib import Path; from aoc_desktop.profile.settings import Settings\n"
    code += "s = Settings(Path(sys.argv[1]))\nfor n in range(60): s[sys.argv[2]] = not s[sys.argv[2]]\n"
    code += "s[sys.argv[2]] = True"
    names = ("full_screen", "reduced_motion")
    programs = [subprocess.Popen([sys.executable, "-c", code, str(file), name]) for name in names]
    assert [program.wait(60) for program in programs] == [0, 0]
    assert [Settings(file)[name] for name in names] == [True, True]


def test_what_only_a_newer_version_knows_is_kept(file: Path) -> None:
    file.parent.mkdir()
    file.write_text('{"theme": "light", "of_tomorrow": ["\\ud800", 5]}')
    settings = Settings(file)
    settings["pace"] = 0
    assert json.loads(file.read_text()) == {"theme": "light", "of_tomorrow": ["\ud800", 5], "pace": 0}
    assert settings.refused == []


def test_a_second_broken_file_does_not_take_the_place_of_the_first(file: Path) -> None:
    file.parent.mkdir()
    kept = []
    for text in ("{one", "{two", "{three"):
        file.write_text(text)
        kept.append(Settings(file).set_aside)
    assert [path and path.read_text() for path in kept] == ["{one", "{two", "{three"]


@pytest.mark.parametrize("seed", range(40))
def test_mutated_settings_never_stop_the_program(file: Path, seed: int) -> None:
    rng = Rng(seed)
    good = Settings(file)
    good["player_name"], good["shortcuts"], good["text_size"] = "Zoé", {"rest": "Ctrl+R"}, 125
    data = bytearray(file.read_bytes())
    for _ in range(1 + rng.below(6)):
        data[rng.below(len(data))] = rng.below(256)
    file.write_bytes(data[: 1 + rng.below(2 * len(data))])
    settings = Settings(file)
    assert all(option.allows(settings[name]) for name, option in OPTIONS.items())
    settings["theme"] = "light"
    assert settings.write_error == ""
    assert Settings(file)["theme"] == "light"
    assert {path.name for path in file.parent.iterdir()} <= {FILE, f"{FILE}.lock", f"{FILE}.broken"}


def test_reset(file: Path) -> None:
    settings = Settings(file)
    settings["theme"], settings["pace"] = "light", 0
    settings.reset()
    assert all(settings[name] == option.default for name, option in OPTIONS.items())


def test_one_variable_moves_every_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    folders = (config_folder, data_folder, games_folder, card_sets_folder, log_folder)
    assert all(tmp_path in folder().parents for folder in folders)
    monkeypatch.delenv("AOC_DESKTOP_HOME")
    assert all("aoc-desktop" in str(folder()) and tmp_path not in folder().parents for folder in folders)


def test_a_half_written_file_never_replaces_a_good_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file.txt"
    write_safely(path, "good")
    monkeypatch.setattr(os, "fsync", lambda _: (_ for _ in ()).throw(OSError(5, "broken")))
    with pytest.raises(OSError, match="broken"):
        write_safely(path, "half")
    assert path.read_text() == "good"
