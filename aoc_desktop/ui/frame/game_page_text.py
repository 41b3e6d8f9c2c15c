"""Fill a game's page when it is opened: its game under way, its records, and the progress on its ways to play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage, QPixmap

from aoc_desktop.ai.levels import LEVELS
from aoc_desktop.play.lesson import load_lesson
from aoc_desktop.play.session import LESSON
from aoc_desktop.profile.lesson import kept_lesson
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
    lesson = next((entry for entry in page.entries if entry.action_id == "learn"), None)
    if lesson is not None:
        lesson.say(name=_lesson_left(page.look.id))


def _lesson_left(game_id: str) -> str:
    """At which step the lesson was left, as the name of its entry; empty: none was left."""
    record = kept_lesson(game_id)
    told = record.meta.get(LESSON) if record is not None else None
    steps = [step.id for step in load_lesson(game_id).steps] if isinstance(told, Mapping) else []
    if not isinstance(told, Mapping) or told.get("step") not in steps:
        return ""
    words = QCoreApplication.translate("GamePage", "Resume the lesson: step {0} of {1}")
    return words.format(steps.index(told["step"]) + 1, len(steps))


def tallies_of(window: GameWindow, game_id: str) -> Tallies:
    """The player's finished games in a few numbers; practice games do not count."""
    results, name = window.results.all(), window.preferences["player_name"]
    found = statistics(results, name, tuple(LEVELS), game=game_id).total
    counted = [result for result in results if result.game == game_id and not result.practice]
    won = tuple(result.is_success_of(seat) for result in counted if (seat := my_seat(result, name)) is not None)
    return Tallies(found.games, found.wins, found.best, found.unaided, won[-LAST:])
