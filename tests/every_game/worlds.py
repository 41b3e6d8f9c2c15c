"""Two worlds that some seats cannot tell apart: the same game move by move, with hidden things exchanged.

What is hidden a game says itself: by its views, and by the seats that may see an event. Two entries of a record's full
set-up, or of what chance did, change places, or one gives way to what was left in the box; all is played again. A move
that named one of the two, and can no longer be played, names the other. A seat of which view and events are equal after
every move may not know of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.kernel.events import seen
from aoc_desktop.kernel.game import CHANCE, Move, Seat
from aoc_desktop.kernel.match import Match, PlayedMove
from aoc_desktop.kernel.record import Record, record_of_match, start
from aoc_desktop.kernel.rng import Rng
from tests.games import part_of
from tests.random_games import Proof

TRIES = 400
"""Exchanges tried for one position: most are against the rules, or every seat would notice them."""
OTHER_SEED = 7919
Way = tuple[int | str, ...]
"""To an entry of the set-up, or to a word of what chance did: keys and places, one inside the other."""


class Worlds(NamedTuple):
    """A position, the same with hidden things exchanged, and the seats that may not know of it."""

    usual: Match[Any]
    other: Match[Any]
    unaware: frozenset[Seat]


def played_game(game_id: str, number: int) -> Match[Any]:
    """A whole game by random moves: each number another way to play."""
    proof: Proof = part_of(game_id, "invariants").PROOF
    game, rng, record = proof.game, Rng(number), proof.beginning(number)
    match = start(game, record._replace(setup={**record.setup, "seed": number}))
    match.play_lines(record.moves)
    while match.deciders:
        seat = rng.choice(match.deciders)
        moves = [] if seat == CHANCE else list(match.legal(seat))
        if seat == CHANCE:
            match.play(seat, game.draw(match.state, rng))
        else:
            match.play(seat, rng.choice(moves) if proof.choose is None else proof.choose(match.state, moves, rng))
    return match


class Position:
    """A position, and what each seat could know on the way to it."""

    def __init__(self, match: Match[Any], rng: Rng) -> None:
        self.match, self.rng, self.course = match, rng, list(_course(match))
        self.others = list(_other_setups(match))

    def worlds(self, within: Worlds | None = None) -> Iterator[Worlds]:
        """Worlds in which two things more are exchanged that are still hidden from some seat; `within`: from all that
        were unaware before."""
        before = self.match if within is None else within.other
        record = record_of_match(before)
        ways = [*_ways(record.setup, ("setup",)), *_chances(record.moves)]
        lots = [lot for _, ways in groupby(ways, key=lambda way: way[:2]) if len(lot := list(ways)) > 1]
        for _ in range(TRIES):
            lot = self.rng.choice(lots)
            first, second = self.rng.choice(lot), self.rng.choice(lot)
            names = _at(record, first), _at(record, second)
            changed = _with(_with(record, first, names[1]), second, names[0])
            if self.others and first[0] == "setup" and self.rng.below(2):  # for one that was left in the box
                names = names[0], self._left_over(record, first, lot)
                changed = _with(record, first, names[1])
            if names[0] == names[1]:
                continue
            other = _begun(self.match, changed)
            unaware = frozenset() if other is None else _play_on(other, before, self.course, names)
            if within is not None:
                unaware = within.unaware if within.unaware <= unaware else frozenset()
            if other is not None and unaware and other.state.key() != before.state.key():
                yield Worlds(self.match, other, unaware)

    def _left_over(self, record: Record, way: Way, lot: Sequence[Way]) -> Any:
        """What lies at this place in another game, unless it is in this lot already."""
        here = _at(record, way)
        try:
            found = _at(record._replace(setup=self.rng.choice(self.others)), way)
        except (KeyError, IndexError, TypeError):
            return here
        return here if any(_at(record, other) == found for other in lot) else found

    def mixed(self, worlds: Worlds, times: int) -> Worlds:
        """The same with more exchanges, so many at most: what shows one thing only is found the sooner."""
        for _ in range(times):
            worlds = next(self.worlds(worlds), worlds)
        return worlds


# ------------------------------------------------------------------ entries of a record


def _ways(data: Any, way: Way) -> Iterator[Way]:
    """To every word or number that stands in a list."""
    if isinstance(data, Mapping):
        for key, inside in data.items():
            yield from _ways(inside, (*way, key))
    elif isinstance(data, list):
        for place, inside in enumerate(data):
            deeper = isinstance(inside, (list, Mapping))
            yield from _ways(inside, (*way, place)) if deeper else ((*way, place),)


def _chances(lines: Sequence[str]) -> Iterator[Way]:
    """To every word of what chance did but the first: shuffles, as far as somebody may know them."""
    for number, line in enumerate(lines):
        if line.startswith("! "):
            yield from (("moves", number, place) for place in range(2, len(line.split())))


def _at(record: Record, way: Way) -> Any:
    found: Any = record.setup
    if way[0] == "moves":
        return record.moves[int(way[1])].split()[int(way[2])]
    for step in way[1:]:
        found = found[step]
    return found


def _with(record: Record, way: Way, entry: Any) -> Record:
    """The record with this entry there."""
    if way[0] == "moves":
        number, words = int(way[1]), record.moves[int(way[1])].split()
        words[int(way[2])] = entry
        return record._replace(moves=(*record.moves[:number], " ".join(words), *record.moves[number + 1 :]))
    return record._replace(setup=_put(record.setup, way[1:], entry))


def _put(data: Any, way: Way, entry: Any) -> Any:
    if not way:
        return entry
    if isinstance(data, Mapping):
        return {key: _put(inside, way[1:], entry) if key == way[0] else inside for key, inside in data.items()}
    return [_put(inside, way[1:], entry) if place == way[0] else inside for place, inside in enumerate(data)]


# ------------------------------------------------------------------ playing it again


def _known(match: Match[Any], state: Any, played: PlayedMove | None) -> list[Any]:
    """What each seat may know of a state, and of the move that led to it."""
    seats = range(len(match.game.moment(state).points))
    events = () if played is None else played.events
    return [(match.game.view(state, seat), seen(events, seat)) for seat in seats]


def _course(match: Match[Any]) -> Iterator[list[Any]]:
    """The same after each move."""
    for number, played in enumerate([None, *match.history]):
        yield _known(match, match.state_at(number), played)


def _other_setups(match: Match[Any]) -> Iterator[Mapping[str, Any]]:
    """Of the same table with other seeds."""
    for seed in range(4):
        try:
            yield start(match.game, match.beginning._replace(setup={"seed": seed}, moves=())).beginning.setup
        except DomainError:
            return


def _begun(usual: Match[Any], record: Record) -> Match[Any] | None:
    """A match from this set-up with another seed; its moves wait in its beginning. None: it is against the rules."""
    try:
        other = start(usual.game, record._replace(setup={**record.setup, "seed": OTHER_SEED}))
    except DomainError:
        return None
    other.beginning = other.beginning._replace(moves=record.moves)
    return other


def _play_on(
    other: Match[Any], before: Match[Any], course: Sequence[list[Any]], names: tuple[Any, Any]
) -> frozenset[Seat]:
    """Play the moves of the world before in the other one; the seats to which it looked all the time as on the usual
    course."""
    lines, other.beginning = other.beginning.moves, other.beginning._replace(moves=())
    unaware = _alike(_known(other, other.state, None), course[0])
    for played, line, known in zip(before.history, lines, course[1:], strict=True):
        if not unaware:
            break
        move = tuple(line.split()[1:]) if played.seat == CHANCE else played.move
        if other.why_not(played.seat, move) is not None:
            move = _renamed(move, names)
        if other.why_not(played.seat, move) is not None:
            return frozenset()
        other.play(played.seat, move)
        unaware &= _alike(_known(other, other.state, other.history[-1]), known)
    return unaware


def _alike(known: Sequence[Any], usual: Sequence[Any]) -> frozenset[Seat]:
    return frozenset(seat for seat, pair in enumerate(zip(known, usual, strict=True)) if pair[0] == pair[1])


def _renamed(move: Move, names: tuple[Any, Any]) -> Move:
    """Wherever it names one of the two it names the other."""
    other = {str(names[0]): str(names[1]), str(names[1]): str(names[0])}
    return tuple(other.get(word, word) for word in move)
