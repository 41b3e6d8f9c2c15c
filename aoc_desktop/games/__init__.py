"""The games of the program, one package each. A new game joins by one line here."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from aoc_desktop.kernel.errors import UnreadableRecord

GAMES = {"age_of_civilization": "aoc_desktop.games.age_of_civilization.game"}


def game_module(game_id: str) -> Any:
    """The module of a game, loaded when it is first asked for; it has `game(card_set)` and `options(record)`."""
    if game_id not in GAMES:
        raise UnreadableRecord("unknown_game", game=game_id, known=sorted(GAMES))
    return import_module(GAMES[game_id])
