"""The end of a game: celebration, ranking, points, review."""
