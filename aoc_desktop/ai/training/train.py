"""Learn the weights by self-play. The same seed gives the same weights.

python -m aoc_desktop.ai.training.train --kind table --seed 1 --greedy 8000 --planned 4000 --out weights.json

First every side plays the move that leaves it best (quick); then whole turns planned by a narrow beam, which is how the
levels play (slow). Now and then a side tries something else. A course with `--tied` gives a feature the same weight
within and between turns; a later course that starts from it tells the two apart.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from aoc_desktop.ai.knowledge import Judge, Weights, knowledge_of
from aoc_desktop.ai.search import Searcher, luck_of
from aoc_desktop.games import FIRST, GAMES, game_named
from aoc_desktop.kernel.game import CHANCE, Game, Move, Seat
from aoc_desktop.kernel.rng import Rng

BATCH = 250
"""Games between two updates of the weights that the players use."""
EPOCHS = 2
LATE = 6
"""The weights are the mean after the last batches: steadier than the last of them."""
REMEMBERED = 40_000
"""Samples kept from earlier batches, so that rare cards are seen often enough."""
PLAN_ROOTS, PLAN_WIDTH = 3, 1
WITHIN_TURNS = 4
"""One in so many moments within a turn is learned from; the ends of turns always are."""


class TrainingStage(NamedTuple):
    """A part of the course; rate and exploration fall as it goes on."""

    games: int
    planned: bool
    explore: float
    rate: float


class TrainingProgress(NamedTuple):
    games: int
    error: float
    mean_points: float
    seconds: float


class Teacher:
    """Plays all sides of games under the weights of the moment and notes what each side met."""

    def __init__(
        self, game: Game[Any], weights: Weights, explore: float, planned: bool, rng: Rng, tied: bool = False
    ) -> None:
        self.game = game
        self.judge = Judge(knowledge_of(game.id), weights)
        self.knowledge = self.judge.knowledge
        self.explore = int(explore * 1000)
        self.planned = planned
        self.rng = rng
        self.tied = tied
        self.met: dict[str, str] = {}
        """Every feature that was met, with the name that it is learned under."""
        self.samples: list[Sample] = []
        self.strays: list[tuple[int, float]] = []
        self.finals: list[int] = []

    def play(self, state: Any) -> None:
        """One game, in place."""
        game, knowledge = self.game, self.knowledge
        sides: list[list[Step]] = [[] for _ in range(knowledge.seats(state))]
        while deciders := game.deciders(state):
            seat = deciders[0]
            if seat == CHANCE:  # chance has no strategy to learn
                game.apply(state, CHANCE, game.draw(state, self.rng))
                continue
            for move in self._moves(state, seat):
                turn = knowledge.turn(state)
                game.apply(state, seat, move)
                if turn is None or knowledge.turn(state) != turn or self.rng.below(WITHIN_TURNS) == 0:
                    sides[seat].append(self._step(state, seat))
        for seat, steps in enumerate(sides):
            self._learn_from(steps, knowledge.points(state, seat), self.judge.margin(state, seat))

    def _moves(self, state: Any, seat: Seat) -> tuple[Move, ...]:
        explores = self.rng.below(1000) < self.explore
        searcher = Searcher(self.game, self.judge, seat, luck=luck_of(self.game, self.rng))
        if explores:
            return (self.game.legal(state, seat).sample(self.rng),)
        if not self.planned:
            return (searcher.greedy_move(state, seat),)
        return searcher.plans(state, PLAN_ROOTS, PLAN_WIDTH)[0].moves

    def _step(self, state: Any, seat: Seat) -> Step:
        knowledge, judge = self.knowledge, self.judge
        points = knowledge.points(state, seat)
        expected, margin = judge.standing(state, seat)
        left = knowledge.turns_left(state, seat)
        features = knowledge.features(state, seat)
        if self.tied:
            self.met.update((name, knowledge.tied(name)) for name in features)
            features = {self.met[name]: value for name, value in features.items()}
        return Step(features, points, expected - points, margin, left)

    def _learn_from(self, steps: Sequence[Step], final: int, margin: float) -> None:
        self.samples += samples_of(steps, final)
        self.strays += [(step.turns_left, margin - step.margin) for step in steps if step.features]
        self.finals.append(final)


class TrainingCourse:
    """A course of self-play."""

    def __init__(
        self,
        game: Game[Any],
        kind: str,
        seed: int,
        report: Callable[[TrainingCourse], None],
        start: Mapping[str, float],
        tied: bool = False,
    ) -> None:
        self.game = game
        self.kind = kind
        self.rng = Rng(seed)
        self.report = report
        self.weights: dict[str, float] = dict(start)
        self.tied = tied
        self.met: dict[str, str] = {}
        self.memory: list[Sample] = []
        self.late: list[dict[str, float]] = []
        self.spread: tuple[float, ...] = (1.0,)
        self.games = 0
        self.curve: list[TrainingProgress] = []
        self.began = perf_counter()

    def run(self, stage: TrainingStage) -> None:
        batches = -(-stage.games // BATCH)
        for number in range(batches):
            done = number / batches
            explore = stage.explore * (1 - 0.75 * done)
            weights = Weights(self._untied(self.weights), self.spread)
            teacher = Teacher(self.game, weights, explore, stage.planned, self.rng, self.tied)
            games = min(BATCH, stage.games - number * BATCH)
            for _ in range(games):
                teacher.play(teacher.knowledge.practice(self.kind, self.rng.fork(1)))
            self._learn(teacher, games, stage.rate * (1 - 0.85 * done))
            self.late = [*self.late[1 - LATE :], dict(self.weights)]
            self.report(self)

    def _learn(self, teacher: Teacher, games: int, rate: float) -> None:
        self.memory = (self.memory + teacher.samples)[-REMEMBERED:]
        error = 0.0
        for _ in range(EPOCHS):
            self.rng.shuffle(self.memory)
            error = learn(self.weights, self.memory, rate)
        self.spread = spread_of(teacher.strays)
        self.met.update(teacher.met)
        self.games += games
        mean = sum(teacher.finals) / len(teacher.finals)
        seconds = round(perf_counter() - self.began, 1)
        self.curve.append(TrainingProgress(self.games, round(error, 3), round(mean, 2), seconds))

    @property
    def result(self) -> Weights:
        return Weights(self._untied(mean_of(self.late or [self.weights])), self.spread)

    def _untied(self, weights: Mapping[str, float]) -> Mapping[str, float]:
        """With a value for every feature, where several were learned as one."""
        return {**weights, **{name: weights[one] for name, one in self.met.items() if one in weights}}


def course_of(greedy: int, planned: int) -> list[TrainingStage]:
    return [
        stage
        for stage in (
            TrainingStage(greedy, planned=False, explore=0.10, rate=0.15),
            TrainingStage(planned, planned=True, explore=0.05, rate=0.08),
        )
        if stage.games
    ]


def train(
    game: Game[Any],
    kind: str,
    stages: Sequence[TrainingStage],
    seed: int,
    report: Callable[[TrainingCourse], None] = lambda course: None,
    start: Mapping[str, float] | None = None,
    tied: bool = False,
) -> Weights:
    """Train weights by self-play, from zero or from earlier weights."""
    course = TrainingCourse(game, kind, seed, report, start or {}, tied)
    for stage in stages:
        course.run(stage)
    return course.result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(GAMES), default=FIRST)
    parser.add_argument("--kind", default="table", help="the set of weights to learn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--greedy", type=int, default=8000, help="games by greedy moves")
    parser.add_argument("--planned", type=int, default=4000, help="games by planned turns")
    parser.add_argument("--tied", action="store_true", help="learn values within and between turns as one")
    parser.add_argument("--stop", type=int, default=0, help="end after so many games, whatever is left of the course")
    parser.add_argument("--start", type=Path, help="a weights file to go on from")
    parser.add_argument("--start-kind", help="the set in that file, if not the same kind")
    parser.add_argument("--out", type=Path, required=True, help="the weights file; other kinds in it are kept")
    arguments = parser.parse_args()
    start_kind = arguments.start_kind or arguments.kind
    earlier = json.loads(arguments.start.read_text(encoding="utf-8"))[start_kind] if arguments.start else {}
    run = {"seed": arguments.seed, "greedy": arguments.greedy, "planned": arguments.planned}
    if arguments.tied:
        run["tied"] = True
    if start_kind != arguments.kind:
        run["start"] = start_kind

    def report(course: TrainingCourse) -> None:
        # Written after every batch, so that a stopped course keeps its results.
        print(*course.curve[-1], flush=True)
        this = {**run, "games": course.games, "columns": TrainingProgress._fields, "curve": course.curve}
        write(arguments.out, arguments.kind, course.result, [*earlier.get("training", []), this])
        if arguments.stop and course.games >= arguments.stop:
            sys.exit()

    stages = course_of(arguments.greedy, arguments.planned)
    game = game_named(arguments.game)
    train(game, arguments.kind, stages, arguments.seed, report, earlier.get("weights"), arguments.tied)


def write(path: Path, kind: str, weights: Weights, runs: Sequence[Mapping[str, Any]]) -> None:
    """Put a set of weights into the file, with the figures of the runs that learned them, one after the other."""
    data = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    lift = {"lift": weights.lift} if weights.lift else {}
    data[kind] = {"training": runs, "spread": weights.spread, **lift, "weights": weights.values}
    path.write_text(as_text(data), encoding="utf-8")


def as_text(data: Mapping[str, Mapping[str, Any]]) -> str:
    """One weight a line, one run a line: good to read and to compare."""
    kinds = []
    for kind, found in sorted(data.items()):
        runs = ",\n".join(json.dumps(run) for run in found["training"])
        values = ",\n".join(f"{json.dumps(name)}: {value}" for name, value in sorted(found["weights"].items()))
        lists = "".join(f'"{name}": {json.dumps(found[name])},\n' for name in ("spread", "lift") if name in found)
        kinds.append(f'{json.dumps(kind)}: {{\n"training": [\n{runs}\n],\n{lists}"weights": {{\n{values}\n}}\n}}')
    return "{\n" + ",\n".join(kinds) + "\n}\n"


if __name__ == "__main__":
    main()


# TD(λ) for linear weights over named features: improve the weights by the positions that a side met in a game.


LAMBDA = 0.8


class Step(NamedTuple):
    """One moment of a side's game, as learning needs it."""

    features: Mapping[str, float]
    points: int
    to_come: float
    """Further points as expected by the weights of that moment."""
    margin: float
    """Expected final margin."""
    turns_left: int


