"""The rules in the program: the same topics in both languages, every picture drawn, opened at the right place."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from aoc_desktop.games import GAMES
from aoc_desktop.games.age_of_civilization.rules.card_files import SHIPPED, shipped_set
from aoc_desktop.games.age_of_civilization.table.card_picture import knows
from aoc_desktop.games.age_of_civilization.table.formula import action_formula, event_formula, formula, symbol_formula
from aoc_desktop.games.age_of_civilization.words.speech import GAME_ID
from aoc_desktop.kernel.resources import resource
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.kit.icons import icon_names
from aoc_desktop.ui.kit.rules_text import page, sections
from aoc_desktop.ui.screens.rules import RulesScreen
from tests.games.age_of_civilization.table.test_formula import every_effect
from tests.ui.windows import Key, key, my_turn, start_seeded

WITH_RULES = [game for game in GAMES if resource(game, "rules_en.md").is_file()]


def test_a_game_without_rules_has_an_empty_page() -> None:
    assert sections("no_such_game", "en") == []


@pytest.mark.parametrize("code", ["en", "fr"])
def test_every_picture_can_be_drawn(code: str) -> None:
    text = resource("age_of_civilization", f"rules_{code}.md").read_text(encoding="utf-8")
    cards = shipped_set("second_edition")
    pictures = re.findall(r"\[\[(\w+) (\w+)\]\]", text)
    assert len(pictures) > 20
    for kind, name in pictures:
        assert name in icon_names() if kind == "icon" else name.isdecimal() or knows(cards, kind, name), (kind, name)
    shown = page(GAME_ID, code, "#000", "#000")
    assert "[[" not in shown
    assert "**" not in shown


@pytest.mark.parametrize("code", ["en", "fr"])
def test_every_sign_of_the_cards_is_in_the_legend(code: str) -> None:
    legend = next(section for section in sections(GAME_ID, code) if section.anchor == "icons")
    told = set(re.findall(r"\[\[icon (\w+)\]\]", " ".join(legend.lines)))
    used = set()
    for cards in map(shipped_set, SHIPPED):
        formulas = [formula(effect, cards.technology) for effect in every_effect(cards)]
        formulas += [action_formula(action) for action in cards.actions]
        formulas += [event_formula(event) for event in cards.events]
        formulas += [symbol_formula(symbol) for symbol in ("war", "plague")]
        used |= {token.name for tokens in formulas for token in tokens if token.name}
    assert len(used) > 20
    assert used <= told


def test_french_spaces_survive_on_the_page() -> None:
    """Qt would fold them into ordinary ones, at which a line may break."""
    document = QTextDocument()
    document.setHtml(page(GAME_ID, "fr", "#000", "#000"))
    text = document.toPlainText()
    assert "«\u202fLa plus grande\u202f»" in text
    assert not re.search(r"[^\u202f][;!?»%]|[^\u202f\d]: ", text)


def test_a_list_may_follow_its_sentence_at_once() -> None:
    assert "<p>There are four levels" in page(GAME_ID, "en", "#000", "#000")
    assert "<li><b>Novice</b>" in page(GAME_ID, "en", "#000", "#000")


def test_f1_before_a_game_tells_of_the_levels(window: MainWindow) -> None:
    window.show_new_game("table")
    key(Key.Key_F1)
    screen = window._made["rules"]
    assert isinstance(screen, RulesScreen)
    assert screen.contents.currentItem().text() == "AI players"
    key(Key.Key_Escape)
    assert window.stack.currentWidget() is window._made["new_game"]


def test_f1_opens_the_rule_of_what_is_asked(window: MainWindow, qtbot: QtBot) -> None:
    start_seeded(window)
    my_turn(window, qtbot)
    assert window.table is not None
    QTest.mouseMove(window.table.view.viewport(), QPoint(1, 1))  # where nothing lies
    key(Key.Key_F1)
    screen = window._made["rules"]
    assert window.stack.currentWidget() is screen
    assert screen.contents.currentItem().text() == "Step 1: civilisations"
    assert screen.view.verticalScrollBar().value() > 0
    screen.search.setText("counter-clockwise")
    assert screen.view.textCursor().selectedText() == "counter-clockwise"
    screen.search.setText("zeppelin")
    assert screen._found.text() == "Not found"
    screen.contents.setFocus()
    key(Key.Key_Escape)
    assert window.stack.currentWidget() is window.table
