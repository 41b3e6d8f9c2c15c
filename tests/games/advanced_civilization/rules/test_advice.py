"""What the sage advises: the hint and the review of a game ask its planners, and say why in words."""

from __future__ import annotations

from time import process_time
from typing import Any

import pytest

from aoc_desktop.ai.hints import Candidate, rank_moves
from aoc_desktop.ai.levels import level
from aoc_desktop.ai.review import compare, turns_of
from aoc_desktop.games import words_of
from aoc_desktop.games.advanced_civilization.rules.card_files import shipped_set
from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.rules.setup import Options
from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import Record, start
from aoc_desktop.kernel.rng import Rng


def hints_of_a_game(turns: int) -> list[tuple[State, list[Candidate]]]:
    """All hints that the first of four seats could ask for."""
    rng, found = Rng(3), []
    state: State = GAME.setup(Options(shipped_set("standard"), 4, setup={"turn_limit": turns}), rng)
    seats = [level("sage"), *(level("expert") for _ in "123")]
    while deciders := GAME.deciders(state):
        seat = deciders[0]
        if seat == 0:
            found.append((state.copy(), rank_moves(GAME, GAME.view(state, 0), 0, Rng(1))))
        GAME.apply(state, seat, GAME.draw(state, rng) if seat == CHANCE else seats[seat](GAME, state, seat, rng))
    return found


@pytest.fixture(scope="module")
def hints() -> list[tuple[State, list[Candidate]]]:
    return hints_of_a_game(10)


def test_hints_are_legal_distinct_and_ranked_by_their_one_figure(hints: list[tuple[State, list[Candidate]]]) -> None:
    for state, found in hints:
        assert all(candidate.move in GAME.legal(state, 0) for candidate in found)
        assert len({candidate.move for candidate in found}) == len(found)
        figures = [candidate.figure for candidate in found]
        assert figures == sorted(figures, reverse=True)
        assert found[0].points == max(candidate.points for candidate in found)
    assert sum(len(found) > 1 for _, found in hints) > 30


def test_a_chance_is_believable_from_the_first_turn(hints: list[tuple[State, list[Candidate]]]) -> None:
    """Four seats begin as equals."""
    first = [found[0].chance for state, found in hints if state.turn <= 1]
    assert first
    assert all(chance is not None and 0.18 < chance < 0.34 for chance in first)


def test_the_reason_is_the_planners_in_words(hints: list[tuple[State, list[Candidate]]]) -> None:
    words, told = words_of(GAME.id), dict[str, set[str]]()
    for state, found in hints:
        for candidate in found:
            for language in ("en", "fr"):
                told.setdefault(f"{state.step} {language}", set()).add(words.because(candidate.reasons, language))
    assert any("supported" in text and "possible" in text for text in told["movement en"])
    assert any("soutenue" in text for text in told["movement fr"])
    assert any(text.startswith("It raises your ") for text in told["offer en"] | told["deal en"])
    assert any(text.startswith("Ce coup porte votre lot (") for text in told["offer fr"] | told["deal fr"])
    assert any("in cards" in text for text in told["cards en"])


def played(name: str, turns: int) -> Match[Any]:
    """A game in which the first seat plays at a level, the others as experts."""
    match: Match[Any] = start(GAME, Record(GAME.id, "standard", 4, "table", (), {"seed": 5, "turn_limit": turns}))
    rng, seats = Rng(5), [level(name), *(level("expert") for _ in "123")]
    while match.deciders:
        seat, state = match.deciders[0], match.state
        match.play(seat, GAME.draw(state, rng) if seat == CHANCE else seats[seat](GAME, state, seat, rng))
    return match


def lost_in(match: Match[Any]) -> list[float]:
    """In points, turn by turn."""
    found = []
    for turn in turns_of(match, 0):
        view = GAME.view(match.state_at(turn.first), 0)
        best, own = compare(GAME, view, 0, Rng(turn.first), turn.moves)
        assert own.line == turn.moves
        assert best.figure >= own.figure
        found.append(max(0.0, best.points - own.points))
    return found


def test_a_review_finds_more_to_mend_with_a_novice_than_with_a_sage() -> None:
    sage, novice = lost_in(played("sage", 8)), lost_in(played("novice", 8))
    assert min(sage + novice) >= 0
    assert 3 * sum(sage) / len(sage) < sum(novice) / len(novice)


def test_a_review_takes_little_time() -> None:
    """205 turns in two minutes would be 0.58 s each; of processor time it takes far less."""
    match = played("adept", 14)
    begun, found = process_time(), lost_in(match)
    assert len(found) > 40
    assert (process_time() - begun) / len(found) < 0.3
