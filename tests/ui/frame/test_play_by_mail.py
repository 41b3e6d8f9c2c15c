"""Play by mail, on two machines: one saved game each, no move lost, and the end counted once for both."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.kernel.record import Record, record_of_match, start
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.profile.results import Results
from aoc_desktop.profile.saved_games import SavedGames
from aoc_desktop.profile.saved_index import SavedEntry
from aoc_desktop.profile.saved_record import read_saved, sealed
from aoc_desktop.ui.frame.main_window import MainWindow
from tests.ui.windows import click, drop, opened

SEATS = [{"name": name, "level": "human"} for name in ("Ada", "Bo")]


class Post:
    """Ada's machine, Bo's machine, and the letters between them."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder, self._patch = folder, monkeypatch
        self.written = folder / "letter"
        self.letter = folder / "letter.aocgame"
        self.name_files(lambda: self.letter if self.letter.exists() else self.written)

    def name_files(self, name: Callable[[], Path]) -> None:
        """Answer the system's dialog with this name."""
        self._patch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(name()), ""))

    def home(self, who: str) -> Path:
        self._patch.setenv("AOC_DESKTOP_HOME", str(self.folder / who))
        return self.folder / who

    @contextmanager
    def at(self, who: str) -> Iterator[MainWindow]:
        with opened(self.home(who), player_name=who, confirm_end_of_turn=False, play_forced_moves=False) as window:
            yield window

    def kept(self, who: str) -> list[SavedEntry]:
        self.home(who)
        saved = SavedGames()
        entries = saved.entries()
        saved.close()
        return entries


