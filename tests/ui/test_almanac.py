"""The almanac and the form that corrects a value; the curtain between two people."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from aoc_desktop.games.age_of_civilization.card_files import shipped_set
from aoc_desktop.ui.age_of_civilization.almanac import AlmanacScreen
from aoc_desktop.ui.age_of_civilization.almanac_filter import Wanted, filtered, unseen
from aoc_desktop.ui.age_of_civilization.face_book import FaceBook
from aoc_desktop.ui.main_window import MainWindow
from tests.sessions import session
from tests.ui.windows import click, opened


@pytest.fixture
def window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    with opened(tmp_path) as window:
        yield window


def almanac(window: MainWindow) -> AlmanacScreen:
    window.actions_["almanac"].trigger()
    screen = window.stack.currentWidget()
    assert isinstance(screen, AlmanacScreen)
    return screen


def test_filters() -> None:
    book = FaceBook(shipped_set("second_edition"), "fr")
    everything = filtered(book, Wanted("civilization"))
    assert len(everything) == 48
    assert filtered(book, Wanted("civilization", words="egypte")) == ["egypt"]
    africans = filtered(book, Wanted("civilization", group="africa"))
    assert 0 < len(africans) < 48
    assert {book.cards.civilization[card].group for card in africans} == {"africa"}
    few = filtered(book, Wanted("civilization", group="africa", population=4))
    assert few == [card for card in africans if book.cards.civilization[card].population == 4] != []
    fishers = filtered(book, Wanted("civilization", sign="action_fish"))
    assert "polynesia" in fishers
    assert "egypt" not in fishers
    assert filtered(book, Wanted("event", sign="military")) == ["barbarians"]
    house = filtered(book, Wanted("wonder", source="house"))
    book2 = filtered(book, Wanted("wonder", source="rulebook"))
    assert sorted([*house, *book2]) == sorted(book.cards.wonder)
    assert "plague" in filtered(book, Wanted("action"))


@pytest.mark.parametrize("variants", [(), ("draft",)])
def test_the_unseen_civilisations_of_a_game(variants: tuple[str, ...]) -> None:
    running = session(2, variants)
    hidden = unseen(running, 0)
    state = running.match.state
    assert not hidden & {card.id for card, _ in state.market}
    assert {card.id for card in state.deck} <= hidden
    if variants:
        assert not hidden & {card.id for card in state.packs[0]}
        assert {card.id for card in state.packs[1]} <= hidden


def test_every_kind_of_card_is_shown(window: MainWindow) -> None:
    screen = almanac(window)
    for place in range(screen.kinds.count()):
        screen.kinds.setCurrentIndex(place)
        assert screen.list.count() > 0
        QApplication.processEvents()
    screen.kinds.setCurrentIndex(0)
    screen.search.setText("no such thing")
    assert screen.list.count() == 0
    assert not screen.correct.isVisible()


def test_cards_are_found_by_what_they_do(window: MainWindow) -> None:
    screen = almanac(window)
    everything = screen.list.count()
    screen.effects.setFocus()
    QTest.keyClicks(screen.effects, "Military")
    assert screen.effects.currentText() == "Military"
    assert 0 < screen.list.count() < everything
    for place in range(screen.list.count()):
        assert "military" in screen.list.item(place).toolTip()
    below = screen.correct.mapTo(screen, screen.correct.rect().bottomRight())
    assert screen.rect().contains(below), "the way to correct a value is in sight without scrolling"


def test_a_value_is_corrected_and_the_set_can_be_chosen_for_a_game(window: MainWindow) -> None:
    screen = almanac(window)
    screen.search.setText("egypt")
    click(screen.correct)
    form = QApplication.activeModalWidget()
    assert form is not None
    assert not form.save.isEnabled()
    form.fields["inherited"].setPlainText("[{ always = 'flight' }]")
    assert "flight" in form._problem.text()
    form.fields["inherited"].setPlainText("[{")
    assert not form.save.isEnabled()
    form.fields["inherited"].setPlainText('[{ always = "military", amount = 2 }]')
    assert "Your military increases by 2." in form._meaning.text()
    click(form.save)
    assert screen.sets.currentText() == "my_cards"
    assert screen.cards.civilization["egypt"].inherited[0].amount == 2
    window.show_new_game("table")
    new_game = window.stack.currentWidget()
    new_game.edition.setCurrentIndex(new_game.edition.findText("Own card set: my_cards"))
    click(new_game.start)
    assert window.session is not None
    assert window.session.record().card_set["id"] == "my_cards"


def test_a_curtain_falls_between_two_people_in_the_draft(window: MainWindow, qtbot: QtBot) -> None:
    window.show_new_game("table")
    screen = window.stack.currentWidget()
    screen.seats[1].choose("human")
    click(screen.variants["draft"])
    click(screen.start)
    table, running = window.table, window.session
    assert table is not None
    assert running is not None
    assert table.curtain.isVisible()
    assert not table.view.isVisible()
    click(table.curtain.button)
    assert table.view.isVisible()
    first = running.decider
    running.play(running.legal()[0])
    assert running.decider != first
    assert table.curtain.isVisible()
    assert running.seats[running.decider or 0].name in table.curtain.button.text()


def test_nothing_is_hidden_without_secret_hands(window: MainWindow) -> None:
    window.show_new_game("table")
    screen = window.stack.currentWidget()
    screen.seats[1].choose("human")
    click(screen.start)
    assert window.table is not None
    assert not window.table.curtain.isVisible()


def test_a_variant_that_cannot_be_had_says_why(window: MainWindow) -> None:
    window.show_new_game("solo")
    screen = window.stack.currentWidget()
    assert not screen.variants["draft"].isEnabled()
    assert "not for solo games" in screen.variants["draft"].toolTip()
    screen.edition.setCurrentIndex(1)
    assert "cannot be played with this card set" in screen.variants["innovation"].toolTip()
    screen.seats[0].name.clear()
    assert not screen.start.isEnabled()
    assert "name" in screen.problem.text()
