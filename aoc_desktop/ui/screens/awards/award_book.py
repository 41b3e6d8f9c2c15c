"""What a game tells of its achievements: their list, the player's progress, and their look. `AwardBook` is the
interface, `TableAwards` its implementation for any game with Awards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.kernel.condition import Condition
from aoc_desktop.profile.awards import standings
from aoc_desktop.profile.solo_results import SoloResult
from aoc_desktop.solo.awards import Awards
from aoc_desktop.text.results import award_name, award_sentence
from aoc_desktop.ui.kit.lettering import Align, draw_text, plain
from aoc_desktop.ui.kit.medals import paint_medallion
from aoc_desktop.ui.kit.theme import Theme


class Award(NamedTuple):
    """An achievement, and what the player has of it."""

    id: str
    name: str
    sentence: str
    """The condition of the award."""
    earned: SoloResult | None = None
    """The game that earned it."""
    best: SoloResult | None = None
    """Of a locked one: the game that came nearest."""


class AwardBook(Protocol):
    """The achievements of a game, by group: its editions, or one group alone."""

    groups: tuple[str, ...]

    def group_name(self, group: str, language: str) -> str: ...

    def awards(self, group: str, laurels: Sequence[SoloResult], language: str) -> list[Award]:
        """Those of a group, in the order of the page."""

    def exported(self, laurels: Sequence[SoloResult]) -> dict[str, Any]:
        """What these games earned, as plain data for the exported profile."""

    def paint(self, painter: QPainter, rect: QRectF, award: Award, theme: Theme) -> None:
        """Paint its medallion, shining if it is earned."""

    def paint_progress(self, painter: QPainter, rect: QRectF, award: Award, theme: Theme, size: float) -> None:
        """Each condition with what that game had of it, in the middle of `rect`, in signs of this size."""


# The achievements of a game that is played at a table, for their page: any game with Awards.


SHADE = 0.4
"""Signs at a table are coloured: a locked one is seen faintly."""


class TableAwards:
    """All in one group."""

    def __init__(self, awards: Awards, title: str, signs: Mapping[str, str]) -> None:
        """`signs`: the icon that is struck into each."""
        self.groups: tuple[str, ...] = (awards.game,)
        self._awards, self._title, self._signs = awards, title, signs
        self._conditions: dict[str, tuple[Condition, ...]] = {}
        """As last read, by achievement."""

    def group_name(self, group: str, language: str) -> str:
        return self._title

    def awards(self, group: str, laurels: Sequence[SoloResult], language: str) -> list[Award]:
        found = standings(self._awards, laurels)
        self._conditions = {one.id: one.conditions for one in found}
        return [
            Award(
                one.id,
                award_name(group, one.id, language),
                award_sentence(group, one.id, language),
                one.earned,
                one.best,
            )
            for one in found
        ]

    def exported(self, laurels: Sequence[SoloResult]) -> dict[str, Any]:
        return {}

    def paint(self, painter: QPainter, rect: QRectF, award: Award, theme: Theme) -> None:
        sign, earned = self._signs.get(award.id, ""), award.earned is not None
        paint_medallion(painter, rect, sign, theme, earned, shade=SHADE)

    def paint_progress(self, painter: QPainter, rect: QRectF, award: Award, theme: Theme, size: float) -> None:
        """ "3 / 5"; nothing before the first game, nor where nothing is counted."""
        conditions = self._conditions.get(award.id, ())
        if conditions and (progress := self._awards.progress(award.id, conditions)) is not None:
            have, need = progress
            ink = theme.text if award.earned is not None else theme.soft_text
            draw_text(painter, rect, f"{have} / {need}", plain(0.8 * size, ink, 700), Align.AlignCenter)
