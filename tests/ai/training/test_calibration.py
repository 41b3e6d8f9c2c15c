"""Told chances beside results: one line for each game, the fit, the tenths, and the published table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from aoc_desktop.ai.odds import MARGIN, POINTS, SEARCH, SEATS, Odds, odds_of, sigmoid
from aoc_desktop.ai.search import Budget
from aoc_desktop.ai.training.calibration import Series, asked_in, main, play_on
from aoc_desktop.ai.training.calibration_table import CLOSE, chart, table, tenths
from aoc_desktop.ai.training.fitting import BLOCK, FOLDS, Asked, fitted, told_unseen
from aoc_desktop.games import GAMES, game_named
from aoc_desktop.kernel.resources import resource
from aoc_desktop.kernel.rng import Rng

QUICK = Budget(roots=2, width=1, candidates=2, playouts=2, turns=1)
INPUTS = (SEARCH, SEATS, MARGIN, POINTS)


def test_a_series_goes_on_after_a_cut(tmp_path: Path) -> None:
    game, lines = game_named("monumental_duel"), tmp_path / "games.jsonl"
    series = Series(("random",), (2,), 5000, INPUTS, 40, QUICK)
    play_on(game, series, 3, lines)
    whole = lines.read_text(encoding="utf-8")
    kept = whole.splitlines(keepends=True)
    lines.write_text("".join(kept[:1]) + kept[1][:9], encoding="utf-8")
    play_on(game, series, 3, lines)
    assert lines.read_text(encoding="utf-8") == whole
    assert all(set(position.inputs) == set(INPUTS) for position in asked_in(lines))


def test_a_seat_asks_once_in_each_part_and_all_seats_have_their_turn(tmp_path: Path) -> None:
    lines = tmp_path / "games.jsonl"
    series = Series(("random", "novice"), (2, 3), 1, (SEARCH,), 1, QUICK)
    assert [series.table(number) for number in range(9)] == [
        ("random", 2, 0),
        ("novice", 2, 0),
        ("random", 3, 0),
        ("novice", 3, 0),
        ("random", 2, 1),
        ("novice", 2, 1),
        ("random", 3, 1),
        ("novice", 3, 1),
        ("random", 2, 0),
    ]
    play_on(game_named("age_of_civilization"), series, 1, lines)
    assert sorted(position.part for position in asked_in(lines)) == [0, 1, 2, 3, 4, 5]


def overconfident(count: int) -> list[Asked]:
    """Positions in which the play-outs believe twice the log odds that are true."""
    rng, found = Rng(7), []
    for _ in range(count):
        truth = (rng.below(601) - 300) / 100
        won = float(rng.below(10**6) < 10**6 * sigmoid(truth))
        found.append(Asked("expert", 2, 0, {SEARCH: 2 * truth}, won))
    return found


def test_a_fit_finds_how_much_too_sure_the_play_outs_are() -> None:
    odds = fitted(overconfident(4000), (SEARCH,))
    ((constant, factor),) = odds.curves["expert"]
    assert abs(constant) < 0.1
    assert abs(factor - 0.5) < 0.04
    fresh = [(odds.chance("expert", 0, one.inputs), one.won) for one in overconfident(4000)]
    assert max(abs(share.gap) for share in tenths(fresh)) < CLOSE


def test_what_is_too_sure_shows_in_the_table() -> None:
    believed = Odds((SEARCH,), {"expert": [(0.0, 1.0)]})
    asked = [(one, believed.chance("expert", 0, one.inputs)) for one in overconfident(4000)]
    told = table(asked, 4000)
    gaps = [float(line.split("|")[6]) for line in told.splitlines() if re.match(r"\| \d+–\d+ % ", line)]
    assert min(gaps) < -5 < 5 < max(gaps)
    assert "<polygon" in chart(asked)


def test_no_game_is_told_by_curves_that_have_seen_it() -> None:
    """Where one block of games goes against all others, it is told as the others went."""
    asked = [Asked("expert", 2, 0, {SEARCH: 1.0}, float(game >= BLOCK), game) for game in range(FOLDS * BLOCK)]
    told = {position.game: chance for position, chance in told_unseen(asked, (SEARCH,))}
    assert told[0] > 0.95
    assert told[BLOCK] < 0.75


def test_few_positions_are_counted_with_their_neighbours() -> None:
    shares = tenths([(0.05, 0.0)] * 4 + [(0.15, 1.0)] * 2 + [(0.35, 0.0)] * 3 + [(0.95, 1.0)], enough=5)
    assert [(share.name, share.games) for share in shares] == [("0–100 %", 10)]


@pytest.mark.parametrize("game_id", GAMES)
def test_published_chances_are_what_they_say(game_id: str) -> None:
    """Beside the weights every game is told by curves that have not seen it: within 5 points in every tenth."""
    published = resource(game_id, "ai", "odds.md").read_text(encoding="utf-8")
    gaps = [float(line.split("|")[6]) for line in published.splitlines() if re.match(r"\| \d+–\d+ % ", line)]
    assert len(gaps) >= 5
    assert max(map(abs, gaps)) <= 100 * CLOSE
    assert "<svg" in resource(game_id, "ai", "odds.svg").read_text(encoding="utf-8")


SAMPLE = Path(__file__).parents[1] / "golden" / "odds_sample.jsonl"
"""The first games of the published series of Age of Civilization."""


def test_a_small_part_of_the_series_says_the_same() -> None:
    """By the shipped curves told and won agree within 10 points; what the play-outs believe is further off."""
    odds = odds_of("age_of_civilization")
    assert odds is not None
    asked = asked_in(SAMPLE)
    told = [(odds.chance(one.level, one.part, one.inputs), one.won) for one in asked]
    believed = [(sigmoid(one.inputs[SEARCH]), one.won) for one in asked]
    assert max(abs(share.gap) for share in tenths(told, 150)) < 0.1
    assert max(abs(share.gap) for share in tenths(believed, 150)) > 0.12


def test_the_series_is_of_this_program(tmp_path: Path) -> None:
    """Where search, levels or weights change, chances must be measured again."""
    lines = tmp_path / "games.jsonl"
    main(f"--players 2,3,4 --games 3 --seed 50000 --lines {lines}".split())
    known = [(one.level, one.part, one.inputs[SEARCH], one.won) for one in asked_in(SAMPLE)]
    played = [(one.level, one.part, one.inputs[SEARCH], one.won) for one in asked_in(lines)]
    assert played == known[: len(played)]
