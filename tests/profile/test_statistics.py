"""What finished games add up to, counted by hand here."""

from __future__ import annotations

import csv
import io
import json
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aoc_desktop.profile.results import Result, SeatResult
from aoc_desktop.profile.statistics import as_csv, distribution, my_seat, profile_json, statistics

LEVELS = ("random", "novice", "adept", "expert", "sage")


def game(
    number: int,
    points: int,
    other: int | None = 20,
    level: str = "adept",
    tags: tuple[str, ...] = (),
    **changes: object,
) -> Result:
    """A game of Ada's with her points and her opponent's; none: alone."""
    seats = [SeatResult(name="Ada", level="human", points=points, tags=tags)]
    ranking: tuple[tuple[int, ...], ...] = ((0,),)
    if other is not None:
        seats.append(SeatResult(name="Livia", level=level, points=other))
        ranking = ((0, 1),) if points == other else ((0,), (1,)) if points > other else ((1,), (0,))
    fields: dict[str, object] = {
        "id": f"game{number}",
        "date": datetime(2026, 11, number, tzinfo=UTC),
        "game": "age_of_civilization",
        "card_set": "second_edition",
        "mode": "table" if other is not None else "solo",
        "variants": (),
        "seats": tuple(seats),
        "ranking": ranking,
        "seconds": 600,
        "seed": number,
        "aided": False,
        "practice": False,
        "record_checksum": "",
    }
    return Result(**{**fields, **changes})


GAMES = [
    game(1, 25, tags=("egypt", "rome")),
    game(2, 18, tags=("egypt", "china"), aided=True),
    game(3, 30, level="sage", tags=("egypt", "rome")),
    game(4, 21, level="sage", tags=("rome",)),
    game(5, 90, tags=("khmer",), practice=True),
    game(6, 27, other=None, tags=("egypt",), extras={"achievements": ["primitive_realm"]}),
    game(7, 20, tags=("rome",)),
]


def test_games_wins_and_points() -> None:
    found = statistics(GAMES, "Ada", LEVELS)
    assert (found.total.games, found.total.wins) == (6, 5)  # a shared first place is a win, an achievement alone too
    assert (found.total.best, found.total.mean) == (30, pytest.approx(141 / 6))
    assert found.total.share == pytest.approx(5 / 6)
    assert found.points == (25, 18, 30, 21, 27, 20)
    assert (found.unaided, found.practice, found.seconds) == (5, 1, 7 * 600)


def test_wins_by_level_and_mode_from_weak_to_strong() -> None:
    found = statistics(GAMES, "Ada", LEVELS)
    assert list(found.by_level) == ["adept", "sage"]
    assert (found.by_level["adept"].wins, found.by_level["adept"].games) == (2, 3)
    assert (found.by_level["sage"].wins, found.by_level["sage"].games) == (2, 2)
    assert list(found.by_mode) == ["table:2", "solo:second_edition"]
    assert (found.by_mode["solo:second_edition"].wins, found.by_mode["solo:second_edition"].games) == (1, 1)
    alone = statistics(GAMES, "Ada", LEVELS, mode="solo:second_edition")
    assert (alone.total.games, alone.total.best, alone.practice) == (1, 27, 0)


def test_the_level_is_the_strongest_opponents() -> None:
    three = (*game(1, 5).seats, SeatResult(name="Cyrus", level="expert", points=1))
    mixed = game(1, 25, seats=three, ranking=((0,), (1,), (2,)))
    people = (game(1, 5).seats[0], SeatResult(name="Bo", level="human", points=1))
    found = statistics([mixed, game(2, 25, seats=people)], "Ada", LEVELS)
    assert list(found.by_level) == ["expert", "people"]


def test_games_won_without_hints_are_told_apart() -> None:
    found = statistics([game(1, 25), game(2, 25, aided=True), game(3, 5, aided=True)], "Ada", LEVELS)
    assert (found.total.wins, found.total.unaided) == (2, 1)
    assert found.by_level["adept"].unaided == 1


def test_successes_alone_count_in_a_row_with_games_won() -> None:
    found = statistics(GAMES, "Ada", LEVELS)
    assert (found.streak, found.best_streak) == (4, 4)
    for last in (game(8, 3), game(8, 40, other=None)):
        lost = statistics([*GAMES, last], "Ada", LEVELS)
        assert (lost.streak, lost.best_streak) == (0, 4)


@pytest.mark.parametrize(
    ("extras", "won"), [({}, 0), ({"achievements": ["superpower"]}, 1), ({"medal": "bronze"}, 1), ({"medal": None}, 0)]
)
def test_a_game_alone_is_a_success_with_an_achievement_or_a_medal(extras: dict[str, object], won: int) -> None:
    found = statistics([game(1, 20, other=None, extras=extras)], "Ada", LEVELS)
    assert (found.total.wins, found.total.unaided) == (won, won)


