"""What of a game's events deserves a banner: a new era, its judgement chosen and scored, the last turns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from aoc_desktop.games.golden_ages.rules.cards import CardSet
from aoc_desktop.games.golden_ages.words.log import log_lines
from aoc_desktop.games.golden_ages.words.speech import load_language
from aoc_desktop.kernel.events import Event
from aoc_desktop.text.language import capital
from aoc_desktop.ui.table.page.banner import Announcement

SIGNS = {"judgement": "golden_age", "era_ends": "judgement", "era_begins": "clock", "last_turns": "warning"}
"""The events that are announced, each with its sign."""
WITH = ("scored", "counted", "first_player")
"""Events that are told with what was announced before them."""
MOST_LINES = 5


def announcements(events: Sequence[Event], cards: CardSet, players: Sequence[str], language: str) -> list[Announcement]:
    """Each with what it brings whom."""
    found = []
    for place, event in enumerate(events):
        if event.kind in SIGNS:
            its_own = takewhile(lambda later: later.kind in WITH, events[place + 1 :])
            lines = log_lines([event, *its_own], cards, language, players)[:MOST_LINES]
            found.append(Announcement(event.kind, event.what, _title(event, language), tuple(lines)))
    return found


def _title(event: Event, language: str) -> str:
    names = load_language(language).names
    if event.kind in ("era_begins", "era_ends"):
        return str(names["era"][str(event.amount)].display)
    if event.kind == "judgement":
        return capital(names["terms"]["golden_age"].display)
    return str(names["variant"]["last_turns"].display)
