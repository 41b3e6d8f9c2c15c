"""Phases 10 and 11: trade cards (rules 14), offers, answers and deals (15)."""

from tests.games.advanced_civilization.position import Position, kinds, told


def test_a_seat_draws_the_top_card_of_as_many_stacks_as_it_has_cities():
    game = Position().cities(0, "carthage", "thapsus")
    tops = [stack[0] for stack in game.state.stacks[:2]]
    sizes = [len(stack) for stack in game.state.stacks]
    game.begin("trade_cards")
    names = game.state.table.cards.cards
    assert game.held(0) == {names[card]: 1 for card in tops}
    assert [len(stack) for stack in game.state.stacks] == [sizes[0] - 1, sizes[1] - 1, *sizes[2:]]


def test_fewest_cities_draw_first_and_ties_follow_the_ast():
    game = Position().cities(0, "carthage", "thapsus").cities(1, "rome").cities(2, "knossos")
    assert [seat for seat, _, _ in told(game.begin("trade_cards"), "drawn")] == [1, 2, 0]
    assert game.state.trade_order == (1, 2, 0)


def test_an_empty_stack_gives_nothing():
    game = Position().cities(0, "carthage", "thapsus")
    game.state.stacks = ((), *game.state.stacks[1:])
    game.begin("trade_cards")
    assert sum(game.held(0).values()) == 1


def test_a_drawn_card_is_known_to_its_drawer_only():
    game = Position().cities(0, "carthage")
    events = game.begin("trade_cards")
    assert [event.seen_by for event in events if event.kind == "draws"] == [(0,)]
    assert any(event.reveals for event in events)


def test_a_card_of_the_ninth_stack_costs_eighteen_with_any_number_of_cities():
    game = Position().treasury(0, 40)
    game.begin("trade_cards")
    assert game.legal() == ["buy", "pass"]
    game.play("buy", "buy")
    assert (game.state.treasury[0], sum(game.held(0).values())) == (4, 2)
    assert game.asked == ""


def test_seventeen_tokens_are_not_enough_for_the_ninth_stack():
    game = Position().treasury(0, 17)
    game.begin("trade_cards")
    assert game.asked == ""


# ------------------------------------------------------------------ trade


def trading(*hands: dict[str, int], **setup: int) -> Position:
    game = Position(**{"trade_rounds": 1, **setup})
    for seat, hand in enumerate(hands):
        game.hand(seat, **hand)
    game.begin("trade")
    return game


THREE = ({"salt": 3, "iron": 2}, {"grain": 2, "hides": 3}, {"ochre": 3, "wine": 2})
OFFER = [
    "offer",
    "give salt",
    "give salt",
    "give iron",
    "close",
    "true salt salt",
    "say salt",
    "ask 3",
    "want any grain",
]


def test_only_seats_with_three_tradable_cards_two_of_them_commodities_trade():
    game = trading({"salt": 2, "iron": 1}, {"grain": 1, "treachery": 1, "epidemic": 1}, {"ochre": 2, "volcano": 1})
    assert game.asked == ""
    assert told(game.events, "trade_over") == [("too_few",)]
    game = trading({"salt": 2, "iron": 1}, {"grain": 2, "treachery": 1}, {})
    assert game.deciders == (0,)


def test_a_seat_that_holds_exactly_three_cards_gives_them_without_being_asked():
    game = trading({"salt": 2, "iron": 1}, {"grain": 3}, {})
    game.play("offer")
    assert game.asked == "truth"
    assert game.pending["offer"]["content"] == {"salt": 2, "iron": 1}


def test_a_lot_has_three_cards_of_which_two_are_commodities():
    game = trading({"salt": 1, "iron": 1, "treachery": 1, "epidemic": 1}, *THREE[1:])
    game.play("offer", "give treachery", "give epidemic", "give salt")
    # One commodity is not enough: the other one must follow, then the lot is closed.
    assert (game.asked, game.pending["offer"]["true"]) == ("talk", ["iron", "salt"])
    game = trading({"salt": 3, "iron": 2}, *THREE[1:])
    game.play("offer", "give salt", "give iron")
    assert "close" not in game.legal()
    game.play("give salt")
    assert "close" in game.legal()


def test_non_tradable_calamities_cannot_be_given():
    game = trading({"salt": 3, "iron": 1, "famine": 1}, *THREE[1:])
    game.play("offer")
    assert game.legal() == ["give iron", "give salt"]


