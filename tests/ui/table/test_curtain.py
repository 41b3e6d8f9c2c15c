"""Two people, one screen, secret hands: while the curtain is down, no reachable screen or key tells of a hand."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QImage, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLabel, QWidget

from aoc_desktop.kernel.rng import Rng
from aoc_desktop.profile.places import games_folder
from aoc_desktop.ui.frame.look import specs
from aoc_desktop.ui.screens.almanac.screen import AlmanacScreen
from tests.ui.person import CTRL, Arrival, Key, Person, choose

HUMAN = "human"
LEAVE = ("quit", "full_screen", "play_now", "continue_game", "home", "learn", "hurry", "continue_here")
"""Not to be tried one after the other: going home and coming back is done after each of the others, and Space and
Return are the keys of the button that takes over."""
TELL_ALL = ("almanac", "rules")
"""They tell of every card, whether in a hand or not."""


def at_the_curtain(arrive: Arrival, **wanted: object) -> Person:
    """The draft is over, the first player has played; the second has not taken over yet."""
    person = arrive(end_of_turn="ask", **wanted)
    person.set_table((HUMAN, HUMAN), ("draft",), seed=6)
    rng = Rng(2)
    while person.session.match.state.phase == "draft" or not person.page.curtain.isVisible():
        person.lift_curtain()
        person.confirm_by_mouse()
        if not person.page.curtain.isVisible():
            person.perform(choose(person.listed(), rng, person.gestures), person.by_dragging)
    assert hidden_hand(person)
    return person


def hidden_hand(person: Person) -> set[str]:
    return {row.card for row in person.models.hand.rows}


def names_of(person: Person, cards: set[str]) -> set[str]:
    return {person.view.faces.name("civilization", card, short=False) for card in cards}


def told(window: QWidget) -> str:
    """All words of the widgets that are on the screen: seen, pointed at, or read aloud."""
    words: list[str] = []
    for widget in [window, *window.findChildren(QWidget)]:
        if widget.isVisible():
            words += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip(), widget.windowTitle()]
            if isinstance(widget, (QLabel, QAbstractButton)):
                words.append(widget.text())
    return " | ".join(words)


def words_of(action: QAction) -> str:
    return " | ".join((action.text(), action.iconText(), action.toolTip(), action.statusTip()))


def kept_picture() -> QImage:
    (path,) = games_folder().glob("*/table.png")
    return QImage(str(path))


# ------------------------------------------------------------------ pictures
def test_the_picture_of_the_game_shows_no_hand(arrive: Arrival) -> None:
    """Neither the hand of the person who has not taken over, nor of the one who went home: the next person sees the
    home screen, too."""
    person = at_the_curtain(arrive)
    person.key(Key.Key_Home, CTRL)
    before = kept_picture()
    assert before == person.page.curtain.picture(person.page.size()).scaledToWidth(
        before.width(), Qt.TransformationMode.SmoothTransformation
    ).toImage().convertToFormat(before.format())
    person.key(Key.Key_G, CTRL)
    person.lift_curtain()
    person.perform(choose(person.listed(), Rng(1), person.gestures), person.by_dragging)
    person.key(Key.Key_Home, CTRL)
    assert kept_picture() == before


def test_the_table_of_a_game_without_secrets_is_in_the_picture(arrive: Arrival) -> None:
    person = arrive()
    person.set_table((HUMAN, HUMAN), seed=6)
    person.perform(person.listed()[0], person.by_dragging)
    person.key(Key.Key_Home, CTRL)
    first = kept_picture()
    person.key(Key.Key_G, CTRL)
    person.perform(person.listed()[0], person.by_dragging)
    person.key(Key.Key_Home, CTRL)
    assert kept_picture() != first


def test_whoever_comes_back_from_the_home_screen_takes_over_anew(arrive: Arrival) -> None:
    person = at_the_curtain(arrive)
    person.lift_curtain()
    seat = person.models.viewer
    person.key(Key.Key_Home, CTRL)
    person.key(Key.Key_G, CTRL)
    assert not person.view.isVisible()
    assert person.session.seats[seat].name in person.page.curtain.button.text()
    assert person.lift_curtain(by_key=True)
    assert person.view.isVisible()


# ------------------------------------------------------------------ actions
def test_every_action_behind_the_curtain(arrive: Arrival, monkeypatch: pytest.MonkeyPatch) -> None:
    """By its key, all of the registry: no hand comes to light in words or on the table, and nothing is played."""
    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_args, **_more: ("", ""))
    person = at_the_curtain(arrive)
    hand, before = names_of(person, hidden_hand(person)), person.moves
    tried = 0
    for spec in specs():
        action = person.window.actions_[spec.id]
        assert not any(name in words_of(action) for name in hand), words_of(action)
        if spec.id in LEAVE or not action.shortcuts():
            continue
        press(person, action.shortcuts()[0])
        tried += 1
        assert person.moves == before, spec.id
        assert not person.view.isVisible(), spec.id
        assert not person.page.side.isVisible(), spec.id
        assert person.page.history_view.past is None, spec.id
        over = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        shown = told(person.window) + (told(over) if over is not None else "")
        assert spec.id in TELL_ALL or not any(name in shown for name in hand), (spec.id, shown)
        if over is not None:
            over.close()
        assert person.view.accessibleDescription() == ""
        person.window.notice.say("")
        person.key(Key.Key_Home, CTRL)
        person.key(Key.Key_G, CTRL)
        assert person.page.curtain.isVisible(), spec.id
    assert tried > 45


def press(person: Person, keys: QKeySequence) -> None:
    person.window.activateWindow()
    QTest.keySequence(person.window.windowHandle(), keys)
    person.settle()


def test_greyed_actions_say_who_may_use_them(arrive: Arrival) -> None:
    """The button that would say what it takes back says nothing of it to the next player."""
    person = at_the_curtain(arrive)
    actions = person.window.actions_
    usable = {name for name in actions.at_table if actions[name].isEnabled()}
    assert usable == {"save_game_as", "hand_on"}
    assert actions.reason("undo") == "The player whose turn it is takes over first."
    assert actions["undo"].text() == "Undo"
    person.key(Key.Key_Z, CTRL)
    assert person.window.notice.words.text() == "The player whose turn it is takes over first."
    person.window.notice.say("")
    person.key(Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert person.window.notice.bubble.isVisible()
    person.lift_curtain()
    assert actions["legal_moves"].isEnabled()
    assert actions["hint"].isEnabled()


@pytest.mark.parametrize("way", ["from the curtain", "from the home screen"])
def test_the_almanac_counts_no_hand_as_seen(arrive: Arrival, way: str) -> None:
    """Which civilisations are unseen depends on the person who asks; behind the curtain no hand counts."""
    person = at_the_curtain(arrive)
    hand = hidden_hand(person)
    if way == "from the home screen":
        person.key(Key.Key_Home, CTRL)
    assert hand <= not_seen(person)
    person.key(Key.Key_Home, CTRL)
    person.key(Key.Key_G, CTRL)
    person.lift_curtain()
    assert hand.isdisjoint(not_seen(person))


def not_seen(person: Person) -> set[str]:
    person.key(Key.Key_F2)
    screen = person.window.stack.currentWidget()
    assert isinstance(screen, AlmanacScreen)
    screen.unseen.setChecked(True)
    QApplication.processEvents()
    return {screen.list.item(row).data(Qt.ItemDataRole.UserRole) for row in range(screen.list.count())}


# ------------------------------------------------------------------ whose curtain it is
def test_the_curtain_names_whoever_is_to_play_now(arrive: Arrival) -> None:
    """Automatic moves behind the curtain may hand the table on: the curtain then names the new person."""
    person = arrive()
    person.set_table((HUMAN, HUMAN), ("draft",), seed=6)
    rng, taken_over = Rng(3), 0
    while not person.at_end:
        if person.page.curtain.isVisible():
            assert person.session.seats[person.models.viewer].name in person.page.curtain.button.text()
            assert person.page.onlooker is None
            taken_over += person.lift_curtain(by_key=True)
        assert person.page.onlooker == person.models.viewer
        person.perform(choose(person.listed(), rng, person.gestures), person.by_list)
    assert taken_over > 12
    assert person.automatic > 5


def test_whoever_takes_over_hears_what_is_asked_and_nobody_before(arrive: Arrival, announced: list[str]) -> None:
    person = arrive()
    person.set_table((HUMAN, HUMAN), ("draft",), seed=6)
    assert person.page.prompt.text.startswith("Player 1: Keep one of these")
    assert person.page.prompt.text not in announced
    person.lift_curtain(by_key=True)
    assert announced.count(person.page.prompt.text) == 1


def test_the_ring_of_one_person_is_not_left_on_the_table_of_the_next(arrive: Arrival) -> None:
    """F1 opens the rules at the card with the ring: not at one that the other person looked at."""
    person = at_the_curtain(arrive)
    person.lift_curtain()
    person.view.setFocus()
    for _ in range(80):
        if (place := person.view.walk.place) is not None and place[0] == "hand":
            break
        person.key(Key.Key_Tab)
    assert person.view.walk.place is not None
    assert person.view.walk.place[0] == "hand"
    rng = Rng(5)
    while not person.page.curtain.isVisible():
        person.confirm_by_mouse()
        if listed := [move for move in person.listed() if not person.page.curtain.isVisible()]:
            person.perform(choose(listed, rng, person.gestures), person.by_list)
    assert person.view.walk.place is None


def test_the_key_that_ended_a_turn_does_not_show_the_next_hand(arrive: Arrival) -> None:
    """Enter plays and ends turns: pressed once more in haste, it leaves the curtain down."""
    person = at_the_curtain(arrive)
    person.page.curtain.greet()
    for key in (Key.Key_Return, Key.Key_Enter, Key.Key_Space):
        person.key(key)
        assert person.page.curtain.isVisible()
    assert person.lift_curtain(by_key=True)
