"""The course of an era outside the players' actions: update, continents, end and preparation (rules, section 3)."""

from __future__ import annotations

from aoc_desktop.games.golden_ages.rules import events as kinds
from aoc_desktop.games.golden_ages.rules.cards import ERAS, Placement, Tile
from aoc_desktop.games.golden_ages.rules.effects import resolve_all
from aoc_desktop.games.golden_ages.rules.movement import send_home
from aoc_desktop.games.golden_ages.rules.scoring import end_game, score_judgement
from aoc_desktop.games.golden_ages.rules.squares import NAMES, listed
from aoc_desktop.games.golden_ages.rules.state import NOTHING, Pending, State
from aoc_desktop.kernel.events import Log, TurnBegins, note

# ------------------------------------------------------------------ phase A: update


def begin_era(state: State, log: Log) -> None:
    """A.1 and A.2: the era's wonders and buildings lie face up, civilisations are revealed."""
    state.era += 1
    state.phase = "update"
    state.pending = NOTHING
    owned = [wonder for player in state.players for wonder in player.wonders]
    state.wonders = tuple([card for card in state.table.cards.wonders_of(state.era) if card not in owned])
    state.buildings = state.later_buildings[0]
    state.later_buildings = state.later_buildings[1:]
    note(log, kinds.EraBegins, state.era, tuple([card.id for card in state.buildings]))
    if "balanced_civilizations" in state.table.variants:
        state.seat = _chooses_first(state)
        state.step = "reveal"
        return
    for seat in state.table.clockwise(_chooses_first(state)):
        player = state.players[seat]
        ((player.offer,), *later) = player.hand
        player.hand = tuple(later)
        note(log, kinds.Reveals, seat, player.offer.id, player.offer.value)
    _ask_civilization(state, _chooses_first(state), log)


def _chooses_first(state: State) -> int:
    """The former era's first player; in era I seat 0."""
    return max(0, state.first_player)


def reveal(state: State, civilization_id: str, log: Log) -> None:
    """`balanced_civilizations`: one of the two cards is revealed, the other leaves the game unseen."""
    player = state.players[state.seat]
    pair, *later = player.hand
    player.offer = next(card for card in pair if card.id == civilization_id)
    player.hand = tuple(later)
    note(log, kinds.RevealsOne, state.seat, player.offer.id, player.offer.value)
    following = (state.seat + 1) % state.table.count
    if following == _chooses_first(state):
        _ask_civilization(state, following, log)
    else:
        state.seat = following


def _ask_civilization(state: State, seat: int, log: Log) -> None:
    """A.3: in era I the revealed civilisation comes into play, later its owner chooses."""
    state.seat = seat
    if state.era > 1:
        state.step = "civilization"
        return
    _come_into_play(state, log)


def choose(state: State, civilization_id: str, log: Log) -> None:
    """Keep the civilisation in play, which triggers nothing, or replace it."""
    player = state.players[state.seat]
    old, new = player.civilization, player.offer
    assert old is not None
    assert new is not None
    if civilization_id == old.id:
        player.offer = None
        note(log, kinds.Keeps, state.seat, old.id, new.id)
        next_civilization(state, log)
        return
    note(log, kinds.Replaces, state.seat, old.id, new.id)
    _come_into_play(state, log)


def _come_into_play(state: State, log: Log) -> None:
    player = state.players[state.seat]
    civilization = player.offer
    assert civilization is not None
    player.civilization = civilization
    player.offer = None
    player.rebuild_powers(state.table.cards)
    note(log, kinds.Plays, state.seat, civilization.id, civilization.value)
    state.step = ""
    resolve_all(state, state.seat, civilization.on_play, log)
    if not state.step:
        next_civilization(state, log)


def next_civilization(state: State, log: Log) -> None:
    """On to the next player; after the last one A.4, the first player, and phase B."""
    following = (state.seat + 1) % state.table.count
    if following != _chooses_first(state):
        _ask_civilization(state, following, log)
        return
    _find_first_player(state, log)
    state.phase = "continents"
    draw_tile(state, state.first_player, log)


def _find_first_player(state: State, log: Log) -> None:
    """The lowest value; among equal values the card of the later era (ruling 4)."""
    order = []
    for seat, player in enumerate(state.players):
        assert player.civilization is not None
        order.append((player.civilization.value, -player.civilization.era, seat, player.civilization.id))
    value, _, seat, civilization = min(order)
    state.first_player = seat
    note(log, kinds.FirstPlayer, seat, civilization, value)


