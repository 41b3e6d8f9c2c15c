"""The fifteen wonders, each played once."""

import pytest

from tests.games.age_of_civilization.position import ALL_NINE, Position, acting, gains, kinds, sacrifices


def test_great_pyramids_give_five_coins_when_gained():
    game = acting("wonder", coins=7).wonders("great_pyramids", "petra")
    events = game.play("act wonder great_pyramids")
    assert gains(events, "coins") == {"great_pyramids": 5}
    assert game.player(0).coins == 5


def test_great_pyramids_do_not_help_to_pay_for_themselves():
    game = acting("wonder", coins=6).wonders("great_pyramids")
    assert game.why_not("act wonder great_pyramids") == ("coins", {"action": "wonder", "needed": 7, "have": 6})


def test_great_pyramids_give_nothing_afterwards():
    game = acting("wonder", wonders=["great_pyramids"], coins=7).wonders("petra")
    assert gains(game.play("act wonder petra"), "coins") == {}
    assert gains(game.play("done"), "coins") == {}


def test_hanging_gardens_give_a_coin_at_the_end_of_each_turn():
    game = acting("wonder", wonders=["hanging_gardens"])
    game.play("rest")
    assert game.legal() == ["use hanging_gardens"]
    assert gains(game.play("use hanging_gardens"), "coins") == {"hanging_gardens": 1}


def test_hanging_gardens_give_a_coin_in_the_turn_in_which_they_are_built():
    game = acting("wonder", coins=7).wonders("hanging_gardens")
    game.play("act wonder hanging_gardens", "done")
    assert gains(game.play("use hanging_gardens"), "coins") == {"hanging_gardens": 1}


@pytest.mark.parametrize(
    ("coins", "points"),
    [
        (1, {}),
        (2, {"temple_of_artemis": 1}),
        (9, {"temple_of_artemis": 4}),
        (10, {"temple_of_artemis": 5}),
        (12, {"temple_of_artemis": 5}),
    ],
)
def test_temple_of_artemis_scores_each_full_two_coins_at_most_five_times(coins, points):
    game = Position(2).hold(0, wonders=["temple_of_artemis"], coins=coins)
    assert gains(game.end_game(), "points") == points
    assert game.player(0).coins == coins  # counted, not spent


def test_statue_of_zeus_adds_a_point_to_a_conquest_that_scores():
    game = acting("conquest", wonders=["statue_of_zeus"])
    assert gains(game.play("act conquest"), "points") == {"conquest": 2, "statue_of_zeus": 1}


def test_statue_of_zeus_adds_its_point_without_the_most_military_too():
    game = acting("conquest", wonders=["statue_of_zeus"]).hold(1, main="huns")
    assert gains(game.play("act conquest"), "points") == {"statue_of_zeus": 1}


def test_mausoleum_gives_a_coin_for_each_worker_on_a_red_slot():
    game = acting("conquest", wonders=["mausoleum"], workers=3)
    game.play("act conquest", "act enslave")
    assert gains(game.play("done"), "coins") == {"mausoleum": 2}


def test_mausoleum_gives_a_coin_in_war_and_plague():
    game = Position(2).hold(0, wonders=["mausoleum"], workers=3)
    assert gains(game.end_round(1), "coins") == {"mausoleum": 1}
    assert gains(game.end_round(3), "coins") == {"mausoleum": 1}


def test_mausoleum_gives_nothing_if_there_was_no_worker_to_sacrifice():
    game = Position(2).hold(0, wonders=["mausoleum"], workers=0)
    assert gains(game.end_round(3), "coins") == {}


def test_mausoleum_counts_the_worker_that_built_it():
    game = acting("wonder", coins=7).wonders("mausoleum")
    game.play("act wonder mausoleum")
    assert gains(game.play("done"), "coins") == {"mausoleum": 1}


def test_colossus_adds_three_coins_to_trade():
    game = acting("trade", wonders=["colossus"])
    events = game.play("act trade")
    assert gains(events, "coins") == {"trade": 2, "colossus": 3}
    assert gains(events, "coins", seat=1) == {"trade": 1}


def test_colossus_has_no_slot_of_its_own():
    game = Position(2).hold(0, wonders=["colossus"], workers=2).at("actions", round=1)
    assert game.why_not("act trade").code == "upcoming"


def test_lighthouse_is_a_fish_slot_of_ones_own_and_adds_two_coins_on_both():
    game = acting("fish", wonders=["lighthouse"])
    assert gains(game.play("act fish"), "coins") == {"fish": 1, "lighthouse": 2}
    assert gains(game.play("act fish"), "coins") == {"fish": 1, "lighthouse": 2}
    assert game.why_not("act fish").code == "slots_used"


