"""Phase 1: cities pay, unpaid ones revolt (rules 5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from aoc_desktop.games.advanced_civilization.rules.events import TAX, CitiesRevolt, PaidTax
from aoc_desktop.games.advanced_civilization.rules.pieces import change_owner, destroy_city
from aoc_desktop.games.advanced_civilization.rules.state import Log, State
from aoc_desktop.games.advanced_civilization.rules.tasks import SeatQuestion, Task
from aoc_desktop.kernel.events import note
from aoc_desktop.kernel.game import Move


def begin(state: State, log: Log) -> None:
    """In AST order each seat pays; revolts come after everybody has paid."""
    state.revolted = frozenset()
    state.do(Tax(state.ast_order, ()))


def least_tax(state: State, seat: int) -> int:
    """What the cities of a seat pay at the least; Coinage lets it choose, else there is one rate."""
    return min(state.abilities[seat].tax_rates) * state.map_cities(seat)


def would_revolt(state: State, seat: int) -> int:
    """Cities that would revolt if the tax were due now."""
    rate = min(state.abilities[seat].tax_rates)
    unpaid = state.map_cities(seat) - state.stock[seat] // rate
    return 0 if state.abilities[seat].no_tax_revolt else max(0, unpaid)


@dataclass(frozen=True)
class Tax(Task):
    """Seats that still pay, and unpaid cities so far: (seat, number)."""

    seats: tuple[int, ...]
    unpaid: tuple[tuple[int, int], ...]

    def go(self, state: State, log: Log) -> None:
        if not self.seats:
            state.do(*(Revolt(seat, number) for seat, number in self.unpaid))
        elif not state.map_cities(self.seats[0]):
            state.do(Tax(self.seats[1:], self.unpaid))
        else:
            state.do(ChooseRate(self.seats[0], self))


@dataclass(frozen=True)
class ChooseRate(SeatQuestion):
    """Only Coinage leaves a choice; one rate for all cities."""

    tax: Tax

    @property
    def step(self) -> str:
        return "tax"

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        for rate in state.abilities[seat].tax_rates:
            yield ("tax", str(rate))

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        rate = int(move[1])
        cities = state.map_cities(seat)
        paid = min(cities, state.stock[seat] // rate)
        note(log, PaidTax, seat, rate, paid, cities, state.stock[seat], paid * rate)
        state.stock[seat] -= paid * rate
        state.treasury[seat] += paid * rate
        unpaid = self.tax.unpaid
        if cities > paid and not state.abilities[seat].no_tax_revolt:
            unpaid += ((seat, cities - paid),)
        state.do(Tax(self.tax.seats[1:], unpaid))


@dataclass(frozen=True)
class Revolt(Task):
    """Unpaid cities of a seat: others take them by rank of stock points, made once (rules 26.2)."""

    victim: int
    number: int

    def go(self, state: State, log: Log) -> None:
        heirs = [seat for seat in state.ranking() if seat != self.victim]
        first = heirs[0] if heirs else self.victim
        note(log, CitiesRevolt, self.victim, self.number, first, state.stock_points(first), TAX)
        left = self.number
        tasks: list[Task] = []
        for heir in heirs:
            share = min(left, state.city_stock[heir])
            if share:
                tasks.append(TakeCities(heir, self.victim, share))
                left -= share
        if left:
            tasks.append(RazeCities(heirs[0] if heirs else self.victim, self.victim, left))
        state.do(*tasks)


@dataclass(frozen=True)
class TakeCities(SeatQuestion):
    """The heir's choice among the victim's cities; none that changed hands in this phase already."""

    victim: int
    left: int

    @property
    def step(self) -> str:
        return "revolt"

    def cities(self, state: State) -> list[int]:
        return [area for area in state.cities_of(self.victim) if area not in state.revolted]

    def settled(self, state: State, log: Log) -> bool:
        """As many as are wanted, or fewer: all of them, without asking (rules 2.3)."""
        cities = self.cities(state)
        if len(cities) > self.left:
            return False
        for area in cities:
            self.take(state, area, log)
        return True

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        for area in self.cities(state):
            yield ("take", state.table.board.areas[area])

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        self.take(state, state.table.board.area[move[1]], log)
        if self.left > 1:
            state.do(TakeCities(seat, self.victim, self.left - 1))

    def take(self, state: State, area: int, log: Log) -> None:
        change_owner(state, area, self.seat, TAX, log)
        state.revolted = state.revolted | {area}

    def pending(self, state: State) -> dict[str, Any]:
        return {"victim": self.victim, "left": self.left}


@dataclass(frozen=True)
class RazeCities(TakeCities):
    """Nobody can take what is left: the first of the ranking says which cities go."""

    @property
    def step(self) -> str:
        return "raze"

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        for area in self.cities(state):
            yield ("raze", state.table.board.areas[area])

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        self.take(state, state.table.board.area[move[1]], log)
        if self.left > 1:
            state.do(RazeCities(seat, self.victim, self.left - 1))

    def take(self, state: State, area: int, log: Log) -> None:
        destroy_city(state, area, TAX, log)
