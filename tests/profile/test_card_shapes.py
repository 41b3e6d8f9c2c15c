"""Shapes of cards are read from the models: every card of every box fits them, and what a form may choose is sound."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from aoc_desktop.games import GAMES, card_files_of, card_models_of, look_of
from aoc_desktop.profile.card_shapes import (
    Choices,
    Free,
    Number,
    Pairs,
    Several,
    Shape,
    Table,
    Vocabulary,
    Word,
    fits,
    problem_of,
    shape_of,
    table_of,
)
from tests.ui.person import preferences_in

FORMS = ("age_of_civilization", "golden_ages", "monumental_duel")


@pytest.fixture(params=FORMS)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def vocabulary(game: str) -> Vocabulary:
    from importlib import import_module

    module = import_module(f"aoc_desktop.games.{game}.table.card_book")
    books = [found for found in vars(module).values() if isinstance(getattr(found, "vocabulary", None), Vocabulary)]
    found: Vocabulary = books[0].vocabulary
    return found


def whole(game: str) -> dict[str, Any]:
    files = card_files_of(game)
    return files.whole_set({"format": 1, "id": "mine", "extends": files.SHIPPED[0]}, "mine")


def choices(game: str) -> Choices:
    data = whole(game)
    return Choices(
        vocabulary(game), {kind: [card["id"] for card in data[kind]] for kind in card_files_of(game).CARD_TABLES}
    )


def cards(game: str) -> Iterator[tuple[str, Table, dict[str, Any]]]:
    data, sets = whole(game), table_of(card_models_of(game).CardSetData)
    for kind in card_files_of(game).CARD_TABLES:
        shape = sets.fields[kind]
        assert isinstance(shape, Several)
        assert isinstance(shape.item, Table)
        for card in data[kind]:
            yield kind, shape.item, card


def test_every_card_of_the_box_fits_the_shape_of_its_kind(game: str) -> None:
    found = list(cards(game))
    assert len(found) > 60
    assert [(kind, card["id"]) for kind, table, card in found if not fits(table, card)] == []


def effects(value: Any, shape: Shape, heads: tuple[str, ...]) -> Iterator[tuple[Table, Mapping[str, Any]]]:
    """Every effect in a value, with the table that it is."""
    if isinstance(shape, Table) and any(head in shape.fields for head in heads):
        yield shape, value
    elif isinstance(shape, Table):
        for name, item in value.items():
            yield from effects(item, shape.fields[name], heads)
    elif isinstance(shape, Several):
        for item in value:
            yield from effects(item, shape.item, heads)
    elif isinstance(shape, Pairs):
        for item in value.values():
            yield from effects(item, shape.value, heads)


def test_every_effect_of_the_box_can_be_begun_again_by_its_head(game: str) -> None:
    """Choosing the kind that it has already changes nothing; so nothing is lost by looking through the kinds."""
    made, heads = choices(game), vocabulary(game).heads
    seen = 0
    for _, table, card in cards(game):
        for effect_table, effect in effects(card, table, heads):
            head = next(name for name in heads if name in effect)
            assert effect[head] in made.words(head, effect_table.fields[head])  # type: ignore[arg-type]
            if problem_of(effect_table, effect) is None:
                assert made.with_head(effect_table, effect, head, effect[head]) == dict(effect)
                seen += 1
    assert seen > 40


def test_what_may_be_added_is_sound_or_only_lacks_something(game: str) -> None:
    made, heads = choices(game), vocabulary(game).heads
    tables = {
        table.model: table for _, card_table, card in cards(game) for table, _ in effects(card, card_table, heads)
    }
    begun = 0
    for table in tables.values():
        for head in heads:
            for word in made.words(head, table.fields[head]):  # type: ignore[arg-type]
                effect = made.with_head(table, {}, head, word)
                if problem_of(table, effect) is not None:
                    continue  # begun, and to be finished by hand
                begun += 1
                for name in made.addable(table, effect):
                    grown = made.completed(table, {**effect, name: made.first(name, table.fields[name])})
                    assert problem_of(table, grown) is None, (effect, name)
                    assert effect[head] == grown[head]
    assert begun >= 15


def test_fields_that_do_not_belong_are_not_offered() -> None:
    made = choices("age_of_civilization")
    table = table_of(card_models_of("age_of_civilization").EffectData)
    military = made.with_head(table, {}, "always", "military")
    assert military == {"always": "military", "amount": 1}
    assert made.addable(table, military) == ["per"]
    assert made.removable(table, {**military, "per": {"wonders": 1}}) == ["per"]
    asked = made.with_head(table, {"always": "discount", "action": "wonder", "coins": 3}, "when", "action")
    assert asked["action"] == "wonder", "what it may still have stays"
    assert "coins" not in asked


def test_what_is_of_another_shape_does_not_fit() -> None:
    table = table_of(card_models_of("age_of_civilization").EffectData)
    assert fits(Several(table), [{"always": "military", "amount": 2}])
    for wrong in ({}, "text", [3], [{"nonsense": 1}], [{"per": []}], [{"gain": {"coins": "two"}}]):
        assert not fits(Several(table), wrong), wrong


def test_bounds_and_unions() -> None:
    models = card_models_of("golden_ages")
    squares = table_of(models.EffectData).fields["squares"]
    assert isinstance(squares, Word)
    assert squares.choices == (1, 2, 3, 4, 5, 6, 7, 8, 9, "any")
    assert shape_of(models.Era) == Number(1, 4)
    assert shape_of(dict[str, object]) == Pairs(Word(), Free())


def test_games_of_the_shelf_with_corrections_have_a_vocabulary(tmp_path: Any) -> None:
    preferences = preferences_in(tmp_path)
    for game, entry in GAMES.items():
        if entry.look and (book := look_of(game).card_book(preferences)).corrects:
            assert book.vocabulary is not None, game
