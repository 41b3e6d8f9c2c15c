"""What is written on the parts of a scenario: special actions, control cards, rules that change, medals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from aoc_desktop.games.age_of_civilization.rules.cards import Action, CardSet, ControlCard, Effect
from aoc_desktop.games.age_of_civilization.rules.events import Controls, DroughtRemoved, Granted
from aoc_desktop.games.age_of_civilization.rules.scenarios import Scenario, scenario_cards
from aoc_desktop.games.age_of_civilization.rules.setup import MARKET_SIZE, SOLO_WONDERS
from aoc_desktop.games.age_of_civilization.rules.state import START_COINS
from aoc_desktop.games.age_of_civilization.words.cards import cost_line, event_sentence
from aoc_desktop.games.age_of_civilization.words.effects import amount_text, effect_lines, gain_clauses
from aoc_desktop.games.age_of_civilization.words.speech import GAME_ID, load_language
from aoc_desktop.kernel.condition import Condition
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.scenarios import Medal
from aoc_desktop.text import scenarios
from aoc_desktop.text.language import Language, capital

YES_OR_NO = ("survive", "no_war_lost")

# ------------------------------------------------------------------ cards


def special_action_lines(action: Action, language: str) -> list[str]:
    """Cost, what it does, and that it is always there."""
    speech = load_language(language)
    special = action.special
    assert special is not None
    cost = cost_line(action.workers, action.coins, action.sacrifice, language)
    if action.sacrifice and special.sacrificed < action.workers:
        key = "special.cost_one" if special.sacrificed == 1 else "special.cost_part"
        cost = speech.sentence(
            key + "_coins" * bool(action.coins), n=action.workers, k=special.sacrificed, m=action.coins
        )
    return [cost, *_deeds(action, speech), speech.sentence("special.available")]


def _deeds(action: Action, speech: Language) -> Iterator[str]:
    """The sentences of what a special action does."""
    special = action.special
    assert special is not None
    if special.control:
        yield speech.sentence("special.control")
    clauses = [speech.text("special.remove_drought")] if special.remove_drought else []
    clauses += gain_clauses(speech, action.gain)
    if clauses:
        yield capital(speech.text("action.gain", gain=speech.join(clauses)))
    for effect in action.share:
        gain = speech.join(gain_clauses(speech, effect.gain))
        yield capital(speech.text("special.counted", gain=gain, n=effect.per_each, least=effect.min_times))
    if special.grants is not None:
        yield grant_sentence(special.grants, speech)


def grant_sentence(effect: Effect, speech: Language) -> str:
    return speech.sentence(f"special.{effect.always}_{effect.lasts}", action=effect.action, n=effect.amount)


def control_card_lines(card: ControlCard, cards: CardSet, language: str) -> list[str]:
    """What control costs and what the card does."""
    cost = load_language(language).sentence("special.control_cost", n=card.coins)
    return [cost, *effect_lines(card.effects, cards, language)]


# ------------------------------------------------------------------ rules


def scenario_lines(scenario: Scenario, cards: CardSet, language: str) -> list[str]:
    """Every rule that the scenario changes, a sentence each; its cards have lines of their own."""
    return list(_rules(scenario, scenario_cards(cards, scenario), load_language(language)))


def _rules(scenario: Scenario, cards: CardSet, speech: Language) -> Iterator[str]:
    if scenario.coins != START_COINS:
        yield speech.sentence("scenario.coins", n=scenario.coins)
    if scenario.wonders != SOLO_WONDERS:
        yield speech.sentence("scenario.wonders", n=scenario.wonders)
    if scenario.market != MARKET_SIZE:
        yield speech.sentence("scenario.market", n=scenario.market)
    if scenario.rises:
        yield speech.sentence("scenario.rises", civilization=scenario.rises)
    if (scenario.opponent_starts, scenario.opponent_grows) != (0, 1):
        yield speech.sentence("scenario.opponent", n=scenario.opponent_starts, m=scenario.opponent_grows)
    if scenario.war is not None:
        yield speech.sentence("scenario.war")
        workers = amount_text(speech, "workers", scenario.war.sacrifice)
        coins = amount_text(speech, "coins", scenario.war.coins)
        yield speech.sentence("scenario.war_costs", workers=workers, coins=coins)
    if scenario.drought is not None:
        yield speech.sentence("scenario.drought")
        actions = [action.id for action in cards.actions if action.id in scenario.drought.actions]
        yield speech.sentence(
            "scenario.drought_coins", actions=actions, n=scenario.drought.every, m=scenario.drought.coins
        )
    if scenario.lost_without_workers:
        yield speech.sentence("scenario.lost")
    if scenario.no_plague:
        yield speech.sentence("scenario.no_plague")
    yield from event_lines(scenario, speech.code)
    if scenario.control_cards:
        yield speech.sentence("scenario.row", cards=[card.id for card in scenario.control_cards])
    yield from effect_lines(scenario.effects, cards, speech.code)


def event_lines(scenario: Scenario, language: str) -> list[str]:
    """Each special event token: where it lies, its name and what it does."""
    speech = load_language(language)
    return [
        speech.sentence("scenario.event", n=position, special_event=event.id, does=event_sentence(event, language))
        for position, event in enumerate(scenario.events, scenario.first_event)
    ]


def drought_sentence(scenario: Scenario, cards: CardSet, tokens: int, language: str) -> str:
    """How many tokens lie there, and what they cost each action."""
    assert scenario.drought is not None
    actions = [action.id for action in cards.actions if action.id in scenario.drought.actions]
    less = scenario.drought.coins * (tokens // scenario.drought.every)
    return load_language(language).sentence("special.drought", n=tokens, actions=actions, m=less)


def turning_sentence(scenario: Scenario, language: str) -> str:
    """What begins with a later round, in one sentence: Death and Rebirth's rebirth."""
    later = [effect for effect in scenario.effects if effect.from_round > 1]
    points = [effect for effect in later if effect.when == "action"]
    discounts = [effect for effect in later if effect.always == "discount"]
    return load_language(language).sentence(
        f"scenario.turns_{scenario.id}",
        actions=[effect.action for effect in points],
        n=points[0].gain.points,
        action=discounts[0].action,
        m=discounts[0].amount,
    )


