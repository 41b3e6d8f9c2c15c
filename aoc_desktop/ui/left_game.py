"""The game that was left, in the few words that the home screen says of it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from aoc_desktop.games import game_named
from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.kernel.record import Record, replay
from aoc_desktop.models.start import seats_of
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
