"""What has changed, shown as motion: pieces travel, workers and coins fly, numbers roll. It blocks nothing: the pieces
themselves are where they belong at once for every click, and the next move cuts it short."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import Seat
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.ui.icons import icon_pixmap, worker_pixmap
from aoc_desktop.ui.table.motion import Curve, Flyer, Motions
from aoc_desktop.ui.table.stage import Draw, Moved, Piece, Stage
from aoc_desktop.ui.theme import Seat as SeatLook
from aoc_desktop.ui.theme import Theme

TRAVEL, GLIDE, LAND, FLY, FADE, DROP = 480, 700, 180, 400, 240, 600
HOVER, SPEAK, CROSS_FADE = 120, 90, 120
APART = 40
"""Milliseconds between two coins of a stream."""
MOST_FLYERS = 5
LIFT = 2.0
COIN, PENNANT = 24.0, 22.0
LOST = ("#FF9C86", "#A8271B")
"""The colours of a worker that a war or the plague takes."""


class Table(Protocol):
    """What the animator needs of the view."""

    stage: Stage
    theme: Theme
    still: bool

    def duration(self, milliseconds: int) -> int: ...
    def slot_rects(self, action: str) -> list[QRectF]: ...
    def scene(self) -> QGraphicsScene: ...
    def counters(self) -> dict[str, int]: ...
    def counter_face(self, name: str, value: int) -> tuple[Hashable, Draw]: ...
    @property
    def viewer(self) -> Seat: ...


class Animator(QObject):
    """Knows which motion belongs to which change (the table of the style guide)."""

    def __init__(self, table: Any) -> None:
        super().__init__(table)
        self._table: Table = table
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

    def show(self, turns: tuple[PlayedMove, ...]) -> None:
        """Motion for the moves that were just played."""
        before, self._counted = self._counted, (self._table.viewer, self._table.counters())
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
        for piece in new if turns else ():
            if piece.key.startswith(("civilization:", "wonder:", "special:")):
                self._motions.fade_in(piece, FADE)
        for turn in turns:
            self._show_events(turn.events)
        if before is not None and before[0] == self._table.viewer:
            for name, value in self._counted[1].items():
                self._roll(name, before[1][name], value)

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
        slow = piece.key == "permanent" or piece.key.startswith(("track", "event", "zone"))
        card, height = piece.key.startswith(("civilization:", "wonder:")), piece.zValue()

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

        def show(value: int) -> None:
            look, draw = self._table.counter_face(name, value)
            piece.wear(piece.size, Stage.face(piece.key, look), draw, piece.margin)

        show(old)
        self._motions.run(old, new, FLY, Curve.InOutCubic, show, lambda: show(new))

    # ------------------------------------------------------------------ what happened

    def _show_events(self, events: Sequence[Event]) -> None:
        arrives = ""
        for event in events:
            mine = event.seat == self._table.viewer
            if event.kind == "performs":
                self._place_worker(event, mine)
            elif event.kind in ("gained", "paid") and event.what in ("coins", "points"):
                self._stream(event, mine)
            elif event.kind == "permanent_card_moves":
                arrives = event.what
                if (card := self._table.stage.pieces.get(f"track:{arrives}")) is not None:
                    self._motions.fade_in(card, GLIDE, 0.4)
            elif event.kind in ("war", "plague"):
                self._drop_pennant(event.kind, arrives)
            elif (
                event.kind == "sacrificed" and mine and event.cause is not None and event.cause.id in ("war", "plague")
            ):
                self._lose_workers(event.amount)

    def _aside(self, y: float) -> QPointF:
        """Where the others sit: beyond the right edge."""
        return QPointF(self._table.scene().width(), y)

    def _fly(self, picture: QPixmap, side: float, way: tuple[QPointF, QPointF], time: int, lands: bool = False) -> None:
        curve = Curve.OutCubic if lands else Curve.InOutCubic
        self._motions.fly(self._table.scene(), Flyer(picture, side), way, time, curve, lands)

    def _place_worker(self, event: Event, mine: bool) -> None:
        """From the tray, or from the side of the table where the other player sits."""
        slots = self._table.slot_rects(event.what)
        tray = self._table.stage.pieces.get("tray")
        if not slots or tray is None or event.seat is None:
            return
        side, seats = slots[0].height() * 0.86, self._table.theme.seats
        picture = worker_pixmap(seats[event.seat % len(seats)], side, self._table.stage.ratio)
        slot = slots[0].center()
        start = tray.rect.center() if mine else self._aside(slot.y())
        self._fly(picture, side, (start, slot), LAND if mine else FLY, lands=True)

    def _stream(self, event: Event, mine: bool) -> None:
        """Coins or points, one after the other: gained ones to their counter, paid ones to the slot."""
        counter = self._table.stage.pieces.get(f"counter:{event.what}")
        slots = self._table.slot_rects(event.cause.id if event.cause else "")
        if counter is None or not (slots or mine):
            return
        home = QPointF(counter.rect.left() + COIN, counter.rect.center().y())
        place = slots[0].center() if slots else home - QPointF(0, 90)
        if not mine:
            home = self._aside(place.y())
        way = (place, home) if event.kind == "gained" else (home, place)
        picture = icon_pixmap("coin" if event.what == "coins" else "point", COIN, None, self._table.stage.ratio)
        for number in range(min(event.amount, MOST_FLYERS)):
            self._fly(picture, COIN, way, FLY + number * APART)

    def _drop_pennant(self, kind: str, card: str) -> None:
        """The pennant of the card that has arrived falls into its place."""
        piece = self._table.stage.pieces.get(f"track:{card}")
        if piece is None:
            return
        picture = icon_pixmap(kind, PENNANT, None, self._table.stage.ratio)
        end = QPointF(piece.rect.right() - 8 - PENNANT / 2, piece.rect.top() + 5 + PENNANT / 2)
        flyer = Flyer(picture, PENNANT)
        way = (end - QPointF(0, 84), end)
        self._motions.fly(self._table.scene(), flyer, way, DROP, Curve.OutBounce)

    def _lose_workers(self, count: int) -> None:
        """They turn red and fade."""
        tray = self._table.stage.pieces.get("tray")
        if tray is None:
            return
        side = tray.rect.height() * 0.68
        seat = SeatLook(*LOST, self._table.theme.seats[self._table.viewer].shape)
        picture = worker_pixmap(seat, side, self._table.stage.ratio)
        for number in range(count):
            middle = QPointF(tray.rect.left() + side * (0.7 + number), tray.rect.center().y())
            self._motions.fade_away(self._table.scene(), Flyer(picture, side), middle, DROP)