# ------------------------------------------------------------------ medals


def medal_sentence(medal: Medal, language: str) -> str:
    """ "Gold: 5 wonders and 30 points"."""
    speech = load_language(language)
    asks = dict(medal.asks)
    parts = [speech.text(f"medal.{kind}", n=need) for kind, need in asks.items() if kind not in YES_OR_NO]
    if "survive" in asks:
        parts = [speech.text("medal.survive", parts=parts)]
    if "no_war_lost" in asks:
        parts.append(speech.text("medal.no_war_lost"))
    return speech.sentence("medal.asks", medal=medal.id, parts=parts)


def progress_text(asked: Iterable[Condition], language: str) -> str:
    """ "wonders 3/4, points 22/25": how far a medal is."""
    speech = load_language(language)
    texts = []
    for condition in asked:
        yes_or_no = condition.kind in YES_OR_NO
        key = f"progress.{condition.kind}" + ("_failed" if yes_or_no and not condition.holds else "")
        texts.append(speech.text(key, n=condition.have, m=condition.need))
    return speech.join(texts, "comma")


def medal_result(scenario_id: str, medal: str | None, language: str) -> str:
    """ "Silk Road: silver medal."."""
    name = str(load_language(language).names["scenario"][scenario_id].display)
    return scenarios.medal_result(GAME_ID, name, medal, language)


# ------------------------------------------------------------------ moves


def deed_text(event: Event, language: str) -> str:
    """What a special action does beside coins and points, short, for the list of moves; empty for other events."""
    speech = load_language(language)
    if isinstance(event, Controls):
        return speech.text("change.control", card=event.card)
    if isinstance(event, DroughtRemoved):
        return speech.text("change.drought_removed")
    if isinstance(event, Granted):
        return speech.text(f"change.{event.effect}", action=event.action, n=event.amount)
    return ""
