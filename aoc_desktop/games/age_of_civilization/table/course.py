"""What of a game's events deserves a banner: war, plague, events, and the turn of a scenario."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.games.age_of_civilization.rules.scenarios import scenario
from aoc_desktop.games.age_of_civilization.table.track_faces import paint_event_token
from aoc_desktop.games.age_of_civilization.words.log import log_lines
from aoc_desktop.games.age_of_civilization.words.scenarios import turning_sentence
from aoc_desktop.games.age_of_civilization.words.speech import load_language
from aoc_desktop.kernel.events import Event
from aoc_desktop.ui.kit.icons import paint_icon
from aoc_desktop.ui.kit.theme import RESOURCES, Theme
from aoc_desktop.ui.table.page.banner import Announcement

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
