"""What a seat may know (rules 23). A full state that this knowledge allows is drawn in `redraw`."""

from __future__ import annotations

from dataclasses import dataclass, replace

from aoc_desktop.games.advanced_civilization.rules.calamities.phase import Reveal
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, State
from aoc_desktop.games.advanced_civilization.rules.tasks import Task
from aoc_desktop.games.advanced_civilization.rules.trade.lots import EMPTY_LOT, Lot
from aoc_desktop.games.advanced_civilization.rules.trade.rounds import Answer, Answers, Deal, MakeOffer, progress
from aoc_desktop.kernel.declared import Declared

SECRET = "secret"
"""Stands for an answer that is finished while others still think: refusal or lot, nobody else knows."""


@dataclass(slots=True, eq=False)
class View(Declared):
    """All that one seat (None: an onlooker) may know. Views are equal if the knowledge is."""

    seat: int | None
    hand_sizes: tuple[int, ...]
    unseen: int
    """How many cards of leavers lie aside."""
    lot_sizes: tuple[tuple[int, int], ...]
    """Seats whose lots were announced, with the number of cards."""
    state: State
    """The state without what is hidden: no stacks, no hands but one's own, no contents of others."""


def view_of(state: State, seat: int | None) -> View:
    """What this seat (None: an onlooker) may know of a state."""
    known = state.copy()
    if not state.finished:
        _hide(known, seat)
    return View(seat, tuple(sum(hand) for hand in state.hands), sum(state.unseen), tuple(_announced(state)), known)


def calamities_shown(state: State) -> bool:
    """The reveal has begun: everybody sees the calamities that are still in hands."""
    return any(isinstance(task, Reveal) for task in state.agenda)


def _hide(state: State, viewer: int | None) -> None:
    first = len(state.table.cards.commodities)
    shown = calamities_shown(state)
    state.stacks = tuple(() for _ in state.stacks)
    for card, unseen in enumerate(state.unseen):
        state.aside[card] -= unseen
        state.unseen[card] = 0
    for seat, hand in enumerate(state.hands):
        if seat != viewer:
            state.hands[seat] = bytearray(first) + bytearray(hand[first:]) if shown else bytearray(len(hand))
    own = state.hands[viewer] if viewer is not None else bytearray(len(state.aside))
    known = [bool(shown or own[card] or state.aside[card]) for card in range(first, len(own))]
    state.givers = tuple(giver if seen else NOBODY for giver, seen in zip(state.givers, known, strict=True))
    bit = 0 if viewer is None else 1 << viewer
    state.gave = tuple(seats & bit for seats in state.gave)
    state.lots_heard = tuple(
        each if viewer in (each.giver, each.taker) else each._replace(content=()) for each in state.lots_heard
    )
    state.agenda = tuple(_hidden_task(task, viewer) for task in state.agenda)


def _announced(state: State) -> list[tuple[int, int]]:
    """The lots that everybody has heard of."""
    task = state.agenda[-1] if state.agenda else None
    if isinstance(task, Answers):
        return [(task.proposer, sum(task.offer.lot.content))]
    if isinstance(task, Deal):
        heard = [(seat, sum(lot.content)) for seat, word, lot in task.heard.answers if word == "answer"]
        return [(task.seat, sum(task.heard.offer.lot.content)), *heard]
    return []


def _hidden_task(task: Task, viewer: int | None) -> Task:
    """Contents of others are hidden, and how far an offer or answer of theirs is."""
    if isinstance(task, MakeOffer):
        return task if task.seat == viewer else replace(task, lot=EMPTY_LOT, ask=0)
    if isinstance(task, Answers):
        answers = tuple(answer if answer[0] == viewer else _hidden_answer(answer) for answer in task.answers)
        return replace(task, offer=_told_offer(task.offer, viewer), answers=answers)
    if isinstance(task, Deal):
        answers = tuple((seat, word, lot if seat == viewer else _told(lot)) for seat, word, lot in task.heard.answers)
        heard = replace(task.heard, offer=_told_offer(task.heard.offer, viewer), answers=answers)
        return replace(task, heard=heard)
    return task


def _told(lot: Lot) -> Lot:
    """What is announced of a lot: all but its content."""
    return lot._replace(content=())


def _told_offer(offer: MakeOffer, viewer: int | None) -> MakeOffer:
    return offer if offer.seat == viewer else replace(offer, lot=_told(offer.lot))


def _hidden_answer(answer: Answer) -> Answer:
    """`stop` is heard at once; of the others only that they have finished."""
    seat, word, lot = answer
    if word == "stop" or progress(word, lot) != "finished":
        return (seat, word if word == "stop" else "", EMPTY_LOT)
    return (seat, SECRET, EMPTY_LOT)
