"""Which part of the map is seen, and where: a board fitted into its zone, drawn nearer, moved."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

FLATTEST, STEEPEST = 0.85, 1.15
"""How unequal the two factors may be before more of the outside is shown instead."""
NEAREST = 4.0
STEP = 1.25
"""One step of the wheel, or of the keys."""


class Framing(NamedTuple):
    """A part of the canvas (`seen`) fills a zone of the table; it never strays from the board (`whole`)."""

    zone: QRectF
    whole: QRectF
    seen: QRectF

    @property
    def across(self) -> float:
        return self.zone.width() / self.seen.width()

    @property
    def down(self) -> float:
        return self.zone.height() / self.seen.height()

    @property
    def scale(self) -> float:
        """What a unit of the canvas measures on the table, between across and down."""
        return float((self.across * self.down) ** 0.5)

    @property
    def zoom(self) -> float:
        """1: the whole board is seen."""
        return self.whole.width() / self.seen.width()

    def transform(self) -> QTransform:
        """From the canvas to the table."""
        placed = QTransform.fromTranslate(self.zone.left(), self.zone.top())
        placed.scale(self.across, self.down)
        return placed.translate(-self.seen.left(), -self.seen.top())

    def to_table(self, point: QPointF) -> QPointF:
        return self.transform().map(point)

    def to_canvas(self, point: QPointF) -> QPointF:
        return self.transform().inverted()[0].map(point)

    def nearer(self, factor: float, at: QPointF | None = None) -> Framing:
        """Drawn nearer or farther; the point of the table stays where it is, else the middle."""
        zoom = min(NEAREST, max(1.0, self.zoom * factor))
        fixed = self.to_canvas(at if at is not None else self.zone.center())
        share = self.zoom / zoom
        left, top = (fixed - (fixed - self.seen.topLeft()) * share).toTuple()
        return self._seeing(QRectF(left, top, self.whole.width() / zoom, self.whole.height() / zoom))

    def moved(self, by: QPointF) -> Framing:
        """The map is drawn along with the hand."""
        return self._seeing(self.seen.translated(-by.x() / self.across, -by.y() / self.down))

    def fitted(self) -> Framing:
        """The whole board again."""
        return self._replace(seen=QRectF(self.whole))

    def like(self, other: Framing) -> Framing:
        """As near as another framing of the same board, and around its middle."""
        zoom = max(1.0, other.zoom)
        seen = QRectF(0, 0, self.whole.width() / zoom, self.whole.height() / zoom)
        seen.moveCenter(other.seen.center())
        return self._seeing(seen)

    def _seeing(self, seen: QRectF) -> Framing:
        return self._replace(seen=kept_inside(seen, self.whole))


def frame(view: QRectF, zone: QRectF, canvas: QRectF) -> Framing:
    """The view of a board in a zone, with separate factors whose ratio is kept within bounds."""
    across, down = zone.width() / view.width(), zone.height() / view.height()
    across = min(across, down * STEEPEST)
    down = min(down, across / FLATTEST)
    seen = QRectF(0, 0, zone.width() / across, zone.height() / down)
    seen.moveCenter(view.center())
    whole = kept_inside(seen, canvas)
    return Framing(QRectF(zone), whole, QRectF(whole))


def kept_inside(part: QRectF, bounds: QRectF) -> QRectF:
    """The same size, moved as little as need be; what is larger than its bounds is centred in them."""
    kept = QRectF(part)
    kept.moveLeft(_kept(part.left(), part.width(), bounds.left(), bounds.width()))
    kept.moveTop(_kept(part.top(), part.height(), bounds.top(), bounds.height()))
    return kept


def _kept(start: float, length: float, least: float, room: float) -> float:
    if length > room:
        return least + (room - length) / 2
    return min(max(start, least), least + room - length)
