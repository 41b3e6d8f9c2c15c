"""Resolving effects step by step (rules, 9.3): what a step does by itself, what it asks, what an answer does."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, combinations_with_replacement

from aoc_desktop.games.monumental_duel.rules import city
from aoc_desktop.games.monumental_duel.rules import events as kinds
from aoc_desktop.games.monumental_duel.rules.cards import (
    BASIC,
    ERA_COUNT,
    GOLD,
    NONE,
    NUMBER,
    RESOURCES,
    Card,
    Effect,
    Step,
)
from aoc_desktop.games.monumental_duel.rules.construction import build, sections, take_card
from aoc_desktop.games.monumental_duel.rules.possible import POSSIBLE, copyable, times, usable
from aoc_desktop.games.monumental_duel.rules.provinces import conquest
from aoc_desktop.games.monumental_duel.rules.purse import gain, pairs, pay, pay_all
from aoc_desktop.games.monumental_duel.rules.spying import spying_moves, start_spying
from aoc_desktop.games.monumental_duel.rules.state import CELL, CELLS, CELLS_OF, State, Task
from aoc_desktop.kernel.events import Cause, Log, note
from aoc_desktop.kernel.game import Move

SKIP: Move = ("skip",)
DRAW: Move = ("draw",)
USE: Move = ("use",)


def resolve(state: State, task: Task, log: Log) -> None:
    """The steps of an effect from `task.at` on, until one asks or causes something that comes first."""
    effect = task.effect
    assert effect is not None
    steps = effect.steps
    seat = state.seat
    at = task.at
    while at < len(steps):
        step = steps[at]
        if step.do == "repeat":
            _repeat(state, task, log)
            return
        if not POSSIBLE[step.do](state, seat, step, task.cell):
            note(log, kinds.NothingToDo, seat, effect.cause)
        elif not step.asks:
            BY_ITSELF[step.do](state, step, effect.cause, log)
        else:
            _ask(state, task if at == task.at else _next(task, at), step, log)
            return
        at += 1


def _next(task: Task, at: int) -> Task:
    """The same effect at a later step."""
    return Task("steps", effect=task.effect, at=at, cell=task.cell, paid=task.paid, revolt=task.revolt)


def _repeat(state: State, task: Task, log: Log) -> None:
    """If a Revolt was archived the effect begins again, but its first choice may be declined (ruling 21)."""
    effect = task.effect
    assert effect is not None
    if task.revolt and POSSIBLE[effect.steps[0].do](state, state.seat, effect.steps[0], task.cell):
        note(log, kinds.Repeats, state.seat, effect.cause)
        state.agenda.append(Task("steps", effect=effect, cell=task.cell, again=True))


def _ask(state: State, task: Task, step: Step, log: Log) -> None:
    """Put the question of a step; some do something at once if there is nothing to choose."""
    effect = task.effect
    assert effect is not None
    source = effect.cause.id
    if step.do == "draw_use" and not step.skip:
        state.agenda.append(_next(task, task.at + 1))
        state.agenda.append(Task("draw", source=source))
        return
    moves = CHOICES[step.do](state, step, task)
    if step.skip or (task.again and task.at == 0):
        moves.append(SKIP)
    state.ask(task, STEP_NAMES.get(step.do, step.do), source, moves)


def answer(state: State, task: Task, move: Move, log: Log) -> None:
    """The answer to the question of a step; what follows waits beneath what the answer causes."""
    effect = task.effect
    assert effect is not None
    step = effect.steps[task.at]
    if move == SKIP:
        note(log, kinds.DeclinesSpying if step.do == "spy" else kinds.Declines, state.seat, effect.cause)
        if not (task.again and task.at == 0):
            state.agenda.append(_next(task, task.at + 1))
        return
    left = (task.left or step.times) - 1 if step.do in ONE_BY_ONE else 0
    following = _next(task, task.at + 1)
    if left and POSSIBLE[step.do](state, state.seat, step._replace(times=1), task.cell):
        following = task._replace(left=left)
    place = len(state.agenda)
    state.agenda.append(following)
    changed = ANSWERS[step.do](state, step, task, move, log)
    if changed is not None:
        state.agenda[place] = following._replace(paid=changed.paid, revolt=changed.revolt)


# ------------------------------------------------------------------ steps that ask nothing


def _gain(state: State, step: Step, cause: Cause, log: Log) -> None:
    gain(state, state.seat, step.amounts, cause, log, times(state, state.seat, step))


def _pay(state: State, step: Step, cause: Cause, log: Log) -> None:
    pay_all(state, state.seat, step.amounts, cause, log)


def _revolt(state: State, step: Step, cause: Cause, log: Log) -> None:
    """So many Revolts, or all that the pile has, go to the discard of that player."""
    seat = state.seat if step.who == "self" else 1 - state.seat
    count = min(step.times, state.piles[-1])
    state.change_pile(state.table.cards.revolt, -count)
    state.players[seat].discard += (state.table.cards.revolt,) * count
    note(log, kinds.GainsRevolts, seat, count, cause)


def _agent(state: State, step: Step, cause: Cause, log: Log) -> None:
    player = state.player
    player.agents = min(player.agents + step.times, state.table.cards.agents)
    note(log, kinds.GainsAgent, state.seat, player.agents, cause)


def _take(state: State, step: Step, cause: Cause, log: Log) -> None:
    """The opponent gives Gold, or what he has; it counts as gained."""
    given = state.opponent.tokens
    taken = min(step.amounts[0][1], given[GOLD])
    given[GOLD] -= taken
    state.player.tokens[GOLD] += taken
    state.player.gained[GOLD] += taken
    note(log, kinds.Takes, state.seat, RESOURCES[GOLD], taken, cause)


def _take_advantage(state: State, step: Step, cause: Cause, log: Log) -> None:
    state.holder, state.holder_resource, state.holder_tokens = state.seat, NONE, 0
    note(log, kinds.TakesAdvantage, state.seat, "", 0, cause)


def _breach(state: State, step: Step, cause: Cause, log: Log) -> None:
    """Barricades that protect the opponent's topmost Province return to their pile."""
    owner = state.opponent
    protected = conquest(owner)
    assert protected is not None
    count = min(step.times, protected.barricades)
    for card in owner.provinces[len(owner.provinces) - count :]:
        state.change_pile(card, 1)
    owner.provinces = owner.provinces[: len(owner.provinces) - count]
    note(log, kinds.Breaches, 1 - state.seat, protected.province.id, count, cause)


