"""Roads of Bronze: the scenarios of Advanced Civilization."""

from __future__ import annotations

from aoc_desktop.games.advanced_civilization.rules.card_files import STANDARD
from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.rules.scenario_files import load_scenario
from aoc_desktop.games.advanced_civilization.rules.scenarios import SCENARIOS, SHELF
from aoc_desktop.games.advanced_civilization.rules.scoring import medal_progress
from aoc_desktop.solo.scenarios import Scenarios

CHRONICLES = Scenarios(GAME.id, STANDARD, SCENARIOS, SHELF.shipped, load_scenario, medal_progress)
