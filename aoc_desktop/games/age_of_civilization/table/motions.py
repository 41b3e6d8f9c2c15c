"""What the events of Age of Civilization show as motion."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from aoc_desktop.games.age_of_civilization.table.sections import Sections
from aoc_desktop.kernel.events import Event
from aoc_desktop.ui.kit.icons import icon_pixmap, worker_pixmap
from aoc_desktop.ui.kit.theme import Seat as SeatLook
from aoc_desktop.ui.table.picture.animator import DROP, FLY, GLIDE, LAND, SIGN, Animator
from aoc_desktop.ui.table.picture.motion import Curve, Flyer

PENNANT = 22.0
LOST = ("#FF9C86", "#A8271B")
"""The colours of a worker that a war or the plague takes."""
SIGNS = {"coins": "coin", "points": "point"}


class EmpireAnimator(Animator):
    """Workers are placed, coins and points flow, pennants fall."""

    cards = ("civilization:", "wonder:", "special:")
    slow = ("permanent", "track", "event", "zone")

    def _slots(self, action: str) -> list[QRectF]:
        layout = self._table.layout_
        assert isinstance(layout, Sections)
        return layout.slot_rects(action)

    def show_events(self, events: Sequence[Event]) -> None:
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

    def _place_worker(self, event: Event, mine: bool) -> None:
        """From the tray, or from the side of the table where the other player sits."""
        slots = self._slots(event.what)
        tray = self._table.stage.pieces.get("tray")
        if not slots or tray is None or event.seat is None:
            return
        side, seats = slots[0].height() * 0.86, self._table.theme.seats
        picture = worker_pixmap(seats[event.seat % len(seats)], side, self._table.stage.ratio)
        slot = slots[0].center()
        start = tray.rect.center() if mine else self.aside(slot.y())
        self.fly(picture, side, (start, slot), LAND if mine else FLY, lands=True)

    def _stream(self, event: Event, mine: bool) -> None:
        """Coins or points, one after the other: gained ones to their counter, paid ones to the slot."""
        counter = self._table.stage.pieces.get(f"counter:{event.what}")
        slots = self._slots(event.cause.id if event.cause else "")
        if counter is None or not (slots or mine):
            return
        home = QPointF(counter.rect.left() + SIGN, counter.rect.center().y())
        place = slots[0].center() if slots else home - QPointF(0, 90)
        if not mine:
            home = self.aside(place.y())
        way = (place, home) if event.kind == "gained" else (home, place)
        self.stream(SIGNS[event.what], event.amount, way)

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
