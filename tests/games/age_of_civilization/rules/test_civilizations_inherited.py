"""Every inherited ability, under another main civilisation: after its own has declined, and when it was annexed."""

import pytest

from tests.games.age_of_civilization.position import Position, acting, gains, inheriting

WAYS = pytest.mark.parametrize("way", ["declined", "annexed"])

MORE_COINS = [
    # civilisation, action, what the action prints, what the inherited ability adds
    ("carthage", "trade", 2, 2),
    ("italy", "trade", 2, 1),
    ("phoenicia", "trade", 2, 1),
    ("china", "farm", 3, 2),
    ("sumer", "farm", 3, 1),
    ("maya", "farm", 3, 1),
    ("tiwanaku", "farm", 3, 1),
    ("britain", "fish", 1, 1),
    ("indonesia", "fish", 1, 1),
    ("babylon", "hunt", 1, 1),
    ("cahokia", "hunt", 1, 1),
    ("khitan", "hunt", 1, 1),
    ("celts", "enslave", 2, 2),
]


@WAYS
@pytest.mark.parametrize(("card", "action", "printed", "more"), MORE_COINS)
def test_inherited_ability_adds_coins_to_an_action_that_gives_coins(card, action, printed, more, way):
    events = inheriting(card, way, action).play(f"act {action}")
    assert gains(events, "coins") == {action: printed, card: more}


COINS_BESIDE_POINTS = [
    ("zimbabwe", "construction", 1),
    ("inca", "construction", 1),
    ("india", "culture", 1),
    ("mughals", "culture", 1),
    ("iberia", "conquest", 2),
    ("macedon", "conquest", 1),
    ("vikings", "conquest", 2),
    ("huns", "conquest", 2),
]


@WAYS
@pytest.mark.parametrize(("card", "action", "coins"), COINS_BESIDE_POINTS)
def test_inherited_ability_adds_coins_to_an_action_that_gives_points(card, action, coins, way):
    events = inheriting(card, way, action).play(f"act {action}")
    assert gains(events, "points") == {action: 2}
    assert gains(events, "coins") == {card: coins}


@WAYS
@pytest.mark.parametrize("card", ["iberia", "macedon", "vikings", "huns"])
def test_coins_on_conquest_come_without_the_most_military_too(card, way):
    game = inheriting(card, way, "conquest")
    game.hold(1, technologies=["mining", "iron_working"])
    events = game.play("act conquest")
    assert gains(events, "points") == {}
    assert gains(events, "coins") == {card: {"iberia": 2, "macedon": 1, "vikings": 2, "huns": 2}[card]}


@WAYS
def test_arabia_inherited_gives_a_coin_for_each_research(way):
    game = inheriting("arabia", way)
    assert gains(game.play("act research writing"), "coins") == {"arabia": 1}
    assert gains(game.play("act research mining"), "coins") == {"arabia": 1}


@WAYS
def test_assyria_inherited_gives_a_point_on_enslave(way):
    events = inheriting("assyria", way).play("act enslave")
    assert gains(events, "points") == {"assyria": 1}
    assert gains(events, "coins") == {"enslave": 2}


@WAYS
def test_aztecs_inherited_gives_a_point_on_a_conquest_that_scores(way):
    events = inheriting("aztecs", way, "conquest").play("act conquest")
    assert gains(events, "points") == {"conquest": 2, "aztecs": 1}


@WAYS
def test_aztecs_inherited_gives_its_point_without_the_most_military_too(way):
    game = inheriting("aztecs", way, "conquest")
    game.hold(1, technologies=["mining", "iron_working"])
    assert gains(game.play("act conquest"), "points") == {"aztecs": 1}


MILITARY = [
    ("kush", 1),
    ("rome", 2),
    ("byzantium", 2),
    ("franks", 2),
    ("japan", 1),
    ("hittites", 1),
    ("ottomans", 2),
    ("persia", 2),
    ("dai_viet", 2),
    ("scythia", 1),
    ("slavs", 1),
    ("germania", 1),
    ("mongolia", 2),
]


@WAYS
@pytest.mark.parametrize(("card", "strength"), MILITARY)
def test_inherited_military(card, strength, way):
    assert inheriting(card, way).military() == strength


