"""The trading floor as the viewer sees it: the offer, the answers, and what is certain to change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.games.advanced_civilization.rules.trade.lots import EMPTY_LOT, LEAST_CARDS, Lot
from aoc_desktop.games.advanced_civilization.rules.trade.rounds import Answers, Deal, MakeOffer, Proposals, Propose
from aoc_desktop.games.advanced_civilization.rules.view import SECRET, View
from aoc_desktop.games.advanced_civilization.table.mat.hand_rows import my_lot
from aoc_desktop.kernel.game import Seat

ANY = "any"
CHOOSING, CONTENT, TRUTH, TALK, WISH, WANTED, ANSWERING, DEALING = (
    "offer",
    "content",
    "truth",
    "talk",
    "wish",
    "wanted",
    "answer",
    "deal",
)
"""What the viewer is asked, called as the steps of the notation; nothing while others think."""
THINKS, READY, REFUSES, STOPS, ANSWERS = "thinks", "ready", "refuses", "stops", "answers"


class LotRow(NamedTuple):
    """An offer or an answer, as far as the viewer knows it."""

    seat: Seat
    size: int
    """How many cards; 0: nothing is announced yet."""
    content: tuple[str, ...]
    """All its cards, the viewer's own only."""
    true: tuple[str, ...]
    """Two cards that are in it for certain."""
    say: str
    """What is said of the rest; empty: nothing yet; "nothing"."""
    ask: int
    """How many cards are wanted; 0: not said yet, or an answer."""
    want: tuple[str, ...]

    @property
    def hidden(self) -> int:
        """Cards that nobody but its maker knows."""
        return max(0, self.size - len(self.true))

    @property
    def secret(self) -> tuple[str, ...]:
        """The viewer's own cards that are not announced."""
        rest = Counter(self.content) - Counter(self.true)
        return tuple(card for card in dict.fromkeys(self.content) for _ in range(rest[card]))


class AnswerRow(NamedTuple):
    """What one seat does about the offer."""

    seat: Seat
    state: str
    """thinks, ready (nobody knows for what), refuses, stops, answers"""
    lot: LotRow
    wanted: bool
    """As many as asked for, with the two wanted for certain."""
    change: int
    """What a deal would certainly change of the viewer's sets: the proposer's or that seat's own."""
    knows_change: bool
    """Whether the viewer is one of the two who would deal."""


class Floor(NamedTuple):
    """All that lies on the trading floor."""

    round: int
    rounds: int
    order: tuple[Seat, ...]
    """Who may propose in this round, in order."""
    proposer: Seat
    """-1: nobody, the phase has just ended or not begun."""
    stopped: tuple[Seat, ...]
    offer: LotRow | None
    answers: tuple[AnswerRow, ...]
    mine: LotRow | None
    """What the viewer is putting together as an answer."""
    asked: str
    """What the viewer is asked now."""
    gain: int
    """For an answering viewer: what the two certain cards of the offer would add to its sets."""
    cost: int
    """What the two wanted cards are worth to it, where it has them; else -1."""


NO_FLOOR = Floor(0, 0, (), -1, (), None, (), None, "", 0, -1)


def floor_of(view: View, viewer: Seat, asked: str) -> Floor:
    """`asked`: the step, if the viewer decides now."""
    state = view.state
    question = state.agenda[-1] if state.agenda else None
    if not isinstance(question, Propose | MakeOffer | Answers | Deal):
        return NO_FLOOR
    heard = question.heard if isinstance(question, Deal) else question
    after: Proposals = heard.after
    proposer = heard.proposer if isinstance(heard, Answers) else heard.seat
    order = state.trade_order
    turned = [order[(after.round - 1 + place) % len(order)] for place in range(len(order))]
    making = heard.offer if isinstance(heard, Answers) else heard if isinstance(heard, MakeOffer) else None
    floor = NO_FLOOR._replace(
        round=after.round,
        rounds=state.table.trade_rounds,
        order=tuple(turned),
        proposer=proposer,
        stopped=tuple(sorted(after.stopped)),
        offer=_offer_row(view, making) if making is not None else None,
        asked=_asked(state, viewer, asked),
    )
    return _answered(view, viewer, floor, heard) if isinstance(heard, Answers) else floor


