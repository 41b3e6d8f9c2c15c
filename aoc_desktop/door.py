"""The program's door. Whoever changes their mind while it is still being loaded (Ctrl+C) sees no traceback."""

from __future__ import annotations

from aoc_desktop.signals import heed_signals


def main() -> int:
    """The program with the arguments of its command line; returns the exit status."""
    heed_signals()
    from aoc_desktop.cli import main as run

    return run()
