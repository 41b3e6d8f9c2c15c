"""Place the panels that lie over a page for a while (a hint, a summary, a lesson, a message, a bubble).

Places are given in a fixed order. A later panel keeps clear of all earlier ones and never moves them, so that one pass
settles everything. A panel without room stays hidden until there is some.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QWidget

BESIDE = 8.0
"""Between two things over a page."""


class Guest(Protocol):
    """A panel that lies over a page for a while."""

    def settle(self, page: QWidget, taken: Sequence[QRectF]) -> QRectF:
        """Move clear of the taken rectangles and return your own on the page; an empty one: hidden."""


class OverPage(QObject):
    """Gives every guest its place, in the order in which they are listed."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self.guests: list[Guest] = []
        self.taken: list[QRectF] = []
        """Where they lie on the page since they were last settled."""
        self._settling = False

    def settle(self) -> None:
        """To be called whenever a guest comes, goes or grows, and when the page has another size."""
        if self._settling or not self._page.isVisible():
            return
        self._settling = True
        try:
            taken: list[QRectF] = []
            for guest in self.guests:
                place = guest.settle(self._page, tuple(taken))
                if not place.isEmpty():
                    taken.append(place)
                self.taken = taken
        finally:
            self._settling = False


def free_places(size: QSizeF, taken: Sequence[QRectF], bounds: QRectF) -> Iterator[QRectF]:
    """Places beside, above and below the taken rectangles, flush with them or with the edges, and wholly inside; none
    without room."""
    right, bottom = bounds.right() - size.width() - BESIDE, bounds.bottom() - size.height() - BESIDE
    if right < bounds.left() or bottom < bounds.top():
        return
    xs, ys = [bounds.left() + BESIDE, right], [bounds.top() + BESIDE, bottom]
    for rect in taken:
        xs += [rect.left(), rect.right() + BESIDE, rect.left() - BESIDE - size.width(), rect.right() - size.width()]
        ys += [rect.top(), rect.bottom() + BESIDE, rect.top() - BESIDE - size.height(), rect.bottom() - size.height()]
    for x in sorted({min(max(x, bounds.left()), right) for x in xs}):
        for y in sorted({min(max(y, bounds.top()), bottom) for y in ys}):
            place = QRectF(QPointF(x, y), size)
            if is_free(place, taken):
                yield place


def is_free(place: QRectF, taken: Sequence[QRectF]) -> bool:
    return not any(place.intersects(rect) for rect in taken)


def free_place(usual: QRectF, taken: Sequence[QRectF], bounds: QRectF) -> QRectF | None:
    """The usual place, or the free one nearest to it; None without room."""
    if is_free(usual, taken):
        return usual
    return min(free_places(usual.size(), taken, bounds), key=lambda place: far(place, usual), default=None)


def far(place: QRectF, other: QRectF) -> float:
    """How far apart their middles are."""
    away = place.center() - other.center()
    return abs(away.x()) + abs(away.y())


def on_page(page: QWidget, widget: QWidget, rect: QRectF | None = None) -> QRectF:
    """A widget (or a part of it) as a place on the page."""
    corner = widget.mapTo(page.window(), QPointF()) - page.mapTo(page.window(), QPointF())
    return (rect or QRectF(widget.rect())).translated(corner)
