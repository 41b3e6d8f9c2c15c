"""Place the panels that lie over a page for a while (a hint, a summary, a lesson, a message, a bubble).

What the present question asks for comes first: its answers and targets are never covered. Then places are given in a
fixed order. A later panel keeps clear of all earlier ones and never moves them, so that one pass settles everything. A
panel without room shrinks, or stays hidden until there is some.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QWidget

BESIDE = 8.0
"""Between two things over a page."""
MANY, STEP = 8, 24.0
"""Among more taken rectangles places are sought on a grid: their edges would give too many to try."""


Edges = tuple[float, float, float, float]
"""Left, top, right, bottom."""


class Asked(NamedTuple):
    """Where on the page the present question is answered."""

    answers: tuple[QRectF, ...] = ()
    """The answers that lie over the table, and what belongs to them."""
    targets: tuple[QRectF, ...] = ()
    """Places of the table that answer, or take what is held: bubbles stand beside them, panels do not cover them."""
    ready: tuple[QRectF, ...] = ()
    """What may be taken up: panels that come unbidden do not cover it."""


class Guest(Protocol):
    """A panel that lies over a page for a while."""

    def settle(self, page: QWidget, taken: Sequence[QRectF]) -> QRectF:
        """Move clear of the taken rectangles and return your own on the page; an empty one: hidden."""


class OverPage(QObject):
    """Gives every guest its place, in the order in which they are listed."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self.asked: Callable[[], Asked] = Asked
        """The present question."""
        self.guests: list[Guest] = []
        self.unbidden: list[Guest] = []
        """Those that come by themselves: they are placed after the others."""
        self.speaks: Guest | None = None
        """Bubbles: they come after all panels, and stand beside the targets that they speak of."""
        self.taken: list[QRectF] = []
        """Where they lie on the page since they were last settled."""
        self._settling = False

    def settle(self) -> None:
        """To be called whenever a guest comes, goes or grows, and when the page has another size."""
        if self._settling or not self._page.isVisible():
            return
        self._settling = True
        try:
            asked = self.asked()
            taken: list[QRectF] = [*asked.answers]
            for guest in (*self.guests, *self.unbidden):
                ready = asked.ready if guest in self.unbidden else ()
                place = guest.settle(self._page, (*taken, *asked.targets, *ready))
                if not place.isEmpty():
                    taken.append(place)
                self.taken = taken
            if self.speaks is not None:
                self.speaks.settle(self._page, tuple(taken))
        finally:
            self._settling = False


def free_places(size: QSizeF, taken: Sequence[QRectF], bounds: QRectF) -> Iterator[QRectF]:
    """Places beside, above and below the taken rectangles, flush with them or with the edges, and wholly inside; none
    without room."""
    right, bottom = bounds.right() - size.width() - BESIDE, bounds.bottom() - size.height() - BESIDE
    if right < bounds.left() or bottom < bounds.top():
        return
    xs, ys = [bounds.left() + BESIDE, right], [bounds.top() + BESIDE, bottom]
    if len(taken) > MANY:
        xs += [bounds.left() + STEP * step for step in range(int(bounds.width() / STEP))]
        ys += [bounds.top() + STEP * step for step in range(int(bounds.height() / STEP))]
    for rect in taken if len(taken) <= MANY else ():
        xs += [rect.left(), rect.right() + BESIDE, rect.left() - BESIDE - size.width(), rect.right() - size.width()]
        ys += [rect.top(), rect.bottom() + BESIDE, rect.top() - BESIDE - size.height(), rect.bottom() - size.height()]
    wide, high, inside = size.width(), size.height(), bounds.adjusted(-1, -1, 1, 1)
    blocks = [edges(rect) for rect in taken if rect.intersects(inside)]
    for x in sorted({min(max(x, bounds.left()), right) for x in xs}):
        across = [block for block in blocks if block[0] < x + wide and x < block[2]]
        for y in sorted({min(max(y, bounds.top()), bottom) for y in ys}):
            if not any(block[1] < y + high and y < block[3] for block in across):
                yield QRectF(x, y, wide, high)


def edges(rect: QRectF) -> Edges:
    """Plain numbers, for what is compared often."""
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def covered(place: QRectF, others: Sequence[QRectF]) -> float:
    """How much of the others lies under it, in area."""
    parts = (place.intersected(other) for other in others)
    return sum(part.width() * part.height() for part in parts)


def is_free(place: QRectF, taken: Sequence[QRectF]) -> bool:
    return not any(place.intersects(rect) for rect in taken)


def free_place(usual: QRectF, taken: Sequence[QRectF], bounds: QRectF) -> QRectF | None:
    """The usual place, or the free one nearest to it; None without room."""
    if is_free(usual, taken):
        return usual
    return min(free_places(usual.size(), taken, bounds), key=lambda place: far(place, usual), default=None)


def least_covering(usual: QRectF, taken: Sequence[QRectF], bounds: QRectF) -> QRectF:
    """A place for what must be seen: a free one, or else the one that hides least."""
    if (place := free_place(usual, taken, bounds)) is not None:
        return place
    spots = [usual, *free_places(usual.size(), (), bounds)]
    return min(spots, key=lambda spot: covered(spot, taken))


def far(place: QRectF, other: QRectF) -> float:
    """How far apart their middles are."""
    away = place.center() - other.center()
    return abs(away.x()) + abs(away.y())


def on_page(page: QWidget, widget: QWidget, rect: QRectF | None = None) -> QRectF:
    """A widget (or a part of it) as a place on the page."""
    corner = widget.mapTo(page.window(), QPointF()) - page.mapTo(page.window(), QPointF())
    return (rect or QRectF(widget.rect())).translated(corner)
