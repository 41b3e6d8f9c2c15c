"""Sum up a player's finished games, of one game or of all, with pure functions from results to numbers, and write the
whole profile as text."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from aoc_desktop.profile.results import Result

PEOPLE = "people"
"""The level of games against people only."""
ENOUGH = 3
"""Games with a civilisation, nation or leader before it may be called the most successful."""


class Tally(NamedTuple):
    """Games of one kind."""

    games: int = 0
    wins: int = 0
    """Won, or played alone with success."""
    best: int | None = None
    points: int = 0
    unaided: int = 0
    """Games won without a hint."""

    @property
    def mean(self) -> float:
        return self.points / self.games if self.games else 0.0

    @property
    def share(self) -> float:
        """Of games won."""
        return self.wins / self.games if self.games else 0.0

    def plus(self, points: int, won: bool, aided: bool = False) -> Tally:
        """With one more game."""
        return Tally(
            self.games + 1,
            self.wins + won,
            points if self.best is None else max(self.best, points),
            self.points + points,
            self.unaided + (won and not aided),
        )


class Statistics(NamedTuple):
    """The figures of the records page. Practice games count only in their own number and in the time."""

    total: Tally
    by_level: Mapping[str, Tally]
    by_mode: Mapping[str, Tally]
    tags: Mapping[str, Tally]
    """By what the seats played: civilisations, nations, leaders. Only meaningful for a single game."""
    points: tuple[int, ...]
    """Of every game, in the order in which they ended."""
    streak: int
    """Games won one after the other, up to the last one."""
    best_streak: int
    unaided: int
    practice: int
    seconds: int

    @property
    def favourite(self) -> str:
        """The most played tag; among equals the one with more points."""
        return max(self.tags, key=lambda name: (self.tags[name].games, self._worth(name)), default="")

    @property
    def most_successful(self) -> str:
        """The highest share of wins, then points, among those played often enough; none yet: empty."""
        known = [name for name, tally in self.tags.items() if tally.games >= ENOUGH]
        return max(known, key=self._worth, default="")

    def _worth(self, name: str) -> tuple[float, float, int]:
        tally = self.tags[name]
        return tally.share, tally.mean, tally.games


def my_seat(result: Result, name: str) -> int | None:
    """The player's own seat: the person of that name, else the first person."""
    named = [seat for seat in result.humans if result.seats[seat].name == name]
    return next(iter([*named, *result.humans]), None)


def mode_of(result: Result) -> str:
    """ "table:3" with the number of players, "solo:SET" with the cards, "scenario:ID"."""
    if result.mode == "table":
        return f"table:{len(result.seats)}"
    return f"solo:{result.card_set}" if result.mode == "solo" else result.mode


def level_of(result: Result, seat: int, levels: Sequence[str]) -> str:
    """The strongest of the opponents; empty without any. `levels` go from weak to strong."""
    others = [info.level for number, info in enumerate(result.seats) if number != seat]
    known = [level for level in others if level in levels]
    return max(known, key=levels.index) if known else PEOPLE if others else ""


def statistics(
    results: Iterable[Result], name: str, levels: Sequence[str], mode: str = "", game: str = ""
) -> Statistics:
    """Of one player, in all games and modes or in one of them."""
    total, practice, seconds, unaided = Tally(), 0, 0, 0
    groups: tuple[dict[str, Tally], ...] = ({}, {}, {})
    points: list[int] = []
    streak = best_streak = 0
    for result in results:
        seat = my_seat(result, name)
        if seat is None or (game and result.game != game) or (mode and mode_of(result) != mode):
            continue
        seconds += result.seconds
        if result.practice:
            practice += 1
            continue
        mine = result.seats[seat]
        won = result.is_success_of(seat)
        total = total.plus(mine.points, won, result.aided)
        points.append(mine.points)
        unaided += not result.aided
        level = level_of(result, seat, levels)
        for group, keys in zip(groups, ((level,) if level else (), (mode_of(result),), mine.tags), strict=True):
            for key in dict.fromkeys(keys):
                group[key] = group.get(key, Tally()).plus(mine.points, won, result.aided)
        streak = streak + 1 if won else 0
        best_streak = max(best_streak, streak)
    order = [*levels, PEOPLE]
    by_level = {level: groups[0][level] for level in order if level in groups[0]}
    by_mode = {key: groups[1][key] for key in sorted(groups[1], key=_mode_order)}
    return Statistics(
        total, by_level, by_mode, groups[2], tuple(points), streak, best_streak, unaided, practice, seconds
    )


