"""The card market on the real window: two cards with credits, goods that pay without change, a wish list, discards."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import Qt

from aoc_desktop.games.advanced_civilization.rules.events import Paid
from aoc_desktop.games.advanced_civilization.rules.phases.civilization_cards import (
    SETTLE_WITHOUT_MINING,
    ChooseCards,
    Discard,
    Pay,
    means,
)
from aoc_desktop.games.advanced_civilization.rules.phases.succession import move_marker
from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.kernel.record import Record
from tests.games.advanced_civilization.table.moments import played_until, take_up
from tests.games.advanced_civilization.table.tables import record_until
from tests.ui.person import Arrival, Person

Key = Qt.Key


@cache
def buying(seed: int = 6, players: int = 3) -> Record:
    """Somebody with a card that gives credits can buy two others."""

    def rich(state: State) -> bool:
        question = state.agenda[-1]
        if not isinstance(question, ChooseCards) or question.chosen:
            return False
        owned = state.owned_bits[question.seat]
        cards = state.table.cards
        prices = [
            cards.price(card, owned)
            for card in cards.civilization_cards
            if not card.bit & owned and (not card.requires or card.requires & owned)
        ]
        return bool(owned) and sum(sorted(prices)[:2]) <= means(state, question.seat)

    return played_until(rich, players, seed)


def may_keep(state: State) -> bool:
    """In the last turn, with a set of minerals left in the hand and a treasury that can do without Mining."""
    question = state.agenda[-1]
    return isinstance(question, Pay) and question.may_keep_bonus(state)


def test_mining_is_kept_for_the_score_by_a_button_of_its_own(arrive: Arrival) -> None:
    person = arrive()
    take_up(person, record_until("13", may_keep))
    state: State = person.session.match.state
    question, seat = state.agenda[-1], person.models.viewer
    assert isinstance(question, Pay)
    left = state.treasury[seat] - (question.price - question.plain_worth(state))
    person.perform(SETTLE_WITHOUT_MINING, person.by_keys)
    after: State = person.session.match.state
    assert after.treasury[seat] == left
    assert seat not in after.bonus_used


@cache
def discarding(seed: int = 2, players: int = 3) -> Record:
    def many(state: State) -> bool:
        question = state.agenda[-1]
        return isinstance(question, Discard) and question.left(state) > 0

    return played_until(many, players, seed)


def cheapest(person: Person, count: int) -> list[str]:
    rows = [row for row in person.models.trade.market.rows if row.state == "buyable"]
    return [row.card for row in sorted(rows, key=lambda row: row.price)][:count]


def test_two_cards_are_bought_with_credits_and_paid_without_change(arrive: Arrival) -> None:
    person = arrive()
    take_up(person, buying())
    trade, viewer = person.models.trade, person.models.viewer
    state: State = person.session.match.state
    owned = len(state.owned[viewer])
    one, other = cheapest(person, 2)
    prices = {row.card: row.price for row in trade.market.rows}
    person.drag(("market", one), ("basket", ""))
    assert [row.card for row in trade.basket.rows] == [one]
    person.perform(("buy", other), person.by_clicks)
    assert [row.price for row in trade.basket.rows] == [prices[one], prices[other]]
    for row in trade.basket.rows:
        assert row.cost - sum(amount for _, amount in row.credits) == row.price
    if state.step == "cards":
        person.perform(("done",), person.by_clicks)
    promised = trade.purse
    person.click(("advice", ""))
    person.settle()
    if ("settle",) in person.listed():  # not asked where nothing else could be done
        person.perform(("settle",), person.by_clicks)
    after: State = person.session.match.state
    assert {one, other} <= {after.table.cards.civilization_cards[card].id for card in after.owned[viewer]}
    assert len(after.owned[viewer]) == owned + 2
    paid = next(
        event for played in reversed(person.session.match.history) for event in played.events if isinstance(event, Paid)
    )
    assert paid.tokens == promised.treasury
    assert (paid.worth, paid.price, max(0, paid.worth - paid.price)) == (promised.goods, promised.price, promised.lost)


def test_a_card_is_taken_out_of_the_basket_by_a_click_and_by_esc(arrive: Arrival) -> None:
    person = arrive()
    take_up(person, buying())
    one, other = cheapest(person, 2)
    person.perform(("buy", one), person.by_clicks)
    assert person.models.trade.purse.step == "cards"
    person.click(("chosen", one))
    assert not person.models.trade.basket.rows
    person.perform(("buy", other), person.by_clicks)
    person.key(Key.Key_Escape)
    assert not person.models.trade.basket.rows


def test_a_starred_card_stands_on_the_wish_list(arrive: Arrival) -> None:
    person = arrive()
    take_up(person, buying())
    wanted = next(row.card for row in person.models.trade.market.rows if row.state in ("short", "locked"))
    person.click(("star", wanted))
    assert [wish.card for wish in person.models.wishes] == [wanted]
    assert next(row for row in person.models.trade.market.rows if row.card == wanted).starred
    person.click(("star", wanted))
    assert not person.models.wishes


def test_a_card_that_cannot_be_bought_says_why(arrive: Arrival) -> None:
    person = arrive()
    take_up(person, buying())
    locked = next(row for row in person.models.trade.market.rows if row.state == "locked")
    reasons = []
    person.view.hand.refused.connect(reasons.append)
    person.click(("market", locked.card))
    assert reasons
    assert person.view.faces.name("civilization_card", locked.requires) in person.view.say(reasons[0])


def test_down_to_eight(arrive: Arrival) -> None:
    person = arrive()
    take_up(person, discarding())
    viewer = person.models.viewer
    left = person.models.trade.purse.left
    for number in range(left):
        card = person.models.trade.sets.rows[0].card
        if number % 2:
            person.perform(("discard", card), person.by_clicks)
        else:
            person.drag(("hand", card), ("stacks", ""))
    state: State = person.session.match.state
    assert sum(state.hands[viewer][: len(state.table.cards.commodities)]) == 8


def test_the_forecast_with_the_basket_is_what_the_rules_do(arrive: Arrival) -> None:
    """The arrow of the large table tells where the marker stands after the turn, if nothing else happens."""
    person = arrive()
    take_up(person, buying())
    person.perform(("buy", cheapest(person, 1)[0]), person.by_clicks)
    state: State = person.session.match.state
    viewer = person.models.viewer
    ahead = state.copy()
    for row in person.models.trade.basket.rows:
        ahead.acquire(viewer, state.table.cards.civilization[row.card].number)
    step = {"advances": 1, "falls": -1}
    for row in person.models.trade.succession.rows:
        if row.seat >= 0:
            there = ahead.copy()
            move_marker(there, row.seat, None)
            assert there.ast[row.seat] - state.ast[row.seat] == step.get(row.outcome, 0)


def test_the_head_of_a_column_names_its_groups_where_only_signs_have_room(arrive: Arrival) -> None:
    person = arrive()
    take_up(person, buying())
    heads = [piece.place for piece in person.view.stage.with_places() if piece.place and piece.place[0] == "groups"]
    assert len(heads) == 6
    two = next(place for place in heads if len(place[1].split()) > 1)
    person.move_to(person.point_of(two))
    assert person.view.hover.words.describe(two) == "Crafts and Sciences"
