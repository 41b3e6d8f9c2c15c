"""What of a game's events deserves a banner: a new era, its judgement chosen and scored, the last turns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from PySide6.QtCore import QPointF

from aoc_desktop.games.golden_ages.rules import events as kinds
from aoc_desktop.games.golden_ages.rules.cards import CardSet
from aoc_desktop.games.golden_ages.rules.squares import SQUARES
from aoc_desktop.games.golden_ages.words.log import log_lines
from aoc_desktop.games.golden_ages.words.speech import load_language
from aoc_desktop.kernel.events import Event
from aoc_desktop.text.language import capital
from aoc_desktop.ui.kit.icons import icon_pixmap
from aoc_desktop.ui.table.answers import Announcement
from aoc_desktop.ui.table.picture.animator import FLY, SIGN, Animator

SIGNS = {"judgement": "golden_age", "era_ends": "judgement", "era_begins": "clock", "last_turns": "warning"}
"""The kinds of events that are announced, each with its sign."""
WITH = (kinds.Scored, kinds.Counted, kinds.FirstPlayer)
"""Events that are told with what was announced before them."""
MOST_LINES = 5


def announcements(events: Sequence[Event], cards: CardSet, players: Sequence[str], language: str) -> list[Announcement]:
    """Each with what it brings whom."""
    found = []
    for place, event in enumerate(events):
        if event.kind in SIGNS:
            its_own = takewhile(lambda later: isinstance(later, WITH), events[place + 1 :])
            lines = log_lines([event, *its_own], cards, language, players)[:MOST_LINES]
            found.append(Announcement(event.kind, " ".join(event.words), _title(event, language), tuple(lines)))
    return found


def _title(event: Event, language: str) -> str:
    names = load_language(language).names
    if isinstance(event, kinds.EraBegins | kinds.EraEnds):
        return str(names["era"][str(event.round if isinstance(event, kinds.EraBegins) else event.era)].display)
    if isinstance(event, kinds.JudgementChosen):
        return capital(names["terms"]["golden_age"].display)
    return str(names["variant"]["last_turns"].display)


# Which events of The Golden Ages are heard, and as what.


SOUNDS = {
    "reveals": "card",
    "reveals_one": "card",
    "plays": "card",
    "replaces": "card",
    "tile_drawn": "card",
    "cards_leave": "card",
    "glory_drawn": "card",
    "tile_placed": "building",
    "capital_placed": "building",
    "capital_moved": "building",
    "founds": "building",
    "builds": "building",
    "explores": "piece",
    "artist": "piece",
    "goes_home": "piece",
    "gained gold": "coins",
    "paid gold": "coins",
    "received gold": "coins",
    "gained points": "points",
    "scored": "points",
    "develops": "technology",
    "wonder": "wonder",
    "golden_age": "wonder",
    "era_begins": "technology",
    "attacks": "war",
    "city_lost": "calamity",
}


# What the events of The Golden Ages show as motion: colonists walk, coins rise from their square, swords cross.


SWORDS = 34.0
SIGNS_THAT_FLY = {"gold": "coin", "points": "point"}


class AgesAnimator(Animator):
    """Pieces travel by themselves, as the stage knows where each was; coins, points and swords fly."""

    cards = ("wonder:", "building:", "judgement:", "civilization:", "cell:", "city:", "capital:")

    def show_events(self, events: Sequence[Event]) -> None:
        here: QPointF | None = None
        for event in events:
            here = self._square_of(event) or here
            mine = event.seat == self._table.viewer
            if isinstance(event, kinds.Amount):
                self._flow(event, mine, here)
            elif isinstance(event, kinds.Attacks):
                self._cross_swords(here)

    def _square_of(self, event: Event) -> QPointF | None:
        """The middle of the last square that an event names."""
        named = [word for word in event.words if word in SQUARES]
        return self._table.place_point(("square", named[-1])) if named else None

    def _flow(self, event: kinds.Amount, mine: bool, here: QPointF | None) -> None:
        """From the square to the counter, one flight per cause; paid gold the other way."""
        counter = self._table.stage.pieces.get(f"counter:{event.what}")
        if counter is None or not event.amount:
            return
        home = QPointF(counter.rect.left() + SIGN, counter.rect.center().y())
        place = here if here is not None else home - QPointF(0, 90)
        if not mine:
            home = self.aside(place.y())
        way = (home, place) if isinstance(event, kinds.Paid) else (place, home)
        self.stream(SIGNS_THAT_FLY[event.what], event.amount, way)

    def _cross_swords(self, here: QPointF | None) -> None:
        if here is None:
            return
        picture = icon_pixmap("action_attack", SWORDS, None, self._table.stage.ratio)
        self.fly(picture, SWORDS, (here - QPointF(0, 46), here), FLY, lands=True)