DISCOUNTS = [
    # civilisation, action, technology, printed price, price
    ("axum", "construction", "", 2, 1),
    ("harappa", "culture", "", 4, 3),
    ("khmer", "wonder", "", 7, 6),
    ("korea", "research", "science", 4, 3),
    ("korea", "research", "engineering", 4, 3),
    ("korea", "research", "gunpowder", 4, 3),
    ("korea", "research", "writing", 4, 4),
    ("korea", "research", "iron_working", 4, 4),
]


@WAYS
@pytest.mark.parametrize(("card", "action", "technology", "printed", "price"), DISCOUNTS)
def test_inherited_discount(card, action, technology, printed, price, way):
    game = inheriting(card, way, under="tibet")
    assert game.price(action, technology) == price
    assert acting("wonder", main="tibet").price(action, technology) == printed


@WAYS
def test_harappa_inherited_is_not_for_the_culture_that_education_offers(way):
    game = inheriting("harappa", way)
    assert game.price("culture") == 3
    assert game.price("culture", offer="education") == 4
    assert game.price("culture", offer="axum") == 3


@WAYS
def test_kongo_inherited_gives_a_coin_on_rest(way):
    events = inheriting("kongo", way).play("rest")
    assert gains(events, "coins") == {"rest": 2, "kongo": 1}
    assert gains(events, "points") == {}


@WAYS
def test_tibet_inherited_gives_two_points_on_rest_and_none_each_turn(way):
    game = inheriting("tibet", way)
    assert gains(game.play("rest"), "points") == {"tibet": 2}
    assert game.state.seat == 1


@WAYS
def test_lydia_inherited_gives_a_coin_at_the_end_of_each_turn(way):
    game = inheriting("lydia", way)
    game.play("rest")
    assert game.legal() == ["use lydia"]
    assert gains(game.play("use lydia"), "coins") == {"lydia": 1}


@WAYS
def test_polynesia_inherited_is_a_fish_slot_of_ones_own(way):
    game = inheriting("polynesia", way, "fish")
    game.play("act fish", "act fish")
    assert game.why_not("act fish").code == "slots_used"
    assert game.player(0).coins == 9 + 1 + 1


@WAYS
@pytest.mark.parametrize(
    ("wonders", "points"), [([], {}), (["petra"], {"egypt": 1}), (["petra", "mausoleum"], {"egypt": 2})]
)
def test_egypt_inherited_scores_each_wonder_at_the_end(wonders, points, way):
    game = inheriting("egypt", way, under="huns")
    player = game.player(0)
    game.hold(
        0, main="huns", inherited=[card.id for card in player.civilizations if card.id != "huns"], wonders=wonders
    )
    assert gains(game.end_game(), "points") == points


@WAYS
@pytest.mark.parametrize(
    ("coins", "points"), [(1, {}), (2, {"mali": 1}), (5, {"mali": 2}), (6, {"mali": 3}), (40, {"mali": 3})]
)
def test_mali_inherited_scores_each_full_two_coins_at_most_three_times(coins, points, way):
    game = inheriting("mali", way, under="huns").give(0, coins=coins)
    assert gains(game.end_game(), "points") == points


@pytest.mark.parametrize(
    ("technologies", "points"),
    [
        (["writing", "mining"], {}),
        (["writing", "mining", "navigation"], {"greece": 1}),
        (["writing", "mining", "navigation", "currency", "education"], {"greece": 1}),
        (["writing", "mining", "navigation", "currency", "education", "science"], {"greece": 2}),
    ],
)
def test_greece_inherited_scores_each_full_three_technologies(technologies, points):
    game = Position(2).hold(0, main="huns", inherited=["greece"], technologies=technologies)
    assert gains(game.end_game(), "points") == points


def test_the_inherited_ability_of_the_main_civilization_is_active_too():
    assert gains(acting("farm", main="tiwanaku").play("act farm"), "coins") == {"farm": 3, "tiwanaku": 1}
    assert acting("wonder", main="franks").military() == 2


def test_all_inherited_abilities_add_up():
    game = acting("farm", main="sumer", inherited=["maya", "china"])
    assert gains(game.play("act farm"), "coins") == {"farm": 3, "sumer": 1, "maya": 1, "china": 2}
    assert gains(game.play("done"), "workers") == {}
