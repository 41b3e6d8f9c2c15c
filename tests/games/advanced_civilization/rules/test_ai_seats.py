"""AI seats: legal in every mode and at every level, blind to what is hidden, the same for the same seed."""

from __future__ import annotations

from collections import Counter

import pytest

from aoc_desktop.ai.levels import BUDGETS, level, searching_player
from aoc_desktop.ai.series import play_series
from aoc_desktop.ai.worker import answer, question
from aoc_desktop.games.advanced_civilization.rules.card_files import shipped_set
from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.rules.policy.policy import line
from aoc_desktop.games.advanced_civilization.rules.policy.tuning import tuning_of
from aoc_desktop.games.advanced_civilization.rules.setup import Options
from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.rng import Rng
from tests.games.advanced_civilization.modes import MODES, Mode

ALL = tuple(BUDGETS)


def options(players: int, turns: int) -> Options:
    return Options(shipped_set("standard"), players, setup={"turn_limit": turns})


def decisions(state: State, rng: Rng) -> Counter[str]:
    """Play to the end, each seat of another level, every move of a line asked for anew; what was decided."""
    asked: Counter[str] = Counter()
    while deciders := GAME.deciders(state):
        seat = rng.choice(deciders)
        if seat == CHANCE:
            move = GAME.draw(state, rng)
        else:
            # Not through the policy itself, which never answers with an illegal move.
            move = line(GAME.view(state, seat), seat, rng, tuning_of(ALL[seat % len(ALL)]))[0]
            assert move in GAME.legal(state, seat), (state.step, move)
            asked[state.step] += 1
        GAME.apply(state, seat, move)
    return asked


@pytest.mark.parametrize("mode", MODES[::23], ids=lambda mode: "-".join(map(str, (*mode[:2], *mode.variants))))
def test_every_mode_is_played_legally(mode: Mode) -> None:
    state = GAME.setup(GAME.options(mode.record), Rng(3))
    asked = decisions(state, Rng(5))
    assert asked["movement"] > 20
    assert asked["build"] > 0


def test_a_long_game_meets_every_common_question() -> None:
    asked = decisions(GAME.setup(options(4, 20), Rng(2)), Rng(7))
    common = ["place", "build", "shipyard", "movement", "voyage", "grow", "reduce", "lose", "assign"]
    common += ["offer", "answer", "deal", "cards", "payment"]
    assert [step for step in common if not asked[step]] == []


@pytest.mark.parametrize("name", ALL)
def test_a_level_sees_no_hidden_card(name: str) -> None:
    """The answer is the same when everything that the seat cannot see is dealt anew."""
    rng = Rng(11)
    state = GAME.setup(options(4, 12), rng)
    player = level("adept")
    looked = 0
    for number in range(900):
        deciders = GAME.deciders(state)
        if not deciders:
            break
        seat = deciders[0]
        if seat != CHANCE and (number % 7 == 0 or state.phase == "trade"):
            view = GAME.view(state, seat)
            other = GAME.redraw(view, Rng(number))
            decide = searching_player(name)
            assert decide(GAME, other, seat, Rng(1)) == decide(GAME, state, seat, Rng(1))
            looked += other.hands != state.hands
        GAME.apply(state, seat, GAME.draw(state, rng) if seat == CHANCE else player(GAME, state, seat, rng))
    assert looked > 20


def test_the_same_seed_plays_the_same_game() -> None:
    played = [play_series(GAME, options(3, 8), ["sage", "expert", "adept"], 1, 5, lambda number: None) for _ in "12"]
    assert played[0].points == played[1].points
    assert played[0].moves == played[1].moves


def test_the_worker_answers_with_the_policy_of_the_level() -> None:
    state = GAME.setup(options(3, 8), Rng(1))
    seat = GAME.deciders(state)[0]
    view = GAME.view(state, seat)
    found = answer(question(GAME.id, view, seat, 4, "expert"))
    assert found.line == line(view, seat, Rng(4), tuning_of("expert"))
    assert found.move in GAME.legal(state, seat)


def test_novices_beat_random_seats() -> None:
    tally = play_series(GAME, options(4, 16), ["novice", "random", "random", "random"], 4, 9, lambda number: None)
    assert tally.wins[0] >= 3
