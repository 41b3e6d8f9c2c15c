"""Prices and military as named terms: what the table shows beside a number adds up to the number that is played."""

import pytest

from aoc_desktop.games.age_of_civilization.rules.prices import military_terms, price_terms
from tests.games.age_of_civilization.position import Position, acting


def terms_of_price(game: Position, action: str, technology: str = "", offer: str = "") -> dict[str, int]:
    cards = game.state.table.cards
    terms = price_terms(game.state, 0, cards.action[action], cards.technology.get(technology), offer)
    assert max(0, sum(coins for coins, _ in terms)) == game.price(action, technology, offer)
    return {cause.id: coins for coins, cause in terms}


@pytest.mark.parametrize(
    ("holding", "action", "technology", "terms"),
    [
        ({}, "wonder", "", {"wonder": 7}),
        (
            {"main": "egypt", "technologies": ["engineering"]},
            "wonder",
            "",
            {"wonder": 7, "egypt": -2, "engineering": -2},
        ),
        (
            {"main": "axum", "technologies": ["mining"]},
            "construction",
            "",
            {"construction": 2, "axum": -1, "mining": -2},
        ),
        ({"main": "sumer"}, "research", "writing", {"research": 4, "sumer": -4}),
        ({"main": "sumer"}, "research", "mining", {"research": 4}),
        (
            {"main": "ottomans", "inherited": ["korea"]},
            "research",
            "science",
            {"research": 4, "ottomans": -3, "korea": -1},
        ),
        ({"main": "japan", "inherited": ["franks"]}, "culture", "", {"culture": 4, "japan": -3}),
        ({"main": "byzantium"}, "culture", "", {"culture": 4, "byzantium": -1}),
    ],
)
def test_the_terms_of_a_price(holding, action, technology, terms):
    assert terms_of_price(acting("wonder", **holding), action, technology) == terms


def test_the_terms_of_an_offered_price_leave_out_what_does_not_apply():
    game = acting("wonder", inherited=["harappa"])
    assert terms_of_price(game, "culture") == {"culture": 4, "harappa": -1}
    assert terms_of_price(game, "culture", offer="education") == {"culture": 4}


def test_the_terms_of_military():
    game = acting("wonder", main="rome", inherited=["kush"], technologies=["mining", "iron_working"])
    terms = [(strength, cause.id) for strength, cause in military_terms(game.state, 0)]
    assert terms == [(1, "rome"), (1, "kush"), (2, "rome"), (3, "iron_working")]
    assert sum(strength for strength, _ in terms) == game.military()
