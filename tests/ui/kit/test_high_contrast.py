"""What the theme of high contrast shows otherwise than the others: form instead of pale colours."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QMenu, QToolButton

from aoc_desktop.games import GAMES
from aoc_desktop.games.advanced_civilization.table.colours import BOLD_RIVER, BOLD_WAVES, TERRAIN
from aoc_desktop.ui.frame.app import application
from aoc_desktop.ui.frame.look import look_named
from aoc_desktop.ui.kit import high_contrast
from aoc_desktop.ui.kit.charts import LineChart
from aoc_desktop.ui.kit.icons import paint_icon
from aoc_desktop.ui.kit.style import stylesheet
from aoc_desktop.ui.kit.theme import CONTRAST, DARK
from aoc_desktop.ui.kit.widgets import step_button
from aoc_desktop.ui.screens.new_game.screen import NewGameScreen
from aoc_desktop.ui.table.page.top_bar import paint_strip
from tests.ui.contrast import contrast
from tests.ui.windows import opened


@pytest.fixture(autouse=True)
def bold_theme() -> Iterator[None]:
    application()
    high_contrast.put_on(CONTRAST)
    yield
    high_contrast.put_on(DARK)


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
    """A single angle in letters of the usual size is only five pixels high: too small to see."""
    made = step_button("›")
    made.setStyleSheet(stylesheet(CONTRAST))
    made.resize(made.sizeHint())
    image = made.grab().toImage()
    inner = range(4, image.height() - 4)
    rows = [y for y in inner if any(QColor(image.pixel(x, y)).lightnessF() > 0.5 for x in range(6, image.width() - 6))]
    assert len(rows) >= 8


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_game_is_black_where_it_is_written_on(game: str) -> None:
    """Left of the scenery, and on the ground at its foot."""
    image = QImage(1280, 720, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    look_named(game).box.scenery(painter, QRectF(0, 0, 1280, 720), CONTRAST)
    painter.end()
    places = [*((x, y) for x in range(0, 470, 7) for y in range(0, 720, 7)), *((x, 700) for x in range(0, 1280, 7))]
    assert {image.pixelColor(*place).name() for place in places} == {CONTRAST.table_edge}


def test_a_picture_that_is_cut_off_has_a_frame() -> None:
    """Advanced Civilization's map begins beside the words: a line of light runs down there."""
    image = QImage(1280, 720, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    look_named("advanced_civilization").box.scenery(painter, QRectF(0, 0, 1280, 720), CONTRAST)
    painter.end()
    columns = [[image.pixelColor(x, y).lightnessF() > 0.9 for y in range(200, 640)] for x in range(770, 790)]
    assert any(all(column) for column in columns)


def test_nothing_lies_behind_the_form_of_a_new_game(tmp_path: Path) -> None:
    with opened(tmp_path, theme="contrast") as window:
        window.show_new_game("table")
        form = window.stack.currentWidget()
        assert isinstance(form, NewGameScreen)
        image = window.grab().toImage()
        assert all(image.pixelColor(1270, y).name() == CONTRAST.table_edge for y in range(720))
        assert all(image.pixelColor(x, 626).name() == CONTRAST.table_edge for x in range(600, 1220))


def test_the_grid_of_a_chart_is_weaker_than_its_lines(tmp_path: Path) -> None:
    with opened(tmp_path, theme="contrast") as window:
        chart = LineChart(window.preferences, [], ["1", "2", "3"])
        chart.resize(500, 220)
        image = chart.grab().toImage()
        assert max(changes(image, y) for y in range(20, 150)) > 60


def test_waters_on_the_land_are_seen() -> None:
    """Rivers on every terrain, waves on flood plains."""
    assert all(contrast(BOLD_RIVER, land) >= 3 for land in TERRAIN.values())
    assert contrast(BOLD_WAVES, TERRAIN["flood"]) >= 3
