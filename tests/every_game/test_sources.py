"""Where values come from: every card of every game names the four kinds, and each place that tells it tells the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from aoc_desktop.games import GAMES
from aoc_desktop.kernel.sources import KINDS, kind_of
from aoc_desktop.profile.card_sets import BOX
from aoc_desktop.ui.frame.game_looks import look_of
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.screens.almanac.card_book import CardBook
from aoc_desktop.ui.screens.almanac.correction import CorrectionDialog

LANGUAGES = ["en", "fr"]


@pytest.fixture(params=LANGUAGES)
def preferences(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Preferences:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    made = Preferences()
    made.set("language", request.param)
    return made
