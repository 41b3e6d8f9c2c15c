"""The worker is asked with what a seat may know, and a seed: from neither can the deck be laid."""

from __future__ import annotations

from collections.abc import Iterator

from aoc_desktop.ai.review import turns_of
from aoc_desktop.ai.worker import Question
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.kernel.record import Record, start
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.review import question_of
from aoc_desktop.play.session import Pace, SeatInfo, Session
from aoc_desktop.play.start import new_game

PACE = Pace(delay=100_000, play_forced_moves=False, end_of_turn="at_once")
SEATS = [SeatInfo("Ada"), SeatInfo("Bo", "sage")]
MASK, STEP = 2**64 - 1, 0x9E37_79B9_7F4A_7C15
MOST_MOVES = 60
"""So many numbers of moves the thief tries."""


def before(bits: int) -> int:
    """The state of the generator whose next number this is: each of its steps can be gone backwards."""
    z = bits ^ (bits >> 31) ^ (bits >> 62)
    z = z * pow(0x94D0_49BB_1331_11EB, -1, 2**64) & MASK
    z ^= (z >> 27) ^ (z >> 54)
    z = z * pow(0xBF58_476D_1CE4_E5B9, -1, 2**64) & MASK
    z ^= (z >> 30) ^ (z >> 60)
    return (z - STEP) & MASK


def suspected(asked: Question) -> Iterator[int]:
    """Every seed of a game that a thief would try who has nothing but the question."""
    yield from (asked.seed, before(asked.seed), before(before(asked.seed)))
    for number in range(MOST_MOVES):
        wide, low = divmod(number * STEP, 2**64)
        state = before(before(asked.seed) ^ wide) if wide else before(asked.seed)
        yield from (state ^ low, before(state ^ low))


def stolen(asked: Question, session: Session) -> bool:
    """Whether one of the suspected seeds lays the very table of this game."""
    record = Record("age_of_civilization", "second_edition", 2, "table", (), {})
    true = session.match.beginning.seed
    if true not in suspected(asked):  # laying 120 tables for each question would take minutes
        return False
    return start(GAME, record._replace(setup={"seed": true})).beginning.setup == session.match.beginning.setup


def played(seed: int, moves: int) -> Session:
    record = Record("age_of_civilization", "second_edition", 2, "table", (), {"seed": seed})
    session, rng = new_game(record, SEATS, PACE), Rng(seed)
    while session.match.deciders and (len(session.match.history) < moves or session.match.deciders[0] != 0):
        seat = session.match.deciders[0]
        session.match.play(seat, session.match.legal(seat).sample(rng))
    return session


def questions(session: Session) -> Iterator[Question]:
    """What the worker hears: a seat's decision, a hint, a review."""
    yield session._question(1, "expert")
    asked: list[Question] = []
    session._advice.ask = lambda question, *_: asked.append(question)  # type: ignore[method-assign,misc]
    session.ask_hint()
    yield from asked
    yield from (question_of(session, 0, turn) for turn in turns_of(session.match, 0))


def test_the_thief_gets_at_the_seed_of_a_plain_fork() -> None:
    """So that the next test can fail: a fork of the game's seed gives the game away."""
    session = played(77, 5)
    fork = Rng(77).fork(len(session.match.history) + 1).bits()
    assert stolen(session._question(1, "expert")._replace(seed=fork), session)


def test_no_question_gives_the_deck_away() -> None:
    asked = 0
    for seed in range(1000, 1020):
        session = played(seed**3, 6)
        for question in questions(session):
            assert not stolen(question, session)
            assert str(seed**3) not in repr(question)
            asked += 1
    assert asked >= 60


def test_a_question_asked_again_has_the_same_seed() -> None:
    assert played(9, 5)._question(1, "expert") == played(9, 5)._question(1, "expert")
    assert played(9, 5)._question(1, "expert").seed != played(10, 5)._question(1, "expert").seed
