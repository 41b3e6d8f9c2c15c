"""What the window says of games: its title, the plates on the shelf, a page, the picture of a game that was left."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from aoc_desktop.play.session import SeatInfo
from aoc_desktop.ui.frame.entries import HomeEntry
from tests.profile.test_statistics import game
from tests.ui.windows import click, entry_of, my_turn, open_page, opened, start_seeded


@pytest.mark.parametrize(
    ("language", "program", "title"),
    [
        ("en", "Civilisation games", "Monumental Duel: Espionage"),
        ("fr", "Jeux de civilisation", "Monumental Duel\u202f: Espionnage"),
    ],
)
def test_the_title_bar_is_in_one_language_and_names_the_game_on_the_table(
    folder: Path, language: str, program: str, title: str
) -> None:
    with opened(folder, language=language) as window:
        assert window.windowTitle() == QGuiApplication.applicationDisplayName() == program
        open_page(window, "monumental_duel")
        window.play_now()
        assert window.windowTitle() == title
        assert QGuiApplication.applicationDisplayName() == program
        window.go_home()
        assert window.windowTitle() == program
        window.continue_game()
        assert window.windowTitle() == title
        window.preferences["language"] = "fr" if language == "en" else "en"
        QApplication.processEvents()
        assert window.windowTitle() != title
        assert QGuiApplication.applicationDisplayName() != program


def test_another_games_table_is_chosen_under_its_own_name(folder: Path) -> None:
    """While a game was left: its name, its rules and its almanac are not those of the table being laid."""
    with opened(folder) as window:
        open_page(window, "monumental_duel")
        window.play_now()
        window.go_home()
        open_page(window, "golden_ages")
        window.show_new_game("table")
        assert (window.windowTitle(), window.game_id) == ("The Golden Ages", "golden_ages")
        window.go_home()
        window.continue_game()
        assert (window.windowTitle(), window.game_id) == ("Monumental Duel: Espionage", "monumental_duel")


def test_a_card_set_of_ones_own_is_named_at_the_table_and_when_one_comes_back(folder: Path, qtbot: QtBot) -> None:
    with opened(folder) as window:
        cards = {"format": 1, "id": "ma_boite", "extends": "second_edition"}
        window.start_game(
            window.look.quick_game()._replace(card_set=cards), [SeatInfo("Ada"), SeatInfo("Bo", "random")]
        )
        assert window.windowTitle() == "Age of Civilization, ma_boite"
        my_turn(window, qtbot)
        assert window.session is not None
        window.session.play(window.session.legal()[0])
        window.go_home()
        assert "ma_boite" in window.home.continue_panel.accessibleName()


def test_a_game_under_way_is_no_game_not_played_yet(folder: Path, qtbot: QtBot) -> None:
    with opened(folder) as window:
        window.go_home()
        plates = {box.look.id: box.plate for box in window.home.boxes}
        assert set(plates.values()) == {"not played yet"}
        open_page(window, "golden_ages")
        window.play_now()
        my_turn(window, qtbot)
        assert window.session is not None
        window.session.play(window.session.legal()[0])
        window.go_home()
        plates = {box.look.id: box.plate for box in window.home.boxes}
        assert plates.pop("golden_ages") == "first game under way"
        assert set(plates.values()) == {"not played yet"}


def test_a_success_alone_counts_on_the_shelf_and_on_the_page(folder: Path) -> None:
    with opened(folder) as window:
        for number, extras in enumerate(({"achievements": ["superpower"]}, {"medal": "bronze"}, {}), 1):
            window.results.add(game(number, 30, other=None, extras=extras))
        window.go_home()
        assert window.home.boxes[0].plate == "3 games, 2 won"
        page = open_page(window)
        assert "3 games, 2 won, 67%" in page._strip.accessibleName()
        assert page._tallies.last == (True, True, False)


def test_the_page_of_a_box_says_at_which_step_its_lesson_was_left(folder: Path) -> None:
    with opened(folder) as window:
        page = open_page(window, "golden_ages")
        entry = entry_of(page, "learn")
        assert isinstance(entry, HomeEntry)
        assert entry.accessibleName() == "Learn by playing"
        click(entry)
        assert window.table is not None
        window.go_home()
        page = open_page(window, "golden_ages")
        assert entry.accessibleName() == "Resume the lesson: step 1 of 12"


def test_the_picture_of_a_game_has_no_bubble_in_it(folder: Path, qtbot: QtBot) -> None:
    with opened(folder) as window:
        start_seeded(window)
        my_turn(window, qtbot)
        table = window.table
        assert table is not None
        before = table.picture().toImage()
        place = next(place for place in table.view.hand.ready())
        piece = table.view.stage.by_place(place)
        assert piece is not None
        QTest.mouseMove(table.view.viewport(), table.view.mapFromScene(piece.rect.center()))
        qtbot.waitUntil(lambda: table.view.hover.bubble.isVisible() or table.view.hover.note.isVisible())
        shown = table.view.hover.bubble.isVisible(), table.view.hover.note.isVisible()
        with_bubble = table.picture().toImage()
        assert (table.view.hover.bubble.isVisible(), table.view.hover.note.isVisible()) == shown
        bubble = table.view.hover.bubble if shown[0] else table.view.hover.note
        there = table.view.mapFromScene(bubble.sceneBoundingRect().center())
        scale = with_bubble.width() / table.content.width()
        spot = table.view.viewport().mapTo(table.content, there) * scale
        assert with_bubble.pixelColor(spot) == before.pixelColor(spot)
