"""What holds for every test: the mark of its game, by the folder it stands in, and the longest that it may take."""

from __future__ import annotations

import pytest

from aoc_desktop.games import GAMES

LONGEST = 300
"""Seconds. Long proofs and benchmarks take what they need."""


def pytest_configure(config: pytest.Config) -> None:
    for game in GAMES:
        config.addinivalue_line(
            "markers", f"{game}: tests in a folder of this game (python3 run.py test --game {game})"
        )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    bounded = config.pluginmanager.hasplugin("timeout")
    for item in items:
        for game in GAMES:
            if game in item.path.parts:
                item.add_marker(game)
        if bounded and not any(map(item.get_closest_marker, ("slow", "benchmark", "timeout"))):
            item.add_marker(pytest.mark.timeout(LONGEST))
