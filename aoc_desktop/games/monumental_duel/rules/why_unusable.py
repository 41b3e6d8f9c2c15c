"""Why an effect is not usable (rules, 9.2): a cost that cannot be paid, or the first step that would do nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from aoc_desktop.games.monumental_duel.rules.cards import GOLD, MILITARY, RESOURCES, Condition, Effect, Per, Step
from aoc_desktop.games.monumental_duel.rules.construction import section_price
from aoc_desktop.games.monumental_duel.rules.possible import POSSIBLE, acquired_knowledge, holds
from aoc_desktop.games.monumental_duel.rules.purse import can_pay
from aoc_desktop.games.monumental_duel.rules.state import State
from aoc_desktop.kernel.errors import Reason

Params = Mapping[str, Any]


def why_unusable(state: State, seat: int, effect: Effect, cell: int) -> Reason:
    """The first cost that cannot be paid; otherwise why the first step is not possible."""
    card = effect.cause.id
    for step in effect.costs:
        if not POSSIBLE[step.do](state, seat, step, cell):
            return _because(state, seat, step, card)
    if effect.results:
        return _because(state, seat, effect.results[0], card)
    return Reason("no_use_now", {"card": card})


def _because(state: State, seat: int, step: Step, card: str) -> Reason:
    given = WHY.get(step.do)
    if given is None:
        return Reason("no_use_now", {"card": card})
    code, params = given(state, seat, step)
    return Reason(code, {"card": card, **params})


Why = Callable[[State, int, Step], tuple[str, Params]]


def _pay(state: State, seat: int, step: Step) -> tuple[str, Params]:
    player = state.players[seat]
    resource, amount = next((pair for pair in step.amounts if not can_pay(player, *pair)), step.amounts[0])
    have = player.tokens[resource]
    params = {"needed": amount, "resource": RESOURCES[resource], "have": have}
    if resource <= MILITARY:
        return "use_pay", {**params, "gold": player.tokens[GOLD]}
    return "use_pay_exactly", params


def _pay_any(state: State, seat: int, step: Step) -> tuple[str, Params]:
    return ("use_pay_any" if step.gold else "use_pay_basic"), {}


def _gain(state: State, seat: int, step: Step) -> tuple[str, Params]:
    if step.condition is not None and not holds(state, seat, step.condition):
        return _condition(state, seat, step.condition)
    if step.per is not None:
        return _count(state, seat, step.per)
    return "no_use_now", {}


def _condition(state: State, seat: int, condition: Condition) -> tuple[str, Params]:
    if condition.what == "gained":
        resource = RESOURCES[condition.resource]
        have = state.players[seat].gained[condition.resource]
        return "use_if_gained", {"needed": condition.least, "resource": resource, "have": have}
    return ("use_if_conquered" if condition.what == "conquered" else "use_if_advantage"), {}


def _count(state: State, seat: int, per: Per) -> tuple[str, Params]:
    player = state.players[seat]
    if per.what == "activated":
        return "use_per_activated", {"buildings": list(per.ids)}
    if per.what == "terrain":
        return "use_per_terrain", {"terrain": per.terrain}
    have = {"knowledge": acquired_knowledge(player), "policies": len(player.policies), "agents": player.agents}
    return f"use_per_{per.what}", {"have": have[per.what], "needed": per.each}


def _archive(state: State, seat: int, step: Step) -> tuple[str, Params]:
    return ("use_archive_discard" if step.discard_too else "use_no_inactive"), {}


def _building(state: State, seat: int, step: Step) -> tuple[str, Params]:
    return ("use_pile", {"building": step.building}) if step.building else ("use_piles", {})


def _revolt(state: State, seat: int, step: Step) -> tuple[str, Params]:
    if step.condition is not None and not holds(state, seat, step.condition):
        return _condition(state, seat, step.condition)
    return "use_revolts", {}


def _reserve(state: State, seat: int, step: Step) -> tuple[str, Params]:
    return ("use_reserve_empty", {}) if not state.track else ("use_reserve_full", {})


def _section(state: State, seat: int, step: Step) -> tuple[str, Params]:
    player = state.players[seat]
    wonders = [card for card in (*state.track, *player.reserved) if card.kind == "wonder"]
    if player.construction is not None:
        wonders.append(player.construction)
    if not wonders:
        return "use_no_wonder", {}
    needed = min(section_price(player, card, step.discount) for card in wonders)
    return "use_section", {"needed": needed, "have": player.tokens[0], "gold": player.tokens[GOLD]}


def _simply(code: str) -> Why:
    def why(state: State, seat: int, step: Step) -> tuple[str, Params]:
        return code, {}

    return why


def _of_opponent(code: str) -> Why:
    def why(state: State, seat: int, step: Step) -> tuple[str, Params]:
        return code, {"seat": 1 - seat}

    return why


WHY: dict[str, Why] = {
    "pay": _pay,
    "pay_any": _pay_any,
    "pay_different": _simply("use_pay_different"),
    "gain": _gain,
    "archive": _archive,
    "discard": _simply("use_no_inactive"),
    "reinforce": _simply("use_no_active"),
    "gain_building": _building,
    "revolt": _revolt,
    "agent": _simply("use_agents"),
    "take": _of_opponent("use_take"),
    "draw_use": _simply("use_deck_empty"),
    "copy_bonus": _simply("use_no_policy"),
    "copy_card": _simply("use_copy"),
    "convert": _simply("use_convert"),
    "take_advantage": _simply("use_advantage_held"),
    "reserve": _reserve,
    "build_section": _section,
    "breach": _of_opponent("use_breach"),
    "either": _simply("use_either"),
}
