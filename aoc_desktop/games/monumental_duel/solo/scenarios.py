"""The Secret Chronicle: the scenarios of Monumental Duel."""

from __future__ import annotations

from aoc_desktop.games.monumental_duel.rules.game import GAME
from aoc_desktop.games.monumental_duel.rules.scenario_files import load_scenario
from aoc_desktop.games.monumental_duel.rules.scenarios import BOX, SCENARIOS, scenario
from aoc_desktop.games.monumental_duel.rules.scoring import medal_progress
from aoc_desktop.solo.scenarios import Scenarios

CHRONICLES = Scenarios(GAME.id, BOX, SCENARIOS, scenario, load_scenario, medal_progress)
