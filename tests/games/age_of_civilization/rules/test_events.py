"""A changing world: the nine event tokens, above positions 6, 7 and 8."""

import pytest

from aoc_desktop.games.age_of_civilization.rules.events import EventTurned
from tests.games.age_of_civilization.position import Position, gains, kinds, losses, sacrifices

QUIET = ["construction", "trade", "farm", "conquest", "hunt", "fish", "culture", "plague"]
"""Fish and Culture, without a symbol, arrive in rounds 4 and 5; Plague in round 6."""


def world(token: str, players: int = 3) -> Position:
    """The token lies above position 6, whose card has no symbol."""
    others = [card for card in ("nothing", "rats", "baby_boom") if card != token]
    events = [token, *others[:2]]
    return Position(players, variants=["changing_world"], track=QUIET, events=events)


def test_baby_boom_gives_everyone_a_worker_up_to_four():
    game = world("baby_boom").give(0, workers=0).give(1, workers=3).give(2, workers=4)
    events = game.end_round(3)
    assert [gains(events, "workers", seat) for seat in range(3)] == [{"baby_boom": 1}, {"baby_boom": 1}, {}]
    assert [player.workers for player in game.state.players] == [1, 4, 4]


def test_great_harvest_gives_a_coin_for_each_worker():
    game = world("great_harvest").give(0, workers=0).give(1, workers=1).give(2, workers=4)
    events = game.end_round(3)
    assert [player.coins for player in game.state.players] == [3, 4, 7]
    assert gains(events, "coins", seat=2) == {"great_harvest": 4}


def test_great_debate_gives_two_points_to_the_most_technologies():
    game = world("great_debate").hold(0, technologies=["writing"]).hold(1, technologies=["writing", "mining"])
    game.end_round(3)
    assert [player.points for player in game.state.players] == [0, 2, 0]


def test_great_debate_includes_ties():
    game = world("great_debate").hold(0, technologies=["writing"]).hold(2, technologies=["mining"])
    game.end_round(3)
    assert [player.points for player in game.state.players] == [2, 0, 2]


def test_great_debate_with_no_technology_anywhere_means_all():
    game = world("great_debate")
    game.end_round(3)
    assert [player.points for player in game.state.players] == [2, 2, 2]


def test_celebration_gives_two_points_to_the_most_wonders():
    game = world("celebration").hold(0, wonders=["petra"]).hold(1, wonders=["colossus", "mausoleum"])
    game.end_round(3)
    assert [player.points for player in game.state.players] == [0, 2, 0]


def test_celebration_includes_ties():
    game = world("celebration").hold(0, wonders=["petra"]).hold(1, wonders=["colossus"])
    game.end_round(3)
    assert [player.points for player in game.state.players] == [2, 2, 0]


def test_rats_take_three_coins_or_what_there_is():
    game = world("rats").give(0, coins=0).give(1, coins=2).give(2, coins=5)
    events = game.end_round(3)
    assert [player.coins for player in game.state.players] == [0, 0, 2]
    assert [losses(events, "coins", seat) for seat in range(3)] == [{}, {"rats": 2}, {"rats": 3}]


def test_earthquake_makes_everyone_sacrifice_a_worker():
    game = world("earthquake").give(0, workers=0).give(1, workers=1).give(2, workers=4)
    events = game.end_round(3)
    assert [player.workers for player in game.state.players] == [0, 0, 3]
    assert [sacrifices(events, seat) for seat in range(3)] == [{}, {"earthquake": 1}, {"earthquake": 1}]


def test_earthquake_triggers_sacrifice_effects():
    game = world("earthquake").hold(0, wonders=["mausoleum"], workers=1)
    assert gains(game.end_round(3), "coins") == {"mausoleum": 1}


def test_earthquake_is_not_war():
    game = world("earthquake").hold(0, main="polynesia", workers=2)
    assert sacrifices(game.end_round(3)) == {"earthquake": 1}


