"""The game that was left, in the few words that the home screen says of it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from aoc_desktop.profile.saved_index import Entry
from aoc_desktop.ui.home import LeftGame
from aoc_desktop.ui.preferences import Preferences
from aoc_desktop.ui.saved_words import SavedWords


def describe(entry: Entry, preferences: Preferences) -> LeftGame:
    speech = preferences.speech
    points_of = QCoreApplication.translate("HomeScreen", "{0}: {1}", "player: points")
    names = [name for name, _ in entry.seats]
    told = [points_of.format(name, entry.points[seat]) for seat, name in enumerate(names)]
    players = tuple(zip(entry.colours, told, strict=True))
    decider = names[entry.seat] if entry.seat is not None else ""
    where = speech.text("bar.left_game", round=entry.round, player=decider, step=entry.step)
    variants = [speech.names["variant"][variant].display for variant in entry.variants]
    when = SavedWords(preferences).when(entry.updated)
    return LeftGame(", ".join([where, *variants]), players, when=when)
