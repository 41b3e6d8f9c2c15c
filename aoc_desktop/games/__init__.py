"""The games of the program, one package each. A new game joins by one line here."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from aoc_desktop.kernel.errors import UnreadableRecord
from aoc_desktop.kernel.game import Game

GAMES = {"age_of_civilization": "aoc_desktop.games.age_of_civilization.game"}


def game_named(game_id: str) -> Game[Any]:
    """A game by its id; its package is loaded when it is first asked for."""
    if game_id not in GAMES:
        raise UnreadableRecord("unknown_game", game=game_id, known=sorted(GAMES))
    game: Game[Any] = import_module(GAMES[game_id]).GAME
    return game
