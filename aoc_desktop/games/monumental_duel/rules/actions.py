"""The actions of a turn: which are legal, and what each does (rules, section 5)."""

from __future__ import annotations

from aoc_desktop.games.monumental_duel.rules import city
from aoc_desktop.games.monumental_duel.rules import events as kinds
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
from aoc_desktop.games.monumental_duel.rules.construction import any_basic, build, take_card
from aoc_desktop.games.monumental_duel.rules.events import ADVANTAGE, POLICY, PROGRESS
from aoc_desktop.games.monumental_duel.rules.possible import usable
from aoc_desktop.games.monumental_duel.rules.provinces import conquest, discount_on
from aoc_desktop.games.monumental_duel.rules.purse import basic_tokens, lose_basic, pay
from aoc_desktop.games.monumental_duel.rules.rounds import cover, lay_action_token
from aoc_desktop.games.monumental_duel.rules.spying import start_spying, trigger
from aoc_desktop.games.monumental_duel.rules.state import CELL, CELLS, CELLS_OF, COLUMNS, ROWS, Player, State, Task
from aoc_desktop.kernel.events import Cause, Log, note
from aoc_desktop.kernel.game import Move

COMPLETE: Move = ("complete",)
CONQUER: Move = ("conquer",)
PROGRESSES: Move = ("progress",)
WARLORD: Move = ("warlord",)
TRAIN: Move = ("ambassador", "train")
DEPLOY: Move = ("ambassador", "deploy")
PASS: Move = ("pass",)
ROW_POLICIES = 3
"""So many policies lie beside rows, the later ones under columns."""
USE_FACE: list[Move] = [("use", cell) for cell in CELLS]
USE_KNOWLEDGE: list[Move] = [("use", cell, "knowledge") for cell in CELLS]


# ------------------------------------------------------------------ what is legal


def list_actions(state: State) -> list[Move]:
    """Every action of the seat whose turn it is, in the rulebook's order; passing is always legal."""
    player = state.player
    moves: list[Move] = []
    _add_cards(state, player, moves)
    if player.tokens[CULTURE]:
        _add_policies(player, state.table.cards.policy_culture, moves)
    _add_uses(state, player, moves)
    if state.opponent.provinces and conquest_price(state) <= player.tokens[MILITARY] + player.tokens[GOLD]:
        moves.append(CONQUER)
    if (player.top or player.bag) and progress_price(state) <= player.tokens[SCIENCE] + player.tokens[GOLD]:
        moves.append(PROGRESSES)
    if state.holder != state.seat:
        _add_advantage(state, player, moves)
    elif not player.warlord_used and _warlord_usable(state):
        moves.append(WARLORD)
    if not player.ambassador_used:
        if player.agents < state.table.cards.agents:
            moves.append(TRAIN)
        if player.agents:
            moves.append(DEPLOY)
    moves.append(PASS)
    return moves


def _add_cards(state: State, player: Player, moves: list[Move]) -> None:
    """Cards of the track, of the reserve and of the piles that can be paid; and the second section of a wonder."""
    tokens = player.tokens
    gold = tokens[GOLD]
    purse = [tokens[0] + gold, tokens[1] + gold, tokens[2] + gold]
    wonder_purse = purse[0]
    if player.standing:
        purse[MILITARY] += discount_on(player, "province")
        if any_basic(player):
            wonder_purse = basic_tokens(player) + gold
    for card in state.track + player.reserved if player.reserved else state.track:
        if card.cost[0] <= (wonder_purse if card.kind == "wonder" else purse[card.pays]):
            moves.append(card.acquire)
    basic = state.table.cards.basic
    for number in range(len(basic) - 1):
        if state.piles[number] and basic[number].cost[0] <= purse[0]:
            moves.append(basic[number].acquire)
    if player.construction is not None and player.construction.cost[1] <= wonder_purse:
        moves.append(COMPLETE)


def _add_policies(player: Player, prices: tuple[int, ...], moves: list[Move]) -> None:
    civilization = player.civilization
    assert civilization is not None
    count = len(player.policies)
    if count == len(civilization.policies) or prices[count] > player.tokens[CULTURE]:
        return
    left = [policy for policy in civilization.policies if policy not in player.policies]
    if civilization.at_lines:
        moves += [("develop", policy.id, line) for policy in left for line in free_lines(player)]
    else:
        moves += [("develop", policy.id) for policy in left]


def free_lines(player: Player) -> list[str]:
    """The lines free for the next policy: the first three lie beside rows, the others under columns."""
    lines = ROWS if len(player.policies) < ROW_POLICIES else COLUMNS
    return [line for line in lines if line not in player.lines]


