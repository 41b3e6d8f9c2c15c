"""The end of the game: game_end effects, ranking and ties."""

import pytest

from aoc_desktop.games.age_of_civilization.rules.game import GAME
from tests.games.age_of_civilization.position import Position, gains, kinds


def ranked(*players: tuple[int, int, int]) -> list[list[int]]:
    """The ranking of seats with these points, workers and coins."""
    game = Position(len(players))
    for seat, (points, workers, coins) in enumerate(players):
        game.give(seat, points=points, workers=workers, coins=coins)
    game.end_game()
    return game.snapshot()["result"]["ranking"]


@pytest.mark.parametrize(
    ("players", "ranking"),
    [
        ([(10, 0, 0), (11, 0, 0)], [[1], [0]]),  # most points
        ([(10, 0, 9), (10, 1, 0)], [[1], [0]]),  # then most workers
        ([(10, 2, 3), (10, 2, 4)], [[1], [0]]),  # then most coins
        ([(10, 2, 3), (10, 2, 3)], [[0, 1]]),  # then shared
        ([(10, 4, 9), (11, 0, 0)], [[1], [0]]),  # workers and coins only break ties
        ([(5, 1, 1), (9, 1, 1), (5, 1, 1)], [[1], [0, 2]]),
        ([(9, 1, 1), (5, 0, 0), (9, 1, 1), (7, 0, 0)], [[0, 2], [3], [1]]),
    ],
)
def test_ranking(players, ranking):
    assert ranked(*players) == ranking


def test_the_result_gives_the_points_of_each_seat():
    game = Position(3).give(0, points=4).give(1, points=9).give(2, points=9)
    game.end_game()
    assert game.snapshot()["result"]["points"] == [4, 9, 9]


def test_game_end_effects_score_before_the_ranking():
    game = Position(2).hold(0, wonders=["great_wall"], points=9).hold(1, points=10)
    game.end_game()
    assert game.snapshot()["result"] == {"ranking": [[0], [1]], "points": [11, 10], "achievements": []}


def test_game_end_effects_of_every_player_score():
    game = Position(2).hold(0, main="egypt", wonders=["petra"]).hold(1, main="huns", inherited=["mali"], coins=4)
    events = game.end_game()
    assert gains(events, "points", 0) == {"egypt": 1}
    assert gains(events, "points", 1) == {"mali": 2}


def test_all_game_end_effects_of_a_player_add_up():
    game = Position(2).hold(
        0,
        main="greece",
        inherited=["egypt"],
        technologies=["writing", "navigation", "mining"],
        wonders=["great_library", "temple_of_artemis", "angkor_wat"],
        workers=2,
        coins=5,
    )
    assert gains(game.end_game(), "points") == {
        "egypt": 3,
        "greece": 1,
        "great_library": 1,
        "temple_of_artemis": 2,
        "angkor_wat": 2,
    }


def test_game_end_effects_do_not_score_before_the_end():
    game = Position(2).hold(0, main="huns", inherited=["egypt"], wonders=["great_wall"])
    assert gains(game.end_round(5), "points") == {}


def test_the_game_ends_after_the_last_turn_of_round_6():
    game = Position(2).hold(0, workers=1).hold(1, workers=1).at("actions", round=6, seat=0)
    game.play("rest")
    assert game.snapshot()["result"] is None
    game.play("skip", "rest")
    assert game.snapshot()["step"] == "finished"
    assert game.snapshot()["seat"] is None
    assert game.legal() == []
    assert game.why_not("rest").code == "finished"


def test_the_game_is_not_over_after_round_5():
    game = Position(2)
    game.end_round(5)
    assert game.state.round == 6
    assert GAME.outcome(game.state) is None


def test_ruling_14_after_round_6_nothing_moves():
    """No token, market, opponent, event or symbol: a player's workers stay what they are."""
    game = Position(2, variants=["changing_world"], events=["rats", "earthquake", "baby_boom"])
    game.hold(0, main="inca", workers=2, coins=5).hold(1, main="huns", workers=2)
    events = game.end_game()
    assert kinds(events) == ["turn_ends", "game_ends"]
    assert (game.state.round, game.state.first_player) == (6, 0)
    assert (game.player(0).workers, game.player(0).coins) == (2, 5)


def test_a_whole_game_of_resting_ends_after_six_rounds():
    game = Position(3, first_player=1)
    turns = []
    while game.snapshot()["step"] != "finished":
        if game.snapshot()["step"] == "civilization":
            game.play("skip" if game.state.round > 1 else next(m for m in game.legal("rise") if m not in CHOOSING))
        elif game.snapshot()["step"] == "actions":
            turns.append((game.state.round, game.state.seat))
            game.play("rest")
        else:
            game.play(game.legal()[-1])
    assert turns == [
        *[(1, 1), (1, 2), (1, 0)],
        *[(2, 0), (2, 1), (2, 2)],
        *[(3, 2), (3, 0), (3, 1)],
        *[(4, 1), (4, 2), (4, 0)],
        *[(5, 0), (5, 1), (5, 2)],
        *[(6, 2), (6, 0), (6, 1)],
    ]


CHOOSING = ("rise inca", "rise iberia")
