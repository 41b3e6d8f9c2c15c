"""What the bar over the table says of round and step, in each game's own words."""

from __future__ import annotations

import pytest

from aoc_desktop.games import GAMES, commands_of, game_named, words_of
from aoc_desktop.kernel.game import Moment
from aoc_desktop.kernel.rng import Rng


def first_moment(game_id: str) -> Moment:
    game = game_named(game_id)
    record = commands_of(game_id).record(game_id, {}, None, game.players[0], 3)
    return game.moment(game.setup(game.options(record), Rng(3)))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game_id", GAMES)
def test_every_step_has_a_name(game_id: str, language: str) -> None:
    words, moment = words_of(game_id), first_moment(game_id)
    names = [words.step(step, language) for step in (*moment.steps, moment.step)]
    assert all(name[0].isupper() and "_" not in name for name in names)
    assert str(moment.round) in words.round(moment, language)


def test_a_round_is_called_what_the_game_calls_it() -> None:
    words, moment = words_of("golden_ages"), first_moment("golden_ages")._replace(round=2, rounds=4)
    assert words.round(moment, "en") == "Era 2 of 4"
    assert words.round(moment, "fr") == "Ère 2 sur 4"
    assert words_of("monumental_duel").round(moment._replace(rounds=0), "en") == "Round 2"