def turn_order(state: State, seat: int, card: str) -> tuple[int, ...]:
    """Lowest value first, the later era's card before an equal one (ruling 4), then clockwise; a seat that has not
    chosen yet counts with the card in play."""
    played = []
    for number, player in enumerate(state.players):
        civilization = state.table.cards.civilization[card] if number == seat else player.civilization
        if civilization is None:
            return ()
        played.append((civilization.value, -civilization.era, number))
    return tuple(state.table.clockwise(min(played)[2]))


# ------------------------------------------------------------------ phase B: continents


def draw_tile(state: State, seat: int, log: Log) -> None:
    """The first tile of the stack that fits is drawn; those laid aside go under the stack (ruling 5)."""
    state.seat = seat
    stack = state.three_stack if state.era == 1 else state.two_stack
    for number, tile in enumerate(stack):
        if state.board.places(tile):
            note(log, kinds.TileDrawn, seat, tile.id)
            _put_back(state, stack[number + 1 :] + stack[:number], number, log)
            state.tile = tile
            state.step = "place"
            return
        note(log, kinds.LaidAside, tile.id)
    note(log, kinds.NoTileFits)
    _set_stack(state, stack, len(stack))
    if state.era > 1:
        _next_continent(state, log)
        return
    state.step = "capital"
    state.pending = Pending(squares=tuple(listed(state.board.continent & ~state.capitals)))


def _put_back(state: State, stack: tuple[Tile, ...], laid_aside: int, log: Log) -> None:
    known = state.three_known if state.era == 1 else state.two_known
    _set_stack(state, stack, min(len(stack), known + laid_aside))
    if laid_aside:
        note(log, kinds.PutBack, laid_aside)


def _set_stack(state: State, stack: tuple[Tile, ...], known: int) -> None:
    if state.era == 1:
        state.three_stack, state.three_known = stack, known
    else:
        state.two_stack, state.two_known = stack, known


def place(state: State, placement: Placement, log: Log) -> None:
    """The tile lies; islands under it are gone, and colonists on them go home."""
    tile = state.tile
    assert tile is not None
    covered = state.board.islands & placement.covers
    state.board = state.board.with_tile(tile, placement)
    state.tile = None
    note(log, kinds.TilePlaced, state.seat, tile.id, NAMES[placement.square], str(placement.rotation))
    for square in listed(covered):
        note(log, kinds.IslandGone, NAMES[square])
        for seat in state.table.clockwise(state.seat):
            send_home(state, seat, square, log)
    state.step = "capital"
    state.pending = Pending(squares=tuple(listed(placement.covers)))


def place_capital(state: State, square: int, log: Log) -> None:
    """Era I: the capital with all colonists. Later: it moves, and the colonists on its square come along."""
    player = state.players[state.seat]
    old = player.capital
    player.capital = square
    if state.era == 1:
        player.standing = (square,) * state.table.cards.colonists
        note(log, kinds.CapitalPlaced, state.seat, NAMES[square], len(player.standing))
    else:
        # Phase E has made every colonist stand.
        along = player.standing.count(old)
        player.standing = tuple(sorted(square if place == old else place for place in player.standing))
        note(log, kinds.CapitalMoved, state.seat, NAMES[old], NAMES[square], along)
    _next_continent(state, log)


def leave_capital(state: State, log: Log) -> None:
    note(log, kinds.CapitalStays, state.seat, NAMES[state.players[state.seat].capital])
    _next_continent(state, log)


def _next_continent(state: State, log: Log) -> None:
    """On to the next player; after the last one phase C."""
    state.pending = NOTHING
    following = (state.seat + 1) % state.table.count
    if following != state.first_player:
        draw_tile(state, following, log)
        return
    state.phase = "actions"
    state.step = "turn"
    state.seat = state.first_player
    note(log, TurnBegins, state.seat)


# ------------------------------------------------------------------ phases D and E


def end_era(state: State, log: Log) -> None:
    """D: everybody scores the judgement. E: all is prepared for the next era, if there is one."""
    note(log, kinds.EraEnds, "" if state.judgement is None else state.judgement.id, state.era)
    score_judgement(state, log)
    if state.era == ERAS:
        end_game(state, log)
        return
    if state.judgement is not None:
        state.scored += (state.judgement,)
    state.judgement = None
    note(log, kinds.CardsLeave, (*(card.id for card in state.wonders), *(card.id for card in state.buildings)))
    note(log, kinds.Prepared, sum(player.agora for player in state.players))
    for player in state.players:
        player.golden_age = False
        standing = (*player.standing, *player.lying, *(player.capital,) * player.agora)
        player.standing = tuple(sorted(standing))
        player.lying = ()
        player.agora = 0
        player.activated = 0
    begin_era(state, log)
