"""Phase 12: every calamity with every card that changes it (rules 16)."""

import pytest

from aoc_desktop.games.advanced_civilization.rules.calamities.losing import least_excess
from tests.games.advanced_civilization.position import MORE_TOWNS, TOWNS, Position, told

ROADS = ("engineering", "roadbuilding")

# ------------------------------------------------------------------ 16.1 reveal


def test_calamities_are_resolved_in_their_order_and_lie_aside():
    game = Position().hand(0, superstition=1).hand(1, volcano=1)
    events = game.begin("calamities")
    assert [what for _, what, _ in told(events, "calamity")] == ["volcano", "superstition"]
    assert game.held(0) == game.held(1) == {}
    assert sum(game.state.aside) == 2


def test_of_three_calamities_chance_keeps_two():
    game = Position().hand(0, superstition=1, epidemic=1, civil_disorder=1)
    game.begin("calamities")
    assert (game.asked, game.deciders) == ("spare", (-1,))
    assert len(game.question.odds(game.state)) == 3  # type: ignore[attr-defined]
    events = game.play("! calamities 0 civil_disorder superstition")
    assert [what for _, what, _ in told(events, "calamity")] == ["superstition", "civil_disorder"]
    assert sum(game.state.aside) == 3


def test_two_calamities_are_both_suffered():
    events = Position().hand(0, superstition=1, epidemic=1).begin("calamities")
    assert len(told(events, "calamity")) == 2


# ------------------------------------------------------------------ 16.2 losing points


def test_the_rulebook_example_of_ten_points_in_a_famine():
    """§29.62: two cities, ten tokens or anything between; a city that leaves two tokens counts three."""
    game = Position().cities(0, "carthage", "thapsus", "cyrene").tokens(0, numidia=2, tunisia=2, danube=5, germany=5)
    game.struck(0, "famine")
    assert game.pending["due"] == 10
    assert "lose carthage city 2" in game.legal()
    game.play("lose carthage city 2")
    assert (game.pending["due"], game.pending["spent"]) == (7, ["carthage"])
    assert game.on_map(0)["carthage"] == 2
    assert game.legal("lose carthage") == [], "these tokens cannot be lost again"


def test_at_most_four_tokens_take_the_place_of_a_city():
    game = Position().cities(0, "danube", "thapsus", "cyrene").tokens(0, numidia=2).struck(0, "famine")
    assert game.legal("lose danube")[-1] == "lose danube city 4"


def test_two_cities_lose_ten_points():
    game = Position().cities(0, "carthage", "thapsus", "cyrene").tokens(0, numidia=2).struck(0, "famine")
    game.play("lose carthage city 0", "lose cyrene city 0")
    assert game.towns(0) == ["thapsus"]


def test_losses_are_exact_if_that_is_possible():
    game = Position().tokens(0, germany=5, danube=5, dacia=3).cities(0, "carthage").struck(0, "famine")
    # 10 of 13 tokens, or the city and 5 tokens, or parts of it.
    assert "lose carthage city 0" in game.legal()
    game.play("lose germany 5", "lose danube 4")
    # One point is due: of the city four tokens would have to stay, and its limit is three.
    assert game.legal() == ["lose dacia 1", "lose danube 1"]


@pytest.mark.parametrize(
    ("due", "tokens", "stock", "stays", "keep", "excess"),
    [
        (3, 0, 0, [4], 0, 2),  # a whole city for three points: nothing can stay
        (3, 0, 2, [4], 0, 0),  # two tokens stay: exactly three
        (3, 1, 1, [1], 0, 1),  # a site of limit 1: four points
        (4, 1, 1, [1], 0, 0),
        (7, 3, 0, [2, 2], 0, 0),  # one city and two tokens
        (12, 2, 0, [2, 2], 0, 0),
        (11, 2, 0, [2, 2], 0, 0),
        (13, 2, 0, [2, 2], 0, None),
        (4, 0, 1, [3], 1, 0),  # epidemic: one token must stay
        (1, 0, 0, [3], 1, None),  # no token could take the city's place
        (0, 5, 5, [], 0, 0),
        (-2, 5, 5, [], 0, 2),
    ],
)
def test_the_smallest_excess(due: int, tokens: int, stock: int, stays: list[int], keep: int, excess: int | None):
    assert least_excess(due, tokens, stock, stays, keep) == excess


