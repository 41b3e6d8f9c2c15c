"""Wrong words for every verb of every game, in every step: any text, wrong ids, huge numbers, wrong counts. The answer
is always a Reason that both languages can say, never an exception, and nothing changes.

2,000 cases of each game in the normal run; `python3 run.py slow -k wrong_words` tries 1,000,000 of each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from aoc_desktop.games import GAMES, game_named
from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.kernel.game import CHANCE, Move, Seat
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import read_record, start
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.text.reasons import say
from tests.conformance import RECORD, names_in
from tests.games import data_of, part_of
from tests.random_games import Proof

NORMAL, MANY = 2_000, 1_000_000
POSITIONS_A_STEP = 12
LONGEST_SENTENCE = 1_000
TEXTS = (
    *(
        "",
        " ",
        "?",
        "-",
        "'",
        '"',
        "%s",
        "{move}",
        "{0}",
        "..",
        "../../x",
        "\\",
        "\x00",
        "\x1b[2J",
        "\x7f",
        "\u202e",
        "\ud800",
    ),
    *("none", "any", "None", "true", "city", "EGYPT", "é", "‘", "汉字", "x" * 41, "x" * 10_000, "__class__", "areas"),
)
NUMBERS = (
    *(
        "-1",
        "0",
        "00",
        "1",
        "2",
        "3",
        "007",
        "7",
        "8",
        "47",
        "55",
        "99",
        "100",
        "999",
        "1000",
        "2147483648",
        "1e3",
        "1.5",
        "+1",
    ),
    *(
        "1_0",
        "0x1",
        "²",
        "½",
        "٣",
        "१२",
        "９",
        "9" * 30,
        "9" * 4_300,
        "9" * 4_301,
        "9" * 20_000,
        "٣" * 5_000,
        "nan",
        "inf",
    ),
)


class Position(NamedTuple):
    """A match to which wrong moves are said, and the seats that decide."""

    match: Match[Any]
    seats: tuple[Seat, ...]
    moves: tuple[Move, ...]
    """Some of the legal ones, to be spoilt."""


def positions_of(game: str) -> list[Position]:
    """Positions of the conformance games: from every step that comes in them, some."""
    rules, folder = game_named(game), data_of(game, "conformance")
    seen: Counter[tuple[str, str]] = Counter()
    found = []
    for name in names_in(folder):
        record = read_record(folder / f"{name}{RECORD}")
        match = start(rules, record)
        for line in record.moves:
            verb = line.removeprefix("! ").split()[-1 if line.startswith("@") else 0]
            sign = (rules.moment(match.state).step, verb if verb.isidentifier() else "")
            seen[sign] += 1
            if seen[sign] in (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048)[:POSITIONS_A_STEP]:
                found.append(_position(match))
            match.play_line(line)
    return [*found, _position(match)]


def _position(match: Match[Any]) -> Position:
    here = match.at(len(match.history))
    moves = [move for seat in here.deciders for _, move in zip(range(40), here.legal(seat), strict=False)]
    return Position(here, here.deciders, tuple(moves))


class Spoiler:
    """Makes wrong moves: each verb of the game in turn, each position in turn."""

    def __init__(self, proof: Proof, rng: Rng) -> None:
        self.proof, self.rng = proof, rng

    def moves(self, position: Position, number: int) -> Iterator[Move]:
        words = self.proof.words(position.match.state)
        verb = self.proof.verbs[number % len(self.proof.verbs)]
        yield (verb, *(self._word(words) for _ in range(self.rng.below(6))))
        if position.moves:
            yield self._spoilt(list(self.rng.choice(position.moves)), words)

    def _word(self, words: Any) -> str:
        kind = self.rng.below(8)
        if kind < 4:
            return str(self.rng.choice(words))
        return self.rng.choice(NUMBERS if kind < 6 else TEXTS)

    def _spoilt(self, move: list[str], words: Any) -> Move:
        """A legal move of which one thing is wrong, or two."""
        for _ in range(1 + self.rng.below(2)):
            place, what = self.rng.below(len(move)), self.rng.below(7)
            if what == 0:
                move[place:place] = [self._word(words)] * (1 + self.rng.below(3))
            elif what == 1:
                move += [self._word(words)]
            elif what == 2 and len(move) > 1:
                del move[place]
            elif what == 3 and move[place]:
                sign = self.rng.below(len(move[place]))
                flipped = chr(ord(move[place][sign]) ^ 1 << self.rng.below(7))
                move[place] = move[place][:sign] + flipped + move[place][sign + 1 :]
            else:
                move[place] = self._word(words)
        return tuple(move)


def refuse_wrong_words(game: str, cases: int, seed: int) -> Counter[str]:
    """So many wrong moves, each refused with a reason; returns how often each verb was tried."""
    proof: Proof = part_of(game, "invariants").PROOF
    rng, positions = Rng(seed), positions_of(game)
    spoiler = Spoiler(proof, rng)
    tried: Counter[str] = Counter()
    number = said = 0
    while tried.total() < cases:
        position = positions[number % len(positions)]
        key = position.match.state.key()
        for move in spoiler.moves(position, number // len(positions) + number):
            seat = rng.choice((*position.seats, *position.seats, CHANCE, 0, 1, 9, -2))
            reason = position.match.why_not(seat, move)
            tried[move[0]] += 1
            if reason is None:
                assert move in position.match.legal(seat)
            elif (said := said + 1) % 5 == 0:
                _can_be_said(reason, game)
            _as_a_line(position.match, move)
        assert position.match.state.key() == key
        number += 1
    return tried


def _can_be_said(reason: Any, game: str) -> None:
    for language in ("en", "fr"):
        sentence = say(reason, language, game)
        assert sentence.strip()
        assert len(sentence) < LONGEST_SENTENCE, reason.code


def _as_a_line(match: Match[Any], move: Move) -> None:
    """The same as a record has it; what turns out to be legal is taken back."""
    for line in (" ".join(move), "@0 " + " ".join(move)):
        try:
            match.play_line(line)
        except DomainError:
            continue
        match.undo(beyond_revelation=True)


@pytest.mark.parametrize("game", GAMES)
def test_2000_wrong_words_are_refused_with_a_reason(game: str) -> None:
    tried = refuse_wrong_words(game, NORMAL, 32)
    assert set(part_of(game, "invariants").PROOF.verbs) <= set(tried), "every verb"


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_million_wrong_words_are_refused_with_a_reason(game: str) -> None:
    tried = refuse_wrong_words(game, MANY, 1)
    print(f"\n{tried.total():,} wrong moves of {game}: each refused with a reason")
