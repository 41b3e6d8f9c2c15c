"""Monumental Duel on the shelf: its box, its page's scenery and ways, and where its screens come from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from aoc_desktop.games.monumental_duel.table.own_actions import OWN_ACTIONS
from aoc_desktop.ui.art.drawings import Tones, stand
from aoc_desktop.ui.frame.game_box import Box, BoxWords, Tags
from aoc_desktop.ui.frame.look import Look
from aoc_desktop.ui.kit.high_contrast import is_bold, linear, plain_or, radial, sheer
from aoc_desktop.ui.kit.lettering import draw_text, heading
from aoc_desktop.ui.kit.theme import Theme
from aoc_desktop.ui.kit.translations import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from aoc_desktop.games.monumental_duel.table.card_book import DuelBook
    from aoc_desktop.games.monumental_duel.table.options_form import DuelForm
    from aoc_desktop.games.monumental_duel.table.result_parts import DuelResult
    from aoc_desktop.play.session import Session
    from aoc_desktop.ui.kit.preferences import Preferences

# The front of the box and the scenery of the page: a hooded figure before the moon, between two peoples.


LID, FOOT = "#2A2C5C", "#0D0F24"
GOLD, PALE = "#E9C46A", "#FFF1D6"
NIGHT, DUSK_LEFT, DUSK_RIGHT = "#0B0D26", "#5C7CB8", "#B25E9A"
HOOD = Tones("#101230", "#23265A", "#FFF6E4", "#F6C453")
LEFT_PEOPLE = Tones("#22386E", "#3A5596", "#DCE8F8", "#F6C453")
RIGHT_PEOPLE = Tones("#5A1C4A", "#8A3A74", "#FCE8F0", "#F6C453")


def _paint_sky(painter: QPainter, rect: QRectF) -> None:
    """Blue to the left, plum to the right, night above both."""
    if is_bold():
        painter.fillRect(rect, QColor(NIGHT))
        return
    dusk = ((0, DUSK_LEFT), (0.5, "#6A6AA8"), (1, DUSK_RIGHT))
    painter.fillRect(rect, linear(rect.topLeft(), rect.topRight(), dusk))
    night = [(place, sheer(NIGHT, alpha)) for place, alpha in ((0.0, 1.0), (0.34, 0.82), (0.7, 0.2), (1.0, 0.0))]
    painter.fillRect(rect, linear(rect.topLeft(), rect.bottomLeft(), night))


def _paint_moon(painter: QPainter, centre: QPointF, radius: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(radial(centre, radius * 1.7, ((0.5, QColor(255, 236, 180, 90)), (1, QColor(255, 236, 180, 0)))))
    painter.drawEllipse(centre, radius * 1.7, radius * 1.7)
    for colour, share in (("#F7E3B0", 1.0), ("#FFF3CF", 0.9)):
        painter.setBrush(QColor(colour))
        painter.drawEllipse(centre, radius * share, radius * share)


def _paint_scene(painter: QPainter, middle: float, size: float, foot: float) -> None:
    """Two peoples under one moon, and a stranger between them; `size` is the figure's."""
    stand(painter, "scenes/columned_temple", LEFT_PEOPLE, QPointF(middle - size * 0.72, foot), size * 0.62)
    stand(painter, "scenes/tomb", RIGHT_PEOPLE, QPointF(middle + size * 0.74, foot), size * 0.72)
    stand(painter, "scenes/hooded_figure", HOOD, QPointF(middle, foot + size * 0.08), size)


