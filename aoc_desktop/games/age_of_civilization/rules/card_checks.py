"""Is a card set playable? Models, then what concerns several cards; faults told as file, card, field and problem."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from aoc_desktop.games.age_of_civilization.rules.card_models import CardSetData, EffectData, Named, RowData
from aoc_desktop.kernel.card_files import Problem, duplicates
from aoc_desktop.kernel.card_models import checked_set


def validate(data: Mapping[str, Any], file: str) -> CardSetData:
    """The set as models, or BadCards naming file, card, field and problem."""
    return checked_set(CardSetData, data, file, _problems)


def _problems(cards: CardSetData) -> Iterator[Problem]:
    """What is wrong between cards: card, field, problem, what was found."""
    yield from _duplicates(cards)
    yield from _unknown_names(cards)
    yield from _wrong_moments(cards)
    yield from _board_problems(cards)
    yield from _loops(cards)


def _duplicates(cards: CardSetData) -> Iterator[Problem]:
    """Ids are unique in their kind; civilisations, technologies and wonders share `use CARD` and so one name space."""
    special = [row for card in cards.special_technology for row in (card.row_1, card.row_2)]
    named: list[Named] = [*cards.civilization, *cards.technology, *special, *cards.wonder]
    kinds: list[Sequence[Named]] = [named, cards.action, cards.special_technology, cards.event, cards.achievement]
    for kind in kinds:
        yield from duplicates(card.id for card in kind)


def _effects(cards: CardSetData) -> Iterator[tuple[str, str, EffectData]]:
    """Every effect with its card's id and its field, such as `main.0`."""
    for card, field, effects in _abilities(cards):
        for number, effect in enumerate(effects):
            yield card, f"{field}.{number}", effect


def _abilities(cards: CardSetData) -> Iterator[tuple[str, str, list[EffectData]]]:
    for civilization in cards.civilization:
        yield civilization.id, "main", civilization.main
        yield civilization.id, "inherited", civilization.inherited
    rows: list[RowData] = [*cards.technology, *cards.wonder]
    for card in rows:
        yield card.id, "effects", card.effects
    for special in cards.special_technology:
        yield special.id, "row_1.effects", special.row_1.effects
        yield special.id, "row_2.effects", special.row_2.effects


def _wrong_moments(cards: CardSetData) -> Iterator[Problem]:
    """`rise` is a civilisation's moment, `gain` a technology's or wonder's: elsewhere it would never come."""
    for card, field, effect in _effects(cards):
        wrong = "rise" if "effects" in field else "gain"
        if effect.when == wrong:
            yield card, f"{field}.when", "not_for", wrong


def _unknown_names(cards: CardSetData) -> Iterator[Problem]:
    """Every id that a card mentions must exist."""
    actions = {action.id for action in cards.action}
    printed = {card.id for card in cards.technology}
    technologies = printed | {row.id for card in cards.special_technology for row in (card.row_1, card.row_2)}
    civilizations = {card.id for card in cards.civilization}
    wonders = {card.id for card in cards.wonder}
    for card, field, effect in _effects(cards):
        if effect.action is not None and effect.action not in actions:
            yield card, f"{field}.action", "unknown_action", effect.action
        if effect.offer == "culture" and "culture" not in actions:
            yield card, f"{field}.offer", "unknown_action", "culture"
        for technology in effect.technologies or ():
            if technology not in technologies:
                yield card, f"{field}.technologies", "unknown_technology", technology
        if effect.except_offer is not None and effect.except_offer not in technologies | civilizations | wonders:
            yield card, f"{field}.except_offer", "unknown_card", effect.except_offer
    for technology_card in cards.technology:
        for needed in technology_card.after:
            if needed not in printed:
                yield technology_card.id, "after", "unknown_technology", needed
    yield from _unknown_choices("civilizations", cards.civilizations, civilizations)
    yield from _unknown_choices("wonders", cards.wonders, wonders)
    yield from _unknown_choices("removed_in_solo", cards.removed_in_solo, civilizations)
    yield from _unknown_choices("our_choice", cards.our_choice, civilizations | wonders)


def _unknown_choices(field: str, chosen: list[str] | None, known: Iterable[str]) -> Iterator[Problem]:
    for card_id, times in Counter(chosen or ()).items():
        if card_id not in known:
            yield "", field, "unknown_card", card_id
        elif times > 1:
            yield "", field, "duplicate", card_id


def _board_problems(cards: CardSetData) -> Iterator[Problem]:
    """The track has eight cards, the technology card has a cell for each technology."""
    track = [action.id for action in cards.action if action.where == "track"]
    if len(track) != 7:
        yield "", "action", "track_needs_seven", len(track)
    elif twice := [card for card, times in Counter(cards.first_game.order).items() if times > 1]:
        yield "", "first_game.order", "duplicate", twice[0]
    elif sorted(cards.first_game.order) != sorted([*track, "plague"]):
        yield "", "first_game.order", "not_the_track", None
    if "plague" in track:
        yield "plague", "id", "duplicate", "plague"
    for cell, times in Counter((card.column, card.row) for card in cards.technology).items():
        if times > 1:
            yield "", "technology", "cell_taken_twice", f"{cell[0]} {cell[1]}"
    if not cards.civilization or cards.civilizations == []:
        yield "", "civilization", "empty", None
    if not cards.wonder or cards.wonders == []:
        yield "", "wonder", "empty", None


def _loops(cards: CardSetData) -> Iterator[Problem]:
    """Every technology must be within reach: open from the start, or after one that is."""
    reached: set[str] = set()
    while more := {
        card.id for card in cards.technology if card.id not in reached and (not card.after or reached & set(card.after))
    }:
        reached |= more
    if closed := sorted(card.id for card in cards.technology if card.id not in reached):
        yield closed[0], "after", "prerequisite_loop", closed
