"""What AI seats offer and ask for makes sense: nothing that nobody can hold, nothing just given, no Ochre for Ochre."""

from __future__ import annotations

from collections import Counter

import pytest

from aoc_desktop.ai.levels import level
from aoc_desktop.games.advanced_civilization.rules.card_files import shipped_set
from aoc_desktop.games.advanced_civilization.rules.events import Answered, Dealt, Exchanged, Offered
from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.rules.setup import Options
from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.games.advanced_civilization.rules.trade.knowledge import certain_goods, most_in_hands
from aoc_desktop.games.advanced_civilization.rules.view import view_of
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.rng import Rng


class Watcher:
    """Counts what was said in trade, and what made no sense of it."""

    def __init__(self) -> None:
        self.offers = self.answers = self.deals = 0
        self.senseless: list[str] = []
        self.turn = 0
        self.given: set[tuple[int, str]] = set()
        self.last: Offered | None = None

    def watch(self, state: State, log: list[Event]) -> None:
        """`state` is as it was after the move that made these events."""
        if state.turn != self.turn:
            self.turn, self.given = state.turn, set()
        for event in log:
            if isinstance(event, Offered):
                self.offers, self.last = self.offers + 1, event
                self.wish(state, event)
            elif isinstance(event, Answered):
                self.answers += 1
                self.answer(event)
            elif isinstance(event, Dealt):
                self.deals += 1
                if set(event.true) & set(event.theirs):
                    self.senseless.append(f"{self.turn}: deal of equals {event}")
            elif isinstance(event, Exchanged):
                giver = event.seen_by[0]
                self.given |= {(giver, card) for card in event.cards}

    def wish(self, state: State, event: Offered) -> None:
        cards, others = state.table.cards, [seat for seat in range(state.table.players) if seat != event.seat]
        for card, number in Counter(event.want).items():
            if card == "any":
                continue
            stack = cards.stack_of[cards.card[card]]
            there = sum(
                state.hands[seat][each]
                for seat in others
                for each in range(len(cards.cards))
                if cards.stack_of[each] == stack
            )
            held = state.hands[event.seat][cards.card[card]] + state.aside[cards.card[card]]
            if there < number or cards.commodities[cards.card[card]].copies - held < number:
                self.senseless.append(f"{self.turn}: seat {event.seat} asks for {number} {card}, {there} can be there")
            if (event.seat, card) in self.given:
                self.senseless.append(f"{self.turn}: seat {event.seat} asks for {card}, which it has just given")

    def answer(self, event: Answered) -> None:
        assert self.last is not None
        if set(event.true) & {*self.last.true, self.last.say}:
            self.senseless.append(f"{self.turn}: {self.last} answered by {event}")


def watched(levels: tuple[str, ...], turns: int, seed: int) -> Watcher:
    """One game of so many turns between these seats."""
    rng, watcher = Rng(seed), Watcher()
    state: State = GAME.setup(Options(shipped_set("standard"), len(levels), setup={"turn_limit": turns}), rng)
    seats = [level(name) for name in levels]
    while deciders := GAME.deciders(state):
        seat = deciders[0]
        log: list[Event] = []
        GAME.apply(state, seat, GAME.draw(state, rng) if seat == CHANCE else seats[seat](GAME, state, seat, rng), log)
        watcher.watch(state, log)
    return watcher


def check(watcher: Watcher) -> None:
    assert watcher.senseless == []
    assert watcher.offers > 10
    assert watcher.deals


def test_nobody_asks_for_what_cannot_be_there_nor_gives_equals() -> None:
    check(watched(("adept", "expert", "novice", "sage"), 9, 7))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_a_hundred_turns_of_trade_make_sense(seed: int) -> None:
    """Four games of 25 turns."""
    tables = [("adept",) * 4, ("novice", "apprentice", "adept", "expert"), ("expert",) * 5, ("sage", "expert", "adept")]
    check(watched(tables[seed], 25, 40 + seed))


def test_what_a_seat_takes_for_certain_is_true() -> None:
    """Other hands hold at least what was heard, and at most what can be there, all through a game's trade."""
    rng = Rng(3)
    state: State = GAME.setup(Options(shipped_set("standard"), 4, setup={"turn_limit": 9}), rng)
    seats, looked = [level("adept") for _ in range(4)], 0
    while deciders := GAME.deciders(state):
        seat = deciders[0]
        if state.phase == "trade":
            for viewer in range(4):
                known = view_of(state, viewer).state
                for other, goods in certain_goods(known, viewer).items():
                    looked += 1
                    assert all(state.hands[other][card] >= count for card, count in goods.items())
                for card, most in enumerate(most_in_hands(known)):
                    assert sum(state.hands[other][card] for other in range(4) if other != viewer) <= most
        GAME.apply(state, seat, GAME.draw(state, rng) if seat == CHANCE else seats[seat](GAME, state, seat, rng))
    assert looked > 100
