"""The end of a turn: workers return, then end-of-turn effects in the order the player chooses."""

import pytest

from tests.games.age_of_civilization.position import Position, acting, cards_with, gains, kinds, sacrifices


def test_the_player_chooses_the_order_of_mandatory_effects():
    game = Position(2).hold(0, main="mali", technologies=["currency"], wonders=["hanging_gardens"]).at("end_of_turn")
    assert game.legal() == ["use currency", "use hanging_gardens", "use mali"]
    game.play("use hanging_gardens")
    assert game.legal() == ["use currency", "use mali"]
    game.play("use mali")
    game.play("use currency")
    assert game.player(0).coins == 3 + 1 + 2 + 1
    assert game.state.seat == 1


def test_the_order_matters_banking_counts_the_coins_of_currency_before_it():
    def game() -> Position:
        position = Position(2, variants=["innovation"])
        return position.hold(0, main="mali", special="bankers", technologies=["banking"], coins=2).at("end_of_turn")

    first, last = game(), game()
    assert gains(first.play("use banking"), "coins") == {}
    assert gains(last.play("use mali", "use banking"), "coins") == {"banking": 1}


def test_a_mandatory_effect_may_not_be_declined():
    game = Position(2).hold(0, main="mali").at("end_of_turn")
    assert game.why_not("end") == ("mandatory_left", {"cards": ("mali",)})
    assert game.why_not("decline mali").code == "not_optional"


def test_each_effect_resolves_once_a_turn():
    game = Position(2).hold(0, main="mali", technologies=["currency"]).at("end_of_turn")
    game.play("use mali")
    assert game.why_not("use mali").code == "offer_used"


def test_effects_resolve_again_in_the_next_turn():
    game = Position(2, first_player=1).hold(0, main="mali", workers=1).at("actions", round=2)
    game.play("rest", "use mali")  # the last seat of this round is the first of the next
    game.play("skip", "rest")
    assert game.state.round == 3
    assert game.legal() == ["use mali"]


def test_the_step_ends_by_itself_when_there_is_nothing_to_resolve():
    game = acting("fish", main="egypt")
    game.play("act fish")
    assert "turn_ends" in kinds(game.play("done"))


def test_a_mandatory_effect_that_gives_nothing_is_resolved_all_the_same():
    game = Position(2).hold(0, main="arabia", technologies=[]).at("end_of_turn")
    assert game.legal() == ["use arabia"]
    events = game.play("use arabia")
    assert "nothing_gained" in kinds(events)
    assert game.state.seat == 1


def test_end_declines_the_offers_that_are_left():
    game = Position(2).hold(0, main="phoenicia", technologies=["education"], coins=9).market("rome").at("end_of_turn")
    assert game.legal() == ["end", "use education", "use phoenicia rome"]
    assert game.why_not("decline education").code == "end_declines"
    game.play("use education")
    assert game.legal() == ["end", "use phoenicia rome"]
    game.play("end")
    assert (game.player(0).coins, game.player(0).points) == (5, 2)


def test_an_offer_that_cannot_be_paid_becomes_payable_later_in_the_step():
    game = Position(2).hold(0, main="mali", technologies=["education"], coins=2).at("end_of_turn")
    assert game.legal() == ["use mali"]
    game.play("use mali")
    assert game.legal() == ["end", "use education"]
    game.play("use education")
    assert game.player(0).coins == 0


def test_an_offer_taken_first_is_still_followed_by_the_mandatory_effects():
    game = Position(2).hold(0, main="mali", technologies=["education"], coins=4).at("end_of_turn")
    game.play("use education")
    assert game.legal() == ["use mali"]


def test_phoenicia_needs_a_card_in_the_market():
    game = Position(2).hold(0, main="phoenicia", coins=9).market().at("actions", round=2)
    game.play("rest")
    assert game.state.seat == 1


def test_currency_gained_by_babylon_in_this_step_joins_it():
    game = Position(2).hold(0, main="babylon", technologies=["mining"], coins=0).at("end_of_turn")
    game.play("use babylon currency")
    assert game.legal() == ["use currency"]
    assert gains(game.play("use currency"), "coins") == {"currency": 1}
    assert game.state.seat == 1


def test_education_gained_by_babylon_in_this_step_offers_its_culture():
    game = Position(2).hold(0, main="babylon", technologies=["writing"], coins=4).at("end_of_turn")
    game.play("use babylon education")
    assert game.legal() == ["end", "use education"]
    assert gains(game.play("use education"), "points") == {"culture": 2, "writing": 1}


def test_end_of_turn_effects_happen_in_round_6_too():
    game = Position(2).hold(1, main="tibet", workers=1).at("actions", round=6, seat=1)
    game.play("act enslave", "done")
    assert gains(game.play("use tibet"), "points", seat=1) == {"tibet": 1}
    assert game.snapshot()["step"] == "finished"


def test_workers_return_before_the_end_of_turn_effects():
    """Sacrifices of red slots come first: their coins pay an offer."""
    game = acting("wonder", technologies=["education"], wonders=["mausoleum"], coins=1, workers=2)
    game.play("act enslave")
    events = game.play("done")
    assert sacrifices(events) == {"red_slot": 1}
    assert gains(events, "coins") == {"mausoleum": 1}
    assert game.player(0).coins == 4
    assert game.legal() == ["end", "use education"]


TWO_EFFECTS = [
    {
        "id": "mali",
        "main": [
            {"when": "end_of_turn", "gain": {"coins": 2}},
            {"when": "end_of_turn", "gain": {"points": 1}, "per": {"coins": 5}},
        ],
        "inherited": [{"when": "end_of_turn", "gain": {"workers": 1}}],
    }
]


def test_further_effects_of_one_card_are_named_with_numbers():
    game = Position(2, cards_with(civilization=TWO_EFFECTS)).hold(0, main="mali", coins=3, workers=1).at("end_of_turn")
    assert game.legal() == ["use mali", "use mali#2", "use mali#3"]
    game.play("use mali")
    assert gains(game.play("use mali#2"), "points") == {"mali": 1}
    assert gains(game.play("use mali#3"), "workers") == {"mali": 1}
    assert game.state.seat == 1


def test_the_numbers_count_the_effects_in_force():
    game = Position(2, cards_with(civilization=TWO_EFFECTS)).hold(0, main="egypt", inherited=["mali"], workers=1)
    game.at("end_of_turn")
    assert game.legal() == ["use mali"]
    assert gains(game.play("use mali"), "workers") == {"mali": 1}


@pytest.mark.parametrize(("first", "seat", "following"), [(0, 0, 1), (0, 1, 2), (1, 2, 0), (2, 0, 1)])
def test_the_next_turn_is_that_of_the_next_seat_clockwise(first, seat, following):
    game = Position(3, first_player=first).at("end_of_turn", seat=seat)
    game.play("end")
    assert (game.state.round, game.state.seat) == (2, following)
