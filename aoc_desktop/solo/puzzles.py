"""Puzzles, "the master's turn": positions of real games from which one seat decides alone to a horizon, its best result
there proved by searching every line (`ai.exhaustive`, `ai.training.puzzles`).

A puzzle is solved by any line that reaches the best result. A file of puzzles is read as any file from outside.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date, timedelta
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.kernel.game import Game, Move, Seat
from aoc_desktop.kernel.horizon import Horizon
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.outside import read_json, read_text
from aoc_desktop.kernel.record import Record, record_of, replay
from aoc_desktop.kernel.resources import resource
from aoc_desktop.kernel.rng import Rng

if TYPE_CHECKING:
    from pathlib import Path

FILE = "puzzles.jsonl"
LARGEST_FILE = 8_000_000
MOST_PUZZLES = 1000
GRADES = (1, 2, 3)
OPENS = {1: 0, 2: 5, 3: 10}
"""A grade opens when so many of the grade before are solved."""
FIRST_DAY = date(2026, 1, 1)
GRADE_OF_WEEKDAY = (1, 1, 2, 2, 3, 3)
"""Monday to Saturday; on Sunday the day draws one."""
Word = Annotated[str, Field(min_length=1, max_length=120)]
Number = Annotated[int, Field(ge=-(10**9), le=10**9)]
Count = Annotated[int, Field(ge=0, le=10**12)]


class BadPuzzles(DomainError):
    """A file of puzzles, or a line of it, that cannot be used."""


# ------------------------------------------------------------------ kinds, as a game declares them


def own_side(state: Any, seat: Seat) -> Any:
    """What lies before the seat."""
    return state.players[seat].key()


class Kind(NamedTuple):
    """One kind of puzzle of one game."""

    name: str
    tables: tuple[Record, ...]
    """The tables whose games are searched for positions; each game has a seed of its own."""
    offered: Callable[[Any, Seat], bool]
    """Whether the seat, which decides alone now, stands at the beginning of such a puzzle."""
    over: Callable[[Any, Any, Seat], bool]
    """(state at the beginning, state now, seat): the horizon; nothing that the seat could still do counts any more."""
    measure: Callable[[Any, Seat], int]
    """The result at the horizon, from what the seat knows; before it, how the seat stands by that measure."""
    icon: str
    """A drawing of resources/icons."""
    unit: str = "points"
    """What the measure counts: "points", or the "lead" over the other."""
    gap: int = 2
    """By so much the best line must beat what greed plays."""
    least: int | None = None
    """A best result below this is no pleasure to find: a lost game."""
    graded_by_levels: bool = True
    """Whether computer players aim at the measure; where they play for something else, their results say nothing."""
    key: Callable[[Any, Seat], Any] | None = None
    """What tells positions of this kind apart; None: everything that can change."""
    side: Callable[[Any, Seat], Any] = own_side
    """What tells two results apart."""
    composed: Callable[[Any], tuple[Seat, Move] | None] | None = None
    """(state): the seat that would decide alone if the seat asked now played this legal move instead of its own; the
    record then holds that move: a game that can be played, though nobody played it so."""

    def horizon(self, game: Game[Any], first: Any, seat: Seat) -> Horizon:
        """Of a puzzle that begins in this state."""

        def over(state: Any) -> bool:
            return self.over(first, state, seat)

        horizon = Horizon(game, seat, over, lambda state: self.measure(state, seat))
        return horizon if self.key is None else horizon._replace(key=partial(_swapped, self.key, seat))


def _swapped(key: Callable[[Any, Seat], Any], seat: Seat, state: Any) -> Any:
    return key(state, seat)


class Puzzles(NamedTuple):
    """The kinds of puzzles of a game; its module `puzzles` has them as PUZZLES."""

    game: str
    prefix: str
    """Of the puzzles' ids."""
    kinds: tuple[Kind, ...]

    def kind(self, name: str) -> Kind | None:
        return next((kind for kind in self.kinds if kind.name == name), None)


