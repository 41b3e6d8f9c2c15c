"""Phase 6: fights, sieges, loot and pillage (rules 10)."""

from aoc_desktop.games.advanced_civilization.rules.phases.fights import fight
from tests.games.advanced_civilization.position import Position, kinds, told


def left_after(game: Position, area_limit: int, *sides: tuple[int, int]) -> dict[int, int]:
    return fight(game.state, list(sides), area_limit)


def test_three_against_five():
    """Rules page, 10, limit 2: 2:5, 2:4, 1:4, 1:3, 0:3, over."""
    assert left_after(Position(), 2, (0, 3), (1, 5)) == {0: 0, 1: 3}


def test_four_against_four():
    """Rules page, 10, limit 2: 3:3, 2:2, 1:1, over."""
    assert left_after(Position(), 2, (0, 4), (1, 4)) == {0: 1, 1: 1}


def test_below_the_limit_nations_live_together():
    game = Position().tokens(0, dacia=2).tokens(1, dacia=1)
    assert kinds(game.begin("conflict")) == []


def test_a_fight_stops_at_the_limit():
    game = Position().tokens(0, dacia=2).tokens(1, dacia=2)
    game.begin("conflict")
    # Equal numbers remove at once: 1:1 is below the limit of 3.
    assert (game.on_map(0), game.on_map(1)) == ({"dacia": 1}, {"dacia": 1})


def test_fewer_tokens_remove_first():
    game = Position().tokens(0, dacia=1).tokens(1, dacia=3)
    events = game.begin("conflict")
    assert (game.on_map(0), game.on_map(1)) == ({}, {"dacia": 3})
    assert told(events, "fight") == [("dacia", 4, 3, ((0, 1, 0), (1, 0, 3)))]


def test_metalworking_removes_last_whatever_its_number():
    game = Position().tokens(0, dacia=2).tokens(1, dacia=3).own(0, "metalworking")
    game.begin("conflict")
    # 2:2, 1:2, 1:... the total of 3 is reached after the first cycle.
    assert (game.on_map(0), game.on_map(1)) == ({"dacia": 1}, {"dacia": 2})
    game = Position().tokens(0, sudeten=1).tokens(1, sudeten=1).own(0, "metalworking")
    game.begin("conflict")
    assert (game.on_map(0), game.on_map(1)) == ({"sudeten": 1}, {})


def test_three_nations_fight_together_with_barbarians():
    game = Position().tokens(0, dacia=2).tokens(1, dacia=2).tokens("barbarians", dacia=4)
    pool = game.state.pool_tokens
    game.begin("conflict")
    assert (game.on_map(0), game.on_map(1), game.on_map("barbarians")) == ({}, {}, {"dacia": 3})
    assert game.state.pool_tokens == pool + 1


def test_agriculture_has_no_effect_in_a_fight():
    game = Position().tokens(0, dacia=2).tokens(1, dacia=2).own(0, "agriculture").own(1, "agriculture")
    game.begin("conflict")
    assert game.on_map(0) == {"dacia": 1}


# ------------------------------------------------------------------ sieges


def test_seven_tokens_take_a_city_that_six_defend():
    game = Position().tokens(0, rome=7).cities(1, "rome").stock(1, 10).stock(0, 0)
    game.begin("conflict")
    # 6 defenders against 7: the fewer remove first, until 2 (the limit) are left.
    assert game.towns(1) == []
    assert (game.on_map(0), game.on_map(1)) == ({"rome": 2}, {})


def test_too_few_attackers_all_leave():
    game = Position().tokens(0, rome=6).cities(1, "rome")
    events = game.begin("conflict")
    assert told(events, "too_weak") == [(0, "rome", 7, 6)]
    assert (game.on_map(0), game.towns(1)) == ({}, ["rome"])


def test_engineering_of_the_attacker_needs_six_against_five():
    game = Position().tokens(0, rome=6).cities(1, "rome").own(0, "engineering").stock(0, 0)
    events = game.begin("conflict")
    assert told(events, "siege") == [(0, "rome", 1, 5, 6)]


def test_engineering_of_the_defender_needs_eight_against_seven():
    game = Position().tokens(0, rome=7).cities(1, "rome").own(1, "engineering")
    assert told(game.begin("conflict"), "too_weak") == [(0, "rome", 8, 7)]
    game = Position().tokens(0, rome=8).cities(1, "rome").own(1, "engineering").stock(0, 0)
    assert told(game.begin("conflict"), "siege") == [(0, "rome", 1, 7, 8)]


def test_a_short_stock_defends_with_what_it_has():
    game = Position().tokens(0, rome=7).cities(1, "rome").stock(1, 2)
    game.begin("conflict")
    assert told(game.events, "siege") == [(0, "rome", 1, 2, 7)]


def test_defenders_beside_the_city_fight_before_the_siege():
    """Ruling 6: the only attacker fights the owner's tokens before the city is attacked."""
    game = Position().tokens(0, rome=8).tokens(1, rome=2).cities(1, "rome")
    game.begin("conflict")
    # 2 against 8: the owner loses both, the attacker one; seven are enough.
    assert told(game.events, "siege") == [(0, "rome", 1, 6, 7)]


def test_two_attackers_fight_each_other_first():
    game = Position().tokens(0, rome=7).tokens(2, rome=2).cities(1, "rome")
    game.begin("conflict")
    assert told(game.events, "too_weak") == [(0, "rome", 7, 6)]


