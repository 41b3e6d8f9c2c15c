"""The game that was left: kept with a picture of its table, and told of on the home screen in a few words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from aoc_desktop.games import game_named
from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.kernel.record import Record, replay
from aoc_desktop.models.session import Session
from aoc_desktop.models.start import seats_of
from aoc_desktop.profile import kept_game
from aoc_desktop.ui.home import LeftGame
from aoc_desktop.ui.preferences import Preferences


def describe(record: Record, preferences: Preferences) -> LeftGame | None:
    """None if the record cannot be played."""
    try:
        match = replay(game_named(record.game), record)
    except DomainError:
        return None
    shot = match.game.snapshot(match.state)
    if shot["result"]:
        return None
    speech = preferences.speech
    seats = seats_of(record)
    points_of = QCoreApplication.translate("HomeScreen", "{0}: {1}", "player: points")
    points = [player["points"] for player in shot["players"]]
    players = tuple((seat, points_of.format(info.name, points[seat])) for seat, info in enumerate(seats))
    decider = seats[shot["seat"]].name
    where = speech.text("bar.left_game", round=shot["round"], player=decider, step=shot["step"])
    variants = [speech.names["variant"][variant].display for variant in record.variants]
    return LeftGame(", ".join([where, *variants]), players)


def keep_with_picture(session: Session, picture: QPixmap) -> None:
    """The record and a small picture of the table, for the home screen."""
    kept_game.keep(session.record())
    if not picture.isNull() and kept_game.kept_file().exists():
        picture.save(str(kept_game.kept_picture()), "PNG")


def left_game(session: Session | None, preferences: Preferences) -> LeftGame | None:
    """The game still open, or the one kept on disk."""
    record = kept_game.kept_game() if session is None else None if session.finished else session.record()
    left = describe(record, preferences) if record is not None else None
    if left is not None and kept_game.kept_picture().exists():
        left = left._replace(picture=QPixmap(str(kept_game.kept_picture())))
    return left
