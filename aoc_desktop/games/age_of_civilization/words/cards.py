"""What is written on each card and token: cost and gain of an action, abilities, prerequisites, events, goals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from aoc_desktop.games.age_of_civilization.rules.cards import (
    NO_GAIN,
    NO_OTHERS,
    Achievement,
    Action,
    CardSet,
    Civilization,
    EventToken,
    SpecialTechnology,
    Technology,
    Wonder,
)
from aoc_desktop.games.age_of_civilization.words.effects import (
    amount_text,
    amounts,
    effect_lines,
    effect_notes,
    effect_sentence,
    gain_clauses,
    others_verbs,
    told_in_order,
)
from aoc_desktop.games.age_of_civilization.words.speech import load_language
from aoc_desktop.kernel.condition import Condition
from aoc_desktop.text.language import Language, capital


def action_lines(action: Action, language: str, solo: bool = False) -> list[str]:
    """The printed cost, slots, gain and symbol of an action card, a line each."""
    speech = load_language(language)
    lines = [cost_line(action.workers, action.coins, action.sacrifice, language)]
    if action.slots > 1:
        lines.append(speech.sentence("action.slots_2" if action.slots == 2 else "action.slots_n", n=action.slots))
    lines.append(" ".join(_gain_sentences(action, speech, solo)))
    if action.symbol in ("war", "plague"):
        lines.append(speech.sentence(f"action.{action.symbol}"))
    return lines


def plague_lines(language: str, card: str = "plague") -> list[str]:
    """The track card without an action: Plague, or a scenario's blank card."""
    speech = load_language(language)
    if card == "blank":
        return [speech.sentence("action.blank")]
    return [speech.sentence("action.no_slot"), speech.sentence("action.plague")]


def cost_line(workers: int, coins: int, sacrifice: bool, language: str) -> str:
    """A cost, as printed or as it is for one player."""
    key = "action.cost"
    if workers:
        key += "_red" * sacrifice + "_coins" * bool(coins)
    else:
        key += "_only_coins" if coins else "_nothing"
    return load_language(language).sentence(key, n=workers, m=coins)


def _gain_sentences(action: Action, speech: Language, solo: bool) -> Iterator[str]:
    verbs = others_verbs(speech, NO_OTHERS if solo else action.others)
    others = speech.text("effect.others", others=verbs) if verbs else ""
    gain = speech.join(gain_clauses(speech, action.gain) or [speech.text("effect.gain_nothing")])
    if action.requires_most_military:
        # The condition is for the printed gain only.
        condition = speech.text("effect.condition")
        yield capital(speech.text("action.gain_if", condition=condition, gain=gain))
        if others:
            yield capital(speech.text("action.gain", gain=others))
    elif others:
        yield capital(speech.text("action.gain_and_others", gain=gain, others=others))
    else:
        yield capital(speech.text("action.gain", gain=gain))
    if action.gain_without_technology != NO_GAIN:
        extra = speech.join(gain_clauses(speech, action.gain_without_technology, also=True))
        yield speech.sentence("action.without_technology", gain=extra)


def civilization_lines(
    civilization: Civilization, cards: CardSet, language: str, solo: bool = False, notes: bool = False
) -> list[str]:
    """Population, main and inherited ability, each ability under its label; with notes, its own under each."""
    speech = load_language(language)
    lines = [speech.text("card.population", n=civilization.population)]
    for label, effects in (("main", civilization.main), ("inherited", civilization.inherited)):
        lines.append(speech.text(f"card.{label}"))
        told: dict[str, None] = {}  # what explains an effect stands under it; what explains two, under the first
        for effect in told_in_order(effects):
            told[effect_sentence(effect, cards, language, solo)] = None
            told |= dict.fromkeys(effect_notes(effect, language) if notes else ())
        lines += told
    if solo and not civilization.in_solo:
        lines.append(speech.sentence("card.not_in_solo"))
    return lines


def technology_lines(technology: Technology, cards: CardSet, language: str, solo: bool = False) -> list[str]:
    """The effects, then what the technology needs."""
    speech = load_language(language)
    needs = speech.sentence("card.after", needs=technology.after) if technology.after else speech.sentence("card.open")
    return [*effect_lines(technology.effects, cards, language, solo), needs]


def wonder_lines(wonder: Wonder, cards: CardSet, language: str, solo: bool = False) -> list[str]:
    return effect_lines(wonder.effects, cards, language, solo)


