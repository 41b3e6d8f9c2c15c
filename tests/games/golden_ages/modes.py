"""Every way to play: numbers of players, options in every combination allowed."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from aoc_desktop.games.golden_ages.rules.card_files import shipped_set
from aoc_desktop.games.golden_ages.rules.game import GAME
from aoc_desktop.games.golden_ages.rules.setup import BALANCED_PLAYERS, VARIANTS, Options
from aoc_desktop.kernel.record import Record


class Mode(NamedTuple):
    players: int
    variants: tuple[str, ...] = ()

    @property
    def options(self) -> Options:
        return Options(shipped_set("base"), self.players, variants=frozenset(self.variants))

    @property
    def record(self) -> Record:
        """A record of this mode that leaves the whole set-up open."""
        return Record(GAME.id, "base", self.players, "table", self.variants, {})

    @property
    def name(self) -> str:
        return "_".join([f"{self.players}p", *self.variants])


def all_modes() -> list[Mode]:
    modes = []
    for players in GAME.players:
        allowed = [name for name in VARIANTS if players in BALANCED_PLAYERS or name != "balanced_civilizations"]
        for count in range(len(allowed) + 1):
            modes += [Mode(players, chosen) for chosen in combinations(allowed, count)]
    return modes


MODES = all_modes()
