"""The round: its start, activation, passing, filling and its end (rules, sections 3 and 6)."""

from __future__ import annotations

import pytest

from tests.games.monumental_duel.position import Position, cards_with, kinds

FULL = (
    "a1 work_camp",
    "a2 library",
    "a3 fort",
    "b1 library",
    "b2 mine",
    "b3 work_camp",
    "c1 fort",
    "c2 fort",
    "c3 library",
)


# ------------------------------------------------------------------ activation


def test_a_row_and_a_column_give_their_printed_resources() -> None:
    game = Position().city(0, *FULL).activation(0)
    assert len(game.legal()) == 9
    game.play("activate a 3")
    assert game.active(0) == ["a1", "a2", "a3", "b3", "c3"]
    assert game.tokens(0) == {"production": 2, "science": 2, "military": 1, "gold": 2}
    assert sorted(game.player(0).activated) == ["fort", "library", "library", "work_camp", "work_camp"]


def test_a_fort_gives_one_military() -> None:
    """Ruling 2."""
    game = Position().city(0, "b2 fort").activation(0)
    game.play("activate b 2")
    assert game.tokens(0) == {"military": 1, "gold": 2}


def test_empty_cells_are_no_hindrance() -> None:
    """Ruling 19."""
    game = Position().city(0, "c3 fort").activation(0)
    game.play("activate a 1")
    assert game.active(0) == []
    assert game.player(0).activated == ()


def test_revolts_leave_and_knowledge_under_them_remains() -> None:
    game = Position().city(0, "a1 revolt", "a2 revolt+philosophy", "b3 revolt").piles(revolt=4).activation(0)
    events = game.play("activate a 1")
    assert game.state.piles[-1] == 6
    assert game.in_city(0) == {"a2": "philosophy", "b3": "revolt"}
    assert game.active(0) == ["a2"]
    assert game.player(0).activated == ("philosophy",), "the list holds the face cards that are left"
    assert "left_alone" in kinds(events)


def test_policies_at_the_chosen_lines_wake() -> None:
    names = "black_powder secularism mansabdar dahsala"
    game = Position().policies(1, names, "a b c 2").city(1, "a1 fort").activation(1)
    game.play("activate a 2")
    assert game.player(1).in_force == 0b1001


def test_democracy_swaps_two_cells_once_before_the_lines_are_chosen() -> None:
    """Ruling 5: knowledge moves along; the policy bears its Action token."""
    game = Position().city(0, "a1 fort+philosophy", "b2 mine", "c3 library").policies(0, "democracy").activation(0)
    assert game.legal("swap") == ["swap a1 b2", "swap a1 c3", "swap b2 c3"]
    game.play("swap a1 c3")
    assert game.in_city(0) == {"a1": "library", "b2": "mine", "c3": "fort+philosophy"}
    assert game.tokens(0) == {"gold": 1}
    assert game.legal("swap") == []
    assert game.player(0).policies_used == 1


def test_democracy_needs_gold_and_two_cells() -> None:
    assert not Position().city(0, "a1 fort").policies(0, "democracy").activation(0).legal("swap")
    poor = Position().city(0, "a1 fort", "a2 fort").policies(0, "democracy").hold(0, gold=0)
    assert not poor.activation(0).legal("swap")
    covered = Position().city(0, "a1 fort", "a2 fort").policies(0, "democracy treaties")
    assert not covered.activation(0).legal("swap")


def test_the_tomb_exchanges_another_active_cell_before_resources() -> None:
    """Ruling 4: the card gives nothing, its knowledge goes too; the activated list keeps it."""
    game = Position().city(1, "b2 mughal_tomb", "b1 library+miniature_painting", "b3 fort", "c1 mine").activation(1)
    game.play("activate b 2")
    assert game.legal() == ["exchange b1", "exchange b3", "skip"]
    game.play("exchange b1")
    assert game.tokens(1) == {"military": 1, "gold": 3}
    assert game.discard(1) == ["library", "miniature_painting"]
    assert game.used(1) == ["b2"]
    assert sorted(game.player(1).activated) == ["fort", "library", "mughal_tomb"]


def test_the_tomb_may_be_declined_and_needs_another_cell() -> None:
    game = Position().city(1, "b2 mughal_tomb", "b1 library").activation(1)
    game.play("activate b 2", "skip")
    assert game.tokens(1) == {"science": 1, "gold": 2}
    assert game.used(1) == []
    alone = Position().city(1, "b2 mughal_tomb", "c1 library").activation(1)
    alone.play("activate b 2")
    assert alone.state.step == "action"


