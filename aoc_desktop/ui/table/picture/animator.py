"""Show changes as motion: pieces travel, signs fly, numbers roll.

Motion blocks no input: clicks find the pieces at their new places at once, and the next move cuts it short.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem

from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import Seat
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.ui.kit.icons import icon_pixmap
from aoc_desktop.ui.table.picture.motion import Curve, Flyer, Motions
from aoc_desktop.ui.table.picture.stage import Moved, Piece, Stage

if TYPE_CHECKING:
    from aoc_desktop.ui.table.picture.view import TableView

TRAVEL, GLIDE, LAND, FLY, FADE, DROP = 480, 700, 180, 400, 240, 600
HOVER, SPEAK, CROSS_FADE = 120, 90, 120
APART = 40
"""Milliseconds between two coins of a stream."""
MOST_FLYERS = 5
HIGH, TUMBLE = 120.0, 400.0
"""From how high a die falls, and how far it turns meanwhile."""
LIFT = 2.0
SIGN = 24.0
"""A sign that flies, like a coin."""


class Animator(QObject):
    """Knows which motion belongs to which change (the table of the style guide). A game says which of its pieces are
    cards, which glide slowly, and what its events show."""

    cards: tuple[str, ...] = ()
    """How the keys of cards begin: they travel above everything else and fade in where they come."""
    slow: tuple[str, ...] = ()
    """How the keys of what glides begin."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self._table = table
        self._motions = Motions(self, table.duration)
        self._counted: tuple[Seat, dict[str, int]] | None = None
        """The viewer's numbers as they were shown last."""
        self._lifted: Piece | None = None

    @property
    def running(self) -> bool:
        return self._motions.running

    def finish(self) -> None:
        """Everything is where it belongs, now."""
        self._motions.finish()

    @property
    def _moves(self) -> bool:
        """Whether things travel at all: not at pace 0, and not for who wants less motion."""
        return bool(self._table.duration(100)) and not self._table.still

    def show(self, moves: tuple[PlayedMove, ...]) -> None:
        """Motion for the moves that were just played."""
        table = self._table
        before, self._counted = self._counted, (table.viewer, dict(table.look.counters.values(table.models)))
        if not self._table.duration(100):
            return
        new = [moved.piece for moved in self._table.stage.moved if moved.old is None]
        if self._table.still:
            for piece in new:
                self._motions.fade_in(piece, CROSS_FADE)
            return
        for moved in self._table.stage.moved:
            if moved.old is not None:
                self._travel(moved, moved.old)
        for piece in new if moves else ():
            if self.cards and piece.key.startswith(self.cards):
                self._motions.fade_in(piece, FADE)
        for played in moves:
            self.show_events(played.events)
        if before is not None and before[0] == self._table.viewer:
            for name, value in self._counted[1].items():
                self._roll(name, before[1].get(name, value), value)

    # ------------------------------------------------------------------ under the pointer

    def lift(self, piece: Piece | None) -> None:
        """The piece that may be taken rises a little; the one before lies down again."""
        if piece is self._lifted:
            return
        old, self._lifted = self._lifted, piece if self._moves else None
        for each, high in ((old, 0.0), (self._lifted, LIFT)):
            if each is not None and each.scene() is not None:
                each.lifted = bool(high)
                end = each.home - QPointF(0, high)
                self._motions.run(each.pos(), end, HOVER, Curve.OutQuad, each.setPos, partial(each.setPos, end))

    def speak(self, bubble: QGraphicsItem) -> None:
        if self._moves:
            self._motions.fade_in(bubble, SPEAK)

    # ------------------------------------------------------------------ pieces

    def _travel(self, moved: Moved, start: QPointF) -> None:
        piece = moved.piece
        if start == piece.home:
            return
        slow, card, height = piece.key.startswith(self.slow), piece.key.startswith(self.cards), piece.zValue()

        def arrived() -> None:
            piece.setPos(piece.home)
            if card and piece.zValue() == 60:
                piece.setZValue(height)

        piece.setPos(start)
        if card:
            piece.setZValue(60)
        curve = Curve.InOutSine if slow else Curve.InOutCubic
        self._motions.run(start, piece.home, GLIDE if slow else TRAVEL, curve, piece.setPos, arrived)

    def _roll(self, name: str, old: int, new: int) -> None:
        """The number of a counter counts up or down."""
        piece = self._table.stage.pieces.get(f"counter:{name}")
        if piece is None or old == new:
            return

        face = self._table.look.counters.face

        def show(value: int) -> None:
            assert face is not None
            look, draw = face(self._table.context(), name, value)
            piece.wear(piece.size, Stage.face(piece.key, look), draw, piece.margin)

        show(old)
        self._motions.run(old, new, FLY, Curve.InOutCubic, show, lambda: show(new))

    # ------------------------------------------------------------------ what happened

    def show_events(self, events: Sequence[Event]) -> None:
        """What the events of a move show, as far as the viewer may see them."""

    def aside(self, y: float) -> QPointF:
        """Where the others sit: beyond the right edge."""
        return QPointF(self._table.scene().width(), y)

    def fly(self, picture: QPixmap, side: float, way: tuple[QPointF, QPointF], time: int, lands: bool = False) -> None:
        """A small picture goes from one point to another, and is gone there."""
        curve = Curve.OutCubic if lands else Curve.InOutCubic
        self._motions.fly(self._table.scene(), Flyer(picture, side), way, time, curve, lands)

    def fall(self, piece: Piece) -> None:
        """A die falls onto its place, turning; cut short it lies there at once."""

        def show(left: float) -> None:
            piece.setPos(piece.home - QPointF(0, HIGH * left))
            piece.setRotation(TUMBLE * left)

        show(1.0)
        self._motions.run(1.0, 0.0, DROP, Curve.OutBounce, show, partial(show, 0.0))

    def stream(self, sign: str, count: int, way: tuple[QPointF, QPointF]) -> None:
        """Signs one after the other, like coins that are paid."""
        picture = icon_pixmap(sign, SIGN, None, self._table.stage.ratio)
        for number in range(min(count, MOST_FLYERS)):
            self.fly(picture, SIGN, way, FLY + number * APART)
