"""The guided first games in a session: only what a step asks for may be played, the others answer as the file says."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from aoc_desktop.games import GAMES, tips_of
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.lesson import ANY, LEARNER, Guide, load_lesson, matches
from aoc_desktop.play.player_view import look
from aoc_desktop.play.session import Session
from aoc_desktop.play.start import continued_game
from tests.sessions import AT_ONCE

LESSONS = list(GAMES)


@pytest.fixture(autouse=True)
def profile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))


def guided(game_id: str) -> Guide:
    lesson = load_lesson(game_id)
    session = continued_game(lesson._replace(opponent="random").record("Ada", "Novice"), AT_ONCE)
    guide = Guide(session, lesson)
    session.begin()
    return guide


def others_play(guide: Guide) -> None:
    """Let the others play until the learner must decide, or has a turn to confirm."""
    session = guide.session
    for _ in range(10_000):
        if (session.human_decides and not guide.leads_on) or session.finished or session.unconfirmed is not None:
            return
        QCoreApplication.processEvents()
    raise AssertionError("nobody moves")


def first_asked(guide: Guide) -> Move:
    """The first move that the step lets be played."""
    move = next((move for move in guide.asked if ANY not in move), None) or guide.session.legal()[0]
    assert guide.session.why_not(move) is None, f"{move} is asked for and not legal"
    return move


def follow(guide: Guide) -> list[str]:
    """Do what each step asks for; the ids of the steps, in the order in which they came."""
    session, seen = guide.session, []
    while True:
        others_play(guide)
        if (step := guide.step) is None:
            return seen
        seen.append(step.id)
        if step.is_read:
            assert guide.asked == ()
            guide.go_on()
        elif step.wait == "confirm":
            session.confirm()
        else:
            for _ in range(step.size):
                assert guide.step is step
                session.play(first_asked(guide))
                others_play(guide)


@pytest.mark.parametrize("game_id", LESSONS)
def test_every_step_comes_in_its_order(game_id: str) -> None:
    guide = guided(game_id)
    lesson, session = guide.lesson, guide.session
    seen = follow(guide)
    assert seen == [step.id for step in lesson.steps if step.id in seen]
    assert {step.id for step in lesson.steps} - set(seen) <= {step.id for step in lesson.steps if step.wait}
    assert session.allows is None
    history = session.match.history
    for seat, given in session.replies.items():
        played = [move.move for move in history if move.seat == seat]
        assert played[: len(given)] == list(given), "the others play what the file says"
    mine = [move.move for move in history if move.seat == LEARNER]
    asked = [patterns for step in lesson.steps for patterns in map(step.asks, range(step.size))]
    assert len(mine) >= len(asked)
    if not lesson.own:  # nothing is played for the learner between two steps
        for move, patterns in zip(mine, asked, strict=False):
            assert any(matches(move, pattern) for pattern in patterns)
    assert mine[: len(lesson.own)] == list(lesson.own)


def _can_undo(session: Session) -> bool:
    return not session.undo_is_practice and session.why_no_undo() is None


@pytest.mark.parametrize("game_id", LESSONS)
def test_nothing_but_what_is_asked_for_can_be_seen_as_legal(game_id: str) -> None:
    """Also while a step is only read, and where a game has more moves than can be listed."""
    guide = guided(game_id)
    session = guide.session
    while True:
        others_play(guide)
        if (step := guide.step) is None:
            break
        if session.human_decides:
            player_view = look(session, LEARNER)
            assert not player_view.wide, step.id
            assert bool(player_view.moves) == bool(guide.asked), step.id
            assert all(any(matches(move, asked) for asked in guide.asked) for move in player_view.moves), step.id
        if step.is_read:
            guide.go_on()
        elif step.wait == "confirm":
            session.confirm()
        else:
            session.play(first_asked(guide))


@pytest.mark.parametrize("game_id", ["age_of_civilization", "monumental_duel"])
def test_what_is_taken_back_is_asked_for_again(game_id: str) -> None:
    """Also in the middle of a step that asks for several moves. In The Golden Ages another seat moves after each."""
    guide = guided(game_id)
    session, taken = guide.session, 0
    while True:
        others_play(guide)
        if (step := guide.step) is None:
            break
        if step.is_read:
            guide.go_on()
        elif step.wait == "confirm":
            session.confirm()
        else:
            asked = guide.asked
            session.play(first_asked(guide))
            if taken < 4 and session.match.history[-1].seat == LEARNER and _can_undo(session):
                taken += 1
                session.undo()
                assert (guide.step, guide.asked) == (step, asked)
                session.play(first_asked(guide))
    assert taken


@pytest.mark.parametrize("game_id", LESSONS)
def test_tips_come_once_each_in_the_free_part(game_id: str) -> None:
    guide, rng = guided(game_id), Rng(2)
    follow(guide)
    session, told = guide.session, []
    for _ in range(400):
        others_play(guide)
        if session.finished:
            break
        if session.unconfirmed is not None:
            session.confirm()
            continue
        if guide.tip is not None:
            told.append(guide.tip.id)
            guide.drop_tip()
        legal = session.legal_now
        assert legal is not None
        session.play(legal.sample(rng))
    assert len(told) >= 2
    assert len(told) == len(set(told))


@pytest.mark.parametrize("game_id", LESSONS)
def test_tips_wait_for_what_the_game_knows(game_id: str) -> None:
    assert {tip.when for tip in load_lesson(game_id).tips if tip.when} <= set(tips_of(game_id))


def test_a_pattern_stands_for_any_one_word() -> None:
    assert matches(("act", "farm"), ("act", ANY))
    assert not matches(("act", "farm", "x"), ("act", ANY))
    assert not matches(("rest",), ("act", ANY))
