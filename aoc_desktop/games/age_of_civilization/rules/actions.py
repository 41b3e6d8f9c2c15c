"""Step 2, actions or rest: placing workers, performing actions, offers, buying a special technology, resting."""

from __future__ import annotations

from aoc_desktop.games.age_of_civilization.rules import events as kinds
from aoc_desktop.games.age_of_civilization.rules import special
from aoc_desktop.games.age_of_civilization.rules.cards import NO_GAIN, Action, Effect, Technology, Wonder
from aoc_desktop.games.age_of_civilization.rules.effects import (
    change_coins,
    gain,
    gain_technology,
    gain_wonder,
    gain_workers,
    resolve_all,
)
from aoc_desktop.games.age_of_civilization.rules.events import NO_TECHNOLOGY, REST, SPECIAL_TECHNOLOGY
from aoc_desktop.games.age_of_civilization.rules.military import has_most_military
from aoc_desktop.games.age_of_civilization.rules.prices import price
from aoc_desktop.games.age_of_civilization.rules.state import Log, Player, State, Task
from aoc_desktop.kernel.events import note

REST_COINS = 2
REST_WORKERS = 1
SPECIAL_TECHNOLOGY_PRICE = 1


def slots_left(state: State, seat: int, action: Action) -> int:
    """The slots of an action that the player has not used this turn: the table's and the player's own."""
    place = action.place
    return slots_in_reach(state, seat)[place] + state.players[seat].abilities.own_slots[place] - state.used_slots[place]


def slots_in_reach(state: State, seat: int) -> tuple[int, ...]:
    """The table's slots of each action that the player may use this round."""
    table = state.table
    slots = table.upcoming_slots if state.players[seat].abilities.upcoming_actions else table.available_slots
    return slots[state.round - 1]


def workers_needed(player: Player, action: Action) -> int:
    """Ruling 10: whatever the cards say, never below 0."""
    return max(0, player.abilities.workers[action.place])


def forbidding(state: State, seat: int, action: str) -> int | None:
    """The other seat whose main ability forbids this action, if any."""
    for other, player in enumerate(state.players):
        if player.abilities.forbids and other != seat and action in player.abilities.forbids:
            return other
    return None


def act(state: State, action: Action, technology: Technology | None, wonder: Wonder | None, log: Log) -> None:
    """Place the workers on a free slot and perform the action. What is red is settled now."""
    seat = state.seat
    player = state.players[seat]
    place = action.place
    workers = workers_needed(player, action)
    player.free_workers -= workers
    if player.abilities.red[place]:
        # A red slot sacrifices every worker on it, a special action as many as it says.
        state.red_workers += workers if action.special is None else min(workers, action.special.sacrificed)
    state.used_slots[place] += 1
    state.acted = True
    note(log, kinds.Performs, seat, action.id, workers, action.cause)
    perform(state, seat, action, price(state, seat, action, technology), technology, wonder, log)


def perform(
    state: State, seat: int, action: Action, coins: int, technology: Technology | None, wonder: Wonder | None, log: Log
) -> None:
    """An action's cost and gains in the order of ruling 2."""
    player = state.players[seat]
    # Ruling 2: only action effects held before the action; ruling 3: "most" is judged once, before any effect.
    held = player.abilities.on_action[action.place]
    scores = not action.requires_most_military or has_most_military(state, seat)
    effects = action.share
    if held:
        effects += _action_effects(state, seat, held, technology)
    base = len(state.agenda)
    if state.scenario.passing:
        special.end_passing(state, seat, "next", action.id)
    if coins:
        player.coins -= coins
        note(log, kinds.Paid, seat, "coins", coins, action.cause)
    if scores:
        _printed_gain(state, seat, action, technology, wonder, log)
    else:
        note(log, kinds.NothingGained, seat, action.cause)
    if len(state.agenda) > base:
        state.wait(base, Task(seat, effects=effects))
    elif effects:
        resolve_all(state, seat, effects, log)


