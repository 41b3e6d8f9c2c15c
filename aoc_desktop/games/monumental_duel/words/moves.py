"""A move as the list of legal moves, a button or the undo menu names it, with what it costs and brings."""

from __future__ import annotations

from collections.abc import Callable

from aoc_desktop.games.monumental_duel.rules.actions import conquest_price, progress_price
from aoc_desktop.games.monumental_duel.rules.cards import (
    GOLD,
    MILITARY,
    NUMBER,
    PRODUCTION,
    RESOURCES,
    SCIENCE,
    Amounts,
    Card,
)
from aoc_desktop.games.monumental_duel.rules.construction import any_basic, section_price
from aoc_desktop.games.monumental_duel.rules.provinces import conquest, discount_on
from aoc_desktop.games.monumental_duel.rules.purse import basic_tokens
from aoc_desktop.games.monumental_duel.rules.state import CELL, CELLS_OF, IN_LINE, ROWS, Player, State
from aoc_desktop.games.monumental_duel.words.effects import amount_text, amounts_text, face_text, option_text
from aoc_desktop.games.monumental_duel.words.speech import load_language
from aoc_desktop.kernel.game import Move
from aoc_desktop.text.language import Language, capital

Teller = Callable[[State, Move, Language], str]


def move_text(state: State, move: Move, language: str) -> str:
    """The move in words, as it stands in this position."""
    speech = load_language(language)
    if move[0] == "!":
        return _chance(state, move[1:], speech)
    if state.step == "chance":
        return _chance(state, move, speech)
    if move == ("skip",):
        return _skip(state, speech)
    return TELLERS[move[0]](state, move, speech)


def _chance(state: State, move: Move, speech: Language) -> str:
    if move[0] == "draw":
        return speech.sentence("move.chance_draw", card=move[1])
    return speech.sentence("move.roll", value=move[0])


def _skip(state: State, speech: Language) -> str:
    task = state.task
    later = task is not None and (task.left > 0 or (state.step == "round_start" and task.again))
    return speech.sentence("move.skip_later" if later else f"move.skip_{state.step}")


def changes_text(speech: Language, amounts: Amounts, sign: str) -> str:
    """ "+2 Production, +1 Gold"; "−2 Military, −1 Gold"."""
    told = [speech.text(f"change.{sign}", amount=amount_text(speech, RESOURCES[n], a)) for n, a in amounts]
    return speech.join(told, "comma")


def _costs(speech: Language, player: Player, resource: int, price: int) -> str:
    """A typed cost as it would be paid: its tokens first, then Gold."""
    own = min(price, player.tokens[resource])
    parts = [(resource, own), (GOLD, price - own)]
    return changes_text(speech, tuple(part for part in parts if part[1]), "loss") or speech.text("move.no_cost")


def _wonder_costs(speech: Language, player: Player, card: Card, discount: int = 0) -> str:
    price = section_price(player, card, discount)
    if not any_basic(player):
        return _costs(speech, player, PRODUCTION, price)
    basic = min(price, basic_tokens(player))
    told = [speech.text("change.loss", amount=speech.text("amount.basic", n=basic))] if basic else []
    if price > basic:
        told.append(changes_text(speech, ((GOLD, price - basic),), "loss"))
    return speech.join(told, "comma") or speech.text("move.no_cost")


def _in_cell(player: Player, cell: str) -> tuple[str, str]:
    """The ids of face card and attached knowledge; empty if the cell lacks one."""
    face, under = player.faces[CELL[cell]], player.attached[CELL[cell]]
    return ("" if face is None else face.id), ("" if under is None else under.id)


# ------------------------------------------------------------------ before the actions


def _choose(state: State, move: Move, speech: Language) -> str:
    if state.step == "civilization":
        return speech.sentence("move.civilization", civilization=move[1])
    if speech.has(f"move.choose_{move[1]}"):
        return speech.sentence(f"move.choose_{move[1]}")
    task = state.task
    assert task is not None
    assert task.effect is not None
    option = next(option for word, option in task.effect.steps[task.at].options if word == move[1])
    return capital(speech.text("move.choose", text=option_text(speech, option)))


def _reserve(state: State, move: Move, speech: Language) -> str:
    policy = None if state.task is None else state.task.card
    if state.step == "round_start" and policy is not None and policy.round_start is not None:
        amounts = policy.round_start.costs[0].amounts if policy.round_start.costs else ()
        return speech.sentence("move.reserve_paid", card=move[1], amount=amounts_text(speech, amounts))
    return speech.sentence("move.reserve", card=move[1])


