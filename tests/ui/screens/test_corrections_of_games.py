"""Cards of the other games are corrected in the almanac, kept as a set of the user's own, and played with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QSpinBox

from aoc_desktop.games import GAMES, game_named
from aoc_desktop.kernel.record import start
from aoc_desktop.profile.card_sets import CardSets
from aoc_desktop.ui.frame.look import look_named
from aoc_desktop.ui.kit.controls import choose
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.screens.almanac.card_editor import CardEditor
from aoc_desktop.ui.screens.almanac.correction import CorrectionDialog
from aoc_desktop.ui.screens.almanac.screen import AlmanacScreen
from tests.ui.person import preferences_in

CASES = [("golden_ages", "wonder", "colossus", "cost", 9), ("monumental_duel", "building", "workshop", "cost", 5)]


@pytest.fixture
def preferences(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Preferences:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    for game_id, *_ in CASES:  # whether or not the shelf shows it yet
        monkeypatch.setitem(
            GAMES, game_id, GAMES[game_id]._replace(look=f"aoc_desktop.games.{game_id}.table.look:LOOK")
        )
    return preferences_in(tmp_path)


def form_of(game_id: str, kind: str, card: str, preferences: Preferences) -> CorrectionDialog:
    screen = AlmanacScreen(look_named(game_id), preferences)
    assert screen.book.can_correct(kind, card)
    return CorrectionDialog(screen.book, kind, card, screen)


def value(cards: Any, kind: str, card: str, field: str) -> object:
    found = cards.card[card] if hasattr(cards, "card") else getattr(cards, kind)[card]
    return getattr(found, field)


@pytest.mark.parametrize(("game_id", "kind", "card", "field", "wanted"), CASES)
def test_a_corrected_card_is_played_with(
    preferences: Preferences, game_id: str, kind: str, card: str, field: str, wanted: int
) -> None:
    form, sets = form_of(game_id, kind, card, preferences), CardSets(game_id)
    assert not form.save.isEnabled()
    editor = form.fields[field]
    before = value(sets.cards(sets.files.SHIPPED[0]), kind, card, field)
    assert isinstance(editor, QSpinBox)
    editor.setValue(wanted)
    assert form.save.isEnabled()
    form.save.click()
    (path,) = sets.own_sets()
    assert path.parent.name == game_id, "each game's sets lie apart"
    assert value(sets.cards(path), kind, card, field) != before
    screen = AlmanacScreen(look_named(game_id), preferences)
    assert path.stem in [screen.sets.itemText(place) for place in range(screen.sets.count())]
    options = look_named(game_id).options_form(preferences)
    options.retranslate()
    choose(options.edition, path)
    assert options.check("table", 2) == ""
    record = options.record("table", 2, 7)
    state = start(game_named(game_id), record).state
    assert value(state.table.cards, kind, card, field) == value(sets.cards(path), kind, card, field)
    QApplication.processEvents()


@pytest.mark.parametrize(("game_id", "kind", "card", "field", "wanted"), CASES)
def test_what_no_card_may_say_is_refused_with_the_reason(
    preferences: Preferences, game_id: str, kind: str, card: str, field: str, wanted: int
) -> None:
    form = form_of(game_id, kind, card, preferences)
    form.as_text.click()
    effects = next(name for name, editor in form.fields.items() if isinstance(editor, CardEditor))
    lines = [line for line in form.text.toPlainText().splitlines() if line and not line.startswith(effects)]
    form.text.setPlainText("\n".join([*lines, f'{effects} = [{{ nonsense = "yes" }}]']))
    assert not form.save.isEnabled()
    assert form.save.toolTip()


@pytest.mark.parametrize("game_id", [case[0] for case in CASES])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_field_of_a_card_has_a_name(preferences: Preferences, game_id: str, language: str) -> None:
    preferences["language"] = language
    book = AlmanacScreen(look_named(game_id), preferences).book
    for one in book.kinds:
        for card in book.ids(one):
            if not book.can_correct(one, card):
                continue
            fields = book.card_sets.card_data(book.shown, book.file_kind(one, card), card)
            assert fields, (one, card)
            for field in fields:
                assert field in book.fixed or book.field_name(field) != field, (one, card, field)
