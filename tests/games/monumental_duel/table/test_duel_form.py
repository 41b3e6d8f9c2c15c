"""The form that sets a table of Monumental Duel."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea

from aoc_desktop.games.monumental_duel.table.options_form import DuelForm
from aoc_desktop.ui.frame.look import look_named
from aoc_desktop.ui.screens.new_game.screen import NewGameScreen
from tests.ui.windows import click, opened


def test_nothing_scrolls_and_both_civilisations_stand_side_by_side(tmp_path: Path) -> None:
    with opened(tmp_path) as window:
        screen = NewGameScreen(look_named("monumental_duel"), window.preferences)
        screen.prepare("table")
        window.open_screen("duel", lambda: screen)
        QTest.qWait(20)
        area, form = screen.findChild(QScrollArea), screen.options
        assert area is not None
        assert isinstance(form, DuelForm)
        assert area.verticalScrollBar().maximum() == 0
        tops = [cards[0].mapTo(screen, QPoint()).y() for cards in form.choices]
        assert tops[0] == tops[1]


def test_one_civilisation_can_be_chosen_and_the_other_left_to_the_lot(tmp_path: Path) -> None:
    with opened(tmp_path) as window:
        screen = NewGameScreen(look_named("monumental_duel"), window.preferences)
        screen.start_wanted.connect(window.start_game)
        screen.prepare("table")
        window.open_screen("duel", lambda: screen)
        form = screen.options
        assert isinstance(form, DuelForm)
        card = next(card for card in form.choices[1] if card.civilization == "aksum")
        click(card)
        assert screen.problem.text() == ""
        assert screen.start.isEnabled()
        click(screen.start)
        assert window.session is not None
        played = window.session.record().setup["civilizations"]
        assert played[1] == "aksum"
        assert played[0] in ("greece", "mughals")
