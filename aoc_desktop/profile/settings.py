"""The user's settings: every option declared once with its type, default and range; kept as JSON."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path
from time import monotonic, sleep
from typing import Any, NamedTuple

from aoc_desktop.kernel.characters import can_be_written
from aoc_desktop.kernel.outside import read_json, read_outside
from aoc_desktop.kernel.resources import translation
from aoc_desktop.profile.locks import Lock
from aoc_desktop.profile.places import config_folder, write_safely

FILE = "settings.json"
LARGEST_FILE = 200_000
LONGEST_TEXT = 80
LONGEST_NAME = 24
LONGEST_PATH = 1000
LONGEST_TABLE = 20_000
WIDEST, HIGHEST = 7680, 4320
"""The largest window that is restored; no screen is larger."""
NARROWEST, LOWEST = 640, 480
LOCK_FOR = 0.2
"""Seconds to wait for another program that is writing its settings at this moment."""


class Option(NamedTuple):
    """One setting. `choices` limits it to a few values, `least` and `most` limit a number."""

    name: str
    default: Any
    choices: tuple[Any, ...] = ()
    least: int | None = None
    most: int | None = None
    longest: int = LONGEST_TEXT
    exists: Callable[[str], bool] | None = None
    """Whether the thing that a text names exists; an empty text is always allowed."""

    def allows(self, value: object) -> bool:
        if type(value) is not type(self.default):
            return False
        if self.choices and value not in self.choices:
            return False
        if isinstance(value, int) and not self._in_range(value):
            return False
        if isinstance(value, dict):
            texts = [text for item in value.items() for text in item]
            sound = all(isinstance(text, str) and can_be_written(text) for text in texts)
            return sound and sum(map(len, texts)) <= LONGEST_TABLE
        return not isinstance(value, str) or self._is_sound(value)

    def _is_sound(self, text: str) -> bool:
        if len(text) > self.longest or not can_be_written(text):
            return False
        return self.exists is None or not text or self.exists(text)

    def _in_range(self, value: int) -> bool:
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)


def _is_spoken(code: str) -> bool:
    return code.isidentifier() and os.path.isfile(
        translation(f"grammar_{code}.toml")
    )  # false, not an error, for any odd name


def _is_place(text: str) -> bool:
    """Whether it is the place of a window's upper left corner, "120,40"; a screen may lie left of the first one or
    above it."""
    return re.fullmatch(r"-?\d{1,5},-?\d{1,5}", text, re.ASCII) is not None


def _are_levels(text: str) -> bool:
    return all(word.isidentifier() or not word for word in text.split(","))


def _is_folder(path: str) -> bool:
    return os.path.isdir(path)


STEP_BY_STEP = -1
"""The pace at which each move of an AI seat waits for the user's key."""
PACES = (STEP_BY_STEP, 800, 400, 150, 0)
"""Milliseconds before an automatic move."""
TAKE_BACK = ("fair", "practice")
"""Undo stops at the last revelation, or goes on and makes the game a practice game."""
AT_ONCE, BREATH, ASK = "at_once", "breath", "ask"
"""The end of a turn: at once, after a moment in which it can be taken back, or when its player says so."""
TEXT_SIZES = (80, 90, 100, 110, 125, 150, 175, 200)
"""In hundredths of the usual size."""
TEXT_TABLE = ("auto", "on", "off")
"""The table as text: where a screen reader is there, always, never."""
VOLUMES = (20, 40, 60, 80, 100)
"""In hundredths of the loudest."""
OPTIONS: Mapping[str, Option] = {
    option.name: option
    for option in (
        Option("language", "", exists=_is_spoken),  # empty: the system's
        Option("theme", "dark", ("dark", "light", "contrast")),
        Option("system_contrast", True),  # high contrast where the system wants it
        Option("text_size", 100, TEXT_SIZES),
        Option("pace", 400, PACES),
        Option("play_forced_moves", True),
        Option("end_of_turn", BREATH, (AT_ONCE, BREATH, ASK)),
        Option("ask_before_revelation", False),
        Option("take_back", "fair", TAKE_BACK),
        Option("colour_blind_seats", False),
        Option("reduced_motion", False),
        Option("text_table", "auto", TEXT_TABLE),
        Option("linear", False),
        Option("picture", "wide", ("wide", "narrow", "off")),
        Option("celebrate", True),
        Option("sound", True),
        Option("volume", 80, VOLUMES),
        Option("full_screen", False),
        Option("shortcuts", {}),  # action id: key sequences, joined by "; "
        Option("player_name", "", longest=LONGEST_NAME),
        Option("welcomed", False),  # the first start's questions were answered
        Option("player_colour", 0, least=0, most=7),
        Option("card_sets", "", longest=LONGEST_PATH, exists=_is_folder),  # of the user's own; empty: the usual one
        Option("players", 2, least=1, most=8),  # of the first game, and of any whose number is not kept yet
        Option("players_by_game", {}),  # how many sat at the last table of each: the number as a text
        Option("seat_levels", "", exists=_are_levels),  # the last levels by seat, joined by ","; empty: the usual ones
        Option("seat_styles", "", exists=_are_levels),  # of the computer players among them; empty: any style
        Option("window_place", "", exists=_is_place),  # of its upper left corner; empty: the system decides
        Option("maximised", False),
        Option("window_width", 1280, least=NARROWEST, most=WIDEST),
        Option("window_height", 720, least=LOWEST, most=HIGHEST),
    )
}


