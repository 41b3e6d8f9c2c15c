"""Learning from games in which every seat likes something else: repeatable, resumable, and it learns."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from aoc_desktop.ai.knowledge import UNTAUGHT, Judge, Weights, knowledge_of
from aoc_desktop.ai.training import league
from aoc_desktop.ai.training.league import (
    Course,
    Position,
    changed,
    lift_of,
    planned_game,
    positions_of,
    run,
    targets_of,
)
from aoc_desktop.games import game_named
from aoc_desktop.kernel.rng import Rng


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(league, "SURVEY", 1)
    monkeypatch.setattr(league, "HELD_OUT", 3)


def course_in(folder: Path, games: int = 3, game: str = "golden_ages", kind: str = "two") -> Course:
    return Course(game_named(game), kind, 1, games, 0.97, 2, folder, ridges=(100.0, 1000.0))


def test_a_course_that_was_cut_off_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, cut = course_in(tmp_path / "whole"), course_in(tmp_path / "cut")
    whole.folder.mkdir()
    cut.folder.mkdir()
    told: list[str] = []
    run(whole, 2, UNTAUGHT, told.append)
    assert len(told) == 2
    lines = whole.games_file.read_text().splitlines()
    assert len(lines) == 6
    cut.weights_file(0).write_text(whole.weights_file(0).read_text())
    cut.games_file.write_text("\n".join([*lines[:4], lines[4][:50]]))  # in the middle of the second round
    run(cut, 2, UNTAUGHT, told.append)
    assert cut.weights_file(1).read_text() == whole.weights_file(1).read_text()
    run(cut, 2, UNTAUGHT, told.append)
    assert len(told) == 3, "what is there already is not made again"


def test_an_exploiter_learns_against_seats_that_never_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rival = Weights({"gold@1": 0.5}, (1.0,))
    seated: list[list[Weights]] = []
    monkeypatch.setattr(league, "Judge", lambda knowledge, weights: weights)
    monkeypatch.setattr(league, "surveyed", lambda course, weights: {"gold@1": 1.0})
    monkeypatch.setattr(league, "planned_game", lambda game, state, judges, rng: seated.append(judges) or [])
    course = course_in(tmp_path, games=6, kind="three")._replace(rival=rival)
    league.play_round(course, 0, [UNTAUGHT])
    for number, judges in enumerate(seated):
        assert [seat for seat in range(3) if judges[seat] is not rival] == [number % 3]


@pytest.mark.parametrize(
    ("game", "kind"), [("golden_ages", "three"), ("monumental_duel", "duel"), ("age_of_civilization", "two")]
)
def test_kept_moves_lead_to_the_same_positions(game: str, kind: str, tmp_path: Path) -> None:
    course = course_in(tmp_path, game=game, kind=kind)
    knowledge = knowledge_of(game)
    state = course.start(1)
    judges = [Judge(knowledge, UNTAUGHT)] * knowledge.seats(state)
    moves = planned_game(course.game, state, judges, Rng(1))
    positions = list(positions_of(course.game, course.start(1), moves))
    outcome = course.game.outcome(state)
    assert outcome is not None
    assert positions[-1].points == tuple(outcome.points)


def test_what_nobody_has_had_may_be_liked_too(tmp_path: Path) -> None:
    """Else a card that no seat ever buys would never be tried."""
    usual = league.surveyed(course_in(tmp_path), Weights({"never@1": 0.0}, (1.0,)))
    assert usual["never@1"] == 1.0
    assert len(usual) > 20


def test_some_weights_can_stay_as_they_were(tmp_path: Path) -> None:
    before = Weights({"gold@1": 1.0, "gold@5": 2.0}, (1.0,))
    course = course_in(tmp_path)._replace(keep=("@5",))
    assert course.kept(before, {"gold@1": 3.0, "gold@5": 4.0, "city@5": 6.0}) == {"gold@1": 3.0, "gold@5": 2.0}
    assert course_in(tmp_path).kept(before, {"gold@1": 3.0, "gold@5": 4.0}) == {"gold@1": 3.0, "gold@5": 4.0}


def test_what_all_seats_will_still_gain_is_told_by_the_turns_left() -> None:
    """Points at the end were 30 and 20: with three turns left the worths of 10 and 4 missed 18 on the mean."""
    early = Position(0, (10, 4), ({}, {}), 3)
    late = Position(0, (22, 14), ({"gold": 4.0}, {}), 1)
    end = Position(0, (30, 20), ({}, {}), 0)
    lift = lift_of([[early, late, end]], {"gold": 1.0})
    assert lift == (0.0, 5.0, 5.0, 18.0)
    judge = Judge(knowledge_of("golden_ages"), Weights({}, (1.0,), lift))
    assert judge.lifted(10.0, 3) == judge.lifted(10.0, 9) == 28.0
    assert Judge(knowledge_of("golden_ages"), UNTAUGHT).lifted(10.0, 3) == 10.0


def test_a_seat_likes_tied_features_alike() -> None:
    usual = {"gold@1": 2.0, "gold@2": 2.0, "city@1": 1.0}
    found = [changed(Weights({"gold@1": 3.0}, (1.0,)), usual, lambda name: name[:4], Rng(seed)) for seed in range(40)]
    liked = [each.values for each in found if each.values.get("gold@2")]
    assert 0 < len(liked) < 40
    for values in liked:
        assert values["gold@1"] == pytest.approx(3 + values["gold@2"])
    assert any(each.values == {"gold@1": 3.0} for each in found), "some seats play as they should"


def test_a_position_is_told_from_the_end_and_from_the_next_position() -> None:
    first = Position(0, (0, 0), ({"a": 1.0}, {}), 2)
    second = Position(1, (2, 0), ({"a": 2.0}, {}), 1)
    end = Position(0, (9, 4), ({}, {}), 0)
    assert targets_of([first, second, end], {"a": 1.0}, 1.0) == [[5, -5]] * 3
    mixed = targets_of([first, second, end], {"a": 1.0}, 0.75)
    assert mixed[1] == [5, -5]
    assert mixed[0] == pytest.approx([0.75 * 5 + 0.25 * 4, -(0.75 * 5 + 0.25 * 4)])


def test_a_lead_is_over_the_mean_of_the_others() -> None:
    position = Position(1, (3, 5, 1), ({"a": 1.0}, {"a": 2.0}, {}), 1)
    assert position.lead({"a": 2.0}, 1) == 9 - (5 + 1) / 2
    assert league.row_of(position) == {"a": 1.5}


def test_the_command_writes_weights_and_a_log(tmp_path: Path) -> None:
    out, log = tmp_path / "weights.json", tmp_path / "fits.txt"
    words = f"--game monumental_duel --kind duel --rounds 1 --games 3 --folder {tmp_path} --out {out} --log {log}"
    league.main(words.split())
    found = json.loads(out.read_text())["duel"]
    assert found["weights"]
    assert found["training"][0]["games"] == 3
    assert "monumental_duel duel, round 0" in log.read_text()
