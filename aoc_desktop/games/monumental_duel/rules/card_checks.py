"""Is a card set playable? Models, then what concerns several cards; faults told as file, card, field and problem."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from aoc_desktop.games.monumental_duel.rules.card_models import CardData, CardSetData, StepData
from aoc_desktop.kernel.card_files import Problem, duplicates
from aoc_desktop.kernel.card_models import checked_set

KINDS = (
    "building", "revolt", "knowledge", "wonder", "province", "policy", "warlord", "ambassador", "advantage",
    "espionage",
)  # fmt: skip
DECK = 15
POLICIES = 5


def validate(data: Mapping[str, Any], file: str) -> CardSetData:
    """The set as models, or BadCards naming file, card, field and problem."""
    return checked_set(CardSetData, data, file, _problems)


def _problems(cards: CardSetData) -> Iterator[Problem]:
    yield from _duplicates(cards)
    yield from _civilizations(cards)
    yield from _development(cards)
    yield from _espionage(cards)
    for card, field, steps in _effects(cards):
        yield from _unknown_names(cards, card, field, steps)
        yield from _wrong_company(card, field, steps)
    yield from _endless(cards)


def _all_cards(cards: CardSetData) -> Iterator[tuple[str, CardData]]:
    for kind in KINDS:
        for card in getattr(cards, kind):
            yield kind, card


def _duplicates(cards: CardSetData) -> Iterator[Problem]:
    """A move names a card by its id alone: no two cards share one."""
    yield from duplicates(card.id for _, card in _all_cards(cards))
    yield from duplicates(card.id for card in cards.civilization)


def _civilizations(cards: CardSetData) -> Iterator[Problem]:
    """15 cards with exactly one knowledge, 5 policies, a warlord: all of them its own."""
    if len(cards.civilization) < 2:
        yield "", "civilization", "too_few", len(cards.civilization)
    knowledge = {card.id for card in cards.knowledge if card.set == "start"}
    starting = knowledge | {card.id for card in cards.building if card.set == "start"}
    own_policies = {card.id: card.civilization for card in cards.policy}
    own_warlords = {card.id: card.civilization for card in cards.warlord}
    for civilization in cards.civilization:
        for card in civilization.deck:
            if card not in starting:
                yield civilization.id, "deck", "unknown_card", card
        if sum(civilization.deck.values()) != DECK:
            yield civilization.id, "deck", "wrong_count", sum(civilization.deck.values())
        if (count := sum(number for card, number in civilization.deck.items() if card in knowledge)) != 1:
            yield civilization.id, "deck", "one_knowledge", count
        for policy in civilization.policies:
            if own_policies.get(policy) != civilization.id:
                yield civilization.id, "policies", "unknown_card", policy
        if len(set(civilization.policies)) != POLICIES:
            yield civilization.id, "policies", "wrong_count", len(set(civilization.policies))
        if own_warlords.get(civilization.warlord) != civilization.id:
            yield civilization.id, "warlord", "unknown_card", civilization.warlord


def _development(cards: CardSetData) -> Iterator[Problem]:
    """Enough cards of each era and kind for the table of the deck."""
    for kind in ("knowledge", "wonder", "province", "building"):
        for era, needed in enumerate(getattr(cards.development_deck, kind), 1):
            have = sum(card.era == era for card in getattr(cards, kind))
            if have < needed:
                yield "", f"development_deck.{kind}", "too_few", have
    table = cards.development_deck
    if sum([*table.knowledge, *table.wonder, *table.province, *table.building]) < cards.limits.track:
        yield "", "development_deck", "too_few", None
    if not table.knowledge[0] + table.wonder[0] + table.province[0] + table.building[0]:
        yield "", "development_deck", "too_few", 0


def _espionage(cards: CardSetData) -> Iterator[Problem]:
    """One card to begin with and another to change to."""
    numbers = [card.number for card in cards.espionage]
    if len(numbers) < 2:
        yield "", "espionage", "too_few", len(numbers)
    for card in cards.espionage:
        if numbers.count(card.number) > 1:
            yield card.id, "number", "duplicate", card.number
    for building in cards.building:
        if building.defence is not None and building.defence != cards.limits.barricade_defence:
            yield building.id, "defence", "wrong_value", building.defence


def _effects(cards: CardSetData) -> Iterator[tuple[str, str, list[StepData]]]:
    """Every list of steps with the card's id and the field where it stands."""
    for _, card in _all_cards(cards):
        for field in ("use", "on_activated", "round_start", "bonus"):
            if (steps := getattr(card, field, None)) is not None:
                yield from _with_options(card.id, field, steps)
    for espionage in cards.espionage:
        for face, steps in espionage.faces.items():
            yield from _with_options(espionage.id, f"faces.{face}", steps)


def _with_options(card: str, field: str, steps: list[StepData]) -> Iterator[tuple[str, str, list[StepData]]]:
    yield card, field, steps
    for number, step in enumerate(steps):
        for word, option in (step.options or {}).items():
            yield from _with_options(card, f"{field}.{number}.options.{word}", option)


def _unknown_names(cards: CardSetData, card: str, field: str, steps: list[StepData]) -> Iterator[Problem]:
    """Every id that a step mentions must exist."""
    basic = {building.id for building in cards.building if building.set == "basic"}
    known = {other.id for _, other in _all_cards(cards)}
    for number, step in enumerate(steps):
        if step.which is not None and step.which != "any" and step.which not in basic:
            yield card, f"{field}.{number}.which", "unknown_card", step.which
        for counted in (step.per.activated or ()) if step.per is not None else ():
            if counted not in known:
                yield card, f"{field}.{number}.per.activated", "unknown_card", counted


def _wrong_company(card: str, field: str, steps: list[StepData]) -> Iterator[Problem]:
    """`other` needs one token paid before it; `repeat` ends an effect that begins with archiving."""
    for number, step in enumerate(steps):
        if step.kind == "other" and not any(before.do == "pay_any" and before.count == 1 for before in steps[:number]):
            yield card, f"{field}.{number}.kind", "not_for", "other"
        if step.do == "repeat" and (number != len(steps) - 1 or steps[0].do != "archive"):
            yield card, f"{field}.{number}.do", "not_for", "repeat"


def _endless(cards: CardSetData) -> Iterator[Problem]:
    """A card that may be copied does not copy, and no bonus copies bonuses: a turn would never end."""
    for card, field, steps in _effects(cards):
        kind = next(kind for kind, other in _all_cards(cards) if other.id == card)
        for number, step in enumerate(steps):
            if step.do == "copy_card" and kind in ("building", "wonder"):
                yield card, f"{field}.{number}.do", "not_for", "copy_card"
            if step.do == "copy_bonus" and kind == "policy" and field.startswith("bonus"):
                yield card, f"{field}.{number}.do", "not_for", "copy_bonus"