def test_effects_on_activation_come_in_an_order_the_player_chooses() -> None:
    """Gymnasium and Celestial Navigation; both are compulsory, though `up_to` may be skipped."""
    game = Position().city(0, "a1 gymnasium", "a2 fort+celestial_navigation", "c3 mine").hold(0, provinces="troy")
    game.activation(0).play("activate a 1")
    assert game.legal() == ["trigger a1", "trigger a2 knowledge"]
    game.play("trigger a1")
    assert game.legal() == ["discard c3", "skip"]
    game.play("skip")
    assert game.tokens(0) == {"science": 1, "military": 2, "gold": 3}
    assert game.used(0) == ["a1"]
    assert game.player(0).knowledge_used == 0b10


def test_an_effect_on_activation_that_is_not_usable_is_left_out() -> None:
    game = Position().city(0, "a1 celestial_navigation").activation(0)
    game.play("activate a 1")
    assert game.state.step == "action"
    assert game.tokens(0) == {"gold": 2}


# ------------------------------------------------------------------ start of the round


def test_maritime_routes_reserve_for_a_point() -> None:
    """Ruling 38: asked again after each card, and no Action token is laid."""
    game = Position("aksum", "greece").policies(0, "maritime_routes").hold(0, points=2).round_start()
    assert (game.state.step, game.state.source) == ("round_start", "maritime_routes")
    assert len(game.legal("reserve")) == 6
    game.play("reserve great_wall")
    assert game.tokens(0) == {"gold": 2, "points": 1}
    assert game.ids(game.player(0).reserved) == ["great_wall"]
    assert "great_wall" not in game.ids(game.state.track)
    assert game.player(0).policies_used == 0
    assert (game.state.step, game.state.source) == ("round_start", "maritime_routes")
    assert len(game.legal("reserve")) == 5
    assert "skip" in game.legal()
    game.play("reserve persia")
    assert game.tokens(0) == {"gold": 2}
    assert game.ids(game.player(0).reserved) == ["great_wall", "persia"]
    assert game.state.step == "activation"


def test_maritime_routes_stop_at_two_reserved_cards_without_points_or_when_one_stops() -> None:
    two = Position("aksum", "greece").policies(0, "maritime_routes").hold(0, points=9).round_start()
    two.play("reserve great_wall", "reserve persia")
    assert (two.state.step, two.tokens(0)["points"]) == ("activation", 7)
    poor = Position("aksum", "greece").policies(0, "maritime_routes").hold(0, points=1).round_start()
    poor.play("reserve great_wall")
    assert poor.state.step == "activation"
    content = Position("aksum", "greece").policies(0, "maritime_routes").hold(0, points=9).round_start()
    assert kinds(content.play("reserve great_wall")) == ["paid", "reserves"]
    assert "reserves_nothing" not in kinds(content.play("skip"))
    assert (content.state.step, content.tokens(0)["points"]) == ("activation", 8)


def test_maritime_routes_are_not_asked_in_vain() -> None:
    def step(**given: object) -> str:
        game = Position("aksum", "greece").policies(0, "maritime_routes").hold(0, **{"points": 1, **given})
        return game.round_start().state.step

    assert step() == "round_start"
    assert step(points=0) == "activation"
    assert step(reserved="troy sicily") == "activation"
    empty = Position("aksum", "greece").policies(0, "maritime_routes").hold(0, points=1).track("")
    assert empty.round_start().state.step == "activation"
    covered = Position("aksum", "greece").policies(0, "maritime_routes salt_mines").hold(0, points=1)
    assert covered.round_start().state.step == "activation"


def test_what_counts_by_the_round_begins_anew() -> None:
    game = Position().gained(0, production=3).hold(0, conquered=1, progress=2, passed=True, activated=("fort",))
    game.round_start()
    player = game.player(0)
    assert (player.gained, player.conquered, player.progress, player.activated) == ([0] * 6, 0, 0, ())
    assert not player.passed


def test_the_first_player_activates_first_and_begins() -> None:
    game = Position().city(0, "a1 fort").city(1, "a1 fort")
    game.state.first_player = 1
    game.round_start()
    assert game.state.seat == 1
    game.play("activate a 1")
    assert (game.state.seat, game.state.step) == (0, "activation")
    game.play("activate a 1")
    assert (game.state.seat, game.state.step) == (1, "action")


# ------------------------------------------------------------------ turns and passing


