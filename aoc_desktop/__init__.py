"""aoc_desktop: Age of Civilization, and the civilisation games to come, on one desktop."""

__version__ = "0.1.0"
