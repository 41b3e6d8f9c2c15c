"""The almanac and the form that corrects a value; the curtain between two people."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from aoc_desktop.games import FIRST
from aoc_desktop.games.age_of_civilization.rules.card_files import read_card_file, shipped_set
from aoc_desktop.games.age_of_civilization.table.almanac_filter import Wanted, filtered, unseen
from aoc_desktop.games.age_of_civilization.table.face_book import FaceBook
from aoc_desktop.kernel.card_files import parse_toml
from aoc_desktop.profile.card_sets import CardSets
from aoc_desktop.profile.places import card_sets_folder
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.kit.controls import choose
from aoc_desktop.ui.screens.almanac.correction import CorrectionDialog
from aoc_desktop.ui.screens.almanac.screen import AlmanacScreen
from aoc_desktop.ui.screens.new_game.screen import NewGameScreen
from tests.sessions import session
from tests.ui.windows import click


def almanac(window: MainWindow) -> AlmanacScreen:
    window.actions_["almanac"].trigger()
    screen = window.stack.currentWidget()
    assert isinstance(screen, AlmanacScreen)
    return screen


def new_game(window: MainWindow) -> NewGameScreen:
    window.actions_["new_game"].trigger()
    screen = window.stack.currentWidget()
    assert isinstance(screen, NewGameScreen)
    return screen


def own_file(name: str, text: str) -> Path:
    path = card_sets_folder() / f"{name}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


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
    assert sorted(house) == sorted(book.cards.wonder), "no rulebook shows a wonder"
    assert filtered(book, Wanted("wonder", source="rulebook")) == []
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


def test_where_no_card_fits_the_almanac_says_so_and_leads_back(window: MainWindow) -> None:
    screen = almanac(window)
    everything = screen.list.count()
    assert not screen.nothing.isVisible()
    QTest.keyClicks(screen.search, "no such thing")
    screen.filters["group"].setCurrentIndex(2)
    assert screen.list.count() == 0
    assert screen.nothing.isVisible()
    assert screen.nothing.text() == "No card fits the search and the filters."
    assert not screen.list.isVisible()
    assert not screen.correct.isVisible()
    click(screen.all_cards)
    assert screen.list.count() == everything
    assert (screen.search.text(), screen.filters["group"].currentIndex()) == ("", 0)
    assert screen.list.isVisible()
    assert screen.list.hasFocus()
    assert not screen.nothing.isVisible()


def test_a_kind_that_a_set_does_not_have(window: MainWindow) -> None:
    sets = CardSets(FIRST)
    whole = sets.set_data("second_edition") | {"id": "plain", "special_technology": []}
    plain = own_file("plain", sets.to_toml(whole))
    screen = almanac(window)
    choose(screen.sets, plain)
    choose(screen.kinds, "special_technology")
    assert screen.nothing.text() == "This card set has no cards of this kind."
    assert screen.nothing.isVisible()
    assert not screen.all_cards.isVisible()
    choose(screen.kinds, "civilization")
    assert screen.list.isVisible()


def test_a_set_that_cannot_be_read_shows_no_other_cards_in_its_place(window: MainWindow) -> None:
    broken = own_file("broken", "format = [")
    screen = almanac(window)
    choose(screen.sets, broken)
    assert screen.list.count() == 0
    assert "broken.toml" in screen.nothing.text()
    assert screen.nothing.isVisible()
    choose(screen.sets, "second_edition")
    assert screen.list.count() == 48


def test_why_a_set_is_bad_is_said_in_the_language_of_now(window: MainWindow) -> None:
    effect = 'main = [{ always = "nonsense" }]'
    bad = own_file(
        "bad", f'format = 1\nid = "bad"\nextends = "second_edition"\n[[civilization]]\nid = "egypt"\n{effect}'
    )
    screen = almanac(window)
    choose(screen.sets, bad)
    assert "is not a standing effect" in screen.nothing.text()
    window.preferences["language"] = "fr"
    QApplication.processEvents()
    assert screen.sets.currentData() == bad
    assert "n’est pas un effet permanent" in screen.nothing.text()


def test_another_folder_of_card_sets_is_seen_at_once(window: MainWindow, tmp_path: Path) -> None:
    """In the almanac and in the form for a new game, if they are open; what was chosen stays so."""
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / f"of_{name}.toml").write_text(f'format = 1\nid = "of_{name}"\nextends = "second_edition"\n')
    for screen in (almanac(window), new_game(window)):
        sets = screen.sets if isinstance(screen, AlmanacScreen) else screen.options.edition
        window.preferences["card_sets"] = str(tmp_path / "one")
        assert sets.itemText(sets.count() - 1).endswith("of_one")
        choose(sets, "first_edition")
        window.preferences["card_sets"] = str(tmp_path / "two")
        assert sets.itemText(sets.count() - 1).endswith("of_two")
        assert sets.currentData() == "first_edition"
        choose(sets, tmp_path / "two" / "of_two.toml")
        window.preferences["card_sets"] = str(tmp_path / "one")
        assert sets.currentData() == "second_edition", "it lies no longer there"
    assert "one" in screen.options.edition_hint.text()
    window.preferences["card_sets"] = ""


def test_cards_are_drawn_anew_for_a_finer_screen(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = almanac(window)
    coarse = screen.list.viewport().grab().toImage()
    monkeypatch.setattr(AlmanacScreen, "devicePixelRatioF", lambda _: 2.0)
    assert screen.list.viewport().grab().toImage() != coarse


def test_cards_are_found_by_what_they_do(window: MainWindow) -> None:
    screen = almanac(window)
    everything = screen.list.count()
    screen.filters["effect"].setFocus()
    QTest.keyClicks(screen.filters["effect"], "Military")
    assert screen.filters["effect"].currentText() == "Military"
    assert 0 < screen.list.count() < everything
    for place in range(screen.list.count()):
        assert "military" in screen.list.item(place).toolTip()
    below = screen.correct.mapTo(screen, screen.correct.rect().bottomRight())
    assert screen.rect().contains(below), "the way to correct a value is in sight without scrolling"


def inherit(form: CorrectionDialog, text: str) -> None:
    """Write the inherited ability as the card files do."""
    if form.text.isHidden():
        click(form.as_text)
    lines = [line for line in form.text.toPlainText().splitlines() if line and not line.startswith("inherited")]
    form.text.setPlainText("\n".join([*lines, f"inherited = {text}"]))


def test_a_value_is_corrected_and_the_set_can_be_chosen_for_a_game(window: MainWindow) -> None:
    screen = almanac(window)
    screen.search.setText("egypt")
    click(screen.correct)
    form = QApplication.activeModalWidget()
    assert form is not None
    assert not form.save.isEnabled()
    inherit(form, "[{ always = 'flight' }]")
    assert "flight" in form._problem.text()
    inherit(form, "[{")
    assert not form.save.isEnabled()
    inherit(form, '[{ always = "military", amount = 2 }]')
    assert "Your military increases by 2." in form._meaning.text()
    click(form.save)
    assert screen.sets.currentText() == "my_cards"
    assert screen.book.cards.civilization["egypt"].inherited[0].amount == 2
    window.show_new_game("table")
    new_game = window.stack.currentWidget()
    new_game.options.edition.setCurrentIndex(new_game.options.edition.findText("Own card set: my_cards"))
    click(new_game.start)
    assert window.session is not None
    assert window.session.record().card_set["id"] == "my_cards"


def egypt(screen: AlmanacScreen, shown: object) -> CorrectionDialog:
    """The form for Egypt in this set."""
    choose(screen.sets, shown)
    QTest.qWait(1)
    screen.search.setText("egypt")
    click(screen.correct)
    form = QApplication.activeModalWidget()
    assert isinstance(form, CorrectionDialog)
    return form


def own_set(name: str, edition: str, population: int) -> Path:
    card = f'[[civilization]]\nid = "egypt"\npopulation = {population}\nsource = {{ population = "own" }}\n'
    return own_file(name, f'format = 1\nid = "{name}"\nextends = "{edition}"\n{card}')


def population(path: Path) -> int:
    return read_card_file(path).civilization["egypt"].population


def test_the_form_begins_with_the_values_of_the_game_that_is_played(window: MainWindow) -> None:
    file = own_set("mine", "first_edition", 2)
    window.show_new_game("table")
    new_game = window.stack.currentWidget()
    choose(new_game.options.edition, file)
    click(new_game.start)
    screen = almanac(window)
    assert screen.sets.currentText() == "This game"
    form = egypt(screen, "this_game")
    assert form.fields["population"].value() == 2
    assert "Population 2" in form._meaning.text()
    assert form.name.text() == "mine"
    form.fields["population"].setValue(3)
    click(form.save)
    assert QApplication.activeModalWidget() is None, "the form began with the value that is replaced: nothing is asked"
    assert population(file) == 3
    assert parse_toml(file)["extends"] == "first_edition"


def test_a_game_whose_set_is_no_longer_there_gives_it_back_whole(window: MainWindow) -> None:
    file = own_set("mine", "second_edition", 2)
    window.show_new_game("table")
    new_game = window.stack.currentWidget()
    choose(new_game.options.edition, file)
    click(new_game.start)
    file.unlink()
    form = egypt(almanac(window), "this_game")
    inherit(form, '[{ always = "military", amount = 2 }]')
    click(form.save)
    cards = read_card_file(file)
    assert cards.civilization["egypt"].population == 2
    assert cards.civilization["egypt"].inherited[0].amount == 2


def test_each_edition_has_a_set_of_its_own(window: MainWindow) -> None:
    second = own_set("my_cards", "second_edition", 1)
    form = egypt(almanac(window), "first_edition")
    assert form.name.text() == "my_cards_first_edition"
    form.fields["population"].setValue(2)
    form.name.setText("my_cards")
    assert not form.save.isEnabled()
    assert form._problem.text() == "“my_cards” takes its cards from another edition: choose another name."
    form.name.setText("my_cards_first_edition")
    click(form.save)
    assert population(second) == 1
    assert parse_toml(card_sets_folder() / "my_cards_first_edition.toml")["extends"] == "first_edition"


def test_an_earlier_correction_is_not_replaced_unasked(window: MainWindow) -> None:
    file = own_set("my_cards", "second_edition", 1)
    form = egypt(almanac(window), "second_edition")
    assert (form.name.text(), form.fields["population"].value()) == ("my_cards", 4)
    form.fields["population"].setValue(3)
    for answer, kept in ((1, 1), (0, 3)):
        click(form.save)
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        assert box.text() == "“my_cards” has other values for this card already. Replace them?"
        assert box.informativeText() == "Population: 1"
        click(box.buttons()[answer])
        QTest.qWait(1)
        assert population(file) == kept


def test_a_curtain_falls_between_two_people_in_the_draft(window: MainWindow, qtbot: QtBot) -> None:
    window.show_new_game("table")
    screen = window.stack.currentWidget()
    screen.seats[1].choose("human")
    click(screen.options.variants["draft"])
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
    assert not screen.options.variants["draft"].isEnabled()
    assert "not for solo games" in screen.options.variants["draft"].toolTip()
    screen.options.edition.setCurrentIndex(1)
    assert "cannot be played with this card set" in screen.options.variants["innovation"].toolTip()
    screen.seats[0].name.clear()
    assert not screen.start.isEnabled()
    assert "name" in screen.problem.text()