def _printed_gain(
    state: State, seat: int, action: Action, technology: Technology | None, wonder: Wonder | None, log: Log
) -> None:
    """Printed points and coins, then the technology or wonder with its gain effects."""
    gain(state, seat, action.printed_gain, 1, action.cause, log)
    if state.scenario.drought:
        special.lose_to_drought(state, seat, action, log)
    if action.special is not None:
        special.perform_special(state, seat, action, log)
    if action.gain_without_technology is not NO_GAIN and not state.players[seat].technologies:
        gain(state, seat, action.gain_without_technology, 1, NO_TECHNOLOGY, log)
    # The move names the first technology or wonder; an action that gives more asks for the others.
    more_wonders = action.gain.wonders - (wonder is not None)
    if more_wonders > 0:
        state.later(Task(seat, "wonder", action.cause, more_wonders))
    if action.gain.technologies > 1:
        state.later(Task(seat, "technology", action.cause, action.gain.technologies - 1))
    if technology is not None:
        gain_technology(state, seat, technology, action.cause, log)
    if wonder is not None:
        gain_wonder(state, seat, wonder, action.cause, log)


def _action_effects(
    state: State, seat: int, held: tuple[Effect, ...], technology: Technology | None
) -> tuple[Effect, ...]:
    """The held effects that this performance triggers; what needs the most military is settled now."""
    effects = []
    for effect in held:
        if effect.technologies and (technology is None or technology.id not in effect.technologies):
            continue
        if effect.requires_most_military:
            if not has_most_military(state, seat):
                continue
            effect = effect._replace(requires_most_military=False)
        effects.append(effect)
    return tuple(effects)


def culture_price(state: State, seat: int, effect: Effect) -> int | None:
    """What an offered Culture costs now; None if it cannot be taken (coins, or somebody forbids Culture)."""
    action = state.table.cards.action[effect.offer]
    coins = price(state, seat, action, offer=effect.cause.id)
    if coins > state.players[seat].coins or forbidding(state, seat, action.id) is not None:
        return None
    return coins


def perform_offered_culture(state: State, seat: int, effect: Effect, log: Log) -> None:
    """Culture without worker and slot, at its cost, with every modifier."""
    coins = culture_price(state, seat, effect)
    assert coins is not None
    note(log, kinds.Offered, seat, effect.offer, effect.cause)
    perform(state, seat, state.table.cards.action[effect.offer], coins, None, None, log)


def answer_offer(state: State, accepted: bool, log: Log) -> None:
    """`use CARD` or `decline CARD` for an offer that an action made."""
    task = state.agenda[-1]
    state.agenda = state.agenda[:-1]
    if accepted:
        perform_offered_culture(state, task.seat, task.effects[0], log)
    else:
        assert task.cause is not None
        note(log, kinds.Declined, task.seat, task.cause)


def buy(state: State, card_id: str, log: Log) -> None:
    """Innovation: a special technology card covers rows 1 and 2 of its column. Buying is not an action."""
    player = state.players[state.seat]
    card = state.table.cards.special_technology[card_id]
    player.coins -= SPECIAL_TECHNOLOGY_PRICE
    player.special = card
    state.special_market = tuple(other for other in state.special_market if other is not card)
    note(log, kinds.Buys, state.seat, card_id)
    note(log, kinds.Paid, state.seat, "coins", SPECIAL_TECHNOLOGY_PRICE, SPECIAL_TECHNOLOGY)


def rest(state: State, log: Log) -> None:
    """Choosing no action at all: 2 coins, 1 worker, then "rest" effects."""
    seat = state.seat
    note(log, kinds.Rests, seat)
    change_coins(state, seat, REST_COINS, REST, log)
    gain_workers(state, seat, REST_WORKERS, REST, log)
    resolve_all(state, seat, state.players[seat].abilities.rest, log)
