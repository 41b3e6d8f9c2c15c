"""The actions of a turn (rules, section 5) and where cards go (section 4)."""

from __future__ import annotations

import pytest

from tests.games.monumental_duel.position import Position, kinds

# ------------------------------------------------------------------ acquiring


@pytest.mark.parametrize(
    ("card", "resource", "price"),
    [
        ("gymnasium", "production", 3),
        ("scytale", "science", 3),
        ("persia", "military", 3),
        ("great_wall", "production", 3),
    ],
)
def test_the_price_by_the_kind_of_card(card: str, resource: str, price: int) -> None:
    def offered(**tokens: int) -> bool:
        game = Position().track("gymnasium scytale persia great_wall").hold(0, gold=0, **tokens).at(0)
        return f"acquire {card}" in game.legal()

    assert offered(**{resource: price})
    assert not offered(**{resource: price - 1})
    others = {"production", "science", "military"} - {resource}
    assert not offered(**dict.fromkeys(others, 9))


def test_tokens_of_the_type_pay_first_and_gold_makes_up_the_rest() -> None:
    """Ruling 31."""
    game = Position().hold(0, production=2, gold=3).at(0)
    game.play("acquire gymnasium")
    assert game.tokens(0) == {"gold": 2}


def test_spending_does_not_lower_what_was_gained_this_round() -> None:
    game = Position().city(0, "a1 mine", active="a1").hold(0, production=2, gold=0).gained(0, production=2)
    game.hold(1, passed=True).at(0).play("acquire workshop", "use a1")
    assert game.tokens(0) == {"gold": 1}


def test_buildings_and_knowledge_lie_on_the_city_deck_newest_on_top() -> None:
    game = Position().track("gymnasium scytale").hold(0, gold=6).hold(1, passed=True).at(0)
    game.play("acquire gymnasium", "acquire scytale")
    assert game.ids(game.player(0).top) == ["scytale", "gymnasium"]
    assert game.state.track == ()


def test_the_track_closes_up_without_refill() -> None:
    game = Position().hold(0, gold=3).at(0)
    game.play("acquire marble_quarry")
    assert game.ids(game.state.track) == ["ethiopia", "colossus", "gymnasium", "great_wall", "persia"]


def test_basic_buildings_come_from_their_piles() -> None:
    game = Position().piles(laboratory=1).hold(0, production=4).hold(1, passed=True).at(0)
    game.play("acquire laboratory")
    assert game.ids(game.player(0).top) == ["laboratory"]
    assert "acquire laboratory" not in game.legal()
    assert "acquire workshop" in game.legal()


def test_a_barricade_goes_onto_the_province_pile() -> None:
    game = Position().hold(0, production=2).at(0)
    game.play("acquire barricade")
    assert game.ids(game.player(0).provinces) == ["barricade"]
    assert game.player(0).top == ()
    assert game.state.piles == (5, 5, 5, 4, 10)


def test_a_province_joins_the_pile_and_brings_its_bonus() -> None:
    game = Position().track("troy").hold(0, military=3).at(0)
    game.play("acquire troy")
    assert game.tokens(0) == {"gold": 2, "points": 1}
    assert game.ids(game.player(0).provinces) == ["troy"]
    assert game.player(0).conquered == 1


def test_a_reserved_card_is_acquired_by_its_owner_alone() -> None:
    game = Position().hold(0, reserved="troy", military=3).hold(1, military=3).at(0)
    assert "acquire troy" in game.legal()
    assert "acquire troy" not in Position().hold(0, reserved="troy").hold(1, military=3).at(1).legal()
    game.play("acquire troy")
    assert game.player(0).reserved == ()


# ------------------------------------------------------------------ wonders


def test_a_wonder_is_built_in_two_actions() -> None:
    game = Position().track("hanging_gardens").hold(0, production=6).hold(1, passed=True).at(0)
    game.play("acquire hanging_gardens")
    player = game.player(0)
    assert player.construction is game.cards("hanging_gardens")[0]
    assert game.tokens(0) == {"production": 3, "gold": 2}, "no bonus for the first section"
    game.play("complete")
    assert game.tokens(0) == {"gold": 2, "culture": 1}
    assert (player.construction, game.ids(player.top)) == (None, ["hanging_gardens"])


def test_the_second_section_has_its_own_price() -> None:
    game = Position().hold(0, construction="taj_mahal", production=4, gold=0).at(0)
    assert "complete" not in game.legal()
    assert "complete" in game.hold(0, production=5).at(0).legal()


@pytest.mark.parametrize(("kept", "gone"), [("colossus", "great_wall"), ("great_wall", "colossus")])
def test_of_two_wonders_one_leaves_the_game(kept: str, gone: str) -> None:
    game = Position().hold(0, construction="colossus", production=3).at(0)
    game.play("acquire great_wall")
    assert game.legal() == ["keep colossus", "keep great_wall"]
    assert game.player(0).construction is game.cards("colossus")[0]
    game.play(f"keep {kept}")
    assert game.ids([game.player(0).construction or game.cards("troy")[0]]) == [kept]
    assert game.ids(game.state.removed) == [gone]