def test_the_smallest_excess_agrees_with_trying_everything():
    for due in range(1, 14):
        for tokens in range(4):
            for stock in range(4):
                for stays in ([], [1], [4], [2, 1], [4, 3]):
                    for keep in (0, 1):
                        tried = _tried(tokens, stock, stays, keep)
                        enough = [total - due for total in tried if total >= due]
                        expected = min(enough) if enough else None
                        assert least_excess(due, tokens, stock, sorted(stays, reverse=True), keep) == expected


def _tried(tokens: int, stock: int, stays: list[int], keep: int) -> set[int]:
    """Every total: t tokens, and for each city that it stays, or goes with K tokens in its place."""
    choices: set[tuple[int, int]] = {(0, 0)}
    for most in stays:
        choices |= {(points + 5 - k, used + k) for points, used in choices for k in range(keep, most + 1)}
    return {lost + points for lost in range(tokens + 1) for points, used in choices if used <= stock + lost}


def test_all_that_can_be_lost_goes_without_asking():
    game = Position().tokens(0, numidia=2, tunisia=1).struck(0, "famine")
    assert (game.asked, game.on_map(0)) == ("", {})


# ------------------------------------------------------------------ 16.4 volcano or earthquake


def test_an_eruption_destroys_everything_at_the_volcano_with_most_points():
    game = Position().cities(0, "syracuse").tokens(0, campania=1).tokens(1, milazzo=2).tokens("barbarians", milazzo=1)
    game.struck(0, "volcano")
    assert told(game.events, "eruption") == [(0, "etna", 7)]
    assert (game.towns(0), game.on_map(0), game.on_map(1)) == ([], {"campania": 1}, {})
    assert game.on_map("barbarians") == {"milazzo": 1}


def test_the_victim_chooses_between_equal_volcanoes():
    """Ruling 10: unit points are counted."""
    game = Position().cities(0, "syracuse").tokens(0, campania=1).tokens(1, campania=4)
    game.struck(0, "volcano")
    assert (game.asked, game.legal()) == ("volcano", ["volcano etna", "volcano vesuvius"])


def test_an_earthquake_destroys_a_city_and_reduces_one_beside_it():
    game = Position().cities(0, "rome").cities(1, "neapolis").tokens(1, dacia=2)
    game.struck(0, "volcano")
    assert (game.towns(0), game.towns(1)) == ([], [])
    assert game.on_map(1) == {"dacia": 2, "neapolis": 1}
    assert game.on_map(0) == {}


def test_engineering_reduces_ones_own_city_and_spares_the_neighbour():
    game = Position().cities(0, "rome").own(0, "engineering").struck(0, "volcano")
    assert game.on_map(0) == {"rome": 2}
    game = Position().cities(0, "rome").cities(1, "neapolis").own(1, "engineering").struck(0, "volcano")
    assert game.towns(1) == ["neapolis"]


def test_the_site_with_the_most_damage_and_ties_by_the_victim():
    # Beside Rome lies a city that would leave one token, beside Carthage nobody's.
    game = Position().cities(0, "rome", "carthage").cities(1, "neapolis").struck(0, "volcano")
    assert game.towns(0) == ["carthage"]
    game = Position().cities(0, "rome", "carthage").struck(0, "volcano")
    assert game.legal() == ["quake carthage", "quake rome"]
    game = Position().cities(0, "samnium").cities(1, "neapolis").cities(2, "tarentum").struck(0, "volcano")
    assert game.legal() == ["quake samnium neapolis", "quake samnium tarentum"]


# ------------------------------------------------------------------ 16.5 treachery