def activation_gains(player: Player, row: str, column: str) -> tuple[Amounts, int]:
    """The printed resources that these lines would give, and the Revolts that would leave."""
    totals = [0] * len(RESOURCES)
    revolts = 0
    for cell in CELLS_OF[(IN_LINE[row] | IN_LINE[column]) & player.filled]:
        card = player.faces[cell]
        assert card is not None
        revolts += card.kind == "revolt"
        for number, amount in card.resources:
            totals[number] += amount
    return tuple((number, amount) for number, amount in enumerate(totals) if amount), revolts


def _activate(state: State, move: Move, speech: Language) -> str:
    gains, revolts = activation_gains(state.player, move[1], move[2])
    values = {"row": move[1], "column": move[2], "gains": changes_text(speech, gains, "gain")}
    text = speech.sentence("move.activate" if gains else "move.activate_none", **values)
    return speech.text("move.activate_revolts", text=text, n=revolts) if revolts else text


def _swap(state: State, move: Move, speech: Language) -> str:
    first, second = _in_cell(state.player, move[1])[0], _in_cell(state.player, move[2])[0]
    return speech.sentence("move.swap", card=first, cell=move[1], other=second, cell2=move[2])


def _exchange(state: State, move: Move, speech: Language) -> str:
    task, card = state.task, state.player.faces[CELL[move[1]]]
    assert card is not None
    assert task is not None
    assert task.card is not None
    amount = amounts_text(speech, task.card.exchange)
    key = "move.exchange" if card.resources else "move.exchange_no_resource"
    return speech.sentence(key, card=card.id, cell=move[1], amount=amount, given=amounts_text(speech, card.resources))


def _named(key: str) -> Teller:
    """A card in a cell, or the knowledge under it."""

    def tell(state: State, move: Move, speech: Language) -> str:
        if len(move) < 2:
            return speech.sentence("move.use_effect")
        face, under = _in_cell(state.player, move[1])
        if len(move) > 2:
            return speech.sentence(f"move.{key}_knowledge", card=under, cover=face, cell=move[1])
        return speech.sentence(f"move.{key}", card=face, cell=move[1])

    return tell


# ------------------------------------------------------------------ actions


def _acquire(state: State, move: Move, speech: Language) -> str:
    player, card = state.player, state.table.cards.card[move[1]]
    if card.kind == "wonder":
        key = "acquire_wonder" if player.construction is None else "acquire_second_wonder"
        return speech.sentence(f"move.{key}", card=card.id, costs=_wonder_costs(speech, player, card))
    price = card.cost[0]
    if card.kind == "province":
        price = max(0, price - discount_on(player, "province"))
    costs = _costs(speech, player, card.pays, price)
    protected = conquest(player)
    if card.defence and protected is not None:
        values = {"province": protected.province.id, "n": protected.price + card.defence}
        return speech.sentence("move.acquire_barricade", costs=costs, **values)
    key = "acquire_basic" if card.set == "basic" else "acquire_reserved" if card in player.reserved else "acquire"
    return speech.sentence(f"move.{key}", card=card.id, costs=costs)


def _complete(state: State, move: Move, speech: Language) -> str:
    card = state.player.construction
    assert card is not None
    return speech.sentence("move.complete", card=card.id, costs=_wonder_costs(speech, state.player, card))


def _develop(state: State, move: Move, speech: Language) -> str:
    price = state.table.cards.policy_culture[len(state.player.policies)]
    if len(move) < 3:
        return speech.sentence("move.develop", card=move[1], n=price)
    key = "move.develop_row" if move[2] in ROWS else "move.develop_column"
    return speech.sentence(key, card=move[1], at=move[2], n=price)


def _conquer(state: State, move: Move, speech: Language) -> str:
    target = conquest(state.opponent)
    assert target is not None
    costs = _costs(speech, state.player, MILITARY, conquest_price(state))
    if not target.barricades:
        return speech.sentence("move.conquer", card=target.province.id, costs=costs)
    parts = {"a": conquest_price(state) - target.defence, "b": target.defence, "k": target.barricades}
    return speech.sentence("move.conquer_barricades", card=target.province.id, costs=costs, **parts)


def _progress(state: State, move: Move, speech: Language) -> str:
    player = state.player
    costs = _costs(speech, player, SCIENCE, progress_price(state))
    if player.top:
        return speech.sentence("move.progress", costs=costs, card=player.top[0].id)
    return speech.sentence("move.progress_unknown", costs=costs, n=len(player.bag))


def _advantage(state: State, move: Move, speech: Language) -> str:
    number, count = NUMBER[move[1]], int(move[2])
    if state.player.tokens[number] >= count:
        return speech.sentence("move.advantage", n=count, resource=move[1])
    costs = _costs(speech, state.player, number, count)
    return speech.sentence("move.advantage_gold", n=count, resource=move[1], costs=costs)


