"""Skirmish: the solo set-up, the virtual opponent, and the achievements."""

import pytest

from aoc_desktop.games.age_of_civilization.rules.card_files import shipped_set
from aoc_desktop.games.age_of_civilization.rules.setup import first_game_track
from aoc_desktop.kernel.errors import BadOptions
from tests.games.age_of_civilization.position import ALL_NINE, Position, cards_with, gains, kinds, sacrifices

TRACK = ["hunt", "fish", "farm", "conquest", "plague", "trade", "construction", "culture"]


def solo(**holding: object) -> Position:
    return Position(solo=True, track=TRACK).hold(0, **holding)


# ------------------------------------------------------------------ set-up


def test_solo_removes_seven_civilizations():
    state = Position(solo=True).state
    ids = {card.id for card, _ in state.market} | {card.id for card in state.deck}
    assert len(ids) == 41
    assert not ids & {"mongolia", "vikings", "germania", "carthage", "phoenicia", "scythia", "iberia"}


def test_first_edition_solo_removes_three_civilizations_only():
    state = Position(cards="first_edition", solo=True).state
    ids = {card.id for card, _ in state.market} | {card.id for card in state.deck}
    assert len(ids) == 31
    assert not ids & {"mongolia", "vikings", "germania"}
    assert "carthage" in ids


def test_solo_has_four_wonders_and_three_coins():
    game = Position(solo=True)
    assert len(game.state.wonder_market) == 4
    assert game.player(0).coins == 3


@pytest.mark.parametrize("seed", range(5))
def test_solo_plague_is_always_at_position_5(seed):
    assert Position(solo=True, seed=seed).state.table.track[4] == "plague"


def test_solo_first_game_moves_plague_to_position_5_and_keeps_the_others_in_order():
    cards = shipped_set("second_edition")
    assert first_game_track(cards, solo=True) == TRACK
    assert first_game_track(cards, solo=False) == [*TRACK[:4], "trade", "plague", "construction", "culture"]


@pytest.mark.parametrize("variant", ["changing_world", "draft"])
def test_solo_knows_neither_events_nor_draft(variant):
    with pytest.raises(BadOptions):
        Position(solo=True, variants=[variant])


# ------------------------------------------------------------------ the market


@pytest.mark.parametrize("move", ["rise rome", "annex rome"])
def test_solo_rise_and_annex_add_no_coins_and_draw_nothing(move):
    game = solo(main="egypt").market("rome", china=2).at("civilization")
    game.play(move)
    assert game.market_coins() == {"china": 2}


def test_solo_at_the_end_of_a_round_each_card_gets_a_coin_then_one_joins():
    game = solo(main="egypt").market("rome", china=2)
    top = game.state.deck[0].id
    game.end_round(1)
    assert game.market_coins() == {"rome": 1, "china": 3, top: 0}


def test_solo_market_grows_when_nothing_is_taken():
    game = solo(main="inca").market("egypt", "rome", "china", "huns", "tibet")
    game.end_round(1)
    game.end_round(2)
    assert len(game.state.market) == 7


def test_solo_order_of_the_end_of_a_round():
    """Ruling 12: opponent, market, then the permanent card and its symbol."""
    events = kinds(solo(main="inca", workers=2).end_round(1))
    assert events == [
        "turn_ends",
        "opponent_grows",
        "market_coins",
        "drawn",
        "permanent_card_moves",
        "war",
        "sacrificed",
        "round_begins",
        "turn_begins",
    ]


# ------------------------------------------------------------------ the virtual opponent


def test_the_opponent_starts_at_0_and_grows_by_1_at_each_end_of_round():
    game = solo(main="inca")
    grown = [game.state.opponent_military]
    for round in range(1, 6):
        game.end_round(round)
        grown.append(game.state.opponent_military)
    assert grown == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize(("opponent", "points"), [(2, {"conquest": 2}), (3, {"conquest": 2}), (4, {})])
