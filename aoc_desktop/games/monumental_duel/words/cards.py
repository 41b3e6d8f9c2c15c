"""Every card in words: its line of facts, then what it gives and does, one sentence for each part."""

from __future__ import annotations

from aoc_desktop.games.monumental_duel.rules.cards import RESOURCES, Card, CardSet
from aoc_desktop.games.monumental_duel.words.effects import (
    amount_text,
    amounts_text,
    effect_sentence,
    faces_sentences,
    round_start_sentence,
    standing_sentence,
)
from aoc_desktop.games.monumental_duel.words.speech import load_language
from aoc_desktop.text.language import Language

BONUS_LEADS = {"wonder": "bonus_wonder", "province": "bonus_province", "policy": "bonus_policy"}
SPOKEN = ("revolt", "ambassador", "advantage")
"""Cards whose sentences stand in the grammar: what they do is in the rules, not in the card file."""


def card_text(cards: CardSet, card_id: str, language: str) -> str:
    """Printed resources, ability, bonus, in this order."""
    return " ".join(_sentences(cards.card[card_id], load_language(language)))


def _sentences(card: Card, speech: Language) -> list[str]:
    if card.kind in SPOKEN:
        return [speech.sentence(f"card.{card.kind}")]
    if card.defence:
        return [speech.sentence("card.defence", n=card.defence)]
    said = []
    if card.resources:
        said.append(speech.sentence("lead.resources", text=amounts_text(speech, card.resources)))
    said += _ability(card, speech)
    if card.bonus is not None:
        said.append(effect_sentence(speech, card.bonus, BONUS_LEADS[card.kind]))
    if card.faces:
        said += [speech.sentence("card.face_1"), speech.sentence("card.face_2"), *faces_sentences(speech, card.faces)]
    return said


def _ability(card: Card, speech: Language) -> list[str]:
    """At most one of the five."""
    if card.use is not None:
        return [effect_sentence(speech, card.use, "warlord" if card.kind == "warlord" else "use")]
    if card.on_activated is not None:
        return [effect_sentence(speech, card.on_activated, "on_activated")]
    if card.standing is not None:
        return [standing_sentence(speech, card.standing)]
    if card.round_start is not None:
        return [round_start_sentence(speech, card.round_start)]
    if card.exchange:
        return [speech.sentence("lead.exchange", text=amounts_text(speech, card.exchange))]
    return [speech.sentence("lead.swap", text=amounts_text(speech, card.swap))] if card.swap else []


def card_facts(cards: CardSet, card_id: str, language: str) -> str:
    """Kind, era, price or owner, in one line."""
    speech = load_language(language)
    card = cards.card[card_id]
    price = amount_text(speech, RESOURCES[card.pays], card.cost[0]) if card.cost else ""
    era = speech.text(f"roman.{card.era}") if card.era else ""
    if card.kind == "wonder":
        return speech.sentence("facts.wonder", era=era, a=card.cost[0], b=card.cost[1])
    if card.kind in ("building", "knowledge"):
        return speech.sentence(f"facts.{card.kind}_{card.set}", era=era, amount=price)
    if card.kind == "province":
        return speech.sentence("facts.province", terrain=card.terrain, era=era, amount=price)
    if card.kind in ("policy", "warlord"):
        owner = next(each for each in cards.civilizations if card in (*each.policies, each.warlord))
        return speech.sentence(f"facts.{card.kind}", civilization=owner.id)
    if card.kind == "espionage":
        number = cards.espionage.index(card)
        return speech.sentence("facts.espionage" if number else "facts.basic_espionage", n=number)
    return speech.sentence(f"facts.{card.kind}")


def civilization_text(cards: CardSet, civilization_id: str, language: str) -> str:
    """What kind of civilisation it is, its own cards, and how its policies lie."""
    speech = load_language(language)
    civilization = cards.civilization[civilization_id]
    special = [card for card in civilization.deck if _only_here(cards, card)]
    building = next((card.id for card in special if card.kind == "building"), "")
    knowledge = next((card.id for card in civilization.deck if card.is_knowledge), "")
    key = f"civilizations.{civilization_id}"
    lines = [speech.sentence(key)] if speech.has(key) else []
    if building:
        own = {"building": building, "knowledge": knowledge, "warlord": civilization.warlord.id}
        lines.append(speech.sentence("civilizations.parts", **own))
    lines.append(speech.sentence("civilizations.lines" if civilization.at_lines else "civilizations.stack"))
    return " ".join(lines)


def _only_here(cards: CardSet, card: Card) -> bool:
    return sum(card in civilization.deck for civilization in cards.civilizations) == 1