def test_lighthouse_fishes_when_the_track_does_not_show_fish():
    game = Position(2).hold(0, wonders=["lighthouse"], workers=2).at("actions", round=3)
    game.play("act fish")
    assert game.why_not("act fish").code == "slot_used"


@pytest.mark.parametrize(
    ("count", "points"), [(2, {}), (3, {"great_library": 1}), (5, {"great_library": 1}), (9, {"great_library": 3})]
)
def test_great_library_scores_each_full_three_technologies(count, points):
    game = Position(2).hold(0, wonders=["great_library"], technologies=ALL_NINE[:count])
    assert gains(game.end_game(), "points") == points


def test_stonehenge_gives_two_points_on_rest():
    assert gains(acting("wonder", wonders=["stonehenge"]).play("rest"), "points") == {"stonehenge": 2}


def test_stonehenge_gives_nothing_to_a_player_who_acts():
    game = acting("wonder", wonders=["stonehenge"])
    game.play("act enslave")
    assert gains(game.play("done"), "points") == {}


def test_great_wall_scores_two_points_at_the_end_of_the_game():
    assert gains(Position(2).hold(0, wonders=["great_wall"]).end_game(), "points") == {"great_wall": 2}


def test_great_wall_protects_in_war():
    game = Position(2).hold(0, wonders=["great_wall"], workers=2).hold(1, main="huns", workers=2)
    events = game.end_round(1)
    assert "immune" in kinds(events)
    assert sacrifices(events, 0) == {}
    assert sacrifices(events, 1) == {}  # the least military is still that of the immune player


def test_great_wall_does_not_protect_from_the_plague_and_red_slots():
    game = Position(2).hold(0, wonders=["great_wall"], workers=2)
    assert sacrifices(game.end_round(3)) == {"plague": 1}
    game = acting("wonder", wonders=["great_wall"])
    game.play("act enslave")
    assert sacrifices(game.play("done")) == {"red_slot": 1}


def test_colosseum_adds_a_point_to_enslave():
    events = acting("enslave", wonders=["colosseum"]).play("act enslave")
    assert gains(events, "coins") == {"enslave": 2}
    assert gains(events, "points") == {"colosseum": 1}


def test_petra_is_a_trade_slot_of_ones_own_and_adds_a_coin():
    game = Position(2).hold(0, wonders=["petra"], workers=2).at("actions", round=1)
    assert gains(game.play("act trade"), "coins") == {"trade": 2, "petra": 1}
    assert game.player(1).coins == 4
    assert game.why_not("act trade").code == "slot_used"


def test_petra_is_used_in_the_turn_in_which_it_is_built():
    game = Position(2).hold(0, coins=7, workers=2).wonders("petra").at("actions", round=1)
    game.play("act wonder petra")
    assert gains(game.play("act trade"), "coins") == {"trade": 2, "petra": 1}


@pytest.mark.parametrize(("workers", "points"), [(0, {}), (1, {"angkor_wat": 1}), (4, {"angkor_wat": 4})])
def test_angkor_wat_scores_each_worker_at_the_end(workers, points):
    game = Position(2).hold(0, wonders=["angkor_wat"], workers=workers)
    assert gains(game.end_game(), "points") == points


def test_angkor_wat_does_not_count_workers_sacrificed_on_the_last_turn():
    game = Position(2).hold(1, wonders=["angkor_wat"], workers=3).at("actions", round=6, seat=1)
    game.play("act enslave")
    assert gains(game.play("done"), "points", seat=1) == {"angkor_wat": 2}


def test_machu_picchu_adds_two_points_to_farm():
    events = acting("farm", wonders=["machu_picchu"]).play("act farm")
    assert gains(events, "coins") == {"farm": 3}
    assert gains(events, "points") == {"machu_picchu": 2}


def test_hagia_sophia_adds_a_point_to_culture():
    events = acting("culture", wonders=["hagia_sophia"]).play("act culture")
    assert gains(events, "points") == {"culture": 2, "hagia_sophia": 1}


def test_hagia_sophia_adds_a_point_to_an_offered_culture():
    game = Position(2).hold(0, wonders=["hagia_sophia"], technologies=["education"], coins=4).at("end_of_turn")
    assert gains(game.play("use education"), "points") == {"culture": 2, "hagia_sophia": 1}


def test_a_wonder_leaves_the_market_and_is_not_replaced():
    game = acting("wonder", coins=7).wonders("petra", "colossus")
    game.play("act wonder petra")
    assert [card.id for card in game.state.wonder_market] == ["colossus"]
    assert [card.id for card in game.player(0).wonders] == ["petra"]
    assert game.why_not("act wonder petra").code == "slot_used"


def test_wonders_score_for_their_owner_only():
    game = Position(2).hold(0, wonders=["great_wall"])
    events = game.end_game()
    assert list(gains(events, "points", seat=0)) == ["great_wall"]
    assert gains(events, "points", seat=1) == {}
