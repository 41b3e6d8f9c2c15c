"""Phase 11: rounds of offers, secret answers, deals (rules 15). A lot of cards is put together in `lots`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from aoc_desktop.games.advanced_civilization.rules import events as kinds
from aoc_desktop.games.advanced_civilization.rules.events import card_names
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, Log, LotHeard, State
from aoc_desktop.games.advanced_civilization.rules.tasks import PASS, Question, SeatQuestion, Task
from aoc_desktop.games.advanced_civilization.rules.trade.lots import EMPTY_LOT, LEAST_CARDS, LEAST_COMMODITIES, Lot
from aoc_desktop.kernel.events import note
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.rng import Rng

MOST_ASKED = 9
OFFER: Move = ("offer",)
STOP: Move = ("stop",)
ANSWER: Move = ("answer",)
REFUSE: Move = ("refuse",)
NO_DEAL: Move = ("no_deal",)


def begin(state: State, log: Log) -> None:
    state.lots_heard = ()
    if sum(map(any, state.hands)) > 1:
        state.do(Proposals(1, 0, (), False))


def able(state: State, seat: int, stopped: tuple[int, ...]) -> bool:
    """Has not stopped and holds three tradable cards, two of them commodities."""
    if seat in stopped or not state.active(seat):
        return False
    cards = state.table.cards
    hand = state.hands[seat]
    commodities = sum(hand[: len(cards.commodities)])
    if commodities >= LEAST_CARDS:
        return True
    tradable = sum(count for count, open_to_all in zip(hand, cards.tradable, strict=True) if open_to_all)
    return tradable >= LEAST_CARDS and commodities >= LEAST_COMMODITIES


@dataclass(frozen=True)
class Proposals(Task):
    """Whose turn it is to propose: round from 1, place in this round from 0."""

    round: int
    place: int
    stopped: tuple[int, ...]
    offered: bool
    """Somebody made an offer in this round."""

    def go(self, state: State, log: Log) -> None:
        order = state.trade_order
        if self.place == len(order):
            self.next_round(state, log)
            return
        proposer = order[(self.round - 1 + self.place) % len(order)]
        if not self.place:
            note(log, kinds.TradeRound, proposer, self.round)
        following = replace(self, place=self.place + 1)
        if not able(state, proposer, self.stopped):
            state.do(following)
        elif sum(able(state, seat, self.stopped) for seat in order) < 2:
            note(log, kinds.TradeOver, "too_few")
        else:
            state.do(Propose(proposer, following))

    def next_round(self, state: State, log: Log) -> None:
        if not self.offered:
            note(log, kinds.TradeOver, "no_offers")
        elif self.round == state.table.trade_rounds:
            note(log, kinds.TradeOver, "rounds")
        else:
            state.do(Proposals(self.round + 1, 0, self.stopped, False))


def trade_pending(
    proposals: Proposals, proposer: int, offer: dict[str, Any] | None, answers: dict[str, Any]
) -> dict[str, Any]:
    return {
        "round": proposals.round,
        "proposer": proposer,
        "stopped": sorted(proposals.stopped),
        "offer": offer,
        "answers": answers,
    }


@dataclass(frozen=True)
class Propose(SeatQuestion):
    after: Proposals
    """How the phase goes on."""

    @property
    def step(self) -> str:
        return "offer"

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        yield OFFER
        yield PASS
        yield STOP

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        if move == OFFER:
            note(log, kinds.Offering, seat)
            after = replace(self.after, offered=True)
            state.do(MakeOffer(seat, after, EMPTY_LOT, 0, ()))
        elif move == STOP:
            note(log, kinds.Stopped, seat)
            state.do(replace(self.after, stopped=(*self.after.stopped, seat)))
        else:
            note(log, kinds.NoOffer, seat)
            state.do(self.after)

    def pending(self, state: State) -> dict[str, Any]:
        return trade_pending(self.after, self.seat, None, {})


@dataclass(frozen=True)
class MakeOffer(SeatQuestion):
    """The proposer's lot, then what it wishes: known to itself until it is complete."""

    after: Proposals
    lot: Lot
    ask: int
    want: tuple[str, ...]

    @property
    def step(self) -> str:
        at = self.lot.at
        return at if at != "finished" else "wanted" if self.ask else "wish"

    def settled(self, state: State, log: Log) -> bool:
        filled = self.lot.filled(state, self.seat)
        if filled is not None:
            state.do(replace(self, lot=filled))
        return filled is not None

    def moves(self, state: State, seat: int) -> Sequence[Move]:
        if self.lot.at != "finished":
            return self.lot.moves(state, seat)
        return state.table.cards.wants if self.ask else ASKED

    def sample(self, state: State, seat: int, rng: Rng) -> Move:
        return rng.choice(self.moves(state, seat))

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        if self.lot.at != "finished":
            state.do(replace(self, lot=self.lot.play(state, move)))
        elif not self.ask:
            state.do(replace(self, ask=int(move[1])))
        else:
            self.announce(state, move[1:], log)

    def announce(self, state: State, want: tuple[str, ...], log: Log) -> None:
        lot = self.lot
        if log is not None:
            log.append(kinds.LotTold(self.seat, card_names(state, lot.content)))
            log.append(kinds.Offered(self.seat, lot.true, lot.say, self.ask, want, sum(lot.content)))
        offer = replace(self, want=want)
        asked = [seat for seat in range(state.table.players) if seat != self.seat]
        answers = tuple((seat, "", EMPTY_LOT) for seat in asked if able(state, seat, self.after.stopped))
        state.do(Answers(self.seat, self.after, offer, answers))

    def pending(self, state: State) -> dict[str, Any]:
        return trade_pending(self.after, self.seat, self.told(state), {})

    def told(self, state: State) -> dict[str, Any]:
        return {**self.lot.told(state), "ask": self.ask or None, "want": list(self.want)}


