"""What must hold in every position of every game, checked move by move over random games."""

from __future__ import annotations

from aoc_desktop.games.golden_ages.rules.attack import attack_cost, price_parts, targets
from aoc_desktop.games.golden_ages.rules.game import GAME
from aoc_desktop.games.golden_ages.rules.powers import effects_in_force, powers_of
from aoc_desktop.games.golden_ages.rules.squares import NAMES, NOWHERE, listed
from aoc_desktop.games.golden_ages.rules.state import State
from aoc_desktop.games.golden_ages.rules.view import view_of
from aoc_desktop.games.golden_ages.rules.view_data import CODEC
from aoc_desktop.kernel.record import Record
from tests.games.golden_ages.modes import MODES
from tests.random_games import Proof


def check_state(state: State) -> None:
    """Numbers within their limits, no piece or card lost or doubled, powers what the cards say."""
    for seat in range(state.table.count):
        _check_player(state, seat)
    _check_map(state)
    _check_cards(state)
    _check_prices(state)
    _check_view_data(state)


def _check_player(state: State, seat: int) -> None:
    cards, player = state.table.cards, state.players[seat]
    assert player.gold >= 0
    assert player.points >= 0
    assert player.reserve >= 0
    on_tiles = sum(card.cubes for card in cards.technologies if not card.bit & player.developed)
    assert player.reserve + player.cubes_on_map + on_tiles == 12, "every cube is somewhere"
    assert player.double_cities & ~player.cities == 0
    colonists = len(player.standing) + len(player.lying) + player.agora
    assert colonists == (0 if player.capital == NOWHERE else 3), "every colonist is somewhere"
    assert player.standing == tuple(sorted(player.standing))
    assert player.lying == tuple(sorted(player.lying))
    assert player.developed == cards.starting | sum(card.bit for card in player.technologies)
    assert len(player.glory) <= len(cards.invasion_costs)
    effects = effects_in_force(cards, player.developed, player.civilization, player.slots, player.wonders)
    assert player.powers == powers_of(effects)


def _check_map(state: State) -> None:
    board = state.board
    assert board.islands & board.continent == 0
    for player in state.players:
        assert player.held & ~board.land == 0, "no piece ever stands on open sea"
        assert player.cities & ~board.continent == 0
        assert player.cities & state.capitals == 0
        if player.capital != NOWHERE:
            assert board.continent >> player.capital & 1
    cities = [square for player in state.players for square in listed(player.cities)]
    assert len(cities) == len(set(cities)), "at most one city is on a square"
    for square, symbols in enumerate(board.symbols):
        assert bool(board.land >> square & 1) or not symbols, NAMES[square]


def _check_cards(state: State) -> None:
    cards = state.table.cards
    tiles = [tile.id for tile, _ in state.board.placed] + [tile.id for tile in (*state.three_stack, *state.two_stack)]
    tiles += [] if state.tile is None else [state.tile.id]
    assert sorted(tiles) == sorted(cards.tile)
    glory = [*state.glory_stack, *state.pending.values, *(value for player in state.players for value in player.glory)]
    assert sorted(glory) == sorted(cards.glory)
    judgements = [*state.judgements, *state.scored, *([] if state.judgement is None else [state.judgement])]
    assert len(judgements) == len({card.id for card in judgements}) == 5
    wonders = [wonder.id for player in state.players for wonder in player.wonders] + [card.id for card in state.wonders]
    assert len(wonders) == len(set(wonders))
    in_play = [player.civilization for player in state.players if player.civilization is not None]
    assert len({card.id for card in in_play}) == len(in_play)
    assert 0 <= state.three_known <= len(state.three_stack)
    assert 0 <= state.two_known <= len(state.two_stack)
    assert 0 <= state.glory_known <= len(state.glory_stack)


def _check_prices(state: State) -> None:
    """The cost of an attack is the sum of its named parts."""
    seat = state.seat
    if len(state.players[seat].glory) == len(state.table.cards.invasion_costs):
        return
    for square in listed(targets(state, seat)):
        parts = price_parts(state, seat, square)
        assert max(0, sum(part.gold for part in parts)) == attack_cost(state, seat, square)


def _check_view_data(state: State) -> None:
    view = view_of(state, state.seat)
    assert CODEC.from_data(CODEC.to_data(view)) == view


VERBS = (
    "reveal", "choose", "place", "capital", "stay", "explore", "build", "art", "attack", "wonder", "free_wonder",
    "activate", "develop", "golden_age", "glory", "found", "no_city", "take", "stop", "judge",
)  # fmt: skip


def _words(state: State) -> list[str]:
    cards = state.table.cards
    squares = [*NAMES, *(NAMES[square] for player in state.players for square in player.standing + player.lying)]
    named = [*cards.technology, *cards.wonder, *cards.building, *cards.civilization, *cards.judgement]
    return [*squares, *squares, *named, "none", "1", "2", "3", "90", "agora", "capital"]


def beginning(number: int) -> Record:
    """All modes in turn."""
    return MODES[number % len(MODES)].record


PROOF = Proof(GAME, check_state, VERBS, _words, beginning, least=(len(MODES), 100 * len(MODES)), longest=4)
