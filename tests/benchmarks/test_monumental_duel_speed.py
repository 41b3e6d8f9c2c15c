"""Speed of Monumental Duel's engine in one run beside Age of Civilization's: `python3 run.py benchmark`."""

from __future__ import annotations

import pytest

from aoc_desktop.games.monumental_duel.rules.card_files import shipped_set
from aoc_desktop.games.monumental_duel.rules.game import GAME
from aoc_desktop.games.monumental_duel.rules.setup import Options
from tests.benchmarks.beside_the_first_game import copies_per_second, share_of_its_moves

pytestmark = pytest.mark.benchmark

LEAST_SHARE = 0.9
LEAST_COPIES = 100_000


def test_random_play_beside_the_first_game() -> None:
    assert share_of_its_moves(GAME, Options(shipped_set("espionage"))) >= LEAST_SHARE


def test_copies() -> None:
    assert copies_per_second(GAME, Options(shipped_set("espionage"))) >= LEAST_COPIES
