"""The list of saved games as a user meets it: real keys and clicks on the real window."""

from __future__ import annotations

import os
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from aoc_desktop.games import game_named
from aoc_desktop.games.advanced_civilization.table.colours import nation_seat
from aoc_desktop.kernel.game import tags_of
from aoc_desktop.kernel.record import read_record, record_of_match, start
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.profile.saved_games import SavedGames
from aoc_desktop.ui.frame.look import look_named
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.kit.key_cap import KeyButton
from aoc_desktop.ui.kit.name_dialog import NameDialog
from aoc_desktop.ui.kit.save_dialog import file_name
from aoc_desktop.ui.saved.screen import SavedGamesScreen
from tests.profile.games import SEATS, played_record
from tests.ui.windows import LEFT, Ctrl, Key, click, key, my_turn, opened, play_some, start_seeded

Shift = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def games(folder: Path) -> dict[str, str]:
    """Three games on disk: id by name."""
    saved = SavedGames()
    made = {
        "Alpha": saved.add(played_record(12, seed=1), "Alpha"),
        "Beta": saved.add(played_record(seed=2, players=3, variants=("innovation",)), "Beta"),
        "Gamma": saved.add(played_record(5, seed=3, players=1), "Gamma"),
    }
    saved.close()
    return made


def listed(window: MainWindow) -> SavedGamesScreen:
    """The screen, opened by its key."""
    key(Key.Key_O, Ctrl)
    screen = window.stack.currentWidget()
    assert isinstance(screen, SavedGamesScreen)
    return screen


def names(screen: SavedGamesScreen) -> list[str]:
    return [entry.name for entry in screen.model.rows]


def write(text: str) -> None:
    target = QApplication.focusWidget()
    assert target is not None
    QTest.keyClicks(target, text)


# ------------------------------------------------------------------ finding and continuing


def test_home_leads_to_the_list_and_enter_continues_a_game(games: dict[str, str], window: MainWindow) -> None:
    entry = next(entry for entry in window.home.entries if entry.action_id == "load_game")
    click(entry)
    screen = window.stack.currentWidget()
    assert isinstance(screen, SavedGamesScreen)
    assert names(screen) == ["Gamma", "Beta", "Alpha"]
    assert screen.list.hasFocus()
    key(Key.Key_Down)
    key(Key.Key_Down)
    assert screen.chosen is not None
    assert screen.chosen.name == "Alpha"
    key(Key.Key_Return)
    assert window.session is not None
    assert len(window.session.match.history) == 12
    assert window.keeper.game_id == games["Alpha"]


def test_the_list_shows_what_a_person_looks_for(games: dict[str, str], window: MainWindow) -> None:
    screen = listed(window)
    said = {entry.name: screen.words.whole(entry) for entry in screen.model.rows}
    assert "Table, Innovation" in said["Beta"]
    assert "Finished" in said["Beta"]
    assert "Round 2 of 6, Bo, Actions" in said["Alpha"]
    assert "Bo: 3" in said["Alpha"]
    assert "AI: Random" in said["Alpha"]
    assert "Skirmish" in said["Gamma"]
    assert "today" in said["Gamma"]
    spoken = screen.list.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == said["Gamma"]


def test_search_and_order(games: dict[str, str], window: MainWindow) -> None:
    screen = listed(window)
    click(screen.search)
    write("innov beta")
    assert names(screen) == ["Beta"]
    write("zzz")
    assert names(screen) == []
    assert "fits" in screen._emptiness.text()
    key(Key.Key_Escape)  # clears the search, does not leave
    assert window.stack.currentWidget() is screen
    assert len(names(screen)) == 3
    screen.order.setFocus()
    for wanted in (["Alpha", "Beta", "Gamma"], ["Alpha", "Beta", "Gamma"]):  # oldest first, by name
        key(Key.Key_Down)
        assert names(screen) == wanted
    key(Key.Key_Down)
    best = [max(entry.points) for entry in screen.model.rows]
    assert best == sorted(best, reverse=True)
    key(Key.Key_Down)
    assert names(screen)[0] == "Beta", "a finished game is nearest to the end"
    key(Key.Key_Escape)
    assert window.stack.currentWidget() is window.home


def test_an_empty_list_says_so_and_offers_a_new_game(window: MainWindow) -> None:
    screen = listed(window)
    assert screen._emptiness.isVisible()
    assert "from its first move" in screen._emptiness.text()
    click(screen._new_game)
    assert window.stack.currentWidget() is window._made["new_game"]


