"""What holds for every test: the mark of its game, by its folder or its parameter, and the longest that it may take."""

from __future__ import annotations

import pytest

from aoc_desktop.games import GAMES

LONGEST = 300
"""Seconds. Long proofs and benchmarks take what they need."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", choices=list(GAMES), help="only tests that bear the mark of this game")


def pytest_configure(config: pytest.Config) -> None:
    for game in GAMES:
        config.addinivalue_line("markers", f"{game}: tests of this game (python3 run.py test --game {game})")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    bounded = config.pluginmanager.hasplugin("timeout")
    for item in items:
        for game in GAMES:
            if game in item.path.parts or game == game_asked(item):
                item.add_marker(game)
        if bounded and not any(map(item.get_closest_marker, ("slow", "benchmark", "timeout"))):
            item.add_marker(pytest.mark.timeout(LONGEST))
    if wanted := config.getoption("--game"):
        others = [item for item in items if item.get_closest_marker(wanted) is None]
        items[:] = [item for item in items if item.get_closest_marker(wanted) is not None]
        config.hook.pytest_deselected(items=others)


def game_asked(item: pytest.Item) -> str:
    """The game of a test that asks every game for the same; empty for other tests, and for those that ask all games at
    once."""
    if "every_game" not in item.path.parts or not isinstance(item, pytest.Function) or not hasattr(item, "callspec"):
        return ""
    parameters = item.callspec.params
    return str(parameters.get("game", parameters.get("game_id", "")))