def _named_building(state: State, step: Step, cause: Cause, log: Log) -> None:
    note(log, kinds.GainsBuilding, state.seat, step.building, cause)
    city.gain_building(state, state.table.cards.card[step.building], log)


BY_ITSELF: dict[str, Callable[[State, Step, Cause, Log], None]] = {
    "gain": _gain,
    "pay": _pay,
    "revolt": _revolt,
    "agent": _agent,
    "take": _take,
    "take_advantage": _take_advantage,
    "breach": _breach,
    "gain_building": _named_building,
}

# ------------------------------------------------------------------ what a step lets choose


def _basics(state: State, step: Step, task: Task) -> list[Move]:
    """`gain R …`, in the order Production, Science, Military."""
    count = state.era if step.times == ERA_COUNT else step.times
    if step.kind == "identical":
        return [("gain", *(resource,) * count) for resource in BASIC]
    if step.kind == "different":
        return [("gain", *chosen) for chosen in combinations(BASIC, count)]
    allowed = [resource for number, resource in enumerate(BASIC) if step.kind != "other" or number != task.paid]
    return [("gain", *chosen) for chosen in combinations_with_replacement(allowed, count)]


def _tokens(state: State, step: Step, task: Task) -> list[Move]:
    tokens = state.player.tokens
    return [("pay", RESOURCES[number]) for number in range(GOLD + step.gold) if tokens[number]]


def _pairs(state: State, step: Step, task: Task) -> list[Move]:
    return [("pay", RESOURCES[first], RESOURCES[second]) for first, second in pairs(state.player)]


def _archives(state: State, step: Step, task: Task) -> list[Move]:
    player = state.player
    moves: list[Move] = [("archive", CELLS[cell]) for cell in CELLS_OF[player.inactive]]
    if step.discard_too:
        moves += [("archive", "discard", card.id) for card in city.each_once(player.discard)]
    return moves


def _discards(state: State, step: Step, task: Task) -> list[Move]:
    return [("discard", CELLS[cell]) for cell in CELLS_OF[state.player.inactive]]


def _reinforcements(state: State, step: Step, task: Task) -> list[Move]:
    player = state.player
    return [("reinforce", CELLS[cell]) for cell in CELLS_OF[player.active & player.filled]]


