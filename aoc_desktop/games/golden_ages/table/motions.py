"""What the events of The Golden Ages show as motion: colonists walk, coins rise from their square, swords cross."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from aoc_desktop.games.golden_ages.rules.squares import SQUARES
from aoc_desktop.kernel.events import Event
from aoc_desktop.ui.kit.icons import icon_pixmap
from aoc_desktop.ui.table.picture.animator import FLY, SIGN, Animator

SWORDS = 34.0
SIGNS = {"gold": "coin", "points": "point"}


class AgesAnimator(Animator):
    """Pieces travel by themselves, as the stage knows where each was; coins, points and swords fly."""

    cards = ("wonder:", "building:", "judgement:", "civilization:", "cell:", "city:", "capital:")

    def show_events(self, events: Sequence[Event]) -> None:
        here: QPointF | None = None
        for event in events:
            here = self._square_of(event) or here
            mine = event.seat == self._table.viewer
            if event.kind in ("gained", "received", "scored", "paid") and event.what in SIGNS:
                self._flow(event, mine, here)
            elif event.kind == "attacks":
                self._cross_swords(here)

    def _square_of(self, event: Event) -> QPointF | None:
        """The middle of the last square that an event names."""
        named = [word for word in event.what.split() if word in SQUARES]
        return self._table.place_point(("square", named[-1])) if named else None

    def _flow(self, event: Event, mine: bool, here: QPointF | None) -> None:
        """From the square to the counter, one flight per cause; paid gold the other way."""
        counter = self._table.stage.pieces.get(f"counter:{event.what}")
        if counter is None or not event.amount:
            return
        home = QPointF(counter.rect.left() + SIGN, counter.rect.center().y())
        place = here if here is not None else home - QPointF(0, 90)
        if not mine:
            home = self.aside(place.y())
        way = (home, place) if event.kind == "paid" else (place, home)
        self.stream(SIGNS[event.what], event.amount, way)

    def _cross_swords(self, here: QPointF | None) -> None:
        if here is None:
            return
        picture = icon_pixmap("action_attack", SWORDS, None, self._table.stage.ratio)
        self.fly(picture, SWORDS, (here - QPointF(0, 46), here), FLY, lands=True)
