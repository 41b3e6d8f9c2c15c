"""Calamities that cost unit points: Famine (rules 16.6), Flood (16.10), Epidemic (16.12)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from aoc_desktop.games.advanced_civilization.rules.calamities.losing import Loss
from aoc_desktop.games.advanced_civilization.rules.calamities.reckoning import note_reckoning
from aoc_desktop.games.advanced_civilization.rules.calamities.sharing import Caps, Suffer, caps_of, share_out
from aoc_desktop.games.advanced_civilization.rules.cards import Calamity
from aoc_desktop.games.advanced_civilization.rules.events import AboveWater, Due, Flood, Shown, calamity_cause
from aoc_desktop.games.advanced_civilization.rules.pieces import destroy_city, reduce_city, unit_points
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, Log, State
from aoc_desktop.games.advanced_civilization.rules.tasks import SeatQuestion, Task
from aoc_desktop.kernel.events import note
from aoc_desktop.kernel.game import Move


@dataclass(frozen=True)
class Toll(Suffer):
    """A seat must lose points, in a zone or anywhere; Grain shown makes the loss smaller."""

    calamity: int
    victim: int
    zone: tuple[int, ...] | None

    def card(self, state: State) -> Calamity:
        return state.table.cards.calamities[self.calamity]

    def loss(self, state: State) -> Loss:
        card = self.card(state)
        flood = self.zone is not None
        return Loss(self.seat, card.id, self.victim, self.share, card.left_in_area, self.zone, flood, ())

    def go(self, state: State, log: Log) -> None:
        card = self.card(state)
        points = self.share
        secondary = self.seat != self.victim
        note_reckoning(state, card, self.seat, points if secondary else card.points, log, secondary=secondary)
        if secondary:
            points = card.for_secondary(points, state.owned_bits[self.seat])
        loss = replace(self.loss(state), due=points).lowered(state)
        kind = "points_left" if loss.due < points else "points"
        note(log, Due, self.seat, kind, loss.due, calamity_cause(card.id))
        if loss.due and card.relieved and state.abilities[self.seat].famine_relief:
            state.do(ShowGrain(self.seat, loss))
        else:
            state.do(loss)


def strike(state: State, number: int, victim: int, giver: int, zone: tuple[int, ...] | None, log: Log) -> None:
    """The victim loses its points, then shares out what the others lose."""
    card = state.table.cards.calamities[number]
    points = card.for_victim(card.points, state.owned_bits[victim])
    state.do(Toll(victim, points, number, victim, zone), ShareToll(number, victim, giver, zone))


@dataclass(frozen=True)
class ShareToll(Task):
    calamity: int
    victim: int
    giver: int
    zone: tuple[int, ...] | None

    def go(self, state: State, log: Log) -> None:
        card = state.table.cards.calamities[self.calamity]
        then = Toll(NOBODY, 0, self.calamity, self.victim, self.zone)
        share_out(state, card.id, self.victim, card.secondary_points, self.caps(state), then)

    def caps(self, state: State) -> Caps:
        """Who can take a share, and how much."""

        def most(seat: int) -> int:
            return Toll(seat, 0, self.calamity, self.victim, self.zone).loss(state).most(state)

        return caps_of(state, state.table.cards.calamities[self.calamity], self.victim, self.giver, most)


@dataclass(frozen=True)
class ShowGrain(SeatQuestion):
    """Pottery: each Grain shown is frozen for this turn and saves four points."""

    loss: Loss

    @property
    def step(self) -> str:
        return "pottery"

    def unfrozen(self, state: State) -> int:
        grain = state.table.cards.grain
        return state.hands[self.seat][grain] - state.frozen[self.seat]

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        relief = state.abilities[seat].famine_relief
        for number in range(min(self.unfrozen(state), -(-self.loss.due // relief)) + 1):
            yield ("show", str(number))

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        number = int(move[1])
        saved = number * state.abilities[seat].famine_relief
        state.frozen[seat] += number
        if number:
            note(log, Shown, seat, state.table.cards.cards[state.table.cards.grain], saved, number)
        state.do(replace(self.loss, due=self.loss.due - saved))

    def pending(self, state: State) -> dict[str, Any]:
        return self.loss.pending(state)


# ---------------------------------------------------------------- Flood


def plain_points(state: State, seat: int, areas: tuple[int, ...]) -> int:
    """Unit points on the plain, with those of cities on black sites, which the water cannot reach."""
    return sum(unit_points(state, seat, area) for area in areas)


def flood(state: State, number: int, victim: int, giver: int, log: Log) -> None:
    """The plain with most of the victim's unit points; without any unit on a plain, a coastal city."""
    points = {name: plain_points(state, victim, areas) for name, areas in state.table.board.plains.items()}
    most = max(points.values(), default=0)
    if most:
        plains = tuple(name for name, count in points.items() if count == most)
        state.do(ChoosePlain(victim, number, giver, plains))
    else:
        state.do(Drown(victim, number))


@dataclass(frozen=True)
class ChoosePlain(SeatQuestion):
    calamity: int
    giver: int
    plains: tuple[str, ...]

    @property
    def step(self) -> str:
        return "plain"

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        for name in self.plains:
            yield ("plain", name)

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        """A victim whose cities there all stand above the water loses nothing; the others there lose their shares."""
        note(log, Flood, seat, move[1])
        zone = state.table.board.plains[move[1]]
        if Toll(seat, 0, self.calamity, seat, zone).loss(state).most(state):
            strike(state, self.calamity, seat, self.giver, zone, log)
        else:
            note(log, AboveWater, seat)
            state.do(ShareToll(self.calamity, seat, self.giver, zone))

    def pending(self, state: State) -> dict[str, Any]:
        return {"calamity": state.table.cards.calamities[self.calamity].id, "victim": self.seat}


@dataclass(frozen=True)
class Drown(SeatQuestion):
    """A coastal city is removed, with Engineering reduced."""

    calamity: int

    @property
    def step(self) -> str:
        return "drown"

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        board = state.table.board
        for area in state.cities_of(seat):
            if board.coastal[area]:
                yield ("drown", board.areas[area])

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        card = state.table.cards.calamities[self.calamity]
        area = state.table.board.area[move[1]]
        if card.softened(state.owned_bits[seat]):
            reduce_city(state, area, calamity_cause(card.id), log)
        else:
            destroy_city(state, area, calamity_cause(card.id), log)

    def pending(self, state: State) -> dict[str, Any]:
        return {"calamity": state.table.cards.calamities[self.calamity].id, "victim": self.seat}
