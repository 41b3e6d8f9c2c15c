"""Reasons: what one plan comes to more of than another, in groups that people have words for."""

from __future__ import annotations

import pytest

from aoc_desktop.ai.hints import rank_moves
from aoc_desktop.ai.knowledge import judge_of
from aoc_desktop.ai.reasons import LEAST, MOST, POINTS, differences, groups_of, parts_of
from aoc_desktop.ai.review import compare
from aoc_desktop.ai.search import Budget
from aoc_desktop.games import GAMES, commands_of, game_named
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.text.hints import differences_text
from aoc_desktop.text.language import load_language

EXPLAINED = [game for game in GAMES if groups_of(game)]
QUICK = Budget(roots=6, width=2, candidates=3, playouts=6, turns=1)


def middle(game_id: str, moves: int = 30) -> object:
    """A game after so many random moves, where a seat decides."""
    game, rng = game_named(game_id), Rng(3)
    record = Record(game_id, commands_of(game_id).card_set, 2, "table", (), {"seed": 3})
    state = game.setup(game.options(record), rng)
    while moves > 0 or game.deciders(state)[0] == CHANCE:
        seat = game.deciders(state)[0]
        move = game.draw(state, rng) if seat == CHANCE else game.legal(state, seat).sample(rng)
        game.apply(state, seat, move)
        moves -= 1
    return state


@pytest.mark.parametrize("game", EXPLAINED)
def test_all_groups_together_are_the_whole_margin(game: str) -> None:
    state = middle(game)
    judge = judge_of(game, state)
    for seat in (0, 1):
        parts = parts_of(game, judge, state, seat)
        assert sum(parts.values()) == pytest.approx(judge.margin(state, seat), abs=0.01)


@pytest.mark.parametrize("game", EXPLAINED)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_group_has_words(game: str, language: str) -> None:
    speech = load_language(language, game)
    for group in (POINTS, *groups_of(game)):
        assert speech.text(f"difference.{group}")


def test_the_largest_differences_come_first_and_small_ones_not_at_all() -> None:
    found = differences({"a": 5.0, "b": 1.0, "c": 0.1, "d": -2.0, "e": 0.9}, {"a": 2.0, "b": 1.1})
    assert found == (("a", 3.0), ("e", 0.9), ("d", -2.0))
    assert len(found) <= MOST
    assert all(abs(points) >= LEAST for _, points in found)
    assert differences({}, {}) == ()


def test_reasons_are_told_in_both_languages() -> None:
    reasons = [("gold", 1.25), ("cities", -0.5)]
    english = differences_text(reasons, load_language("en", "golden_ages"), is_best=True)
    assert english == "Against the next best: gold +1.2, cities and cubes −0.5."
    french = differences_text(reasons, load_language("fr", "golden_ages"), is_best=False)
    assert " ".join(french.split()) == "Face au meilleur choix : or +1,2, villes et cubes −0,5."
    assert differences_text([], load_language("en", "golden_ages"), is_best=True) == ""


@pytest.mark.parametrize("game", EXPLAINED)
def test_hints_and_reviews_have_reasons(game: str) -> None:
    """For the best against the next one, for the others against the best: a pair is the same the other way round."""
    engine, state = game_named(game), middle(game, 12)
    seat = engine.deciders(state)[0]
    view = engine.view(state, seat)
    found = rank_moves(engine, view, seat, Rng(1), QUICK)
    first, second = dict(found[0].differences), dict(found[1].differences)
    assert first == pytest.approx({group: -points for group, points in second.items()})
    best, played = compare(engine, view, seat, Rng(1), found[-1].line, QUICK)
    if best.line != played.line:
        assert all(abs(points) >= LEAST for _, points in (*best.differences, *played.differences))


@pytest.mark.parametrize("game", EXPLAINED)
def test_a_hint_tells_points_that_a_game_can_end_with(game: str) -> None:
    """Weights that were fitted to margins say nothing of points: what all seats will gain is added."""
    engine, state = game_named(game), middle(game, 8)
    seat = engine.deciders(state)[0]
    for candidate in rank_moves(engine, engine.view(state, seat), seat, Rng(1), QUICK):
        assert 10 < candidate.points < 90
