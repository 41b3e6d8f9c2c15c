"""Game records from outside and for others: from the command line, dropped on the window, by mail."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QAbstractButton, QMessageBox

from aoc_desktop.games import has_table
from aoc_desktop.kernel.errors import DomainError, Reason
from aoc_desktop.kernel.record import Record
from aoc_desktop.play.session import HUMAN, Session
from aoc_desktop.play.start import continued_game
from aoc_desktop.profile.letters import Letter, Phrase, Phrases, is_signed, opened, read_letter
from aoc_desktop.profile.saved_game import Found, found_in, read_file
from aoc_desktop.profile.saved_games import in_file
from aoc_desktop.profile.saved_record import (
    CHANGED,
    LETTERS,
    brought,
    date_of,
    earns,
    is_brought,
    judged,
    seats_named,
    text_of,
)
from aoc_desktop.text.reasons import say
from aoc_desktop.ui.frame.mail import ask_phrase, know

if TYPE_CHECKING:
    from aoc_desktop.play.live_session import LiveSession
    from aoc_desktop.ui.frame.game_window import GameWindow


def take_up(window: GameWindow, paths: Sequence[Path]) -> None:
    """The first of these files."""
    said = _taken_up(window, paths[0])
    if len(paths) > 1:
        only = QCoreApplication.translate("TakingUp", "Of the files only the first was looked at: {0}.")
        said = f"{said} {only.format(paths[0].name)}".strip()
    if said:
        window.notice.say(said, warning=True)


def _taken_up(window: GameWindow, path: Path) -> str:
    """Open a file: a record, or a sealed letter whose phrase is known or asked for. Return the refusal of a file that
    cannot be opened."""
    try:
        letter = read_letter(path)
    except DomainError as error:
        return _damage(window, path, Found(damage=error.reason))
    if letter is None:
        found = read_file(path)
        return _opened(window, path, found, trusted=found.told is not None and is_signed(found.told))
    if (phrase := Phrases().named(letter.phrase)) is not None:
        return _unsealed(window, path, letter, phrase)
    ask_phrase(window, letter, lambda typed: window.notice.say(_unsealed(window, path, letter, typed), warning=True))
    return ""


def _unsealed(window: GameWindow, path: Path, letter: Letter, phrase: Phrase) -> str:
    """Open a letter with its phrase."""
    try:
        found = found_in(opened(letter, phrase), path)
    except DomainError as error:
        return _damage(window, path, Found(damage=error.reason))
    if found.told is not None and not phrase.people:  # typed just now
        people = [name for name, level in seats_named(found.told) if level in ("", HUMAN)]
        know(window, phrase._replace(people=tuple(sorted(people))))
    return _opened(window, path, found, trusted=True)


def _opened(window: GameWindow, path: Path, found: Found, trusted: bool) -> str:
    """Show what a file holds: a finished game is replayed, a handed-on game greets its next player; for other and
    damaged games the user is asked. `trusted`: it comes from the other players, unchanged."""
    if found.match is None or found.record is None:
        return _damage(window, path, found)
    if not has_table(found.record.game):
        return _damage(window, path, found._replace(damage=Reason("no_table", {"game": found.record.game})))
    record = judged(found.record, found.damage)
    if found.damage is None and not found.match.deciders:
        replay(window, record, trusted)
    elif found.damage is None and record.meta.get("handed_on") is True:
        play_on(window, record, trusted)
        if window.table is not None and not window.table.session.finished:
            window.table.curtain.greet()
    elif found.damage is not None or record.moves:
        _ask(window, path, record, found)
    else:
        play_on(window, record)
    return ""


def play_on(window: GameWindow, record: Record, trusted: bool = False) -> None:
    """From its last move."""
    meta = {name: value for name, value in record.meta.items() if name != "handed_on"}
    _go_on_with(window, record._replace(meta=meta), record.meta.get("handed_on") is True, trusted)


def _go_on_with(window: GameWindow, record: Record, mailed: bool, trusted: bool) -> None:
    """In the saved game that the record goes on with, if it is kept here.

    Moves that are kept are never lost: a record that went another way becomes a game of its own, and a letter that was
    read before leads to where the game is now. What was not played here, and no player vouches for, is marked so.
    """
    window.put_away()  # it may be that very game
    session = continued_game(record, window.preferences.pace, window)
    same = window.keeper.saved.same_game(session.record())
    sound = record.meta.get(CHANGED) is not True  # a damaged game is not joined with a sound one
    known = [game for game in same if sound and _begins(record.moves, game[1].kept.moves)]
    ahead = [game for game in same if _begins(game[1].kept.moves, record.moves) and game not in known]
    if mailed and ahead:
        session.deleteLater()
        window.load_game(ahead[0][0])
        told = QCoreApplication.translate("GameWindow", "This game has gone on here since that file was written.")
        window.notice.say(told)
        return
    joined = next((game for game in known if trusted or _is_ours(record, game[1])), None)
    if joined is not None:
        _take_marks(session, joined[1])
    elif not trusted:
        session.match.beginning = brought(session.match.beginning)
    window.show_session(session, *(joined or ()))
    if joined is not None:
        window.keeper.put_down(picture=False)
    if session.finished and earns(session.match.beginning.meta) and (joined or _plays_in(window, session)):
        window.ending.add_result(min(time(), max(0.0, date_of(record.meta, "updated", time()))))


def _is_ours(record: Record, kept: Found) -> bool:
    """Whether a plain record brings no moves of others to a kept game, or only such as it waits for: earlier versions
    handed games on in plain."""
    assert kept.match is not None
    meta = kept.match.beginning.meta
    waits = meta.get("handed_on") is True and not text_of(meta, LETTERS)
    return record.moves == kept.kept.moves or waits or is_brought(meta)


def _take_marks(session: LiveSession, kept: Found) -> None:
    """The marks of the kept game hold, whatever the file says."""
    assert kept.match is not None
    session.aided = session.aided or "aided" in kept.kept.marks
    session.practice = session.practice or "practice" in kept.kept.marks
    if is_brought(kept.match.beginning.meta):
        session.match.beginning = brought(session.match.beginning)


def _begins(moves: Sequence[str], first: Sequence[str]) -> bool:
    return tuple(moves[: len(first)]) == tuple(first)


def _plays_in(window: GameWindow, session: Session) -> bool:
    """Whether the owner of the profile sits at this table."""
    name = window.preferences["player_name"]
    return any(seat.is_human and seat.name == name != "" for seat in session.seats)


def replay(window: GameWindow, record: Record, trusted: bool = False) -> None:
    """From its first move, to look at."""
    play_on(window, record, trusted)
    if window.table is not None:
        window.table.history_view.start_replay()


def _damage(window: GameWindow, path: Path, found: Found) -> str:
    reason = in_file(path, found.damage)
    return say(reason, window.preferences.language) if reason is not None else ""


def _ask(window: GameWindow, path: Path, record: Record, found: Found) -> None:
    """Ask what to do with the file; a damaged game can be played on from its last sound move."""
    translate = QCoreApplication.translate
    damaged = found.damage is not None
    over = found.match is not None and not found.match.deciders
    box = QMessageBox(window)
    box.setObjectName("taking_up")
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setWindowTitle(path.name)
    if damaged:
        box.setText(_damage(window, path, found))
        can = translate("SavedDetails", "The first %n move(s) can be played.", "", len(record.moves))
        box.setInformativeText(can)
    else:
        box.setText(translate("TakingUp", "This game is not over. What would you like to do?"))
    words = translate("SavedGamesScreen", "Continue up to there") if damaged else translate("TakingUp", "Play on")
    on = None if over else box.addButton(words, QMessageBox.ButtonRole.AcceptRole)
    look = box.addButton(translate("TakingUp", "Replay it"), QMessageBox.ButtonRole.ActionRole)
    box.addButton(translate("TakingUp", "Leave it"), QMessageBox.ButtonRole.RejectRole)

    def chosen(pressed: QAbstractButton) -> None:
        if on is not None and pressed is on:
            play_on(window, record)
        elif pressed is look:
            replay(window, record)

    box.buttonClicked.connect(chosen)
    box.open()