def test_players_act_in_turn_until_one_passes() -> None:
    game = Position().hold(0, gold=9).hold(1, gold=9).at(0)
    game.play("advantage science 1")
    assert game.state.seat == 1
    game.play("pass")
    assert game.state.seat == 0
    game.play("acquire workshop")
    assert game.state.seat == 0, "who is left takes turn after turn"


def test_passing_discards_active_cells_and_loses_basic_resources() -> None:
    game = Position().city(0, "a1 fort+philosophy", "a2 mine", "b2 library", active="a1 a2")
    game.hold(0, production=1, science=2, military=3, culture=1, points=1, warlord_used=True, ambassador_used=True)
    game.at(0).play("pass")
    assert game.tokens(0) == {"gold": 2, "culture": 1, "points": 1}
    assert game.in_city(0) == {"b2": "library"}
    assert game.discard(0) == ["fort", "mine", "philosophy"]
    player = game.player(0)
    assert (player.warlord_used, player.ambassador_used, player.passed) == (False, False, True)


def test_after_passing_policies_at_lines_sleep_and_piles_stay_in_force() -> None:
    game = (
        Position().policies(0, "treaties").policies(1, "secularism", "a", "secularism").hold(1, policies_used=1).at(1)
    )
    game.play("pass")
    assert game.player(1).in_force == 0
    assert game.player(1).policies_used == 0
    game.play("pass")
    assert game.player(0).in_force == 1


# ------------------------------------------------------------------ filling the City


def test_empty_cells_are_filled_in_cell_order_from_the_top_first() -> None:
    game = Position().city(0, "a1 mine", "b1 fort").deck(0, "workshop laboratory", "fort fort library").filling(0)
    assert game.in_city(0)["a2"] == "workshop"
    assert game.in_city(0)["a3"] == "laboratory"
    assert game.legal() == ["draw fort", "draw library"]
    game.play("! draw library")
    assert game.in_city(0)["b2"] == "library"
    assert game.in_city(0)["c1"] == "fort", "a bag of one kind is not asked"


def test_a_knowledge_waits_for_its_cover() -> None:
    game = Position().city(0, *FULL[:8]).deck(0, "philosophy", "fort mine").filling(0)
    assert game.ids(game.player(0).drawn) == ["philosophy"]
    assert "c3" not in game.in_city(0)
    game.play("! draw mine")
    assert game.in_city(0)["c3"] == "mine+philosophy"


def test_of_two_knowledge_cards_one_is_kept() -> None:
    game = Position().city(0, *FULL[:8]).deck(0, "philosophy geometry scytale fort").filling(0)
    assert (game.state.step, game.legal()) == ("keep", ["keep geometry", "keep philosophy"])
    game.play("keep geometry")
    assert game.discard(0) == ["philosophy"]
    assert game.legal() == ["keep geometry", "keep scytale"]
    game.play("keep scytale")
    assert game.in_city(0)["c3"] == "fort+scytale"


def test_the_discard_becomes_the_deck_when_nothing_is_left() -> None:
    game = Position().city(0, *FULL[:7]).deck(0, "", "fort", "mine library").filling(0)
    assert game.legal() == ["draw library", "draw mine"]
    assert game.player(0).discard == ()
    game.play("! draw mine")
    assert (game.in_city(0)["c2"], game.in_city(0)["c3"]) == ("fort", "mine")
    assert game.ids(game.player(0).bag) == ["library"]


def test_a_discard_of_knowledge_alone_fills_nothing() -> None:
    game = Position().city(0, *FULL[:7]).deck(0, "philosophy", "", "geometry").filling(0)
    assert game.in_city(0)["c2"] == "philosophy", "it lies alone, as a face card"
    assert "c3" not in game.in_city(0)
    assert game.discard(0) == ["geometry"]
    assert "gaps" in kinds(game.events)


def test_a_knowledge_alone_is_not_covered_later() -> None:
    game = Position().city(0, "a1 philosophy", *FULL[1:8]).deck(0, "fort").filling(0)
    assert game.in_city(0)["a1"] == "philosophy"
    assert game.in_city(0)["c3"] == "fort"


def test_revolts_are_dealt_like_any_card() -> None:
    game = Position().city(0, *FULL[:8]).deck(0, "philosophy revolt").filling(0)
    assert game.in_city(0)["c3"] == "revolt+philosophy"


# ------------------------------------------------------------------ end of the round


def full_table() -> Position:
    return Position().city(0, *FULL).city(1, *FULL)