def test_the_giver_takes_a_city():
    game = Position().cities(0, "carthage", "thapsus").struck(0, "treachery", giver=2)
    assert (game.asked, game.deciders) == ("betray", (2,))
    game.play("betray thapsus")
    assert (game.towns(0), game.towns(2)) == (["carthage"], ["thapsus"])


def test_a_giver_without_a_city_in_stock_only_destroys():
    game = Position().cities(0, "carthage").cities(2, *MORE_TOWNS).struck(0, "treachery", giver=2)
    assert (game.towns(0), len(game.towns(2))) == ([], 9)


def test_without_a_giver_the_victim_reduces_one_city():
    game = Position().cities(0, "carthage", "thapsus").struck(0, "treachery")
    assert game.pending == {"cause": "treachery", "left": 1, "blocked": 0}
    game.play("reduce carthage")
    assert game.on_map(0) == {"carthage": 3}


# ------------------------------------------------------------------ 16.6 famine


def test_famine_shares_twenty_among_the_others_eight_each():
    game = Position().tokens(0, germany=5, danube=5).tokens(1, dacia=3, moesia=4, pannonia=4).tokens(2, knossos=3)
    game.struck(0, "famine")
    # Caps are 8 and 3: together 11 of 20, so every share is forced.
    assert told(game.events, "assigned") == [(0, 1, 8), (0, 2, 3)]
    assert (game.deciders, game.pending["due"]) == ((1,), 8)


def test_shares_are_said_seat_by_seat():
    game = Position(nations=["africa", "illyria", "crete", "italy", "thrace"], board="three_west_panels")
    for seat, area in ((1, "germany"), (2, "danube"), (3, "pannonia"), (4, "moesia")):
        game.tokens(seat, **{area: 9})
    game.struck(0, "famine")
    # AST order: Italy (seat 3), Illyria (1), Thrace (4), Crete (2), 8 at most each.
    assert game.legal() == [f"assign 3 {number}" for number in range(9)]
    game.play("assign 3 0")
    assert game.legal() == [f"assign 1 {number}" for number in range(4, 9)]
    game.play("assign 1 4")
    assert told(game.events, "assigned")[0] == (0, 1, 4)
    assert game.pending["due"] == 4


def test_pottery_shows_grain_that_is_frozen_then():
    game = Position().tokens(0, germany=9, danube=9).own(0, "pottery").hand(0, grain=4)
    game.struck(0, "famine")
    assert (game.asked, game.legal()) == ("pottery", ["show 0", "show 1", "show 2", "show 3"])
    game.play("show 2")
    assert (game.state.frozen[0], game.pending["due"]) == (2, 2)
    assert game.held(0) == {"grain": 4}


def test_grain_beyond_the_loss_is_not_shown():
    game = Position().tokens(0, germany=9, danube=9).own(0, "pottery").hand(0, grain=4).struck(0, "famine")
    game.play("show 3")
    assert (game.asked, sum(game.on_map(0).values())) == ("", 18)


# ------------------------------------------------------------------ 16.7 superstition


@pytest.mark.parametrize(
    ("cards", "cities"),
    [
        ((), 3),
        (("mysticism",), 2),
        (("deism",), 1),
        (("enlightenment",), 0),
        (("mysticism", "deism"), 1),
        (("mysticism", "deism", "enlightenment"), 0),
    ],
)
def test_superstition_and_the_smallest_number_that_a_card_sets(cards: tuple[str, ...], cities: int):
    game = Position().cities(0, *TOWNS[:5]).own(0, *cards).struck(0, "superstition")
    assert told(game.events, "due") == [(0, "cities", cities)]
    assert game.asked == ("reduce" if cities else "")


def test_reductions_with_tokens_for_all_or_none_ask_nothing():
    game = Position().cities(0, "carthage", "thapsus").struck(0, "superstition")
    assert (game.asked, game.on_map(0)) == ("", {"carthage": 3, "thapsus": 3})
    game = Position().cities(0, "carthage", "thapsus").stock(0, 0).struck(0, "superstition")
    assert (game.asked, game.towns(0)) == ("", [])