# ------------------------------------------------------------------ the records


class Proof(BaseModel):
    """What the search found."""

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")

    method: Literal["search"] = "search"
    positions: Count
    lines: Count
    best_lines: Count
    closed: Count
    chance: Annotated[float, Field(ge=0, le=1)]
    """How likely somebody who plays any open move finds the best."""
    first_moves: tuple[Number, ...] = Field(max_length=20)
    """The best results of different first moves, best first."""


class Puzzle(BaseModel):
    """A line of a file of puzzles."""

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid", arbitrary_types_allowed=True)

    format: Literal[1] = 1
    id: Annotated[str, Field(pattern="^[a-z]{2,8}-[0-9]{3}$")]
    """It never changes and is never used again."""
    kind: Word
    seat: Annotated[int, Field(ge=0, le=7)]
    unit: Word
    best: Number
    solutions: Annotated[int, Field(ge=1, le=1000)]
    """Different final positions that are best."""
    decisions: Annotated[int, Field(ge=1, le=200)]
    """Of the shortest best line; moves that are the only one do not count."""
    grade: Annotated[int, Field(ge=1, le=3)]
    line: tuple[Word, ...] = Field(min_length=1, max_length=200)
    """One of the best lines."""
    proof: Proof
    levels: Mapping[Word, tuple[Number | None, ...]] = Field({}, max_length=10)
    """What greed and computer players came to from here; None: closed."""
    fingerprint: Word
    """Of the card set: with corrected cards the puzzle is another."""
    engine: Word
    record: Mapping[str, Any]
    """The position, as a record of a game."""

    @property
    def moves(self) -> tuple[Move, ...]:
        """The shipped best line."""
        return tuple(tuple(text.split()) for text in self.line)

    def position(self, game: Game[Any]) -> Match[Any]:
        """The game from which it comes, at the puzzle's beginning."""
        return replay(game, record_of(dict(self.record)))


def puzzle_of(text: str, number: int, puzzles: Puzzles) -> Puzzle:
    """A puzzle from its line; the refusal names the line and what is wrong with it."""
    try:
        data = read_json(text)
        puzzle = Puzzle.model_validate_json(text) if isinstance(data, dict) else None
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        field = ".".join(map(str, first["loc"]))[:80]
        raise BadPuzzles("puzzle_field", number=number, field=field, problem=first["type"]) from None
    except ValueError:
        raise BadPuzzles("puzzle_not_json", number=number) from None
    if puzzle is None:
        raise BadPuzzles("puzzle_not_json", number=number)
    try:
        record = record_of(dict(puzzle.record))
    except DomainError as error:
        raise BadPuzzles("puzzle_record", number=number, reason=error.reason) from None
    if record.game != puzzles.game or puzzles.kind(puzzle.kind) is None:
        raise BadPuzzles("puzzle_kind", number=number, kind=puzzle.kind)
    return puzzle


def read_puzzles(path: Path, puzzles: Puzzles) -> list[Puzzle]:
    """The puzzles of a file in its order; BadPuzzles names the first line that is wrong."""
    try:
        lines = read_text(path, LARGEST_FILE).split("\n")
    except (OSError, UnicodeDecodeError) as error:
        raise BadPuzzles("puzzles_unreadable", detail=getattr(error, "strerror", "") or "UTF-8") from None
    if len(lines) > MOST_PUZZLES:
        raise BadPuzzles("puzzles_too_many", limit=MOST_PUZZLES)
    found: dict[str, Puzzle] = {}
    for number, text in enumerate(lines, 1):
        if text.strip():
            puzzle = puzzle_of(text, number, puzzles)
            if puzzle.id in found:
                raise BadPuzzles("puzzle_twice", number=number, id=puzzle.id)
            found[puzzle.id] = puzzle
    return list(found.values())


_shipped: dict[str, list[Puzzle]] = {}
"""Those that were read before, by game: the files never change while the program runs."""


