"""A file that only ever grows: one line of JSON for each thing, with a checksum of its own.

A line that was damaged or changed by hand is skipped and copied aside; all others still count.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from pydantic import BaseModel

from aoc_desktop.kernel.outside import TooLarge, read_json, read_outside
from aoc_desktop.profile.places import append_safely

LONGEST_LINE = 20_000
LARGEST_FILE = 20_000_000
"""Some forty thousand games."""
MOST_LINES = 50_000
"""Of a file whose lines are shorter than any of ours, more are not looked at."""
M = TypeVar("M", bound=BaseModel)


class SealedLines(Generic[M]):
    """Reading never fails; writing raises OSError. Each line holds its thing under the name `word`."""

    steps: Sequence[Callable[[dict[str, Any]], dict[str, Any]]] = ()
    """What makes a thing of format 1 one of format 2, and so on up to today's."""

    def __init__(self, path: Path, model: type[M], word: str) -> None:
        self.path, self._model, self._word = path, model, word
        self._format = len(self.steps) + 1
        self.damaged = 0
        """Lines that could not be read the last time."""
        self._known: dict[bytes, M | None] = {}
        """Lines that were read before."""
        self._broken: set[bytes] = set()
        """Lines that could not be."""

    @property
    def aside(self) -> Path:
        """Where damaged lines are copied to."""
        return self.path.with_name(f"{self.path.stem}.damaged{self.path.suffix}")

    def read(self) -> list[M]:
        """Everything that can be read, in the order in which it was written."""
        found: list[M] = []
        broken: list[bytes] = []
        for line in self._lines():
            try:
                if line in self._broken:
                    raise ValueError("as before")
                if line not in self._known:
                    self._known[line] = self._opened(line)
                if (thing := self._known[line]) is not None:
                    found.append(thing)
            except ValueError:  # pydantic's errors and those of JSON are values, too
                self._broken.add(line)
                broken.append(line)
        self.damaged = len(broken)
        self._put_aside(broken)
        return found

    def append(self, things: Sequence[M]) -> None:
        """Write them, flushed to the disk; OSError where they could not be read again."""
        if os.path.lexists(self.path):
            self._all_lines()
        append_safely(self.path, b"".join(self._sealed(thing) for thing in things), LARGEST_FILE)

    def _sealed(self, thing: M) -> bytes:
        data = thing.model_dump(mode="json")
        line = {"format": self._format, "sum": seal(data), self._word: data}
        return (json.dumps(line, ensure_ascii=False) + "\n").encode()

    def _opened(self, line: bytes) -> M | None:
        """None: written by a newer program, to be read by that one; ValueError: damaged."""
        if len(line) > LONGEST_LINE:
            raise ValueError("too long")
        data = read_json(line)
        if not isinstance(data, dict) or type(data.get("format")) is not int:
            raise ValueError(f"no {self._word}")
        if data["format"] > self._format:
            return None
        thing = data.get(self._word)
        if data.get("sum") != seal(thing) or not isinstance(thing, dict):
            raise ValueError("checksum")
        for step in self.steps[max(0, data["format"] - 1) :]:
            thing = step(thing)
        return self._model.model_validate_json(_plain(thing))

    def _lines(self) -> list[bytes]:
        try:
            return self._all_lines()
        except OSError:
            return []  # the next write reports it

    def _all_lines(self) -> list[bytes]:
        data = read_outside(self.path, LARGEST_FILE, links=False)
        lines = [line for line in data.splitlines() if line.strip()]
        if len(lines) > MOST_LINES:
            raise TooLarge
        return lines

    def _put_aside(self, broken: list[bytes]) -> None:
        """Copy damaged lines once; our own file is not touched, so that another instance may write to it."""
        if not broken:
            return
        try:
            there = os.path.lexists(self.aside)
            known = set(read_outside(self.aside, LARGEST_FILE, links=False).split(b"\n")) if there else set()
            if fresh := [line for line in broken if line not in known]:
                append_safely(self.aside, b"".join(line + b"\n" for line in fresh), LARGEST_FILE)
        except OSError:
            return  # they still stand in the file itself


def seal(data: Any) -> str:
    """The checksum of a line; independent of its spaces and order."""
    return hashlib.sha256(_plain(data).encode()).hexdigest()[:16]


def _plain(data: Any) -> str:
    return json.dumps(data, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
