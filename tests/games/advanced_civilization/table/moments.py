"""Moments of games between AI seats, taken up at the real window by whoever is asked there."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from aoc_desktop.ai.levels import level
from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import Record, record_of_match, replay, start
from aoc_desktop.kernel.rng import Rng
from tests.ui.person import Person

NAMES = ("Anna", "Nikos", "Tariq", "Livia", "Marcus", "Ada", "Yuki", "Zoe")
MOST_MOVES = 8_000
NOBODY = -1
"""A seat for the person who only looks on."""


def played_until(stop: Callable[[State], bool], players: int = 6, seed: int = 1, **setup: object) -> Record:
    """A game between adepts up to a moment."""
    record = Record("advanced_civilization", "standard", players, "table", (), {"seed": seed, **setup})
    match: Match[Any] = start(GAME, record)
    rng, seats = Rng(seed), [level("adept") for _ in range(players)]
    for _ in range(MOST_MOVES):
        if stop(match.state):
            return record_of_match(match)
        seat = match.deciders[0]
        state = match.state
        match.play(seat, GAME.draw(state, rng) if seat == CHANCE else seats[seat](GAME, state, seat, rng))
    raise AssertionError("that moment never comes")


@cache
def asked(step: str, calamity: str = "", players: int = 6, seed: int = 1) -> Record:
    """The first time that a calamity asks for such a choice."""

    def stop(state: State) -> bool:
        if state.phase != "calamities" or state.step != step:
            return False
        return getattr(state.agenda[-1], "calamity", calamity) in ("", calamity) or not calamity

    return played_until(stop, players, seed)


@cache
def turn_begins(turn: int, players: int = 8, seed: int = 5) -> Record:
    """On the board without the extension: everybody is near everybody soon."""
    return played_until(lambda state: state.turn == turn, players, seed, board="full")


def take_up(person: Person, record: Record, *people: int) -> None:
    """At the window, with persons on these seats (nobody named: whoever is asked)."""
    if not people:
        people = replay(GAME, record).deciders[:1]
    seats = [{"name": NAMES[seat], "level": "human" if seat in people else "adept"} for seat in range(record.players)]
    person.window.continue_record(record._replace(meta={"seats": seats}))
    person.listen()
    person.settle()
