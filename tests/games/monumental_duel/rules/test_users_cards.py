"""Effects that no card of the box has, but a user's card may: mixed costs with a discount, other alternatives."""

from __future__ import annotations

from typing import Any

from aoc_desktop.games.monumental_duel.rules.game import GAME
from aoc_desktop.games.monumental_duel.words.words import WORDS
from tests.games.monumental_duel.position import Position, cards_with


def mine(*steps: dict[str, Any]) -> Position:
    """A Mine with these steps, active at a1; the opponent has passed."""
    cards = cards_with(building=[{"id": "mine", "use": list(steps)}])
    return Position(cards=cards).city(0, "a1 mine", active="a1").hold(1, passed=True)


def test_a_section_for_less_with_any_basic_resources() -> None:
    game = (
        Position().city(0, "a1 marble_quarry", active="a1").policies(0, "architecture").hold(0, science=1, military=1)
    )
    game.hold(0, gold=0).hold(1, passed=True).track("great_wall").at(0)
    game.play("use a1")
    assert (game.state.step, game.state.source) == ("pay", "marble_quarry")
    assert WORDS.prompt(game.state, "en") == "Pay for the Great Wall with any basic resources: 2 still due."
    game.play("pay science")
    assert game.tokens(0) == {}
    assert game.player(0).construction is game.cards("great_wall")[0]


def test_another_alternative_is_told_by_its_steps() -> None:
    options = {
        "trade": [{"do": "pay", "gold": 1}, {"do": "gain", "culture": 1}],
        "raid": [{"do": "gain", "military": 1}],
    }
    game = mine({"do": "either", "options": options}).at(0)
    game.play("use a1")
    assert WORDS.move_text(game.state, ("choose", "trade"), "en") == "Pay 1 Gold and gain 1 Culture"
    assert WORDS.prompt(game.state, "en") == "Mine: which of the two?"
    game.play("choose trade")
    assert game.tokens(0) == {"gold": 1, "culture": 1}


def test_gold_that_is_taken_is_told_on_both_sides() -> None:
    game = mine({"do": "take", "gold": 1}).at(0)
    changes = [change for event in game.play("use a1") for change in GAME.changes(event)]
    assert [(change.seat, change.what, change.amount) for change in changes] == [(0, "gold", 1), (1, "gold", -1)]


def test_an_effect_in_era_three_names_three_resources() -> None:
    game = mine({"do": "gain_basic", "count": "era", "kind": "different"})
    game.state.era = 3
    game.at(0).play("use a1")
    assert game.tokens(0) == {"production": 1, "science": 1, "military": 1, "gold": 2}


def test_reinforcing_as_a_cost() -> None:
    game = mine({"do": "reinforce", "count": 1, "cost": True}, {"do": "gain", "points": 1}).at(0)
    game.play("use a1")
    assert game.active(0) == []
    assert game.tokens(0) == {"gold": 2, "points": 1}
