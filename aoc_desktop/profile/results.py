"""Finished games, one line of JSON each: what statistics, achievements and medals are made of.

The file only ever grows (`sealed_lines`).
"""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, model_validator

from aoc_desktop.kernel.game import tags_of
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import Record
from aoc_desktop.profile.places import data_folder
from aoc_desktop.profile.saved_record import card_set_of
from aoc_desktop.profile.sealed_lines import SealedLines

FILE = "results.jsonl"
HUMAN = "human"
Word = Annotated[str, Field(max_length=120)]
MOST_POINTS = 10**9
Count = Annotated[int, Field(ge=0, le=10**9)]


class SeatResult(BaseModel):
    """How one player ended."""

    model_config = ConfigDict(frozen=True, strict=True)

    name: Word
    level: Word
    """ "human" or an AI level."""
    points: Annotated[int, Field(ge=-MOST_POINTS, le=MOST_POINTS)]
    tags: tuple[Word, ...] = Field((), max_length=100)
    """The words that statistics count for the seat, as the game names them: civilisations, a nation, a leader."""

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
    """An undo went beyond a revelation: the game earns neither achievements nor medals."""
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
        """The winning seats; empty for a solo game, in which achievements and medals count instead."""
        return self.ranking[0] if len(self.seats) > 1 else ()

    def is_success_of(self, seat: int) -> bool:
        """Whether the seat won; a game played alone is a success with an achievement or a medal."""
        return any(self.extras.values()) if len(self.seats) == 1 else seat in self.winners


def result_of(record: Record, match: Match[Any], date: datetime | None = None) -> Result:
    """The result of a finished game: its record as the program writes it, and the game as it ended."""
    meta, outcome = record.meta, match.outcome
    assert outcome is not None
    seats = tuple(
        SeatResult(name=str(seat["name"]), level=str(seat["level"]), points=_counted(points), tags=own)
        for seat, points, own in zip(meta["seats"], outcome.points, tags_of(match.game, match.state), strict=True)
    )
    return Result(
        id=str(meta["id"]),
        date=date or datetime.now(UTC),
        game=record.game,
        card_set=card_set_of(record),
        mode=record.mode,
        variants=record.variants,
        seats=seats,
        ranking=outcome.ranking,
        seconds=round(meta.get("seconds", 0)),
        seed=record.seed,
        aided=meta.get("aided") is True,
        practice=meta.get("practice") is True,
        record_checksum=game_hash(record),
        extras=dict(outcome.extras),
    )


def _with_tags(result: dict[str, Any]) -> dict[str, Any]:
    """Format 1 was written when there was one game: a seat's tags were its civilisations."""
    seats = result.get("seats")
    if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
        raise ValueError("seats")
    named = [{("tags" if name == "civilizations" else name): value for name, value in seat.items()} for seat in seats]
    return {**result, "seats": named}


def _counted(points: int) -> int:
    """Limit the points: a card set of the user's own may multiply them without end."""
    return max(-MOST_POINTS, min(MOST_POINTS, points))


def game_hash(record: Record) -> str:
    """A hash of set-up and moves: the same game has the same one, whatever its `meta`."""
    return hashlib.sha256(record._replace(meta={}).to_json().encode()).hexdigest()


class Results(SealedLines[Result]):
    """The file of results."""

    steps = (_with_tags,)

    def __init__(self, path: Path | None = None) -> None:
        super().__init__(path or data_folder() / FILE, Result, "result")
        self.waiting: list[Result] = []
        """Games that could not be written yet: tried again with the next one, and by `write_waiting`."""

    def all(self) -> list[Result]:
        """Every game once, in the order in which they ended."""
        found: dict[str, Result] = {}
        for result in self.read():
            found.setdefault(result.id, result)
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
        if self.waiting:
            self.append(self.waiting)
            self.waiting.clear()

    def reset(self) -> Path | None:
        """Begin anew; the old file is kept under another name, which is returned."""
        if not self.path.exists():
            return None
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
        kept = self.path.with_name(f"{self.path.stem}.{stamp}{self.path.suffix}")
        self.path.replace(kept)
        return kept
