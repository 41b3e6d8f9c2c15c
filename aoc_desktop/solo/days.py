"""The challenge of the day: every date has its table, the same for everybody, without asking anybody."""

from __future__ import annotations

from datetime import date
from typing import Any, NamedTuple

from aoc_desktop.kernel.game import Game
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.solo.table_codes import LARGEST_SEED

FIRST_DAY = date(2026, 1, 1)
_SEED = 2
"""The generator's stream of the seeds: what else a day decides does not disturb them."""
RIVALS = "rivals"
"""In a record's meta: the levels that sit down against the player."""


def seed_of_day(day: date) -> int:
    return Rng(day.toordinal()).fork(_SEED).below(LARGEST_SEED) + 1


def is_dealt_as(game: Game[Any], record: Record, wanted: Record) -> bool:
    """Whether a record has the very table of another."""
    told = (record.game, record.card_set, record.players, record.mode, tuple(record.variants))
    if told != (wanted.game, wanted.card_set, wanted.players, wanted.mode, tuple(wanted.variants)):
        return False
    given = {name: value for name, value in record.setup.items() if name != "seed"}
    dealt = game.setup_of(game.setup(game.options(wanted), Rng(wanted.seed)))
    return given == dealt if given else record.seed == wanted.seed


class DayTable(NamedTuple):
    """The table of each day: the player on seat 0 against computer players; the margin is the score."""

    game: str
    card_set: str
    rivals: tuple[str, ...] = ("adept",)
    """The levels on the other seats."""

    def record(self, day: date) -> Record:
        """The table of a day; `meta` says whose it is."""
        meta = {"daily": day.isoformat(), RIVALS: list(self.rivals)}
        return Record(self.game, self.card_set, 1 + len(self.rivals), "table", (), {"seed": seed_of_day(day)}, (), meta)

    def is_of_day(self, game: Game[Any], record: Record, day: date) -> bool:
        """Dealt from that day's table, and played against its rivals."""
        seats = record.meta.get("seats")
        levels = [seat.get("level") for seat in seats[1:]] if isinstance(seats, list) else None
        return levels == list(self.rivals) and is_dealt_as(game, record, self.record(day))
