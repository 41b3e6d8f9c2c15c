"""A card set of the user's own in the window: the almanac shows it, a game is played with it."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from aoc_desktop.ai.levels import level
from aoc_desktop.games.advanced_civilization.rules.game import GAME as engine
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.record import Record, record_of_match, start
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.profile.card_sets import CardSets
from aoc_desktop.profile.saved_record import card_set_of
from aoc_desktop.ui.frame.look import look_named
from aoc_desktop.ui.kit import lettering
from aoc_desktop.ui.screens.almanac.screen import AlmanacScreen
from aoc_desktop.ui.screens.new_game.screen import NewGameScreen
from tests.games.advanced_civilization.table.moments import take_up
from tests.games.advanced_civilization.words.test_commands import MINE
from tests.ui.person import Arrival, preferences_in
from tests.ui.windows import entry_of, open_page

GAME = "advanced_civilization"


@pytest.fixture
def own(folder: object) -> Path:
    """A file in the folder of sets."""
    path = CardSets(GAME).folder / "my_box.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(MINE, encoding="utf-8")
    return path


def test_the_almanac_shows_the_cards_of_an_own_set(own: Path, tmp_path: Path) -> None:
    screen = AlmanacScreen(look_named(GAME), preferences_in(tmp_path))
    book = screen.book
    assert [choice.value for choice in book.sets()] == ["standard", own]
    book.open_set(own)
    book.renew()
    assert "weaving" in book.ids("civilization_card")
    assert "tea" in book.ids("commodity")
    for kind, card in (("civilization_card", "weaving"), ("commodity", "tea"), ("calamity", "famine")):
        assert book.lines(kind, card)
        assert not book.picture(kind, card, 150.0, 1.0).isNull()
    assert any("12" in line for line in book.lines("calamity", "famine"))


def test_a_game_is_set_up_with_an_own_set(own: Path, arrive: Arrival) -> None:
    """Chosen under the players; the game names it."""
    person = arrive()
    page = open_page(person.window, GAME)
    person.click_widget(entry_of(page, "new_game"))
    form = person.window.stack.currentWidget()
    assert isinstance(form, NewGameScreen)
    edition = form.options.edition
    assert edition.isVisible()
    edition.setFocus()
    person.key(Qt.Key.Key_Down)
    assert edition.currentData() == own
    person.click_widget(form.start)
    record = person.window.session.match.beginning
    assert card_set_of(record) == "my_box"


def test_new_cards_lie_on_the_table(arrive: Arrival) -> None:
    """Nobody has drawn them: they have plain pictures and readable names."""
    begun = Record(GAME, tomllib.loads(MINE), 4, "table", (), {"seed": 1})
    match = start(engine, begun)
    rng, adept = Rng(1), level("adept")
    while match.state.phase != "trade" or match.state.turn < 8:
        seat = match.deciders[0]
        chance = seat == CHANCE
        match.play(seat, engine.draw(match.state, rng) if chance else adept(engine, match.state, seat, rng))
    person = arrive()
    tea = match.state.table.cards.card["tea"]
    holder = next(seat for seat, hand in enumerate(match.state.hands) if hand[tea])
    take_up(person, record_of_match(match), holder)
    assert "Tea" in person.view.look.table_words(person.models, "en")
    assert not lettering.overflows, lettering.overflows
