"""The sentence of an effect, made from its data by the grammar of the card texts: trigger, result, count."""

from __future__ import annotations

from collections.abc import Iterable

from aoc_desktop.games.golden_ages.rules.cards import ALL_GOLD, ANY_RANGE, SYMBOLS, Effect, Future, Grant, Judgement
from aoc_desktop.games.golden_ages.words.speech import load_language
from aoc_desktop.text.language import Language


def effects_text(effects: Iterable[Effect], language: str) -> str:
    """One sentence for each effect, in the data file's order."""
    return " ".join(effect_sentence(effect, language) for effect in effects)


def effect_sentence(effect: Effect, language: str) -> str:
    speech = load_language(language)
    if effect.always:
        return _standing(effect, speech)
    trigger = speech.text(f"trigger.{effect.when}", symbol=effect.symbol)
    return speech.sentence("effect.triggered", trigger=trigger, result=_result(effect, speech))


def effect_notes(effect: Effect, language: str, open_sea: bool = False) -> list[str]:
    """What the tooltip adds under the sentence, a line each."""
    speech = load_language(language)
    keys = [effect.always or effect.when]
    if effect.when in ("build", "develop"):
        keys = ["once"] if effect.per else []
    if effect.always == "range" and open_sea:
        keys.append("range_open_sea")
    if effect.always == "attack_toll":
        keys = ["other_attacks"]
    if effect.when == "date_line":
        keys = ["land"]
    if effect.grant is not None:
        keys += ["choose_several"] * (effect.grant.choose > 1) + ["needs"] * bool(effect.grant.needs)
    keys += ["stand_up"] * bool(effect.stand_up) + ["relocate"] * bool(effect.relocate)
    return [speech.sentence(f"note.{key}") for key in keys if speech.has(f"note.{key}")]


def judgement_text(judgement: Judgement, language: str) -> str:
    speech = load_language(language)
    per = per_text(speech, judgement.per, judgement.each, "per_each_player")
    return speech.sentence("effect.judgement", amount=amount_text(speech, "points", judgement.points), per=per)


def future_text(future: Future, language: str) -> str:
    speech = load_language(language)
    key = "symbol" if future.most in SYMBOLS else future.most
    most = speech.text(f"most.{key}", symbol=future.most)
    return speech.sentence("effect.future", amount=amount_text(speech, "points", future.points), most=most)


def amount_text(speech: Language, kind: str, amount: int) -> str:
    """ "3 gold", « 3 Ors »."""
    return speech.text(f"amount.{kind}", n=amount)


def per_text(speech: Language, count: str, each: int = 1, table: str = "per") -> str:
    """ "for each gem symbol you control", "for every 3 gold they have"."""
    key = "symbol" if count in SYMBOLS else count
    return speech.text(f"{table}.{key}{'_every' if each > 1 else ''}", symbol=count, n=each)


def counted_text(speech: Language, count: str, amount: int) -> str:
    """A count as a cause: "2 cubes on the map"."""
    key = "symbol" if count in SYMBOLS else count
    return speech.text(f"counted.{key}", symbol=count, n=amount)


def _standing(effect: Effect, speech: Language) -> str:
    key = effect.always
    if key == "range":
        key = "range_any" if effect.amount >= ANY_RANGE else "range_one" if effect.amount == 1 else "range"
    return speech.sentence(f"standing.{key}", n=effect.amount)


def _result(effect: Effect, speech: Language) -> str:
    if effect.grant is not None:
        return _grant(effect.grant, speech)
    if effect.stand_up:
        return speech.text("result.stand_up", n=effect.stand_up)
    if effect.relocate:
        ways = [speech.text(f"result.{way}") for way in effect.relocate]
        return ways[0] if len(ways) == 1 else speech.text("result.either", first=ways[0], second=ways[1])
    given = [("gold", effect.gold), ("points", effect.points)]
    amount = speech.join([amount_text(speech, kind, number) for kind, number in given if number], "and")
    if not effect.per:
        return speech.text("result.gain", amount=amount)
    return speech.text("result.gain_per", amount=amount, per=per_text(speech, effect.per))


def _grant(grant: Grant, speech: Language) -> str:
    if grant.needs:
        return speech.text("result.technology_needs", technology=grant.id, needs=grant.needs, n=grant.otherwise_gold)
    if grant.id:
        return speech.text("result.technology", technology=grant.id)
    level = speech.text("result.level", level=grant.level) if grant.level else ""
    words = ["skip"] * grant.skip + ["no_effect"] * (not grant.develop_effects)
    skip = speech.text(f"result.{'_'.join(words)}") if words else ""
    key = "result.choose_free" if grant.discount >= ALL_GOLD else "result.choose"
    return speech.text(key, n=grant.choose, k=grant.discount, level=level, skip=skip)
