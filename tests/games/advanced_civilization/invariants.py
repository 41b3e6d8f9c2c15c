"""What must hold in every position of every game, checked move by move over random games."""

from __future__ import annotations

from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.rules.phases.support import unsupported
from aoc_desktop.games.advanced_civilization.rules.phases.voyage import Voyage
from aoc_desktop.games.advanced_civilization.rules.pieces import limit_for
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, PHASES, State
from aoc_desktop.games.advanced_civilization.rules.view import calamities_shown, view_of
from aoc_desktop.games.advanced_civilization.rules.view_data import CODEC
from aoc_desktop.games.advanced_civilization.rules.why_not import FORMS
from aoc_desktop.kernel.record import Record, read_record
from tests.conformance import names_in
from tests.games import data_of
from tests.games.advanced_civilization.modes import MODES
from tests.games.advanced_civilization.player import choose
from tests.random_games import Proof

CASES = data_of("advanced_civilization", "conformance")


def check_state(state: State) -> None:
    """Pieces and cards conserved, nothing negative, support and limits after their phases, nothing hidden seen."""
    _check_pieces(state)
    _check_cards(state)
    _check_calamities(state)
    _check_phases(state)
    _check_views(state)


def _check_pieces(state: State) -> None:
    table = state.table
    cards = table.cards
    aboard = {task.seat: task.cargo for task in state.agenda if isinstance(task, Voyage)}
    for seat in range(table.players):
        pieces = state.stock[seat] + state.treasury[seat] + sum(state.tokens[seat]) + aboard.get(seat, 0)
        assert pieces == table.board.tokens, f"tokens of seat {seat}"
        assert state.city_stock[seat] + len(state.cities_of(seat)) == cards.cities, f"cities of seat {seat}"
        assert len(state.ships[seat]) <= cards.ships
        assert state.ships[seat] == tuple(sorted(state.ships[seat]))
        assert min(state.stock[seat], state.treasury[seat], state.city_stock[seat], *state.tokens[seat]) >= 0
        assert 0 <= state.ast[seat] <= 16
        assert state.owned_bits[seat] == sum(cards.civilization_cards[card].bit for card in state.owned[seat])
        assert state.abilities[seat] == cards.abilities(state.owned_bits[seat])
    unused = len(cards.nations) - table.players
    assert state.pool_tokens + sum(state.tokens[table.neutral]) == unused * cards.tokens
    assert state.pool_cities + state.city.count(table.neutral) == unused * cards.cities
    assert state.pool_tokens >= 0
    assert state.pool_cities >= 0


def _check_cards(state: State) -> None:
    cards = state.table.cards
    for card, name in enumerate(cards.cards):
        copies = cards.commodities[card].copies if card < len(cards.commodities) else 1
        held = sum(hand[card] for hand in state.hands)
        stacked = sum(stack.count(card) for stack in state.stacks)
        assert held + stacked + state.aside[card] == copies, name
        assert 0 <= state.unseen[card] <= state.aside[card]
        assert min(hand[card] for hand in state.hands) >= 0
        assert all(card not in stack or cards.stack_of[card] == nth for nth, stack in enumerate(state.stacks, 1))
    for stack, layers in zip(state.stacks, state.layers, strict=True):
        assert len(stack) == sum(layer.size for layer in layers)
    for seat, frozen in enumerate(state.frozen):
        assert 0 <= frozen <= state.hands[seat][cards.grain]


def _check_calamities(state: State) -> None:
    """Calamities are in hands from drawing to reveal only; a giver belongs to a calamity that is out."""
    first = len(state.table.cards.commodities)
    out = [sum(hand[card] for hand in state.hands) for card in range(first, len(state.table.cards.cards))]
    if state.phase not in ("trade_cards", "trade") and not calamities_shown(state):
        assert not any(out)
    for number, giver in enumerate(state.givers):
        assert giver == NOBODY or out[number] or state.aside[first + number]


def _check_phases(state: State) -> None:
    """After phase 8 limits hold and cities stand alone; after phases 9 and 14 cities are supported."""
    if state.phase not in PHASES or state.finished:
        return
    after = PHASES.index(state.phase)
    if after in range(PHASES.index("surplus") + 1, PHASES.index("calamities")):
        for area, limit in enumerate(state.table.board.limits):
            held = [(nation, row[area]) for nation, row in enumerate(state.tokens) if row[area]]
            assert not held or state.city[area] == NOBODY
            own = [limit_for(state, nation, area) for nation, _ in held if nation < state.table.players]
            assert sum(count for _, count in held) <= max([limit, *own])
    if state.phase in ("trade_cards", "trade", "civilization_cards"):
        assert not any(unsupported(state, seat, 0) for seat in state.ast_order)


def _check_views(state: State) -> None:
    """Nobody sees another's hand, a stack or another's lot; a view crosses to another process whole."""
    if sum(state.stock) % 3:  # a third of the positions is enough
        return
    seat = state.turn % state.table.players
    view = view_of(state, seat)
    assert state.finished or not any(view.state.stacks)
    if not state.finished and not calamities_shown(state):
        assert not any(any(hand) for other, hand in enumerate(view.state.hands) if other != seat)
    assert CODEC.from_data(CODEC.to_data(view)) == view


def _words(state: State) -> list[str]:
    board, cards = state.table.board, state.table.cards
    held = [board.areas[area] for area, count in enumerate(map(sum, zip(*state.tokens, strict=True))) if count]
    return [*held, *held, *board.places[:9], *cards.cards[:9], *cards.civilization, "0", "1", "2", "5", "city", "levy"]


def beginning(number: int) -> Record:
    """In turn a mode and a game gone on with."""
    return _played_before(number // 2) if number % 2 else MODES[number // 2 * 7 % len(MODES)].record


def _played_before(number: int) -> Record:
    """A game of the conformance cases, gone on with after a part of it: rich positions, calamities, many cards."""
    names = names_in(CASES)
    record = read_record(CASES / f"{names[number % len(names)]}.record.json")
    part = 40 + number * 13 % 55
    return record._replace(moves=record.moves[: len(record.moves) * part // 100])


PROOF = Proof(GAME, check_state, tuple(FORMS), _words, beginning, least=(8, len(MODES)), longest=4, choose=choose)
