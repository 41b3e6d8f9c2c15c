"""What a seat may know, and what a redraw must respect (rules 23)."""

from __future__ import annotations

import json

from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.games.advanced_civilization.rules.view import view_of
from aoc_desktop.games.advanced_civilization.rules.view_data import CODEC
from aoc_desktop.kernel.rng import Rng
from tests.games.advanced_civilization.position import MORE_TOWNS, TOWNS, Position
from tests.games.advanced_civilization.rules.test_trade import OFFER, THREE, trading


def redraws(game: Position, seat: int | None, count: int = 60) -> list[State]:
    view = view_of(game.state, seat)
    drawn = [GAME.redraw(view, Rng(number)) for number in range(count)]
    assert all(view_of(state, seat) == view for state in drawn)
    return drawn


def names_of(state: State, seat: int) -> set[str]:
    return {state.table.cards.cards[card] for card, count in enumerate(state.hands[seat]) if count}


def drawn_once() -> Position:
    """Everybody has drawn; nobody has traded."""
    game = Position().cities(0, *TOWNS[:4]).cities(1, *MORE_TOWNS[:3]).cities(2, "carthage")
    game.begin("trade_cards")
    game.begin("trade")
    return game


def test_others_hands_and_stacks_are_hidden_their_sizes_open():
    game = drawn_once()
    view = view_of(game.state, 0)
    assert view.state.hands[0] == game.state.hands[0]
    assert not any(view.state.hands[1])
    assert view.hand_sizes == (4, 3, 1)
    assert not any(view.state.stacks)


def test_a_view_does_not_depend_on_what_it_cannot_see():
    one, other = drawn_once(), drawn_once()
    hand = other.state.hands[1]
    card = next(number for number, count in enumerate(hand) if count)
    stack = other.state.table.cards.stack_of[card] - 1
    top = other.state.stacks[stack][0]
    hand[card] -= 1
    hand[top] += 1
    rest = [card, *other.state.stacks[stack][1:]]
    other.state.stacks = (*other.state.stacks[:stack], tuple(rest), *other.state.stacks[stack + 1 :])
    assert view_of(one.state, 0) == view_of(other.state, 0)
    assert view_of(one.state, 1) != view_of(other.state, 1) or card == top


def test_an_onlooker_sees_no_hand():
    assert not any(any(hand) for hand in view_of(drawn_once().state, None).state.hands)


def test_a_redraw_keeps_the_own_hand_and_draws_the_others():
    states = redraws(drawn_once(), 0)
    assert len({tuple(state.hands[0]) for state in states}) == 1
    assert len({tuple(map(tuple, state.hands[1:])) for state in states}) > 1


def test_outside_the_trading_phases_no_hand_holds_a_calamity():
    game = Position().hand(1, grain=2, salt=2).tokens(0, carthage=3)
    game.state.census = (0,)
    game.begin("movement")
    first = len(game.state.table.cards.commodities)
    for state in redraws(game, 0):
        assert not any(any(hand[first:]) for hand in state.hands)


def test_a_calamity_that_the_viewer_holds_is_nowhere_else():
    game = trading({"salt": 3, "treachery": 1}, *THREE[1:])
    card = game.state.table.cards.card["treachery"]
    for state in redraws(game, 0):
        assert sum(hand[card] for hand in state.hands) == 1
        assert not any(card in stack for stack in state.stacks)


def test_a_calamity_given_away_this_turn_is_in_somebodys_hand():
    game = trading({"salt": 2, "treachery": 1}, {"grain": 3}, {"ochre": 3}, trade_rounds=2)
    game.play("offer", "say salt", "ask 3", "want any any", "@1 answer", "@1 say nothing", "refuse", "deal 1")
    card = game.state.table.cards.card["treachery"]
    for state in redraws(game, 0):
        assert sum(state.hands[seat][card] for seat in (1, 2)) == 1


