"""Resolving effects: gains, losses, sacrifices, and the technologies and wonders that they let a player choose."""

from __future__ import annotations

from aoc_desktop.games.age_of_civilization.rules import events as kinds
from aoc_desktop.games.age_of_civilization.rules.cards import NO_OTHERS, Effect, Gain, Others, Technology, Wonder
from aoc_desktop.games.age_of_civilization.rules.military import has_most_military, times
from aoc_desktop.games.age_of_civilization.rules.state import MOST_WORKERS, Log, State, Task
from aoc_desktop.kernel.events import Cause, note


def resolve(state: State, seat: int, effect: Effect, log: Log) -> None:
    """A triggered effect, now: its gain (as often as `per` says), then what the others get; or its offer."""
    if effect.offer:
        state.later(Task(seat, "offer", effect.cause, effects=(effect,)))
        return
    if effect.requires_most_military and not has_most_military(state, seat):
        note(log, kinds.NothingGained, seat, effect.cause)
        return
    often = times(state, seat, effect)
    if not often:
        note(log, kinds.NothingGained, seat, effect.cause)
        return
    base = len(state.agenda)
    gain(state, seat, effect.gain, often, effect.cause, log)
    if effect.others is not NO_OTHERS:
        others = Others(effect.others.coins * often, effect.others.sacrifice * often)
        if len(state.agenda) > base:
            state.wait(base, Task(seat, effects=(Effect(effect.cause, others=others),)))
        else:
            give_others(state, seat, others, effect.cause, log)


def resolve_all(state: State, seat: int, effects: tuple[Effect, ...], log: Log) -> None:
    """Several effects in order; if one asks for a choice, the rest wait for the answer."""
    if not effects:
        return
    base = len(state.agenda)
    for number, effect in enumerate(effects, 1):
        resolve(state, seat, effect, log)
        if len(state.agenda) > base:
            if number < len(effects):
                state.wait(base, Task(seat, effects=effects[number:]))
            return


def gain(state: State, seat: int, what: Gain, often: int, cause: Cause, log: Log) -> None:
    """A gain `often` times over. Technologies and wonders are chosen one by one."""
    if what.coins:
        change_coins(state, seat, what.coins * often, cause, log)
    if what.points:
        state.players[seat].points += what.points * often
        note(log, kinds.Gained, seat, "points", what.points * often, cause)
    if what.workers:
        gain_workers(state, seat, what.workers * often, cause, log)
    if what.wonders:
        state.later(Task(seat, "wonder", cause, what.wonders * often))
    if what.technologies:
        state.later(Task(seat, "technology", cause, what.technologies * often))


def change_coins(state: State, seat: int, amount: int, cause: Cause, log: Log) -> None:
    """Gain coins, or lose what there is of them: never below 0."""
    player = state.players[seat]
    if amount >= 0:
        player.coins += amount
        note(log, kinds.Gained, seat, "coins", amount, cause)
        return
    lost = min(-amount, player.coins)
    player.coins -= lost
    note(log, kinds.Lost if lost else kinds.NothingLost, seat, "coins", lost, cause)


def gain_workers(state: State, seat: int, amount: int, cause: Cause, log: Log) -> None:
    """New workers, ready at once; what exceeds the limit of 4 is lost."""
    player = state.players[seat]
    gained = min(amount, MOST_WORKERS - player.workers)
    player.workers += gained
    player.free_workers += gained
    if gained:
        note(log, kinds.Gained, seat, "workers", gained, cause)
    if gained < amount:
        note(log, kinds.Limit, seat, "workers", amount - gained, cause)


def give_others(state: State, seat: int, what: Others, cause: Cause, log: Log) -> None:
    """What each other player gains, loses or sacrifices. In solo there are no others."""

    def give(other: int) -> None:
        if what.coins:
            change_coins(state, other, what.coins, cause, log)
        sacrifice(state, other, what.sacrifice, cause, log)

    state.for_each(state.others(seat), give)


def sacrifice(state: State, seat: int, amount: int, cause: Cause, log: Log) -> None:
    """Workers go to the supply, each triggering `sacrifice` effects; with none left it is ignored."""
    player = state.players[seat]
    for _ in range(amount):
        if player.workers == 0:
            note(log, kinds.NothingLost, seat, "workers", 0, cause)
            return
        player.workers -= 1
        player.free_workers -= 1
        note(log, kinds.Sacrificed, seat, "workers", 1, cause)
        resolve_all(state, seat, player.abilities.sacrifice, log)


def answer(state: State, card_id: str, log: Log) -> None:
    """`pick TECH` or `take WONDER`: the chosen card is gained, then the next one is asked for, if any."""
    task = state.agenda[-1]
    cause = task.cause
    assert cause is not None
    state.agenda = state.agenda[:-1]
    if task.often > 1:
        state.later(task._replace(often=task.often - 1))
    if task.asks == "technology":
        gain_technology(state, task.seat, state.table.cards.technology[card_id], cause, log)
    else:
        gain_wonder(state, task.seat, state.table.cards.wonder[card_id], cause, log)


def gain_technology(state: State, seat: int, technology: Technology, cause: Cause, log: Log) -> None:
    """A cube on a technology; its "gain" effects resolve, by whatever means it came."""
    player = state.players[seat]
    player.technologies += (technology,)
    player.technology_bits |= technology.bit
    player.abilities = player.abilities.plus(technology.effects)
    note(log, kinds.TechnologyGained, seat, technology.id, cause)
    resolve_all(state, seat, technology.on_gain, log)


def gain_wonder(state: State, seat: int, wonder: Wonder, cause: Cause, log: Log) -> None:
    """A wonder leaves the market for the player's side of the table."""
    player = state.players[seat]
    state.wonder_market = tuple(card for card in state.wonder_market if card is not wonder)
    player.wonders += (wonder,)
    player.abilities = player.abilities.plus(wonder.effects)
    note(log, kinds.WonderGained, seat, wonder.id, cause)
    resolve_all(state, seat, wonder.on_gain, log)


def choice_of(state: State, seat: int, effect: Effect) -> str:
    """What an effect would let the player choose now: "technology", "wonder" or nothing."""
    wanted = effect.gain
    if not (wanted.technologies or wanted.wonders):
        return ""
    if (effect.requires_most_military and not has_most_military(state, seat)) or not times(state, seat, effect):
        return ""
    if wanted.technologies and state.players[seat].available_technologies(state.table.cards):
        return "technology"
    return "wonder" if wanted.wonders and not wanted.technologies and state.wonder_market else ""
