"""Motion: pieces travel, coins fly to their counter. It can be cut short at any time and blocks nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import Seat
from aoc_desktop.kernel.match import Turn
from aoc_desktop.ui.age_of_civilization.stage import Moved, Piece, Stage
from aoc_desktop.ui.icons import icon_pixmap, worker_pixmap
from aoc_desktop.ui.theme import Theme

Curve = QEasingCurve.Type
TRAVEL, GLIDE, LAND, FLY, FADE = 480, 700, 180, 400, 240
APART = 40
"""Milliseconds between two coins of a stream."""
MOST_FLYERS = 5


class Table(Protocol):
    """What the animator needs of the view."""

    stage: Stage
    theme: Theme

    def duration(self, milliseconds: int) -> int: ...
    def slot_rects(self, action: str) -> list[QRectF]: ...
    def scene(self) -> QGraphicsScene: ...
    @property
    def viewer(self) -> Seat: ...


class Flyer(QGraphicsItem):
    """A small thing on its way: a worker, a coin, a star."""

    def __init__(self, picture: QPixmap, side: float) -> None:
        super().__init__()
        self.picture, self.side = picture, side
        self.setZValue(85)

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, self.side, self.side)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.drawPixmap(self.boundingRect(), self.picture, QRectF(self.picture.rect()))


class Animator(QObject):
    """Shows what has changed as motion. The pieces themselves are where they belong at once for every click."""

    def __init__(self, table: Any) -> None:
        super().__init__(table)
        self._table: Table = table
        self._running: list[tuple[QVariantAnimation, Callable[[], None]]] = []

    @property
    def running(self) -> bool:
        return bool(self._running)

    def finish(self) -> None:
        """Everything is where it belongs, now."""
        running, self._running = self._running, []
        for motion, end in running:
            motion.stop()
            end()

    def show(self, turns: tuple[Turn[Any], ...]) -> None:
        """Motion for the moves that were just played; none where the pace is 0."""
        if not self._table.duration(100):
            return
        for moved in self._table.stage.moved:
            if moved.old is not None:
                self._travel(moved)
            elif turns and moved.piece.key.startswith(("civilization:", "wonder:", "special:")):
                self._appear(moved.piece)
        for turn in turns:
            self._show_events(turn.events)

    # ------------------------------------------------------------------ kinds of motion

    def _travel(self, moved: Moved) -> None:
        piece, start = moved.piece, moved.old
        if start is None or start == piece.home:
            return
        slow = piece.key == "permanent" or piece.key.startswith(("track", "event"))
        curve = Curve.InOutSine if slow else Curve.InOutCubic
        self._run(start, piece.home, GLIDE if slow else TRAVEL, curve, piece.setPos, lambda: piece.setPos(piece.home))
        piece.setPos(start)

    def _appear(self, piece: Piece) -> None:
        self._run(0.0, 1.0, FADE, Curve.OutQuad, piece.setOpacity, lambda: piece.setOpacity(1.0))

    def _show_events(self, events: Sequence[Event]) -> None:
        viewer = self._table.viewer
        for event in events:
            if event.kind == "performs":
                self._place_workers(event)
            elif event.kind == "gained" and event.seat == viewer and event.what in ("coins", "points"):
                self._stream(event)

    def _place_workers(self, event: Event) -> None:
        """From the tray, or from the side of the table where the other player sits."""
        slots = self._table.slot_rects(event.what)
        tray = self._table.stage.pieces.get("tray")
        if not slots or tray is None or event.seat is None:
            return
        side, seats = slots[0].height() * 0.86, self._table.theme.seats
        mine = event.seat == self._table.viewer
        start = tray.rect.center() if mine else QPointF(self._table.scene().width(), slots[0].center().y())
        picture = worker_pixmap(seats[event.seat % len(seats)], side, self._table.stage.ratio)
        self._fly(picture, side, start, slots[0].center(), LAND if mine else FLY, Curve.OutCubic)

    def _stream(self, event: Event) -> None:
        """Coins or points fly to their counter, one after the other."""
        counter = self._table.stage.pieces.get(f"counter:{event.what}")
        if counter is None:
            return
        icon = "coin" if event.what == "coins" else "point"
        cause = event.cause.id if event.cause else ""
        slots = self._table.slot_rects(cause)
        start = slots[0].center() if slots else counter.rect.center() - QPointF(0, 90)
        picture = icon_pixmap(icon, 24.0, None, self._table.stage.ratio)
        for number in range(min(event.amount, MOST_FLYERS)):
            end = QPointF(counter.rect.left() + 24, counter.rect.center().y())
            self._fly(picture, 24.0, start, end, FLY + number * APART, Curve.InOutCubic)

    # ------------------------------------------------------------------ running

    def _fly(
        self, picture: QPixmap, side: float, start: QPointF, end: QPointF, time: int, curve: QEasingCurve.Type
    ) -> None:
        flyer = Flyer(picture, side)
        half = QPointF(side / 2, side / 2)
        flyer.setPos(start - half)
        scene = self._table.scene()
        scene.addItem(flyer)
        self._run(start - half, end - half, time, curve, flyer.setPos, lambda: scene.removeItem(flyer))

    def _run(
        self,
        start: object,
        end: object,
        time: int,
        curve: QEasingCurve.Type,
        step: Callable[[Any], None],
        done: Callable[[], None],
    ) -> None:
        motion = QVariantAnimation(self)
        motion.setDuration(self._table.duration(time))
        motion.setEasingCurve(curve)
        motion.setStartValue(start)
        motion.setEndValue(end)
        motion.valueChanged.connect(step)
        entry = (motion, done)
        motion.finished.connect(lambda: self._ended(entry))
        self._running.append(entry)
        motion.start()

    def _ended(self, entry: tuple[QVariantAnimation, Callable[[], None]]) -> None:
        if entry in self._running:
            self._running.remove(entry)
            entry[1]()
            entry[0].deleteLater()
