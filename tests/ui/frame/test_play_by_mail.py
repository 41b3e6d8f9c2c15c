"""Play by mail, on two machines: sealed letters, one saved game each, no move lost, the end counted once for both."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from aoc_desktop import cli
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.kernel.record import Record, parse_record, read_record, record_of_match, start
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.profile.letters import Phrase, Phrases, read_letter, sealed_letter
from aoc_desktop.profile.letters import opened as unsealed
from aoc_desktop.profile.results import Results
from aoc_desktop.profile.saved_games import SavedGames
from aoc_desktop.profile.saved_index import SavedEntry
from aoc_desktop.profile.saved_record import read_text, sealed
from aoc_desktop.ui.frame.mail import PhraseAsked, PhraseShown
from aoc_desktop.ui.frame.main_window import MainWindow
from tests.ui.windows import Key, click, drop, key, on_top, opened

SEATS = [{"name": name, "level": "human"} for name in ("Ada", "Bo")]


class Post:
    """Ada's machine, Bo's machine, and the letters between them."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder, self._patch = folder, monkeypatch
        self.titles: list[str] = []
        """What the file dialogs were called."""
        self.words = ""
        """The phrase, as the two told it each other."""
        self.written = folder / "letter"
        self.letter = folder / "letter.aocgame"
        self.name_files(lambda: self.letter if self.letter.exists() else self.written)

    def name_files(self, name: Callable[[], Path]) -> None:
        """Answer the system's dialog with this name."""

        def named(_parent: object, title: str, *_: object) -> tuple[str, str]:
            self.titles.append(title)
            return str(name()), ""

        self._patch.setattr(QFileDialog, "getSaveFileName", named)

    def home(self, who: str) -> Path:
        self._patch.setenv("AOC_DESKTOP_HOME", str(self.folder / who))
        return self.folder / who

    @contextmanager
    def at(self, who: str) -> Iterator[MainWindow]:
        with opened(self.home(who), player_name=who, end_of_turn="at_once", play_forced_moves=False) as window:
            yield window

    def read(self) -> Record:
        """The game in the letter."""
        letter = read_letter(self.letter)
        assert letter is not None
        record, damage = read_text(unsealed(letter, self.phrase()))
        assert record is not None
        assert damage is None
        return record

    def phrase(self) -> Phrase:
        (phrase,) = Phrases().all()
        return phrase

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


def send(window: MainWindow, post: Post) -> None:
    """Hand on; the first time the phrase is read, and told to the other."""
    window.actions_["hand_on"].trigger()
    if (shown := on_top(window, PhraseShown)) is not None:
        post.words = shown.words.text()
        click(shown.hand_on)


def type_phrase(window: MainWindow, words: str) -> PhraseAsked:
    """Answer the question that a letter asks."""
    asked = on_top(window, PhraseAsked)
    assert asked is not None
    asked.words.selectAll()
    QTest.keyClicks(asked.words, words)
    click(asked.open_letter)
    return asked


def take(window: MainWindow, post: Post) -> None:
    drop(window, post.letter)
    if on_top(window, PhraseAsked) is not None:
        type_phrase(window, post.words)
    assert window.table is not None
    assert window.table.curtain.isVisible()
    click(window.table.curtain.button)


def play_to_the_end(window: MainWindow) -> None:
    while not window.session.finished:
        window.session.play(window.session.legal()[0])


def finished(record: Record) -> Record:
    """The same game, played on to its end elsewhere."""
    match = start(GAME, record)
    match.play_lines(record.moves)
    while match.deciders:
        match.play(match.deciders[0], match.legal(match.deciders[0]).sample(Rng(1)))
    return record_of_match(match)