def test_who_drew_a_non_tradable_calamity_from_the_bottom_holds_it():
    game = Position().cities(1, "rome", "neapolis")
    volcano = game.state.table.cards.card["volcano"]
    layers = list(game.state.layers)
    layers[1] = layers[1][-1:]
    game.state.layers = tuple(layers)
    lost = game.state.stacks[1][:-1]
    for card in lost:
        game.state.aside[card] += 1
    game.state.stacks = (game.state.stacks[0], (volcano,), *game.state.stacks[2:])
    game.begin("trade_cards")
    assert game.state.hands[1][volcano] == 1
    game.hand(0, salt=5).hand(1, salt=1, grain=3).begin("trade")
    for state in redraws(game, 0, 10):
        assert state.hands[1][volcano] == 1


def test_the_content_of_an_offer_is_known_to_its_owner_only():
    game = trading(*THREE)
    game.play(*OFFER)
    assert view_of(game.state, 0).state.agenda[-1].offer.lot.content  # type: ignore[attr-defined]
    told = view_of(game.state, 1).state.agenda[-1].offer.lot  # type: ignore[attr-defined]
    assert (told.content, told.true, told.say) == ((), ("salt", "salt"), "salt")
    assert view_of(game.state, 1).lot_sizes == ((0, 3),)
    for state in redraws(game, 1, 20):
        lot = state.agenda[-1].offer.lot  # type: ignore[attr-defined]
        assert sum(lot.content) == 3
        assert all(given <= held for given, held in zip(lot.content, state.hands[0], strict=True))
        assert "salt" in names_of(state, 0)


def test_an_offer_being_made_is_hidden_from_the_others():
    game = trading(*THREE)
    game.play("offer")
    before = view_of(game.state, 1)
    game.play("give salt", "give iron")
    assert view_of(game.state, 1) == before


def test_of_a_finished_answer_only_that_it_is_finished():
    refused, answered = trading(*THREE), trading(*THREE)
    refused.play(*OFFER, "@1 refuse")
    lines = ["answer", "give grain", "give hides", "give hides", "close", "true grain hides", "say nothing"]
    answered.play(*OFFER, *(f"@1 {line}" for line in lines))
    assert view_of(refused.state, 2) == view_of(answered.state, 2)
    assert {state.agenda[-1].answers[0][1] for state in redraws(answered, 2)} == {"refuse", "answer"}  # type: ignore[attr-defined]


def test_a_deal_is_asked_with_contents_that_fit_the_announcements():
    game = trading(*THREE)
    lines = ["answer", "give grain", "give hides", "give hides", "close", "true grain hides", "say nothing"]
    game.play(*OFFER, *(f"@1 {line}" for line in lines), "refuse")
    for state in redraws(game, 0, 20):
        assert {"grain", "hides"} <= names_of(state, 1)
    redraws(game, 2, 20)


def test_calamities_are_open_from_the_reveal_on():
    game = Position().hand(0, superstition=1, epidemic=1, civil_disorder=1).given_by(2, "epidemic")
    hidden = view_of(game.state, 1).state.givers
    game.begin("calamities")
    view = view_of(game.state, 1)
    assert sum(view.state.hands[0]) == 3
    assert 2 in view.state.givers
    assert 2 not in hidden
    redraws(game, 1, 10)


def test_a_leavers_cards_are_known_by_number_only():
    game = Position(variants=["leaving"]).hand(0, grain=2, salt=1).tokens(1, germany=2)
    game.state.census = (0, 1)
    game.begin("movement")
    game.play("leave")
    view = view_of(game.state, 2)
    assert (view.unseen, sum(view.state.aside)) == (3, 0)
    assert all(sum(state.unseen) == 3 for state in redraws(game, 2, 20))


def test_views_cross_to_another_process_whole():
    for game in (drawn_once(), trading(*THREE)):
        view = view_of(game.state, 1)
        assert CODEC.from_data(json.loads(json.dumps(CODEC.to_data(view)))) == view
    assert view_of(drawn_once().state, 0) != view_of(drawn_once().state, 1)
    assert view_of(drawn_once().state, 0) != "a view"


def test_the_finished_game_is_open():
    game = drawn_once()
    game.state.finished = True
    view = view_of(game.state, 0)
    assert view.state.hands == game.state.hands
    assert GAME.redraw(view, Rng(1)).key() == game.state.key()
