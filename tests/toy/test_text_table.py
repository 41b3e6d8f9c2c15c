"""Caravans as text: whole games from the keyboard alone, typed commands, and what any game's text table does."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import ceil

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QStyleOptionViewItem

from aoc_desktop.kernel.notation import text_of
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.live_session import LiveSession
from aoc_desktop.play.session import HUMAN
from aoc_desktop.text.language import sentences
from aoc_desktop.ui.kit.screen_reader import spoken
from aoc_desktop.ui.table.page.prompt_line import STILL_WAITING
from aoc_desktop.ui.table.text.command_line import PAUSE
from aoc_desktop.ui.table.text.text_rows import Row, section
from aoc_desktop.ui.table.text.text_tree import LAID_OUT, flow
from tests.toy.table import CARAVAN, MARKET
from tests.ui.person import ALT, CTRL, NONE, Key, Person
from tests.ui.windows import focus_passed

Arrive = Callable[..., Person]


@pytest.fixture
def arrive(arrive: Arrive) -> Arrive:
    """At a table that is text."""
    return partial(arrive, text_table="on")


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


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("undo", "hint", "why", "save", "help", "say you", "say last move", "say asked", "go log", "go now")),
        ("fr", ("annuler", "conseil", "pourquoi", "enregistrer", "aide", "dire vous", "dire demande", "aller journal")),
    ],
)
def test_words_beside_the_moves(arrive: Arrive, language: str, words: tuple[str, ...]) -> None:
    """Each is offered first as it is typed, with what it does or why it cannot be done now."""
    person = chosen(arrive(HUMAN, HUMAN, seed=3, language=language))
    command = person.page.text.command
    for word in words:
        person.key(Key.Key_Slash)
        person.write(word)
        best = command.listed.commands[0]
        assert best.text.casefold() == word
        assert best.told
        assert best.run is not None or word in ("undo", "annuler")
        person.key(Key.Key_Escape)
        assert person.page.text.tree.hasFocus()


def test_what_is_typed_is_told_when_nothing_more_is_typed(arrive: Arrive) -> None:
    """Not for every letter; and what was run is followed by the row as it is then."""
    person = chosen(arrive(HUMAN, HUMAN, seed=3))
    QTest.qWait(60)
    told = heard(person)
    person.key(Key.Key_Slash)
    person.write("go market")
    QTest.qWait(PAUSE + 100)
    assert [line for line in told if line.startswith(("go", "g:"))] == ["go market. 1 of 1"]
    person.key(Key.Key_Return)
    assert told[-1].startswith("The market")
    assert spoken().lines[-1] == person.page.text.tree.said()


# ------------------------------------------------------------ heard
def heard(person: Person) -> list[str]:
    told: list[str] = []
    spoken().said.connect(told.append)
    return told


def hear_out(told: list[str]) -> None:
    """Until something is said; on a full machine that takes a while."""
    for _ in range(300):
        if told:
            return
        QTest.qWait(10)


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
        hear_out(told)
        assert words in told[-1]
    assert person.page.text.said.item(person.page.text.said.count() - 1).text() == told[-1]


def test_ctrl_l_is_heard_where_the_keyboard_is_there_already(arrive: Arrive) -> None:
    person = chosen(arrive(HUMAN, HUMAN, seed=3))
    person.key(Key.Key_L, CTRL)
    QTest.qWait(60)
    told = heard(person)
    person.key(Key.Key_L, CTRL)
    hear_out(told)
    assert told == [f"Legal moves: {len(person.listed())} moves"]


@pytest.mark.parametrize("is_quick", [True, False])
def test_that_others_think_is_said_only_if_it_takes_a_while(
    arrive: Arrive, monkeypatch: pytest.MonkeyPatch, is_quick: bool
) -> None:
    person = chosen(arrive(HUMAN, "random", seed=3))
    QTest.qWait(60)
    prompt, told = person.page.prompt, heard(person)
    with monkeypatch.context() as patched:
        patched.setattr(LiveSession, "human_decides", property(lambda _session: False))
        prompt.ask_for_move()
    if is_quick:
        prompt.ask_for_move()
    QTest.qWait(STILL_WAITING + 200)
    assert prompt.text.endswith("is thinking …") is not is_quick
    assert any("is thinking" in line for line in told) is not is_quick


def test_the_row_that_is_reached_is_in_the_list_of_what_was_said(arrive: Arrive) -> None:
    person = chosen(arrive(HUMAN, HUMAN, seed=3))
    spoken().speak()  # what waits for the focus to rest: on a slow machine it comes between the keys
    person.read_to(person.page.text.rows.row_of(MARKET))
    assert spoken().lines[-1].startswith("The market")
    assert " of " in spoken().lines[-1]
    interface = QAccessible.queryAccessibleInterface(person.page.text.tree)
    assert interface is not None
    row = interface.focusChild()
    assert row is not None
    assert row.text(QAccessible.Text.Name) == spoken().lines[-1]
    assert row.role() == QAccessible.Role.TreeItem


def test_who_comes_back_to_the_rows_hears_which_one_it_is(arrive: Arrive, monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt tells of the tree alone."""
    person = chosen(arrive(HUMAN, HUMAN, seed=3))
    person.read_to(person.page.text.rows.row_of(MARKET))
    told: list[str] = []
    focus, name = QAccessible.Event.Focus, QAccessible.Text.Name
    QAccessible.setActive(True)
    with monkeypatch.context() as patched:
        patched.setattr(
            QAccessible,
            "updateAccessibility",
            lambda event: event.type() == focus and told.append(event.accessibleInterface().text(name)),
        )
        person.key(Key.Key_Slash)
        person.key(Key.Key_Escape)
        QTest.qWait(LAID_OUT + 60)
    QAccessible.setActive(False)
    assert told == [person.page.text.tree.said()]


