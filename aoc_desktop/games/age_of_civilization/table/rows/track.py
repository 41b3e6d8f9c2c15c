"""The time track and the permanent card: a row for each card, as the viewer may use it."""

from __future__ import annotations

from typing import NamedTuple

from aoc_desktop.games.age_of_civilization.rules.cards import Action, Effect
from aoc_desktop.games.age_of_civilization.rules.prices import price
from aoc_desktop.games.age_of_civilization.rules.round import symbol_of
from aoc_desktop.games.age_of_civilization.rules.state import WINDOW
from aoc_desktop.play.player_view import PlayerView

PERMANENT, AVAILABLE, UPCOMING, PAST = "permanent", "available", "upcoming", "past"


class SlotRow(NamedTuple):
    """A slot: how many workers it takes, and whose stand on it."""

    seat: int | None
    workers: int
    red: bool
    own: bool
    """The player's own, not the table's."""
    lit: bool
    """The viewer may use it now."""


class ActionRow(NamedTuple):
    """A card of the track, or an action of the permanent card."""

    card: str
    position: int
    """From 1; 0 on the permanent card."""
    place: str
    round: int
    """When it becomes available."""
    slots: tuple[SlotRow, ...]
    playable: bool
    price: int
    modifiers: tuple[Effect, ...]
    """What the viewer's cards add when the action is performed."""
    symbol: str
    event: str
    """The token that lies above it, until it has happened."""


def track_rows(player_view: PlayerView) -> list[ActionRow]:
    cards = player_view.view.state.table.track
    return [_row(player_view, card, position) for position, card in enumerate(cards, 1)]


def permanent_rows(player_view: PlayerView) -> list[ActionRow]:
    actions = player_view.view.state.table.cards.actions
    return [_row(player_view, action.id, 0) for action in actions if action.permanent and action.special is None]


def special_action_rows(player_view: PlayerView) -> list[ActionRow]:
    """A scenario's special action cards: beside the permanent card, available in every round."""
    return [
        _row(player_view, action.id, 0)
        for action in player_view.view.state.table.cards.actions
        if action.special is not None
    ]


def _row(player_view: PlayerView, card: str, position: int) -> ActionRow:
    state = player_view.view.state
    place = _place(state.round, position)
    action = state.table.cards.action.get(card)
    coming = max(1, position - WINDOW + 1)
    event = _event(player_view, position) if place == UPCOMING else ""
    if action is None:
        symbol = symbol_of(state.table.cards, card)
        return ActionRow(card, position, place, coming, (), False, 0, (), symbol, event)
    playable = player_view.can("act", card)
    return ActionRow(
        card,
        position,
        place,
        coming,
        tuple(_slots(player_view, action, place, playable)),
        playable,
        price(state, player_view.viewer, action),
        _modifiers(player_view, card),
        action.symbol,
        event,
    )


def _place(round_now: int, position: int) -> str:
    if position == 0:
        return PERMANENT
    if position < round_now:
        return PAST
    return AVAILABLE if position < round_now + WINDOW else UPCOMING


def _event(player_view: PlayerView, position: int) -> str:
    event = player_view.view.state.table.event_above(position)
    return "" if event is None else event.id


def _slots(player_view: PlayerView, action: Action, place: str, playable: bool) -> list[SlotRow]:
    """The table's slots first, then the viewer's own; those used first (they are used in this order)."""
    state = player_view.view.state
    acting = state.players[state.seat].abilities
    used = state.used_slots[action.place] if state.phase == "actions" else 0
    seen = acting if used else state.players[player_view.viewer].abilities
    in_reach = place in (PERMANENT, AVAILABLE) or (place == UPCOMING and seen.upcoming_actions)
    table = action.slots if in_reach else 0
    count = max(table + seen.own_slots[action.place], used)
    slots = []
    for number in range(count):
        taken = number < used
        abilities = acting if taken else state.players[player_view.viewer].abilities
        workers, red = abilities.workers[action.place], abilities.red[action.place]
        # All free slots of a playable action are lit: they are worth the same.
        lit = playable and not taken
        slots.append(SlotRow(state.seat if taken else None, workers, red, number >= table, lit))
    return slots


def _modifiers(player_view: PlayerView, action: str) -> tuple[Effect, ...]:
    effects = player_view.view.state.effects_of(player_view.viewer)
    return tuple(effect for effect in effects if effect.when == "action" and effect.action == action)
