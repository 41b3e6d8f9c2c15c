"""One turn: civilisation, actions or rest, workers return, end of turn (§2)."""

from __future__ import annotations

from collections.abc import Iterator

from tests.second_engine.cards import Effect
from tests.second_engine.gains import Course, ask, gain, gain_technology, gain_wonder, resolve, sacrifice
from tests.second_engine.table import MOST_WORKERS, Table

MOST_CIVILIZATIONS = 3


def turn(table: Table) -> Course:
    yield from civilization_step(table)
    yield from actions_step(table)
    workers_return(table)
    yield from end_of_turn(table)
    table.used.clear()
    if "quarry" in table.in_force:  # it works in this turn only
        table.in_force.remove("quarry")


# ---- step 1
def civilization_step(table: Table) -> Course:
    if len(table.civilizations) == MOST_CIVILIZATIONS:
        return
    move = yield from ask(table, "civilization", civilization_moves(table))
    if move != "skip":
        verb, civilization = move.split()
        yield from (rise if verb == "rise" else annex)(table, civilization)


def civilization_moves(table: Table) -> Iterator[str]:
    first = table.round == 1
    only = table.scenario.rises
    cards = [card for card, _ in table.market]
    if only is None:
        yield from (f"rise {card}" for card in cards)
    elif first:
        yield f"rise {only}"
    if not first:
        yield from (f"annex {card}" for card in cards)
        yield "skip"


def rise(table: Table, civilization: str) -> Course:
    """Bonus coins, workers, then the card's rise effects with their choices (ruling 1)."""
    take_card(table, civilization)
    table.main = civilization
    table.workers = table.free_workers = min(MOST_WORKERS, table.cards["civilization"][civilization]["population"])
    for effect in table.cards["civilization"][civilization]["main"]:
        if effect.get("when") == "rise":
            gain(table, {"coins": table.bonus_coins}, effect.get("multiply_bonus_coins", 1) - 1)
            yield from resolve(table, effect)


def annex(table: Table, civilization: str) -> Course:
    take_card(table, civilization)
    gain(table, {"workers": 1})
    yield from ()


def take_card(table: Table, civilization: str) -> None:
    """The card with its bonus coins. In solo nothing is laid or drawn after it (§8)."""
    table.bonus_coins = sum(coins for card, coins in table.market if card == civilization)
    table.market = [[card, coins] for card, coins in table.market if card != civilization]
    table.civilizations.append(civilization)
    gain(table, {"coins": table.bonus_coins})


# ---- step 2
def actions_step(table: Table) -> Course:
    acted = False
    while True:
        move = yield from ask(table, "actions", action_moves(table, acted))
        verb, *names = move.split()
        if verb == "act":
            acted = True
            yield from act(table, *names)
        elif verb == "buy":
            buy(table, names[0])
        else:
            break
    if not acted:
        yield from rest(table)


def action_moves(table: Table, acted: bool) -> Iterator[str]:
    for action in [*table.cards["action"], *table.scenario.actions]:
        if table.used[action] < table.slots(action) and table.workers_needed(action) <= table.free_workers:
            yield from moves_of(table, action)
    yield from (f"buy {card}" for card in table.special_cards_to_buy())
    yield "done" if acted else "rest"


def moves_of(table: Table, action: str) -> Iterator[str]:
    """The moves of an action that can be paid."""
    if action == "research":
        for technology in table.technologies_to_gain():
            if table.cost(action, technology) <= table.coins:
                yield f"act research {technology}"
    elif table.scenario.possible(table, action) and table.cost(action) <= table.coins:
        if action == "wonder" and table.wonder_market:
            yield from (f"act wonder {wonder}" for wonder in table.wonder_market)
        else:
            yield f"act {action}"


def act(table: Table, action: str, gained: str | None = None) -> Course:
    """Workers onto a slot, and the action at once."""
    card = table.action(action)
    workers = table.workers_needed(action)
    table.used[action] += 1
    table.free_workers -= workers
    if card.get("sacrifice") and not table.standing("spare_workers", action):
        table.doomed += workers  # a red slot sacrifices every worker on it (ruling 10)
    table.doomed += card.get("sacrificed", 0)
    yield from perform(table, action, gained)


