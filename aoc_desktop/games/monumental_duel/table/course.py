"""What happens to both players and deserves a banner: a new era, the last round, a Province lost, a Wonder built."""

from __future__ import annotations

from collections.abc import Sequence

from aoc_desktop.games.monumental_duel.rules.cards import CardSet
from aoc_desktop.games.monumental_duel.words.log import log_lines
from aoc_desktop.games.monumental_duel.words.speech import load_language
from aoc_desktop.kernel.events import Event
from aoc_desktop.text.language import capital
from aoc_desktop.ui.table.page.banner import Announcement

SIGNS = {"era_begins": "statistics", "last_round_next": "clock", "conquers": "province", "completes": "wonder"}
"""The sign of each kind on its banner."""


def announcements(events: Sequence[Event], cards: CardSet, players: Sequence[str], language: str) -> list[Announcement]:
    """In the order in which they happened."""
    names = load_language(language).names
    found = []
    for event in events:
        if event.kind not in SIGNS:
            continue
        if event.kind == "era_begins":
            title = str(names["era"][str(event.amount)].display)
        elif event.kind == "last_round_next":
            title = capital(names["term"]["last_round"].display)
        else:
            title = str(names.find(event.what.split()[0]).display)
        lines = log_lines([event], cards, language, players)
        found.append(Announcement(event.kind, event.what, title, tuple(lines)))
    return found
