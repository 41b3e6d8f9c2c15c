"""Solo play for any game: modes, the challenge of the day, codes."""