def test_the_two_true_cards_are_commodities_of_the_lot():
    """Ruling 33."""
    game = trading({"salt": 2, "iron": 1, "treachery": 1}, *THREE[1:])
    game.play("offer", "give salt", "give iron", "give treachery", "give salt")
    assert game.legal() == ["true iron salt", "true salt salt"]


def test_the_talk_and_the_wish_are_free():
    game = trading(*THREE)
    game.play(*OFFER[:6])
    assert len(game.legal("say")) == 19
    game.play("say gold")
    assert game.legal() == [f"ask {number}" for number in range(3, 10)]
    game.play("ask 9")
    assert len(game.legal("want")) == 190
    assert "want any any" in game.legal()


def test_all_able_seats_answer_at_the_same_time():
    game = trading(*THREE)
    game.play(*OFFER)
    assert game.deciders == (1, 2)
    assert game.legal(seat=2) == ["answer", "refuse", "stop"]
    game.play("@2 refuse")
    assert game.deciders == (1,)


def test_answers_are_announced_when_the_last_has_finished():
    game = trading(*THREE)
    game.play(*OFFER, "@1 answer", "@1 give grain", "@1 give hides", "@1 give hides", "@1 close", "@1 true grain hides")
    assert "answered" not in kinds(game.play("@1 say nothing"))
    assert "answered" in kinds(game.play("refuse"))
    assert (game.asked, game.legal()) == ("deal", ["deal 1", "no_deal"])


def test_a_deal_exchanges_the_contents_and_only_the_two_see_them():
    game = trading(*THREE)
    game.play(*OFFER, "@1 answer", "@1 give grain", "@1 give hides", "@1 give hides", "@1 close", "@1 true grain hides")
    game.play("@1 say nothing", "refuse")
    events = game.play("deal 1")
    assert game.held(0) == {"grain": 1, "hides": 2, "iron": 1, "salt": 1}
    assert game.held(1) == {"grain": 1, "hides": 1, "salt": 2, "iron": 1}
    assert {event.seen_by for event in events if event.kind == "exchanged"} == {(0, 1), (1, 0)}


def test_without_an_answer_there_is_no_deal():
    game = trading(*THREE)
    game.play(*OFFER, "@1 refuse")
    game.play("refuse")
    assert (game.asked, game.deciders) == ("offer", (1,))


def test_the_last_giver_of_a_calamity_is_remembered():
    game = trading({"salt": 2, "treachery": 1}, {"grain": 3}, {"ochre": 3})
    game.play("offer", "say salt", "ask 3", "want any any")
    game.play("@1 answer", "@1 say nothing", "refuse", "deal 1")
    assert game.snapshot()["givers"] == {"treachery": 0}
    # Passed on: only the last giver counts.
    game.play("offer", "say salt", "ask 3", "want any any")
    game.play("@0 refuse", "answer", "say nothing", "deal 2")
    assert game.snapshot()["givers"] == {"treachery": 1}


def test_who_stops_takes_no_further_part():
    game = trading(*THREE)
    game.play("stop")
    assert game.deciders == (1,)
    game.play("offer", "give grain", "give grain", "give hides", "close", "true grain grain", "say nothing", "ask 3")
    game.play("want any any")
    assert game.deciders == (2,)


def test_a_stop_among_the_answers_counts_at_once():
    game = trading(*THREE, trade_rounds=2)
    game.play(*OFFER, "@1 stop")
    assert game.pending["stopped"] == [1]
    game.play("refuse")
    assert game.deciders == (2,), "seat 1 proposes no more"


def test_each_round_begins_with_the_next_seat():
    game = trading(*THREE, trade_rounds=2)
    game.play(*OFFER, "@1 refuse", "refuse", "pass", "pass")
    assert game.deciders == (1,)


def test_a_round_without_offers_ends_trade():
    game = trading(*THREE, trade_rounds=9)
    game.play("pass", "pass", "pass")
    assert told(game.events, "trade_over") == [("no_offers",)]


def test_trade_ends_after_its_rounds():
    game = trading(*THREE)
    game.play(*OFFER, "@1 refuse", "refuse", "pass", "pass")
    assert told(game.events, "trade_over") == [("rounds",)]


def test_an_acceptance_is_only_a_help_for_the_reader():
    """Ruling 22: answers may be of any size."""
    game = trading({"salt": 3}, {"grain": 8}, {})
    game.play("offer", "say nothing", "ask 3", "want grain grain", "answer", *["give grain"] * 5)
    # Three grain were forced, since nothing else can be given; the last one closes the lot.
    assert game.pending["answers"]["1"]["content"] == {"grain": 8}
