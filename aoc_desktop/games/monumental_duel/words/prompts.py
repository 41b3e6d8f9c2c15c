"""What is asked of whom, in one sentence under the bar; the same sentence is announced to assistive technology."""

from __future__ import annotations

from aoc_desktop.games.monumental_duel.rules.cards import Step
from aoc_desktop.games.monumental_duel.rules.spying import DIE
from aoc_desktop.games.monumental_duel.rules.state import CELLS, State, Task
from aoc_desktop.games.monumental_duel.words.effects import amounts_text
from aoc_desktop.games.monumental_duel.words.speech import load_language
from aoc_desktop.text.language import Language

DECLINED = ("archive", "discard", "reinforce", "building", "spy")
"""Questions that say apart that one may decline; the others say it themselves."""


def prompt(state: State, language: str) -> str:
    """The question to the person who decides now."""
    speech = load_language(language)
    step = state.step
    if step == "chance":
        return _chance(state, speech)
    if step == "civilization":
        other = state.opponent.civilization
        key = "prompt.civilization_first" if other is None else "prompt.civilization"
        return speech.sentence(key, civilization="" if other is None else other.id)
    if step in ("activation", "action", "activated", "bonus", "dice"):
        return _turn(state, speech)
    if step == "keep":
        if state.phase == "actions":
            return speech.sentence("prompt.keep_wonder")
        return speech.sentence("prompt.keep_knowledge", cell=CELLS[state.player.faces.index(None)])
    return _of_a_card(state, speech)


def waiting_prompt(state: State, player: str, language: str) -> str:
    """Another seat decides, or chance."""
    speech = load_language(language)
    return _chance(state, speech) if state.step == "chance" else speech.sentence("waiting.thinking", player=player)


def _chance(state: State, speech: Language) -> str:
    if state.moves == DIE:
        return speech.sentence("prompt.chance_die")
    return speech.sentence("prompt.filling" if state.phase == "round_end" else "prompt.chance_draw")


def _turn(state: State, speech: Language) -> str:
    """Questions that no card asks."""
    step, player = state.step, state.player
    if step == "action":
        alone, last = state.opponent.passed, state.last_round
        return speech.sentence("prompt.action_alone" if alone else "prompt.action_last" if last else "prompt.action")
    if step == "activation":
        text = speech.sentence("prompt.activation")
        if state.moves[-1][0] != "swap":
            return text
        policy = next(card for card in player.policies if card.swap)
        swap = speech.sentence("prompt.swap", amount=amounts_text(speech, policy.swap), card=policy.id)
        return f"{text} {swap}"
    counts = {"activated": len(state.moves), "dice": len(state.dice), "bonus": len(state.moves)}
    return speech.sentence(f"prompt.{step}", n=counts[step])


def _of_a_card(state: State, speech: Language) -> str:
    task = state.task
    assert task is not None
    step = None if task.effect is None or task.do != "steps" else task.effect.steps[task.at]
    if step is None:
        return _without_step(state, task, speech)
    text = speech.sentence(f"prompt.{_key(state, task, step)}", source=state.source, n=_number(state, step))
    if state.step in DECLINED and ("skip",) in state.moves and not task.again:
        text = f"{text} {speech.sentence('prompt.may_decline')}"
    if step.do in ("discard", "reinforce", "pay_any") and step.times > 1:
        number = step.times - (task.left or step.times) + 1
        text = f"{text} {speech.sentence('prompt.of_several', i=number, n=step.times)}"
    return text


def _number(state: State, step: Step) -> int:
    return step.discount if step.do == "build_section" else len(state.moves[0]) - 1


def _key(state: State, task: Task, step: Step) -> str:
    """The key of the question that a step puts."""
    if step.do == "gain_basic":
        count = len(state.moves[0]) - 1
        return "gain_one" if count == 1 else "gain_identical" if step.kind == "identical" else "gain_several"
    if step.do == "archive":
        return "archive_again" if task.again else "archive_discard" if step.discard_too else "archive"
    if step.do == "either":
        return "choose_forum" if state.source == "forum" else "choose"
    return step.do if step.do in ("pay_any", "pay_different", "copy_bonus", "copy_card") else state.step


def _without_step(state: State, task: Task, speech: Language) -> str:
    """Questions beside effects: a mixed cost, the start of a round, the exchange, a drawn card, re-rolls."""
    card = task.card
    if state.step == "reroll":
        text = speech.sentence("prompt.reroll")
        if not state.free_reroll:
            return text
        giver = next(standing.cause.id for standing in state.player.standing if standing.free_reroll)
        return f"{text} {speech.sentence('prompt.reroll_free', card=giver)}"
    assert card is not None
    if state.step == "pay":
        return speech.sentence("prompt.pay_mixed", card=card.id, n=task.left)
    if state.step == "exchange":
        return speech.sentence("prompt.exchange", card=card.id, amount=amounts_text(speech, card.exchange))
    if state.step == "round_start":
        costs = () if card.round_start is None else card.round_start.costs
        amount = amounts_text(speech, costs[0].amounts) if costs else ""
        key = "prompt.round_start_again" if task.again else "prompt.round_start"
        return speech.sentence(key, source=card.id, amount=amount)
    return speech.sentence("prompt.use", source=card.id)
