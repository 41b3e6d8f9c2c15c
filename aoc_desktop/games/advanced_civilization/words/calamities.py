"""A calamity in words: its stack, what the holder and the others suffer, and the cards that help or harm."""

from __future__ import annotations

from collections.abc import Iterator

from aoc_desktop.games.advanced_civilization.rules.cards import Calamity, CardSet, Modifier
from aoc_desktop.games.advanced_civilization.words.speech import load_language

Part = tuple[str, dict[str, object]]
"""The key of a sentence and what fills it."""


def calamity_text(cards: CardSet, calamity_id: str, language: str) -> str:
    """Head, result and limits from its data; then what softens it and what makes it worse."""
    speech = load_language(language)
    calamity = next(each for each in cards.calamities if each.id == calamity_id)
    parts = [*_suffered(calamity), *_cards(cards, calamity)]
    return " ".join(speech.sentence(f"calamity_text.{key}", **values) for key, values in parts)


def _suffered(calamity: Calamity) -> Iterator[Part]:
    yield "tradable" if calamity.tradable else "not_tradable", {"n": calamity.stack}
    numbers = {
        "lose_points": calamity.points,
        "flood": calamity.points,
        "reduce_excess": calamity.spared,
        "slave_revolt": calamity.tokens,
        "horde": calamity.tokens,
        "civil_war": calamity.victim_points,
    }
    values: dict[str, object] = {"n": numbers.get(calamity.kind, calamity.cities), "k": calamity.most_each}
    yield calamity.kind, {**values, "m": calamity.beneficiary_points or calamity.secondary_points}
    if calamity.secondary == "lose_points" and calamity.kind != "flood":
        yield "others_lose_points", {"n": calamity.secondary_points, "k": calamity.most_each}
    elif calamity.secondary in ("reduce_cities", "piracy"):
        yield f"others_{calamity.secondary}", {"n": calamity.secondary_cities}
    if calamity.left_in_area:
        yield "left_in_area", {"n": calamity.left_in_area}
    if calamity.giver_exempt:
        yield "giver_exempt", {}
    if calamity.immune_nation:
        yield "immune", {"nation": calamity.immune_nation}


def _cards(cards: CardSet, calamity: Calamity) -> Iterator[Part]:
    """The cards of its modifiers, in their order: those that help, those that harm, those that do both."""
    named: dict[str, list[str]] = {"helps": [], "harms": [], "both": []}
    for modifier in calamity.modifiers:
        card = next(each.id for each in cards.civilization_cards if each.bit == modifier.bit)
        named[_sense(modifier)].append(card)
    for sense, listed in named.items():
        if listed:
            yield sense, {"cards": listed}


def _sense(modifier: Modifier) -> str:
    if modifier.set_victim_points is not None:
        return "both"
    return "harms" if modifier.primary > 0 or modifier.secondary > 0 or modifier.each_faction_loses else "helps"
