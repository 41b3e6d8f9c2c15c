"""The challenge of the day is the same for everybody and for ever."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import pytest

from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.solo.days import (
    KINDS,
    is_of_day,
    kind_of,
    kind_of_day,
    record_of_day,
    record_of_kind,
)
from aoc_desktop.kernel.record import record_of_match, start
from aoc_desktop.solo.days import seed_of_day

FROZEN = {
    date(2026, 1, 1): ("age_of_wonders", 710730341),
    date(2026, 11, 16): ("skirmish", 453924938),
    date(2027, 2, 28): ("skirmish", 224017982),
    date(2028, 2, 29): ("death_and_rebirth", 960099847),
    date(2031, 12, 31): ("age_of_wonders", 24733560),
}


@pytest.mark.parametrize("day", FROZEN, ids=str)
def test_a_day_never_changes(day: date) -> None:
    assert (kind_of_day(day), seed_of_day(day)) == FROZEN[day]


def test_every_week_brings_every_kind_once() -> None:
    monday = date(2026, 11, 16)
    orders = set()
    for week in range(60):
        days = [monday + timedelta(days=7 * week + place) for place in range(7)]
        kinds = [kind_of_day(day) for day in days]
        assert Counter(kinds) == Counter(KINDS)
        orders.add(tuple(kinds))
    assert len(orders) > 50


def test_no_two_days_of_ten_years_share_a_seed() -> None:
    days = [date(2026, 1, 1) + timedelta(days=n) for n in range(3650)]
    assert len({seed_of_day(day) for day in days}) == 3650


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_is_known_from_its_record(kind: str) -> None:
    assert kind_of(record_of_kind(kind, 3)) == kind


def test_a_game_at_the_table_is_of_no_kind() -> None:
    assert kind_of(record_of_kind("skirmish", 3)._replace(mode="table", players=2)) == ""


def test_only_the_table_of_the_day_is_the_table_of_the_day() -> None:
    day = next(
        date(2026, 11, 16) + timedelta(n)
        for n in range(7)
        if kind_of_day(date(2026, 11, 16) + timedelta(n)) == "skirmish"
    )
    match = start(GAME, record_of_day(day))
    match.play(0, next(iter(match.legal(0))))
    played = record_of_match(match)
    assert is_of_day(played, day)
    assert not is_of_day(played, day + timedelta(1))
    assert not is_of_day(played._replace(setup={**played.setup, "deck": list(reversed(played.setup["deck"]))}), day)
    assert not is_of_day(record_of_kind("innovation", seed_of_day(day)), day)


def test_the_table_of_every_kind_of_day_can_be_set() -> None:
    for n in range(7):
        day = date(2026, 11, 16) + timedelta(n)
        played = record_of_match(start(GAME, record_of_day(day)))
        assert is_of_day(played, day)
        assert played.meta["daily"] == day.isoformat()
