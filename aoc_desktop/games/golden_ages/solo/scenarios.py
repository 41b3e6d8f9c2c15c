"""Chronicles of the Ages: the scenarios of The Golden Ages."""

from __future__ import annotations

from aoc_desktop.games.golden_ages.rules.game import GAME
from aoc_desktop.games.golden_ages.rules.scenario_files import load_scenario
from aoc_desktop.games.golden_ages.rules.scenarios import BOX, SCENARIOS, scenario
from aoc_desktop.games.golden_ages.rules.scoring import medal_progress
from aoc_desktop.solo.scenarios import Scenarios

CHRONICLES = Scenarios(GAME.id, BOX, SCENARIOS, scenario, load_scenario, medal_progress)
