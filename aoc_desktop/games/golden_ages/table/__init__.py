"""The Golden Ages' Look: its chart, tiles, pieces, cards and table."""
