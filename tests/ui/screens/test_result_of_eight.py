"""The final screen of a game that tells nothing of its own: ranking, course and what decided it, for eight seats."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from aoc_desktop.games import GAMES
from aoc_desktop.ui.screens.result.screen import FinalScreen
from tests.toy.registered import ENTRY
from tests.toy.test_kept import played
from tests.ui.shelf_looks import PlainLook
from tests.ui.windows import opened

CARAVANS = PlainLook("caravans", "Caravans", (2, 8), 30)


@pytest.fixture(params=[2, 8])
def screen(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[FinalScreen]:
    monkeypatch.setitem(GAMES, "caravans", ENTRY)
    with opened(tmp_path) as window:
        session = played(request.param)
        parts = CARAVANS.result(session, window.preferences, None)
        made = FinalScreen(parts, window.preferences, window.actions_)
        window.open_screen("caravans", lambda: made)
        yield made


def test_everybody_has_a_place_and_their_points(screen: FinalScreen) -> None:
    outcome = screen._parts.match.outcome
    assert outcome is not None
    order = [seat for group in outcome.ranking for seat in group]
    assert [card.seat for card in screen._cards] == order
    assert [card.points for card in screen._cards] == [outcome.points[seat] for seat in order]
    assert screen._subtitle.text() == f"{len(order)} players"


def test_the_course_ends_at_the_points_of_the_end(screen: FinalScreen) -> None:
    outcome = screen._parts.match.outcome
    assert outcome is not None
    assert [course[-1] for course in screen._parts.courses()] == list(outcome.points)
    assert screen.lines.isVisible()
    assert not screen.bars.isVisible(), "the toy names no sources"


def test_what_decided_it_is_told_by_round(screen: FinalScreen) -> None:
    told = [point._when.text() for point in screen._decided.lines if point.isVisibleTo(screen)]
    assert len(told) >= 2
    assert all(words.startswith("Round ") for words in told)


def test_a_game_without_codes_offers_none(screen: FinalScreen) -> None:
    assert "challenge_friend" not in [made.action_id for made in screen._others]