class Sample(NamedTuple):
    """A position of one side, and the points that were still to come."""

    features: tuple[tuple[str, float], ...]
    target: float


def samples_of(steps: Sequence[Step], final: int) -> list[Sample]:
    """The λ-returns of one side's game, from its end backwards."""
    samples = []
    target = 0.0
    points, expected = final, 0.0
    for step in reversed(steps):
        target = points - step.points + LAMBDA * target + (1 - LAMBDA) * expected
        if step.features:
            kept = tuple((name, float(value)) for name, value in step.features.items() if value)
            samples.append(Sample(kept, target))
        points, expected = step.points, step.to_come
    return samples


def scales_of(samples: Sequence[Sample]) -> dict[str, float]:
    """The mean square of each feature where it is not 0: it makes coins and rare cards learn equally fast."""
    total: dict[str, float] = {}
    count: dict[str, int] = {}
    for sample in samples:
        for name, value in sample.features:
            total[name] = total.get(name, 0.0) + value * value
            count[name] = count.get(name, 0) + 1
    return {name: square / count[name] for name, square in total.items()}


def learn(weights: dict[str, float], samples: Sequence[Sample], rate: float) -> float:
    """One pass of normalised least mean squares; returns the root of the mean square error before each step."""
    total = 0.0
    get = weights.get
    scales = scales_of(samples)
    for sample in samples:
        expected = norm = 0.0
        for name, value in sample.features:
            expected += get(name, 0.0) * value
            norm += value * value / scales[name]
        error = sample.target - expected
        total += error * error
        step = rate * error / norm if norm else 0.0  # a position without features
        for name, value in sample.features:
            weights[name] = get(name, 0.0) + step * value / scales[name]
    return sqrt(total / max(1, len(samples)))


def mean_of(runs: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """The mean of the late weights is steadier than the last of them."""
    names = sorted({name for run in runs for name in run})
    return {name: round(sum(run.get(name, 0.0) for run in runs) / len(runs), 4) for name in names}


def spread_of(strays: Sequence[tuple[int, float]]) -> tuple[float, ...]:
    """How far final margins stray from the expected ones, by the turns that were left: a standard deviation."""
    squares: dict[int, list[float]] = {}
    for left, stray in strays:
        squares.setdefault(left, []).append(stray * stray)
    most = max(squares, default=0)
    found = [squares.get(left, [1.0]) for left in range(most + 1)]
    return tuple(round(max(1.0, sqrt(sum(each) / len(each))), 2) for each in found)
