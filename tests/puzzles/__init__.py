"""Puzzles: the records that ship, how they are proved, judged and kept."""