def _buildings(state: State, step: Step, task: Task) -> list[Move]:
    basic = state.table.cards.basic
    return [("building", basic[number].id) for number in range(len(basic) - 1) if state.piles[number]]


def _spying(state: State, step: Step, task: Task) -> list[Move]:
    return spying_moves(state)


def _draws(state: State, step: Step, task: Task) -> list[Move]:
    return [DRAW]


def _bonuses(state: State, step: Step, task: Task) -> list[Move]:
    return [("copy", policy.id) for policy in state.player.policies]


def _copies(state: State, step: Step, task: Task) -> list[Move]:
    return [("copy", CELLS[cell]) for cell in copyable(state.player, task.cell)]


def _conversions(state: State, step: Step, task: Task) -> list[Move]:
    return [("convert", str(count)) for count in range(min(step.times, state.player.tokens[step.given]) + 1)]


def _reservations(state: State, step: Step, task: Task) -> list[Move]:
    return [("reserve", card.id) for card in state.track]


def _sections(state: State, step: Step, task: Task) -> list[Move]:
    return [("build", card.id) for card in sections(state, state.seat, step.discount)]


def _options(state: State, step: Step, task: Task) -> list[Move]:
    return [("choose", word) for word, option in step.options if usable(state, state.seat, option, task.cell)]


CHOICES: dict[str, Callable[[State, Step, Task], list[Move]]] = {
    "gain_basic": _basics,
    "pay_any": _tokens,
    "pay_different": _pairs,
    "archive": _archives,
    "discard": _discards,
    "reinforce": _reinforcements,
    "gain_building": _buildings,
    "spy": _spying,
    "draw_use": _draws,
    "copy_bonus": _bonuses,
    "copy_card": _copies,
    "convert": _conversions,
    "reserve": _reservations,
    "build_section": _sections,
    "either": _options,
}
STEP_NAMES = {
    "gain_basic": "gain",
    "pay_any": "pay",
    "pay_different": "pay",
    "gain_building": "building",
    "draw_use": "draw",
    "copy_bonus": "copy",
    "copy_card": "copy",
    "build_section": "build",
    "either": "choose",
}
ONE_BY_ONE = ("pay_any", "archive", "discard", "reinforce")
"""Steps of which a count of several is done one after the other."""

# ------------------------------------------------------------------ what the answer does; some change the task


def _named(state: State, step: Step, task: Task, move: Move, log: Log) -> None:
    """`gain R …`."""
    counts = {resource: move.count(resource) for resource in move[1:]}
    gain(state, state.seat, tuple((NUMBER[resource], count) for resource, count in counts.items()), _cause(task), log)


def _token(state: State, step: Step, task: Task, move: Move, log: Log) -> Task:
    """`pay R` or `pay gold`."""
    number = NUMBER[move[1]]
    state.player.tokens[number] -= 1
    note(log, kinds.Paid, state.seat, move[1], 1, _cause(task))
    return task._replace(paid=number)


def _pair(state: State, step: Step, task: Task, move: Move, log: Log) -> None:
    for resource in move[1:]:
        pay(state, state.seat, NUMBER[resource], 1, _cause(task), log)


def _archived(state: State, step: Step, task: Task, move: Move, log: Log) -> Task:
    card = city.archive(state, move, _cause(task), log)
    return task._replace(revolt=card.kind == "revolt")


def _discarded(state: State, step: Step, task: Task, move: Move, log: Log) -> None:
    city.discard(state, CELL[move[1]], _cause(task), log)


def _reinforced(state: State, step: Step, task: Task, move: Move, log: Log) -> None:
    city.reinforce(state, CELL[move[1]], _cause(task), log)


def _building(state: State, step: Step, task: Task, move: Move, log: Log) -> None:
    note(log, kinds.GainsBuilding, state.seat, move[1], _cause(task))
    city.gain_building(state, state.table.cards.card[move[1]], log)


def _spied(state: State, step: Step, task: Task, move: Move, log: Log) -> None:
    note(log, kinds.Spies, state.seat, _cause(task))
    start_spying(state, move[0], _cause(task).id, log)


def _drawn(state: State, step: Step, task: Task, move: Move, log: Log) -> None:
    state.agenda.append(Task("draw", source=_cause(task).id))


def _bonus(state: State, step: Step, task: Task, move: Move, log: Log) -> None:
    """`copy POLICY`: its bonus, covered or not."""
    policy = state.table.cards.card[move[1]]
    note(log, kinds.CopiesBonus, state.seat, policy.id, _cause(task))
    state.agenda.append(Task("steps", effect=policy.bonus))


