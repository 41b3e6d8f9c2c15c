"""Why a move is not legal: the reason nearest to the player's wish (step, then place, card, use, price)."""

from __future__ import annotations

from functools import partial

from aoc_desktop.games.monumental_duel.rules import why_not_actions
from aoc_desktop.games.monumental_duel.rules.cards import BASIC, GOLD, NUMBER, RESOURCES, Card, Step
from aoc_desktop.games.monumental_duel.rules.spying import TURNING
from aoc_desktop.games.monumental_duel.rules.state import CELL, CELLS, CELLS_OF, COLUMNS, ROWS, State
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.forms import Form, misread
from aoc_desktop.kernel.game import Move

ACTION = ("action",)
FORMS = {
    "choose": Form(("civilization", "choose"), ("word",)),
    "reserve": Form(("round_start", "reserve"), ("card",)),
    "skip": Form(("round_start", "exchange", "archive", "discard", "reinforce", "building", "draw", "use", "spy")),
    "activate": Form(("activation",), ("line", "line")),
    "swap": Form(("activation",), ("cell", "cell")),
    "exchange": Form(("exchange",), ("cell",)),
    "trigger": Form(("activated",), ("cell", "knowledge"), 1),
    "acquire": Form(ACTION, ("card",)),
    "complete": Form(ACTION),
    "develop": Form(ACTION, ("card", "line"), 1),
    "policy": Form(ACTION, ("card",)),
    "conquer": Form(ACTION),
    "use": Form(("action", "use"), ("cell", "knowledge"), 2),
    "progress": Form(ACTION),
    "advantage": Form(ACTION, ("resource", "number")),
    "warlord": Form(ACTION),
    "ambassador": Form(ACTION, ("way",)),
    "pass": Form(ACTION),
    "pay": Form(("pay",), ("resource", "resource"), 1),
    "gain": Form(("gain",), ("resource", "resource", "resource"), 2),
    "archive": Form(("archive",), ("place", "card"), 1),
    "discard": Form(("discard",), ("cell",)),
    "reinforce": Form(("reinforce",), ("cell",)),
    "building": Form(("building",), ("card",)),
    "bonus": Form(("bonus",), ("card",)),
    "copy": Form(("copy",), ("word",)),
    "convert": Form(("convert",), ("number",)),
    "build": Form(("build",), ("card",)),
    "keep": Form(("keep",), ("card",)),
    "draw": Form(("draw",)),
    "train": Form(("spy",)),
    "deploy": Form(("spy",)),
    "reroll": Form(("reroll",), ("value", "token")),
    "stop": Form(("reroll",)),
    "resolve": Form(("dice",), ("value", "card"), 1),
}
VALUES = ("1", "2", "3", "4", "5", "6")


def why_not(state: State, move: Move) -> Reason:
    """The reason against a move that is not in the list of legal moves."""
    if state.phase == "finished":
        return Reason("finished")
    if state.step == "chance":
        return Reason("chance_decides")
    if (reason := misread(move, FORMS, partial(_unknown, state))) is not None:
        return reason
    form = FORMS[move[0]]
    if state.step not in form.steps:
        return _wrong_step(state, move, form)
    if state.step == "action":
        return why_not_actions.why_not(state, move)
    return why_not_this_answer(state, move)


def _unknown(state: State, kind: str, word: str) -> Reason | None:
    """A word that is no cell, line, resource or card."""
    if kind == "card" and word not in state.table.cards.card:
        return Reason("unknown_card", {"text": word})
    if (kind == "cell" and word not in CELL) or (kind == "place" and word not in CELL and word != "discard"):
        return Reason("unknown_cell", {"text": word})
    if kind == "line" and word not in ROWS and word not in COLUMNS:
        return Reason("no_such_line", {"text": word})
    if kind == "value" and word not in VALUES:
        return Reason("no_such_die", {"value": word})
    if kind in ("resource", "token") and word not in RESOURCES and (kind == "resource" or word != "free"):
        return Reason("unknown_resource", {"text": word})
    if (kind == "way" and word not in ("train", "deploy")) or (kind == "knowledge" and word != "knowledge"):
        return Reason("unknown_word", {"text": word})
    return None


def _wrong_step(state: State, move: Move, form: Form) -> Reason:
    """Another question is open; what belongs to no question now is told by its step."""
    verb, now = move[0], state.step
    if verb == "choose" and now in ("activation", "action"):
        return Reason("civilizations_set")
    if verb == "swap" and now == "action":
        return Reason("swap_too_late")
    if verb == "activate" and now == "action":
        return Reason("activated_already")
    if verb == "skip":
        return _no_declining(state)
    if now == "activation" and form.steps == ACTION:
        return Reason("activate_first")
    if now not in ("activation", "action") and state.source:
        return Reason("question_first", {"card": state.source})
    return Reason("wrong_step", {"step": form.steps[0], "now": now})