def paint_front(painter: QPainter, rect: QRectF) -> None:
    """The front of the box, printed: it looks the same on both tables."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    _paint_sky(painter, rect)
    for x, y, size in ((0.1, 0.42, 4.5), (0.86, 0.36, 4), (0.92, 0.5, 3), (0.17, 0.55, 3), (0.8, 0.44, 2.5)):
        middle = QPointF(rect.left() + rect.width() * x, rect.top() + rect.height() * y)
        stand(painter, "scenes/star", HOOD, middle, size * 2)
    foot = rect.bottom() - 28
    _paint_moon(painter, QPointF(rect.center().x(), rect.top() + rect.height() * 0.6), rect.width() * 0.25)
    _paint_scene(painter, rect.center().x(), rect.width() * 0.56, foot)
    painter.setPen(QPen(QColor("#B79A5B"), 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect.adjusted(8, 8, -8, -8))
    for number, words in enumerate(("Monumental", "Duel")):
        line = QRectF(rect.left() + 12, rect.top() + 20 + 34 * number, rect.width() - 24, 34)
        draw_text(painter, line, words, heading(33, PALE))
    below = QRectF(rect.left() + 12, rect.top() + 90, rect.width() - 24, 22)
    draw_text(painter, below, QCoreApplication.translate("Duel", "Espionage"), heading(17, GOLD))
    painter.setPen(QPen(QColor(GOLD), 1.4))
    for left, right in ((0.2, 0.32), (0.68, 0.8)):
        y = below.center().y()
        painter.drawLine(QPointF(rect.left() + rect.width() * left, y), QPointF(rect.left() + rect.width() * right, y))
    painter.restore()


def paint_scenery(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Behind the game's page: the same night, wide; the light table has its morning."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if theme.bold:
        painter.fillRect(rect, QColor(theme.table_edge))
    elif theme.on_dark:
        _paint_sky(painter, rect)
    else:
        morning = ((0.0, "#D6DDEE"), (0.5, "#EFE3E2"), (1.0, "#E8CBDC"))
        painter.fillRect(rect, linear(rect.topLeft(), rect.bottomRight(), morning))
    middle, size = rect.left() + rect.width() * 0.7, rect.height() * 0.56
    _paint_moon(painter, QPointF(middle, rect.top() + rect.height() * 0.48), size * 0.5)
    foot = rect.bottom() - rect.height() * 0.12
    _paint_scene(painter, middle, size, foot)
    ground = QColor(plain_or("#0A0C22" if theme.on_dark else "#4A3F5C", theme.table_edge))
    painter.fillRect(QRectF(rect.left(), foot, rect.width(), rect.bottom() - foot), ground)
    painter.restore()


def paint_day(painter: QPainter, rect: QRectF) -> None:
    """The scene alone, for the challenge of the day."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    _paint_sky(painter, rect)
    size = min(rect.height() * 0.84, rect.width() * 0.6)
    _paint_moon(painter, rect.center(), size * 0.46)
    _paint_scene(painter, rect.center().x(), size, rect.bottom() - rect.height() * 0.06)
    painter.restore()


def _paint_tag(painter: QPainter, rect: QRectF, tag: str) -> None:
    from aoc_desktop.games.monumental_duel.table.vignettes import paint_emblem

    paint_emblem(painter, rect, tag)


class MonumentalDuelLook(Look):
    """A hooded figure before the moon, a temple to the left, a tomb to the right."""

    id = "monumental_duel"
    name = QT_TRANSLATE_NOOP("Games", "Monumental Duel: Espionage")
    players = (2, 2)
    minutes = (60, 60)
    modes = ("scenarios", "daily", "puzzles", "achievements", "learn")
    actions = OWN_ACTIONS
    box = Box(LID, FOOT, lambda painter, rect, theme: paint_front(painter, rect), paint_scenery)
    tags = Tags("civilization", QT_TRANSLATE_NOOP("RecordsScreen", "Civilisations"), _paint_tag)

    def told(self) -> BoxWords:
        credit = QCoreApplication.translate("About", "{0} is a game by {1}, published by {2}.")
        tagline = QCoreApplication.translate("Duel", "Two Cities, nine cards each, and spies between them")
        return BoxWords(tagline, credit.format(self.title, "Matthew Dunstan", "Funforge"))

    def options_form(self, preferences: Preferences) -> DuelForm:
        from aoc_desktop.games.monumental_duel.table.options_form import DuelForm

        return DuelForm(self, preferences)

    def result(self, session: Session, preferences: Preferences, end: object) -> DuelResult:
        from aoc_desktop.games.monumental_duel.table.result_parts import DuelResult

        return DuelResult(self, session, preferences)

    def paint_day(self, painter: QPainter, rect: QRectF) -> None:
        paint_day(painter, rect)

    def award_signs(self) -> Mapping[str, str]:
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


# The icon that is struck into the medallion of each achievement.


SIGNS = {
    "all_five": "policy",
    "four_laurels": "domination",
    "three_sixes": "reroll",
    "double_game": "spy",
    "firebrand": "revolt",
    "calm_restored": "city",
    "bastion": "barricade",
    "counterstroke": "swap",
    "less_is_more": "archive",
    "nothing_wasted": "any_basic",
    "upper_hand": "advantage",
    "master_builder": "wonder",
    "thirst": "knowledge",
    "all_terrains": "mountain",
    "by_a_hair": "first",
    "runaway": "trophy",
    "three_crowns": "first_player",
}