def test_solo_conquest_compares_with_the_opponent_a_tie_scores(opponent, points):
    game = solo(main="huns", workers=2).at("actions", round=3, opponent_military=opponent)
    assert gains(game.play("act conquest"), "points") == points


@pytest.mark.parametrize(("opponent", "lost"), [(2, {}), (3, {"war": 1}), (4, {"war": 1})])
def test_solo_war_with_military_3_a_tie_loses(opponent, lost):
    """The opponent has grown when the war breaks out: here to 2, 3, 4; Trade arrives at the end of round 3."""
    game = solo(main="huns", workers=3).at("actions", opponent_military=opponent - 1)
    assert sacrifices(game.end_round(3)) == lost


def test_solo_immunity_protects_in_war():
    game = solo(main="polynesia", workers=3)
    assert sacrifices(game.end_round(1)) == {}


@pytest.mark.parametrize(("opponent", "price"), [(2, 3), (3, 4)])
def test_solo_byzantium_compares_with_the_opponent(opponent, price):
    assert solo(main="byzantium").at("actions", opponent_military=opponent).price("culture") == price


def test_solo_plague_comes_at_the_end_of_round_2():
    game = solo(main="huns", workers=3)
    assert sacrifices(game.end_round(2)) == {"plague": 1}


def test_solo_trade_gives_two_coins():
    game = solo(main="egypt", coins=0, workers=1).at("actions", round=4)
    assert gains(game.play("act trade"), "coins") == {"trade": 2}


def test_solo_lydia_gives_four_coins():
    game = solo(main="egypt", coins=0).market("lydia").at("civilization")
    assert gains(game.play("rise lydia"), "coins") == {"lydia": 4}


def test_solo_effects_on_others_do_nothing():
    cards = cards_with(civilization=[{"id": "germania", "solo": True}])
    game = Position(cards=cards, solo=True, track=TRACK).hold(0, main="germania", coins=5).at("end_of_turn")
    game.play("use germania")
    assert game.player(0).coins == 5


def test_solo_events_of_the_round_pass_no_first_player_token():
    assert "first_player" not in kinds(solo(main="inca").end_round(1))


def test_solo_after_round_6_the_opponent_does_not_grow():
    game = solo(main="inca").at("actions", opponent_military=5)
    events = game.end_game()
    assert game.state.opponent_military == 5
    assert kinds(events) == ["turn_ends", "game_ends"]


# ------------------------------------------------------------------ achievements


def earned(game: Position) -> set[str]:
    game.end_game()
    return set(game.snapshot()["result"]["achievements"])


def achieved(cards: str = "second_edition", **holding: object) -> set[str]:
    """What a player with one technology, unless told otherwise, earns at the end of a solo game."""
    game = Position(cards=cards, solo=True).hold(0, **{"technologies": ["writing"], **holding, "coins": 0})
    game.at("end_of_turn", round=6)
    if "currency" in game.technologies():
        game.play("use currency")
    return set(game.snapshot()["result"]["achievements"]) if game.snapshot()["result"] else earned(game)


@pytest.mark.parametrize(
    ("points", "achievements"),
    [
        (19, set()),
        (20, {"remarkable_clan"}),
        (24, {"remarkable_clan"}),
        (25, {"remarkable_clan", "great_kingdom"}),
        (29, {"remarkable_clan", "great_kingdom"}),
        (30, {"remarkable_clan", "great_kingdom", "mighty_empire"}),
        (34, {"remarkable_clan", "great_kingdom", "mighty_empire"}),
        (35, {"remarkable_clan", "great_kingdom", "mighty_empire", "eternal_civilization"}),
    ],
)
@pytest.mark.parametrize("edition", ["second_edition", "first_edition"])
def test_achievements_for_points(points, achievements, edition):
    assert achieved(edition, main="inca", points=points) == achievements


