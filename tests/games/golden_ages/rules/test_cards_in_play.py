"""Wonders, activation and technologies (rules, sections 5.5–5.7; rulings 3, 14, 19, 21, 28)."""

from __future__ import annotations

import pytest

from tests.games.golden_ages.position import Position, gains, kinds

# ------------------------------------------------------------------ wonders


def test_a_wonder_is_paid_and_its_effect_resolves_at_once() -> None:
    game = Position().hold(0, gold=3).colonists(0, "e4 c5").cities(0, "f3")
    events = game.play("wonder pyramids")
    assert game.player(0).gold == 0
    assert gains(events, "points") == {"pyramids": 4}, "two stones are controlled"
    assert "pyramids" not in [card.id for card in game.state.wonders]


def test_a_civilisation_named_on_the_wonder_pays_less() -> None:
    game = Position().hold(0, "egypt", gold=2)
    assert game.legal("wonder") == ["wonder pyramids"]
    game.play("wonder pyramids")
    assert game.player(0).gold == 0


def test_ruling_21_greece_builds_one_wonder_for_nothing() -> None:
    game = Position().hold(0, "greece", gold=0)
    assert len(game.legal("free_wonder")) == 4
    game.play("free_wonder colossus")
    assert game.player(0).free_wonder_used
    assert game.at(0).legal("free_wonder") == []


def test_ruling_21_the_free_wonder_is_lost_when_greece_leaves() -> None:
    assert Position().hold(0, "rome", gold=0).legal("free_wonder") == []


def test_great_library_gives_a_technology_of_the_players_choice() -> None:
    game = Position().hold(0, gold=4)
    game.play("wonder great_library")
    assert game.legal() == ["develop agriculture", "develop carriage", "develop metallurgy", "develop writing"]
    game.play("develop carriage")
    assert game.technologies(0) == ["carriage"]
    assert (game.player(0).gold, game.player(0).reserve) == (0, 6)
    assert game.state.seat == 1


def test_oxford_gives_two_and_the_second_may_need_the_first() -> None:
    game = Position(era=3).hold(0, gold=14)
    game.play("wonder oxford_university", "develop carriage")
    assert "develop rail" in game.legal()
    game.play("develop rail")
    assert game.technologies(0) == ["carriage", "rail"]


def test_a_single_technology_is_developed_unasked_and_none_is_left_out() -> None:
    """Nineteen of twenty: the last one comes by itself, the second of Oxford's two is left out."""
    everything = [card.id for card in Position().state.table.cards.technologies if card.level > 1]
    game = Position(era=3).hold(0, technologies=" ".join(card for card in everything if card != "rocketry"), gold=14)
    events = game.play("wonder oxford_university")
    assert game.technologies(0)[-1] == "rocketry"
    assert "nothing_to_develop" in kinds(events)
    assert game.state.seat == 1


def test_kremlin_counts_lying_colonists_of_all_players() -> None:
    game = Position(era=4).hold(0, gold=8).colonists(0, "d4", "e4 d5").colonists(1, "e6", "e5 e6")
    assert gains(game.play("wonder kremlin"), "points") == {"kremlin": 4}


def test_internet_counts_cities_and_the_capital() -> None:
    game = Position(era=4).hold(0, gold=6).cities(0, "e5", "f3")
    assert gains(game.play("wonder internet"), "points") == {"internet": 3}


def test_porcelain_tower_counts_glory_tiles() -> None:
    game = Position(era=3).hold(0, gold=6, glory=[2, 5])
    assert gains(game.play("wonder porcelain_tower"), "points") == {"porcelain_tower": 6}


# ------------------------------------------------------------------ activation


def test_a_card_is_activated_once_per_era() -> None:
    game = Position().hold(0, buildings="bank", gold=0)
    assert gains(game.play("activate bank")) == {"bank": 4}
    assert game.at(0).legal("activate") == []


def test_of_equal_buildings_each_can_be_activated() -> None:
    game = Position().hold(0, technologies="writing", buildings="bank bank", gold=0)
    game.play("activate bank")
    assert game.at(0).legal("activate") == ["activate bank"]
    game.play("activate bank")
    assert game.player(0).gold == 8


def test_activation_for_nothing_is_allowed() -> None:
    game = Position().hold(0, buildings="market", gold=0)
    events = game.play("activate market")
    assert gains(events) == {}
    assert "nothing_gained" in kinds(events)


@pytest.mark.parametrize(("building", "gold"), [("market", 3), ("granary", 2), ("museum", 6), ("power_plant", 4)])
def test_what_buildings_bring(building: str, gold: int) -> None:
    """One colonist of seat 0 and two of seat 1 in the Agora, two standing, one city."""
    game = Position(era=4).hold(0, buildings=building, gold=0).colonists(0, "d5 e4", agora=1).cities(0, "e5")
    game.colonists(1, "e6", agora=2)
    assert gains(game.play(f"activate {building}")) == {building: gold}