def special_technology_lines(card: SpecialTechnology, cards: CardSet, language: str) -> list[str]:
    """What the card covers and what it costs; its two technologies have lines of their own."""
    speech = load_language(language)
    covered = [other for other in cards.technologies if other.column == card.column and other.row in (1, 2)]
    covered.sort(key=lambda technology: technology.row)
    ids = [technology.id for technology in covered]
    return [speech.sentence("card.special", covered=ids, column=card.column), speech.sentence("card.special_price")]


# ------------------------------------------------------------------ events


def event_sentence(event: EventToken, language: str) -> str:
    """What an event token does, to whom."""
    speech = load_language(language)
    if event.cause.kind == "special_event":
        sentences = list(_you(event, speech))
    else:
        sentences = list(_everyone(event, speech) if event.who == "everyone" else _compared(event, speech))
    return " ".join(sentences) or speech.sentence("event.nothing")


def _you(event: EventToken, speech: Language) -> Iterator[str]:
    """A scenario has one player."""
    if event.gain.coins < 0:
        yield speech.sentence("event.you_lose", amount=amount_text(speech, "coins", -event.gain.coins))
    if event.sacrifice:
        yield speech.sentence("event.you_sacrifice", amount=amount_text(speech, "workers", event.sacrifice))
    gained = event.gain._replace(coins=max(0, event.gain.coins))
    if gained != NO_GAIN:
        yield speech.sentence("event.you_gain", amounts=amounts(speech, gained))


def _everyone(event: EventToken, speech: Language) -> Iterator[str]:
    per = _their(event, speech)
    coins, workers = event.gain.coins, event.gain.workers
    if coins:
        key = "event.everyone_gain" if coins > 0 else "event.everyone_lose"
        yield speech.sentence(key, amount=amount_text(speech, "coins", abs(coins)), per=per)
    if workers:
        yield speech.sentence("event.everyone_workers", amount=amount_text(speech, "workers", workers), per=per)
    if event.sacrifice:
        amount = amount_text(speech, "workers", event.sacrifice)
        yield speech.sentence("event.everyone_sacrifice", amount=amount, per=per)


def _compared(event: EventToken, speech: Language) -> Iterator[str]:
    """Those with the most or the least of something."""
    if not event.who:
        return
    who = speech.sentence(f"{event.who}.{event.compare}")
    per = _their(event, speech)
    coins = event.gain.coins
    if coins < 0:
        key = "event.most_coins_lose" if (event.who, event.compare) == ("most", "coins") else "event.compared_lose"
        yield speech.text(key, who=who, n=-coins, amount=amount_text(speech, "coins", -coins), per=per)
    gained = event.gain._replace(coins=max(0, coins))
    if gained != NO_GAIN:
        yield speech.text("event.compared_gain", who=who, amounts=amounts(speech, gained), per=per)


def _their(event: EventToken, speech: Language) -> str:
    if event.per in ("", "game"):
        return ""
    return speech.text(f"their.{event.per}" + ("_n" if event.per_each > 1 else ""), n=event.per_each)


# ------------------------------------------------------------------ achievements


def achievement_sentence(goal: Achievement, language: str) -> str:
    """The conditions of a goal of solo play, all of which must hold."""
    return _goal(goal, load_language(language), "achievement.points", "achievement.no_points")


def achievement_progress(goal: Achievement, conditions: Sequence[Condition], language: str) -> str:
    """The goal in brief with what the player has of each of its parts: "25 points with 4 wonders: 18 / 2"."""
    speech = load_language(language)
    brief = _goal(goal, speech, "achievement.brief", "achievement.brief_no_points")
    # "without any technology" is said last.
    ordered = sorted(conditions, key=lambda condition: condition.kind == "max_technologies" and condition.need == 0)
    have = " / ".join(speech.number(condition.have) for condition in ordered)
    return speech.text("achievement.progress", goal=brief, have=have)


def _goal(goal: Achievement, speech: Language, points: str, no_points: str) -> str:
    parts = []
    for kind in ("technologies", "max_technologies", "wonders", "military"):
        n = getattr(goal, kind)
        if n >= 0 and not (kind == "max_technologies" and n == 0):
            parts.append(speech.text(f"achievement.{kind}", n=n))
    if goal.civilizations_count >= 0:
        count, population = goal.civilizations_count, goal.civilizations_population
        parts.append(speech.text("achievement.civilizations", n=count, population=population))
    return speech.sentence(
        points if goal.points >= 0 else no_points,
        n=goal.points,
        **{"with": speech.text("achievement.with", parts=parts) if parts else ""},
        without=speech.text("achievement.without") if goal.max_technologies == 0 else "",
    )
