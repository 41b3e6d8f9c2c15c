"""What a civilisation card does, and what it changes in each calamity: a sentence for each part of its data."""

from __future__ import annotations

from collections.abc import Iterator

from aoc_desktop.games.advanced_civilization.rules.cards import Calamity, CardSet, CivilizationCard, Modifier
from aoc_desktop.games.advanced_civilization.rules.phases.conflict import CITY_DEFENDERS, SIEGE_STRENGTH
from aoc_desktop.games.advanced_civilization.rules.phases.voyage import SHIP_RANGE
from aoc_desktop.text.language import Language

COUNTED_IN = {
    "lose_points": "points",
    "flood": "points",
    "reduce_cities": "cities",
    "reduce_excess": "cities",
    "slave_revolt": "tokens",
}
"""What the number of a calamity counts, by its kind."""

Part = tuple[str, dict[str, object]]
"""The key of a sentence and what fills it."""


def effects_of(cards: CardSet, card: CivilizationCard) -> Iterator[Part]:
    """The standing effects of a card (rules 24), always in this order."""
    have = card.abilities
    if have.famine_relief:
        yield "famine_relief", {"commodity": cards.cards[cards.grain], "n": have.famine_relief}
    if have.ship_range:
        yield "ship_range", {"n": SHIP_RANGE + have.ship_range, "m": SHIP_RANGE}
    if have.limit_bonus:
        yield "limit_bonus", {"n": have.limit_bonus}
    if have.roads:
        yield "land_range", {"n": 1}
    if have.set_bonus:
        sets = sorted(have.set_bonus, key=lambda number: (cards.stack_of[number], number))
        yield "set_bonus", {"commodities": [cards.cards[number] for number in sets], "n": 1}
    if have.siege_attack or have.siege_defence:
        attack, defence = have.siege_attack, have.siege_defence
        yield (
            "siege",
            {
                "a": SIEGE_STRENGTH + attack,
                "b": CITY_DEFENDERS + attack,
                "c": SIEGE_STRENGTH + defence,
                "d": CITY_DEFENDERS + defence,
            },
        )
    if len(have.tax_rates) > 1:
        yield "tax_rates", {"rates": list(have.tax_rates)}
    if have.converts:
        yield "convert", {"n": 1}
    for ability in ("open_sea", "remove_last", "treasury_building", "act_last", "no_tax_revolt", "no_conversion"):
        if getattr(have, ability):
            yield ability, {}


def effect_sentences(speech: Language, cards: CardSet, card: CivilizationCard) -> list[str]:
    return [speech.sentence(f"effect.{key}", **values) for key, values in effects_of(cards, card)]


def calamity_sentences(speech: Language, cards: CardSet, card: CivilizationCard) -> list[str]:
    """What the card changes in each calamity, in the order of the calamities."""
    told = []
    for calamity in sorted(cards.calamities, key=lambda each: each.order):
        for modifier in calamity.modifiers_of(card.bit):
            clauses = [speech.text(f"modifier.{key}", **values) for key, values in clauses_of(calamity, modifier)]
            if clauses:
                values = {"calamity": calamity.id, "clauses": speech.join(clauses, "semicolon")}
                told.append(speech.sentence("card.in_calamity", **values))
    return told


def clauses_of(calamity: Calamity, modifier: Modifier) -> Iterator[Part]:
    """Each number that the card changes; what Grain shown does is said by the card's own effect."""
    yield from _numbers(calamity, modifier)
    if modifier.set is not None:
        yield {0: "set_none", 1: "set_one"}.get(modifier.set, "set"), {"n": modifier.set}
    if modifier.victim_points:
        yield "victim_points", {"n": modifier.victim_points}
    if modifier.set_beneficiary_points is not None:
        yield "first_faction", {"n": modifier.set_beneficiary_points}
    if modifier.each_faction_loses:
        yield "each_faction_loses", {"n": modifier.each_faction_loses}
    if modifier.cap is not None:
        yield "cap_softened" if modifier.softens else "cap", {"n": modifier.cap}
    elif modifier.softens:
        yield "softens_exempt" if modifier.exempt else "softens", {}
    elif modifier.exempt:
        yield "exempt", {}
    if modifier.secondary_most is not None:
        yield "secondary_most", {"n": modifier.secondary_most}


def _numbers(calamity: Calamity, modifier: Modifier) -> Iterator[Part]:
    """Only unit points are shared out by a number that a card changes; cities and tokens are the holder's alone."""
    first, second = modifier.primary, modifier.secondary
    sign = "more" if (first or second) > 0 else "fewer"
    values: dict[str, object] = {"n": abs(first), "m": abs(second)}
    counted = COUNTED_IN.get(calamity.kind, "points")
    if counted != "points" and first:
        yield f"{counted}_{sign}_one" if abs(first) == 1 and counted == "cities" else f"{counted}_{sign}", values
    elif first and second:
        yield f"points_{sign}_both" if first == second else f"points_{sign}_each", values
    elif first or second:
        yield f"points_{sign}" if first else f"points_{sign}_second", {"n": abs(first or second)}