def test_with_a_scarce_stock_the_order_is_asked():
    """Ruling 28: all of them, but who gets the tokens?"""
    game = Position().cities(0, "carthage", "thapsus").stock(0, 4).struck(0, "superstition")
    assert game.legal() == ["reduce carthage", "reduce thapsus"]
    game.play("reduce thapsus")
    assert game.on_map(0) == {"carthage": 1, "thapsus": 3}


# ------------------------------------------------------------------ 16.9 slave revolt


@pytest.mark.parametrize(("cards", "blocked"), [((), 15), (("engineering", "mining"), 20), (("enlightenment",), 10)])
def test_slaves_support_no_city(cards: tuple[str, ...], blocked: int):
    game = Position().cities(0, *TOWNS[:8]).tokens(0, germany=9, danube=9, dacia=4).own(0, *cards)
    game.struck(0, "slave_revolt")
    assert (game.asked, game.pending["blocked"]) == ("reduce", blocked)


def test_no_more_slaves_than_tokens_and_new_cities_first():
    game = Position().cities(0, "rome", new=True).cities(0, "carthage", "thapsus").tokens(0, numidia=4)
    game.struck(0, "slave_revolt")
    # Four tokens are all blocked: Rome goes first, unasked, then another city.
    assert told(game.events, "slave_revolt") == [(0, 4)]
    assert "rome" in game.on_map(0)


# ------------------------------------------------------------------ 16.10 flood


def test_flood_takes_seventeen_points_on_the_plain_and_ten_from_others_there():
    game = Position().tokens(0, danube=9, moesia=9, etruria=2).tokens(1, tyras=12).struck(0, "flood")
    assert told(game.events, "flood") == [(0, "danube")]
    assert (game.pending["due"], game.pending["zone"]) == (17, ["danube", "moesia", "tyras"])
    game.play("lose danube 9", "lose moesia 8")
    # The other's share: 10 of its 12 tokens in one area; numbers up to 10 are open.
    assert (game.deciders, game.pending["due"]) == ((1,), 10)


def test_engineering_caps_a_flood_at_seven():
    game = Position().tokens(0, danube=9).own(0, "engineering").tokens(1, tyras=12).own(1, "engineering")
    game.struck(0, "flood")
    assert game.pending["due"] == 7
    game.play("lose danube 7")
    assert (game.deciders, game.pending["due"]) == ((1,), 7)


def test_a_city_on_a_black_site_stands_above_the_water():
    """Ruling 11: Moesia has a black site and cannot be lost, Tyras a white one."""
    game = Position().cities(0, "moesia", "tyras").struck(0, "flood")
    assert (game.towns(0), game.asked) == (["moesia"], "")


def test_the_plain_with_most_units_floods_safe_cities_counted():
    """§30.513: the city in Moesia makes eight points on the Danube, though only the three tokens can be lost."""
    game = Position().cities(0, "moesia").tokens(0, danube=3, etruria=2, rubicon=2).struck(0, "flood")
    assert told(game.events, "flood") == [(0, "danube")]
    assert (game.towns(0), game.on_map(0)) == (["moesia"], {"etruria": 2, "rubicon": 2})


def test_a_safe_city_weighs_as_much_as_five_tokens():
    game = Position().cities(0, "moesia").tokens(0, etruria=5).struck(0, "flood")
    assert (game.asked, game.legal()) == ("plain", ["plain danube", "plain po"])


def test_a_safe_city_on_a_plain_keeps_the_coastal_ones():
    """§30.514: a victim with a unit on a plain loses no coastal city; the others there lose their ten all the same."""
    game = Position().cities(0, "moesia", "carthage").tokens(0, numidia=2).tokens(1, tyras=12).struck(0, "flood")
    assert told(game.events, "above_water") == [(0,)]
    assert (game.asked, game.deciders, game.pending["due"]) == ("lose", (1,), 10)
    game.play("lose tyras 10")
    assert (game.towns(0), game.on_map(0), game.asked) == (["carthage", "moesia"], {"numidia": 2}, "")


