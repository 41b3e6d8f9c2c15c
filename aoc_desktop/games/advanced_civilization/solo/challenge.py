"""Tables of Advanced Civilization as codes: the seed, the board and the length. A table with latecomers has none."""

from __future__ import annotations

from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.rules.setup import TRADE_ROUND_NUMBERS, TURN_LIMITS
from aoc_desktop.solo.table_codes import TableCodes, Told

BOARDS = (
    *("west", "east", "west_extended", "without_west_panel", "without_east_panel", "three_west_panels"),
    *("full", "extended", "extended_without_east_panel"),
)
"""Their places are written in codes that people keep: add at the end, never reorder."""
CODES = TableCodes(
    GAME,
    sets=("standard",),
    variants=("random_nations", "leaving"),
    fields=(
        Told("board", BOARDS, 16),
        Told("turn_limit", TURN_LIMITS, 128),
        Told("trade_rounds", TRADE_ROUND_NUMBERS, 16),
    ),
    players=8,
    signs=14,
)
