"""What a tooltip adds under a card's sentences, a line each: how often, what counts, where cards go."""

from __future__ import annotations

from collections.abc import Iterator

from aoc_desktop.games.monumental_duel.rules.cards import Card, CardSet, Effect, Step
from aoc_desktop.games.monumental_duel.words.speech import load_language


def card_notes(cards: CardSet, card_id: str, language: str) -> list[str]:
    """The notes on the card's parts, each once and in their order."""
    speech = load_language(language)
    keys = dict.fromkeys(_keys(cards, cards.card[card_id]))
    return [speech.sentence(f"note.{key}") for key in keys if speech.has(f"note.{key}")]


def _keys(cards: CardSet, card: Card) -> Iterator[str]:
    if card.use is not None and card.kind != "ambassador":
        yield _when_used(cards, card)
    if card.standing is not None:
        yield "standing_policy" if card.kind == "policy" else "standing"
    for effect in (card.use, card.on_activated, card.round_start, card.bonus, *card.faces):
        if effect is not None and card.kind != "ambassador":
            yield from _of_steps(effect)
    if card.bonus is not None:
        yield f"bonus_{card.kind}"
    if card.kind == "wonder":
        yield "wonder"
    if card.defence:
        yield "barricade"


def _when_used(cards: CardSet, card: Card) -> str:
    if card.kind == "warlord":
        return "warlord"
    if card.kind != "policy":
        return "use"
    owner = next(civilization for civilization in cards.civilizations if card in civilization.policies)
    return "use_lines" if owner.at_lines else "use_stack"


def _of_steps(effect: Effect) -> Iterator[str]:
    for step in effect.steps:
        yield from _of_step(step)


def _of_step(step: Step) -> Iterator[str]:
    """Notes are named by what a step does, its condition and its count."""
    yield step.do
    if step.condition is not None:
        yield step.condition.what
    if step.per is not None:
        yield step.per.what
    for _, option in step.options:
        yield from _of_steps(option)
