"""The challenge of the day: every date has its table, the same for everybody, without asking anybody."""

from __future__ import annotations

from datetime import date

from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.rules.scenarios import SCENARIOS
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.kernel.scenarios import PREFIX, scenario_named
from aoc_desktop.solo.days import FIRST_DAY, is_dealt_as, seed_of_day

KINDS = ("skirmish", "innovation", *SCENARIOS)
"""What a day may bring; each week brings each of them once."""
_ORDER = 1
"""The generator's stream of the order of a week: it does not disturb the seeds of its days."""
__all__ = ["FIRST_DAY", "KINDS", "is_of_day", "kind_of", "kind_of_day", "record_of_day", "record_of_kind"]


def kind_of_day(day: date) -> str:
    """What is played that day: the week, from Monday on, has its own order."""
    week, place = divmod(day.toordinal() - 1, 7)
    order = list(KINDS)
    Rng(week).fork(_ORDER).shuffle(order)
    return order[place]


def record_of_day(day: date) -> Record:
    """The table of a day; `meta` says whose it is."""
    return record_of_kind(kind_of_day(day), seed_of_day(day))._replace(meta={"daily": day.isoformat()})


def record_of_kind(kind: str, seed: int) -> Record:
    """A solo game of this kind."""
    mode = f"{PREFIX}{kind}" if kind in SCENARIOS else "solo"
    variants = ("innovation",) if kind == "innovation" else ()
    return Record(GAME.id, "second_edition", 1, mode, variants, {"seed": seed})


def kind_of(record: Record) -> str:
    """The kind of a solo game; empty for any other."""
    if name := scenario_named(record.mode):
        return name
    if record.mode != "solo":
        return ""
    return "innovation" if "innovation" in record.variants else "skirmish"


def is_of_day(record: Record, day: date) -> bool:
    """Whether a record was dealt from that day's table."""
    return is_dealt_as(GAME, record, record_of_day(day))
