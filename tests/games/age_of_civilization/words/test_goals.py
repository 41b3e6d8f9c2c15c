"""Progress toward the goals of solo play, in one line each."""

from __future__ import annotations

import pytest

from aoc_desktop.games.age_of_civilization.rules.card_files import shipped_set
from aoc_desktop.games.age_of_civilization.rules.cards import Achievement
from aoc_desktop.games.age_of_civilization.rules.scoring import conditions
from aoc_desktop.games.age_of_civilization.words.cards import achievement_progress
from aoc_desktop.games.age_of_civilization.words.solo import result_to_share, table_words
from tests.games.age_of_civilization.position import Position
from tests.sessions import record

HOLDING = {"technologies": ["writing", "gunpowder"], "wonders": ["colossus"], "points": 18}


def progress(goal: Achievement, language: str, cards: str = "second_edition", main: str = "huns") -> str:
    state = Position(cards=cards, solo=True).hold(0, main=main, **HOLDING).at("actions", round=5).state
    return achievement_progress(goal, conditions(state, goal), language)


def goal_named(name: str, edition: str = "second_edition") -> Achievement:
    return next(goal for goal in shipped_set(edition).achievements if goal.id == name)


@pytest.mark.parametrize(
    ("name", "english", "french"),
    [
        ("great_kingdom", "25 points: 18", "25 points : 18"),
        (
            "superpower",
            "25 points with at most 3 technologies and 9 military or more: 18 / 2 / 6",
            "25 points avec 3 Technologies au plus et une Force Militaire d’au moins 9 : 18 / 2 / 6",
        ),
        (
            "primitive_realm",
            "25 points without any technology: 18 / 2",
            "25 points sans la moindre Technologie : 18 / 2",
        ),
        ("world_of_wonders", "25 points with 4 wonders: 18 / 1", "25 points avec 4 Merveilles : 18 / 1"),
    ],
)
def test_a_goal_says_how_far_one_has_come(name: str, english: str, french: str) -> None:
    assert progress(goal_named(name), "en") == english
    assert progress(goal_named(name), "fr").replace("\u202f", " ") == french


def test_populations_of_the_first_edition_are_counted() -> None:
    told = progress(goal_named("great_unity", "first_edition"), "en", "first_edition", "khitan")
    assert told == "25 points with at least 2 civilisations of population 4: 18 / 1"


def test_what_must_not_be_there_is_told_last() -> None:
    goal = Achievement("x", wonders=3, max_technologies=0)
    assert progress(goal, "en") == "The end of the game with 3 wonders without any technology: 1 / 2"


def test_a_result_is_shown_around_without_giving_anything_away() -> None:
    course = (0, 3, 9, 14, 22, 31, 45)
    told = result_to_share("16 November 2026", "silk_road", 45, 2, course, True, 3, "0G40-0KAA-7WSP", "en")
    assert told.splitlines() == [
        "Age of Civilization, challenge of 16 November 2026",
        "Silk Road: 45 points ★★☆ ▁▁▂▃▅▇█",
        "With hints",
        "3 days in a row",
        "Code 0G40-0KAA-7WSP",
    ]
    french = result_to_share("16 novembre 2026", "skirmish", 1, 0, (0, 1), False, 1, "0G40-0KAA-7WSP", "fr")
    assert french.replace("\u202f", " ").splitlines() == [
        "Age of Civilization, défi du 16 novembre 2026",
        "Escarmouche : 1 point ▁▁",
        "Sans conseil",
        "Code 0G40-0KAA-7WSP",
    ]


def test_what_a_record_sets_on_the_table_is_told_in_a_few_words() -> None:
    assert table_words(record(3, ("draft",), "first_edition"), "en") == ["Table of 3", "First edition", "Draft"]
    assert table_words(record(1, ("innovation",)), "en") == ["Skirmish with Innovation", "Second edition"]
    scenario = record(1, ("innovation",))._replace(mode="scenario:silk_road")
    assert table_words(scenario, "en") == ["Silk Road", "Second edition", "Innovation"]
