"""Losing unit points: exactly if possible, otherwise as little too much as possible (rules 16.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from aoc_desktop.games.advanced_civilization.rules.events import Lost, calamity_cause
from aoc_desktop.games.advanced_civilization.rules.pieces import limit_for, place_tokens, remove_city, remove_tokens
from aoc_desktop.games.advanced_civilization.rules.state import CITY_POINTS, Log, State
from aoc_desktop.games.advanced_civilization.rules.tasks import SeatQuestion
from aoc_desktop.kernel.events import note
from aoc_desktop.kernel.game import Move

MOST_STAYING = CITY_POINTS - 1
"""A city that is lost may leave up to four tokens."""


def least_excess(due: int, tokens: int, stock: int, stays: list[int], keep: int) -> int | None:
    """The smallest excess over `due` of all ways to lose at least so much; None if there is none.

    `tokens` can be lost, and cities of which at most `stays` (largest first) and at least `keep` tokens stay, as far
    as stock and lost tokens reach. With j cities every total between the two bounds below can be reached."""
    if due <= 0:
        return -due
    best: int | None = None
    most_staying = 0
    for cities in range(len(stays) + 1):
        if cities:
            most_staying += stays[cities - 1]
        first = max(0, cities * keep - stock)
        if first > tokens:
            break
        low = first + CITY_POINTS * cities - min(most_staying, stock + first)
        high = tokens + (CITY_POINTS - keep) * cities
        if due <= high and (best is None or low - due < best):
            best = max(0, low - due)
    return best


def largest_loss(tokens: int, stock: int, cities: int, keep: int) -> int:
    """The most that can be lost; with `keep` a city needs a token that can take its place."""
    lost = cities if not keep else min(cities, (stock + tokens) // keep)
    return tokens + (CITY_POINTS - keep) * lost


@dataclass(frozen=True)
class Loss(SeatQuestion):
    """A seat loses points of its units in a zone (None: anywhere), leaving `keep` tokens in each area."""

    calamity: str
    victim: int
    """The primary victim."""
    due: int
    keep: int
    zone: tuple[int, ...] | None
    exposed: bool
    """Cities on black sites are safe (Flood)."""
    spent: tuple[int, ...]
    """Areas where a city was replaced: those tokens cannot be lost again."""

    @property
    def step(self) -> str:
        return "lose"

    # Whose units are lost, and which: a faction of a Civil War has its own answers.

    def owner(self) -> int:
        return self.seat

    def tokens_in(self, state: State) -> list[tuple[int, int]]:
        """Areas with tokens that can be lost."""
        row = state.tokens[self.owner()]
        areas = range(len(row)) if self.zone is None else self.zone
        keep = self.keep
        spent = self.spent
        return [(area, row[area] - keep) for area in areas if row[area] > keep and area not in spent]

    def cities_in(self, state: State) -> list[int]:
        owner = self.owner()
        zone = self.zone
        sheltered = state.table.board.sheltered
        return [
            area
            for area, holder in enumerate(state.city)
            if holder == owner and (zone is None or area in zone) and not (self.exposed and sheltered[area])
        ]

    def most(self, state: State) -> int:
        """The largest loss possible."""
        tokens = sum(number for _, number in self.tokens_in(state))
        return largest_loss(tokens, state.stock[self.owner()], len(self.cities_in(state)), self.keep)

    def lowered(self, state: State) -> Loss:
        return replace(self, due=min(self.due, self.most(state)))

    def settled(self, state: State, log: Log) -> bool:
        """Nothing is due any more, or all that can be lost is: then it goes without asking."""
        if self.due <= 0:
            self.finish(state, log)
            return True
        tokens = self.tokens_in(state)
        cities = self.cities_in(state)
        if self.keep or self.due != sum(number for _, number in tokens) + CITY_POINTS * len(cities):
            return False
        following = self
        for area, number in tokens:
            following = following.lose_tokens(state, area, number, log)
        for area in cities:
            following = following.lose_city(state, area, 0, log)
        following.finish(state, log)
        return True

    def finish(self, state: State, log: Log) -> None:
        """All that was due is lost."""

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        names = state.table.board.areas
        owner = self.owner()
        areas = self.tokens_in(state)
        tokens = sum([number for _, number in areas])
        stock = state.stock[owner]
        most = {area: min(MOST_STAYING, limit_for(state, owner, area)) for area in self.cities_in(state)}
        stays = sorted(most.values(), reverse=True)
        target = least_excess(self.due, tokens, stock, stays, self.keep)
        largest = min(self.due, max([number for _, number in areas], default=0))
        numbers = [
            number
            for number in range(1, largest + 1)
            if least_excess(self.due - number, tokens - number, stock + number, stays, self.keep) == target
        ]
        for area, held in areas:
            for number in numbers:
                if number <= held:
                    yield ("lose", names[area], str(number))
        staying: dict[int, list[int]] = {}
        for area, limit in most.items():
            if limit not in staying:
                staying[limit] = self.staying(tokens, stock, stays, limit, target)
            for number in staying[limit]:
                yield ("lose", names[area], "city", str(number))

    def staying(self, tokens: int, stock: int, stays: list[int], limit: int, target: int | None) -> list[int]:
        """How many tokens may take the place of a city with this limit."""
        rest = stays[:]
        rest.remove(limit)
        return [
            number
            for number in range(self.keep, min(limit, stock) + 1)
            if least_excess(self.due - CITY_POINTS + number, tokens, stock - number, rest, self.keep) == target
        ]

    def play(self, state: State, seat: int, move: Move, log: Log) -> None:
        area = state.table.board.area[move[1]]
        if move[2] == "city":
            number = int(move[3])
            following = self.lose_city(state, area, number, log)
            points = CITY_POINTS - number
            following = replace(following, spent=tuple(sorted((*self.spent, area))))
        else:
            points = int(move[2])
            following = self.lose_tokens(state, area, points, log)
        state.do(replace(following, due=self.due - points))

    def lose_tokens(self, state: State, area: int, number: int, log: Log) -> Loss:
        remove_tokens(state, self.owner(), area, number)
        note(log, Lost, self.owner(), state.table.board.areas[area], "tokens", number, calamity_cause(self.calamity))
        return self

    def lose_city(self, state: State, area: int, staying: int, log: Log) -> Loss:
        remove_city(state, area)
        place_tokens(state, self.owner(), area, staying)
        note(log, Lost, self.owner(), state.table.board.areas[area], "city", staying, calamity_cause(self.calamity))
        return self

    def pending(self, state: State) -> dict[str, Any]:
        names = state.table.board.areas
        return {
            "calamity": self.calamity,
            "victim": self.victim,
            "due": self.due,
            "spent": [names[area] for area in self.spent],
            "zone": None if self.zone is None else [names[area] for area in self.zone],
        }
