"""Age of Civilization on the shelf: its box, its page's scenery and ways."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from aoc_desktop.games.age_of_civilization.table.own_actions import OWN_ACTIONS
from aoc_desktop.ui.art.drawings import Tones, stand
from aoc_desktop.ui.art.home_picture import paint_home_picture
from aoc_desktop.ui.frame.game_box import Box, BoxWords, Tags
from aoc_desktop.ui.frame.look import Look
from aoc_desktop.ui.kit.high_contrast import is_bold, linear
from aoc_desktop.ui.kit.lettering import draw_text, heading
from aoc_desktop.ui.kit.theme import DARK, SKIES, Theme
from aoc_desktop.ui.kit.translations import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from aoc_desktop.games.age_of_civilization.table.card_book import EditionBook
    from aoc_desktop.games.age_of_civilization.table.options_form import EditionForm
    from aoc_desktop.games.age_of_civilization.table.result_parts import EmpireResult
    from aoc_desktop.play.session import Session
    from aoc_desktop.ui.kit.preferences import Preferences
    from aoc_desktop.ui.screens.awards.award_book import AwardBook
    from aoc_desktop.ui.screens.solo.days import Days


def _paint_front(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    sky = SKIES[DARK.name]  # a box is printed: it looks the same on both tables
    stops = ((0.0, sky.top), (0.55, sky.middle), (0.9, sky.low))
    painter.fillRect(rect, linear(rect.topLeft(), rect.bottomLeft(), stops))
    centre, ground = QPointF(rect.center().x(), rect.top() + 200), rect.bottom() - 28
    _paint_sun(painter, centre)
    tones = Tones(sky.dark, sky.mid, sky.ivory, sky.sun)
    for x, size, drawing in ((0.14, 92, "pagoda"), (0.5, 128, "temple_mountain"), (0.33, 74, "pyramid"),
                             (0.88, 78, "stepped_temple")):  # fmt: skip
        foot = QPointF(rect.left() + rect.width() * x, ground)
        stand(painter, f"scenes/{drawing}", tones, foot, size)
    painter.setPen(QPen(QColor("#B79A5B"), 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect.adjusted(8, 8, -8, -8))
    for number, words in enumerate(("Age of", "Civilization")):
        line = QRectF(rect.left() + 12, rect.top() + 24 + 38 * number, rect.width() - 24, 38)
        draw_text(painter, line, words, heading(36, "#FFF1D6"))


def _paint_sun(painter: QPainter, centre: QPointF) -> None:
    sky = SKIES[DARK.name]
    ring = QColor(sky.rings)
    ring.setAlphaF(0.25)
    if not is_bold():
        painter.setPen(QPen(ring, 1))
        for radius in (86, 104):
            painter.drawEllipse(centre, radius, radius)
    painter.setPen(QColor(sky.sun))
    for colour, radius in ((sky.sun, 72), (sky.sun_core, 60)):
        painter.setBrush(QColor(colour))
        painter.drawEllipse(centre, radius, radius)


def _paint_tag(painter: QPainter, rect: QRectF, tag: str) -> None:
    from aoc_desktop.games.age_of_civilization.rules.card_files import SHIPPED, shipped_set
    from aoc_desktop.ui.art.emblems import paint_roundel

    cards = (shipped_set(edition).civilization.get(tag) for edition in SHIPPED)
    paint_roundel(painter, rect, tag, next((card.group for card in cards if card is not None), ""))


class AgeOfCivilizationLook(Look):
    """A temple mountain, a pagoda and pyramids before the ringed sun."""

    id = "age_of_civilization"
    name = QT_TRANSLATE_NOOP("Games", "Age of Civilization")
    players = (1, 4)
    minutes = (20, 20)
    actions = OWN_ACTIONS
    modes = ("solo", "daily", "puzzles", "achievements", "learn")
    box = Box("#1E4552", "#0A1B22", _paint_front, paint_home_picture)
    tags = Tags("civilization", QT_TRANSLATE_NOOP("RecordsScreen", "Civilisations"), _paint_tag)

    def told(self) -> BoxWords:
        credit = QCoreApplication.translate("About", "{0} is a game by {1}, published by {2}.")
        tagline = QCoreApplication.translate("Games", "Six thousand years in twenty minutes")
        return BoxWords(tagline, credit.format(self.title, "Jeffrey CCH", "ICE Makes"))

    def options_form(self, preferences: Preferences) -> EditionForm:
        from aoc_desktop.games.age_of_civilization.table.options_form import EditionForm

        return EditionForm(self, preferences)

    def result(self, session: Session, preferences: Preferences, end: object) -> EmpireResult:
        from aoc_desktop.games.age_of_civilization.solo.finished_game import Crowned
        from aoc_desktop.games.age_of_civilization.table.result_parts import EmpireResult
        from aoc_desktop.kernel.errors import Reason

        return EmpireResult(self, session, preferences, end if isinstance(end, Crowned | Reason) else None)

    def card_book(self, preferences: Preferences) -> EditionBook:
        from aoc_desktop.games.age_of_civilization.table.card_book import EditionBook

        return EditionBook(preferences)

    def award_book(self) -> AwardBook:
        from aoc_desktop.games.age_of_civilization.table.solo.award_book import EditionAwards

        return EditionAwards()

    def days(self) -> Days:
        from aoc_desktop.games.age_of_civilization.table.solo.days import SoloDays

        return SoloDays()

    def load(self) -> None:
        from aoc_desktop.games.age_of_civilization.rules.card_files import SHIPPED, shipped_set
        from aoc_desktop.games.age_of_civilization.table import (
            options_form,  # noqa: F401
            table_look,  # noqa: F401
        )
        from aoc_desktop.ui.screens.new_game import screen as new_game  # noqa: F401
        from aoc_desktop.ui.table.page import table_page  # noqa: F401

        shipped_set(SHIPPED[0])


LOOK = AgeOfCivilizationLook()
