"""The trading floor on the real window: an offer by every kind of hand, answers, a deal, what is certain to change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt

from aoc_desktop.games.advanced_civilization.rules.events import Offered
from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.games.advanced_civilization.rules.trade.knowledge import calamities_about
from aoc_desktop.games.advanced_civilization.rules.trade.rounds import Answers, Deal, Propose
from aoc_desktop.games.advanced_civilization.table.floor.rows import ANSWERS
from aoc_desktop.games.advanced_civilization.table.floor.words import TradeWords
from aoc_desktop.games.advanced_civilization.table.rows.trade_gestures import OFFERED
from aoc_desktop.games.advanced_civilization.words.foresight import trade_lines
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.record import Record, replay
from aoc_desktop.ui.kit.overlay_places import on_page
from aoc_desktop.ui.table.page import confirmations
from tests.games.advanced_civilization.table.moments import played_until, take_up
from tests.ui.person import CTRL, Arrival, Person

Key = Qt.Key


@cache
def proposing(players: int = 3, seed: int = 2) -> Record:
    """Somebody with two equal commodities and at least six goods may make an offer."""

    def rich(state: State) -> bool:
        question = state.agenda[-1]
        if not isinstance(question, Propose):
            return False
        goods = state.hands[question.seat][: len(state.table.cards.commodities)]
        return sum(goods) >= 6 and max(goods) >= 2

    return played_until(rich, players, seed)


@cache
def dealing(players: int = 6, seed: int = 3, answers: int = 3) -> Record:
    def heard(state: State) -> bool:
        question = state.agenda[-1]
        if not isinstance(question, Deal) or state.turn < 5:
            return False
        return sum(word == "answer" for _, word, _ in question.heard.answers) >= answers

    return played_until(heard, players, seed)


@cache
def answering(players: int = 3, seed: int = 2) -> Record:
    """Two who hold enough to choose from are asked at the same time."""

    def asked(state: State) -> bool:
        question = state.agenda[-1]
        if not isinstance(question, Answers):
            return False
        goods = len(state.table.cards.commodities)
        rich = [seat for seat in question.deciders(state) if sum(map(bool, state.hands[seat][:goods])) > 3]
        return len(rich) > 1 and not any(word for _, word, _ in question.answers)

    return played_until(asked, players, seed)


def lot_of(person: Person) -> list[str]:
    """Three cards to give: two equal ones and another."""
    rows = [row for row in person.models.trade.sets.rows if not row.calamity]
    twice = next(row.card for row in rows if row.held > 1)
    return [twice, twice, next(row.card for row in rows if row.card != twice)]


def offer(person: Person, gesture: Callable[[Move], None]) -> dict[str, Any]:
    """A whole offer by one kind of gesture; what everybody hears of it."""
    one, _, other = lot_of(person)
    wanted = sorted(("grain", "salt"))
    moves: list[Move] = [("offer",), ("give", one), ("give", one), ("give", other), ("close",)]
    for move in (*moves, ("true", one, one), ("say", other), ("ask", "3"), ("want", *wanted)):
        person.perform(move, gesture)
    events = [event for played in person.session.match.history for event in played.events if isinstance(event, Offered)]
    return {"told": events[-1], "cards": events[-1].number, "one": one, "other": other}


@pytest.mark.parametrize("hand", ["by_dragging", "by_clicks", "by_keys", "by_list", "by_text"])
def test_an_offer_is_built_by_every_kind_of_hand(arrive: Arrival, hand: str) -> None:
    person = arrive(text_table="on" if hand == "by_text" else "off")
    take_up(person, proposing())
    told = offer(person, getattr(person, hand))
    assert told["cards"] == 3
    said = told["told"]
    assert (said.true, said.say, said.asked) == ((told["one"], told["one"]), told["other"], 3)
    assert said.want == ("grain", "salt")
    if hand == "by_dragging":
        assert person.kinds["hand>my side"] or person.kinds["hand"]


def test_cards_are_dragged_onto_my_side_and_wanted_ones_onto_the_dashed_place(arrive: Arrival) -> None:
    person = arrive()
    take_up(person, proposing())
    person.perform(("offer",), person.by_clicks)
    one, _, other = lot_of(person)
    for card in (one, one, other):
        person.drag(("hand", card), ("my side", ""))
    assert person.models.trade.floor.offer.content.count(one) == 2
    person.perform(("close",), person.by_clicks)
    person.perform(("true", one, one), person.by_clicks)
    person.perform(("say", "nothing"), person.by_clicks)
    person.perform(("ask", "4"), person.by_clicks)
    person.drag(("goods", "wine"), ("wanted", ""))
    person.drag(("goods", "any"), ("wanted", ""))
    assert person.moves[-1].split()[-3:] == ["want", "any", "wine"] or "want any wine" in person.moves


def test_esc_takes_a_card_back_until_the_lot_is_closed(arrive: Arrival) -> None:
    person = arrive()
    take_up(person, proposing())
    person.perform(("offer",), person.by_clicks)
    one, _, other = lot_of(person)
    for card in (one, other):
        person.perform(("give", card), person.by_clicks)
    person.key(Key.Key_Escape)
    assert person.models.trade.floor.offer.content == (one,)


def test_three_at_least_is_told_at_the_button(arrive: Arrival) -> None:
    person = arrive()
    take_up(person, proposing())
    person.perform(("offer",), person.by_clicks)
    person.perform(("give", lot_of(person)[0]), person.by_clicks)
    button = person.page.bar.primary
    assert button.text() == "Close the offer"
    assert not button.isEnabled()
    assert "at least 3" in button.toolTip() or "three" in button.toolTip().lower()


def test_keys_offer_pass_stop(arrive: Arrival) -> None:
    for key, move in ((Key.Key_O, "offer"), (Key.Key_S, "pass"), (Key.Key_X, "stop")):
        person = arrive()
        take_up(person, proposing())
        before = len(person.moves)
        person.key(key)
        assert person.moves[before] == move


def test_who_stops_trading_is_asked_whether_it_is_meant(arrive: Arrival, monkeypatch: pytest.MonkeyPatch) -> None:
    """No card can be traded any more this turn: "no" leaves everything as it is."""
    person = arrive()
    take_up(person, proposing())
    asked: list[str] = []
    monkeypatch.setattr(confirmations, "said_yes", lambda box: bool(asked.append(box.text())))
    before = len(person.moves)
    person.click(("chip", "stop"))
    assert asked == ["You take no further part in trade this turn. Go on?"]
    assert len(person.moves) == before
    monkeypatch.setattr(confirmations, "said_yes", lambda _box: True)
    person.click(("chip", "stop"))
    assert person.moves[before] == "stop"


def test_the_map_is_looked_at_during_trade_and_back(arrive: Arrival) -> None:
    person = arrive()
    take_up(person, proposing())

    def seen() -> set[str]:
        return {piece.place[0] for piece in person.view.stage.with_places() if piece.place is not None}

    assert "chip" in seen()
    assert "area" not in seen()
    person.key(Key.Key_Tab, CTRL)
    assert "area" in seen()
    assert "chip" not in seen()
    person.click(("switch", "map"))
    assert "chip" in seen()
    person.key(Key.Key_K)
    assert "area" in seen()


# ------------------------------------------------------------------ answers and deals


def test_what_is_certain_to_change_is_what_the_rules_make_of_the_deal(arrive: Arrival) -> None:
    """After each possible deal the sets are worth what the row said, but for the cards that nobody had announced."""
    person = arrive()
    take_up(person, dealing())
    match = person.session.match
    before: State = match.state
    seat = match.deciders[0]
    cards, goods = before.table.cards, len(before.table.cards.commodities)
    bonus = before.abilities[seat].set_bonus
    heard = before.agenda[-1].heard  # type: ignore[attr-defined]
    rows = [row for row in person.models.trade.floor.answers if row.state == ANSWERS]
    assert len(rows) >= 3
    for row in rows:
        after = before.copy()
        match.game.apply(after, seat, ("deal", str(row.seat)), None)
        content = heard.answer_of(row.seat)[2].content
        hand = list(after.hands[seat])
        for number, count in enumerate(content):
            hand[number] -= max(0, count - Counter(row.lot.true)[cards.cards[number]])
        assert cards.worth(hand[:goods], bonus) - cards.worth(before.hands[seat][:goods], bonus) == row.change


def test_where_a_calamity_may_hide_the_floor_says_so(arrive: Arrival) -> None:
    """Before an answer and before a deal, unless every calamity that can be passed on is out of the others' hands."""
    for record, move in ((answering(), "answer"), (dealing(), "deal")):
        person = arrive()
        take_up(person, record)
        models, state = person.models, person.models.state
        chosen = next(each for each in person.listed() if each[0] == move)
        warning = "A calamity may hide among the cards that are not for certain"
        assert calamities_about(state)
        assert warning in trade_lines(state, models.viewer, chosen, "en")
        if move == "answer":
            assert TradeWords(models, person.view.faces).warning(models.trade.floor) == warning
        for card, tradable in enumerate(state.table.cards.tradable):
            if tradable and card >= len(state.table.cards.commodities):
                state.aside[card] = 1
        assert not calamities_about(state)
        assert warning not in trade_lines(state, models.viewer, chosen, "en")


