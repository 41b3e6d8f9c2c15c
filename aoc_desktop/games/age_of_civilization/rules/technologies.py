"""Which technologies exist for a player, what opens them, and which can be gained now (spec, sections 4 and 7)."""

from __future__ import annotations

from aoc_desktop.games.age_of_civilization.rules.cards import SpecialTechnology, Technology

LAST_ROW = 3
"""A special technology card covers the rows above it."""


class TechnologyTree:
    """The technology card, with or without a special card laid over one of its columns."""

    __slots__ = ("_available", "_printed")

    def __init__(self, printed: tuple[Technology, ...]) -> None:
        self._printed = printed
        self._available: dict[tuple[str, int], tuple[Technology, ...]] = {}

    def technologies(self, special: SpecialTechnology | None) -> tuple[Technology, ...]:
        """The technologies that exist for a player: covered ones do not."""
        if special is None:
            return self._printed
        left = [card for card in self._printed if card.column != special.column or card.row == LAST_ROW]
        return (special.row_1, special.row_2, *left)

    def prerequisites(self, technology: Technology, special: SpecialTechnology | None) -> tuple[str, ...]:
        """What opens a technology: a covered one is gone for all (ruling 9), a special row 2 opens its row 3 too."""
        existing = {card.id for card in self.technologies(special)}
        needed = tuple(card for card in technology.after if card in existing)
        if special is not None and technology.column == special.column and technology.row == LAST_ROW:
            needed += (special.row_2.id,)
        return needed

    def available(self, special: SpecialTechnology | None, owned: int) -> tuple[Technology, ...]:
        """The technologies that could be gained now, `owned` being the bits of those that are."""
        key = (special.id if special else "", owned)
        known = self._available.get(key)
        if known is None:
            known = self._available[key] = tuple(self._find_available(special, owned))
        return known

    def _find_available(self, special: SpecialTechnology | None, owned: int) -> list[Technology]:
        existing = self.technologies(special)
        gained = {card.id for card in existing if card.bit & owned}
        return [
            card
            for card in existing
            if card.id not in gained and (not card.after or not gained.isdisjoint(self.prerequisites(card, special)))
        ]
