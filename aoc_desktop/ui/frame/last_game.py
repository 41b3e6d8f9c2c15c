"""The game that was left, in the few words that the home screen says of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aoc_desktop.games import has_table
from aoc_desktop.ui.frame.entries import LeftGame
from aoc_desktop.ui.frame.look import look_named, title_of

if TYPE_CHECKING:
    from aoc_desktop.profile.saved_index import SavedEntry
    from aoc_desktop.ui.kit.preferences import Preferences
    from aoc_desktop.ui.kit.theme import Seat


def players_of(entry: SavedEntry) -> LeftGame:
    """The players' names, colours and points, which need no grammar: the home screen shows them at once."""
    names = [name for name, _ in entry.seats]
    seats = tuple(zip(entry.colours, names, map(str, entry.points), strict=True))
    return LeftGame("", " ", seats, signs=signs_of(entry))


def signs_of(entry: SavedEntry) -> tuple[Seat | None, ...]:
    """Colours and shapes that the game gives its seats; None: as its player chose."""
    if not has_table(entry.game):
        return ()
    of_game = look_named(entry.game).tags
    sign = of_game.sign if of_game is not None else None
    return tuple(sign(tags[0]) if sign is not None and tags else None for tags in entry.tags)


def describe(entry: SavedEntry, preferences: Preferences) -> LeftGame:
    """All of it. The grammar is read for this."""
    from aoc_desktop.ui.saved.words import SavedWords

    words = SavedWords(preferences)
    challenge = [words.day(entry.daily)] if entry.daily else []
    where = ", ".join(
        [*challenge, words.where(entry), *words.cards(entry), *words.variants(entry), *words.brought(entry)]
    )
    title = title_of(entry.game)
    return players_of(entry)._replace(title=title, where=where, when=words.when(entry.updated))
