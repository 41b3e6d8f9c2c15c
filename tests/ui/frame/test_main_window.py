"""The window as a user meets it: real keys and clicks on the real window."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from aoc_desktop import cli
from aoc_desktop.games import game_named
from aoc_desktop.games.age_of_civilization.table.own_actions import REST
from aoc_desktop.kernel.record import parse_record, read_record, replay
from aoc_desktop.play.session import Session
from aoc_desktop.profile.settings import Settings
from aoc_desktop.ui.frame import app
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.table.page.log_tools import line_tip
from aoc_desktop.ui.table.page.table_page import TablePage
from tests.games import data_of
from tests.ui.windows import Ctrl, Key, click, entry_of, key, my_turn, open_page, opened, play_some, start_seeded

Plain = Qt.KeyboardModifier.NoModifier
CONFORMANCE = data_of("age_of_civilization", "conformance")


def seated(window: MainWindow) -> tuple[Session, TablePage]:
    """The game that is being played, and its page."""
    assert window.session is not None
    assert window.table is not None
    return window.session, window.table


def test_a_game_starts_by_the_keyboard_alone(window: MainWindow, qtbot: QtBot) -> None:
    key(Key.Key_Return)  # the first box
    key(Key.Key_Down)
    key(Key.Key_Up)
    key(Key.Key_N)  # New game
    assert window.stack.currentWidget() is window._made["new_game"]
    key(Key.Key_Return)  # starts: everything is chosen already
    assert window.session is not None
    assert [seat.is_human for seat in window.session.seats] == [True, False]


def test_a_game_starts_by_the_mouse_alone(window: MainWindow, qtbot: QtBot) -> None:
    click(entry_of(open_page(window), "new_game"))
    screen = window.stack.currentWidget()
    click(screen.options.variants["innovation"])
    click(screen.start)
    assert window.session is not None
    assert window.session.record().variants == ("innovation",)


def test_a_whole_game_through_the_list_of_legal_moves_by_the_keyboard(window: MainWindow, qtbot: QtBot) -> None:
    start_seeded(window, seed=11)
    session = window.session
    assert session is not None
    pressed = 0
    while not session.finished:
        my_turn(window, qtbot)
        if session.finished:
            break
        if session.unconfirmed is not None:
            key(Key.Key_E)
            continue
        key(Key.Key_L, Ctrl)
        assert QApplication.focusWidget().objectName() == "legal_moves"
        for _ in range(pressed % 4):
            key(Key.Key_Down)
        key(Key.Key_Return)
        pressed += 1
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window._made.get("result"), timeout=3000)
    record = parse_record(session.record().to_json())
    game = game_named(record.game)
    assert game.snapshot(replay(game, record).state) == game.snapshot(session.match.state)
    assert pressed > 12


def test_the_end_of_a_turn_is_summed_up_and_confirmed(window: MainWindow, qtbot: QtBot) -> None:
    start_seeded(window)
    session, table = seated(window)
    my_turn(window, qtbot)
    session.play(session.legal()[0])
    my_turn(window, qtbot)
    assert table.bar.primary.action_id == REST
    key(Key.Key_R)
    while session.unconfirmed is None:
        my_turn(window, qtbot)
        if session.unconfirmed is None:
            session.play(session.legal()[0])
    assert table.summary.isVisible()
    assert "End it?" in table.prompt.text
    moves = len(session.match.history)
    click(table.summary.end)
    assert session.unconfirmed is None
    assert not table.summary.isVisible()
    qtbot.waitUntil(lambda: len(session.match.history) > moves)


def test_enter_on_the_table_ends_a_turn_that_waits_for_it(window: MainWindow, qtbot: QtBot) -> None:
    start_seeded(window)
    session, table = seated(window)
    while session.unconfirmed is None:
        my_turn(window, qtbot)
        if session.unconfirmed is None:
            session.play(session.legal()[-1])
    table.view.setFocus()
    key(Key.Key_Right)
    assert table.view.walk.ring.isVisible()
    held = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True)
    QApplication.sendEvent(table.view, held)
    assert session.unconfirmed == 0, "the key that played the last move is still down"
    key(Key.Key_Return)
    assert session.unconfirmed is None
    assert not table.summary.isVisible()


def test_undo_and_redo_by_their_buttons(window: MainWindow, qtbot: QtBot) -> None:
    start_seeded(window)
    session, table = seated(window)
    my_turn(window, qtbot)
    session.play(session.legal()[0])
    my_turn(window, qtbot)
    assert not table.bar.undo.isEnabled()
    assert "revealed" in table.bar.undo.toolTip()
    act = next(move for move in session.legal() if move[0] == "act")
    before = session.match.game.snapshot(session.match.state)
    session.play(act)
    assert table.bar.undo.isEnabled()
    assert window.actions_["undo"].text().startswith("Undo: ")
    click(table.bar.undo)
    assert session.match.game.snapshot(session.match.state) == before
    click(table.bar.redo)
    assert session.match.history[-1].move == act
    key(Key.Key_Z, Ctrl)
    assert session.match.game.snapshot(session.match.state) == before


def test_closing_in_the_middle_of_a_game_loses_nothing(folder: Path, qtbot: QtBot) -> None:
    with opened(folder) as window:
        start_seeded(window)
        play_some(window, qtbot, 6)
        assert window.session is not None
        left = window.session.record().moves
    with opened(folder) as window:
        assert window.keeper.saved.newest_unfinished() is not None
        assert window.home.continue_panel.has_game
        key(Key.Key_Space)  # Continue has the focus
        assert window.session is not None
        assert window.session.record().moves[: len(left)] == left


def test_the_language_changes_while_a_game_runs(window: MainWindow, qtbot: QtBot) -> None:
    start_seeded(window)
    my_turn(window, qtbot)
    table = window.table
    assert table is not None
    english = (table.prompt.text, table.models.legal.index(0, 0).data(), table.side.tabs.tabText(1))
    window.preferences["language"] = "fr"
    QTest.qWait(1)  # widgets learn of it by an event
    french = (table.prompt.text, table.models.legal.index(0, 0).data(), table.side.tabs.tabText(1))
    assert french[0] == "Choisissez la Civilisation à faire naître."
    assert all(one != two for one, two in zip(english, french, strict=True))
    assert window.actions_["quit"].text() == "Quitter"
    window.preferences["language"] = "en"
    QTest.qWait(1)
    assert (table.prompt.text, table.side.tabs.tabText(1)) == (english[0], english[2])


def test_a_broken_settings_file_is_set_aside_with_a_message(folder: Path, qtbot: QtBot) -> None:
    (folder / "settings.json").write_text("{ broken", encoding="utf-8")
    with opened(folder) as window:
        qtbot.waitUntil(window.notice.bubble.isVisible)
        assert "settings.json.broken" in window.notice.words.text()
        assert (folder / "settings.json.broken").read_text(encoding="utf-8") == "{ broken"


@pytest.mark.parametrize(
    ("language", "names"),
    [("en", "Colours, Pace, Size of the window. The"), ("fr", "Couleurs, Rythme, Taille de la fenêtre. L’")],
)
def test_settings_that_cannot_be_used_are_named_as_the_user_knows_them(
    folder: Path, qtbot: QtBot, language: str, names: str
) -> None:
    wrong = {"theme": "sepia", "pace": 3, "window_width": 16000, "window_height": 16000}
    before = json.dumps({"language": language, **wrong})
    (folder / "settings.json").write_text(before, encoding="utf-8")
    window = app.make_window(Settings(folder / "settings.json"))
    window.show()
    qtbot.waitUntil(window.notice.bubble.isVisible)
    assert names in window.notice.words.text()
    assert "settings.json.broken" in window.notice.words.text()
    assert (folder / "settings.json.broken").read_text(encoding="utf-8") == before
    assert window.width() < 8000
    window.close()
    again = Settings(folder / "settings.json")
    assert again.refused == [], "told once"
    assert again["language"] == language


def test_a_message_stays_at_the_foot_of_a_window_that_is_resized(window: MainWindow, qtbot: QtBot) -> None:
    bubble = window.notice.bubble
    for _ in range(2):  # also the second one, after a click has taken the first away
        window.resize(1280, 720)
        window.notice.say("Hear, hear!")
        window.resize(1000, 640)
        qtbot.waitUntil(lambda: bubble.geometry().bottom() < 640)
        assert abs(bubble.geometry().center().x() - 500) <= 1
        click(bubble)
        assert not bubble.isVisible()


def test_a_message_is_as_high_as_its_words(window: MainWindow) -> None:
    """Also after a longer one, and where the letters became smaller with the window."""
    notice, long = window.notice, "This sentence goes on and on. " * 6

    def height(text: str, *sizes: tuple[int, int]) -> int:
        notice.say(text)
        for size in sizes:
            window.resize(*size)
            QApplication.processEvents()
        return notice.bubble.height()

    low, high = height("Hear, hear!", (1280, 720)), height(long)
    assert high > low
    assert height("Hear, hear!") == low
    assert height(long, (2560, 1440)) > high
    assert height(long, (2560, 1440), (1280, 720)) == high


def test_settings_and_a_lesson_that_cannot_be_kept_are_told_once_and_when_they_can_again(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    told: list[str] = []
    monkeypatch.setattr(window.notice, "say", lambda text, warning=False: told.append(text))
    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        window.preferences["text_size"] = 125
        window.preferences["text_size"] = 110
        assert len(told) == 1
        assert told[0].startswith("Settings cannot be kept on disk: No space left on device.")
        window.learn()
        assert len(told) == 2
        assert told[1].startswith("The game cannot be kept on disk: No space left on device.")
    window.preferences["text_size"] = 100
    assert told[2:] == ["Settings are kept on disk again."]
    assert window.table is not None
    assert window.table.tutorial is not None
    window.table.tutorial.guide.go_on()
    assert told[3:] == ["The game is kept on disk again."]


def test_a_line_of_the_log_shows_its_moment_and_the_game_can_go_on_from_there(window: MainWindow, qtbot: QtBot) -> None:
    start_seeded(window)
    play_some(window, qtbot, 8)
    my_turn(window, qtbot)
    session, table = seated(window)
    moves = list(session.record().moves)
    table.side.open_log()
    view = table.side.log.view
    row = next(row for row in range(view.model().rowCount()) if view.model().index(row, 0).data().startswith("Livia"))
    view.scrollTo(view.model().index(row, 0))
    QTest.mouseClick(
        view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(view.model().index(row, 0)).center()
    )
    assert table.history_view.past is not None
    shown = len(table.history_view.past.match.history)
    assert 0 < shown < len(moves)
    table.play(("rest",))
    assert list(session.record().moves) == moves  # nothing is played in the past
    window.actions_["next_moment"].trigger()
    assert len(table.history_view.shown.match.history) == shown + 1
    window.actions_["present"].trigger()
    assert table.history_view.past is None
    table.history_view.show_moment(shown)
    window.actions_["continue_here"].trigger()
    assert window.session is not session
    assert list(window.session.record().moves)[:shown] == moves[:shown]


@pytest.mark.parametrize("moved_on", [False, True])
def test_what_the_others_did_is_replayed(window: MainWindow, qtbot: QtBot, moved_on: bool) -> None:
    """Each of their moves in its order, with its number and what it was; then the present."""
    start_seeded(window, opponents=2)
    session, table = seated(window)
    play_some(window, qtbot, 9)
    my_turn(window, qtbot)
    while session.match.history[-1].seat == 0:  # until the others have just played
        session.confirm() if session.unconfirmed is not None else session.play(session.legal()[0])
        my_turn(window, qtbot)
    last = len(session.match.history)
    first = max(n for n in range(last) if session.match.history[n - 1].seat == 0)
    if moved_on:
        session.play(session.legal()[0])
    told = {row.turn: row.text for row in reversed(table.models.log.rows)}
    seen: list[tuple[int, str]] = []
    key(Key.Key_B)
    while table.history_view.past is not None:
        now = len(table.history_view.past.match.history), table.prompt.text
        if now not in seen:
            seen.append(now)
        if table.history_view.waits:
            assert now[0] == last
            key(Key.Key_B)  # the last one stays until a key
        QTest.qWait(20)
    count = last - first
    assert count > 3
    assert {session.match.history[n].seat for n in range(first, last)} == {1, 2}
    assert seen[0] == (first, f"Since your last turn: {count} moves.")
    assert seen[1:] == [
        (first + n, f"{n} of {count} since your last turn: {told[first + n]}") for n in range(1, count + 1)
    ]


def test_a_walk_through_what_the_others_did_can_be_left(window: MainWindow, qtbot: QtBot) -> None:
    start_seeded(window, opponents=2)
    play_some(window, qtbot, 9)
    my_turn(window, qtbot)
    _, table = seated(window)
    for leave in (Key.Key_Space, Key.Key_Escape):
        key(Key.Key_B)
        assert table.history_view.past is not None
        key(leave)
        assert table.history_view.past is None
    key(Key.Key_B)
    table.history_view.show_moment(2)  # a click on a line of the log: it stays
    QTest.qWait(700)
    assert table.history_view.past is not None
    assert len(table.history_view.past.match.history) == 2
    assert "a past moment" in table.prompt.text


def test_a_card_is_asked_for_before_it_is_revealed(folder: Path, qtbot: QtBot) -> None:
    """A move that reveals a card asks once more: Esc and "Think again" leave the table as it is, "Play it" plays."""
    with opened(folder, ask_before_revelation=True) as window:
        start_seeded(window)
        my_turn(window, qtbot)
        session, table = seated(window)
        move = session.legal()[0]
        assert session.reveals(move)
        answers: list[str] = []

        def answer(how: str) -> None:
            """As soon as the question is there."""
            box = QApplication.activeModalWidget()
            if not isinstance(box, QMessageBox):
                QTimer.singleShot(10, lambda: answer(how))
                return
            assert box.objectName() == "reveal"
            assert "cannot be taken back" in box.text()
            words = [button.text() for button in box.buttons()]
            assert sorted(words) == ["Play it", "Think again"]
            answers.append(how)
            if how == "Esc":
                QTest.keyClick(box, Key.Key_Escape)
            else:
                click(next(button for button in box.buttons() if button.text() == how))

        for how in ("Think again", "Esc", "Play it"):
            assert not session.match.history
            QTimer.singleShot(0, lambda how=how: answer(how))
            window.activateWindow()  # as the system does when a dialog has gone
            for pressed, with_it in ((Key.Key_L, Ctrl), (Key.Key_Home, Plain), (Key.Key_Return, Plain)):
                QTest.keyClick(window.windowHandle(), pressed, with_it)
            QTest.qWait(1)  # the dialog is taken away
        assert answers == ["Think again", "Esc", "Play it"]
        assert session.match.history[0].move == move
        quiet = next(move for move in session.legal() if not session.reveals(move))
        before = len(session.match.history)
        table.play(quiet)  # without a question
        assert session.match.history[before].move == quiet


def test_a_record_given_as_a_file_opens(window: MainWindow, tmp_path: Path) -> None:
    window.open_file(CONFORMANCE / "02_second_edition_3p_innovation.record.json")
    assert seated(window)[0].finished
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps({"format": 99}), encoding="utf-8")
    window.open_file(bad)
    assert "format 99" in window.notice.words.text()


def test_settings_are_applied_at_once(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_["settings"].trigger()
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    dialog.combos["theme"].setCurrentIndex(1)
    assert window.preferences.theme.name == "light"
    click(dialog.checks["colour_blind_seats"])
    assert window.preferences.theme.seats[0].fill != "#22B3A8"
    dialog.combos["language"].setCurrentIndex(dialog.combos["language"].findData("fr"))
    QTest.qWait(1)
    assert dialog.windowTitle() == "Paramètres"
    dialog.close()


def test_the_terminal_opens_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    opened_with: list[Path | None] = []
    monkeypatch.setattr(app, "run", lambda record: opened_with.append(record) or 0)
    assert cli.main([]) == 0
    assert cli.main(["game.json"]) == 0
    assert opened_with == [None, Path("game.json")]


def test_a_finished_game_can_be_looked_at_and_left_again(window: MainWindow, qtbot: QtBot) -> None:
    window.continue_record(read_record(CONFORMANCE / "01_second_edition_2p.record.json"))
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window._made.get("result"))
    result = window._made["result"]
    click(result._table)
    assert window.stack.currentWidget() is window.table
    window.table.setFocus()
    key(Key.Key_Escape)
    assert window.stack.currentWidget() is window._made["result"]
    window.actions_["copy_record"].trigger()
    assert parse_record(QApplication.clipboard().text()).moves
    click(window._made["result"]._rematch)
    assert not seated(window)[0].finished


def test_a_line_of_the_log_tells_of_its_cards(window: MainWindow, qtbot: QtBot) -> None:
    start_seeded(window)
    my_turn(window, qtbot)
    session, table = seated(window)
    session.play(session.legal()[0])
    model = table.models.log
    rises = next(model.index(row) for row in range(model.rowCount()) if "rises as" in model.index(row).data())
    assert "Inherited ability" in line_tip(rises, table.view.faces)
    table.side.log.choose_turn(1)
    table.act("why")
    why = QApplication.activeModalWidget()
    assert why is not None
    assert why.topic == "civilisations"
    why.close()
