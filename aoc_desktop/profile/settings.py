"""The user's settings: every option declared once with its type, default and range; kept as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from aoc_desktop.profile.places import config_folder, write_safely

FILE = "settings.json"
LARGEST_FILE = 200_000
LONGEST_TEXT = 80
LONGEST_NAME = 24
LONGEST_PATH = 1000


class Option(NamedTuple):
    """One setting. `choices` limits it to a few values, `least` and `most` limit a number."""

    name: str
    default: Any
    choices: tuple[Any, ...] = ()
    least: int | None = None
    most: int | None = None
    longest: int = LONGEST_TEXT

    def allows(self, value: object) -> bool:
        if type(value) is not type(self.default):
            return False
        if self.choices and value not in self.choices:
            return False
        if isinstance(value, int) and not self._in_range(value):
            return False
        if isinstance(value, dict):
            return all(isinstance(key, str) and isinstance(item, str) for key, item in value.items())
        return not isinstance(value, str) or len(value) <= self.longest

    def _in_range(self, value: int) -> bool:
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)


STEP_BY_STEP = -1
"""The pace at which each move of an AI seat waits for the user's word."""
PACES = (STEP_BY_STEP, 800, 400, 150, 0)
"""Milliseconds before a move that nobody at the table makes."""
TAKE_BACK = ("fair", "practice")
"""Undo stops at the last revelation, or goes on and makes the game a practice game."""
TEXT_SIZES = (80, 90, 100, 110, 125, 150)
"""In hundredths of the usual size."""
OPTIONS: Mapping[str, Option] = {
    option.name: option
    for option in (
        Option("language", ""),  # empty: the system's
        Option("theme", "dark", ("dark", "light")),
        Option("text_size", 100, TEXT_SIZES),
        Option("pace", 400, PACES),
        Option("play_forced_moves", True),
        Option("confirm_end_of_turn", True),
        Option("ask_before_revelation", False),
        Option("take_back", "fair", TAKE_BACK),
        Option("colour_blind_seats", False),
        Option("reduced_motion", False),
        Option("full_screen", False),
        Option("shortcuts", {}),  # action id: key sequences, joined by "; "
        Option("player_name", "", longest=LONGEST_NAME),
        Option("welcomed", False),  # the first start's questions were answered
        Option("player_colour", 0, least=0, most=3),
        Option("card_sets", "", longest=LONGEST_PATH),  # the folder of the user's own sets; empty: the usual one
        Option("players", 2, least=2, most=4),
        Option("window_width", 1280, least=640, most=16000),
        Option("window_height", 720, least=480, most=16000),
    )
}


class Settings:
    """The values of all options. A change is checked, told to whoever watches, and kept on disk."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or config_folder() / FILE
        self.set_aside: Path | None = None
        """Where a file that could not be read was moved to."""
        self.refused: list[str] = []
        """Options whose stored value could not be used."""
        self.write_error = ""
        """Why the last change could not be kept on disk, if so."""
        self._values: dict[str, Any] = {}
        self._watchers: list[Callable[[str], None]] = []
        self._read()

    def __getitem__(self, name: str) -> Any:
        return self._values.get(name, OPTIONS[name].default)

    def __setitem__(self, name: str, value: object) -> None:
        if not OPTIONS[name].allows(value):
            raise ValueError(f"{name}: {value!r}")
        if self[name] == value:
            return
        self._values[name] = value
        self._write()
        for watcher in list(self._watchers):
            watcher(name)

    def reset(self) -> None:
        """Every option as it was at first."""
        for name, option in OPTIONS.items():
            self[name] = option.default

    def watch(self, watcher: Callable[[str], None]) -> None:
        """`watcher` is called with the name of every option that changes."""
        self._watchers.append(watcher)

    def _read(self) -> None:
        if not self.path.exists():
            return
        try:
            if self.path.stat().st_size > LARGEST_FILE:
                raise ValueError("too large")
            data = json.loads(self.path.read_text(encoding="utf-8"))
            if not isinstance(data, dict):
                raise ValueError("not a table")
        except (OSError, ValueError, RecursionError):
            self._put_aside()
            return
        for name, value in data.items():
            if name in OPTIONS and OPTIONS[name].allows(value):
                self._values[name] = value
            elif name in OPTIONS:
                self.refused.append(name)

    def _put_aside(self) -> None:
        """A file that cannot be read is kept for its owner under another name."""
        target = self.path.with_name(f"{self.path.name}.broken")
        try:
            self.path.replace(target)
            self.set_aside = target
        except OSError:
            self.set_aside = self.path

    def _write(self) -> None:
        data = {name: self[name] for name in OPTIONS if name in self._values}
        try:
            write_safely(self.path, json.dumps(data, ensure_ascii=False, indent=1) + "\n")
            self.write_error = ""
        except OSError as error:
            self.write_error = error.strerror or str(error)
