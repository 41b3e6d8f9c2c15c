"""The main abilities of Europe: Rome, Byzantium, Britain, Franks, Iberia, Italy, Greece, Macedon."""

import pytest

from tests.games.age_of_civilization.position import Position, acting, gains

SIX = ["writing", "navigation", "mining", "education", "currency", "iron_working"]


@pytest.mark.parametrize(
    ("technologies", "strength"),
    [
        ([], 2),
        (["writing"], 2),
        (["writing", "navigation"], 3),
        (["writing", "navigation", "mining"], 3),
        (["writing", "navigation", "mining", "education"], 4),
        (SIX, 2 + 3 + 3),  # Iron Working itself is 3
    ],
)
def test_rome_has_a_military_for_every_two_technologies(technologies, strength):
    assert acting("wonder", main="rome", technologies=technologies).military() == strength


def test_rome_in_decline_counts_no_technologies():
    assert acting("wonder", main="egypt", inherited=["rome"], technologies=["writing", "navigation"]).military() == 2


def test_rome_grows_at_once_with_a_technology_gained():
    game = acting("wonder", main="rome", technologies=["writing"])
    game.play("act research mining")
    assert game.military() == 3


def test_byzantium_with_the_most_military_pays_one_less_for_culture():
    game = acting("culture", main="byzantium", coins=3)
    game.play("act culture")
    assert game.player(0).coins == 0


def test_byzantium_tied_for_the_most_military_pays_one_less():
    assert acting("culture", main="byzantium").hold(1, main="franks").price("culture") == 3


def test_byzantium_with_less_military_pays_the_full_price():
    game = acting("culture", main="byzantium", coins=3).hold(1, main="huns")
    assert game.price("culture") == 4
    assert game.why_not("act culture") == ("coins", {"action": "culture", "needed": 4, "have": 3})


def test_byzantium_in_decline_pays_the_full_price():
    assert acting("culture", main="egypt", inherited=["byzantium"]).price("culture") == 4


@pytest.mark.parametrize(
    ("points", "gained"), [(6, {}), (7, {"britain": 1}), (13, {"britain": 1}), (14, {"britain": 2})]
)
def test_britain_scores_each_full_seven_points_at_the_end_of_the_turn(points, gained):
    game = acting("wonder", main="britain", points=points)
    game.play("rest")
    assert gains(game.play("use britain"), "points") == gained


def test_britain_counts_the_points_of_the_same_turn():
    game = acting("culture", main="britain", points=5)
    game.play("act culture", "done")
    assert gains(game.play("use britain"), "points") == {"britain": 1}


def test_britain_in_decline_scores_nothing():
    game = acting("wonder", main="egypt", inherited=["britain"], points=14)
    game.play("rest")
    assert game.state.seat == 1
    assert game.player(0).points == 14


def test_franks_have_a_conquest_slot_of_their_own():
    game = acting("conquest", main="franks")
    assert gains(game.play("act conquest"), "points") == {"conquest": 2}
    assert gains(game.play("act conquest"), "points") == {"conquest": 2}
    game.play("done")
    assert game.player(0).workers == 2  # their own slot is red too


def test_franks_conquer_when_the_track_does_not_show_conquest():
    game = Position(2).hold(0, main="franks", workers=3).at("actions", round=1)
    game.play("act conquest")
    assert game.why_not("act conquest").code == "slot_used"


def test_franks_in_decline_have_no_slot():
    game = Position(2).hold(0, main="egypt", inherited=["franks"], workers=3).at("actions", round=1)
    assert game.why_not("act conquest").code == "upcoming"


@pytest.mark.parametrize(("bonus", "technologies"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_iberia_rising_gains_a_technology_for_every_two_bonus_coins(bonus, technologies):
    game = Position(2).hold(0, main="egypt", coins=0).market("rome", iberia=bonus).at("civilization")
    game.play("rise iberia")
    while game.snapshot()["step"] == "pick":
        game.play(game.legal("pick")[0])
    assert len(game.player(0).technologies) == technologies
    assert game.player(0).points == 0  # not a Research
    assert game.player(0).coins == bonus


def test_iberia_technologies_come_one_by_one_the_first_may_open_the_second():
    game = Position(2).hold(0, main="egypt").market("rome", iberia=4).at("civilization")
    game.play("rise iberia")
    assert game.legal() == ["pick mining", "pick navigation", "pick writing"]
    game.play("pick writing")
    assert game.legal() == ["pick education", "pick mining", "pick navigation"]
    game.play("pick education")
    assert game.technologies() == ["writing", "education"]
    assert game.snapshot()["step"] == "actions"


def test_iberia_annexed_gains_no_technology():
    game = Position(2).hold(0, main="egypt").market("rome", iberia=4).at("civilization")
    game.play("annex iberia")
    assert game.technologies() == []
    assert game.snapshot()["step"] == "actions"


def test_italy_culture_gives_a_point_more():
    assert gains(acting("culture", main="italy").play("act culture"), "points") == {"culture": 2, "italy": 1}


def test_italy_in_decline_adds_nothing_to_culture():
    events = acting("culture", main="egypt", inherited=["italy"]).play("act culture")
    assert gains(events, "points") == {"culture": 2}


def test_greece_has_a_culture_slot_of_its_own_and_pays_one_less_on_both():
    game = acting("culture", main="greece", coins=6, workers=2)
    game.play("act culture", "act culture")
    assert game.player(0).coins == 0
    assert game.player(0).points == 4


def test_greece_does_culture_when_the_track_does_not_show_it():
    game = Position(2).hold(0, main="greece", coins=9, workers=2).at("actions", round=1)
    game.play("act culture")
    assert game.why_not("act culture").code == "slot_used"


def test_greece_in_decline_has_neither_slot_nor_discount():
    game = Position(2).hold(0, main="egypt", inherited=["greece"], coins=9, workers=2).at("actions", round=1)
    assert game.why_not("act culture").code == "upcoming"
    assert game.price("culture") == 4


def test_macedon_conquest_gives_a_point_and_with_its_inherited_ability_a_coin_more():
    events = acting("conquest", main="macedon").play("act conquest")
    assert gains(events, "points") == {"conquest": 2, "macedon": 1}
    assert gains(events, "coins") == {"macedon": 1}


def test_macedon_adds_point_and_coin_without_the_most_military_too():
    game = acting("conquest", main="macedon").hold(1, main="huns")
    events = game.play("act conquest")
    assert gains(events, "points") == {"macedon": 1}
    assert gains(events, "coins") == {"macedon": 1}


def test_macedon_has_military_two_and_none_in_decline():
    assert acting("wonder", main="macedon").military() == 2
    assert acting("wonder", main="egypt", inherited=["macedon"]).military() == 0
