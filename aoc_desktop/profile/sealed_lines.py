"""A file that only ever grows: one line of JSON for each thing, with a checksum of its own.

A line that was damaged or changed by hand is skipped and copied aside; all others still count.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from pydantic import BaseModel

FORMAT = 1
LONGEST_LINE = 20_000
M = TypeVar("M", bound=BaseModel)


class SealedLines(Generic[M]):
    """Reading never fails; writing raises OSError. Each line holds its thing under the name `word`."""

    def __init__(self, path: Path, model: type[M], word: str) -> None:
        self.path, self._model, self._word = path, model, word
        self.damaged = 0
        """Lines that could not be read the last time."""
        self._known: dict[bytes, M | None] = {}
        """Lines that were read before."""

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
                if line not in self._known:
                    self._known[line] = self._opened(line)
                if (thing := self._known[line]) is not None:
                    found.append(thing)
            except (ValueError, RecursionError):  # pydantic's errors and those of JSON are values, too
                broken.append(line)
        self.damaged = len(broken)
        self._put_aside(broken)
        return found

    def append(self, things: Sequence[M]) -> None:
        """Write them, flushed to the disk."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        text = b"".join(self._sealed(thing) for thing in things)
        with self.path.open("ab") as file:
            if file.tell() and self._ends_torn():
                text = b"\n" + text  # the line before was cut off: ours must not be lost with it
            file.write(text)
            file.flush()
            os.fsync(file.fileno())

    def _sealed(self, thing: M) -> bytes:
        data = thing.model_dump(mode="json")
        line = {"format": FORMAT, "sum": seal(data), self._word: data}
        return (json.dumps(line, ensure_ascii=False) + "\n").encode()

    def _opened(self, line: bytes) -> M | None:
        """None: written by a newer program, to be read by that one; ValueError: damaged."""
        if len(line) > LONGEST_LINE:
            raise ValueError("too long")
        data = json.loads(line)
        if not isinstance(data, dict) or type(data.get("format")) is not int:
            raise ValueError(f"no {self._word}")
        if data["format"] > FORMAT:
            return None
        if data.get("sum") != seal(data.get(self._word)):
            raise ValueError("checksum")
        return self._model.model_validate_json(_plain(data[self._word]))

    def _lines(self) -> Iterator[bytes]:
        try:
            with self.path.open("rb") as file:
                yield from (line.rstrip(b"\r\n") for line in file if line.strip())
        except OSError:
            return

    def _ends_torn(self) -> bool:
        with self.path.open("rb") as file:
            file.seek(-1, os.SEEK_END)
            return file.read(1) != b"\n"

    def _put_aside(self, broken: list[bytes]) -> None:
        """Copy damaged lines once; our own file is not touched, so that another instance may write to it."""
        if not broken:
            return
        try:
            known = set(self.aside.read_bytes().split(b"\n")) if self.aside.exists() else set()
            if fresh := [line for line in broken if line not in known]:
                with self.aside.open("ab") as file:
                    file.writelines(line + b"\n" for line in fresh)
        except OSError:
            return  # they still stand in the file itself


def seal(data: Any) -> str:
    """The checksum of a line, whatever its spaces and order."""
    return hashlib.sha256(_plain(data).encode()).hexdigest()[:16]


def _plain(data: Any) -> str:
    return json.dumps(data, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