CONDITIONS = [
    # achievement, what earns it with 25 points, the same missed by one
    ("realm_of_technology", {"technologies": ALL_NINE}, {"technologies": ALL_NINE[:8]}),
    ("primitive_realm", {"technologies": []}, {"technologies": ["writing"]}),
    (
        "world_of_wonders",
        {"wonders": ["petra", "colossus", "mausoleum", "lighthouse"]},
        {"wonders": ["petra", "colossus", "mausoleum"]},
    ),
    (  # military 9 and 8
        "superpower",
        {"main": "huns", "technologies": ["writing", "iron_working", "gunpowder"]},
        {"main": "macedon", "technologies": ["writing", "iron_working", "gunpowder"]},
    ),
    (  # 3 and 4 technologies
        "superpower",
        {"main": "huns", "technologies": ["writing", "iron_working", "gunpowder"]},
        {"main": "huns", "technologies": ["writing", "mining", "iron_working", "gunpowder"]},
    ),
]


@pytest.mark.parametrize(("achievement", "enough", "missed"), CONDITIONS)
def test_achievements_with_conditions(achievement, enough, missed):
    assert achievement in achieved(**{"main": "inca", **enough, "points": 25})
    assert achievement not in achieved(**{"main": "inca", **enough, "points": 24})
    assert achievement not in achieved(**{"main": "inca", **missed, "points": 25})


FIRST_EDITION = [
    ("realm_of_technology", {"technologies": ALL_NINE}, {"technologies": ALL_NINE[:8]}),
    ("primitive_realm", {"technologies": []}, {"technologies": ["writing"]}),
    (
        "world_of_wonders",
        {"wonders": ["stonehenge", "colossus", "mausoleum", "lighthouse"]},
        {"wonders": ["stonehenge", "colossus", "mausoleum"]},
    ),
    (  # military 9 and 8
        "superpower",
        {"main": "rome", "technologies": ["writing", "iron_working", "gunpowder"]},
        {"main": "macedon", "technologies": ["writing", "iron_working", "gunpowder"]},
    ),
    (  # 3 and 4 technologies
        "superpower",
        {"main": "rome", "technologies": ["writing", "iron_working", "gunpowder"]},
        {"main": "rome", "technologies": ["writing", "mining", "iron_working", "gunpowder"]},
    ),
]


@pytest.mark.parametrize(("achievement", "enough", "missed"), FIRST_EDITION)
def test_first_edition_achievements_with_conditions(achievement, enough, missed):
    assert achievement in achieved("first_edition", **{"main": "inca", **enough, "points": 25})
    assert achievement not in achieved("first_edition", **{"main": "inca", **enough, "points": 24})
    assert achievement not in achieved("first_edition", **{"main": "inca", **missed, "points": 25})


POPULATIONS = [
    ("great_unity", {"main": "khitan", "inherited": ["egypt"]}, {"main": "khitan", "inherited": ["inca", "britain"]}),
    ("small_but_glorious", {"main": "sumer", "inherited": ["japan"]}, {"main": "sumer", "inherited": ["inca", "maya"]}),
]


@pytest.mark.parametrize(("achievement", "enough", "missed"), POPULATIONS)
def test_first_edition_achievements_for_populations(achievement, enough, missed):
    assert achievement in achieved("first_edition", **enough, points=25)
    assert achievement not in achieved("first_edition", **enough, points=24)
    assert achievement not in achieved("first_edition", **missed, points=25)


def test_second_edition_has_no_achievements_for_populations():
    assert achieved(main="huns", inherited=["egypt"], points=25) == {"remarkable_clan", "great_kingdom"}


def test_achievements_are_judged_after_game_end_effects():
    game = Position(solo=True).hold(0, main="inca", technologies=["writing"], wonders=["great_wall"], points=18)
    assert earned(game) == {"remarkable_clan"}


def test_there_are_no_achievements_at_a_table():
    game = Position(2).hold(0, main="inca", points=40)
    assert earned(game) == set()
