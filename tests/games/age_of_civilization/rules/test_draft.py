"""Both drafts: keeping and passing, the market they leave, and what civilisations bring."""

import pytest

from tests.games.age_of_civilization.position import Position, gains, kinds

PACKS = [
    ["axum", "egypt", "kongo", "carthage", "kush", "mali", "zimbabwe"],
    ["rome", "byzantium", "britain", "franks", "iberia", "italy", "greece"],
    ["china", "korea", "japan", "tibet", "arabia", "babylon", "hittites"],
]
FIRST_PACKS = [
    ["axum", "egypt", "kongo", "carthage"],
    ["rome", "byzantium", "britain", "franks"],
    ["china", "korea", "japan", "arabia"],
]


def hands(game: Position) -> list[list[str]]:
    return [[card.id for card in player.hand] for player in game.state.players]


def keep_first(game: Position, times: int) -> None:
    """Everyone keeps the first card of the pack in hand, so many times."""
    for _ in range(times * len(game.state.players)):
        game.play(f"keep {game.state.packs[game.state.seat][0].id}")


def drafted(cards: str = "second_edition", players: int = 2) -> Position:
    """A game after its draft; hands and market are set by the test."""
    game = Position(players, cards, variants=["draft"])
    game.state.packs = ()
    for player in game.state.players:
        player.hand = ()
    return game.at("civilization", round=2)


# ------------------------------------------------------------------ second edition


def test_seven_cards_are_dealt_and_there_is_no_market_at_first():
    game = Position(3, variants=["draft"])
    assert [len(pack) for pack in game.state.packs] == [7, 7, 7]
    assert game.state.market == ()
    assert game.snapshot()["step"] == "draft"


def test_seats_keep_in_order_from_seat_0_whoever_is_first_player():
    game = Position(3, variants=["draft"], packs=PACKS, first_player=2)
    assert game.snapshot()["seat"] == 0
    game.play("keep kongo")
    assert game.snapshot()["seat"] == 1
    assert game.legal() == sorted(f"keep {card}" for card in PACKS[1])
    assert hands(game) == [["kongo"], [], []]


def test_a_card_of_another_pack_cannot_be_kept():
    game = Position(3, variants=["draft"], packs=PACKS)
    assert game.why_not("keep rome") == ("not_in_pack", {"civilization": "rome"})


def test_packs_pass_to_the_next_seat_clockwise():
    game = Position(3, variants=["draft"], packs=PACKS)
    game.play("keep axum", "keep rome", "keep china")
    assert [[card.id for card in pack] for pack in game.state.packs] == [PACKS[2][1:], PACKS[0][1:], PACKS[1][1:]]


def test_packs_do_not_pass_before_all_have_kept():
    game = Position(3, variants=["draft"], packs=PACKS)
    game.play("keep axum", "keep rome")
    assert [card.id for card in game.state.packs[2]] == PACKS[2]


def test_five_cards_are_kept_in_the_order_of_keeping():
    game = Position(3, variants=["draft"], packs=PACKS)
    keep_first(game, 5)
    assert hands(game) == [
        ["axum", "korea", "britain", "carthage", "arabia"],
        ["rome", "egypt", "japan", "franks", "kush"],
        ["china", "byzantium", "kongo", "tibet", "iberia"],
    ]


def test_the_two_cards_left_with_each_player_form_the_market_in_seat_order():
    """After five keeps (and four passes) seat 0 holds the pack of seat 2."""
    game = Position(3, variants=["draft"], packs=PACKS)
    keep_first(game, 5)
    assert game.market_coins() == {
        "babylon": 0,
        "hittites": 0,
        "mali": 0,
        "zimbabwe": 0,
        "italy": 0,
        "greece": 0,
    }


def test_after_the_draft_the_first_player_begins_round_1():
    game = Position(3, variants=["draft"], packs=PACKS, first_player=2)
    keep_first(game, 5)
    assert (game.snapshot()["step"], game.state.round, game.state.seat) == ("civilization", 1, 2)


def test_a_civilization_rises_from_the_hand_or_the_market():
    game = drafted().hand(0, "rome", "egypt").market("china").at("civilization", round=1)
    assert game.legal() == ["rise china", "rise egypt hand", "rise rome hand"]
    game.play("rise rome hand")
    assert hands(game)[0] == ["egypt"]
    assert game.market_coins() == {"china": 0}


def test_a_civilization_is_annexed_from_the_hand_too():
    game = drafted().hold(0, main="egypt", workers=1).hand(0, "rome").market("china")
    assert game.legal() == ["annex china", "annex rome hand", "rise china", "rise rome hand", "skip"]
    game.play("annex rome hand")
    assert game.military() == 2
    assert hands(game)[0] == []


@pytest.mark.parametrize("cards", ["second_edition", "first_edition"])
def test_no_bonus_coins_are_placed_and_nothing_is_drawn(cards):
    game = drafted(cards).hold(0, main="egypt").market("china", "rome", "india")
    events = game.play("annex rome")
    assert game.market_coins() == {"china": 0, "india": 0}
    assert not {"market_coins", "drawn"} & set(kinds(events))