def _no_declining(state: State) -> Reason:
    if state.step == "activated":
        return Reason("triggers_compulsory", {"cards": pending_triggers(state)})
    if state.step == "dice":
        return Reason("dice_compulsory")
    if state.source:
        return Reason("compulsory", {"card": state.source})
    return Reason("wrong_step", {"step": "archive", "now": state.step})


# Why an answer to a question is not legal: activation, and the choices inside effects (rules, 3 and 9.3).


def why_not_this_answer(state: State, move: Move) -> Reason:
    """The reason against an answer whose words can be read, in a step that its verb belongs to."""
    step = state.step
    card = state.table.cards.card.get(move[-1])
    if move[0] == "skip":
        return Reason("compulsory", {"card": state.source})
    if step == "civilization":
        return _civilization(state, move[1])
    if step in ("round_start", "reserve"):
        return Reason("not_on_track", {"card": move[1]})
    if step == "activation":
        return _activation(state, move)
    if step == "exchange":
        return _exchange(state, CELL[move[1]])
    if step == "activated":
        return _trigger(state, move)
    if step == "keep":
        first, second = (other[1] for other in state.moves)
        return Reason("keep_which", {"card": first, "other": second})
    if step in ("reroll", "dice"):
        return _dice(state, move)
    if step == "bonus":
        assert card is not None
        code = "bonus_done" if card in state.player.policies else "not_developed"
        return Reason(code, {"card": card.id})
    return _inner(state, move, card)


def _civilization(state: State, name: str) -> Reason:
    if name not in state.table.cards.civilization:
        return Reason("unknown_card", {"text": name})
    return Reason("civilization_taken", {"seat": 1 - state.seat, "civilization": name})


# ------------------------------------------------------------------ activation


def _activation(state: State, move: Move) -> Reason:
    if move[0] == "activate":
        return Reason("one_of_each")
    player = state.player
    policies = [card.id for card in state.table.cards.card.values() if card.swap]
    mine = next((card for card in player.policies if card.swap), None)
    number = player.policies.index(mine) if mine is not None else 0
    if mine is None or not player.in_force >> number & 1:
        return Reason("swap_policy", {"cards": policies})
    if player.policies_used >> number & 1:
        return Reason("swap_used", {"card": mine.id})
    if player.tokens[GOLD] < mine.swap[0][1]:
        return Reason("swap_gold", {"needed": mine.swap[0][1]})
    if move[1] == move[2]:
        return Reason("swap_same")
    for cell in move[1:]:
        if player.faces[CELL[cell]] is None:
            return Reason("swap_empty", {"cell": cell})
    return Reason("cell_order", {"cell": move[2], "cell2": move[1]})


def _exchange(state: State, cell: int) -> Reason:
    player, task = state.player, state.task
    assert task is not None
    assert task.card is not None
    if player.faces[cell] is None:
        return Reason("cell_empty", {"cell": CELLS[cell]})
    if cell == task.cell:
        return Reason("exchange_itself", {"card": task.card.id})
    return Reason("cell_inactive", {"cell": CELLS[cell]})


def pending_triggers(state: State) -> list[str]:
    """The cards whose activation effects are still to be resolved."""
    player = state.player
    found = [(player.attached if len(move) > 2 else player.faces)[CELL[move[1]]] for move in state.moves]
    return [card.id for card in found if card is not None]


def _trigger(state: State, move: Move) -> Reason:
    player, cell = state.player, CELL[move[1]]
    knowledge = len(move) > 2
    card = (player.attached if knowledge else player.faces)[cell]
    used = player.knowledge_used if knowledge else player.used
    if card is not None and card.on_activated is not None and used >> cell & 1:
        return Reason("trigger_done", {"card": card.id})
    return Reason("trigger_none", {"cell": move[1]})


# ------------------------------------------------------------------ dice


def _dice(state: State, move: Move) -> Reason:
    value = move[1]
    if int(value) not in state.dice:
        return Reason("no_such_die", {"value": value})
    if state.step == "reroll":
        return _reroll(state, move[2])
    if int(value) not in TURNING:
        return Reason("resolve_no_card")
    if len(move) < 3:
        return Reason("resolve_which", {"value": value})
    card = state.table.cards.card[move[2]]
    if card is state.player.espionage:
        return Reason("resolve_same", {"card": card.id})
    return Reason("no_espionage", {"card": card.id})


def _reroll(state: State, token: str) -> Reason:
    if token == "free":
        has = any(standing.free_reroll for standing in state.player.standing)
        return Reason("reroll_free_used" if has else "reroll_no_free")
    if NUMBER[token] > GOLD:
        return Reason("reroll_not_basic")
    return Reason("no_token", {"resource": token})


# ------------------------------------------------------------------ choices of steps