def test_what_has_happened_never_covers_an_offer(arrive: Arrival) -> None:
    """Nor an answer to it: the news stand beside them, or not at all."""
    told = 0
    for record in (answering(), dealing()):
        person = arrive()
        take_up(person, record)
        view, panel = person.view, person.page.since_panel
        told += len(panel.told)
        news = on_page(person.page, panel) if panel.isVisible() else QRectF()
        pieces = [
            piece for piece in view.stage.with_places() if piece.place and piece.place[0] in (OFFERED[0], "answer")
        ]
        lots = [view.mapFromScene(piece.rect).boundingRect() for piece in pieces]
        assert lots
        assert not [lot for lot in lots if on_page(person.page, view.viewport(), QRectF(lot)).intersects(news)]
        assert view.look.place_lines(OFFERED, person.models, view.faces)
    assert told


def test_a_deal_by_its_row_and_by_its_number(arrive: Arrival) -> None:
    for by_key in (False, True):
        person = arrive()
        take_up(person, dealing())
        first = next(row.seat for row in person.models.trade.floor.answers if row.state == ANSWERS)
        before = len(person.moves)
        if by_key:
            person.key(Key.Key_1)
        else:
            person.click(("answer", str(first)))
        assert person.moves[before] == f"deal {first}"


def test_an_answer_is_put_together_while_others_think(arrive: Arrival) -> None:
    person = arrive()
    take_up(person, answering())
    question = person.session.match.state.agenda[-1]
    assert isinstance(question, Answers)
    viewer = person.models.viewer
    assert person.models.trade.floor.asked == "answer"
    person.perform(("answer",), person.by_clicks)
    rows = [row for row in person.models.trade.sets.rows if not row.calamity]
    wanted = [row.card for row in rows for _ in range(row.held)][:3]
    for card in wanted:
        if person.models.trade.floor.asked == "content":
            person.perform(("give", card), person.by_clicks)
    floor = person.models.trade.floor
    mine = next(row for row in floor.answers if row.seat == viewer)
    assert mine.state in ("thinks", "ready", "answers")
    assert floor.asked in ("content", "truth", "talk", "")


