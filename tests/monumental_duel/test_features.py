"""What an AI may value: features by name, their worth, and that nothing depends on what is hidden."""

from __future__ import annotations

from aoc_desktop.games.monumental_duel.features import KNOWLEDGE, features
from aoc_desktop.games.monumental_duel.game import GAME
from aoc_desktop.games.monumental_duel.scoring import score
from aoc_desktop.kernel.rng import Rng
from tests.monumental_duel.position import SETUP, Position, beginning


def test_features_tell_tokens_cards_and_leads_by_name() -> None:
    game = (
        Position()
        .city(0, "a1 mine", active="a1")
        .hold(0, culture=2, construction="colossus")
        .advantage(0, "science", 2)
    )
    found = features(game.hold(0, provinces="troy").state, 0)
    assert found["culture@1"] == 2
    assert found["mine@1"] == 1
    assert found["ready@1"] == 1
    assert found["begun@1"] == 1
    assert found["advantage_tokens@1"] == 2
    assert found["lead_province=1@1"] == 1
    assert features(game.state, 1)["lead_province=-1@1"] == 1
    assert KNOWLEDGE.tied("mine@1") == "mine"


def test_worth_is_the_score_and_the_weighted_features() -> None:
    game = Position().hold(0, culture=2, points=1, passed=True)
    assert KNOWLEDGE.worth({})(game.state, 0) == score(game.state, 0)
    assert KNOWLEDGE.worth({"culture@1": 1.5, "passed@1": -1.0})(game.state, 0) == score(game.state, 0) + 2.0
    assert KNOWLEDGE.points(game.state, 0) == score(game.state, 0)
    assert (KNOWLEDGE.goal(game.state, 0), KNOWLEDGE.seats(game.state)) == (0.0, 2)


def test_the_end_has_no_features() -> None:
    game = Position()
    assert KNOWLEDGE.turns_left(game.state, 0) == 10
    game.state.last_round = True
    game.at(0).play("pass", "pass")
    assert KNOWLEDGE.features(game.state, 0) == {}
    assert KNOWLEDGE.turns_left(game.state, 0) == 0


def test_nothing_valued_depends_on_what_is_hidden() -> None:
    state = beginning(**SETUP).state
    again = GAME.redraw(GAME.view(state, 0), Rng(9))
    assert features(again, 0) == features(state, 0)
    assert KNOWLEDGE.turn_key(again, 0) == KNOWLEDGE.turn_key(state, 0)
    assert KNOWLEDGE.turn(state) is None
    assert KNOWLEDGE.weights_name(state) == "duel"
    assert len(KNOWLEDGE.practice("duel", Rng(1)).players) == 2