ASKED: list[Move] = [("ask", str(number)) for number in range(LEAST_CARDS, MOST_ASKED + 1)]

Answer = tuple[int, str, Lot]
"""Who, its word ("answer", "refuse", "stop" or none yet), and its lot."""


@dataclass(frozen=True)
class Answers(Question):
    """All other able seats answer at the same time, in secret."""

    proposer: int
    after: Proposals
    offer: MakeOffer
    answers: tuple[Answer, ...]

    @property
    def step(self) -> str:
        return "answer"

    def deciders(self, state: State) -> tuple[int, ...]:
        return tuple(seat for seat, word, lot in self.answers if not finished(word, lot))

    def answer_of(self, seat: int) -> Answer:
        return next(answer for answer in self.answers if answer[0] == seat)

    def settled(self, state: State, log: Log) -> bool:
        for number, (seat, word, lot) in enumerate(self.answers):
            filled = lot.filled(state, seat) if word == "answer" else None
            if filled is not None:
                state.do(self.with_answer(number, (seat, word, filled)))
                return True
        if any(not finished(word, lot) for _, word, lot in self.answers):
            return False
        self.announce(state, log)
        return True

    def with_answer(self, number: int, answer: Answer) -> Answers:
        return replace(self, answers=(*self.answers[:number], answer, *self.answers[number + 1 :]))

    def moves(self, state: State, seat: int) -> Sequence[Move]:
        _, word, lot = self.answer_of(seat)
        return lot.moves(state, seat) if word else (ANSWER, REFUSE, STOP)

    def sample(self, state: State, seat: int, rng: Rng) -> Move:
        return rng.choice(self.moves(state, seat))

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        number = next(place for place, answer in enumerate(self.answers) if answer[0] == seat)
        _, word, lot = self.answers[number]
        answer = (seat, word, lot.play(state, move)) if word else (seat, move[0], lot)
        following = self.with_answer(number, answer)
        if move == STOP and not word:
            note(log, kinds.Stopped, seat)
            after = replace(self.after, stopped=(*self.after.stopped, seat))
            following = replace(following, after=after)
        state.do(following)

    def announce(self, state: State, log: Log) -> None:
        """When the last has finished, everybody hears of each answer."""
        given = []
        for seat, word, lot in self.answers:
            if word == "answer":
                given.append((seat, lot))
                if log is not None:
                    log.append(kinds.LotTold(seat, card_names(state, lot.content)))
                    log.append(kinds.Answered(seat, lot.true, lot.say, sum(lot.content)))
            elif word == "refuse":
                note(log, kinds.Refused, seat)
        if given:
            state.do(Deal(self.proposer, self))
        else:
            remember(state, self, NOBODY)
            state.do(self.after)

    def pending(self, state: State) -> dict[str, Any]:
        answers = {
            str(seat): {"at": progress(word, lot), "answer": word or None, **lot.told(state)}
            for seat, word, lot in self.answers
        }
        return trade_pending(self.after, self.proposer, self.offer.told(state), answers)


