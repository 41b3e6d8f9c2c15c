"""Step 1: rise, annex or skip, and the market afterwards."""

import pytest

from tests.games.age_of_civilization.position import Position, gains, kinds, sacrifices

POPULATIONS = {
    4: "axum egypt kush zimbabwe macedon china hittites ottomans harappa indonesia dai_viet aztecs maya polynesia "
    "cahokia scythia vikings slavs huns celts germania khitan",
    3: "kongo mali rome byzantium franks italy persia phoenicia assyria india khmer mughals inca mongolia",
    2: "carthage britain iberia greece korea japan tibet arabia babylon sumer lydia tiwanaku",
}


@pytest.mark.parametrize(
    ("card", "workers"), [(card, size) for size, row in POPULATIONS.items() for card in row.split()]
)
def test_a_rising_civilization_brings_its_population(card, workers):
    game = Position(2).market(card, "rome" if card != "rome" else "egypt").at("civilization", round=1)
    assert gains(game.play(f"rise {card}"), "workers") == {"population": workers}
    assert game.player(0).workers == game.player(0).free_workers == workers


def test_there_are_forty_eight_civilizations():
    assert sum(len(row.split()) for row in POPULATIONS.values()) == 48
    assert {card.id for card in Position(2).state.table.cards.civilizations} == set(
        " ".join(POPULATIONS.values()).split()
    )


# ------------------------------------------------------------------ round 1


def test_in_round_1_a_civilization_must_rise():
    game = Position(2).market("egypt", "rome")
    assert game.legal() == ["rise egypt", "rise rome"]
    assert game.why_not("annex rome").code == "round_1_annex"
    assert game.why_not("skip").code == "round_1_skip"


def test_the_game_begins_with_three_coins_no_point_and_no_worker():
    player = Position(2).player(1)
    assert (player.coins, player.points, player.workers, player.technologies) == (3, 0, 0, ())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_civilizations_lie_open_and_three_wonders_more_than_players(players):
    state = Position(players).state
    assert len(state.market) == 5
    assert len(state.deck) == 43
    assert len(state.wonder_market) == 3 + players


# ------------------------------------------------------------------ rise


def test_rise_discards_all_workers_and_takes_the_new_population():
    game = Position(2).hold(0, main="egypt", workers=4).market("babylon", "rome").at("civilization")
    game.play("rise babylon")
    assert game.player(0).workers == 2


def test_workers_discarded_by_a_rise_are_no_sacrifice():
    game = (
        Position(2).hold(0, main="egypt", wonders=["mausoleum"], workers=4, coins=0).market("rome").at("civilization")
    )
    events = game.play("rise rome")
    assert sacrifices(events) == {}
    assert game.player(0).coins == 0


def test_rise_makes_the_former_main_decline():
    game = Position(2).hold(0, main="huns", workers=1).market("tibet").at("civilization")
    assert game.military() == 3
    game.play("rise tibet")
    assert game.military() == 0
    assert game.snapshot()["players"][0]["main"] == "tibet"
    assert game.snapshot()["players"][0]["civilizations"] == ["huns", "tibet"]


def test_rise_takes_the_bonus_coins():
    game = Position(2).hold(0, main="egypt", coins=1).market("china", rome=2).at("civilization")
    assert gains(game.play("rise rome"), "coins") == {"bonus_coins": 2}
    assert game.player(0).coins == 3


def test_only_the_rising_cards_own_rise_effects_resolve():
    game = Position(2).hold(0, main="lydia", inherited=["tiwanaku"], coins=0).market("rome").at("civilization")
    events = game.play("rise rome")
    assert gains(events, "coins") == gains(events, "points") == {}


# ------------------------------------------------------------------ annex


def test_annex_keeps_main_and_workers_and_adds_one_worker():
    game = Position(2).hold(0, main="huns", workers=2).market("franks").at("civilization")
    assert gains(game.play("annex franks"), "workers") == {"annex": 1}
    assert game.player(0).workers == game.player(0).free_workers == 3
    assert game.snapshot()["players"][0]["main"] == "huns"
    assert game.military() == 3 + 2


