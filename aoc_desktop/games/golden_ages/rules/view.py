"""What a seat may know, and a full state that this knowledge allows (for AI seats, which must not cheat).

Hidden are the order of the stacks (but for what was put back under them), later eras' buildings, and from others the
civilisations to come and the future technology (rules, section 7).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from aoc_desktop.games.golden_ages.rules.cards import ERAS, Civilization
from aoc_desktop.games.golden_ages.rules.state import Player, State, building_deck
from aoc_desktop.kernel.declared import Declared
from aoc_desktop.kernel.rng import Rng

T = TypeVar("T")


@dataclass(slots=True, eq=False)
class View(Declared):
    """All that one seat (None: an onlooker) may know. Views are equal if the knowledge is."""

    seat: int | None
    three_size: int
    two_size: int
    glory_size: int
    state: State
    """The state without what is hidden: of the stacks only what was put back under them, no others' cards."""


def view_of(state: State, seat: int | None) -> View:
    """What this seat (None: an onlooker) may know of a state."""
    hidden = state.copy()
    hidden.three_stack = _last(state.three_stack, state.three_known)
    hidden.two_stack = _last(state.two_stack, state.two_known)
    hidden.glory_stack = _last(state.glory_stack, state.glory_known)
    hidden.later_buildings = ()
    open_future = state.phase == "finished" or "open_future" in state.table.variants
    for other, player in enumerate(hidden.players):
        if other != seat:
            player.hand = ()
            if not open_future:
                player.future = None
    return View(seat, len(state.three_stack), len(state.two_stack), len(state.glory_stack), hidden)


def hidden_cards(view: View, seat: int) -> int:
    """How many cards of a seat the view does not show: civilisations to come, and the future technology."""
    state = view.state
    player = state.players[seat]
    if seat == view.seat or state.phase == "finished":
        return 0
    eras = ERAS - state.era + _still_to_reveal(state, seat)
    return _of_each_era(state) * eras + (player.future is None)


def _of_each_era(state: State) -> int:
    """How many civilisations of an era each player has in hand."""
    return 2 if "balanced_civilizations" in state.table.variants else 1


def _last(stack: tuple[T, ...], count: int) -> tuple[T, ...]:
    return stack[len(stack) - count :]


def redraw(view: View, rng: Rng) -> State:
    """A state that the view allows: what is hidden is drawn anew."""
    state = view.state.copy()
    _redraw_stacks(state, view, rng)
    _redraw_buildings(state, rng)
    _redraw_futures(state, rng)
    _redraw_hands(state, rng)
    return state


def _redraw_stacks(state: State, view: View, rng: Rng) -> None:
    """What lies on the map or was put back is known; the rest of each stack lies on top in any order."""
    cards = state.table.cards
    seen = {tile.id for tile, _ in state.board.placed}
    seen.update(tile.id for tile in (*state.three_stack, *state.two_stack))
    if state.tile is not None:
        seen.add(state.tile.id)
    for size, count in ((3, view.three_size), (2, view.two_size)):
        hidden = [tile for tile in cards.tiles_of(size) if tile.id not in seen]
        rng.shuffle(hidden)
        known = state.three_stack if size == 3 else state.two_stack
        stack = (*hidden[: count - len(known)], *known)
        if size == 3:
            state.three_stack = stack
        else:
            state.two_stack = stack
    values = list(cards.glory)
    shown = [value for player in state.players for value in player.glory]
    for value in (*shown, *state.glory_stack, *state.pending.values):
        values.remove(value)
    rng.shuffle(values)
    state.glory_stack = (*values[: view.glory_size - len(state.glory_stack)], *state.glory_stack)


def _redraw_buildings(state: State, rng: Rng) -> None:
    later = []
    for era in range(state.era + 1, ERAS + 1):
        cards = building_deck(state.table, era)
        rng.shuffle(cards)
        later.append(tuple(cards[: state.table.count]))
    state.later_buildings = tuple(later)


def _redraw_futures(state: State, rng: Rng) -> None:
    known = {player.future.id for player in state.players if player.future is not None}
    hidden = [future for future in state.table.cards.futures if future.id not in known]
    rng.shuffle(hidden)
    for player in state.players:
        if player.future is None:
            player.future = hidden.pop()


def _redraw_hands(state: State, rng: Rng) -> None:
    """Others' civilisations of eras to come, in step `reveal` also of this era, from the cards not yet seen."""
    each = _of_each_era(state)
    hands: list[list[tuple[Civilization, ...]]] = [[] for _ in state.players]
    for era in range(state.era, ERAS + 1):
        known = {card.id for player in state.players for card in _shown(player, era)}
        hidden = [card for card in state.table.cards.civilizations_of(era) if card.id not in known]
        rng.shuffle(hidden)
        for seat, player in enumerate(state.players):
            if not player.hand and (era > state.era or _still_to_reveal(state, seat)):
                hands[seat].append(tuple(hidden.pop() for _ in range(each)))
    for player, hand in zip(state.players, hands, strict=True):
        if not player.hand:
            player.hand = tuple(hand)


def _shown(player: Player, era: int) -> list[Civilization]:
    """The civilisations of an era that a view shows with a player."""
    cards = [card for cards in player.hand for card in cards]
    cards += [card for card in (player.civilization, player.offer) if card is not None]
    return [card for card in cards if card.era == era]


def _still_to_reveal(state: State, seat: int) -> bool:
    """Whether a seat has not yet revealed its civilisation of this era."""
    return state.step == "reveal" and state.players[seat].offer is None
