"""The draft: keep one card of the pack in hand, pass the rest to the left."""

from __future__ import annotations

from aoc_desktop.games.age_of_civilization.rules.cards import Civilization, Draft
from aoc_desktop.games.age_of_civilization.rules.events import note_revelation
from aoc_desktop.games.age_of_civilization.rules.state import Log, State
from aoc_desktop.kernel.events import Event


def keep(state: State, civilization: Civilization, log: Log) -> bool:
    """The seat asked keeps a card, which joins its hand at once. True when the draft is over."""
    _keep(state, state.seat, civilization, log)
    state.seat += 1
    if state.seat < len(state.players):
        return False
    state.seat = 0
    draft = state.table.draft
    assert draft is not None
    if len(state.players[0].kept) < draft.keep:
        # "To the left" is the next seat clockwise (ruling 11).
        state.packs = (state.packs[-1], *state.packs[:-1])
        note_revelation(log, "packs_passed")
        if len(state.packs[0]) > 1:
            return False
        # The last card received is kept too: nothing to choose.
        for seat, pack in enumerate(state.packs):
            _keep(state, seat, pack[0], log)
    _make_market(state, draft, log)
    return True


def _keep(state: State, seat: int, civilization: Civilization, log: Log) -> None:
    player = state.players[seat]
    player.hand += (civilization,)
    player.kept += (civilization,)
    pack = tuple(card for card in state.packs[seat] if card is not civilization)
    state.packs = (*state.packs[:seat], pack, *state.packs[seat + 1 :])
    if log is not None:
        log.append(Event("kept", seat, civilization.id, seen_by=(seat,)))


def _make_market(state: State, draft: Draft, log: Log) -> None:
    """The left-over cards form the market in seat order (ruling 11), unless it was made from the deck."""
    if not draft.market_from_deck:
        state.market = tuple((card, 0) for pack in state.packs for card in pack)
        note_revelation(log, "market_made", " ".join(card.id for card, _ in state.market))
    state.packs = ()
