"""What can still be earned in a solo game: a row for each achievement, or for each medal of a scenario."""

from __future__ import annotations

from aoc_desktop.games.age_of_civilization.rules.card_files import shipped_set
from aoc_desktop.games.age_of_civilization.rules.medals import medal_progress
from aoc_desktop.games.age_of_civilization.rules.scoring import conditions
from aoc_desktop.games.age_of_civilization.rules.state import State
from aoc_desktop.games.age_of_civilization.words.cards import achievement_progress
from aoc_desktop.games.age_of_civilization.words.scenarios import medal_sentence, progress_text, scenario_lines
from aoc_desktop.games.age_of_civilization.words.speech import load_language
from aoc_desktop.kernel.condition import Condition
from aoc_desktop.text.scenarios import MEDAL, GoalRow

ACHIEVEMENT = "achievement"
BOX = "second_edition"
"""The scenarios' own box."""


def goal_rows(state: State, language: str) -> list[GoalRow]:
    """In the box's order; none at a table of several."""
    if not state.table.solo:
        return []
    if state.table.scenario is not None:
        return _medal_rows(state, language)
    names = load_language(language).names["achievement"]
    rows = []
    for goal in state.table.cards.achievements:
        parts = conditions(state, goal)
        sentence = achievement_progress(goal, parts, language)
        rows.append(GoalRow(ACHIEVEMENT, goal.id, str(names[goal.id].display), sentence, parts))
    return rows


def _medal_rows(state: State, language: str) -> list[GoalRow]:
    names = load_language(language).names["medal"]
    rows = []
    for medal, asked in medal_progress(state):
        parts = tuple(asked)
        sentence = f"{medal_sentence(medal, language)} ({progress_text(asked, language)})"
        lost = (Condition("survive", 0, 1),) if state.scenario.lost and medal.needs("survive") < 0 else ()
        rows.append(GoalRow(MEDAL, medal.id, str(names[medal.id].display), sentence, (*parts, *lost)))
    return rows


def rule_lines(state: State, language: str) -> list[str]:
    """What a scenario changes, a sentence each."""
    scenario = state.table.scenario
    if scenario is None:
        return []
    return scenario_lines(scenario, shipped_set(BOX), language)
