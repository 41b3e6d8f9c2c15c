"""Learn weights from games in which every seat likes something else, by a fit of how far it finished ahead.

python -m aoc_desktop.ai.training.league --game GAME --kind KIND --folder FOLDER --out weights.json

Learning from greedy self-play settles where no seat ever tries the other way. Here each seat of a game plans its turns
by weights that were changed at random for this game, by those of an earlier round or by those of a style; then one
ridge regression asks what the features of all positions were worth. A round plays by the weights that the round before
has fitted.

The folder keeps the moves of every game, a line each, and the weights of every round: a course that was cut off goes
on where it stopped, and features that are thought of later can be fitted to games that were played before.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from aoc_desktop.ai.knowledge import Judge, Weights, knowledge_of, weights_of
from aoc_desktop.ai.search import Searcher, luck_of
from aoc_desktop.ai.training.balance import lines_of, whole_lines
from aoc_desktop.ai.training.former import weights_in
from aoc_desktop.ai.training.ridge import Row, Sums, solutions
from aoc_desktop.ai.training.train import spread_of, write
from aoc_desktop.games import GAMES, game_named
from aoc_desktop.kernel.game import CHANCE, Game, Move
from aoc_desktop.kernel.rng import Rng

ROOTS, WIDTH = 4, 1
"""The beam by which a seat plans its turns."""
STRENGTHS = (0.0, 0.5, 1.0, 2.0)
"""Points by which a seat likes or dislikes what a feature usually amounts to; one is drawn for each seat and game."""
LIKED = 3
"""One in so many features is liked more or less than it should be."""
EARLIER = 5
"""One in so many seats plays by the weights of an earlier round."""
SURVEY = 24
"""Games that show what a feature usually amounts to."""
WITHIN_TURNS = 4
"""One in so many moments within a turn is learned from; the ends of turns always are."""
HELD_OUT = 10
"""One in so many games is not fitted: it tells how far the fit errs."""
RIDGES = (30.0, 120.0, 500.0, 2000.0)
"""Observations of each feature that its prior counts for."""


class Course(NamedTuple):
    """What is learned, from which games."""

    game: Game[Any]
    kind: str
    """The set of weights."""
    seed: int
    games: int
    """In each round."""
    trace: float
    """How much of what comes later a position is told from the end of the game; the rest from the next position."""
    recent: int
    """Rounds whose games are fitted together."""
    folder: Path
    rival: Weights | None = None
    """The fixed weights of all seats but one: what is learned then exploits them."""
    ridges: tuple[float, ...] = RIDGES
    keep: tuple[str, ...] = ()
    """How the names of features end whose weights stay as they were: too few games to learn them from."""

    def kept(self, before: Weights, found: Mapping[str, float]) -> dict[str, float]:
        """The weights found, but for those that stay."""
        stay = {name: value for name, value in before.values.items() if name.endswith(self.keep)}
        return {**{name: value for name, value in found.items() if not name.endswith(self.keep)}, **stay}

    def start(self, number: int) -> Any:
        """The start of a game; every game of every round has another."""
        return knowledge_of(self.game.id).practice(self.kind, Rng(self.seed + number))

    def weights_file(self, number: int) -> Path:
        return self.folder / f"round_{number}.json"

    @property
    def games_file(self) -> Path:
        return self.folder / "games.jsonl"


# Games.


def planned_game(game: Game[Any], state: Any, judges: Sequence[Judge], rng: Rng) -> list[Move]:
    """Play a state to its end in place, every seat by a judge of its own; returns the moves, those of chance too."""
    moves: list[Move] = []
    while deciders := game.deciders(state):
        seat = deciders[0]
        if seat == CHANCE:
            plan: tuple[Move, ...] = (game.draw(state, rng),)
        else:
            plan = Searcher(game, judges[seat], seat, luck=luck_of(game, rng)).plans(state, ROOTS, WIDTH)[0].moves
        for move in plan:
            game.apply(state, seat, move)
            moves.append(move)
            if game.deciders(state)[:1] != (seat,):  # where several decide at once, the others come between
                break
    return moves


def surveyed(course: Course, weights: Weights) -> dict[str, float]:
    """What each feature usually amounts to where it is not 0, by its name: the root of the mean square. What no seat
    has had counts as one: else nobody would ever try it."""
    knowledge = knowledge_of(course.game.id)
    total: dict[str, float] = {}
    count: dict[str, int] = {}
    for number in range(SURVEY):
        state = course.start(-1 - number)
        judges = [Judge(knowledge, weights)] * knowledge.seats(state)
        moves = planned_game(course.game, course.game.copy(state), judges, Rng(number))
        for position in positions_of(course.game, state, moves):
            for name, value in position.features[position.mover].items():
                total[name] = total.get(name, 0.0) + value * value
                count[name] = count.get(name, 0) + (value != 0)
    found = {name: sqrt(square / count[name]) for name, square in total.items() if square}
    return {**dict.fromkeys(sorted(weights.values), 1.0), **found}


def changed(weights: Weights, usual: Mapping[str, float], tied: Callable[[str], str], rng: Rng) -> Weights:
    """The weights of a seat that likes some things more and others less; all that is tied is liked alike."""
    strength = rng.choice(STRENGTHS)
    if not strength:
        return weights
    liked: dict[str, float] = {}
    values = dict(weights.values)
    for name, amount in usual.items():
        one = tied(name)
        if one not in liked:
            liked[one] = strength * _normal(rng) if rng.below(LIKED) == 0 else 0.0
        if liked[one]:
            values[name] = values.get(name, 0.0) + liked[one] / amount
    return Weights(values, weights.spread)


def _normal(rng: Rng) -> float:
    """About normally distributed, with a deviation of 1."""
    return (sum(rng.below(1001) for _ in range(4)) / 1000 - 2) * sqrt(3)


def play_round(course: Course, number: int, known: Sequence[Weights]) -> None:
    """Play what the folder lacks of a round. `known` are its weights and those of earlier rounds, newest first."""
    missing = range(whole_lines(course.games_file), (number + 1) * course.games)
    if not missing:
        return
    knowledge = knowledge_of(course.game.id)
    usual = surveyed(course, known[0])
    for which in missing:
        state, rng = course.start(which), Rng(course.seed + which).fork(1)
        judges = []
        seats = knowledge.seats(state)
        for seat in range(seats):
            weights = rng.choice(known) if rng.below(EARLIER) == 0 else known[0]
            weights = changed(weights, usual, knowledge.tied, rng)
            if course.rival is not None and seat != which % seats:
                weights = course.rival
            judges.append(Judge(knowledge, weights))
        moves = planned_game(course.game, state, judges, rng)
        line = json.dumps({"game": which, "moves": [" ".join(move) for move in moves]})
        with course.games_file.open("a", encoding="utf-8") as file:
            file.write(line + "\n")


# Positions.


class Position(NamedTuple):
    """A moment of a game, as learning needs it."""

    mover: int
    points: tuple[int, ...]
    features: tuple[Mapping[str, float], ...]
    turns_left: int
    """Of the mover."""

    def lead(self, values: Mapping[str, float], seat: int) -> float:
        """How far ahead of the mean of the others the seat is expected to finish."""
        worth = self.worth(values)
        return ahead(worth, seat)

    def worth(self, values: Mapping[str, float]) -> list[float]:
        get = values.get
        return [
            points + sum([get(name, 0.0) * value for name, value in features.items()])
            for points, features in zip(self.points, self.features, strict=True)
        ]


def ahead(amounts: Sequence[float], seat: int) -> float:
    """How far an amount is above the mean of the others."""
    return amounts[seat] - (sum(amounts) - amounts[seat]) / (len(amounts) - 1)


def positions_of(game: Game[Any], state: Any, moves: Iterable[Move]) -> Iterator[Position]:
    """The ends of all turns, some moments within, and at last the end of the game. Plays the moves in place."""
    knowledge = knowledge_of(game.id)
    seats = range(knowledge.seats(state))
    within = 0
    for move in moves:
        seat, turn = game.deciders(state)[0], knowledge.turn(state)
        game.apply(state, seat, move)
        if seat == CHANCE:
            continue
        if turn is not None and knowledge.turn(state) == turn:
            within += 1
            if within % WITHIN_TURNS:
                continue
        yield Position(
            seat,
            tuple([knowledge.points(state, each) for each in seats]),
            tuple([knowledge.features(state, each) for each in seats]),
            knowledge.turns_left(state, seat),
        )
    points = tuple([knowledge.points(state, each) for each in seats])
    yield Position(0, points, tuple([{} for _ in seats]), 0)


def targets_of(positions: Sequence[Position], values: Mapping[str, float], trace: float) -> list[list[float]]:
    """For each position, how far ahead each seat will finish: partly as it came, partly as was expected next."""
    seats = range(len(positions[0].points))
    found: list[list[float]] = []
    target = [ahead(positions[-1].points, seat) for seat in seats]
    expected = target
    for position in reversed(positions):
        target = [trace * late + (1 - trace) * soon for late, soon in zip(target, expected, strict=True)]
        found.append(target)
        if trace < 1:
            worth = position.worth(values)
            expected = [ahead(worth, seat) for seat in seats]
    return found[::-1]


# Fitting.


class Fit(NamedTuple):
    """What a round has learned."""

    weights: Weights
    games: int
    positions: int
    prior: str
    """What the weights were held to, and by which ridge."""
    errors: Mapping[str, float]
    """By prior: how far final leads strayed from the expected ones, in games that were not fitted."""
    before: float
    """The same by the weights that these games were played with."""


def fit(course: Course, number: int, before: Weights) -> Fit:
    """The weights that explain the games of this round and of some before it."""
    knowledge = knowledge_of(course.game.id)
    sums = Sums()
    held_out: list[list[Position]] = []
    games = 0
    for line in lines_of(course.games_file):
        if not number - course.recent < line["game"] // course.games <= number:
            continue
        games += 1
        moves = [tuple(words.split()) for words in line["moves"]]
        positions = list(positions_of(course.game, course.start(line["game"]), moves))
        if line["game"] % HELD_OUT == 0:
            held_out.append(positions)
            continue
        targets = targets_of(positions, before.values, course.trace)
        for position, target in zip(positions[:-1], targets, strict=False):
            mover = position.mover
            sums.add(row_of(position), target[mover] - ahead(position.points, mover))
    found = {
        f"{name} {ridge:g}": course.kept(before, values)
        for name, start in (("zero", {}), ("before", before.values))
        for ridge, values in solutions(sums, course.ridges, knowledge.tied, start).items()
    }
    errors = {prior: error_of(held_out, values) for prior, values in found.items()}
    best = min(errors, key=lambda prior: errors[prior])
    values = {name: round(value, 4) for name, value in sorted(found[best].items())}
    spread = spread_of([stray for positions in held_out for stray in strays_of(positions, values)])
    return Fit(
        Weights(values, spread, lift_of(held_out, values)),
        games,
        sums.count,
        best,
        errors,
        error_of(held_out, before.values),
    )


def row_of(position: Position) -> Row:
    """What the mover has more of than the others on the mean."""
    found = dict(position.features[position.mover])
    part = 1 / (len(position.features) - 1)
    for seat, features in enumerate(position.features):
        if seat != position.mover:
            for name, value in features.items():
                found[name] = found.get(name, 0.0) - part * value
    return {name: float(value) for name, value in found.items() if value}


def error_of(games: Iterable[Sequence[Position]], values: Mapping[str, float]) -> float:
    """The root of the mean square by which final leads strayed from the expected ones."""
    total, count = 0.0, 0
    for positions in games:
        end = positions[-1].points
        for position in positions[:-1]:
            total += (position.lead(values, position.mover) - ahead(end, position.mover)) ** 2
            count += 1
    return sqrt(total / max(1, count))


def strays_of(positions: Sequence[Position], values: Mapping[str, float]) -> Iterator[tuple[int, float]]:
    """By the turns left: how far the final margin over the best other strayed from the expected one."""
    end = positions[-1].points
    for position in positions[:-1]:
        worth, seat = position.worth(values), position.mover
        yield position.turns_left, _margin(end, seat) - _margin(worth, seat)


def lift_of(games: Iterable[Sequence[Position]], values: Mapping[str, float]) -> tuple[float, ...]:
    """By the turns left: how far final points were above the worth on the mean; where that is not known, as before."""
    found: dict[int, list[float]] = {}
    for positions in games:
        end = positions[-1].points
        for position in positions[:-1]:
            worth = position.worth(values)
            found.setdefault(position.turns_left, []).append(sum(end) / len(end) - sum(worth) / len(worth))
    lifts = [0.0]
    for left in range(max(found, default=0) + 1):
        lifts.append(round(sum(found[left]) / len(found[left]), 2) if left in found else lifts[-1])
    return tuple(lifts[1:])


def measure(course: Course, weights: Weights) -> Weights:
    """The weights with spread and lift as they are in games of seats that play by them."""
    games = []
    for number in range(course.games):
        state, judge = course.start(number), Judge(knowledge_of(course.game.id), weights)
        moves = planned_game(course.game, course.game.copy(state), [judge] * judge.knowledge.seats(state), Rng(number))
        games.append(list(positions_of(course.game, state, moves)))
    spread = spread_of([stray for positions in games for stray in strays_of(positions, weights.values)])
    return Weights(weights.values, spread, lift_of(games, weights.values))


def _margin(amounts: Sequence[float], seat: int) -> float:
    return amounts[seat] - max(amount for other, amount in enumerate(amounts) if other != seat)


# Rounds of fit and play.


def run(course: Course, rounds: int, start: Weights, tell: Callable[[str], None]) -> list[Fit]:
    """Play and fit round after round; what the folder has already is not made again."""
    known, fits = [start], []
    for number in range(rounds):
        path = course.weights_file(number)
        if not path.exists():
            play_round(course, number, known)
            found = fit(course, number, known[0])
            fits.append(found)
            runs = [{"seed": course.seed, "round": number, "trace": course.trace, **told_of(found)}]
            write(path, course.kind, found.weights, runs)
            tell(f"{course.game.id} {course.kind}, round {number}: {json.dumps(told_of(found))}")
        known.insert(0, weights_in(path, course.kind))
    return fits


def told_of(found: Fit) -> dict[str, Any]:
    errors = {prior: round(error, 3) for prior, error in found.errors.items()}
    figures = {"games": found.games, "positions": found.positions, "prior": found.prior}
    return {**figures, "error_before": round(found.before, 3), "errors": errors}


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(GAMES), required=True)
    parser.add_argument("--kind", required=True, help="the set of weights to learn")
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument(
        "--rounds", type=int, default=3, help="0: only measure spread and lift of the weights in --out anew"
    )
    parser.add_argument("--games", type=int, default=2500, help="in each round")
    parser.add_argument("--trace", type=float, default=0.97, help="1: a position is told from the game's end alone")
    parser.add_argument("--recent", type=int, default=2, help="rounds whose games are fitted together")
    parser.add_argument("--start", type=Path, help="a weights file to begin with (default: the shipped weights)")
    parser.add_argument(
        "--against", type=Path, help="a weights file for all seats but one, which learns to exploit them"
    )
    parser.add_argument("--ridge", type=float, nargs="*", default=RIDGES, help="tried: what a prior counts for")
    parser.add_argument("--keep", nargs="*", default=(), help="how the names of weights end that stay as they were")
    parser.add_argument("--folder", type=Path, required=True, help="keeps the games: a course that was cut off goes on")
    parser.add_argument("--out", type=Path, help="a weights file for the last round's; other kinds in it are kept")
    parser.add_argument("--log", type=Path, help="a text file that gets a line for each round")
    arguments = parser.parse_args(words)
    arguments.folder.mkdir(parents=True, exist_ok=True)
    course = Course(
        game_named(arguments.game),
        arguments.kind,
        arguments.seed,
        arguments.games,
        arguments.trace,
        arguments.recent,
        arguments.folder,
        weights_in(arguments.against, arguments.kind) if arguments.against else None,
        tuple(arguments.ridge),
        tuple(arguments.keep),
    )
    kind = arguments.kind
    begins = arguments.start or (None if arguments.rounds else arguments.out)
    start = weights_in(begins, kind) if begins else weights_of(arguments.game, kind)

    def tell(line: str) -> None:
        print(line, flush=True)
        if arguments.log is not None:
            with arguments.log.open("a", encoding="utf-8") as file:
                file.write(line + "\n")

    if not arguments.rounds:
        assert arguments.out is not None
        shipped = json.loads(arguments.out.read_text(encoding="utf-8"))[kind]["training"]
        write(arguments.out, kind, measure(course, start), shipped)
        return
    run(course, arguments.rounds, start, tell)
    if arguments.out is not None:
        last = course.weights_file(arguments.rounds - 1)
        runs = json.loads(last.read_text(encoding="utf-8"))[kind]["training"]
        write(arguments.out, kind, weights_in(last, kind), runs)


if __name__ == "__main__":
    main()
