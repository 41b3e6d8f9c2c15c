"""The program's entry point. Ctrl+C while the program is still loading ends it without a traceback."""

from __future__ import annotations

from aoc_desktop.signals import heed_signals


def main() -> int:
    """The program with the arguments of its command line; returns the exit status."""
    heed_signals()
    from aoc_desktop.cli import main as run

    return run()
