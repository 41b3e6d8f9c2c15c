"""What can still be earned in a solo game: a row for each achievement, or for each medal of a scenario."""

from __future__ import annotations

from typing import NamedTuple

from aoc_desktop.games.age_of_civilization.medals import Condition
from aoc_desktop.games.age_of_civilization.scoring import conditions
from aoc_desktop.games.age_of_civilization.state import State
from aoc_desktop.text.age_of_civilization.cards import achievement_progress
from aoc_desktop.text.language import load_language

ACHIEVEMENT, MEDAL = "achievement", "medal"


class GoalRow(NamedTuple):
    """A goal with how far the player has come."""

    kind: str
    id: str
    name: str
    sentence: str
    """All of it in one line, with the numbers."""
    parts: tuple[Condition, ...]

    @property
    def holds(self) -> bool:
        return all(part.holds for part in self.parts)

    @property
    def out_of_reach(self) -> bool:
        """Technologies are never lost: too many stay too many."""
        return any(part.at_most and not part.holds for part in self.parts)


def goal_rows(state: State, language: str) -> list[GoalRow]:
    """In the box's order; none at a table of several."""
    if not state.table.solo:
        return []
    names = load_language(language).names["achievement"]
    rows = []
    for goal in state.table.cards.achievements:
        parts = conditions(state, goal)
        sentence = achievement_progress(goal, parts, language)
        rows.append(GoalRow(ACHIEVEMENT, goal.id, str(names[goal.id].display), sentence, parts))
    return rows