def test_a_double_click_continues(games: dict[str, str], window: MainWindow) -> None:
    screen = listed(window)
    place = screen.list.visualRect(screen.model.index(2)).center()
    QTest.mouseClick(screen.list.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, place)
    QTest.mouseDClick(screen.list.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, place)
    assert window.keeper.game_id == games["Alpha"]


# ------------------------------------------------------------------ looking after games


def test_the_game_on_the_table_is_the_chosen_one(folder: Path, qtbot: QtBot) -> None:
    saved = SavedGames()
    oldest = saved.add(played_record(5, seed=1), "Oldest")
    for number in range(12):
        saved.add(played_record(5, seed=2 + number), f"Game {number}")
    saved.close()
    with opened(folder) as window:
        screen = listed(window)
        key(Key.Key_End)
        key(Key.Key_Return)
        assert window.keeper.game_id == oldest
        screen = listed(window)
        assert screen.chosen is not None
        assert screen.chosen.id == oldest, "opened and left as it was: the last row"
        assert screen.list.viewport().rect().contains(screen.list.visualRect(screen.list.currentIndex()))
        key(Key.Key_Escape)
        play_some(window, qtbot, 1)
        screen = listed(window)
        assert screen.chosen is not None
        assert screen.chosen.id == oldest, "played on: the first row now"
        assert screen.model.rows[0] == screen.chosen
        assert screen.list.viewport().rect().contains(screen.list.visualRect(screen.list.currentIndex()))


def test_a_copy_from_an_earlier_moment_is_told_and_marked(window: MainWindow, qtbot: QtBot) -> None:
    start_seeded(window)
    play_some(window, qtbot, 4)
    game = window.keeper.game_id
    assert window.table is not None
    window.table.history_view.show_moment(1)
    click(next(made for made in window.table.prompt.findChildren(KeyButton) if made.action_id == "continue_here"))
    said = "A practice copy from this moment on; the game itself is kept among the saved games."
    assert window.notice.bubble.isVisible()
    assert window.notice.words.text() == said
    play_some(window, qtbot, 1)
    screen = listed(window)
    kinds = {entry.id: screen.words.kind(entry) for entry in screen.model.rows}
    assert kinds == {
        game: "Age of Civilization, Table",
        window.keeper.game_id: "Age of Civilization, Table, practice game",
    }
    assert "earns no achievement" in screen.details._dates.text()


def test_rename_by_key(games: dict[str, str], window: MainWindow) -> None:
    screen = listed(window)
    key(Key.Key_F2, Shift)
    assert screen.details.name.hasFocus()
    write("Solo at noon")
    key(Key.Key_Return)
    assert names(screen)[0] == "Solo at noon"
    key(Key.Key_F2, Shift)
    write("thought better of it")
    key(Key.Key_Escape)
    assert names(screen)[0] == "Solo at noon"
    assert screen.details.name.text() == "Solo at noon"


def test_duplicate_delete_restore_and_empty(games: dict[str, str], window: MainWindow, qtbot: QtBot) -> None:
    screen = listed(window)
    key(Key.Key_D, Ctrl | Shift)
    assert names(screen) == ["Gamma (copy)", "Gamma", "Beta", "Alpha"]
    key(Key.Key_Delete)
    assert names(screen) == ["Gamma", "Beta", "Alpha"]
    assert "bin" in window.notice.words.text()
    key(Key.Key_Delete)
    assert names(screen) == ["Beta", "Alpha"]
    key(Key.Key_B, Ctrl)
    assert sorted(names(screen)) == ["Gamma", "Gamma (copy)"]
    assert not screen.load.isVisible()
    screen.list.setFocus()
    click(screen._buttons["restore_game"])
    assert len(names(screen)) == 1
    click(screen._buttons["empty_bin"])
    box = screen.findChild(QMessageBox, "empty_bin_question")
    assert box.text() == "Delete 1 game for good?"
    assert "They" not in box.informativeText()
    assert not any("them" in made.text() for made in box.buttons())
    click(next(made for made in box.buttons() if "Keep" in made.text()))
    qtbot.waitUntil(lambda: screen.findChild(QMessageBox, "empty_bin_question") is None)
    assert len(names(screen)) == 1
    click(screen._buttons["empty_bin"])
    box = screen.findChild(QMessageBox, "empty_bin_question")
    click(next(made for made in box.buttons() if "Delete" in made.text()))
    assert names(screen) == []
    assert screen._emptiness.text() == "The bin is empty."
    click(screen._buttons["show_bin"])
    assert len(names(screen)) == 3


