"""A drag over several things chooses them all, one after the other, each as it would be taken up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from aoc_desktop.play.places import Place
from aoc_desktop.ui.table.picture.dragging import START
from aoc_desktop.ui.table.picture.stage import Piece

if TYPE_CHECKING:
    from aoc_desktop.ui.table.picture.view import TableView

GROWN = 1.2
"""What was swept over is seen larger until the button goes up."""


class Sweeping:
    """One press of the button from the first thing to the last, where the game lets things be swept together."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self.swept: list[Place] = []
        self._moved = False

    def press(self, piece: Piece | None) -> None:
        """On something that can be chosen now."""
        view = self._view
        place = piece.place if piece is not None else None
        chosen = place if place is not None and view.models.sweeps and place in view.hand.ready() else None
        self.swept, self._moved = [chosen] if chosen is not None else [], False

    def move(self, point: QPointF, pixels: float) -> bool:
        """True: things are swept together; `pixels`: how far the mouse is from where it was pressed."""
        if not self.swept or (not self._moved and pixels < START):
            return False
        self._moved = True
        piece = self._view.stage.at(point)
        if piece is not None and piece.place in self._view.hand.ready() and piece.place not in self.swept:
            self.swept.append(piece.place)
        self._show(GROWN)
        return True

    def release(self, point: QPointF) -> bool:
        """True: it was no click. A single thing that is let go where it stands is taken up, elsewhere it is chosen."""
        swept, moved = self.swept, self._moved
        self._show(1.0)
        self.swept, self._moved = [], False
        if not moved:
            return False
        under = self._view.stage.at(point)
        if len(swept) == 1 and under is not None and under.place == swept[0]:
            self._view.hand.hold(swept[0])
        else:
            self._choose(swept)
        return True

    def _choose(self, swept: list[Place]) -> None:
        """As long as the same is asked: what is due may be reached before the last."""
        hand, models = self._view.hand, self._view.models
        for place in swept:
            if not models.sweeps or place not in hand.ready():
                return
            hand.hold(place)
            moves = hand.targets().get(place, [])
            if len(moves) != 1 or not hand.play(moves[0]):
                hand.cancel()
                return

    def _show(self, scale: float) -> None:
        for place in self.swept:
            piece = self._view.stage.by_place(place)
            if piece is not None:
                piece.setScale(scale)