def test_letters_that_begin_no_row_are_told(arrive: Arrive) -> None:
    person = chosen(arrive(HUMAN, HUMAN, seed=3))
    person.key(Key.Key_0, ALT)
    QTest.qWait(60)
    told = heard(person)
    person.key(Key.Key_X)
    hear_out(told)
    assert told == ["No row in sight begins with “x”."]


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
    with focus_passed() as passed:
        person.key(Key.Key_F7)
    assert list(filter(None, passed)) == [person.view], "and nothing on the way"
    assert not person.page.reads
    assert person.view.hasFocus()
    assert person.view.isVisible()


def test_nothing_is_read_out_with_the_name_of_the_table(arrive: Arrive) -> None:
    """Orca reads every label of three words and more that belongs to nothing, in one breath, before the row."""
    person = arrive(HUMAN, "random")
    text = person.page.text
    labels = [made for made in person.page.content.findChildren(QLabel) if made.isVisible() and made.text()]
    roles = {made: QAccessible.queryAccessibleInterface(made).role() for made in labels}
    read = [made.text() for made in labels if roles[made] == QAccessible.Role.StaticText]
    assert [words for words in read if len(words.split()) > 2] == []
    edit = QAccessible.queryAccessibleInterface(text.command.edit)
    assert edit.text(QAccessible.Text.Description) == text.command.keys.text()


def test_no_tab_is_chosen_beside_a_table_that_is_text(arrive: Arrive) -> None:
    """A screen reader would say it at the start of every game: Log, page tab."""
    person = arrive(HUMAN, "random")
    tabs, side = person.page.side.tabs, person.page.side
    assert tabs.currentWidget() is None
    assert side.log.window() is person.window, "and nothing is left behind when the table goes"
    person.key(Key.Key_F7)
    assert [tabs.widget(place) for place in range(tabs.count())] == [side.log, side.legal, side.rules]
    assert side.log.isVisible()


def test_the_ring_of_the_picture_stands_around_its_place(arrive: Arrive) -> None:
    """In a picture of another shape than the table, too: both come to lie in the middle."""
    person = arrive(HUMAN, HUMAN, seed=3)
    person.window.preferences["theme"] = "contrast"  # on a cloth of one colour
    picture, scene = person.page.text.picture, person.view.sceneRect()
    place = next(piece.place for piece in person.view.stage.with_places())
    picture.follow(place)
    shape = 2 * ceil(100 * scene.width() / scene.height())
    images = []
    for width in (shape, shape + 400):
        picture.setFixedSize(width, 200)
        images.append(picture.grab().toImage())
    narrow, wide = images
    inner = [(x, y) for x in range(10, shape - 10) for y in range(10, 190)]
    moved = [point for point in inner if narrow.pixel(*point) != wide.pixel(point[0] + 200, point[1])]
    assert len(moved) < len(inner) / 100


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
    person = arrive(HUMAN, "random", seed=3, linear=True, end_of_turn="ask", play_forced_moves=True)
    told = heard(person)
    steps = 0
    for _ in range(60):
        person.settle()
        QTest.qWait(60)
        assert not person.page.summary.isVisible()
        assert not person.page.banner.isVisible()
        played = len(person.session.match.history)
        if person.session.awaits_step:
            steps += 1
            told.clear()
            person.key(Key.Key_Space)
            person.settle()
            hear_out(told)
            moves = len(person.session.match.history) - played
            assert 0 < len(sentences(" ".join(told).partition(person.page.prompt.text)[0])) <= moves
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


# ------------------------------------------------------------ sizes
def test_rows_are_as_large_as_the_user_wants_them_in_any_window(arrive: Arrive) -> None:
    """Other screens have no room for the largest words in a small window; rows wrap."""
    person = arrive(HUMAN, HUMAN, seed=3)
    preferences, rows = person.window.preferences, person.page.text.tree.delegate
    preferences["text_size"] = 200
    assert (preferences.text_size, rows.px) == (2.0, 30.0)
    person.window.resize(960, 600)
    person.settle()
    assert (preferences.text_size, rows.px) == (1.5, 30.0)


def test_commands_are_as_large_as_the_user_wants_them_in_any_window(arrive: Arrive) -> None:
    """The typed line, and the commands that match it."""
    person = arrive(HUMAN, HUMAN, seed=3)
    preferences, command = person.window.preferences, person.page.text.command
    person.window.resize(960, 600)
    heights = []
    for size in (100, 150, 200):
        preferences["text_size"] = size
        person.settle()
        row = command.delegate.sizeHint(QStyleOptionViewItem(), command.listed.index(0)).height()
        heights.append((command.edit.fontInfo().pixelSize(), row))
    (letters, row), _, (large, high) = heights
    assert large >= 1.9 * letters
    assert command.edit.contentsRect().height() >= command.edit.fontMetrics().height()
    assert high >= 1.9 * row


def test_the_summary_of_a_section_stands_off_its_title(arrive: Arrive) -> None:
    person = arrive(HUMAN, HUMAN, seed=3)
    text = person.page.text
    title, summary = text.tree.delegate.runs(text.model.index_of(section("seat 1")))
    apart, _ = flow((title, summary), 20.0, 900.0)
    close, _ = flow((title._replace(apart=0.0), summary), 20.0, 900.0)
    assert apart[1].x - close[1].x > 5


def test_rows_are_larger_in_high_contrast(arrive: Arrive) -> None:
    person = arrive(HUMAN, HUMAN, seed=3)
    rows = person.page.text.tree.delegate
    assert rows.px == 15.0
    person.window.preferences["theme"] = "contrast"
    assert rows.px == 16.5
