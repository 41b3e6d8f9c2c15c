"""Every way to play: each pair of civilisations on either side, and civilisations picked in play."""

from __future__ import annotations

from itertools import permutations
from typing import Any, NamedTuple

from aoc_desktop.games.monumental_duel.rules.card_files import shipped_set
from aoc_desktop.games.monumental_duel.rules.game import GAME
from aoc_desktop.games.monumental_duel.rules.setup import PICK, Options
from aoc_desktop.kernel.record import Record


class Mode(NamedTuple):
    civilizations: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()

    @property
    def setup(self) -> dict[str, Any]:
        return {"civilizations": list(self.civilizations)} if self.civilizations else {}

    @property
    def options(self) -> Options:
        return Options(shipped_set("espionage"), 2, variants=frozenset(self.variants), setup=self.setup)

    @property
    def record(self) -> Record:
        """A record of this mode that leaves the rest of the set-up open."""
        return Record(GAME.id, "espionage", 2, "table", self.variants, self.setup)

    @property
    def name(self) -> str:
        return "_".join([*self.civilizations, *self.variants])


PAIRS = [Mode(pair) for pair in permutations(("greece", "mughals", "aksum"), 2)]
PICKED = Mode((), (PICK,))
MODES = [*PAIRS, PICKED]
