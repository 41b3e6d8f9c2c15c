"""Ridge regression: it finds what was worth something, and what is seldom seen stays near its prior."""

from __future__ import annotations

import pytest

from aoc_desktop.ai.training.ridge import Sums, solution, solutions
from aoc_desktop.kernel.rng import Rng

TRUE = {"gold@1": 2.0, "gold@2": 2.5, "city@1": -1.0, "city@2": -1.0, "lead": 0.5}


def observed(count: int) -> Sums:
    rng, sums = Rng(1), Sums()
    for _ in range(count):
        era = 1 + rng.below(2)
        row = {f"gold@{era}": float(1 + rng.below(5)), "lead": float(rng.below(9) - 4)}
        if rng.below(2):
            row[f"city@{era}"] = 1.0
        sums.add(row, sum(TRUE[name] * value for name, value in row.items()))
    return sums


def era_apart(name: str) -> str:
    return name.partition("@")[0]


def test_many_observations_tell_what_everything_is_worth() -> None:
    assert solution(observed(2000), 0.01, {}) == pytest.approx(TRUE, abs=0.01)


def test_a_strong_ridge_keeps_to_the_prior() -> None:
    prior = {"gold@1": 7.0, "lead": -3.0}
    found = solution(observed(20), 1e7, prior)
    assert found["gold@1"] == pytest.approx(7, abs=0.01)
    assert found["lead"] == pytest.approx(-3, abs=0.01)
    assert found["city@2"] == pytest.approx(0, abs=0.01)


def test_what_is_tied_is_the_prior_of_what_was_seen_too_seldom() -> None:
    sums = observed(500)
    sums.add({"gold@3": 1.0}, -50.0)
    values = solutions(sums, [100.0], era_apart, {})[100.0]
    assert values["gold@3"] == pytest.approx(2, abs=1), "a gold of any era was worth 2; one odd result changes little"


def test_from_the_right_weights_nothing_changes() -> None:
    found = solutions(observed(50), [500.0], era_apart, {**TRUE, "unseen": 4.0})[500.0]
    assert found == pytest.approx({**TRUE, "unseen": 4.0}, abs=1e-6)


def test_tied_sums_are_those_of_features_that_were_one() -> None:
    apart, one = Sums(), Sums()
    for row, target in (({"a@1": 1.0, "a@2": 2.0, "b@1": 3.0}, 5.0), ({"b@2": 1.0, "a@2": -1.0}, 2.0)):
        apart.add(row, target)
        merged: dict[str, float] = {}
        for name, value in row.items():
            merged[era_apart(name)] = merged.get(era_apart(name), 0.0) + value
        one.add(merged, target)
    tied = apart.tied(era_apart)
    assert (tied.products, tied.right) == (one.products, one.right)
