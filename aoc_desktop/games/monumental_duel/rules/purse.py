"""Tokens: gaining, paying, and whether a price can be paid (rules, section 2)."""

from __future__ import annotations

from aoc_desktop.games.monumental_duel.rules.cards import GOLD, MILITARY, PRODUCTION, RESOURCES, SCIENCE, Amounts
from aoc_desktop.games.monumental_duel.rules.events import Gained, Lost, Paid
from aoc_desktop.games.monumental_duel.rules.state import Player, State
from aoc_desktop.kernel.events import Cause, Log, note


def gain(state: State, seat: int, amounts: Amounts, cause: Cause | None, log: Log, times: int = 1) -> None:
    """Tokens from the supply; they count as gained this round."""
    player = state.players[seat]
    for resource, amount in amounts:
        player.tokens[resource] += amount * times
        player.gained[resource] += amount * times
        if log is not None:
            note(log, Gained, seat, RESOURCES[resource], amount * times, cause)


def basic_tokens(player: Player) -> int:
    tokens = player.tokens
    return tokens[PRODUCTION] + tokens[SCIENCE] + tokens[MILITARY]


def can_pay(player: Player, resource: int, amount: int) -> bool:
    """A typed cost: for a basic resource Gold makes up what is missing."""
    tokens = player.tokens
    if resource <= MILITARY:
        return tokens[resource] + tokens[GOLD] >= amount
    return tokens[resource] >= amount


def can_pay_all(player: Player, amounts: Amounts) -> bool:
    """Several typed costs together."""
    if len(amounts) == 1:
        return can_pay(player, amounts[0][0], amounts[0][1])
    tokens = player.tokens
    gold = tokens[GOLD]
    for resource, amount in amounts:
        if resource <= MILITARY:
            gold -= max(0, amount - tokens[resource])
        elif resource == GOLD:
            gold -= amount
        elif tokens[resource] < amount:
            return False
    return gold >= 0


def pay(state: State, seat: int, resource: int, amount: int, cause: Cause | None, log: Log) -> None:
    """A typed cost that can be paid: the resource's tokens first, then Gold."""
    tokens = state.players[seat].tokens
    own = amount if resource > MILITARY else min(amount, tokens[resource])
    if own:
        tokens[resource] -= own
        note(log, Paid, seat, RESOURCES[resource], own, cause)
    if own < amount:
        tokens[GOLD] -= amount - own
        note(log, Paid, seat, RESOURCES[GOLD], amount - own, cause)


def pay_all(state: State, seat: int, amounts: Amounts, cause: Cause | None, log: Log) -> None:
    for resource, amount in amounts:
        pay(state, seat, resource, amount, cause, log)


def lose_basic(state: State, seat: int, log: Log) -> None:
    """On passing the basic resources are lost."""
    tokens = state.players[seat].tokens
    if log is not None:
        for resource in (PRODUCTION, SCIENCE, MILITARY):
            if tokens[resource]:
                note(log, Lost, seat, RESOURCES[resource], tokens[resource], None)
    tokens[PRODUCTION] = tokens[SCIENCE] = tokens[MILITARY] = 0


def pairs(player: Player) -> list[tuple[int, int]]:
    """The pairs of different basic resources that can be paid together, each a typed cost of 1."""
    tokens = player.tokens
    found = []
    for first, second in ((PRODUCTION, SCIENCE), (PRODUCTION, MILITARY), (SCIENCE, MILITARY)):
        missing = (tokens[first] == 0) + (tokens[second] == 0)
        if missing <= tokens[GOLD]:
            found.append((first, second))
    return found