def perform(table: Table, action: str, gained: str | None = None, offered_by: str | None = None) -> Course:
    """The action itself, in the order of ruling 2."""
    most = table.most_military()  # judged once, before any effect (ruling 3)
    held = table.triggered("action", action)
    gain(table, {"coins": -table.cost(action, gained, offered_by)})
    if action in table.scenario.actions:
        table.scenario.perform(table, action)
        return
    printed_gain(table, action, gained, most)
    for _, effect in held:
        if "technologies" not in effect or gained in effect["technologies"]:
            # On Conquest too: extra points come to the strongest and to the others (§3).
            gain(table, effect.get("gain", {}), table.times(effect))
    for holder, effect in held:
        if "offer" in effect:
            yield from offer(table, holder)
    if action == "wonder" and "quarry" in table.in_force:
        table.in_force.remove("quarry")


def printed_gain(table: Table, action: str, gained: str | None, most: bool) -> None:
    card = table.action(action)
    what = dict(card["gain"]) if most or card.get("requires") != "most_military" else {}
    what["coins"] = max(0, what.get("coins", 0) - table.scenario.coins_withheld(table, action))
    gain(table, what)
    if not table.technologies:
        gain(table, card.get("gain_without_technology", {}))
    if action == "research" and gained:
        gain_technology(table, gained)
    if action == "wonder" and gained:
        gain_wonder(table, gained)


def offer(table: Table, holder: str) -> Course:
    """A Culture that comes with an action. What cannot be taken is not asked (ruling 5)."""
    if table.cost("culture", offered_by=holder) <= table.coins:
        move = yield from ask(table, "offer", [f"use {holder}", f"decline {holder}"])
        if move.startswith("use"):
            yield from perform(table, "culture", offered_by=holder)


def buy(table: Table, special: str) -> None:
    gain(table, {"coins": -1})
    table.special_market.remove(special)
    table.special = special


def rest(table: Table) -> Course:
    gain(table, {"coins": 2, "workers": 1})
    for _, effect in table.triggered("rest"):
        yield from resolve(table, effect)


# ---- step 3
def workers_return(table: Table) -> None:
    table.free_workers = table.workers
    for _ in range(table.doomed):
        sacrifice(table)
    table.doomed = 0


# ---- end of turn
def end_of_turn(table: Table) -> Course:
    """Resolve each effect once, in the order that the player chooses; effects gained meanwhile join the list (ruling
    6)."""
    used: set[str] = set()
    while True:
        pending = {name: effect for name, effect in end_of_turn_effects(table).items() if name not in used}
        legal = list(end_of_turn_moves(table, pending))
        if not legal:
            return
        if not any("offer" not in effect for effect in pending.values()):
            legal.append("end")
        move = yield from ask(table, "end_of_turn", legal)
        if move == "end":
            return
        _, name, *choice = move.split()
        used.add(name)
        yield from use(table, name, pending[name], choice)


def end_of_turn_effects(table: Table) -> dict[str, Effect]:
    """By the name that a move gives them: a card's second is CARD#2."""
    effects: dict[str, Effect] = {}
    for card, effect in table.triggered("end_of_turn"):
        number = 1 + sum(name.split("#")[0] == card for name in effects)
        effects[card if number == 1 else f"{card}#{number}"] = effect
    return effects


def end_of_turn_moves(table: Table, pending: dict[str, Effect]) -> Iterator[str]:
    for name, effect in pending.items():
        technologies = table.technologies_to_gain() if "technologies" in effect.get("gain", {}) else []
        if technologies:
            yield from (f"use {name} {technology}" for technology in technologies)
        elif "offer" not in effect or table.cost("culture", offered_by=name) <= table.coins:
            yield f"use {name}"


def use(table: Table, name: str, effect: Effect, choice: list[str]) -> Course:
    if "offer" in effect:
        yield from perform(table, "culture", offered_by=name)
    elif choice:
        gain_technology(table, choice[0])
    else:
        gain(table, effect.get("gain", {}), table.times(effect))