def _asked(state: State, viewer: Seat, step: str) -> str:
    """While several answer, the step is "answer" whatever part each of them is at."""
    if step != ANSWERING:
        return step
    question = state.agenda[-1]
    if not isinstance(question, Answers) or viewer not in question.deciders(state):
        return ""
    _, word, lot = question.answer_of(viewer)
    return ANSWERING if not word else lot.at


def _offer_row(view: View, offer: MakeOffer) -> LotRow:
    row = _lot_row(view, offer.seat, offer.lot)
    return row._replace(ask=offer.ask, want=offer.want)


def _lot_row(view: View, seat: Seat, lot: Lot) -> LotRow:
    """The number of another's cards is what everybody heard of it."""
    names = view.state.table.cards.cards
    content = tuple(names[card] for card, count in enumerate(lot.content) for _ in range(count))
    size = len(content) or dict(view.lot_sizes).get(seat, 0)
    return LotRow(seat, size, content, lot.true, lot.say, 0, ())


def _answered(view: View, viewer: Seat, floor: Floor, heard: Answers) -> Floor:
    state, offer = view.state, floor.offer
    assert offer is not None
    rows = tuple(_answer_row(view, viewer, offer, answer, heard) for answer in heard.answers)
    mine = next(((word, lot) for seat, word, lot in heard.answers if seat == viewer), None)
    if mine is None:
        return floor._replace(answers=rows)
    lot = _lot_row(view, viewer, mine[1]) if mine[0] == "answer" else None
    wanted = [card for card in offer.want if card != ANY]
    return floor._replace(
        answers=rows,
        mine=lot,
        gain=certain_change(state, viewer, (), offer.true),
        cost=-certain_change(state, viewer, wanted, ()) if holds(state, viewer, wanted) else -1,
    )


def _answer_row(view: View, viewer: Seat, offer: LotRow, answer: tuple[Seat, str, Lot], heard: Answers) -> AnswerRow:
    seat, word, lot = answer
    row = _lot_row(view, seat, lot)
    state = STATES.get(word, THINKS)
    if seat == viewer and word == "answer" and lot.at != "finished":
        state, row = THINKS, _lot_row(view, seat, EMPTY_LOT)
    change = 0
    if viewer == heard.proposer and state == ANSWERS:
        change = certain_change(view.state, viewer, offer.content, row.true)
    elif viewer == seat and state == ANSWERS:
        change = certain_change(view.state, viewer, row.content, offer.true)
    return AnswerRow(seat, state, row, _as_wanted(offer, row), change, viewer in (heard.proposer, seat))


STATES = {"answer": ANSWERS, "refuse": REFUSES, "stop": STOPS, SECRET: READY}


def _as_wanted(offer: LotRow, answer: LotRow) -> bool:
    """The two wanted are among the two certain ones, and there are as many cards as asked for."""
    named = Counter(card for card in offer.want if card != ANY)
    return answer.size == offer.ask and not named - Counter(answer.true)


def certain_change(state: State, seat: Seat, given: Iterable[str], got: Iterable[str]) -> int:
    """How much more or less a seat's sets are worth without what it gives and with what it certainly gets."""
    cards, goods = state.table.cards, len(state.table.cards.commodities)
    before = list(state.hands[seat][:goods])
    after = list(before)
    for names, sign in ((given, -1), (got, 1)):
        for name in names:
            if (number := cards.card[name]) < goods:
                after[number] += sign
    bonus = state.set_bonus(seat)
    return cards.worth(after, bonus) - cards.worth(before, bonus)


def holds(state: State, seat: Seat, names: Sequence[str]) -> bool:
    cards = state.table.cards.card
    return all(state.hands[seat][cards[name]] >= count for name, count in Counter(names).items())


def lies(lot: LotRow, say: str) -> bool:
    """Whether saying this of the rest of one's own lot would not be true of all of it."""
    return say != "nothing" and any(card != say for card in lot.secret)


def fewer_left(state: State, seat: Seat) -> bool:
    """Whether a deal with the lot as it is would leave fewer cards than trading again takes."""
    lot = my_lot(state, seat)
    given = sum(lot.content) if lot is not None else 0
    return sum(state.hands[seat]) - given < LEAST_CARDS