def test_both_cities_are_filled_the_first_players_first() -> None:
    game = Position().deck(0, bag="fort mine").deck(1, bag="fort mine").at(0)
    game.play("pass", "pass")
    assert (game.state.seat, game.state.step) == (0, "chance")
    game.play("! draw fort")
    assert game.state.seat == 1


def test_the_oldest_cards_leave_the_track_and_new_ones_come() -> None:
    game = full_table().at(0)
    game.play("pass", "pass")
    state = game.state
    assert game.ids(state.development_discard) == ["ethiopia", "colossus", "marble_quarry"]
    assert game.ids(state.track) == ["gymnasium", "great_wall", "persia", "scytale", "hanging_gardens", "caravanserai"]
    assert (state.round, state.first_player, state.last_round) == (2, 1, False)


def test_three_cards_may_stay() -> None:
    game = full_table().track("gymnasium great_wall persia").at(0)
    game.play("pass", "pass")
    assert game.state.development_discard == ()
    assert len(game.state.track) == 6


def test_the_era_is_the_highest_that_the_track_has_shown() -> None:
    game = full_table()
    game.state.development = game.cards("geometry sicily arsenal taj_mahal")
    events = game.at(0).play("pass", "pass")
    assert game.state.era == 2
    assert "era_begins" in kinds(events)


def test_four_cards_on_the_track_make_the_next_round_the_last() -> None:
    game = full_table()
    game.state.development = game.cards("punjab eiffel_tower")
    game.at(0).play("pass", "pass")
    assert (len(game.state.track), game.state.last_round) == (5, False)
    game = full_table()
    game.state.development = game.cards("punjab")
    game.at(0).play("pass", "pass")
    assert (len(game.state.track), game.state.last_round) == (4, True)


def test_at_the_end_of_the_last_round_a_token_leaves_the_advantage() -> None:
    """Ruling 23: the track, the Cities and the marker stay as they are; they cannot change the result."""
    game = Position().advantage(1, "science", 2)
    game.state.last_round = True
    events = kinds(game.at(0).play("pass", "pass"))
    assert (game.state.step, game.state.phase) == ("finished", "finished")
    assert (game.state.holder, game.state.holder_tokens) == (1, 1)
    assert events.index("round_ends") < events.index("advantage_fades") < events.index("scored")
    assert (len(game.state.track), game.state.first_player) == (6, 0)
    assert game.in_city(0) == {}
    assert game.match.deciders == ()
    assert game.match.outcome is not None


@pytest.mark.parametrize(("tokens", "holder", "winner"), [(0, -1, 0), (1, -1, 0), (2, 1, 1)])
def test_it_takes_two_tokens_to_win_a_tie_by_the_advantage(tokens: int, holder: int, winner: int) -> None:
    """Seat 1 holds it, seat 0 has more Gold; the points are equal."""
    game = Position().hold(0, gold=5).advantage(1, "science" if tokens else "", tokens)
    game.state.last_round = True
    game.at(0).play("pass", "pass")
    assert game.state.holder == holder
    assert game.match.outcome is not None
    assert game.match.outcome.ranking[0] == (winner,)


def test_the_advantage_loses_a_token_or_becomes_neutral() -> None:
    game = full_table().advantage(1, "military", 2).at(0)
    game.play("pass", "pass")
    assert (game.state.holder, game.state.holder_tokens) == (1, 1)
    for tokens in (1, 0):
        game = full_table().advantage(1, "military" if tokens else "", tokens).at(0)
        game.play("pass", "pass")
        assert (game.state.holder, game.state.holder_resource, game.state.holder_tokens) == (-1, -1, 0)


def test_reserved_cards_stay_and_do_not_count_for_the_track() -> None:
    """Ruling 37."""
    game = full_table().track("persia").hold(0, reserved="troy sicily").at(0)
    game.play("pass", "pass")
    assert len(game.state.track) == 6
    assert game.ids(game.player(0).reserved) == ["troy", "sicily"]


def test_a_policy_that_works_at_the_start_may_cost_more() -> None:
    """A user's card: `round_start` pays what it says."""
    cards = cards_with(
        policy=[{"id": "maritime_routes", "round_start": [{"do": "pay", "points": 2}, {"do": "reserve"}]}]
    )
    game = Position("aksum", "greece", cards=cards).policies(0, "maritime_routes").hold(0, points=2).round_start()
    game.play("reserve troy" if "troy" in game.ids(game.state.track) else "reserve persia")
    assert game.tokens(0) == {"gold": 2}