def _inner(state: State, move: Move, card: Card | None) -> Reason:
    verb = state.step
    if verb == "pay":
        return _pay(state, move)
    if verb == "gain":
        return _gain(state, move)
    if verb in ("archive", "discard", "reinforce"):
        return _cell_choice(state, move)
    if verb == "building":
        assert card is not None
        return Reason("pile_empty" if card.set == "basic" else "not_basic", {"building": card.id, "card": card.id})
    if verb == "copy":
        return _copy(state, move[1])
    if verb == "convert":
        return _convert(state, int(move[1]))
    if verb == "build":
        assert card is not None
        return _build(state, card)
    if verb == "choose":
        return Reason("option_impossible", {"card": state.source})
    if verb == "spy":
        return Reason("train_most" if move[0] == "train" else "deploy_none")
    return Reason("word_missing" if not move[1:] else "too_many_words", {"move": " ".join(move), "what": "word"})


def _step(state: State) -> Step | None:
    """The step of the effect that asks; None: a mixed cost asks."""
    task = state.task
    assert task is not None
    return None if task.effect is None else task.effect.steps[task.at]


def _pay(state: State, move: Move) -> Reason:
    step, tokens = _step(state), state.player.tokens
    if step is not None and step.do == "pay_different":
        return _pay_pair(state, move)
    if len(move) > 2:
        return Reason("too_many_words", {"move": " ".join(move)})
    if move[1] == "gold":
        if step is None:
            return Reason("gold_too_soon")
        if not step.gold:
            return Reason("gold_refused", {"card": state.source})
    if NUMBER[move[1]] > GOLD:
        return Reason("only_basic")
    assert not tokens[NUMBER[move[1]]]
    return Reason("no_token", {"resource": move[1]})


def _pay_pair(state: State, move: Move) -> Reason:
    tokens = state.player.tokens
    if len(move) < 3:
        return Reason("word_missing", {"move": " ".join(move), "what": "resource"})
    if any(resource not in BASIC for resource in move[1:]):
        return Reason("only_basic")
    if move[1] == move[2]:
        return Reason("not_different")
    if NUMBER[move[1]] > NUMBER[move[2]]:
        return Reason("resource_order", {"resource": move[2], "other": move[1]})
    missing = sum(not tokens[NUMBER[resource]] for resource in move[1:])
    params = {"resource": move[1], "other": move[2], "missing": missing, "gold": tokens[GOLD]}
    return Reason("pay_pair", params)


def _gain(state: State, move: Move) -> Reason:
    step, task = _step(state), state.task
    assert step is not None
    assert task is not None
    count = len(state.moves[0]) - 1
    if any(resource not in BASIC for resource in move[1:]):
        return Reason("only_basic")
    if len(move) - 1 != count:
        return Reason("gain_number", {"needed": count})
    if step.kind == "other" and RESOURCES[task.paid] in move:
        return Reason("gain_other", {"card": state.source, "resource": RESOURCES[task.paid]})
    if step.kind == "identical":
        return Reason("gain_identical")
    if len(set(move[1:])) < count and step.kind == "different":
        return Reason("not_different")
    return Reason("resource_order", {"resource": sorted(move[1:], key=RESOURCES.index)[0], "other": move[1]})


def _cell_choice(state: State, move: Move) -> Reason:
    player, step = state.player, _step(state)
    assert step is not None
    if move[1] == "discard":
        if not step.discard_too:
            return Reason("city_only", {"card": state.source})
        if len(move) < 3:
            return Reason("word_missing", {"move": " ".join(move), "what": "card"})
        return Reason("not_in_discard", {"card": move[2]})
    if len(move) > 2:
        return Reason("too_many_words", {"move": " ".join(move)})
    card = player.faces[CELL[move[1]]]
    if card is None:
        return Reason("cell_empty", {"cell": move[1]})
    code = "choose_active" if state.step == "reinforce" else "choose_inactive"
    return Reason(code, {"card": card.id, "cell": move[1]})


def _copy(state: State, word: str) -> Reason:
    player, step, task = state.player, _step(state), state.task
    assert step is not None
    assert task is not None
    if step.do == "copy_bonus":
        known = word in state.table.cards.card
        return Reason("not_developed", {"card": word}) if known else Reason("unknown_card", {"text": word})
    if word not in CELL:
        return Reason("unknown_cell", {"text": word})
    card = player.faces[CELL[word]]
    if card is None:
        return Reason("cell_empty", {"cell": word})
    if CELL[word] == task.cell:
        return Reason("copy_itself")
    if CELL[word] not in CELLS_OF[player.active]:
        return Reason("copy_inactive", {"card": card.id, "cell": word})
    return Reason("copy_kind")


def _convert(state: State, count: int) -> Reason:
    step = _step(state)
    assert step is not None
    have = state.player.tokens[step.given]
    if count > step.times:
        return Reason("convert_most", {"card": state.source, "needed": step.times})
    return Reason("convert_purse", {"have": have})


def _build(state: State, card: Card) -> Reason:
    if card.kind != "wonder":
        return Reason("no_wonder", {"card": card.id})
    player = state.player
    in_reach = (*state.track, *player.reserved, player.construction)
    if card in in_reach:
        return Reason("build_price", {"card": card.id, "have": player.tokens[0], "gold": player.tokens[GOLD]})
    return Reason("not_on_track", {"card": card.id})
