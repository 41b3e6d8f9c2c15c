"""Every screen by ear: its title, what has the focus, and nothing that is seen only."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from aoc_desktop.kernel.rng import Rng
from aoc_desktop.text.language import in_sentences
from aoc_desktop.ui.frame.first_start import FirstStart
from aoc_desktop.ui.screens.result.screen import FinalScreen
from aoc_desktop.ui.screens.rules import RulesScreen
from tests.ui.person import CTRL, SHIFT, Arrival, Key, Person, choose
from tests.ui.walk.eyes import heard
from tests.ui.walk.games import good_moves, moments, whole_game
from tests.ui.walk.screens import TABLES, Walk
from tests.ui.walk.window import settled
from tests.ui.windows import focus_passed

Text, Role = QAccessible.Text, QAccessible.Role
pytestmark = pytest.mark.usefixtures("announced")


def interface(widget: QObject) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


def in_tree(widget: QWidget) -> bool:
    """Whether a screen reader that goes down from the window comes to it."""

    def below(here: QAccessibleInterface) -> Iterator[QObject]:
        yield here.object()
        for number in range(here.childCount()):
            child = here.child(number)
            if child is not None and child.isValid() and isinstance(child.object(), QWidget):
                yield from below(child)

    return any(found is widget for found in below(interface(widget.window())))


def at_table(arrive: Arrival, moves: int = 9) -> Person:
    person = arrive()
    person.set_table(("human", "human"), seed=4)
    rng = Rng(3)
    for _ in range(moves):
        person.perform(choose(person.listed(), rng, person.gestures), person.by_clicks)
    return person


def test_a_screen_is_called_by_its_title(arrive: Arrival) -> None:
    person = arrive()
    for action, title in (("rules", "Rules"), ("almanac", "Almanac"), ("load_game", "Saved games")):
        person.window.actions_[action].trigger()
        screen = person.window.stack.currentWidget()
        assert heard(screen, Text.Name) == title
        assert interface(screen).role() == Role.Grouping
        assert screen.isAncestorOf(QApplication.focusWidget()), "what has the focus is said after it"


def test_the_rules_are_read_line_by_line_and_from_heading_to_heading(arrive: Arrival) -> None:
    person = arrive()
    person.window.show_rules("")
    screen = person.window.stack.currentWidget()
    assert isinstance(screen, RulesScreen)
    person.key(Key.Key_Down)
    title = screen.contents.currentItem().text()
    view = screen.view
    view.setFocus()
    text = interface(view).textInterface()
    begins = view.textCursor().position()
    assert view.textCursor().block().text() == title
    person.key(Key.Key_Down)
    assert text.cursorPosition() == view.textCursor().position() > begins
    seen = []
    for _ in range(3):
        person.key(Key.Key_Down, CTRL)
        assert view.textCursor().block().blockFormat().headingLevel()
        seen.append(view.textCursor().block().text())
    person.key(Key.Key_Up, CTRL)
    assert view.textCursor().block().text() == seen[-2]
    person.key(Key.Key_End, SHIFT)
    assert view.textCursor().selectedText() == seen[-2]


@pytest.mark.parametrize("size", [100, 150])
def test_the_chosen_row_is_in_sight_whatever_the_size_of_words(arrive: Arrival, size: int) -> None:
    person = arrive()
    person.window.show_rules("")
    screen = person.window.stack.currentWidget()
    assert isinstance(screen, RulesScreen)
    person.key(Key.Key_End)
    person.window.preferences["text_size"] = size
    for extent in ((1280, 720), (960, 600)):
        person.window.resize(*extent)
        settled()
        view = screen.contents
        assert view.currentRow() == view.count() - 1
        assert view.viewport().rect().contains(view.visualRect(view.currentIndex()))


def test_the_log_opens_at_a_line_and_escape_leads_back_there(arrive: Arrival) -> None:
    person = at_table(arrive)
    person.key(Key.Key_L, CTRL | SHIFT)
    view = person.page.side.log.view
    assert view.hasFocus()
    assert view.currentIndex().row() == view.model().rowCount() - 1
    for _ in range(8):
        person.key(Key.Key_Up)
    line = view.currentIndex().row()
    person.key(Key.Key_Return)
    assert person.page.history_view.past is not None
    person.key(Key.Key_Escape)
    assert person.page.history_view.past is None
    assert view.hasFocus()
    assert view.currentIndex().row() == line
    person.key(Key.Key_Escape)
    assert person.view.hasFocus()


def test_the_result_is_heard_first(arrive: Arrival, announced: list[str]) -> None:
    person = arrive()
    walk = Walk(person.window, thorough=False)
    walk.sit_at(whole_game(*TABLES[2]))
    person.window.ending.show_result()
    screen = person.window.stack.currentWidget()
    assert isinstance(screen, FinalScreen)
    focus = QApplication.focusWidget()
    assert focus is screen._title
    assert interface(focus).role() == Role.Heading
    places = [heard(card, Text.Name) for card in screen._cards]
    assert heard(focus, Text.Name) == in_sentences([focus.text(), *places])
    assert [f"{number}. {place.partition('. ')[2]}" for number, place in enumerate(places, 1)] == places
    assert all(place.endswith((" point", " points")) for place in places)
    settled()
    assert announced.count(heard(focus, Text.Name)) == 1, "though the end of the game would lead there by itself"
    assert interface(screen).role() == Role.Client, "its name would be said before, and all its labels in one breath"
    for card in screen._cards:
        person.key(Key.Key_Tab)
        assert QApplication.focusWidget() is card
        assert interface(card).role() == Role.StaticText


def test_what_lies_over_the_table_is_in_the_tree(arrive: Arrival) -> None:
    person = arrive(pace=400)
    walk = Walk(person.window, thorough=False)
    number = moments(*TABLES[2])[2]
    walk.sit(TABLES[2], number)
    page = person.window.table
    assert page is not None
    page.act("hint")
    page.session.hinted.emit(good_moves(*TABLES[2], number))
    settled()
    assert in_tree(page.hints.rows[0])
    assert heard(page.hints.rows[0], Text.Name)
    assert in_tree(page.summary)
    assert in_tree(page.banner)


def test_the_menu_opens_at_its_first_entry(arrive: Arrival) -> None:
    person = arrive()
    person.key(Key.Key_F10)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.activeAction() is menu.actions()[0]
    menu.close()


def test_languages_are_chosen_by_radio_buttons(arrive: Arrival) -> None:
    person = arrive()
    person.window.welcome()
    screen = person.window.stack.currentWidget()
    assert isinstance(screen, FirstStart)
    for code, made in screen.languages.items():
        assert interface(made).role() == Role.RadioButton
        assert interface(made).state().checked == (code == "en")
        assert heard(made, Text.Description) == "Language"
    screen.languages["en"].setFocus()
    person.key(Key.Key_Right)
    assert person.window.preferences["language"] == "fr"
    person.window.preferences["language"] = "en"


@pytest.mark.parametrize("offer", ["play_now", "solo"])
def test_from_the_first_start_the_keyboard_comes_by_nothing_else(arrive: Arrival, offer: str) -> None:
    """The shelf would be heard on the way."""
    person = arrive(text_table="on")
    person.window.welcome()
    start = person.window.stack.currentWidget()
    assert isinstance(start, FirstStart)
    with focus_passed() as passed:
        person.click_widget(next(made for made in start.offers if made.action_id == offer))
    here = person.window.stack.currentWidget()
    others = {widget for widget in passed if isinstance(widget, QWidget) and not here.isAncestorOf(widget)}
    assert all(start.isAncestorOf(widget) for widget in others)
    person.window.back()
    assert person.window.stack.currentWidget() is person.window.home
    assert person.window.stack.indexOf(start) < 0, "no way leads back to it"
