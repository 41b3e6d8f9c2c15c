"""The sentence of an effect, made from its data by the grammar of the card texts: trigger, condition, result."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from aoc_desktop.games.age_of_civilization.rules.cards import NO_GAIN, NO_OTHERS, CardSet, Effect, Gain, Others
from aoc_desktop.games.age_of_civilization.words.speech import load_language
from aoc_desktop.text.language import Language

KINDS = ("coins", "points", "workers", "technologies", "wonders")
REST_GIVES = ("coins", "workers")
NO_LIMITS: Mapping[str, str] = {"per": "", "most": ""}
_COLUMNS = ("left", "middle", "right")


def effect_lines(effects: Iterable[Effect], cards: CardSet, language: str, solo: bool = False) -> list[str]:
    """The sentences of an ability."""
    return [effect_sentence(effect, cards, language, solo) for effect in told_in_order(effects)]


def told_in_order(effects: Iterable[Effect]) -> list[Effect]:
    """In the card file's order, but what becomes of the workers comes after what their action brings."""
    return sorted(effects, key=lambda effect: effect.always == "spare_workers")


def effect_sentence(effect: Effect, cards: CardSet, language: str, solo: bool = False) -> str:
    speech = load_language(language)
    if solo and (effect.always == "forbid_others" or not _concerns_owner(effect)):
        return speech.sentence("effect.solo")
    if effect.always:
        return _begins(effect, _standing(effect, cards, speech), speech)
    if solo:
        effect = effect._replace(others=NO_OTHERS)
    return _begins(effect, _triggered(effect, cards, speech), speech)


def _begins(effect: Effect, sentence: str, speech: Language) -> str:
    """ "From round 4, …": the sentence goes on in small letters, unless it begins with a name."""
    if effect.from_round == 1:
        return sentence
    if not (effect.action and sentence.startswith(speech.names["action"][effect.action].display)):
        sentence = sentence[0].lower() + sentence[1:]
    return speech.sentence("effect.from_round", n=effect.from_round, sentence=sentence)


def effect_notes(effect: Effect, language: str) -> list[str]:
    """What the tooltip adds, a line each."""
    speech = load_language(language)
    keys = [effect.always, effect.offer]
    if effect.always == "discount" and effect.amount < 0:
        keys = []
    keys += [kind for kind in ("technologies", "workers") if getattr(effect.gain, kind) and effect.when]
    count = effect.gain.technologies
    return [speech.sentence(f"note.{key}", n=count) for key in keys if key and speech.has(f"note.{key}")]


def _concerns_owner(effect: Effect) -> bool:
    """False for an effect that does nothing but to other players."""
    others = effect.others.coins or effect.others.sacrifice
    return not others or effect.gain != NO_GAIN or bool(effect.multiply_bonus_coins)


# ------------------------------------------------------------------ standing effects


def _standing(effect: Effect, cards: CardSet, speech: Language) -> str:
    """`military`, `discount` and `workers` have a sentence of their own for a negative amount."""
    key = f"standing.{effect.always}"
    if effect.amount < 0:
        key += "_less"
    elif effect.always == "workers" and cards.action[effect.action].sacrifice:
        key += "_red"
    return speech.sentence(
        key,
        action=effect.action,
        n=abs(effect.amount),
        per=_per(effect, speech),
        technologies=_for_technologies(effect, cards, speech),
        condition=speech.text("standing.condition") if effect.requires_most_military else "",
        exception=_exception(effect, cards, speech),
    )


def _for_technologies(effect: Effect, cards: CardSet, speech: Language) -> str:
    technologies = _technologies(effect, cards)
    return speech.text("standing.technologies", technologies=technologies) if technologies else ""


def _exception(effect: Effect, cards: CardSet, speech: Language) -> str:
    if not effect.except_offer:
        return ""
    kinds = {"technology": cards.technology, "civilization": cards.civilization, "wonder": cards.wonder}
    kind = next((kind for kind, known in kinds.items() if effect.except_offer in known), "technology")
    return speech.text("standing.exception", card=speech.names[kind][effect.except_offer])


def _technologies(effect: Effect, cards: CardSet) -> list[str]:
    """The technologies that an effect names, in the order of the technology card: column by column."""

    def place(technology_id: str) -> tuple[int, int, str]:
        technology = cards.technology[technology_id]
        return _COLUMNS.index(technology.column), technology.row, technology_id

    return sorted(effect.technologies, key=place)


def _per(effect: Effect, speech: Language) -> str:
    """ "for every 2 coins you have"; that `game` counts 1 needs no word."""
    if effect.per in ("", "game"):
        return ""
    key = f"per.{effect.per}" + ("_n" if effect.per_each > 1 else "")
    return speech.text(key, n=effect.per_each)


# ------------------------------------------------------------------ triggered effects


def _triggered(effect: Effect, cards: CardSet, speech: Language) -> str:
    key = "effect.triggered_if" if effect.requires_most_military else "effect.triggered"
    return speech.text(
        key,
        trigger=_trigger(effect, cards, speech),
        condition=speech.text("effect.condition"),
        results=_results(effect, cards, speech),
    )


