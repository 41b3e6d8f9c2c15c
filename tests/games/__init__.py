"""What tests need to know of each game, in a folder of its id. `tests/every_game` asks every game for the same:

conformance/    games and counts of an independent engine (tests/conformance.py)
modes.py        MODES: every way to play, each with its `record`; where games are told, `options` and `name` too
invariants.py   PROOF: what holds in every position (tests/random_games.py)
standing.py     how a position of a golden game is told, where they are short enough to be read; golden/: those games
golden_words/   games of `conformance` in the words of both languages
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from aoc_desktop.kernel.events import Event, RoundBegins, TurnBegins, TurnEnds


def data_of(game: str, *parts: str) -> Path:
    """A folder or file of the game's data."""
    return Path(__file__).parent.joinpath(game, *parts)


def part_of(game: str, module: str) -> Any:
    """A module of the game's folder."""
    return import_module(f"{__name__}.{game}.{module}")


def kinds_of(game: str) -> dict[str, Any]:
    """The kinds of events that its rules declare, by their names."""
    module = import_module(f"aoc_desktop.games.{game}.rules.events")
    own = [each for each in vars(module).values() if isinstance(each, type) and each.__module__ == module.__name__]
    return {each.kind: each for each in (TurnBegins, TurnEnds, RoundBegins, *own) if issubclass(each, Event)}
