"""Every shipped puzzle is what it says: the best turn of a real position, found by searching every line."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from aoc_desktop.ai.training import puzzles as training
from aoc_desktop.games import GAMES, game_named, puzzles_of
from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.kernel.resources import resource
from aoc_desktop.solo.puzzles import FILE, GRADES, Puzzle, Puzzles, puzzle_of, read_puzzles, shipped_puzzles

WITH_PUZZLES = [game for game in GAMES if puzzles_of(game) is not None and resource(game, FILE).is_file()]
PROVED_EACH_DAY = 3
WHOLE = {"age_of_civilization", "golden_ages"}
"""Games that have been mined to sixty and more; of the others a first few ship."""


@cache
def declared(game: str) -> Puzzles:
    found = puzzles_of(game)
    assert found is not None
    return found


@cache
def shipped(game: str) -> list[Puzzle]:
    return read_puzzles(resource(game, FILE), declared(game))


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_there_are_enough_of_every_grade(game: str) -> None:
    grades = Counter(puzzle.grade for puzzle in shipped(game))
    if game in WHOLE:
        assert len(shipped(game)) >= 60
        assert all(grades[grade] >= 15 for grade in GRADES), grades
    motifs = Counter(map(training.motif_of, shipped(game)))
    assert max(motifs.values()) <= training.MOST_OF_A_MOTIF


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_every_puzzle_is_one(game: str) -> None:
    """Its cards are those of the box, its record is legal up to the position, its line leads to the best result."""
    assert shipped_puzzles(game_named(game), declared(game)) == shipped(game)
    for puzzle in shipped(game):
        kind = declared(game).kind(puzzle.kind)
        assert kind is not None
        match = puzzle.position(game_named(game))
        horizon = kind.horizon(match.game, match.game.copy(match.state), puzzle.seat)
        assert match.deciders == (puzzle.seat,), puzzle.id
        for move in puzzle.moves:
            match.play(puzzle.seat, move)
            assert horizon.why_closed(match.state) is None, puzzle.id
        assert horizon.over(match.state), puzzle.id
        assert horizon.value(match.state) == puzzle.best, puzzle.id
        assert puzzle.solutions <= training.MOST_ENDS
        assert puzzle.proof.chance <= training.MOST_LUCK
        (greedy,) = puzzle.levels["greedy"]
        assert greedy is None or puzzle.best - greedy >= kind.gap


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_three_are_proved_again(game: str) -> None:
    smallest = sorted(shipped(game), key=lambda puzzle: (puzzle.proof.positions, puzzle.id))[:PROVED_EACH_DAY]
    assert [training.why_unproved(declared(game), puzzle, plainly=False) for puzzle in smallest] == [""] * len(smallest)


@pytest.mark.slow
@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_all_puzzles_are_proved_again(game: str) -> None:
    assert training.prove(declared(game)) == 0


def test_a_rule_that_is_changed_makes_puzzles_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    """Puzzles are proofs of the rules too: here every finished game pays a point more."""
    puzzles = declared(WITH_PUZZLES[0])
    puzzle = shipped(WITH_PUZZLES[0])[0]
    kind = puzzles.kind(puzzle.kind)
    assert kind is not None
    richer = kind._replace(measure=lambda state, seat: kind.measure(state, seat) + 1)
    assert training.why_unproved(puzzles._replace(kinds=(richer,)), puzzle, plainly=False).startswith("found ")
    assert "not legal" in training.why_unproved(
        puzzles, puzzle.model_copy(update={"line": ("act nothing",)}), plainly=False
    )


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ("{", "puzzle_not_json"),
        ("[]", "puzzle_not_json"),
        ("[" * 60 + "]" * 60, "puzzle_not_json"),
        ('"best":"much"', "puzzle_field"),
        ('"seat":99', "puzzle_field"),
        ('"kind":"nonsense"', "puzzle_kind"),
        ('"extra":1,"seat":0', "puzzle_field"),
        ('"moves":[7]', "puzzle_record"),
    ],
)
def test_a_line_that_is_no_puzzle_is_refused(wrong: str, code: str) -> None:
    game = WITH_PUZZLES[0]
    text = resource(game, FILE).read_text(encoding="utf-8").splitlines()[0]
    name = wrong.partition(":")[0]
    if ":" in wrong:
        replaced = '"seat":0' if wrong.startswith('"extra"') else next(_fields(text, name))
        text = text.replace(replaced, wrong, 1)
    else:
        text = wrong
    with pytest.raises(DomainError) as refused:
        puzzle_of(text, 4, declared(game))
    assert refused.value.reason.code == code
    assert refused.value.reason.params["number"] == 4


def _fields(text: str, name: str) -> list[str]:
    """The field as it stands in the line."""
    import re

    return re.findall(rf'{name}:(?:"[^"]*"|-?\d+|\[[^]]*\])', text).__iter__()  # type: ignore[return-value]