def test_a_letter_is_sealed_and_dated_and_the_game_waits_for_the_other(post: Post) -> None:
    with post.at("Ada") as window:
        window.continue_record(game())
        play_turn(window)
        send(window, post)
        assert post.letter.exists(), "the name was typed without its ending"
        assert post.titles == ["Hand on to Bo: where to save the sealed letter"], "the dialog says what it is for"
        assert not post.written.exists()
        read = post.read()
        assert {"checksum", "created", "updated", "cards", "version"} <= read.meta.keys()
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
        assert window.session.record().moves == read.moves
    (entry,) = post.kept("Ada")
    assert entry.handed_on, "looking at it changes nothing"


def test_a_game_that_was_handed_on_and_is_played_on_by_choice_is_an_ordinary_one_again(post: Post) -> None:
    with post.at("Ada") as window:
        window.continue_record(game())
        play_turn(window)
        send(window, post)
        window.load_game(post.kept("Ada")[0].id)
        play_turn(window)
        window.go_home()
        assert not post.kept("Ada")[0].handed_on
        assert window.actions_["continue_game"].isEnabled()


def test_letters_to_and_fro_are_one_saved_game_on_each_machine(post: Post) -> None:
    with post.at("Ada") as window:
        window.continue_record(game())
        play_turn(window)
        send(window, post)
    for who in ("Bo", "Ada", "Bo"):
        with post.at(who) as window:
            take(window, post)
            take(window, post)
            play_turn(window)
            send(window, post)
    written = post.read()
    (ada,), (bo,) = post.kept("Ada"), post.kept("Bo")
    assert bo.moves == len(written.moves) > ada.moves > 4
    assert bo.handed_on
    assert ada.handed_on


def test_an_old_letter_leads_to_where_the_game_is_now(post: Post) -> None:
    with post.at("Ada") as window:
        window.continue_record(game())
        play_turn(window)
        send(window, post)
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
        send(window, post)
        mine = post.kept("Ada")[0]
        read = post.read()
        other = start(GAME, read)
        other.play(other.deciders[0], list(other.legal(other.deciders[0]))[-1])
        assert other.moves[0] != read.moves[0]
        changed = sealed_letter(read._replace(moves=tuple(other.moves)), post.phrase(), "Bo", "Ada")
        post.letter.write_text(changed, encoding="utf-8")
        drop(window, post.letter)
        window.go_home()
    entries = post.kept("Ada")
    assert sorted(entry.moves for entry in entries) == sorted([1, mine.moves])


def test_the_end_is_kept_and_counted_once_for_both(post: Post) -> None:
    with post.at("Ada") as window:
        window.continue_record(game(left=3))
        send(window, post)
    with post.at("Bo") as window:
        take(window, post)
        play_to_the_end(window)
        window.look_at_table()
        assert not window.actions_["hand_on"].isEnabled()
        assert "Save the record" in window.actions_.reason("hand_on")
        post.letter.unlink()
        window.save_record()
    (result,) = Results().all()
    assert not read_record(post.letter).meta.get("brought")
    for _ in range(2):
        with post.at("Ada") as window:
            drop(window, post.letter)
            assert window.table is not None
            assert window.table.history_view.replaying
    (entry,) = post.kept("Ada")
    assert entry.finished
    assert not entry.brought
    (mine,) = Results().all()
    assert mine.id == result.id
    assert mine.seats == result.seats
    assert mine.record_checksum == result.record_checksum


def test_a_forged_end_is_not_counted(post: Post) -> None:
    """Version 0.1.0 took it into the results of everyone whose name stands in it."""
    whole = sealed(finished(game(left=1)))
    post.letter.write_text(whole, encoding="utf-8")
    for who in ("Cleo", "Bo"):
        with post.at(who) as window:
            drop(window, post.letter)
            assert window.table is not None
            assert window.table.history_view.replaying
            assert window.session.brought
            assert Results().all() == []
        assert post.kept(who) == []
    post.letter.write_text(whole.replace('"Ada"', '"Eve"').replace('"bymail"', '"other"'), encoding="utf-8")
    with post.at("Bo") as window:
        drop(window, post.letter)
        box = window.findChild(QMessageBox, "taking_up")
        click(next(made for made in box.buttons() if made.text() == "Replay it"))
        assert window.table is not None
        assert Results().all() == [], "a changed file counts for nothing"


