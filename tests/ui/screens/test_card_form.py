"""The form that corrects cards: by choices alone, both ways with the text, and step by step back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QMessageBox, QPushButton, QSpinBox, QWidget

from aoc_desktop.games import GAMES, card_files_of
from aoc_desktop.kernel.card_files import parse_toml
from aoc_desktop.profile.card_shapes import Table, Word
from aoc_desktop.profile.places import card_sets_folder
from aoc_desktop.ui.frame.look import look_named
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.translations import install_language
from aoc_desktop.ui.screens.almanac.card_editor import CardEditor, replaced
from aoc_desktop.ui.screens.almanac.correction import CorrectionDialog
from aoc_desktop.ui.screens.almanac.screen import AlmanacScreen
from tests.ui.person import preferences_in

FORMS = ("age_of_civilization", "golden_ages", "monumental_duel")
Open = Callable[..., CorrectionDialog]


@pytest.fixture
def preferences(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Preferences:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    for game in FORMS:  # whether or not the shelf shows it
        monkeypatch.setitem(GAMES, game, GAMES[game]._replace(look=f"aoc_desktop.games.{game}.table.look:LOOK"))
    install_language("en")  # whatever was spoken before
    return preferences_in(tmp_path)


@pytest.fixture
def form(preferences: Preferences) -> Open:
    screens: list[AlmanacScreen] = []

    def make(kind: str, card: str, game: str = "age_of_civilization") -> CorrectionDialog:
        screens.append(AlmanacScreen(look_named(game), preferences))
        return CorrectionDialog(screens[-1].book, kind, card, screens[-1])

    return make


def part(form: CorrectionDialog, name: str) -> Any:
    """A choice of the form by its place: "main.0.coins"."""
    QApplication.processEvents()
    found = form.findChild(QWidget, name)
    assert found is not None, name
    return found


def choose(form: CorrectionDialog, name: str, words: str) -> None:
    box = part(form, name)
    assert isinstance(box, QComboBox)
    place = box.findText(words)
    assert place >= 0, [box.itemText(n) for n in range(box.count())]
    box.setCurrentIndex(place)
    QApplication.processEvents()


def press(form: CorrectionDialog, name: str) -> None:
    button = part(form, name)
    assert isinstance(button, QPushButton)
    button.click()
    QApplication.processEvents()


def count(form: CorrectionDialog, name: str, number: int) -> None:
    spin = part(form, name)
    assert isinstance(spin, QSpinBox)
    spin.setValue(number)


BY_HAND = """
format = 1
id = "my_cards"
extends = "second_edition"

