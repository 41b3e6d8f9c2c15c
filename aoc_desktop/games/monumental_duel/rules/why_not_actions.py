"""Why an action is not legal (rules, section 5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from aoc_desktop.games.monumental_duel.rules.actions import (
    ROW_POLICIES,
    conquest_price,
    least_for_advantage,
    progress_price,
)
from aoc_desktop.games.monumental_duel.rules.cards import (
    BASIC,
    CULTURE,
    GOLD,
    MILITARY,
    NONE,
    NUMBER,
    RESOURCES,
    SCIENCE,
    Card,
    Condition,
    Effect,
    Per,
    Step,
)
from aoc_desktop.games.monumental_duel.rules.construction import any_basic, section_price
from aoc_desktop.games.monumental_duel.rules.possible import POSSIBLE, acquired_knowledge, holds
from aoc_desktop.games.monumental_duel.rules.provinces import conquest, discount_on
from aoc_desktop.games.monumental_duel.rules.purse import basic_tokens, can_pay
from aoc_desktop.games.monumental_duel.rules.state import CELL, CELLS, COLUMNS, ROWS, State
from aoc_desktop.games.monumental_duel.rules.view import seen
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import Move


def why_not(state: State, move: Move) -> Reason:
    """The reason against an action whose words can be read."""
    verb = move[0]
    if verb == "acquire":
        return _acquire(state, state.table.cards.card[move[1]])
    if verb == "complete":
        return _complete(state)
    if verb == "develop":
        return _develop(state, move)
    if verb == "policy":
        return _policy(state, state.table.cards.card[move[1]])
    if verb == "conquer":
        return _conquer(state)
    if verb == "use":
        return _use(state, move)
    if verb == "progress":
        return _progress(state)
    if verb == "advantage":
        return _advantage(state, move[1], int(move[2]))
    if verb == "warlord":
        return _warlord(state)
    return _ambassador(state, move[1])


# ------------------------------------------------------------------ acquiring, completing, developing


def _acquire(state: State, card: Card) -> Reason:
    params = {"card": card.id}
    if card.kind == "revolt":
        return Reason("acquire_revolt")
    if card.set == "basic":
        return _price(state, card) if state.pile(card) else Reason("pile_empty", {"building": card.id})
    if card.set == "start":
        return Reason("acquire_start", params)
    if not card.era:
        return Reason("no_development", params)
    if card in state.track or card in state.player.reserved:
        return _price(state, card)
    return _where(state, card)


def _where(state: State, card: Card) -> Reason:
    """A development card that does not lie on the track."""
    params = {"card": card.id}
    if card in state.opponent.reserved:
        return Reason("reserved_by", {**params, "seat": 1 - state.seat})
    if card in state.development_discard or card in state.removed:
        return Reason("card_gone", params)
    for seat, player in enumerate(state.players):
        held = (*player.owned(), *player.provinces, *player.archived, player.construction)
        if card in held:
            return Reason("card_taken", {**params, "seat": seat})
    return Reason("card_to_come" if card.id not in seen(state) else "not_on_track", params)


def _price(state: State, card: Card) -> Reason:
    player = state.player
    gold = player.tokens[GOLD]
    if card.kind == "wonder" and any_basic(player):
        return Reason("price_mixed", {"card": card.id, "needed": card.cost[0], "have": basic_tokens(player) + gold})
    needed = card.cost[0]
    if card.kind == "province":
        needed = max(0, needed - discount_on(player, "province"))
    have = player.tokens[card.pays]
    return Reason(
        "price", {"card": card.id, "needed": needed, "resource": RESOURCES[card.pays], "have": have, "gold": gold}
    )


def _complete(state: State) -> Reason:
    player = state.player
    card = player.construction
    if card is None:
        return Reason("no_construction")
    params = {"card": card.id, "needed": section_price(player, card)}
    gold = player.tokens[GOLD]
    if any_basic(player):
        return Reason("price_mixed", {**params, "have": basic_tokens(player) + gold})
    return Reason("complete_price", {**params, "have": player.tokens[0], "gold": gold})


def _develop(state: State, move: Move) -> Reason:
    player, card = state.player, state.table.cards.card[move[1]]
    civilization = player.civilization
    assert civilization is not None
    count = len(player.policies)
    if card.kind != "policy":
        return Reason("no_policy", {"card": card.id})
    if card not in civilization.policies:
        owner = next(other for other in state.table.cards.civilizations if card in other.policies)
        return Reason("develop_not_yours", {"card": card.id, "civilization": owner.id})
    if count == len(civilization.policies):
        return Reason("develop_all")
    if card in player.policies:
        return Reason("develop_twice", {"card": card.id})
    if civilization.at_lines and len(move) < 3:
        return Reason("develop_line", {"card": card.id})
    if not civilization.at_lines and len(move) > 2:
        return Reason("develop_no_lines")
    if civilization.at_lines and (reason := _line(state, move[2])) is not None:
        return reason
    needed = state.table.cards.policy_culture[count]
    return Reason("develop_culture", {"needed": needed, "have": player.tokens[CULTURE]})


def _line(state: State, line: str) -> Reason | None:
    player = state.player
    if line in player.lines:
        other = player.policies[player.lines.index(line)].id
        return Reason("row_taken" if line in ROWS else "column_taken", {"card": other, "line": line})
    if len(player.policies) < ROW_POLICIES:
        return Reason("rows_first") if line in COLUMNS else None
    return Reason("columns_last") if line in ROWS else None


# ------------------------------------------------------------------ using cards


def _use(state: State, move: Move) -> Reason:
    if len(move) < 2:
        return Reason("word_missing", {"move": "use", "what": "cell"})
    player, cell = state.player, CELL[move[1]]
    face = player.faces[cell]
    if face is None:
        return Reason("cell_empty", {"cell": CELLS[cell]})
    card, used = face, player.used
    if len(move) > 2:
        attached = player.attached[cell]
        if attached is None:
            return Reason("no_knowledge", {"card": face.id, "cell": CELLS[cell]})
        card, used = attached, player.knowledge_used
    if card.use is None:
        return _no_action(card)
    if not player.active >> cell & 1:
        return Reason("not_activated", {"card": card.id, "cell": CELLS[cell]})
    if used >> cell & 1:
        return Reason("used", {"card": card.id})
    return why_unusable(state, state.seat, card.use, cell)


def _no_action(card: Card) -> Reason:
    """A card without a `use` effect."""
    params = {"card": card.id}
    if card.standing is not None:
        return Reason("works_by_itself", params)
    if card.on_activated is not None or card.exchange or card.swap:
        return Reason("at_activation_only", params)
    if card.round_start is not None:
        return Reason("at_round_start_only", params)
    return Reason("no_effect", params)


def _policy(state: State, card: Card) -> Reason:
    player = state.player
    params = {"card": card.id}
    if card.kind != "policy":
        return Reason("no_policy", params)
    if card not in player.policies:
        return Reason("not_developed", params)
    number = player.policies.index(card)
    if not player.in_force >> number & 1:
        return _asleep(state, number)
    if card.use is None:
        return _no_action(card)
    if player.policies_used >> number & 1:
        return Reason("used", params)
    return why_unusable(state, state.seat, card.use, NONE)


def _asleep(state: State, number: int) -> Reason:
    """Covered on a pile, or at a line that was not activated."""
    player = state.player
    card, line = player.policies[number], player.lines[number]
    if not line:
        return Reason("covered", {"card": card.id, "other": player.policies[-1].id})
    return Reason("row_asleep" if line in ROWS else "column_asleep", {"card": card.id, "line": line})


# ------------------------------------------------------------------ the other actions


def _conquer(state: State) -> Reason:
    opponent = state.opponent
    params: dict[str, object] = {"seat": 1 - state.seat}
    target = conquest(opponent)
    if target is None:
        return Reason("conquer_barricades" if opponent.provinces else "conquer_none", params)
    player = state.player
    params = {"card": target.province.id, "have": player.tokens[MILITARY], "gold": player.tokens[GOLD]}
    if target.barricades:
        price = target.province.cost[0] - discount_on(player, "province")
        return Reason("conquer_price_barricades", {**params, "price": price, "more": target.defence})
    return Reason("conquer_price", {**params, "needed": conquest_price(state)})


def _progress(state: State) -> Reason:
    player = state.player
    if not player.top and not player.bag:
        return Reason("progress_deck")
    params = {"needed": progress_price(state), "have": player.tokens[SCIENCE], "gold": player.tokens[GOLD]}
    return Reason("progress_price", params)


def _advantage(state: State, resource: str, count: int) -> Reason:
    if resource not in BASIC:
        return Reason("advantage_not_basic")
    if state.holder == state.seat:
        return Reason("advantage_held")
    if not count:
        return Reason("advantage_zero")
    player, number = state.player, NUMBER[resource]
    if state.holder_resource not in (NONE, number):
        return Reason("advantage_resource", {"seat": state.holder, "resource": RESOURCES[state.holder_resource]})
    least = least_for_advantage(state)
    if count < least:
        params = {"seat": state.holder, "have": state.holder_tokens, "resource": resource, "needed": least}
        return Reason("advantage_amount", params)
    have = {"have": player.tokens[number], "gold": player.tokens[GOLD]}
    return Reason("advantage_purse", {"needed": count, "resource": resource, **have})


def _warlord(state: State) -> Reason:
    player = state.player
    assert player.civilization is not None
    warlord = player.civilization.warlord
    if state.holder == NONE:
        return Reason("warlord_neutral", {"card": warlord.id})
    if state.holder != state.seat:
        return Reason("warlord_advantage", {"card": warlord.id, "seat": state.holder})
    if player.warlord_used:
        return Reason("used", {"card": warlord.id})
    assert warlord.use is not None
    return why_unusable(state, state.seat, warlord.use, NONE)


def _ambassador(state: State, way: str) -> Reason:
    if state.player.ambassador_used:
        return Reason("ambassador_used")
    return Reason("train_most") if way == "train" else Reason("deploy_none")


# Why an effect is not usable (rules, 9.2): a cost that cannot be paid, or the first step that would do nothing.


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
