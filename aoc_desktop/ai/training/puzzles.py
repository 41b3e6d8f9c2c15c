"""Puzzles: found in games between computer players, proved by searching every line, sieved, graded, chosen.

    python -m aoc_desktop.ai.training.puzzles mine --game GAME --games 200 --out FILE   (goes on where it stopped)
    python -m aoc_desktop.ai.training.puzzles choose --game GAME --found FILE... --to RESOURCE
    python -m aoc_desktop.ai.training.puzzles prove --game GAME

`mine` adds a line for each puzzle found, and one for each game played, to FILE. `prove` searches every shipped puzzle
anew from its record, with what is hidden drawn anew, and where the lines are few without a table too.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from aoc_desktop import __version__
from aoc_desktop.ai.exhaustive import Exhaustive, TooManyPositions, every_line
from aoc_desktop.ai.knowledge import judge_of
from aoc_desktop.ai.levels import level
from aoc_desktop.games import GAMES, game_named, puzzles_of
from aoc_desktop.kernel.game import CHANCE, Game, Seat
from aoc_desktop.kernel.horizon import Horizon
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import record_of_match, start
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.solo.puzzles import GRADES, Kind, Proof, Puzzle, Puzzles, read_puzzles, shipped_puzzles

MOST_POSITIONS = 20_000
"""Above, a position is no puzzle: its hints would have to be waited for."""
LEAST_DECISIONS = 2
MOST_LUCK = 0.05
MOST_ENDS = 4
MOST_OF_A_MOTIF = 2
"""Puzzles whose solutions play the same cards."""
REDRAWS = 2
TRIALS = 3
MOST_PLAIN = 50_000
"""Lines that are also searched without a table."""
MOST_MOVES = 200
FINDERS = ("adept", "expert")
"""The levels that are asked to find a puzzle, for its grade."""


class Left(Exception):
    """A position that is no puzzle: `args[0]` says why."""


class Found(NamedTuple):
    """What a search found at a position."""

    best: int
    ends: int
    lines: int


# ------------------------------------------------------------------ from a position to a puzzle


def searched(kind: Kind, game: Game[Any], state: Any, seat: Seat) -> tuple[Exhaustive, Found]:
    """Every line from here; Left where there are none, or too many positions."""
    search = Exhaustive(kind.horizon(game, state, seat), MOST_POSITIONS)
    try:
        outlook = search.outlook(state)
    except TooManyPositions:
        raise Left("too_large") from None
    if outlook.best is None:
        raise Left("no_line")
    ends = search.best_ends(state, lambda end: kind.side(end, seat))
    return search, Found(round(outlook.best), ends, outlook.lines)


def judged(kind: Kind, match: Match[Any], seat: Seat, seed: int) -> Puzzle:
    """The puzzle of a position, its id still open; Left says why there is none. Cheap tests come first."""
    game, state = match.game, match.game.copy(match.state)
    search, found = searched(kind, game, state, seat)
    outlook = search.outlook(state)
    if outlook.length < LEAST_DECISIONS:
        raise Left("too_short")
    if outlook.chance > MOST_LUCK:
        raise Left("too_easy")
    if found.ends > MOST_ENDS:
        raise Left("many_solutions")
    if kind.least is not None and found.best < kind.least:
        raise Left("lost")
    plain = greedy(search.horizon, state)
    if plain is not None and found.best - plain < kind.gap:
        raise Left("greed_finds_it")
    for number in range(REDRAWS):
        if hidden_drawn_anew(kind, game, state, seat, Rng(seed).fork(number)) != found:
            raise Left("hidden_matters")
    levels: dict[str, tuple[int | None, ...]] = {"greedy": (plain,)}
    if kind.graded_by_levels:
        for name in FINDERS:
            levels[name] = tuple(played_by(search.horizon, state, name, seed + trial) for trial in range(TRIALS))
        adept = [value for value in levels["adept"] if value is not None]
        if adept and found.best - sum(adept) / len(adept) < kind.gap / 2:
            raise Left("adept_finds_it")
    return Puzzle(
        id="new-000",
        kind=kind.name,
        seat=seat,
        unit=kind.unit,
        best=found.best,
        solutions=found.ends,
        decisions=outlook.length,
        grade=grade_of(found.best, outlook.length, outlook.chance, levels),
        line=tuple(" ".join(move) for move in search.line(state)),
        proof=Proof(
            positions=search.positions,
            lines=outlook.lines,
            best_lines=outlook.best_lines,
            closed=search.closed,
            chance=round(outlook.chance, 6),
            first_moves=tuple(round(best) for _, best in search.firsts(state)[:8]),
        ),
        levels=levels,
        fingerprint=game.fingerprint(match.beginning.card_set),
        engine=__version__,
        record=json.loads(record_of_match(match)._replace(meta={}).to_json()),
    )


def hidden_drawn_anew(kind: Kind, game: Game[Any], state: Any, seat: Seat, rng: Rng) -> Found:
    """The same search on another state that the seat may hold for true."""
    return searched(kind, game, game.redraw(game.view(state, seat), rng), seat)[1]


def greedy(horizon: Horizon, state: Any) -> int | None:
    """What greed comes to: always the move after which the measure stands best now, the first of equals."""
    search = Exhaustive(horizon, 0)
    for _ in range(MOST_MOVES):
        if horizon.over(state):
            return round(horizon.value(state))
        ways = [after for _, after in search.following(state)]
        if not ways:
            return None
        state = max(ways, key=horizon.value)
    return None


def played_by(horizon: Horizon, state: Any, name: str, seed: int) -> int | None:
    """What a level comes to from here. Where its wish is closed it takes the next best at a glance."""
    game, seat = horizon.game, horizon.seat
    player, rng = level(name), Rng(seed)
    state = game.copy(state)
    for _ in range(MOST_MOVES):
        if horizon.over(state):
            return round(horizon.value(state))
        after = game.copy(state)
        game.apply(after, seat, player(game, state, seat, rng))
        if horizon.why_closed(after) is not None:
            margin = judge_of(game.id, state).margin
            ways = [way for _, way in Exhaustive(horizon, 0).following(state)]
            if not ways:
                return None
            after = max(ways, key=lambda way: margin(way, seat))
        state = after
    return None


def grade_of(best: int, length: int, chance: float, levels: Mapping[str, Sequence[int | None]]) -> int:
    """1 to 3 from how long, how rare, and who finds it; where levels say nothing, from length and luck alone."""
    hard = (length >= 4) + (length >= 6) + (chance < 0.01) + (chance < 0.001)
    finders = [values for name, values in levels.items() if name != "greedy"]
    hard += sum(sum(value == best for value in values) / len(values) < 0.3 for values in finders)
    return 1 if hard <= 1 else 2 if hard <= (3 if finders else 2) else 3


def motif_of(puzzle: Puzzle) -> tuple[str, ...]:
    """What the solution is about: verbs and cards without places and numbers, in any order."""
    return tuple(sorted({" ".join(word for word in move[:2] if len(word) > 2) for move in puzzle.moves}))


# ------------------------------------------------------------------ mining


def positions(kind: Kind, match: Match[Any], player: str, rng: Rng) -> Iterator[tuple[Match[Any], Seat]]:
    """Play a game to its end; on the way, every position at which a puzzle may begin, once per seat and round."""
    game, begun = match.game, set[Any]()
    players = [level(player) for _ in range(max(1, match.beginning.players))]
    while match.deciders:
        seat = match.deciders[0]
        if seat == CHANCE:
            match.draw(rng)
            continue
        here = seat, game.moment(match.state).round
        if match.deciders == (seat,) and here not in begun and kind.offered(match.state, seat):
            begun.add(here)
            yield match, seat
        made = kind.composed(match.state) if kind.composed is not None else None
        if made is not None:
            there = match.at(len(match.history))
            there.play(seat, made[1])
            if there.deciders == (made[0],):
                yield there, made[0]
        match.play(seat, players[seat](game, match.state, seat, rng))


class Vein:
    """A file of found puzzles, and of the games that were searched for them."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.played: set[tuple[str, int, int]] = set()
        """Kind, number of its table, seed."""
        self.puzzles: list[dict[str, Any]] = []
        self.left: Counter[str] = Counter()
        self.seconds = 0.0
        for text in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
            data = json.loads(text)
            if "played" in data:
                self.played.add((data["kind"], data["table"], data["played"]))
                self.left.update(data["left"])
                self.seconds += data["seconds"]
            else:
                self.puzzles.append(data)

    def write(self, data: Mapping[str, Any]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")


def mine(puzzles: Puzzles, games: int, seed: int, player: str, vein: Vein) -> None:
    """So many games of every table of every kind, kinds in turn, all seats played by this level."""
    game = game_named(puzzles.game)
    for number in range(seed, seed + games):
        for kind in puzzles.kinds:
            for place, table in enumerate(kind.tables):
                if (kind.name, place, number) in vein.played:
                    continue
                began, left = process_time(), Counter[str]()
                match = start(game, table._replace(setup={"seed": number, **table.setup}))
                for there, seat in positions(kind, match, player, Rng(number).fork(99)):
                    try:
                        vein.write(judged(kind, there, seat, number).model_dump(mode="json"))
                        left["kept"] += 1
                    except Left as why:
                        left[why.args[0]] += 1
                seconds = round(process_time() - began, 2)
                done = {"kind": kind.name, "table": place, "played": number, "left": left, "seconds": seconds}
                vein.write(done)


# ------------------------------------------------------------------ choosing


def chosen(puzzles: Puzzles, found: Sequence[Puzzle], of_each: int, before: Sequence[Puzzle] = ()) -> list[Puzzle]:
    """So many of each grade, kinds in turn, no motif more than twice, the rarer first; ids in order of grade. Puzzles
    that ship already stay as they are, with their ids."""
    found = [one.model_copy(update={"grade": _graded(one)}) for one in found]
    kept: list[Puzzle] = []
    motifs = Counter(map(motif_of, before))
    known = [one.record for one in before]
    for grade in reversed(GRADES):  # hard ones are rarer, and motifs are few
        rows = {
            kind.name: [one for one in found if (one.kind, one.grade) == (kind.name, grade)] for kind in puzzles.kinds
        }
        for row in rows.values():
            row.sort(key=lambda one: one.proof.chance, reverse=True)
        count = sum(one.grade == grade for one in before)
        while count < of_each and any(rows.values()):
            for row in rows.values():
                while row and count < of_each:
                    one = row.pop()
                    if motifs[motif_of(one)] < MOST_OF_A_MOTIF and one.record not in known:
                        motifs[motif_of(one)] += 1
                        kept.append(one)
                        count += 1
                        break
    kept.sort(key=lambda one: (one.grade, -one.proof.chance))
    first = 1 + max((int(one.id[-3:]) for one in before), default=0)
    named = [one.model_copy(update={"id": f"{puzzles.prefix}-{n:03}"}) for n, one in enumerate(kept, first)]
    return [*before, *named]


def _graded(one: Puzzle) -> int:
    """By today's limits."""
    return grade_of(one.best, one.decisions, one.proof.chance, one.levels)


# ------------------------------------------------------------------ proving


def why_unproved(puzzles: Puzzles, puzzle: Puzzle, plainly: bool = True) -> str:
    """Prove a puzzle from its record alone; what is wrong with it, or nothing."""
    game, kind = game_named(puzzles.game), puzzles.kind(puzzle.kind)
    assert kind is not None
    state, seat = puzzle.position(game).state, puzzle.seat
    try:
        search, found = searched(kind, game, state, seat)
        anew = [hidden_drawn_anew(kind, game, state, seat, Rng(number)) for number in range(REDRAWS)]
    except Left as why:
        return str(why.args[0])
    if found != Found(puzzle.best, puzzle.solutions, puzzle.proof.lines):
        return f"found {found}"
    if anew != [found] * REDRAWS:
        return "what is hidden matters"
    if (length := search.outlook(state).length) != puzzle.decisions:
        return f"{length} decisions"
    if plainly and found.lines <= MOST_PLAIN and every_line(search.horizon, state) != (found.best, found.lines):
        return "otherwise without a table"
    return _why_line_wrong(search.horizon, game.copy(state), puzzle)


def _why_line_wrong(horizon: Horizon, state: Any, puzzle: Puzzle) -> str:
    for move in puzzle.moves:
        if horizon.over(state) or move not in horizon.game.legal(state, puzzle.seat):
            return f"not legal: {' '.join(move)}"
        horizon.game.apply(state, puzzle.seat, move)
        if horizon.why_closed(state) is not None:
            return f"closed: {' '.join(move)}"
    return "" if horizon.over(state) and horizon.value(state) == puzzle.best else "the line is not best"


def prove(puzzles: Puzzles) -> int:
    """Prove every shipped puzzle; how many are wrong."""
    began, wrong = process_time(), 0
    shipped = shipped_puzzles(game_named(puzzles.game), puzzles)
    for puzzle in shipped:
        if why := why_unproved(puzzles, puzzle):
            wrong += 1
            print(f"{puzzle.id}: {why}")
    print(f"{puzzles.game}: {len(shipped)} puzzles, {wrong} wrong, {process_time() - began:.1f} s")
    return wrong


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task", choices=("mine", "choose", "prove"))
    parser.add_argument("--game", choices=[game for game in GAMES if puzzles_of(game) is not None], required=True)
    parser.add_argument("--games", type=int, default=200, help="games of each table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--player", default="expert", help="the level of all seats in the games that are searched")
    parser.add_argument("--out", type=Path, default=Path("puzzles.jsonl"))
    parser.add_argument("--of-each", type=int, default=24, help="puzzles of each grade that are chosen")
    parser.add_argument("--to", type=Path)
    parser.add_argument("--found", nargs="+", type=Path, default=[])
    asked = parser.parse_args(words)
    puzzles = puzzles_of(asked.game)
    assert puzzles is not None
    if asked.task == "prove":
        return 1 if prove(puzzles) else 0
    if asked.task == "mine":
        mine(puzzles, asked.games, asked.seed, asked.player, Vein(asked.out))
        return 0
    veins = [Vein(path) for path in asked.found]
    found = [Puzzle.model_validate_json(json.dumps(data)) for vein in veins for data in vein.puzzles]
    kept = chosen(puzzles, found, asked.of_each, read_puzzles(asked.to, puzzles) if asked.to.exists() else ())
    lines = [json.dumps(one.model_dump(mode="json"), ensure_ascii=False, separators=(",", ":")) for one in kept]
    asked.to.write_text("\n".join(lines) + "\n", encoding="utf-8")
    left = sum((vein.left for vein in veins), Counter[str]())
    minutes = sum(vein.seconds for vein in veins) / 60
    grades = Counter((one.kind, one.grade) for one in kept)
    print(f"{sum(len(vein.played) for vein in veins)} games, {minutes:.1f} minutes, {len(found)} found: {dict(left)}")
    print(f"{len(kept)} chosen: {dict(sorted(grades.items()))}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
