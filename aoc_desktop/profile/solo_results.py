"""The file of what players have earned: one line of JSON for each game that counts and each seat that earned, kept for
good.

The file only ever grows (`sealed_lines`); resetting the statistics leaves it alone. Achievements, medals and days are
read from these lines.
"""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.kernel.record import LARGEST_FILE, Record, read_record
from aoc_desktop.profile.places import data_folder, write_safely
from aoc_desktop.profile.results import game_hash
from aoc_desktop.profile.sealed_lines import SealedLines

FILE = "laurels.jsonl"
Word = Annotated[str, Field(max_length=120)]
Number = Annotated[int, Field(ge=-(10**9), le=10**9)]


class Attempt(BaseModel):
    """How far a game came toward one achievement: each condition with the reached and the needed amount."""

    model_config = ConfigDict(frozen=True, strict=True)

    achievement: Word
    conditions: tuple[tuple[Word, Number, Number], ...] = Field(max_length=12)
    """Kind, have, need."""
    earned: bool


class SoloResult(BaseModel):
    """A game that was played to its end and verified, for one of its seats."""

    model_config = ConfigDict(frozen=True, strict=True)

    id: Annotated[str, Field(min_length=1, max_length=80)]
    """The game's own: no seat of it counts twice."""
    date: datetime.date
    game: Word
    card_set: Word
    kind: Word
    """ "skirmish", "innovation" or the id of a scenario; "table" where it was not earned alone."""
    seed: int
    seat: Annotated[int, Field(ge=0, le=7)] = 0
    points: Number
    margin: Number | None = None
    """The lead over the best other seat, in points; None in a solo game."""
    aided: bool = False
    attempts: tuple[Attempt, ...] = Field((), max_length=100)
    medal: Annotated[int, Field(ge=0, le=3)] = 0
    """0 none, 1 bronze, 2 silver, 3 gold."""
    by_round: tuple[Number, ...] = Field((), max_length=40)
    daily: datetime.date | None = None
    """The day whose challenge it was."""
    checksum: Annotated[str, Field(pattern="^[0-9a-z_]{1,120}$")]
    """Of the record, whose file it names."""

    @property
    def score(self) -> int:
        """What counts on a day: the points, at a table of several the margin."""
        return self.points if self.margin is None else self.margin


class SoloResults(SealedLines[SoloResult]):
    """The file, and beside it the games that are told of."""

    def __init__(self, path: Path | None = None) -> None:
        super().__init__(path or data_folder() / FILE, SoloResult, "laurel")

    def all(self) -> list[SoloResult]:
        """Every seat of a game once, in the order in which they ended."""
        found: dict[tuple[str, int], SoloResult] = {}
        for solo_result in self.read():
            found.setdefault((solo_result.id, solo_result.seat), solo_result)
        return list(found.values())

    def add(self, solo_result: SoloResult, record: Record) -> bool:
        """Append a game and keep its record, flushed to the disk; False if it is there already."""
        same_seat = [known for known in self.all() if known.seat == solo_result.seat]
        if any(known.id == solo_result.id or known.checksum == solo_result.checksum for known in same_seat):
            return False
        write_safely(self._record_file(solo_result), record.to_json(), largest=LARGEST_FILE)
        self.append([solo_result])
        return True

    def record(self, solo_result: SoloResult) -> Record | None:
        """The game to look at again; None if its file is gone or is not that game any more."""
        try:
            record = read_record(self._record_file(solo_result), links=False)
        except DomainError:
            return None
        return record if game_hash(record) == solo_result.checksum else None

    def _record_file(self, solo_result: SoloResult) -> Path:
        return self.path.parent / "laurels" / f"{solo_result.checksum[:32]}.json"
