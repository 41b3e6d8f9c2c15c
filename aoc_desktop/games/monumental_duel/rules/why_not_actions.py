"""Why an action is not legal (rules, section 5)."""

from __future__ import annotations

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
)
from aoc_desktop.games.monumental_duel.rules.construction import any_basic, section_price
from aoc_desktop.games.monumental_duel.rules.provinces import conquest, discount_on
from aoc_desktop.games.monumental_duel.rules.purse import basic_tokens
from aoc_desktop.games.monumental_duel.rules.state import CELL, CELLS, COLUMNS, ROWS, State
from aoc_desktop.games.monumental_duel.rules.view import seen
from aoc_desktop.games.monumental_duel.rules.why_unusable import why_unusable
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import Move


def why_not(state: State, move: Move) -> Reason:
    """Against an action whose words can be read."""
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
