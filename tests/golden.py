"""Golden files: what the program does or says, kept as readable text so that a change is seen in review.

    AOC_WRITE_GOLDEN=1 python3 run.py test -k golden

writes them anew; read the difference before it is committed.
"""

from __future__ import annotations

import os
from pathlib import Path


def check(path: Path, text: str) -> None:
    """The text must be what the file holds."""
    if os.environ.get("AOC_WRITE_GOLDEN"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    assert text == path.read_text(encoding="utf-8"), f"see tests/golden.py if {path.name} is meant to change"
