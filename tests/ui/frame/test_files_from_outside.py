"""Record files from anywhere: whatever the way in, they are read in the same way and told in the same words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox

from aoc_desktop.kernel.rng import Rng
from aoc_desktop.profile.letters import Phrase, sealed_letter
from aoc_desktop.profile.places import data_folder
from aoc_desktop.profile.saved_record import CHANGED, sealed
from aoc_desktop.ui.frame import app
from aoc_desktop.ui.frame.mail import PhraseAsked
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.saved.screen import SavedGamesScreen
from tests.profile.games import played_record
from tests.ui.windows import Ctrl, Key, click, drop, key, on_top, opened

RECORD = played_record(12, seed=1)
GOOD = sealed(RECORD)
EDITED = GOOD.replace('"Ada"', '"Eve"')
Way = Callable[[MainWindow, Path, pytest.MonkeyPatch], None]


@pytest.fixture
def window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path / "home"))
    with opened(tmp_path, end_of_turn="at_once") as window:
        yield window


def dropped(window: MainWindow, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drop(window, path)


def chosen(window: MainWindow, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    window.actions_["open_record"].trigger()


def named(window: MainWindow, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On the command line."""
    monkeypatch.setattr(app, "make_window", lambda: window)
    monkeypatch.setattr(app, "start_log", lambda: None)
    monkeypatch.setattr(app.CrashReports, "install", lambda _: None)
    monkeypatch.setattr(QApplication, "exec", lambda *_: 0)
    app.run(path)


def imported(window: MainWindow, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    key(Key.Key_O, Ctrl)
    key(Key.Key_I, Ctrl)


WAYS = (dropped, chosen, named, imported)


def asked(window: MainWindow) -> QMessageBox:
    box = window.findChild(QMessageBox, "taking_up")
    assert box is not None
    return box


def press(box: QMessageBox, words: str) -> None:
    click(next(made for made in box.buttons() if made.text() == words))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("field", ['"version": 1', '"format": 1'])
def test_a_file_of_a_newer_version_is_refused_with_advice_and_left_untouched(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: Way, field: str
) -> None:
    path = tmp_path / "tomorrow.aocgame"
    assert field in GOOD
    path.write_text(GOOD.replace(field, field.replace("1", "7")), encoding="utf-8")
    before = path.read_bytes(), path.stat().st_mtime_ns
    way(window, path, monkeypatch)
    assert window.session is None
    assert window.findChild(QMessageBox, "taking_up") is None
    said = window.notice.words.text()
    assert "tomorrow.aocgame" in said
    assert "format 7" in said
    assert "Update the program" in said
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before
    assert window.keeper.saved.entries() == []


@pytest.mark.parametrize("way", WAYS[:3])
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (GOOD[:-80], "not JSON"),
        (EDITED, "its checksum does not agree"),
        (GOOD[:-80].encode() + b"\xff\xfe", "not UTF-8 text"),
    ],
)
def test_a_damaged_file_is_offered_up_to_the_damage_with_its_reason(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: Way, text: str | bytes, reason: str
) -> None:
    path = tmp_path / "hurt.json"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    before = path.read_bytes()
    way(window, path, monkeypatch)
    assert window.session is None
    box = asked(window)
    assert "hurt.json" in box.text()
    assert reason in box.text()
    assert "can be played" in box.informativeText()
    press(box, "Continue up to there")
    assert window.session is not None
    moves = window.session.record().moves
    assert moves[:5] == RECORD.moves[:5]
    assert window.session.record().meta[CHANGED] is True, "it earns nothing"
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "text", [GOOD[:-80].encode(), GOOD.replace('"Ada"', '"Eve"').encode(), GOOD.encode() + b"\xff"]
)
def test_the_import_lists_the_same_damage(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: bytes
) -> None:
    path = tmp_path / "hurt.json"
    path.write_bytes(text)
    imported(window, path, monkeypatch)
    (entry,) = window.keeper.saved.entries()
    assert entry.damage is not None
    assert entry.playable
    assert entry.moves > 5
    assert (window.keeper.saved.folder / entry.id / "record.json").read_bytes() == text


@pytest.mark.parametrize("way", WAYS)
def test_what_is_no_game_is_refused_by_name(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: Way
) -> None:
    for name, make in (("hello.txt", lambda p: p.write_text("hello")), ("folder", Path.mkdir), ("none.json", id)):
        make(tmp_path / name)
        window.notice.say("")
        way(window, tmp_path / name, monkeypatch)
        assert window.session is None
        assert window.notice.words.text().count(name) == 1