def _trigger(effect: Effect, cards: CardSet, speech: Language) -> str:
    technologies = _technologies(effect, cards)
    key = f"trigger.{effect.when}"
    if effect.when == "gain":
        key = "trigger.gain_wonder" if effect.cause.kind == "wonder" else "trigger.gain_technology"
    elif technologies:
        key = "trigger.action_technologies"
    return speech.sentence(key, action=effect.action, technologies=technologies)


def _results(effect: Effect, cards: CardSet, speech: Language) -> list[str]:
    """What happens, as clauses that "and" can join."""
    if effect.offer:
        return [speech.text(f"effect.offer_{effect.offer}")]
    clauses = _gains(effect, cards, speech)
    if n := effect.multiply_bonus_coins:
        clauses.append(speech.text("effect.multiply_2" if n == 2 else "effect.multiply", n=n))
    others = _others_clause(effect, speech, alone=not clauses)
    if others and clauses:
        return [speech.text("effect.gain_and_others", gain=speech.join(clauses), others=others)]
    return clauses or [others or speech.text("effect.gain_nothing")]


def _gains(effect: Effect, cards: CardSet, speech: Language) -> list[str]:
    """The clauses of what is lost and what is gained; "for each" and "at most" stand at the last."""
    given = _given_anyway(effect, cards)
    more = any(getattr(effect.gain, kind) for kind in given)
    also = effect.when in ("action", "rest") and not more
    limits = {"per": _per(effect, speech), "most": _most(effect, speech, _gained(effect.gain))}
    return gain_clauses(speech, effect.gain, given, also, limits)


def gain_clauses(
    speech: Language,
    gain: Gain,
    given: tuple[str, ...] = (),
    also: bool = False,
    limits: Mapping[str, str] = NO_LIMITS,
) -> list[str]:
    """ "lose 1 coin", "gain 2 more points": see `amounts` for `given`; the limits belong to the last clause."""
    clauses: list[tuple[str, dict[str, object]]] = []
    if gain.coins < 0:
        clauses.append(("effect.lose", {"amount": amount_text(speech, "coins", -gain.coins)}))
    gained = gain._replace(coins=max(0, gain.coins))
    if gained != NO_GAIN:
        clauses.append(("effect.also_gain" if also else "effect.gain", {"amounts": amounts(speech, gained, given)}))
    return [
        speech.text(key, **values, **(limits if place == len(clauses) else NO_LIMITS))
        for place, (key, values) in enumerate(clauses, 1)
    ]


def _given_anyway(effect: Effect, cards: CardSet) -> tuple[str, ...]:
    """The kinds that the action, or resting, gives in any case: an effect gives "more" of these."""
    if effect.when == "rest":
        return REST_GIVES
    if effect.when == "action":
        printed = cards.action[effect.action].gain
        return tuple(kind for kind in KINDS if getattr(printed, kind))
    return ()


def amounts(speech: Language, gain: Gain, given: tuple[str, ...] = ()) -> list[str]:
    """ "2 more coins", "1 point": the parts of a gain in their fixed order; `given` kinds are "more"."""
    return [
        amount_text(speech, kind, n, "more" if kind in given else "amount")
        for kind in KINDS
        if (n := getattr(gain, kind))
    ]


def amount_text(speech: Language, kind: str, n: int, style: str = "amount") -> str:
    """ "3 coins"; `style` is "amount", "more" or "count" (without "from the market")."""
    return speech.text(f"{style}.{kind}", n=n)


def _gained(gain: Gain) -> dict[str, int]:
    return {kind: abs(n) for kind in KINDS if (n := getattr(gain, kind))}


def _most(effect: Effect, speech: Language, gained: dict[str, int]) -> str:
    """ "at most 3 points": the product where one kind is gained, otherwise the times."""
    if not effect.max_times or effect.per in ("", "game"):
        return ""
    if len(gained) != 1:
        return speech.text("effect.most_times", n=effect.max_times)
    ((kind, n),) = gained.items()
    return speech.text("effect.most", amount=amount_text(speech, kind, n * effect.max_times, "count"))


def _others_clause(effect: Effect, speech: Language, alone: bool) -> str:
    """What each other player gains or suffers; `per` follows it only where there is no gain of one's own."""
    verbs = others_verbs(speech, effect.others)
    if not verbs or not alone:
        return speech.text("effect.others", others=verbs) if verbs else ""
    suffered = {"coins": abs(effect.others.coins), "workers": effect.others.sacrifice}
    most = _most(effect, speech, {kind: n for kind, n in suffered.items() if n})
    return speech.text("effect.others_per", others=verbs, per=_per(effect, speech), most=most)


def others_verbs(speech: Language, others: Others) -> list[str]:
    """ "loses 2 coins", "sacrifices 1 worker"."""
    verbs = []
    if others.coins:
        key = "effect.others_gain" if others.coins > 0 else "effect.others_lose"
        verbs.append(speech.text(key, amount=amount_text(speech, "coins", abs(others.coins))))
    if others.sacrifice:
        verbs.append(speech.text("effect.others_sacrifice", amount=amount_text(speech, "workers", others.sacrifice)))
    return verbs