def _add_uses(state: State, player: Player, moves: list[Move]) -> None:
    """Effects of policies in force and of active cards without Action token, if usable."""
    seat = state.seat
    ready = player.in_force & ~player.policies_used
    if ready:
        for number, policy in enumerate(player.policies):
            if ready >> number & 1 and policy.use is not None and usable(state, seat, policy.use, NONE):
                moves.append(("policy", policy.id))
    for cell in CELLS_OF[player.active & ~player.used]:
        card = player.faces[cell]
        if card is not None and card.use is not None and usable(state, seat, card.use, cell):
            moves.append(USE_FACE[cell])
    for cell in CELLS_OF[player.active & ~player.knowledge_used]:
        card = player.attached[cell]
        if card is not None and card.use is not None and usable(state, seat, card.use, cell):
            moves.append(USE_KNOWLEDGE[cell])


NEVER = 1_000
"""A price too high for any purse."""


def conquest_price(state: State) -> int:
    """The price of the opponent's topmost Province; NEVER if the opponent has no Province."""
    target = conquest(state.opponent)
    return NEVER if target is None else max(0, target.price - discount_on(state.player, "province"))


def progress_price(state: State) -> int:
    return max(0, state.table.cards.progress_science - discount_on(state.player, "progress"))


def least_for_advantage(state: State) -> int:
    """The fewest tokens that take the Advantage now."""
    return state.holder_tokens + 1


def _add_advantage(state: State, player: Player, moves: list[Move]) -> None:
    """More tokens than lie on it, of the same resource; any resource if none lies on it."""
    least = least_for_advantage(state)
    gold = player.tokens[GOLD]
    for number, resource in enumerate(BASIC):
        if state.holder_resource in (NONE, number):
            for count in range(least, player.tokens[number] + gold + 1):
                moves.append(("advantage", resource, str(count)))


def _warlord_usable(state: State) -> bool:
    civilization = state.player.civilization
    assert civilization is not None
    effect = civilization.warlord.use
    return effect is not None and usable(state, state.seat, effect, NONE)


# ------------------------------------------------------------------ what each does


def act(state: State, move: Move, log: Log) -> None:
    """One action with all that it causes."""
    verb = move[0]
    if verb == "acquire":
        _acquire(state, state.table.cards.card[move[1]], log)
    elif verb == "use":
        _use(state, CELL[move[1]], len(move) > 2, log)
    elif verb == "advantage":
        _take_advantage(state, NUMBER[move[1]], int(move[2]), log)
    elif verb == "ambassador":
        _send_ambassador(state, move[1], log)
    elif verb == "progress":
        _progress(state, log)
    elif verb == "pass":
        _pass(state, log)
    elif verb == "develop":
        _develop(state, move, log)
    elif verb == "conquer":
        _conquer(state, log)
    elif verb == "policy":
        _use_policy(state, move[1], log)
    elif verb == "warlord":
        _use_warlord(state, log)
    else:
        assert state.player.construction is not None
        build(state, state.player.construction, 0, "", log)


def _acquire(state: State, card: Card, log: Log) -> None:
    """Pay; the card leaves its place; a province brings its bonus."""
    player, seat = state.player, state.seat
    if card.kind == "wonder":
        build(state, card, 0, "", log)
        return
    note(log, kinds.Acquires, seat, card.id, "reserved" if card in player.reserved else "")
    if card.kind == "province":
        _pay_for_province(state, card.cost[0], card.cause, log)
        take_card(state, card)
        _join_pile(state, card, log)
        state.agenda.append(Task("steps", effect=card.bonus))
        return
    pay(state, seat, card.pays, card.cost[0], card.cause, log)
    if card.set == "basic":
        city.gain_building(state, card, log)
    else:
        take_card(state, card)
        city.place(state, card, log)


def _pay_for_province(state: State, price: int, cause: Cause, log: Log) -> None:
    player = state.player
    less = discount_on(player, "province")
    if log is not None and less:
        note(log, kinds.PricePart, state.seat, "price", price, cause)
        for standing in player.standing:
            if standing.discount == "province":
                note(log, kinds.PricePart, state.seat, "discount", -standing.amount, standing.cause)
    pay(state, state.seat, MILITARY, max(0, price - less), cause, log)


def _join_pile(state: State, province: Card, log: Log) -> None:
    player = state.player
    player.provinces += (province,)
    player.conquered += 1
    trigger(state, "province", log)