def test_a_forged_end_of_our_own_game_is_a_game_of_its_own_and_not_counted(post: Post) -> None:
    with post.at("Ada") as window:
        window.continue_record(game(left=9))
        send(window, post)
        post.letter.write_text(sealed(finished(post.read())), encoding="utf-8")
        drop(window, post.letter)
        assert window.session.brought
        assert Results().all() == []
    (entry,) = post.kept("Ada")
    assert not entry.finished
    assert not entry.brought


def test_the_signature_of_an_end_holds_every_move(post: Post) -> None:
    with post.at("Ada") as window:
        window.continue_record(game(left=3))
        send(window, post)
    with post.at("Bo") as window:
        take(window, post)
        play_to_the_end(window)
        post.letter.unlink()
        window.save_record()
    record = parse_record(post.letter.read_text(encoding="utf-8"))
    names = [{"name": "Ada", "level": "human"}, {"name": "Zoe", "level": "human"}]
    forged = record._replace(meta={**record.meta, "seats": names})
    post.letter.write_text(sealed(forged), encoding="utf-8")
    with post.at("Ada") as window:
        drop(window, post.letter)
        assert window.session.brought
        assert Results().all() == []


def test_the_phrase_is_shown_once_and_asked_once_on_each_machine(post: Post) -> None:
    with post.at("Ada") as window:
        window.continue_record(game())
        play_turn(window)
        window.actions_["hand_on"].trigger()
        shown = on_top(window, PhraseShown)
        post.words = shown.words.text()
        assert len(post.words.split()) == 4
        click(shown.copy)
        click(shown.hand_on)
    with post.at("Bo") as window:
        drop(window, post.letter)
        asked = type_phrase(window, "one two three four")
        assert asked.isVisible(), "it can be typed again"
        assert asked.problem.text().startswith("These are not the four words")
        assert window.table is None
        typed = type_phrase(window, f"  {post.words.upper()} ")
        assert typed.phrase is not None
        assert window.table is not None
        assert not window.session.brought, "a player vouches for it"
        click(window.table.curtain.button)
        play_turn(window)
        send(window, post)
    with post.at("Ada") as window:
        drop(window, post.letter)
        assert on_top(window, PhraseAsked) is None
        assert window.table is not None
        click(window.table.curtain.button)
        play_turn(window)
        window.actions_["hand_on"].trigger()
        assert on_top(window, PhraseShown) is None
    with post.at("Bo") as window:
        drop(window, post.letter)
        assert on_top(window, PhraseAsked) is None


def test_another_game_of_the_same_people_needs_no_other_phrase(post: Post) -> None:
    with post.at("Ada") as window:
        window.continue_record(game())
        play_turn(window)
        send(window, post)
        window.continue_record(game()._replace(setup={"seed": 6}))
        play_turn(window)
        window.actions_["hand_on"].trigger()
        assert on_top(window, PhraseShown) is None
        assert window.session is None, "handed on at once"
        window.show_saved_games()
        assert f"phrase “{post.words}”" in window.stack.currentWidget().details._dates.text()


def test_who_thinks_again_about_the_phrase_stays_at_the_table(post: Post) -> None:
    with post.at("Ada") as window:
        window.continue_record(game())
        play_turn(window)
        window.actions_["hand_on"].trigger()
        key(Key.Key_Escape)
        assert window.session is not None
        assert not window.session.handed_on
        assert not post.letter.exists()
        assert Phrases().all() == []


def test_a_phrase_that_is_not_typed_leaves_the_letter_closed(post: Post) -> None:
    with post.at("Ada") as window:
        window.continue_record(game())
        play_turn(window)
        send(window, post)
    with post.at("Bo") as window:
        drop(window, post.letter)
        key(Key.Key_Escape)
        assert window.table is None
        assert post.kept("Bo") == []