def test_a_wonder_is_still_under_construction_while_its_bonus_resolves() -> None:
    game = Position().hold(0, construction="bandiagara", production=4).at(0)
    game.play("complete")
    assert game.legal() == ["deploy", "skip", "train"]
    assert game.player(0).construction is not None
    game.play("train")
    assert game.player(0).construction is None
    assert game.player(0).agents == 2


# ------------------------------------------------------------------ policies


def test_policies_cost_one_to_five_culture() -> None:
    names = ["treaties", "democracy", "architecture", "poliorcetics", "scientific_method"]
    for count, name in enumerate(names):
        game = Position()
        if count:
            game.policies(0, " ".join(names[:count]))
        assert not game.hold(0, culture=count, gold=9).at(0).legal("develop")
        assert f"develop {name}" in game.hold(0, culture=count + 1).at(0).legal()


def test_a_new_policy_covers_the_one_before() -> None:
    game = Position().policies(0, "poliorcetics").hold(0, culture=2, policies_used=1).at(0)
    game.play("develop scientific_method", "bonus poliorcetics", "gain science")
    assert game.player(0).in_force == 0b10
    assert game.player(0).policies_used == 0b01, "the covered policy keeps its Action token"
    assert game.tokens(0) == {"science": 1, "gold": 2}


def test_the_bonuses_of_all_policies_resolve_in_an_order_the_player_chooses() -> None:
    """Ruling 15."""
    game = (
        Position("aksum", "greece").policies(0, "geez_alphabet salt_mines").hold(0, culture=3).city(0, "a1 fort").at(0)
    )
    game.play("develop maritime_routes")
    assert game.legal() == ["bonus geez_alphabet", "bonus maritime_routes", "bonus salt_mines"]
    game.play("bonus salt_mines")
    assert game.state.source == "salt_mines"
    game.play("archive a1", "bonus maritime_routes")
    assert game.tokens(0) == {"gold": 3, "points": 1}, "the last one comes by itself"


def test_mughal_policies_lie_at_rows_first_then_at_columns() -> None:
    game = Position().hold(1, culture=1).at(1)
    assert len(game.legal("develop")) == 15
    game.play("develop black_powder b")
    assert game.player(1).lines == ("b",)
    assert game.player(1).in_force == 0, "in force from the next round's activation on"
    three = Position().policies(1, "black_powder secularism mansabdar", "a b c").hold(1, culture=4).at(1)
    assert three.legal("develop dahsala") == ["develop dahsala 1", "develop dahsala 2", "develop dahsala 3"]


def test_a_policy_in_force_is_used_once_per_round() -> None:
    game = Position().policies(0, "poliorcetics").hold(0, science=2).hold(1, passed=True).at(0)
    game.play("policy poliorcetics")
    assert game.tokens(0) == {"science": 1, "military": 2, "gold": 2}
    assert "policy poliorcetics" not in game.legal()


def test_a_policy_developed_in_this_round_may_be_used_at_once() -> None:
    """Ruling 33."""
    game = (
        Position("aksum", "greece").policies(0, "geez_alphabet").hold(0, culture=2, points=1, policies_used=1, gold=5)
    )
    game.hold(1, passed=True).at(0).play("develop terrace_farming", "bonus geez_alphabet", "skip")
    assert "policy terrace_farming" in game.legal()
    assert "policy geez_alphabet" not in game.legal()


# ------------------------------------------------------------------ conquest


def test_the_topmost_province_is_conquered_without_its_bonus() -> None:
    game = Position().hold(0, military=3).hold(1, provinces="persia troy").at(0)
    game.play("conquer")
    assert game.tokens(0) == {"gold": 2}
    assert game.ids(game.player(0).provinces) == ["troy"]
    assert game.ids(game.player(1).provinces) == ["persia"]
    assert game.player(0).conquered == 1


def test_barricades_on_it_cost_two_military_each_and_return() -> None:
    game = Position().hold(0, military=6, gold=0).hold(1, provinces="troy barricade barricade").piles(barricade=1)
    assert "conquer" not in game.at(0).legal()
    game.hold(0, military=7).at(0).play("conquer")
    assert game.ids(game.player(1).provinces) == []
    assert game.state.piles[3] == 3
    assert game.tokens(0) == {}


def test_barricades_under_a_province_do_not_protect_it() -> None:
    """Ruling 13."""
    game = Position().hold(0, military=3, gold=0).hold(1, provinces="barricade troy").at(0)
    game.play("conquer")
    assert game.ids(game.player(1).provinces) == ["barricade"]
    assert "conquer" not in Position().hold(0, military=9).hold(1, provinces="barricade").at(0).legal()


