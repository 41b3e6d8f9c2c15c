"""What the tests of bad input share: a good record to be spoiled, and the one line that answers a command."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from aoc_desktop import cli

ROOT = Path(__file__).parents[2]

Words = tuple[str, ...]


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Run a command that must fail; returns its one line."""
    assert cli.main(arguments) == 2
    output = capsys.readouterr()
    assert output.out == ""
    return checked(output.err)


def checked(error: str) -> str:
    """One readable line: no traceback, no name of a Python error, no reason without a sentence of its own."""
    assert error.startswith("aoc-desktop: ")
    assert error.endswith(".\n")
    assert not error.endswith("..\n")
    line = error[:-1]
    assert line.isprintable()
    assert len(line) < 400
    for wrong in ("Traceback", "Error", "Refused:", "None", "pydantic", "cannot be used ("):
        assert wrong not in line
    assert not re.search(r"\{\w+[}:.]", line), "a template that was not filled"
    return line


def check_words(line: str, words: Words) -> None:
    for word in words:
        assert word in line, f"{word!r} is not in {line!r}"


# ---------------------------------------------------------------- a good record, to be spoiled

WONDERS = ["petra", "colossus", "stonehenge", "great_wall", "mausoleum"]
MARKET = ["egypt", "rome", "axum", "babylon", "phoenicia"]
# fmt: off
DECK = [
    "china", "kongo", "carthage", "kush", "mali", "zimbabwe", "byzantium", "britain", "franks", "iberia", "italy",
    "greece", "macedon", "korea", "japan", "tibet", "arabia", "hittites", "ottomans", "persia", "sumer", "lydia",
    "assyria", "india", "harappa", "khmer", "indonesia", "dai_viet", "mughals", "aztecs", "inca", "maya", "tiwanaku",
    "polynesia", "cahokia", "scythia", "vikings", "slavs", "huns", "celts", "germania", "khitan", "mongolia",
]
# fmt: on
SETUP: dict[str, Any] = {
    "first_player": 0,
    "track": ["hunt", "fish", "farm", "conquest", "trade", "plague", "construction", "culture"],
    "wonders": WONDERS,
    "market": MARKET,
    "deck": DECK,
}
GOOD: dict[str, Any] = {
    "format": 1,
    "game": "age_of_civilization",
    "card_set": "second_edition",
    "players": 2,
    "mode": "table",
    "variants": [],
    "setup": SETUP,
    "moves": ["rise egypt", "act hunt", "act farm", "done", "rise rome", "rest"],
}
SOLO = {"players": 1, "mode": "solo", "setup": {"seed": 1}, "moves": []}


def replayed(capsys: pytest.CaptureFixture[str], tmp_path: Path, data: object) -> str:
    path = tmp_path / "game.json"
    path.write_bytes(data if isinstance(data, bytes) else json.dumps(data).encode())
    line = complaint(capsys, "replay", str(path))
    assert line.startswith("aoc-desktop: game.json: ")
    return line
