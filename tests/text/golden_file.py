"""Golden files: what the program says, kept as text so that a change is read in review.

    AOC_WRITE_GOLDEN=1 python -m pytest tests/text

writes them anew; read the difference before it is committed.
"""

from __future__ import annotations

import os
from pathlib import Path

FOLDER = Path(__file__).parent / "golden"


def check(name: str, text: str) -> None:
    path = FOLDER / name
    if os.environ.get("AOC_WRITE_GOLDEN"):
        path.write_text(text, encoding="utf-8", newline="\n")
    assert text == path.read_text(encoding="utf-8"), f"see golden_file.py if {name} is meant to change"
