"""Phase 4: ships are kept or scrapped, then built (rules 8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from aoc_desktop.games.advanced_civilization.rules.events import ShipBuilt, ShipKept, ShipScrapped
from aoc_desktop.games.advanced_civilization.rules.pieces import remove_tokens
from aoc_desktop.games.advanced_civilization.rules.state import Log, State
from aoc_desktop.games.advanced_civilization.rules.tasks import DONE, SeatQuestion, Task
from aoc_desktop.kernel.events import note
from aoc_desktop.kernel.game import Move

SHIP_COST = 2


def begin(state: State, log: Log) -> None:
    state.do(*(ShipTurn(seat) for seat in state.census if state.map_points(seat) or state.ships[seat]))


@dataclass(frozen=True)
class ShipTurn(Task):
    seat: int

    def go(self, state: State, log: Log) -> None:
        ships = state.ships[self.seat]
        if ships:
            state.do(KeepShip(self.seat, ships), BuildShip(self.seat))
        else:
            state.do(BuildShip(self.seat))


def pay(state: State, seat: int, place: int, treasury: int, levy: int) -> None:
    """Tokens of the treasury and of the ship's area go to the stock."""
    state.treasury[seat] -= treasury
    state.stock[seat] += treasury
    if levy:
        remove_tokens(state, seat, state.table.board.place_area[place], levy)


@dataclass(frozen=True)
class KeepShip(SeatQuestion):
    """Ship after ship in map order of berths: one token keeps it."""

    places: tuple[int, ...]

    @property
    def step(self) -> str:
        return "upkeep"

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        place = self.places[0]
        berth = state.table.board.places[place]
        if state.treasury[seat]:
            yield ("keep", berth, "treasury")
        if state.tokens[seat][state.table.board.place_area[place]]:
            yield ("keep", berth, "levy")
        yield ("scrap", berth)

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        place = self.places[0]
        if move[0] == "scrap":
            ships = list(state.ships[seat])
            ships.remove(place)
            state.ships[seat] = tuple(ships)
            note(log, ShipScrapped, seat, move[1])
        else:
            pay(state, seat, place, move[2] == "treasury", move[2] == "levy")
            note(log, ShipKept, seat, move[1], move[2])
        if len(self.places) > 1:
            state.do(KeepShip(seat, self.places[1:]))

    def pending(self, state: State) -> dict[str, Any]:
        names = [state.table.board.places[place] for place in self.places]
        return {"berth": names[0], "left": names[1:]}


@dataclass(frozen=True)
class BuildShip(SeatQuestion):
    """As often as it likes, while fewer than four of its ships are on the map."""

    @property
    def step(self) -> str:
        return "shipyard"

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        yield DONE
        if len(state.ships[seat]) >= state.table.cards.ships:
            return
        board = state.table.board
        treasury = state.treasury[seat]
        row = state.tokens[seat]
        city = state.city
        for area, places in board.shores:
            tokens = row[area]
            if tokens or city[area] == seat:
                for place in places:
                    berth = board.places[place]
                    if treasury >= SHIP_COST:
                        yield ("ship", berth, "treasury")
                    if treasury and tokens:
                        yield ("ship", berth, "mixed")
                    if tokens >= SHIP_COST:
                        yield ("ship", berth, "levy")

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        if move == DONE:
            return
        place = state.table.board.place[move[1]]
        treasury = {"treasury": SHIP_COST, "mixed": 1, "levy": 0}[move[2]]
        pay(state, seat, place, treasury, SHIP_COST - treasury)
        state.ships[seat] = tuple(sorted((*state.ships[seat], place)))
        note(log, ShipBuilt, seat, move[1], move[2])
        state.do(self)
