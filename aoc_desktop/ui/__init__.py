"""Windows, table, cards and animation: everything that is drawn. Nothing here computes a rule."""

from aoc_desktop.ui.none_guard import keep_none_alive

keep_none_alive()