def test_the_last_game_out_of_the_bin_leads_back_to_the_list(games: dict[str, str], window: MainWindow) -> None:
    screen = listed(window)
    key(Key.Key_Delete)
    key(Key.Key_B, Ctrl)
    assert names(screen) == ["Gamma"]
    click(screen._buttons["restore_game"])
    assert not screen.shows_bin
    assert screen.chosen is not None
    assert screen.chosen.name == "Gamma"
    assert len(names(screen)) == 3


@pytest.mark.parametrize(
    ("title", "proposed"),
    [
        ("Tea: Ada/Bo?", "Tea Ada Bo"),
        ("Été à Rome", "Été à Rome"),
        ("con", "game con"),
        ("...", "game"),
        ("", "game"),
        ("x" * 200, "x" * 80),
    ],
)
def test_a_title_becomes_a_name_that_every_system_takes(title: str, proposed: str) -> None:
    assert file_name(title) == proposed


def test_an_export_proposes_the_name_of_the_game(
    games: dict[str, str], window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def dialog(parent: object, title: str, name: str, kinds: str) -> tuple[str, str]:
        asked.append(name)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", dialog)
    screen = listed(window)
    screen.act("export_game")
    window.load_game(games["Alpha"])
    window.save_record()
    assert asked == ["Gamma.json", "Alpha.aocgame"]


def test_a_finished_game_has_its_picture_before_it_is_left(window: MainWindow, qtbot: QtBot) -> None:
    whole = played_record(seed=2, players=2)
    window.continue_record(whole._replace(moves=whole.moves[:-1]))
    session = window.session
    assert session is not None
    session._play(session.match.deciders[0], tuple(whole.moves[-1].split()))
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window._made.get("result"), timeout=5000)
    entry = window.keeper.saved.entries()[0]
    assert entry.finished
    assert window.keeper.saved.picture(entry)


def test_the_bin_opens_however_its_button_is_used(games: dict[str, str], window: MainWindow) -> None:
    """A screen reader toggles what can be checked, and does not click it."""
    screen = listed(window)
    button = screen._buttons["show_bin"]
    QAccessible.queryAccessibleInterface(button).actionInterface().doAction("Toggle")
    assert (screen.shows_bin, button.isChecked(), names(screen)) == (True, True, [])
    key(Key.Key_B, Ctrl)
    assert (screen.shows_bin, button.isChecked(), len(names(screen))) == (False, False, 3)
    click(button)
    assert (screen.shows_bin, button.isChecked(), names(screen)) == (True, True, [])


def test_the_game_on_the_table_can_be_deleted_and_comes_back(window: MainWindow, qtbot: QtBot) -> None:
    start_seeded(window)
    play_some(window, qtbot, 4)
    my_turn(window, qtbot)
    played, moves = window.keeper.game_id, window.session.record().moves
    screen = listed(window)
    assert screen.chosen is not None
    assert screen.chosen.id == played
    key(Key.Key_Delete)
    assert window.session is None
    assert names(screen) == []
    key(Key.Key_Escape)
    assert window.stack.currentWidget() is window.home
    assert not window.home.continue_panel.has_game
    screen = listed(window)
    click(screen._buttons["show_bin"])
    click(screen._buttons["restore_game"])
    assert [entry.id for entry in screen.model.rows] == [played]
    click(screen.load)
    assert window.session is not None
    assert window.session.record().moves[: len(moves)] == moves
    assert window.keeper.game_id == played