def test_the_attackers_are_one_before_they_meet_the_owners_tokens():
    """§24.33, §24.41: 9 to 2 leaves 8, 8 to 3 leaves 6, too weak; one fight of all would leave 7."""
    game = Position().tokens(0, rome=9).tokens(2, rome=2).tokens(1, rome=3).cities(1, "rome")
    game.begin("conflict")
    assert told(game.events, "fight")[0] == ("rome", 11, None, ((0, 1, 8), (2, 2, 0)))
    assert told(game.events, "fight")[1] == ("rome", 11, 0, ((0, 2, 6), (1, 3, 0)))
    assert told(game.events, "too_weak") == [(0, "rome", 7, 6)]
    assert game.towns(1) == ["rome"]


def test_barbarians_before_a_city_are_attackers_too():
    game = Position().tokens(0, rome=9).tokens("barbarians", rome=2).tokens(1, rome=3).cities(1, "rome")
    game.begin("conflict")
    assert told(game.events, "too_weak") == [(0, "rome", 7, 6)]


def test_attackers_who_remove_each_other_leave_the_owners_tokens_alone():
    game = Position().tokens(0, rome=8).tokens(2, rome=8).tokens(1, rome=3).cities(1, "rome")
    game.begin("conflict")
    assert (game.on_map(0), game.on_map(1), game.on_map(2)) == ({}, {"rome": 3}, {})


def test_all_weak_attackers_leave_before_the_first_siege():
    """Ruling 8: the stock of the defender is as full as it can be."""
    game = Position().tokens(1, carthage=6).cities(0, "carthage").tokens(0, rome=7).cities(1, "rome").stock(1, 0)
    game.begin("conflict")
    assert told(game.events, "siege") == [(0, "rome", 1, 6, 7)]


def test_a_defender_of_two_cities_says_which_is_next():
    game = Position().tokens(0, rome=7, neapolis=7).cities(1, "rome", "neapolis").stock(1, 6).stock(0, 0)
    game.begin("conflict")
    assert (game.asked, game.deciders, game.pending) == ("defend", (1,), {"sieges": ["neapolis", "rome"]})
    game.play("defend rome", "pillage 0")
    assert game.towns(1) == []


def test_defenders_are_in_ast_order_and_pirates_last():
    game = Position().tokens(0, palermo=8, rome=7, knossos=7).cities("pirates", "palermo")
    game.cities(2, "knossos").cities(1, "rome").stock(0, 0)
    sieges = told(game.begin("conflict"), "siege")
    sieges += told(game.play("pillage 0"), "siege") + told(game.play("pillage 0"), "siege")
    assert [siege[1] for siege in sieges] == ["rome", "knossos", "palermo"]


def test_pirates_defend_with_tokens_from_outside_that_vanish():
    game = Position().tokens(0, palermo=7).cities("pirates", "palermo").stock(0, 0)
    pool = (game.state.pool_tokens, game.state.pool_cities)
    game.begin("conflict")
    assert game.on_map("barbarians") == {}
    assert (game.state.pool_tokens, game.state.pool_cities) == (pool[0], pool[1] + 1)


def test_a_city_falls_even_if_defenders_live_on():
    """Ruling 7."""
    game = Position().tokens(0, moesia=7).cities(1, "moesia").own(1, "metalworking").stock(0, 0).stock(1, 6)
    game.begin("conflict")
    assert game.towns(1) == []
    assert game.on_map(1) == {"moesia": 2}
    assert game.on_map(0) == {"moesia": 2}


def test_one_card_of_the_defender_is_looted_by_chance():
    game = Position().tokens(0, rome=7).cities(1, "rome").hand(1, grain=2, salt=1).stock(0, 0)
    game.begin("conflict")
    assert (game.asked, game.deciders) == ("loot", (-1,))
    assert dict(game.question.odds(game.state)) == {("loot", "grain"): 2, ("loot", "salt"): 1}  # type: ignore[attr-defined]
    events = game.play("! loot salt")
    assert (game.held(0), game.held(1)) == ({"salt": 1}, {"grain": 2})
    assert [event.seen_by for event in events if event.kind == "loot"] == [(0, 1)]


def test_a_single_kind_of_card_is_looted_without_chance():
    game = Position().tokens(0, rome=7).cities(1, "rome").hand(1, grain=2).stock(0, 0)
    game.begin("conflict")
    assert game.held(0) == {"grain": 1}


def test_the_attacker_pillages_up_to_three_of_its_own_stock():
    game = Position().tokens(0, rome=7).cities(1, "rome")
    game.begin("conflict")
    assert game.legal() == ["pillage 0", "pillage 1", "pillage 2", "pillage 3"]
    stock = game.state.stock[0]
    game.play("pillage 2")
    assert (game.state.stock[0], game.state.treasury[0]) == (stock - 2, 2)


def test_a_short_stock_pillages_less():
    # The defender has no token: no attacker falls, one token is in stock.
    game = Position().tokens(0, moesia=7).cities(1, "moesia").stock(0, 1).stock(1, 0)
    game.begin("conflict")
    assert game.legal() == ["pillage 0", "pillage 1"]


def test_pillage_also_from_a_pirate_city():
    game = Position().tokens(0, palermo=7).cities("pirates", "palermo")
    game.begin("conflict")
    assert game.pending == {"area": "palermo", "attacker": 0, "defender": "pirates"}


def test_an_inert_defender_is_looted_and_chooses_nothing():
    game = Position().tokens(0, rome=7, neapolis=7).cities(1, "rome", "neapolis").hand(1, grain=3).stock(0, 0)
    game.state.status[1] = 2
    game.state.order_seats()
    game.begin("conflict")
    assert game.held(0)["grain"] >= 1
