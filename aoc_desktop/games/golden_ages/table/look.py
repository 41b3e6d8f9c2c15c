"""The Golden Ages on the shelf: its box, its page's scenery and ways."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.games.golden_ages.table.own_actions import OWN_ACTIONS
from aoc_desktop.ui.frame.game_box import Box, BoxWords, Tags
from aoc_desktop.ui.frame.look import Look
from aoc_desktop.ui.kit.theme import Theme
from aoc_desktop.ui.kit.translations import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from aoc_desktop.games.golden_ages.table.card_book import AgesBook
    from aoc_desktop.games.golden_ages.table.options_form import AgesForm
    from aoc_desktop.games.golden_ages.table.result_parts import AgesResult
    from aoc_desktop.play.session import Session
    from aoc_desktop.ui.kit.preferences import Preferences


def _paint_front(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    from aoc_desktop.games.golden_ages.table.box import paint_box_front

    paint_box_front(painter, rect)


def _paint_scenery(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    from aoc_desktop.games.golden_ages.table.box import paint_page

    paint_page(painter, rect, theme)


def _paint_tag(painter: QPainter, rect: QRectF, tag: str) -> None:
    from aoc_desktop.games.golden_ages.table.colours import people_of
    from aoc_desktop.ui.art.emblems import paint_roundel

    paint_roundel(painter, rect, *people_of(tag))


class GoldenAgesLook(Look):
    """A galleon on a rising sun, far cities, three rows of waves."""

    id = "golden_ages"
    name = QT_TRANSLATE_NOOP("Games", "The Golden Ages")
    players = (2, 4)
    minutes = (90, 90)
    modes = ("scenarios", "daily", "puzzles", "achievements", "learn")
    actions = OWN_ACTIONS
    box = Box("#8A5A1C", "#0C2F3B", _paint_front, _paint_scenery)
    tags = Tags("civilization", QT_TRANSLATE_NOOP("RecordsScreen", "Civilisations"), _paint_tag)

    def told(self) -> BoxWords:
        credit = QCoreApplication.translate("About", "{0} is a game by {1}, published by {2} and {3} ({4}).")
        tagline = QCoreApplication.translate("Games", "Four eras, one unknown sea")
        return BoxWords(tagline, credit.format(self.title, "Luigi Ferrini", "Quined Games", "Ergo Ludo Editions", 2014))

    def options_form(self, preferences: Preferences) -> AgesForm:
        from aoc_desktop.games.golden_ages.table.options_form import AgesForm

        return AgesForm(self, preferences)

    def result(self, session: Session, preferences: Preferences, end: object) -> AgesResult:
        from aoc_desktop.games.golden_ages.table.result_parts import AgesResult

        return AgesResult(self, session, preferences)

    def paint_day(self, painter: QPainter, rect: QRectF) -> None:
        from aoc_desktop.games.golden_ages.table.box import paint_scene

        paint_scene(painter, rect)

    def award_signs(self) -> Mapping[str, str]:
        return SIGNS

    def card_book(self, preferences: Preferences) -> AgesBook:
        from aoc_desktop.games.golden_ages.table.card_book import AgesBook

        return AgesBook(preferences)

    def load(self) -> None:
        from aoc_desktop.games.golden_ages.rules.card_files import SHIPPED, shipped_set
        from aoc_desktop.games.golden_ages.table import (
            options_form,  # noqa: F401
            table_look,  # noqa: F401
        )
        from aoc_desktop.ui.screens.new_game import screen as new_game  # noqa: F401

        shipped_set(SHIPPED[0])


LOOK = GoldenAgesLook()


# The icon that is struck into the medallion of each achievement.


SIGNS = {
    "four_eras": "clock",
    "golden_crown": "first_player",
    "age_of_ages": "trophy",
    "conqueror": "action_attack",
    "dove": "forbidden",
    "two_at_once": "war",
    "patron": "wonder",
    "polymath": "technology",
    "summit": "action_research",
    "metropolis": "city",
    "treasury": "coin",
    "round_the_world": "date_line",
    "island_hopper": "coastal",
    "historys_voice": "judgement",
    "prophecy": "future",
    "loyal": "inherited",
    "four_faces": "everyone",
    "greek_gift": "learn",
    "photo_finish": "first",
}