@pytest.mark.parametrize("cards", ["second_edition", "first_edition"])
@pytest.mark.parametrize("move", ["rise rome", "rise china hand"])
def test_the_first_civilization_brings_no_bonus_coin(cards, move):
    game = drafted(cards).hand(0, "china").market("rome").at("civilization", round=1)
    assert gains(game.play(move), "coins") == {}


@pytest.mark.parametrize("cards", ["second_edition", "first_edition"])
@pytest.mark.parametrize("move", ["rise rome", "annex rome", "rise china hand", "annex china hand"])
def test_each_later_civilization_brings_two(cards, move):
    game = drafted(cards).hold(0, main="egypt").hand(0, "china").market("rome")
    assert gains(game.play(move), "coins") == {"bonus_coins": 2}


def test_phoenicia_coins_come_with_the_card_beside_the_two():
    """Second edition, p. 29, Phoenicia in the draft."""
    game = drafted().hold(0, main="egypt").market(rome=2)
    assert gains(game.play("annex rome"), "coins") == {"bonus_coins": 4}


def test_phoenicia_coins_come_with_a_first_civilization_too():
    """Second edition, p. 29, Phoenicia in the draft."""
    game = drafted().market(rome=2).at("civilization", round=1)
    assert gains(game.play("rise rome"), "coins") == {"bonus_coins": 2}


def test_phoenicia_lays_coins_on_a_market_card_in_the_draft():
    """Second edition, p. 29, Phoenicia in the draft."""
    game = drafted().hold(0, main="phoenicia", coins=2).market("rome").at("end_of_turn")
    game.play("use phoenicia rome")
    assert game.market_coins() == {"rome": 2}


@pytest.mark.parametrize(
    ("first", "laid", "coins"),
    [
        (True, 0, {}),
        (True, 2, {"bonus_coins": 2, "carthage": 4}),
        (False, 0, {"bonus_coins": 2, "carthage": 4}),
        (False, 2, {"bonus_coins": 4, "carthage": 8}),
    ],
)
def test_carthage_in_the_draft_triples_what_is_received(first, laid, coins):
    game = drafted().market(carthage=laid)
    if not first:
        game.hold(0, main="egypt").market(carthage=laid)
    assert gains(game.play("rise carthage"), "coins") == coins


def test_carthage_annexed_in_the_draft_brings_two():
    game = drafted().hold(0, main="egypt").market("carthage")
    assert gains(game.play("annex carthage"), "coins") == {"bonus_coins": 2}


@pytest.mark.parametrize(("first", "laid", "picks"), [(True, 0, 0), (True, 2, 1), (False, 0, 1), (False, 2, 2)])
def test_iberia_in_the_draft_gains_a_technology_for_two_coins_received(first, laid, picks):
    game = drafted()
    if not first:
        game.hold(0, main="egypt")
    game.market(iberia=laid).play("rise iberia")
    found = 0
    while game.snapshot()["step"] == "pick":
        game.play(game.legal("pick")[0])
        found += 1
    assert found == picks


def test_with_an_empty_market_and_hand_one_may_only_skip():
    game = drafted().hold(0, main="egypt").market()
    assert game.legal() == ["skip"]


def test_a_player_may_not_play_from_the_hand_of_another():
    game = drafted().hold(0, main="egypt").hand(1, "rome").market("china")
    assert game.why_not("rise rome hand") == ("not_in_hand", {"civilization": "rome"})
    assert game.why_not("rise rome") == ("not_in_market", {"civilization": "rome"})


# ------------------------------------------------------------------ first edition


def test_first_edition_deals_four_cards_beside_the_market_of_five():
    game = Position(3, "first_edition", variants=["draft"])
    assert [len(pack) for pack in game.state.packs] == [4, 4, 4]
    assert len(game.state.market) == 5


def test_first_edition_three_are_kept_and_the_fourth_received_is_kept_too():
    market = ["india", "maya", "khmer", "mali", "sumer"]
    game = Position(3, "first_edition", variants=["draft"], packs=FIRST_PACKS, market=market)
    keep_first(game, 3)
    assert hands(game) == [
        ["axum", "korea", "britain", "carthage"],
        ["rome", "egypt", "japan", "franks"],
        ["china", "byzantium", "kongo", "arabia"],
    ]
    assert list(game.market_coins()) == market
    assert game.snapshot()["step"] == "civilization"


@pytest.mark.parametrize(("first", "laid", "coins"), [(True, 0, 0), (False, 0, 6), (True, 2, 6), (False, 2, 12)])
def test_first_edition_carthage_triples_what_is_received_and_that_is_nothing_at_first(first, laid, coins):
    game = drafted("first_edition")
    if first:
        game.at("civilization", round=1)
    else:
        game.hold(0, main="egypt")
    game.market(carthage=laid)
    assert sum(gains(game.play("rise carthage"), "coins").values()) == coins


def test_first_edition_carthage_annexed_brings_the_usual_two():
    game = drafted("first_edition").hold(0, main="egypt").market("carthage")
    assert gains(game.play("annex carthage"), "coins") == {"bonus_coins": 2}
