"""A game's Look: how it stands on the shelf and what its page offers. The table's part follows in ui/table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from aoc_desktop.games import GAMES, look_of
from aoc_desktop.ui.action_list import SPECS, Spec

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from aoc_desktop.kernel.record import Record
    from aoc_desktop.ui.theme import Theme


class Look:
    """What the rooms of the window ask a game for. Each game fills it in `ui/<game>/look.py`."""

    id: str
    title: str
    """Game titles are not translated."""
    players: tuple[int, int]
    """Fewest and most people at its table; 1 where it can be played alone."""
    minutes: int
    ways: tuple[str, ...] = ()
    """Actions that its page offers beside a new game, in order: "solo", "daily" …"""
    actions: tuple[Spec, ...] = ()
    """Actions that no other game has; their keys work at its table only."""
    lid: str
    """The box's own dark tone: lid edge and spine."""
    foot: str
    """The band at the foot of the box."""

    def tagline(self) -> str:
        """One line under the title, in the user's language."""
        return ""

    def paint_front(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """The front of its box: title and one scene. The foot's band is painted by the shelf."""

    def paint_scenery(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Behind its page; the left 520 of 1280 stay quiet."""

    def render(self, record: Record, size: tuple[int, int], language: str, theme: Theme, path: Path) -> None:
        """Draw the table of a record's last position into a file; OSError says why it cannot be written."""


def title_of(game_id: str) -> str:
    """The title of a game; of one without a table, its id says most."""
    known = GAMES.get(game_id)
    return str(look_of(game_id).title) if known is not None and known.look else game_id


def specs() -> tuple[Spec, ...]:
    """All actions of the program: those of every game, and each game's own."""
    return (*SPECS, *(spec for look in looks() for spec in look.actions))


def looks() -> Sequence[Look]:
    """The games that have a table, in the order of their release."""
    return [look_of(game_id) for game_id, entry in GAMES.items() if entry.look]
