"""AI seats think in a worker process, so that the interpreter lock never makes the table stutter.

The worker receives a seat's view as plain data, never a record, and a seed from which no other follows: it
cannot know the deck. The question is kept until its answer has come: a worker that was killed is started anew and asked
again, and gives the same answer, because an answer depends only on the question. One that hangs, or answers nonsense,
is killed and asked again too, but only once.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any, NamedTuple, NoReturn

from aoc_desktop.ai.exhaustive import Exhaustive
from aoc_desktop.ai.hints import Candidate, rank_moves
from aoc_desktop.ai.knowledge import judge_of
from aoc_desktop.ai.levels import budget_for
from aoc_desktop.ai.odds import USUAL
from aoc_desktop.ai.policies import policy_of, styled
from aoc_desktop.ai.review import compare
from aoc_desktop.ai.search import Budget, think
from aoc_desktop.games import GAMES, GameEntry, codec_of, game_named, puzzles_of
from aoc_desktop.kernel.game import Game, Move, Seat
from aoc_desktop.kernel.rng import Rng

MOST_POSITIONS = 1_000_000
"""Of a puzzle: all that ship have far fewer."""
MOST_STARTS = 5
"""A question at which so many workers died would kill the next one too."""
MOST_ASKED = 2
"""So often is a question put to workers that hang or answer nonsense."""
PATIENCE = 45.0
"""Seconds after which a worker counts as hanging: the slowest level needs a few, on a slow and busy machine more."""


class Question(NamedTuple):
    """All data that a decision depends on."""

    game: str
    view: Mapping[str, Any]
    seat: Seat
    seed: int
    budget: Budget = Budget()
    hints: bool = False
    """Asks for a ranking of the moves instead of a move."""
    played: tuple[Move, ...] = ()
    """Asks to compare this turn, played long ago, with the best one."""
    level: str = ""
    """Of the seat that decides, for a game whose seats have a policy; where chances are told, that of the others."""
    puzzle: str = ""
    """Asks what a puzzle of this kind, whose beginning is viewed, still allows after the moves `played`."""


class Answer(NamedTuple):
    move: Move
    line: tuple[Move, ...]
    """The whole planned turn, the move first: the seat may play on without asking until it sees something new."""
    candidates: tuple[Candidate, ...] = ()
    """Best first, where hints were asked for; the best turn and the played one, where that was asked."""
    still: int | None = None
    """Of a puzzle: the best result that can still be had."""
    back: int = 0
    """Of a puzzle: so many of the moves played keep the best of all from being had."""


class WorkerFailed(Exception):
    """The worker died again and again, hangs, answers nonsense, or could not think: `args[0]` says why."""


class NoWorker(WorkerFailed):
    """The system starts no worker: whoever asked may think in its own process."""


def question(game_id: str, view: Any, seat: Seat, seed: int, level: str, style: str = "") -> Question:
    """What a seat of this level and style has to decide."""
    budget = budget_for(game_id, level)._replace(style=style)
    return Question(game_id, codec_of(game_id).to_data(view), seat, seed, budget, level=level)


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
    if asked.puzzle:
        return way_through(game, game.redraw(view, rng), asked)
    if asked.played:
        pair = compare(game, view, asked.seat, rng, asked.played, asked.budget, asked.level or USUAL)
        return Answer(pair[0].move, pair[0].line, pair)
    if asked.hints:
        candidates = tuple(rank_moves(game, view, asked.seat, rng, asked.budget, asked.level or USUAL))
        return Answer(candidates[0].move, candidates[0].line, candidates)
    policy = policy_of(asked.game)
    if policy is not None and asked.level:
        line = styled(policy, asked.game, asked.level, asked.budget.style)(view, asked.seat, rng, asked.level)
        return Answer(line[0], line)
    judge = judge_of(asked.game, game.redraw(view, Rng(0)))
    plan, _ = think(game, judge, view, asked.seat, rng, asked.budget)
    return Answer(plan.moves[0], plan.moves)


def way_through(game: Game[Any], state: Any, asked: Question) -> Answer:
    """What a puzzle still allows: every line is searched from its beginning."""
    puzzles = puzzles_of(asked.game)
    kind = puzzles.kind(asked.puzzle) if puzzles is not None else None
    assert kind is not None, asked.puzzle
    search = Exhaustive(kind.horizon(game, state, asked.seat), MOST_POSITIONS)
    best = search.outlook(state).best
    good = 0
    for number, move in enumerate(asked.played, 1):
        state = game.copy(state)
        game.apply(state, asked.seat, move)
        good = number if search.outlook(state).best == best else good
    still, line = search.outlook(state).best, search.line(state)
    return Answer(
        line[0] if line else (), line, still=None if still is None else round(still), back=len(asked.played) - good
    )


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


def _listen(pipe: Connection, replies: SimpleQueue[object]) -> None:
    """Hand on all that a worker says, until its end closes (None).

    A message that never ends holds up this thread only."""
    while True:
        try:
            replies.put(pipe.recv())
        except (EOFError, OSError):
            replies.put(None)
            return
        except Exception as error:  # no message: it will make no sense
            replies.put(error)


def _makes_sense(reply: object, asked: Question) -> bool:
    """Whether this is an answer to the question by its form; the rules are asked by whoever put the question."""
    if not isinstance(reply, Answer) or not all(isinstance(part, tuple) for part in (reply.line, reply.candidates)):
        return False
    if reply.line[:1] != (reply.move,) or not all(isinstance(candidate, Candidate) for candidate in reply.candidates):
        return False
    moves = (*reply.line, *(candidate.move for candidate in reply.candidates))
    words = all(isinstance(move, tuple) and move and all(isinstance(word, str) for word in move) for move in moves)
    return words and len(reply.candidates) >= (2 if asked.played else asked.hints)


class Thinker:
    """The table's side of a worker: one question at a time, never waiting unless asked to."""

    def __init__(self) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._listener: threading.Thread | None = None
        self._replies: SimpleQueue[object] = SimpleQueue()
        """What the worker has said."""
        self._asked: Question | None = None
        self._is_sound: Callable[[Answer], bool] = lambda _answer: True
        self._starts = self._times = 0
        """Workers that the question has needed so far, and how often it was put to one that did not die."""
        self._until = 0.0
        """When the worker counts as hanging."""

    def warm_up(self) -> None:
        """Start the worker before there is a question for it."""
        if self._process is None or not self._process.is_alive():
            self._start()

    def ask(self, asked: Question, is_sound: Callable[[Answer], bool] = lambda _answer: True) -> None:
        """Put a question; one that is still open is cancelled. `is_sound`: whether the rules allow an answer."""
        if self._asked is not None:
            self.cancel()
        if not self._replies.empty():
            self._kill()  # it says more than it was asked: that would be taken for the answer
        self._asked, self._is_sound = asked, is_sound
        self._starts, self._times = 0, 1
        self.warm_up()
        self._send()

    @property
    def is_thinking(self) -> bool:
        return self._asked is not None

    def poll(self, seconds: float = 0.0) -> Answer | None:
        """The answer if it has come (waiting for it so long at most). A worker that died, hangs or answered nonsense is
        replaced and asked again."""
        if self._asked is None:
            return None
        try:
            reply = self._replies.get(timeout=seconds) if seconds else self._replies.get_nowait()
        except Empty:
            if monotonic() > self._until:
                self._ask_again("the worker does not answer")
            return None
        if reply is None:
            self._start_again("the worker died")
            return None
        if isinstance(reply, WorkerFailed):
            self._asked = None
            raise reply
        if not (_makes_sense(reply, self._asked) and isinstance(reply, Answer) and self._is_sound(reply)):
            self._ask_again("the worker's answer makes no sense")
            return None
        self._asked = None
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
            replies: SimpleQueue[object] = SimpleQueue()
            listener = threading.Thread(target=_listen, args=(ours, replies), daemon=True)
            listener.start()
        except (OSError, RuntimeError) as error:  # no memory, no room for another process, pipe or thread, or forbidden
            self._asked = None
            raise NoWorker(f"no worker can be started: {getattr(error, 'strerror', None) or error}") from None
        self._process, self._pipe, self._listener, self._replies = process, ours, listener, replies
        self._starts += 1

    def _send(self) -> None:
        assert self._pipe is not None
        self._until = monotonic() + PATIENCE
        try:
            self._pipe.send(self._asked)
        except OSError:
            self._start_again("the worker died before it was asked")

    def _ask_again(self, why: str) -> None:
        """The worker lives, but is of no use."""
        if self._times >= MOST_ASKED:
            self._give_up(why)
        self._times += 1
        self._start_again(why)

    def _start_again(self, why: str) -> None:
        if self._starts > MOST_STARTS:
            self._give_up(why)
        self._start()
        self._send()

    def _give_up(self, why: str) -> NoReturn:
        self._asked = None
        self._kill()
        raise WorkerFailed(why)

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        if self._listener is not None:
            self._listener.join()  # the other end is closed now
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = self._listener = None
