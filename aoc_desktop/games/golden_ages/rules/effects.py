"""Resolving triggered effects: gold and points, and the technologies that cards give (rules, section 9)."""

from __future__ import annotations

from aoc_desktop.games.golden_ages.rules import events as kinds
from aoc_desktop.games.golden_ages.rules.cards import Effect, Grant, Technology
from aoc_desktop.games.golden_ages.rules.counts import count_of
from aoc_desktop.games.golden_ages.rules.state import NOTHING, Pending, State
from aoc_desktop.games.golden_ages.rules.technologies import allowed, develop
from aoc_desktop.kernel.events import Cause, Log, note


def gain(state: State, seat: int, effect: Effect, log: Log, times: int = 1) -> None:
    """What an effect gives, `times` over; with `per` once for each of the count."""
    if effect.per:
        count = count_of(state, seat, effect.per)
        note(log, kinds.Counted, seat, effect.per, count, effect.cause)
        times *= count
    if not times:
        note(log, kinds.NothingGained, seat, effect.cause)
        return
    if effect.gold:
        gain_gold(state, seat, effect.gold * times, effect.cause, log)
    if effect.points:
        state.players[seat].points += effect.points * times
        note(log, kinds.Gained, seat, "points", effect.points * times, effect.cause)


def gain_gold(state: State, seat: int, amount: int, cause: Cause, log: Log) -> None:
    state.players[seat].gold += amount
    note(log, kinds.Gained, seat, "gold", amount, cause)


def gain_all(state: State, seat: int, effects: tuple[Effect, ...], log: Log, times: int = 1) -> None:
    for effect in effects:
        gain(state, seat, effect, log, times)


def resolve_all(state: State, seat: int, effects: tuple[Effect, ...], log: Log) -> None:
    """Effects of a card in order. If one asks for a technology, the rest waits for the answer."""
    for number, effect in enumerate(effects, 1):
        if effect.grant is None:
            gain(state, seat, effect, log)
        elif effect.grant.id:
            give_technology(state, seat, effect, effect.grant, log)
        else:
            choose_technologies(state, seat, effect, effect.grant.choose, effects[number:], log)
            return


def give_technology(state: State, seat: int, effect: Effect, grant: Grant, log: Log) -> None:
    """A certain technology without pay; with `needs` and `otherwise_gold` as ruling 22 says."""
    cards = state.table.cards
    developed = state.players[seat].developed
    technology = cards.technology[grant.id]
    if technology.bit & developed:
        note(log, kinds.AlreadyDeveloped, seat, grant.id, effect.cause)
        if grant.otherwise_gold:
            gain_gold(state, seat, grant.otherwise_gold, effect.cause, log)
    elif grant.needs and not cards.technology[grant.needs].bit & developed:
        note(log, kinds.Lacks, seat, grant.needs, effect.cause)
    else:
        develop_and_gain(state, seat, technology, 0, log, effect)


def develop_and_gain(
    state: State, seat: int, technology: Technology, price: int, log: Log, effect: Effect | None = None
) -> None:
    """Develop a technology and resolve its `develop` effects, unless the card that gives it stops them."""
    develop(state, seat, technology, price, None if effect is None else effect.cause, log)
    if effect is None or effect.grant is None or effect.grant.develop_effects:
        gain_all(state, seat, technology.on_develop, log)


def choose_technologies(
    state: State, seat: int, effect: Effect, left: int, waiting: tuple[Effect, ...], log: Log
) -> None:
    """So many technologies one after the other: asked only where there are two or more to choose from."""
    grant = effect.grant
    assert grant is not None
    while left:
        choice = allowed(state, seat, grant)
        if not choice:
            note(log, kinds.NothingToDevelop, seat, effect.cause)
            break
        if len(choice) > 1:
            state.step = "technology"
            state.pending = Pending(grant=effect, left=left, waiting=waiting)
            return
        technology, price = choice[0]
        develop_and_gain(state, seat, technology, price, log, effect)
        left -= 1
    state.pending = NOTHING
    resolve_all(state, seat, waiting, log)


def answer_technology(state: State, technology_id: str, log: Log) -> None:
    """`develop TECH` in step `technology`, given by a card: the chosen one, then the next question, if any."""
    effect, left, waiting = state.pending.grant, state.pending.left, state.pending.waiting
    assert effect is not None
    assert effect.grant is not None
    chosen = [choice for choice in allowed(state, state.seat, effect.grant) if choice[0].id == technology_id]
    technology, price = chosen[0]
    state.pending = NOTHING
    state.step = ""
    develop_and_gain(state, state.seat, technology, price, log, effect)
    choose_technologies(state, state.seat, effect, left - 1, waiting, log)
