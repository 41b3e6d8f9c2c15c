"""AI seats think in a worker process, so that the interpreter lock never makes the table stutter.

The worker receives a seat's view as plain data, never a record, and a seed from which no other follows: it
cannot know the deck. The question is kept until its answer has come: a worker that was killed is started anew and asked
again, and gives the same answer, because an answer depends only on the question.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

from aoc_desktop.ai.hints import Candidate, rank_moves
from aoc_desktop.ai.knowledge import judge_of
from aoc_desktop.ai.levels import budget_for
from aoc_desktop.ai.odds import USUAL
from aoc_desktop.ai.policies import policy_of
from aoc_desktop.ai.review import compare
from aoc_desktop.ai.search import Budget, think
from aoc_desktop.games import GAMES, GameEntry, codec_of, game_named
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.kernel.rng import Rng

MOST_STARTS = 5
"""A question at which so many workers died would kill the next one too."""


class Question(NamedTuple):
    """All data that a decision depends on."""

    game: str
    view: Mapping[str, Any]
    seat: Seat
    seed: int
    budget: Budget
    hints: bool = False
    """Asks for a ranking of the moves instead of a move."""
    played: tuple[Move, ...] = ()
    """Asks to compare this turn, played long ago, with the best one."""
    level: str = ""
    """Of the seat that decides, for a game whose seats have a policy; where chances are told, that of the others."""


class Answer(NamedTuple):
    move: Move
    line: tuple[Move, ...]
    """The whole planned turn, the move first: the seat may play on without asking until it sees something new."""
    candidates: tuple[Candidate, ...] = ()
    """Best first, where hints were asked for; the best turn and the played one, where that was asked."""


class WorkerFailed(Exception):
    """The worker could not be started, died again and again, or could not think: `args[0]` says why."""


def question(game_id: str, view: Any, seat: Seat, seed: int, level: str) -> Question:
    """What a seat of this level has to decide."""
    return Question(game_id, codec_of(game_id).to_data(view), seat, seed, budget_for(game_id, level), level=level)


def question_seed(game_seed: int, number: int) -> int:
    """The seed of a game's question number so and so: the same whenever it is asked, and no way back from it to the
    game's own seed, from which the deck could be laid."""
    import hmac  # not needed before the first question: the window opens the sooner

    return int.from_bytes(hmac.digest(str(game_seed).encode(), b"question %d" % number, "sha256")[:8])


def answer(asked: Question) -> Answer:
    """Think, here and now."""
    game = game_named(asked.game)
    view = codec_of(asked.game).from_data(asked.view)
    rng = Rng(asked.seed)
    if asked.played:
        pair = compare(game, view, asked.seat, rng, asked.played, asked.budget, asked.level or USUAL)
        return Answer(pair[0].move, pair[0].line, pair)
    if asked.hints:
        candidates = tuple(rank_moves(game, view, asked.seat, rng, asked.budget, asked.level or USUAL))
        return Answer(candidates[0].move, candidates[0].line, candidates)
    policy = policy_of(asked.game)
    if policy is not None and asked.level:
        line = policy(view, asked.seat, rng, asked.level)
        return Answer(line[0], line)
    judge = judge_of(asked.game, game.redraw(view, Rng(0)))
    plan, _ = think(game, judge, view, asked.seat, rng, asked.budget)
    return Answer(plan.moves[0], plan.moves)


def serve(pipe: Connection, games: Mapping[str, GameEntry]) -> None:
    """The worker's life: a question in, an answer (or what went wrong) out, until the other end closes.

    It knows the games that the program knows."""
    GAMES.update(games)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is said to the whole terminal: the table decides
    threading.Thread(target=_end_with_the_table, daemon=True).start()
    while True:
        try:
            asked = pipe.recv()
        except (EOFError, OSError):
            return
        reply: Answer | WorkerFailed
        try:
            reply = answer(asked)
        except Exception as error:  # the table must hear of any error
            reply = WorkerFailed(f"{type(error).__name__}: {error}")
        try:
            pipe.send(reply)
        except OSError:  # the table has gone meanwhile
            return


def _end_with_the_table() -> None:
    """End this worker when the program that started it is gone."""
    table = multiprocessing.parent_process()
    if table is not None:
        table.join()
        os._exit(0)


@contextmanager
def _no_ctrl_c() -> Iterator[None]:
    """A process that is started meanwhile hears no Ctrl+C, not even while it is loaded."""
    if sys.platform == "win32":
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # which would let Ctrl+C in again, if it were started with the first worker
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Thinker:
    """The table's side of a worker: one question at a time, never waiting unless asked to."""

    def __init__(self) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._asked: Question | None = None
        self._starts = 0

    def warm_up(self) -> None:
        """Start the worker before there is a question for it."""
        if self._process is None or not self._process.is_alive():
            self._start()

    def ask(self, asked: Question) -> None:
        """Put a question; one that is still open is cancelled."""
        if self._asked is not None:
            self.cancel()
        self._asked = asked
        self._starts = 0
        self.warm_up()
        self._send()

    @property
    def is_thinking(self) -> bool:
        return self._asked is not None

    def poll(self, seconds: float = 0.0) -> Answer | None:
        """The answer if it has come (waiting for it so long at most). A worker that died is asked again."""
        if self._asked is None:
            return None
        assert self._pipe is not None
        try:
            if not self._pipe.poll(seconds):
                return None
            reply = self._pipe.recv()
        except (EOFError, OSError):
            self._start_again("the worker died")
            return None
        self._asked = None
        if isinstance(reply, WorkerFailed):
            raise reply
        assert isinstance(reply, Answer)
        return reply

    def cancel(self) -> None:
        """Forget the question at once; the worker, deep in thought, is killed."""
        if self._asked is not None:
            self._asked = None
            self._kill()

    def close(self) -> None:
        self._asked = None
        self._kill()

    @property
    def process_id(self) -> int | None:
        return self._process.pid if self._process is not None else None

    def _start(self) -> None:
        self._kill()
        try:
            ours, theirs = self._context.Pipe()
            with theirs, _no_ctrl_c():
                process = self._context.Process(target=serve, args=(theirs, GAMES), daemon=True, name="aoc-desktop-ai")
                process.start()
        except OSError as error:  # no memory, no room for another process or pipe, or the system forbids it
            self._asked = None
            raise WorkerFailed(f"no worker can be started: {error.strerror or error}") from None
        self._process, self._pipe = process, ours
        self._starts += 1

    def _send(self) -> None:
        assert self._pipe is not None
        try:
            self._pipe.send(self._asked)
        except OSError:
            self._start_again("the worker died before it was asked")

    def _start_again(self, why: str) -> None:
        if self._starts > MOST_STARTS:
            self._asked = None
            self._kill()
            raise WorkerFailed(why)
        self._start()
        self._send()

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None
