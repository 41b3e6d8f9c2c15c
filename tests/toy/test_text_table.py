"""Caravans as text: whole games from the keyboard alone, typed commands, and what any game's text table does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from aoc_desktop.kernel.notation import text_of
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.models.session import HUMAN
from aoc_desktop.ui.speaking import spoken
from aoc_desktop.ui.table.text_rows import Row, section
from tests.toy.table import CARAVAN, MARKET
from tests.ui.person import ALT, CTRL, NONE, Key, Person, preferences_in

Arrive = Callable[..., Person]


@pytest.fixture
def arrive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Arrive]:
    """At a table that is text."""
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path / "home"))
    people: list[Person] = []

    def make(*seats: str, seed: int = 1, size: tuple[int, int] = (1280, 720), **wanted: object) -> Person:
        wanted = {"play_forced_moves": False, "text_table": "on", **wanted}
        person = Person(preferences_in(tmp_path, **wanted), size)
        people.append(person)
        person.set_table(seats, seed=seed, game="caravans")
        return person

    yield make
    for person in people:
        person.leave()


def chosen(person: Person, word: str = "late") -> Person:
    """All people have chosen when to leave: the first caravan travels."""
    for _ in person.session.seats:
        person.lift_curtain(by_key=True)
        if person.session.match.game.moment(person.session.match.state).step != "choice":
            break
        person.session.play((word,))
        person.settle()
    person.lift_curtain(by_key=True)
    return person


@pytest.mark.parametrize("way", ["by_text", "by_command"])
def test_a_whole_game_from_the_text_table(arrive: Arrive, way: str) -> None:
    """Two people at one screen, nothing but keys: every place by its row, or every move typed."""
    person = arrive(HUMAN, HUMAN, seed=3)
    assert person.page.reads
    assert not person.view.isVisible()
    person.play_to_the_end(getattr(person, way), Rng(5), lambda: person.lift_curtain(by_key=True))
    person.check()
    assert {"go", "sell", "rest", "early"} <= {move[0] for move in person.gestures}


# ------------------------------------------------------------ rows
def test_every_place_of_the_picture_has_a_row(arrive: Arrive) -> None:
    """Nothing that can be seen is left out, though the game names no parts."""
    person = chosen(arrive(HUMAN, HUMAN, seed=3))
    text = person.page.text
    on_table = {place for place in person.view.walk.places() if place[0] != "word"}
    assert on_table
    assert on_table == {key.of for key in text.model.all_keys() if key.kind == "place"}
    assert text.model.told(section("legal")).summary == f"{len(person.listed())} moves"


def test_rows_stay_the_same_through_a_move(arrive: Arrive) -> None:
    """The least change: rows that are still there keep their index, and the keyboard stays at its row."""
    person = chosen(arrive(HUMAN, HUMAN, seed=3))
    text = person.page.text
    person.read_to(text.rows.row_of(MARKET))
    kept = {
        key: QPersistentModelIndex(text.model.index_of(key)) for key in text.model.all_keys() if key.kind == "place"
    }
    here, resets = text.tree.here, []
    text.model.modelReset.connect(lambda: resets.append(True))
    person.perform(next(move for move in person.listed() if move[0] == "go"), person.by_command)
    if not person.page.curtain.is_down:
        assert text.tree.here == here
    assert not resets
    for key, index in kept.items():
        if text.model.index_of(key).isValid():
            assert text.model.index_of(key) == QModelIndex(index)


def test_what_is_taken_opens_where_it_may_go(arrive: Arrive) -> None:
    """Enter takes the caravan up: the towns it may go to stand below its row; Esc puts it back."""
    person = chosen(arrive(HUMAN, HUMAN, seed=3))
    text, hand = person.page.text, person.view.hand
    row = text.rows.row_of(CARAVAN)
    person.read_to(row)
    person.key(Key.Key_Return)
    assert hand.held == CARAVAN
    below = [text.model.key_of(text.model.index(n, 0, text.model.index_of(row))) for n in range(len(hand.targets()))]
    assert {key.of for key in below} == set(hand.targets())
    assert text.tree.here == below[0]
    person.key(Key.Key_Escape)
    assert hand.held is None
    assert text.tree.here == row
    assert not text.model.hasChildren(text.model.index_of(row))


def test_how_many_are_sold_is_set_by_rows_and_by_keys(arrive: Arrive) -> None:
    person = chosen(arrive(HUMAN, HUMAN, seed=3))
    seat = person.session.decider
    assert seat is not None
    person.session.match.state.hands[seat] = ("salt", "salt", "salt")
    person.session.look_again()
    person.models.refresh()
    person.view.sync()
    person.page.text.refresh()
    person.read_to(person.page.text.rows.row_of(("good", "salt")))
    person.key(Key.Key_Return)
    assert person.view.hand.setting == "1"
    person.read_to(Row("setting", "3"))
    person.key(Key.Key_Return)
    assert person.view.hand.setting == "3"
    person.key(Key.Key_2)
    assert person.view.hand.setting == "2"
    person.read_to(Row("answer", MARKET))
    person.key(Key.Key_Return)
    assert person.session.match.history[-1].move == ("sell", "salt", "2")


def test_a_letter_looks_for_a_row_and_plays_nothing(arrive: Arrive) -> None:
    person = chosen(arrive(HUMAN, HUMAN, seed=3))
    tree, before = person.page.text.tree, person.moves
    person.key(Key.Key_0, ALT)
    person.key(Key.Key_L)
    assert tree.here == section("seat 1"), "Livia"
    person.key(Key.Key_E)  # elsewhere it ends the turn
    assert tree.here == section("legal"), "both letters belong together"
    assert person.moves == before


# ------------------------------------------------------------ commands
def test_what_is_typed_is_completed_and_refused_with_a_reason(arrive: Arrive) -> None:
    person = chosen(arrive(HUMAN, HUMAN, seed=3))
    command, before = person.page.text.command, person.moves
    person.key(Key.Key_Slash)
    assert command.edit.hasFocus()
    move = next(move for move in person.listed() if move[0] == "go")
    typed = text_of(move)[:-2]
    person.write(typed)
    assert command.edit.text() + command.edit.ghost == text_of(move)
    person.key(Key.Key_Tab)
    assert command.edit.text() == text_of(move)
    person.key(Key.Key_Escape)
    assert person.page.text.tree.hasFocus()
    person.key(Key.Key_Slash)
    person.write("go nowhere")
    refused = command.listed.commands[0]
    assert refused.run is None
    assert refused.told
    person.key(Key.Key_Return)
    assert person.moves == before


def test_up_brings_back_what_was_typed(arrive: Arrive) -> None:
    person = chosen(arrive(HUMAN, HUMAN, seed=3))
    person.key(Key.Key_Slash)
    person.write("go market")
    person.key(Key.Key_Return)
    assert person.page.text.tree.here == person.page.text.rows.row_of(MARKET)
    person.key(Key.Key_Slash)
    person.key(Key.Key_Up)
    assert person.page.text.command.edit.text() == "go market"


# ------------------------------------------------------------ heard
def heard(person: Person) -> list[str]:
    told: list[str] = []
    spoken().said.connect(told.append)
    return told


def test_keys_say_again_what_is_asked_and_how_players_stand(arrive: Arrive) -> None:
    person = chosen(arrive(HUMAN, HUMAN, seed=3))
    told, names = heard(person), [seat.name for seat in person.session.seats]
    viewer = person.models.viewer
    for key, modifiers, words in (
        (Key.Key_1, CTRL, person.page.prompt.text),
        (Key.Key_2, CTRL, "leaves"),
        (Key.Key_3, CTRL, names[viewer]),
        (Key.Key_4, CTRL, names[1 - viewer]),
        (Key.Key_F2, NONE, names[1 - viewer]),
    ):
        told.clear()
        person.key(key, modifiers)
        QTest.qWait(60)
        assert words in told[-1]
    assert person.page.text.said.item(person.page.text.said.count() - 1).text() == told[-1]


def test_the_row_that_is_reached_is_in_the_list_of_what_was_said(arrive: Arrive) -> None:
    person = chosen(arrive(HUMAN, HUMAN, seed=3))
    person.read_to(person.page.text.rows.row_of(MARKET))
    assert spoken().lines[-1].startswith("The market")
    assert " of " in spoken().lines[-1]
    interface = QAccessible.queryAccessibleInterface(person.page.text.tree)
    assert interface is not None
    row = interface.focusChild()
    assert row is not None
    assert row.text(QAccessible.Text.Name) == spoken().lines[-1]
    assert row.role() == QAccessible.Role.TreeItem


# ------------------------------------------------------------ settings
def test_it_comes_by_itself_where_somebody_listens(arrive: Arrive) -> None:
    QAccessible.setActive(True)
    try:
        person = arrive(HUMAN, "random", text_table="auto")
        assert person.page.reads
    finally:
        QAccessible.setActive(False)


def test_f7_changes_between_text_and_picture_and_is_kept(arrive: Arrive) -> None:
    person = chosen(arrive(HUMAN, HUMAN, seed=3, text_table="off"))
    assert not person.page.reads
    person.key(Key.Key_F7)
    assert person.page.reads
    assert person.page.text.tree.hasFocus()
    assert person.window.preferences["text_table"] == "on"
    person.key(Key.Key_F7)
    assert not person.page.reads
    assert person.view.hasFocus()
    assert person.view.isVisible()


def test_the_picture_is_wide_narrow_or_off(arrive: Arrive) -> None:
    person = arrive(HUMAN, "random")
    right = person.page.text.picture
    widths = []
    for _ in range(3):
        widths.append(right.width() if right.isVisible() else 0)
        person.key(Key.Key_F6)
        person.settle()
    assert widths[0] > widths[1] > widths[2] == 0


def test_one_thing_after_the_other(arrive: Arrive) -> None:
    """Moves of others wait for Space, each told in one sentence; no panel comes by itself."""
    person = arrive(HUMAN, "random", seed=3, linear=True, confirm_end_of_turn=True, play_forced_moves=True)
    told = heard(person)
    steps = 0
    for _ in range(60):
        person.settle()
        assert not person.page.summary.isVisible()
        assert not person.page.banner.isVisible()
        if person.session.awaits_step:
            steps += 1
            told.clear()
            person.key(Key.Key_Space)
            QTest.qWait(60)
        elif person.listed():
            person.session.play(person.listed()[0])
        elif person.session.unconfirmed is not None:
            person.session.confirm()
        if steps > 3:
            break
    assert steps > 3


def test_behind_the_curtain_nothing_is_told(arrive: Arrive) -> None:
    """What was said to one person is not read by the next."""
    person = arrive(HUMAN, HUMAN, seed=3)
    assert person.page.curtain.is_down
    assert not person.page.text.isVisible()
    person.lift_curtain(by_key=True)
    person.read_to(section("log"))
    spoken().note("a secret of the first")
    person.perform(person.listed()[0], person.by_command)
    assert person.page.curtain.is_down
    person.lift_curtain(by_key=True)
    text = person.page.text
    assert "a secret of the first" not in [text.said.item(row).text() for row in range(text.said.count())]
