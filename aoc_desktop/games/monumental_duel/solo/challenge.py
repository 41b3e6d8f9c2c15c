"""Tables of Monumental Duel as short codes, and the table of each day."""

from __future__ import annotations

from aoc_desktop.games.monumental_duel.rules.game import GAME
from aoc_desktop.solo.days import DayTable
from aoc_desktop.solo.table_codes import TableCodes

CODES = TableCodes(GAME, sets=("espionage",), variants=("pick_civilizations",))
DAY = DayTable(GAME.id, "espionage")
