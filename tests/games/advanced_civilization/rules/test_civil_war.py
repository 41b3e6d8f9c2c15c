"""Civil War (rules 16.8) and latecomers (22)."""

import pytest

from tests.games.advanced_civilization.position import MORE_TOWNS, TOWNS, Position, told


def divided(*cards: str, tokens: int = 40) -> Position:
    """Seat 0 with forty tokens in eight areas; seat 2 has the most stock points."""
    areas = ("carthage", "numidia", "tunisia", "thapsus", "sabrata", "rome", "samnium", "campania")
    game = Position().own(0, *cards).tokens(1, germany=30)
    for number in range(tokens):
        game.tokens(0, **{areas[number % len(areas)]: 1})
    return game.struck(0, "civil_war")


def pick_all(game: Position) -> Position:
    """Whoever picks takes the first units of the list until the factions stand."""
    while game.asked == "pick":
        game.play(game.legal()[-1])
    return game


def test_the_seat_with_most_stock_points_is_the_heir():
    game = divided()
    assert told(game.events, "heir") == [(0, 2, 92)]
    assert (game.asked, game.deciders, game.pending["due"]) == ("pick", (0,), 15)


def test_no_war_if_the_victim_itself_has_the_most():
    # 10 tokens and 9 cities in stock against 7 and 9.
    game = Position().tokens(0, carthage=9, numidia=9, tunisia=9, thapsus=9, rome=1).tokens(1, germany=40)
    game.tokens(2, danube=40).struck(0, "civil_war")
    assert told(game.events, "no_effect") == [(0, "civil_war", "heir")]


def test_no_war_for_a_nation_of_thirty_five_points():
    assert told(divided(tokens=35).events, "no_effect") == [(0, "civil_war", "small")]
    assert divided(tokens=36).asked == "pick"


@pytest.mark.parametrize(
    ("cards", "own"),
    [(("music",), 20), (("drama_and_poetry",), 20), (("music", "drama_and_poetry"), 25)],
)
def test_the_arts_let_the_victim_pick_more(cards: tuple[str, ...], own: int):
    assert divided(*cards, tokens=46).pending["due"] == own


def test_democracy_lets_the_victim_pick_ten_more():
    assert divided("law", "democracy", tokens=46).pending["due"] == 25


def test_philosophy_lets_the_heir_pick_fifteen_points_alone():
    game = divided("law", "philosophy")
    assert (game.deciders, game.pending["due"]) == ((2,), 15)


def test_the_heir_picks_twenty_after_the_victim():
    game = divided()
    while game.deciders == (0,):
        game.play(game.legal()[-1])
    assert (game.deciders, game.pending["due"]) == ((2,), 20)
    pick_all(game)
    assert (game.asked, game.deciders) == ("faction", (0,))


def test_a_pick_that_exceeds_needlessly_is_refused():
    game = Position().cities(0, *MORE_TOWNS).tokens(0, germany=1).tokens(1, danube=30).struck(0, "civil_war")
    # 15 points: three cities, or the token and three cities, which would be one too many.
    assert "pick germany 1" not in game.legal()
    game.play("pick argos city", "pick eretria city", "pick knossos city")
    assert (game.deciders, game.pending["due"]) == ((2,), 20)


def test_the_heir_replaces_the_units_of_the_other_faction():
    game = pick_all(divided())
    second = dict(game.pending["second"]["tokens"])
    game.play("keep first")
    assert game.on_map(2) == second
    assert sum(game.on_map(0).values()) == 35


def test_the_victim_may_keep_the_smaller_part():
    game = pick_all(divided())
    first = dict(game.pending["first"]["tokens"])
    game.play("keep second")
    assert game.on_map(2) == first


