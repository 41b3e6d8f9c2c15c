"""Phase 12: calamities are shown, then resolved one by one in their order (rules 16.1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from aoc_desktop.games.advanced_civilization.rules.calamities import city_calamities, famine_flood_epidemic
from aoc_desktop.games.advanced_civilization.rules.calamities.civil_war import civil_war
from aoc_desktop.games.advanced_civilization.rules.calamities.hordes import hordes
from aoc_desktop.games.advanced_civilization.rules.calamities.piracy import piracy
from aoc_desktop.games.advanced_civilization.rules.calamities.volcano import volcano
from aoc_desktop.games.advanced_civilization.rules.events import CalamityStrikes, KeptCalamities, Revealed
from aoc_desktop.games.advanced_civilization.rules.scenarios import PERSON
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, Log, State
from aoc_desktop.games.advanced_civilization.rules.tasks import Chance, Task
from aoc_desktop.games.advanced_civilization.rules.trade.stacks import take_out
from aoc_desktop.kernel.events import note
from aoc_desktop.kernel.game import Move

MOST_CALAMITIES = 2

Strike = Callable[[State, int, int, int, Log], None]
"""State, the calamity's number, victim, giver, log."""


def lose_points(state: State, number: int, victim: int, giver: int, log: Log) -> None:
    famine_flood_epidemic.strike(state, number, victim, giver, None, log)


KINDS: Mapping[str, Strike] = {
    "eruption_or_quake": volcano,
    "betray": city_calamities.treachery,
    "lose_points": lose_points,
    "reduce_cities": city_calamities.superstition,
    "civil_war": civil_war,
    "slave_revolt": city_calamities.slave_revolt,
    "flood": famine_flood_epidemic.flood,
    "horde": hordes,
    "reduce_excess": city_calamities.civil_disorder,
    "piracy": piracy,
}


def begin(state: State, log: Log) -> None:
    """All calamities in hands are shown; of three or more, chance keeps two."""
    hold_foretold(state)
    first = len(state.table.cards.commodities)
    held: dict[int, tuple[int, ...]] = {}
    for seat in state.ast_order:
        calamities = tuple(number for number, count in enumerate(state.hands[seat][first:]) if count)
        if calamities:
            held[seat] = calamities
            names = [state.table.cards.calamities[number].id for number in calamities]
            note(log, Revealed, seat, tuple(names))
    if held:
        spares = [Spare(seat, held[seat]) for seat in held if len(held[seat]) > MOST_CALAMITIES]
        few = tuple((seat, held[seat]) for seat in held if len(held[seat]) <= MOST_CALAMITIES)
        state.do(*spares, Reveal(few))


def hold_foretold(state: State) -> None:
    """A scenario's calamities of this turn: the person holds them, without a giver, wherever they lay."""
    cards, scenario = state.table.cards, state.table.scenario
    for strike in () if scenario is None else scenario.strikes:
        if state.turn not in strike.turns:
            continue
        card = cards.card[strike.calamity]
        stack, number = cards.stack_of[card] - 1, card - len(cards.commodities)
        if card in state.stacks[stack]:
            take_out(state, stack, card)
        for hand in state.hands:
            hand[card] = 0
        state.hands[PERSON][card] = 1
        state.givers = (*state.givers[:number], NOBODY, *state.givers[number + 1 :])


@dataclass(frozen=True)
class Spare(Chance):
    """Which two calamities count: each pair equally likely."""

    seat: int
    held: tuple[int, ...]

    @property
    def step(self) -> str:
        return "spare"

    def names(self, state: State) -> list[str]:
        return sorted(state.table.cards.calamities[number].id for number in self.held)

    def odds(self, state: State) -> Sequence[tuple[Move, int]] | None:
        pairs = combinations(self.names(state), MOST_CALAMITIES)
        return [(("calamities", str(self.seat), *pair), 1) for pair in pairs]

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        note(log, KeptCalamities, self.seat, move[2:], len(self.held))
        kept = tuple(number for number in self.held if state.table.cards.calamities[number].id in move[2:])
        place = next(nth for nth, task in enumerate(state.agenda) if isinstance(task, Reveal))
        reveal = state.agenda[place]
        assert isinstance(reveal, Reveal)
        following = Reveal((*reveal.counted, (self.seat, kept)))
        state.agenda = (*state.agenda[:place], following, *state.agenda[place + 1 :])

    def pending(self, state: State) -> dict[str, Any]:
        return {"seat": self.seat, "cards": self.names(state)}


@dataclass(frozen=True)
class Reveal(Task):
    """Every calamity leaves the hands; those that count are resolved in their order."""

    counted: tuple[tuple[int, tuple[int, ...]], ...]

    def go(self, state: State, log: Log) -> None:
        first = len(state.table.cards.commodities)
        for hand in state.hands:
            for card in range(first, len(hand)):
                state.aside[card] += hand[card]
                hand[card] = 0
        calamities = state.table.cards.calamities
        strikes = [Resolve(number, seat) for seat, numbers in self.counted for number in numbers]
        state.do(*sorted(strikes, key=lambda strike: calamities[strike.calamity].order))


@dataclass(frozen=True)
class Resolve(Task):
    calamity: int
    victim: int

    def go(self, state: State, log: Log) -> None:
        card = state.table.cards.calamities[self.calamity]
        giver = state.givers[self.calamity]
        note(log, CalamityStrikes, self.victim, card.id, None if giver == NOBODY else giver)
        KINDS[card.kind](state, self.calamity, self.victim, giver, log)
