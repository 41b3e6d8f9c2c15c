"""Every way to play: boards with their numbers of players, variants in every combination."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from aoc_desktop.games.advanced_civilization.rules.card_files import shipped_set
from aoc_desktop.games.advanced_civilization.rules.setup import VARIANTS
from aoc_desktop.kernel.record import Record


class Mode(NamedTuple):
    board: str
    starting: int
    variants: tuple[str, ...]

    @property
    def record(self) -> Record:
        """With latecomers the last seat waits."""
        late = [self.starting] if "latecomers" in self.variants else []
        setup = {"board": self.board, "late": late, "turn_limit": 14, "trade_rounds": 1, "seed": 0}
        players = self.starting + len(late)
        return Record("advanced_civilization", "standard", players, "table", self.variants, setup)


def all_modes() -> list[Mode]:
    boards = shipped_set("standard").boards
    chosen = [variants for count in range(len(VARIANTS) + 1) for variants in combinations(VARIANTS, count)]
    places = [(board, starting) for board, plan in boards.items() for starting in sorted(plan.players)]
    return [
        Mode(board, starting, variants)
        for variants in chosen
        for board, starting in places
        if starting < 8 or "latecomers" not in variants
    ]


MODES = all_modes()
