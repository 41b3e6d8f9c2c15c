"""Game records from outside and for others: from the command line, dropped on the window, by mail."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QAbstractButton, QMessageBox

from aoc_desktop.games import has_table
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.record import Record
from aoc_desktop.play.session import Session
from aoc_desktop.play.start import continued_game
from aoc_desktop.profile.saved_game import Found, read_file
from aoc_desktop.profile.saved_games import in_file
from aoc_desktop.profile.saved_record import CHANGED, date_of, judged
from aoc_desktop.text.reasons import say

if TYPE_CHECKING:
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
    """Open a record file: a finished game is replayed, a handed-on game greets its next player; for other and damaged
    games the user is asked. Return the refusal of a file that cannot be opened."""
    found = read_file(path)
    if found.match is None or found.record is None:
        return _damage(window, path, found)
    if not has_table(found.record.game):
        return _damage(window, path, found._replace(damage=Reason("no_table", {"game": found.record.game})))
    record = judged(found.record, found.damage)
    if found.damage is None and not found.match.deciders:
        replay(window, record)
    elif found.damage is None and record.meta.get("handed_on") is True:
        play_on(window, record)
        if window.table is not None and not window.table.session.finished:
            window.table.curtain.greet()
    elif found.damage is not None or record.moves:
        _ask(window, path, record, found)
    else:
        play_on(window, record)
    return ""


def hand_on(window: GameWindow) -> None:
    """Play by mail: write the game into a file for the next player, and clear the table. The saved copy waits for that
    player, too."""
    session = window.session
    if session is None:
        return
    session.pause()
    record = session.record()
    meta = {name: value for name, value in record.meta.items() if name != "unconfirmed"}  # handing on confirms
    letter = window.keeper.for_file(record._replace(meta={**meta, "handed_on": True}))
    if window.files.save(letter, window.actions_.text("hand_on")):
        session.unconfirmed, session.handed_on = None, True
        window.leave_table(picture=True)
    elif window.table is not None:
        window.table.history_view.go_on()


def play_on(window: GameWindow, record: Record) -> None:
    """From its last move."""
    meta = {name: value for name, value in record.meta.items() if name != "handed_on"}
    _go_on_with(window, record._replace(meta=meta), mailed=record.meta.get("handed_on") is True)


def _go_on_with(window: GameWindow, record: Record, mailed: bool) -> None:
    """In the saved game that the record goes on with, if it is kept here.

    Moves that are kept are never lost: a record that went another way becomes a game of its own, and a letter that was
    read before leads to where the game is now.
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
    window.show_session(session, *(known[0] if known else ()))
    if known:
        window.keeper.put_down(picture=False)
    if session.finished and sound and (known or _plays_in(window, session)):
        window.ending.add_result(min(time(), max(0.0, date_of(record.meta, "updated", time()))))


def _begins(moves: Sequence[str], first: Sequence[str]) -> bool:
    return tuple(moves[: len(first)]) == tuple(first)


def _plays_in(window: GameWindow, session: Session) -> bool:
    """Whether the owner of the profile sits at this table."""
    name = window.preferences["player_name"]
    return any(seat.is_human and seat.name == name != "" for seat in session.seats)


def replay(window: GameWindow, record: Record) -> None:
    """From its first move, to look at."""
    play_on(window, record)
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
