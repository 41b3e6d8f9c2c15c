"""What speaks for a nation on a board: where it starts, sites and neighbours, and how sages have fared with it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

from aoc_desktop.games.advanced_civilization.rules.board import Board
from aoc_desktop.games.advanced_civilization.rules.cards import CardSet
from aoc_desktop.games.advanced_civilization.rules.state import shown_as
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.kernel.resources import resource

NEAR = 2
"""Steps within which a site counts."""
NEIGHBOURS = 2
GENTLE, HARD = 1.2, 0.8
"""Games won for each that chance would give: at least, at most."""
FEWEST = 8
"""Games without which nothing is said of how hard a nation is."""


@cache
def nation_records() -> Mapping[str, Any]:
    """Games of self-play, as `python -m tests.games.advanced_civilization.self_play --write-nations` counted them."""
    path = resource("advanced_civilization", "ai", "nations.toml")
    return tomllib.loads(path.read_text(encoding="utf-8"))


def steps_from(board: Board, starts: tuple[int, ...]) -> dict[int, int]:
    """How far every area is, by land and over water borders."""
    found, edge = dict.fromkeys(starts, 0), list(starts)
    for area in edge:
        for near in board.adjacent[area]:
            if near not in found:
                found[near] = found[area] + 1
                edge.append(near)
    return found


def nation_profile(cards: CardSet, board: Board, nation_id: str, language: str) -> list[str]:
    """Starts and sites, epochs, the nearest others, how hard it is, and the games behind that."""
    speech = load_language(language)
    nation = next(each for each in cards.nations if each.id == nation_id)
    steps = steps_from(board, board.start[nation_id])
    sites = sum(board.sites[area] != "none" for area, step in steps.items() if step <= NEAR)
    starts = [board.areas[area] for area in board.start[nation_id]]
    squares = [
        square for square in range(1, len(nation.epochs) - 1) if nation.epochs[square] != nation.epochs[square - 1]
    ]
    others = [other for other in board.nations if other != nation_id]
    far = {other: min(steps.get(area, len(board.areas)) for area in board.start[other]) for other in others}
    nearest = sorted(others, key=lambda other: far[other])[:NEIGHBOURS]
    names = [speech.names["nation"][shown_as(board, other)].display for other in nearest]
    told = [
        speech.sentence("nation_profile.starts", areas=starts, n=sites),
        speech.sentence("nation_profile.epochs", squares=squares),
        speech.sentence("nation_profile.neighbours", nations=names),
    ]
    return [*told, *_record(nation_id, language)]


def _record(nation_id: str, language: str) -> list[str]:
    speech, records = load_language(language), nation_records()
    record = records.get("nation", {}).get(nation_id)
    if record is None or record["games"] < FEWEST:
        return []
    ratio = record["won"] / record["expected"]
    kind = "gentle" if ratio >= GENTLE else "hard" if ratio <= HARD else "even"
    return [
        speech.sentence(f"nation_profile.{kind}"),
        speech.sentence(
            "nation_profile.record",
            won=speech.decimal(record["won"]),
            games=record["games"],
            expected=speech.decimal(record["expected"]),
        ),
    ]