def test_a_province_just_taken_may_be_conquered_back() -> None:
    """Ruling 34."""
    game = Position().hold(0, military=3).hold(1, provinces="troy", military=3).at(0)
    game.play("conquer", "conquer")
    assert game.ids(game.player(1).provinces) == ["troy"]


# ------------------------------------------------------------------ progress


def test_progress_draws_and_uses_the_top_card() -> None:
    game = Position().deck(0, "workshop").hold(0, science=2).at(0)
    game.play("progress")
    assert game.tokens(0) == {"production": 2, "gold": 2}
    assert game.discard(0) == ["workshop"]


def test_progress_from_the_bag_is_chance() -> None:
    game = Position().deck(0, bag="fort fort mine").hold(0, science=2).at(0)
    game.play("progress")
    assert (game.match.deciders, game.legal(), game.state.source) == ((-1,), ["draw fort", "draw mine"], "")
    game.play("! draw fort")
    assert game.tokens(0) == {"military": 1, "gold": 2}


def test_a_drawn_effect_may_be_used_or_left() -> None:
    """Ruling 32: usability is judged after the printed resources were gained."""
    game = Position().deck(0, "mine").gained(0, production=2).hold(0, science=2).at(0)
    game.play("progress")
    assert (game.state.step, game.state.source, game.legal()) == ("use", "mine", ["skip", "use"])
    assert game.ids(game.player(0).drawn) == ["mine"]
    game.play("use")
    assert game.tokens(0) == {"gold": 3}
    left = Position().deck(0, "mine").gained(0, production=2).hold(0, science=2).at(0)
    left.play("progress", "skip")
    assert left.tokens(0) == {"gold": 2}
    assert left.discard(0) == ["mine"]


def test_a_drawn_revolt_returns_to_its_pile() -> None:
    game = Position().deck(0, "revolt").piles(revolt=3).hold(0, science=2).at(0)
    game.play("progress")
    assert game.state.piles[-1] == 4
    assert game.discard(0) == []


def test_progress_needs_a_city_deck_but_knows_no_limit() -> None:
    empty = Position().deck(0, discard="fort").hold(0, science=2).at(0)
    assert "progress" not in empty.legal()
    game = Position().deck(0, "fort fort").hold(0, science=4).hold(1, passed=True).at(0)
    game.play("progress", "progress")
    assert game.player(0).progress == 2
    assert game.tokens(0) == {"military": 2, "gold": 2}


def test_drawing_does_not_activate() -> None:
    """Ruling 14."""
    game = Position().deck(0, "bargaining").hold(0, science=2).hold(1, passed=True).at(0)
    game.play("progress", "ambassador train")
    assert game.player(0).activated == ()
    assert "points" not in game.tokens(0)


# ------------------------------------------------------------------ Advantage and warlord


def test_a_neutral_advantage_takes_any_basic_resource() -> None:
    game = Position().hold(0, science=1, gold=1).at(0)
    assert game.legal("advantage") == [
        "advantage military 1", "advantage production 1", "advantage science 1", "advantage science 2",
    ]  # fmt: skip
    game.play("advantage science 2")
    assert game.tokens(0) == {}
    assert (game.state.holder, game.state.holder_resource, game.state.holder_tokens) == (0, 1, 2)


def test_a_held_advantage_takes_more_of_the_same() -> None:
    game = Position().advantage(1, "military", 2).hold(0, military=2, science=9, gold=1).at(0)
    assert game.legal("advantage") == ["advantage military 3"]
    free = Position().advantage(1).hold(0, military=1, gold=0).at(0)
    assert free.legal("advantage") == ["advantage military 1"], "without tokens any resource, one token at least"


def test_the_holder_cannot_raise_it() -> None:
    """Ruling 12."""
    assert not Position().advantage(0, "military", 1).hold(0, military=9).at(0).legal("advantage")


def test_the_warlord_serves_the_holder_once_per_round() -> None:
    game = Position().hold(1, passed=True).at(0)
    assert "warlord" not in game.legal()
    game.advantage(0, "military", 1).at(0)
    game.play("warlord", "gain science")
    assert game.tokens(0) == {"science": 1, "gold": 2}
    assert "warlord" not in game.legal()


# ------------------------------------------------------------------ a decision with one move


def test_what_has_one_answer_is_not_asked() -> None:
    """Ruling 25: also passing, when nothing else is legal."""
    game = Position().hold(1, gold=0, ambassador_used=True)
    game.hold(0, gold=1, ambassador_used=True, warlord_used=True).at(0)
    events = game.play("advantage science 1")
    assert "forced" in kinds(events)
    assert game.state.round == 2


def test_gold_always_leaves_an_action() -> None:
    """Ruling 26."""
    game = Position().hold(0, gold=2).at(0)
    assert {"progress", "advantage science 2", "acquire workshop"} <= set(game.legal())
