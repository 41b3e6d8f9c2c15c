"""Golden files: what the program does or says, kept as readable text so that a change is seen in review.

    AOC_WRITE_GOLDEN=1 python3 run.py test -k golden

writes them anew; read the difference before it is committed.
"""

from __future__ import annotations

import os
from pathlib import Path

from aoc_desktop.kernel.events import Event


def check(path: Path, text: str) -> None:
    """The text must be what the file holds."""
    if os.environ.get("AOC_WRITE_GOLDEN"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    assert text == path.read_text(encoding="utf-8"), f"see tests/golden.py if {path.name} is meant to change"


def event_line(event: Event) -> str:
    """An event as one line of a playthrough."""
    parts = [event.kind]
    if event.seat is not None:
        parts.append(f"seat {event.seat}")
    if event.what:
        parts.append(event.what)
    if event.amount:
        parts.append(str(event.amount))
    if event.cause is not None:
        name = f"{event.cause.id}.{event.cause.ability}" if event.cause.ability else event.cause.id
        parts.append(f"({name})")
    return " ".join(parts)
