"""Whole screens beside the table, for any game: what they need of one, its Look gives."""