@pytest.mark.parametrize("who", ["Bo", "Ada"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_changed_letter_is_noticed_and_named(post: Post, who: str, language: str) -> None:
    with post.at("Ada") as window:
        window.continue_record(game())
        play_turn(window)
        send(window, post)
    text = post.letter.read_text(encoding="utf-8")
    place = text.index('"box"') + 200
    post.letter.write_text(text[:place] + ("A" if text[place] != "A" else "B") + text[place + 1 :], encoding="utf-8")
    with opened(post.home(who), language=language) as window:
        drop(window, post.letter)
        assert window.table is None
        assert on_top(window, PhraseAsked) is None
        said = {"en": "This letter was changed on its way", "fr": "Cette lettre a été modifiée en chemin"}
        assert said[language] in window.notice.words.text()


def test_a_letter_of_an_earlier_version_still_opens(post: Post) -> None:
    record = game(left=9)
    post.letter.write_text(sealed(record._replace(meta={**record.meta, "handed_on": True})), encoding="utf-8")
    with post.at("Bo") as window:
        take(window, post)
        assert window.session.brought
        play_to_the_end(window)
        assert Results().all() == []
    (entry,) = post.kept("Bo")
    assert entry.brought


def test_a_game_that_an_earlier_version_handed_on_goes_on_and_counts(post: Post) -> None:
    record = game(left=9)
    saved = SavedGames(post.home("Ada") / "data" / "games")
    saved.add(record._replace(meta={**record.meta, "handed_on": True}))
    saved.close()
    post.letter.write_text(sealed(finished(record)), encoding="utf-8")
    with post.at("Ada") as window:
        drop(window, post.letter)
        assert not window.session.brought
        assert len(Results().all()) == 1
    (entry,) = post.kept("Ada")
    assert entry.finished


def test_a_file_does_not_wash_a_practice_game(post: Post) -> None:
    with post.at("Ada") as window:
        record = game(left=9)
        window.continue_record(record._replace(meta={**record.meta, "practice": True}))
        play_turn(window)
        clean = window.session.record()
        window.go_home()
        meta = {name: value for name, value in clean.meta.items() if name != "practice"}
        post.letter.write_text(sealed(clean._replace(meta=meta)), encoding="utf-8")
        drop(window, post.letter)
        box = window.findChild(QMessageBox, "taking_up")
        click(next(made for made in box.buttons() if made.text() == "Play on"))
        assert window.session.practice


def test_a_game_brought_from_elsewhere_is_called_so_wherever_it_is_shown(post: Post) -> None:
    record = game(left=3)
    post.letter.write_text(sealed(record), encoding="utf-8")
    with post.at("Bo") as window:
        drop(window, post.letter)
        box = window.findChild(QMessageBox, "taking_up")
        click(next(made for made in box.buttons() if made.text() == "Play on"))
        assert "From elsewhere" in window.table.bar.course.accessibleName()
        window.session.play(window.session.legal()[0])
        window.go_home()
        assert "brought from elsewhere" in window.home.continue_panel.accessibleName()
        window.show_saved_games()
        screen = window.stack.currentWidget()
        (entry,) = screen.model.rows
        assert entry.brought
        assert "brought from elsewhere" in screen.words.whole(entry)
        assert "brought from elsewhere" in screen.details.where.text()
        assert "it earns nothing" in screen.details._dates.text()
        click(screen.load)
        play_to_the_end(window)
        window.ending.show_result()
        assert "rought from elsewhere" in window.stack.currentWidget()._subtitle.text()
        assert Results().all() == []


@pytest.mark.parametrize("command", [["replay"], ["render", "--out", "x.png"], ["play", "--finish", "x.json"]])
def test_the_terminal_says_what_a_sealed_letter_is(
    post: Post, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with post.at("Ada") as window:
        window.continue_record(game())
        play_turn(window)
        send(window, post)
    assert cli.main([command[0], str(post.letter), *command[1:]]) == cli.FAULT
    errors = capsys.readouterr().err
    assert "sealed letter" in errors
    assert errors.count("\n") == 1


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
        send(window, post)
        assert window.session is not None, "nothing was sent: the table stays"
