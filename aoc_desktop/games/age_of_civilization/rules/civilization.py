"""Step 1, civilisation: rise, annex or skip, from the market or from a drafted hand."""

from __future__ import annotations

from aoc_desktop.games.age_of_civilization.rules import events as kinds
from aoc_desktop.games.age_of_civilization.rules.cards import Civilization, Draft
from aoc_desktop.games.age_of_civilization.rules.effects import change_coins, gain_workers, resolve_all
from aoc_desktop.games.age_of_civilization.rules.events import ANNEX, BONUS_COINS, POPULATION
from aoc_desktop.games.age_of_civilization.rules.state import Log, State
from aoc_desktop.kernel.events import Cause, note

DRAFT_BONUS_COINS = 2
ANNEX_WORKERS = 1


def rise(state: State, civilization: Civilization, from_hand: bool, log: Log) -> None:
    """The card becomes the main civilisation. Ruling 1: bonus coins, workers, rise effects, then the market."""
    seat = state.seat
    player = state.players[seat]
    note(log, kinds.Rises, seat, civilization.id)
    if player.main is not None:
        note(log, kinds.Declines, seat, player.main.id)
    if player.workers:
        note(log, kinds.WorkersDiscarded, seat, "workers", player.workers)
    state.bonus_coins = _take_card(state, civilization, from_hand)
    player.main = civilization
    player.civilizations += (civilization,)
    state.rebuild_abilities(seat)
    _receive_bonus_coins(state, state.bonus_coins, BONUS_COINS, log)
    for effect in civilization.on_rise:
        if effect.multiply_bonus_coins:
            more = state.bonus_coins * (effect.multiply_bonus_coins - 1)
            _receive_bonus_coins(state, more, effect.cause, log)
            state.bonus_coins += more
    player.workers = player.free_workers = civilization.population
    note(log, kinds.Gained, seat, "workers", civilization.population, POPULATION)
    rise_effects = tuple(effect for effect in civilization.on_rise if not effect.multiply_bonus_coins)
    resolve_all(state, seat, rise_effects, log)


def annex(state: State, civilization: Civilization, from_hand: bool, log: Log) -> None:
    """The card goes under the pile: only its inherited ability counts, and "rise" effects do not trigger."""
    seat = state.seat
    player = state.players[seat]
    note(log, kinds.Annexes, seat, civilization.id)
    coins = _take_card(state, civilization, from_hand)
    player.civilizations += (civilization,)
    player.abilities = player.abilities.plus(civilization.inherited)
    gain_workers(state, seat, ANNEX_WORKERS, ANNEX, log)
    _receive_bonus_coins(state, coins, BONUS_COINS, log)


def _bonus_coins(state: State, civilization: Civilization, from_hand: bool) -> int:
    """The bonus coins that come with a card, before Carthage triples them."""
    # A civilisation that a scenario set aside lies in no market.
    laid = 0 if from_hand else next((coins for card, coins in state.market if card is civilization), 0)
    draft = state.table.draft
    if draft is None:
        return laid
    # Both drafts (R2 p. 29): the first civilisation brings no bonus coin, Carthage neither.
    first = not state.players[state.seat].civilizations
    return laid + (0 if first else DRAFT_BONUS_COINS)


def _take_card(state: State, civilization: Civilization, from_hand: bool) -> int:
    """The card leaves the hand or the market; returns the bonus coins that come with it."""
    coins = _bonus_coins(state, civilization, from_hand)
    if from_hand:
        player = state.players[state.seat]
        player.hand = tuple(card for card in player.hand if card is not civilization)
    else:
        state.market = tuple(entry for entry in state.market if entry[0] is not civilization)
    return coins


def _receive_bonus_coins(state: State, coins: int, cause: Cause, log: Log) -> None:
    if coins:
        change_coins(state, state.seat, coins, cause, log)


def refill_market(state: State, log: Log) -> None:
    """1 coin onto every card left, then one card drawn to the end of the market, if the deck has one."""
    state.market = tuple((card, coins + 1) for card, coins in state.market)
    note(log, kinds.MarketCoins, 1)
    if not state.deck:
        note(log, kinds.DeckEmpty)
        return
    drawn = state.deck[0]
    state.deck = state.deck[1:]
    state.market += ((drawn, 0),)
    note(log, kinds.Drawn, drawn.id)


# The draft: keep one card of the pack in hand, pass the rest to the left.


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
        note(log, kinds.PacksPassed)
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
    note(log, kinds.Kept, seat, civilization.id)


def _make_market(state: State, draft: Draft, log: Log) -> None:
    """The left-over cards form the market in seat order (ruling 11), unless it was made from the deck."""
    if not draft.market_from_deck:
        state.market = tuple((card, 0) for pack in state.packs for card in pack)
        note(log, kinds.MarketMade, tuple([card.id for card, _ in state.market]))
    state.packs = ()
