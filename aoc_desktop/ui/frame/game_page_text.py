"""Fill a game's page when it is opened: its game under way, its records, and the progress on its ways to play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QImage, QPixmap

from aoc_desktop.ai.levels import LEVELS
from aoc_desktop.profile.statistics import my_seat, statistics
from aoc_desktop.ui.frame.game_page import LAST, GamePage, Tallies
from aoc_desktop.ui.frame.last_game import describe
from aoc_desktop.ui.saved.thumbnail import kept_picture

if TYPE_CHECKING:
    from aoc_desktop.ui.frame.game_window import GameWindow


def fill_page(page: GamePage, window: GameWindow) -> None:
    """Read anew whenever it is shown."""
    entry = window.keeper.left_game()
    left = None
    if entry is not None and entry.game == page.look.id:
        picture = kept_picture(window.keeper.saved.picture(entry)) if entry.id else QImage()
        shown = None if picture.isNull() else QPixmap.fromImage(picture)
        left = describe(entry, window.preferences)._replace(picture=shown)
    page.show_left_game(left)
    page.show_records(tallies_of(window, page.look.id))


def tallies_of(window: GameWindow, game_id: str) -> Tallies:
    """The player's finished games in a few numbers; practice games do not count."""
    results, name = window.results.all(), window.preferences["player_name"]
    found = statistics(results, name, tuple(LEVELS), game=game_id).total
    mine = [
        (my_seat(result, name), result.winners)
        for result in results
        if result.game == game_id and not result.practice and result.winners
    ]
    won = tuple(seat in winners for seat, winners in mine if seat is not None)
    return Tallies(found.games, found.wins, found.best, found.unaided, won[-LAST:])
