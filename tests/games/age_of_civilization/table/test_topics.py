"""Each game's table of topics agrees with its rules page, its engine and the places of its table."""

from __future__ import annotations

from collections import Counter

import pytest

from aoc_desktop.games import GAMES, has_table
from aoc_desktop.games.age_of_civilization.rules.kinds import CARD_OF_EVENT, CARD_OF_PLACE, CARDS
from aoc_desktop.games.age_of_civilization.rules.state import STEPS
from aoc_desktop.games.age_of_civilization.rules.why_not import FORMS as VERBS
from aoc_desktop.games.age_of_civilization.table.rows.table import TableModels
from aoc_desktop.games.age_of_civilization.table.topics import TOPICS
from aoc_desktop.games.age_of_civilization.words.speech import load_language
from aoc_desktop.ui.kit.rules_text import sections
from aoc_desktop.ui.table.look import table_named
from aoc_desktop.ui.table.topics import Topic, Topics
from tests.games import kinds_of

WITH_TABLE = [game for game in GAMES if has_table(game)]
BESIDE_EVENTS = {"game_begins", "only_choice", "any_order"}
"""Lines of the log that no event begins."""


@pytest.mark.parametrize("game", WITH_TABLE)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_way_into_the_rules_leads_somewhere(game: str, language: str) -> None:
    table = table_named(game)
    anchors = {section.anchor for section in sections(game, language)}
    others = {table.topics.other_card, table.topics.other_move, table.topics.other_step} - {""}
    assert {*table.topics.parts, *others} <= anchors
    assert {table.topics.players, table.topics.score} <= anchors
    assert table.topics.parts
    assert table.topics.of_card("overview") == "overview"


@pytest.mark.parametrize("game", WITH_TABLE)
@pytest.mark.parametrize("field", Topic._fields)
def test_nothing_stands_under_two_parts(game: str, field: str) -> None:
    parts = table_named(game).topics.parts.values()
    counts = Counter(name for part in parts for name in getattr(part, field))
    assert [name for name, times in counts.items() if times > 1] == []


def test_every_kind_of_card_has_its_part_and_its_places() -> None:
    assert set(TOPICS.cards) == set(CARDS)
    places = [place for card in CARDS.values() for place in card.places]
    assert len(places) == len(set(places)) == len(CARD_OF_PLACE)
    assert TableModels.handling.cards <= set(places)
    assert set(CARD_OF_EVENT) <= kinds_of("age_of_civilization").keys()
    assert all(kind in load_language("en").names for kind in CARDS)


def test_every_move_and_step_has_its_part() -> None:
    assert set(TOPICS.moves) == set(VERBS)
    assert {*STEPS[:-1], "draft", "finished"} == set(TOPICS.steps)


def test_lines_are_known_by_events_that_there_are() -> None:
    assert set(TOPICS.events) <= {*kinds_of("age_of_civilization"), *BESIDE_EVENTS}


def test_what_is_not_listed_has_the_usual_part() -> None:
    topics = Topics({"coast": Topic(cards=("ship",), moves=("sail",))}, card="overview", move="turn")
    assert topics.of_card("ship:argo") == "coast"
    assert topics.of_card("card:ace") == "overview"
    assert topics.of_card("coast") == "coast"
    assert [topics.of_move(("sail",)), topics.of_move(("wait",)), topics.of_step("night")] == ["coast", "turn", ""]
    assert topics.of_noun("rule", "ship") == ""
