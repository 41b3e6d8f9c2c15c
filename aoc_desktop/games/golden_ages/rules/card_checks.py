"""Is a card set playable? Models, then what concerns several cards; faults told as file, card, field and problem."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from aoc_desktop.games.golden_ages.rules.card_models import CardSetData, EffectData, Named
from aoc_desktop.games.golden_ages.rules.cards import ERAS
from aoc_desktop.kernel.card_files import Problem, duplicates
from aoc_desktop.kernel.card_models import checked_set

MOST_PLAYERS = 4
MOMENTS = {"play": "civilization", "build": "wonder", "develop": "technology"}
"""Moments that come for one kind of card only; `activate` comes for buildings and wonders."""


def validate(data: Mapping[str, Any], file: str) -> CardSetData:
    """The set as models, or BadCards naming file, card, field and problem."""
    return checked_set(CardSetData, data, file, _problems)


def _problems(cards: CardSetData) -> Iterator[Problem]:
    yield from _duplicates(cards)
    yield from _unknown_names(cards)
    yield from _wrong_moments(cards)
    yield from _technology_rows(cards)
    yield from _too_few(cards)
    yield from _board_problems(cards)
    yield from _not_in_the_box(cards)


def _duplicates(cards: CardSetData) -> Iterator[Problem]:
    """Ids are unique in their kind; `activate CARD` names buildings and wonders alike."""
    activated: list[Named] = [*cards.building, *cards.wonder]
    kinds: list[Sequence[Named]] = [
        activated,
        cards.technology,
        cards.civilization,
        cards.judgement,
        cards.future,
        cards.tile,
    ]
    for kind in kinds:
        yield from duplicates(card.id for card in kind)
    for square, times in Counter(island.square for island in cards.island).items():
        if times > 1:
            yield "", "island", "duplicate", square


def _effects(cards: CardSetData) -> Iterator[tuple[str, str, str, EffectData]]:
    """Every effect with its kind of card, the card's id, and its field, such as `effects.0`."""
    for kind in ("technology", "wonder", "building", "civilization"):
        for card in getattr(cards, kind):
            for number, effect in enumerate(card.effects):
                yield kind, card.id, f"effects.{number}", effect


def _unknown_names(cards: CardSetData) -> Iterator[Problem]:
    """Every id that a card mentions must exist."""
    technologies = {card.id for card in cards.technology}
    civilizations = {card.id for card in cards.civilization}
    for _, card, field, effect in _effects(cards):
        grant = effect.technology
        for name in ("id", "needs"):
            mentioned = None if grant is None else getattr(grant, name)
            if mentioned is not None and mentioned not in technologies:
                yield card, f"{field}.technology.{name}", "unknown_technology", mentioned
    for technology in cards.technology:
        for other in technology.obsoletes:
            if other not in technologies:
                yield technology.id, "obsoletes", "unknown_technology", other
    for wonder in cards.wonder:
        for civilization in wonder.cost_for:
            if civilization not in civilizations:
                yield wonder.id, "cost_for", "unknown_card", civilization


def _wrong_moments(cards: CardSetData) -> Iterator[Problem]:
    """A moment that never comes for this kind of card; and two effects of one card to be activated."""
    for kind, card, field, effect in _effects(cards):
        if effect.when in MOMENTS and MOMENTS[effect.when] != kind:
            yield card, f"{field}.when", "not_for", effect.when
        if effect.when == "activate" and kind not in ("building", "wonder"):
            yield card, f"{field}.when", "not_for", effect.when
    for owner in [*cards.building, *cards.wonder]:
        if sum(effect.when == "activate" for effect in owner.effects) > 1:
            yield owner.id, "effects", "two_activations", None


def _technology_rows(cards: CardSetData) -> Iterator[Problem]:
    """Each row goes from level 1 on without a gap, so that every technology has its predecessor."""
    cells = Counter((card.row, card.level) for card in cards.technology)
    for card in cards.technology:
        if cells[card.row, card.level] > 1:
            yield card.id, "level", "cell_taken_twice", f"{card.row} {card.level}"
        if card.level > 1 and not cells[card.row, card.level - 1]:
            yield card.id, "level", "no_predecessor", card.level
    if not any(effect.always == "range" for card in cards.technology if card.level == 1 for effect in card.effects):
        yield "", "technology", "no_range", None


def _too_few(cards: CardSetData) -> Iterator[Problem]:
    """Enough cards for every number of players that may sit down."""
    for era in range(1, ERAS + 1):
        civilizations = sum(card.era == era for card in cards.civilization)
        if civilizations < MOST_PLAYERS:
            yield "", "civilization", "too_few", civilizations
        for players in range(2, MOST_PLAYERS + 1):
            marks = [least for card in cards.building if card.era == era for least in card.players]
            if (usable := sum(least <= players for least in marks)) < players:
                yield "", "building", "too_few", usable
    if len(cards.future) < MOST_PLAYERS:
        yield "", "future", "too_few", len(cards.future)
    if len(cards.judgement) < cards.actions.judgements_shown:
        yield "", "judgement", "too_few", len(cards.judgement)
    glory = sum(tile.copies for tile in cards.glory)
    if glory < MOST_PLAYERS * len(cards.actions.invasion_costs):
        yield "", "glory", "too_few", glory
    values = Counter((card.era, card.value) for card in cards.civilization)
    for card in cards.civilization:
        if values[card.era, card.value] > 1:
            yield card.id, "value", "duplicate", card.value


def _board_problems(cards: CardSetData) -> Iterator[Problem]:
    """One square tile of two by two, whole on the board where it starts."""
    four = [tile for tile in cards.tile if tile.size == 4]
    if len(four) != 1:
        yield "", "tile", "one_square_tile", len(four)
        return
    if sorted(tuple(cell.at) for cell in four[0].cells) != [(0, 0), (0, 1), (1, 0), (1, 1)]:
        yield four[0].id, "cells", "one_square_tile", None
    if cards.board.start[0] == "j" or cards.board.start[1] == "6":
        yield "", "board.start", "off_the_board", cards.board.start


def _not_in_the_box(cards: CardSetData) -> Iterator[Problem]:
    """The list of components counts what the tables hold."""
    freed = sum(card.cubes or 0 for card in cards.technology)
    counts = {
        "continent_tiles": len(cards.tile),
        "buildings": sum(len(card.players) for card in cards.building),
        "wonders": len(cards.wonder),
        "civilizations": len(cards.civilization),
        "judgements_and_futures": len(cards.judgement) + len(cards.future),
        "glory_tiles": sum(tile.copies for tile in cards.glory),
        "technology_tiles": sum(card.level > 1 for card in cards.technology),
        "colonists": cards.player.colonists,
        "cubes": cards.player.reserve + freed,
    }
    for field, count in counts.items():
        if getattr(cards.components, field) != count:
            yield "", f"components.{field}", "not_the_count", count