def test_annex_with_four_workers_adds_none():
    game = Position(2).hold(0, main="huns", workers=4).market("franks").at("civilization")
    assert gains(game.play("annex franks"), "workers") == {}
    assert game.player(0).workers == 4


def test_annex_may_exceed_the_population_of_the_main_civilization():
    game = Position(2).hold(0, main="tibet", workers=2).market("franks").at("civilization")
    game.play("annex franks")
    assert game.player(0).workers == 3


def test_annex_takes_the_bonus_coins():
    game = Position(2).hold(0, main="egypt", coins=0).market("china", rome=4).at("civilization")
    assert gains(game.play("annex rome"), "coins") == {"bonus_coins": 4}


def test_annex_brings_no_main_ability():
    game = Position(2).hold(0, main="egypt").market("huns").at("civilization")
    game.play("annex huns")
    assert game.military() == 0


# ------------------------------------------------------------------ skip, and three civilisations


def test_skip_leaves_the_market_alone():
    game = Position(2).hold(0, main="egypt", workers=2).market("china", rome=2).at("civilization")
    deck = len(game.state.deck)
    game.play("skip")
    assert game.market_coins() == {"china": 0, "rome": 2}
    assert len(game.state.deck) == deck
    assert game.player(0).workers == 2
    assert game.snapshot()["step"] == "actions"


def test_with_two_civilizations_a_third_may_come():
    game = Position(2).hold(0, main="egypt", inherited=["huns"]).market("rome").at("civilization")
    assert game.legal() == ["annex rome", "rise rome", "skip"]


def test_with_three_civilizations_the_step_is_not_asked():
    game = Position(2, first_player=1).hold(1, main="egypt", inherited=["huns", "rome"], workers=2)
    game.at("end_of_turn", round=2, seat=0).play("end")
    game.play("skip", "rest")
    assert game.state.seat == 1
    assert game.snapshot()["step"] == "actions"
    assert game.why_not(f"rise {game.state.market[0][0].id}").code == "three_civilizations"


def test_the_third_civilization_still_may_rise_and_then_no_more():
    game = Position(2).hold(0, main="egypt", inherited=["huns"], workers=1).market("rome", "china").at("civilization")
    game.play("rise rome")
    assert len(game.player(0).civilizations) == 3
    game.play("rest")
    assert game.state.seat == 1
    assert game.why_not("annex china") is None  # the other player may


# ------------------------------------------------------------------ the market afterwards


@pytest.mark.parametrize("move", ["rise rome", "annex rome"])
def test_each_card_left_gets_a_coin_then_one_is_drawn_to_the_end(move):
    game = Position(2).hold(0, main="egypt").market("china", rome=1, huns=2, tibet=0).at("civilization")
    top = game.state.deck[0].id
    game.play(move)
    assert game.market_coins() == {"china": 1, "huns": 3, "tibet": 1, top: 0}
    assert list(game.market_coins()) == ["china", "huns", "tibet", top]


def test_from_an_empty_deck_nothing_is_drawn():
    game = Position(2).hold(0, main="egypt").market("china", "rome").at("civilization")
    game.state.deck = ()
    events = game.play("annex rome")
    assert game.market_coins() == {"china": 1}
    assert "deck_empty" in kinds(events)


def test_with_an_empty_market_one_may_only_skip():
    game = Position(2).hold(0, main="egypt").market().at("civilization")
    assert game.legal() == ["skip"]


def test_the_second_player_finds_a_coin_on_four_cards():
    game = Position(2).hold(0, workers=0).market("egypt", "rome", "china", "huns", "tibet")
    game.play("rise egypt", "rest")
    assert list(game.market_coins().values()) == [1, 1, 1, 1, 0]
    assert gains(game.play("rise rome"), "coins", seat=1) == {"bonus_coins": 1}
    assert list(game.market_coins().values()) == [2, 2, 2, 1, 0]


def test_a_card_that_is_not_in_the_market_cannot_rise():
    game = Position(2).market("egypt", "rome").at("civilization")
    assert game.why_not("rise china") == ("not_in_market", {"civilization": "china"})
    assert game.why_not("rise rome hand") == ("not_in_hand", {"civilization": "rome"})
