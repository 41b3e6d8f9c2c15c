"""Previews of every game: each says what a move does, and "nothing is gained" only of what one does for gain."""

from __future__ import annotations

import pytest

from aoc_desktop.games import GAMES
from aoc_desktop.kernel.record import record_of_match
from aoc_desktop.kernel.rng import Rng
from tests.every_game.worlds import played_game
from tests.ui.person import Arrival

FOR_GAIN = {"act", "use", "rest", "activate", "art"}
POSITIONS = 24


@pytest.mark.parametrize("game_id", GAMES)
def test_nothing_is_gained_is_only_said_of_what_is_done_for_gain(game_id: str, arrive: Arrival) -> None:
    """Not of choosing a nation, of a capital or of a ship: there the bubble says what the move does."""
    person = arrive()
    record = record_of_match(played_game(game_id, 3))
    seats = [{"name": f"P{seat}", "level": "human"} for seat in range(record.players)]
    person.window.continue_record(record._replace(moves=(), meta={"seats": seats}))
    rng, said = Rng(7), 0
    for _ in range(POSITIONS):
        page = person.page
        if page.curtain.is_down:
            page.curtain.lift()
        if person.session.unconfirmed is not None:
            person.session.confirm()
        person.settle()
        for move in {move[0]: move for move in person.listed()}.values():
            if (preview := page.models.preview_of(move)) is not None:
                words = page.view.hover._foretold(preview)
                assert words, move
                assert move[0] in FOR_GAIN or "nothing is gained" not in words.text, move
                said += 1
        person.session.play(rng.choice(person.listed()))
    assert said > POSITIONS
