"""Caravans in the registry, for as long as a test runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from aoc_desktop.games import GameEntry
from aoc_desktop.kernel.record import Record

ENTRY = GameEntry(
    engine="tests.toy.caravans:GAME",
    knowledge="tests.toy.knowledge:KNOWLEDGE",
    codec="tests.toy.caravans:CODEC",
    words="tests.toy.words:WORDS",
    rows="tests.toy.table:CaravanRows",
    table="tests.toy.look:TABLE",
    look="tests.toy.look:LOOK",
)


def caravan_record(players: int, moves: Sequence[str] = (), **setup: Any) -> Record:
    return Record("caravans", "none", players, "table", (), setup, tuple(moves))
