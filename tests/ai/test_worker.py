"""The worker process: same answer as thinking here, survives being killed, can be cancelled at once."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from functools import partial
from multiprocessing.context import SpawnProcess
from pathlib import Path
from time import perf_counter, sleep

import pytest

from aoc_desktop.ai import worker
from aoc_desktop.ai.search import Budget
from aoc_desktop.ai.worker import MOST_ASKED, MOST_STARTS, Answer, Question, Thinker, WorkerFailed, answer, question
from aoc_desktop.games import codec_of
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from tests.ai.bad_workers import (
    FAULTS,
    Fault,
    answers_twice,
    bad_worker,
    dies_in_the_middle,
    hangs,
    stops_in_the_middle,
)
from tests.ai.games import PLAIN, state_of

LONG = Budget(roots=8, width=3, candidates=6, playouts=60, turns=6)


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    thinker = Thinker()
    yield thinker
    thinker.close()


def a_question(budget: Budget = LONG, hints: bool = False) -> Question:
    state = state_of(PLAIN, 12)
    data = codec_of(GAME.id).to_data(GAME.view(state, state.seat))
    return Question(GAME.id, data, state.seat, 7, budget, hints)


def wait(thinker: Thinker, seconds: float = 30) -> Answer:
    end = perf_counter() + seconds
    while perf_counter() < end:
        found = thinker.poll(0.05)
        if found is not None:
            return found
    raise AssertionError("no answer")


def test_a_killed_worker_is_asked_again_and_says_the_same(thinker: Thinker) -> None:
    asked = a_question(LONG._replace(playouts=400))  # about 2 s: far from its answer when it is killed
    thinker.ask(asked)
    sleep(0.6)
    killed = thinker.process_id
    assert killed is not None
    os.kill(killed, signal.SIGKILL)
    found = wait(thinker)
    assert thinker.process_id != killed
    assert found == answer(asked)
    assert not thinker.is_thinking


def test_cancelling_takes_no_time_and_the_next_question_is_answered(thinker: Thinker) -> None:
    thinker.ask(a_question(LONG._replace(playouts=100_000)))
    sleep(0.6)
    began = perf_counter()
    thinker.cancel()
    assert perf_counter() - began < 0.1
    assert thinker.poll() is None
    state = state_of(PLAIN, 12)
    asked = question(GAME.id, GAME.view(state, state.seat), state.seat, 7, "novice")
    thinker.ask(asked)
    assert wait(thinker).move in GAME.legal(state, state.seat)


def test_hints_come_from_the_worker_too(thinker: Thinker) -> None:
    asked = a_question(Budget(roots=3, width=1, candidates=3, playouts=3, turns=1), hints=True)
    thinker.ask(asked)
    found = wait(thinker)
    assert found == answer(asked)
    assert found.candidates[0].move == found.move


def test_a_question_that_cannot_be_answered_is_an_error_not_a_hang(thinker: Thinker) -> None:
    thinker.ask(a_question()._replace(view={}))
    with pytest.raises(WorkerFailed, match="KeyError"):
        wait(thinker)


@pytest.mark.parametrize("what", ["Process", "Pipe"])
def test_a_worker_that_cannot_be_started_is_a_failure_like_others(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    def none_left(*_: object, **__: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    with monkeypatch.context() as patch:
        if what == "Process":
            patch.setattr(SpawnProcess, "start", none_left)
        else:
            patch.setattr(thinker._context, "Pipe", none_left)
        with pytest.raises(WorkerFailed, match="temporarily unavailable"):
            thinker.ask(a_question())
        assert not thinker.is_thinking
        thinker.cancel()
    thinker.ask(a_question())
    assert wait(thinker) == answer(a_question())


# ------------------------------------------------------------------ workers that are of no use


def replaced_by(patch: pytest.MonkeyPatch, fault: Fault, starts: Path, bad: int, seconds: float) -> None:
    """From now on workers have a fault, the first so many of them; after these seconds one counts as hanging."""
    patch.setattr(worker, "serve", partial(bad_worker, fault, starts, bad))
    patch.setattr(worker, "PATIENCE", seconds)


def in_rules(found: Answer) -> bool:
    state = state_of(PLAIN, 12)
    return found.move in GAME.legal(state, state.seat)


def times_started(starts: Path) -> int:
    return len(starts.read_text().splitlines())


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_useless_worker_is_replaced_and_asked_again(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, fault: Fault
) -> None:
    silent = fault in (hangs, stops_in_the_middle)
    replaced_by(monkeypatch, fault, tmp_path / "starts", bad=1, seconds=6 if silent else 60)
    asked = a_question(Budget(roots=3, width=1))
    thinker.ask(asked, in_rules)
    assert wait(thinker) == answer(asked)
    assert times_started(tmp_path / "starts") == 2


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_worker_that_is_useless_again_is_a_failure(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, fault: Fault
) -> None:
    replaced_by(monkeypatch, fault, tmp_path / "starts", bad=100, seconds=1.5)
    thinker.ask(a_question(), in_rules)
    with pytest.raises(WorkerFailed, match="died" if fault is dies_in_the_middle else "no sense|not answer"):
        wait(thinker)
    assert not thinker.is_thinking
    assert thinker.process_id is None, "the last one is not left running"
    assert times_started(tmp_path / "starts") == (MOST_STARTS + 1 if fault is dies_in_the_middle else MOST_ASKED)


def test_the_table_never_waits_for_the_rest_of_a_message(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    replaced_by(monkeypatch, stops_in_the_middle, tmp_path / "starts", bad=100, seconds=30)
    thinker.ask(a_question())
    end, longest = perf_counter() + 2, 0.0
    while perf_counter() < end:
        began = perf_counter()
        assert thinker.poll() is None
        longest = max(longest, perf_counter() - began)
        sleep(0.01)
    assert times_started(tmp_path / "starts") == 1
    assert longest < 0.5


def test_what_is_said_without_a_question_is_no_answer_to_the_next_one(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "serve", answers_twice)
    first, second = a_question(Budget(roots=3, width=1)), a_question(Budget(roots=3, width=1), hints=True)
    thinker.ask(first)
    assert wait(thinker) == answer(first)
    sleep(0.2)
    thinker.ask(second)
    assert wait(thinker) == answer(second)
