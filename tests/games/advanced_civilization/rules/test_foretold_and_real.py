"""Support, surplus, cities lost and the next tax come as they were foretold, whatever move is looked at."""

from __future__ import annotations

from collections import Counter

import pytest

from aoc_desktop.games.advanced_civilization.rules.events import (
    SUPPORT,
    CitiesRevolt,
    PaidTax,
    Reduced,
    Surplus,
    TurnOver,
)
from aoc_desktop.games.advanced_civilization.rules.foresight import footing, outlook, played
from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.rules.legal import LegalMoves
from aoc_desktop.games.advanced_civilization.rules.pieces import reduce_city
from aoc_desktop.games.advanced_civilization.rules.snapshot import deciders
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, PHASES, State
from aoc_desktop.games.advanced_civilization.rules.turn import go_on, play
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.rng import Rng
from tests.games.advanced_civilization.position import Position
from tests.games.advanced_civilization.rules.test_foresight import random_position

BEFORE_SUPPORT = PHASES[: PHASES.index("support") + 1]
ASKED_IN = ("taxation", "expansion", "ships", "movement", "construction", "support")
MORE_CARDS = ("coinage", "democracy", "roadbuilding", "cloth_making", "astronomy", "architecture", "military")


def test_the_surplus_leaves_before_support_is_checked() -> None:
    """The finding: tokens enough for the cities were foretold, but most stood above the limit, and the city fell."""
    game = Position().cities(0, "athens", "rome").tokens(0, carthage=6, sahara=9)
    game.begin("construction")
    after = played(game.state, 0, ("build", "carthage"))
    assert after.map_tokens(0) > 2 * after.map_cities(0)
    foretold = footing(after, 0)
    assert (foretold.tokens, foretold.cities, foretold.lost) == (1, 3, 1)
    limit = game.state.table.board.limits[game.state.table.board.area["carthage"]]
    assert limit > 2  # one city less, and what takes its place supports the others


def test_ships_are_kept_before_support_is_checked() -> None:
    game = Position().cities(0, "rome").tokens(0, carthage=2).ships(0, "carthage", "carthage").treasury(0, 0)
    game.begin("ships")
    assert footing(game.state, 0).lost == 1


def test_a_city_that_can_be_built_is_foretold_as_well() -> None:
    game = Position().cities(0, "rome").tokens(0, carthage=6)
    told = outlook(game.state, 0)
    assert told.building == ("carthage",)
    assert (told.stands.tokens, told.stands.cities, told.stands.lost) == (3, 1, 0)
    assert told.built is not None
    assert (told.built.tokens, told.built.cities, told.built.lost) == (0, 2, 1)


def somewhere(seed: int) -> Position:
    """A crowded position amid a phase, without cards that trade or calamities could bring."""
    rng, game = Rng(1000 + seed), random_position(seed)
    state = game.state
    state.stacks, state.layers = tuple(() for _ in state.stacks), tuple(() for _ in state.layers)
    for seat in range(state.table.players):
        for area in (rng.below(len(state.city)) for _ in range(rng.below(6))):
            if state.city[area] == NOBODY and not any(row[area] for row in state.tokens):
                game.cities(seat, state.table.board.areas[area])
        if rng.below(2):  # a poor nation: whatever stood in crowds lies in its treasury
            for area, tokens in enumerate(state.tokens[seat]):
                state.tokens[seat][area] = min(tokens, 2)
                state.treasury[seat] += max(0, tokens - 2)
            game.stock(seat, min(state.stock[seat], rng.below(6)))
        game.own(seat, *(card for card in MORE_CARDS if not rng.below(3)))
        berths = [places[0] for area, places in state.table.board.shores if state.tokens[seat][area]]
        state.ships[seat] = tuple(sorted(rng.choice(berths) for _ in range(rng.below(4)) if berths))
    game.begin(ASKED_IN[rng.below(len(ASKED_IN))])
    go_on(state, None)
    for _ in range(rng.below(12)):
        seat, moved = deciders(state)[0], state.copy()
        play(moved, seat, LegalMoves(moved, seat).sample(rng), None)
        if moved.turn > state.turn or moved.phase not in BEFORE_SUPPORT:
            break
        state = game.state = moved
    return game


