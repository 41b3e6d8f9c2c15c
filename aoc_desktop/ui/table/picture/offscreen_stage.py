"""A stage that never appears: what would be put on it is drawn ahead, picture by picture."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from aoc_desktop.ui.table.picture.stage import Draw, Laid, Stage, nothing

if TYPE_CHECKING:
    from aoc_desktop.ui.table.picture.view import TableView


class UnseenStage(Stage):
    """Never appears: instead of laying pieces it notes the pictures that are missing."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view.scene())
        self.pictures = view.stage.pictures
        self.wanted: deque[Callable[[], object]] = deque()
        self._spots: dict[str, tuple[QRectF, float]] = {}

    def follow(self, stage: Stage) -> None:
        self.fit(stage.scale, stage.device_ratio)

    def lay(self, key: str, laid: Laid, draw: Draw) -> None:
        self._spots[key] = laid.rect, laid.z
        asked = (self.face(key, laid.look), laid.rect.size(), laid.margin, self.ratio)
        if draw is not nothing and not self.pictures.has(*asked):
            self.wanted.append(lambda: self.pictures.get(*asked, draw))

    def spot(self, key: str) -> tuple[QRectF, float] | None:
        return self._spots.get(key)

    def begin(self) -> None:
        super().begin()
        self._spots.clear()

    def end(self) -> None:
        """Keep all pieces: this stage removes none."""
