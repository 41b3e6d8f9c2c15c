"""The guided first games: the steps of each file, played on the engine, and said in both languages."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from aoc_desktop.games import game_named
from aoc_desktop.games.golden_ages.solo.tips import WHEN as GOLDEN_AGES
from aoc_desktop.games.monumental_duel.solo.tips import WHEN as MONUMENTAL_DUEL
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import Record, replay, start
from aoc_desktop.kernel.resources import resource, translation
from aoc_desktop.kernel.rng import Rng

WHEN = {"golden_ages": GOLDEN_AGES, "monumental_duel": MONUMENTAL_DUEL}
FIELDS = {"opponent", "hint_key", "rules_key", "turn_key"}
LEARNER = 0


def lesson_of(game_id: str) -> dict[str, Any]:
    return tomllib.loads(resource(game_id, "tutorial.toml").read_text(encoding="utf-8"))


def asked_for(lesson: dict[str, Any]) -> Iterator[str]:
    """The learner's moves, one after the other; where there is a choice, the first."""
    for step in lesson["step"]:
        yield from step.get("moves", [])[:1]
        yield from step.get("then", [])


def played(game_id: str) -> Match[Any]:
    """The lesson to its end: its own moves, its replies and its chance, each refused if it is not legal."""
    lesson, game = lesson_of(game_id), game_named(game_id)
    match = replay(game, Record(game_id, lesson["card_set"], 2, "table", (), lesson["setup"]))
    mine, replies, chance = asked_for(lesson), iter(lesson["replies"]), iter(lesson.get("chance", []))
    while True:
        seat = match.deciders[0]
        line = next(chance if seat == CHANCE else mine if seat == LEARNER else replies, None)
        if line is None:
            break
        assert len(list(match.legal(seat))) > 1, f"{line} is no decision"
        match.play(seat, tuple(line.split()))
    assert (next(mine, None), next(replies, None), next(chance, None)) == (None, None, None), "something is left over"
    return match


def test_the_duel_ends_as_the_last_step_says() -> None:
    match = played("monumental_duel")
    state = match.state
    assert (state.round, match.game.moment(state).points) == (2, (15, 10))
    assert {" ".join(move) for move in match.legal(LEARNER)} == {"pass", "progress"}


def test_the_golden_ages_end_as_the_last_step_says() -> None:
    """Era II, with the gold, points and cubes that the page names."""
    match = played("golden_ages")
    player = match.state.players[LEARNER]
    assert match.state.era == 2
    assert (player.gold, player.points, player.reserve) == (3, 4, 5)
    assert player.glory == (4,)


@pytest.mark.parametrize("game_id", WHEN)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_step_and_tip_is_said(game_id: str, language: str) -> None:
    lesson = lesson_of(game_id)
    said = tomllib.loads(translation(game_id, f"grammar_{language}.toml").read_text(encoding="utf-8"))["tutorial"]
    ids = [step["id"] for step in lesson["step"]] + [f"tip_{tip['id']}" for tip in lesson["tip"]]
    assert sorted(said) == sorted(ids)
    for text in said.values():
        assert text["title"]
        assert not text["title"].endswith(".")
        assert set(re.findall(r"{(\w+)}", text["title"] + text["text"])) <= FIELDS
        assert text["text"].endswith(".")


@pytest.mark.parametrize("game_id", WHEN)
def test_every_moment_of_a_tip_is_known_and_comes(game_id: str) -> None:
    """Over a dozen random games each `when` holds at one decision and does not at another."""
    tips = lesson_of(game_id)["tip"]
    named = {tip["when"] for tip in tips if "when" in tip}
    assert named == set(WHEN[game_id])
    assert all(tip.get("legal") or tip.get("when") for tip in tips)
    assert set(_moments(game_id)) == {(name, held) for name in named for held in (True, False)}


def _moments(game_id: str) -> Iterator[tuple[str, bool]]:
    lesson, game, rng = lesson_of(game_id), game_named(game_id), Rng(3)
    for seed in range(12):
        match = start(game, Record(game_id, lesson["card_set"], 2, "table", (), {"seed": seed}))
        while deciders := match.deciders:
            seat = deciders[0]
            if seat == LEARNER:
                yield from ((name, holds(match, LEARNER)) for name, holds in WHEN[game_id].items())
            match.play(seat, match.legal(seat).sample(rng))
