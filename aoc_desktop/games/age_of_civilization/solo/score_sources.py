"""Where each player's points came from: for the final screen. The parts add up to the points."""

from __future__ import annotations

from collections.abc import Iterable

from aoc_desktop.games.age_of_civilization.rules.events import GameEnds, changes
from aoc_desktop.games.age_of_civilization.rules.state import ROUNDS
from aoc_desktop.kernel.events import Event, RoundBegins
from aoc_desktop.solo.gains import END, Gained

ACTIONS, TECHNOLOGIES, WONDERS, CIVILIZATIONS, END_OF_GAME = (
    "actions",
    "technologies",
    "wonders",
    "civilizations",
    "end_of_game",
)
SOURCES = (ACTIONS, TECHNOLOGIES, CIVILIZATIONS, WONDERS, END_OF_GAME)
STOPS = (*range(1, ROUNDS + 1), END)
"""What the course of a game shows: every round, and the end."""
# Points of any other cause (resting, events, the rule of the first Hunt) are what play itself brought.
OF_CARD = {"technology": TECHNOLOGIES, "wonder": WONDERS, "civilization": CIVILIZATIONS}


def gains(events: Iterable[Event]) -> list[Gained]:
    """Every gain of points of a whole game, in order."""
    found, current, ended = [], 1, False
    for event in events:
        if isinstance(event, RoundBegins):
            current = event.round
        elif isinstance(event, GameEnds):
            ended = True
        for change in changes(event):
            if change.what == "points":
                kind, card = (change.cause.kind, change.cause.id) if change.cause else ("", "")
                source = END_OF_GAME if ended else OF_CARD.get(kind, ACTIONS)
                found.append(Gained(change.seat, END if ended else current, change.amount, source, kind, card))
    return found
