"""The end of a round (spec, section 6): first player, permanent card, event token, war and plague."""

from __future__ import annotations

from aoc_desktop.games.age_of_civilization.rules import events as kinds
from aoc_desktop.games.age_of_civilization.rules.cards import CardSet, EventToken
from aoc_desktop.games.age_of_civilization.rules.civilization import refill_market
from aoc_desktop.games.age_of_civilization.rules.effects import gain, sacrifice
from aoc_desktop.games.age_of_civilization.rules.events import PLAGUE, WAR
from aoc_desktop.games.age_of_civilization.rules.military import count_of, full_times, least_military, military
from aoc_desktop.games.age_of_civilization.rules.special import add_drought, lose_war, scenario_war
from aoc_desktop.games.age_of_civilization.rules.state import RULES, WINDOW, Log, State, Task
from aoc_desktop.kernel.events import note


def end_round(state: State, log: Log) -> None:
    """Everything up to the symbol of the new card; what an effect asks is answered before the next part."""
    base = len(state.agenda)
    if state.table.solo:
        # Ruling 12: opponent, market, then the permanent card.
        scenario = state.table.scenario
        state.opponent_military += 1 if scenario is None else scenario.opponent_grows
        note(log, kinds.OpponentGrows, state.opponent_military)
        refill_market(state, log)
        if scenario is not None and scenario.drought is not None:
            add_drought(state, log)
    else:
        state.first_player = (state.first_player - 1) % len(state.players)
        note(log, kinds.FirstPlayer, state.first_player)
    state.round += 1
    position = state.round + WINDOW - 1
    note(log, kinds.PermanentCardMoves, state.table.track[position - 1])
    if state.table.events and (event := state.table.event_above(position)) is not None:
        _resolve_event(state, event, log)
    state.then(base, "symbol", log)


def turn_order(state: State) -> list[int]:
    return [state.first_player, *state.others(state.first_player)]


def _resolve_event(state: State, event: EventToken, log: Log) -> None:
    """A token of A changing world. "Most" and "least" include ties; if all are tied all are meant."""
    note(log, kinds.EventTurned, event.id)
    seats = turn_order(state)
    if event.who in ("most", "least"):
        counts = {seat: count_of(state, seat, event.compare) for seat in seats}
        wanted = max(counts.values()) if event.who == "most" else min(counts.values())
        seats = [seat for seat in seats if counts[seat] == wanted]

    def strike(seat: int) -> None:
        often = full_times(state, seat, event.per, event.per_each) if event.per else 1
        gain(state, seat, event.gain, often, event.cause, log)
        sacrifice(state, seat, event.sacrifice, event.cause, log)

    state.for_each(seats, strike)


def symbol_of(cards: CardSet, card: str) -> str:
    """The symbol of a card of the track; "none" for a card without one."""
    if card == PLAGUE.id:
        return "plague"
    action = cards.action.get(card)
    return "none" if action is None else action.symbol


def _symbol(state: State, log: Log) -> None:
    """The symbol of the card that has just arrived; a scenario may have war whatever it shows."""
    symbol = symbol_of(state.table.cards, state.table.track[state.round + WINDOW - 2])
    if symbol == "war" or scenario_war(state) is not None:
        base = len(state.agenda)
        _war(state, log)
        if symbol == "plague":
            state.then(base, "plague", log)
    elif symbol == "plague":
        _plague(state, log)
    else:
        note(log, kinds.NoSymbol)


def _plague(state: State, log: Log) -> None:
    note(log, kinds.Plague)
    state.for_each(turn_order(state), lambda seat: sacrifice(state, seat, 1, PLAGUE, log))


def _war(state: State, log: Log) -> None:
    """Ruling 8: everyone's "war" effects first, in the new turn order, then all losses at once."""
    sides = () if scenario_war(state) is None else (military(state, 0), state.opponent_military)
    note(log, kinds.WarBreaksOut, sides, least_military(state))
    base = len(state.agenda)
    for seat in reversed(turn_order(state)):
        if effects := state.players[seat].abilities.war:
            state.later(Task(seat, effects=effects))
    state.then(base, "war_losses", log)


def _war_losses(state: State, log: Log) -> None:
    """Every player with the least military sacrifices 1 worker (ties: all of them), immunity excepted."""
    least = least_military(state)
    losers = [seat for seat in turn_order(state) if military(state, seat) == least]

    def lose(seat: int) -> None:
        if state.table.scenario is not None:
            lose_war(state, seat, log)
        elif state.players[seat].abilities.war_immunity:
            note(log, kinds.Immune, seat)
        else:
            sacrifice(state, seat, 1, WAR, log)

    state.for_each(losers, lose)


RULES.update(symbol=_symbol, plague=_plague, war_losses=_war_losses)
