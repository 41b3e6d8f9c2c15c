"""The registry: every game of the program gives its parts where it says."""

from __future__ import annotations

import pytest

from aoc_desktop.games import GAMES, codec_of, game_named, knowledge_of
from aoc_desktop.kernel.errors import UnreadableRecord


@pytest.mark.parametrize("game_id", GAMES)
def test_a_games_parts_are_found(game_id: str) -> None:
    game = game_named(game_id)
    assert game.id == game_id
    assert min(game.players) >= 2
    assert callable(knowledge_of(game_id).worth)
    assert callable(codec_of(game_id).to_data)


def test_a_game_that_nobody_knows_is_refused_by_name() -> None:
    for part in (game_named, knowledge_of, codec_of):
        with pytest.raises(UnreadableRecord) as caught:
            part("chess")
        assert caught.value.reason.params["game"] == "chess"