def _mode_order(mode: str) -> tuple[bool, bool, str]:
    alone = mode.startswith("solo")
    return not (alone or mode.startswith("table")), alone, mode


class Bin(NamedTuple):
    """So many games with points from `least` to `most`."""

    least: int
    most: int
    games: int


def distribution(points: Sequence[int], most_bins: int = 14) -> list[Bin]:
    """Points in bins of one width (1, 2, 5, 10 …) from the lowest to the highest, empty ones between them too."""
    if not points:
        return []
    low, high = min(points), max(points)
    width = next(step for step in _steps() if high // step - low // step < most_bins)
    first = low // width
    counts = [0] * (high // width - first + 1)
    for value in points:
        counts[value // width - first] += 1
    return [Bin((first + n) * width, (first + n + 1) * width - 1, games) for n, games in enumerate(counts)]


def _steps() -> Iterable[int]:
    size = 1
    while True:
        yield from (size, 2 * size, 5 * size)
        size *= 10


# ------------------------------------------------------------------ for other programs

COLUMNS: Mapping[str, Callable[[Result], object]] = {
    "id": lambda result: result.id,
    "date": lambda result: result.date.isoformat(),
    "game": lambda result: result.game,
    "card_set": lambda result: result.card_set,
    "mode": lambda result: result.mode,
    "variants": lambda result: " ".join(result.variants),
    "players": lambda result: len(result.seats),
    "seconds": lambda result: result.seconds,
    "seed": lambda result: result.seed,
    "aided": lambda result: int(result.aided),
    "practice": lambda result: int(result.practice),
}
SEAT_COLUMNS = ("seat", "name", "level", "points", "rank", "tags")


def as_csv(results: Iterable[Result]) -> str:
    """A line for each seat of each game. What a spreadsheet would take for a formula is written as text."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow([*COLUMNS, *SEAT_COLUMNS])
    for result in results:
        ranks = {seat: rank for rank, group in _ranked(result) for seat in group}
        for number, seat in enumerate(result.seats):
            row = [read(result) for read in COLUMNS.values()]
            own = [number + 1, seat.name, seat.level, seat.points, ranks[number], " ".join(seat.tags)]
            writer.writerow([_harmless(value) for value in (*row, *own)])
    return out.getvalue()


def _ranked(result: Result) -> Iterable[tuple[int, tuple[int, ...]]]:
    rank = 1
    for group in result.ranking:
        yield rank, group
        rank += len(group)


def _harmless(value: object) -> object:
    return f"'{value}" if isinstance(value, str) and value.startswith(("=", "+", "-", "@", "\t", "\r")) else value


# The player's whole profile as one JSON text, to keep or to give to another program.


FORMAT = 2
"""1 knew a single game, and counted no game played alone as won."""


def profile_json(
    player: str,
    levels: Sequence[str],
    results: Sequence[Result],
    awards: Mapping[str, Mapping[str, Any]],
    puzzles: Sequence[Mapping[str, Any]] = (),
) -> str:
    """The player, the sums of all games, the earned awards (`awards`, by game), the puzzles tried, and every result."""
    games = dict.fromkeys([*(result.game for result in results), *awards])
    data = {
        "format": FORMAT,
        "player": player,
        "games": {
            game: {"statistics": _statistics(statistics(results, player, levels, game=game)), **awards.get(game, {})}
            for game in games
        },
        "puzzles": list(puzzles),
        "results": [result.model_dump(mode="json") for result in results],
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _statistics(numbers: Statistics) -> dict[str, Any]:
    tables = ("by_level", "by_mode", "tags")
    plain = ("streak", "best_streak", "unaided", "practice", "seconds", "favourite", "most_successful")
    return {
        "total": _tally(numbers.total),
        **{name: _tallies(getattr(numbers, name)) for name in tables},
        **{name: getattr(numbers, name) for name in plain},
    }


def _tallies(table: Mapping[str, Tally]) -> dict[str, Any]:
    return {name: _tally(tally) for name, tally in table.items()}


def _tally(tally: Tally) -> dict[str, Any]:
    return {**tally._asdict(), "mean": round(tally.mean, 2), "share": round(tally.share, 4)}
