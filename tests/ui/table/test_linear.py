"""One thing after the other: each move of the others is told in one sentence, in every game."""

from __future__ import annotations

import pytest

from aoc_desktop.games import GAMES
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.play.session import HUMAN, SeatInfo
from aoc_desktop.play.start import new_game
from aoc_desktop.text.language import sentences
from aoc_desktop.ui.table.page.prompt_line import one_each
from tests.sessions import AT_ONCE, NAMES

MOVES = 70
SETS = {
    "age_of_civilization": "second_edition",
    "golden_ages": "base",
    "monumental_duel": "espionage",
    "advanced_civilization": "standard",
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_told_in_one_sentence(game: str, language: str) -> None:
    """Its player's own deed comes before what followed from it."""
    record = Record(game, SETS[game], 2, "table", (), {"seed": 4})
    session = new_game(record, [SeatInfo(name, HUMAN) for name in NAMES[:2]], AT_ONCE)
    match, rng = session.match, Rng(5)
    while match.deciders and len(match.history) < MOVES:
        seat = match.deciders[0]
        match.play(seat, match.game.draw(match.state, rng) if seat == CHANCE else rng.choice(list(match.legal(seat))))
    rows = Rows.of(session, language).log.rows_of(range(1, len(match.history) + 1))
    seats = [played.seat for played in match.history]
    told = one_each(rows, seats)
    assert len(told) == len({row.turn for row in rows}) > MOVES // 4
    assert [line for line in told if len(sentences(line)) != 1] == []
    for played, line in zip(dict.fromkeys(row.turn for row in rows), told, strict=True):
        own = [row.text for row in rows if row.turn == played and row.seat == seats[played - 1]]
        assert not own or own[0].startswith(line)
