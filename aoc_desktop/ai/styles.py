"""Styles of AI seats: what a seat likes to do, beside what it is worth. They differ by taste, not by strength.

A game says in its `ai/styles.toml` how many points each style likes a move by, told by the words that it begins with; a
game whose seats follow a policy changes numbers of the policy instead.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.resources import resource

STYLES = ("builder", "raider", "scholar", "merchant")
"""In the order in which they are offered; a seat without one plays by strength alone."""
LONGEST = 3
"""Words of a move that a liking names at most."""


class Style(NamedTuple):
    """A taste, as a game has it."""

    likes: Mapping[str, float] = {}
    """By the words that a move begins with: points that it is liked by."""
    numbers: Mapping[str, float] = {}
    """Numbers of the game's policy that are others."""
    shows: Sequence[str] = ()
    """How the moves begin by whose number the style is seen; first what they are liked by."""


PLAIN = Style()


@cache
def style_of(game_id: str, name: str) -> Style:
    """A style of a game; the plain one where the game does not have it."""
    return styles_of(game_id).get(name, PLAIN) if name else PLAIN


@cache
def styles_of(game_id: str) -> Mapping[str, Style]:
    """The styles that a game has."""
    path = resource(game_id, "ai", "styles.toml")
    data = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return {
        name: Style(data[name].get("likes", {}), data[name].get("numbers", {}), tuple(data[name].get("shows", ())))
        for name in STYLES
        if name in data
    }


def liking(likes: Mapping[str, float], move: Move) -> float:
    """How many points a move is liked by: the longest beginning that is named counts."""
    for length in range(min(LONGEST, len(move)), 0, -1):
        if (found := likes.get(" ".join(move[:length]))) is not None:
            return found
    return 0.0