def test_between_equal_plains_the_victim_chooses():
    game = Position().tokens(0, danube=2, etruria=2).struck(0, "flood")
    assert (game.asked, game.legal()) == ("plain", ["plain danube", "plain po"])


def test_without_units_on_a_plain_a_coastal_city_drowns():
    game = Position().cities(0, "carthage", "thapsus", "sudeten").struck(0, "flood")
    assert (game.asked, game.legal()) == ("drown", ["drown carthage", "drown thapsus"])
    game.play("drown carthage")
    assert (game.towns(0), game.on_map(0)) == (["sudeten", "thapsus"], {})


def test_engineering_only_reduces_the_coastal_city():
    game = Position().cities(0, "carthage").own(0, "engineering").struck(0, "flood")
    assert game.on_map(0) == {"carthage": 3}


# ------------------------------------------------------------------ 16.12 epidemic


@pytest.mark.parametrize(
    ("cards", "due"), [((), 16), (("medicine",), 8), (ROADS, 21), (("medicine", *ROADS), 13)]
)  # fmt: skip
def test_epidemic_leaves_one_token_in_each_area(cards: tuple[str, ...], due: int):
    game = Position().tokens(0, germany=9, danube=9, dacia=9).own(0, *cards).struck(0, "epidemic")
    assert game.pending["due"] == due
    assert game.legal("lose germany")[-1] == "lose germany 8"


def test_epidemic_spares_the_giver():
    """§29.61: Crete passed the card on and is immune."""
    game = Position().tokens(0, germany=2).tokens(1, danube=9).tokens(2, knossos=9).struck(0, "epidemic", giver=2)
    assert told(game.events, "assigned") == [(0, 1, 8)]
    assert game.on_map(2) == {"knossos": 9}


def test_epidemic_changes_the_shares_by_cards():
    game = Position().tokens(1, danube=20).own(1, "medicine").tokens(2, knossos=20).own(2, *ROADS)
    game.struck(0, "epidemic")
    assert told(game.events, "assigned") == [(0, 1, 10), (0, 2, 10)]
    assert game.pending["due"] == 5
    game.play("lose danube 5")
    # Roadbuilding's +5 may exceed the cap.
    assert (game.deciders, game.pending["due"]) == ((2,), 15)


def test_epidemic_replaces_a_city_by_at_least_one_token():
    """Ruling 29."""
    game = Position().cities(0, "carthage", "thapsus", "cyrene", "rome", "moesia").struck(0, "epidemic")
    assert "lose carthage city 0" not in game.legal()
    assert "lose carthage city 1" in game.legal()
    game = Position().cities(0, "carthage").stock(0, 0).struck(0, "epidemic")
    assert game.towns(0) == ["carthage"]


# ------------------------------------------------------------------ 16.13 civil disorder, 16.14 iconoclasm


@pytest.mark.parametrize(
    ("cards", "cities"),
    [
        ((), 4),
        (("music",), 3),
        (("drama_and_poetry",), 3),
        (("law",), 3),
        (("law", "democracy"), 2),
        (("military",), 5),
        (("engineering", "roadbuilding"), 5),
        (("music", "drama_and_poetry", "law", "democracy"), 0),
    ],
)
def test_civil_disorder_spares_three_cities(cards: tuple[str, ...], cities: int):
    game = Position().cities(0, *TOWNS[:7]).own(0, *cards).struck(0, "civil_disorder")
    assert told(game.events, "due") == [(0, "cities", cities)]


def test_civil_disorder_of_three_cities_is_harmless():
    game = Position().cities(0, *TOWNS[:3]).struck(0, "civil_disorder")
    assert len(game.towns(0)) == 3


