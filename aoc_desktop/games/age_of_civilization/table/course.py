"""What of a game's events deserves a banner: war, plague, events, and the turn of a scenario."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.games.age_of_civilization.rules.scenarios import scenario
from aoc_desktop.games.age_of_civilization.table.sections import Sections
from aoc_desktop.games.age_of_civilization.table.track_faces import paint_event_token
from aoc_desktop.games.age_of_civilization.words.log import log_lines
from aoc_desktop.games.age_of_civilization.words.scenarios import turning_sentence
from aoc_desktop.games.age_of_civilization.words.speech import load_language
from aoc_desktop.kernel.events import Event
from aoc_desktop.ui.kit.icons import icon_pixmap, paint_icon, worker_pixmap
from aoc_desktop.ui.kit.theme import RESOURCES, Theme
from aoc_desktop.ui.kit.theme import Seat as SeatLook
from aoc_desktop.ui.table.page.banner import Announcement
from aoc_desktop.ui.table.picture.animator import DROP, FLY, GLIDE, LAND, SIGN, Animator
from aoc_desktop.ui.table.picture.motion import Curve, Flyer

TURNS = "scenario_turns"
ANNOUNCED = ("war", "plague", "event", TURNS)
ENDS = (*ANNOUNCED, "no_symbol", "round_begins")
"""What comes after one of these is no longer told with what was announced before."""


def announcements(events: Sequence[Event], language: str, players: Sequence[str]) -> list[Announcement]:
    """Each with what it did to whom."""
    found = []
    for place, event in enumerate(events):
        if event.kind in ANNOUNCED:
            its_own = takewhile(lambda later: later.kind not in ENDS, events[place + 1 :])
            found.append(_announcement(event, log_lines([event, *its_own], language, players), language))
    return found


def _announcement(event: Event, lines: list[str], language: str) -> Announcement:
    turning = turning_sentence(scenario(event.what), language) if event.kind == TURNS else ""
    named = {"event": ("event", event.what), TURNS: ("scenario", event.what)}
    kind, card = named.get(event.kind, ("symbol", event.kind))
    title = load_language(language).names[kind][card].display
    edge = RESOURCES[event.kind].on(True).fill if event.kind in RESOURCES else ""
    return Announcement(event.kind, event.what, title, (*lines, *([turning] if turning else ())), edge, turning)


def paint_sign(painter: QPainter, rect: QRectF, told: Announcement, theme: Theme) -> None:
    if told.kind == "event":
        paint_event_token(painter, rect, told.id)
    elif told.kind == TURNS:
        paint_icon(painter, rect, "path", theme.lit)
    else:
        paint_icon(painter, rect, told.kind, None, theme.on_dark)


# Which events of Age of Civilization are heard, and as what.


EVIL = ("barbarians", "black_death", "corruption", "earthquake", "great_famine", "rats")
"""Events that harm every player they concern."""
SOUNDS = {
    "kept": "card",
    "market_made": "card",
    "drawn": "card",
    "rises": "card",
    "annexes": "card",
    "buys": "card",
    "controls": "card",
    "permanent_card_moves": "card",
    "performs": "piece",
    "workers_return": "piece",
    "gained coins": "coins",
    "paid coins": "coins",
    "coins_laid": "coins",
    "gained points": "points",
    "technology": "technology",
    "wonder": "wonder",
    "war": "war",
    "plague": "calamity",
    "event": "points",
    **{f"event {evil}": "calamity" for evil in EVIL},
    "drought_added": "calamity",
    "civilization_lost": "calamity",
    "scenario_turns": "calamity",
}


# What the events of Age of Civilization show as motion.


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