@pytest.fixture
def post(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Post:
    return Post(tmp_path, monkeypatch)


def game(left: int = 0) -> Record:
    """A game of Ada and Bo, so many moves before its end (0: from its beginning)."""
    meta = {"seats": SEATS, "id": "bymail"}
    match = start(GAME, Record(GAME.id, "second_edition", 2, "table", (), {"seed": 5}, (), meta))
    rng = Rng(5)
    while left and match.deciders:
        match.play(match.deciders[0], match.legal(match.deciders[0]).sample(rng))
    record = record_of_match(match)
    return record._replace(moves=record.moves[: len(record.moves) - left])


def play_turn(window: MainWindow) -> None:
    """Play the moves of the deciding seat until the other decides."""
    session = window.session
    assert session is not None
    who = session.decider
    while session.decider == who:
        session.play(session.legal()[0])


def send(window: MainWindow) -> None:
    window.actions_["hand_on"].trigger()


def take(window: MainWindow, post: Post) -> None:
    drop(window, post.letter)
    assert window.table is not None
    assert window.table.curtain.isVisible()
    click(window.table.curtain.button)


def test_a_letter_is_sealed_and_dated_and_the_game_waits_for_the_other(post: Post) -> None:
    with post.at("Ada") as window:
        window.continue_record(game())
        play_turn(window)
        send(window)
        assert post.letter.exists(), "the name was typed without its ending"
        assert not post.written.exists()
        read = read_saved(post.letter)
        assert read.damage is None
        assert read.record is not None
        assert {"checksum", "created", "updated", "cards", "version"} <= read.record.meta.keys()
        assert window.session is None
        assert window.table is None
        assert not window.actions_["continue_game"].isEnabled(), "it is Bo's turn"
        window.actions_["continue_game"].trigger()
        window.continue_game()
        assert window.session is None
        window.show_saved_games()
        screen = window.stack.currentWidget()
        (entry,) = screen.model.rows
        assert screen.words.where(entry) == "Handed on, waits for Bo"
        assert "Handed on, waits for Bo" in screen.details.where.text()
        click(screen.load)
        assert window.session is not None, "who wants may look"
        assert window.session.record().moves == read.record.moves
    (entry,) = post.kept("Ada")
    assert entry.handed_on, "looking at it changes nothing"


def test_a_game_that_was_handed_on_and_is_played_on_by_choice_is_an_ordinary_one_again(post: Post) -> None:
    with post.at("Ada") as window:
        window.continue_record(game())
        play_turn(window)
        send(window)
        window.load_game(post.kept("Ada")[0].id)
        play_turn(window)
        window.go_home()
        assert not post.kept("Ada")[0].handed_on
        assert window.actions_["continue_game"].isEnabled()


def test_letters_to_and_fro_are_one_saved_game_on_each_machine(post: Post) -> None:
    with post.at("Ada") as window:
        window.continue_record(game())
        play_turn(window)
        send(window)
    for who in ("Bo", "Ada", "Bo"):
        with post.at(who) as window:
            take(window, post)
            take(window, post)
            play_turn(window)
            send(window)
    written = read_saved(post.letter).record
    assert written is not None
    (ada,), (bo,) = post.kept("Ada"), post.kept("Bo")
    assert bo.moves == len(written.moves) > ada.moves > 4
    assert bo.handed_on
    assert ada.handed_on


def test_an_old_letter_leads_to_where_the_game_is_now(post: Post) -> None:
    with post.at("Ada") as window:
        window.continue_record(game())
        play_turn(window)
        send(window)
    with post.at("Bo") as window:
        take(window, post)
        play_turn(window)
        moves = window.session.record().moves
        take(window, post)
        assert window.session.record().moves == moves
        assert "has gone on here" in window.notice.words.text()
    (entry,) = post.kept("Bo")
    assert entry.moves == len(moves)


def test_a_letter_that_went_another_way_is_a_game_of_its_own(post: Post) -> None:
    with post.at("Ada") as window:
        window.continue_record(game())
        play_turn(window)
        send(window)
        mine = post.kept("Ada")[0]
        read = read_saved(post.letter).record
        assert read is not None
        other = start(GAME, read)
        other.play(other.deciders[0], list(other.legal(other.deciders[0]))[-1])
        assert other.moves[0] != read.moves[0]
        post.letter.write_text(sealed(read._replace(moves=tuple(other.moves))), encoding="utf-8")
        drop(window, post.letter)
        window.go_home()
    entries = post.kept("Ada")
    assert sorted(entry.moves for entry in entries) == sorted([1, mine.moves])


def test_the_end_is_kept_and_counted_once_for_both(post: Post) -> None:
    with post.at("Ada") as window:
        window.continue_record(game(left=3))
        window.go_home()
    with post.at("Bo") as window:
        window.continue_record(game(left=3))
        while not window.session.finished:
            window.session.play(window.session.legal()[0])
        window.look_at_table()
        assert not window.actions_["hand_on"].isEnabled()
        assert "Save the record" in window.actions_.reason("hand_on")
        window.save_record()
    (result,) = Results().all()
    for _ in range(2):
        with post.at("Ada") as window:
            drop(window, post.letter)
            assert window.table is not None
            assert window.table.history_view.replaying
    (entry,) = post.kept("Ada")
    assert entry.finished
    (mine,) = Results().all()
    assert mine.id == result.id
    assert mine.seats == result.seats
    assert mine.record_checksum == result.record_checksum


def test_the_end_of_others_is_not_counted(post: Post) -> None:
    record = game(left=1)
    whole = start(GAME, record)
    whole.play_lines(record.moves)
    while whole.deciders:
        whole.play(whole.deciders[0], whole.legal(whole.deciders[0]).sample(Rng(1)))
    post.letter.write_text(sealed(record_of_match(whole)), encoding="utf-8")
    with post.at("Cleo") as window:
        drop(window, post.letter)
        assert window.table is not None
        assert window.table.history_view.replaying
        assert Results().all() == []
    assert post.kept("Cleo") == []
    with post.at("Bo") as window:
        drop(window, post.letter)
        assert len(Results().all()) == 1, "Bo plays in it"
    forged = post.letter.read_text(encoding="utf-8").replace('"Ada"', '"Eve"')
    post.letter.write_text(forged.replace('"bymail"', '"other"'), encoding="utf-8")
    with post.at("Bo") as window:
        drop(window, post.letter)
        box = window.findChild(QMessageBox, "taking_up")
        click(next(made for made in box.buttons() if made.text() == "Replay it"))
        assert window.table is not None
        assert len(Results().all()) == 1, "a changed file counts for nothing"


def test_a_name_without_ending_does_not_overwrite_another_file_unasked(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    post.letter.write_text("mine", encoding="utf-8")
    post.name_files(lambda: post.written)
    asked = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: asked.append(box.text()))
    with post.at("Ada") as window:
        window.continue_record(game())
        play_turn(window)
        window.save_record()
        assert asked == ["letter.aocgame exists already. Replace it?"]
        assert post.letter.read_text(encoding="utf-8") == "mine"
        send(window)
        assert window.session is not None, "nothing was sent: the table stays"
