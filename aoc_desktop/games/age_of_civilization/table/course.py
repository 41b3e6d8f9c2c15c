"""What of a game's events deserves a banner: war, plague, events, and the turn of a scenario."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.games.age_of_civilization.rules import events as kinds
from aoc_desktop.games.age_of_civilization.rules.events import PLAGUE, WAR
from aoc_desktop.games.age_of_civilization.rules.scenarios import scenario
from aoc_desktop.games.age_of_civilization.table.sections import Sections
from aoc_desktop.games.age_of_civilization.table.track_faces import paint_event_token
from aoc_desktop.games.age_of_civilization.words.log import log_lines
from aoc_desktop.games.age_of_civilization.words.scenarios import turning_sentence
from aoc_desktop.games.age_of_civilization.words.speech import load_language
from aoc_desktop.kernel.events import Event, RoundBegins
from aoc_desktop.ui.kit.icons import icon_pixmap, paint_icon, worker_pixmap
from aoc_desktop.ui.kit.theme import RESOURCES, Theme
from aoc_desktop.ui.kit.theme import Seat as SeatLook
from aoc_desktop.ui.table.answers import Announcement
from aoc_desktop.ui.table.picture.animator import DROP, FLY, GLIDE, LAND, SIGN, Animator
from aoc_desktop.ui.table.picture.motion import Curve, Flyer

ANNOUNCED = (kinds.WarBreaksOut, kinds.Plague, kinds.EventTurned, kinds.ScenarioTurns)
ENDS = (*ANNOUNCED, kinds.NoSymbol, RoundBegins)
"""What comes after one of these is no longer told with what was announced before."""


def announcements(events: Sequence[Event], language: str, players: Sequence[str]) -> list[Announcement]:
    """Each with what it did to whom."""
    found = []
    for place, event in enumerate(events):
        if isinstance(event, ANNOUNCED):
            its_own = takewhile(lambda later: not isinstance(later, ENDS), events[place + 1 :])
            found.append(_announcement(event, log_lines([event, *its_own], language, players), language))
    return found


def _announcement(event: Event, lines: list[str], language: str) -> Announcement:
    turning, kind, card = "", "symbol", event.kind
    if isinstance(event, kinds.ScenarioTurns):
        turning, kind, card = turning_sentence(scenario(event.scenario), language), "scenario", event.scenario
    elif isinstance(event, kinds.EventTurned):
        kind, card = "event", event.event
    title = load_language(language).names[kind][card].display
    edge = RESOURCES[event.kind].on(True).fill if event.kind in RESOURCES else ""
    return Announcement(
        event.kind, " ".join(event.words), title, (*lines, *([turning] if turning else ())), edge, turning
    )


def paint_sign(painter: QPainter, rect: QRectF, told: Announcement, theme: Theme) -> None:
    if told.kind == kinds.EventTurned.kind:
        paint_event_token(painter, rect, told.id)
    elif told.kind == kinds.ScenarioTurns.kind:
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
            if isinstance(event, kinds.Performs):
                self._place_worker(event, mine)
            elif isinstance(event, kinds.Gained | kinds.Paid) and event.what in ("coins", "points"):
                self._stream(event, mine)
            elif isinstance(event, kinds.PermanentCardMoves):
                arrives = event.card
                if (card := self._table.stage.pieces.get(f"track:{arrives}")) is not None:
                    self._motions.fade_in(card, GLIDE, 0.4)
            elif isinstance(event, kinds.WarBreaksOut | kinds.Plague):
                self._drop_pennant(event.kind, arrives)
            elif isinstance(event, kinds.Sacrificed) and mine and event.cause in (WAR, PLAGUE):
                self._lose_workers(event.amount)

    def _place_worker(self, event: kinds.Performs, mine: bool) -> None:
        """From the tray, or from the side of the table where the other player sits."""
        slots = self._slots(event.action)
        tray = self._table.stage.pieces.get("tray")
        if not slots or tray is None:
            return
        side, seats = slots[0].height() * 0.86, self._table.theme.seats
        picture = worker_pixmap(seats[event.seat % len(seats)], side, self._table.stage.ratio)
        slot = slots[0].center()
        start = tray.rect.center() if mine else self.aside(slot.y())
        self.fly(picture, side, (start, slot), LAND if mine else FLY, lands=True)

    def _stream(self, event: kinds.Gained | kinds.Paid, mine: bool) -> None:
        """Coins or points, one after the other: gained ones to their counter, paid ones to the slot."""
        counter = self._table.stage.pieces.get(f"counter:{event.what}")
        slots = self._slots(event.cause.id if event.cause else "")
        if counter is None or not (slots or mine):
            return
        home = QPointF(counter.rect.left() + SIGN, counter.rect.center().y())
        place = slots[0].center() if slots else home - QPointF(0, 90)
        if not mine:
            home = self.aside(place.y())
        way = (place, home) if isinstance(event, kinds.Gained) else (home, place)
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