def idle(state: State, seat: int) -> Move:
    """Nothing of one's own accord: ships are kept and go to the next coast, as few cities fall as can."""
    moves = list(LegalMoves(state, seat))
    board, verb = state.table.board, moves[0][0]
    if verb == "reduce":

        def tokens_after(move: Move) -> int:
            after = state.copy()
            reduce_city(after, board.area[move[1]], SUPPORT, None)
            return after.map_tokens(seat)

        return max(moves, key=tokens_after)
    if state.step == "voyage":
        ashore = [move for move in moves if move[0] in ("unload", "anchor")]
        coasts = [move for move in moves if move[0] == "sail" and board.place_area[board.place[move[1]]] >= 0]
        return (ashore[-1:] or coasts or moves)[0]
    return next((move for move in moves if move in (("done",), ("pass",))), moves[0])


def to_the_end_of_the_next_tax(state: State, seat: int, move: Move) -> list[Event]:
    """The real course."""
    log: list[Event] = []
    turn = state.turn
    play(state, seat, move, log)
    while not state.finished and (state.turn == turn or state.phase == "taxation"):
        who = deciders(state)[0]
        play(state, who, idle(state, who), log)
    return log


def compare(seed: int, seen: Counter[str]) -> None:
    state = somewhere(seed).state
    (seat,) = deciders(state)
    if seat < 0 or state.phase not in BEFORE_SUPPORT:  # which card is looted, or nothing was asked
        return
    move, phase = LegalMoves(state, seat).sample(Rng(seed)), state.phase
    where = f"position {seed}, {phase}, seat {seat}: {' '.join(move)}"
    told = outlook(played(GAME.view(state, seat).state, seat, move), seat)
    foretold = told.stands
    log = to_the_end_of_the_next_tax(state, seat, move)
    if state.finished:
        return
    begun = max(place for place, event in enumerate(log) if isinstance(event, TurnOver))
    this_turn, next_turn = log[:begun], log[begun:]
    reduced = [
        event for event in this_turn if isinstance(event, Reduced) and (event.seat, event.cause) == (seat, SUPPORT)
    ]
    reduced = reduced[move[0] == "reduce" :]  # the first is the move itself
    assert len(reduced) == foretold.lost, where
    left = {event.area: event.tokens for event in this_turn if isinstance(event, Surplus) and event.seat == seat}
    expected = {leaving.area: leaving.tokens for leaving in told.leaving}
    assert {area: number for area, number in left.items() if area not in told.building} == expected, where
    paid = next((event for event in next_turn if isinstance(event, PaidTax) and event.seat == seat), None)
    revolts = sum(event.cities for event in next_turn if isinstance(event, CitiesRevolt) and event.seat == seat)
    cities = paid.cities if paid is not None else 0
    assert (foretold.cities - foretold.lost, foretold.revolting) == (cities, revolts), where
    if paid is not None:
        assert (foretold.stock, foretold.tax) == (paid.stock, paid.rate * paid.cities), where
        on_map = state.table.board.tokens - paid.stock - (state.treasury[seat] - paid.tokens)
        assert foretold.tokens == on_map - sum(event.tokens for event in reduced), where
    seen.update(compared=1, lost=bool(reduced), surplus=bool(left), revolts=bool(revolts), taxed=paid is not None)
    seen[phase] += 1


@pytest.mark.parametrize("number", [200, pytest.param(2000, marks=pytest.mark.slow)])
def test_what_is_foretold_comes(number: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(2 * number):
        if seen["compared"] < number:
            compare(seed, seen)
    assert seen["compared"] == number
    assert min(seen["lost"], seen["surplus"], seen["revolts"], seen["taxed"]) > number / 20, seen
    assert all(seen[phase] for phase in ASKED_IN if phase != "expansion"), seen
