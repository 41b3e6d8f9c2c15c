"""What a tooltip adds under a card's sentence, a line each: price, what it opens, who owns it, whose values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from aoc_desktop.games.advanced_civilization.rules.cards import CardSet, CivilizationCard
from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.games.advanced_civilization.words.effects import effects_of
from aoc_desktop.games.advanced_civilization.words.nouns import Nouns
from aoc_desktop.games.advanced_civilization.words.speech import load_language


def card_notes(cards: CardSet, card_id: str, language: str) -> list[str]:
    """What is true of a civilisation card in any game; last what our own data decided."""
    speech, card = load_language(language), cards.civilization[card_id]
    keys = [key for key, _ in effects_of(cards, card) if speech.has(f"note.{key}")]
    told = [speech.sentence(f"note.{key}") for key in keys]
    if len(card.groups) > 1:
        told.append(speech.sentence("note.two_groups"))
    if opened := [other.id for other in cards.civilization_cards if other.requires == card.bit]:
        told.append(speech.sentence("note.opens", cards=opened))
    told += [speech.sentence("note.unused_credit", card=other) for other in _unused(cards, card)]
    return [*told, *house_notes(card_id, language)]


def _unused(cards: CardSet, card: CivilizationCard) -> Iterator[str]:
    """A credit for a card that its owner must have had before."""
    for other in cards.civilization_cards:
        if card.credits[other.number] and card.requires & other.bit:
            yield other.id


def house_notes(card_id: str, language: str) -> list[str]:
    """Values for which the sources differ."""
    speech = load_language(language)
    key = f"note.house_{card_id}"
    return [speech.sentence(key)] if speech.has(key) else []


def price_note(cards: CardSet, card_id: str, owned: int, language: str) -> str:
    """What a card costs the owner of these cards, and why."""
    speech, card = load_language(language), cards.civilization[card_id]
    price = cards.price(card, owned)
    giving = [other.id for other in cards.owned_cards(owned) if other.credits[card.number]]
    if not giving:
        return speech.text("note.price_none", n=price)
    if not price:
        return speech.sentence("note.price_free")
    return speech.text("note.price", n=price, cost=card.cost, k=card.cost - price, cards=giving)


def owners_note(state: State, card_id: str, language: str) -> str:
    """Who owns a card: everybody may see it."""
    speech, nouns = load_language(language), Nouns(load_language(language), state)
    number = state.table.cards.civilization[card_id].number
    owners: Sequence[int] = [seat for seat in state.ast_order if number in state.owned[seat]]
    if not owners:
        return speech.sentence("note.owned_by_nobody")
    return speech.sentence("note.owned_by", nations=[nouns.nation(seat) for seat in owners])
