"""aoc_desktop: civilisation board games on one desktop."""

__version__ = "0.2.0"  # the one place: pyproject.toml and the packages take it from here