[[civilization]]
id = "egypt"
population = 3
main = [
  { always = "discount", action = "wonder", coins = 3, per = { technologies = 1 } },
  { when = "action", action = "farm", gain = { coins = 2, points = 1 } },
]
inherited = [{ always = "war_immunity" }]
source = { population = "box", main = "box", inherited = "box" }
"""


def test_a_set_made_only_with_the_form_equals_one_written_by_hand(form: Open, tmp_path: Path) -> None:
    shown = form("civilization", "egypt")
    count(shown, "field_population", 3)
    count(shown, "main.0.coins", 3)
    choose(shown, "main.0.per", "technologies")
    press(shown, "main.1.add")
    choose(shown, "main.1.head", "When you perform an action")
    choose(shown, "main.1.action", "Farm")
    choose(shown, "main.1.more", "+ Gain: points")
    count(shown, "main.1.gain.coins", 2)
    choose(shown, "inherited.0.head", "Always: immune in war")
    assert shown._problem.text() == ""
    assert "Wonder costs you 3 coins less for each technology you have." in shown._meaning.text()
    shown.save.click()
    written = tmp_path / "by_hand.toml"
    written.write_text(BY_HAND, encoding="utf-8")
    made = parse_toml(card_sets_folder() / "my_cards.toml")
    assert made == parse_toml(written)
    files = card_files_of("age_of_civilization")
    assert files.set_fingerprint(made) == files.set_fingerprint(parse_toml(written))


@pytest.mark.parametrize(
    ("game", "field", "said"),
    [
        ("age_of_civilization", "main", ["Wonder costs you 2 coins less."]),
        ("golden_ages", "effects", None),
    ],
)
def test_each_effect_says_what_it_does(form: Open, game: str, field: str, said: list[str] | None) -> None:
    shown = form("civilization", "egypt", game)
    editor = shown.fields[field]
    assert isinstance(editor, CardEditor)
    told = [words.accessibleName() for words in editor._told]
    assert all(told)
    assert said is None or told == said
    press(shown, f"{field}.{len(told)}.add")
    assert len(editor._told) == len(told) + 1
    assert all(words.text() for words in editor._told)


def test_every_effect_of_the_box_has_a_sentence_of_its_own(preferences: Preferences) -> None:
    for game, kinds in (("age_of_civilization", ("civilization", "wonder")), ("golden_ages", ("wonder", "building"))):
        book = AlmanacScreen(look_named(game), preferences).book
        for kind in kinds:
            for card in book.ids(kind):
                data = book.card_sets.card_data(book.shown, kind, card)
                for field in ("main", "inherited", "effects"):
                    told = book.effect_words(book.cards, kind, card, field)
                    assert len(told) == len(data.get(field, ())), (kind, card)


def test_only_what_belongs_is_offered(form: Open) -> None:
    shown = form("civilization", "egypt")
    box = part(shown, "main.0.more")
    offered = [box.itemText(n) for n in range(1, box.count())]
    assert offered == ["+ Technologies", "+ Not when offered by"]
    for name, absent in (("per", "one time"), ("requires", "no condition")):
        assert part(shown, f"main.0.{name}").currentText() == absent
    choose(shown, "main.0.head", "Always: immune in war")
    QApplication.processEvents()
    assert shown.findChild(QComboBox, "main.0.more") is None
    assert shown.findChild(QComboBox, "main.0.action") is None


def test_a_value_is_left_out_again(form: Open) -> None:
    shown = form("civilization", "egypt")
    choose(shown, "inherited.0.per.key", "one time")
    editor = shown.fields["inherited"]
    assert isinstance(editor, CardEditor)
    assert editor.value() == [{"when": "game_end", "gain": {"points": 1}}]
    press(shown, "inherited.0.remove")
    assert editor.value() == []
    assert shown.save.isEnabled()


def test_undo_and_redo(form: Open) -> None:
    shown = form("civilization", "egypt")
    assert not shown.undo.isEnabled()
    begun = shown._values()
    count(shown, "field_population", 2)
    press(shown, "main.1.add")
    changed = shown._values()
    assert shown.undo.isEnabled()
    shown.undo.click()
    shown.undo.click()
    assert shown._values() == begun
    assert not shown.undo.isEnabled()
    assert not shown.save.isEnabled()
    shown.redo.click()
    shown.redo.click()
    assert shown._values() == changed
    assert not shown.redo.isEnabled()
    shown.undo.click()
    count(shown, "field_population", 1)
    assert not shown.redo.isEnabled(), "another way was taken"


def test_text_and_choices_follow_each_other(form: Open) -> None:
    shown = form("civilization", "egypt")
    shown.as_text.click()
    assert "population = 4" in shown.text.toPlainText()
    count(shown, "field_population", 2)
    assert "population = 2" in shown.text.toPlainText()
    good = shown.text.toPlainText()
    shown.text.setPlainText(good.replace("population = 2", "population = 1"))
    assert part(shown, "field_population").value() == 1
    shown.text.setPlainText(good.replace("population = 2", "population = "))
    assert "line 1" in shown._problem.text()
    assert not shown.save.isEnabled()
    assert part(shown, "field_population").value() == 1, "the last good card stays"
    shown.text.setPlainText("population = 1")
    assert shown._problem.text() == "The text has other fields than the card."
    shown.text.setPlainText(good.replace("coins = 2", "coins = 5"))
    assert part(shown, "main.0.coins").value() == 5
    shown.undo.click()
    assert part(shown, "field_population").value() == 1, "one list of steps for both"


def open_window(form: CorrectionDialog) -> None:
    form.show()
    form.activateWindow()
    assert QTest.qWaitForWindowActive(form)


def is_house(form: CorrectionDialog, mark: str) -> bool:
    return form.switches[mark].kind == "house"


def test_what_is_changed_is_told_and_can_be_put_back(form: Open) -> None:
    shown = form("civilization", "egypt")
    count(shown, "main.0.coins", 3)
    press(shown, "main.1.add")
    count(shown, "field_population", 1)
    told = [words.text() for words in shown.changes.findChildren(QLabel) if not words.isHidden()]
    assert any(words.startswith("5 difference") for words in told), "both values come from the user's box now, too"
    assert "4 becomes 1" in told
    assert "Wonder costs you 3 coins less." in told
    assert any(words.startswith("new: ") for words in told)
    editor = shown.fields["main"]
    assert isinstance(editor, CardEditor)
    assert editor._was[0].text() == "was 2"
    assert "<b style" in editor._told[0].text()
    press(shown, "put_back_0")
    assert shown._values()["population"] == 4
    shown.undo.click()
    assert shown._values()["population"] == 1


def test_a_corrected_value_is_the_boxs_and_one_click_makes_it_a_guess_again(form: Open) -> None:
    shown = form("civilization", "egypt")
    assert is_house(shown, "main")
    count(shown, "main.0.coins", 3)
    assert not is_house(shown, "main")
    assert is_house(shown, "inherited"), "its value was not touched"
    count(shown, "main.0.coins", 2)
    assert is_house(shown, "main"), "as it was"
    shown.switches["inherited"].buttons["box"].click()
    assert shown.save.isEnabled(), "to confirm a guess is worth keeping"
    shown.undo.click()
    assert is_house(shown, "inherited")
    shown.redo.click()
    shown.save.click()
    made = parse_toml(card_sets_folder() / "my_cards.toml")
    assert made["civilization"] == [{"id": "egypt", "source": {"inherited": "box"}}]


def test_a_card_with_one_source_has_one_switch(form: Open) -> None:
    shown = form("wonder", "petra")
    assert list(shown.switches) == ["card"]


def test_effects_are_added_moved_and_removed_by_keys(form: Open) -> None:
    shown = form("civilization", "egypt")
    open_window(shown)
    part(shown, "main.0.coins").setFocus()
    before = shown._values()["main"]
    QTest.keyClick(shown, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    added = shown._values()["main"]
    assert len(added) == 2
    part(shown, "main.0.coins").setFocus()
    QTest.keyClick(shown, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    QApplication.processEvents()
    assert shown._values()["main"] == added[::-1]
    part(shown, "main.0.head").setFocus()
    QTest.keyClick(shown, Qt.Key.Key_Delete, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    assert shown._values()["main"] == before
    shown.hide()


def test_f8_goes_to_what_is_wrong(form: Open) -> None:
    shown = form("civilization", "egypt")
    open_window(shown)
    shown.as_text.click()
    text = shown.text.toPlainText()
    shown.text.setPlainText(text.replace('"wonder"', '"flight"', 1))
    assert not shown.save.isEnabled()
    assert shown.save.accessibleDescription() == shown._problem.text() != ""
    QTest.keyClick(shown, Qt.Key.Key_F8)
    holder = shown.focusWidget()
    assert holder is not None
    assert holder.objectName().startswith("main.0")
    shown.hide()


def test_leaving_with_changes_asks_once(form: Open) -> None:
    untouched = form("civilization", "egypt")
    untouched.show()
    untouched.reject()
    assert QApplication.activeModalWidget() is None
    shown = form("civilization", "egypt")
    left: list[bool] = []
    shown.rejected.connect(lambda: left.append(True))
    shown.show()
    count(shown, "field_population", 1)
    for answer, gone in ((1, []), (0, [True])):
        shown.reject()
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        box.buttons()[answer].click()
        assert left == gone


def test_the_live_card_follows(form: Open) -> None:
    shown = form("civilization", "egypt")
    shown.resize(1080, 680)
    before = shown.live.grab().toImage()
    count(shown, "main.0.coins", 4)
    assert shown.live.grab().toImage() != before


@pytest.mark.parametrize("game", FORMS)
def test_every_card_opens_as_it_is_and_nothing_is_changed(form: Open, preferences: Preferences, game: str) -> None:
    """A form that is only looked at leaves every value as the file has it; every choice has words."""
    book = AlmanacScreen(look_named(game), preferences).book
    for kind in book.kinds:
        for card in [card for card in book.ids(kind) if book.can_correct(kind, card)][:4]:
            shown = form(kind, card, game)
            before = {name: value for name, value in shown._before.items() if name in shown.fields}
            assert shown._values() == before, (kind, card)
            assert shown._problem.text() == "", (kind, card)
            assert not shown.save.isEnabled()
            for box in shown.findChildren(QComboBox):
                assert box.currentIndex() >= 0, (kind, card, box.objectName())
            shown.deleteLater()
        QTest.qWait(1)


@pytest.mark.parametrize("game", FORMS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_field_and_word_of_an_effect_has_a_name(preferences: Preferences, game: str, language: str) -> None:
    preferences["language"] = language
    book = AlmanacScreen(look_named(game), preferences).book
    choices = book.choices()
    unnamed = set()
    for table in tables_of(book):
        for field, shape in table.fields.items():
            if field in ("id", "source", "confidence", *book.fixed):
                continue
            if field not in choices.vocabulary.heads and book.value_name(field) == field:
                unnamed.add(field)
            if isinstance(shape, Word):
                words = [word for word in choices.words(field, shape) if isinstance(word, str)]
                unnamed |= {f"{field}_{word}" for word in words if book.word_name(field, word) == word and "_" in word}
    assert unnamed == set()


def tables_of(book: Any) -> list[Table]:
    """Every table of effects in the cards that can be corrected."""
    found: dict[type, Table] = {}

    def look(shape: Any) -> None:
        if isinstance(shape, Table) and shape.model not in found:
            found[shape.model] = shape
            for inner in shape.fields.values():
                look(inner)
        for name in ("item", "value"):
            if hasattr(shape, name):
                look(getattr(shape, name))

    for kind in book.kinds:
        correctable = [card for card in book.ids(kind) if book.can_correct(kind, card)]
        for card in correctable[:1]:
            for shape in book.shapes(book.file_kind(kind, card)).values():
                look(shape)
    return list(found.values())


def test_values_are_replaced_where_they_are() -> None:
    value = [{"gain": {"coins": 1}}, {"when": "rise"}]
    assert replaced(value, (0, "gain", "coins"), 3) == [{"gain": {"coins": 3}}, {"when": "rise"}]
    assert replaced(value, (1,), None) == [{"gain": {"coins": 1}}]
    assert replaced(value, (2,), {"when": "war"}) == [*value, {"when": "war"}]
    assert replaced(value, (0, "gain"), None) == [{}, {"when": "rise"}]
    assert value == [{"gain": {"coins": 1}}, {"when": "rise"}]


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Ma boîte", "ma_boite"),
        ("2e boîte !", "set_2e_boite"),
        ("Second edition", "my_second_edition"),
        ("第二", "set"),
        ("x" * 60, "x" * 40),
    ],
)
def test_a_set_may_have_any_name(form: Open, tmp_path: Path, name: str, kept: str) -> None:
    made = form("civilization", "egypt")
    made.name.setText(name)
    count(made, "field_population", 3)
    assert made.save.isEnabled(), made._problem.text()
    made.save.click()
    assert [path.stem for path in tmp_path.rglob("card_sets/**/*.toml")] == [kept]


def test_a_set_without_a_name_is_asked_for_one(form: Open) -> None:
    made = form("civilization", "egypt")
    count(made, "field_population", 3)
    made.name.setText("  ")
    assert not made.save.isEnabled()
    assert made._problem.text() == "Your set needs a name."


def test_the_usual_set_is_named_in_the_users_language(preferences: Preferences, form: Open) -> None:
    assert form("civilization", "egypt").name.text() == "my_cards"
    install_language("fr")
    assert form("civilization", "egypt").name.text() == "mes_cartes"
    install_language("en")


def test_differences_are_told_in_words(form: Open) -> None:
    """No brackets, quotation marks or ids of the card files."""
    made = form("action", "hunt")
    now = made._steps.now
    for field, value in now.values.items():
        if isinstance(value, list):
            made._step(made._steps.now.put(field, []))
            made._step(made._steps.now.put(field, value))
    book = made._book
    assert book.value_words("gain", {"coins": 2, "points": 1}) == "Coins 2, Points 1"
    assert book.value_words("action", "hunt") == "Hunt"
    assert book.value_words("technologies", ["mining", "writing"]) == "Mining, Writing"
    assert book.value_words("technologies", []) == ""