def test_out_to_a_file_and_in_again(
    games: dict[str, str], window: MainWindow, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = folder / "for a friend.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(out), ""))
    screen = listed(window)
    key(Key.Key_E, Ctrl | Shift)
    assert len(read_record(out).moves) == 5
    assert "for a friend.json" in window.notice.words.text()
    key(Key.Key_I, Ctrl)
    assert len(names(screen)) == 4
    out.write_text("{ broken", encoding="utf-8")
    key(Key.Key_I, Ctrl)
    assert "not JSON" in window.notice.words.text()
    assert len(names(screen)) == 4


def test_a_file_written_at_the_table_comes_in_again(
    games: dict[str, str], window: MainWindow, folder: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """The game on the table came from a saved one, and has gone on since: its file must not bear the old seal."""
    out = folder / "on.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(out), ""))
    window.load_game(games["Alpha"])
    play_some(window, qtbot, 2)
    my_turn(window, qtbot)
    key(Key.Key_S, Ctrl | Shift)
    screen = listed(window)
    key(Key.Key_I, Ctrl)
    assert screen.chosen is not None
    assert screen.chosen.damage is None
    assert screen.chosen.moves > 12


def test_a_damaged_game_says_why_and_goes_on_up_to_there(games: dict[str, str], window: MainWindow) -> None:
    folder = window.keeper.saved.folder / games["Alpha"]
    (folder / "journal").unlink()
    path = folder / "record.json"
    path.write_text(path.read_text(encoding="utf-8")[:-60], encoding="utf-8")
    before = path.read_bytes()
    screen = listed(window)
    click(screen.search)
    write("alpha")
    assert screen.chosen is not None
    assert screen.chosen.damage is not None
    assert "not JSON" in screen.details.note.text()
    assert screen.load.text() == "Continue up to there"
    assert not screen._buttons["rename_game"].isEnabled()
    assert "damaged" in screen._buttons["rename_game"].toolTip()
    moves = screen.chosen.moves
    click(screen.load)
    assert window.session is not None
    assert len(window.session.match.history) == moves > 5
    assert window.keeper.game_id != games["Alpha"]
    assert path.read_bytes() == before


def test_a_newer_game_is_refused_in_a_sentence(games: dict[str, str], window: MainWindow) -> None:
    path = window.keeper.saved.folder / games["Gamma"] / "record.json"
    path.write_text(path.read_text(encoding="utf-8").replace('"format": 1', '"format": 9'), encoding="utf-8")
    screen = listed(window)
    entry = next(entry for entry in screen.model.rows if entry.id == games["Gamma"])
    assert "format 9" in screen.words.damage(entry)
    assert not entry.playable
    window.load_game(entry.id)
    assert window.session is None
    assert "format 9" in window.notice.words.text()


@pytest.mark.parametrize("field", ['"format": 1', '"version": 1'])
def test_the_buttons_of_a_newer_game_say_so(games: dict[str, str], window: MainWindow, field: str) -> None:
    path = window.keeper.saved.folder / games["Gamma"] / "record.json"
    path.write_text(path.read_text(encoding="utf-8").replace(field, field.replace("1", "9")), encoding="utf-8")
    screen = listed(window)
    screen._choose(games["Gamma"])
    for reason in (
        screen.load.toolTip(),
        *(screen._buttons[f"{name}_game"].toolTip() for name in ("rename", "export")),
    ):
        assert "newer version" in reason
        assert "damaged" not in reason
    assert "Update the program" in screen.details.note.text()


def test_a_folder_that_cannot_be_read_is_not_called_empty(folder: Path, qtbot: QtBot) -> None:
    (folder / "data").mkdir()
    (folder / "data" / "games").write_text("in the way", encoding="utf-8")
    with opened(folder) as window:
        qtbot.waitUntil(window.notice.bubble.isVisible)
        assert "cannot be reached: Not a directory" in window.notice.words.text()
        screen = listed(window)
        assert "cannot be read: Not a directory" in screen._emptiness.text()
        assert str(folder / "data" / "games") in screen._emptiness.text()
        assert "No game is kept" not in screen._emptiness.text()


def test_save_as_keeps_this_moment_under_a_name(window: MainWindow, qtbot: QtBot) -> None:
    start_seeded(window)
    play_some(window, qtbot, 3)
    my_turn(window, qtbot)
    session = window.session
    assert session is not None
    moment = session.record().moves
    key(Key.Key_S, Ctrl)
    dialog = window.findChild(NameDialog)
    qtbot.waitUntil(dialog.name.hasFocus)
    assert dialog.name.text().startswith("Player 1, Livia, ")
    assert str(date.today().year) in dialog.name.text()
    write("../Before the war")  # replaces what was offered
    key(Key.Key_Return)
    assert window.notice.words.text() == "Saved as “../Before the war”."
    window.activateWindow()  # as the system does when a dialog has gone
    assert QTest.qWaitForWindowActive(window)
    play_some(window, qtbot, 2)
    screen = listed(window)
    named = next(entry for entry in screen.model.rows if entry.name)
    assert named.name == "../Before the war"
    found = window.keeper.saved.read(named.id)
    assert found.record is not None
    assert found.record.moves == moment
    assert window.keeper.saved.picture(named)
    assert len(screen.model.rows) == 2


def test_the_list_is_in_french_and_light_too(games: dict[str, str], folder: Path) -> None:
    with opened(folder, language="fr", theme="light", window_width=960, window_height=600) as window:
        window.resize(960, 600)
        screen = listed(window)
        assert screen._title.text() == "Parties enregistrées"
        assert screen._count.text() == "3 parties"
        assert screen.load.text() == "Continuer"


def test_games_not_in_the_index_are_read_while_the_list_is_shown(
    folder: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    saved = SavedGames()
    for seed in range(8):
        saved.add(played_record(4, seed=seed), f"Game {seed}")
    saved.close()
    monkeypatch.setattr("aoc_desktop.ui.saved.screen.READ_FOR", 0.004)
    monkeypatch.setattr("aoc_desktop.ui.frame.game_keeper.LOOK_FOR", -1)
    with opened(folder) as window:
        screen = listed(window)
        qtbot.waitUntil(lambda: len(screen.model.rows) == 8)
        assert screen._count.text() == "8 games"


# ------------------------------------------------------------------ while a game is played


def test_every_move_is_kept_before_it_is_shown(window: MainWindow, qtbot: QtBot) -> None:
    start_seeded(window)
    session = window.session
    assert session is not None
    reader = SavedGames(window.keeper.saved.folder)
    wrong: list[int] = []

    def compare() -> None:
        found = reader.read(window.keeper.game_id)
        if found.record is None or found.record.moves != session.record().moves:
            wrong.append(len(session.match.history))

    session.played.connect(compare)
    session.taken_back.connect(compare)
    play_some(window, qtbot, 5)
    my_turn(window, qtbot)
    for _ in range(20):
        if session.why_no_undo() is None:
            break
        play_some(window, qtbot, 1)
        my_turn(window, qtbot)
    session.undo()
    session.redo()
    assert wrong == []


def test_a_game_goes_on_in_the_middle_of_a_turn_as_it_would_have(folder: Path, qtbot: QtBot) -> None:
    """The same moves of the person: the AI seats decide the same, whether the program was closed between or not."""

    def play(breaks: int) -> list[str]:
        os.environ["AOC_DESKTOP_HOME"] = str(folder / str(breaks))
        count, moves = 0, []
        while count < 9:
            with opened(folder / str(breaks), end_of_turn="at_once", play_forced_moves=False) as window:
                if count:
                    key(Key.Key_G, Ctrl)
                else:
                    start_seeded(window, seed=5)
                session = window.session
                assert session is not None
                for _ in range(breaks):
                    my_turn(window, qtbot)
                    session.play(session.legal()[count % len(session.legal())])
                    count += 1
                my_turn(window, qtbot)
                moves = list(session.record().moves)
        return moves

    assert play(3) == play(9)


def test_a_turn_that_was_not_confirmed_still_is_not(folder: Path, qtbot: QtBot) -> None:
    with opened(folder) as window:
        start_seeded(window)
        session = window.session
        assert session is not None
        while session.unconfirmed is None:
            my_turn(window, qtbot)
            if session.unconfirmed is None:
                session.play(session.legal()[0])
    with opened(folder) as window:
        key(Key.Key_G, Ctrl)
        assert window.session is not None
        assert window.session.unconfirmed == 0
        assert window.session.why_no_undo() is None or window.session.why_no_undo().code == "revealed"


def test_a_full_disk_is_told_once_and_the_game_goes_on(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    start_seeded(window)
    play_some(window, qtbot, 2)
    my_turn(window, qtbot)
    said: list[str] = []
    window.keeper.said.connect(lambda words, _: said.append(words))
    session = window.session
    assert session is not None
    with monkeypatch.context() as patched:

        def full(*_: object) -> int:
            raise OSError(28, os.strerror(28))

        patched.setattr(os, "write", full)
        patched.setattr(os, "fsync", full)
        play_some(window, qtbot, 4)
        my_turn(window, qtbot)
        assert len(said) == 1
        assert os.strerror(28) in said[0]
        assert "play on" in said[0]
    played = session.record().moves
    play_some(window, qtbot, 1)
    assert said[1:] == ["The game is kept on disk again."]
    found = SavedGames(window.keeper.saved.folder).read(window.keeper.game_id)
    assert found.record is not None
    assert found.record.moves[: len(played)] == played
    assert found.damage is None


def test_a_second_window_says_so(window: MainWindow, folder: Path, qtbot: QtBot) -> None:
    start_seeded(window)
    with opened(folder) as second:
        qtbot.waitUntil(lambda: "already running" in second.notice.words.text())


def test_each_game_is_named_and_found_by_its_name(games: dict[str, str], window: MainWindow) -> None:
    screen = listed(window)
    kinds = {entry.name: screen.words.kind(entry) for entry in screen.model.rows}
    assert kinds["Beta"] == f"{window.look.title}, Table, Innovation"
    screen.search.setText(window.look.title)
    assert sorted(names(screen)) == ["Alpha", "Beta", "Gamma"]


def test_a_game_is_found_without_its_accents(folder: Path, window: MainWindow) -> None:
    window.keeper.saved.add(played_record(3, seed=4), "Été à Orléans")
    window.keeper.saved.add(played_record(3, seed=5), "Winter")
    screen = listed(window)
    screen.search.setFocus()
    write("ete orleans")
    assert names(screen) == ["Été à Orléans"]
    screen.search.clear()
    screen.search.setFocus()
    write("WÎNTER")
    assert names(screen) == ["Winter"]


def test_the_list_is_narrowed_to_a_box_and_to_what_is_over(games: dict[str, str], window: MainWindow) -> None:
    other = window.keeper.saved.add(look_named("golden_ages").quick_game(), "Delta")
    screen = listed(window)
    assert [screen.box.itemText(n) for n in range(3)] == ["All games", "Age of Civilization", "The Golden Ages"]
    screen.box.setCurrentIndex(screen.box.findData("golden_ages"))
    assert names(screen) == ["Delta"]
    assert screen.chosen is not None
    assert screen.chosen.id == other
    screen.box.setCurrentIndex(0)
    screen.state.setCurrentIndex(screen.state.findData("finished"))
    assert names(screen) == ["Beta"], "the only one that was played to its end"
    screen.state.setCurrentIndex(screen.state.findData("under_way"))
    assert sorted(names(screen)) == ["Alpha", "Delta", "Gamma"]
    screen.box.setCurrentIndex(screen.box.findData("monumental_duel"))
    assert names(screen) == []
    assert screen._emptiness.text() == "No game fits the search and the filters."
    window.back()
    assert sorted(names(listed(window))) == ["Alpha", "Beta", "Delta", "Gamma"], "it opens with every game"


def test_two_games_alone_with_different_cards_are_told_apart(folder: Path, window: MainWindow) -> None:
    for seed, cards in ((6, "first_edition"), (7, "second_edition")):
        window.keeper.saved.add(played_record(2, seed=seed, players=1, card_set=cards), "")
    screen = listed(window)
    assert sorted(screen.words.title(entry) for entry in screen.model.rows) == ["Skirmish", "Skirmish, First edition"]
    assert {"First edition" in screen.words.kind(entry) for entry in screen.model.rows} == {True, False}


def test_seats_wear_what_their_game_gives_them(folder: Path, window: MainWindow) -> None:
    """A nation has its own colour and shape, in the list and on the home screen."""
    match = start(game_named("advanced_civilization"), look_named("advanced_civilization").quick_game())
    rng = Rng(3)
    while not all(tags_of(match.game, match.state)):
        match.play(match.deciders[0], match.legal(match.deciders[0]).sample(rng))
    nations = [tags[0] for tags in tags_of(match.game, match.state)]
    saved = window.keeper.saved.add(record_of_match(match)._replace(meta={"seats": SEATS[:2]}), "Sea")
    screen = listed(window)
    [entry] = [entry for entry in screen.model.rows if entry.id == saved]
    assert [screen.words.sign(entry, seat) for seat in (0, 1)] == [nation_seat(nation) for nation in nations]
    window.go_home()
    left = window.home.continue_panel._game
    assert left is not None
    assert [left.sign(seat, window.preferences.palette) for seat in (0, 1)] == [nation_seat(one) for one in nations]