def test_games_alone_with_the_cards_of_two_editions_are_two_modes() -> None:
    editions = [game(number, 20, other=None, card_set=name) for number, name in ((1, "second_edition"), (2, "mine"))]
    assert list(statistics(editions, "Ada", LEVELS).by_mode) == ["solo:mine", "solo:second_edition"]


def test_favourite_and_most_successful_civilisation() -> None:
    found = statistics(GAMES, "Ada", LEVELS)
    assert found.favourite == "rome"  # as often as Egypt, with more wins
    assert found.tags["egypt"].games == 4
    assert found.most_successful == "rome"
    assert "khmer" not in found.tags, "practice"
    assert statistics(GAMES[:2], "Ada", LEVELS).most_successful == "", "too few games"


def test_nothing_played_yet() -> None:
    found = statistics([], "Ada", LEVELS)
    assert (found.total.games, found.total.share, found.total.mean, found.total.best) == (0, 0, 0, None)
    assert (found.favourite, found.most_successful, found.streak) == ("", "", 0)


def test_which_seat_is_ones_own() -> None:
    people = tuple(SeatResult(name=name, level="human", points=1) for name in ("Bo", "Ada"))
    both = game(1, 1, seats=people)
    assert (my_seat(both, "Ada"), my_seat(both, "Zoe")) == (1, 0)
    machines = tuple(SeatResult(name=name, level="sage", points=1) for name in ("Bo", "Ada"))
    assert my_seat(game(1, 1, seats=machines), "Ada") is None
    assert statistics([game(1, 1, seats=machines)], "Ada", LEVELS).total.games == 0


@pytest.mark.parametrize(
    ("points", "bins"),
    [
        ([], []),
        ([7], [(7, 7, 1)]),
        ([7, 9, 9], [(7, 7, 1), (8, 8, 0), (9, 9, 2)]),
        (
            [-3, 30],
            [(-5, -1, 1), (0, 4, 0), (5, 9, 0), (10, 14, 0), (15, 19, 0), (20, 24, 0), (25, 29, 0), (30, 34, 1)],
        ),
    ],
)
def test_points_in_bins(points: list[int], bins: list[tuple[int, int, int]]) -> None:
    assert distribution(points) == bins


@given(st.lists(st.integers(-50, 10**9), min_size=1, max_size=50))
def test_every_game_is_in_one_bin_and_the_bins_are_few(points: list[int]) -> None:
    bins = distribution(points)
    assert len(bins) <= 14
    assert sum(one.games for one in bins) == len(points)
    for one in bins:
        assert one.games == sum(one.least <= value <= one.most for value in points)


def test_games_do_not_mix() -> None:
    """A nation of another game, its points and its victories are its own."""
    other = [game(10 + n, 500, tags=("egypt",), game="caravans") for n in range(3)]
    here = statistics([*GAMES, *other], "Ada", LEVELS, game="age_of_civilization")
    assert here == statistics(GAMES, "Ada", LEVELS)
    there = statistics([*GAMES, *other], "Ada", LEVELS, game="caravans")
    assert (there.total.games, there.total.best, there.tags["egypt"].games) == (3, 500, 3)
    assert statistics([*GAMES, *other], "Ada", LEVELS).total.games == len(GAMES) - 1 + 3, "all together"


def test_export_for_other_programs() -> None:
    tricky = game(1, 25, seats=(SeatResult(name='=1+"x",', level="human", points=-4), *game(1, 25).seats[1:]))
    other = game(9, 7, game="caravans")
    earned = {"age_of_civilization": {"medals": [{"medal": 3}]}}
    read = json.loads(profile_json("Ada", [], [tricky, GAMES[5], other], earned))
    assert [entry["seats"][0]["points"] for entry in read["results"]] == [-4, 27, 7]
    assert (read["format"], read["player"]) == (2, "Ada")
    assert read["games"]["age_of_civilization"]["statistics"]["total"]["games"] == 2
    assert read["games"]["age_of_civilization"]["medals"] == [{"medal": 3}]
    assert read["games"]["caravans"]["statistics"]["total"]["points"] == 7
    rows = list(csv.DictReader(io.StringIO(as_csv([tricky, GAMES[5]]))))
    assert [(row["id"], row["seat"], row["points"], row["rank"]) for row in rows] == [
        ("game1", "1", "-4", "1"),
        ("game1", "2", "20", "2"),
        ("game6", "1", "27", "1"),
    ]
    assert rows[0]["name"] == '\'=1+"x",'
    assert rows[2]["tags"] == "egypt"
