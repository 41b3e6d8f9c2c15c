"""Tables of The Golden Ages as short codes, and the table of each day."""

from __future__ import annotations

from aoc_desktop.games.golden_ages.rules.game import GAME
from aoc_desktop.games.golden_ages.rules.setup import VARIANTS
from aoc_desktop.solo.days import DayTable
from aoc_desktop.solo.table_codes import TableCodes

CODES = TableCodes(GAME, sets=("base",), variants=VARIANTS)
DAY = DayTable(GAME.id, "base")