def _warlord(state: State, move: Move, speech: Language) -> str:
    civilization = state.player.civilization
    assert civilization is not None
    return speech.sentence("move.warlord", card=civilization.warlord.id)


def _spy(state: State, move: Move, speech: Language) -> str:
    agents = state.player.agents
    if move[-1] == "train":
        return speech.sentence("move.train", n=agents, m=agents + 1)
    return speech.sentence("move.deploy", n=agents)


def _pass(state: State, move: Move, speech: Language) -> str:
    tokens = state.player.tokens
    lost = tuple((number, tokens[number]) for number in range(GOLD) if tokens[number])
    return speech.sentence("move.pass" if lost else "move.pass_nothing", amounts=amounts_text(speech, lost))


# ------------------------------------------------------------------ answers


def _pay(state: State, move: Move, speech: Language) -> str:
    key = "move.pay_pair" if len(move) > 2 else "move.pay"
    return speech.sentence(key, resource=move[1], other=move[-1])


def _gain(state: State, move: Move, speech: Language) -> str:
    counts = tuple((NUMBER[name], move.count(name)) for name in dict.fromkeys(move[1:]))
    return speech.sentence("move.gain", amounts=amounts_text(speech, counts))


def _cell(state: State, move: Move, speech: Language) -> str:
    """`archive`, `discard` and `reinforce`."""
    if move[1] == "discard":
        return speech.sentence("move.archive_discard", card=move[2])
    face, under = _in_cell(state.player, move[1])
    key = f"move.{move[0]}_knowledge" if under else f"move.{move[0]}"
    return speech.sentence(key, card=face, cell=move[1], knowledge=under)


def _card(key: str) -> Teller:
    def tell(state: State, move: Move, speech: Language) -> str:
        return speech.sentence(f"move.{key}", card=move[1])

    return tell


def _copy(state: State, move: Move, speech: Language) -> str:
    if move[1] in CELL:
        return speech.sentence("move.copy_cell", card=_in_cell(state.player, move[1])[0], cell=move[1])
    return speech.sentence("move.copy", card=move[1])


def _convert(state: State, move: Move, speech: Language) -> str:
    count = int(move[1])
    return speech.sentence("move.convert" if count else "move.convert_none", n=count)


def _build(state: State, move: Move, speech: Language) -> str:
    card, task = state.table.cards.card[move[1]], state.task
    assert task is not None
    assert task.effect is not None
    costs = _wonder_costs(speech, state.player, card, task.effect.steps[task.at].discount)
    key = "move.build_second" if state.player.construction is card else "move.build_first"
    return speech.sentence(key, card=card.id, costs=costs)


def _keep(state: State, move: Move, speech: Language) -> str:
    other = next(choice[1] for choice in state.moves if choice != move)
    key = "move.keep_wonder" if state.phase == "actions" else "move.keep_knowledge"
    return speech.sentence(key, card=move[1], other=other)


def _simply(key: str) -> Teller:
    def tell(state: State, move: Move, speech: Language) -> str:
        return speech.sentence(f"move.{key}")

    return tell


def _reroll(state: State, move: Move, speech: Language) -> str:
    key = "move.reroll_free" if move[2] == "free" else "move.reroll"
    return speech.sentence(key, value=move[1], resource=move[2])


def _resolve(state: State, move: Move, speech: Language) -> str:
    value = int(move[1])
    if value == 1:
        return speech.sentence("move.resolve_1")
    if len(move) > 2:
        return speech.sentence("move.resolve_turn", value=move[1], card=move[2])
    return speech.sentence(
        "move.resolve", value=move[1], text=face_text(speech, state.player.espionage.faces[value - 4])
    )


TELLERS: dict[str, Teller] = {
    "choose": _choose,
    "reserve": _reserve,
    "activate": _activate,
    "swap": _swap,
    "exchange": _exchange,
    "trigger": _named("trigger"),
    "acquire": _acquire,
    "complete": _complete,
    "develop": _develop,
    "policy": _card("policy"),
    "conquer": _conquer,
    "use": _named("use"),
    "progress": _progress,
    "advantage": _advantage,
    "warlord": _warlord,
    "ambassador": _spy,
    "train": _spy,
    "deploy": _spy,
    "pass": _pass,
    "pay": _pay,
    "gain": _gain,
    "archive": _cell,
    "discard": _cell,
    "reinforce": _cell,
    "building": _card("building"),
    "bonus": _card("bonus"),
    "copy": _copy,
    "convert": _convert,
    "build": _build,
    "keep": _keep,
    "draw": _simply("draw"),
    "reroll": _reroll,
    "stop": _simply("stop"),
    "resolve": _resolve,
}
