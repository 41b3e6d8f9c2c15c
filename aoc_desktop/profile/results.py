"""Finished games, one line of JSON each: what statistics, achievements and medals are made of.

The file only ever grows. A line that cannot be read is skipped and copied aside; all others still count.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, model_validator

from aoc_desktop.kernel.record import Record
from aoc_desktop.profile.places import data_folder

FILE = "results.jsonl"
FORMAT = 1
HUMAN = "human"
LONGEST_LINE = 20_000
Word = Annotated[str, Field(max_length=120)]
Count = Annotated[int, Field(ge=0, le=10**9)]


class SeatResult(BaseModel):
    """How one player ended."""

    model_config = ConfigDict(frozen=True, strict=True)

    name: Word
    level: Word
    """ "human" or an AI level."""
    points: Annotated[int, Field(ge=-(10**9), le=10**9)]
    civilizations: tuple[Word, ...] = Field((), max_length=100)

    @property
    def is_human(self) -> bool:
        return self.level == HUMAN


class Result(BaseModel):
    """A finished game."""

    model_config = ConfigDict(frozen=True, strict=True)

    id: Annotated[str, Field(min_length=1, max_length=80)]
    """The game's own: none is counted twice."""
    date: datetime
    game: Word
    card_set: Word
    """An edition, or the id of a set of the user's own."""
    mode: Word
    """ "table", "solo" or "scenario:ID"."""
    variants: tuple[Word, ...] = Field(max_length=20)
    seats: tuple[SeatResult, ...] = Field(min_length=1, max_length=8)
    ranking: tuple[tuple[int, ...], ...]
    """Groups of tied seats, best first."""
    seconds: Count
    seed: int
    aided: bool
    """A hint was asked for."""
    practice: bool
    """Something was taken back beyond what had been revealed: earns neither achievements nor medals."""
    record_checksum: Word
    extras: dict[str, Any] = {}
    """What else the game says of its result, such as `achievements` and `medal`."""

    @model_validator(mode="after")
    def _every_seat_has_its_rank(self) -> Result:
        ranked = sorted(seat for group in self.ranking for seat in group)
        if ranked != list(range(len(self.seats))) or not all(self.ranking):
            raise ValueError("ranking")
        return self

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats that people sat on."""
        return tuple(seat for seat, info in enumerate(self.seats) if info.is_human)

    @property
    def winners(self) -> tuple[int, ...]:
        """Nobody wins alone at the table: there achievements and medals count."""
        return self.ranking[0] if len(self.seats) > 1 else ()


def result_of(record: Record, shot: Mapping[str, Any], date: datetime | None = None) -> Result:
    """The result of a finished game: its record as the program writes it, and the snapshot of its last state."""
    meta, outcome = record.meta, dict(shot["result"])
    seats = tuple(
        SeatResult(
            name=str(seat["name"]),
            level=str(seat["level"]),
            points=points,
            civilizations=tuple(player.get("civilizations", ())),
        )
        for seat, points, player in zip(meta["seats"], outcome.pop("points"), shot["players"], strict=True)
    )
    card_set = record.card_set if isinstance(record.card_set, str) else str(record.card_set.get("id", ""))
    return Result(
        id=str(meta["id"]),
        date=date or datetime.now(UTC),
        game=record.game,
        card_set=card_set,
        mode=record.mode,
        variants=record.variants,
        seats=seats,
        ranking=tuple(tuple(group) for group in outcome.pop("ranking")),
        seconds=round(meta.get("seconds", 0)),
        seed=record.seed,
        aided=meta.get("aided") is True,
        practice=meta.get("practice") is True,
        record_checksum=checksum(record),
        extras=outcome,
    )


def checksum(record: Record) -> str:
    """Of set-up and moves: whatever `meta` says, the same game has the same one."""
    return hashlib.sha256(record._replace(meta={}).to_json().encode()).hexdigest()


class Results:
    """The file of results. Reading never fails; writing raises OSError."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or data_folder() / FILE
        self.damaged = 0
        """Lines that could not be read the last time."""
        self.waiting: list[Result] = []
        """Games that could not be written yet: tried again with the next one, and by `write_waiting`."""

    @property
    def aside(self) -> Path:
        """Where damaged lines are copied to."""
        return self.path.with_name(f"{self.path.stem}.damaged{self.path.suffix}")

    def all(self) -> list[Result]:
        """Every game once, in the order in which they ended."""
        found: dict[str, Result] = {}
        broken: list[bytes] = []
        for line in self._lines():
            try:
                result = _read(line)
            except ValueError:  # pydantic's errors and those of JSON are both
                broken.append(line)
                continue
            if result is not None:
                found.setdefault(result.id, result)
        self.damaged = len(broken)
        self._put_aside(broken)
        return list(found.values())

    def add(self, result: Result) -> bool:
        """Append a game, flushed to the disk; False if it is there already. What a full disk refuses waits."""
        if any(known.id == result.id for known in (*self.all(), *self.waiting)):
            return False
        self.waiting.append(result)
        self.write_waiting()
        return True

    def write_waiting(self) -> None:
        """Append what could not be written before."""
        if not self.waiting:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        text = b"".join(_written(result) for result in self.waiting)
        with self.path.open("ab") as file:
            if file.tell() and self._ends_torn():
                text = b"\n" + text  # the line before was cut off: ours must not be lost with it
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        self.waiting.clear()

    def reset(self) -> Path | None:
        """Begin anew; the old file is kept under another name, which is returned."""
        if not self.path.exists():
            return None
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
        kept = self.path.with_name(f"{self.path.stem}.{stamp}{self.path.suffix}")
        self.path.replace(kept)
        return kept

    def _lines(self) -> Iterator[bytes]:
        try:
            with self.path.open("rb") as file:
                for line in file:
                    if line.strip():
                        yield line.rstrip(b"\r\n")
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


def _written(result: Result) -> bytes:
    data = result.model_dump(mode="json")
    return (json.dumps({"format": FORMAT, "sum": _sum(data), "result": data}, ensure_ascii=False) + "\n").encode()


def _read(line: bytes) -> Result | None:
    """None: written by a newer program, to be read by that one; ValueError: damaged."""
    if len(line) > LONGEST_LINE:
        raise ValueError("too long")
    try:
        data = json.loads(line)
    except RecursionError:
        raise ValueError("too deep") from None
    if not isinstance(data, dict) or type(data.get("format")) is not int:
        raise ValueError("no result")
    if data["format"] > FORMAT:
        return None
    if data.get("sum") != _sum(data.get("result")):
        raise ValueError("checksum")
    return Result.model_validate_json(json.dumps(data["result"]))


def _sum(data: object) -> str:
    """Does not depend on how the line is spaced or ordered."""
    text = json.dumps(data, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
