"""Windows, table, cards and their drawings."""

from aoc_desktop.ui.none_guard import keep_none_alive

keep_none_alive()
