"""What the theme of high contrast shows otherwise than the others: form instead of pale colours."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QMenu, QToolButton

from aoc_desktop.ui import bold
from aoc_desktop.ui.app import application
from aoc_desktop.ui.icons import paint_icon
from aoc_desktop.ui.style import stylesheet
from aoc_desktop.ui.table.step_strip import paint_strip
from aoc_desktop.ui.theme import CONTRAST, DARK
from aoc_desktop.ui.widgets import step_button
from tests.ui.contrast import contrast


@pytest.fixture(autouse=True)
def bold_theme() -> Iterator[None]:
    application()
    bold.put_on(CONTRAST)
    yield
    bold.put_on(DARK)


def changes(image: QImage, line: int) -> int:
    """How often a line of pixels turns from dark to light or back."""
    light = [QColor(image.pixel(x, line)).lightnessF() > 0.5 for x in range(image.width())]
    return sum(one != other for one, other in pairwise(light))


def test_a_greyed_entry_of_the_menu_has_a_broken_line() -> None:
    menu = QMenu()
    menu.setStyleSheet(stylesheet(CONTRAST))
    usable, greyed = menu.addAction("A move that is long"), menu.addAction("A move that is long")
    greyed.setEnabled(False)
    menu.ensurePolished()
    menu.resize(menu.sizeHint())
    image = menu.grab().toImage()
    # The upper line of an entry: unbroken black where it can be used, dashes where not.
    most = {
        action: max(changes(image, menu.actionGeometry(action).top() + down) for down in range(4))
        for action in (usable, greyed)
    }
    assert most[usable] <= 4 < 12 <= most[greyed]


def test_a_greyed_tool_has_a_broken_line() -> None:
    tool = QToolButton()
    tool.setStyleSheet(stylesheet(CONTRAST))
    tool.resize(60, 40)
    assert changes(tool.grab().toImage(), 1) <= 2
    tool.setEnabled(False)
    assert changes(tool.grab().toImage(), 1) >= 6


@pytest.mark.parametrize("ink", [CONTRAST.primary, CONTRAST.lit_text, CONTRAST.text])
def test_the_sign_on_a_disc_stands_out(ink: str) -> None:
    """In the colour of an entry, and in that of one which has the focus."""
    image = QImage(96, 96, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(CONTRAST.lit if ink == CONTRAST.lit_text else CONTRAST.panel))
    painter = QPainter(image)
    paint_icon(painter, QRectF(0, 0, 96, 96), "moment_end_of_turn", ink)
    painter.end()
    glass, disc = image.pixelColor(48, 26).name(), image.pixelColor(20, 48).name()  # the hourglass's lid, beside it
    assert contrast(glass, disc) >= 7


def test_steps_that_have_passed_are_seen() -> None:
    inks: dict[str, str] = {}

    def step(_painter: QPainter, _box: QRectF, name: str, ink: str) -> None:
        inks[name] = ink

    image = QImage(300, 60, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    paint_strip(painter, ("first", "now", "next"), 1, "Now", step, CONTRAST)
    painter.end()
    assert contrast(inks["first"], CONTRAST.top_bar) >= 7
    assert inks["first"] != inks["next"]


def test_the_sign_of_a_step_is_as_high_as_words() -> None:
    """A single angle in letters of the usual size is five pixels high: nobody sees it."""
    made = step_button("›")
    made.setStyleSheet(stylesheet(CONTRAST))
    made.resize(made.sizeHint())
    image = made.grab().toImage()
    inner = range(4, image.height() - 4)
    rows = [y for y in inner if any(QColor(image.pixel(x, y)).lightnessF() > 0.5 for x in range(6, image.width() - 6))]
    assert len(rows) >= 8