def _copied(state: State, step: Step, task: Task, move: Move, log: Log) -> None:
    """`copy CELL`: its printed resources, then its effect if the player likes; no Action token."""
    cell = CELL[move[1]]
    card = state.player.faces[cell]
    assert card is not None
    note(log, kinds.Copies, state.seat, move[1], card.id, _cause(task))
    gain(state, state.seat, card.resources, card.cause, log)
    offer(state, card, cell)


def _converted(state: State, step: Step, task: Task, move: Move, log: Log) -> None:
    count = int(move[1])
    if count:
        pay(state, state.seat, step.given, count, _cause(task), log)
        gain(state, state.seat, ((step.taken, count),), _cause(task), log)


def _reserved(state: State, step: Step, task: Task, move: Move, log: Log) -> None:
    reserve(state, state.table.cards.card[move[1]], _cause(task), log)


def _built(state: State, step: Step, task: Task, move: Move, log: Log) -> None:
    build(state, state.table.cards.card[move[1]], step.discount, _cause(task).id, log)


def _chosen(state: State, step: Step, task: Task, move: Move, log: Log) -> None:
    option = next(option for word, option in step.options if word == move[1])
    state.agenda.append(Task("steps", effect=option, cell=task.cell))


ANSWERS: dict[str, Callable[[State, Step, Task, Move, Log], Task | None]] = {
    "gain_basic": _named,
    "pay_any": _token,
    "pay_different": _pair,
    "archive": _archived,
    "discard": _discarded,
    "reinforce": _reinforced,
    "gain_building": _building,
    "spy": _spied,
    "draw_use": _drawn,
    "copy_bonus": _bonus,
    "copy_card": _copied,
    "convert": _converted,
    "reserve": _reserved,
    "build_section": _built,
    "either": _chosen,
}


def _cause(task: Task) -> Cause:
    assert task.effect is not None
    return task.effect.cause


def reserve(state: State, card: Card, cause: Cause, log: Log) -> None:
    """A card of the track is laid beside the City: only its owner may acquire it."""
    take_card(state, card)
    state.player.reserved += (card,)
    note(log, kinds.Reserves, state.seat, card.id, cause)


# ------------------------------------------------------------------ drawing and using a card


def draw(state: State, task: Task, log: Log) -> None:
    """The top card of the City deck; from the bag chance draws it."""
    player = state.player
    if player.top:
        card = player.top[0]
        player.top = player.top[1:]
        use_drawn(state, task, card, log, known=True)
    else:
        state.ask(task, "chance", task.source, city.draws(player.bag))


def answer_draw(state: State, task: Task, move: Move, log: Log) -> None:
    use_drawn(state, task, city.take_from_bag(state.player, move[1]), log, known=False)


def use_drawn(state: State, task: Task, card: Card, log: Log, known: bool) -> None:
    """Its printed resources, then its effect if the player likes; a Revolt returns to its pile."""
    source = state.table.cards.card[task.source].cause if task.source else None
    note(log, kinds.Draws, state.seat, card.id, source, not known)
    if card.kind == "revolt":
        state.change_pile(card, 1)
        note(log, kinds.RevoltDrawn, state.seat)
        return
    state.player.drawn += (card,)
    state.agenda.append(Task("drop"))
    gain(state, state.seat, card.resources, card.cause, log)
    if card.standing is not None or card.exchange:
        note(log, kinds.StandingDrawn, state.seat, card.id)
    offer(state, card, NONE)


def drop(state: State, task: Task, log: Log) -> None:
    """The card drawn last and used goes to the discard."""
    player = state.player
    player.discard += (player.drawn[-1],)
    player.drawn = player.drawn[:-1]


def offer(state: State, card: Card, cell: int) -> None:
    """The effect of a card drawn or copied may be resolved, if it is usable now (ruling 32)."""
    effect: Effect | None = card.effect
    if effect is not None and usable(state, state.seat, effect, cell):
        state.ask(Task("offer", effect=effect, cell=cell, card=card), "use", card.id, [USE, SKIP])


def answer_offer(state: State, task: Task, move: Move, log: Log) -> None:
    assert task.card is not None
    if move == SKIP:
        note(log, kinds.LeavesEffect, state.seat, task.card.id)
        return
    note(log, kinds.UsesEffect, state.seat, task.card.id)
    state.agenda.append(Task("steps", effect=task.effect, cell=task.cell))
