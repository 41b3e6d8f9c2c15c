"""Styles: a seat may like to do something more than it is worth, and it is seen to do it."""

from __future__ import annotations

import pytest

from aoc_desktop.ai.levels import budget_for
from aoc_desktop.ai.policies import policy_of
from aoc_desktop.ai.styles import STYLES, liking, style_of, styles_of
from aoc_desktop.ai.training.styles import figures_of, play
from aoc_desktop.ai.worker import answer, question
from aoc_desktop.games import GAMES, commands_of, game_named
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.text.language import load_language

STYLED = [game for game in GAMES if styles_of(game)]


def test_the_longest_beginning_of_a_move_counts() -> None:
    likes = {"act": 1.0, "act research": 3.0}
    assert liking(likes, ("act", "research", "writing")) == 3.0
    assert liking(likes, ("act", "hunt")) == 1.0
    assert liking(likes, ("rest",)) == 0.0


@pytest.mark.parametrize("game", STYLED)
def test_every_style_has_a_name_and_shows_in_something(game: str) -> None:
    for language in ("en", "fr"):
        names = load_language(language).names["ai_style"]
        assert all(names[style].display for style in STYLES)
    for name, style in styles_of(game).items():
        assert style.likes or style.numbers, name
        assert style.shows, name
    assert style_of(game, "") == style_of(game, "never heard of")


def test_no_style_is_measured_by_what_it_is_not_liked_by() -> None:
    for game in STYLED:
        for name, style in styles_of(game).items():
            if style.likes:
                assert all(liking(style.likes, tuple(shown.split())) > 0 for shown in style.shows), (game, name)


def test_a_raider_conquers_more_often_than_the_plain_level() -> None:
    game = game_named("age_of_civilization")
    record = Record(game.id, commands_of(game.id).card_set, 2, "table", (), {"seed": 1})
    options = game.options(record)
    lines = [
        {**play(game, options, "expert", style, number, 300, 2)} for style in ("", "raider") for number in range(6)
    ]
    shows = style_of(game.id, "raider").shows
    plain, raider = figures_of(lines, "expert", ""), figures_of(lines, "expert", "raider")
    assert plain.games == raider.games == 6
    assert raider.often(shows) > plain.often(shows)


def test_the_worker_decides_by_the_style_that_it_is_asked_for() -> None:
    """Somewhere in a game a raider's answer differs from the plain one."""
    game = game_named("age_of_civilization")
    state = game.setup(game.options(Record(game.id, "second_edition", 2, "table", (), {"seed": 4})), Rng(4))
    while deciders := game.deciders(state):
        view = game.view(state, deciders[0])
        plain = answer(question(game.id, view, deciders[0], 7, "adept"))
        if answer(question(game.id, view, deciders[0], 7, "adept", "raider")) != plain:
            return
        game.apply(state, deciders[0], plain.move)
    raise AssertionError("a raider plays as anybody")


def test_a_level_without_a_style_likes_nothing() -> None:
    for game in GAMES:
        if policy_of(game) is None:
            assert budget_for(game, "sage").style == ""