def _conquer(state: State, log: Log) -> None:
    """The Barricades on it return to their pile; its bonus is not gained."""
    owner = state.opponent
    target = conquest(owner)
    assert target is not None
    note(log, kinds.Conquers, state.seat, target.province.id, target.barricades)
    _pay_for_province(state, target.price, target.province.cause, log)
    for barricade in owner.provinces[target.place + 1 :]:
        state.change_pile(barricade, 1)
    owner.provinces = owner.provinces[: target.place]
    if state.table.scenario is not None:
        mine, theirs = state.player.tally, owner.tally
        state.player.tally = mine._replace(conquests=mine.conquests + 1)
        owner.tally = theirs._replace(provinces_lost=theirs.provinces_lost + 1)
    _join_pile(state, target.province, log)


def _develop(state: State, move: Move, log: Log) -> None:
    """The policy is paid and laid; then its bonus and those of all before it, each once."""
    player, seat = state.player, state.seat
    policy = state.table.cards.card[move[1]]
    line = move[2] if len(move) > 2 else ""
    note(log, kinds.Develops, seat, policy.id, line)
    pay(state, seat, CULTURE, state.table.cards.policy_culture[len(player.policies)], POLICY, log)
    if not line and player.policies:
        note(log, kinds.Covers, seat, policy.id, player.policies[-1].id)
    player.policies += (policy,)
    player.lines += (line,)
    if not line:
        player.in_force = 1 << len(player.policies) - 1
        player.refresh_standing()
    state.agenda.append(Task("bonuses", cards=player.policies))


def ask_bonus(state: State, task: Task, log: Log) -> None:
    """Ask which policy's bonus is resolved next."""
    if task.cards:
        state.ask(task, "bonus", "", [("bonus", policy.id) for policy in task.cards])


def answer_bonus(state: State, task: Task, move: Move, log: Log) -> None:
    policy = state.table.cards.card[move[1]]
    note(log, kinds.Bonus, state.seat, policy.cause)
    state.agenda.append(Task("bonuses", cards=tuple([other for other in task.cards if other is not policy])))
    state.agenda.append(Task("steps", effect=policy.bonus))


def _use(state: State, cell: int, knowledge: bool, log: Log) -> None:
    player = state.player
    card = lay_action_token(player, cell, knowledge)
    if log is not None:
        note(log, kinds.Uses, state.seat, CELLS[cell], card.id, cover(player, cell, card), card.cause)
    state.agenda.append(Task("steps", effect=card.use, cell=cell))


def _use_policy(state: State, policy_id: str, log: Log) -> None:
    player = state.player
    policy = state.table.cards.card[policy_id]
    player.policies_used |= 1 << player.policies.index(policy)
    note(log, kinds.UsesPolicy, state.seat, policy_id, policy.cause)
    state.agenda.append(Task("steps", effect=policy.use))


def _use_warlord(state: State, log: Log) -> None:
    player = state.player
    assert player.civilization is not None
    warlord = player.civilization.warlord
    player.warlord_used = True
    note(log, kinds.UsesWarlord, state.seat, warlord.id, warlord.cause)
    state.agenda.append(Task("steps", effect=warlord.use))


def _progress(state: State, log: Log) -> None:
    """Scientific Progress: draw and use the top card of the City deck."""
    price = progress_price(state)
    note(log, kinds.Progresses, state.seat)
    pay(state, state.seat, SCIENCE, price, PROGRESS, log)
    state.player.progress += 1
    state.agenda.append(Task("draw"))


def _take_advantage(state: State, resource: int, count: int, log: Log) -> None:
    """Gold that is paid counts as the resource; the old tokens go to the supply."""
    note(log, kinds.TakesAdvantage, state.seat, RESOURCES[resource], count)
    pay(state, state.seat, resource, count, ADVANTAGE, log)
    state.holder, state.holder_resource, state.holder_tokens = state.seat, resource, count


def _send_ambassador(state: State, way: str, log: Log) -> None:
    state.player.ambassador_used = True
    note(log, kinds.Ambassador, state.seat)
    start_spying(state, way, "ambassador", log)


def _pass(state: State, log: Log) -> None:
    """Active cards go to the discard; Action tokens and basic resources are removed."""
    player, seat = state.player, state.seat
    gone = city.leave_city(state, seat, log)
    note(log, kinds.Passes, seat, gone)
    lose_basic(state, seat, log)
    player.policies_used = 0
    player.warlord_used = player.ambassador_used = False
    civilization = player.civilization
    if civilization is not None and civilization.at_lines:
        player.in_force = 0
    player.refresh_standing()
    player.passed = True
