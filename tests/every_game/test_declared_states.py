"""What a game declares of its state, its copies hold: each field in its place, and nothing that both could change."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest

from aoc_desktop.games import GAMES, codec_of
from aoc_desktop.kernel.declared import Declared
from tests.every_game.worlds import played_game

MUTABLE = (list, bytearray, dict)
NEVER_CHANGED = {"moves"}
"""Lists that copies may share."""


def middle(game_id: str) -> Any:
    match = played_game(game_id, 2)
    return match.state_at(len(match.history) // 2)


def parts_of(state: Any) -> Iterator[Declared]:
    """The state, and the players in it."""
    yield state
    yield from getattr(state, "players", ())


def marked(part: Any) -> Any:
    """The same with a value of its own in every field, so that two fields cannot be mistaken for one another."""
    made = Declared.copy(part)
    for number, field in enumerate(fields(part)):
        value = getattr(part, field.name)
        if isinstance(value, list):
            players = value and isinstance(value[0], Declared)
            rows = value and isinstance(value[0], bytearray)
            own = value if players else [bytearray([number])] if rows else [number]
        elif isinstance(value, bytearray | dict):
            own = type(value)({number: number})
        else:
            own = (object(),) if isinstance(value, tuple) else object()
        setattr(made, field.name, own)
    return made


def inside(value: Any) -> Any:
    """What can be compared of it. Effects lie in the order in which their cards came, or in that of the zones."""
    if type(value).__eq__ is object.__eq__:
        return {name: inside(getattr(value, name)) for name in type(value).__slots__}
    if isinstance(value, (list, tuple)) and value and isinstance(value[0], tuple):
        return sorted(map(inside, value), key=repr) if hasattr(value[0], "_fields") else list(map(inside, value))
    return value


@pytest.mark.parametrize("game_id", GAMES)
def test_a_copy_holds_every_field_and_shares_nothing_that_changes(game_id: str) -> None:
    for part in parts_of(middle(game_id)):
        original = marked(part)
        copied = original.copy()
        for field in fields(original):
            value, again = getattr(original, field.name), getattr(copied, field.name)
            if not isinstance(value, MUTABLE) or field.name in NEVER_CHANGED:
                assert again is value, field.name
                continue
            assert again == value, field.name
            assert again is not value, field.name
            if isinstance(value, list) and isinstance(value[0], Declared | bytearray):
                assert again[0] is not value[0], field.name


@pytest.mark.parametrize("game_id", GAMES)
def test_a_state_differs_from_another_in_every_compared_field(game_id: str) -> None:
    for part in parts_of(middle(game_id)):
        assert part.copy() == part
        own = marked(part)
        for field in fields(part):
            other = part.copy()
            setattr(other, field.name, getattr(own, field.name))
            players = field.name == "players"
            assert (other != part) == (field.compare and not players), field.name


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_not_told_of_a_view_is_found_again(game_id: str) -> None:
    match, codec = played_game(game_id, 2), codec_of(game_id)
    for number in range(0, len(match.history), 7):
        state = match.state_at(number)
        view = match.game.view(state, 0)
        back = codec.from_data(codec.to_data(view))
        for one, other in zip(parts_of(view.state), parts_of(back.state), strict=True):
            for field in fields(one):
                if not field.compare and field.name != "table":
                    assert inside(getattr(one, field.name)) == inside(getattr(other, field.name)), field.name
