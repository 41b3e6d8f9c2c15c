"""What the bar over the table says of round and step, in each game's own words."""

from __future__ import annotations

import pytest

from aoc_desktop.games import GAMES, commands_of, game_named, words_of
from aoc_desktop.kernel.events import Event, RoundBegins
from aoc_desktop.kernel.game import CHANCE, Moment
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
    assert words.round(moment, language) != words.round(moment._replace(round=2), language)


def test_a_round_is_called_what_the_game_calls_it() -> None:
    words, moment = words_of("golden_ages"), first_moment("golden_ages")._replace(round=2, rounds=4)
    assert words.round(moment, "en") == "Era II of IV"
    assert words.round(moment, "fr") == "Ère II sur IV"
    assert words_of("monumental_duel").round(moment._replace(rounds=0), "en") == "Round 2"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_round_begins_with_an_event_that_there_is(game_id: str) -> None:
    """The log makes a heading of it, and files the lines below it under that round."""
    game, rng = game_named(game_id), Rng(2)
    record = commands_of(game_id).record(game_id, {}, None, game.players[0], 3)
    state = game.setup(game.options(record), Rng(3))
    for _ in range(20_000):
        round_before, events = game.moment(state).round, list[Event]()
        seat = game.deciders(state)[0]
        move = game.draw(state, rng) if seat == CHANCE else game.legal(state, seat).sample(rng)
        game.apply(state, seat, move, events)
        begun = [event.round for event in events if isinstance(event, RoundBegins)]
        if game.moment(state).round == 3:
            break
        if game.moment(state).round > round_before:
            assert begun == [game.moment(state).round]
    assert game.moment(state).round == 3


def test_marks_and_past_moments_are_in_the_games_own_words() -> None:
    golden, duel = words_of("golden_ages"), words_of("monumental_duel")
    assert [golden.round_mark(2, "en"), golden.round_mark(2, "fr")] == ["E2", "È2"]
    assert [duel.round_mark(2, "en"), duel.round_mark(2, "fr")] == ["R2", "M2"]
    assert golden.speech("en").sentence("prompt.past", round=2, player="Ada") == "Era II, Ada: a past moment."
    assert golden.round_short(3, "fr") == "Ère III"
