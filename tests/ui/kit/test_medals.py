"""Medals and medallions: of one size, whole, with all their light."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from aoc_desktop.games.age_of_civilization.rules.card_files import shipped_set
from aoc_desktop.ui.kit.medals import disc_of, paint_empty_medal, paint_medal, paint_rays
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.theme import DARK
from aoc_desktop.ui.screens.result.podium import Podium
from tests.ui.person import Arrival

RECT = QRectF(20, 20, 60, 60)


def painted(image: QImage) -> QRectF:
    """Around everything that is painted on an empty picture."""
    spots = [(x, y) for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y).alpha() > 24]
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    return QRectF(left, top, max(x for x, _ in spots) - left + 1, max(y for _, y in spots) - top + 1)


def empty(size: QSize) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


@pytest.mark.parametrize("rank", [1, 2, 3])
def test_a_medal_is_as_large_won_as_still_to_be_won(rank: int) -> None:
    discs = []
    for won in (True, False):
        image = empty(QSize(100, 100))
        painter = QPainter(image)
        if won:
            paint_medal(painter, RECT, rank)
        else:
            paint_empty_medal(painter, RECT, rank, DARK)
        painter.end()
        discs.append(painted(image))
    assert abs(discs[0].width() - discs[1].width()) <= 2
    assert abs(discs[0].bottom() - discs[1].bottom()) <= 2
    assert abs(discs[0].width() - disc_of(RECT).width()) <= 3


class Goal:
    """A row of the podium."""

    def __init__(self, number: int) -> None:
        self.id, self.name, self.sentence, self.holds = f"goal{number}", f"Goal {number}", "", True


@pytest.mark.parametrize("width", [300, 380, 440, 520, 900])
def test_every_goal_is_on_the_podium_and_no_ray_is_cut(arrive: Arrival, qtbot: QtBot, width: int) -> None:
    """Eight achievements, as many as the second edition has, all new: each with its rays inside its own room."""
    preferences: Preferences = arrive().window.preferences
    count = len(shipped_set("second_edition").achievements)
    assert count == 8
    goals = [Goal(number) for number in range(count)]
    podium = Podium(goals, frozenset(goal.id for goal in goals), preferences, lambda *_: None)
    qtbot.addWidget(podium)
    podium.resize(width, podium.heightForWidth(width))
    assert len(podium.spots()) == count
    for badge, name in podium.spots():
        image = empty(podium.size().grownBy(podium.contentsMargins()) + QSize(200, 200))
        painter = QPainter(image)
        painter.translate(100, 100)
        paint_rays(painter, badge, preferences.theme, 1.0)
        painter.end()
        rays = painted(image).translated(-100, -100)
        assert QRectF(podium.rect()).adjusted(-1, -1, 1, 1).contains(rays), (badge, rays)
        assert QRectF(podium.rect()).adjusted(-1, -1, 1, 1).contains(name)
    widths = {round(badge.width(), 3) for badge, _ in podium.spots()}
    assert len(widths) == 1
