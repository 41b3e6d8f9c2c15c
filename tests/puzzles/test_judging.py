"""Stars, grades that open, the puzzle of the day and its streak."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise
from typing import Any

import pytest

from aoc_desktop.solo.puzzles import FIRST_DAY, GRADE_OF_WEEKDAY, of_day, open_grades, stars, streak, to_open

MONDAY = date(2026, 1, 5)


@pytest.mark.parametrize(
    ("solved_at", "hints", "seen", "earned"),
    [
        (1, 0, False, 3),
        (2, 0, False, 2),
        (1, 1, False, 2),
        (5, 1, False, 2),
        (1, 2, False, 1),
        (1, 0, True, 0),
        (0, 0, False, 0),
    ],
)
def test_stars(solved_at: int, hints: int, seen: bool, earned: int) -> None:
    assert stars(solved_at, hints, seen) == earned


def test_grades_open_one_after_the_other() -> None:
    there = {1: 20, 2: 20, 3: 20}
    assert open_grades({}, there) == (1,)
    assert open_grades({1: 5}, there) == (1, 2)
    assert open_grades({1: 5, 2: 9}, there) == (1, 2)
    assert open_grades({1: 5, 2: 10}, there) == (1, 2, 3)
    assert open_grades({1: 4, 2: 10}, there) == (1,)
    assert to_open(3, {2: 9}, there) == 1


def test_a_grade_with_few_puzzles_shuts_nothing_for_good() -> None:
    assert open_grades({1: 3, 2: 2}, {1: 3, 2: 2, 3: 9}) == (1, 2, 3)
    assert open_grades({}, {3: 4}) == (1, 2, 3)


class Fake:
    """As much of a puzzle as the day asks for."""

    def __init__(self, name: str, grade: int) -> None:
        self.id, self.grade = name, grade


SHELVES: Any = {game: [Fake(f"{game}-{number:03}", 1 + number % 3) for number in range(30)] for game in ("a", "b", "c")}


def test_the_day_decides_and_the_weekday_says_how_hard() -> None:
    for number in range(400):
        day = FIRST_DAY + timedelta(number)
        found = of_day(day, SHELVES)
        assert found is not None
        assert found == of_day(day, SHELVES)
        if day.weekday() < 6:
            assert found[1].grade == GRADE_OF_WEEKDAY[day.weekday()]
    assert of_day(FIRST_DAY - timedelta(1), SHELVES) is None
    assert of_day(FIRST_DAY, {}) is None


def test_games_take_turns_and_none_comes_again_before_all_were_shown() -> None:
    days = [FIRST_DAY + timedelta(number) for number in range(200)]
    shown = [found for day in days if (found := of_day(day, SHELVES)) is not None]
    assert all(one[0] != other[0] for one, other in pairwise(shown))
    for game in SHELVES:
        for grade in (1, 2, 3):
            ids = [puzzle.id for name, puzzle in shown if (name, puzzle.grade) == (game, grade)]
            assert len(set(ids[:10])) == len(ids[:10])


def days_of(*numbers: int) -> list[date]:
    return [MONDAY + timedelta(number) for number in numbers]


@pytest.mark.parametrize(
    ("solved", "today", "told"),
    [
        ((), 0, (0, 0)),
        ((0, 1, 2), 2, (3, 3)),
        ((0, 1, 2), 3, (3, 3)),  # today's may still come
        ((0, 1, 3), 3, (3, 3)),  # one free day
        ((0, 1, 3, 5), 5, (1, 3)),  # not two within a week
        ((0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 12), 12, (11, 11)),
        ((0, 1, 2), 5, (0, 3)),
        ((0, 1, 2), 4, (3, 3)),  # yesterday was free
    ],
)
def test_a_streak_has_a_free_day_a_week(solved: tuple[int, ...], today: int, told: tuple[int, int]) -> None:
    assert streak(days_of(*solved), MONDAY + timedelta(today)) == told