def test_military_costs_each_faction_five_points():
    """Ruling 12: before the victim's choice, the victim from the first faction, the heir from the second."""
    game = pick_all(divided("military", tokens=46))
    assert (game.asked, game.deciders, game.pending["faction"]) == ("lose", (0,), "first")
    assert game.pending["due"] == 5
    while game.asked == "lose" and game.deciders == (0,):
        game.play(game.legal()[-1])
    assert (game.deciders, game.pending["faction"]) == ((2,), "second")
    assert game.pending["zone"] is not None
    while game.asked == "lose":
        game.play(game.legal()[-1])
    assert (game.asked, game.deciders) == ("faction", (0,))
    assert sum(game.pending["first"]["tokens"].values()) == 30
    assert sum(game.pending["second"]["tokens"].values()) == 6
    game.play("keep second")
    assert (sum(game.on_map(0).values()), sum(game.on_map(2).values())) == (6, 30)


def test_a_second_faction_that_military_ends_is_no_choice():
    """§30.415: the first one is kept unasked."""
    game = pick_all(divided("military", tokens=38))
    while game.asked == "lose":
        game.play(game.legal()[-1])
    assert told(game.events, "faction") == [(0, "first", 30, 0)]
    assert (game.asked, game.on_map(2)) == ("", {})


def test_an_heir_with_too_few_pieces_says_which_and_the_rest_goes_on():
    game = Position().tokens(0, carthage=8, numidia=8, tunisia=8, thapsus=8, rome=8)
    game.stock(0, 0).stock(1, 3).stock(2, 5)
    game.struck(0, "civil_war")
    pick_all(game)
    assert game.pending["heir"] == 2
    game.play("keep second")
    # The first faction has 35 tokens, the heir five in stock, then the other three.
    assert (game.asked, game.deciders) == ("annex", (2,))
    game.play(game.legal()[-1])
    while game.deciders == (2,):
        game.play(game.legal()[-1])
    assert sum(game.on_map(2).values()) == 5
    while game.asked == "annex":
        game.play(game.legal()[-1])
    assert sum(game.on_map(1).values()) == 3
    # What nobody can replace stays the victim's.
    assert sum(game.on_map(0).values()) == 40 - 8


def test_the_kind_that_suffices_is_taken_without_asking():
    game = Position().cities(0, *MORE_TOWNS).tokens(0, carthage=2, numidia=2, tunisia=1)
    game.cities(2, *TOWNS[:7]).tokens(1, germany=40, danube=5).cities(1, "rome")
    game.struck(0, "civil_war")
    # 15 and 20 points: seven cities. The heir has two in stock, and tokens enough for what is left.
    for city in MORE_TOWNS[:3]:
        game.play(f"pick {city} city")
    for city in MORE_TOWNS[3:7]:
        game.play(f"pick {city} city")
    game.play("keep second")
    assert (game.asked, game.deciders) == ("annex", (2,))
    assert game.legal() == [f"annex {city} city" for city in MORE_TOWNS[:7]]


def test_the_victim_keeps_stock_treasury_cards_and_square():
    game = pick_all(divided())
    before = (game.state.treasury[0], game.owned(0), game.state.ast[0])
    game.play("keep first")
    assert (game.state.treasury[0], game.owned(0), game.state.ast[0]) == before


# ------------------------------------------------------------------ latecomers


def with_latecomer() -> Position:
    game = Position(nations=["africa", "illyria", "crete", "thrace"], variants=["latecomers"], late=[3], board="west")
    return game.own(0, "pottery", "law").square(0, 6)


def test_a_waiting_seat_is_the_heir_before_all_others():
    game = with_latecomer().tokens(0, carthage=10, numidia=10, tunisia=10, thapsus=10).struck(0, "civil_war")
    assert told(game.events, "heir")[0][:2] == (0, 3)


def test_a_latecomer_enters_with_the_victims_cards_and_square():
    game = with_latecomer().tokens(0, carthage=10, numidia=10, tunisia=10, thapsus=10).struck(0, "civil_war")
    events = pick_all(game).play("keep first")
    assert told(events, "entered") == [(3, 0, 600 + 45 + 170)]
    assert (game.state.status[3], game.state.ast[3], game.owned(3)) == (0, 6, ["pottery", "law"])
    assert game.state.ast_order == (0, 1, 3, 2)
    assert sum(game.on_map(3).values()) == 5


def test_a_waiting_seat_is_in_no_ranking_and_decides_nothing():
    game = with_latecomer()
    assert 3 not in game.state.ast_order
    assert 3 not in game.state.ranking()
