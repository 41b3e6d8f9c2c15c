"""Advanced Civilization stands beside the first game: the home screen is the shelf."""

import pytest

from aoc_desktop.games import FIRST


@pytest.fixture(autouse=True)
def games_with_tables() -> tuple[str, ...]:
    return (FIRST, "advanced_civilization")