def test_corruption_takes_three_coins_from_the_richest():
    game = world("corruption").give(0, coins=4).give(1, coins=7).give(2, coins=6)
    game.end_round(3)
    assert [player.coins for player in game.state.players] == [4, 4, 6]


def test_corruption_includes_ties_and_takes_what_there_is():
    game = world("corruption").give(0, coins=2).give(1, coins=2).give(2, coins=1)
    game.end_round(3)
    assert [player.coins for player in game.state.players] == [0, 0, 1]


def test_barbarians_take_three_coins_from_the_least_military():
    game = world("barbarians").hold(0, main="scythia", coins=5).hold(1, main="huns", coins=5).hold(2, coins=5)
    game.end_round(3)
    assert [player.coins for player in game.state.players] == [5, 5, 2]


def test_barbarians_include_ties():
    game = world("barbarians").hold(0, coins=5).hold(1, main="huns", coins=5).hold(2, coins=1)
    game.end_round(3)
    assert [player.coins for player in game.state.players] == [2, 5, 0]


def test_barbarians_with_everybody_tied_mean_all():
    game = world("barbarians").give(0, coins=5).give(1, coins=4).give(2, coins=3)
    game.end_round(3)
    assert [player.coins for player in game.state.players] == [2, 1, 0]


def test_nothing_happens():
    game = world("nothing").give(0, workers=2, coins=5, points=4)
    events = game.end_round(3)
    assert (game.player(0).workers, game.player(0).coins, game.player(0).points) == (2, 5, 4)
    assert kinds(events)[-4:] == ["event", "no_symbol", "round_begins", "turn_begins"]


# ------------------------------------------------------------------ when the tokens resolve


def three_events() -> Position:
    events = ["great_debate", "celebration", "baby_boom"]
    return Position(2, variants=["changing_world"], events=events)


@pytest.mark.parametrize(
    ("round", "token"),
    [(1, None), (2, None), (3, "great_debate"), (4, "celebration"), (5, "baby_boom")],
)
def test_the_tokens_above_positions_6_7_8_resolve_at_the_end_of_rounds_3_4_5(round, token):
    events = three_events().end_round(round)
    assert [event.event for event in events if isinstance(event, EventTurned)] == ([token] if token else [])


def test_no_event_after_round_6():
    assert "event" not in kinds(three_events().end_game())


def test_three_tokens_of_nine_are_drawn():
    game = Position(4, variants=["changing_world"], seed=3)
    tokens = [token.id for token in game.state.table.events]
    assert len(set(tokens)) == 3


def test_without_the_variant_there_are_no_tokens():
    assert Position(2).state.table.events == ()


def test_the_token_comes_before_the_symbol():
    """Great Harvest counts the workers before the plague takes one (track position 6)."""
    game = Position(2, variants=["changing_world"], events=["great_harvest", "nothing", "rats"])
    game.give(0, workers=2, coins=0)
    events = game.end_round(3)
    assert gains(events, "coins") == {"great_harvest": 2}
    assert sacrifices(events) == {"plague": 1}
    assert kinds(events).index("event") < kinds(events).index("plague")


def test_baby_boom_gives_the_worker_that_the_plague_takes():
    game = Position(2, variants=["changing_world"], events=["baby_boom", "nothing", "rats"]).give(0, workers=0)
    assert sacrifices(game.end_round(3)) == {"plague": 1}
    assert game.player(0).workers == 0


def test_the_token_comes_after_the_first_player_token_and_the_permanent_card():
    events = kinds(three_events().end_round(3))
    assert events.index("first_player") < events.index("permanent_card_moves") < events.index("event")


def test_a_token_changes_nothing_of_the_war_that_follows():
    game = Position(2, variants=["changing_world"], events=["nothing", "earthquake", "rats"]).give(0, workers=2)
    assert sacrifices(game.end_round(4)) == {"earthquake": 1, "war": 1}  # Construction arrives
