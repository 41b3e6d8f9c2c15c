"""The end of a round: first player, permanent card, war, plague, sacrifices."""

import pytest

from aoc_desktop.games.age_of_civilization.rules.events import PermanentCardMoves
from tests.games.age_of_civilization.position import Position, acting, cards_with, gains, kinds, sacrifices


@pytest.mark.parametrize(
    ("players", "first", "then"), [(2, 0, 1), (2, 1, 0), (3, 0, 2), (3, 2, 1), (4, 0, 3), (4, 3, 2)]
)
def test_the_first_player_token_passes_counter_clockwise(players, first, then):
    game = Position(players, first_player=first)
    game.end_round(1)
    assert game.state.first_player == then
    assert game.state.seat == then
    assert game.state.round == 2


def test_the_permanent_card_moves_on_and_the_new_card_is_open():
    game = Position(2).hold(1, coins=9, workers=4)
    events = game.end_round(1)
    assert [event.card for event in events if isinstance(event, PermanentCardMoves)] == ["conquest"]
    game.play("skip")
    assert game.why_not("act hunt").code == "past"
    assert game.why_not("act conquest") is None


def test_the_order_of_the_end_of_a_round():
    events = kinds(Position(2).hold(0, workers=1).end_round(1))
    expected = ["turn_ends", "first_player", "permanent_card_moves", "war", "nothing_lost", "sacrificed"]
    assert events == [*expected, "round_begins", "turn_begins"]


# ------------------------------------------------------------------ symbols

ARRIVING = [
    ("culture", "no_symbol"),
    ("construction", "war"),
    ("conquest", "war"),
    ("hunt", "war"),
    ("fish", "no_symbol"),
    ("trade", "war"),
    ("farm", "war"),
    ("plague", "plague"),
]


@pytest.mark.parametrize(("card", "symbol"), ARRIVING)
def test_the_symbol_of_the_new_card_counts(card, symbol):
    others = [other for other, _ in ARRIVING if other != card]
    game = Position(2, track=[*others[:3], card, *others[3:]])
    assert symbol in kinds(game.end_round(1))
    assert {"war", "plague", "no_symbol"} & set(kinds(game.match.history[-1].events)) == {symbol}


def test_symbols_of_the_first_three_cards_never_count():
    game = Position(2, track=["plague", "hunt", "farm", "fish", "culture", "conquest", "trade", "construction"])
    game.hold(0, workers=2).hold(1, workers=2)
    game.end_round(1)
    assert [player.workers for player in game.state.players] == [2, 2]


# ------------------------------------------------------------------ war


def war(*mains: str) -> Position:
    """A game in which a war breaks out at the end of round 1; each player has 3 workers."""
    game = Position(len(mains))
    for seat, main in enumerate(mains):
        game.hold(seat, main=main, workers=3)
    return game


@pytest.mark.parametrize(
    ("mains", "workers"),
    [
        (["huns", "franks"], [3, 2]),  # 3, 2
        (["huns", "franks", "scythia"], [3, 3, 2]),  # 3, 2, 1
        (["huns", "franks", "persia"], [3, 2, 2]),  # 3, 2, 2: a tie for the least
        (["franks", "persia", "byzantium"], [2, 2, 2]),  # all equal: all
        (["egypt", "inca"], [2, 2]),  # 0, 0
    ],
)
def test_war_takes_a_worker_of_everyone_with_the_least_military(mains, workers):
    game = war(*mains)
    game.end_round(1)
    assert [player.workers for player in game.state.players] == workers


def test_an_immune_player_with_the_least_military_protects_nobody_and_loses_nothing():
    game = war("polynesia", "egypt", "huns")  # 0, 0, 3
    events = game.end_round(1)
    assert [sacrifices(events, seat) for seat in range(3)] == [{}, {"war": 1}, {}]


def test_war_goes_by_the_least_of_all_also_if_that_player_is_immune():
    game = war("polynesia", "scythia", "huns")  # 0, 1, 3
    events = game.end_round(1)
    assert [sacrifices(events, seat) for seat in range(3)] == [{}, {}, {}]


def test_persia_has_its_coins_before_the_losses():
    game = war("persia", "huns")
    events = game.end_round(1)
    order = [event.kind for event in events if event.seat == 0 and event.kind in ("gained", "sacrificed")]
    assert order == ["gained", "sacrificed"]


def test_war_effects_come_in_the_new_turn_order():
    cards = cards_with(civilization=[{"id": "egypt", "inherited": [{"when": "war", "gain": {"coins": 1}}]}])
    game = Position(3, cards).hold(0, main="egypt").hold(2, main="persia").hold(1, main="huns")
    events = game.end_round(1)  # the token passes to seat 2
    assert [event.seat for event in events if event.kind == "gained"] == [2, 0]


@pytest.mark.parametrize(("main", "workers"), [("huns", 3), ("scythia", 2), ("egypt", 2)])  # 3, a tie at 1, 0
def test_solo_war_is_against_the_virtual_opponent(main, workers):
    cards = cards_with(civilization=[{"id": "scythia", "solo": True}])
    track = ["hunt", "fish", "farm", "conquest", "plague", "trade", "construction", "culture"]
    game = Position(cards=cards, solo=True, track=track).hold(0, main=main, workers=3)
    game.end_round(1)
    assert game.state.opponent_military == 1
    assert game.player(0).workers == workers


# ------------------------------------------------------------------ plague and sacrifices


def test_plague_takes_a_worker_of_everyone():
    game = war("huns", "egypt", "polynesia")
    events = game.end_round(3)
    assert [sacrifices(events, seat) for seat in range(3)] == [{"plague": 1}] * 3


@pytest.mark.parametrize("round", [1, 3])
def test_a_sacrifice_without_a_worker_is_ignored(round):
    game = Position(2).give(0, workers=0).give(1, workers=0)
    game.end_round(round)
    assert [player.workers for player in game.state.players] == [0, 0]


def test_sacrifice_effects_trigger_in_war_and_plague_and_on_red_slots():
    game = Position(2).hold(0, wonders=["mausoleum"], workers=3)
    assert gains(game.end_round(1), "coins") == {"mausoleum": 1}
    assert gains(game.end_round(3), "coins") == {"mausoleum": 1}
    game.give(0, workers=2).at("actions", round=2).play("act enslave")
    assert gains(game.play("done"), "coins") == {"mausoleum": 1}


def test_mongolia_triggers_the_sacrifice_effects_of_the_others():
    game = acting("conquest", main="mongolia").hold(1, wonders=["mausoleum"], workers=2)
    events = game.play("act conquest")
    assert gains(events, "coins", seat=1) == {"mausoleum": 1}


def test_mongolia_is_not_war_immunity_does_not_help():
    game = acting("conquest", main="mongolia").hold(1, main="polynesia", workers=2)
    assert sacrifices(game.play("act conquest"), seat=1) == {"mongolia": 1}


def test_workers_after_a_sacrifice_are_all_free_in_the_next_turn():
    game = Position(2).hold(1, main="egypt", workers=3)
    game.end_round(3)
    assert game.state.seat == 1
    assert game.player(1).workers == game.player(1).free_workers == 2


# ------------------------------------------------------------------ nothing after round 6


def test_after_round_6_there_is_no_end_of_round():
    game = war("inca", "huns")
    events = game.end_game()
    assert kinds(events) == ["turn_ends", "game_ends"]
    assert game.state.round == 6
    assert game.state.first_player == 0
