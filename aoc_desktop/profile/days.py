"""The challenge of the day of each game: each day's results, and streaks of days."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta
from typing import NamedTuple

from aoc_desktop.profile.saved_index import SavedEntry
from aoc_desktop.profile.solo_results import SoloResult

ONE_DAY = timedelta(days=1)


class Day(NamedTuple):
    """A day's challenge as it was played."""

    day: date
    first: SoloResult
    """The first game to its end: later ones know the cards."""
    best: SoloResult
    games: int

    @property
    def in_time(self) -> bool:
        """Played on the day itself, which is what a streak counts."""
        return self.first.date == self.day


def days(laurels: Iterable[SoloResult], of_game: str) -> dict[date, Day]:
    """Every day whose challenge of this game was played to its end."""
    found: dict[date, Day] = {}
    for game in laurels:
        if game.daily is None or game.game != of_game:
            continue
        if game.daily not in found:
            found[game.daily] = Day(game.daily, game, game, 1)
        else:
            day = found[game.daily]
            best = max(day.best, game, key=lambda one: (one.medal, one.score))
            found[game.daily] = day._replace(best=best, games=day.games + 1)
    return found


def first_game(entries: Iterable[SavedEntry], day: date, of_game: str) -> SavedEntry | None:
    """The first game begun here for a day's challenge. Only this one counts, because its player has seen the cards."""
    sound = (entry for entry in entries if not entry.damage and not entry.brought)
    of_day = [entry for entry in sound if (entry.daily, entry.game) == (day.isoformat(), of_game)]
    return min(of_day, key=lambda entry: entry.created, default=None)


def streak(played: dict[date, Day], today: date) -> int:
    """How many days in a row were played in time, up to today, or to yesterday while today's is still to come."""
    day = today if _counts(played, today) else today - ONE_DAY
    length = 0
    while _counts(played, day):
        length += 1
        day -= ONE_DAY
    return length


def longest_streak(played: dict[date, Day]) -> int:
    longest = length = 0
    before: date | None = None
    for day in sorted(day for day in played if _counts(played, day)):
        length = length + 1 if before is not None and day - before == ONE_DAY else 1
        longest = max(longest, length)
        before = day
    return longest


def _counts(played: dict[date, Day], day: date) -> bool:
    return day in played and played[day].in_time
