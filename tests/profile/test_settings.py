"""Settings: declared once, checked, kept, and never a reason to fail."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from aoc_desktop.profile.places import config_folder, data_folder, write_safely
from aoc_desktop.profile.settings import OPTIONS, Settings


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
    ("name", "value"),
    [
        ("theme", "pink"),
        ("pace", 399),
        ("pace", True),
        ("players", 9),
        ("shortcuts", {"a": 1}),
        ("player_name", "x" * 99),
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

    settings = Settings(file)
    monkeypatch.setattr(os, "fsync", full)
    settings["theme"] = "light"
    assert settings["theme"] == "light"
    assert "No space" in settings.write_error
    assert list(file.parent.iterdir()) == []
    monkeypatch.undo()
    settings["pace"] = 0
    assert settings.write_error == ""


def test_reset(file: Path) -> None:
    settings = Settings(file)
    settings["theme"], settings["pace"] = "light", 0
    settings.reset()
    assert all(settings[name] == option.default for name, option in OPTIONS.items())


def test_one_variable_moves_every_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    assert {config_folder().parent, data_folder().parent} == {tmp_path}
    monkeypatch.delenv("AOC_DESKTOP_HOME")
    assert "aoc-desktop" in str(config_folder())


def test_a_half_written_file_never_replaces_a_good_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file.txt"
    write_safely(path, "good")
    monkeypatch.setattr(os, "fsync", lambda _: (_ for _ in ()).throw(OSError(5, "broken")))
    with pytest.raises(OSError, match="broken"):
        write_safely(path, "half")
    assert path.read_text() == "good"
