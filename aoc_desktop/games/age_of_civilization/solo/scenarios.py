"""Path of Glory: the scenarios of Age of Civilization."""

from __future__ import annotations

from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.rules.medals import medal_progress
from aoc_desktop.games.age_of_civilization.rules.scenario_files import load_scenario
from aoc_desktop.games.age_of_civilization.rules.scenarios import SCENARIOS, scenario
from aoc_desktop.solo.scenarios import Scenarios

CHRONICLES = Scenarios(GAME.id, "second_edition", SCENARIOS, scenario, load_scenario, medal_progress, users_own=False)