@pytest.mark.parametrize(
    ("cards", "cities"),
    [
        ((), 4),
        (("law",), 3),
        (("law", "philosophy"), 2),
        (("enlightenment", "theology"), 1),
        (("enlightenment", "monotheism"), 5),
        (("engineering", "roadbuilding"), 5),
        (("law", "philosophy", "enlightenment", "theology"), 0),
    ],
)
def test_iconoclasm_and_heresy(cards: tuple[str, ...], cities: int):
    game = Position().cities(0, *TOWNS[:7]).own(0, *cards).struck(0, "iconoclasm")
    assert told(game.events, "due")[0] == (0, "cities", cities)


def test_iconoclasm_shares_two_cities_out():
    """Ruling 13: the victim names the players, they choose the cities."""
    game = Position().cities(1, "rome", "neapolis").cities(2, "knossos", "argos").struck(0, "iconoclasm")
    assert game.legal() == ["assign 1 0", "assign 1 1", "assign 1 2"]
    game.play("assign 1 1")
    assert (game.deciders, game.legal()) == ((1,), ["reduce neapolis", "reduce rome"])
    game.play("reduce rome")
    assert game.deciders == (2,)


def test_iconoclasm_spares_giver_and_theology_and_philosophy_loses_one_at_most():
    game = Position().cities(1, "rome", "neapolis").own(1, "enlightenment", "theology").cities(2, "knossos", "argos")
    assert told(game.struck(0, "iconoclasm").events, "assigned") == [(0, 2, 2)]
    game = Position().cities(1, "rome", "neapolis").cities(2, "knossos", "argos").struck(0, "iconoclasm", giver=2)
    assert told(game.events, "assigned") == [(0, 1, 2)]
    game = Position().cities(1, "rome", "neapolis").own(1, "law", "philosophy").cities(2, "knossos", "argos")
    assert game.struck(0, "iconoclasm").legal() == ["assign 1 0", "assign 1 1"]


# ------------------------------------------------------------------ 16.15 piracy


def test_pirates_take_two_coastal_cities_chosen_by_the_giver():
    game = Position().cities(0, "carthage", "thapsus", "cyrene", "sudeten").struck(0, "piracy", giver=2)
    assert (game.deciders, game.pending) == ((2,), {"victim": 0, "stage": "primary", "left": 2})
    assert game.legal() == ["pirate carthage", "pirate cyrene", "pirate thapsus"]
    game.play("pirate carthage", "pirate cyrene")
    assert (game.towns("pirates"), game.towns(0)) == (["carthage", "cyrene"], ["sudeten", "thapsus"])


def test_without_a_giver_the_victim_chooses_its_own():
    """Ruling 15."""
    game = Position().cities(0, "carthage", "thapsus", "cyrene").struck(0, "piracy")
    assert game.deciders == (0,)


def test_the_victim_names_cities_of_two_others_but_not_of_the_giver():
    game = Position().cities(1, "rome", "neapolis").cities(2, "knossos", "argos").struck(0, "piracy")
    assert game.pending == {"victim": 0, "stage": "secondary", "left": 2}
    game.play("pirate rome")
    assert game.legal() == ["pirate argos", "pirate knossos"]
    game = Position().cities(1, "rome").cities(2, "knossos").struck(0, "piracy", giver=1)
    assert (game.towns(1), game.towns(2), game.towns("pirates")) == (["rome"], [], ["knossos"])


def test_an_empty_pool_only_removes_the_city():
    """Ruling 20."""
    game = Position().cities(0, "carthage")
    game.state.pool_cities = 0
    game.struck(0, "piracy")
    assert (game.towns(0), game.towns("pirates")) == ([], [])


# ------------------------------------------------------------------ inert nations


def test_inert_nations_are_never_secondary_victims():
    game = Position().tokens(0, germany=9).tokens(1, danube=9).tokens(2, knossos=9)
    game.state.status[1] = 2
    game.state.order_seats()
    game.struck(0, "famine")
    # The victim's nine tokens went without asking; eight points fell on the only other player.
    assert told(game.events, "assigned") == [(0, 2, 8)]
    assert game.on_map(1) == {"danube": 9}
