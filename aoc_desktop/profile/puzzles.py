"""The player's tries at puzzles, of all games in one file that only grows (`sealed_lines`)."""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

from aoc_desktop.profile.places import data_folder
from aoc_desktop.profile.sealed_lines import SealedLines
from aoc_desktop.solo.puzzles import Puzzle, stars, streak

FILE = "puzzles.jsonl"
Word = Annotated[str, Field(min_length=1, max_length=120)]
MOST_HINTS = 1000
"""More are not counted."""


class PuzzleTry(BaseModel):
    """A try that came to the horizon, a hint that was asked for, or a look at the solution."""

    model_config = ConfigDict(frozen=True, strict=True)

    game: Word
    puzzle: Word
    date: datetime.date
    result: Annotated[int, Field(ge=-(10**9), le=10**9)] | None = None
    """What the try came to; None: it was no try."""
    solved: bool = False
    hints: Annotated[int, Field(ge=0, le=MOST_HINTS)] = 0
    """How many had been asked for by then."""
    seen: bool = False
    """The solution was looked at."""
    daily: datetime.date | None = None
    """The day whose puzzle it was played as."""


class PuzzleStanding(NamedTuple):
    """What the player has of a puzzle."""

    tries: int = 0
    best: int | None = None
    solved_at: int = 0
    """The number of the try that solved it; 0: none."""
    hints: int = 0
    """Asked for before it was solved."""
    seen: bool = False
    """The solution was looked at before it was solved."""
    date: datetime.date | None = None
    """Of the solution that was found, else of the last try."""

    @property
    def stars(self) -> int:
        return stars(self.solved_at, self.hints, self.seen)


class PuzzleTries(SealedLines[PuzzleTry]):
    """The file."""

    def __init__(self, path: Path | None = None) -> None:
        super().__init__(path or data_folder() / FILE, PuzzleTry, "try")

    def standings(self, game: str) -> dict[str, PuzzleStanding]:
        """Of every puzzle of a game that was tried, by its id."""
        return standings(one for one in self.read() if one.game == game)

    def streak(self, today: datetime.date) -> tuple[int, int]:
        """Days in a row on which the puzzle of the day was solved, now and at most."""
        return streak(solved_days(self.read()), today)


def standings(tries: Iterable[PuzzleTry]) -> dict[str, PuzzleStanding]:
    found: dict[str, PuzzleStanding] = {}
    for one in tries:
        before = found.get(one.puzzle, PuzzleStanding())
        found[one.puzzle] = _after(before, one)
    return found


def _after(before: PuzzleStanding, one: PuzzleTry) -> PuzzleStanding:
    """Once it is solved, hints and looks at the solution take nothing away."""
    after = before
    if not before.solved_at:
        after = after._replace(hints=max(before.hints, one.hints), seen=before.seen or one.seen)
    if one.result is None:
        return after
    best = one.result if before.best is None else max(before.best, one.result)
    after = after._replace(tries=before.tries + 1, best=best, date=before.date if before.solved_at else one.date)
    return after._replace(solved_at=after.tries) if one.solved and not before.solved_at else after


def solved_days(tries: Iterable[PuzzleTry]) -> set[datetime.date]:
    """The days whose puzzle was solved on the day itself, its solution not seen before."""
    seen, solved = set[tuple[str, str]](), set[datetime.date]()
    for one in tries:
        if one.seen:
            seen.add((one.game, one.puzzle))
        elif one.solved and one.daily == one.date and (one.game, one.puzzle) not in seen:
            solved.add(one.date)
    return solved


def solved_of_grades(puzzles: Sequence[Puzzle], standings: dict[str, PuzzleStanding]) -> dict[int, int]:
    """How many of each grade are solved."""
    counts: dict[int, int] = {}
    for puzzle in puzzles:
        if puzzle.id in standings and standings[puzzle.id].solved_at:
            counts[puzzle.grade] = counts.get(puzzle.grade, 0) + 1
    return counts


def exported(tries: Sequence[PuzzleTry]) -> list[dict[str, Any]]:
    """For the profile as one file: every puzzle tried, with what came of it."""
    found = []
    for game in sorted({one.game for one in tries}):
        for puzzle, standing in sorted(standings(one for one in tries if one.game == game).items()):
            told = standing._asdict() | {"date": standing.date.isoformat() if standing.date else None}
            found.append({"game": game, "puzzle": puzzle, "stars": standing.stars, **told})
    return found
