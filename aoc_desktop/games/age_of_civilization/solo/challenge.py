"""A game that a friend can be challenged to: its seed and options as a short code, without any network."""

from __future__ import annotations

from aoc_desktop.games.age_of_civilization.rules.game import GAME, card_set
from aoc_desktop.games.age_of_civilization.rules.scenarios import SCENARIOS, scenario_of
from aoc_desktop.games.age_of_civilization.rules.setup import first_game_track
from aoc_desktop.kernel.record import Record
from aoc_desktop.solo import table_codes

SIGNS = table_codes.SIGNS
# Their places are written in codes that people keep: add at the end, never reorder.
SETS = ("second_edition", "first_edition")
MODES = ("table", "solo", *(f"scenario:{name}" for name in SCENARIOS))
VARIANTS = ("innovation", "changing_world", "draft")
LATER_VARIANTS = ("fair_start",)


def _with_fixed_track(record: Record) -> Record:
    track = first_game_track(card_set(record.card_set), record.mode != "table", scenario_of(record.mode))
    return record._replace(setup={**record.setup, "track": track})


_CODES = table_codes.TableCodes(GAME, SETS, MODES, VARIANTS, LATER_VARIANTS, _with_fixed_track)
code_of = _CODES.code_of
record_of_code = _CODES.record_of_code
