"""Advanced Civilization on the shelf: its box, its page's scenery and ways, and where its screens come from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.games.advanced_civilization.table.own_actions import OWN_ACTIONS, SHORT_GAME
from aoc_desktop.ui.frame.game_box import Box, BoxWords, Tags
from aoc_desktop.ui.frame.look import Look
from aoc_desktop.ui.kit.theme import Seat, Theme
from aoc_desktop.ui.kit.translations import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from aoc_desktop.games.advanced_civilization.table.card_book import CivilizationBook
    from aoc_desktop.games.advanced_civilization.table.options_form import CivilizationForm
    from aoc_desktop.games.advanced_civilization.table.result_parts import CivilizationResult
    from aoc_desktop.play.session import Session
    from aoc_desktop.ui.kit.preferences import Preferences


def _paint_front(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    from aoc_desktop.games.advanced_civilization.table.box import paint_front

    paint_front(painter, rect)


def _paint_quick(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    from aoc_desktop.games.advanced_civilization.table.box_lid import paint_closed

    paint_closed(painter, rect)


def _paint_scenery(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    from aoc_desktop.games.advanced_civilization.table.box import paint_page

    paint_page(painter, rect, theme)


def _paint_tag(painter: QPainter, rect: QRectF, tag: str) -> None:
    from aoc_desktop.games.advanced_civilization.table.map.pieces import paint_city

    paint_city(painter, rect, tag)


def _sign(nation: str) -> Seat:
    from aoc_desktop.games.advanced_civilization.table.colours import nation_seat

    return nation_seat(nation)


class AdvancedCivilizationLook(Look):
    """The Mediterranean from above, with cities of its peoples and a galley."""

    id = "advanced_civilization"
    actions = OWN_ACTIONS
    name = QT_TRANSLATE_NOOP("Games", "Advanced Civilization")
    players = (2, 8)
    minutes = (60, 360)
    modes = (SHORT_GAME, "new_game", "scenarios", "puzzles", "achievements", "learn")
    box = Box("#7C1E14", "#0B2233", _paint_front, _paint_scenery, _paint_quick)
    tags = Tags("nation", QT_TRANSLATE_NOOP("RecordsScreen", "Nations"), _paint_tag, _sign)

    def told(self) -> BoxWords:
        credit = QCoreApplication.translate("About", "{0} is a game by {1}, published by {2}.")
        tagline = QCoreApplication.translate("Games", "Eight peoples around one sea")
        return BoxWords(tagline, credit.format(self.title, "Bruce Harper", "Avalon Hill"))

    def options_form(self, preferences: Preferences) -> CivilizationForm:
        from aoc_desktop.games.advanced_civilization.table.options_form import CivilizationForm

        return CivilizationForm(self, preferences)

    def result(self, session: Session, preferences: Preferences, end: object) -> CivilizationResult:
        from aoc_desktop.games.advanced_civilization.table.result_parts import CivilizationResult

        return CivilizationResult(self, session, preferences)

    def award_signs(self) -> Mapping[str, str]:
        return SIGNS

    def card_book(self, preferences: Preferences) -> CivilizationBook:
        from aoc_desktop.games.advanced_civilization.table.card_book import CivilizationBook

        return CivilizationBook(preferences)

    def load(self) -> None:
        from aoc_desktop.games.advanced_civilization.rules.card_files import STANDARD, shipped_set
        from aoc_desktop.games.advanced_civilization.table import (
            options_form,  # noqa: F401
            table_look,  # noqa: F401
        )
        from aoc_desktop.ui.screens.new_game import screen as new_game  # noqa: F401

        shipped_set(STANDARD)


LOOK = AdvancedCivilizationLook()


# The icon that is struck into the medallion of each achievement.


SIGNS = {
    "first_steps": "path",
    "cradle": "trophy",
    "last_square": "last",
    "other_measure": "either_way",
    "nine_cities": "city",
    "five_colours": "everyone",
    "dozen": "technology",
    "philosopher": "judgement",
    "full_set": "building",
    "big_spender": "coin",
    "merchant": "action_trade",
    "crown": "first_player",
    "honest": "check",
    "hot_potato": "swap",
    "gift": "agent",
    "untouched": "immune",
    "phoenix": "sacrifice",
    "dove": "forbidden",
    "breaker": "war",
    "pirate_hunter": "coastal",
    "heir": "inherited",
    "far_shores": "action_explore",
    "gate": "fort",
    "photo_finish": "first",
    "five_peoples": "others",
}
