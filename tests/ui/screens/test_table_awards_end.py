"""The end of a game against the computer in the real window: the final screen shows what it earned, for good."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.screens.result.podium import EarnedPanel
from aoc_desktop.ui.screens.result.screen import FinalScreen
from tests.profile.test_awards import TODAY, finished


@pytest.mark.parametrize("game_id", ["monumental_duel", "golden_ages"])
def test_the_last_move_of_the_day_enters_its_margin(window: MainWindow, qtbot: QtBot, game_id: str) -> None:
    seeds = range(8, 40)
    game = next(game for seed in seeds if not (game := finished(game_id, seed, TODAY)).moves[-1].startswith("@1"))
    window.solo.today = lambda: TODAY
    window.continue_record(game._replace(moves=game.moves[:-1]))
    session = window.session
    assert session is not None
    if session.human_decides:
        session.play(tuple(game.moves[-1].removeprefix("@0 ").split()))
    qtbot.waitUntil(lambda: session.finished, timeout=20_000)
    window.ending.show_result()
    screen = window.stack.currentWidget()
    assert isinstance(screen, FinalScreen)
    assert isinstance(screen.awards, EarnedPanel)
    [laurel] = window.solo.solo_results.all()
    assert (laurel.game, laurel.daily) == (game_id, TODAY)
    outcome = session.match.outcome
    assert outcome is not None
    assert laurel.margin == outcome.points[0] - outcome.points[1]