def progress(word: str, lot: Lot) -> str:
    if not word:
        return "answer"
    return lot.at if word == "answer" else "finished"


def finished(word: str, lot: Lot) -> bool:
    return progress(word, lot) == "finished"


@dataclass(frozen=True)
class Deal(SeatQuestion):
    """With one answering seat, or with nobody."""

    heard: Answers

    @property
    def step(self) -> str:
        return "deal"

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        for other, word, _ in self.heard.answers:
            if word == "answer":
                yield ("deal", str(other))
        yield NO_DEAL

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        state.do(self.heard.after)
        if move == NO_DEAL:
            remember(state, self.heard, NOBODY)
            note(log, kinds.NoDeal, seat)
            return
        other = int(move[1])
        remember(state, self.heard, other)
        offer, answer = self.heard.offer.lot, self.heard.answer_of(other)[2]
        given, got = offer.content, answer.content
        if log is not None:
            log.append(kinds.Dealt(seat, other, sum(given), sum(got), offer.true, answer.true))
        hand_over(state, seat, other, given, log)
        hand_over(state, other, seat, got, log)
        for speaker, lot in ((seat, offer), (other, answer)):
            note_truth(state, speaker, lot, (seat, other), log)

    def pending(self, state: State) -> dict[str, Any]:
        return self.heard.pending(state)


def remember(state: State, heard: Answers, partner: int) -> None:
    """What the table heard of these lots, and who got which (rules 23)."""
    lots = [(heard.proposer, heard.offer.lot), *((seat, lot) for seat, word, lot in heard.answers if word == "answer")]
    for seat, lot in lots:
        taker = NOBODY
        if partner != NOBODY:
            taker = partner if seat == heard.proposer else heard.proposer if seat == partner else NOBODY
        true = tuple(state.table.cards.card[name] for name in lot.true)
        content = () if taker == NOBODY else lot.content
        state.lots_heard += (LotHeard(seat, taker, sum(lot.content), true, content),)


def note_truth(state: State, speaker: int, lot: Lot, partners: tuple[int, int], log: Log) -> None:
    """Whether what was said of the rest of a lot was so: the two who dealt know now."""
    if log is None or lot.say in ("", "nothing"):
        return
    names = state.table.cards.cards
    rest = [names[card] for card, count in enumerate(lot.content) for _ in range(count)]
    for card in lot.true:
        rest.remove(card)
    if rest:
        true = all(card == lot.say for card in rest)
        log.append(kinds.Talk(speaker, true, partners))


def hand_over(state: State, giver: int, taker: int, cards: tuple[int, ...], log: Log) -> None:
    """Cards change hands; of each calamity among them this seat is the giver now (rules 15)."""
    commodities = len(state.table.cards.commodities)
    for card, count in enumerate(cards):
        if count:
            state.hands[giver][card] -= count
            state.hands[taker][card] += count
            if card >= commodities:
                place = card - commodities
                state.givers = (*state.givers[:place], giver, *state.givers[place + 1 :])
                state.gave = (*state.gave[:place], state.gave[place] | 1 << giver, *state.gave[place + 1 :])
    if log is not None:
        log.append(kinds.Exchanged(taker, card_names(state, cards), (giver, taker)))
