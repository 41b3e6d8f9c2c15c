"""The sentence of an effect, made from its data by the grammar of the card texts: lead-in, costs, results."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from aoc_desktop.games.monumental_duel.rules.cards import (
    ERA_COUNT,
    RESOURCES,
    Amounts,
    Condition,
    Effect,
    Per,
    Standing,
    Step,
)
from aoc_desktop.text.language import Language, capital

GAINS = ("gain", "gain_basic", "gain_building", "agent")
"""Steps whose verb is *gain*; so is `revolt` for oneself."""


def amounts_text(speech: Language, amounts: Amounts, times: int = 1) -> str:
    """ "1 Production and 2 Gold", in the fixed order of the resources."""
    return speech.join([amount_text(speech, RESOURCES[number], amount * times) for number, amount in amounts])


def amount_text(speech: Language, resource: str, amount: int) -> str:
    return speech.text(f"amount.{resource}", n=amount)


def effect_sentence(speech: Language, effect: Effect, lead: str) -> str:
    """One sentence; `lead` names the lead-in. A `repeat` adds a sentence of its own."""
    body = _results(speech, effect.results)
    if effect.costs:
        costs = speech.join([_step(speech, step) for step in effect.costs])
        body = speech.text("effect.costs", costs=costs, results=body)
    text = capital(speech.text(f"lead.{lead}", text=body))
    if effect.steps[-1].do == "repeat":
        text = f"{text} {speech.sentence('effect.repeat')}"
    return text


def round_start_sentence(speech: Language, effect: Effect) -> str:
    """Its steps stand after "you may", which French follows with an infinitive: `pay` and `reserve` only."""
    steps = [speech.text(f"may.{step.do}", amounts=amounts_text(speech, step.amounts)) for step in effect.steps]
    return speech.sentence("lead.round_start", text=speech.join(steps))


def standing_sentence(speech: Language, standing: Standing) -> str:
    gain = amounts_text(speech, standing.gain)
    if standing.trigger:
        return speech.sentence(f"standing.trigger_{standing.trigger}", amounts=gain)
    if standing.discount:
        first = "_first" if standing.first_each_round else ""
        return speech.sentence(f"standing.discount_{standing.discount}{first}", n=standing.amount)
    fields = ("any_basic_for_wonders", "first_section_bonus", "free_reroll")
    return speech.sentence(f"standing.{next(field for field in fields if getattr(standing, field))}")


def faces_sentences(speech: Language, faces: Sequence[Effect]) -> list[str]:
    """Faces 4, 5 and 6; consecutive ones with the same steps share a sentence."""
    groups: list[tuple[list[str], Effect]] = []
    for value, effect in enumerate(faces, 4):
        if groups and groups[-1][1].steps == effect.steps:
            groups[-1][0].append(str(value))
        else:
            groups.append(([str(value)], effect))
    return [
        speech.text("lead.faces", faces=speech.join(values, "or"), text=_results(speech, effect.results))
        for values, effect in groups
    ]


def face_text(speech: Language, effect: Effect) -> str:
    """The effect of a face of an espionage card, without its lead-in."""
    return _results(speech, effect.results)


# ------------------------------------------------------------------ results, one after the other


def _results(speech: Language, steps: Sequence[Step]) -> str:
    """Each with its condition; "then" between them, "twice" for the same step twice running, "once more if you like"
    if only the second can be declined."""
    text = ""
    before: Step | None = None
    for step, times in _runs(steps):
        if step.skip and times == 1 and before == step._replace(skip=False):
            text = speech.text("effect.twice_may", text=text)
            continue
        clause = _clause(speech, step, before)
        if times > 1:
            clause = speech.text("effect.twice" if times == 2 else "effect.times", text=clause, n=times)
        if before is None:
            text = clause
        else:
            key = "effect.then" if _subject(step) == _subject(before) else "effect.other_subject"
            text = speech.text(key, first=text, second=clause)
        before = step
    return text


def _runs(steps: Iterable[Step]) -> list[tuple[Step, int]]:
    runs: list[tuple[Step, int]] = []
    for step in steps:
        if runs and runs[-1][0] == step and not _gains(step):
            runs[-1] = (step, runs[-1][1] + 1)
        else:
            runs.append((step, 1))
    return runs


def _subject(step: Step) -> str:
    return "opponent" if step.do == "revolt" and step.who == "opponent" else "you"


def _gains(step: Step) -> bool:
    return step.do in GAINS or step.do == "revolt"


def _clause(speech: Language, step: Step, before: Step | None) -> str:
    if before is not None and step.do == before.do == "revolt" and step.who == before.who:
        text = speech.text("effect.more", n=step.times)
    elif before is not None and _gains(before) and _gains(step) and _subject(before) == _subject(step) == "you":
        text = _step(speech, step) if before.skip or step.skip else _object(speech, step)
    else:
        text = _step(speech, step)
    if step.condition is not None:
        text = speech.text("effect.if", text=text, condition=_condition(speech, step.condition))
    return text


def _condition(speech: Language, condition: Condition) -> str:
    amount = amount_text(speech, RESOURCES[condition.resource], condition.least) if condition.least else ""
    return speech.text(f"if.{condition.what}", amount=amount)


# ------------------------------------------------------------------ one step


def _step(speech: Language, step: Step) -> str:
    """A clause; what can be declined says "if you like", unless "up to" says it."""
    if step.skip and step.times == 1:
        return speech.text("effect.may", text=_step(speech, step._replace(skip=False)))
    if step.do in GAINS or (step.do == "revolt" and step.who == "self"):
        return speech.text("step.gain", object=_object(speech, step))
    if step.do == "either":
        return speech.text("step.either", options=_options(speech, step))
    return speech.text(f"step.{_key(step)}", n=_number(step), amounts=amounts_text(speech, step.amounts))


def _options(speech: Language, step: Step) -> str:
    text = ""
    for _, option in step.options:
        told = option_text(speech, option)
        text = speech.text("effect.or", first=text, second=told) if text else told
    return text


def option_text(speech: Language, option: Effect) -> str:
    """Inside an option costs and results are joined with "and"."""
    costs = [_step(speech, step) for step in option.costs]
    return speech.join([*costs, _results(speech, option.results)])


def _number(step: Step) -> int:
    return step.discount if step.do == "build_section" else step.amounts[0][1] if step.do == "take" else step.times


def _key(step: Step) -> str:
    """The name of the template that tells the step."""
    if step.do == "pay_any":
        return "pay_basic" if not step.gold else "pay_any" if step.times == 1 else "pay_any_several"
    if step.do == "archive":
        return "archive_discard" if step.discard_too else "archive"
    if step.do in ("discard", "reinforce") and step.skip and step.times > 1:
        return f"{step.do}_up_to"
    return "revolt_opponent" if step.do == "revolt" else step.do


def _object(speech: Language, step: Step) -> str:
    """The object of a gain, without its verb."""
    if step.do == "gain_basic":
        return _basics(speech, step)
    if step.do == "gain_building":
        return speech.text("object.building" if step.building else "object.any_building", building=step.building)
    if step.do in ("agent", "revolt"):
        return speech.text(f"object.{step.do}", n=step.times)
    text = amounts_text(speech, step.amounts)
    if step.per is not None:
        text = speech.text("object.per", amounts=text, per=per_text(speech, step.per))
    if step.most:
        text = speech.text("object.most", text=text, amount=amounts_text(speech, step.amounts, step.most))
    return text


def _basics(speech: Language, step: Step) -> str:
    if step.times == ERA_COUNT:
        return speech.text(f"object.basic_era_{step.kind}")
    kind = step.kind if step.times > 1 or step.kind == "other" else "free"
    return speech.text(f"object.basic_{kind}", n=step.times)


def per_text(speech: Language, per: Per) -> str:
    key = f"{per.what}_every" if per.each > 1 else per.what
    return speech.text(f"per.{key}", buildings=list(per.ids), terrain=per.terrain, n=per.each)