def shipped_puzzles(game: Game[Any], puzzles: Puzzles) -> list[Puzzle]:
    """The puzzles of a box, but for those whose cards have been corrected since."""
    if puzzles.game not in _shipped:
        path = resource(puzzles.game, FILE)
        found = read_puzzles(path, puzzles) if path.is_file() else []
        cards = {str(one.record["card_set"]): one.record["card_set"] for one in found}
        prints = {name: game.fingerprint(card_set) for name, card_set in cards.items()}
        _shipped[puzzles.game] = [one for one in found if prints[str(one.record["card_set"])] == one.fingerprint]
    return list(_shipped[puzzles.game])


# ------------------------------------------------------------------ judging


def stars(solved_at: int, hints: int, seen: bool) -> int:
    """Three for the first try without a hint, two for a later one or one hint, one after more hints; none unsolved
    (`solved_at` 0) or after the solution was seen."""
    if not solved_at or seen:
        return 0
    if hints > 1:
        return 1
    return 3 if solved_at == 1 and not hints else 2


def to_open(grade: int, solved: Mapping[int, int], there: Mapping[int, int]) -> int:
    """How many of the grade before are still to be solved until a grade opens, where so many of each are there."""
    before = grade - 1
    return max(0, min(OPENS[grade], there.get(before, 0)) - solved.get(before, 0))


def open_grades(solved: Mapping[int, int], there: Mapping[int, int]) -> tuple[int, ...]:
    """The grades that may be played, by how many puzzles of each are solved and there."""
    found = []
    for grade in GRADES:
        if to_open(grade, solved, there):
            break
        found.append(grade)
    return tuple(found)


# ------------------------------------------------------------------ the puzzle of the day


def of_day(day: date, shelves: Mapping[str, Sequence[Puzzle]]) -> tuple[str, Puzzle] | None:
    """The game and puzzle of a day, the same for everybody with the same puzzles: grades by weekday, games in turn,
    none again before all of its game and grade were shown. None before the first day, or without puzzles."""
    games = [game for game in shelves if shelves[game]]
    if day < FIRST_DAY or not games:
        return None
    shown: dict[tuple[str, int], int] = {}
    for number in range((day - FIRST_DAY).days + 1):
        here = FIRST_DAY + timedelta(number)
        wanted = _place_of_day(here, games)
        shown[wanted] = shown.get(wanted, -1) + 1
    game, grade = wanted
    pool = [puzzle for puzzle in shelves[game] if puzzle.grade == grade] or list(shelves[game])
    turn, place = divmod(shown[wanted], len(pool))
    order = sorted(pool, key=lambda puzzle: puzzle.id)
    Rng(turn).fork(games.index(game) * len(GRADES) + grade).shuffle(order)
    return game, order[place]


def _place_of_day(day: date, games: Sequence[str]) -> tuple[str, int]:
    weekday, number = day.weekday(), day.toordinal()
    grade = GRADE_OF_WEEKDAY[weekday] if weekday < len(GRADE_OF_WEEKDAY) else Rng(number).below(len(GRADES)) + 1
    return games[number % len(games)], grade


def streak(days: Iterable[date], today: date) -> tuple[int, int]:
    """How many days in a row the puzzle of the day was solved, up to today or yesterday, and the longest row ever. One
    missed day in any seven is free: it neither counts nor ends the row."""
    longest = length = 0
    before: date | None = None
    free_used: date | None = None
    for day in sorted(set(days)):
        gap = 1 if before is None else (day - before).days
        if gap == 2 and (free_used is None or (day - free_used).days > 7):
            free_used = day - timedelta(1)
        elif gap != 1:
            length, free_used = 0, None
        length += 1
        longest, before = max(longest, length), day
    if before is None:
        return 0, 0
    missed = (today - before).days - 1
    free_left = free_used is None or (today - free_used).days > 7
    alive = missed <= 0 or (missed == 1 and free_left)
    return (length if alive else 0), longest