def test_movie_theater_gives_points() -> None:
    game = Position(era=4).hold(0, buildings="movie_theater").colonists(0, "d5", agora=2)
    assert gains(game.play("activate movie_theater"), "points") == {"movie_theater": 4}


def test_a_library_develops_a_technology_for_2_less() -> None:
    game = Position().hold(0, buildings="library", gold=1)
    game.play("activate library agriculture")
    assert game.technologies(0) == ["agriculture"]
    assert game.player(0).gold == 0


def test_an_activated_technology_needs_its_predecessor_and_the_gold() -> None:
    game = Position().hold(0, technologies="carriage", buildings="university", gold=1)
    affordable = ("agriculture", "metallurgy", "writing")
    assert game.legal("activate") == [f"activate university {card}" for card in affordable]


def test_a_laboratory_gives_one_for_nothing() -> None:
    game = Position(era=4).hold(0, technologies="carriage rail", buildings="laboratory", gold=0)
    game.play("activate laboratory aviation")
    assert game.player(0).gold == 0
    assert game.technologies(0)[-1] == "aviation"


def test_a_factory_stands_a_colonist_up() -> None:
    game = Position(era=3).hold(0, buildings="factory").colonists(0, "d5", "e4 c5")
    assert game.legal("activate") == ["activate factory c5", "activate factory e4"]
    game.play("activate factory e4")
    assert game.standing(0) == ["e4", "d5"]
    assert Position(era=3).hold(0, buildings="factory").legal("activate") == [], "nobody lies"


def test_ruling_14_notre_dame_moves_all_or_nobody() -> None:
    game = Position(era=4).hold(0, "european_union", wonders="notre_dame", gold=0).colonists(0, "d5", "e4 c5")
    assert game.legal("activate") == ["activate notre_dame agora"]
    assert gains(game.play("activate notre_dame agora")) == {"european_union": 8}
    assert (game.player(0).agora, game.lying(0)) == (2, [])


def test_ruling_14_back_to_the_capital_they_keep_lying() -> None:
    game = Position(era=2).hold(0, wonders="notre_dame").colonists(0, "d5", agora=2)
    assert game.legal("activate") == ["activate notre_dame capital"]
    game.play("activate notre_dame capital")
    assert (game.player(0).agora, game.lying(0)) == (0, ["d5", "d5"])


# ------------------------------------------------------------------ technologies


def test_a_technology_needs_the_one_before_it_and_its_price() -> None:
    game = Position().hold(0, technologies="carriage", gold=5)
    assert game.legal("develop") == [f"develop {card}" for card in ("agriculture", "metallurgy", "rail", "writing")]


def test_developing_pays_frees_cubes_and_counts_at_once() -> None:
    game = Position().hold(0, technologies="agriculture", gold=5)
    game.play("develop architecture")
    assert (game.player(0).gold, game.player(0).reserve) == (0, 7)
    assert game.player(0).powers.slots == (0, 2)


def test_a_level_5_technology_scores_what_is_controlled() -> None:
    game = Position(era=4).hold(0, technologies="metallurgy construction engineering", gold=12)
    game.colonists(0, "e4 c5 f6")
    events = game.play("develop computer_science")
    assert gains(events, "points") == {"computer_science": 6}


def test_ruling_19_japan_pays_2_less_and_may_go_on() -> None:
    game = Position(era=4).hold(0, "japan", gold=4)
    game.play("develop carriage")
    assert game.player(0).gold == 3
    assert game.legal() == [
        "develop agriculture", "develop metallurgy", "develop rail", "develop writing", "stop",
    ]  # fmt: skip
    game.play("develop rail")
    assert game.player(0).gold == 0
    assert game.state.seat == 1, "nothing more can be paid for"


def test_ruling_19_stop_ends_the_action() -> None:
    game = Position(era=4).hold(0, "japan", gold=9)
    game.play("develop carriage", "stop")
    assert game.technologies(0) == ["carriage"]
    assert game.state.seat == 1


def test_ruling_19_discounts_add_up_and_the_card_develops_one_only() -> None:
    game = Position(era=4).hold(0, "japan", "carriage", "university", gold=5)
    game.play("activate university rail")
    assert game.player(0).gold == 5, "5 less 3 less 2"
    assert game.state.seat == 1


def test_a_price_is_never_below_0() -> None:
    game = Position(era=4).hold(0, "japan", "", "observatory", gold=0)
    game.play("activate observatory carriage")
    assert game.player(0).gold == 0


def test_ruling_28_effects_come_in_the_order_of_the_rules() -> None:
    game = Position(era=2).hold(0, "mongolia", "metallurgy", gold=0).colonists(0, "d4")
    causes = [event.cause.id for event in game.play("explore d4 e4") if event.kind == "gained" and event.cause]
    assert causes == ["metallurgy", "mongolia"]
