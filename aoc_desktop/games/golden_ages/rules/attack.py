"""The Soldier: targets, cost, and what an attack does (rules, section 4.4)."""

from __future__ import annotations

from collections.abc import Sequence

from aoc_desktop.games.golden_ages.rules import events as kinds
from aoc_desktop.games.golden_ages.rules.cards import Effect
from aoc_desktop.games.golden_ages.rules.cities import ask_found, lose_city
from aoc_desktop.games.golden_ages.rules.effects import gain_all
from aoc_desktop.games.golden_ages.rules.events import ATTACK
from aoc_desktop.games.golden_ages.rules.movement import lay_down, move_colonist, send_home
from aoc_desktop.games.golden_ages.rules.squares import NAMES, NOWHERE
from aoc_desktop.games.golden_ages.rules.state import NOTHING, Pending, State
from aoc_desktop.kernel.events import Log, note

WITHOUT = "attack_without_colonist"
GLORY_TILES = 2


def targets(state: State, seat: int) -> int:
    """The squares with another player's colonist or city, and without another player's capital (ruling 9)."""
    held = safe = 0
    for other, player in enumerate(state.players):
        if other != seat:
            held |= player.held
            if player.capital != NOWHERE:
                safe |= 1 << player.capital
    return held & ~safe


def attacked(state: State, seat: int, square: int) -> list[int]:
    """The other players with a colonist or city on the target, clockwise."""
    return [other for other in state.table.others(seat) if state.players[other].held >> square & 1]


def attacks_left(state: State, seat: int) -> int:
    return len(state.table.cards.invasion_costs) - len(state.players[seat].glory)


def attack_costs(state: State, seat: int, squares: Sequence[int]) -> dict[int, int]:
    """The price of this seat's next attack on each of these targets: never below 0."""
    player = state.players[seat]
    cost = state.table.cards.invasion_costs[len(player.glory)] - player.powers.attack_discount
    costs = dict.fromkeys(squares, cost)
    for other, rival in enumerate(state.players):
        if other != seat and (surcharge := rival.powers.attack_surcharge):
            held = rival.held
            for square in squares:
                if held >> square & 1:
                    costs[square] += surcharge
    return {square: max(0, gold) for square, gold in costs.items()}


def attack_cost(state: State, seat: int, square: int) -> int:
    return attack_costs(state, seat, (square,))[square]


def price_parts(state: State, seat: int, square: int) -> list[kinds.PricePart]:
    """The cost in parts, for logs and previews: their sum is the cost, unless it would be below 0."""
    player = state.players[seat]
    parts = [kinds.PricePart(seat, "track", state.table.cards.invasion_costs[len(player.glory)], ATTACK)]
    for other in attacked(state, seat, square):
        parts += [
            kinds.PricePart(other, "surcharge", effect.amount, effect.cause)
            for effect in state.players[other].powers.effects
            if effect.always == "attack_surcharge"
        ]
    parts += [
        kinds.PricePart(seat, "discount", -effect.amount, effect.cause)
        for effect in player.powers.effects
        if effect.always == "attack_discount"
    ]
    return parts


def attack(state: State, seat: int, start: int, square: int, log: Log) -> bool:
    """Everything up to the first question; True once the attack is over. `start` NOWHERE: without a colonist."""
    player = state.players[seat]
    source = player.powers.source(WITHOUT) if start == NOWHERE else None
    if log is not None:
        cause, where = None if source is None else source.cause, "none" if start == NOWHERE else NAMES[start]
        log.append(kinds.Attacks(seat, where, NAMES[square], attack_cost(state, seat, square), cause))
    if start != NOWHERE:
        move_colonist(state, seat, start, square, log)
        lay_down(player, square)
        note(log, kinds.LiesDown, seat, NAMES[square])
    _pay(state, seat, square, log)
    for other in state.table.others(seat):
        gain_all(state, other, state.players[other].powers.other_attacks, log)
    for other in state.table.others(seat):
        lose_city(state, other, square, log)
        send_home(state, other, square, log)
    return _draw_glory(state, seat, square, log)


def toll_owner(state: State, seat: int) -> tuple[int, Effect] | None:
    """Who receives what this seat pays for an attack: the first owner of `attack_toll` clockwise from it."""
    for other in state.table.others(seat):
        effect = state.players[other].powers.source("attack_toll")
        if effect is not None:
            return other, effect
    return None


def _pay(state: State, seat: int, square: int, log: Log) -> None:
    cost = attack_cost(state, seat, square)
    if log is not None:
        log += price_parts(state, seat, square)
    if not cost:
        return
    state.players[seat].gold -= cost
    note(log, kinds.Paid, seat, "gold", cost, ATTACK)
    if (owner := toll_owner(state, seat)) is not None:
        other, effect = owner
        state.players[other].gold += cost
        note(log, kinds.Received, other, "gold", cost, effect.cause)


def _draw_glory(state: State, seat: int, square: int, log: Log) -> bool:
    """The top tile, or with `glory_choice` one of the top two; asked only if they differ."""
    choice = "glory_choice" in state.players[seat].powers.permissions
    drawn = state.glory_stack[: GLORY_TILES if choice else 1]
    state.glory_stack = state.glory_stack[len(drawn) :]
    state.glory_known = min(state.glory_known, len(state.glory_stack))
    note(log, kinds.GloryDrawn, seat, drawn)
    if len(set(drawn)) > 1:
        state.step = "glory"
        state.pending = Pending(square=square, values=drawn)
        return False
    return keep_glory(state, drawn, drawn[0], square, log)


def keep_glory(state: State, drawn: tuple[int, ...], value: int, square: int, log: Log) -> bool:
    """One tile is kept, the other goes under the stack; then `attack` effects, and the question of a city."""
    seat = state.seat
    player = state.players[seat]
    player.glory += (value,)
    note(log, kinds.Glory, seat, value)
    back = list(drawn)
    back.remove(value)
    for other in back:
        state.glory_stack += (other,)
        state.glory_known += 1
        note(log, kinds.GloryBack, other)
    state.pending = NOTHING
    gain_all(state, seat, player.powers.attack, log)
    return not ask_found(state, square)
