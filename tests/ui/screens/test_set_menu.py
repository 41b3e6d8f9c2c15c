"""Whole cards are added and left out, and sets travel as files, without a text editor."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox

from aoc_desktop.games import GAMES
from aoc_desktop.games.age_of_civilization.rules.card_files import read_card_file
from aoc_desktop.kernel.card_files import parse_toml
from aoc_desktop.kernel.errors import BadCards
from aoc_desktop.profile.card_sets import CardSets, id_of
from aoc_desktop.profile.places import card_sets_folder
from aoc_desktop.ui.frame.look import look_named
from aoc_desktop.ui.kit.name_dialog import NameDialog
from aoc_desktop.ui.screens.almanac.screen import ID, AlmanacScreen
from tests.ui.person import preferences_in
from tests.ui.windows import click


@pytest.fixture
def almanac(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AlmanacScreen:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    made = AlmanacScreen(look_named("age_of_civilization"), preferences_in(tmp_path))
    made.set_session(None)
    made.resize(1280, 720)
    made.show()
    return made


def act(almanac: AlmanacScreen, name: str) -> None:
    menu = almanac.set_menu.menu(almanac.kind, almanac.chosen_card())
    (action,) = [action for action in menu.actions() if action.objectName() == name]
    assert action.isEnabled()
    action.trigger()
    menu.deleteLater()


def look_at(almanac: AlmanacScreen, card: str) -> None:
    (place,) = [n for n in range(almanac.list.count()) if almanac.list.item(n).data(ID) == card]
    almanac.list.setCurrentRow(place)


def usable(almanac: AlmanacScreen) -> set[str]:
    menu = almanac.set_menu.menu(almanac.kind, almanac.chosen_card())
    return {action.objectName() for action in menu.actions() if action.isEnabled()}


def test_a_new_card_is_played_and_looked_at(almanac: AlmanacScreen) -> None:
    look_at(almanac, "egypt")
    act(almanac, "new_card")
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, NameDialog)
    assert dialog.windowTitle() == "A new card like Egypt"
    dialog.name.setText("Lost City")
    click(dialog.save)
    assert almanac.sets.currentText() == "my_cards"
    assert almanac.chosen_card() == "lost_city"
    cards = read_card_file(card_sets_folder() / "my_cards.toml")
    assert cards.civilization["lost_city"].population == cards.civilization["egypt"].population
    assert "lost_city" in [card.id for card in cards.civilizations]
    assert almanac.book.name("civilization", "lost_city") == "Lost City"


def test_a_card_is_not_added_twice_and_needs_a_name(almanac: AlmanacScreen) -> None:
    said: list[str] = []
    almanac.said.connect(said.append)
    almanac.set_menu.add("civilization", "egypt", "Rome")
    assert "rome" in said[-1]
    almanac.set_menu.add("civilization", "egypt", "  42 ")
    assert said[-1] == "A card needs a name that begins with a letter."
    assert not (card_sets_folder() / "my_cards.toml").exists()


def test_a_card_of_the_box_is_left_out(almanac: AlmanacScreen) -> None:
    look_at(almanac, "egypt")
    act(almanac, "leave_out")
    box = QApplication.activeModalWidget()
    assert isinstance(box, QMessageBox)
    assert box.text() == "Leave “Egypt” out of the set “my_cards”?"
    click(box.buttons()[0])
    cards = read_card_file(card_sets_folder() / "my_cards.toml")
    assert "egypt" not in cards.civilization
    assert len(cards.civilization) == 47
    assert all(almanac.list.item(n).data(ID) != "egypt" for n in range(almanac.list.count()))


def test_a_card_of_ones_own_goes_as_it_came(almanac: AlmanacScreen) -> None:
    almanac.set_menu.add("civilization", "egypt", "Lost City")
    almanac.set_menu.leave_out("civilization", "lost_city")
    data = parse_toml(card_sets_folder() / "my_cards.toml")
    assert data["extends"] == "second_edition", "the others still come from the box"
    assert "civilization" not in data


def test_a_set_goes_out_and_comes_in(almanac: AlmanacScreen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "export_set" not in usable(almanac), "what is in the box need not be handed on"
    almanac.set_menu.add("civilization", "egypt", "Lost City")
    file = tmp_path / "handed_on.toml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    act(almanac, "export_set")
    own = card_sets_folder() / "my_cards.toml"
    assert parse_toml(file) == parse_toml(own)
    act(almanac, "import_set")
    assert almanac.sets.currentText() == "my_cards_2", "what is there stays"
    again = parse_toml(card_sets_folder() / "my_cards_2.toml")
    assert {**again, "id": "my_cards"} == parse_toml(own)


def test_what_cannot_be_played_with_is_not_taken(almanac: AlmanacScreen, tmp_path: Path) -> None:
    said: list[str] = []
    almanac.said.connect(said.append)
    file = tmp_path / "wrong.toml"
    for text in (
        "no table",
        'format = 1\nid = "x"\nextends = "tenth_edition"',
        'format = 1\nextends = "second_edition"',
    ):
        file.write_text(text, encoding="utf-8")
        almanac.set_menu.take(file)
    assert len(said) == 3
    assert almanac.book.card_sets.own_sets() == []


@pytest.mark.parametrize("game", ["golden_ages", "monumental_duel"])
def test_other_games_say_why_a_card_must_stay(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    monkeypatch.setitem(GAMES, game, GAMES[game]._replace(look=f"aoc_desktop.games.{game}.table.look:LOOK"))
    screen, said = AlmanacScreen(look_named(game), preferences_in(tmp_path)), []
    screen.said.connect(said.append)
    screen.set_menu.leave_out("wonder", "colossus")
    assert said
    assert CardSets(game).own_sets() == []
    with pytest.raises(BadCards):
        CardSets(game).without("mine", CardSets(game).files.SHIPPED[0], "wonder", "colossus")


def test_names_become_ids() -> None:
    assert [id_of(name) for name in ("Lost City", "Éthiopie", " a  b ", "3 kings", "—")] == [
        "lost_city",
        "ethiopie",
        "a_b",
        "",
        "",
    ]
