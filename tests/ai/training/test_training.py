"""Learning: reproducible from its seed, and it learns."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from aoc_desktop.ai.knowledge import Weights
from aoc_desktop.ai.training.train import (
    LAMBDA,
    Sample,
    Step,
    TrainingProgress,
    course_of,
    learn,
    samples_of,
    spread_of,
    train,
    write,
)
from aoc_desktop.games.age_of_civilization.rules.game import GAME


def test_the_same_seed_gives_the_same_weights() -> None:
    stages = course_of(greedy=6, planned=3)
    first = train(GAME, "table", stages, 4)
    assert train(GAME, "table", stages, 4) == first
    assert train(GAME, "table", stages, 5) != first


def test_tied_features_are_learned_as_one() -> None:
    values = train(GAME, "solo", course_of(greedy=6, planned=0), 4, tied=True).values
    assert values["coins@4"] == values["coins@4+"] != 0
    apart = train(GAME, "solo", course_of(greedy=6, planned=0), 4).values
    assert apart["coins@4"] != apart["coins@4+"]


def test_a_scenario_has_weights_of_its_own_by_its_id() -> None:
    stages = course_of(greedy=6, planned=2)
    first = train(GAME, "silk_road", stages, 4)
    assert train(GAME, "silk_road", stages, 4) == first
    assert any(name.startswith("control=") for name in first.values)
    assert not any(name.startswith("control=") for name in train(GAME, "solo", stages, 4).values)


def test_a_few_games_alone_teach_something() -> None:
    curve: list[TrainingProgress] = []
    train(GAME, "solo", course_of(greedy=260, planned=0), 1, lambda course: curve.append(course.curve[-1]))
    assert [progress.games for progress in curve] == [250, 260]
    assert curve[1].mean_points > curve[0].mean_points


def test_returns_mix_what_came_with_what_was_expected() -> None:
    early = Step({"a": 1}, points=2, to_come=9.0, margin=0, turns_left=1)
    late = Step({"a": 2, "b": 0}, points=5, to_come=4.0, margin=0, turns_left=0)
    samples = samples_of([early, late], final=6)
    assert samples[0] == Sample((("a", 2.0),), pytest.approx(1))
    assert samples[1].target == pytest.approx(3 + LAMBDA * 1 + (1 - LAMBDA) * 4)


def test_least_squares_finds_a_line() -> None:
    samples = [Sample((("one", 1.0), ("x", float(x))), 3 + 2.0 * x) for x in range(-5, 6)]
    weights: dict[str, float] = {}
    for _ in range(200):
        learn(weights, samples, 0.5)
    assert weights["one"] == pytest.approx(3, abs=0.05)
    assert weights["x"] == pytest.approx(2, abs=0.05)


def test_spread_is_by_turns_left() -> None:
    assert spread_of([(0, 1.0), (0, -1.0), (2, 3.0), (2, 5.0)]) == (1.0, 1.0, 4.12)


def test_writing_one_kind_keeps_the_other(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    write(path, "solo", Weights({"a": 1.0}, (1.0,)), [{"seed": 1}])
    write(path, "table", Weights({"b": 2.0, "c": -1.5}, (1.0, 2.0)), [])
    data = json.loads(path.read_text())
    assert data["solo"] == {"training": [{"seed": 1}], "spread": [1.0], "weights": {"a": 1.0}}
    assert data["table"]["weights"] == {"b": 2.0, "c": -1.5}


def test_learning_goes_on_from_earlier_weights() -> None:
    first = train(GAME, "solo", course_of(greedy=20, planned=0), 1)
    more = train(GAME, "solo", course_of(greedy=0, planned=2), 1, start=first.values)
    moved = sum(abs(more.values[name] - value) for name, value in first.values.items())
    assert 0 < moved < sum(abs(value) for value in first.values.values())
