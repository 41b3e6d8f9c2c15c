"""Every way to play: editions, numbers of players, variants in every combination allowed."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from aoc_desktop.games.age_of_civilization.rules.card_files import shipped_set
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.rules.scenarios import SCENARIOS
from aoc_desktop.games.age_of_civilization.rules.setup import SOLO_VARIANTS, Options
from aoc_desktop.kernel.record import Record


class Mode(NamedTuple):
    edition: str
    players: int
    variants: tuple[str, ...]
    scenario: str = ""

    @property
    def options(self) -> Options:
        mode = f"scenario:{self.scenario}" if self.scenario else "solo" if self.players == 1 else "table"
        return Options(shipped_set(self.edition), self.players, mode, frozenset(self.variants))

    @property
    def record(self) -> Record:
        """A record of this mode that leaves the whole set-up open."""
        return Record(GAME.id, self.edition, self.players, self.options.mode, self.variants, {})

    @property
    def name(self) -> str:
        players = self.scenario or ("solo" if self.players == 1 else f"{self.players}p")
        return "_".join([self.edition.removesuffix("_edition"), players, *self.variants])


def all_modes() -> list[Mode]:
    modes = []
    for edition in ("second_edition", "first_edition"):
        possible = sorted(shipped_set(edition).variants)
        for players in (1, 2, 3, 4):
            allowed = [variant for variant in possible if players > 1 or variant in SOLO_VARIANTS]
            for count in range(len(allowed) + 1):
                modes += [Mode(edition, players, chosen) for chosen in combinations(allowed, count)]
    modes += [Mode("second_edition", 1, (), scenario) for scenario in SCENARIOS]
    modes += [Mode("second_edition", 1, ("innovation",), scenario) for scenario in SCENARIOS]
    return modes


MODES = all_modes()