def _renamed(data: Mapping[str, Any]) -> dict[str, Any]:
    """What earlier versions called otherwise: until 0.2 the end of a turn was asked about or not."""
    told = data.get("confirm_end_of_turn")
    return {"end_of_turn": ASK if told else AT_ONCE} if isinstance(told, bool) else {}


def _text(data: Mapping[str, Any]) -> str:
    """The file's text, never larger than is read: if too large without white space, and at last without unknown
    entries."""
    known = {name: value for name, value in data.items() if name in OPTIONS}
    forms = ((data, 1, None), (data, None, (",", ":")), (known, None, (",", ":")))
    text = ""
    for kept, indent, separators in forms:
        text = json.dumps(kept, ensure_ascii=False, indent=indent, separators=separators) + "\n"
        if not can_be_written(text):
            text = json.dumps(kept, indent=indent, separators=separators) + "\n"
        if len(text.encode()) <= LARGEST_FILE:
            break
    return text


class Settings:
    """The values of all options. A change is checked, told to the watchers, and kept on disk."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or config_folder() / FILE
        self.set_aside: Path | None = None
        """The new name of an unreadable file."""
        self.refused: list[str] = []
        """Options whose stored value could not be used."""
        self.write_error = ""
        """The reason why the last change could not be written, or ""."""
        self.tell: Callable[[str], None] = lambda problem: None
        """Called with the reason when changes can no longer be written, and with "" when they can again."""
        self._values: dict[str, Any] = {}
        self._unwritten: dict[str, Any] = {}
        """Changes that are not in the file yet."""
        self._watchers: list[Callable[[str], None]] = []
        self._read()

    def __getitem__(self, name: str) -> Any:
        return self._values.get(name, OPTIONS[name].default)

    def __setitem__(self, name: str, value: object) -> None:
        if not OPTIONS[name].allows(value):
            raise ValueError(f"{name}: {value!r}")
        if self[name] == value and name not in self.refused:
            return
        self._values[name] = self._unwritten[name] = value
        self.refused = [other for other in self.refused if other != name]
        self._write()
        for watcher in list(self._watchers):
            watcher(name)

    def players_of(self, game: str, possible: range) -> int:
        """The usual number of players of this game: that of its last table, as far as the game allows it."""
        kept = str(self["players_by_game"].get(game, self["players"]))
        wanted = int(kept) if kept.isdecimal() and len(kept) < 3 else possible[0]
        return min(max(wanted, possible[0]), possible[-1])

    def keep_players(self, game: str, players: int) -> None:
        """Remember the number of players of a game's last table."""
        self["players_by_game"] = {**self["players_by_game"], game: str(players)}

    def reset(self) -> None:
        """Set every option to its default."""
        for name, option in OPTIONS.items():
            self[name] = option.default

    def watch(self, watcher: Callable[[str], None]) -> None:
        """Call `watcher` with the name of every option that changes."""
        self._watchers.append(watcher)

    def _read(self) -> None:
        if not os.path.lexists(self.path):
            return
        data = self._data()
        if data is None:
            self._put_aside()
            return
        for name, value in {**_renamed(data), **data}.items():
            if name in OPTIONS and OPTIONS[name].allows(value):
                self._values[name] = value
            elif name in OPTIONS:
                self.refused.append(name)

    def _data(self) -> dict[str, Any] | None:
        """The values in the file; None if it cannot be read."""
        try:
            data = read_json(read_outside(self.path, LARGEST_FILE))
        except (OSError, ValueError):
            return None
        return data if isinstance(data, dict) else None

    def _free_name(self) -> Path:
        """A free name for a copy that is kept for the user; earlier copies stay."""
        names = (f"{self.path.name}.broken{number if number > 1 else ''}" for number in count(1))
        return next(path for name in names if not os.path.lexists(path := self.path.with_name(name)))

    def set_back(self) -> Path:
        """Replace unusable values by those in force, and return the name of a copy of the file as it was. The user is
        then not warned of them again."""
        target = self._free_name()
        try:
            write_safely(target, read_outside(self.path, LARGEST_FILE))
        except OSError:
            return self.path
        self._unwritten |= {name: self[name] for name in self.refused}
        self.refused = []
        self._write()
        return target

    def _put_aside(self) -> None:
        """Move an unreadable file out of the way."""
        target = self._free_name()
        try:
            self.path.replace(target)
            self.set_aside = target
        except OSError:
            self.set_aside = self.path

    def _write(self) -> None:
        """Write the changes into the file. Changes by another program stay, and so do entries that only a newer version
        knows."""
        lock = Lock(self.path.with_name(f"{self.path.name}.lock"))
        problem = ""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            until = monotonic() + LOCK_FOR
            while not lock.take() and monotonic() < until:
                sleep(0.01)
            for left in self.path.parent.glob(f"{self.path.name}.*.new"):  # of a program that was killed as it wrote
                left.unlink(missing_ok=True)
            found = self._data()
            if found is None and os.path.lexists(self.path):
                self._put_aside()
            data = {**(self._values if found is None else found), **self._unwritten}
            write_safely(self.path, _text(data))
            self._unwritten.clear()
        except OSError as error:
            problem = error.strerror or str(error)
        finally:
            lock.free()
        if problem != self.write_error:
            self.write_error = problem
            self.tell(problem)
