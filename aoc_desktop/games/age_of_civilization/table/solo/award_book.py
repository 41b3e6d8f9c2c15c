"""The achievements of both editions for their page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.games.age_of_civilization.rules.card_files import SHIPPED
from aoc_desktop.games.age_of_civilization.solo.achievements import standings
from aoc_desktop.games.age_of_civilization.solo.best_medals import awards
from aoc_desktop.games.age_of_civilization.table.rows.goals import goal_rows, rule_lines
from aoc_desktop.games.age_of_civilization.table.solo.medallions import paint_medallion
from aoc_desktop.games.age_of_civilization.words.cards import achievement_sentence
from aoc_desktop.games.age_of_civilization.words.speech import load_language
from aoc_desktop.profile.awards import conditions_of
from aoc_desktop.profile.solo_results import SoloResult
from aoc_desktop.text.scenarios import GoalRow
from aoc_desktop.ui.kit.theme import Theme
from aoc_desktop.ui.screens.awards.award_book import Award
from aoc_desktop.ui.table.page.goals import GoalList, paint_parts, parts_width


class EditionAwards:
    """By edition."""

    groups: tuple[str, ...] = SHIPPED

    def group_name(self, group: str, language: str) -> str:
        return str(load_language(language).names["edition"][group].display)

    def awards(self, group: str, laurels: Sequence[SoloResult], language: str) -> list[Award]:
        names = load_language(language).names["achievement"]
        return [
            Award(
                one.goal.id,
                str(names[one.goal.id].display),
                achievement_sentence(one.goal, language),
                one.earned,
                one.best,
            )
            for one in standings(laurels)
            if one.edition == group
        ]

    def exported(self, laurels: Sequence[SoloResult]) -> dict[str, Any]:
        return awards(laurels)

    def paint(self, painter: QPainter, rect: QRectF, award: Award, theme: Theme) -> None:
        paint_medallion(painter, rect, award.id, theme, award.earned is not None)

    def paint_progress(self, painter: QPainter, rect: QRectF, award: Award, theme: Theme, size: float) -> None:
        conditions = conditions_of(award.earned or award.best, award.id)
        left = max(0.0, (rect.width() - parts_width(conditions, size) + 0.8 * size) / 2)
        paint_parts(painter, QPointF(rect.left() + left, rect.center().y()), conditions, theme, size)


# The goals of a solo game beside the table: its achievements, or a scenario's medals and rules.


class SoloGoals(GoalList):
    def topic(self) -> str:
        return "solo" if self._models.player_view.view.state.table.scenario is None else "path-of-glory"

    def paint_other(self, painter: QPainter, badge: QRectF, row: GoalRow) -> None:
        paint_medallion(painter, badge, row.id, self._preferences.theme, row.holds)

    def goals(self) -> list[GoalRow | str]:
        state, language = self._models.player_view.view.state, self._preferences.language
        return [*goal_rows(state, language), *rule_lines(state, language)]
