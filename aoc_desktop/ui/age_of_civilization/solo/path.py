"""Path of Glory."""

from __future__ import annotations

from aoc_desktop.ui.age_of_civilization.solo.ways import SoloScreen, SoloWays


class PathScreen(SoloScreen):
    def __init__(self, ways: SoloWays) -> None:
        super().__init__(ways.preferences)