def test_of_several_files_it_is_said_that_the_first_was_opened(window: MainWindow, tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    first.write_text(GOOD, encoding="utf-8")
    second.write_text("{}", encoding="utf-8")
    drop(window, first, second)
    press(asked(window), "Play on")
    assert window.session is not None
    assert window.notice.words.text() == "Of the files only the first was looked at: first.json."
    drop(window, second, first)
    said = window.notice.words.text()
    assert said.startswith("second.json: The game record, format")
    assert said.endswith("Of the files only the first was looked at: second.json.")


def test_mutated_files_dropped_on_the_window_open_or_are_told(window: MainWindow, tmp_path: Path) -> None:
    """No crash (a test fails by any exception in a slot), no long wait, and the file stays as it is."""
    rng, path = Rng(3), tmp_path / "mutated.aocgame"
    seen: Counter[str] = Counter()
    for number in range(40):
        data = bytearray(GOOD.encode())
        data[rng.below(len(data))] = rng.below(256)
        length = len(data) - rng.below(300) if number % 2 else 1 + rng.below(2 * len(data))  # moves come last
        path.write_bytes(data[:length])
        before = path.read_bytes()
        window.notice.say("")
        window.notice.words.setText("")
        began = process_time()
        drop(window, path)
        box = window.findChild(QMessageBox, "taking_up")
        if box is not None:
            seen["asked"] += 1
            assert path.name in (box.text() + box.windowTitle())
            box.buttons()[rng.below(3)].click()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        else:
            seen["told"] += 1
            assert path.name in window.notice.words.text()
        assert process_time() - began < 2
        window.go_home()
        assert path.read_bytes() == before
    assert min(seen.values()) > 3, seen


UNKNOWN = "The game “chess” is not known here"
TABLELESS = "Age of Civilization cannot be shown yet"


@pytest.mark.parametrize("way", WAYS)
def test_a_game_that_nobody_knows_here_is_said_in_one_sentence(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: Way
) -> None:
    path = tmp_path / "mate.aocgame"
    path.write_text(sealed(RECORD._replace(game="chess")), encoding="utf-8")
    way(window, path, monkeypatch)
    assert UNKNOWN in window.notice.words.text()
    assert window.table is None


def test_a_game_without_a_table_is_said_in_one_sentence(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "later.aocgame"
    path.write_text(GOOD, encoding="utf-8")
    monkeypatch.setattr("aoc_desktop.ui.frame.open_record.has_table", lambda _: False)
    dropped(window, path, monkeypatch)
    assert TABLELESS in window.notice.words.text()
    assert window.table is None


def test_a_saved_game_that_nobody_knows_here_is_listed_and_says_why(window: MainWindow) -> None:
    folder = data_folder() / "games" / "20261118-010000-abcdef"
    folder.mkdir(parents=True)
    record = RECORD._replace(game="chess", meta={**RECORD.meta, "name": "By the fire"})
    (folder / "record.json").write_text(sealed(record), encoding="utf-8")
    key(Key.Key_O, Ctrl)
    screen = window.stack.currentWidget()
    assert isinstance(screen, SavedGamesScreen)
    assert [entry.name for entry in screen.model.rows] == ["By the fire"]
    assert UNKNOWN in screen.words.where(screen.model.rows[0])


@pytest.mark.parametrize("way", WAYS)
def test_a_sealed_letter_is_opened_by_its_phrase_and_the_list_says_how(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: Way
) -> None:
    path, phrase = tmp_path / "letter.aocgame", Phrase("ab" * 16, "amber oak river seven", ())
    letter = RECORD._replace(meta={**RECORD.meta, "handed_on": True})
    path.write_text(sealed_letter(letter, phrase, "Ada", "Bo"), encoding="utf-8")
    way(window, path, monkeypatch)
    asked = on_top(window, PhraseAsked)
    if way is imported:
        assert asked is None
        assert "This is the sealed letter of a game under way." in window.notice.words.text()
        return
    assert asked is not None
    QTest.keyClicks(asked.words, "amber oak river eight")
    QTest.keyClick(asked.words, Key.Key_Return)
    assert asked.isVisible()
    assert asked.problem.text().startswith("These are not the four words")
    QTest.keyClicks(asked.words, "Amber, oak, river, seven")
    QTest.keyClick(asked.words, Key.Key_Return)
    assert window.session is not None
    assert window.session.match.moves == list(RECORD.moves)