def test_a_card_of_an_answer_is_taken_back_whatever_others_have_done_meanwhile(arrive: Arrival) -> None:
    """People answer at one screen, one after the other: the next takes back a card of its own, not of the first."""
    person = arrive()
    record = answering()
    first, second = replay(GAME, record).deciders[:2]
    take_up(person, record, first, second)
    person.lift_curtain()
    match = person.session.match
    mine = person.models.viewer
    other = second if mine == first else first
    match.play(other, ("answer",))
    person.perform(("answer",), person.by_clicks)
    one, two = [row.card for row in person.models.trade.sets.rows if not row.calamity][:2]
    person.perform(("give", one), person.by_clicks)
    person.perform(("give", two), person.by_clicks)
    person.key(Key.Key_Escape)
    assert person.models.trade.floor.mine.content == (one,)
    assert match.state.agenda[-1].answer_of(other)[1] == "answer"


def test_digits_say_how_many_are_wanted(arrive: Arrival) -> None:
    person = arrive()
    take_up(person, proposing())
    one, _, other = lot_of(person)
    moves: list[Move] = [("offer",), ("give", one), ("give", one), ("give", other), ("close",)]
    for move in (*moves, ("true", one, one), ("say", "nothing")):
        person.perform(move, person.by_clicks)
    before = len(person.moves)
    person.view.setFocus()
    person.key(Key.Key_5)
    assert person.moves[before] == "ask 5"


def test_nobody_sees_what_another_gives(arrive: Arrival) -> None:
    """Neither rows nor anything drawn or told of them holds a card that was not announced."""
    person = arrive()
    take_up(person, dealing())
    state = person.session.match.state
    heard = state.agenda[-1].heard
    for row in person.models.trade.floor.answers:
        assert not row.lot.content
        word, lot = heard.answer_of(row.seat)[1:]
        assert row.lot.true == (lot.true if word == "answer" else ())
    view = person.view
    for piece in view.stage.with_places():
        assert piece.place is not None
        lines = view.look.place_lines(piece.place, person.models, view.faces)
        if piece.place[0] == "answer":
            hidden = {card for row in person.models.trade.floor.answers for card in _secret(heard, row.seat, state)}
            told = {card for row in person.models.trade.floor.answers for card in (*row.lot.true, row.lot.say)}
            names = [view.faces.name("commodity", card) for card in hidden - told if card in state.table.cards.card]
            assert not any(name in line for name in names for line in lines)


def _secret(heard: Answers, seat: int, state: State) -> set[str]:
    lot = heard.answer_of(seat)[2]
    goods = len(state.table.cards.commodities)
    content = Counter({state.table.cards.cards[card]: count for card, count in enumerate(lot.content) if card < goods})
    return set((content - Counter(lot.true)).keys())


def test_the_list_says_with_whom_one_would_deal(arrive: Arrival) -> None:
    """Not only the number of a seat."""
    person = arrive()
    take_up(person, dealing())
    deals = [person.models.legal.text(move) for move in person.listed() if move[0] == "deal"]
    assert deals
    assert all(text.startswith("Deal with ") and "for certain" in text for text in deals)
