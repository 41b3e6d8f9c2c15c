"""The game that was left, in the few words that the home screen says of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from aoc_desktop.ui.home import LeftGame

if TYPE_CHECKING:
    from aoc_desktop.profile.saved_index import Entry
    from aoc_desktop.ui.preferences import Preferences


def players_of(entry: Entry) -> LeftGame:
    """Who plays, which needs no grammar: the home screen shows it at once."""
    points_of = QCoreApplication.translate("HomeScreen", "{0}: {1}", "player: points")
    told = [points_of.format(name, points) for (name, _), points in zip(entry.seats, entry.points, strict=True)]
    return LeftGame(" ", tuple(zip(entry.colours, told, strict=True)))


def describe(entry: Entry, preferences: Preferences) -> LeftGame:
    """All of it. The grammar is read for this."""
    from aoc_desktop.ui.saved_words import SavedWords

    words = SavedWords(preferences)
    challenge = [words.day(entry)] if entry.daily else []
    where = ", ".join([*challenge, words.where(entry), *words.variants(entry)])
    return players_of(entry)._replace(where=where, when=words.when(entry.updated))
