"""What scenarios add to play: special actions, effects that pass, the row of control cards, drought, harder wars."""

from __future__ import annotations

from aoc_desktop.games.age_of_civilization.rules import events as kinds
from aoc_desktop.games.age_of_civilization.rules.cards import Action
from aoc_desktop.games.age_of_civilization.rules.effects import change_coins, sacrifice
from aoc_desktop.games.age_of_civilization.rules.events import DROUGHT, WAR
from aoc_desktop.games.age_of_civilization.rules.prices import next_control_card, price
from aoc_desktop.games.age_of_civilization.rules.scenarios import War
from aoc_desktop.games.age_of_civilization.rules.state import Log, State
from aoc_desktop.kernel.events import note

# ------------------------------------------------------------------ special actions


def can_perform(state: State, seat: int, action: Action) -> bool:
    """What a special action needs beside a slot, workers and its printed coins."""
    special = action.special
    assert special is not None
    if special.control:
        return next_control_card(state) is not None and price(state, seat, action) <= state.players[seat].coins
    return not special.remove_drought or state.scenario.drought > 0


def perform_special(state: State, seat: int, action: Action, log: Log) -> None:
    """Its cost is paid and its gain received: the row, the drought, what it grants."""
    special = action.special
    assert special is not None
    if special.control:
        _take_control(state, seat, log)
    if special.remove_drought:
        state.scenario = state.scenario._replace(drought=state.scenario.drought - 1)
        note(log, kinds.DroughtRemoved, seat, state.scenario.drought)
    if special.grants is not None:
        effect = special.grants
        player = state.players[seat]
        state.scenario = state.scenario._replace(passing=(*state.scenario.passing, effect))
        player.abilities = player.abilities.plus((effect,))
        note(log, kinds.Granted, seat, effect.always, effect.action, effect.amount, action.cause)


def _take_control(state: State, seat: int, log: Log) -> None:
    """The next card of the row; its effects are in force at once, or from their round on."""
    card = next_control_card(state)
    assert card is not None
    player = state.players[seat]
    state.scenario = state.scenario._replace(control=state.scenario.control + 1)
    player.abilities = player.abilities.plus(effect for effect in card.effects if effect.from_round <= state.round)
    note(log, kinds.Controls, seat, card.id, card.coins)


# ------------------------------------------------------------------ what passes


def grants_now(state: State, kind: str) -> bool:
    """Whether a special action has put this kind of effect into force."""
    return any(effect.always == kind for effect in state.scenario.passing)


def end_passing(state: State, seat: int, lasts: str, action: str = "") -> None:
    """End what lasts so long: "next" when its action is performed or the turn is over, "round" with the round.

    An effect ends by its opposite, so that the order in which the others came into force stays (ruling 17).
    """
    passing = state.scenario.passing
    ended = [effect for effect in passing if effect.lasts == lasts and action in ("", effect.action)]
    if ended:
        player = state.players[seat]
        player.abilities = player.abilities.plus(effect._replace(amount=-effect.amount) for effect in ended)
        left = tuple(effect for effect in passing if effect not in ended)
        state.scenario = state.scenario._replace(passing=left)


def begin_round(state: State, log: Log) -> None:
    """What lasted for the last round ends; what is from this round on begins."""
    scenario = state.table.scenario
    assert scenario is not None
    end_passing(state, 0, "round")
    if any(effect.from_round == state.round for effect in scenario.effects):
        note(log, kinds.ScenarioTurns, scenario.id)
    beginning = [effect for effect in state.lasting_effects() if effect.from_round == state.round]
    if beginning:
        player = state.players[0]
        player.abilities = player.abilities.plus(beginning)


# ------------------------------------------------------------------ drought


def add_drought(state: State, log: Log) -> None:
    """A token at the end of each round, unless it is held off."""
    if grants_now(state, "no_drought"):
        note(log, kinds.DroughtHeld)
        return
    state.scenario = state.scenario._replace(drought=state.scenario.drought + 1)
    note(log, kinds.DroughtAdded, state.scenario.drought)


def drought_coins(state: State, action: Action) -> int:
    """The coins that an action gives less: never more than its printed ones."""
    scenario = state.table.scenario
    if scenario is None or scenario.drought is None or action.id not in scenario.drought.actions:
        return 0
    less = scenario.drought.coins * (state.scenario.drought // scenario.drought.every)
    return min(less, max(0, action.gain.coins))


def lose_to_drought(state: State, seat: int, action: Action, log: Log) -> None:
    less = drought_coins(state, action)
    if less:
        change_coins(state, seat, -less, DROUGHT, log)


# ------------------------------------------------------------------ war, and the end


def scenario_war(state: State) -> War | None:
    """War at the end of every round, if the scenario has it."""
    scenario = state.table.scenario
    return None if scenario is None else scenario.war


def lose_war(state: State, seat: int, log: Log) -> None:
    """The player is lowest. A war is lost when it cost a worker or a coin."""
    if grants_now(state, "truce"):
        note(log, kinds.Truce, seat)
        return
    player = state.players[seat]
    war = scenario_war(state) or War(sacrifice=1, coins=0)
    cost = False
    if player.abilities.war_immunity:
        note(log, kinds.Immune, seat)
    else:
        cost = player.workers > 0
        sacrifice(state, seat, war.sacrifice, WAR, log)
    if war.coins:
        cost = cost or player.coins > 0
        change_coins(state, seat, -war.coins, WAR, log)
    if cost:
        state.scenario = state.scenario._replace(wars_lost=state.scenario.wars_lost + 1)


def is_lost(state: State) -> bool:
    """After a round's symbol: a civilisation without workers, where the scenario says so."""
    scenario = state.table.scenario
    return scenario is not None and scenario.lost_without_workers and not state.players[0].workers
