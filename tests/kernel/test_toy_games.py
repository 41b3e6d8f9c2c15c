"""The kernel assumes nothing that only Age of Civilization has: dice, 8 seats at once, hidden hands, other options."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from aoc_desktop.ai.series import play_game
from aoc_desktop.kernel.game import CHANCE, Game, Move, S, Seat
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import parse_record, replay, start
from aoc_desktop.kernel.rng import Rng
from tests.kernel.toy_games import AMBUSH, HIGH_CARD, toy_record

ROOT = Path(__file__).parents[2]


def play_out(game: Game[S], match: Match[S], rng: Rng) -> Match[S]:
    """Play a whole game: chance draws, seats choose at random, several deciders in any order."""
    while deciders := match.deciders:
        seat = rng.choice(deciders)
        if seat == CHANCE:
            match.draw(rng)
        else:
            match.play(seat, match.legal(seat).sample(rng))
    return match


def random_match(game: Game[S], players: int, seed: int) -> Match[S]:
    return play_out(game, start(game, toy_record(game.id, players, seed=seed)), Rng(seed))


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("game", [AMBUSH, HIGH_CARD], ids=lambda game: str(game.id))
def test_a_whole_game_is_played_written_read_and_replayed(game: Game[Any], players: int) -> None:
    played = random_match(game, players, seed=players)
    assert played.outcome is not None
    assert sorted(seat for group in played.outcome.ranking for seat in group) == list(range(players))
    first_state = played.state_at(0)
    record = toy_record(game.id, players, played.moves, **game.setup_of(first_state))
    again = replay(game, parse_record(record.to_json()))
    assert again.state == played.state
    assert again.outcome == played.outcome
    assert [move.events for move in again.history] == [move.events for move in played.history]


@pytest.mark.parametrize("game", [AMBUSH, HIGH_CARD], ids=lambda game: str(game.id))
def test_a_whole_game_can_be_taken_back_and_played_again(game: Game[Any]) -> None:
    match = random_match(game, 5, seed=3)
    end, lines = game.copy(match.state), match.moves
    while match.history:
        match.undo(beyond_revelation=True)
    assert match.state == start(game, toy_record(game.id, 5, seed=3)).state
    while match.can_redo:
        match.redo()
    assert match.state == end
    assert match.moves == lines


def test_eight_seats_choose_at_once_in_any_order() -> None:
    lines = ["! 5", *(f"@{seat} rock" for seat in (7, 2, 5, 0, 1, 6, 3)), "paper"]
    match = replay(AMBUSH, toy_record("ambush", 8, lines))
    # Seat 4 came last and so needed no name; it beats seat 5.
    assert match.state.points == [0, 0, 0, 0, 5, 0, 0, 0]
    assert match.moves == lines


def test_the_order_in_which_secret_choices_come_in_does_not_matter() -> None:
    one = replay(AMBUSH, toy_record("ambush", 3, ["! 5", "@0 rock", "@1 paper", "@2 rock"]))
    other = replay(AMBUSH, toy_record("ambush", 3, ["! 5", "@2 rock", "@1 paper", "@0 rock"]))
    assert one.state == other.state


def test_a_secret_choice_is_seen_only_by_its_seat_until_all_are_in() -> None:
    rock = replay(AMBUSH, toy_record("ambush", 3, ["! 5", "@0 rock"])).state
    paper = replay(AMBUSH, toy_record("ambush", 3, ["! 5", "@0 paper"])).state
    for onlooker in (1, 2, None):
        assert AMBUSH.view(rock, onlooker) == AMBUSH.view(paper, onlooker)
    assert AMBUSH.view(rock, 0) != AMBUSH.view(paper, 0)
    assert AMBUSH.view(rock, 1).ready == (0,)


@pytest.mark.parametrize("game", [AMBUSH, HIGH_CARD], ids=lambda game: str(game.id))
def test_a_redrawn_state_looks_the_same_to_its_seat(game: Game[Any]) -> None:
    for seed in range(5):
        match = random_match(game, 4, seed)
        for state in match.states():
            for seat in (0, 3, None):
                view = game.view(state, seat)
                assert game.view(game.redraw(view, Rng(seed)), seat) == view


def test_a_redrawn_state_can_be_played_to_its_end() -> None:
    start_state = start(HIGH_CARD, toy_record("high_card", 4, seed=8)).state
    redrawn = HIGH_CARD.redraw(HIGH_CARD.view(start_state, 2), Rng(1))
    assert play_out(HIGH_CARD, Match(HIGH_CARD, redrawn), Rng(2)).outcome is not None


def test_a_hand_is_hidden_from_the_others_and_redrawn_for_them() -> None:
    state = start(HIGH_CARD, toy_record("high_card", 3, seed=8)).state
    swapped = HIGH_CARD.copy(state)
    swapped.hands[1], swapped.hands[2] = swapped.hands[2], swapped.hands[1]
    assert HIGH_CARD.view(swapped, 0) == HIGH_CARD.view(state, 0)
    assert HIGH_CARD.view(swapped, 1) != HIGH_CARD.view(state, 1)
    view = HIGH_CARD.view(state, 0)
    hands = {tuple(HIGH_CARD.redraw(view, Rng(seed)).hands[1]) for seed in range(20)}
    assert len(hands) > 15
    assert all(HIGH_CARD.redraw(view, Rng(seed)).hands[0] == state.hands[0] for seed in range(20))


def test_moves_can_be_found_word_by_word() -> None:
    state = start(HIGH_CARD, toy_record("high_card", 2, deck=[9, 2, 5, 7, 8, 1, 30, 31])).state
    legal = HIGH_CARD.legal(state, 0)
    assert list(legal.next(())) == ["play"]
    assert list(legal.next(("play",))) == ["9", "2", "5"]
    assert list(legal.next(("play", "9"))) == []
    assert ("play", "2") in legal
    assert ("play", "7") not in legal


def test_the_kernel_plays_without_any_game_of_the_program() -> None:
    program = (
        "import sys\n"
        "from tests.kernel.toy_games import AMBUSH, toy_record\n"
        "from aoc_desktop.kernel.record import replay\n"
        "replay(AMBUSH, toy_record('ambush', 2, ['! 5', '@0 rock', 'paper']))\n"
        "print([name for name in sys.modules if name.startswith(('aoc_desktop.games', 'pydantic', 'PySide6'))])\n"
    )
    result = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert result.stderr == ""
    assert result.stdout == "[]\n"


@pytest.mark.slow
def test_mypy_accepts_the_toy_games_as_games() -> None:
    command = [sys.executable, "-m", "mypy", "--strict", "tests/kernel/toy_games.py"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert result.returncode == 0, result.stdout


def test_a_series_lets_chance_decide_for_itself() -> None:
    asked: list[Seat] = []

    def player(game: Game[Any], state: Any, seat: Seat, rng: Rng) -> Move:
        asked.append(seat)
        return game.legal(state, seat).sample(rng)

    play_game(AMBUSH, start(AMBUSH, toy_record("ambush", 2)).state, [player, player], Rng(1))
    assert set(asked) == {0, 1}
