"""What a game tells of its achievements: which there are, what the player has of each, and how they look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

if TYPE_CHECKING:
    from aoc_desktop.profile.solo_results import Laurel
    from aoc_desktop.ui.kit.theme import Theme


class Award(NamedTuple):
    """An achievement, and what the player has of it."""

    id: str
    name: str
    sentence: str
    """What is to be done for it."""
    earned: Laurel | None = None
    """The game that earned it."""
    best: Laurel | None = None
    """Of a locked one: the game that came nearest."""


class AwardBook(Protocol):
    """The achievements of a game, by group: its editions, or one group alone."""

    groups: tuple[str, ...]

    def group_name(self, group: str, language: str) -> str: ...

    def awards(self, group: str, laurels: Sequence[Laurel], language: str) -> list[Award]:
        """Those of a group, in the order of the page."""

    def paint(self, painter: QPainter, rect: QRectF, award: Award, theme: Theme) -> None:
        """Its medallion; what shines is what was earned."""

    def paint_progress(self, painter: QPainter, rect: QRectF, award: Award, theme: Theme, size: float) -> None:
        """Each condition with what that game had of it, in the middle of `rect`, in signs of this size."""
