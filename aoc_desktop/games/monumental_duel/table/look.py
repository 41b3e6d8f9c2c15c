"""Monumental Duel on the shelf: its box, its page's scenery and ways, and where its screens come from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.games.monumental_duel.table import box
from aoc_desktop.games.monumental_duel.table.own_actions import OWN_ACTIONS
from aoc_desktop.ui.frame.look import Look
from aoc_desktop.ui.kit.theme import Theme
from aoc_desktop.ui.kit.translations import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from aoc_desktop.games.monumental_duel.rules.state import State
    from aoc_desktop.games.monumental_duel.table.card_book import DuelBook
    from aoc_desktop.games.monumental_duel.table.options_form import DuelForm
    from aoc_desktop.games.monumental_duel.table.result_parts import DuelResult
    from aoc_desktop.games.monumental_duel.table.table_look import DuelTable
    from aoc_desktop.play.session import Session
    from aoc_desktop.ui.kit.preferences import Preferences


class MonumentalDuelLook(Look):
    """A hooded figure before the moon, a temple to the left, a tomb to the right."""

    id = "monumental_duel"
    name = QT_TRANSLATE_NOOP("Games", "Monumental Duel: Espionage")
    players = (2, 2)
    minutes = 60
    ways = ("daily", "achievements", "learn")
    actions = OWN_ACTIONS
    tag_kind = "civilization"
    lid = box.LID
    foot = box.FOOT

    def tagline(self) -> str:
        return QCoreApplication.translate("Duel", "Two Cities, nine cards each, and spies between them")

    def credit(self) -> str:
        told = QCoreApplication.translate("About", "{0} is a game by {1}, published by {2}.")
        return told.format(self.title, "Matthew Dunstan", "Funforge")

    def paint_front(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        box.paint_front(painter, rect)

    def paint_scenery(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        box.paint_scenery(painter, rect, theme)

    def options_form(self, preferences: Preferences) -> DuelForm:
        from aoc_desktop.games.monumental_duel.table.options_form import DuelForm

        return DuelForm(self, preferences)

    def table_look(self) -> DuelTable:
        from aoc_desktop.games.monumental_duel.table.table_look import TABLE

        return TABLE

    def topic_of_moment(self, state: State) -> str:
        return "end" if state.phase == "finished" else self.table_look().topics.of_step(state.step)

    def result(self, session: Session, preferences: Preferences, end: object) -> DuelResult:
        from aoc_desktop.games.monumental_duel.table.result_parts import DuelResult

        return DuelResult(self, session, preferences)

    def tags_title(self) -> str:
        return QCoreApplication.translate("RecordsScreen", "Civilisations")

    def paint_tag(self, painter: QPainter, rect: QRectF, tag: str) -> None:
        from aoc_desktop.games.monumental_duel.table.vignettes import paint_emblem

        paint_emblem(painter, rect, tag)

    def paint_day(self, painter: QPainter, rect: QRectF) -> None:
        box.paint_day(painter, rect)

    def award_signs(self) -> Mapping[str, str]:
        from aoc_desktop.games.monumental_duel.table.award_signs import SIGNS

        return SIGNS

    def card_book(self, preferences: Preferences) -> DuelBook:
        from aoc_desktop.games.monumental_duel.table.card_book import DuelBook

        return DuelBook(preferences)

    def load(self) -> None:
        from aoc_desktop.games.monumental_duel.rules.card_files import SHIPPED, shipped_set
        from aoc_desktop.games.monumental_duel.table import (
            options_form,  # noqa: F401
            table_look,  # noqa: F401
        )

        shipped_set(SHIPPED[0])


LOOK = MonumentalDuelLook()
